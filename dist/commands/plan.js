"use strict";

let node_path = require("node:path");
const require_shared_run = require("../shared/run.js");
const require_shared_read = require("../shared/read.js");
const require_shared_start = require("../shared/start.js");

// src/commands/shared/runner-needs.ts
async function realAgents({ plan, candidates, benchmark }) {
	const inContainers = benchmark.tasks.some((task) => benchmark.adapter.isolation(task).tier === "docker");
	const agents = [];
	for (const [at, candidate] of plan.candidates.entries()) {
		if (candidates[at]?.backend.deterministic === true) continue;
		const servesItself = await isServedHere(candidate);
		const needs = [...inContainers ? ["docker"] : [], ...servesItself ? ["gpu"] : []];
		agents.push({
			candidate: candidate.name,
			needs
		});
	}
	return agents;
}
async function isServedHere({ provider, endpoint }) {
	if (provider === void 0 || (await require_shared_run.REGISTRIES.providers.get(provider)).servesModels !== true) return false;
	return endpoint === void 0 || require_shared_read.isLoopback(endpoint);
}

// src/commands/plan.ts
const run = async (ctx) => {
	const source = await sourceOf(ctx);
	const planned = await require_shared_run.planRun(source, {
		kind: ctx.flags.config === void 0 ? "run" : "compare",
		existing: null
	}, ctx, require_shared_run.REGISTRIES);
	const { benchmark } = planned;
	const plan = cutAsAsked(timedAsAsked(require_shared_read.plainPlan(planned.plan), ctx), ctx);
	const outlook = require_shared_read.outlookOf(plan, plan.slices === void 0 ? ctx.flags.shards ?? null : plan.slices.length * plan.candidates.length);
	ctx.say(require_shared_read.outlookText(plan, outlook));
	if ((benchmark.plugin.toolchains ?? []).length > 0) ctx.say(`What this machine lacks for it was not looked for: benchmark doctor --benchmark ${plan.benchmark.id}`);
	const { agents } = require_shared_run.inventory(ctx.env);
	const absent = [...new Set(plan.candidates.map(({ backend }) => backend))].filter((id) => agents[id] === null);
	await require_shared_run.tellPastGateway(await require_shared_run.withOwnProviders(planned, require_shared_run.REGISTRIES.providers, ctx.env), ctx, "anywhere");
	if (absent.length > 0) ctx.say(`Not on this machine, and needed wherever the plan is run: ${absent.join(", ")}.`);
	if (ctx.flags.save !== void 0) {
		keep((0, node_path.resolve)(ctx.cwd, ctx.flags.save), require_shared_read.prettyJson(plan));
		ctx.say(`Kept in ${ctx.flags.save}`);
	}
	const environments = environmentsOf(benchmark);
	return {
		payload: {
			plan,
			outlook,
			real_agents: await realAgents(planned),
			environments
		},
		exit: 0
	};
};
function environmentsOf({ adapter, tasks }) {
	const needed = tasks.flatMap((task) => adapter.environments?.(task) ?? []);
	return [...new Set(needed.map(({ id }) => id))].sort();
}
function cutAsAsked(plan, { flags }) {
	if (flags.balance !== true) return plan;
	const { shards } = flags;
	if (shards === void 0 || shards % plan.candidates.length !== 0) throw new require_shared_start.UsageError("nothing-to-cut", `--balance needs --shards with a multiple of ${plan.candidates.length}, the number of candidates.`, `For example: --balance --shards ${plan.candidates.length * 2}`);
	return require_shared_read.cutPlan(plan, shards / plan.candidates.length);
}
const timedAsAsked = (plan, { flags, cwd }) => flags.timings === void 0 ? plan : require_shared_read.timedPlan(plan, readTimings((0, node_path.resolve)(cwd, flags.timings)));
function readTimings(path) {
	try {
		const bytes = require_shared_read.readRegular(path, MAX_TIMINGS_BYTES);
		if (bytes === null) throw new Error("there is no such file");
		const value = JSON.parse(bytes.toString());
		const entries = typeof value === "object" && value !== null ? Object.entries(value) : [];
		return new Map(entries.filter((entry) => Number.isFinite(entry[1]) && Number(entry[1]) >= 0));
	} catch (cause) {
		throw new require_shared_start.UsageError("bad-timings", `The timings in ${path} cannot be read: ${require_shared_read.messageOf(cause)}`, "Write a JSON object of seconds by task id, such as {\"python/sum\": 12.5}, or leave --timings out.", { cause });
	}
}
const MAX_TIMINGS_BYTES = 16777216;
async function sourceOf({ flags }) {
	if (flags.config !== void 0) {
		const second = ["backend", "model"].find((name) => flags[name] !== void 0);
		if (second !== void 0) throw new require_shared_start.UsageError("two-sets-of-candidates", `--config brings its own candidates, so --${second} has no place.`, "Give one or the other.");
		return require_shared_run.fromFile(await require_shared_run.loadCompareConfig(flags.config, { minCandidates: 1 }), flags, 1);
	}
	if (flags.benchmark === void 0 || flags.backend === void 0) throw new require_shared_start.UsageError("nothing-to-plan", "A plan needs --config FILE, or --benchmark and --backend.", "For example: benchmark plan --benchmark mini --backend stub");
	return require_shared_run.fromFlags(flags, [{
		backend: flags.backend,
		model: flags.model ?? ""
	}]);
}
function keep(path, text) {
	try {
		require_shared_read.writeWhole(path, text);
	} catch (cause) {
		throw new require_shared_start.RunError("plan-not-kept", `The plan could not be written to ${path}: ${require_shared_read.messageOf(cause)}`, "Name a file in a folder that exists and that you may write to.", { cause });
	}
}

exports.run = run;