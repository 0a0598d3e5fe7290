import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { f as UsageError } from "../../shared/start.js";
import { hr as plural } from "../../shared/read.js";
import { d as fetchPlan, p as restoreShard } from "../shared.js";

// src/action/steps/setup.ts
const run = async (step) => {
	const folder = join(step.tempDir, `shard-${step.key}`);
	const store = await step.store();
	const { plan, planFile } = await fetchPlan(store, step.key, folder);
	const of = (plan.slices?.length ?? 1) * plan.candidates.length;
	const index = step.count("shard");
	if (index === null || index > of) throw new UsageError("bad-shard", `shard: ${step.input("shard")} is none of 1 to ${of}.`, "Take it from the matrix of `command: plan`.");
	const runDir = join(folder, "runs", `shard-${index}-of-${of}`);
	const part = {
		key: step.key,
		index,
		of,
		tryNumber: step.tryNumber
	};
	if (step.tryNumber > 1 && await restoreShard(store, plan, part, runDir)) step.notice(`Shard ${index}/${of} goes on from its earlier try.`);
	const config = join(folder, "plan", "config.yaml");
	const marker = randomBytes(12).toString("hex");
	step.remember("marker", `${MARKER_NAME}=${marker}`);
	step.output("marker", marker);
	step.output("node", process.execPath);
	step.output("program", step.program);
	step.output("plan", planFile);
	step.output("config", existsSync(config) ? config : "");
	step.output("shard", `${index}/${of}`);
	step.output("run-dir", runDir);
	step.notice(`Shard ${index}/${of} of ${plural(plan.tasks.length, "task")}.`);
};
const MARKER_NAME = "BENCH_SHARD";

export { run };