import { shardOf, type Shard } from "#core/plan.ts";
import type { Plan, ShardManifest } from "#core/records.gen.ts";
import type { EngineDeps } from "#engine/deps.ts";
import { runBudget } from "#engine/budgets.ts";
import { execute } from "#engine/execute.ts";
import type { Survey } from "#engine/needs/survey-needs.ts";
import type { PlannedRun } from "#engine/plan-run.ts";
import { readShard } from "#record/plan-file.ts";
import { workOf } from "#engine/work.ts";
import { RunDir } from "#record/run-dir.ts";

export interface RunOptions {
  /** Part of the plan to run; null: the part that the run-dir holds already, or else the whole. */
  readonly shard: { readonly index: number; readonly of: number } | null;
  /** Infrastructure faults in a row after which a candidate is given up for this run. */
  readonly stopAfter: number;
  /** Folders that nothing inside a sandbox may see, beside the run-dir and the harness's own. */
  readonly hide: readonly string[];
  /** Stop before anything is spent when something that a task needs is not on this machine. */
  readonly requireAll?: boolean;
  /** What was found a moment ago of the toolchains of these tasks; absent: it is looked now. */
  readonly survey?: Survey | undefined;
}

export interface Ran {
  /** What was run; null: the whole plan. */
  readonly part: Shard | null;
  /** What of its budget was spent, such that it ended before its time; null: it did not. */
  readonly spent: string | null;
}

/**
 * The straight line from a plan to records, in a run-dir that is new or half done: everything before it is decided,
 * everything after it reads files.
 */
export async function run(
  { plan, benchmark, candidates }: PlannedRun,
  path: string,
  options: RunOptions,
  deps: EngineDeps,
): Promise<Ran> {
  const part = options.shard ?? readShard(path);
  const shard = part === null ? null : shardOf(plan, part);
  using runDir = RunDir.create(path, plan, manifestOf(plan, shard));
  for (const problem of runDir.found.problems)
    deps.emit({ type: "warning", message: `${problem.path}: ${problem.message}` });
  const work = workOf(plan, shard, runDir);
  const busy = new Set(work.todo.map(({ candidate }) => candidate));
  // Few runs need any, so that no other loads what opens them.
  const isTranslated = candidates.some(({ service }) => service?.translation !== undefined);
  await using translators = isTranslated
    ? await (await import("#engine/translation/open-translators.ts")).openTranslators(plan, candidates, busy, deps)
    : null;
  const needed = candidates.some(({ service }, at) => service?.direct === null && busy.has(at));
  await using gateway = needed ? await deps.openGateway({ budget: runBudget(plan) }) : null;
  const toolchains = benchmark.plugin.toolchains ?? [];
  const given = {
    plan,
    adapter: benchmark.adapter,
    toolchains,
    candidates: translators?.candidates ?? candidates,
    runDir,
    gateway,
    work,
  };
  const how = await execute(given, options, deps);
  return { part: shard, spent: how === "out of budget" ? String(gateway?.over.reason) : null };
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
