import { trialAt } from "#core/cells.ts";
import type { Plan, ShardManifest } from "#core/records.gen.ts";

/** Whether a run-dir is to hold a trial, by its number; without a shard it is to hold all of them. */
export function planned(plan: Plan, shard: ShardManifest | null): (trial: number) => boolean {
  if (shard === null) return () => true;
  const mine = plan.candidates.findIndex(({ name }) => name === shard.candidate);
  const ids = new Set(shard.tasks);
  const tasks = plan.tasks.map(({ id }) => ids.has(id));
  return (trial) => {
    const { candidate, task } = trialAt(plan, trial);
    return candidate === mine && tasks[task] === true;
  };
}
