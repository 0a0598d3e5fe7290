import type { Interval } from "#core/records.gen.ts";
import { mean } from "#core/stats/moments.ts";
import { clusteredStandardError, standardError } from "#core/stats/standard-error.ts";
import { studentTQuantile } from "#core/stats/student-t.ts";

export interface LogRatio {
  readonly n: number;
  /** Geometric mean of the ratios; null of none. */
  readonly ratio: number | null;
  /** 95 % t interval, taken on the logarithms; null below two independent units. */
  readonly interval: Interval | null;
}

/**
 * Geometric mean of paired ratios with its interval.
 *
 * @param logs logarithm of each pair's ratio
 * @param clusters one name per pair; null: the pairs are independent
 */
export function pairedLogRatio(logs: readonly number[], clusters: readonly string[] | null): LogRatio {
  const centre = mean(logs);
  if (centre === null) return { n: 0, ratio: null, interval: null };
  const se = clusters === null ? standardError(logs) : clusteredStandardError(logs, clusters);
  const units = clusters === null ? logs.length : new Set(clusters).size;
  const half = se === null ? null : se * studentTQuantile(0.975, units - 1);
  return {
    n: logs.length,
    ratio: Math.exp(centre),
    interval: half === null ? null : { low: Math.exp(centre - half), high: Math.exp(centre + half) },
  };
}
