"use strict";

let node_path = require("node:path");
const require_shared_run = require("../shared/run.js");
const require_shared_start = require("../shared/start.js");
const require_shared_read = require("../shared/read.js");

// src/core/comparison/side.ts
function candidateOf({ plan, candidate }) {
	const found = plan.candidates[candidate];
	if (found === void 0) throw new RangeError(`The plan has no candidate ${candidate}`);
	return found;
}
function sharedTasks(a, b) {
	const places = new Map(b.tasks.map(({ id }, at) => [id, at]));
	const known = new Set(a.tasks.map(({ id }) => id));
	const both = a.tasks.flatMap((task, at) => {
		const other = places.get(task.id);
		const twin = other === void 0 ? void 0 : b.tasks[other];
		return other === void 0 || twin === void 0 ? [] : [{
			a: at,
			b: other,
			task,
			twin
		}];
	});
	const prompt = both.filter(({ task, twin }) => differ(task.prompt_sha256, twin.prompt_sha256));
	const tests = both.filter(({ task, twin }) => differ(task.verifier_sha256, twin.verifier_sha256));
	const changed = /* @__PURE__ */ new Set([...prompt, ...tests]);
	return {
		shared: both.filter((one) => !changed.has(one)).map(({ a: at, b: other, task }) => ({
			a: at,
			b: other,
			task
		})),
		onlyInA: a.tasks.flatMap(({ id }) => places.has(id) ? [] : [id]),
		onlyInB: b.tasks.flatMap(({ id }) => known.has(id) ? [] : [id]),
		otherPrompt: prompt.map(({ task }) => task.id),
		otherTests: tests.map(({ task }) => task.id)
	};
}
const differ = (one, other) => one !== null && other !== null && one !== other;

// src/core/comparison/comparison-notes.ts
function comparisonNotes(a, b, { gate, tasks, plan }) {
	return [
		`Two runs are compared: ${told(a)}, and ${told(b)}. Whatever else changed between them, such as a provider's own updates, is part of the difference.`,
		...refusalNotes(gate.refused, a, b),
		...gate.accepted.map((difference) => `Accepted as what is compared: ${inWords(difference, a, b)}.`),
		...gate.unknown.length === 0 ? [] : [`Neither run records ${gate.unknown.join(", ")}, so nobody can say whether they agree.`],
		...taskNotes(`${require_shared_read.plural(tasks.shared.length, "task")} compared. Only in ${a.label}`, tasks.onlyInA),
		...taskNotes(`${require_shared_read.plural(tasks.shared.length, "task")} compared. Only in ${b.label}`, tasks.onlyInB),
		...taskNotes("Left out, because their prompts were changed in between", tasks.otherPrompt),
		...taskNotes("Left out, because their tests were changed in between", tasks.otherTests),
		...repetitionNotes(a, b, plan.repetitions),
		...settingNotes(a, b),
		...validationNotes(a, b)
	];
}
const told = (side) => `${candidateOf(side).name} of ${side.label} (planned ${side.plan.created_at}, harness ${side.plan.harness_version})`;
function inWords({ field, a, b }, sideA, sideB) {
	const value = (text) => text === null ? "not recorded" : text === "" ? "none" : text;
	return `${field} is ${value(a)} in ${sideA.label} and ${value(b)} in ${sideB.label}`;
}
function refusalNotes(refused, a, b) {
	if (refused.length === 0) return [];
	const flags = require_shared_start.ACCEPTABLE.filter((name) => refused.some(({ acceptableAs }) => acceptableAs.includes(name)));
	const never = refused.filter(({ acceptableAs }) => acceptableAs.length === 0).map(({ field }) => field);
	const advice = never.length > 0 ? `Results that differ in ${never.join(", ")} cannot be compared; run one of the two again.` : `If that is what you compare, say so: --accept ${flags.join(",")}`;
	return [...refused.map((one) => `Not comparable: ${inWords(one, a, b)}.`), advice];
}
const SHOWN = 10;
function taskNotes(what, ids) {
	if (ids.length === 0) return [];
	const rest = ids.length - SHOWN;
	return [`${what}: ${ids.slice(0, SHOWN).join(", ")}${rest > 0 ? ` and ${rest} more` : ""}.`];
}
function repetitionNotes(a, b, used) {
	if (a.plan.repetitions === b.plan.repetitions) return [];
	return [`${a.label} repeats each task ${require_shared_read.plural(a.plan.repetitions, "time")} and ${b.label} ${require_shared_read.plural(b.plan.repetitions, "time")}; the first ${used} of each count.`];
}
const JUDGED = {
	rule: "rule",
	alpha: "alpha",
	threshold: "threshold",
	margin: "margin",
	max_excluded: "allowed share of lost tasks",
	cluster: "clusters"
};
function settingNotes(a, b) {
	const [one, other] = [a.plan.settings, b.plan.settings];
	const differing = Object.entries(JUDGED).flatMap(([key, name]) => {
		const [x, y] = [one[key], other[key]];
		return x === y ? [] : [`${name} ${x}, not ${y}`];
	});
	const order = one.order === other.order ? [] : [`Trials ran ${one.order} in ${a.label} and ${other.order} in ${b.label}.`];
	return [...differing.length === 0 ? [] : [`Judged as ${a.label} was: ${differing.join("; ")}.`], ...order];
}
function validationNotes(a, b) {
	const missing = [a, b].filter(({ plan }) => plan.validation === null);
	const [one] = missing;
	if (missing.length === 1 && one !== void 0) return [`Only one of the two was validated where it ran; ${one.label} was not.`];
	const [first, second] = [a.plan.validation?.toolchain, b.plan.validation?.toolchain];
	return first === second ? [] : [`Validated with ${first} for ${a.label} and with ${second} for ${b.label}.`];
}

