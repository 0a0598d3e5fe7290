"use strict";

let node_crypto = require("node:crypto");
let node_path = require("node:path");
const require_action_shared = require("../shared.js");
const require_shared_start = require("../../shared/start.js");
const require_shared_read = require("../../shared/read.js");

// src/action/steps/setup.ts
const run = async (step) => {
	const asked = step.required("shard");
	const folder = (0, node_path.join)(step.tempDir, `shard-${step.key}`);
	const store = await step.store();
	const { plan, planFile, configFile } = await require_action_shared.fetchPlan(store, step.key, folder);
	await require_action_shared.takeData(step, plan.benchmark.id);
	const of = (plan.slices?.length ?? 1) * plan.candidates.length;
	const index = step.count("shard");
	if (index === null || index > of) throw new require_shared_start.UsageError("bad-shard", `shard: ${asked} is not one of 1 to ${of}.`, "Take it from the matrix of `command: plan`.");
	const runDir = (0, node_path.join)(folder, "runs", `shard-${index}-of-${of}`);
	const part = {
		key: step.key,
		index,
		of,
		tryNumber: step.tryNumber
	};
	if (step.tryNumber > 1 && await require_action_shared.restoreShard(store, plan, part, runDir)) step.notice(`Shard ${index}/${of} goes on from its earlier try.`);
	const marker = (0, node_crypto.randomBytes)(12).toString("hex");
	step.remember("marker", `${require_shared_start.SHARD_MARKER}=${marker}`);
	step.output("marker", marker);
	step.output("node", process.execPath);
	step.output("program", step.program);
	step.output("plan", planFile);
	step.output("config", configFile ?? "");
	step.output("shard", `${index}/${of}`);
	step.output("run-dir", runDir);
	step.notice(`Shard ${index}/${of} of ${require_shared_read.plural(plan.tasks.length, "task")}.`);
};

exports.run = run;