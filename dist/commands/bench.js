import { join, resolve } from "node:path";
import { D as openEngine, E as REGISTRIES, _ as serviceChecks, a as inventory, b as planRun, c as existingPlan, d as startRun, i as loadPreset, o as inventoryText, r as listPresets, u as refuseUnplannedShard, v as fromFile, y as fromFlags } from "../shared/run.js";
import { Et as outlookText, Tt as outlookOf, ir as PLAN_FILE, xn as readCandidateWord } from "../shared/read.js";
import { c as EXIT, d as RunError, f as UsageError, u as NotImplementedYet } from "../shared/start.js";
import { existsSync, readdirSync } from "node:fs";

// src/commands/built-in.ts
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

// src/commands/candidate-words.ts
const LATER = [
	"claude-code",
	"codex",
	"aider",
	"pi",
	"omp",
	"opencode",
	"gemini-cli",
	"copilot",
	"command"
];
async function candidatesOf(words, env) {
	const { backends, providers } = REGISTRIES;
	const plugins = await Promise.all(providers.ids.map((id) => providers.get(id)));
	const vocabulary = {
		backends: [.../* @__PURE__ */ new Set([...backends.ids, ...LATER])].sort(),
		providers: plugins
	};
	return words.map((word) => {
		const read = readCandidateWord(word, vocabulary);
		if ("code" in read) throw new UsageError(read.code, read.message, read.hint);
		const { backend, model, name, endpoint } = read;
		if (!backends.has(backend)) throw new NotImplementedYet(`The candidate ${JSON.stringify(word)}`, `Its agent, ${backend}, is still to come; there is ${backends.ids.join(", ")}.`);
		const provider = read.provider === null ? nativeProvider(backend, model, plugins, env) : provided(read.provider, word, plugins, env);
		return {
			name,
			backend,
			...model === "" ? {} : { model },
			...provider === null ? {} : { provider },
			...endpoint === null ? {} : { endpoint }
		};
	});
}
function nativeProvider(backend, model, plugins, env) {
	const native = plugins.find(({ nativeTo }) => nativeTo === backend);
	return native !== void 0 && model !== "" && hasKey(native, env) ? native.id : null;
}
function provided(id, word, plugins, env) {
	const plugin = plugins.find((one) => one.id === id);
	return plugin !== void 0 && !word.includes(":") && !hasKey(plugin, env) ? null : id;
}
const hasKey = ({ keyVariables }, env) => keyVariables.some((name) => (env[name] ?? "") !== "");

// src/commands/list-providers.ts
async function listProviders({ http, env }) {
	const { providers } = REGISTRIES;
	return Promise.all(providers.ids.map(async (id) => listed(await providers.get(id), {
		http,
		env
	})));
}
async function listed(provider, { http, env }) {
	const { id, summary, needsKey, keyVariables, throughGateway } = provider;
	const key = keyVariables.map((name) => env[name]).find((value) => value !== void 0 && value !== "") ?? null;
	const endpoint = provider.defaultEndpoint(env);
	const about = {
		id,
		summary,
		endpoint,
		key: key !== null ? "set" : needsKey ? "not set" : "not needed"
	};
	const notAsked = (reason) => ({
		...about,
		usable: null,
		version: null,
		models: [],
		reason
	});
	if (needsKey && key === null) return notAsked(`${keyVariables.join(" or ")} is not set`);
	if (endpoint === null) return notAsked(throughGateway ? `say where: ${id}:MODEL@http://HOST:PORT` : "it has no place yet");
	const probe = await provider.probe({
		endpoint,
		model: "",
		key
	}, http, env);
	const problem = probe.modelServed === false ? null : probe.problem;
	const usable = probe.reachable === null ? null : problem === null;
	const reason = problem?.message ?? (probe.reachable === null ? probe.notes[0] ?? null : null);
	return {
		...about,
		usable,
		version: probe.version,
		models: probe.models,
		reason
	};
}
function providersText(providers) {
	const width = Math.max(...providers.map(({ id }) => id.length));
	return `Providers:\n${providers.map(({ id, key, usable, version, models, reason }) => {
		const state = usable === true ? "usable" : usable === false ? "not usable" : "not asked";
		const facts = [
			`key ${key}`,
			...version === null ? [] : [`version ${version}`],
			...models.length === 0 ? [] : [`models ${models.join(", ")}`],
			...reason === null ? [] : [reason]
		];
		return `  ${id.padEnd(width)}  ${state}: ${facts.join("; ")}`;
	}).join("\n")}`;
}

// src/commands/newest-run.ts
function newestRun({ cwd, flags }) {
	const root = resolve(cwd, flags["runs-root"] ?? "runs");
	const newest = (existsSync(root) ? readdirSync(root) : []).filter((name) => existsSync(join(root, name, PLAN_FILE))).sort().at(-1);
	if (newest !== void 0) return join(root, newest);
	throw new UsageError("nothing-to-resume", `There is no run in ${root}.`, "Name one with --run-dir.");
}

