"use strict";

const require_rolldown_runtime = require("../vendor/rolldown-runtime.js");
let node_util = require("node:util");
let node_os = require("node:os");
let node_path = require("node:path");
let node_tty = require("node:tty");
let node_fs = require("node:fs");
node_fs = require_rolldown_runtime.__toESM(node_fs, 1);

// src/core/comparison/acceptable.ts
const ACCEPTABLE = [
	"model",
	"backend",
	"program-version",
	"provider",
	"env-names",
	"host-config",
	"harness-version",
	"unrecorded"
];
const TREATMENT = [
	"model",
	"backend",
	"program-version",
	"provider",
	"env-names",
	"host-config"
];

// src/core/loopback.ts
const LOOPBACK_HOSTS = ["127.0.0.1", "::1"];

// src/core/ports.ts
const CONTAINMENTS = [
	"namespace",
	"subreaper",
	"sweep"
];

// src/core/records.gen.ts
const OUTCOME_CLASSES = [
	"pass",
	"fail",
	"missing_tests",
	"suspicious",
	"agent_timeout",
	"agent_crash",
	"max_turns",
	"refusal",
	"context_overflow",
	"budget",
	"rate_limit",
	"overloaded",
	"auth",
	"provider",
	"environment",
	"disk",
	"harness",
	"not_run",
	"unknown",
	"oom",
	"verifier_timeout"
];
const RULES = ["paired", "compat"];
const ORDERS = ["interleaved", "sequential"];
const CLUSTERS = [
	"none",
	"language",
	"repo"
];

// src/core/errors.ts
const EXIT = {
	done: 0,
	gate: 1,
	usage: 2,
	runtime: 3,
	prerequisite: 4,
	invalid: 5,
	notImplemented: 8,
	cancelled: 130
};
const EXIT_MEANINGS = {
	done: "done, whatever the verdict, unless --fail-on names it",
	gate: "the verdict is one that --fail-on names: regression or inconclusive",
	usage: "the command or a configuration is wrong, or nobody was there to confirm",
	runtime: "the command failed, or nothing could be scored",
	prerequisite: "something is missing on this machine",
	invalid: "there is no valid verdict, and --fail-on names invalid",
	notImplemented: "not implemented yet",
	cancelled: "cancelled; what was done by then is kept"
};
const EXIT_CODES = Object.entries(EXIT).map(([name, code]) => [String(code), EXIT_MEANINGS[name]]);
var BenchError = class extends Error {
	code;
	hint;
	exit;
	constructor(exit, code, message, hint, options) {
		super(message, options);
		this.name = new.target.name;
		this.exit = exit;
		this.code = code;
		this.hint = hint;
	}
};
var UsageError = class extends BenchError {
	problems;
	constructor(code, message, hint, options = {}) {
		super(EXIT.usage, code, message, hint, options);
		this.problems = options.problems ?? [];
	}
};
var MissingPrerequisite = class extends BenchError {
	constructor(code, message, hint, options) {
		super(EXIT.prerequisite, code, message, hint, options);
	}
};
var RunError = class extends BenchError {
	constructor(code, message, hint, options) {
		super(EXIT.runtime, code, message, hint, options);
	}
};
var NotImplementedYet = class extends BenchError {
	constructor(feature, hint) {
		super(EXIT.notImplemented, "not-implemented", `${feature} is not implemented yet.`, hint);
	}
};
var Cancelled = class extends BenchError {
	constructor(message, hint) {
		super(EXIT.cancelled, "cancelled", message, hint);
	}
};

// src/core/verdict/gate.ts
const FAIL_ON = [
	"regression",
	"inconclusive",
	"invalid",
	"never"
];
function gateExit(report, failOn) {
	const baseline = report.settings.baseline ?? report.candidates[0]?.name;
	const kinds = new Set(report.pairs.map((pair) => pair.kind));
	if (failOn.includes("invalid") && (kinds.has("invalid") || report.completeness.scored === 0)) return EXIT.invalid;
	if (failOn.includes("regression") && report.pairs.some((pair) => pair.winner !== null && pair.winner === baseline)) return EXIT.gate;
	if (failOn.includes("inconclusive") && kinds.has("inconclusive")) return EXIT.gate;
	return EXIT.done;
}

