"use strict";

let node_path = require("node:path");
const require_shared_run = require("../shared/run.js");
const require_shared_read = require("../shared/read.js");
const require_shared_start = require("../shared/start.js");
let node_fs = require("node:fs");

// src/commands/shared/built-in.ts
const DEMO = {
	benchmark: "mini",
	candidates: [{
		name: "stub-strong",
		backend: "stub",
		model: "pass=0.8,seed=11"
	}, {
		name: "stub-weak",
		backend: "stub",
		model: "pass=0.3,seed=11"
	}]
};
const SMOKE = {
	benchmark: "stub",
	candidates: [{
		name: "stub",
		backend: "stub"
	}, {
		name: "stub-fail",
		backend: "stub",
		model: "fail"
	}]
};

// src/commands/shared/candidate-words.ts
async function candidatesOf(words) {
	const { backends, providers } = require_shared_run.REGISTRIES;
	const plugins = await Promise.all(providers.ids.map((id) => providers.get(id)));
	const vocabulary = {
		backends: backends.ids,
		providers: plugins
	};
	return words.map((word) => {
		const read = require_shared_read.readCandidateWord(word, vocabulary);
		if ("code" in read) throw new require_shared_start.UsageError(read.code, read.message, read.hint);
		const { backend, model, name, endpoint } = read;
		const provider = word.includes(":") ? read.provider : null;
		return {
			name,
			backend,
			...model === "" ? {} : { model },
			...provider === null ? {} : { provider },
			...endpoint === null ? {} : { endpoint }
		};
	});
}

// src/commands/shared/newest-run.ts
function newestRun(ctx) {
	const root = require_shared_run.runsRoot(ctx);
	const newest = ((0, node_fs.existsSync)(root) ? (0, node_fs.readdirSync)(root) : []).filter((name) => (0, node_fs.existsSync)((0, node_path.join)(root, name, require_shared_read.PLAN_FILE))).sort().at(-1);
	if (newest !== void 0) return (0, node_path.join)(root, newest);
	throw new require_shared_start.UsageError("nothing-to-resume", `There is no run in ${root}.`, "Name one with --run-dir.");
}

// src/commands/shared/usual-timeout.ts
async function usualTimeout(candidates) {
	if (candidates.every(({ env, provider }) => env === void 0 && provider === void 0)) return FAST;
	const { providers } = require_shared_run.REGISTRIES;
	const plugins = await Promise.all(providers.ids.map((id) => providers.get(id)));
	return candidates.some((candidate) => isSlow(candidate, plugins)) ? SLOW : FAST;
}
const FAST = 300;
const SLOW = 600;
function isSlow({ env = {}, provider, endpoint }, plugins) {
	const redirects = plugins.flatMap(({ redirectVariables = [] }) => redirectVariables);
	if (endpoint !== void 0 || redirects.some((name) => name in env)) return true;
	return provider !== void 0 && plugins.find(({ id }) => id === provider)?.isFast !== true;
}

