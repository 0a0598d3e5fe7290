import { utcName } from "#core/format.ts";
import fs from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import type { CommandContext, CommandResult } from "#commands/command.ts";
import { isIdleBeside, type FlagName } from "#commands/flags.ts";
import { surveyOfPlan } from "#commands/machine-needs.ts";
import { reportOn, reportPayload, tellVerdict } from "#commands/report-on.ts";
import { resumeCommand } from "#commands/resume-command.ts";
import { PLAN_FLAGS } from "#commands/source.ts";
import { tellNothingScored } from "#commands/tell-nothing-scored.ts";
import { BenchError, Cancelled, MissingPrerequisite, UsageError } from "#core/errors.ts";
import type { Emit } from "#core/ports.ts";
import { outlookOf, outlookText } from "#core/plan-outlook.ts";
import { parseShard, shardOf } from "#core/plan.ts";
import type { Plan, Report } from "#core/records.gen.ts";
import { slugs } from "#core/slug.ts";
import { gateExit } from "#core/verdict/gate.ts";
import { configChanges } from "#engine/config-changes.ts";
import type { EngineDeps } from "#engine/deps.ts";
import type { PlannedRun } from "#engine/plan-run.ts";
import type { RunCandidate } from "#engine/run-job.ts";
import { withServices } from "#commands/services.ts";
import { needsText, outstandingNeeds, refuseMissing } from "#engine/needs/outstanding-needs.ts";
import type { Survey } from "#engine/needs/survey-needs.ts";
import { preflight, readyCandidates } from "#engine/preflight.ts";
import { run } from "#engine/run.ts";
import { allocateRunDir } from "#record/allocate.ts";
import { PLAN_FILE } from "#record/layout.ts";
import { readPlan, readShard } from "#record/plan-file.ts";
import { readRun } from "#record/read-run.ts";

const DEFAULT_STOP_AFTER = 5;

export interface Started extends CommandResult {
  /** null where none was asked for, and for a shard. */
  readonly report: Report | null;
}

/** Executes a plan into its run-dir, new or half done, and reports on it. */
export async function startRun(
  given: PlannedRun,
  engine: EngineDeps,
  ctx: CommandContext,
  options: { readonly ask: boolean } = { ask: false },
): Promise<Started> {
  const { flags } = ctx;
  const { plan } = given;
  const shard = flags.shard === undefined ? null : parseShard(flags.shard);
  refuseReportOfPart(ctx);
  // What the other candidates need, the machines of their shards have.
  const isOwn = (_: unknown, at: number) => shard === null || at === shardOf(plan, shard).candidate;
  const own = given.candidates.filter(isOwn);
  refuseWeakContainment(own, engine, flags.containment);
  if (flags.sealed === true) refuseUnsealed(own, engine);
  // What speaks against it is said before anybody is asked, and refused before anything is made.
  const tasks = shard === null ? undefined : shardOf(plan, shard).tasks;
  const found = await preflight(own, engine);
  const programs = given.candidates.map((candidate) => found[own.indexOf(candidate)] ?? null);
  const useHostConfig = plan.settings.use_host_config === true;
  const ready = readyCandidates(given.candidates, programs, ctx.env, { useHostConfig });
  const changes = configChanges(plan, ready, flags.accept ?? []);
  if (changes !== null) ctx.emit({ type: "warning", message: changes });
  const requireAll = flags["require-all"] === true;
  ctx.say(outlookText(plan, outlookOf(plan, null)));
  // Of a run that goes on, nobody knows yet which tasks are left: it looks for itself.
  const survey = existingPlan(ctx) === null ? await surveyBefore(given, engine, tasks, ctx) : undefined;
  if (survey !== undefined) {
    const needs = outstandingNeeds(survey, engine);
    if (requireAll) refuseMissing(needs);
    if (needsText(needs) !== "") ctx.say(needsText(needs));
  }
  const planned = await withServices({ ...given, candidates: ready }, ctx, { ...options, own: ready.filter(isOwn) });
  const runsRoot = resolve(ctx.cwd, flags["runs-root"] ?? "runs");
  const path =
    flags["run-dir"] === undefined ? allocateRunDir(runsRoot, baseName(plan, ctx)) : resolve(ctx.cwd, flags["run-dir"]);

  const hide = [...otherRuns(path), ctx.stateDir];
  const stopAfter = flags["stop-after"] ?? DEFAULT_STOP_AFTER;
  const resume = resumeCommand(plan, path, ctx);
  const cancelled = new Cancelled("Cancelled. What is done is kept.", `Go on with: ${resume}`);
  const warnings: string[] = [];
  const isWatched = flags.quiet !== true && flags.progress !== "none";
  const emit: Emit = (event) => {
    if (event.type === "warning" && isWatched) warnings.push(event.message);
    engine.emit(event);
  };
  const part = await run(planned, path, { shard, stopAfter, requireAll, survey, hide }, { ...engine, emit }).catch(
    (error: unknown) => {
      if (ctx.signal.aborted && !(error instanceof BenchError)) throw cancelled;
      throw error instanceof MissingPrerequisite && error.code === "missing-for-tasks"
        ? new MissingPrerequisite(error.code, error.message, `${error.hint} Then go on with: ${resume}`)
        : error;
    },
  );
  if (ctx.signal.aborted) throw cancelled;

  // A shard knows one side only; its report is made after the merge.
  if (flags["no-report"] === true || part !== null)
    return { payload: { run_dir: path }, exit: tellNothingScored(readRun(path), path, ctx, warnings), report: null };
  const { report, run: recorded, files } = await reportOn(path, ctx);
  tellVerdict(report, path, ctx);
  const exit = gateExit(report, flags["fail-on"] ?? []) || tellNothingScored(recorded, path, ctx, warnings);
  return { payload: reportPayload(report, path, files), exit, report };
}

