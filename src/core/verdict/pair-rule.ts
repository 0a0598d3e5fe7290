import type { Condition } from "#core/records.gen.ts";
import { holm } from "#core/stats/holm.ts";
import type { PairedTask, RuleSettings } from "#core/verdict-input.ts";
import { winConditions } from "#core/verdict/conditions.ts";
import { measure, type Measurement } from "#core/verdict/measure.ts";

/** The rule as one pair of a family sees it: the same for what was measured and for the worst case of what was not. */
export interface PairRule {
  readonly settings: RuleSettings;
  /** How many pairs Holm corrects over. */
  readonly family: number;
  measure(tasks: readonly PairedTask[]): Measurement;
  /** This pair's p after Holm, were it `p`; the other pairs keep theirs. */
  adjust(p: number): number;
  /** What a win needs, the robustness apart. */
  conditions(measured: Measurement): Condition[];
}

export const measureWith =
  ({ cluster, seed }: RuleSettings) =>
  (tasks: readonly PairedTask[]): Measurement =>
    measure(tasks, { clustered: cluster !== "none", seed });

/** @param others the p of every other pair of the family whose test was run */
export function pairRule(settings: RuleSettings, others: readonly number[]): PairRule {
  const family = others.length + 1;
  const adjust = (p: number): number => holm([p, ...others])[0]!;
  return {
    settings,
    family,
    measure: measureWith(settings),
    adjust,
    conditions: (measured) => winConditions(measured, { p: adjust(measured.p), family }, settings),
  };
}
