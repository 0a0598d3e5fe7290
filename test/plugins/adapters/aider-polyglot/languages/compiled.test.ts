import { describe, expect, it } from "vitest";
import picomatch from "picomatch";
import { GLOB_OPTIONS } from "#core/glob-options.ts";
import type { VerifyEvidence } from "#core/verification.ts";
import { cpp } from "#plugins/adapters/aider-polyglot/languages/cpp.ts";
import { java } from "#plugins/adapters/aider-polyglot/languages/java.ts";
import { rust } from "#plugins/adapters/aider-polyglot/languages/rust.ts";
import { TRACKS } from "#plugins/adapters/aider-polyglot/languages.ts";
import { smallExercise, smallPolyglot, taskOf } from "../../../../support/polyglot.ts";

const evidence = (run: unknown, exitCode: number | null = 1): VerifyEvidence => ({
  exitCode,
  signal: null,
  stdout: "",
  stderr: "",
  results: run === undefined ? {} : { "results.json": typeof run === "string" ? run : JSON.stringify(run) },
});

describe.each([cpp, java, rust])("$id", (language) => {
  const exercise = smallExercise(`${language.id}/tide-table`);
  const tests = [{ name: "one", status: "passed" as const }];
  const run = { built: true, ended: true, tests, suspicion: "Odd.", stopped: null };

  it("has no results where nothing was built and where the grader was cut off or had to stop it", () => {
    for (const left of [undefined, '{"built": tr', { ...run, built: false }, { ...run, stopped: "Late." }])
      expect(language.results(exercise, evidence(left))).toBeNull();
  });

  it("hands on results and what the grader noticed", () => {
    expect(language.results(exercise, evidence(run))).toEqual(tests);
    expect(language.suspicion?.(exercise, evidence(run))).toBe("Odd.");
    expect(language.suspicion?.(exercise, evidence({ ...run, suspicion: null }))).toBeNull();
  });

  it("prepares one environment for all exercises", () => {
    const others = ["half-built", "long-way-down"].map((name) => smallExercise(`${language.id}/${name}`));
    for (const other of others) expect(language.environments(other)).toEqual(language.environments(exercise));
  });

  it("has a reference with another list of tests for each exercise, and every test once", () => {
    const { tests: known = {} } = TRACKS.find((track) => track.language.id === language.id)?.reference ?? {};
    expect(Object.keys(known)).toHaveLength({ cpp: 26, java: 47, rust: 30 }[language.id] ?? NaN);
    for (const [name, names] of Object.entries(known)) {
      expect([name, names.length > 0]).toEqual([name, true]);
      expect(new Set(names).size).toBe(names.length);
    }
  });
});

it("lets nobody but the dataset decide on what builds and runs compiled tests", () => {
  for (const [id, ...paths] of [
    [
      "cpp/tide-table",
      "tide_table_test.cpp",
      "test/catch.hpp",
      "catch2/catch.hpp",
      "CMakeLists.txt",
      "x/a.cmake",
      "GNUmakefile",
    ],
    [
      "java/tide-table",
      "src/test/java/Other.java",
      "src/main/java/org/junit/Test.java",
      "src/main/resources/META-INF/services/x",
    ],
    [
      "java/tide-table",
      "src/main/java/org/assertj/core/api/Assertions.java",
      "settings.gradle.kts",
      "junit-platform.properties",
    ],
    [
      "rust/tide-table",
      "tests/new.rs",
      "build.rs",
      "deep/build.rs",
      ".cargo/config.toml",
      "rust-toolchain.toml",
      "Makefile",
    ],
  ] as const) {
    const isProtected = picomatch([...smallPolyglot().protected(taskOf(smallPolyglot(), id))], GLOB_OPTIONS);
    expect([id, paths.filter((path) => !isProtected(path))]).toEqual([id, []]);
  }
});

it("asks for Boost only where the build file does", () => {
  const exercise = smallExercise("cpp/tide-table");
  const withBoost = new Map(exercise.files);
  withBoost.set("CMakeLists.txt", {
    kind: "file",
    mode: 0o644,
    content: Buffer.from("find_package(Boost 1.58 REQUIRED COMPONENTS date_time)\n"),
  });
  expect(cpp.needs?.(exercise)).not.toContain("boost");
  expect(cpp.needs?.({ ...exercise, files: withBoost })).toContain("boost");
});
