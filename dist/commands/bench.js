import { S as loadCompareConfig, b as openEngine, c as refuseUnplannedShard, h as planRun, i as inventoryText, l as startRun, m as fromFlags, o as existingPlan, p as fromFile, r as inventory, x as filesIn, y as REGISTRIES } from "../shared/run.js";
import { a as nearest, c as EXIT, d as RunError, f as UsageError, u as NotImplementedYet } from "../shared/start.js";
import { Q as outlookText, Z as outlookOf } from "../shared/read.js";
import { join, parse } from "node:path";

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
const LATER = [...[
	"sonnet",
	"opus",
	"haiku",
	"codex",
	"aider",
	"pi"
], ...[
	"claude-code:",
	"anthropic:",
	"openai:",
	"ollama:",
	"lmstudio:",
	"openrouter:",
	"vllm:",
	"litellm:",
	"bedrock:"
]];
function candidateOf(word) {
	const { backends } = REGISTRIES;
	const at = word.indexOf(":");
	const [backend, model] = at < 0 ? [word, ""] : [word.slice(0, at), word.slice(at + 1)];
	if (backends.has(backend)) {
		if (at < 0 || model !== "") return {
			backend,
			model
		};
		throw new UsageError("empty-model", `${JSON.stringify(word)} names no model after the colon.`, `Write ${backend}:MODEL, or ${backend} alone.`);
	}
	if (LATER.some((name) => meant(word, name))) throw new NotImplementedYet(`The candidate ${JSON.stringify(word)}`, "Real agents are still to come; for now there is `stub`, such as stub:pass=0.7,seed=3.");
	const near = nearest(backend, [...backends.ids, ...LATER.map((name) => name.replace(/:$/, ""))]);
	throw new UsageError("unknown-candidate", `${JSON.stringify(word)} is no candidate.`, near === null ? `Candidates begin with ${backends.ids.join(", ")}, such as stub:pass=0.7,seed=3.` : `Did you mean ${near}?`);
}
function meant(word, name) {
	const bare = name.replace(/:$/, "");
	return word === bare || word.startsWith(`${bare}:`) || word.startsWith(`${bare}/`);
}

// src/config/presets.ts
const EXTENSIONS = [
	".json",
	".yaml",
	".yml"
];
const NAME = /^[a-z0-9][a-z0-9-]*$/;
async function loadPreset(name, dirs) {
	const presets = await listPresets(dirs);
	const preset = presets.find((one) => one.name === name);
	if (preset !== void 0) return loadCompareConfig(preset.file, { minCandidates: 1 });
	const names = presets.map((one) => one.name);
	const near = nearest(name, names);
	const known = names.length === 0 ? `There are none in ${dirs.join(", ")}.` : `Known: ${names.join(", ")}.`;
	throw new UsageError("unknown-preset", `Unknown preset ${JSON.stringify(name)}.`, near === null ? known : `Did you mean ${near}? ${known}`);
}
async function listPresets(dirs) {
	const byName = /* @__PURE__ */ new Map();
	for (const dir of dirs) {
		const files = await filesIn(dir) ?? [];
		for (const extension of EXTENSIONS) for (const file of files) {
			const { name, ext } = parse(file);
			if (ext === extension && NAME.test(name) && !byName.has(name)) byName.set(name, {
				name,
				file: join(dir, file)
			});
		}
	}
	return [...byName.values()].sort((a, b) => a.name < b.name ? -1 : 1);
}

// src/commands/bench.ts
const run = async (ctx) => {
	const { flags } = ctx;
	if (flags["list-presets"] === true) return {
		payload: { presets: await listPresets(ctx.presetDirs) },
		exit: EXIT.done
	};
	if (flags["list-providers"] === true) return listProviders(ctx);
	const source = await sourceOf(ctx);
	if (flags["dry-run"] === true) return dryRun(source, ctx);
	if (ctx.words.length === 0 && flags.preset === void 0) ctx.say(inventoryText(inventory(ctx.env)));
	refuseUnplannedShard(ctx, ctx.flags.concurrency);
	const [planned, engine] = await Promise.all([planRun(source, {
		kind: kindOf(source),
		existing: existingPlan(ctx)
	}, ctx, REGISTRIES), openEngine(ctx)]);
	const result = await startRun(planned, engine, ctx);
	if (flags.smoke === true) assertSmoke(result);
	return ctx.interactive && flags.json !== true ? {
		...result,
		payload: null
	} : result;
};
async function sourceOf(ctx) {
	const { words } = ctx;
	const flags = ctx.flags.task === void 0 ? ctx.flags : {
		...ctx.flags,
		task: ctx.flags.task.flatMap((list) => list.split(",")).filter((id) => id !== "")
	};
	if (flags.preset !== void 0) {
		if (words.length > 0) throw new UsageError("preset-and-candidates", `--preset ${flags.preset} brings its own candidates, so ${JSON.stringify(words[0])} has no place.`, "Give one or the other.");
		return fromFile(await loadPreset(flags.preset, ctx.presetDirs), flags, 1);
	}
	if (flags.smoke === true) {
		if (words.length > 0) throw new UsageError("smoke-and-candidates", `--smoke brings its own candidates, so ${JSON.stringify(words[0])} has no place.`, "Give one or the other.");
		return fromFlags(flags, SMOKE.candidates, { benchmark: SMOKE.benchmark });
	}
	const candidates = words.length === 0 ? DEMO.candidates : words.map(candidateOf);
	return fromFlags(flags, candidates, { benchmark: DEMO.benchmark });
}
const kindOf = (source) => source.draft.candidates.length === 1 ? "run" : "compare";
async function dryRun(source, ctx) {
	const { plan } = await planRun(source, {
		kind: kindOf(source),
		existing: existingPlan(ctx)
	}, ctx, REGISTRIES);
	const outlook = outlookOf(plan, null);
	ctx.say(outlookText(plan, outlook));
	return {
		payload: {
			plan,
			outlook
		},
		exit: EXIT.done
	};
}
async function listProviders(ctx) {
	const here = inventory(ctx.env);
	ctx.say(inventoryText(here));
	return {
		payload: here,
		exit: EXIT.done
	};
}
function assertSmoke({ report }) {
	const passed = report?.candidates.map((candidate) => candidate.passed) ?? [];
	if (report === null || passed[0] === report.candidates[0]?.trials && passed[1] === 0) return;
	const found = report.candidates.map(({ name, classes }) => `${name}: ${Object.keys(classes).join(", ")}`).join("; ");
	throw new RunError("smoke-failed", `The smoke run did not end as one pass and one failure (${found}).`, "Look at the report, and at `benchmark doctor`.");
}

export { run };