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
	const read = words.map((word) => {
		const one = require_shared_read.readCandidateWord(word, vocabulary);
		if ("code" in one) throw new require_shared_start.UsageError(one.code, one.message, one.hint);
		return one;
	});
	refuseTwice(words, read);
	const names = namesOf(read);
	return read.map(({ backend, model, endpoint, ...one }, at) => {
		const provider = words[at]?.includes(":") === true ? one.provider : null;
		return {
			name: names[at] ?? one.name,
			backend,
			...model === "" ? {} : { model },
			...provider === null ? {} : { provider },
			...endpoint === null ? {} : { endpoint }
		};
	});
}
function refuseTwice(words, read) {
	const said = read.map((one) => JSON.stringify(one));
	const at = said.findIndex((one, place) => said.indexOf(one) !== place);
	if (at >= 0) throw new require_shared_start.UsageError("same-candidate", `${JSON.stringify(words[at])} is there twice.`, "Name it once; to run one candidate against itself: benchmark aa.");
}
function namesOf(read) {
	const bare = read.map(({ name }) => name);
	const isShared = bare.map((name) => bare.filter((other) => alike(other) === alike(name)).length > 1);
	return ADDRESS_PARTS.map((part) => read.map(({ name, endpoint }, at) => isShared[at] && endpoint !== null ? `${name}@${part(endpoint)}` : name)).find((names) => new Set(names.map(alike)).size === names.length) ?? bare;
}
const alike = (name) => name.normalize("NFC").toLowerCase();
const ADDRESS_PARTS = [
	(endpoint) => new URL(endpoint).host,
	(endpoint) => endpoint.slice(endpoint.indexOf("//") + 2),
	(endpoint) => endpoint
];

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
		payload: { presets: await require_shared_run.listPresets(ctx.presetFolders) },
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
		const preset = await require_shared_run.loadPreset(flags.preset, ctx.presetFolders, ctx.say);
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
	const { obstacles, services, agents, needs, warnings, question } = checks;
	const outlook = await require_shared_run.tellPlan(checks, ctx);
	for (const warning of warnings) ctx.say(warning);
	if (question !== null) ctx.say(`A run asks first, or needs --yes:\n${indented(question)}`);
	ctx.say(obstacles.length === 0 ? "Nothing keeps this from running." : `A run would be refused:\n${require_shared_run.obstaclesText(obstacles)}`);
	const { plan } = checks.planned;
	return {
		payload: {
			plan,
			outlook,
			providers: services,
			agents,
			needs,
			refusals: obstacles.map(refusalOf),
			warnings,
			question
		},
		exit: require_shared_start.EXIT.done
	};
}
const refusalOf = ({ candidates, error }) => {
	const { code, exit, message, hint } = error;
	return {
		candidates,
		code,
		exit,
		message,
		hint
	};
};
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
		await ctx.openInBrowser((0, node_path.join)(payload.run_dir, require_shared_start.REPORT_HTML));
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