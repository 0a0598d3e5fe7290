import type { SecondaryMetric } from "#core/records.gen.ts";
import { mean } from "#core/stats/moments.ts";
import { pairedLogRatio } from "#core/stats/log-ratio.ts";

/** What each task measures on either side as mean logarithms, see `meanLog`; NaN: nothing. */
export interface SecondaryTasks {
  readonly a: Float64Array;
  readonly b: Float64Array;
  /** Cluster of each; null: it is on its own. */
  readonly clusters: readonly (string | null)[];
}

/** Ratios this near to 1 are not worth a word. */
const LEAST_LOG_RATIO = Math.log(1.1);

/**
 * Time, tokens or turns of B over A, less being better: the geometric mean over the tasks that both sides passed, from
 * the trials that passed, with a 95 % t interval on the logarithms. It never changes the headline and is not corrected
 * for the number of metrics.
 *
 * @param tasks the pair's, in any order
 * @param clustered whether tasks of one cluster depend on each other
 */
export function secondaryMetric(
  metric: SecondaryMetric["metric"],
  pair: { readonly a: string; readonly b: string },
  { a, b, clusters }: SecondaryTasks,
  clustered = false,
): SecondaryMetric {
  const logs: number[] = [];
  const names: string[] = [];
  for (let at = 0; at < a.length; at++) {
    const log = b[at]! - a[at]!;
    if (Number.isNaN(log)) continue;
    logs.push(log);
    if (clustered) names.push(clusters[at] == null ? `task ${at}` : `cluster ${clusters[at]}`);
  }
  const { n, ratio, interval } = pairedLogRatio(logs, clustered ? names : null);
  return { metric, n, ratio, low: interval?.low ?? null, high: interval?.high ?? null, favours: favoured() };

  function favoured(): string | null {
    if (ratio === null || interval === null) return null;
    if (Math.abs(Math.log(ratio)) < LEAST_LOG_RATIO - 1e-12) return null;
    if (interval.low > 1) return pair.a;
    return interval.high < 1 ? pair.b : null;
  }
}

/**
 * Mean logarithm over the trials of a task that passed and were measured; NaN of none. `values` has NaN for those that
 * did not or were not; zero or less has no logarithm and counts as not measured.
 */
export function meanLog(
  values: Float64Array,
  { start, end }: { readonly start: number; readonly end: number },
): number {
  const logs: number[] = [];
  for (let at = start; at < end; at++) if (values[at]! > 0) logs.push(Math.log(values[at]!));
  return mean(logs) ?? Number.NaN;
}
