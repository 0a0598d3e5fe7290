import { nextAttempt, trialKey } from "#core/cells.ts";
import { type Shard, shardTrials, type Trial } from "#core/plan.ts";
import type { Plan } from "#core/records.gen.ts";
import type { RunDir } from "#record/run-dir.ts";

/** The trials of a run, or of a part of it, in the order they are started. */
export interface Work {
  readonly trials: readonly Trial[];
  /** Those that are not done yet. */
  readonly todo: readonly Trial[];
}

/** What there is to do of a plan, or of a shard of it, after all that is on record already. */
export function workOf(plan: Plan, shard: Shard | null, { found }: RunDir): Work {
  const trials = shardTrials(plan, shard);
  const { max_attempts } = plan.benchmark;
  const todo = trials.filter(
    (trial) => nextAttempt(found.results.rowsOf(trialKey(plan, trial)), max_attempts) !== null,
  );
  return { trials, todo };
}