// src/core/comparison/gate.ts
function holdGate(a, b, shared, accept) {
	const [rowsA, rowsB] = [rowsByTask(a), rowsByTask(b)];
	const facts = [
		...FIELDS.map(({ name, read, acceptable }) => ({
			field: name,
			a: read(a),
			b: read(b),
			acceptable
		})),
		...rowFacts(rowsA, rowsB, shared),
		...TASK_FIELDS.map((field) => taskFact(field, rowsA, rowsB, shared))
	];
	const differing = facts.filter((fact) => fact.a !== fact.b).map(differenceOf);
	const isAccepted = ({ acceptableAs }) => acceptableAs.some((name) => accept.has(name));
	return {
		refused: differing.filter((one) => !isAccepted(one)),
		accepted: differing.filter(isAccepted),
		unknown: facts.flatMap((fact) => fact.a === null && fact.b === null && !MAY_BE_NONE.has(fact.field) ? [fact.field] : [])
	};
}
function differenceOf({ field, a, b, acceptable }) {
	const own = acceptable === null ? [] : [acceptable];
	return {
		field,
		a,
		b,
		acceptableAs: a === null || b === null ? [...own, "unrecorded"] : own
	};
}
const NOT_RECORDED = "not recorded";
const recorded = ({ plan }, value) => plan.benchmark.revision === NOT_RECORDED ? null : value;
function configText(side) {
	if (side.plan.settings.use_host_config !== true) return "private";
	const { host_config } = candidateOf(side);
	return `its user's own${host_config === void 0 ? "" : ` (${require_shared_read.configName(host_config)})`}`;
}
const textOf = (value) => value === null ? null : String(value);
const FIELDS = [
	{
		name: "benchmark",
		read: ({ plan }) => plan.benchmark.id,
		acceptable: null
	},
	{
		name: "benchmark revision",
		read: (side) => recorded(side, side.plan.benchmark.revision),
		acceptable: null
	},
	{
		name: "benchmark options",
		read: (side) => recorded(side, JSON.stringify(Object.entries(side.plan.benchmark.options).sort())),
		acceptable: null
	},
	{
		name: "grading",
		read: ({ plan }) => plan.benchmark.grading,
		acceptable: null
	},
	{
		name: "attempts",
		read: (side) => recorded(side, String(side.plan.benchmark.max_attempts)),
		acceptable: null
	},
	{
		name: "attempt timeout (s)",
		read: (side) => textOf(candidateOf(side).attempt_timeout_seconds ?? side.plan.settings.attempt_timeout_seconds),
		acceptable: null
	},
	{
		name: "agent configuration",
		read: (side) => recorded(side, configText(side)),
		acceptable: "host-config"
	},
	{
		name: "concurrency",
		read: (side) => recorded(side, String(side.plan.settings.concurrency)),
		acceptable: null
	},
	{
		name: "backend",
		read: (side) => candidateOf(side).backend,
		acceptable: "backend"
	},
	{
		name: "command",
		read: (side) => JSON.stringify(candidateOf(side).command ?? ""),
		acceptable: "backend"
	},
	{
		name: "model",
		read: (side) => candidateOf(side).model,
		acceptable: "model"
	},
	{
		name: "environment names",
		read: (side) => {
			const { env_names, unset_env } = candidateOf(side);
			return [...env_names, ...unset_env.map((name) => `without ${name}`)].sort().join(", ");
		},
		acceptable: "env-names"
	}
];
const ROW_FIELDS = [
	{
		name: "harness version",
		read: (row) => row.harness,
		acceptable: "harness-version"
	},
	{
		name: "program version",
		read: (row) => row.version,
		acceptable: "program-version"
	},
	{
		name: "provider",
		read: (row) => row.endpoint,
		acceptable: "provider"
	},
	{
		name: "architecture",
		read: (row) => row.arch,
		acceptable: null
	},
	{
		name: "isolation tier",
		read: (row) => row.tier,
		acceptable: null
	},
	{
		name: "containment",
		read: (row) => row.contain,
		acceptable: null
	},
	{
		name: "hidden folders",
		read: (row) => row.hidden === null ? null : String(row.hidden),
		acceptable: null
	}
];
const MAY_BE_NONE = /* @__PURE__ */ new Set(["program version", "provider"]);
const TASK_FIELDS = ["prompt", "verifier"];
function rowsByTask({ rows, candidate }) {
	const byTask = /* @__PURE__ */ new Map();
	for (const row of rows) {
		if (row.c !== candidate) continue;
		const known = byTask.get(row.t);
		if (known === void 0) byTask.set(row.t, [row]);
		else known.push(row);
	}
	return byTask;
}
function rowFacts(a, b, shared) {
	const [rowsA, rowsB] = [shared.flatMap((one) => a.get(one.a) ?? []), shared.flatMap((one) => b.get(one.b) ?? [])];
	if (rowsA.length === 0 || rowsB.length === 0) return [];
	return ROW_FIELDS.map(({ name, read, acceptable }) => ({
		field: name,
		a: distinct(rowsA, read),
		b: distinct(rowsB, read),
		acceptable
	}));
}
function taskFact(field, a, b, shared) {
	const read = (row) => field === "prompt" && row.a !== 1 ? null : row[field];
	const values = shared.map((one) => [distinct(a.get(one.a) ?? [], read), distinct(b.get(one.b) ?? [], read)]);
	const tried = shared.filter((one) => a.has(one.a) && b.has(one.b));
	const differing = values.filter(([one, other]) => one !== null && other !== null && one !== other).length;
	if (differing > 0) return {
		field,
		a: "as recorded",
		b: `another in ${require_shared_read.plural(differing, "task")}`,
		acceptable: null
	};
	const known = (at) => tried.length === 0 || values.some((pair) => pair[at] !== null) ? "recorded" : null;
	return {
		field,
		a: known(0),
		b: known(1),
		acceptable: null
	};
}
function distinct(rows, read) {
	const values = [...new Set(rows.map(read).filter((value) => value !== null))].sort();
	return values.length === 0 ? null : values.join(", ");
}

