import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { benchmarkOf, type ConfiguredBenchmark } from "#action/benchmark-of.ts";
import { payloadOf } from "#action/payload-of.ts";
import type { Step, StepModule } from "#action/step.ts";
import { takeData } from "#action/take-data.ts";
import type { PlanAnswer } from "#core/answers.ts";
import { RunError } from "#core/errors.ts";
import { duration, plural } from "#core/format.ts";
import { planName } from "#github/artifact-names.ts";
import { CONFIG_FILE, fetchPlan } from "#github/collect.ts";
import { failOnOf } from "#github/fail-on.ts";
import { labelsNobodyHas, matrixOf, shardCount, type ShardWish } from "#github/matrix.ts";
import { packFolder } from "#github/pack.ts";
import { planSummary } from "#github/plan-summary.ts";
import { readTimings, TIMINGS_FILE, type Timings, timingsKey } from "#github/timings.ts";
import { PLAN_FILE } from "#record/layout.ts";

/** Decides everything before anything runs: the plan as an artifact, the matrix as an output, the outlook as a summary. */
export const run: StepModule["run"] = async (step) => {
  failOnOf(step.list("fail-on")); // of use only at the end, when all has been paid for
  const wish: ShardWish = {
    shards: step.count("shards"),
    maxShards: step.count("max-shards"),
    runsOn: step.input("runs-on") === "" ? null : step.list("runs-on"),
    labels: step.list("labels"),
  };
  const config = resolve(step.workDir, step.required("config"));
  const benchmark = await benchmarkOf(config);
  await takeData(step, benchmark.id);
  const timings = await timingsBefore(step, benchmark);
  const folder = join(step.tempDir, `plan-${step.key}`);
  mkdirSync(folder, { recursive: true });
  const planned = async (...args: string[]) =>
    payloadOf(
      await step.benchmark([
        ...["plan", "--config", config, "--quiet", ...args],
        ...(timings === null ? [] : ["--timings", timings.file]),
      ]),
    ) as PlanAnswer;

  const whole = await planned();
  const { shards, warnings } = shardCount(whole.plan, wish);
  const { plan, outlook, real_agents, environments } = await planned(
    "--balance",
    "--shards",
    String(shards),
    "--save",
    join(folder, PLAN_FILE),
  );
  for (const warning of warnings) step.warn(warning);
  const matrix = matrixOf(plan, shards, real_agents, wish);

  // Values of variables are never part of a plan: whoever needs some gets the configuration with it.
  if (plan.candidates.some(({ env_names }) => env_names.length > 0)) copyFileSync(config, join(folder, CONFIG_FILE));
  // A later try of this run expects the same, and says of no task that its time was seen where it was not.
  writeFileSync(join(folder, TIMINGS_FILE), JSON.stringify(timings?.seen ?? {}));
  const archive = join(step.tempDir, planName(step));
  await packFolder(folder, archive);
  const artifact = await (await step.store()).upload(archive, step.count("retention-days"));
  step.output("matrix", JSON.stringify(matrix));
  step.output("shards", String(shards));
  step.output("run-id", step.runId);
  step.output("mde", outlook.minimum_detectable_effect === null ? "" : String(outlook.minimum_detectable_effect));
  step.output("artifact-id", String(artifact));
  const online = real_agents.length === 0 ? null : await step.hub().onlineLabels();
  const unserved = online === null ? [] : labelsNobodyHas(matrix.include, online);
  for (const labels of unserved)
    step.warn(`No runner of this repository with the labels ${labels} is online: these shards may wait.`);
  await step.summarize(
    planSummary(plan, outlook, {
      legs: matrix.include,
      unserved,
      environments,
      timed: plan.tasks.filter(({ id }) => Object.hasOwn(timings?.seen ?? {}, id)).length,
    }),
  );
  step.notice(
    `${plural(shards, "shard")}, about ${duration(Math.max(...outlook.shards.map((shard) => shard.expected_seconds)))} each at most.`,
  );
};

interface ExpectedTimings {
  /** Seconds by task id, for the command line. */
  readonly file: string;
  /** Those that an earlier run took; the others are the benchmark's own. */
  readonly seen: Timings;
}

/** What earlier runs of this kind took; null: nothing is known. */
async function timingsBefore(step: Step, { id, backends }: ConfiguredBenchmark): Promise<ExpectedTimings | null> {
  const first = step.tryNumber > 1 ? await timingsOfFirstTry(step) : null;
  if (first !== null) return first;
  const cache = await step.cache();
  const prefix = timingsKey(step.key, id, backends);
  const found = await cache.restore(TIMINGS_FILE, `${prefix}${step.runId}-${step.tryNumber}`, prefix);
  const file = cache.place(TIMINGS_FILE);
  return found && existsSync(file) ? { file, seen: readTimings(readFileSync(file, "utf8")) } : null;
}

/** Shards go on from what is on record only under the very plan they had, so a later try expects what the first did. */
async function timingsOfFirstTry(step: Step): Promise<ExpectedTimings | null> {
  const folder = join(step.tempDir, `plan-${step.key}-before`);
  try {
    const { plan, planFile } = await fetchPlan(await step.store(), step.key, folder);
    const kept = join(dirname(planFile), TIMINGS_FILE);
    const file = join(folder, TIMINGS_FILE);
    const expected = plan.tasks.map(({ id, expected_seconds }) => [id, expected_seconds] as const);
    writeFileSync(file, JSON.stringify(Object.fromEntries(expected)));
    return { file, seen: existsSync(kept) ? readTimings(readFileSync(kept, "utf8")) : {} };
  } catch (error) {
    if (error instanceof RunError) return null; // it never came to a plan
    throw error;
  }
}
