"use strict";

const require_shared_start = require("../shared/start.js");
const require_shared_read = require("../shared/read.js");
const require_shared_run = require("../shared/run.js");
const require_shared_early = require("../shared/early.js");
const require_vendor_zod = require("../vendor/zod.js");

// src/config/unknown-key.ts
const SCENARIO_KEYS = /* @__PURE__ */ new Set([
	"arms",
	"scenario",
	"cost_basis",
	"trials",
	"trial_seeds",
	"event_stream",
	"budget_ceiling_usd",
	"tier1_only_tasks",
	"delegate_tasks"
]);
function isScenarioKey(key) {
	return SCENARIO_KEYS.has(key);
}
const MEANT = {
	options: "benchmark_options",
	option: "benchmark_options",
	tasks: "task",
	repetitions: "runs",
	timeout: "attempt_timeout_seconds"
};
function unknownKey(key, level, keys) {
	if (isScenarioKey(key)) return {
		message: "belongs to a routing scenario, which is another kind of file.",
		hint: "Routing scenarios are another command, which is not implemented yet. Take the key out to compare candidates."
	};
	if (level === "candidate" && (key === "task" || key === "runs")) return {
		message: `cannot differ between candidates: all must do the same tasks the same number of times, or the comparison is not paired.`,
		hint: `Set ${key} once, at the top level.`
	};
	if (level === "candidate" && keys.top.includes(key)) return {
		message: "is no key of a candidate: it is one setting for the whole comparison.",
		hint: `Set ${key} once, at the top level.`
	};
	if (level === "top" && keys.candidate.includes(key)) return {
		message: "is a key of a candidate, not of the whole comparison.",
		hint: `Set ${key} in an item of candidates.`
	};
	const near = (level === "top" ? MEANT[key] : void 0) ?? require_shared_start.nearest(key, keys[level]);
	const known = `Known here: ${keys[level].filter((name) => name !== "$schema").join(", ")}.`;
	return {
		message: "is not a known key.",
		hint: near === null ? known : `Did you mean ${near}?`
	};
}