// src/commands/bench.ts
const run = async (ctx) => {
	const { flags } = ctx;
	if (flags["list-presets"] === true) return {
		payload: { presets: await listPresets(ctx.presetDirs) },
		exit: EXIT.done
	};
	if (flags["list-providers"] === true) return whatThereIs(ctx);
	if (flags.resume === true) return resumed(ctx);
	const source = await sourceOf(ctx);
	if (flags["dry-run"] === true) return dryRun(source, ctx);
	if (ctx.words.length === 0 && flags.preset === void 0) ctx.say(inventoryText(inventory(ctx.env)));
	refuseUnplannedShard(ctx, ctx.flags.concurrency);
	const [planned, engine] = await Promise.all([planRun(source, {
		kind: kindOf(source),
		existing: existingPlan(ctx)
	}, ctx, REGISTRIES), openEngine(ctx)]);
	const result = await startRun(planned, engine, withHtml(ctx), { ask: true });
	if (flags.smoke === true) assertSmoke(result);
	if (flags.open === true) await openReport(result, ctx);
	return ctx.interactive && flags.json !== true ? {
		...result,
		payload: null
	} : result;
};
async function sourceOf(ctx) {
	const { words, env } = ctx;
	const flags = ctx.flags.task === void 0 ? ctx.flags : {
		...ctx.flags,
		task: ctx.flags.task.flatMap((list) => list.split(",")).filter((id) => id !== "")
	};
	if (flags.preset !== void 0) {
		refuseWords(`--preset ${flags.preset}`, words);
		const preset = await loadPreset(flags.preset, ctx.presetDirs);
		const timeout = preset.shape?.attempt_timeout_seconds ?? usualTimeout(preset.shape?.candidates ?? []);
		return fromFile(preset, {
			...flags,
			"attempt-timeout": flags["attempt-timeout"] ?? timeout
		}, 1);
	}
	if (flags.smoke === true) {
		refuseWords("--smoke", words);
		return fromFlags(flags, SMOKE.candidates, { benchmark: SMOKE.benchmark });
	}
	const candidates = words.length === 0 ? DEMO.candidates : await candidatesOf(words, env);
	return fromFlags(flags, candidates, {
		benchmark: DEMO.benchmark,
		attempt_timeout_seconds: usualTimeout(candidates)
	});
}
function refuseWords(flag, [word]) {
	if (word === void 0) return;
	throw new UsageError("two-sets-of-candidates", `${flag} brings its own candidates, so ${JSON.stringify(word)} has no place.`, "Give one or the other.");
}
const FAST = /* @__PURE__ */ new Set([
	"anthropic",
	"openai",
	"bedrock"
]);
function usualTimeout(candidates) {
	const isElsewhere = ({ env, provider }) => env?.["ANTHROPIC_BASE_URL"] !== void 0 || provider !== void 0 && !FAST.has(provider);
	return candidates.some(isElsewhere) ? 600 : 300;
}
const kindOf = (source) => source.draft.candidates.length === 1 ? "run" : "compare";
async function dryRun(source, ctx) {
	const planned = await planRun(source, {
		kind: kindOf(source),
		existing: existingPlan(ctx)
	}, ctx, REGISTRIES);
	const { plan } = planned;
	const outlook = outlookOf(plan, null);
	const providers = await serviceChecks(planned, ctx);
	ctx.say(outlookText(plan, outlook));
	for (const { candidate, refusal, asks, warnings } of providers) {
		if (refusal !== null) ctx.say(`${candidate}: ${refusal.message} ${refusal.hint}`);
		for (const text of [...asks, ...warnings]) ctx.say(`${candidate}: ${text}`);
	}
	return {
		payload: {
			plan,
			outlook,
			providers
		},
		exit: EXIT.done
	};
}
async function whatThereIs(ctx) {
	const here = inventory(ctx.env);
	const providers = await listProviders(ctx);
	ctx.say(`${inventoryText(here)}\n${providersText(providers)}`);
	return {
		payload: {
			...here,
			providers
		},
		exit: EXIT.done
	};
}
async function resumed(ctx) {
	if (ctx.words.length > 0 || ctx.flags.preset !== void 0) throw new UsageError("resume-and-candidates", "--resume goes on with what was planned.", "Leave candidates out.");
	const dir = ctx.flags["run-dir"] ?? newestRun(ctx);
	const { run: resume } = await import("./resume.js");
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
	if (report !== null) await ctx.openInBrowser(join(payload.run_dir, "report.html"));
}
function assertSmoke({ report }) {
	const passed = report?.candidates.map((candidate) => candidate.passed) ?? [];
	if (report === null || passed[0] === report.candidates[0]?.trials && passed[1] === 0) return;
	const found = report.candidates.map(({ name, classes }) => `${name}: ${Object.keys(classes).join(", ")}`).join("; ");
	throw new RunError("smoke-failed", `The smoke run did not end as one pass and one failure (${found}).`, "Look at the report, and at `benchmark doctor`.");
}

export { run };