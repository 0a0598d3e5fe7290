"use strict";

const require_shared_run = require("../shared/run.js");
const require_shared_start = require("../shared/start.js");

// src/commands/list.ts
const run = async ({ flags, cacheRoot }) => {
	const stray = [
		"task",
		"option",
		"show-tests",
		"verify-timeout"
	].find((name) => flags[name] !== void 0);
	if (flags.benchmark === void 0 && stray !== void 0) throw new require_shared_start.UsageError("no-benchmark", `--${stray} is about the tasks of a benchmark, and none is named.`, "Name it: --benchmark ID. `benchmark list` shows what there is.");
	if (flags.benchmark === void 0) return {
		payload: await everything(),
		exit: 0
	};
	const source = await require_shared_run.fromFlags(flags, []);
	const { benchmark, findings } = await require_shared_run.resolveNames(source.draft, require_shared_run.REGISTRIES, {
		cacheRoot,
		unsoundToo: true
	});
	if (benchmark === null || findings.length > 0) throw require_shared_run.configProblems(source.place(findings), source.label);
	const tasks = benchmark.tasks.map(({ id, language }) => ({
		task_id: id,
		language
	}));
	return {
		payload: {
			benchmark_id: benchmark.plugin.id,
			tasks
		},
		exit: 0
	};
};
async function everything() {
	const { adapters, backends } = require_shared_run.REGISTRIES;
	const loaded = await Promise.all(backends.ids.map((id) => backends.get(id)));
	const benchmarks = await Promise.all(adapters.ids.map((id) => adapters.get(id)));
	const unverified = loaded.filter(({ deterministic, verifiedWith }) => !deterministic && verifiedWith === null);
	return {
		adapters: adapters.ids,
		backends: backends.ids,
		judges: [],
		unverified_backends: unverified.map(({ id }) => id),
		permissions: Object.fromEntries(loaded.flatMap(({ id, permissions }) => permissions === void 0 ? [] : [[id, permissions]])),
		datasets: benchmarks.flatMap(({ id, dataset }) => dataset === void 0 ? [] : [{
			benchmark_id: id,
			commit: dataset.commit,
			tree: dataset.tree
		}])
	};
}

exports.run = run;