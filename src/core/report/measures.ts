import { NUMBER } from "#core/attempt-fields.ts";
import type { AttemptTable } from "#core/attempt-table.ts";
import type { PairVerdict } from "#core/records.gen.ts";
import type { TrialResults } from "#core/trial-results.ts";

export type Metric = PairVerdict["secondary"][number]["metric"];

/** What each secondary metric measures of an attempt; NaN: not measured. */
const OF_ATTEMPT: Readonly<Record<Metric, (attempts: AttemptTable, at: number) => number>> = {
  /** Milliseconds in the backend. */
  time_to_solve: (attempts, at) => attempts.number(at, NUMBER.solve),
  tokens: (attempts, at) => attempts.number(at, NUMBER.input) + attempts.number(at, NUMBER.output),
  turns: (attempts, at) => attempts.number(at, NUMBER.turns),
};

export const METRICS = Object.keys(OF_ATTEMPT) as readonly Metric[];

/** A secondary metric of a trial, over all its attempts; NaN as soon as one part is unknown. */
export function measured(results: TrialResults, trial: number, metric: Metric): number {
  const { start, end } = results.attemptsOf({ start: trial, end: trial + 1 });
  const measure = OF_ATTEMPT[metric];
  let total = 0;
  for (let at = start; at < end; at++) total += measure(results.attempts, at);
  return total;
}
