import type { OutcomeClass } from "#core/outcome.ts";

/** What a verification can conclude. An adapter gives any but `verifier_timeout`, which the engine adds by itself. */
export type VerificationClass = Extract<
  OutcomeClass,
  "pass" | "fail" | "missing_tests" | "suspicious" | "environment" | "verifier_timeout" | "unknown" | "oom" | "disk"
>;

/** What came out of one verifier run, before anyone judged it. */
export interface VerifyEvidence {
  readonly exitCode: number | null;
  readonly signal: string | null;
  readonly stdout: string;
  readonly stderr: string;
  /** What the command left in `{results}`, by name: those of `VerifyCommand.results` that were there. */
  readonly results?: Readonly<Record<string, string>>;
}

/** What the verifier saw. `null` means not measured, never false. */
export interface Verification {
  readonly class: VerificationClass;
  /** One sentence for a person. */
  readonly reason: string;
  /** Names of tests that ran, by what became of them; null when the verifier knows no single tests. */
  readonly tests: {
    readonly passed: readonly string[];
    readonly failed: readonly string[];
    readonly missing: readonly string[];
  } | null;
  readonly lintPassed: boolean | null;
  readonly typecheckPassed: boolean | null;
  /** What the next attempt is shown. */
  readonly feedback: string;
}