// src/commands/flags.ts
const WORKFLOW_USES = [
	"smoke",
	"leaderboard",
	"model-swap",
	"config-swap",
	"fork-publish"
];
const NO_REPORT = ["no-report", "shard"];
const FLAGS = {
	benchmark: {
		type: "string",
		value: "ID",
		help: "benchmark to run"
	},
	backend: {
		type: "string",
		value: "ID",
		help: "coding agent to run"
	},
	model: {
		type: "string",
		value: "MODEL",
		help: "model given to the backend"
	},
	runs: {
		type: "integer",
		value: "N",
		min: 1,
		help: "repetitions of every task (default 1)"
	},
	workflow: {
		type: "list",
		value: "USE",
		split: true,
		choices: WORKFLOW_USES,
		help: "what the workflow is for; may be repeated (default smoke)"
	},
	task: {
		type: "list",
		value: "ID",
		help: "task id or glob; may be repeated (default: every task)"
	},
	sample: {
		type: "integer",
		value: "N",
		min: 1,
		help: "draw N of these tasks with --seed, each language in proportion (default: all)"
	},
	option: {
		type: "list",
		value: "KEY=VALUE",
		help: "option of the benchmark; may be repeated"
	},
	"show-tests": {
		type: "boolean",
		help: "put the tests into the agent's folder: --option show_tests=true"
	},
	"verify-timeout": {
		type: "integer",
		value: "SECONDS",
		min: 1,
		help: "limit on the tests of one task: --option verify_timeout=SECONDS"
	},
	config: {
		type: "string",
		value: "FILE",
		help: "compare configuration, YAML or JSON"
	},
	preset: {
		type: "string",
		value: "NAME",
		help: "use a stored comparison; see --list-presets"
	},
	"list-presets": {
		type: "boolean",
		help: "list stored comparisons and exit",
		onlyBeside: ["json", "quiet"]
	},
	"list-providers": {
		type: "boolean",
		help: "list the agents (with version and login), keys and providers of this machine and exit",
		onlyBeside: ["json", "quiet"]
	},
	gateway: {
		type: "boolean",
		help: "send requests through the gateway, which keeps the key and counts (the default)",
		idleBeside: ["no-gateway"]
	},
	smoke: {
		type: "boolean",
		help: "quick check of the plumbing on the stub benchmark",
		idleBeside: [
			"preset",
			"resume",
			...NO_REPORT
		]
	},
	"attempt-timeout": {
		type: "integer",
		value: "SECONDS",
		min: 1,
		help: "limit on each backend call (default: the backend's own variable, or 600; for candidates as words 300, or 600 if one of them needs longer)"
	},
	"use-host-config": {
		type: "boolean",
		help: "run agents with your own settings, instructions, hooks and servers (recorded)"
	},
	rule: {
		type: "string",
		value: "RULE",
		choices: RULES,
		help: "winner rule; compat shows the older one beside it"
	},
	alpha: {
		type: "number",
		value: "P",
		help: "family-wise error rate (default 0.05)"
	},
	threshold: {
		type: "number",
		value: "SHARE",
		help: "least difference worth a win (default 0.01)"
	},
	margin: {
		type: "number",
		value: "SHARE",
		help: "half-width of equivalence (default 0.02)"
	},
	"max-excluded": {
		type: "number",
		value: "SHARE",
		help: "largest share of tasks a pair may lose (default 0.1)"
	},
	cluster: {
		type: "string",
		value: "BY",
		choices: CLUSTERS,
		help: "group dependent tasks"
	},
	baseline: {
		type: "string",
		value: "NAME",
		help: "compare every candidate with this one only"
	},
	"fail-on": {
		type: "list",
		value: "WHAT",
		split: true,
		choices: FAIL_ON,
		help: "exit 1 (or 5 for invalid) when the verdict is this (default never)",
		idleBeside: NO_REPORT
	},
	seed: {
		type: "integer",
		value: "N",
		min: 0,
		help: "seed of order and resampling (default 0)"
	},
	order: {
		type: "string",
		value: "ORDER",
		choices: ORDERS,
		help: "order of trials (default interleaved)"
	},
	concurrency: {
		type: "integer",
		value: "N",
		min: 1,
		help: "trials at once (default: cores for the stub, 1 for real agents)"
	},
	shard: {
		type: "string",
		value: "K/N",
		help: "run one part: one candidate on one slice of the tasks"
	},
	shards: {
		type: "integer",
		value: "N",
		min: 1,
		help: "show how the plan splits into N shards"
	},
	balance: {
		type: "boolean",
		help: "with --shards: cut the plan into parts that are expected to take about equally long"
	},
	timings: {
		type: "string",
		value: "FILE",
		help: "JSON file with the seconds that a trial of each task took in earlier runs, used in place of the benchmark's estimates"
	},
	containment: {
		type: "string",
		value: "KIND",
		choices: CONTAINMENTS,
		help: "how process trees are held (default: the strongest this machine has)"
	},
	sealed: {
		type: "boolean",
		help: "refuse real agents where they could reach beyond their sandbox (see `benchmark doctor`)"
	},
	"stop-after": {
		type: "integer",
		value: "K",
		min: 1,
		help: "stop a candidate after K infrastructure faults in a row (default 5)"
	},
	"require-all": {
		type: "boolean",
		help: "stop before anything is spent (exit 4) when a toolchain or environment of a task is missing"
	},
	"runs-root": {
		type: "string",
		value: "DIR",
		help: "where run-dirs are made (default ./runs)",
		idleBeside: ["run-dir"]
	},
	"run-dir": {
		type: "string",
		value: "DIR",
		help: "this run-dir: made when missing, resumed when it holds the same plan"
	},
	plan: {
		type: "string",
		value: "FILE",
		help: "run this plan, kept by `plan --save`; values of variables come from --config"
	},
	save: {
		type: "string",
		value: "FILE",
		help: "keep the plan for `compare --plan`"
	},
	into: {
		type: "string",
		value: "DIR",
		help: "run-dir to write the merged run to"
	},
	link: {
		type: "boolean",
		help: "make hard links instead of copies where possible, which is several times as fast: for parts that nobody will change",
		idleBeside: ["move"]
	},
	move: {
		type: "boolean",
		help: "move files instead of copying them where possible, which is fastest: for parts that may be used up, such as a download"
	},
	"no-report": {
		type: "boolean",
		help: "write records only"
	},
	html: {
		type: "boolean",
		help: "also report.html, self-contained, and its charts as SVG files",
		idleBeside: NO_REPORT
	},
	csv: {
		type: "boolean",
		help: "also CSV files: candidates, tasks, pairs, attempts",
		idleBeside: NO_REPORT
	},
	junit: {
		type: "boolean",
		help: "also junit.xml: a suite per candidate, a case per task and repetition",
		idleBeside: NO_REPORT
	},
	compare: {
		type: "boolean",
		help: "compare two run-dirs, given as words, over the tasks they share"
	},
	candidate: {
		type: "list",
		value: "NAME",
		help: "with --compare: the candidate to take from both run-dirs; given twice, from the first and from the second"
	},
	accept: {
		type: "list",
		value: "FIELD",
		split: true,
		choices: ACCEPTABLE,
		help: "accept this difference between the sides of --compare, or between a run and its resume (host-config only); may be repeated"
	},
	prepare: {
		type: "boolean",
		help: "prepare what the tasks of --benchmark still need; takes minutes and network access"
	},
	from: {
		type: "string",
		value: "PATH_OR_URL",
		help: "folder, clone or mirror to take the data from"
	},
	"calibrated-dimensions": {
		type: "string",
		value: "FILE",
		help: "calibrated judge dimensions",
		later: true
	},
	"judge-output-name": {
		type: "string",
		value: "NAME",
		help: "name of judge files",
		later: true
	},
	judge: {
		type: "string",
		value: "FAMILY:MODEL",
		help: "judge model",
		later: true
	},
	rubric: {
		type: "string",
		value: "NAME",
		help: "rubric of the judge",
		later: true
	},
	overwrite: {
		type: "boolean",
		help: "rate again what is rated",
		later: true
	},
	"target-n": {
		type: "integer",
		value: "N",
		min: 1,
		help: "size of the corpus",
		later: true
	},
	axes: {
		type: "list",
		value: "A,B",
		split: true,
		help: "what the corpus is balanced over",
		later: true
	},
	name: {
		type: "string",
		value: "NAME",
		help: "name of corpus or calibration",
		later: true
	},
	labels: {
		type: "string",
		value: "FILE",
		help: "human labels",
		later: true
	},
	"output-dir": {
		type: "string",
		value: "DIR",
		help: "where calibration files go",
		later: true
	},
	port: {
		type: "integer",
		value: "N",
		min: 0,
		max: 65535,
		help: "port to serve at (default: any that is free)"
	},
	host: {
		type: "string",
		value: "ADDRESS",
		choices: LOOPBACK_HOSTS,
		help: "address of this machine to serve at; no other is possible (default 127.0.0.1)"
	},
	progress: {
		type: "string",
		value: "HOW",
		choices: [
			"tty",
			"plain",
			"json",
			"none"
		],
		help: "progress on stderr (default: tty on a terminal outside CI, else plain)",
		idleBeside: ["quiet"]
	},
	quiet: {
		type: "boolean",
		short: "q",
		help: "no progress, no summary; errors only"
	},
	"dry-run": {
		type: "boolean",
		help: "print the plan as JSON; ask providers what they serve and programs for their version, and start nothing else",
		idleBeside: ["resume"]
	},
	json: {
		type: "boolean",
		help: "print the result as JSON even on a terminal"
	},
	"no-gateway": {
		type: "boolean",
		help: "give agents the provider's own key instead of a way through the gateway"
	},
	budget: {
		type: "list",
		value: "WHAT=N",
		help: "end what spends more than this through the gateway: attempt-requests, attempt-tokens, run-requests, run-tokens, run-seconds (those of a run begin anew with each resume and in each shard)",
		idleBeside: ["no-gateway"]
	},
	resume: {
		type: "boolean",
		help: "continue the newest run in --runs-root, or the one in --run-dir"
	},
	open: {
		type: "boolean",
		help: "open the report in a browser when it is done",
		idleBeside: NO_REPORT
	},
	yes: {
		type: "boolean",
		short: "y",
		help: "do not ask before paid providers are used or files are written"
	},
	"no-confirm": {
		type: "boolean",
		help: "same as --yes"
	},
	help: {
		type: "boolean",
		short: "h",
		help: "show this help"
	},
	version: {
		type: "boolean",
		help: "show the version"
	}
};
function isIdleBeside(name, other) {
	const { idleBeside = [] } = FLAGS[name];
	const { onlyBeside } = FLAGS[other];
	return name !== other && (idleBeside.includes(other) || onlyBeside?.includes(name) === false);
}