// src/core/comparison/join-runs.ts
function joinRuns(a, b, { accept, harnessVersion, command }) {
	const tasks = sharedTasks(a.plan, b.plan);
	const [first, ...others] = tasks.shared.map(({ task }) => task);
	if (first === void 0) throw new require_shared_start.UsageError("nothing-shared", `${a.label} and ${b.label} have no task in common: of ${a.plan.tasks.length} and ${b.plan.tasks.length} tasks, none has the same id, prompt and tests in both.`, "Compare two runs of one benchmark at one revision.");
	const repetitions = Math.min(a.plan.repetitions, b.plan.repetitions);
	return {
		plan: require_shared_read.makePlan({
			created_at: a.plan.created_at > b.plan.created_at ? a.plan.created_at : b.plan.created_at,
			command: [...command],
			harness_version: harnessVersion,
			kind: "compare",
			benchmark: {
				...a.plan.benchmark,
				max_attempts: Math.max(a.plan.benchmark.max_attempts, b.plan.benchmark.max_attempts),
				comparability: null
			},
			tasks: [first, ...others],
			candidates: candidatesOf(a, b),
			repetitions,
			settings: {
				...a.plan.settings,
				baseline: null
			},
			validation: validationOf(a.plan, b.plan, [first, ...others])
		}),
		rows: [...rowsOf(a, 0, new Map(tasks.shared.map((one, at) => [one.a, at])), repetitions), ...rowsOf(b, 1, new Map(tasks.shared.map((one, at) => [one.b, at])), repetitions)],
		tasks,
		gate: holdGate(a, b, tasks.shared, accept)
	};
}
function candidatesOf(a, b) {
	const [one, other] = [candidateOf(a), candidateOf(b)];
	const named = (name, { label }) => one.name === other.name ? `${name} @ ${label}` : name;
	const [nameA, nameB] = [named(one.name, a), named(other.name, b)];
	const [slugA = "", slugB = ""] = require_shared_read.slugs([nameA, nameB]);
	return [{
		...one,
		name: nameA,
		slug: slugA
	}, {
		...other,
		name: nameB,
		slug: slugB
	}];
}
function rowsOf(side, candidate, places, repetitions) {
	return side.rows.flatMap((row) => {
		const task = places.get(row.t);
		if (row.c !== side.candidate || task === void 0 || row.r > repetitions) return [];
		return [{
			...row,
			c: candidate,
			t: task,
			dir: `${side.label}/${row.dir}`
		}];
	}).sort((x, y) => x.t - y.t || x.r - y.r || x.a - y.a);
}
function validationOf(a, b, tasks) {
	const known = a.validation ?? b.validation;
	if (known === null) return null;
	const reasons = new Map([...require_shared_read.quarantineReasons(b), ...require_shared_read.quarantineReasons(a)]);
	const quarantined = tasks.flatMap(({ id }) => {
		const reason = reasons.get(id);
		return reason === void 0 ? [] : [{
			task_id: id,
			reason
		}];
	});
	return {
		...known,
		passed: tasks.length - quarantined.length,
		quarantined
	};
}