// src/commands/bench.ts
const run = async (ctx) => {
	const { flags } = ctx;
	if (flags["list-presets"] === true) return {
		payload: { presets: await require_shared_run.listPresets(ctx.presetDirs) },
		exit: require_shared_start.EXIT.done
	};
	if (flags["list-providers"] === true) return whatThereIs(ctx);
	if (flags.resume === true) return told(await resumed(withHtml(ctx)), ctx);
	const source = await sourceOf(ctx);
	if (flags["dry-run"] === true) return dryRun(source, ctx);
	require_shared_run.refuseUnplannedShard(ctx, ctx.flags.concurrency);
	const opening = Promise.all([require_shared_run.openEngine(ctx), require_shared_run.planRun(source, {
		kind: kindOf(source),
		existing: require_shared_run.existingPlan(ctx)
	}, ctx, require_shared_run.REGISTRIES)]);
	if (ctx.words.length === 0 && flags.preset === void 0) ctx.say(require_shared_run.inventoryText(require_shared_run.inventory(ctx.env)));
	const [engine, planned] = await opening;
	const result = await require_shared_run.startRun(planned, engine, withHtml(ctx), { ask: true });
	if (flags.smoke === true) assertSmoke(result);
	return told(result, ctx);
};
async function told(result, ctx) {
	if (ctx.flags.open === true) await openReport(result, ctx);
	return ctx.interactive && ctx.flags.json !== true ? {
		...result,
		payload: null
	} : result;
}
async function sourceOf(ctx) {
	const { words } = ctx;
	const flags = ctx.flags.task === void 0 ? ctx.flags : {
		...ctx.flags,
		task: ctx.flags.task.flatMap((list) => list.split(",")).filter((id) => id !== "")
	};
	if (flags.preset !== void 0) {
		refuseWords(`--preset ${flags.preset}`, words);
		const preset = await require_shared_run.loadPreset(flags.preset, ctx.presetDirs, ctx.say);
		const timeout = preset.shape?.attempt_timeout_seconds ?? await usualTimeout(preset.shape?.candidates ?? []);
		return require_shared_run.fromFile(preset, {
			...flags,
			"attempt-timeout": flags["attempt-timeout"] ?? timeout
		}, 1);
	}
	if (flags.smoke === true) {
		refuseWords("--smoke", words);
		return require_shared_run.fromFlags(flags, SMOKE.candidates, { benchmark: SMOKE.benchmark });
	}
	const candidates = words.length === 0 ? DEMO.candidates : await candidatesOf(words);
	return require_shared_run.fromFlags(flags, candidates, {
		benchmark: DEMO.benchmark,
		attempt_timeout_seconds: await usualTimeout(candidates)
	});
}
function refuseWords(flag, [word]) {
	if (word === void 0) return;
	throw new require_shared_start.UsageError("two-sets-of-candidates", `${flag} brings its own candidates, so ${JSON.stringify(word)} has no place.`, "Give one or the other.");
}
const kindOf = (source) => source.draft.candidates.length === 1 ? "run" : "compare";
async function dryRun(source, ctx) {
	require_shared_run.refuseUnplannedShard(ctx, ctx.flags.concurrency);
	require_shared_run.refuseReportOfPart(ctx);
	const bare = await require_shared_run.planRun(source, {
		kind: kindOf(source),
		existing: require_shared_run.existingPlan(ctx)
	}, ctx, require_shared_run.REGISTRIES);
	const { shard } = ctx.flags;
	const part = shard === void 0 ? null : require_shared_read.shardOf(bare.plan, require_shared_read.parseShard(shard));
	const checks = await require_shared_run.checkRun(bare, part, await require_shared_run.openEngine(ctx), ctx);
	const { planned, obstacles, warnings, question, needs, agents } = checks;
	const { plan } = planned;
	const outlook = require_shared_read.outlookOf(plan, null);
	ctx.say(require_shared_read.outlookText(plan, outlook));
	await require_shared_run.tellPastGateway(planned, ctx, "here");
	if (needs !== null && require_shared_run.needsText(needs) !== "") ctx.say(require_shared_run.needsText(needs));
	for (const warning of warnings) ctx.say(warning);
	if (question !== null) ctx.say(`A run asks first, or needs --yes:\n${indented(question)}`);
	ctx.say(obstacles.length === 0 ? "Nothing keeps this from running." : `A run would be refused:\n${require_shared_run.obstaclesText(obstacles)}`);
	const refusals = obstacles.map(({ candidates, error: { code, exit, message, hint } }) => ({
		candidates,
		code,
		exit,
		message,
		hint
	}));
	return {
		payload: {
			plan,
			outlook,
			providers: checks.services,
			agents,
			needs,
			refusals,
			warnings,
			question
		},
		exit: require_shared_start.EXIT.done
	};
}
const indented = (text) => text.replaceAll(/^/gm, "  ");
async function whatThereIs(ctx) {
	const { keys } = require_shared_run.inventory(ctx.env);
	const [{ agentsText, listAgents }, { listProviders, providersText }] = await Promise.all([Promise.resolve().then(() => require("./shared/list-agents.js")), Promise.resolve().then(() => require("./shared/list-providers.js"))]);
	const [agents, providers] = await Promise.all([listAgents(await require_shared_run.openEngine(ctx), ctx), listProviders(ctx)]);
	ctx.say(`${agentsText(agents)}\n\n${providersText(providers)}`);
	return {
		payload: {
			agents,
			keys,
			providers
		},
		exit: require_shared_start.EXIT.done
	};
}
async function resumed(ctx) {
	if (ctx.words.length > 0 || ctx.flags.preset !== void 0) throw new require_shared_start.UsageError("resume-and-candidates", "--resume goes on with what was planned.", "Leave candidates out.");
	require_shared_run.refuseChangesToPlan(ctx);
	const dir = ctx.flags["run-dir"] ?? newestRun(ctx);
	const { resume } = await Promise.resolve().then(() => require("./resume.js"));
	return resume({
		...ctx,
		flags: {
			...ctx.flags,
			"run-dir": dir
		}
	});
}
const withHtml = (ctx) => ctx.flags.open === true ? {
	...ctx,
	flags: {
		...ctx.flags,
		html: true
	}
} : ctx;
async function openReport({ payload, report }, ctx) {
	if (report === null) return;
	try {
		await ctx.openInBrowser((0, node_path.join)(payload.run_dir, require_shared_read.REPORT_HTML));
	} catch (error) {
		if (!(error instanceof require_shared_start.BenchError)) throw error;
		ctx.say(`${error.message}\n  \u2192 ${error.hint}`);
	}
}
function assertSmoke({ report }) {
	const passed = report?.candidates.map((candidate) => candidate.passed) ?? [];
	if (report === null || passed[0] === report.candidates[0]?.trials && passed[1] === 0) return;
	const found = report.candidates.map(({ name, classes }) => `${name}: ${Object.keys(classes).join(", ")}`).join("; ");
	throw new require_shared_start.RunError("smoke-failed", `The smoke run did not end as one pass and one failure (${found}).`, "Look at the report, and at `benchmark doctor`.");
}

exports.run = run;