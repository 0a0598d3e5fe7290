import { A as configProblems, E as REGISTRIES, x as resolveNames, y as fromFlags } from "../shared/run.js";

// src/commands/list.ts
const run = async ({ flags, cacheRoot }) => {
	if (flags.benchmark === void 0) return {
		payload: await everything(),
		exit: 0
	};
	const source = await fromFlags(flags, []);
	const { benchmark, findings } = await resolveNames(source.draft, REGISTRIES, cacheRoot);
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
async function everything() {
	const { adapters, backends } = REGISTRIES;
	const unverified = (await Promise.all(backends.ids.map((id) => backends.get(id)))).filter(({ deterministic, verifiedWith }) => !deterministic && verifiedWith === null);
	return {
		adapters: adapters.ids,
		backends: backends.ids,
		judges: [],
		unverified_backends: unverified.map(({ id }) => id)
	};
}

export { run };