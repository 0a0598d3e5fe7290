import type { CommandContext } from "#commands/command.ts";
import { type Ended, endWithoutReport, endWithReport } from "#commands/shared/end-with-report.ts";
import { existingPlan, refuseReportOfPart } from "#commands/shared/kept-plan.ts";
import { otherRuns, placeOfRun } from "#commands/shared/place-of-run.ts";
import { resumeCommand } from "#commands/shared/resume-command.ts";
import { checkRun } from "#commands/checks/run-checks.ts";
import { confirmSpending } from "#commands/shared/spending.ts";
import { tellPlan } from "#commands/shared/tell-plan.ts";
import { budgetFlags } from "#core/budget-flags.ts";
import { BenchError, Cancelled, MissingPrerequisite } from "#core/errors.ts";
import { parseShard, type Shard, shardOf } from "#core/plan.ts";
import type { Emit } from "#core/ports.ts";
import type { Plan } from "#core/records.gen.ts";
import type { EngineDeps } from "#engine/deps.ts";
import type { Survey } from "#engine/needs/survey-needs.ts";
import { refuse } from "#engine/readiness/obstacles.ts";
import type { PlannedRun } from "#engine/plan-run.ts";
import { run } from "#engine/run.ts";
import { holdTranslator } from "#engine/translation/hold-translator.ts";

/** Executes a plan into its run-dir, new or half done, and reports on it. */
export async function startRun(
  given: PlannedRun,
  engine: EngineDeps,
  ctx: CommandContext,
  options: { readonly ask: boolean } = { ask: false },
): Promise<Ended> {
  refuseReportOfPart(ctx);
  const { shard } = ctx.flags;
  const part = shard === undefined ? null : shardOf(given.plan, parseShard(shard));
  const { planned, survey } = await madeReady(given, part, engine, ctx, options);
  using _translator = await translatorOf(planned, part, engine, ctx);
  const path = placeOfRun(given.plan, ctx);
  const ran = await runInto(path, planned, { part, survey }, engine, ctx);
  // A shard knows one side only; its report is made after the merge.
  return ctx.flags["no-report"] === true || ran.part !== null
    ? await endWithoutReport(path, ctx, ran.warnings)
    : await endWithReport(path, ctx, { warnings: ran.warnings });
}

interface Ready {
  /** With what candidates may use of this machine, and their way to their models. */
  readonly planned: PlannedRun;
  /** undefined: of a run that goes on, nobody knows yet which tasks are left, so it looks for itself. */
  readonly survey: Survey | undefined;
}

/** What speaks against a run is refused before anybody is asked, and before anything is made. */
async function madeReady(
  bare: PlannedRun,
  part: Shard | null,
  engine: EngineDeps,
  ctx: CommandContext,
  options: { readonly ask: boolean },
): Promise<Ready> {
  const checks = await checkRun(bare, part, engine, ctx, options);
  const { obstacles, warnings, question, survey, agreed } = checks;
  refuse(obstacles);
  for (const message of warnings) ctx.emit({ type: "warning", message });
  await tellPlan(checks, ctx);
  if (options.ask) await confirmSpending(question, ctx);
  return { planned: await withVersions(await agreed(), part, engine), survey: survey ?? undefined };
}

/** Stand-ins need none of what agents need, so that nothing of it is loaded for them. */
async function withVersions(planned: PlannedRun, part: Shard | null, engine: EngineDeps): Promise<PlannedRun> {
  const isOwn = planned.candidates.map((_, at) => part === null || at === part.candidate);
  if (planned.candidates.every(({ backend }) => backend.deterministic)) return planned;
  const { withOwnVersions } = await import("#commands/checks/agent-checks.ts");
  return withOwnVersions(planned, isOwn, engine);
}

/**
 * What translates for candidates is installed before there is a run that could lack it. null: none of them needs it, or the
 * run goes on, and may have nothing to do for them.
 */
async function translatorOf(
  { candidates }: PlannedRun,
  part: Shard | null,
  engine: EngineDeps,
  ctx: CommandContext,
): Promise<Disposable | null> {
  const own = candidates.filter((_, at) => part === null || at === part.candidate);
  if (existingPlan(ctx) !== null || own.every(({ service }) => service?.translation === undefined)) return null;
  return await holdTranslator(engine).catch((error: unknown) => {
    throw engine.signal.aborted ? new Cancelled("Cancelled. Nothing was run.", "Start it again.") : error;
  });
}

interface RanInto {
  /** null: the whole plan was run. */
  readonly part: Shard | null;
  /** What a person has read of it already. */
  readonly warnings: readonly string[];
}

async function runInto(
  path: string,
  planned: PlannedRun,
  { part, survey }: { readonly part: Shard | null; readonly survey: Survey | undefined },
  engine: EngineDeps,
  ctx: CommandContext,
): Promise<RanInto> {
  const { flags } = ctx;
  const resume = resumeCommand(planned.plan, path, ctx);
  const cancelled = new Cancelled("Cancelled. What is done is kept.", `Go on with: ${resume}`);
  const warnings: string[] = [];
  const isWatched = flags.quiet !== true && flags.progress !== "none";
  const emit: Emit = (event) => {
    if (event.type === "warning" && isWatched) warnings.push(event.message);
    engine.emit(event);
  };
  const options = {
    shard: part,
    stopAfter: flags["stop-after"] ?? DEFAULT_STOP_AFTER,
    requireAll: flags["require-all"] === true,
    survey,
    hide: [...otherRuns(path), ctx.stateDir],
  };
  const ran = await run(planned, path, options, { ...engine, emit }).catch((error: unknown) => {
    if (ctx.signal.aborted && !(error instanceof BenchError)) throw cancelled;
    throw error instanceof MissingPrerequisite && error.code === "missing-for-tasks"
      ? new MissingPrerequisite(error.code, error.message, `${error.hint} Then go on with: ${resume}`)
      : error;
  });
  if (ctx.signal.aborted) throw cancelled;
  if (ran.spent !== null) emit({ type: "warning", message: outOfBudget(planned.plan, ran.spent, resume) });
  return { part: ran.part, warnings };
}

const DEFAULT_STOP_AFTER = 5;

/** What ended a run before its time, and how to have the rest of it. */
function outOfBudget(plan: Plan, spent: string, resume: string): string {
  const held = budgetFlags(plan, "run").join(" --budget ");
  return `The run has ended early: ${spent}. Trials that were under way or had not begun are left to be run, and count as nobody's failure. Go on with: ${resume} (it has the whole budget again). A new run gets further with more than --budget ${held}.`;
}