// node_modules/leven/index.js
const array = [];
const characterCodeCache = [];
function leven(first, second, options) {
	if (first === second) return 0;
	const maxDistance = options?.maxDistance;
	const swap = first;
	if (first.length > second.length) {
		first = second;
		second = swap;
	}
	let firstLength = first.length;
	let secondLength = second.length;
	while (firstLength > 0 && first.charCodeAt(~-firstLength) === second.charCodeAt(~-secondLength)) {
		firstLength--;
		secondLength--;
	}
	let start = 0;
	while (start < firstLength && first.charCodeAt(start) === second.charCodeAt(start)) start++;
	firstLength -= start;
	secondLength -= start;
	if (maxDistance !== void 0 && secondLength - firstLength > maxDistance) return maxDistance;
	if (firstLength === 0) return maxDistance !== void 0 && secondLength > maxDistance ? maxDistance : secondLength;
	let bCharacterCode;
	let result;
	let temporary;
	let temporary2;
	let index = 0;
	let index2 = 0;
	while (index < firstLength) {
		characterCodeCache[index] = first.charCodeAt(start + index);
		array[index] = ++index;
	}
	while (index2 < secondLength) {
		bCharacterCode = second.charCodeAt(start + index2);
		temporary = index2++;
		result = index2;
		for (index = 0; index < firstLength; index++) {
			temporary2 = bCharacterCode === characterCodeCache[index] ? temporary : temporary + 1;
			temporary = array[index];
			result = array[index] = temporary > result ? temporary2 > result ? result + 1 : temporary2 : temporary2 > temporary ? temporary + 1 : temporary2;
		}
		if (maxDistance !== void 0) {
			let rowMinimum = result;
			for (index = 0; index < firstLength; index++) if (array[index] < rowMinimum) rowMinimum = array[index];
			if (rowMinimum > maxDistance) return maxDistance;
		}
	}
	array.length = firstLength;
	characterCodeCache.length = firstLength;
	return maxDistance !== void 0 && result > maxDistance ? maxDistance : result;
}

// src/core/nearest.ts
function nearest(name, known) {
	const wanted = name.toLowerCase();
	let best = null;
	let isTied = false;
	for (const candidate of new Set(known)) {
		const guess = guessed(wanted, candidate);
		if (guess.slips > Math.max(1, Math.floor(wanted.length / 3))) continue;
		const order = best === null ? -1 : guess.slips - best.slips || guess.edits - best.edits;
		if (order < 0) best = guess;
		isTied = order === 0 || order > 0 && isTied;
	}
	return isTied ? null : best?.name ?? null;
}
function guessed(wanted, name) {
	const lower = name.toLowerCase();
	const edits = slipsTo(wanted, lower);
	if (lower.startsWith(wanted) && wanted.length >= LEAST_BEGINNING) return {
		name,
		slips: Math.min(edits, 1),
		edits
	};
	const [first = ""] = lower.split("-", 1);
	return {
		name,
		slips: (first.length > LEAST_BEGINNING && first !== lower ? slipsTo(wanted, first) : edits) === 1 ? Math.min(edits, 1) : edits,
		edits
	};
}
const LEAST_BEGINNING = 3;
const slipsTo = (wanted, name) => isSwapped(wanted, name) ? 1 : leven(wanted, name);
function isSwapped(wanted, name) {
	let at = 0;
	while (at < wanted.length && wanted[at] === name[at]) at++;
	return name === `${wanted.slice(0, at)}${wanted[at + 1] ?? ""}${wanted[at] ?? ""}${wanted.slice(at + 2)}`;
}

// src/cli/args.ts
var BadArguments = class extends UsageError {
	flags;
	constructor(command, problems, flags) {
		const lines = problems.map(({ path, message, hint }) => `${path}: ${message}${hint === void 0 ? "" : ` ${hint}`}`);
		super("bad-arguments", lines.join("\n"), `Nothing was run. See: ${helpOf(command)}`, { problems });
		this.flags = flags;
	}
};
const helpOf = ({ name }) => `${name === "bench" ? name : `benchmark ${name}`} --help`;
function parseCommandArgs(command, argv) {
	const names = [...command.flags, "help"];
	const { tokens } = (0, node_util.parseArgs)({
		args: [...argv],
		options: optionsOf(names),
		strict: false,
		allowPositionals: true,
		tokens: true
	});
	const problems = [];
	const values = {};
	const words = [];
	let afterUnknown = false;
	for (const token of tokens) {
		if (token.kind === "positional" && !afterUnknown) words.push(token.value);
		afterUnknown = token.kind === "option" && token.value === void 0 && !names.includes(token.name);
		if (token.kind !== "option") continue;
		if (!names.includes(token.name)) problems.push(unknownFlag(token.rawName, command, names));
		else take(token.name, token.value, FLAGS[token.name], values, problems);
	}
	if (command.words === void 0 && words.length > 0) problems.push({
		path: words[0] ?? "",
		message: `\`${command.name}\` takes no such argument.`,
		hint: `See: ${helpOf(command)}`
	});
	problems.push(...idleFlags(values), ...idleWords(words, values));
	if (problems.length > 0) throw new BadArguments(command, problems, values);
	return {
		flags: values,
		words
	};
}
function optionsOf(names) {
	return Object.fromEntries(names.map((name) => {
		const spec = FLAGS[name];
		return [name, {
			type: spec.type === "boolean" ? "boolean" : "string",
			multiple: spec.type === "list",
			...spec.short === void 0 ? {} : { short: spec.short }
		}];
	}));
}
function unknownFlag(rawName, command, names) {
	const name = rawName.replace(/^--?/, "");
	const near = nearest(name, names);
	const help = `See: ${helpOf(command)}`;
	const ofBenchmark = names.includes("option") ? "Options of a benchmark are written --option NAME=VALUE. " : "";
	return {
		path: rawName,
		message: Object.hasOwn(FLAGS, name) ? `\`${command.name}\` does not take this flag.` : "there is no such flag.",
		hint: near === null ? `${ofBenchmark}${help}` : `Did you mean --${near}?`
	};
}
function idleFlags(values) {
	const given = Object.keys(values);
	return given.flatMap((name) => {
		const beside = given.find((other) => isIdleBeside(name, other));
		return beside === void 0 ? [] : [{
			path: `--${name}`,
			message: `would do nothing beside --${beside}.`,
			hint: "Leave one of them out."
		}];
	});
}
function idleWords([word], values) {
	const telling = Object.keys(values).find((name) => FLAGS[name].onlyBeside !== void 0);
	if (word === void 0 || telling === void 0) return [];
	return [{
		path: word,
		message: `would do nothing beside --${telling}.`,
		hint: "Leave one of them out."
	}];
}
function take(name, value, spec, values, problems) {
	const path = `--${name}`;
	const bad = (message, hint) => problems.push({
		path,
		message,
		hint
	});
	if (spec.type === "boolean") {
		if (value !== void 0) bad(`takes no value, got ${JSON.stringify(value)}.`, `Write ${path} alone.`);
		else values[name] = true;
		return;
	}
	if (value === void 0 || value === "") return void bad("needs a value.", `Write it like ${path} ${spec.value ?? "VALUE"}.`);
	if (spec.type !== "list" && name in values) return void bad("is given twice.", "Give it once.");
	const parts = spec.split === true ? value.split(",").filter((part) => part !== "") : [value];
	for (const part of parts) {
		if (spec.choices === void 0 || spec.choices.includes(part)) continue;
		const near = nearest(part, spec.choices);
		bad(`${JSON.stringify(part)} is not one of ${spec.choices.join(", ")}.`, near === null ? `Choose one of ${spec.choices.join(", ")}.` : `Did you mean ${near}?`);
		return;
	}
	if (spec.type === "list") return void (values[name] = [...values[name] ?? [], ...parts]);
	if (spec.type === "string") return void (values[name] = value);
	const number = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(value) ? Number(value) : NaN;
	if (!Number.isFinite(number) || spec.type === "integer" && !Number.isSafeInteger(number) || spec.min !== void 0 && number < spec.min || spec.max !== void 0 && number > spec.max) {
		const bounds = [...spec.min === void 0 ? [] : [`at least ${spec.min}`], ...spec.max === void 0 ? [] : [`at most ${spec.max}`]];
		bad(`${JSON.stringify(value)} is not ${spec.type === "integer" ? "a whole number" : "a number"}${bounds.length === 0 ? "" : ` of ${bounds.join(" and ")}`}.`, `Write it like ${path} ${spec.type === "number" ? "0.05" : spec.min ?? 1}.`);
		return;
	}
	values[name] = number;
}

