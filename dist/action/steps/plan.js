"use strict";

let node_fs = require("node:fs");
let node_path = require("node:path");
const require_action_shared = require("../shared.js");
const require_shared_start = require("../../shared/start.js");
const require_shared_read = require("../../shared/read.js");

// src/github/matrix.ts
function shardCount({ candidates, tasks, repetitions }, wish) {
	const limit = Math.min(wish.maxShards ?? 20, 256);
	if (candidates.length > limit) throw new require_shared_start.UsageError("too-few-shards", `${candidates.length} candidates need a shard each, and at most ${limit} are allowed.`, candidates.length > 256 ? `GitHub runs ${256} jobs of a matrix at most: compare fewer candidates at once.` : `Raise max-shards to ${candidates.length} or more.`);
	const seconds = tasks.reduce((sum, task) => sum + task.expected_seconds, 0) * repetitions;
	const wanted = wish.shards ?? candidates.length * Math.max(1, Math.ceil(seconds / 600));
	const shards = Math.max(1, Math.min(Math.ceil(wanted / candidates.length), Math.floor(limit / candidates.length), tasks.length)) * candidates.length;
	return {
		shards,
		warnings: wish.shards !== null && wish.shards !== shards ? [`${shards} shards instead of the ${wish.shards} asked for: at most ${limit} (max-shards, and GitHub's ${256}), a multiple of ${candidates.length} candidates, and no slice without a task.`] : []
	};
}
const HOSTED = ["ubuntu-24.04"];
function matrixOf(plan, shards, realAgents, wish) {
	const slices = shards / plan.candidates.length;
	return { include: Array.from({ length: shards }, (_, at) => {
		const { name = "" } = plan.candidates[Math.floor(at / slices)] ?? {};
		const agent = realAgents.find(({ candidate }) => candidate === name);
		const needed = agent === void 0 ? HOSTED : [.../* @__PURE__ */ new Set([
			"self-hosted",
			...agent.needs,
			...wish.labels
		])];
		return {
			shard: at + 1,
			"runs-on": wish.runsOn ?? needed
		};
	}) };
}
function labelsNobodyHas(legs, online) {
	return [...new Set(legs.map((leg) => leg["runs-on"]).filter((labels) => labels.includes("self-hosted")).map((labels) => labels.join(", ")))].filter((labels) => !online.some((runner) => labels.split(", ").every((label) => runner.includes(label))));
}

// src/github/plan-summary.ts
function planSummary(plan, outlook, { legs, unserved, environments, timed }) {
	const { least, most } = outlook.expected_seconds;
	const longest = Math.max(...outlook.shards.map(({ expected_seconds }) => expected_seconds));
	const rows = outlook.shards.map((shard, at) => {
		const labels = legs[at]?.["runs-on"].map(require_action_shared.shown).join(" ") ?? "";
		return `| ${shard.shard} | ${require_action_shared.shown(shard.candidate)} | ${shard.tasks} | ${shard.trials} | ${require_shared_read.duration(shard.expected_seconds)} | ${labels} |`;
	});
	return [
		`## Plan: ${require_action_shared.shown(plan.benchmark.id)}`,
		`${require_shared_read.plural(plan.tasks.length, "task")} \u00d7 ${require_shared_read.plural(plan.candidates.length, "candidate")} \u00d7 ${require_shared_read.plural(plan.repetitions, "repetition")} = ${require_shared_read.plural(outlook.cells, "trial")}, ${require_shared_read.durations(least, most)} of work in ${require_shared_read.plural(legs.length, "shard")}; the longest takes about ${require_shared_read.duration(longest)}. ${sourceOf(plan, timed)}`,
		...environments.length === 0 ? [] : [`Before that, each machine prepares ${require_shared_read.plural(environments.length, "environment")} unless it holds them already: ${require_shared_read.listed(environments.map(require_action_shared.shown))}. That takes minutes, and the network.`],
		outlook.minimum_detectable_effect === null ? "One candidate: nothing is compared." : require_shared_read.sightText(outlook.minimum_detectable_effect),
		...unserved.map((labels) => `\u26a0\ufe0f No runner of this repository with the labels ${require_action_shared.shown(labels)} is online: these shards may wait.`),
		[
			"| Shard | Candidate | Tasks | Trials | Expected | Runs on |",
			"| --- | --- | --- | --- | --- | --- |",
			...rows
		].join("\n"),
		""
	].join("\n\n");
}
function sourceOf({ tasks }, timed) {
	if (timed === 0) return "Nothing like it has run before: times are what the benchmark expects.";
	if (timed === tasks.length) return "Times are those of earlier runs.";
	return `Times of ${require_shared_read.plural(timed, "task")} are those of earlier runs, of the others what the benchmark expects.`;
}

