import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { VerifyEvidence } from "#core/verification.ts";
import { grade } from "#plugins/adapters/aider-polyglot/grade.ts";
import type { TestResult } from "#plugins/adapters/aider-polyglot/language.ts";

const EXPECTED = ["opens", "closes", "leaks"];

const ended = (exitCode: number | null, signal: string | null = null): VerifyEvidence => ({
  exitCode,
  signal,
  stdout: "",
  stderr: "",
});

const passed = (...names: string[]): TestResult[] => names.map((name) => ({ name, status: "passed" }));

const graded = (
  results: readonly TestResult[] | null,
  exitCode: number | null,
  more: Partial<Parameters<typeof grade>[0]> = {},
) =>
  grade({
    evidence: ended(exitCode),
    results,
    expected: EXPECTED,
    suspicion: null,
    feedback: "what was printed",
    ...more,
  });

describe("grading a run of an exercise's tests", () => {
  it("passes when every expected test passed and the exit code is 0", () => {
    expect(graded(passed(...EXPECTED), 0)).toMatchObject({
      class: "pass",
      reason: "All 3 tests passed.",
      tests: { passed: EXPECTED, failed: [], missing: [] },
      feedback: "",
    });
  });

  it("shows what was printed when a test failed", () => {
    const results: TestResult[] = [...passed("opens", "closes"), { name: "leaks", status: "failed" }];
    expect(graded(results, 1)).toMatchObject({
      class: "fail",
      reason: "1 of 3 tests failed.",
      tests: { failed: ["leaks"] },
      feedback: "what was printed",
    });
  });

  it.each<[string, readonly TestResult[] | null, number | null, string]>([
    ["a test did not run", passed("opens", "closes"), 0, "missing_tests"],
    ["a test was skipped", [...passed("opens", "closes"), { name: "leaks", status: "skipped" }], 0, "missing_tests"],
    ["no test ran, and there is a list that says so", [], 0, "missing_tests"],
    ["there is no list, and the exit code is 0", null, 0, "suspicious"],
    ["there is no list, and the exit code is not 0", null, 2, "fail"],
    [
      "a test failed, and the exit code is 0",
      [...passed("opens", "closes"), { name: "leaks", status: "failed" }],
      0,
      "suspicious",
    ],
    ["all passed, and the exit code is not 0", passed(...EXPECTED), 1, "suspicious"],
    ["all passed, and a signal ended it", passed(...EXPECTED), null, "suspicious"],
    ["a test ran that nobody knows", passed(...EXPECTED, "opens #2"), 0, "suspicious"],
  ])("when %s, it is no pass", (_, results, exitCode, cls) => {
    expect(graded(results, exitCode).class).toBe(cls);
  });

  it("does not mind a test that is skipped now as it was then", () => {
    expect(graded([...passed(...EXPECTED), { name: "someday", status: "skipped" }], 0).class).toBe("pass");
  });

  it("takes a file that could not be loaded for a failure, not for a stranger", () => {
    expect(graded([{ name: "loading of door.spec.js", status: "failed" }], 1).class).toBe("fail");
  });

  it("believes a run that noticed being tinkered with, whatever else it says", () => {
    const suspicion = "The tests' machinery was changed: assertEqual";
    expect(graded(passed(...EXPECTED), 0, { suspicion })).toMatchObject({ class: "suspicious", reason: suspicion });
  });

  it("says that nothing can be said without a record of what has to run", () => {
    expect(graded(passed(...EXPECTED), 0, { expected: null }).class).toBe("environment");
  });

  it("gives the next attempt the reason where nothing was printed", () => {
    expect(graded(null, 2, { feedback: " \n" }).feedback).toBe("The tests could not be run to their end: exit code 2.");
  });

  it("never passes unless all agree", () => {
    const status = fc.constantFrom<TestResult["status"]>("passed", "failed", "skipped");
    const result = fc.record({ name: fc.constantFrom(...EXPECTED, "stranger"), status });
    fc.assert(
      fc.property(
        fc.option(fc.uniqueArray(result, { selector: ({ name }) => name })),
        fc.option(fc.integer({ min: 0, max: 3 })),
        (results, exitCode) => {
          const agree =
            exitCode === 0 &&
            results !== null &&
            EXPECTED.every((name) => results.some((one) => one.name === name && one.status === "passed")) &&
            results.every(({ name, status: what }) => EXPECTED.includes(name) || what === "skipped");
          expect(graded(results, exitCode).class === "pass").toBe(agree);
        },
      ),
    );
  });
});
