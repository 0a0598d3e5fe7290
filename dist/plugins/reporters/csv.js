"use strict";

const require_shared_start = require("../../shared/start.js");
const require_shared_read = require("../../shared/read.js");

// src/plugins/reporters/csv.ts
var csv_default = require_shared_read.defineReporter({
	id: "csv",
	summary: `${Object.values(require_shared_start.TABLES_CSV).join(", ")}: the numbers of the report as tables`,
	render: (report) => [
		{
			name: require_shared_start.TABLES_CSV.byModel,
			content: byModel(report)
		},
		{
			name: require_shared_start.TABLES_CSV.perTask,
			content: perTask(report)
		},
		{
			name: require_shared_start.TABLES_CSV.pairs,
			content: pairs(report)
		}
	]
});
function byModel({ candidates }) {
	return require_shared_read.csvText([
		"label",
		"backend_id",
		"model",
		"total_attempts",
		"passed",
		"pass_rate",
		"elapsed_seconds_mean",
		"elapsed_seconds_stdev"
	], candidates.map(({ name, backend, model, attempts, passed, pass_at_attempts, elapsed_seconds }) => [
		name,
		backend,
		model,
		attempts,
		passed,
		require_shared_read.decimal(pass_at_attempts.rate),
		require_shared_read.decimal(elapsed_seconds.mean),
		require_shared_read.decimal(elapsed_seconds.stdev)
	]));
}
function perTask({ candidates, tasks }) {
	return require_shared_read.csvText([
		"label",
		"task_id",
		"attempts",
		"passed",
		"pass_rate",
		"elapsed_seconds_mean",
		"elapsed_seconds_stdev"
	], candidates.flatMap(({ name }, at) => tasks.flatMap(({ id, cells }) => {
		const cell = cells[at];
		if (cell === void 0) return [];
		const { passed, pass_rate, elapsed_seconds } = cell;
		return [[
			name,
			id,
			elapsed_seconds.n,
			passed,
			require_shared_read.decimal(pass_rate),
			require_shared_read.decimal(elapsed_seconds.mean),
			require_shared_read.decimal(elapsed_seconds.stdev)
		]];
	})));
}
const PAIR_COLUMNS = {
	a: (pair) => pair.a,
	b: (pair) => pair.b,
	kind: (pair) => pair.kind,
	winner: (pair) => pair.winner,
	leader: (pair) => pair.leader,
	reason: (pair) => pair.reason,
	delta: (pair) => require_shared_read.decimal(pair.delta),
	se: (pair) => require_shared_read.decimal(pair.se),
	ci_low: (pair) => require_shared_read.decimal(pair.ci?.low),
	ci_high: (pair) => require_shared_read.decimal(pair.ci?.high),
	ci90_low: (pair) => require_shared_read.decimal(pair.ci90?.low),
	ci90_high: (pair) => require_shared_read.decimal(pair.ci90?.high),
	bootstrap_low: (pair) => require_shared_read.decimal(pair.bootstrap?.low),
	bootstrap_high: (pair) => require_shared_read.decimal(pair.bootstrap?.high),
	p: (pair) => pair.p,
	p_adjusted: (pair) => pair.p_adjusted,
	mde: (pair) => require_shared_read.decimal(pair.mde),
	n_tasks: (pair) => pair.n_tasks,
	n_clusters: (pair) => pair.n_clusters,
	wins_a: (pair) => pair.wins_a,
	wins_b: (pair) => pair.wins_b,
	ties: (pair) => pair.ties,
	excluded_tasks: (pair) => pair.excluded_tasks.length,
	missing_cells: (pair) => pair.missing_cells,
	robust: (pair) => pair.robust,
	conditions_failed: (pair) => pair.conditions.flatMap(({ id, ok }) => ok ? [] : [id]).join("; "),
	more_tasks: (pair) => pair.more_tasks,
	more_repetitions: (pair) => pair.more_repetitions,
	fingerprint_differences: (pair) => pair.fingerprint_differences.join("; "),
	...secondaryColumns("time_to_solve"),
	...secondaryColumns("tokens"),
	...secondaryColumns("turns"),
	compat_pass_rate: (pair) => pair.compat?.pass_rate ?? null,
	compat_elapsed_seconds: (pair) => pair.compat?.elapsed_seconds ?? null
};
function secondaryColumns(metric) {
	const of = (pair) => pair.secondary.find((one) => one.metric === metric);
	return {
		[`${metric}_n`]: (pair) => of(pair)?.n ?? null,
		[`${metric}_ratio`]: (pair) => require_shared_read.decimal(of(pair)?.ratio),
		[`${metric}_ratio_low`]: (pair) => require_shared_read.decimal(of(pair)?.low),
		[`${metric}_ratio_high`]: (pair) => require_shared_read.decimal(of(pair)?.high),
		[`${metric}_favours`]: (pair) => of(pair)?.favours ?? null
	};
}
function pairs(report) {
	const columns = Object.entries(PAIR_COLUMNS);
	return require_shared_read.csvText(columns.map(([name]) => name), report.pairs.map((pair) => columns.map(([, read]) => read(pair))));
}

exports.default = csv_default;