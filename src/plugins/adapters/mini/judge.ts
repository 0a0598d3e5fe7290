import { isJsonObject } from "#core/json.ts";
import type { Verification, VerificationClass, VerifyEvidence } from "#core/verification.ts";
import type { MiniTask } from "./bundle.ts";

const MAX_SHOWN = 12;
const MAX_DETAIL = 1_200;

interface CaseResult {
  readonly name: string;
  readonly verdict: "passed" | "failed";
  readonly detail: string;
}

/**
 * What a run of the grader means. A pass needs all of it to agree: one document and nothing else, of this task, exit code
 * 0, every expected case once, each one passed.
 */
export function judge(
  { slug, cases }: Pick<MiniTask, "slug" | "cases">,
  { exitCode, signal, stdout }: VerifyEvidence,
): Verification {
  if (signal !== null || exitCode === null) {
    return refuse("suspicious", `The grader was ended by ${signal ?? "an unknown cause"}, which nothing of ours does.`);
  }
  const document = parseDocument(stdout);
  if (document === null) return refuse("suspicious", "The grader's output is not the one document it prints.");
  if ("fault" in document) {
    return exitCode < 2
      ? refuse("suspicious", "The grader reported a fault and an exit code that says otherwise.")
      : refuse("environment", `The grader could not do its work: ${document.fault}`);
  }
  if (document.task !== slug) return refuse("suspicious", "The grader's document is about another task.");
  return weigh(
    cases.map(({ name }) => name),
    document.cases,
    exitCode,
  );
}

function weigh(expected: readonly string[], results: readonly CaseResult[], exitCode: number): Verification {
  const seen = new Set(results.map(({ name }) => name));
  const missing = expected.filter((name) => !seen.has(name));
  const failures = results.filter(({ verdict }) => verdict === "failed");
  const passed = results.filter(({ verdict }) => verdict === "passed").map(({ name }) => name);
  const tests = { passed, failed: failures.map(({ name }) => name), missing };
  const say = (cls: VerificationClass, reason: string, feedback = reason): Verification => ({
    ...refuse(cls, reason),
    tests,
    feedback,
  });

  if (seen.size !== results.length || [...seen].some((name) => !expected.includes(name))) {
    return say("suspicious", "The grader's document names a test twice, or one that does not exist.");
  }
  if (missing.length > 0) return say("missing_tests", `${missing.length} of ${expected.length} tests did not run.`);
  if (exitCode !== (failures.length === 0 ? 0 : 1)) {
    return say(
      "suspicious",
      `The grader's exit code ${exitCode} and its document (${failures.length} failed) disagree.`,
    );
  }
  if (failures.length === 0) return say("pass", `All ${expected.length} tests passed.`, "");
  const reason = `${failures.length} of ${expected.length} tests failed.`;
  return say("fail", reason, [reason, ...describe(failures)].join("\n"));
}

/** One paragraph per failed test, and those that failed for the same reason as the one before under it. */
function describe(failures: readonly CaseResult[]): string[] {
  const lines = failures.slice(0, MAX_SHOWN).flatMap(({ name, detail }, index) => {
    const same = index > 0 && failures[index - 1]?.detail === detail;
    return [`FAILED ${name}`, same ? "  (as above)" : `  ${detail.slice(0, MAX_DETAIL).replaceAll("\n", "\n  ")}`];
  });
  const rest = failures.length - MAX_SHOWN;
  return rest > 0 ? [...lines, `… and ${rest} more`] : lines;
}

function parseDocument(
  stdout: string,
): { readonly fault: string } | { readonly task: string; readonly cases: CaseResult[] } | null {
  let document: unknown;
  try {
    document = JSON.parse(stdout);
  } catch {
    return null; // the caller names it
  }
  if (!isJsonObject(document) || document["mini"] !== 1) return null;
  const { fault, task, cases } = document;
  if (typeof fault === "string" && task === undefined && cases === undefined) return { fault };
  if (fault !== undefined || typeof task !== "string" || !Array.isArray(cases)) return null;
  const results = cases.map(parseCase);
  return results.some((result) => result === null) ? null : { task, cases: results as CaseResult[] };
}

function parseCase(value: unknown): CaseResult | null {
  if (!isJsonObject(value)) return null;
  const { name, verdict, detail = "" } = value;
  if (typeof name !== "string" || typeof detail !== "string" || (verdict !== "passed" && verdict !== "failed"))
    return null;
  return { name, verdict, detail };
}

const refuse = (cls: VerificationClass, reason: string): Verification => ({
  class: cls,
  reason,
  tests: null,
  lintPassed: null,
  typecheckPassed: null,
  feedback: reason,
});
