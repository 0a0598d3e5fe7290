import type { EnvironmentSpec, ToolchainSpec } from "#core/environment.ts";
import { textFile } from "#core/tree.ts";
import type { Exercise, Language } from "../language.ts";
import { catchGuard } from "./catch-guard.ts";
import { GRADER, tool, tools, withTexts } from "../toolkit.ts";
import { filesIn, gradeCommand, graderOf, resultsOf, suspicionOf, textOf } from "./graded-run.ts";

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
      install: "apt-get install libboost-date-time-dev",
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
      ...withTexts(exercise.files, exercise.tests, withGuard),
      ...graderOf("cpp/cpp.mjs", {}),
      ...tools("cpp", [BUILD_FILE], GRADER),
      [`${GRADER}/catch.hpp`, textFile(guardFor(exercise))],
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
  verify: (_exercise, timeoutMs) => gradeCommand(timeoutMs),
  results: (_exercise, evidence) => resultsOf(evidence),
  suspicion: (_exercise, evidence) => suspicionOf(evidence),
};

/** One of a compiled runner for all exercises, as all bring the same Catch. */
const catch2 = ({ files }: Exercise): EnvironmentSpec => ({
  id: "catch2",
  files: new Map([
    ["catch.hpp", textFile(textOf(files, CATCH))],
    ["runner.cpp", textFile(tool("cpp/runner.cpp"))],
  ]),
  build: [{ argv: ["g++", "-std=c++17", "-pthread", "-c", "runner.cpp", "-o", "runner.o"], timeoutMs: 600_000 }],
  checks: [{ argv: ["g++", "-pthread", "runner.o", "-o", "/dev/null"], timeoutMs: 120_000 }],
  toolchains: ["g++"],
  provides: { env: { POLYGLOT_CPP: "{environment}" } },
});

/** Seen from the grader's folder. */
const guardFor = ({ files, tests }: Exercise): string =>
  catchGuard(tests.map((path) => textOf(files, path)).join("\n"), textOf(files, CATCH), `../${CATCH}`);

/** The test with the guard in the place of Catch, be it the exercise's own or one of the machine's. */
const withGuard = (test: string): string =>
  test.replace(/^([ \t]*#[ \t]*include[ \t]*)(?:"test\/catch.hpp"|<catch2\/catch.hpp>)/gm, `$1"${GRADER}/catch.hpp"`);

function toolchain(
  id: string,
  probe: ToolchainSpec["probe"],
  version: RegExp,
  atLeast: readonly number[],
  name: string,
): ToolchainSpec {
  return { id, probe, version, atLeast, install: `apt-get install ${name}` };
}
