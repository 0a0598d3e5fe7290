import { trialKey } from "#core/cells.ts";
import type { Plan, ShardManifest } from "#core/records.gen.ts";

/** Whether a run-dir is to hold a trial, by its number; without a shard it is to hold all of them. */
export function planned(plan: Plan, shard: ShardManifest | null): (trial: number) => boolean {
  const trials = plannedTrials(plan, shard);
  if (trials === null) return () => true;
  const mine = new Set(trials);
  return (trial) => mine.has(trial);
}

/** Numbers of the trials that a run-dir is to hold, in order; null: all of them. */
export function plannedTrials(plan: Plan, shard: ShardManifest | null): readonly number[] | null {
  if (shard === null) return null;
  const candidate = plan.candidates.findIndex(({ name }) => name === shard.candidate);
  if (candidate < 0) return [];
  const ids = new Set(shard.tasks);
  return plan.tasks.flatMap(({ id }, task) => {
    if (!ids.has(id)) return [];
    const first = trialKey(plan, { candidate, task, repetition: 1 });
    return Array.from({ length: plan.repetitions }, (_, at) => first + at);
  });
}
