import type { Settings } from "#core/records.gen.ts";

/**
 * One task of a pair. One entry per planned repetition: 1 passed, 0 not passed, null without a scored result
 * (infrastructure, ambiguous, or never run). Continuous scores in [0, 1] are allowed.
 */
export interface PairedTask {
  readonly id: string;
  /** Group of dependent tasks; null: on its own. */
  readonly cluster: string | null;
  readonly a: readonly (number | null)[];
  readonly b: readonly (number | null)[];
  /** Set when the task is left out whatever was measured. */
  readonly quarantined: string | null;
}

/** Everything the rule looks at for one pair. Nothing else may influence a verdict. */
export interface PairInput {
  readonly a: string;
  readonly b: string;
  /** Every planned task, in the plan's order. */
  readonly tasks: readonly PairedTask[];
  /** Fingerprint fields that differ and are not the declared treatment. */
  readonly fingerprintDifferences: readonly string[];
  /** A gate of the benchmark itself that failed; null: none did. */
  readonly benchmarkFault: string | null;
}

export type RuleSettings = Pick<Settings, "alpha" | "threshold" | "margin" | "max_excluded" | "cluster" | "seed">;
