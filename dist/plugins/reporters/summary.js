"use strict";

const require_shared_read = require("../../shared/read.js");
const require_shared_start = require("../../shared/start.js");

// src/plugins/reporters/summary.ts
const LIMIT_BYTES = 6e4;
var summary_default = require_shared_read.defineReporter({
	id: "summary",
	summary: `${require_shared_start.SUMMARY_MARKDOWN}: verdict, one table and the changed tasks, short enough for a pull request`,
	render: (report, { limitBytes = LIMIT_BYTES } = {}) => [{
		name: require_shared_start.SUMMARY_MARKDOWN,
		content: require_shared_read.compose(blocks(report), limitBytes)
	}]
});
const ICON = {
	win: "\ud83c\udfc6",
	equal: "\ud83d\udff0",
	open: "\u2754",
	invalid: "\u26d4",
	plain: "\ud83d\udccb"
};
function blocks(report) {
	const { tone, sentence, amount, sure } = require_shared_read.verdictWords(report);
	return [
		require_shared_read.cuttable(0, `## ${ICON[tone]} `, sentence),
		require_shared_read.cuttable(1, "", [amount, sure].filter((part) => part !== "").join(" ")),
		candidates(report),
		...pairs(report),
		notes(report),
		...changedTasks(report),
		require_shared_read.cuttable(5, "", require_shared_read.comparabilityLine(report) ?? ""),
		{
			worth: 5,
			open: footer(report)
		}
	].filter(({ open, rows = [] }) => open !== "" || rows.length > 0);
}
function candidates({ candidates, benchmark }) {
	const ranked = candidates.length > 2;
	const two = benchmark.max_attempts > 1;
	return require_shared_read.tableBlock(2, {
		header: [
			"Candidate",
			...two ? ["pass@1"] : [],
			`pass@${benchmark.max_attempts}`,
			"0 % to 100 %, with the 95 % interval",
			...ranked ? ["Rank"] : [],
			"Passed",
			"Time per attempt",
			require_shared_read.TOKENS_HEAD
		],
		rows: require_shared_read.byRank(candidates).map((candidate) => {
			const { rate, wilson, passed, n } = candidate.pass_at_attempts;
			return [
				require_shared_read.code(candidate.name),
				...two ? [require_shared_read.percent(candidate.pass_at_1.rate)] : [],
				require_shared_read.percent(rate),
				rate === null || wilson === null ? "\u2013" : `\`${require_shared_read.rateBar(rate, wilson)}\``,
				...ranked ? [require_shared_read.rankText(candidate)] : [],
				`${passed} of ${n}`,
				require_shared_read.timeCell(candidate),
				require_shared_read.tokensCell(candidate)
			];
		})
	});
}
function pairs({ pairs }) {
	if (pairs.length === 0) return [];
	const reach = require_shared_read.reachOf(pairs);
	const table = require_shared_read.tableBlock(3, {
		header: [
			"Pair",
			"Verdict",
			"Difference (95 % interval)",
			`${require_shared_read.points(-reach)} to ${require_shared_read.points(reach)}`,
			"p (Holm)"
		],
		rows: pairs.map((pair) => [
			`${require_shared_read.code(pair.a)} \u2212 ${require_shared_read.code(pair.b)}`,
			require_shared_read.verdictCell(pair),
			require_shared_read.differenceCell(pair),
			pair.delta === null ? "\u2013" : `\`${require_shared_read.differenceBar(pair, reach)}\``,
			require_shared_read.pCell(pair)
		])
	});
	return [pairs.length > 3 ? require_shared_read.folded(`All ${pairs.length} pairs`, table) : table];
}
function notes({ notes }) {
	return {
		worth: 4,
		open: "",
		rows: notes.map((note) => `- \u26a0\ufe0f ${require_shared_read.prose(note)}`),
		rest: (left) => `- and ${left} more in report.json`
	};
}
function changedTasks(report) {
	const { differing, alike } = require_shared_read.agreementOf(report);
	if (differing.length === 0) return [];
	const ranked = require_shared_read.byRank(report.candidates);
	const table = require_shared_read.tableBlock(6, {
		header: ["Task", ...ranked.map(({ name }) => require_shared_read.code(name))],
		rows: differing.map(({ id, cells }) => [require_shared_read.code(id), ...require_shared_read.inRankOrder(cells, ranked).map(require_shared_read.taskCell)]),
		after: `Passed trials of scored ones, the most divided tasks first. ${alike.length === 0 ? "They agree on none." : `On ${require_shared_read.plural(alike.length, "more task")} they agree.`}`
	});
	return [require_shared_read.folded(`${require_shared_read.plural(differing.length, "task")} on which candidates differ`, table)];
}
function footer({ benchmark, completeness, candidates, repetitions, fingerprint, run_dir }) {
	return [
		`Benchmark ${require_shared_read.code(benchmark.id)}`,
		`${require_shared_read.plural(benchmark.tasks_planned, "task")} \u00d7 ${require_shared_read.plural(candidates.length, "candidate")} \u00d7 ${require_shared_read.plural(repetitions, "repetition")}`,
		`${completeness.scored} of ${require_shared_read.plural(completeness.expected, "trial")} scored`,
		`fingerprint ${require_shared_read.code(fingerprint.digest.slice(0, 12))}`,
		`run ${require_shared_read.code(run_dir)}`
	].join(" \u00b7 ");
}

exports.default = summary_default;