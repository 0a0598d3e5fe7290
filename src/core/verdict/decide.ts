import type { Condition, PairVerdict } from "#core/records.gen.ts";
import { bootstrapIntervals } from "#core/stats/bootstrap.ts";
import type { PairInput, RuleSettings } from "#core/verdict-input.ts";
import { complete, type Completeness } from "#core/verdict/complete.ts";
import { isEquivalent } from "#core/verdict/conditions.ts";
import type { Bootstrap, Finding } from "#core/verdict/finding.ts";
import type { Measurement } from "#core/verdict/measure.ts";
import { outlook, type Outlook } from "#core/verdict/outlook.ts";
import { measureWith, pairRule, type PairRule } from "#core/verdict/pair-rule.ts";
import { invalidVerdict, validVerdict } from "#core/verdict/pair-verdict.ts";
import { whyInvalid } from "#core/verdict/reason.ts";
import { equivalenceIsRobust, winIsRobust } from "#core/verdict/robust.ts";

export interface DecideOptions {
  /** Resamples of the bootstrap interval, at most 10,000 unless said; 0 leaves it out. No verdict rests on it. */
  readonly bootstrapResamples?: number;
}

/**
 * The verdict of every reported pair, in the order given. The pairs are one family: Holm corrects over those whose test
 * could be run, so hand in all pairs that are reported, or those against the baseline only.
 *
 * Pure and symmetric: swapping A and B mirrors every number exactly, and permuting tasks changes no byte.
 * `secondary` is empty and `compat` null: both need more than passes and failures, and the caller fills them.
 */
export function decidePairs(
  pairs: readonly PairInput[],
  settings: RuleSettings,
  options: DecideOptions = {},
): PairVerdict[] {
  const examined = pairs.map((pair) => examine(pair, settings));
  const resampled = bootstrap(examined, settings.seed, options.bootstrapResamples);
  return examined.map((one, at) => {
    if ("invalid" in one) return invalidVerdict(one.pair, one.completeness, settings, one.invalid);
    const others = examined.flatMap((other) => (other === one || "invalid" in other ? [] : [other.measured.p]));
    const finding = decide(one, pairRule(settings, others));
    return validVerdict(finding, resampled[at] ?? null);
  });
}

interface Compared {
  readonly pair: PairInput;
  readonly completeness: Completeness;
}

type Examined = Compared & ({ readonly invalid: string } | { readonly measured: Measurement });

/** Steps 0 to 4: either why there can be no verdict, or what the paired tasks say. */
function examine(pair: PairInput, settings: RuleSettings): Examined {
  const completeness = complete(pair);
  const invalid = whyInvalid(pair, completeness, settings);
  if (invalid !== null) return { pair, completeness, invalid };
  return { pair, completeness, measured: measureWith(settings)(completeness.paired) };
}

/** Step 5: win, equivalent, inconclusive, in this order; the first two must survive the missing cells. */
function decide(
  { pair, completeness, measured }: Compared & { readonly measured: Measurement },
  rule: PairRule,
): Finding {
  const { settings, family } = rule;
  const conditions = rule.conditions(measured);
  const wins = conditions.every(({ ok }) => ok);
  const found = {
    pair,
    settings,
    completeness,
    measured,
    adjustedP: rule.adjust(measured.p),
    family,
    leader: measured.delta > 0 ? pair.a : measured.delta < 0 ? pair.b : null,
  };
  const ahead = outlook(measured, completeness.paired, settings.alpha / family);
  if (!wins && !isEquivalent(measured, settings.margin)) {
    const future = isOnlyTooSmall(conditions) ? settled(ahead) : ahead;
    return { ...found, kind: "inconclusive", conditions, robust: null, outlook: future };
  }
  const robust = wins ? winIsRobust(completeness, measured.delta, rule) : equivalenceIsRobust(completeness, rule);
  return {
    ...found,
    kind: robust.ok ? (wins ? "win" : "equivalent") : "inconclusive",
    conditions: [...conditions, robust],
    robust: robust.ok,
    outlook: settled(ahead),
  };
}

/** A lead that is certain but under the threshold: more of the same would not change that. */
const isOnlyTooSmall = (conditions: readonly Condition[]): boolean =>
  conditions.every(({ id, ok }) => ok || id === "threshold");

/** Nothing that more tasks or repetitions are needed for. */
const settled = ({ mde }: Outlook): Outlook => ({ mde, moreTasks: null, moreRepetitions: null });

/** For each pair its interval; null without a measurement, or where there is none. */
function bootstrap(
  examined: readonly Examined[],
  seed: number,
  limit: number | undefined,
): readonly (Bootstrap | null)[] {
  const resamples = (units: number): number => limit ?? affordableResamples(units);
  const found = examined.map((one) => ("invalid" in one ? null : one.measured.differences));
  const intervals = bootstrapIntervals(
    found.map((differences) => differences?.units ?? []),
    seed,
    resamples,
  );
  return found.map((differences, at) => {
    const parts = intervals[at] ?? null;
    if (differences === null || parts === null) return null;
    const { scale, units } = differences;
    return { low: parts.low / scale, high: parts.high / scale, resamples: resamples(units.length) };
  });
}

/** Ten million draws take a fifteenth of a second; with thousands of units fewer resamples say the same. */
const affordableResamples = (units: number): number => Math.min(10_000, Math.max(1_000, Math.floor(1e7 / units)));
