import { resolve } from "node:path";
import type { CommandContext, CommandModule } from "#commands/command.ts";
import { openEngine } from "#commands/engine.ts";
import type { PlannedRun } from "#commands/plan-run.ts";
import { startRun } from "#commands/start-run.ts";
import { candidateName } from "#config/draft.ts";
import { loadCompareConfig } from "#config/load.ts";
import { configProblems } from "#config/problems.ts";
import { RunError, UsageError } from "#core/errors.ts";
import type { Plan } from "#core/records.gen.ts";
import type { EngineDeps } from "#engine/deps.ts";
import type { RunCandidate } from "#engine/run-job.ts";
import { promptDigest, verifierDigest } from "#engine/prepare.ts";
import { readPlan } from "#record/plan-file.ts";

/** Runs the missing cells of a run-dir, and no others. */
export const run: CommandModule["run"] = async (ctx) => {
  const dir = ctx.flags["run-dir"];
  if (dir === undefined)
    throw new UsageError("no-run-dir", "`resume` needs --run-dir DIR.", "Name the folder that the run printed.");
  const path = resolve(ctx.cwd, dir);
  const plan = readPlan(path);
  if (plan === null)
    throw new UsageError(
      "no-plan",
      `${path} holds no plan.json, so there is nothing to resume.`,
      "Is it the right folder? A run prints its own.",
    );
  const engine = await openEngine(ctx);
  return startRun(await plannedAgain(plan, ctx, engine), engine, ctx);
};

/** The plugins behind a plan on disk. Refuses a plan that this version would execute differently. */
async function plannedAgain(plan: Plan, ctx: CommandContext, engine: EngineDeps): Promise<PlannedRun> {
  const plugin = await engine.adapters.get(plan.benchmark.id);
  const adapter = await plugin.open(plan.benchmark.options);
  const changed = changesSince(plan, ctx.version, plugin.revision, adapter);
  if (changed !== null) {
    throw new RunError(
      "changed-since",
      `This run cannot be continued: ${changed}.`,
      "Continue it with the version that began it, or start a new run.",
    );
  }
  const planned = new Set(plan.tasks.map((task) => task.id));
  const tasks = adapter.tasks.filter((task) => planned.has(task.id));
  return {
    plan,
    benchmark: { plugin, adapter, options: plan.benchmark.options, tasks },
    candidates: await candidatesOf(plan, ctx, engine),
  };
}

function changesSince(
  plan: Plan,
  version: string,
  revision: string,
  adapter: PlannedRun["benchmark"]["adapter"],
): string | null {
  if (plan.harness_version !== version)
    return `it was begun by version ${plan.harness_version}, and this is ${version}`;
  if (plan.benchmark.revision !== revision)
    return `${plan.benchmark.id} was at revision ${plan.benchmark.revision} and is now at ${revision}`;
  const tasks = new Map(adapter.tasks.map((task) => [task.id, task]));
  for (const { id, prompt_sha256, verifier_sha256 } of plan.tasks) {
    const task = tasks.get(id);
    if (task === undefined) return `task ${JSON.stringify(id)} is gone`;
    if (promptDigest(adapter, task) !== prompt_sha256) return `the prompt of ${JSON.stringify(id)} has changed`;
    if (verifierDigest(adapter, task) !== verifier_sha256) return `the tests of ${JSON.stringify(id)} have changed`;
  }
  return null;
}

/** Values of variables are never written down, so a plan that needs some needs its configuration again. */
async function candidatesOf(plan: Plan, ctx: CommandContext, engine: EngineDeps): Promise<RunCandidate[]> {
  const values = await valuesFrom(ctx.flags.config);
  return Promise.all(
    plan.candidates.map(async ({ name, backend, model, env_names, unset_env }) => {
      const env = values.get(name) ?? {};
      const missing = env_names.filter((variable) => !Object.hasOwn(env, variable));
      if (missing.length > 0) {
        throw new UsageError(
          "env-needed",
          `${name} needs values for ${missing.join(", ")}, which are never kept in a run-dir.`,
          "Give the configuration again: benchmark resume --run-dir DIR --config FILE",
        );
      }
      return { backend: await engine.backends.get(backend), model, env, unsetEnv: unset_env };
    }),
  );
}

async function valuesFrom(file: string | undefined): Promise<ReadonlyMap<string, Readonly<Record<string, string>>>> {
  if (file === undefined) return new Map();
  const { shape, problems, source } = await loadCompareConfig(file, { minCandidates: 1 });
  if (shape === null) throw configProblems(problems, source);
  return new Map(shape.candidates.map((candidate) => [candidateName(candidate), candidate.env ?? {}]));
}
