"use strict";

let node_path = require("node:path");
const require_shared_run = require("../shared/run.js");
const require_shared_read = require("../shared/read.js");
const require_shared_start = require("../shared/start.js");

// src/commands/plan.ts
const run = async (ctx) => {
	const source = await sourceOf(ctx);
	const { plan: whole, candidates, benchmark } = await require_shared_run.planRun(source, {
		kind: ctx.flags.config === void 0 ? "run" : "compare",
		existing: null
	}, ctx, require_shared_run.REGISTRIES);
	const plan = cutAsAsked(timedAsAsked(whole, ctx), ctx);
	const outlook = require_shared_read.outlookOf(plan, plan.slices === void 0 ? ctx.flags.shards ?? null : plan.slices.length * plan.candidates.length);
	ctx.say(require_shared_read.outlookText(plan, outlook));
	if ((benchmark.plugin.toolchains ?? []).length > 0) ctx.say(`What this machine lacks for it was not looked for: benchmark doctor --benchmark ${plan.benchmark.id}`);
	if (ctx.flags.save !== void 0) {
		keep((0, node_path.resolve)(ctx.cwd, ctx.flags.save), require_shared_read.prettyJson(plan));
		ctx.say(`Kept in ${ctx.flags.save}`);
	}
	return {
		payload: {
			plan,
			outlook,
			real_agents: plan.candidates.flatMap(({ name }, at) => candidates[at]?.backend.deterministic === true ? [] : [name]),
			environments: environmentsOf(benchmark)
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
		const value = JSON.parse((require_shared_read.readRegular(path, MAX_TIMINGS_BYTES) ?? "{}").toString());
		const entries = typeof value === "object" && value !== null ? Object.entries(value) : [];
		return new Map(entries.filter((entry) => Number.isFinite(entry[1]) && Number(entry[1]) >= 0));
	} catch (cause) {
		throw new require_shared_start.UsageError("bad-timings", `The timings in ${path} cannot be read: ${cause.message}`, "Write a JSON object of seconds by task id, such as {\"python/sum\": 12.5}, or leave --timings out.", { cause });
	}
}
const MAX_TIMINGS_BYTES = 16777216;
async function sourceOf({ flags }) {
	if (flags.config !== void 0) return require_shared_run.fromFile(await require_shared_run.loadCompareConfig(flags.config, { minCandidates: 1 }), flags, 1);
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
		throw new require_shared_start.RunError("plan-not-kept", `The plan could not be written to ${path}: ${cause.message}`, "Name a file in a folder that exists and that you may write to.", { cause });
	}
}

exports.run = run;