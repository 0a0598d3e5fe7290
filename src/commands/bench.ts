import type { CommandContext, CommandModule, CommandResult } from "#commands/command.ts";
import { DEMO, SMOKE } from "#commands/built-in.ts";
import { candidateOf } from "#commands/candidate-words.ts";
import { openEngine, REGISTRIES } from "#commands/engine.ts";
import { inventory, inventoryText } from "#commands/doctor.ts";
import { outlookOf, outlookText } from "#core/plan-outlook.ts";
import { planRun } from "#engine/plan-run.ts";
import { fromFile, fromFlags } from "#commands/source.ts";
import type { RunSource } from "#config/run-source.ts";
import { existingPlan, refuseUnplannedShard, startRun, type Started } from "#commands/start-run.ts";
import { listPresets, loadPreset } from "#config/presets.ts";
import { EXIT, RunError, UsageError } from "#core/errors.ts";

/** Candidates as words. Without any: two stand-ins on `mini`, through the whole line. */
export const run: CommandModule["run"] = async (ctx) => {
  const { flags } = ctx;
  if (flags["list-presets"] === true)
    return { payload: { presets: await listPresets(ctx.presetDirs) }, exit: EXIT.done };
  if (flags["list-providers"] === true) return listProviders(ctx);
  const source = await sourceOf(ctx);
  if (flags["dry-run"] === true) return dryRun(source, ctx);

  if (ctx.words.length === 0 && flags.preset === undefined) ctx.say(inventoryText(inventory(ctx.env)));
  refuseUnplannedShard(ctx, ctx.flags.concurrency);
  // The machine is probed while plugins are loaded.
  const [planned, engine] = await Promise.all([
    planRun(source, { kind: kindOf(source), existing: existingPlan(ctx) }, ctx, REGISTRIES),
    openEngine(ctx),
  ]);
  const result = await startRun(planned, engine, ctx);
  if (flags.smoke === true) assertSmoke(result);
  return ctx.interactive && flags.json !== true ? { ...result, payload: null } : result;
};

async function sourceOf(ctx: CommandContext): Promise<RunSource> {
  const { words } = ctx;
  // The contract lets one --task hold several ids here.
  const flags =
    ctx.flags.task === undefined
      ? ctx.flags
      : { ...ctx.flags, task: ctx.flags.task.flatMap((list) => list.split(",")).filter((id) => id !== "") };
  if (flags.preset !== undefined) {
    if (words.length > 0)
      throw new UsageError(
        "preset-and-candidates",
        `--preset ${flags.preset} brings its own candidates, so ${JSON.stringify(words[0])} has no place.`,
        "Give one or the other.",
      );
    return fromFile(await loadPreset(flags.preset, ctx.presetDirs), flags, 1);
  }
  if (flags.smoke === true) {
    if (words.length > 0)
      throw new UsageError(
        "smoke-and-candidates",
        `--smoke brings its own candidates, so ${JSON.stringify(words[0])} has no place.`,
        "Give one or the other.",
      );
    return fromFlags(flags, SMOKE.candidates, { benchmark: SMOKE.benchmark });
  }
  const candidates = words.length === 0 ? DEMO.candidates : words.map(candidateOf);
  return fromFlags(flags, candidates, { benchmark: DEMO.benchmark });
}

const kindOf = (source: RunSource) => (source.draft.candidates.length === 1 ? ("run" as const) : ("compare" as const));

async function dryRun(source: RunSource, ctx: CommandContext): Promise<CommandResult> {
  const { plan } = await planRun(source, { kind: kindOf(source), existing: existingPlan(ctx) }, ctx, REGISTRIES);
  const outlook = outlookOf(plan, null);
  ctx.say(outlookText(plan, outlook));
  return { payload: { plan, outlook }, exit: EXIT.done };
}

async function listProviders(ctx: CommandContext): Promise<CommandResult> {
  const here = inventory(ctx.env);
  ctx.say(inventoryText(here));
  return { payload: here, exit: EXIT.done };
}

/** The plumbing works when what must pass passes and what must fail fails. */
function assertSmoke({ report }: Started): void {
  const passed = report?.candidates.map((candidate) => candidate.passed) ?? [];
  if (report === null || (passed[0] === report.candidates[0]?.trials && passed[1] === 0)) return;
  const found = report.candidates.map(({ name, classes }) => `${name}: ${Object.keys(classes).join(", ")}`).join("; ");
  throw new RunError(
    "smoke-failed",
    `The smoke run did not end as one pass and one failure (${found}).`,
    "Look at the report, and at `benchmark doctor`.",
  );
}