// src/cli/cache-root.ts
function cacheRoot() {
	const given = process.env["XDG_CACHE_HOME"];
	const caches = given !== void 0 && (0, node_path.isAbsolute)(given) ? given : (0, node_path.join)((0, node_os.homedir)(), ".cache");
	return (0, node_path.join)(caches, "benchmark-harness");
}

// package.json
var version = "1.0.0";

// src/cli/version.ts
const HARNESS_VERSION = version;

// src/core/printable.ts
const UNPRINTABLE$1 = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/gu;
const printableLine = (text) => inertCommand(text.replace(UNPRINTABLE$1, "\ufffd"));
const printable = (text) => text.split("\n").map(printableLine).join("\n");
const quotedOutput = (text) => text.replace(TERMINAL_ORDER, "").replace(/[\r\b]*\n/g, "\n").replace(/[^\n]*\r(?=[^\n])/g, "").replace(/[\r\b]+$/, "").replaceAll("	", "    ");
const TERMINAL_ORDER = /\u001b(?:\[[0-?]*[ -/]*[@-~]|[\]P^_X][^\u0007\u001b]*(?:\u0007|\u001b\\)?|[ -/]*[0-~])/g;
const inertCommand = (line) => line.replace(/^(\s*)::/, "$1: :").replaceAll("##[", "# #[");

// src/cli/context.ts
async function contextOf({ flags, words }, { commandLine, signal, machine, progress, spelledOut }) {
	const { packageRoot } = await Promise.resolve().then(() => require("../cli/machine.js"));
	const { env } = process;
	const home = (0, node_os.homedir)();
	return {
		flags,
		words,
		commandLine,
		cwd: process.cwd(),
		env,
		version: HARNESS_VERSION,
		cores: (0, node_os.availableParallelism)(),
		ownFolder: packageRoot(),
		presetFolders: {
			own: [(0, node_path.join)(process.cwd(), "presets"), (0, node_path.join)(env["XDG_CONFIG_HOME"] ?? (0, node_path.join)(home, ".config"), "benchmark-harness", "presets")],
			builtIn: (0, node_path.join)(packageRoot(), "presets")
		},
		toolchain: `node ${process.version} ${process.platform}-${process.arch}`,
		cacheRoot: cacheRoot(),
		stateDir: (0, node_path.join)(env["XDG_STATE_HOME"] ?? (0, node_path.join)(home, ".local", "state"), "benchmark-harness"),
		emit: progress.emit,
		signal,
		say: flags.quiet === true ? () => void 0 : (text) => {
			spelledOut.note(text);
			progress.say(printable(text));
		},
		interactive: process.stdout.isTTY,
		machine,
		http: { ask: async (request) => (await Promise.resolve().then(() => require("../platform/http.js"))).http.ask(request) },
		confirm: (0, node_tty.isatty)(0) ? async (question) => (await Promise.resolve().then(() => require("../platform/confirm.js"))).confirm(question, signal) : null,
		openInBrowser: async (file) => (await Promise.resolve().then(() => require("../platform/open-in-browser.js"))).openInBrowser(file, process.platform),
		serveLoopback: async (options) => (await Promise.resolve().then(() => require("../platform/loopback/serve-loopback.js"))).serveLoopback(options),
		now: () => /* @__PURE__ */ new Date()
	};
}

// src/core/annotation.ts
const SHARD_MARKER = "BENCH_SHARD";
const MAX_ANNOTATION_CHARACTERS = 3500;

// src/platform/progress/inert-text.ts
const UNPRINTABLE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/gu;
const ascii = (text) => text.replace(OWN_SIGN, (sign) => SPELT[sign] ?? sign).normalize("NFKD").replace(/\p{Mn}/gu, "").replace(/[^\n\x20-\x7e]/gu, "?");
const SPELT = {
	"\u2212": "-",
	"\u2013": "-",
	"\u2014": "-",
	"\u00b1": "+/-",
	"\u00d7": "x",
	"\u00b7": "|",
	"\u2026": "...",
	"\u2192": "->",
	"\u2190": "<-",
	"\u2265": ">=",
	"\u2264": "<=",
	"\u2713": "yes",
	"\u2717": "no",
	"\u26a0": "!",
	"\u201c": "\"",
	"\u201d": "\"",
	"\u2018": "'",
	"\u2019": "'",
	\u0394: "difference",
	\u00b5: "u"
};
const OWN_SIGN = new RegExp(Object.keys(SPELT).join("|"), "gu");
const inertJson = (value) => JSON.stringify(value).replace(UNPRINTABLE, (found) => `\\u${found.codePointAt(0).toString(16).padStart(4, "0")}`).replaceAll("##[", "#\\u0023[");

