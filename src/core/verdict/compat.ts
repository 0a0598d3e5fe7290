import type { PairVerdict } from "#core/records.gen.ts";
import { mean, sampleVariance } from "#core/stats/moments.ts";

/** A metric as the ancestor's rule sees it. */
export interface CompatMetric {
  /** `deterministic`: the threshold is 1 in the metric's own unit; `continuous`: 10 % of the smaller mean. */
  readonly kind: "deterministic" | "continuous";
  readonly better: "higher" | "lower";
}

export type CompatVerdict = "A" | "B" | "directional";

/** The metrics the ancestor compares for each pair; one sample per attempt. */
export const COMPAT_METRICS: Readonly<Record<keyof NonNullable<PairVerdict["compat"]>, CompatMetric>> = {
  pass_rate: { kind: "continuous", better: "higher" },
  elapsed_seconds: { kind: "continuous", better: "lower" },
  failed_commands: { kind: "deterministic", better: "lower" },
  human_interventions: { kind: "deterministic", better: "lower" },
};

/**
 * The ancestor's rule, kept for comparison only: a winner when the means differ by more than twice the larger standard
 * deviation of single attempts, and by at least the threshold. It mistakes a deviation for a standard error: more data
 * never help, and two equal samples are enough.
 */
export function declareWinnerCompat(
  metric: CompatMetric,
  a: readonly (number | null)[],
  b: readonly (number | null)[],
): CompatVerdict {
  const [sideA, sideB] = [a, b].map(summary);
  if (sideA === undefined || sideB === undefined || sideA.n < FEWEST || sideB.n < FEWEST) return "directional";
  const delta = sideA.mean - sideB.mean;
  if (delta === 0 || Math.abs(delta) <= 2 * Math.max(sideA.deviation, sideB.deviation)) return "directional";
  if (Math.abs(delta) < thresholdOf(metric, sideA.mean, sideB.mean)) return "directional";
  return delta > 0 === (metric.better === "higher") ? "A" : "B";
}

/** Measured samples that each side needs. */
const FEWEST = 2;

/** One sample alone counts as having no spread, as in the ancestor. */
function summary(samples: readonly (number | null)[]): { n: number; mean: number; deviation: number } | undefined {
  const measured = samples.filter((sample) => sample !== null);
  const centre = mean(measured);
  if (centre === null) return undefined;
  const variance = sampleVariance(measured);
  return { n: measured.length, mean: centre, deviation: variance === null ? 0 : Math.sqrt(variance) };
}

/** Of two means the smaller, of one that is 0 the other, of two zeros 1. */
function thresholdOf({ kind }: CompatMetric, meanA: number, meanB: number): number {
  if (kind === "deterministic") return 1;
  const [smaller, larger] = [Math.abs(meanA), Math.abs(meanB)].sort((x, y) => x - y);
  return 0.1 * (smaller || larger || 1);
}
