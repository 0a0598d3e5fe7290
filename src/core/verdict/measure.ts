import type { Interval } from "#core/records.gen.ts";
import { exactSum } from "#core/stats/exact-sum.ts";
import { signFlip } from "#core/stats/sign-flip.ts";
import { clusteredStandardError, standardError } from "#core/stats/standard-error.ts";
import { studentTQuantile } from "#core/stats/student-t.ts";
import type { PairedTask } from "#core/verdict-input.ts";
import { differences, type Differences } from "#core/verdict/differences.ts";

/** What the paired tasks say. Shares are fractions; positive means A is ahead. */
export interface Measurement {
  readonly differences: Differences;
  readonly delta: number;
  /** Null with fewer than two independent units. */
  readonly se: number | null;
  /** Null as well where all tasks differ by the same: that says nothing of how others would, and no interval is that sure. */
  readonly ci: Interval | null;
  readonly ci90: Interval | null;
  readonly p: number;
  readonly method: "exact" | "monte-carlo";
  readonly winsA: number;
  readonly winsB: number;
  /** Independent units in which the sides differ. */
  readonly discordant: number;
}

/** Steps 2 to 4 for at least one task: differences, test, standard error and intervals. */
export function measure(tasks: readonly PairedTask[], options: { clustered: boolean; seed: number }): Measurement {
  const found = differences(tasks, options.clustered);
  const { values, clusters, units, scale } = found;
  const delta = leadOf(values) / (scale * values.length);
  const rawSe = clusters === null ? standardError(values) : clusteredStandardError(values, clusters);
  const se = rawSe === null ? null : rawSe / scale;
  const sums = units.map(({ sum }) => sum);
  return {
    differences: found,
    delta,
    se,
    ci: se === 0 ? null : tInterval(delta, se, units.length, 0.975),
    ci90: tInterval(delta, se, units.length, 0.95),
    ...signFlip(sums, options.seed),
    winsA: values.filter((value) => value > 0).length,
    winsB: values.filter((value) => value < 0).length,
    discordant: sums.filter((sum) => sum !== 0).length,
  };
}

/** Means of continuous scores that only differ by rounding are a tie. */
function leadOf(values: readonly number[]): number {
  const sum = exactSum(values);
  return Math.abs(sum) <= 1e-12 * exactSum(values.map(Math.abs)) ? 0 : sum;
}

function tInterval(delta: number, se: number | null, units: number, quantile: number): Interval | null {
  if (se === null) return null;
  const half = studentTQuantile(quantile, units - 1) * se;
  return { low: delta - half, high: delta + half };
}