const surveyBefore = (
  given: PlannedRun,
  engine: EngineDeps,
  tasks: readonly number[] | undefined,
  { signal }: CommandContext,
): Promise<Survey> =>
  surveyOfPlan(given, engine, tasks).catch((error: unknown) => {
    throw signal.aborted ? new Cancelled("Cancelled. Nothing was run.", "Start it again.") : error;
  });

/** The plan that a `--run-dir` holds already; null without one. */
export function existingPlan(ctx: CommandContext): Plan | null {
  const dir = ctx.flags["run-dir"];
  return dir === undefined ? null : readPlan(resolve(ctx.cwd, dir));
}

/**
 * Default concurrency is that of the planning machine, so shards that plan for themselves on unlike machines would
 * belong to different runs. `concurrency` is what the configuration says of it.
 */
export function refuseUnplannedShard({ flags }: CommandContext, concurrency: number | undefined): void {
  if (flags.shard === undefined) return;
  parseShard(flags.shard);
  if (concurrency !== undefined) return;
  throw new UsageError(
    "shard-without-plan",
    "--shard needs one plan for all parts: the default of --concurrency depends on the machine.",
    "Make it once with `benchmark plan … --save plan.json` and run `benchmark compare --plan plan.json --shard K/N`, or set the concurrency.",
  );
}

/** A run-dir that holds a part knows it, so that `--shard` need not be given again; its report comes after the merge. */
function refuseReportOfPart({ flags, cwd }: CommandContext): void {
  const dir = flags["run-dir"];
  if (dir === undefined || readShard(resolve(cwd, dir)) === null) return;
  const idle = (Object.keys(flags) as FlagName[]).filter((name) => isIdleBeside(name, "shard"));
  if (idle.length === 0) return;
  throw new UsageError(
    "part-without-report",
    `${idle.map((name) => `--${name}`).join(", ")} would do nothing: ${dir} holds a part of a run, which has no report of its own.`,
    "Leave it out here, and give it to `benchmark merge`.",
  );
}

/** Settings that a kept plan has decided already. */
export function refuseChangesToPlan({ flags }: CommandContext): void {
  const given = PLAN_FLAGS.filter((name) => flags[name] !== undefined);
  if (given.length === 0) return;
  throw new UsageError(
    "fixed-by-plan",
    `${given.map((name) => `--${name}`).join(", ")} cannot be changed: the plan has decided it.`,
    "Leave it out, or make another plan.",
  );
}

/** Without a firm hold on its processes, an agent that starts a daemon would outlive its attempt and its limits. */
function refuseWeakContainment(
  candidates: readonly RunCandidate[],
  { exec }: EngineDeps,
  asked: string | undefined,
): void {
  if (exec.containment !== "sweep" || asked === "sweep" || candidates.every(({ backend }) => backend.deterministic))
    return;
  throw new MissingPrerequisite(
    "weak-containment",
    "This machine can hold real agents by a sweep only, which misses a daemon that hides well.",
    "Install perl on Linux (see `benchmark doctor`), or ask for it: --containment sweep.",
  );
}

/** Beside an agent that is not sealed, no other program of the same user, and no file it may write to, can be trusted. */
function refuseUnsealed(candidates: readonly RunCandidate[], { exec }: EngineDeps): void {
  if (candidates.every(({ backend }) => backend.deterministic)) return;
  if (exec.containment === "namespace" && exec.canHide && exec.sealsRest) return;
  throw new MissingPrerequisite(
    "not-sealed",
    `Real agents are to run sealed, and this machine cannot do that: containment ${exec.containment}, folders ${exec.canHide ? "" : "not "}hidden, the rest of the disk ${exec.sealsRest ? "read-only" : "writable"}.`,
    "Run as root or allow user namespaces, on Linux 5.12 or later (see `benchmark doctor`); or leave --sealed out where every candidate may be trusted with this machine.",
  );
}

/** Runs beside this one hold patches that solve the same tasks. */
function otherRuns(path: string): string[] {
  const parent = dirname(path);
  // Also those that begin later: the folder of runs as a whole, where it is one.
  if (basename(parent) === "runs") return [parent];
  if (!fs.existsSync(parent)) return [];
  return fs
    .readdirSync(parent)
    .map((name) => join(parent, name))
    .filter((other) => other !== path && fs.existsSync(join(other, PLAN_FILE)));
}

/** `<UTC time>-<benchmark>-<backend>`, or `<UTC time>-compare-<benchmark>` for several candidates. */
function baseName({ benchmark, candidates, kind }: Plan, ctx: CommandContext): string {
  const time = utcName(ctx.now());
  const [benchmarkSlug = ""] = slugs([benchmark.id]);
  const [backendSlug = ""] = slugs([candidates[0].backend]);
  return kind === "run" ? `${time}-${benchmarkSlug}-${backendSlug}` : `${time}-${kind}-${benchmarkSlug}`;
}
