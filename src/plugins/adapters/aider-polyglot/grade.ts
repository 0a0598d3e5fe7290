import type { Verification, VerificationClass, VerifyEvidence } from "#core/verification.ts";
import type { TestResult } from "./language.ts";

/** One verifier run, as its language reads it. */
export interface Reading {
  readonly evidence: VerifyEvidence;
  /** Null when there was nothing to read. */
  readonly results: readonly TestResult[] | null;
  /** Tests that ran when the reference was graded; null when that is not on record. */
  readonly expected: readonly string[] | null;
  /** What the run noticed being done to the tests' own machinery. */
  readonly suspicion: string | null;
  /** What the next attempt is shown. */
  readonly feedback: string;
}

/**
 * What a run of the tests means. A pass needs all of it to agree: exit code 0, results, every test of the reference
 * run among them and passed, no test that the reference run does not know, and nobody tinkering with the tests.
 */
export function grade({ evidence, results, expected, suspicion, feedback }: Reading): Verification {
  const { exitCode, signal } = evidence;
  const say = (cls: VerificationClass, reason: string, tests: Verification["tests"] = null): Verification => ({
    class: cls,
    reason,
    tests,
    lintPassed: null,
    typecheckPassed: null,
    feedback: cls === "pass" ? "" : feedback.trim() === "" ? reason : feedback,
  });

  if (expected === null) return say("environment", "Which tests have to run is not on record for this exercise.");
  const tests = results === null ? null : sort(results, expected);
  if (suspicion !== null) return say("suspicious", suspicion, tests);
  if (tests === null) {
    return exitCode === 0
      ? say("suspicious", "The tests ended with exit code 0 and without a complete list of results.")
      : say("fail", `The tests could not be run to their end: ${ending(exitCode, signal)}.`);
  }
  const strangers = [...tests.passed, ...tests.failed].filter((name) => !expected.includes(name));
  if (strangers.length > 0 && (exitCode === 0 || tests.failed.length === 0)) {
    return say("suspicious", `A test ran that is not among those of the exercise: ${first(strangers)}.`, tests);
  }
  if (tests.failed.length > 0) {
    return exitCode === 0
      ? say("suspicious", `${count(tests.failed)} failed, and yet the exit code is 0.`, tests)
      : say("fail", `${tests.failed.length} of ${count(expected)} failed.`, tests);
  }
  if (tests.missing.length > 0) {
    return say(
      "missing_tests",
      `${tests.missing.length} of ${count(expected)} did not run: ${first(tests.missing)}.`,
      tests,
    );
  }
  return exitCode === 0
    ? say("pass", `All ${count(expected)} passed.`, tests)
    : say("suspicious", `Every test is listed as passed, and yet it ended with ${ending(exitCode, signal)}.`, tests);
}

/** A test that was skipped did not run. */
function sort(results: readonly TestResult[], expected: readonly string[]): NonNullable<Verification["tests"]> {
  const of = (status: TestResult["status"]): string[] => namesOf(results.filter((result) => result.status === status));
  const ran = new Set([...of("passed"), ...of("failed")]);
  return { passed: of("passed"), failed: of("failed"), missing: expected.filter((name) => !ran.has(name)) };
}

const namesOf = (results: readonly TestResult[]): string[] => results.map(({ name }) => name);

const count = ({ length }: readonly unknown[]): string => `${length} ${length === 1 ? "test" : "tests"}`;

const first = (names: readonly string[]): string => {
  const [name = "", ...rest] = names;
  return rest.length === 0 ? JSON.stringify(name) : `${JSON.stringify(name)} and ${rest.length} more`;
};

const ending = (exitCode: number | null, signal: string | null): string =>
  exitCode === null ? `signal ${signal ?? "unknown"}` : `exit code ${exitCode}`;