// src/platform/progress/look.ts
const UNICODE = {
	unicode: true,
	ellipsis: "\u2026",
	dash: "\u2013",
	full: "\u2501",
	rest: "\u2500",
	low: "\u251c",
	between: "\u2500",
	high: "\u2524",
	rate: "\u25cf",
	outside: "\u00b7"
};
const ASCII = {
	unicode: false,
	ellipsis: "..",
	dash: "-",
	full: "#",
	rest: ".",
	low: "[",
	between: "-",
	high: "]",
	rate: "o",
	outside: "."
};
function lookOf(env) {
	const locale = [
		env["LC_ALL"],
		env["LC_CTYPE"],
		env["LANG"]
	].find((value) => value !== void 0 && value !== "");
	return {
		colour: (env["NO_COLOR"] ?? "") === "",
		glyphs: /utf-?8/i.test(locale ?? "") ? UNICODE : ASCII
	};
}

// src/cli/explain.ts
function explain(program, error, spelledOut) {
	if (error instanceof BenchError) {
		const { message, hint, exit } = error;
		for (const text of [message, hint]) spelledOut.note(text);
		const calls = spelledOut.line();
		tell([
			`${program}: ${message}`,
			`  \u2192 ${hint}`,
			...calls === null ? [] : [calls]
		].map(printable));
		annotate(printable(`${message}\n\u2192 ${hint}`));
		return exit;
	}
	tell([`${program}: ${error instanceof Error ? error.stack ?? error.message : String(error)}`, `  \u2192 This is a bug in benchmark-harness ${HARNESS_VERSION}; please report it with the lines above.`]);
	return EXIT.runtime;
}
function tell(lines) {
	const text = `${lines.join("\n")}\n`;
	const isShown = !process.stderr.isTTY || lookOf(process.env).glyphs.unicode;
	process.stderr.write(isShown ? text : ascii(text));
}
function annotate(text) {
	if ((process.env["BENCH_SHARD"] ?? "") === "") return;
	const escaped = text.slice(0, MAX_ANNOTATION_CHARACTERS).replaceAll("%", "%25").replaceAll("\n", "%0A");
	process.stderr.write(`::error title=benchmark-harness::${escaped}\n`);
}

// src/core/capitalized.ts
const capitalized = (text) => text.charAt(0).toUpperCase() + text.slice(1);

// src/core/columns.ts
const COLUMNS = 80;
function wrapped(text, indent = "") {
	const lines = [];
	for (const word of text.split(" ")) {
		const last = lines.at(-1);
		if (last !== void 0 && indent.length + last.length + 1 + word.length <= COLUMNS) lines[lines.length - 1] = `${last} ${word}`;
		else lines.push(word);
	}
	return lines.join(`\n${indent}`);
}
function twoColumns(rows) {
	const width = Math.max(...rows.map(([left]) => left.length));
	const indent = " ".repeat(width + 4);
	return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${wrapped(right, indent)}`).join("\n");
}

// src/cli/help.ts
function commandHelp(program, command) {
	const usage = [
		...command.name === program ? [program] : [program, command.name],
		"[flags]",
		...command.words === void 0 ? [] : [command.words]
	].join(" ");
	const { about, examples } = command;
	return `${[
		usage,
		wrapped(`${capitalized(command.summary)}.`),
		...about === void 0 ? [] : [about],
		...examples === void 0 ? [] : [`Examples:\n${twoColumns(examples)}`],
		`Flags:\n${twoColumns(flagRows([...command.flags, "help"]))}`,
		command.name === program ? exitCodes() : `Exit codes are listed by \`${program} --help\`.`
	].join("\n\n")}\n`;
}
function programHelp(program, commands) {
	return [
		`${program} COMMAND [flags]`,
		wrapped("Which coding agent, which model, is really better on this kind of work, and is that more than noise?"),
		`Commands:\n${twoColumns(commands.map(({ name, summary }) => [name, summary]))}`,
		wrapped(`\`${program} COMMAND --help\` shows the flags of one, \`${program} --version\` the version.`),
		`${exitCodes()}\n`
	].join("\n\n");
}
const exitCodes = () => `Exit codes:\n${twoColumns(EXIT_CODES)}`;
function flagRows(names) {
	return names.flatMap((name) => {
		const spec = FLAGS[name];
		if (spec.later === true) return [];
		const short = spec.short === void 0 ? "" : `-${spec.short}, `;
		const value = spec.value === void 0 ? "" : ` ${spec.value}`;
		const help = spec.choices === void 0 ? spec.help : `${spec.help} [${spec.choices.join(" | ")}]`;
		return [[`${short}--${name}${value}`, help]];
	});
}

// src/core/shell-word.ts
const shellWord = (text) => /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;

// src/cli/spelled-out.ts
var SpelledOut = class {
	#folder;
	#cwd;
	#call;
	#named = /* @__PURE__ */ new Set();
	constructor(script, cwd, verbs) {
		this.#call = new RegExp(`(?:^|[\\s\`(])(bench(?:mark)?) (?:--|(?:${verbs.join("|")})\\b)`, "g");
		this.#folder = (0, node_path.basename)(script).endsWith(".js") ? (0, node_path.dirname)(script) : null;
		this.#cwd = cwd;
	}
	note(text) {
		if (this.#folder !== null) for (const [, program = ""] of text.matchAll(this.#call)) this.#named.add(program);
	}
	line() {
		const folder = this.#folder;
		if (folder === null || this.#named.size === 0) return null;
		return `Here, ${[...this.#named].sort().map((name) => `\`${name}\` means \`node ${shellWord(this.#shown((0, node_path.join)(folder, `${name}.js`)))}\``).join(" and ")}; run \`npm link\` once in that clone to type the name alone.`;
	}
	#shown(file) {
		const from = (0, node_path.relative)(this.#cwd, file);
		return from.length < file.length && !from.startsWith("..") ? from : file;
	}
};

// src/commands/candidate-prefixes.gen.ts
const AGENTS = [
	"aider",
	"claude-code",
	"codex",
	"copilot",
	"gemini-cli",
	"omp",
	"opencode",
	"pi",
	"stub"
];
const USUAL_AGENTS = {
	anthropic: "claude-code",
	bedrock: "claude-code",
	google: "gemini-cli",
	litellm: "claude-code",
	lmstudio: "claude-code",
	ollama: "claude-code",
	openai: "codex",
	openrouter: "claude-code",
	vllm: "claude-code"
};
const ALIASES = [
	"sonnet",
	"opus",
	"haiku"
];

