import type { EnvironmentSpec, ToolchainSpec } from "#core/environment.ts";
import { textFile } from "#core/tree.ts";
import type { Exercise, Language } from "../language.ts";
import { GRADER, tools, withTexts } from "../toolkit.ts";
import { filesIn, gradedApart, graderOf, textOf } from "./graded-run.ts";

const BUILD_FILE = "CMakeLists.txt";
const CATCH = "test/catch.hpp";

/**
 * C++ through CMake and the exercise's own build file, as published. Catch's runner is compiled once and linked in
 * through the switch by which the track itself shares it; it tells of each test, and leaves without running what the
 * answer left for the end.
 */
export const cpp: Language = {
  id: "cpp",
  toolchains: [
    toolchain("g++", ["g++", "--version"], /^.*? (\d+(?:\.\d+)+)/m, [7], "g++"),
    toolchain("cmake", ["cmake", "--version"], /cmake version (\d+(?:\.\d+)*)/, [3, 18], "cmake"),
    {
      id: "boost",
      probe: ["sh", "-c", "echo BOOST_LIB_VERSION | g++ -E -P -include boost/version.hpp -x c++ - | tr _ ."],
      version: /"(\d+(?:\.\d+)*)"/,
      atLeast: [1, 58],
      foundBy: "g++",
      install: { apt: ["libboost-date-time-dev"] },
    },
    toolchain("make", ["make", "--version"], /GNU Make (\d+(?:\.\d+)*)/, [3], "make"),
  ],
  needs: (exercise) => [
    "g++",
    "cmake",
    "make",
    ...(/^\s*find_package\(Boost\b/m.test(textOf(exercise.files, BUILD_FILE)) ? ["boost"] : []),
  ],
  environments: (exercise) => [catch2(exercise)],
  graded: (exercise) =>
    new Map([
      ...filesIn(exercise, ["test", BUILD_FILE]),
      ...withTexts(exercise.files, exercise.tests, withoutMacros),
      ...graderOf("cpp/cpp.mjs", { tests: exercise.tests, headers: headersOf(exercise) }),
      ...tools("cpp", [BUILD_FILE, "comparisons.mjs", "objects.mjs", "specialised.mjs", "translation.mjs"], GRADER),
    ]),
  protected: ({ tests }) => [
    ...tests,
    "test/**",
    "**/CMakeLists.txt",
    "**/*.cmake",
    "**/CMake{,User}Presets.json",
    "**/{GNUm,M,m}akefile",
    "**/catch*.hpp",
    "**/*.gch/**",
    "**/*.gch",
  ],
  byproducts: ["build/**", "CMakeFiles/**", "CMakeCache.txt", "cmake_install.cmake", "**/*.o", "a.out"],
  ...gradedApart(),
};

/** One of a compiled runner for all exercises, as all bring the same Catch. */
const catch2 = ({ files }: Exercise): EnvironmentSpec => ({
  id: "catch2",
  files: new Map([["catch.hpp", textFile(textOf(files, CATCH))], ...tools("cpp", ["runner.cpp", "prepare.sh"], "")]),
  build: [{ argv: ["sh", "prepare.sh"], timeoutMs: 600_000 }],
  checks: [{ argv: ["g++", "-pthread", "runner.o", "-o", "/dev/null"], timeoutMs: 120_000 }],
  toolchains: ["g++"],
  provides: { env: { POLYGLOT_CPP: "{environment}" } },
});

/** The answer's own header, as a test includes it. */
const INCLUDE = /^[ \t]*#[ \t]*include[ \t]*"(?!test\/)([^"]+)".*$/gm;

/** After an answer's header its macros are undone: none may change what Catch, another header or the test means. */
export const withoutMacros = (test: string): string =>
  test.replace(INCLUDE, (line) => `${line.trimEnd()}\n#include "${GRADER}/undo.h"`);

const headersOf = ({ files, tests }: Exercise): readonly string[] =>
  tests.flatMap((path) => [...textOf(files, path).matchAll(INCLUDE)].map(([, name = ""]) => name));

function toolchain(
  id: string,
  probe: ToolchainSpec["probe"],
  version: RegExp,
  atLeast: readonly number[],
  name: string,
): ToolchainSpec {
  return { id, probe, version, atLeast, install: { apt: [name] } };
}
