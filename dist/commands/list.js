import { g as resolveNames, m as fromFlags, w as configProblems, y as REGISTRIES } from "../shared/run.js";

// src/commands/list.ts
const run = async ({ flags }) => {
	if (flags.benchmark === void 0) return {
		payload: {
			adapters: REGISTRIES.adapters.ids,
			backends: REGISTRIES.backends.ids,
			judges: []
		},
		exit: 0
	};
	const source = await fromFlags(flags, []);
	const { benchmark, findings } = await resolveNames(source.draft, REGISTRIES);
	if (benchmark === null || findings.length > 0) throw configProblems(source.place(findings), source.label);
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

export { run };