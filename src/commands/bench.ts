import type { CommandContext, CommandModule, CommandResult } from "#commands/command.ts";
import { openEngine, REGISTRIES } from "#commands/engine.ts";
import { inventory, inventoryText } from "#commands/doctor.ts";
import { outlookOf, outlookText } from "#core/plan-outlook.ts";
import { planRun } from "#engine/plan-run.ts";
import { fromFile, fromFlags } from "#commands/source.ts";
import type { RunSource } from "#config/run-source.ts";
import { existingPlan, refuseUnplannedShard, startRun, type Started } from "#commands/start-run.ts";
import { listPresets, loadPreset } from "#config/presets.ts";
import { EXIT, NotImplementedYet, RunError, UsageError } from "#core/errors.ts";
import { nearest } from "#core/nearest.ts";

/** Two stand-ins of known, different strength: what a newcomer sees first. */
const DEMO = [
  { name: "stub-strong", backend: "stub", model: "pass=0.9,seed=1" },
  { name: "stub-weak", backend: "stub", model: "pass=0.3,seed=1" },
];
/** One that must pass and one that must not. */
const SMOKE = [
  { name: "stub", backend: "stub", model: "" },
  { name: "stub-fail", backend: "stub", model: "fail" },
];
/** Candidates of the contract that call real models; they come with their backends. */
const LATER = [
  "sonnet",
  "opus",
  "haiku",
  "claude-code:",
  "anthropic:",
  "openai:",
  "ollama:",
  "lmstudio:",
  "openrouter:",
  "vllm:",
  "litellm:",
  "bedrock:",
  "codex",
  "aider",
  "pi",
];

/** Candidates as words. Without any: two stand-ins on `mini`, through the whole line. */
export const run: CommandModule["run"] = async (ctx) => {
  const { flags } = ctx;
  if (flags["list-presets"] === true)
    return { payload: { presets: await listPresets(ctx.presetDirs) }, exit: EXIT.done };
  if (flags["list-providers"] === true) return listProviders(ctx);
  const source = await sourceOf(ctx);
  if (flags["dry-run"] === true) return dryRun(source, ctx);

  if (ctx.words.length === 0 && flags.preset === undefined) ctx.say(inventoryText(inventory(ctx.env)));
  refuseUnplannedShard(ctx);
  const engine = await openEngine(ctx);
  const planned = await planRun(source, { kind: kindOf(source), existing: existingPlan(ctx) }, ctx, engine);
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
    return fromFlags(flags, SMOKE, { benchmark: "stub" });
  }
  return fromFlags(flags, words.length === 0 ? DEMO : words.map(candidateOf), { benchmark: "mini" });
}

/** Reads a candidate word: `stub`, `stub:pass=0.7,seed=3`. */
function candidateOf(word: string): { backend: string; model: string } {
  const at = word.indexOf(":");
  const [backend, model] = at < 0 ? [word, ""] : [word.slice(0, at), word.slice(at + 1)];
  if (REGISTRIES.backends.has(backend)) {
    if (at >= 0 && model === "")
      throw new UsageError(
        "empty-model",
        `${JSON.stringify(word)} names no model after the colon.`,
        `Write ${backend}:MODEL, or ${backend} alone.`,
      );
    return { backend, model };
  }
  const later = LATER.find(
    (prefix) =>
      word === prefix ||
      word.startsWith(prefix.endsWith(":") ? prefix : `${prefix}/`) ||
      word.startsWith(`${prefix.replace(/:$/, "")}:`),
  );
  if (later !== undefined)
    throw new NotImplementedYet(
      `The candidate ${JSON.stringify(word)}`,
      "Real agents are still to come; for now there is `stub`, such as stub:pass=0.7,seed=3.",
    );
  const near = nearest(backend, [...REGISTRIES.backends.ids, ...LATER.map((prefix) => prefix.replace(/:$/, ""))]);
  throw new UsageError(
    "unknown-candidate",
    `${JSON.stringify(word)} is no candidate.`,
    near === null
      ? `Candidates begin with ${REGISTRIES.backends.ids.join(", ")}, such as stub:pass=0.7,seed=3.`
      : `Did you mean ${near}?`,
  );
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
