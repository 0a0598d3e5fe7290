import { NUMBER } from "#core/attempt-fields.ts";
import type { AttemptTable } from "#core/attempt-table.ts";
import type { PairVerdict } from "#core/records.gen.ts";
import { wholeTokens } from "#core/report/whole-tokens.ts";
import type { TrialResults } from "#core/trial-results.ts";

export type Metric = PairVerdict["secondary"][number]["metric"];

/** What each secondary metric measures of attempts; NaN: not measured. */
const OF_ATTEMPTS: Readonly<Record<Metric, (attempts: AttemptTable) => Float64Array>> = {
  /** Milliseconds in the backend. */
  time_to_solve: (attempts) => attempts.numbers(NUMBER.solve),
  tokens: (attempts) => {
    const output = wholeTokens(attempts, NUMBER.output);
    return wholeTokens(attempts, NUMBER.input).map((input, at) => input + output[at]!);
  },
  turns: (attempts) => attempts.numbers(NUMBER.turns),
};

export const METRICS = Object.keys(OF_ATTEMPTS) as readonly Metric[];

/**
 * A secondary metric by trial, over all attempts of each; NaN where the trial did not pass, which has no say, and as
 * soon as one part is unknown.
 */
export function measuredWhenPassed(results: TrialResults, metric: Metric): Float64Array {
  const values = OF_ATTEMPTS[metric](results.attempts);
  const measured = new Float64Array(results.size);
  for (let trial = 0; trial < results.size; trial++) {
    if (!results.isPassed(trial)) {
      measured[trial] = Number.NaN;
      continue;
    }
    const end = results.firstAttempt(trial + 1);
    for (let at = results.firstAttempt(trial); at < end; at++) measured[trial]! += values[at]!;
  }
  return measured;
}
