import { relative, resolve } from "node:path";
import type { CommandContext, CommandResult } from "#commands/command.ts";
import { outlookOf, outlookText } from "#commands/outlook.ts";
import type { PlannedRun } from "#commands/plan-run.ts";
import { gateExit } from "#commands/gate.ts";
import { reportOn, reportPayload, tellVerdict } from "#commands/report-on.ts";
import { Cancelled, EXIT, MissingPrerequisite } from "#core/errors.ts";
import { parseShard, shardOf, type Shard } from "#core/plan.ts";
import { slugs } from "#core/slug.ts";
import type { Plan, ShardManifest } from "#core/records.gen.ts";
import type { EngineDeps } from "#engine/deps.ts";
import { execute } from "#engine/execute.ts";
import { allocateRunDir } from "#record/allocate.ts";
import { readPlan, readShard } from "#record/plan-file.ts";
import { RunDir } from "#record/run-dir.ts";

const DEFAULT_STOP_AFTER = 5;

/** Executes a plan into its run-dir, new or half done, and reports on it. */
export async function startRun(
  { plan, benchmark, candidates }: PlannedRun,
  engine: EngineDeps,
  ctx: CommandContext,
): Promise<CommandResult> {
  const { flags } = ctx;
  refuseWeakContainment(candidates, engine, flags.containment);
  const path =
    flags["run-dir"] === undefined
      ? allocateRunDir(resolve(ctx.cwd, flags["runs-root"] ?? "runs"), baseName(plan, ctx))
      : resolve(ctx.cwd, flags["run-dir"]);
  const shard = shardFor(plan, path, flags.shard);
  {
    using runDir = RunDir.create(path, plan, manifestOf(plan, shard));
    for (const { path: where, message } of runDir.found.problems)
      engine.emit({ type: "warning", message: `${where}: ${message}` });
    ctx.say(outlookText(plan, outlookOf(plan, null)));
    await execute(
      { plan, adapter: benchmark.adapter, candidates, runDir },
      { shard, stopAfter: flags["stop-after"] ?? DEFAULT_STOP_AFTER },
      engine,
    );
  }
  const shown = relative(ctx.cwd, path) || ".";
  if (ctx.signal.aborted)
    throw new Cancelled("Cancelled. What is done is kept.", `Go on with: benchmark resume --run-dir ${shown}`);
  // A shard knows one side only; its report is made after the merge.
  if (flags["no-report"] === true || shard !== null) return { payload: { run_dir: path }, exit: EXIT.done };
  const { report, files } = await reportOn(path, ctx);
  tellVerdict(report, path, ctx);
  return { payload: reportPayload(report, path, files), exit: gateExit(report, flags["fail-on"] ?? []) };
}

/** Without a firm hold on its processes, an agent that starts a daemon would outlive its attempt and its limits. */
function refuseWeakContainment(
  candidates: PlannedRun["candidates"],
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

/** `<UTC time>-<benchmark>-<backend>`, or `<UTC time>-compare-<benchmark>` for several candidates. */
function baseName({ benchmark, candidates, kind }: Plan, ctx: CommandContext): string {
  const time = ctx.now().toISOString().slice(0, 19).replaceAll(/[-:]/g, "");
  const [benchmarkSlug = "", backendSlug = ""] = [benchmark.id, candidates[0].backend].flatMap((name) => slugs([name]));
  return kind === "run" ? `${time}Z-${benchmarkSlug}-${backendSlug}` : `${time}Z-${kind}-${benchmarkSlug}`;
}

function manifestOf(plan: Plan, shard: Shard | null): ShardManifest | null {
  if (shard === null) return null;
  return {
    schema_version: "2.0",
    plan_digest: plan.digest,
    index: shard.index,
    of: shard.of,
    candidate: plan.candidates[shard.candidate]?.name ?? "",
    tasks: shard.tasks.map((task) => plan.tasks[task]?.id ?? ""),
  };
}

/** The shard that was asked for, or the one that the run-dir holds already. */
function shardFor(plan: Plan, path: string, asked: string | undefined): Shard | null {
  if (asked !== undefined) return shardOf(plan, parseShard(asked));
  const held = readShard(path);
  return held === null ? null : shardOf(plan, held);
}

/** The plan that a `--run-dir` holds already; null without one. */
export function existingPlan(ctx: CommandContext): Plan | null {
  const dir = ctx.flags["run-dir"];
  return dir === undefined ? null : readPlan(resolve(ctx.cwd, dir));
}