// src/commands/about-candidates.ts
const USUAL = "claude-code";
const ABOUT_CANDIDATES = [
	"A CANDIDATE says which agent runs, with which model, and who serves that:",
	twoColumns([
		["[AGENT/]PROVIDER:MODEL[@ADDRESS]", "a model that a provider serves"],
		["AGENT[:MODEL]", "an agent, by its own login or key"],
		[ALIASES.join(", "), "Claude Code with that model"]
	]),
	"",
	twoColumns([["AGENT", AGENTS.join(", ")], ["PROVIDER", Object.keys(USUAL_AGENTS).join(", ")]]),
	"",
	`AGENT/ left out means ${USUAL}; ${othersDrive()}.`,
	"To run a program of your own, name it in a configuration: benchmark compare."
].join("\n");
const BENCH_EXAMPLES = [
	["bench", "two stand-ins: costs nothing"],
	["bench sonnet ollama:qwen2.5-coder:7b --dry-run", "what is missing here?"],
	["bench sonnet opus --task even-lines --runs 5", "one task, five times each"],
	["bench codex/vllm:MODEL@http://gpu:8000 sonnet", "a server of your own"],
	["bench --preset anthropic-tour --yes", "a stored comparison, without asking"],
	["bench --resume", "what is left of the newest run"]
];
function othersDrive() {
	return Object.entries(USUAL_AGENTS).filter(([, agent]) => agent !== USUAL).map(([provider, agent]) => `${agent} for ${provider}`).join(", ");
}

// src/core/report/report-files.ts
const REPORT_JSON = "report.json";
const REPORT_MARKDOWN = "report.md";
const REPORT_HTML = "report.html";
const SUMMARY_MARKDOWN = "summary.md";
const TABLES_CSV = {
	byModel: "report-by-model.csv",
	perTask: "report-per-task.csv",
	pairs: "pairs.csv"
};
const ATTEMPTS_CSV = "attempts.csv";
const JUNIT_XML = "junit.xml";
const FORMATS_ON_REQUEST = [
	"html",
	"csv",
	"junit"
];
const CHARTS = [
	"pass-rate",
	"verdict-forest",
	"outcomes",
	"tasks",
	"time-to-solve",
	"tokens",
	"turns"
];
const chartFile = (name) => `chart-${name}.svg`;

// src/commands/index.ts
const OPTIONS = [
	"option",
	"show-tests",
	"verify-timeout"
];
const WHAT = [
	"benchmark",
	"backend",
	"model",
	"runs",
	"task",
	"sample",
	...OPTIONS,
	"attempt-timeout",
	"use-host-config"
];
const JUDGED = [
	"rule",
	"alpha",
	"threshold",
	"margin",
	"max-excluded",
	"cluster",
	"baseline"
];
const EXECUTED = [
	"seed",
	"order",
	"concurrency"
];
const STARTED = [
	"shard",
	"containment",
	"sealed",
	"stop-after",
	"require-all",
	"runs-root",
	"run-dir",
	"gateway",
	"no-gateway",
	"budget",
	"no-report",
	...FORMATS_ON_REQUEST,
	"fail-on",
	"progress",
	"quiet"
];
const later = (name, summary, flags, words) => ({
	name,
	summary: `${summary} (not implemented yet)`,
	...words === void 0 ? {} : { words },
	flags,
	load: () => Promise.resolve().then(() => require("../commands/later.js"))
});
const commands = [
	{
		name: "list",
		summary: "benchmarks, backends and judges; with --benchmark its tasks",
		flags: [
			"benchmark",
			"task",
			...OPTIONS
		],
		load: () => Promise.resolve().then(() => require("../commands/list.js"))
	},
	{
		name: "plan",
		summary: "cells, shards, expected time and minimum detectable effect, before anything runs",
		flags: [
			...WHAT,
			"config",
			...JUDGED,
			...EXECUTED,
			"budget",
			"shards",
			"balance",
			"timings",
			"save",
			"quiet"
		],
		load: () => Promise.resolve().then(() => require("../commands/plan.js"))
	},
	{
		name: "run",
		summary: "run one candidate",
		flags: [
			...WHAT,
			...JUDGED,
			...EXECUTED,
			...STARTED
		],
		startsPrograms: () => true,
		load: () => Promise.resolve().then(() => require("../commands/run.js"))
	},
	{
		name: "compare",
		summary: "run several candidates on the same tasks and decide",
		flags: [
			"config",
			"plan",
			"task",
			"sample",
			"runs",
			"attempt-timeout",
			"use-host-config",
			...JUDGED,
			...EXECUTED,
			"accept",
			...STARTED
		],
		startsPrograms: () => true,
		load: () => Promise.resolve().then(() => require("../commands/compare.js"))
	},
	{
		name: "resume",
		summary: "run what is missing in a run-dir",
		flags: [
			"run-dir",
			"config",
			"accept",
			"no-gateway",
			"containment",
			"stop-after",
			"require-all",
			"no-report",
			...FORMATS_ON_REQUEST,
			"fail-on",
			"progress",
			"quiet"
		],
		load: () => Promise.resolve().then(() => require("../commands/resume.js"))
	},
	{
		name: "report",
		summary: "write the report of a run-dir, or of two against each other",
		words: "RUN-DIR [RUN-DIR]",
		flags: [
			"run-dir",
			"compare",
			"candidate",
			"accept",
			"runs-root",
			...FORMATS_ON_REQUEST,
			"fail-on",
			"calibrated-dimensions",
			"judge-output-name",
			"quiet"
		],
		load: () => Promise.resolve().then(() => require("../commands/report.js"))
	},
	{
		name: "serve",
		summary: "show the report in a browser on this machine, live while the run goes on",
		flags: [
			"run-dir",
			"port",
			"host",
			"quiet"
		],
		load: () => Promise.resolve().then(() => require("../commands/serve.js"))
	},
	{
		name: "merge",
		summary: "join the run-dirs of shards into one",
		words: "RUN-DIR...",
		flags: [
			"into",
			"link",
			"move",
			"no-report",
			...FORMATS_ON_REQUEST,
			"fail-on",
			"quiet"
		],
		load: () => Promise.resolve().then(() => require("../commands/merge.js"))
	},
	{
		name: "validate",
		summary: "prove that references pass and empty answers fail",
		flags: [
			"benchmark",
			"task",
			...OPTIONS,
			"concurrency",
			"containment",
			"progress",
			"quiet"
		],
		load: () => Promise.resolve().then(() => require("../commands/validate.js"))
	},
	{
		name: "aa",
		summary: "run one candidate twice under two names: the noise floor",
		flags: [
			...WHAT,
			...JUDGED,
			...EXECUTED,
			...STARTED
		],
		load: () => Promise.resolve().then(() => require("../commands/aa.js"))
	},
	{
		name: "doctor",
		summary: "what this machine has, and what is missing (exit 4 when tasks of --benchmark could not run)",
		flags: [
			"benchmark",
			"prepare",
			"quiet"
		],
		load: () => Promise.resolve().then(() => require("../commands/doctor.js"))
	},
	{
		name: "init",
		summary: "write a workflow for GitHub, and the configuration it reads, into this repository",
		flags: ["workflow", "yes"],
		load: () => Promise.resolve().then(() => require("../commands/init.js"))
	},
	{
		name: "fetch",
		summary: "get the data of a benchmark, pinned and verified; needed once",
		words: "BENCHMARK",
		flags: ["from", "quiet"],
		load: () => Promise.resolve().then(() => require("../commands/fetch.js"))
	},
	later("judge", "rate attempts with a judge model", [
		"run-dir",
		"judge",
		"rubric",
		"overwrite"
	]),
	later("calibration-corpus", "choose attempts for human labels", [
		"target-n",
		"axes",
		"name",
		"runs-root",
		"output-dir"
	]),
	later("calibrate", "compare a judge with human labels", [
		"labels",
		"judge",
		"name",
		"runs-root",
		"threshold",
		"output-dir",
		"judge-output-name"
	]),
	{
		name: "dogfood",
		summary: "the preset `dogfood`: a short, fixed part of a public benchmark",
		flags: [
			"backend",
			"model",
			"runs",
			"use-host-config",
			...STARTED
		],
		load: () => Promise.resolve().then(() => require("../commands/dogfood.js"))
	}
];
const TELLING = [
	"dry-run",
	"list-presets",
	"list-providers"
];
const bench = {
	name: "bench",
	summary: "compare candidates given as words; without any, two built-in stubs on `mini`",
	words: "[CANDIDATE...]",
	about: ABOUT_CANDIDATES,
	examples: BENCH_EXAMPLES,
	flags: [
		"benchmark",
		"runs",
		"task",
		"sample",
		...OPTIONS,
		"preset",
		"list-presets",
		"list-providers",
		"smoke",
		"attempt-timeout",
		"use-host-config",
		"yes",
		"no-confirm",
		"dry-run",
		"json",
		"resume",
		"open",
		...JUDGED,
		...EXECUTED,
		"accept",
		...STARTED
	],
	startsPrograms: (flags) => !TELLING.some((name) => flags[name] === true),
	load: () => Promise.resolve().then(() => require("../commands/bench.js"))
};

