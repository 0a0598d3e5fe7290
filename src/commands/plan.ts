import { resolve } from "node:path";
import type { CommandContext, CommandModule } from "#commands/command.ts";
import { REGISTRIES } from "#commands/shared/engine.ts";
import type { PlanAnswer } from "#core/answers.ts";
import { cutPlan, plainPlan, timedPlan } from "#core/plan.ts";
import type { Plan } from "#core/records.gen.ts";
import { readRegular } from "#record/regular-file.ts";
import { outlookOf, outlookText } from "#core/plan-outlook.ts";
import { type PlannedRun, planRun } from "#engine/plan-run.ts";
import { tellPastGateway } from "#commands/checks/past-gateway.ts";
import { withOwnProviders } from "#engine/own-provider.ts";
import { fromFile, fromFlags } from "#commands/shared/source.ts";
import { inventory } from "#commands/shared/inventory.ts";
import { realAgents } from "#commands/shared/runner-needs.ts";
import type { RunSource } from "#config/run-source.ts";
import { loadCompareConfig } from "#config/load.ts";
import { RunError, UsageError } from "#core/errors.ts";
import { messageOf } from "#core/message-of.ts";
import { prettyJson, writeWhole } from "#record/write-file.ts";

/** Shows a plan and starts nothing: no process, no model, no network. */
export const run: CommandModule["run"] = async (ctx) => {
  const source = await sourceOf(ctx);
  const planned = await planRun(
    source,
    { kind: ctx.flags.config === undefined ? "run" : "compare", existing: null },
    ctx,
    REGISTRIES,
  );
  const { benchmark } = planned;
  const plan = cutAsAsked(timedAsAsked(plainPlan(planned.plan), ctx), ctx);
  const outlook = outlookOf(
    plan,
    plan.slices === undefined ? (ctx.flags.shards ?? null) : plan.slices.length * plan.candidates.length,
  );
  ctx.say(outlookText(plan, outlook));
  // A plan is often made on another machine than those that run it, and starts no program.
  if ((benchmark.plugin.toolchains ?? []).length > 0)
    ctx.say(`What this machine lacks for it was not looked for: benchmark doctor --benchmark ${plan.benchmark.id}`);
  const { agents } = inventory(ctx.env);
  const absent = [...new Set(plan.candidates.map(({ backend }) => backend))].filter((id) => agents[id] === null);
  await tellPastGateway(await withOwnProviders(planned, REGISTRIES.providers, ctx.env), ctx, "anywhere");
  if (absent.length > 0) ctx.say(`Not on this machine, and needed wherever the plan is run: ${absent.join(", ")}.`);
  if (ctx.flags.save !== undefined) {
    keep(resolve(ctx.cwd, ctx.flags.save), prettyJson(plan));
    ctx.say(`Kept in ${ctx.flags.save}`);
  }
  const environments = environmentsOf(benchmark);
  const answer = { plan, outlook, real_agents: await realAgents(planned), environments } satisfies PlanAnswer;
  return { payload: answer, exit: 0 };
};

/** What every machine that runs a part of the plan makes first, once, with the network. */
function environmentsOf({ adapter, tasks }: PlannedRun["benchmark"]): readonly string[] {
  const needed = tasks.flatMap((task) => adapter.environments?.(task) ?? []);
  return [...new Set(needed.map(({ id }) => id))].sort();
}

/** With `--balance`, the parts of the plan are decided with it. */
function cutAsAsked(plan: Plan, { flags }: CommandContext): Plan {
  if (flags.balance !== true) return plan;
  const { shards } = flags;
  if (shards === undefined || shards % plan.candidates.length !== 0) {
    throw new UsageError(
      "nothing-to-cut",
      `--balance needs --shards with a multiple of ${plan.candidates.length}, the number of candidates.`,
      `For example: --balance --shards ${plan.candidates.length * 2}`,
    );
  }
  return cutPlan(plan, shards / plan.candidates.length);
}

const timedAsAsked = (plan: Plan, { flags, cwd }: CommandContext): Plan =>
  flags.timings === undefined ? plan : timedPlan(plan, readTimings(resolve(cwd, flags.timings)));

/** Seconds by task id. A cut by bad figures is still a right one, so what is no figure is left out. */
function readTimings(path: string): Map<string, number> {
  try {
    const bytes = readRegular(path, MAX_TIMINGS_BYTES);
    if (bytes === null) throw new Error("there is no such file");
    const value: unknown = JSON.parse(bytes.toString());
    const entries = typeof value === "object" && value !== null ? Object.entries(value) : [];
    return new Map(
      entries.filter((entry): entry is [string, number] => Number.isFinite(entry[1]) && Number(entry[1]) >= 0),
    );
  } catch (cause) {
    throw new UsageError(
      "bad-timings",
      `The timings in ${path} cannot be read: ${messageOf(cause)}`,
      'Write a JSON object of seconds by task id, such as {"python/sum": 12.5}, or leave --timings out.',
      { cause },
    );
  }
}

const MAX_TIMINGS_BYTES = 16 * 1024 * 1024;

async function sourceOf({ flags }: CommandContext): Promise<RunSource> {
  if (flags.config !== undefined) {
    const second = (["backend", "model"] as const).find((name) => flags[name] !== undefined);
    if (second !== undefined)
      throw new UsageError(
        "two-sets-of-candidates",
        `--config brings its own candidates, so --${second} has no place.`,
        "Give one or the other.",
      );
    return fromFile(await loadCompareConfig(flags.config, { minCandidates: 1 }), flags, 1);
  }
  if (flags.benchmark === undefined || flags.backend === undefined) {
    throw new UsageError(
      "nothing-to-plan",
      "A plan needs --config FILE, or --benchmark and --backend.",
      "For example: benchmark plan --benchmark mini --backend stub",
    );
  }
  return fromFlags(flags, [{ backend: flags.backend, model: flags.model ?? "" }]);
}

function keep(path: string, text: string): void {
  try {
    writeWhole(path, text);
  } catch (cause) {
    throw new RunError(
      "plan-not-kept",
      `The plan could not be written to ${path}: ${messageOf(cause)}`,
      "Name a file in a folder that exists and that you may write to.",
      { cause },
    );
  }
}
