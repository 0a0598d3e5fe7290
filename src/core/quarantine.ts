import type { Plan } from "#core/records.gen.ts";

/** Why tasks of a plan are left out, by task id. */
export const quarantineReasons = ({ validation }: Pick<Plan, "validation">): ReadonlyMap<string, string> =>
  new Map(validation?.quarantined.map(({ task_id, reason }) => [task_id, reason]));
