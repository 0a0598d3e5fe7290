import type { EngineDeps } from "#engine/deps.ts";
import { needsText, outstandingNeeds, type OutstandingNeeds } from "#engine/needs/outstanding-needs.ts";
import { type Survey, surveyNeeds } from "#engine/needs/survey-needs.ts";
import type { PlannedRun } from "#engine/plan-run.ts";
import { probeAgents } from "#engine/preflight.ts";
import type { Availability } from "#plugins/backends/contract.ts";

/** What a plan asks of the machine it would be run on. */
export interface MachineNeeds {
  readonly agents: readonly { readonly candidate: string; readonly agent: Availability }[];
  readonly needs: OutstandingNeeds;
}

/** Asks programs for their versions and looks for what is prepared: nothing is run, made or refused. */
export async function machineNeeds(planned: PlannedRun, engine: EngineDeps): Promise<MachineNeeds> {
  const found = await probeAgents(planned.candidates, engine);
  const agents = found.map((agent, at) => ({ candidate: planned.plan.candidates[at]?.name ?? "", agent }));
  return { agents, needs: outstandingNeeds(await surveyOfPlan(planned, engine), engine) };
}

/** @param part positions of the tasks in question in the plan; absent: all of them */
export function surveyOfPlan(
  { plan, benchmark: { adapter, plugin } }: PlannedRun,
  engine: EngineDeps,
  part: readonly number[] = plan.tasks.map((_, at) => at),
): Promise<Survey> {
  const wanted = new Set(part.map((at) => plan.tasks[at]?.id));
  const tasks = adapter.tasks.filter(({ id }) => wanted.has(id));
  return surveyNeeds(adapter, tasks, plugin.toolchains ?? [], engine);
}

/** For people, a line each; empty where nothing is missing. */
export function machineNeedsText({ agents, needs }: MachineNeeds, requireAll: boolean): string {
  const missing = agents.flatMap(({ candidate, agent: { available, reason } }) =>
    available ? [] : [`${candidate} cannot be run here: ${reason ?? "see `benchmark doctor`."}`],
  );
  const refused = requireAll && needs.missing.length > 0 ? ["With --require-all, a run would stop there."] : [];
  return [...missing, needsText(needs), ...refused].filter((line) => line !== "").join("\n");
}
