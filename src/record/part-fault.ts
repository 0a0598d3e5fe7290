import { canonicalJson } from "#core/json.ts";
import { shardOf } from "#core/plan.ts";
import type { Plan, ShardManifest } from "#core/records.gen.ts";

/**
 * Why a shard does not hold the part of `plan` that is its own; null: it does. A part is what the plan says it is, not
 * what its manifest says.
 */
export function partFault(plan: Plan, shard: ShardManifest): string | null {
  const part = shardOf(plan, shard);
  const tasks = part.tasks.map((task) => plan.tasks[task]?.id);
  const itsOwn =
    plan.candidates[part.candidate]?.name === shard.candidate && canonicalJson(tasks) === canonicalJson(shard.tasks);
  return itsOwn ? null : `claims a part of the plan that is not shard ${shard.index}/${shard.of}`;
}

/** Whether two spellings of one plan leave out the same tasks as unsound; their digest does not say. */
export const sameValidation = (a: Plan, b: Plan): boolean =>
  canonicalJson(a.validation) === canonicalJson(b.validation);