// src/platform/progress/lost-terminals.ts
const STANDARD = [
	0,
	1,
	2
];
function rememberTerminals() {
	const terminals = STANDARD.filter((fd) => (0, node_tty.isatty)(fd));
	return () => {
		for (const fd of terminals.filter((found) => !(0, node_tty.isatty)(found))) {
			node_fs.default.closeSync(fd);
			node_fs.default.openSync("/dev/null", "r+");
		}
	};
}

// \0@oxc-project+runtime@0.159.0/helpers/esm/usingCtx.js
function _usingCtx() {
	var r = "function" == typeof SuppressedError ? SuppressedError : function(r, e) {
		var n = Error();
		return n.name = "SuppressedError", n.error = r, n.suppressed = e, n;
	}, e = {}, n = [];
	function using(r, e) {
		if (null != e) {
			if (Object(e) !== e) throw new TypeError("using declarations can only be used with objects, functions, null, or undefined.");
			if (r) var o = e[Symbol.asyncDispose || Symbol["for"]("Symbol.asyncDispose")];
			if (void 0 === o && (o = e[Symbol.dispose || Symbol["for"]("Symbol.dispose")], r)) var t = o;
			if ("function" != typeof o) throw new TypeError("Object is not disposable.");
			t && (o = function o() {
				try {
					t.call(e);
				} catch (r) {
					return Promise.reject(r);
				}
			}), n.push({
				v: e,
				d: o,
				a: r
			});
		} else r && n.push({
			d: e,
			a: r
		});
		return e;
	}
	return {
		e,
		u: using.bind(null, !1),
		a: using.bind(null, !0),
		d: function d() {
			var o, t = this.e, s = 0;
			function next() {
				for (; o = n.pop();) try {
					if (!o.a && 1 === s) return s = 0, n.push(o), Promise.resolve().then(next);
					if (o.d) {
						var r = o.d.call(o.v);
						if (o.a) return s |= 2, Promise.resolve(r).then(next, err);
					} else s |= 1;
				} catch (r) {
					return err(r);
				}
				if (1 === s) return t !== e ? Promise.reject(t) : Promise.resolve();
				if (t !== e) throw t;
			}
			function err(n) {
				return t = t !== e ? new r(n, t) : n, next();
			}
			return next();
		}
	};
}

// src/cli/main.ts
const spelledOut = new SpelledOut(process.argv[1] ?? "", process.cwd(), commands.map(({ name }) => name));
async function main(program, argv) {
	let unwritten = null;
	process.stdout.on("error", (error) => {
		if (error.code === "EPIPE" || error.code === "EIO") return;
		process.exitCode = unwritten = explain(program, new RunError("stdout", `The result could not be written to standard output: ${error.message}`, "Make room or send it elsewhere; what was run is on record.", { cause: error }), spelledOut);
	});
	process.stderr.on("error", () => void 0);
	process.once("exit", rememberTerminals());
	try {
		const exit = await dispatch(program, argv);
		process.exitCode = unwritten ?? exit;
	} catch (error) {
		process.exitCode = explain(program, error, spelledOut);
	}
}
async function dispatch(program, argv) {
	if (argv.includes("--version")) return print(`${HARNESS_VERSION}\n`);
	if (program === "bench" && argv[0] === "init") return execute(program, commandNamed("init"), argv.slice(1));
	if (program === "bench") return execute(program, bench, argv);
	const [verb, ...rest] = argv;
	if (verb === void 0 || verb === "--help" || verb === "-h" || verb === "help") {
		print(programHelp(program, commands));
		return verb === void 0 ? EXIT.usage : EXIT.done;
	}
	return execute(program, commandNamed(verb), rest);
}
function commandNamed(verb) {
	const command = commands.find(({ name }) => name === verb);
	if (command !== void 0) return command;
	const near = nearest(verb, commands.map(({ name }) => name));
	throw new UsageError("unknown-command", `There is no command ${JSON.stringify(verb)}.`, near === null ? `Commands: ${commands.map(({ name }) => name).join(", ")}.` : `Did you mean ${near}?`);
}
async function execute(program, command, argv) {
	try {
		var _usingCtx$1 = _usingCtx();
		if (argv.includes("--help") || argv.includes("-h")) return print(commandHelp(program, command));
		const args = await parsed(command, argv);
		const { openMachine } = await Promise.resolve().then(() => require("../cli/machine.js"));
		const containment = args.flags.containment;
		const opening = command.startsPrograms?.(args.flags) === true ? openMachine(containment) : null;
		opening?.catch(() => void 0);
		const machine = () => opening ?? openMachine(containment);
		const { run } = await command.load();
		const { openProgress } = await Promise.resolve().then(() => require("../platform/progress/progress.js"));
		const interruption = _usingCtx$1.u(interruptible());
		const progress = _usingCtx$1.u(openProgress({
			kind: args.flags.quiet === true ? "none" : args.flags.progress,
			stream: process.stderr,
			env: process.env,
			cwd: process.cwd(),
			signal: interruption.signal
		}));
		const { signal } = interruption;
		const commandLine = program === "bench" ? [program, ...argv] : [
			program,
			command.name,
			...argv
		];
		const { payload, exit } = await run(await contextOf(args, {
			commandLine,
			signal,
			progress,
			machine,
			spelledOut
		})).catch((error) => {
			throw signal.aborted && !(error instanceof BenchError) ? cancelled() : error;
		});
		const calls = spelledOut.line();
		if (calls !== null) progress.say(calls);
		if (payload !== null) print(`${JSON.stringify(payload, null, 2)}\n`);
		return exit;
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		_usingCtx$1.d();
	}
}
async function parsed(command, argv) {
	try {
		return parseCommandArgs(command, argv);
	} catch (error) {
		if (!(error instanceof BadArguments)) throw error;
		const { wrongNames } = await Promise.resolve().then(() => require("../commands/shared/wrong-names.js"));
		const more = await wrongNames(error.flags, cacheRoot());
		throw new BadArguments(command, [...error.problems, ...more], error.flags);
	}
}
const cancelled = () => new Cancelled("Cancelled. Nothing half done is kept.", "Start it again whenever you like.");
function interruptible() {
	const controller = new AbortController();
	const onSignal = () => {
		if (controller.signal.aborted) process.exit(EXIT.cancelled);
		controller.abort(/* @__PURE__ */ new Error("interrupted"));
	};
	process.on("SIGINT", onSignal).on("SIGTERM", onSignal).on("SIGHUP", onSignal);
	return {
		signal: controller.signal,
		[Symbol.dispose]() {
			process.off("SIGINT", onSignal).off("SIGTERM", onSignal).off("SIGHUP", onSignal);
		}
	};
}
function print(text) {
	process.stdout.write(text);
	return EXIT.done;
}