// src/commands/shared/report-comparison.ts
async function reportComparison(ctx) {
	const { flags, words } = ctx;
	const [first, second, ...more] = words.map((word) => (0, node_path.resolve)(ctx.cwd, word));
	if (first === void 0 || second === void 0 || more.length > 0 || flags["run-dir"] !== void 0) throw new require_shared_start.UsageError("two-run-dirs", "`report --compare` needs two run-dirs, as words and without --run-dir.", "For example: benchmark report --compare runs/monday runs/tuesday");
	const [a, b] = sidesOf(first, second, flags.candidate ?? []);
	const accept = /* @__PURE__ */ new Set([...flags.accept ?? [], ...isDeclared(flags.candidate ?? []) ? require_shared_start.TREATMENT : []]);
	const joined = joinRuns(a, b, {
		accept,
		harnessVersion: ctx.version,
		command: ctx.commandLine
	});
	const name = `comparison-${require_shared_read.utcName(ctx.now())}`;
	const folder = require_shared_read.allocateRunDir(outside([first, second], require_shared_run.runsRoot(ctx)), name);
	const report = comparisonReport(a, b, joined, (0, node_path.basename)(folder), ctx);
	const files = await require_shared_read.writeReport(report, joined.rows, folder, ctx);
	require_shared_read.tellVerdict(report, folder, ctx);
	return {
		payload: require_shared_read.reportPayload(report, folder, files),
		exit: require_shared_start.gateExit(report, flags["fail-on"] ?? [])
	};
}
function outside(runDirs, root) {
	const inside = runDirs.find((runDir) => require_shared_read.leadsInto(root, runDir));
	if (inside === void 0) return root;
	throw new require_shared_start.UsageError("root-in-run-dir", `The comparison would be written into the run-dir ${inside}.`, "Choose another folder: --runs-root DIR");
}
function sidesOf(first, second, candidates) {
	const [nameA, nameB = nameA, ...more] = candidates;
	if (more.length > 0) throw new require_shared_start.UsageError("two-candidates", "--candidate is given more than twice.", "There are two sides: name one candidate of each.");
	const [labelA, labelB] = (0, node_path.basename)(first) === (0, node_path.basename)(second) ? [`A-${(0, node_path.basename)(first)}`, `B-${(0, node_path.basename)(second)}`] : [(0, node_path.basename)(first), (0, node_path.basename)(second)];
	const [a, b] = [readSide(first, labelA), readSide(second, labelB)];
	const [candidateA, candidateB] = nameA === void 0 || nameB === void 0 ? soleCandidates(a, b) : [require_shared_read.candidateIndex(a.plan, nameA), require_shared_read.candidateIndex(b.plan, nameB)];
	if (first === second && candidateA === candidateB) throw new require_shared_start.UsageError("same-side", "Both sides are the same candidate of the same run-dir.", "Name another run-dir, or two candidates: --candidate X --candidate Y");
	return [{
		...a,
		candidate: candidateA
	}, {
		...b,
		candidate: candidateB
	}];
}
function readSide(path, label) {
	const { plan, rows, shard, problems, notes } = require_shared_read.readRun(path);
	return {
		path,
		label,
		plan,
		rows,
		remarks: [
			...shard === null ? [] : [`It holds shard ${shard.index}/${shard.of} only; merge the shards first.`],
			...notes,
			...require_shared_read.problemNotes(problems)
		].map((note) => `${label}: ${note}`)
	};
}
function soleCandidates(a, b) {
	if (a.plan.candidates.length === 1 && b.plan.candidates.length === 1) return [0, 0];
	const names = (plan) => plan.candidates.map((candidate) => candidate.name);
	const common = names(a.plan).filter((name) => names(b.plan).includes(name));
	const [only] = common;
	if (common.length === 1 && only !== void 0) return [require_shared_read.candidateIndex(a.plan, only), require_shared_read.candidateIndex(b.plan, only)];
	throw new require_shared_start.UsageError("which-candidate", common.length === 0 ? `${a.label} and ${b.label} have no candidate of the same name.` : `${a.label} and ${b.label} share ${require_shared_read.plural(common.length, "candidate")}: ${common.join(", ")}.`, common.length === 0 ? `Name one of each: --candidate X --candidate Y. There are ${names(a.plan).join(", ")}; and ${names(b.plan).join(", ")}.` : "Name the one to compare: --candidate NAME");
}
const isDeclared = ([first, second]) => second !== void 0 && first !== second;
function comparisonReport(a, b, joined, name, ctx) {
	const { plan, gate } = joined;
	const rows = require_shared_read.TrialResults.of(plan, joined.rows);
	const quoted = excerptsOf([a, b], [...require_shared_read.wantedExcerpts(plan, rows)]);
	const report = require_shared_read.buildReport({
		plan,
		rows,
		runDirName: name,
		generatedAt: require_shared_read.utcSeconds(ctx.now()),
		problems: [
			...a.remarks,
			...b.remarks,
			...quoted.problems
		],
		excerpts: quoted.excerpts,
		fingerprintDifferences: gate.refused.map(({ field }) => field).sort()
	});
	const places = [a, b].flatMap(({ label, path }) => {
		const shown = require_shared_read.shownPath(path, ctx);
		return shown === label ? [] : [`${label} is the run-dir ${shown}.`];
	});
	return {
		...report,
		notes: [
			...comparisonNotes(a, b, joined),
			...places,
			...report.notes
		],
		reproduce: report.reproduce.slice(0, 1)
	};
}
function excerptsOf(sides, wanted) {
	const excerpts = /* @__PURE__ */ new Map();
	const problems = [];
	for (const { label, path } of sides) {
		const inside = wanted.flatMap((one) => one.startsWith(`${label}/`) ? [one.slice(label.length + 1)] : []);
		const read = require_shared_read.readExcerpts(path, inside, require_shared_read.DRILLDOWN_BYTES / sides.length);
		for (const [inner, excerpt] of read.excerpts) excerpts.set(`${label}/${inner}`, {
			...excerpt,
			path: (0, node_path.join)(label, excerpt.path)
		});
		problems.push(...require_shared_read.problemNotes(read.problems).map((note) => `${label}: ${note}`));
	}
	return {
		excerpts,
		problems
	};
}