// src/config/shape-findings.ts
const FRACTIONS = /* @__PURE__ */ new Set([
	"alpha",
	"threshold",
	"margin",
	"max_excluded"
]);
const WHOLE_NUMBERS = /* @__PURE__ */ new Set([
	"runs",
	"attempt_timeout_seconds",
	"seed",
	"concurrency"
]);
function shapeFindings(issues, raw, keys) {
	const findings = issues.flatMap((issue) => issue.code === "unrecognized_keys" ? unknownKeys(issue, keys) : [wrongValue(issue, raw)]);
	const isScenario = typeof raw === "object" && raw !== null && Object.keys(raw).some(isScenarioKey);
	return firstOfEachPath(findings).filter(({ path, message }) => !(isScenario && message === MISSING && !path.includes(".")));
}
const MISSING = "is missing.";
const MISSING_HINTS = {
	benchmark: "Add a line such as benchmark: mini.",
	candidates: "Add a list of candidates, each with a backend.",
	backend: "Name the agent program, as in backend: claude-code.",
	argv: "Write the program and its arguments as a list: argv: [my-agent, --model, \"{model}\"]."
};
function unknownKeys(issue, keys) {
	const level = levelOf(issue.path);
	return issue.keys.map((key) => ({
		path: pathOf(issue, key),
		of: "key",
		...unknownKey(key, level, keys)
	}));
}
function levelOf(path) {
	if (path.length === 0) return "top";
	if (path[0] === "budget") return "budget";
	return path.at(-1) === "command" ? "command" : "candidate";
}
function wrongValue(issue, raw) {
	const path = pathOf(issue);
	const value = valueAt(raw, issue.path);
	const field = String(issue.path.at(-1) ?? "");
	if (value === void 0) return {
		path,
		message: MISSING,
		...hinted(MISSING_HINTS[field])
	};
	const isSecret = issue.path[2] === "env";
	const shown = isSecret ? kindOf(value) : described(value);
	const percent = FRACTIONS.has(field) ? percentOf(value) : null;
	if (percent !== null) return {
		path,
		message: `is ${shown}, but its unit is a fraction.`,
		hint: `${percent} percent is ${Number((percent / 100).toPrecision(12))}.`
	};
	switch (issue.code) {
		case "invalid_type": return {
			path,
			message: `must be ${WHOLE_NUMBERS.has(field) ? "a whole number" : WANTED[issue.expected] ?? issue.expected}, but is ${shown}.`,
			...hinted(typeHint(issue, value, isSecret))
		};
		case "invalid_value": {
			const known = issue.values.map(String);
			const near = typeof value === "string" ? require_shared_start.nearest(value, known) : null;
			const hint = near === null ? void 0 : `Did you mean ${near}?`;
			return {
				path,
				message: `must be ${orList(known)}, but is ${shown}.`,
				...hinted(hint)
			};
		}
		case "too_small":
			if (issue.origin === "array") return {
				path,
				message: "must not be empty.",
				hint: `Leave ${field} out, or list at least one.`
			};
			if (issue.origin === "string") return {
				path,
				message: "must not be empty."
			};
			return {
				path,
				message: `must be ${issue.inclusive === true ? "at least" : "more than"} ${issue.minimum}, but is ${shown}.`
			};
		case "too_big":
			if (issue.origin === "string") return {
				path,
				message: `must have at most ${issue.maximum} characters.`
			};
			return {
				path,
				message: `must be ${issue.inclusive === true ? "at most" : "less than"} ${issue.maximum}, but is ${shown}.`
			};
		case "invalid_format": return field === "backend" && typeof value === "string" && value.includes(":") ? joinedBackend(path, value) : {
			path,
			message: issue.message
		};
		case "invalid_key": return {
			path,
			message: issue.issues[0]?.message ?? issue.message,
			of: "key"
		};
		case "invalid_union": return {
			path,
			message: `must be a string, a number, true or false, but is ${shown}.`
		};
		default: return {
			path,
			message: issue.message
		};
	}
}
const WANTED = {
	string: "a string",
	number: "a finite number",
	int: "a whole number",
	array: "a list",
	object: "a map",
	record: "a map"
};
function typeHint(issue, value, isSecret) {
	if (issue.path.length === 0) return "A config is a map with keys such as benchmark and candidates.";
	if (value === null) return "Give it a value, or take the key out.";
	if (issue.expected === "string" && (typeof value === "number" || typeof value === "boolean")) return isSecret ? "Put it in quotes." : `Put it in quotes: "${value}".`;
	if (issue.expected === "array" && typeof value === "string") return `Write a list: [${JSON.stringify(value)}].`;
	if (issue.expected === "object" && typeof value === "string") return `Write a map: {"backend": ${JSON.stringify(value)}}.`;
}
function hinted(hint) {
	return hint === void 0 ? {} : { hint };
}
function joinedBackend(path, value) {
	const [backend, ...model] = value.split(":");
	return {
		path,
		message: `joins two fields: ${described(value)}.`,
		hint: `Write backend: ${JSON.stringify(backend)} and model: ${JSON.stringify(model.join(":"))}.`
	};
}
function percentOf(value) {
	if (typeof value === "number") return value >= 1 && value <= 100 ? value : null;
	const digits = typeof value === "string" ? /^(\d{1,3}(?:\.\d{1,6})?)\s*%$/.exec(value)?.[1] : void 0;
	return digits === void 0 ? null : Number(digits);
}
function described(value) {
	if (typeof value === "string") return JSON.stringify(value.length > 60 ? `${require_shared_early.headOf(value, 60)}...` : value);
	return typeof value === "number" || typeof value === "boolean" ? String(value) : kindOf(value);
}
function kindOf(value) {
	if (value === null) return "empty";
	if (Array.isArray(value)) return "a list";
	if (typeof value === "object") return "a map";
	return `a ${typeof value}`;
}
function valueAt(raw, path) {
	return path.reduce((value, key) => {
		if (typeof value !== "object" || value === null || !Object.hasOwn(value, key)) return void 0;
		return value[key];
	}, raw);
}
function pathOf(issue, ...more) {
	return require_shared_run.formatPath([...issue.path, ...more].map((segment) => typeof segment === "number" ? segment : String(segment)));
}
function firstOfEachPath(findings) {
	return [...new Map([...findings].reverse().map((finding) => [finding.path, finding])).values()].reverse();
}
function orList(words) {
	return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} or ${words.at(-1)}`;
}

// src/config/compare.ts
const LONGEST_TIMER_MS = 2 ** 31 - 1;
const MAX_NAME = 200;
const CONTROLS = String.raw`\u0000-\u001f\u007f-\u009f\u2028\u2029\ud800-\udfff`;
const BIDI_CONTROLS = String.raw`\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069`;
const plainText = require_vendor_zod.string().regex(new RegExp(`^[^${CONTROLS}]*$`, "u"), "must not hold control characters.");
const name = require_vendor_zod.string().min(1).max(MAX_NAME).regex(new RegExp(`^[^${CONTROLS}${BIDI_CONTROLS}]*$`, "u"), "must not hold control characters.").regex(/^(?:\S(?:.*\S)?)?$/u, "must not begin or end with a space.");
const variable = require_vendor_zod.string().regex(/^[A-Za-z_][A-Za-z0-9_]*$/, "is not a valid name of a variable.");
const variableValue = require_vendor_zod.string().regex(/^[^\u0000]*$/, "must not hold a NUL character.");
const argument = require_vendor_zod.string().regex(/^[^\u0000]*$/, "must not hold a NUL character.");
const argv = require_vendor_zod.array(argument).min(1);
const Command = require_vendor_zod.strictObject({
	argv: argv.meta({ description: "The program and its arguments, one an item; no shell reads them. {prompt}, {prompt_file}, {model}, {base_url}, {work_dir} and {home_dir} are filled in. Without {prompt} or {prompt_file}, the prompt comes by standard input. Recorded: no place for a key." }),
	transcript: plainText.min(1).exactOptional().meta({ description: "Whose output it prints, such as codex: read for tokens, turns and faults. Default: not read." }),
	pass_env: require_vendor_zod.array(variable).exactOptional().meta({ description: "Variables of your own environment that reach it. No other does." }),
	timeout_seconds: require_vendor_zod.int().min(1).max(Math.floor(LONGEST_TIMER_MS / 1e3)).exactOptional().meta({ description: "Stopped after so many seconds, where attempt_timeout_seconds is not less. Default: that limit alone." }),
	protocol: require_vendor_zod._enum(require_shared_read.PROTOCOLS).exactOptional().meta({ description: "What it speaks to `provider`, whose address and key it then finds in the variables usual for it. Needed with a provider." }),
	version_argv: argv.exactOptional().meta({ description: "A command that prints its version, which is recorded. Default: the version is not known." })
});
const Candidate = require_vendor_zod.strictObject({
	name: name.exactOptional().meta({ description: "Unique name, also where case is ignored. Default: `<backend>:<model>`, or `<backend>` without a model." }),
	backend: plainText.min(1).regex(/^[^:]*$/).meta({ description: "The agent program. Its model goes into `model`." }),
	model: plainText.exactOptional().meta({
		description: "The model, as the backend spells it.",
		default: require_shared_run.DEFAULTS.model
	}),
	provider: plainText.min(1).exactOptional().meta({ description: "Who serves the model. Default: whoever the agent program is set up for." }),
	endpoint: require_vendor_zod.string().min(1).exactOptional().meta({ description: "Root of the provider, such as http://localhost:8000. Default: where that provider usually is." }),
	env: require_vendor_zod.record(variable, variableValue).exactOptional().meta({ description: "Variables set for this candidate's agent alone. Only their names are recorded." }),
	unset_env: require_vendor_zod.array(variable).exactOptional().meta({ description: "Variables withheld from this candidate's agent, and not obeyed in finding what it is lent." }),
	command: Command.exactOptional().meta({ description: "The program that `backend: command` drives, so that any agent can be compared without writing code." })
});
const amount = require_vendor_zod.int().min(1).exactOptional();
const Budget = require_vendor_zod.strictObject({
	attempt_requests: amount.meta({ description: "Requests of one attempt." }),
	attempt_tokens: amount.meta({ description: "Tokens of one attempt, cached ones included." }),
	run_requests: amount.meta({ description: "Requests of one start of the run: a resume, and each shard, has them anew." }),
	run_tokens: amount.meta({ description: "Tokens of one start of the run, cached ones included: a resume, and each shard, has them anew." }),
	run_seconds: amount.meta({ description: "Seconds of one start of the run: a resume, and each shard, has them anew." })
});
const CompareShape = require_vendor_zod.strictObject({
	$schema: require_vendor_zod.string().exactOptional().meta({ description: "For editors; ignored." }),
	benchmark: require_vendor_zod.string().min(1).meta({ description: "The benchmark whose tasks are run." }),
	benchmark_options: require_vendor_zod.record(require_vendor_zod.string().min(1), require_vendor_zod.union([
		require_vendor_zod.string(),
		require_vendor_zod.number(),
		require_vendor_zod.boolean()
	])).exactOptional().meta({ description: "Options of the benchmark, by name." }),
	task: require_vendor_zod.array(require_vendor_zod.string().min(1)).min(1).exactOptional().meta({ description: "Task ids, or globs over them. Default: every task of the benchmark." }),
	sample: require_vendor_zod.int().min(1).exactOptional().meta({ description: "Draw so many of these tasks with `seed`, each language in proportion. Default: all of them." }),
	runs: require_vendor_zod.int().min(1).exactOptional().meta({
		description: "Trials of each task by each candidate.",
		default: require_shared_run.DEFAULTS.runs
	}),
	attempt_timeout_seconds: require_vendor_zod.int().min(1).max(Math.floor(LONGEST_TIMER_MS / 1e3)).exactOptional().meta({
		description: "Limit on each call of a backend, in seconds. Default: that of the backend's own variable, or else 600.",
		default: require_shared_run.DEFAULTS.attempt_timeout_seconds
	}),
	candidates: require_vendor_zod.array(Candidate).min(1).meta({ description: "What is compared; two or more for `compare`, one for `run`." }),
	budget: Budget.exactOptional().meta({ description: "What may be spent through the gateway. An attempt that exceeds it has failed; a run that does ends there, and a resume goes on." }),
	use_host_config: require_vendor_zod.boolean().exactOptional().meta({
		description: "Agents run with your own settings, instructions, hooks and servers for them. Default: with none of them.",
		default: require_shared_run.DEFAULTS.use_host_config
	}),
	baseline: require_vendor_zod.string().min(1).exactOptional().meta({ description: "Name of the candidate that the others are compared with. Default: all pairs." }),
	rule: require_vendor_zod._enum(require_shared_start.RULES).exactOptional().meta({
		description: "Winner rule.",
		default: require_shared_run.DEFAULTS.rule
	}),
	alpha: require_vendor_zod.number().gt(0).lt(1).exactOptional().meta({
		description: "Family-wise error rate, as a fraction.",
		default: require_shared_run.DEFAULTS.alpha
	}),
	threshold: require_vendor_zod.number().min(0).lt(1).exactOptional().meta({
		description: "Least difference in pass rate that is worth a win, as a fraction.",
		default: require_shared_run.DEFAULTS.threshold
	}),
	margin: require_vendor_zod.number().gt(0).lt(1).exactOptional().meta({
		description: "Half-width of the region in which two pass rates count as equivalent, as a fraction.",
		default: require_shared_run.DEFAULTS.margin
	}),
	max_excluded: require_vendor_zod.number().min(0).max(1).exactOptional().meta({
		description: "Largest share of the planned tasks that a pair may lose to faults of the infrastructure, as a fraction.",
		default: require_shared_run.DEFAULTS.max_excluded
	}),
	cluster: require_vendor_zod._enum(require_shared_start.CLUSTERS).exactOptional().meta({
		description: "What tasks are grouped by where they are not independent.",
		default: require_shared_run.DEFAULTS.cluster
	}),
	order: require_vendor_zod._enum(require_shared_start.ORDERS).exactOptional().meta({
		description: "`interleaved` lets candidates take turns, so that a slow hour hits all of them.",
		default: require_shared_run.DEFAULTS.order
	}),
	seed: require_vendor_zod.int().min(0).exactOptional().meta({ description: "Seed of the order and of the bootstrap." }),
	concurrency: require_vendor_zod.int().min(1).exactOptional().meta({ description: "Trials at once." })
}).meta({
	title: "CompareConfig",
	description: "What `benchmark compare` and `benchmark run` are to do."
});
function checkShape(raw) {
	const result = CompareShape.safeParse(raw);
	if (result.success) return {
		config: result.data,
		findings: []
	};
	const keys = {
		top: Object.keys(CompareShape.shape),
		candidate: Object.keys(Candidate.shape),
		command: Object.keys(Command.shape),
		budget: Object.keys(Budget.shape)
	};
	return {
		config: null,
		findings: shapeFindings(result.error.issues, raw, keys)
	};
}

exports.checkShape = checkShape;