import type { Condition, Interval } from "#core/records.gen.ts";
import type { PairInput, RuleSettings } from "#core/verdict-input.ts";
import type { Completeness } from "#core/verdict/complete.ts";
import type { Measurement } from "#core/verdict/measure.ts";
import type { Outlook } from "#core/verdict/outlook.ts";

/** A decided pair with everything its reason and its steps speak of. */
export interface Finding {
  readonly pair: PairInput;
  readonly settings: RuleSettings;
  readonly completeness: Completeness;
  readonly measured: Measurement;
  readonly adjustedP: number;
  /** How many pairs Holm corrected over. */
  readonly family: number;
  readonly kind: "win" | "equivalent" | "inconclusive";
  /** Null: neither side is ahead. */
  readonly leader: string | null;
  readonly conditions: readonly Condition[];
  /** Whether the claim survives the missing cells; null: there was no claim. */
  readonly robust: boolean | null;
  readonly outlook: Outlook;
}

/** An interval over resampled units, beside the one the rule rests on. */
export interface Bootstrap extends Interval {
  readonly resamples: number;
}

/** The side a text speaks of: the leader, or of two level sides the one whose name sorts first. */
export function frontOf({ pair, leader }: Pick<Finding, "pair" | "leader">): {
  front: string;
  back: string;
  isA: boolean;
} {
  const isA = leader === null ? pair.a < pair.b : leader === pair.a;
  return isA ? { front: pair.a, back: pair.b, isA } : { front: pair.b, back: pair.a, isA };
}
