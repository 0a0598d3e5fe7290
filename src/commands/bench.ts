import { join } from "node:path";
import { DEMO, SMOKE } from "#commands/shared/built-in.ts";
import { candidatesOf } from "#commands/shared/candidate-words.ts";
import type { CommandContext, CommandModule, CommandResult } from "#commands/command.ts";
import { openEngine, REGISTRIES } from "#commands/shared/engine.ts";
import { inventory, inventoryText } from "#commands/shared/inventory.ts";
import {
  existingPlan,
  refuseChangesToPlan,
  refuseReportOfPart,
  refuseUnplannedShard,
} from "#commands/shared/kept-plan.ts";
import { newestRun } from "#commands/shared/newest-run.ts";
import { checkRun } from "#commands/checks/run-checks.ts";
import { fromFile, fromFlags } from "#commands/shared/source.ts";
import type { Ended } from "#commands/shared/end-with-report.ts";
import { startRun } from "#commands/shared/start-run.ts";
import { tellPlan } from "#commands/shared/tell-plan.ts";
import { usualTimeout } from "#commands/shared/usual-timeout.ts";
import { listPresets, loadPreset } from "#config/presets.ts";
import type { RunSource } from "#config/run-source.ts";
import { BenchError, EXIT, RunError, UsageError } from "#core/errors.ts";
import { parseShard, shardOf } from "#core/plan.ts";
import { REPORT_HTML } from "#core/report/report-files.ts";
import { type Obstacle, obstaclesText } from "#engine/readiness/obstacles.ts";
import { planRun } from "#engine/plan-run.ts";

/** Candidates as words. Without any: two stand-ins on `mini`, through the whole line. */
export const run: CommandModule["run"] = async (ctx) => {
  const { flags } = ctx;
  if (flags["list-presets"] === true)
    return { payload: { presets: await listPresets(ctx.presetFolders) }, exit: EXIT.done };
  if (flags["list-providers"] === true) return whatThereIs(ctx);
  if (flags.resume === true) return told(await resumed(withHtml(ctx)), ctx);
  const source = await sourceOf(ctx);
  if (flags["dry-run"] === true) return dryRun(source, ctx);

  refuseUnplannedShard(ctx, ctx.flags.concurrency);
  // The machine is probed while plugins are loaded.
  const opening = Promise.all([
    openEngine(ctx),
    planRun(source, { kind: kindOf(source), existing: existingPlan(ctx) }, ctx, REGISTRIES),
  ]);
  if (ctx.words.length === 0 && flags.preset === undefined) ctx.say(inventoryText(inventory(ctx.env)));
  const [engine, planned] = await opening;
  const result = await startRun(planned, engine, withHtml(ctx), { ask: true });
  if (flags.smoke === true) assertSmoke(result);
  return told(result, ctx);
};

/** The result as whoever asked wants it: opened in a browser, as text at a terminal, as JSON everywhere else. */
async function told(result: Ended, ctx: CommandContext): Promise<CommandResult> {
  if (ctx.flags.open === true) await openReport(result, ctx);
  return ctx.interactive && ctx.flags.json !== true ? { ...result, payload: null } : result;
}

async function sourceOf(ctx: CommandContext): Promise<RunSource> {
  const { words } = ctx;
  // The contract lets one --task hold several ids here.
  const flags =
    ctx.flags.task === undefined
      ? ctx.flags
      : { ...ctx.flags, task: ctx.flags.task.flatMap((list) => list.split(",")).filter((id) => id !== "") };
  if (flags.preset !== undefined) {
    refuseWords(`--preset ${flags.preset}`, words);
    const preset = await loadPreset(flags.preset, ctx.presetFolders, ctx.say);
    const timeout = preset.shape?.attempt_timeout_seconds ?? (await usualTimeout(preset.shape?.candidates ?? []));
    return fromFile(preset, { ...flags, "attempt-timeout": flags["attempt-timeout"] ?? timeout }, 1);
  }
  if (flags.smoke === true) {
    refuseWords("--smoke", words);
    return fromFlags(flags, SMOKE.candidates, { benchmark: SMOKE.benchmark });
  }
  const candidates = words.length === 0 ? DEMO.candidates : await candidatesOf(words);
  return fromFlags(flags, candidates, {
    benchmark: DEMO.benchmark,
    attempt_timeout_seconds: await usualTimeout(candidates),
  });
}

