import type { CommandContext } from "#commands/command.ts";
import type { AgentChecks } from "#commands/checks/agent-checks.ts";
import { existingPlan, refuseIdleAccept } from "#commands/shared/kept-plan.ts";
import { refuseOtherRun } from "#commands/shared/place-of-run.ts";
import { Cancelled } from "#core/errors.ts";
import type { Shard } from "#core/plan.ts";
import { configChanges } from "#engine/config-changes.ts";
import type { EngineDeps } from "#engine/deps.ts";
import { type OutstandingNeeds, outstandingNeeds, refuseMissing } from "#engine/needs/outstanding-needs.ts";
import { type Survey, surveyNeeds } from "#engine/needs/survey-needs.ts";
import { type Obstacle, Obstacles } from "#engine/readiness/obstacles.ts";
import type { PlannedRun } from "#engine/plan-run.ts";

/** All that is looked at before a run spends anything. A run refuses what speaks against it; a dry run tells all of it. */
export interface RunChecks extends AgentChecks {
  readonly obstacles: readonly Obstacle[];
  /** null: of a run that goes on, nobody knows yet which tasks are left, so it looks for itself. */
  readonly survey: Survey | null;
  /** null: as above. */
  readonly needs: OutstandingNeeds | null;
}

/**
 * Looks at everything that a run needs, starts nothing but what tells a version, and spends nothing. There is no second
 * list: whatever a run would refuse before it begins is refused here, so that no dry run is silent of it.
 * @param part what is to be run of the plan; null: all of it
 * @param options whether a person is asked before a key goes where only a file says
 */
export async function checkRun(
  given: PlannedRun,
  part: Shard | null,
  engine: EngineDeps,
  ctx: CommandContext,
  options: { readonly ask: boolean } = { ask: false },
): Promise<RunChecks> {
  const obstacles = new Obstacles();
  // What the other candidates need, the machines of their shards have.
  const isOwn = given.candidates.map((_, at) => part === null || at === part.candidate);
  await obstacles.take([], () => {
    refuseOtherRun(given.plan, part, ctx);
    refuseIdleAccept(ctx);
  });
  const found = await ofAgents(given, isOwn, obstacles, engine, ctx, options);
  const changes = await obstacles.take([], () => {
    const own = found.planned.candidates.map((one, at) => (isOwn[at] === true ? one : null));
    return configChanges(given.plan, own, ctx.flags.accept ?? []);
  });
  const goesOn = existingPlan(ctx) !== null && ctx.flags["dry-run"] !== true;
  const survey = goesOn ? null : await surveyOf(given, part, engine);
  const needs = survey === null ? null : outstandingNeeds(survey, engine);
  if (needs !== null && ctx.flags["require-all"] === true)
    await obstacles.take([], () => {
      refuseMissing(needs);
    });
  return {
    ...found,
    obstacles: obstacles.all(),
    warnings: [...(changes === null ? [] : [changes]), ...found.warnings],
    survey,
    needs,
  };
}

/** Stand-ins need none of what agents need, so that nothing of it is loaded for them. */
async function ofAgents(
  given: PlannedRun,
  isOwn: readonly boolean[],
  obstacles: Obstacles,
  engine: EngineDeps,
  ctx: CommandContext,
  options: { readonly ask: boolean },
): Promise<AgentChecks> {
  if (given.candidates.every(({ backend }) => backend.deterministic))
    return {
      ...{ planned: given, agents: [], services: [], question: null, warnings: [] },
      agreed: () => Promise.resolve(given),
    };
  const { checkAgents } = await import("#commands/checks/agent-checks.ts");
  return checkAgents(given, isOwn, obstacles, engine, ctx, options);
}

const surveyOf = (
  { plan, benchmark: { adapter, plugin } }: PlannedRun,
  part: Shard | null,
  engine: EngineDeps,
): Promise<Survey> => {
  const ids = new Set((part?.tasks ?? plan.tasks.map((_, at) => at)).map((at) => plan.tasks[at]?.id));
  const tasks = adapter.tasks.filter(({ id }) => ids.has(id));
  return surveyNeeds(adapter, tasks, plugin.toolchains ?? [], engine).catch((error: unknown) => {
    throw engine.signal.aborted ? new Cancelled("Cancelled. Nothing was run.", "Start it again.") : error;
  });
};