// src/action/steps/plan.ts
const run = async (step) => {
	require_action_shared.failOnOf(step.list("fail-on"));
	const wish = {
		shards: step.count("shards"),
		maxShards: step.count("max-shards"),
		runsOn: step.input("runs-on") === "" ? null : step.list("runs-on"),
		labels: step.list("labels")
	};
	const config = (0, node_path.resolve)(step.workDir, step.required("config"));
	const benchmark = await require_action_shared.benchmarkOf(config);
	await require_action_shared.takeData(step, benchmark.id);
	const timings = await timingsBefore(step, benchmark);
	const folder = (0, node_path.join)(step.tempDir, `plan-${step.key}`);
	(0, node_fs.mkdirSync)(folder, { recursive: true });
	const planned = async (...args) => require_action_shared.payloadOf(await step.benchmark([...[
		"plan",
		"--config",
		config,
		"--quiet",
		...args
	], ...timings === null ? [] : ["--timings", timings.file]]));
	const whole = await planned();
	const { shards, warnings } = shardCount(whole.plan, wish);
	const { plan, outlook, real_agents, environments } = await planned("--balance", "--shards", String(shards), "--save", (0, node_path.join)(folder, require_shared_read.PLAN_FILE));
	for (const warning of warnings) step.warn(warning);
	const matrix = matrixOf(plan, shards, real_agents, wish);
	if (plan.candidates.some(({ env_names }) => env_names.length > 0)) (0, node_fs.copyFileSync)(config, (0, node_path.join)(folder, require_action_shared.CONFIG_FILE));
	(0, node_fs.writeFileSync)((0, node_path.join)(folder, require_action_shared.TIMINGS_FILE), JSON.stringify(timings?.seen ?? {}));
	const archive = (0, node_path.join)(step.tempDir, require_action_shared.planName(step));
	await require_action_shared.packFolder(folder, archive);
	const artifact = await (await step.store()).upload(archive, step.count("retention-days"));
	step.output("matrix", JSON.stringify(matrix));
	step.output("shards", String(shards));
	step.output("run-id", step.runId);
	step.output("mde", outlook.minimum_detectable_effect === null ? "" : String(outlook.minimum_detectable_effect));
	step.output("artifact-id", String(artifact));
	const online = real_agents.length === 0 ? null : await step.hub().onlineLabels();
	const unserved = online === null ? [] : labelsNobodyHas(matrix.include, online);
	for (const labels of unserved) step.warn(`No runner of this repository with the labels ${labels} is online: these shards may wait.`);
	await step.summarize(planSummary(plan, outlook, {
		legs: matrix.include,
		unserved,
		environments,
		timed: plan.tasks.filter(({ id }) => Object.hasOwn(timings?.seen ?? {}, id)).length
	}));
	step.notice(`${require_shared_read.plural(shards, "shard")}, about ${require_shared_read.duration(Math.max(...outlook.shards.map((shard) => shard.expected_seconds)))} each at most.`);
};
async function timingsBefore(step, { id, backends }) {
	const first = step.tryNumber > 1 ? await timingsOfFirstTry(step) : null;
	if (first !== null) return first;
	const cache = await step.cache();
	const prefix = require_action_shared.timingsKey(step.key, id, backends);
	const found = await cache.restore(require_action_shared.TIMINGS_FILE, `${prefix}${step.runId}-${step.tryNumber}`, prefix);
	const file = cache.place(require_action_shared.TIMINGS_FILE);
	return found && (0, node_fs.existsSync)(file) ? {
		file,
		seen: require_action_shared.readTimings((0, node_fs.readFileSync)(file, "utf8"))
	} : null;
}
async function timingsOfFirstTry(step) {
	const folder = (0, node_path.join)(step.tempDir, `plan-${step.key}-before`);
	try {
		const { plan, planFile } = await require_action_shared.fetchPlan(await step.store(), step.key, folder);
		const kept = (0, node_path.join)((0, node_path.dirname)(planFile), require_action_shared.TIMINGS_FILE);
		const file = (0, node_path.join)(folder, require_action_shared.TIMINGS_FILE);
		const expected = plan.tasks.map(({ id, expected_seconds }) => [id, expected_seconds]);
		(0, node_fs.writeFileSync)(file, JSON.stringify(Object.fromEntries(expected)));
		return {
			file,
			seen: (0, node_fs.existsSync)(kept) ? require_action_shared.readTimings((0, node_fs.readFileSync)(kept, "utf8")) : {}
		};
	} catch (error) {
		if (error instanceof require_shared_start.RunError) return null;
		throw error;
	}
}

exports.run = run;