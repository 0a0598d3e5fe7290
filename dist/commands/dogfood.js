import { D as openEngine, b as planRun, c as existingPlan, d as startRun, i as loadPreset, v as fromFile, y as fromFlags } from "../shared/run.js";

// src/commands/dogfood.ts
const run = async (ctx) => {
	const source = await sourceOf(ctx);
	const engine = await openEngine(ctx);
	const kind = source.draft.candidates.length === 1 ? "run" : "compare";
	return startRun(await planRun(source, {
		kind,
		existing: existingPlan(ctx)
	}, ctx, engine), engine, ctx);
};
async function sourceOf({ flags, presetDirs }) {
	const preset = await loadPreset("dogfood", presetDirs);
	if (flags.backend === void 0 || preset.shape === null) return fromFile(preset, flags, 1);
	const { candidates: _, ...rest } = preset.shape;
	return fromFlags(flags, [{
		backend: flags.backend,
		model: flags.model ?? ""
	}], rest);
}

export { run };