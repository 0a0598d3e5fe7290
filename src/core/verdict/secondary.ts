import type { SecondaryMetric } from "#core/records.gen.ts";
import { mean } from "#core/stats/moments.ts";
import { pairedLogRatio } from "#core/stats/log-ratio.ts";

/** One trial as a secondary metric sees it. */
export interface MeasuredTrial {
  readonly passed: boolean;
  /** Null: not measured. Zero or less has no logarithm and counts as not measured. */
  readonly value: number | null;
}

export interface SecondaryTask {
  readonly cluster: string | null;
  readonly a: readonly MeasuredTrial[];
  readonly b: readonly MeasuredTrial[];
}

/** Ratios this near to 1 are not worth a word. */
const LEAST_LOG_RATIO = Math.log(1.1);

/**
 * Time, tokens or turns of B over A, less being better: the geometric mean over the tasks that both sides passed, from
 * the trials that passed, with a 95 % t interval on the logarithms. It never changes the headline and is not corrected
 * for the number of metrics.
 *
 * @param tasks the pair's tasks, in any order
 * @param clustered whether tasks of one cluster depend on each other
 */
export function secondaryMetric(
  metric: SecondaryMetric["metric"],
  pair: { readonly a: string; readonly b: string },
  tasks: readonly SecondaryTask[],
  clustered = false,
): SecondaryMetric {
  const both = tasks.flatMap((task, at) => {
    const [a, b] = [meanLog(task.a), meanLog(task.b)];
    return a === null || b === null
      ? []
      : [{ log: b - a, cluster: task.cluster === null ? `task ${at}` : `cluster ${task.cluster}` }];
  });
  const { n, ratio, interval } = pairedLogRatio(
    both.map(({ log }) => log),
    clustered ? both.map(({ cluster }) => cluster) : null,
  );
  return { metric, n, ratio, low: interval?.low ?? null, high: interval?.high ?? null, favours: favoured() };

  function favoured(): string | null {
    if (ratio === null || interval === null) return null;
    if (Math.abs(Math.log(ratio)) < LEAST_LOG_RATIO - 1e-12) return null;
    if (interval.low > 1) return pair.a;
    return interval.high < 1 ? pair.b : null;
  }
}

/** Mean logarithm over the trials that passed and were measured; null of none. */
const meanLog = (trials: readonly MeasuredTrial[]): number | null =>
  mean(trials.flatMap(({ passed, value }) => (passed && value !== null && value > 0 ? [Math.log(value)] : [])));