Object.defineProperty(exports, "ACCEPTABLE", {
  enumerable: true,
  get: function () {
    return ACCEPTABLE;
  }
});
Object.defineProperty(exports, "ATTEMPTS_CSV", {
  enumerable: true,
  get: function () {
    return ATTEMPTS_CSV;
  }
});
Object.defineProperty(exports, "BenchError", {
  enumerable: true,
  get: function () {
    return BenchError;
  }
});
Object.defineProperty(exports, "CHARTS", {
  enumerable: true,
  get: function () {
    return CHARTS;
  }
});
Object.defineProperty(exports, "CLUSTERS", {
  enumerable: true,
  get: function () {
    return CLUSTERS;
  }
});
Object.defineProperty(exports, "CONTAINMENTS", {
  enumerable: true,
  get: function () {
    return CONTAINMENTS;
  }
});
Object.defineProperty(exports, "Cancelled", {
  enumerable: true,
  get: function () {
    return Cancelled;
  }
});
Object.defineProperty(exports, "EXIT", {
  enumerable: true,
  get: function () {
    return EXIT;
  }
});
Object.defineProperty(exports, "FAIL_ON", {
  enumerable: true,
  get: function () {
    return FAIL_ON;
  }
});
Object.defineProperty(exports, "FORMATS_ON_REQUEST", {
  enumerable: true,
  get: function () {
    return FORMATS_ON_REQUEST;
  }
});
Object.defineProperty(exports, "HARNESS_VERSION", {
  enumerable: true,
  get: function () {
    return HARNESS_VERSION;
  }
});
Object.defineProperty(exports, "JUNIT_XML", {
  enumerable: true,
  get: function () {
    return JUNIT_XML;
  }
});
Object.defineProperty(exports, "MAX_ANNOTATION_CHARACTERS", {
  enumerable: true,
  get: function () {
    return MAX_ANNOTATION_CHARACTERS;
  }
});
Object.defineProperty(exports, "MissingPrerequisite", {
  enumerable: true,
  get: function () {
    return MissingPrerequisite;
  }
});
Object.defineProperty(exports, "NotImplementedYet", {
  enumerable: true,
  get: function () {
    return NotImplementedYet;
  }
});
Object.defineProperty(exports, "ORDERS", {
  enumerable: true,
  get: function () {
    return ORDERS;
  }
});
Object.defineProperty(exports, "OUTCOME_CLASSES", {
  enumerable: true,
  get: function () {
    return OUTCOME_CLASSES;
  }
});
Object.defineProperty(exports, "REPORT_HTML", {
  enumerable: true,
  get: function () {
    return REPORT_HTML;
  }
});
Object.defineProperty(exports, "REPORT_JSON", {
  enumerable: true,
  get: function () {
    return REPORT_JSON;
  }
});
Object.defineProperty(exports, "REPORT_MARKDOWN", {
  enumerable: true,
  get: function () {
    return REPORT_MARKDOWN;
  }
});
Object.defineProperty(exports, "RULES", {
  enumerable: true,
  get: function () {
    return RULES;
  }
});
Object.defineProperty(exports, "RunError", {
  enumerable: true,
  get: function () {
    return RunError;
  }
});
Object.defineProperty(exports, "SHARD_MARKER", {
  enumerable: true,
  get: function () {
    return SHARD_MARKER;
  }
});
Object.defineProperty(exports, "SUMMARY_MARKDOWN", {
  enumerable: true,
  get: function () {
    return SUMMARY_MARKDOWN;
  }
});
Object.defineProperty(exports, "TABLES_CSV", {
  enumerable: true,
  get: function () {
    return TABLES_CSV;
  }
});
Object.defineProperty(exports, "TREATMENT", {
  enumerable: true,
  get: function () {
    return TREATMENT;
  }
});
Object.defineProperty(exports, "UNICODE", {
  enumerable: true,
  get: function () {
    return UNICODE;
  }
});
Object.defineProperty(exports, "UsageError", {
  enumerable: true,
  get: function () {
    return UsageError;
  }
});
Object.defineProperty(exports, "WORKFLOW_USES", {
  enumerable: true,
  get: function () {
    return WORKFLOW_USES;
  }
});
Object.defineProperty(exports, "_usingCtx", {
  enumerable: true,
  get: function () {
    return _usingCtx;
  }
});
Object.defineProperty(exports, "ascii", {
  enumerable: true,
  get: function () {
    return ascii;
  }
});
Object.defineProperty(exports, "cacheRoot", {
  enumerable: true,
  get: function () {
    return cacheRoot;
  }
});
Object.defineProperty(exports, "capitalized", {
  enumerable: true,
  get: function () {
    return capitalized;
  }
});
Object.defineProperty(exports, "chartFile", {
  enumerable: true,
  get: function () {
    return chartFile;
  }
});
Object.defineProperty(exports, "gateExit", {
  enumerable: true,
  get: function () {
    return gateExit;
  }
});
Object.defineProperty(exports, "inertJson", {
  enumerable: true,
  get: function () {
    return inertJson;
  }
});
Object.defineProperty(exports, "isIdleBeside", {
  enumerable: true,
  get: function () {
    return isIdleBeside;
  }
});
Object.defineProperty(exports, "lookOf", {
  enumerable: true,
  get: function () {
    return lookOf;
  }
});
Object.defineProperty(exports, "main", {
  enumerable: true,
  get: function () {
    return main;
  }
});
Object.defineProperty(exports, "nearest", {
  enumerable: true,
  get: function () {
    return nearest;
  }
});
Object.defineProperty(exports, "printableLine", {
  enumerable: true,
  get: function () {
    return printableLine;
  }
});
Object.defineProperty(exports, "quotedOutput", {
  enumerable: true,
  get: function () {
    return quotedOutput;
  }
});
Object.defineProperty(exports, "shellWord", {
  enumerable: true,
  get: function () {
    return shellWord;
  }
});