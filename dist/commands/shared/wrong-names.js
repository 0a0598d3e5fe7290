"use strict";

const require_shared_run = require("../../shared/run.js");
const require_shared_start = require("../../shared/start.js");

// src/commands/shared/wrong-names.ts
async function wrongNames(flags, cacheRoot) {
	if (flags.benchmark === void 0 && flags.config === void 0) return [];
	try {
		const source = await sourceOf(flags);
		const { findings } = await require_shared_run.resolveNames(source.draft, require_shared_run.REGISTRIES, {
			cacheRoot,
			unsoundToo: true
		});
		return [...flags.config === void 0 && flags.backend === void 0 ? [] : source.problems, ...source.place(findings)];
	} catch (error) {
		if (error instanceof require_shared_start.BenchError) return [];
		throw error;
	}
}
async function sourceOf(flags) {
	if (flags.config !== void 0) return require_shared_run.fromFile(await require_shared_run.loadCompareConfig(flags.config, { minCandidates: 1 }), flags, 1);
	const { backend, model = "" } = flags;
	return require_shared_run.fromFlags(flags, backend === void 0 ? [] : [{
		backend,
		model
	}]);
}

exports.wrongNames = wrongNames;