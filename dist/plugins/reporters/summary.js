import { C as agreementOf, H as defineReporter, I as code, _ as reachOf, a as rankCell, b as comparabilityLine, c as timeCell, d as compose, f as cuttable, g as rateBar, gr as points, h as differenceBar, hr as plural, i as pCell, l as tokensCell, m as tableBlock, mr as percent, p as folded, s as taskCell, t as differenceCell, u as verdictCell, y as verdictWords, z as prose } from "../../shared/read.js";

// src/plugins/reporters/summary.ts
const LIMIT_BYTES = 6e4;
var summary_default = defineReporter({
	id: "summary",
	summary: "summary.md: verdict, one table and the changed tasks, short enough for a pull request",
	render: (report, { limitBytes = LIMIT_BYTES } = {}) => [{
		name: "summary.md",
		content: compose(blocks(report), limitBytes)
	}]
});
const ICON = {
	win: "✅",
	equal: "🟰",
	open: "❔",
	invalid: "⛔",
	plain: "📋"
};
function blocks(report) {
	const { tone, sentence, amount, sure } = verdictWords(report);
	return [
		cuttable(0, `## ${ICON[tone]} `, sentence),
		cuttable(1, "", [amount, sure].filter((part) => part !== "").join(" ")),
		candidates(report),
		...pairs(report),
		notes(report),
		...changedTasks(report),
		cuttable(5, "", comparabilityLine(report) ?? ""),
		{
			worth: 5,
			open: footer(report)
		}
	].filter(({ open, rows = [] }) => open !== "" || rows.length > 0);
}
function candidates({ candidates, benchmark }) {
	const ranked = candidates.length > 2;
	return tableBlock(2, {
		header: [
			"Candidate",
			`pass@${benchmark.max_attempts}`,
			"0 % to 100 %, with the 95 % interval",
			...ranked ? ["Rank"] : [],
			"Passed",
			"Time per attempt",
			"Tokens in / out"
		],
		rows: candidates.map((candidate) => {
			const { rate, wilson, passed, n } = candidate.pass_at_attempts;
			return [
				code(candidate.name),
				percent(rate),
				rate === null || wilson === null ? "–" : `\`${rateBar(rate, wilson)}\``,
				...ranked ? [rankCell(candidate)] : [],
				`${passed} of ${n}`,
				timeCell(candidate),
				tokensCell(candidate)
			];
		})
	});
}
function pairs({ pairs }) {
	if (pairs.length === 0) return [];
	const reach = reachOf(pairs);
	const table = tableBlock(3, {
		header: [
			"Pair",
			"Verdict",
			"Difference (95 % interval)",
			`${points(-reach)} to ${points(reach)}`,
			"p (Holm)"
		],
		rows: pairs.map((pair) => [
			`${code(pair.a)} − ${code(pair.b)}`,
			verdictCell(pair),
			differenceCell(pair),
			pair.delta === null ? "–" : `\`${differenceBar(pair, reach)}\``,
			pCell(pair)
		])
	});
	return [pairs.length > 3 ? folded(`All ${pairs.length} pairs`, table) : table];
}
function notes({ notes }) {
	return {
		worth: 4,
		open: "",
		rows: notes.map((note) => `- ⚠️ ${prose(note)}`),
		rest: (left) => `- and ${left} more in report.json`
	};
}
function changedTasks(report) {
	const { differing, alike } = agreementOf(report);
	if (differing.length === 0) return [];
	const table = tableBlock(6, {
		header: ["Task", ...report.candidates.map(({ name }) => code(name))],
		rows: differing.map((task) => [code(task.id), ...task.cells.map(taskCell)]),
		after: `Passed trials of scored ones, the most divided tasks first. On ${plural(alike.length, "more task")} they agree.`
	});
	return [folded(`${plural(differing.length, "task")} on which candidates differ`, table)];
}
function footer({ benchmark, completeness, candidates, repetitions, fingerprint, run_dir }) {
	return [
		`Benchmark ${code(benchmark.id)}`,
		`${plural(benchmark.tasks_planned, "task")} × ${plural(candidates.length, "candidate")} × ${plural(repetitions, "repetition")}`,
		`${completeness.scored} of ${completeness.expected} trials scored`,
		`fingerprint ${code(fingerprint.digest.slice(0, 12))}`,
		`run ${code(run_dir)}`
	].join(" · ");
}

export { summary_default as default };