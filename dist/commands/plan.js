import { resolve } from "node:path";
import { E as REGISTRIES, O as loadCompareConfig, b as planRun, v as fromFile, y as fromFlags } from "../shared/run.js";
import { Et as outlookText, Mn as writeWhole, Rn as cutPlan, Tt as outlookOf, Zn as readRegular, jn as prettyJson } from "../shared/read.js";
import { d as RunError, f as UsageError } from "../shared/start.js";

// src/commands/plan.ts
const run = async (ctx) => {
	const source = await sourceOf(ctx);
	const { plan: whole, candidates } = await planRun(source, {
		kind: ctx.flags.config === void 0 ? "run" : "compare",
		existing: null
	}, ctx, REGISTRIES);
	const plan = cutAsAsked(whole, ctx);
	const outlook = outlookOf(plan, plan.slices === void 0 ? ctx.flags.shards ?? null : plan.slices.length * plan.candidates.length);
	ctx.say(outlookText(plan, outlook));
	if (ctx.flags.save !== void 0) {
		keep(resolve(ctx.cwd, ctx.flags.save), prettyJson(plan));
		ctx.say(`Kept in ${ctx.flags.save}`);
	}
	return {
		payload: {
			plan,
			outlook,
			real_agents: plan.candidates.flatMap(({ name }, at) => candidates[at]?.backend.deterministic === true ? [] : [name])
		},
		exit: 0
	};
};
function cutAsAsked(plan, { flags, cwd }) {
	if (flags.balance !== true) return plan;
	const { shards } = flags;
	if (shards === void 0 || shards % plan.candidates.length !== 0) throw new UsageError("nothing-to-cut", `--balance needs --shards with a multiple of ${plan.candidates.length}, the number of candidates.`, `For example: --balance --shards ${plan.candidates.length * 2}`);
	const known = flags.timings === void 0 ? /* @__PURE__ */ new Map() : readTimings(resolve(cwd, flags.timings));
	return cutPlan(plan, shards / plan.candidates.length, ({ id, expected_seconds }) => known.get(id) ?? expected_seconds);
}
function readTimings(path) {
	try {
		const value = JSON.parse((readRegular(path, MAX_TIMINGS_BYTES) ?? "{}").toString());
		const entries = typeof value === "object" && value !== null ? Object.entries(value) : [];
		return new Map(entries.filter((entry) => Number.isFinite(entry[1]) && Number(entry[1]) >= 0));
	} catch (cause) {
		throw new UsageError("bad-timings", `The timings in ${path} cannot be read: ${cause.message}`, "Write a JSON object of seconds by task id, such as {\"python/sum\": 12.5}, or leave --timings out.", { cause });
	}
}
const MAX_TIMINGS_BYTES = 16777216;
async function sourceOf({ flags }) {
	if (flags.config !== void 0) return fromFile(await loadCompareConfig(flags.config, { minCandidates: 1 }), flags, 1);
	if (flags.benchmark === void 0 || flags.backend === void 0) throw new UsageError("nothing-to-plan", "A plan needs --config FILE, or --benchmark and --backend.", "For example: benchmark plan --benchmark mini --backend stub");
	return fromFlags(flags, [{
		backend: flags.backend,
		model: flags.model ?? ""
	}]);
}
function keep(path, text) {
	try {
		writeWhole(path, text);
	} catch (cause) {
		throw new RunError("plan-not-kept", `The plan could not be written to ${path}: ${cause.message}`, "Name a file in a folder that exists and that you may write to.", { cause });
	}
}

export { run };