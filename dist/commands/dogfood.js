"use strict";

const require_shared_run = require("../shared/run.js");
const require_shared_start = require("../shared/start.js");

// src/commands/dogfood.ts
const run = async (ctx) => {
	const source = await sourceOf(ctx);
	const engine = await require_shared_run.openEngine(ctx);
	const kind = source.draft.candidates.length === 1 ? "run" : "compare";
	return require_shared_run.startRun(await require_shared_run.planRun(source, {
		kind,
		existing: require_shared_run.existingPlan(ctx)
	}, ctx, engine), engine, ctx);
};
async function sourceOf({ flags, presetFolders, say }) {
	if (flags.backend === void 0 && flags.model !== void 0) throw new require_shared_start.UsageError("model-without-backend", "--model says which model --backend is given, and no agent is named.", "Name both, as in --backend codex --model MODEL, or neither.");
	const preset = await require_shared_run.loadPreset("dogfood", presetFolders, say);
	if (flags.backend === void 0 || preset.shape === null) return require_shared_run.fromFile(preset, flags, 1);
	const { candidates: _, ...rest } = preset.shape;
	return require_shared_run.fromFlags(flags, [{
		backend: flags.backend,
		model: flags.model ?? ""
	}], rest);
}

exports.run = run;