// src/commands/report.ts
const run = async (ctx) => {
	const { flags } = ctx;
	for (const flag of ["calibrated-dimensions", "judge-output-name"]) if (flags[flag] !== void 0) throw new require_shared_start.NotImplementedYet(`--${flag}`, "Leave it out: report.md and report.json are written.");
	if (flags.compare === true) return reportComparison(ctx);
	refuseStray(ctx);
	return require_shared_run.endWithReport((0, node_path.resolve)(ctx.cwd, runDirOf(ctx)), ctx);
};
function runDirOf({ words, flags }) {
	const named = [...words, ...flags["run-dir"] === void 0 ? [] : [flags["run-dir"]]];
	const [dir] = named;
	if (dir !== void 0 && named.length === 1) return dir;
	if (dir === void 0) throw new require_shared_start.UsageError("no-run-dir", "`report` needs a run-dir.", "Name the folder that the run printed.");
	throw new require_shared_start.UsageError("no-compare", `\`report\` takes one run-dir, not ${named.length}.`, "For two against each other: benchmark report --compare A B");
}
function refuseStray({ flags }) {
	const stray = [
		"candidate",
		"accept",
		"runs-root"
	].map((flag) => flags[flag] === void 0 ? void 0 : `--${flag}`).find((flag) => flag !== void 0);
	if (stray === void 0) return;
	throw new require_shared_start.UsageError("no-compare", `${stray} has no meaning here without --compare.`, "For two run-dirs: benchmark report --compare A B");
}

exports.run = run;