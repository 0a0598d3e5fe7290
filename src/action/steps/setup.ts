import { randomBytes } from "node:crypto";
import { join } from "node:path";
import type { StepModule } from "#action/step.ts";
import { takeData } from "#action/take-data.ts";
import { SHARD_MARKER } from "#core/annotation.ts";
import { UsageError } from "#core/errors.ts";
import { plural } from "#core/format.ts";
import { fetchPlan, restoreShard } from "#github/collect.ts";

/**
 * Lays out what a shard needs before it starts, so that the step that runs agents needs neither token nor network of
 * ours: the plan, the data of its benchmark, an earlier try to go on from, and the paths of node and of the command line.
 */
export const run: StepModule["run"] = async (step) => {
  const asked = step.required("shard");
  const folder = join(step.tempDir, `shard-${step.key}`);
  const store = await step.store();
  const { plan, planFile, configFile } = await fetchPlan(store, step.key, folder);
  await takeData(step, plan.benchmark.id);
  const of = (plan.slices?.length ?? 1) * plan.candidates.length;
  const index = step.count("shard");
  if (index === null || index > of)
    throw new UsageError(
      "bad-shard",
      `shard: ${asked} is not one of 1 to ${of}.`,
      "Take it from the matrix of `command: plan`.",
    );
  const runDir = join(folder, "runs", `shard-${index}-of-${of}`);
  const part = { key: step.key, index, of, tryNumber: step.tryNumber };
  if (step.tryNumber > 1 && (await restoreShard(store, plan, part, runDir)))
    step.notice(`Shard ${index}/${of} goes on from its earlier try.`);
  const marker = randomBytes(12).toString("hex");
  step.remember("marker", `${SHARD_MARKER}=${marker}`);
  step.output("marker", marker);
  step.output("node", process.execPath);
  step.output("program", step.program);
  step.output("plan", planFile);
  step.output("config", configFile ?? "");
  step.output("shard", `${index}/${of}`);
  step.output("run-dir", runDir);
  step.notice(`Shard ${index}/${of} of ${plural(plan.tasks.length, "task")}.`);
};
