"use strict";

const require_shared_read = require("../../shared/read.js");
const require_shared_start = require("../../shared/start.js");

// src/plugins/reporters/markdown/verdicts.ts
const MDE_EXPLAINED = "Minimum detectable effect: the smallest true difference that a comparison like this one sees in 80 % of cases.";
function verdicts({ pairs, settings }) {
	if (pairs.length === 0) return [];
	const reach = require_shared_read.reachOf(pairs);
	return [
		require_shared_read.tableBlock(4, {
			title: "## Verdict",
			header: [
				"Pair",
				"Verdict",
				"\u0394 pass rate (95 % interval)",
				`${require_shared_read.points(-reach)} to ${require_shared_read.points(reach)}`,
				"p (Holm)",
				"Ahead : behind : tied",
				"Minimum detectable effect"
			],
			rows: pairs.map((pair) => [
				`${require_shared_read.code(pair.a)} \u2212 ${require_shared_read.code(pair.b)}`,
				require_shared_read.verdictCell(pair),
				require_shared_read.differenceCell(pair),
				pair.delta === null ? "\u2013" : `\`${require_shared_read.differenceBar(pair, reach)}\``,
				require_shared_read.pCell(pair),
				`${pair.wins_a} : ${pair.wins_b} : ${pair.ties}`,
				require_shared_read.mdeText(pair)
			]),
			after: [MDE_EXPLAINED, require_shared_read.cutText(pairs)].filter((text) => text !== "").join(" ")
		}),
		decisions(pairs),
		...settings.rule === "compat" ? [compatTable(pairs)] : []
	];
}
function decisions(pairs) {
	const [only] = pairs;
	if (pairs.length === 1 && only !== void 0) return {
		worth: 4.5,
		open: `${reasons(only)}\n\n<details><summary>How this was decided</summary>\n\n${steps(only)}\n\n</details>`
	};
	return require_shared_read.folded("How each pair was decided", {
		worth: 9,
		open: "",
		rows: pairs.slice(0, 45).map((pair) => `**${require_shared_read.prose(require_shared_read.pairSentence(pair))}**\n\n${reasons(pair)}\n\n${steps(pair)}\n`),
		...pairs.length > 45 ? { close: `\nand ${pairs.length - 45} more in report.json` } : {},
		rest: (left) => `and ${require_shared_read.plural(left, "more pair")} in report.json`
	});
}
function reasons(pair) {
	const conditions = pair.conditions.map(({ ok, text }) => `- ${ok ? "\u2705" : "\u274c"} ${require_shared_read.prose(text)}`);
	const why = conditions.length === 0 ? [`- ${require_shared_read.prose(pair.reason)}`] : conditions;
	const secondary = pair.secondary.flatMap(({ metric, n, ratio, low, high, favours }) => ratio === null ? [] : [`- secondary, ${metric.replaceAll("_", " ")} over ${require_shared_read.plural(n, "task")} both solved: ${require_shared_read.code(pair.b)} took ${ratio.toFixed(2)} \u00d7 ${require_shared_read.code(pair.a)}${low === null || high === null ? "" : ` (95 % interval ${low.toFixed(2)} to ${high.toFixed(2)})`}${favours === null ? ", not a clear difference" : `, in favour of ${require_shared_read.code(favours)}`}`]);
	return [...why, ...secondary].join("\n");
}
const steps = (pair) => pair.steps.map((step) => `1. ${require_shared_read.prose(step)}`).join("\n");
function compatTable(pairs) {
	const word = (pair, verdict) => verdict === "directional" ? require_shared_read.NO_WINNER : `**${require_shared_read.code(verdict === "A" ? pair.a : pair.b)} wins**`;
	return require_shared_read.tableBlock(10, {
		title: "### The older rule, for comparison\n\nA winner needs |\u0394| > 2 \u03c3 of single attempts and |\u0394| at or above the threshold (1 point for counts, 10 % for rates and times). It is blind to the number of tasks; the verdict above is the one that counts.",
		header: [
			"A",
			"B",
			"Pass rate",
			"Elapsed",
			"Failed commands",
			"Human interventions"
		],
		rows: pairs.flatMap((pair) => pair.compat === null ? [] : [[
			require_shared_read.code(pair.a),
			require_shared_read.code(pair.b),
			word(pair, pair.compat.pass_rate),
			word(pair, pair.compat.elapsed_seconds),
			word(pair, pair.compat.failed_commands),
			word(pair, pair.compat.human_interventions)
		]])
	});
}