function refuseWords(flag: string, [word]: readonly string[]): void {
  if (word === undefined) return;
  throw new UsageError(
    "two-sets-of-candidates",
    `${flag} brings its own candidates, so ${JSON.stringify(word)} has no place.`,
    "Give one or the other.",
  );
}

const kindOf = (source: RunSource) => (source.draft.candidates.length === 1 ? ("run" as const) : ("compare" as const));

/** The plan, and all that a run would look at before it begins, whatever that is: nothing is run, and nobody is asked. */
async function dryRun(source: RunSource, ctx: CommandContext): Promise<CommandResult> {
  refuseUnplannedShard(ctx, ctx.flags.concurrency);
  refuseReportOfPart(ctx);
  const bare = await planRun(source, { kind: kindOf(source), existing: existingPlan(ctx) }, ctx, REGISTRIES);
  const { shard } = ctx.flags;
  const part = shard === undefined ? null : shardOf(bare.plan, parseShard(shard));
  const checks = await checkRun(bare, part, await openEngine(ctx), ctx);
  const { obstacles, services, agents, needs, warnings, question } = checks;
  const outlook = await tellPlan(checks, ctx);
  for (const warning of warnings) ctx.say(warning);
  if (question !== null) ctx.say(`A run asks first, or needs --yes:\n${indented(question)}`);
  ctx.say(
    obstacles.length === 0
      ? "Nothing keeps this from running."
      : `A run would be refused:\n${obstaclesText(obstacles)}`,
  );
  const { plan } = checks.planned;
  const refusals = obstacles.map(refusalOf);
  return {
    payload: { plan, outlook, providers: services, agents, needs, refusals, warnings, question },
    exit: EXIT.done,
  };
}

/** As stdout has it. */
const refusalOf = ({ candidates, error }: Obstacle) => {
  const { code, exit, message, hint } = error;
  return { candidates, code, exit, message, hint };
};

const indented = (text: string): string => text.replaceAll(/^/gm, "  ");

async function whatThereIs(ctx: CommandContext): Promise<CommandResult> {
  const { keys } = inventory(ctx.env);
  // Every agent and provider is loaded for this, and for nothing else.
  const [{ agentsText, listAgents }, { listProviders, providersText }] = await Promise.all([
    import("#commands/shared/list-agents.ts"),
    import("#commands/shared/list-providers.ts"),
  ]);
  const [agents, providers] = await Promise.all([listAgents(await openEngine(ctx), ctx), listProviders(ctx)]);
  ctx.say(`${agentsText(agents)}\n\n${providersText(providers)}`);
  return { payload: { agents, keys, providers }, exit: EXIT.done };
}

async function resumed(ctx: CommandContext): Promise<Ended> {
  if (ctx.words.length > 0 || ctx.flags.preset !== undefined)
    throw new UsageError("resume-and-candidates", "--resume goes on with what was planned.", "Leave candidates out.");
  refuseChangesToPlan(ctx);
  const dir = ctx.flags["run-dir"] ?? newestRun(ctx);
  const { resume } = await import("#commands/resume.ts");
  return resume({ ...ctx, flags: { ...ctx.flags, "run-dir": dir } });
}

/** What is to be opened has to be written first. */
const withHtml = (ctx: CommandContext): CommandContext =>
  ctx.flags.open === true ? { ...ctx, flags: { ...ctx.flags, html: true } } : ctx;

async function openReport({ payload, report }: Ended, ctx: CommandContext): Promise<void> {
  if (report === null) return;
  try {
    await ctx.openInBrowser(join(payload.run_dir, REPORT_HTML));
  } catch (error) {
    if (!(error instanceof BenchError)) throw error;
    // The run is done, whether anybody can look at it here or not.
    ctx.say(`${error.message}\n  → ${error.hint}`);
  }
}

/** The plumbing works when what must pass passes and what must fail fails. */
function assertSmoke({ report }: Ended): void {
  const passed = report?.candidates.map((candidate) => candidate.passed) ?? [];
  if (report === null || (passed[0] === report.candidates[0]?.trials && passed[1] === 0)) return;
  const found = report.candidates.map(({ name, classes }) => `${name}: ${Object.keys(classes).join(", ")}`).join("; ");
  throw new RunError(
    "smoke-failed",
    `The smoke run did not end as one pass and one failure (${found}).`,
    "Look at the report, and at `benchmark doctor`.",
  );
}