// src/plugins/reporters/markdown/index.ts
const MANY_TASKS = 200;
var markdown_default = require_shared_read.defineReporter({
	id: "markdown",
	summary: `${require_shared_start.REPORT_MARKDOWN}: verdict first, then how sure, per candidate, per task, how to reproduce`,
	render: (report, { limitBytes = 1e400 } = {}) => [{
		name: require_shared_start.REPORT_MARKDOWN,
		content: require_shared_read.compose(blocks(report), limitBytes)
	}]
});
const blocks = (report) => [
	require_shared_read.cuttable(0, "# ", require_shared_read.verdictWords(report).sentence),
	require_shared_read.cuttable(1, "", words(report)),
	{
		worth: 2,
		open: facts(report)
	},
	notes(report),
	...verdicts(report),
	candidates(report),
	outcomes(report),
	time(report),
	...tasks(report),
	...missing(report),
	{
		worth: 8,
		open: method(report)
	},
	...comparability(report),
	fingerprint(report),
	{
		worth: 5,
		open: `## Reproduce\n\n${report.reproduce.map((line) => require_shared_read.code(line)).join("  \n")}`
	}
].filter(({ open, rows = [] }) => open !== "" || rows.length > 0);
function words(report) {
	const { amount, sure } = require_shared_read.verdictWords(report);
	return [amount, sure].filter((part) => part !== "").join(" ");
}
function facts({ benchmark, completeness, candidates, repetitions, fingerprint }) {
	return [
		`Benchmark ${require_shared_read.code(benchmark.id)} at revision ${require_shared_read.code(benchmark.revision)}`,
		`${require_shared_read.plural(benchmark.tasks_planned, "task")} \u00d7 ${require_shared_read.plural(candidates.length, "candidate")} \u00d7 ${require_shared_read.plural(repetitions, "repetition")}`,
		`complete ${completeness.scored}/${completeness.expected}`,
		`fingerprint ${require_shared_read.code(fingerprint.digest.slice(0, 12))}`
	].join(" \u00b7 ");
}
const notes = ({ notes }) => ({
	worth: 3,
	open: "",
	rows: notes.map((note) => `- \u26a0\ufe0f ${require_shared_read.prose(note)}`),
	rest: (left) => `- and ${left} more in report.json`
});
function candidates({ candidates, benchmark, repetitions }) {
	const two = benchmark.max_attempts > 1;
	const repeated = repetitions > 1;
	const short = candidates.some((candidate) => require_shared_read.missingOf(candidate) !== "");
	return require_shared_read.tableBlock(4, {
		title: "## Candidates",
		header: [
			"Candidate",
			"Backend",
			"Model",
			"Rank",
			...two ? ["pass@1"] : [],
			`pass@${benchmark.max_attempts}`,
			"0 % to 100 %",
			...repeated ? ["Once in k / every time"] : [],
			...short ? ["All trials, missing ones as failed"] : [],
			"Scored",
			"Time per attempt",
			require_shared_read.TOKENS_HEAD,
			"Provider"
		],
		rows: require_shared_read.byRank(candidates).map((candidate) => {
			const { rate, wilson } = candidate.pass_at_attempts;
			return [
				require_shared_read.code(candidate.name),
				require_shared_read.code(candidate.backend),
				candidate.model === "" ? "\u2013" : require_shared_read.code(candidate.model),
				require_shared_read.rankText(candidate),
				...two ? [require_shared_read.rateCell(candidate.pass_at_1)] : [],
				require_shared_read.rateCell(candidate.pass_at_attempts),
				rate === null || wilson === null ? "\u2013" : `\`${require_shared_read.rateBar(rate, wilson)}\``,
				...repeated ? [chances(candidate)] : [],
				...short ? [require_shared_read.rateCell(candidate.rate_over_all)] : [],
				`${candidate.scored}/${candidate.trials}`,
				require_shared_read.timeCell(candidate),
				require_shared_read.tokensCell(candidate),
				providers(candidate)
			];
		}),
		after: `Rates with 95 % Wilson intervals${repeated ? ", which take repetitions of a task for trials of their own and so are rather too narrow" : ""}, the best first. ${"\u2013"} means not measured.`
	});
}
function outcomes({ candidates }) {
	const classes = [...new Set(candidates.flatMap((candidate) => Object.keys(candidate.classes)))].sort();
	return require_shared_read.tableBlock(5, {
		title: "## Outcomes",
		header: [
			"Candidate",
			"Trials",
			"Passed",
			"Timed out",
			...classes.map(require_shared_read.code),
			"Tampered attempts",
			"Leaks suspected"
		],
		rows: require_shared_read.byRank(candidates).map((candidate) => [
			require_shared_read.code(candidate.name),
			String(candidate.trials),
			String(candidate.passed),
			String(candidate.timed_out),
			...classes.map((cls) => String(candidate.classes[cls] ?? "\u00b7")),
			String(candidate.tampered),
			String(candidate.leak_suspected)
		])
	});
}
function time({ candidates }) {
	return require_shared_read.tableBlock(9, {
		title: "## Time per phase and attempt",
		header: [
			"Candidate",
			"Provision",
			"Prompt",
			"Solve",
			"Change",
			"Verify"
		],
		rows: require_shared_read.byRank(candidates).map(({ name, phases: { provision, prompt, solve, change, verify } }) => [require_shared_read.code(name), ...[
			provision,
			prompt,
			solve,
			change,
			verify
		].map((phase) => require_shared_read.meanSpread(phase, require_shared_read.stepTime))])
	});
}
function tasks(report) {
	const { differing, alike } = require_shared_read.agreementOf(report);
	const after = "Passed trials of scored ones, the most divided tasks first.";
	const ranked = require_shared_read.byRank(report.candidates);
	const of = (worth, title, some) => require_shared_read.tableBlock(worth, {
		...title === "" ? {} : { title },
		header: ["Task", ...ranked.map(({ name }) => require_shared_read.code(name))],
		rows: some.map((task) => [`${require_shared_read.code(task.id)}${task.quarantined === null ? "" : " (quarantined)"}`, ...require_shared_read.inRankOrder(task.cells, ranked).map(require_shared_read.taskCell)]),
		after
	});
	if (report.tasks.length === 0) return [];
	if (report.tasks.length <= MANY_TASKS) return [of(6, "## Tasks", [...differing, ...alike])];
	return [
		{
			worth: 6,
			open: `## Tasks\n\nCandidates differ on ${differing.length} of ${report.tasks.length}.`
		},
		...differing.length === 0 ? [] : [require_shared_read.folded(`${require_shared_read.plural(differing.length, "task")} on which they differ`, of(7, "", differing))],
		...alike.length === 0 ? [] : [require_shared_read.folded(`${require_shared_read.plural(alike.length, "task")} on which they agree`, of(11, "", alike))]
	];
}
function missing({ completeness }) {
	if (completeness.missing.length === 0) return [];
	const shown = completeness.missing.slice(0, 50);
	const rest = completeness.missing.length - shown.length;
	return [require_shared_read.tableBlock(7, {
		title: "## Missing",
		header: [
			"Candidate",
			"Task",
			"Repetition",
			"Class",
			"Why"
		],
		rows: shown.map((cell) => [
			require_shared_read.code(cell.candidate),
			require_shared_read.code(cell.task_id),
			String(cell.repetition),
			require_shared_read.code(cell.class),
			require_shared_read.code(cell.reason)
		]),
		after: rest > 0 ? `and ${rest} more, all listed in report.json.` : ""
	})];
}
function method(report) {
	const { settings, benchmark } = report;
	return [
		"## Method",
		`Rule ${require_shared_read.code("paired")}: a trial passes when any of its ${require_shared_read.plural(benchmark.max_attempts, "attempt")} does; a task's value is the mean over its repetitions; candidates are compared task by task. A win needs an exact sign-flip test with p below ${settings.alpha} after Holm's correction, |\u0394| above two standard errors, and |\u0394| of at least ${require_shared_read.withPoints(settings.threshold)}. Equivalence needs the 90 % interval within \u00b1 ${require_shared_read.inPoints(settings.margin)} points and enough tasks. Infrastructure faults leave both sides; at most ${require_shared_read.percent(settings.max_excluded)} of the tasks may be lost, and the verdict must survive the worst case for them.`,
		`Grading is ${benchmark.grading}. ${require_shared_read.prose(benchmark.threat_model)}`,
		`${require_shared_read.conditionsLine(report)}.`
	].join("\n\n");
}
function comparability(report) {
	const comparable = require_shared_read.comparabilityLine(report);
	if (comparable === null) return [];
	return [require_shared_read.tableBlock(7, {
		title: `## Comparability\n\n${require_shared_read.prose(comparable)}`,
		header: [
			"",
			"Condition",
			"Here"
		],
		rows: require_shared_read.comparabilityRows(report).map((row) => row.map((cell) => require_shared_read.prose(cell)))
	})];
}
const fingerprint = ({ fingerprint: { digest, fields } }) => require_shared_read.tableBlock(8, {
	title: `## Fingerprint\n\n${require_shared_read.code(digest)}: two results may be compared when these agree.`,
	header: ["Field", "Value"],
	rows: Object.entries(fields).map(([field, value]) => [field, value === null ? "\u2013" : require_shared_read.code(String(value))])
});
function chances({ over_repetitions }) {
	if (over_repetitions === null) return "\u2013";
	return `${require_shared_read.percent(over_repetitions.at_least_once)} / ${require_shared_read.percent(over_repetitions.every_time)} (k = ${over_repetitions.k})`;
}
function providers({ provider_endpoints, mixed_providers, unseeded }) {
	return [
		provider_endpoints.map((endpoint) => endpoint === null ? "none recorded" : require_shared_read.code(endpoint)).join(", ") || "\u2013",
		...mixed_providers ? ["**mixed**"] : [],
		...unseeded ? ["**unseeded**"] : []
	].join(" ");
}

exports.default = markdown_default;