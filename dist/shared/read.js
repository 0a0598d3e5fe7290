"use strict";

const require_rolldown_runtime = require("../vendor/rolldown-runtime.js");
const require_shared_start = require("./start.js");
const require_shared_early = require("./early.js");
let node_os = require("node:os");
let node_path = require("node:path");
let node_fs = require("node:fs");
let node_worker_threads = require("node:worker_threads");
let node_url = require("node:url");
let node_timers_promises = require("node:timers/promises");
let node_crypto = require("node:crypto");
node_fs = require_rolldown_runtime.__toESM(node_fs, 1);

// src/core/format.ts
const UNKNOWN = "\u2013";
const percent = (share) => share === null ? "\u2013" : `${fixed(share * 100, 1)} %`;
const points = (difference) => difference === null ? "\u2013" : `${signed(difference * 100, 1)} pp`;
const signedPoints = (difference) => signed(difference * 100, 1);
function probability(p) {
	if (p === null) return "\u2013";
	return p < 1e-4 ? "< 0.0001" : String(Number(p.toPrecision(3)));
}
const pEquals = (p) => p < 1e-4 ? `p ${probability(p)}` : `p = ${probability(p)}`;
function seconds(value) {
	if (value === null) return "\u2013";
	if (value < 10) return `${fixed(value, 2)} s`;
	return value < 600 ? `${fixed(value, 1)} s` : duration(value);
}
function stepTime(ms) {
	if (ms === null) return "\u2013";
	return ms < 1e3 ? `${fixed(ms, 1)} ms` : seconds(ms / 1e3);
}
function duration(totalSeconds) {
	const whole = Math.max(0, Math.round(totalSeconds));
	if (whole < 60) return `${whole} s`;
	const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole % 3600 / 60)];
	return hours > 0 ? `${hours} h ${minutes} min` : `${minutes} min ${whole % 60} s`;
}
function durations(least, most) {
	const [from, to] = [duration(least), duration(most)];
	return from === to ? from : `${from} to ${to}`;
}
const shownName = (name) => name.length <= 80 ? name : `${require_shared_early.headOf(name, 40)}\u2026${require_shared_early.tailOf(name, 20)}`;
const plural = (count, one, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;
function estimated(count) {
	const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, count))) - 1);
	return Math.ceil(count / unit) * unit;
}
function fixed(value, digits) {
	const text = value.toFixed(digits);
	return Number(text) === 0 ? text.replace("-", "") : text;
}
function signed(value, digits) {
	const text = fixed(value, digits);
	return text.startsWith("-") ? text.replace("-", "\u2212") : `+${text}`;
}
const inWords = (items) => items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;
const listed$2 = (names) => inWords(names.length > 4 ? [names.slice(0, 3).join(", "), `${names.length - 3} more`] : names);
const utcSeconds = (date) => `${date.toISOString().slice(0, 19)}Z`;
const utcName = (date) => utcSeconds(date).replaceAll(/[-:]/g, "");

// src/core/message-of.ts
const messageOf = (error) => error instanceof Error ? error.message : String(error);

// src/core/json.ts
const isJsonObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
function canonicalJson(value) {
	if (value === null || typeof value === "boolean" || typeof value === "string") return JSON.stringify(value);
	if (typeof value === "number") {
		if (!Number.isFinite(value)) throw new TypeError(`JSON has no spelling for ${value}`);
		return JSON.stringify(value);
	}
	if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
	if (typeof value === "object") {
		const members = value;
		let text = "";
		for (const key of Object.keys(members).sort()) {
			if (members[key] === void 0) continue;
			text += `${text === "" ? "" : ","}${JSON.stringify(key)}:${canonicalJson(members[key])}`;
		}
		return `{${text}}`;
	}
	throw new TypeError(`JSON has no spelling for a ${typeof value}`);
}

// src/core/model-endpoint.ts
const PROTOCOLS = [
	"anthropic",
	"openai-chat",
	"openai-responses",
	"gemini"
];
const NO_URL = {
	protocol: "",
	host: "",
	pathname: ""
};
function recordedEndpoint(endpoint) {
	const { protocol, host, pathname } = URL.canParse(endpoint) ? new URL(endpoint) : NO_URL;
	if (protocol !== "http:" && protocol !== "https:") return "not a URL";
	return `${protocol}//${host}${pathname.replace(/\/+$/, "")}`;
}

// src/core/digest.ts
const sha256 = (data) => (0, node_crypto.hash)("sha256", data, "hex");
const digestOf = (value) => sha256(canonicalJson(value));

// src/core/plan.ts
const MAX_TRIALS = 1e6;
const NOT_DECIDING = /* @__PURE__ */ new Set([
	"digest",
	"created_at",
	"command",
	"validation"
]);
function makePlan(content) {
	const plan = {
		schema_version: "2.0",
		digest: "",
		...content
	};
	return {
		...plan,
		digest: planDigest(plan)
	};
}
function planDigest(plan) {
	return digestOf(Object.fromEntries(Object.entries(plan).filter(([key]) => !NOT_DECIDING.has(key))));
}
function trialsOf(plan) {
	const trials = plan.candidates.flatMap((_, candidate) => plan.tasks.flatMap((_, task) => Array.from({ length: plan.repetitions }, (_, index) => ({
		candidate,
		task,
		repetition: index + 1
	}))));
	return plan.settings.order === "sequential" ? trials : interleave(plan, trials);
}
function interleave(plan, trials) {
	const seed = plan.settings.seed;
	const blocks = /* @__PURE__ */ new Map();
	return trials.map((trial) => {
		const block = `${plan.tasks[trial.task]?.id}\0${trial.repetition}`;
		let blockKey = blocks.get(block);
		if (blockKey === void 0) blocks.set(block, blockKey = sha256(`${seed}\0${block}`));
		return {
			trial,
			key: `${blockKey}${sha256(`${blockKey}\0${trial.candidate}`)}`
		};
	}).sort((a, b) => a.key < b.key ? -1 : 1).map(({ trial }) => trial);
}
function parseShard(text) {
	const match = /^([1-9]\d{0,5})\/([1-9]\d{0,5})$/.exec(text);
	const [index, of] = [Number(match?.[1]), Number(match?.[2])];
	if (match === null || index > of) throw new require_shared_start.UsageError("bad-shard", `--shard ${JSON.stringify(text)} is not a part k/N with 1 \u2264 k \u2264 N.`, "Write it like --shard 2/6.");
	return {
		index,
		of
	};
}
const shardOf = (plan, { index, of }) => shardsOf(plan, of)(index);
function shardsOf(plan, of) {
	const count = slicesFor(plan, of);
	const slices = dealt(plan, count);
	return (index) => ({
		index,
		of,
		candidate: Math.floor((index - 1) / count),
		tasks: slices.get((index - 1) % count) ?? []
	});
}
function dealt({ tasks, slices: listed }, count) {
	const listedIn = listed === void 0 ? null : new Map(listed.flatMap((ids, slice) => ids.map((id) => [id, slice])));
	const slices = /* @__PURE__ */ new Map();
	for (const [at, { id }] of tasks.entries()) {
		const slice = listedIn === null ? sliceOf(id, count) : listedIn.get(id);
		if (slice === void 0) continue;
		const known = slices.get(slice);
		if (known === void 0) slices.set(slice, [at]);
		else known.push(at);
	}
	return slices;
}
function slicesFor({ candidates: { length: candidates }, slices: listed }, shards) {
	if (listed !== void 0 && shards !== listed.length * candidates) {
		const fitting = listed.length * candidates;
		throw new require_shared_start.UsageError("bad-shard", `This plan is cut into ${fitting} shards, not ${shards}.`, `Write --shard 1/${fitting} to ${fitting}/${fitting}, or make a plan that is not cut.`);
	}
	if (shards % candidates === 0) return shards / candidates;
	const next = Math.ceil(shards / candidates) * candidates;
	throw new require_shared_start.UsageError("bad-shard", `${shards} shards cannot be dealt evenly to ${candidates} candidates: each shard runs one candidate on one slice of the tasks.`, `Use a multiple of ${candidates}, such as ${next} shards: --shard 1/${next}.`);
}
function sliceOf(taskId, slices) {
	return Number.parseInt(sha256(taskId).slice(0, 12), 16) % slices;
}
function timedPlan(plan, known) {
	const { schema_version: _version, digest: _digest, ...content } = plan;
	const tasks = plan.tasks.map((task) => ({
		...task,
		expected_seconds: known.get(task.id) ?? task.expected_seconds
	}));
	return makePlan({
		...content,
		tasks
	});
}
function plainPlan(plan) {
	const { schema_version: _version, digest: _digest, ...content } = plan;
	const candidates = plan.candidates.map(({ host_config: _config, ...candidate }) => candidate);
	return makePlan({
		...content,
		candidates
	});
}
function cutPlan(plan, slices) {
	const { schema_version: _version, digest: _digest, ...content } = plan;
	const [first = [], ...others] = balancedSlices(plan.tasks, Math.min(slices, plan.tasks.length));
	return makePlan({
		...content,
		slices: [first, ...others]
	});
}
function balancedSlices(tasks, count) {
	const slices = Array.from({ length: count }, () => ({
		tasks: [],
		seconds: 0
	}));
	const longestFirst = tasks.map(({ id, expected_seconds }) => ({
		id,
		seconds: expected_seconds
	})).sort((a, b) => b.seconds - a.seconds || (a.id < b.id ? -1 : 1));
	for (const task of longestFirst) {
		const least = slices.reduce((best, slice) => slice.seconds < best.seconds || slice.seconds === best.seconds && slice.tasks.length < best.tasks.length ? slice : best);
		least.tasks.push(task.id);
		least.seconds += task.seconds;
	}
	const order = new Map(tasks.map(({ id }, at) => [id, at]));
	return slices.map((slice) => slice.tasks.sort((a, b) => (order.get(a) ?? -1) - (order.get(b) ?? -1)));
}
function shardTrials(plan, shard) {
	const trials = trialsOf(plan);
	if (shard === null) return trials;
	const tasks = new Set(shard.tasks);
	return trials.filter((trial) => trial.candidate === shard.candidate && tasks.has(trial.task));
}
function candidateIndex(plan, name) {
	const names = plan.candidates.map((candidate) => candidate.name);
	const index = names.indexOf(name);
	if (index >= 0) return index;
	const near = require_shared_start.nearest(name, names);
	throw new require_shared_start.UsageError("unknown-candidate", `There is no candidate ${JSON.stringify(name)} in this plan.`, near === null ? `Candidates: ${names.join(", ")}.` : `Did you mean ${near}?`);
}

// src/record/layout.ts
const PLAN_FILE = "plan.json";
const SHARD_FILE = "shard.json";
const INDEX_FILE = "index.jsonl";
const LOCK_FILE = ".lock";
const STAGING_DIR = ".staging";
const RECORD_FILE = "run-record.json";
const SCORE_FILE = "score.json";
const STATS_FILE = "stats.json";
const PROMPT_FILE = "prompt.md";
const EFFECTIVE_PROMPT_FILE = "effective-prompt.md";
const PATCH_FILE = "diff.patch";
const VERIFY_OUTPUT_FILE = "verify-output.txt";
const MODEL_OUTPUT_FILE = "model-output.txt";
const WIRE_FILE = "wire.jsonl";
const MAX_RECORD_BYTES = 16777216;
const MAX_FILE_BYTES = 536870912;
const MAX_FILES_PER_ATTEMPT = 1e3;
const runId = (repetition) => `run-${String(repetition).padStart(3, "0")}`;
const attemptName = (attempt, repetition) => `attempt-${String(attempt).padStart(2, "0")}-${runId(repetition)}`;
function attemptPath(plan, { candidate, task, repetition, attempt }) {
	return `${slugAt(plan.candidates, candidate)}/${slugAt(plan.tasks, task)}/${attemptName(attempt, repetition)}`;
}
const supersededPath = (attempt, number) => `${attempt}.try-${number}`;
function slugAt(items, index) {
	const item = items[index];
	if (item === void 0) throw new RangeError(`The plan has nothing at ${index}`);
	return item.slug;
}

// src/record/part-fault.ts
var PartCheck = class {
	#plan;
	#cuts = /* @__PURE__ */ new Map();
	constructor(plan) {
		this.#plan = plan;
	}
	fault(shard) {
		const part = this.#cut(shard.of)(shard.index);
		const tasks = part.tasks.map((task) => this.#plan.tasks[task]?.id);
		return this.#plan.candidates[part.candidate]?.name === shard.candidate && canonicalJson(tasks) === canonicalJson(shard.tasks) ? null : `claims a part of the plan that is not shard ${shard.index}/${shard.of}`;
	}
	#cut(of) {
		let cut = this.#cuts.get(of);
		if (cut === void 0) this.#cuts.set(of, cut = shardsOf(this.#plan, of));
		return cut;
	}
};
const sameValidation = (a, b) => a === b || canonicalJson(a.validation) === canonicalJson(b.validation);

// src/core/outcome.ts
const TABLE = {
	pass: ["own", "pass"],
	fail: ["own", "fail"],
	missing_tests: ["own", "fail"],
	suspicious: ["own", "fail"],
	agent_timeout: ["own", "timeout"],
	agent_crash: ["own", "error"],
	max_turns: ["own", "fail"],
	refusal: ["own", "fail"],
	context_overflow: ["own", "fail"],
	budget: ["own", "fail"],
	rate_limit: ["infrastructure", "error"],
	overloaded: ["infrastructure", "error"],
	auth: ["infrastructure", "error"],
	provider: ["infrastructure", "error"],
	environment: ["infrastructure", "error"],
	disk: ["infrastructure", "error"],
	harness: ["infrastructure", "error"],
	not_run: ["infrastructure", "error"],
	unknown: ["ambiguous", "error"],
	oom: ["ambiguous", "error"],
	verifier_timeout: ["ambiguous", "error"]
};
const tierOf = (cls) => TABLE[cls][0];
const resultOf = (cls) => TABLE[cls][1];
const isScored$1 = (cls) => tierOf(cls) === "own";
const allowsNextAttempt = (cls) => isScored$1(cls) && cls !== "pass" && cls !== "budget";
const isOutcomeClass = (text) => require_shared_start.OUTCOME_CLASSES.includes(text);

// src/core/cells.ts
const attemptOf = ({ candidate, task, repetition }, attempt) => ({
	candidate,
	task,
	repetition,
	attempt
});
const AMBIGUOUS_TRIES = 2;
const trialCount = ({ candidates, tasks, repetitions }) => candidates.length * tasks.length * repetitions;
const trialKey = (plan, trial) => (trial.candidate * plan.tasks.length + trial.task) * plan.repetitions + trial.repetition - 1;
function trialAt(plan, key) {
	const cell = Math.floor(key / plan.repetitions);
	return {
		candidate: Math.floor(cell / plan.tasks.length),
		task: cell % plan.tasks.length,
		repetition: key % plan.repetitions + 1
	};
}
function chainOf(rows, maxAttempts) {
	const latest = latestByAttempt(rows);
	const chain = [];
	for (let attempt = 1; attempt <= maxAttempts; attempt++) {
		const row = latest.get(attempt);
		if (row === void 0) break;
		chain.push(row);
		if (!allowsNextAttempt(row.class)) break;
	}
	return chain;
}
function latestByAttempt(rows) {
	const latest = /* @__PURE__ */ new Map();
	for (const row of rows) {
		const known = latest.get(row.a);
		if (known === void 0 || row.try >= known.try) latest.set(row.a, row);
	}
	return latest;
}
function nextAttempt(rows, maxAttempts) {
	const last = chainOf(rows, maxAttempts).at(-1);
	return last === void 0 ? {
		attempt: 1,
		try: 1
	} : nextAfter(last, maxAttempts);
}
function nextAfter(last, maxAttempts) {
	if (!isScored$1(last.class)) return tierOf(last.class) === "ambiguous" && last.try >= AMBIGUOUS_TRIES ? null : {
		attempt: last.a,
		try: last.try + 1
	};
	return allowsNextAttempt(last.class) && last.a < maxAttempts ? {
		attempt: last.a + 1,
		try: 1
	} : null;
}

// src/core/slug.ts
const MAX_LENGTH$1 = 100;
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;
const LIKE_A_FILE = /\.(json|jsonl|md|html|csv|svg|patch|txt)$/i;
const SAFE = /^[A-Za-z0-9_][A-Za-z0-9._-]{0,99}$/;
function slugs(names) {
	const chosen = /* @__PURE__ */ new Map();
	for (const name of names) chosen.set(name, plainSlug(name) ?? suffixed(name, 8));
	for (let round = 0, clashing = clashes(chosen); clashing.length > 0; round++, clashing = clashes(chosen)) for (const name of clashing) chosen.set(name, suffixed(name, [8, 16][round] ?? 64));
	return names.map((name) => chosen.get(name));
}
const isSafeSlug = (slug) => SAFE.test(slug) && !RESERVED.test(slug) && !LIKE_A_FILE.test(slug) && !slug.endsWith(".");
function plainSlug(name) {
	const slug = bare(name);
	if (slug === "") return "task";
	return isSafeSlug(slug) ? slug : null;
}
function suffixed(name, digits) {
	const suffix = `-${sha256(name).slice(0, digits)}`;
	const stem = bare(name).replace(/^[.-]+/, "").slice(0, MAX_LENGTH$1 - suffix.length - 1);
	return `${RESERVED.test(stem) ? "_" : ""}${stem === "" ? "task" : stem}${suffix}`;
}
const bare = (name) => name.replace(/[^A-Za-z0-9._-]+/g, "-").replace(/^-+|-+$/g, "");
function clashes(chosen) {
	const byKey = /* @__PURE__ */ new Map();
	for (const [name, slug] of chosen) {
		const key = slug.toLowerCase();
		const group = byKey.get(key);
		if (group === void 0) byKey.set(key, [name]);
		else group.push(name);
	}
	return [...byKey.values()].filter((group) => group.length > 1).flat();
}

// src/record/differences.ts
const MAX_LINES = 12;
function differences$1(there, here, ignore) {
	const lines = [];
	const ignored = new Set(ignore);
	for (const key of /* @__PURE__ */ new Set([...Object.keys(there), ...Object.keys(here)])) if (!ignored.has(key)) compare(key, there[key], here[key], lines);
	return lines.length <= MAX_LINES ? lines : [...lines.slice(0, MAX_LINES), `\u2026 and ${lines.length - MAX_LINES} more`];
}
function compare(path, there, here, lines) {
	const [named, alsoNamed] = [byName(there), byName(here)];
	if (named !== null && alsoNamed !== null) compareNamed(path, named, alsoNamed, lines);
	else if (isJsonObject(there) && isJsonObject(here)) for (const key of /* @__PURE__ */ new Set([...Object.keys(there), ...Object.keys(here)])) compare(`${path}.${key}`, there[key], here[key], lines);
	else if (JSON.stringify(there) !== JSON.stringify(here)) lines.push(`${path}: ${shown(there)}, ${shown(here)}`);
}
function compareNamed(path, there, here, lines) {
	const before = lines.length;
	const only = [...there.keys()].filter((name) => !here.has(name));
	const added = [...here.keys()].filter((name) => !there.has(name));
	if (only.length > 0) lines.push(`${path}: only there: ${listed$1(only)}`);
	if (added.length > 0) lines.push(`${path}: only here: ${listed$1(added)}`);
	for (const [name, item] of there) {
		const other = here.get(name);
		if (other !== void 0) compare(`${path}[${name}]`, item, other, lines);
	}
	if (lines.length === before && [...there.keys()].join("\0") !== [...here.keys()].join("\0")) lines.push(`${path}: the same, in another order`);
}
function byName(value) {
	if (!Array.isArray(value) || value.length === 0) return null;
	const map = /* @__PURE__ */ new Map();
	for (const item of value) {
		const name = isJsonObject(item) ? item["id"] ?? item["name"] : void 0;
		if (typeof name !== "string") return null;
		map.set(name, item);
	}
	return map;
}
function listed$1(names) {
	return names.length <= 5 ? names.join(", ") : `${names.slice(0, 5).join(", ")} and ${names.length - 5} more`;
}
function shown(value) {
	if (value === void 0) return "nothing";
	const text = JSON.stringify(value);
	return text.length <= 80 ? text : `${require_shared_early.headOf(text, 77)}\u2026`;
}

// src/record/regular-file.ts
const { O_RDONLY: O_RDONLY$2, O_NOFOLLOW: O_NOFOLLOW$2, O_NONBLOCK: O_NONBLOCK$2 } = node_fs.default.constants;
const FLAGS = O_RDONLY$2 | O_NOFOLLOW$2 | O_NONBLOCK$2;
var Refused = class extends Error {
	name = "Refused";
};
const reasonWithin = (folder, { message }) => message.replaceAll(`${folder}/`, "");
const small = Buffer.allocUnsafe(65536);
function readRegular$1(path, maxBytes) {
	return reading$1(path, (fd) => {
		const length = node_fs.default.readSync(fd, small, 0, small.length, null);
		if (length < small.length && length <= maxBytes) return Buffer.from(small.subarray(0, length));
		return readLarge(fd, path, maxBytes);
	});
}
function readSmall(path, bytes) {
	return reading$1(path, (fd) => node_fs.default.readSync(fd, bytes, 0, bytes.length, null));
}
function holds(path, bytes) {
	return reading$1(path, (fd) => {
		for (let at = 0;;) {
			const read = node_fs.default.readSync(fd, small, 0, small.length, null);
			if (read === 0) return at === bytes.length;
			if (!bytes.subarray(at, at + read).equals(small.subarray(0, read))) return false;
			at += read;
		}
	}) ?? false;
}
function reading$1(path, read) {
	const fd = openRegular$1(path);
	if (fd === null) return null;
	try {
		return read(fd);
	} catch (error) {
		throw asRefused(path, error);
	} finally {
		node_fs.default.closeSync(fd);
	}
}
function openRegular$1(path) {
	try {
		return node_fs.default.openSync(path, FLAGS);
	} catch (error) {
		if (error.code === "ENOENT") return null;
		throw asRefused(path, error);
	}
}
function isRealFolder(path) {
	const stat = node_fs.default.lstatSync(path, { throwIfNoEntry: false });
	if (stat === void 0) return false;
	if (!stat.isDirectory()) throw new Refused(`${path} is ${stat.isSymbolicLink() ? "a link" : "a file"} in place of a folder`);
	return true;
}
function readLarge(fd, path, maxBytes) {
	const stat = node_fs.default.fstatSync(fd);
	if (!stat.isFile()) throw new Refused(`${path} is not a regular file`);
	if (stat.size > maxBytes) throw new Refused(`${path} has ${stat.size} bytes, more than the ${maxBytes} allowed`);
	const content = Buffer.allocUnsafe(stat.size);
	let at = 0;
	while (at < content.length) {
		const read = node_fs.default.readSync(fd, content, at, content.length - at, at);
		if (read === 0) break;
		at += read;
	}
	return content.subarray(0, at);
}
function asRefused(path, error) {
	switch (error.code) {
		case "ELOOP":
		case "EMLINK": return new Refused(`${path} is a link`);
		case "EISDIR": return new Refused(`${path} is a folder in place of a file`);
		case "ENOTDIR": return new Refused(`${path} lies below a file`);
		case "ENXIO":
		case "EAGAIN": return new Refused(`${path} is not a regular file`);
		default: return error;
	}
}
function exists(path) {
	try {
		return node_fs.default.lstatSync(path, { throwIfNoEntry: false }) !== void 0;
	} catch (error) {
		if (error.code === "ENOTDIR") return false;
		throw error;
	}
}

// src/record/validate.gen.ts
var validate_gen_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({
	plan: () => plan,
	runRecord: () => runRecord$1,
	score: () => score$2,
	shard: () => shard,
	stats: () => stats$2
});
const runRecord$1 = validate52$1;
const schema19$1 = {
	"$schema": "https://json-schema.org/draft/2020-12/schema",
	"$id": "run-record.schema.json",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"schema_version",
		"benchmark_id",
		"task_id",
		"backend_id",
		"run_id",
		"attempt",
		"candidate",
		"plan_digest",
		"try",
		"started_at",
		"finished_at",
		"harness",
		"benchmark_revision",
		"grading",
		"isolation",
		"toolchains",
		"environments",
		"backend_invocation",
		"env_names",
		"prompt",
		"effective_prompt",
		"model_output_path",
		"backend",
		"outcome",
		"verification",
		"tampering",
		"verifier_digest",
		"phases",
		"artifacts"
	],
	"properties": {
		"schema_version": { "const": "2.0" },
		"benchmark_id": {
			"type": "string",
			"minLength": 1
		},
		"task_id": {
			"type": "string",
			"minLength": 1
		},
		"backend_id": {
			"type": "string",
			"minLength": 1
		},
		"run_id": {
			"type": "string",
			"minLength": 1,
			"pattern": "^run-[0-9]{3,}$"
		},
		"attempt": {
			"type": "integer",
			"minimum": 1
		},
		"candidate": {
			"type": "string",
			"minLength": 1
		},
		"plan_digest": {
			"type": "string",
			"pattern": "^[0-9a-f]{64}$"
		},
		"try": {
			"type": "integer",
			"minimum": 1
		},
		"started_at": {
			"type": "string",
			"format": "date-time"
		},
		"finished_at": {
			"type": "string",
			"format": "date-time"
		},
		"harness": {
			"type": "object",
			"additionalProperties": false,
			"required": [
				"version",
				"node",
				"platform",
				"arch"
			],
			"properties": {
				"version": {
					"type": "string",
					"minLength": 1
				},
				"node": {
					"type": "string",
					"minLength": 1
				},
				"platform": {
					"type": "string",
					"minLength": 1
				},
				"arch": {
					"type": "string",
					"minLength": 1
				}
			}
		},
		"benchmark_revision": {
			"type": "string",
			"minLength": 1
		},
		"grading": {
			"type": "string",
			"enum": ["out-of-process", "in-process"]
		},
		"isolation": { "$ref": "common.schema.json#/$defs/IsolationUsed" },
		"toolchains": {
			"type": "object",
			"additionalProperties": {
				"type": "string",
				"minLength": 1
			}
		},
		"environments": {
			"type": "array",
			"items": {
				"type": "object",
				"additionalProperties": false,
				"required": ["id", "digest"],
				"properties": {
					"id": {
						"type": "string",
						"minLength": 1
					},
					"digest": {
						"type": "string",
						"pattern": "^[0-9a-f]{64}$"
					}
				}
			}
		},
		"backend_invocation": {
			"type": "object",
			"additionalProperties": false,
			"required": [
				"model",
				"temperature",
				"seed",
				"timeout_seconds"
			],
			"properties": {
				"model": { "type": "string" },
				"temperature": { "$ref": "common.schema.json#/$defs/SamplingControl" },
				"seed": { "$ref": "common.schema.json#/$defs/SamplingControl" },
				"timeout_seconds": {
					"type": ["number", "null"],
					"minimum": 0
				}
			}
		},
		"env_names": {
			"type": "array",
			"items": { "type": "string" }
		},
		"prompt": { "$ref": "common.schema.json#/$defs/FileDigest" },
		"effective_prompt": { "anyOf": [{ "$ref": "common.schema.json#/$defs/FileDigest" }, { "type": "null" }] },
		"model_output_path": { "type": ["string", "null"] },
		"backend": {
			"type": "object",
			"additionalProperties": false,
			"required": [
				"error",
				"program_version",
				"provider_endpoint",
				"stop_reason",
				"metadata"
			],
			"properties": {
				"error": { "type": ["string", "null"] },
				"program_version": { "type": ["string", "null"] },
				"provider_endpoint": { "type": ["string", "null"] },
				"translator": { "type": "string" },
				"stop_reason": { "type": ["string", "null"] },
				"metadata": {
					"type": "object",
					"additionalProperties": true
				}
			}
		},
		"outcome": {
			"type": "object",
			"additionalProperties": false,
			"required": [
				"class",
				"phase",
				"reason"
			],
			"properties": {
				"class": { "$ref": "common.schema.json#/$defs/OutcomeClassName" },
				"phase": {
					"type": "string",
					"enum": [
						"provision",
						"prompt",
						"solve",
						"change",
						"verify"
					]
				},
				"reason": { "type": "string" }
			}
		},
		"verification": { "anyOf": [{
			"type": "object",
			"additionalProperties": false,
			"required": [
				"class",
				"reason",
				"exit_code",
				"signal",
				"single_tests",
				"network_cut",
				"tests_passed",
				"tests_failed",
				"tests_missing"
			],
			"properties": {
				"class": { "type": "string" },
				"reason": { "type": "string" },
				"exit_code": { "type": ["integer", "null"] },
				"signal": { "type": ["string", "null"] },
				"single_tests": { "type": "boolean" },
				"network_cut": { "type": "boolean" },
				"tests_passed": {
					"type": "array",
					"items": { "type": "string" }
				},
				"tests_failed": {
					"type": "array",
					"items": { "type": "string" }
				},
				"tests_missing": {
					"type": "array",
					"items": { "type": "string" }
				}
			}
		}, { "type": "null" }] },
		"tampering": {
			"type": "array",
			"items": { "$ref": "common.schema.json#/$defs/Tampering" }
		},
		"leaks": {
			"type": "array",
			"items": { "$ref": "common.schema.json#/$defs/Leak" }
		},
		"verifier_digest": { "anyOf": [{
			"type": "string",
			"pattern": "^[0-9a-f]{64}$"
		}, { "type": "null" }] },
		"phases": { "$ref": "common.schema.json#/$defs/PhaseTimes" },
		"artifacts": {
			"type": "array",
			"items": {
				"type": "object",
				"additionalProperties": false,
				"required": [
					"path",
					"bytes",
					"sha256"
				],
				"properties": {
					"path": {
						"type": "string",
						"minLength": 1
					},
					"bytes": {
						"type": "integer",
						"minimum": 0
					},
					"sha256": {
						"type": "string",
						"pattern": "^[0-9a-f]{64}$"
					}
				}
			}
		}
	}
};
const func1$1 = Object.prototype.hasOwnProperty;
const pattern3$1 = /* @__PURE__ */ new RegExp("^run-[0-9]{3,}$", "u");
const pattern4$1 = /* @__PURE__ */ new RegExp("^[0-9a-f]{64}$", "u");
const formats0$1 = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;
const schema21$1 = {
	"type": "object",
	"required": ["tier"],
	"properties": {
		"tier": {
			"type": "string",
			"enum": [
				"worktree",
				"worktree+venv",
				"docker"
			]
		},
		"python": { "type": "string" },
		"install_command": { "type": "string" },
		"verify_imports": {
			"type": "array",
			"items": {
				"type": "string",
				"pattern": "^[A-Za-z_][A-Za-z0-9_]*(\\.[A-Za-z_][A-Za-z0-9_]*)*$"
			}
		},
		"dockerfile": { "type": "string" },
		"build_args": {
			"type": "object",
			"additionalProperties": { "type": "string" }
		},
		"image": { "type": "string" },
		"container_mount": { "type": "string" },
		"containment": {
			"type": "string",
			"enum": [
				"namespace",
				"subreaper",
				"sweep"
			]
		},
		"hidden": { "type": "boolean" }
	},
	"additionalProperties": false
};
const pattern5 = /* @__PURE__ */ new RegExp("^[A-Za-z_][A-Za-z0-9_]*(\\.[A-Za-z_][A-Za-z0-9_]*)*$", "u");
function validate54$1(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.tier === void 0 && (missing0 = "tier")) {
			validate54$1.errors = [{
				instancePath,
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			for (const key0 in data) if (!func1$1.call(schema21$1.properties, key0)) {
				validate54$1.errors = [{
					instancePath,
					params: { additionalProperty: key0 },
					message: "must NOT have additional properties"
				}];
				return false;
			}
			if (data.tier !== void 0) {
				let data0 = data.tier;
				if (typeof data0 !== "string") {
					validate54$1.errors = [{
						instancePath: instancePath + "/tier",
						params: { type: "string" },
						message: "must be string"
					}];
					return false;
				}
				if (!(data0 === "worktree" || data0 === "worktree+venv" || data0 === "docker")) {
					validate54$1.errors = [{
						instancePath: instancePath + "/tier",
						params: { allowedValues: schema21$1.properties.tier.enum },
						message: "must be equal to one of the allowed values"
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.python !== void 0) {
					if (typeof data.python !== "string") {
						validate54$1.errors = [{
							instancePath: instancePath + "/python",
							params: { type: "string" },
							message: "must be string"
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.install_command !== void 0) {
						if (typeof data.install_command !== "string") {
							validate54$1.errors = [{
								instancePath: instancePath + "/install_command",
								params: { type: "string" },
								message: "must be string"
							}];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.verify_imports !== void 0) {
							let data3 = data.verify_imports;
							if (Array.isArray(data3)) {
								const len0 = data3.length;
								for (let i0 = 0; i0 < len0; i0++) {
									let data4 = data3[i0];
									if (typeof data4 === "string") {
										if (!pattern5.test(data4)) {
											validate54$1.errors = [{
												instancePath: instancePath + "/verify_imports/" + i0,
												params: { pattern: "^[A-Za-z_][A-Za-z0-9_]*(\\.[A-Za-z_][A-Za-z0-9_]*)*$" },
												message: "must match pattern \"^[A-Za-z_][A-Za-z0-9_]*(\\.[A-Za-z_][A-Za-z0-9_]*)*$\""
											}];
											return false;
										}
									} else {
										validate54$1.errors = [{
											instancePath: instancePath + "/verify_imports/" + i0,
											params: { type: "string" },
											message: "must be string"
										}];
										return false;
									}
								}
							} else {
								validate54$1.errors = [{
									instancePath: instancePath + "/verify_imports",
									params: { type: "array" },
									message: "must be array"
								}];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
						if (valid0) {
							if (data.dockerfile !== void 0) {
								if (typeof data.dockerfile !== "string") {
									validate54$1.errors = [{
										instancePath: instancePath + "/dockerfile",
										params: { type: "string" },
										message: "must be string"
									}];
									return false;
								}
								var valid0 = true;
							} else var valid0 = true;
							if (valid0) {
								if (data.build_args !== void 0) {
									let data6 = data.build_args;
									if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
										for (const key1 in data6) if (typeof data6[key1] !== "string") {
											validate54$1.errors = [{
												instancePath: instancePath + "/build_args/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),
												params: { type: "string" },
												message: "must be string"
											}];
											return false;
										}
									} else {
										validate54$1.errors = [{
											instancePath: instancePath + "/build_args",
											params: { type: "object" },
											message: "must be object"
										}];
										return false;
									}
									var valid0 = true;
								} else var valid0 = true;
								if (valid0) {
									if (data.image !== void 0) {
										if (typeof data.image !== "string") {
											validate54$1.errors = [{
												instancePath: instancePath + "/image",
												params: { type: "string" },
												message: "must be string"
											}];
											return false;
										}
										var valid0 = true;
									} else var valid0 = true;
									if (valid0) {
										if (data.container_mount !== void 0) {
											if (typeof data.container_mount !== "string") {
												validate54$1.errors = [{
													instancePath: instancePath + "/container_mount",
													params: { type: "string" },
													message: "must be string"
												}];
												return false;
											}
											var valid0 = true;
										} else var valid0 = true;
										if (valid0) {
											if (data.containment !== void 0) {
												let data10 = data.containment;
												if (typeof data10 !== "string") {
													validate54$1.errors = [{
														instancePath: instancePath + "/containment",
														params: { type: "string" },
														message: "must be string"
													}];
													return false;
												}
												if (!(data10 === "namespace" || data10 === "subreaper" || data10 === "sweep")) {
													validate54$1.errors = [{
														instancePath: instancePath + "/containment",
														params: { allowedValues: schema21$1.properties.containment.enum },
														message: "must be equal to one of the allowed values"
													}];
													return false;
												}
												var valid0 = true;
											} else var valid0 = true;
											if (valid0) {
												if (data.hidden !== void 0) {
													if (typeof data.hidden !== "boolean") {
														validate54$1.errors = [{
															instancePath: instancePath + "/hidden",
															params: { type: "boolean" },
															message: "must be boolean"
														}];
														return false;
													}
													var valid0 = true;
												} else var valid0 = true;
											}
										}
									}
								}
							}
						}
					}
				}
			}
		}
	} else {
		validate54$1.errors = [{
			instancePath,
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate54$1.errors = vErrors;
	return true;
}
const schema22 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"requested",
		"effective",
		"control"
	],
	"properties": {
		"requested": { "type": ["number", "null"] },
		"effective": { "type": ["number", "null"] },
		"control": {
			"type": "string",
			"enum": [
				"supported",
				"unsupported",
				"available_not_pinned"
			]
		}
	}
};
function validate56(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.requested === void 0 && (missing0 = "requested") || data.effective === void 0 && (missing0 = "effective") || data.control === void 0 && (missing0 = "control")) {
			validate56.errors = [{
				instancePath,
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "requested" || key0 === "effective" || key0 === "control")) {
				validate56.errors = [{
					instancePath,
					params: { additionalProperty: key0 },
					message: "must NOT have additional properties"
				}];
				return false;
			}
			if (data.requested !== void 0) {
				let data0 = data.requested;
				if (!(typeof data0 == "number" && isFinite(data0)) && data0 !== null) {
					validate56.errors = [{
						instancePath: instancePath + "/requested",
						params: { type: schema22.properties.requested.type },
						message: "must be number,null"
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.effective !== void 0) {
					let data1 = data.effective;
					if (!(typeof data1 == "number" && isFinite(data1)) && data1 !== null) {
						validate56.errors = [{
							instancePath: instancePath + "/effective",
							params: { type: schema22.properties.effective.type },
							message: "must be number,null"
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.control !== void 0) {
						let data2 = data.control;
						if (typeof data2 !== "string") {
							validate56.errors = [{
								instancePath: instancePath + "/control",
								params: { type: "string" },
								message: "must be string"
							}];
							return false;
						}
						if (!(data2 === "supported" || data2 === "unsupported" || data2 === "available_not_pinned")) {
							validate56.errors = [{
								instancePath: instancePath + "/control",
								params: { allowedValues: schema22.properties.control.enum },
								message: "must be equal to one of the allowed values"
							}];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
				}
			}
		}
	} else {
		validate56.errors = [{
			instancePath,
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate56.errors = vErrors;
	return true;
}
function validate59(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.path === void 0 && (missing0 = "path") || data.sha256 === void 0 && (missing0 = "sha256")) {
			validate59.errors = [{
				instancePath,
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "path" || key0 === "sha256")) {
				validate59.errors = [{
					instancePath,
					params: { additionalProperty: key0 },
					message: "must NOT have additional properties"
				}];
				return false;
			}
			if (data.path !== void 0) {
				let data0 = data.path;
				if (typeof data0 === "string") {
					if (data0.length < 1) {
						validate59.errors = [{
							instancePath: instancePath + "/path",
							params: { limit: 1 },
							message: "must NOT have fewer than 1 characters"
						}];
						return false;
					}
				} else {
					validate59.errors = [{
						instancePath: instancePath + "/path",
						params: { type: "string" },
						message: "must be string"
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.sha256 !== void 0) {
					let data1 = data.sha256;
					if (typeof data1 === "string") {
						if (!pattern4$1.test(data1)) {
							validate59.errors = [{
								instancePath: instancePath + "/sha256",
								params: { pattern: "^[0-9a-f]{64}$" },
								message: "must match pattern \"^[0-9a-f]{64}$\""
							}];
							return false;
						}
					} else {
						validate59.errors = [{
							instancePath: instancePath + "/sha256",
							params: { type: "string" },
							message: "must be string"
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
			}
		}
	} else {
		validate59.errors = [{
			instancePath,
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate59.errors = vErrors;
	return true;
}
const schema24 = {
	"type": "string",
	"enum": [
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
	]
};
function validate62(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (typeof data !== "string") {
		validate62.errors = [{
			instancePath,
			params: { type: "string" },
			message: "must be string"
		}];
		return false;
	}
	if (!(data === "pass" || data === "fail" || data === "missing_tests" || data === "suspicious" || data === "agent_timeout" || data === "agent_crash" || data === "max_turns" || data === "refusal" || data === "context_overflow" || data === "budget" || data === "rate_limit" || data === "overloaded" || data === "auth" || data === "provider" || data === "environment" || data === "disk" || data === "harness" || data === "not_run" || data === "unknown" || data === "oom" || data === "verifier_timeout")) {
		validate62.errors = [{
			instancePath,
			params: { allowedValues: schema24.enum },
			message: "must be equal to one of the allowed values"
		}];
		return false;
	}
	validate62.errors = vErrors;
	return true;
}
const schema25 = {
	"type": "object",
	"additionalProperties": false,
	"required": ["path", "kind"],
	"properties": {
		"path": { "type": "string" },
		"kind": {
			"type": "string",
			"enum": [
				"modified",
				"deleted",
				"added",
				"replaced_by_link",
				"shadowed_hidden",
				"escaping_link",
				"special_file",
				"too_large",
				"unreadable"
			]
		}
	}
};
function validate64(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.path === void 0 && (missing0 = "path") || data.kind === void 0 && (missing0 = "kind")) {
			validate64.errors = [{
				instancePath,
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "path" || key0 === "kind")) {
				validate64.errors = [{
					instancePath,
					params: { additionalProperty: key0 },
					message: "must NOT have additional properties"
				}];
				return false;
			}
			if (data.path !== void 0) {
				if (typeof data.path !== "string") {
					validate64.errors = [{
						instancePath: instancePath + "/path",
						params: { type: "string" },
						message: "must be string"
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.kind !== void 0) {
					let data1 = data.kind;
					if (typeof data1 !== "string") {
						validate64.errors = [{
							instancePath: instancePath + "/kind",
							params: { type: "string" },
							message: "must be string"
						}];
						return false;
					}
					if (!(data1 === "modified" || data1 === "deleted" || data1 === "added" || data1 === "replaced_by_link" || data1 === "shadowed_hidden" || data1 === "escaping_link" || data1 === "special_file" || data1 === "too_large" || data1 === "unreadable")) {
						validate64.errors = [{
							instancePath: instancePath + "/kind",
							params: { allowedValues: schema25.properties.kind.enum },
							message: "must be equal to one of the allowed values"
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
			}
		}
	} else {
		validate64.errors = [{
			instancePath,
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate64.errors = vErrors;
	return true;
}
const schema26 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"rule",
		"file",
		"line",
		"excerpt"
	],
	"properties": {
		"rule": {
			"type": "string",
			"enum": [
				"git-history",
				"reference-path",
				"network",
				"web-search"
			]
		},
		"file": {
			"type": "string",
			"minLength": 1
		},
		"line": {
			"type": "integer",
			"minimum": 1
		},
		"excerpt": { "type": "string" }
	}
};
function validate66(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.rule === void 0 && (missing0 = "rule") || data.file === void 0 && (missing0 = "file") || data.line === void 0 && (missing0 = "line") || data.excerpt === void 0 && (missing0 = "excerpt")) {
			validate66.errors = [{
				instancePath,
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "rule" || key0 === "file" || key0 === "line" || key0 === "excerpt")) {
				validate66.errors = [{
					instancePath,
					params: { additionalProperty: key0 },
					message: "must NOT have additional properties"
				}];
				return false;
			}
			if (data.rule !== void 0) {
				let data0 = data.rule;
				if (typeof data0 !== "string") {
					validate66.errors = [{
						instancePath: instancePath + "/rule",
						params: { type: "string" },
						message: "must be string"
					}];
					return false;
				}
				if (!(data0 === "git-history" || data0 === "reference-path" || data0 === "network" || data0 === "web-search")) {
					validate66.errors = [{
						instancePath: instancePath + "/rule",
						params: { allowedValues: schema26.properties.rule.enum },
						message: "must be equal to one of the allowed values"
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.file !== void 0) {
					let data1 = data.file;
					if (typeof data1 === "string") {
						if (data1.length < 1) {
							validate66.errors = [{
								instancePath: instancePath + "/file",
								params: { limit: 1 },
								message: "must NOT have fewer than 1 characters"
							}];
							return false;
						}
					} else {
						validate66.errors = [{
							instancePath: instancePath + "/file",
							params: { type: "string" },
							message: "must be string"
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.line !== void 0) {
						let data2 = data.line;
						if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
							validate66.errors = [{
								instancePath: instancePath + "/line",
								params: { type: "integer" },
								message: "must be integer"
							}];
							return false;
						}
						if (typeof data2 == "number" && isFinite(data2)) {
							if (data2 < 1 || isNaN(data2)) {
								validate66.errors = [{
									instancePath: instancePath + "/line",
									params: {
										comparison: ">=",
										limit: 1
									},
									message: "must be >= 1"
								}];
								return false;
							}
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.excerpt !== void 0) {
							if (typeof data.excerpt !== "string") {
								validate66.errors = [{
									instancePath: instancePath + "/excerpt",
									params: { type: "string" },
									message: "must be string"
								}];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
					}
				}
			}
		}
	} else {
		validate66.errors = [{
			instancePath,
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate66.errors = vErrors;
	return true;
}
const schema27 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"provision",
		"prompt",
		"solve",
		"change",
		"verify"
	],
	"properties": {
		"provision": { "type": ["number", "null"] },
		"prompt": { "type": ["number", "null"] },
		"solve": { "type": ["number", "null"] },
		"change": { "type": ["number", "null"] },
		"verify": { "type": ["number", "null"] }
	}
};
function validate68(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.provision === void 0 && (missing0 = "provision") || data.prompt === void 0 && (missing0 = "prompt") || data.solve === void 0 && (missing0 = "solve") || data.change === void 0 && (missing0 = "change") || data.verify === void 0 && (missing0 = "verify")) {
			validate68.errors = [{
				instancePath,
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "provision" || key0 === "prompt" || key0 === "solve" || key0 === "change" || key0 === "verify")) {
				validate68.errors = [{
					instancePath,
					params: { additionalProperty: key0 },
					message: "must NOT have additional properties"
				}];
				return false;
			}
			if (data.provision !== void 0) {
				let data0 = data.provision;
				if (!(typeof data0 == "number" && isFinite(data0)) && data0 !== null) {
					validate68.errors = [{
						instancePath: instancePath + "/provision",
						params: { type: schema27.properties.provision.type },
						message: "must be number,null"
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.prompt !== void 0) {
					let data1 = data.prompt;
					if (!(typeof data1 == "number" && isFinite(data1)) && data1 !== null) {
						validate68.errors = [{
							instancePath: instancePath + "/prompt",
							params: { type: schema27.properties.prompt.type },
							message: "must be number,null"
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.solve !== void 0) {
						let data2 = data.solve;
						if (!(typeof data2 == "number" && isFinite(data2)) && data2 !== null) {
							validate68.errors = [{
								instancePath: instancePath + "/solve",
								params: { type: schema27.properties.solve.type },
								message: "must be number,null"
							}];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.change !== void 0) {
							let data3 = data.change;
							if (!(typeof data3 == "number" && isFinite(data3)) && data3 !== null) {
								validate68.errors = [{
									instancePath: instancePath + "/change",
									params: { type: schema27.properties.change.type },
									message: "must be number,null"
								}];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
						if (valid0) {
							if (data.verify !== void 0) {
								let data4 = data.verify;
								if (!(typeof data4 == "number" && isFinite(data4)) && data4 !== null) {
									validate68.errors = [{
										instancePath: instancePath + "/verify",
										params: { type: schema27.properties.verify.type },
										message: "must be number,null"
									}];
									return false;
								}
								var valid0 = true;
							} else var valid0 = true;
						}
					}
				}
			}
		}
	} else {
		validate68.errors = [{
			instancePath,
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate68.errors = vErrors;
	return true;
}
function validate52$1(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.schema_version === void 0 && (missing0 = "schema_version") || data.benchmark_id === void 0 && (missing0 = "benchmark_id") || data.task_id === void 0 && (missing0 = "task_id") || data.backend_id === void 0 && (missing0 = "backend_id") || data.run_id === void 0 && (missing0 = "run_id") || data.attempt === void 0 && (missing0 = "attempt") || data.candidate === void 0 && (missing0 = "candidate") || data.plan_digest === void 0 && (missing0 = "plan_digest") || data.try === void 0 && (missing0 = "try") || data.started_at === void 0 && (missing0 = "started_at") || data.finished_at === void 0 && (missing0 = "finished_at") || data.harness === void 0 && (missing0 = "harness") || data.benchmark_revision === void 0 && (missing0 = "benchmark_revision") || data.grading === void 0 && (missing0 = "grading") || data.isolation === void 0 && (missing0 = "isolation") || data.toolchains === void 0 && (missing0 = "toolchains") || data.environments === void 0 && (missing0 = "environments") || data.backend_invocation === void 0 && (missing0 = "backend_invocation") || data.env_names === void 0 && (missing0 = "env_names") || data.prompt === void 0 && (missing0 = "prompt") || data.effective_prompt === void 0 && (missing0 = "effective_prompt") || data.model_output_path === void 0 && (missing0 = "model_output_path") || data.backend === void 0 && (missing0 = "backend") || data.outcome === void 0 && (missing0 = "outcome") || data.verification === void 0 && (missing0 = "verification") || data.tampering === void 0 && (missing0 = "tampering") || data.verifier_digest === void 0 && (missing0 = "verifier_digest") || data.phases === void 0 && (missing0 = "phases") || data.artifacts === void 0 && (missing0 = "artifacts")) {
				validate52$1.errors = [{
					instancePath,
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!func1$1.call(schema19$1.properties, key0)) {
					validate52$1.errors = [{
						instancePath,
						params: { additionalProperty: key0 },
						message: "must NOT have additional properties"
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.schema_version !== void 0) {
						const _errs2 = errors;
						if ("2.0" !== data.schema_version) {
							validate52$1.errors = [{
								instancePath: instancePath + "/schema_version",
								params: { allowedValue: "2.0" },
								message: "must be equal to constant"
							}];
							return false;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.benchmark_id !== void 0) {
							let data1 = data.benchmark_id;
							const _errs3 = errors;
							if (errors === _errs3) {
								if (typeof data1 === "string") {
									if (data1.length < 1) {
										validate52$1.errors = [{
											instancePath: instancePath + "/benchmark_id",
											params: { limit: 1 },
											message: "must NOT have fewer than 1 characters"
										}];
										return false;
									}
								} else {
									validate52$1.errors = [{
										instancePath: instancePath + "/benchmark_id",
										params: { type: "string" },
										message: "must be string"
									}];
									return false;
								}
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.task_id !== void 0) {
								let data2 = data.task_id;
								const _errs5 = errors;
								if (errors === _errs5) {
									if (typeof data2 === "string") {
										if (data2.length < 1) {
											validate52$1.errors = [{
												instancePath: instancePath + "/task_id",
												params: { limit: 1 },
												message: "must NOT have fewer than 1 characters"
											}];
											return false;
										}
									} else {
										validate52$1.errors = [{
											instancePath: instancePath + "/task_id",
											params: { type: "string" },
											message: "must be string"
										}];
										return false;
									}
								}
								var valid0 = _errs5 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.backend_id !== void 0) {
									let data3 = data.backend_id;
									const _errs7 = errors;
									if (errors === _errs7) {
										if (typeof data3 === "string") {
											if (data3.length < 1) {
												validate52$1.errors = [{
													instancePath: instancePath + "/backend_id",
													params: { limit: 1 },
													message: "must NOT have fewer than 1 characters"
												}];
												return false;
											}
										} else {
											validate52$1.errors = [{
												instancePath: instancePath + "/backend_id",
												params: { type: "string" },
												message: "must be string"
											}];
											return false;
										}
									}
									var valid0 = _errs7 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.run_id !== void 0) {
										let data4 = data.run_id;
										const _errs9 = errors;
										if (errors === _errs9) {
											if (typeof data4 === "string") {
												if (data4.length < 1) {
													validate52$1.errors = [{
														instancePath: instancePath + "/run_id",
														params: { limit: 1 },
														message: "must NOT have fewer than 1 characters"
													}];
													return false;
												} else if (!pattern3$1.test(data4)) {
													validate52$1.errors = [{
														instancePath: instancePath + "/run_id",
														params: { pattern: "^run-[0-9]{3,}$" },
														message: "must match pattern \"^run-[0-9]{3,}$\""
													}];
													return false;
												}
											} else {
												validate52$1.errors = [{
													instancePath: instancePath + "/run_id",
													params: { type: "string" },
													message: "must be string"
												}];
												return false;
											}
										}
										var valid0 = _errs9 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.attempt !== void 0) {
											let data5 = data.attempt;
											const _errs11 = errors;
											if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
												validate52$1.errors = [{
													instancePath: instancePath + "/attempt",
													params: { type: "integer" },
													message: "must be integer"
												}];
												return false;
											}
											if (errors === _errs11) {
												if (typeof data5 == "number" && isFinite(data5)) {
													if (data5 < 1 || isNaN(data5)) {
														validate52$1.errors = [{
															instancePath: instancePath + "/attempt",
															params: {
																comparison: ">=",
																limit: 1
															},
															message: "must be >= 1"
														}];
														return false;
													}
												}
											}
											var valid0 = _errs11 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.candidate !== void 0) {
												let data6 = data.candidate;
												const _errs13 = errors;
												if (errors === _errs13) {
													if (typeof data6 === "string") {
														if (data6.length < 1) {
															validate52$1.errors = [{
																instancePath: instancePath + "/candidate",
																params: { limit: 1 },
																message: "must NOT have fewer than 1 characters"
															}];
															return false;
														}
													} else {
														validate52$1.errors = [{
															instancePath: instancePath + "/candidate",
															params: { type: "string" },
															message: "must be string"
														}];
														return false;
													}
												}
												var valid0 = _errs13 === errors;
											} else var valid0 = true;
											if (valid0) {
												if (data.plan_digest !== void 0) {
													let data7 = data.plan_digest;
													const _errs15 = errors;
													if (errors === _errs15) {
														if (typeof data7 === "string") {
															if (!pattern4$1.test(data7)) {
																validate52$1.errors = [{
																	instancePath: instancePath + "/plan_digest",
																	params: { pattern: "^[0-9a-f]{64}$" },
																	message: "must match pattern \"^[0-9a-f]{64}$\""
																}];
																return false;
															}
														} else {
															validate52$1.errors = [{
																instancePath: instancePath + "/plan_digest",
																params: { type: "string" },
																message: "must be string"
															}];
															return false;
														}
													}
													var valid0 = _errs15 === errors;
												} else var valid0 = true;
												if (valid0) {
													if (data.try !== void 0) {
														let data8 = data.try;
														const _errs17 = errors;
														if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8))) {
															validate52$1.errors = [{
																instancePath: instancePath + "/try",
																params: { type: "integer" },
																message: "must be integer"
															}];
															return false;
														}
														if (errors === _errs17) {
															if (typeof data8 == "number" && isFinite(data8)) {
																if (data8 < 1 || isNaN(data8)) {
																	validate52$1.errors = [{
																		instancePath: instancePath + "/try",
																		params: {
																			comparison: ">=",
																			limit: 1
																		},
																		message: "must be >= 1"
																	}];
																	return false;
																}
															}
														}
														var valid0 = _errs17 === errors;
													} else var valid0 = true;
													if (valid0) {
														if (data.started_at !== void 0) {
															let data9 = data.started_at;
															const _errs19 = errors;
															if (errors === _errs19) {
																if (errors === _errs19) {
																	if (typeof data9 === "string") {
																		if (!formats0$1.test(data9)) {
																			validate52$1.errors = [{
																				instancePath: instancePath + "/started_at",
																				params: { format: "date-time" },
																				message: "must match format \"date-time\""
																			}];
																			return false;
																		}
																	} else {
																		validate52$1.errors = [{
																			instancePath: instancePath + "/started_at",
																			params: { type: "string" },
																			message: "must be string"
																		}];
																		return false;
																	}
																}
															}
															var valid0 = _errs19 === errors;
														} else var valid0 = true;
														if (valid0) {
															if (data.finished_at !== void 0) {
																let data10 = data.finished_at;
																const _errs21 = errors;
																if (errors === _errs21) {
																	if (errors === _errs21) {
																		if (typeof data10 === "string") {
																			if (!formats0$1.test(data10)) {
																				validate52$1.errors = [{
																					instancePath: instancePath + "/finished_at",
																					params: { format: "date-time" },
																					message: "must match format \"date-time\""
																				}];
																				return false;
																			}
																		} else {
																			validate52$1.errors = [{
																				instancePath: instancePath + "/finished_at",
																				params: { type: "string" },
																				message: "must be string"
																			}];
																			return false;
																		}
																	}
																}
																var valid0 = _errs21 === errors;
															} else var valid0 = true;
															if (valid0) {
																if (data.harness !== void 0) {
																	let data11 = data.harness;
																	const _errs23 = errors;
																	if (errors === _errs23) {
																		if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
																			let missing1;
																			if (data11.version === void 0 && (missing1 = "version") || data11.node === void 0 && (missing1 = "node") || data11.platform === void 0 && (missing1 = "platform") || data11.arch === void 0 && (missing1 = "arch")) {
																				validate52$1.errors = [{
																					instancePath: instancePath + "/harness",
																					params: { missingProperty: missing1 },
																					message: "must have required property '" + missing1 + "'"
																				}];
																				return false;
																			} else {
																				const _errs25 = errors;
																				for (const key1 in data11) if (!(key1 === "version" || key1 === "node" || key1 === "platform" || key1 === "arch")) {
																					validate52$1.errors = [{
																						instancePath: instancePath + "/harness",
																						params: { additionalProperty: key1 },
																						message: "must NOT have additional properties"
																					}];
																					return false;
																				}
																				if (_errs25 === errors) {
																					if (data11.version !== void 0) {
																						let data12 = data11.version;
																						const _errs26 = errors;
																						if (errors === _errs26) {
																							if (typeof data12 === "string") {
																								if (data12.length < 1) {
																									validate52$1.errors = [{
																										instancePath: instancePath + "/harness/version",
																										params: { limit: 1 },
																										message: "must NOT have fewer than 1 characters"
																									}];
																									return false;
																								}
																							} else {
																								validate52$1.errors = [{
																									instancePath: instancePath + "/harness/version",
																									params: { type: "string" },
																									message: "must be string"
																								}];
																								return false;
																							}
																						}
																						var valid1 = _errs26 === errors;
																					} else var valid1 = true;
																					if (valid1) {
																						if (data11.node !== void 0) {
																							let data13 = data11.node;
																							const _errs28 = errors;
																							if (errors === _errs28) {
																								if (typeof data13 === "string") {
																									if (data13.length < 1) {
																										validate52$1.errors = [{
																											instancePath: instancePath + "/harness/node",
																											params: { limit: 1 },
																											message: "must NOT have fewer than 1 characters"
																										}];
																										return false;
																									}
																								} else {
																									validate52$1.errors = [{
																										instancePath: instancePath + "/harness/node",
																										params: { type: "string" },
																										message: "must be string"
																									}];
																									return false;
																								}
																							}
																							var valid1 = _errs28 === errors;
																						} else var valid1 = true;
																						if (valid1) {
																							if (data11.platform !== void 0) {
																								let data14 = data11.platform;
																								const _errs30 = errors;
																								if (errors === _errs30) {
																									if (typeof data14 === "string") {
																										if (data14.length < 1) {
																											validate52$1.errors = [{
																												instancePath: instancePath + "/harness/platform",
																												params: { limit: 1 },
																												message: "must NOT have fewer than 1 characters"
																											}];
																											return false;
																										}
																									} else {
																										validate52$1.errors = [{
																											instancePath: instancePath + "/harness/platform",
																											params: { type: "string" },
																											message: "must be string"
																										}];
																										return false;
																									}
																								}
																								var valid1 = _errs30 === errors;
																							} else var valid1 = true;
																							if (valid1) {
																								if (data11.arch !== void 0) {
																									let data15 = data11.arch;
																									const _errs32 = errors;
																									if (errors === _errs32) {
																										if (typeof data15 === "string") {
																											if (data15.length < 1) {
																												validate52$1.errors = [{
																													instancePath: instancePath + "/harness/arch",
																													params: { limit: 1 },
																													message: "must NOT have fewer than 1 characters"
																												}];
																												return false;
																											}
																										} else {
																											validate52$1.errors = [{
																												instancePath: instancePath + "/harness/arch",
																												params: { type: "string" },
																												message: "must be string"
																											}];
																											return false;
																										}
																									}
																									var valid1 = _errs32 === errors;
																								} else var valid1 = true;
																							}
																						}
																					}
																				}
																			}
																		} else {
																			validate52$1.errors = [{
																				instancePath: instancePath + "/harness",
																				params: { type: "object" },
																				message: "must be object"
																			}];
																			return false;
																		}
																	}
																	var valid0 = _errs23 === errors;
																} else var valid0 = true;
																if (valid0) {
																	if (data.benchmark_revision !== void 0) {
																		let data16 = data.benchmark_revision;
																		const _errs34 = errors;
																		if (errors === _errs34) {
																			if (typeof data16 === "string") {
																				if (data16.length < 1) {
																					validate52$1.errors = [{
																						instancePath: instancePath + "/benchmark_revision",
																						params: { limit: 1 },
																						message: "must NOT have fewer than 1 characters"
																					}];
																					return false;
																				}
																			} else {
																				validate52$1.errors = [{
																					instancePath: instancePath + "/benchmark_revision",
																					params: { type: "string" },
																					message: "must be string"
																				}];
																				return false;
																			}
																		}
																		var valid0 = _errs34 === errors;
																	} else var valid0 = true;
																	if (valid0) {
																		if (data.grading !== void 0) {
																			let data17 = data.grading;
																			const _errs36 = errors;
																			if (typeof data17 !== "string") {
																				validate52$1.errors = [{
																					instancePath: instancePath + "/grading",
																					params: { type: "string" },
																					message: "must be string"
																				}];
																				return false;
																			}
																			if (!(data17 === "out-of-process" || data17 === "in-process")) {
																				validate52$1.errors = [{
																					instancePath: instancePath + "/grading",
																					params: { allowedValues: schema19$1.properties.grading.enum },
																					message: "must be equal to one of the allowed values"
																				}];
																				return false;
																			}
																			var valid0 = _errs36 === errors;
																		} else var valid0 = true;
																		if (valid0) {
																			if (data.isolation !== void 0) {
																				const _errs38 = errors;
																				if (!validate54$1(data.isolation, {
																					instancePath: instancePath + "/isolation",
																					parentData: data,
																					parentDataProperty: "isolation",
																					rootData
																				})) {
																					vErrors = vErrors === null ? validate54$1.errors : vErrors.concat(validate54$1.errors);
																					errors = vErrors.length;
																				}
																				var valid0 = _errs38 === errors;
																			} else var valid0 = true;
																			if (valid0) {
																				if (data.toolchains !== void 0) {
																					let data19 = data.toolchains;
																					const _errs39 = errors;
																					if (errors === _errs39) {
																						if (data19 && typeof data19 == "object" && !Array.isArray(data19)) for (const key2 in data19) {
																							let data20 = data19[key2];
																							const _errs42 = errors;
																							if (errors === _errs42) {
																								if (typeof data20 === "string") {
																									if (data20.length < 1) {
																										validate52$1.errors = [{
																											instancePath: instancePath + "/toolchains/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),
																											params: { limit: 1 },
																											message: "must NOT have fewer than 1 characters"
																										}];
																										return false;
																									}
																								} else {
																									validate52$1.errors = [{
																										instancePath: instancePath + "/toolchains/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),
																										params: { type: "string" },
																										message: "must be string"
																									}];
																									return false;
																								}
																							}
																							if (!(_errs42 === errors)) break;
																						}
																						else {
																							validate52$1.errors = [{
																								instancePath: instancePath + "/toolchains",
																								params: { type: "object" },
																								message: "must be object"
																							}];
																							return false;
																						}
																					}
																					var valid0 = _errs39 === errors;
																				} else var valid0 = true;
																				if (valid0) {
																					if (data.environments !== void 0) {
																						let data21 = data.environments;
																						const _errs44 = errors;
																						if (errors === _errs44) {
																							if (Array.isArray(data21)) {
																								const len0 = data21.length;
																								for (let i0 = 0; i0 < len0; i0++) {
																									let data22 = data21[i0];
																									const _errs46 = errors;
																									if (errors === _errs46) {
																										if (data22 && typeof data22 == "object" && !Array.isArray(data22)) {
																											let missing2;
																											if (data22.id === void 0 && (missing2 = "id") || data22.digest === void 0 && (missing2 = "digest")) {
																												validate52$1.errors = [{
																													instancePath: instancePath + "/environments/" + i0,
																													params: { missingProperty: missing2 },
																													message: "must have required property '" + missing2 + "'"
																												}];
																												return false;
																											} else {
																												const _errs48 = errors;
																												for (const key3 in data22) if (!(key3 === "id" || key3 === "digest")) {
																													validate52$1.errors = [{
																														instancePath: instancePath + "/environments/" + i0,
																														params: { additionalProperty: key3 },
																														message: "must NOT have additional properties"
																													}];
																													return false;
																												}
																												if (_errs48 === errors) {
																													if (data22.id !== void 0) {
																														let data23 = data22.id;
																														const _errs49 = errors;
																														if (errors === _errs49) {
																															if (typeof data23 === "string") {
																																if (data23.length < 1) {
																																	validate52$1.errors = [{
																																		instancePath: instancePath + "/environments/" + i0 + "/id",
																																		params: { limit: 1 },
																																		message: "must NOT have fewer than 1 characters"
																																	}];
																																	return false;
																																}
																															} else {
																																validate52$1.errors = [{
																																	instancePath: instancePath + "/environments/" + i0 + "/id",
																																	params: { type: "string" },
																																	message: "must be string"
																																}];
																																return false;
																															}
																														}
																														var valid4 = _errs49 === errors;
																													} else var valid4 = true;
																													if (valid4) {
																														if (data22.digest !== void 0) {
																															let data24 = data22.digest;
																															const _errs51 = errors;
																															if (errors === _errs51) {
																																if (typeof data24 === "string") {
																																	if (!pattern4$1.test(data24)) {
																																		validate52$1.errors = [{
																																			instancePath: instancePath + "/environments/" + i0 + "/digest",
																																			params: { pattern: "^[0-9a-f]{64}$" },
																																			message: "must match pattern \"^[0-9a-f]{64}$\""
																																		}];
																																		return false;
																																	}
																																} else {
																																	validate52$1.errors = [{
																																		instancePath: instancePath + "/environments/" + i0 + "/digest",
																																		params: { type: "string" },
																																		message: "must be string"
																																	}];
																																	return false;
																																}
																															}
																															var valid4 = _errs51 === errors;
																														} else var valid4 = true;
																													}
																												}
																											}
																										} else {
																											validate52$1.errors = [{
																												instancePath: instancePath + "/environments/" + i0,
																												params: { type: "object" },
																												message: "must be object"
																											}];
																											return false;
																										}
																									}
																									if (!(_errs46 === errors)) break;
																								}
																							} else {
																								validate52$1.errors = [{
																									instancePath: instancePath + "/environments",
																									params: { type: "array" },
																									message: "must be array"
																								}];
																								return false;
																							}
																						}
																						var valid0 = _errs44 === errors;
																					} else var valid0 = true;
																					if (valid0) {
																						if (data.backend_invocation !== void 0) {
																							let data25 = data.backend_invocation;
																							const _errs53 = errors;
																							if (errors === _errs53) {
																								if (data25 && typeof data25 == "object" && !Array.isArray(data25)) {
																									let missing3;
																									if (data25.model === void 0 && (missing3 = "model") || data25.temperature === void 0 && (missing3 = "temperature") || data25.seed === void 0 && (missing3 = "seed") || data25.timeout_seconds === void 0 && (missing3 = "timeout_seconds")) {
																										validate52$1.errors = [{
																											instancePath: instancePath + "/backend_invocation",
																											params: { missingProperty: missing3 },
																											message: "must have required property '" + missing3 + "'"
																										}];
																										return false;
																									} else {
																										const _errs55 = errors;
																										for (const key4 in data25) if (!(key4 === "model" || key4 === "temperature" || key4 === "seed" || key4 === "timeout_seconds")) {
																											validate52$1.errors = [{
																												instancePath: instancePath + "/backend_invocation",
																												params: { additionalProperty: key4 },
																												message: "must NOT have additional properties"
																											}];
																											return false;
																										}
																										if (_errs55 === errors) {
																											if (data25.model !== void 0) {
																												const _errs56 = errors;
																												if (typeof data25.model !== "string") {
																													validate52$1.errors = [{
																														instancePath: instancePath + "/backend_invocation/model",
																														params: { type: "string" },
																														message: "must be string"
																													}];
																													return false;
																												}
																												var valid5 = _errs56 === errors;
																											} else var valid5 = true;
																											if (valid5) {
																												if (data25.temperature !== void 0) {
																													const _errs58 = errors;
																													if (!validate56(data25.temperature, {
																														instancePath: instancePath + "/backend_invocation/temperature",
																														parentData: data25,
																														parentDataProperty: "temperature",
																														rootData
																													})) {
																														vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
																														errors = vErrors.length;
																													}
																													var valid5 = _errs58 === errors;
																												} else var valid5 = true;
																												if (valid5) {
																													if (data25.seed !== void 0) {
																														const _errs59 = errors;
																														if (!validate56(data25.seed, {
																															instancePath: instancePath + "/backend_invocation/seed",
																															parentData: data25,
																															parentDataProperty: "seed",
																															rootData
																														})) {
																															vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
																															errors = vErrors.length;
																														}
																														var valid5 = _errs59 === errors;
																													} else var valid5 = true;
																													if (valid5) {
																														if (data25.timeout_seconds !== void 0) {
																															let data29 = data25.timeout_seconds;
																															const _errs60 = errors;
																															if (!(typeof data29 == "number" && isFinite(data29)) && data29 !== null) {
																																validate52$1.errors = [{
																																	instancePath: instancePath + "/backend_invocation/timeout_seconds",
																																	params: { type: schema19$1.properties.backend_invocation.properties.timeout_seconds.type },
																																	message: "must be number,null"
																																}];
																																return false;
																															}
																															if (errors === _errs60) {
																																if (typeof data29 == "number" && isFinite(data29)) {
																																	if (data29 < 0 || isNaN(data29)) {
																																		validate52$1.errors = [{
																																			instancePath: instancePath + "/backend_invocation/timeout_seconds",
																																			params: {
																																				comparison: ">=",
																																				limit: 0
																																			},
																																			message: "must be >= 0"
																																		}];
																																		return false;
																																	}
																																}
																															}
																															var valid5 = _errs60 === errors;
																														} else var valid5 = true;
																													}
																												}
																											}
																										}
																									}
																								} else {
																									validate52$1.errors = [{
																										instancePath: instancePath + "/backend_invocation",
																										params: { type: "object" },
																										message: "must be object"
																									}];
																									return false;
																								}
																							}
																							var valid0 = _errs53 === errors;
																						} else var valid0 = true;
																						if (valid0) {
																							if (data.env_names !== void 0) {
																								let data30 = data.env_names;
																								const _errs62 = errors;
																								if (errors === _errs62) {
																									if (Array.isArray(data30)) {
																										const len1 = data30.length;
																										for (let i1 = 0; i1 < len1; i1++) {
																											const _errs64 = errors;
																											if (typeof data30[i1] !== "string") {
																												validate52$1.errors = [{
																													instancePath: instancePath + "/env_names/" + i1,
																													params: { type: "string" },
																													message: "must be string"
																												}];
																												return false;
																											}
																											if (!(_errs64 === errors)) break;
																										}
																									} else {
																										validate52$1.errors = [{
																											instancePath: instancePath + "/env_names",
																											params: { type: "array" },
																											message: "must be array"
																										}];
																										return false;
																									}
																								}
																								var valid0 = _errs62 === errors;
																							} else var valid0 = true;
																							if (valid0) {
																								if (data.prompt !== void 0) {
																									const _errs66 = errors;
																									if (!validate59(data.prompt, {
																										instancePath: instancePath + "/prompt",
																										parentData: data,
																										parentDataProperty: "prompt",
																										rootData
																									})) {
																										vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
																										errors = vErrors.length;
																									}
																									var valid0 = _errs66 === errors;
																								} else var valid0 = true;
																								if (valid0) {
																									if (data.effective_prompt !== void 0) {
																										let data33 = data.effective_prompt;
																										const _errs67 = errors;
																										const _errs68 = errors;
																										let valid7 = false;
																										const _errs69 = errors;
																										if (!validate59(data33, {
																											instancePath: instancePath + "/effective_prompt",
																											parentData: data,
																											parentDataProperty: "effective_prompt",
																											rootData
																										})) {
																											vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
																											errors = vErrors.length;
																										}
																										var _valid0 = _errs69 === errors;
																										valid7 = valid7 || _valid0;
																										if (!valid7) {
																											const _errs70 = errors;
																											if (data33 !== null) {
																												const err0 = {
																													instancePath: instancePath + "/effective_prompt",
																													params: { type: "null" },
																													message: "must be null"
																												};
																												if (vErrors === null) vErrors = [err0];
																												else vErrors.push(err0);
																												errors++;
																											}
																											var _valid0 = _errs70 === errors;
																											valid7 = valid7 || _valid0;
																										}
																										if (!valid7) {
																											const err1 = {
																												instancePath: instancePath + "/effective_prompt",
																												params: {},
																												message: "must match a schema in anyOf"
																											};
																											if (vErrors === null) vErrors = [err1];
																											else vErrors.push(err1);
																											errors++;
																											validate52$1.errors = vErrors;
																											return false;
																										} else {
																											errors = _errs68;
																											if (vErrors !== null) {
																												if (_errs68) vErrors.length = _errs68;
																												else vErrors = null;
																											}
																										}
																										var valid0 = _errs67 === errors;
																									} else var valid0 = true;
																									if (valid0) {
																										if (data.model_output_path !== void 0) {
																											let data34 = data.model_output_path;
																											const _errs72 = errors;
																											if (typeof data34 !== "string" && data34 !== null) {
																												validate52$1.errors = [{
																													instancePath: instancePath + "/model_output_path",
																													params: { type: schema19$1.properties.model_output_path.type },
																													message: "must be string,null"
																												}];
																												return false;
																											}
																											var valid0 = _errs72 === errors;
																										} else var valid0 = true;
																										if (valid0) {
																											if (data.backend !== void 0) {
																												let data35 = data.backend;
																												const _errs74 = errors;
																												if (errors === _errs74) {
																													if (data35 && typeof data35 == "object" && !Array.isArray(data35)) {
																														let missing4;
																														if (data35.error === void 0 && (missing4 = "error") || data35.program_version === void 0 && (missing4 = "program_version") || data35.provider_endpoint === void 0 && (missing4 = "provider_endpoint") || data35.stop_reason === void 0 && (missing4 = "stop_reason") || data35.metadata === void 0 && (missing4 = "metadata")) {
																															validate52$1.errors = [{
																																instancePath: instancePath + "/backend",
																																params: { missingProperty: missing4 },
																																message: "must have required property '" + missing4 + "'"
																															}];
																															return false;
																														} else {
																															const _errs76 = errors;
																															for (const key5 in data35) if (!(key5 === "error" || key5 === "program_version" || key5 === "provider_endpoint" || key5 === "translator" || key5 === "stop_reason" || key5 === "metadata")) {
																																validate52$1.errors = [{
																																	instancePath: instancePath + "/backend",
																																	params: { additionalProperty: key5 },
																																	message: "must NOT have additional properties"
																																}];
																																return false;
																															}
																															if (_errs76 === errors) {
																																if (data35.error !== void 0) {
																																	let data36 = data35.error;
																																	const _errs77 = errors;
																																	if (typeof data36 !== "string" && data36 !== null) {
																																		validate52$1.errors = [{
																																			instancePath: instancePath + "/backend/error",
																																			params: { type: schema19$1.properties.backend.properties.error.type },
																																			message: "must be string,null"
																																		}];
																																		return false;
																																	}
																																	var valid8 = _errs77 === errors;
																																} else var valid8 = true;
																																if (valid8) {
																																	if (data35.program_version !== void 0) {
																																		let data37 = data35.program_version;
																																		const _errs79 = errors;
																																		if (typeof data37 !== "string" && data37 !== null) {
																																			validate52$1.errors = [{
																																				instancePath: instancePath + "/backend/program_version",
																																				params: { type: schema19$1.properties.backend.properties.program_version.type },
																																				message: "must be string,null"
																																			}];
																																			return false;
																																		}
																																		var valid8 = _errs79 === errors;
																																	} else var valid8 = true;
																																	if (valid8) {
																																		if (data35.provider_endpoint !== void 0) {
																																			let data38 = data35.provider_endpoint;
																																			const _errs81 = errors;
																																			if (typeof data38 !== "string" && data38 !== null) {
																																				validate52$1.errors = [{
																																					instancePath: instancePath + "/backend/provider_endpoint",
																																					params: { type: schema19$1.properties.backend.properties.provider_endpoint.type },
																																					message: "must be string,null"
																																				}];
																																				return false;
																																			}
																																			var valid8 = _errs81 === errors;
																																		} else var valid8 = true;
																																		if (valid8) {
																																			if (data35.translator !== void 0) {
																																				const _errs83 = errors;
																																				if (typeof data35.translator !== "string") {
																																					validate52$1.errors = [{
																																						instancePath: instancePath + "/backend/translator",
																																						params: { type: "string" },
																																						message: "must be string"
																																					}];
																																					return false;
																																				}
																																				var valid8 = _errs83 === errors;
																																			} else var valid8 = true;
																																			if (valid8) {
																																				if (data35.stop_reason !== void 0) {
																																					let data40 = data35.stop_reason;
																																					const _errs85 = errors;
																																					if (typeof data40 !== "string" && data40 !== null) {
																																						validate52$1.errors = [{
																																							instancePath: instancePath + "/backend/stop_reason",
																																							params: { type: schema19$1.properties.backend.properties.stop_reason.type },
																																							message: "must be string,null"
																																						}];
																																						return false;
																																					}
																																					var valid8 = _errs85 === errors;
																																				} else var valid8 = true;
																																				if (valid8) {
																																					if (data35.metadata !== void 0) {
																																						let data41 = data35.metadata;
																																						const _errs87 = errors;
																																						if (errors === _errs87) {
																																							if (!(data41 && typeof data41 == "object" && !Array.isArray(data41))) {
																																								validate52$1.errors = [{
																																									instancePath: instancePath + "/backend/metadata",
																																									params: { type: "object" },
																																									message: "must be object"
																																								}];
																																								return false;
																																							}
																																						}
																																						var valid8 = _errs87 === errors;
																																					} else var valid8 = true;
																																				}
																																			}
																																		}
																																	}
																																}
																															}
																														}
																													} else {
																														validate52$1.errors = [{
																															instancePath: instancePath + "/backend",
																															params: { type: "object" },
																															message: "must be object"
																														}];
																														return false;
																													}
																												}
																												var valid0 = _errs74 === errors;
																											} else var valid0 = true;
																											if (valid0) {
																												if (data.outcome !== void 0) {
																													let data42 = data.outcome;
																													const _errs90 = errors;
																													if (errors === _errs90) {
																														if (data42 && typeof data42 == "object" && !Array.isArray(data42)) {
																															let missing5;
																															if (data42.class === void 0 && (missing5 = "class") || data42.phase === void 0 && (missing5 = "phase") || data42.reason === void 0 && (missing5 = "reason")) {
																																validate52$1.errors = [{
																																	instancePath: instancePath + "/outcome",
																																	params: { missingProperty: missing5 },
																																	message: "must have required property '" + missing5 + "'"
																																}];
																																return false;
																															} else {
																																const _errs92 = errors;
																																for (const key6 in data42) if (!(key6 === "class" || key6 === "phase" || key6 === "reason")) {
																																	validate52$1.errors = [{
																																		instancePath: instancePath + "/outcome",
																																		params: { additionalProperty: key6 },
																																		message: "must NOT have additional properties"
																																	}];
																																	return false;
																																}
																																if (_errs92 === errors) {
																																	if (data42.class !== void 0) {
																																		const _errs93 = errors;
																																		if (!validate62(data42.class, {
																																			instancePath: instancePath + "/outcome/class",
																																			parentData: data42,
																																			parentDataProperty: "class",
																																			rootData
																																		})) {
																																			vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
																																			errors = vErrors.length;
																																		}
																																		var valid9 = _errs93 === errors;
																																	} else var valid9 = true;
																																	if (valid9) {
																																		if (data42.phase !== void 0) {
																																			let data44 = data42.phase;
																																			const _errs94 = errors;
																																			if (typeof data44 !== "string") {
																																				validate52$1.errors = [{
																																					instancePath: instancePath + "/outcome/phase",
																																					params: { type: "string" },
																																					message: "must be string"
																																				}];
																																				return false;
																																			}
																																			if (!(data44 === "provision" || data44 === "prompt" || data44 === "solve" || data44 === "change" || data44 === "verify")) {
																																				validate52$1.errors = [{
																																					instancePath: instancePath + "/outcome/phase",
																																					params: { allowedValues: schema19$1.properties.outcome.properties.phase.enum },
																																					message: "must be equal to one of the allowed values"
																																				}];
																																				return false;
																																			}
																																			var valid9 = _errs94 === errors;
																																		} else var valid9 = true;
																																		if (valid9) {
																																			if (data42.reason !== void 0) {
																																				const _errs96 = errors;
																																				if (typeof data42.reason !== "string") {
																																					validate52$1.errors = [{
																																						instancePath: instancePath + "/outcome/reason",
																																						params: { type: "string" },
																																						message: "must be string"
																																					}];
																																					return false;
																																				}
																																				var valid9 = _errs96 === errors;
																																			} else var valid9 = true;
																																		}
																																	}
																																}
																															}
																														} else {
																															validate52$1.errors = [{
																																instancePath: instancePath + "/outcome",
																																params: { type: "object" },
																																message: "must be object"
																															}];
																															return false;
																														}
																													}
																													var valid0 = _errs90 === errors;
																												} else var valid0 = true;
																												if (valid0) {
																													if (data.verification !== void 0) {
																														let data46 = data.verification;
																														const _errs98 = errors;
																														const _errs99 = errors;
																														let valid10 = false;
																														const _errs100 = errors;
																														if (errors === _errs100) {
																															if (data46 && typeof data46 == "object" && !Array.isArray(data46)) {
																																let missing6;
																																if (data46.class === void 0 && (missing6 = "class") || data46.reason === void 0 && (missing6 = "reason") || data46.exit_code === void 0 && (missing6 = "exit_code") || data46.signal === void 0 && (missing6 = "signal") || data46.single_tests === void 0 && (missing6 = "single_tests") || data46.network_cut === void 0 && (missing6 = "network_cut") || data46.tests_passed === void 0 && (missing6 = "tests_passed") || data46.tests_failed === void 0 && (missing6 = "tests_failed") || data46.tests_missing === void 0 && (missing6 = "tests_missing")) {
																																	const err2 = {
																																		instancePath: instancePath + "/verification",
																																		params: { missingProperty: missing6 },
																																		message: "must have required property '" + missing6 + "'"
																																	};
																																	if (vErrors === null) vErrors = [err2];
																																	else vErrors.push(err2);
																																	errors++;
																																} else {
																																	const _errs102 = errors;
																																	for (const key7 in data46) if (!func1$1.call(schema19$1.properties.verification.anyOf[0].properties, key7)) {
																																		const err3 = {
																																			instancePath: instancePath + "/verification",
																																			params: { additionalProperty: key7 },
																																			message: "must NOT have additional properties"
																																		};
																																		if (vErrors === null) vErrors = [err3];
																																		else vErrors.push(err3);
																																		errors++;
																																		break;
																																	}
																																	if (_errs102 === errors) {
																																		if (data46.class !== void 0) {
																																			const _errs103 = errors;
																																			if (typeof data46.class !== "string") {
																																				const err4 = {
																																					instancePath: instancePath + "/verification/class",
																																					params: { type: "string" },
																																					message: "must be string"
																																				};
																																				if (vErrors === null) vErrors = [err4];
																																				else vErrors.push(err4);
																																				errors++;
																																			}
																																			var valid11 = _errs103 === errors;
																																		} else var valid11 = true;
																																		if (valid11) {
																																			if (data46.reason !== void 0) {
																																				const _errs105 = errors;
																																				if (typeof data46.reason !== "string") {
																																					const err5 = {
																																						instancePath: instancePath + "/verification/reason",
																																						params: { type: "string" },
																																						message: "must be string"
																																					};
																																					if (vErrors === null) vErrors = [err5];
																																					else vErrors.push(err5);
																																					errors++;
																																				}
																																				var valid11 = _errs105 === errors;
																																			} else var valid11 = true;
																																			if (valid11) {
																																				if (data46.exit_code !== void 0) {
																																					let data49 = data46.exit_code;
																																					const _errs107 = errors;
																																					if (!(typeof data49 == "number" && !(data49 % 1) && !isNaN(data49) && isFinite(data49)) && data49 !== null) {
																																						const err6 = {
																																							instancePath: instancePath + "/verification/exit_code",
																																							params: { type: schema19$1.properties.verification.anyOf[0].properties.exit_code.type },
																																							message: "must be integer,null"
																																						};
																																						if (vErrors === null) vErrors = [err6];
																																						else vErrors.push(err6);
																																						errors++;
																																					}
																																					var valid11 = _errs107 === errors;
																																				} else var valid11 = true;
																																				if (valid11) {
																																					if (data46.signal !== void 0) {
																																						let data50 = data46.signal;
																																						const _errs109 = errors;
																																						if (typeof data50 !== "string" && data50 !== null) {
																																							const err7 = {
																																								instancePath: instancePath + "/verification/signal",
																																								params: { type: schema19$1.properties.verification.anyOf[0].properties.signal.type },
																																								message: "must be string,null"
																																							};
																																							if (vErrors === null) vErrors = [err7];
																																							else vErrors.push(err7);
																																							errors++;
																																						}
																																						var valid11 = _errs109 === errors;
																																					} else var valid11 = true;
																																					if (valid11) {
																																						if (data46.single_tests !== void 0) {
																																							const _errs111 = errors;
																																							if (typeof data46.single_tests !== "boolean") {
																																								const err8 = {
																																									instancePath: instancePath + "/verification/single_tests",
																																									params: { type: "boolean" },
																																									message: "must be boolean"
																																								};
																																								if (vErrors === null) vErrors = [err8];
																																								else vErrors.push(err8);
																																								errors++;
																																							}
																																							var valid11 = _errs111 === errors;
																																						} else var valid11 = true;
																																						if (valid11) {
																																							if (data46.network_cut !== void 0) {
																																								const _errs113 = errors;
																																								if (typeof data46.network_cut !== "boolean") {
																																									const err9 = {
																																										instancePath: instancePath + "/verification/network_cut",
																																										params: { type: "boolean" },
																																										message: "must be boolean"
																																									};
																																									if (vErrors === null) vErrors = [err9];
																																									else vErrors.push(err9);
																																									errors++;
																																								}
																																								var valid11 = _errs113 === errors;
																																							} else var valid11 = true;
																																							if (valid11) {
																																								if (data46.tests_passed !== void 0) {
																																									let data53 = data46.tests_passed;
																																									const _errs115 = errors;
																																									if (errors === _errs115) {
																																										if (Array.isArray(data53)) {
																																											const len2 = data53.length;
																																											for (let i2 = 0; i2 < len2; i2++) {
																																												const _errs117 = errors;
																																												if (typeof data53[i2] !== "string") {
																																													const err10 = {
																																														instancePath: instancePath + "/verification/tests_passed/" + i2,
																																														params: { type: "string" },
																																														message: "must be string"
																																													};
																																													if (vErrors === null) vErrors = [err10];
																																													else vErrors.push(err10);
																																													errors++;
																																												}
																																												if (!(_errs117 === errors)) break;
																																											}
																																										} else {
																																											const err11 = {
																																												instancePath: instancePath + "/verification/tests_passed",
																																												params: { type: "array" },
																																												message: "must be array"
																																											};
																																											if (vErrors === null) vErrors = [err11];
																																											else vErrors.push(err11);
																																											errors++;
																																										}
																																									}
																																									var valid11 = _errs115 === errors;
																																								} else var valid11 = true;
																																								if (valid11) {
																																									if (data46.tests_failed !== void 0) {
																																										let data55 = data46.tests_failed;
																																										const _errs119 = errors;
																																										if (errors === _errs119) {
																																											if (Array.isArray(data55)) {
																																												const len3 = data55.length;
																																												for (let i3 = 0; i3 < len3; i3++) {
																																													const _errs121 = errors;
																																													if (typeof data55[i3] !== "string") {
																																														const err12 = {
																																															instancePath: instancePath + "/verification/tests_failed/" + i3,
																																															params: { type: "string" },
																																															message: "must be string"
																																														};
																																														if (vErrors === null) vErrors = [err12];
																																														else vErrors.push(err12);
																																														errors++;
																																													}
																																													if (!(_errs121 === errors)) break;
																																												}
																																											} else {
																																												const err13 = {
																																													instancePath: instancePath + "/verification/tests_failed",
																																													params: { type: "array" },
																																													message: "must be array"
																																												};
																																												if (vErrors === null) vErrors = [err13];
																																												else vErrors.push(err13);
																																												errors++;
																																											}
																																										}
																																										var valid11 = _errs119 === errors;
																																									} else var valid11 = true;
																																									if (valid11) {
																																										if (data46.tests_missing !== void 0) {
																																											let data57 = data46.tests_missing;
																																											const _errs123 = errors;
																																											if (errors === _errs123) {
																																												if (Array.isArray(data57)) {
																																													const len4 = data57.length;
																																													for (let i4 = 0; i4 < len4; i4++) {
																																														const _errs125 = errors;
																																														if (typeof data57[i4] !== "string") {
																																															const err14 = {
																																																instancePath: instancePath + "/verification/tests_missing/" + i4,
																																																params: { type: "string" },
																																																message: "must be string"
																																															};
																																															if (vErrors === null) vErrors = [err14];
																																															else vErrors.push(err14);
																																															errors++;
																																														}
																																														if (!(_errs125 === errors)) break;
																																													}
																																												} else {
																																													const err15 = {
																																														instancePath: instancePath + "/verification/tests_missing",
																																														params: { type: "array" },
																																														message: "must be array"
																																													};
																																													if (vErrors === null) vErrors = [err15];
																																													else vErrors.push(err15);
																																													errors++;
																																												}
																																											}
																																											var valid11 = _errs123 === errors;
																																										} else var valid11 = true;
																																									}
																																								}
																																							}
																																						}
																																					}
																																				}
																																			}
																																		}
																																	}
																																}
																															} else {
																																const err16 = {
																																	instancePath: instancePath + "/verification",
																																	params: { type: "object" },
																																	message: "must be object"
																																};
																																if (vErrors === null) vErrors = [err16];
																																else vErrors.push(err16);
																																errors++;
																															}
																														}
																														var _valid1 = _errs100 === errors;
																														valid10 = valid10 || _valid1;
																														if (!valid10) {
																															const _errs127 = errors;
																															if (data46 !== null) {
																																const err17 = {
																																	instancePath: instancePath + "/verification",
																																	params: { type: "null" },
																																	message: "must be null"
																																};
																																if (vErrors === null) vErrors = [err17];
																																else vErrors.push(err17);
																																errors++;
																															}
																															var _valid1 = _errs127 === errors;
																															valid10 = valid10 || _valid1;
																														}
																														if (!valid10) {
																															const err18 = {
																																instancePath: instancePath + "/verification",
																																params: {},
																																message: "must match a schema in anyOf"
																															};
																															if (vErrors === null) vErrors = [err18];
																															else vErrors.push(err18);
																															errors++;
																															validate52$1.errors = vErrors;
																															return false;
																														} else {
																															errors = _errs99;
																															if (vErrors !== null) {
																																if (_errs99) vErrors.length = _errs99;
																																else vErrors = null;
																															}
																														}
																														var valid0 = _errs98 === errors;
																													} else var valid0 = true;
																													if (valid0) {
																														if (data.tampering !== void 0) {
																															let data59 = data.tampering;
																															const _errs129 = errors;
																															if (errors === _errs129) {
																																if (Array.isArray(data59)) {
																																	const len5 = data59.length;
																																	for (let i5 = 0; i5 < len5; i5++) {
																																		const _errs131 = errors;
																																		if (!validate64(data59[i5], {
																																			instancePath: instancePath + "/tampering/" + i5,
																																			parentData: data59,
																																			parentDataProperty: i5,
																																			rootData
																																		})) {
																																			vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
																																			errors = vErrors.length;
																																		}
																																		if (!(_errs131 === errors)) break;
																																	}
																																} else {
																																	validate52$1.errors = [{
																																		instancePath: instancePath + "/tampering",
																																		params: { type: "array" },
																																		message: "must be array"
																																	}];
																																	return false;
																																}
																															}
																															var valid0 = _errs129 === errors;
																														} else var valid0 = true;
																														if (valid0) {
																															if (data.leaks !== void 0) {
																																let data61 = data.leaks;
																																const _errs132 = errors;
																																if (errors === _errs132) {
																																	if (Array.isArray(data61)) {
																																		const len6 = data61.length;
																																		for (let i6 = 0; i6 < len6; i6++) {
																																			const _errs134 = errors;
																																			if (!validate66(data61[i6], {
																																				instancePath: instancePath + "/leaks/" + i6,
																																				parentData: data61,
																																				parentDataProperty: i6,
																																				rootData
																																			})) {
																																				vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
																																				errors = vErrors.length;
																																			}
																																			if (!(_errs134 === errors)) break;
																																		}
																																	} else {
																																		validate52$1.errors = [{
																																			instancePath: instancePath + "/leaks",
																																			params: { type: "array" },
																																			message: "must be array"
																																		}];
																																		return false;
																																	}
																																}
																																var valid0 = _errs132 === errors;
																															} else var valid0 = true;
																															if (valid0) {
																																if (data.verifier_digest !== void 0) {
																																	let data63 = data.verifier_digest;
																																	const _errs135 = errors;
																																	const _errs136 = errors;
																																	let valid17 = false;
																																	const _errs137 = errors;
																																	if (errors === _errs137) {
																																		if (typeof data63 === "string") {
																																			if (!pattern4$1.test(data63)) {
																																				const err19 = {
																																					instancePath: instancePath + "/verifier_digest",
																																					params: { pattern: "^[0-9a-f]{64}$" },
																																					message: "must match pattern \"^[0-9a-f]{64}$\""
																																				};
																																				if (vErrors === null) vErrors = [err19];
																																				else vErrors.push(err19);
																																				errors++;
																																			}
																																		} else {
																																			const err20 = {
																																				instancePath: instancePath + "/verifier_digest",
																																				params: { type: "string" },
																																				message: "must be string"
																																			};
																																			if (vErrors === null) vErrors = [err20];
																																			else vErrors.push(err20);
																																			errors++;
																																		}
																																	}
																																	var _valid2 = _errs137 === errors;
																																	valid17 = valid17 || _valid2;
																																	if (!valid17) {
																																		const _errs139 = errors;
																																		if (data63 !== null) {
																																			const err21 = {
																																				instancePath: instancePath + "/verifier_digest",
																																				params: { type: "null" },
																																				message: "must be null"
																																			};
																																			if (vErrors === null) vErrors = [err21];
																																			else vErrors.push(err21);
																																			errors++;
																																		}
																																		var _valid2 = _errs139 === errors;
																																		valid17 = valid17 || _valid2;
																																	}
																																	if (!valid17) {
																																		const err22 = {
																																			instancePath: instancePath + "/verifier_digest",
																																			params: {},
																																			message: "must match a schema in anyOf"
																																		};
																																		if (vErrors === null) vErrors = [err22];
																																		else vErrors.push(err22);
																																		errors++;
																																		validate52$1.errors = vErrors;
																																		return false;
																																	} else {
																																		errors = _errs136;
																																		if (vErrors !== null) {
																																			if (_errs136) vErrors.length = _errs136;
																																			else vErrors = null;
																																		}
																																	}
																																	var valid0 = _errs135 === errors;
																																} else var valid0 = true;
																																if (valid0) {
																																	if (data.phases !== void 0) {
																																		const _errs141 = errors;
																																		if (!validate68(data.phases, {
																																			instancePath: instancePath + "/phases",
																																			parentData: data,
																																			parentDataProperty: "phases",
																																			rootData
																																		})) {
																																			vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
																																			errors = vErrors.length;
																																		}
																																		var valid0 = _errs141 === errors;
																																	} else var valid0 = true;
																																	if (valid0) {
																																		if (data.artifacts !== void 0) {
																																			let data65 = data.artifacts;
																																			const _errs142 = errors;
																																			if (errors === _errs142) {
																																				if (Array.isArray(data65)) {
																																					const len7 = data65.length;
																																					for (let i7 = 0; i7 < len7; i7++) {
																																						let data66 = data65[i7];
																																						const _errs144 = errors;
																																						if (errors === _errs144) {
																																							if (data66 && typeof data66 == "object" && !Array.isArray(data66)) {
																																								let missing7;
																																								if (data66.path === void 0 && (missing7 = "path") || data66.bytes === void 0 && (missing7 = "bytes") || data66.sha256 === void 0 && (missing7 = "sha256")) {
																																									validate52$1.errors = [{
																																										instancePath: instancePath + "/artifacts/" + i7,
																																										params: { missingProperty: missing7 },
																																										message: "must have required property '" + missing7 + "'"
																																									}];
																																									return false;
																																								} else {
																																									const _errs146 = errors;
																																									for (const key8 in data66) if (!(key8 === "path" || key8 === "bytes" || key8 === "sha256")) {
																																										validate52$1.errors = [{
																																											instancePath: instancePath + "/artifacts/" + i7,
																																											params: { additionalProperty: key8 },
																																											message: "must NOT have additional properties"
																																										}];
																																										return false;
																																									}
																																									if (_errs146 === errors) {
																																										if (data66.path !== void 0) {
																																											let data67 = data66.path;
																																											const _errs147 = errors;
																																											if (errors === _errs147) {
																																												if (typeof data67 === "string") {
																																													if (data67.length < 1) {
																																														validate52$1.errors = [{
																																															instancePath: instancePath + "/artifacts/" + i7 + "/path",
																																															params: { limit: 1 },
																																															message: "must NOT have fewer than 1 characters"
																																														}];
																																														return false;
																																													}
																																												} else {
																																													validate52$1.errors = [{
																																														instancePath: instancePath + "/artifacts/" + i7 + "/path",
																																														params: { type: "string" },
																																														message: "must be string"
																																													}];
																																													return false;
																																												}
																																											}
																																											var valid19 = _errs147 === errors;
																																										} else var valid19 = true;
																																										if (valid19) {
																																											if (data66.bytes !== void 0) {
																																												let data68 = data66.bytes;
																																												const _errs149 = errors;
																																												if (!(typeof data68 == "number" && !(data68 % 1) && !isNaN(data68) && isFinite(data68))) {
																																													validate52$1.errors = [{
																																														instancePath: instancePath + "/artifacts/" + i7 + "/bytes",
																																														params: { type: "integer" },
																																														message: "must be integer"
																																													}];
																																													return false;
																																												}
																																												if (errors === _errs149) {
																																													if (typeof data68 == "number" && isFinite(data68)) {
																																														if (data68 < 0 || isNaN(data68)) {
																																															validate52$1.errors = [{
																																																instancePath: instancePath + "/artifacts/" + i7 + "/bytes",
																																																params: {
																																																	comparison: ">=",
																																																	limit: 0
																																																},
																																																message: "must be >= 0"
																																															}];
																																															return false;
																																														}
																																													}
																																												}
																																												var valid19 = _errs149 === errors;
																																											} else var valid19 = true;
																																											if (valid19) {
																																												if (data66.sha256 !== void 0) {
																																													let data69 = data66.sha256;
																																													const _errs151 = errors;
																																													if (errors === _errs151) {
																																														if (typeof data69 === "string") {
																																															if (!pattern4$1.test(data69)) {
																																																validate52$1.errors = [{
																																																	instancePath: instancePath + "/artifacts/" + i7 + "/sha256",
																																																	params: { pattern: "^[0-9a-f]{64}$" },
																																																	message: "must match pattern \"^[0-9a-f]{64}$\""
																																																}];
																																																return false;
																																															}
																																														} else {
																																															validate52$1.errors = [{
																																																instancePath: instancePath + "/artifacts/" + i7 + "/sha256",
																																																params: { type: "string" },
																																																message: "must be string"
																																															}];
																																															return false;
																																														}
																																													}
																																													var valid19 = _errs151 === errors;
																																												} else var valid19 = true;
																																											}
																																										}
																																									}
																																								}
																																							} else {
																																								validate52$1.errors = [{
																																									instancePath: instancePath + "/artifacts/" + i7,
																																									params: { type: "object" },
																																									message: "must be object"
																																								}];
																																								return false;
																																							}
																																						}
																																						if (!(_errs144 === errors)) break;
																																					}
																																				} else {
																																					validate52$1.errors = [{
																																						instancePath: instancePath + "/artifacts",
																																						params: { type: "array" },
																																						message: "must be array"
																																					}];
																																					return false;
																																				}
																																			}
																																			var valid0 = _errs142 === errors;
																																		} else var valid0 = true;
																																	}
																																}
																															}
																														}
																													}
																												}
																											}
																										}
																									}
																								}
																							}
																						}
																					}
																				}
																			}
																		}
																	}
																}
															}
														}
													}
												}
											}
										}
									}
								}
							}
						}
					}
				}
			}
		} else {
			validate52$1.errors = [{
				instancePath,
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate52$1.errors = vErrors;
	return errors === 0;
}
const score$2 = validate70;
const schema28 = {
	"$schema": "https://json-schema.org/draft/2020-12/schema",
	"$id": "score.schema.json",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"schema_version",
		"benchmark_id",
		"task_id",
		"backend_id",
		"run_id",
		"attempt",
		"scores",
		"derived",
		"result"
	],
	"properties": {
		"schema_version": { "const": "2.0" },
		"benchmark_id": {
			"type": "string",
			"minLength": 1
		},
		"task_id": {
			"type": "string",
			"minLength": 1
		},
		"backend_id": {
			"type": "string",
			"minLength": 1
		},
		"run_id": {
			"type": "string",
			"minLength": 1
		},
		"attempt": {
			"type": "integer",
			"minimum": 1
		},
		"scores": {
			"type": "object",
			"additionalProperties": false,
			"required": [
				"tests_passed",
				"lint_passed",
				"typecheck_passed",
				"required_files_present",
				"timeout",
				"human_interventions"
			],
			"properties": {
				"tests_passed": { "type": ["boolean", "null"] },
				"lint_passed": { "type": ["boolean", "null"] },
				"typecheck_passed": { "type": ["boolean", "null"] },
				"required_files_present": { "type": ["boolean", "null"] },
				"timeout": { "type": "boolean" },
				"human_interventions": {
					"type": "integer",
					"minimum": 0
				}
			}
		},
		"derived": {
			"type": "object",
			"additionalProperties": false,
			"required": [
				"elapsed_seconds",
				"files_changed",
				"lines_added",
				"lines_removed",
				"failed_commands"
			],
			"properties": {
				"elapsed_seconds": {
					"type": "number",
					"minimum": 0
				},
				"files_changed": {
					"type": ["integer", "null"],
					"minimum": 0
				},
				"lines_added": {
					"type": ["integer", "null"],
					"minimum": 0
				},
				"lines_removed": {
					"type": ["integer", "null"],
					"minimum": 0
				},
				"failed_commands": {
					"type": ["integer", "null"],
					"minimum": 0
				}
			}
		},
		"result": {
			"type": "string",
			"enum": [
				"pass",
				"fail",
				"error",
				"timeout"
			]
		}
	}
};
function validate70(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.schema_version === void 0 && (missing0 = "schema_version") || data.benchmark_id === void 0 && (missing0 = "benchmark_id") || data.task_id === void 0 && (missing0 = "task_id") || data.backend_id === void 0 && (missing0 = "backend_id") || data.run_id === void 0 && (missing0 = "run_id") || data.attempt === void 0 && (missing0 = "attempt") || data.scores === void 0 && (missing0 = "scores") || data.derived === void 0 && (missing0 = "derived") || data.result === void 0 && (missing0 = "result")) {
			validate70.errors = [{
				instancePath,
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			for (const key0 in data) if (!func1$1.call(schema28.properties, key0)) {
				validate70.errors = [{
					instancePath,
					params: { additionalProperty: key0 },
					message: "must NOT have additional properties"
				}];
				return false;
			}
			if (data.schema_version !== void 0) {
				if ("2.0" !== data.schema_version) {
					validate70.errors = [{
						instancePath: instancePath + "/schema_version",
						params: { allowedValue: "2.0" },
						message: "must be equal to constant"
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.benchmark_id !== void 0) {
					let data1 = data.benchmark_id;
					if (typeof data1 === "string") {
						if (data1.length < 1) {
							validate70.errors = [{
								instancePath: instancePath + "/benchmark_id",
								params: { limit: 1 },
								message: "must NOT have fewer than 1 characters"
							}];
							return false;
						}
					} else {
						validate70.errors = [{
							instancePath: instancePath + "/benchmark_id",
							params: { type: "string" },
							message: "must be string"
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.task_id !== void 0) {
						let data2 = data.task_id;
						if (typeof data2 === "string") {
							if (data2.length < 1) {
								validate70.errors = [{
									instancePath: instancePath + "/task_id",
									params: { limit: 1 },
									message: "must NOT have fewer than 1 characters"
								}];
								return false;
							}
						} else {
							validate70.errors = [{
								instancePath: instancePath + "/task_id",
								params: { type: "string" },
								message: "must be string"
							}];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.backend_id !== void 0) {
							let data3 = data.backend_id;
							if (typeof data3 === "string") {
								if (data3.length < 1) {
									validate70.errors = [{
										instancePath: instancePath + "/backend_id",
										params: { limit: 1 },
										message: "must NOT have fewer than 1 characters"
									}];
									return false;
								}
							} else {
								validate70.errors = [{
									instancePath: instancePath + "/backend_id",
									params: { type: "string" },
									message: "must be string"
								}];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
						if (valid0) {
							if (data.run_id !== void 0) {
								let data4 = data.run_id;
								if (typeof data4 === "string") {
									if (data4.length < 1) {
										validate70.errors = [{
											instancePath: instancePath + "/run_id",
											params: { limit: 1 },
											message: "must NOT have fewer than 1 characters"
										}];
										return false;
									}
								} else {
									validate70.errors = [{
										instancePath: instancePath + "/run_id",
										params: { type: "string" },
										message: "must be string"
									}];
									return false;
								}
								var valid0 = true;
							} else var valid0 = true;
							if (valid0) {
								if (data.attempt !== void 0) {
									let data5 = data.attempt;
									if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
										validate70.errors = [{
											instancePath: instancePath + "/attempt",
											params: { type: "integer" },
											message: "must be integer"
										}];
										return false;
									}
									if (typeof data5 == "number" && isFinite(data5)) {
										if (data5 < 1 || isNaN(data5)) {
											validate70.errors = [{
												instancePath: instancePath + "/attempt",
												params: {
													comparison: ">=",
													limit: 1
												},
												message: "must be >= 1"
											}];
											return false;
										}
									}
									var valid0 = true;
								} else var valid0 = true;
								if (valid0) {
									if (data.scores !== void 0) {
										let data6 = data.scores;
										if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
											let missing1;
											if (data6.tests_passed === void 0 && (missing1 = "tests_passed") || data6.lint_passed === void 0 && (missing1 = "lint_passed") || data6.typecheck_passed === void 0 && (missing1 = "typecheck_passed") || data6.required_files_present === void 0 && (missing1 = "required_files_present") || data6.timeout === void 0 && (missing1 = "timeout") || data6.human_interventions === void 0 && (missing1 = "human_interventions")) {
												validate70.errors = [{
													instancePath: instancePath + "/scores",
													params: { missingProperty: missing1 },
													message: "must have required property '" + missing1 + "'"
												}];
												return false;
											} else {
												for (const key1 in data6) if (!(key1 === "tests_passed" || key1 === "lint_passed" || key1 === "typecheck_passed" || key1 === "required_files_present" || key1 === "timeout" || key1 === "human_interventions")) {
													validate70.errors = [{
														instancePath: instancePath + "/scores",
														params: { additionalProperty: key1 },
														message: "must NOT have additional properties"
													}];
													return false;
												}
												if (data6.tests_passed !== void 0) {
													let data7 = data6.tests_passed;
													if (typeof data7 !== "boolean" && data7 !== null) {
														validate70.errors = [{
															instancePath: instancePath + "/scores/tests_passed",
															params: { type: schema28.properties.scores.properties.tests_passed.type },
															message: "must be boolean,null"
														}];
														return false;
													}
													var valid1 = true;
												} else var valid1 = true;
												if (valid1) {
													if (data6.lint_passed !== void 0) {
														let data8 = data6.lint_passed;
														if (typeof data8 !== "boolean" && data8 !== null) {
															validate70.errors = [{
																instancePath: instancePath + "/scores/lint_passed",
																params: { type: schema28.properties.scores.properties.lint_passed.type },
																message: "must be boolean,null"
															}];
															return false;
														}
														var valid1 = true;
													} else var valid1 = true;
													if (valid1) {
														if (data6.typecheck_passed !== void 0) {
															let data9 = data6.typecheck_passed;
															if (typeof data9 !== "boolean" && data9 !== null) {
																validate70.errors = [{
																	instancePath: instancePath + "/scores/typecheck_passed",
																	params: { type: schema28.properties.scores.properties.typecheck_passed.type },
																	message: "must be boolean,null"
																}];
																return false;
															}
															var valid1 = true;
														} else var valid1 = true;
														if (valid1) {
															if (data6.required_files_present !== void 0) {
																let data10 = data6.required_files_present;
																if (typeof data10 !== "boolean" && data10 !== null) {
																	validate70.errors = [{
																		instancePath: instancePath + "/scores/required_files_present",
																		params: { type: schema28.properties.scores.properties.required_files_present.type },
																		message: "must be boolean,null"
																	}];
																	return false;
																}
																var valid1 = true;
															} else var valid1 = true;
															if (valid1) {
																if (data6.timeout !== void 0) {
																	if (typeof data6.timeout !== "boolean") {
																		validate70.errors = [{
																			instancePath: instancePath + "/scores/timeout",
																			params: { type: "boolean" },
																			message: "must be boolean"
																		}];
																		return false;
																	}
																	var valid1 = true;
																} else var valid1 = true;
																if (valid1) {
																	if (data6.human_interventions !== void 0) {
																		let data12 = data6.human_interventions;
																		if (!(typeof data12 == "number" && !(data12 % 1) && !isNaN(data12) && isFinite(data12))) {
																			validate70.errors = [{
																				instancePath: instancePath + "/scores/human_interventions",
																				params: { type: "integer" },
																				message: "must be integer"
																			}];
																			return false;
																		}
																		if (typeof data12 == "number" && isFinite(data12)) {
																			if (data12 < 0 || isNaN(data12)) {
																				validate70.errors = [{
																					instancePath: instancePath + "/scores/human_interventions",
																					params: {
																						comparison: ">=",
																						limit: 0
																					},
																					message: "must be >= 0"
																				}];
																				return false;
																			}
																		}
																		var valid1 = true;
																	} else var valid1 = true;
																}
															}
														}
													}
												}
											}
										} else {
											validate70.errors = [{
												instancePath: instancePath + "/scores",
												params: { type: "object" },
												message: "must be object"
											}];
											return false;
										}
										var valid0 = true;
									} else var valid0 = true;
									if (valid0) {
										if (data.derived !== void 0) {
											let data13 = data.derived;
											if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
												let missing2;
												if (data13.elapsed_seconds === void 0 && (missing2 = "elapsed_seconds") || data13.files_changed === void 0 && (missing2 = "files_changed") || data13.lines_added === void 0 && (missing2 = "lines_added") || data13.lines_removed === void 0 && (missing2 = "lines_removed") || data13.failed_commands === void 0 && (missing2 = "failed_commands")) {
													validate70.errors = [{
														instancePath: instancePath + "/derived",
														params: { missingProperty: missing2 },
														message: "must have required property '" + missing2 + "'"
													}];
													return false;
												} else {
													for (const key2 in data13) if (!(key2 === "elapsed_seconds" || key2 === "files_changed" || key2 === "lines_added" || key2 === "lines_removed" || key2 === "failed_commands")) {
														validate70.errors = [{
															instancePath: instancePath + "/derived",
															params: { additionalProperty: key2 },
															message: "must NOT have additional properties"
														}];
														return false;
													}
													if (data13.elapsed_seconds !== void 0) {
														let data14 = data13.elapsed_seconds;
														if (typeof data14 == "number" && isFinite(data14)) {
															if (data14 < 0 || isNaN(data14)) {
																validate70.errors = [{
																	instancePath: instancePath + "/derived/elapsed_seconds",
																	params: {
																		comparison: ">=",
																		limit: 0
																	},
																	message: "must be >= 0"
																}];
																return false;
															}
														} else {
															validate70.errors = [{
																instancePath: instancePath + "/derived/elapsed_seconds",
																params: { type: "number" },
																message: "must be number"
															}];
															return false;
														}
														var valid2 = true;
													} else var valid2 = true;
													if (valid2) {
														if (data13.files_changed !== void 0) {
															let data15 = data13.files_changed;
															if (!(typeof data15 == "number" && !(data15 % 1) && !isNaN(data15) && isFinite(data15)) && data15 !== null) {
																validate70.errors = [{
																	instancePath: instancePath + "/derived/files_changed",
																	params: { type: schema28.properties.derived.properties.files_changed.type },
																	message: "must be integer,null"
																}];
																return false;
															}
															if (typeof data15 == "number" && isFinite(data15)) {
																if (data15 < 0 || isNaN(data15)) {
																	validate70.errors = [{
																		instancePath: instancePath + "/derived/files_changed",
																		params: {
																			comparison: ">=",
																			limit: 0
																		},
																		message: "must be >= 0"
																	}];
																	return false;
																}
															}
															var valid2 = true;
														} else var valid2 = true;
														if (valid2) {
															if (data13.lines_added !== void 0) {
																let data16 = data13.lines_added;
																if (!(typeof data16 == "number" && !(data16 % 1) && !isNaN(data16) && isFinite(data16)) && data16 !== null) {
																	validate70.errors = [{
																		instancePath: instancePath + "/derived/lines_added",
																		params: { type: schema28.properties.derived.properties.lines_added.type },
																		message: "must be integer,null"
																	}];
																	return false;
																}
																if (typeof data16 == "number" && isFinite(data16)) {
																	if (data16 < 0 || isNaN(data16)) {
																		validate70.errors = [{
																			instancePath: instancePath + "/derived/lines_added",
																			params: {
																				comparison: ">=",
																				limit: 0
																			},
																			message: "must be >= 0"
																		}];
																		return false;
																	}
																}
																var valid2 = true;
															} else var valid2 = true;
															if (valid2) {
																if (data13.lines_removed !== void 0) {
																	let data17 = data13.lines_removed;
																	if (!(typeof data17 == "number" && !(data17 % 1) && !isNaN(data17) && isFinite(data17)) && data17 !== null) {
																		validate70.errors = [{
																			instancePath: instancePath + "/derived/lines_removed",
																			params: { type: schema28.properties.derived.properties.lines_removed.type },
																			message: "must be integer,null"
																		}];
																		return false;
																	}
																	if (typeof data17 == "number" && isFinite(data17)) {
																		if (data17 < 0 || isNaN(data17)) {
																			validate70.errors = [{
																				instancePath: instancePath + "/derived/lines_removed",
																				params: {
																					comparison: ">=",
																					limit: 0
																				},
																				message: "must be >= 0"
																			}];
																			return false;
																		}
																	}
																	var valid2 = true;
																} else var valid2 = true;
																if (valid2) {
																	if (data13.failed_commands !== void 0) {
																		let data18 = data13.failed_commands;
																		if (!(typeof data18 == "number" && !(data18 % 1) && !isNaN(data18) && isFinite(data18)) && data18 !== null) {
																			validate70.errors = [{
																				instancePath: instancePath + "/derived/failed_commands",
																				params: { type: schema28.properties.derived.properties.failed_commands.type },
																				message: "must be integer,null"
																			}];
																			return false;
																		}
																		if (typeof data18 == "number" && isFinite(data18)) {
																			if (data18 < 0 || isNaN(data18)) {
																				validate70.errors = [{
																					instancePath: instancePath + "/derived/failed_commands",
																					params: {
																						comparison: ">=",
																						limit: 0
																					},
																					message: "must be >= 0"
																				}];
																				return false;
																			}
																		}
																		var valid2 = true;
																	} else var valid2 = true;
																}
															}
														}
													}
												}
											} else {
												validate70.errors = [{
													instancePath: instancePath + "/derived",
													params: { type: "object" },
													message: "must be object"
												}];
												return false;
											}
											var valid0 = true;
										} else var valid0 = true;
										if (valid0) {
											if (data.result !== void 0) {
												let data19 = data.result;
												if (typeof data19 !== "string") {
													validate70.errors = [{
														instancePath: instancePath + "/result",
														params: { type: "string" },
														message: "must be string"
													}];
													return false;
												}
												if (!(data19 === "pass" || data19 === "fail" || data19 === "error" || data19 === "timeout")) {
													validate70.errors = [{
														instancePath: instancePath + "/result",
														params: { allowedValues: schema28.properties.result.enum },
														message: "must be equal to one of the allowed values"
													}];
													return false;
												}
												var valid0 = true;
											} else var valid0 = true;
										}
									}
								}
							}
						}
					}
				}
			}
		}
	} else {
		validate70.errors = [{
			instancePath,
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate70.errors = vErrors;
	return true;
}
const stats$2 = validate71;
const schema29 = {
	"$schema": "https://json-schema.org/draft/2020-12/schema",
	"$id": "stats.schema.json",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"schema_version",
		"elapsed_seconds",
		"tokens_input",
		"tokens_output",
		"cache_read_tokens",
		"cache_write_tokens",
		"reasoning_tokens",
		"tool_calls",
		"turns",
		"temperature",
		"seed",
		"phases",
		"cost_reporting"
	],
	"properties": {
		"schema_version": { "const": "2.0" },
		"elapsed_seconds": {
			"type": "number",
			"minimum": 0
		},
		"tokens_input": {
			"type": ["integer", "null"],
			"minimum": 0
		},
		"tokens_output": {
			"type": ["integer", "null"],
			"minimum": 0
		},
		"cache_read_tokens": {
			"type": ["integer", "null"],
			"minimum": 0
		},
		"cache_write_tokens": {
			"type": ["integer", "null"],
			"minimum": 0
		},
		"reasoning_tokens": {
			"type": ["integer", "null"],
			"minimum": 0
		},
		"input_includes_cache": { "type": "boolean" },
		"usage_coverage": {
			"type": "number",
			"minimum": 0
		},
		"wire": {
			"type": "object",
			"additionalProperties": false,
			"required": [
				"requests",
				"refused",
				"failed",
				"unmetered",
				"tokens_input",
				"tokens_output",
				"cache_read_tokens",
				"cache_write_tokens",
				"reasoning_tokens"
			],
			"properties": {
				"requests": {
					"type": "integer",
					"minimum": 0
				},
				"refused": {
					"type": "integer",
					"minimum": 0
				},
				"failed": {
					"type": "integer",
					"minimum": 0
				},
				"unmetered": {
					"type": "integer",
					"minimum": 0
				},
				"tokens_input": {
					"type": ["integer", "null"],
					"minimum": 0
				},
				"tokens_output": {
					"type": ["integer", "null"],
					"minimum": 0
				},
				"cache_read_tokens": {
					"type": ["integer", "null"],
					"minimum": 0
				},
				"cache_write_tokens": {
					"type": ["integer", "null"],
					"minimum": 0
				},
				"reasoning_tokens": {
					"type": ["integer", "null"],
					"minimum": 0
				}
			}
		},
		"tool_calls": { "anyOf": [{
			"type": "object",
			"additionalProperties": {
				"type": "integer",
				"minimum": 0
			}
		}, { "type": "null" }] },
		"turns": {
			"type": ["integer", "null"],
			"minimum": 0
		},
		"temperature": { "$ref": "common.schema.json#/$defs/SamplingControl" },
		"seed": { "$ref": "common.schema.json#/$defs/SamplingControl" },
		"phases": { "$ref": "common.schema.json#/$defs/PhaseTimes" },
		"cost_reporting": {
			"type": "object",
			"additionalProperties": false,
			"required": ["enabled", "reason"],
			"properties": {
				"enabled": { "const": false },
				"reason": {
					"type": "string",
					"minLength": 1
				}
			}
		}
	}
};
function validate72(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.requested === void 0 && (missing0 = "requested") || data.effective === void 0 && (missing0 = "effective") || data.control === void 0 && (missing0 = "control")) {
			validate72.errors = [{
				instancePath,
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "requested" || key0 === "effective" || key0 === "control")) {
				validate72.errors = [{
					instancePath,
					params: { additionalProperty: key0 },
					message: "must NOT have additional properties"
				}];
				return false;
			}
			if (data.requested !== void 0) {
				let data0 = data.requested;
				if (!(typeof data0 == "number" && isFinite(data0)) && data0 !== null) {
					validate72.errors = [{
						instancePath: instancePath + "/requested",
						params: { type: schema22.properties.requested.type },
						message: "must be number,null"
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.effective !== void 0) {
					let data1 = data.effective;
					if (!(typeof data1 == "number" && isFinite(data1)) && data1 !== null) {
						validate72.errors = [{
							instancePath: instancePath + "/effective",
							params: { type: schema22.properties.effective.type },
							message: "must be number,null"
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.control !== void 0) {
						let data2 = data.control;
						if (typeof data2 !== "string") {
							validate72.errors = [{
								instancePath: instancePath + "/control",
								params: { type: "string" },
								message: "must be string"
							}];
							return false;
						}
						if (!(data2 === "supported" || data2 === "unsupported" || data2 === "available_not_pinned")) {
							validate72.errors = [{
								instancePath: instancePath + "/control",
								params: { allowedValues: schema22.properties.control.enum },
								message: "must be equal to one of the allowed values"
							}];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
				}
			}
		}
	} else {
		validate72.errors = [{
			instancePath,
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate72.errors = vErrors;
	return true;
}
function validate75(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.provision === void 0 && (missing0 = "provision") || data.prompt === void 0 && (missing0 = "prompt") || data.solve === void 0 && (missing0 = "solve") || data.change === void 0 && (missing0 = "change") || data.verify === void 0 && (missing0 = "verify")) {
			validate75.errors = [{
				instancePath,
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "provision" || key0 === "prompt" || key0 === "solve" || key0 === "change" || key0 === "verify")) {
				validate75.errors = [{
					instancePath,
					params: { additionalProperty: key0 },
					message: "must NOT have additional properties"
				}];
				return false;
			}
			if (data.provision !== void 0) {
				let data0 = data.provision;
				if (!(typeof data0 == "number" && isFinite(data0)) && data0 !== null) {
					validate75.errors = [{
						instancePath: instancePath + "/provision",
						params: { type: schema27.properties.provision.type },
						message: "must be number,null"
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.prompt !== void 0) {
					let data1 = data.prompt;
					if (!(typeof data1 == "number" && isFinite(data1)) && data1 !== null) {
						validate75.errors = [{
							instancePath: instancePath + "/prompt",
							params: { type: schema27.properties.prompt.type },
							message: "must be number,null"
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.solve !== void 0) {
						let data2 = data.solve;
						if (!(typeof data2 == "number" && isFinite(data2)) && data2 !== null) {
							validate75.errors = [{
								instancePath: instancePath + "/solve",
								params: { type: schema27.properties.solve.type },
								message: "must be number,null"
							}];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.change !== void 0) {
							let data3 = data.change;
							if (!(typeof data3 == "number" && isFinite(data3)) && data3 !== null) {
								validate75.errors = [{
									instancePath: instancePath + "/change",
									params: { type: schema27.properties.change.type },
									message: "must be number,null"
								}];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
						if (valid0) {
							if (data.verify !== void 0) {
								let data4 = data.verify;
								if (!(typeof data4 == "number" && isFinite(data4)) && data4 !== null) {
									validate75.errors = [{
										instancePath: instancePath + "/verify",
										params: { type: schema27.properties.verify.type },
										message: "must be number,null"
									}];
									return false;
								}
								var valid0 = true;
							} else var valid0 = true;
						}
					}
				}
			}
		}
	} else {
		validate75.errors = [{
			instancePath,
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate75.errors = vErrors;
	return true;
}
function validate71(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.schema_version === void 0 && (missing0 = "schema_version") || data.elapsed_seconds === void 0 && (missing0 = "elapsed_seconds") || data.tokens_input === void 0 && (missing0 = "tokens_input") || data.tokens_output === void 0 && (missing0 = "tokens_output") || data.cache_read_tokens === void 0 && (missing0 = "cache_read_tokens") || data.cache_write_tokens === void 0 && (missing0 = "cache_write_tokens") || data.reasoning_tokens === void 0 && (missing0 = "reasoning_tokens") || data.tool_calls === void 0 && (missing0 = "tool_calls") || data.turns === void 0 && (missing0 = "turns") || data.temperature === void 0 && (missing0 = "temperature") || data.seed === void 0 && (missing0 = "seed") || data.phases === void 0 && (missing0 = "phases") || data.cost_reporting === void 0 && (missing0 = "cost_reporting")) {
				validate71.errors = [{
					instancePath,
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!func1$1.call(schema29.properties, key0)) {
					validate71.errors = [{
						instancePath,
						params: { additionalProperty: key0 },
						message: "must NOT have additional properties"
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.schema_version !== void 0) {
						const _errs2 = errors;
						if ("2.0" !== data.schema_version) {
							validate71.errors = [{
								instancePath: instancePath + "/schema_version",
								params: { allowedValue: "2.0" },
								message: "must be equal to constant"
							}];
							return false;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.elapsed_seconds !== void 0) {
							let data1 = data.elapsed_seconds;
							const _errs3 = errors;
							if (errors === _errs3) {
								if (typeof data1 == "number" && isFinite(data1)) {
									if (data1 < 0 || isNaN(data1)) {
										validate71.errors = [{
											instancePath: instancePath + "/elapsed_seconds",
											params: {
												comparison: ">=",
												limit: 0
											},
											message: "must be >= 0"
										}];
										return false;
									}
								} else {
									validate71.errors = [{
										instancePath: instancePath + "/elapsed_seconds",
										params: { type: "number" },
										message: "must be number"
									}];
									return false;
								}
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.tokens_input !== void 0) {
								let data2 = data.tokens_input;
								const _errs5 = errors;
								if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)) && data2 !== null) {
									validate71.errors = [{
										instancePath: instancePath + "/tokens_input",
										params: { type: schema29.properties.tokens_input.type },
										message: "must be integer,null"
									}];
									return false;
								}
								if (errors === _errs5) {
									if (typeof data2 == "number" && isFinite(data2)) {
										if (data2 < 0 || isNaN(data2)) {
											validate71.errors = [{
												instancePath: instancePath + "/tokens_input",
												params: {
													comparison: ">=",
													limit: 0
												},
												message: "must be >= 0"
											}];
											return false;
										}
									}
								}
								var valid0 = _errs5 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.tokens_output !== void 0) {
									let data3 = data.tokens_output;
									const _errs7 = errors;
									if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3)) && data3 !== null) {
										validate71.errors = [{
											instancePath: instancePath + "/tokens_output",
											params: { type: schema29.properties.tokens_output.type },
											message: "must be integer,null"
										}];
										return false;
									}
									if (errors === _errs7) {
										if (typeof data3 == "number" && isFinite(data3)) {
											if (data3 < 0 || isNaN(data3)) {
												validate71.errors = [{
													instancePath: instancePath + "/tokens_output",
													params: {
														comparison: ">=",
														limit: 0
													},
													message: "must be >= 0"
												}];
												return false;
											}
										}
									}
									var valid0 = _errs7 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.cache_read_tokens !== void 0) {
										let data4 = data.cache_read_tokens;
										const _errs9 = errors;
										if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4)) && data4 !== null) {
											validate71.errors = [{
												instancePath: instancePath + "/cache_read_tokens",
												params: { type: schema29.properties.cache_read_tokens.type },
												message: "must be integer,null"
											}];
											return false;
										}
										if (errors === _errs9) {
											if (typeof data4 == "number" && isFinite(data4)) {
												if (data4 < 0 || isNaN(data4)) {
													validate71.errors = [{
														instancePath: instancePath + "/cache_read_tokens",
														params: {
															comparison: ">=",
															limit: 0
														},
														message: "must be >= 0"
													}];
													return false;
												}
											}
										}
										var valid0 = _errs9 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.cache_write_tokens !== void 0) {
											let data5 = data.cache_write_tokens;
											const _errs11 = errors;
											if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5)) && data5 !== null) {
												validate71.errors = [{
													instancePath: instancePath + "/cache_write_tokens",
													params: { type: schema29.properties.cache_write_tokens.type },
													message: "must be integer,null"
												}];
												return false;
											}
											if (errors === _errs11) {
												if (typeof data5 == "number" && isFinite(data5)) {
													if (data5 < 0 || isNaN(data5)) {
														validate71.errors = [{
															instancePath: instancePath + "/cache_write_tokens",
															params: {
																comparison: ">=",
																limit: 0
															},
															message: "must be >= 0"
														}];
														return false;
													}
												}
											}
											var valid0 = _errs11 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.reasoning_tokens !== void 0) {
												let data6 = data.reasoning_tokens;
												const _errs13 = errors;
												if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6)) && data6 !== null) {
													validate71.errors = [{
														instancePath: instancePath + "/reasoning_tokens",
														params: { type: schema29.properties.reasoning_tokens.type },
														message: "must be integer,null"
													}];
													return false;
												}
												if (errors === _errs13) {
													if (typeof data6 == "number" && isFinite(data6)) {
														if (data6 < 0 || isNaN(data6)) {
															validate71.errors = [{
																instancePath: instancePath + "/reasoning_tokens",
																params: {
																	comparison: ">=",
																	limit: 0
																},
																message: "must be >= 0"
															}];
															return false;
														}
													}
												}
												var valid0 = _errs13 === errors;
											} else var valid0 = true;
											if (valid0) {
												if (data.input_includes_cache !== void 0) {
													const _errs15 = errors;
													if (typeof data.input_includes_cache !== "boolean") {
														validate71.errors = [{
															instancePath: instancePath + "/input_includes_cache",
															params: { type: "boolean" },
															message: "must be boolean"
														}];
														return false;
													}
													var valid0 = _errs15 === errors;
												} else var valid0 = true;
												if (valid0) {
													if (data.usage_coverage !== void 0) {
														let data8 = data.usage_coverage;
														const _errs17 = errors;
														if (errors === _errs17) {
															if (typeof data8 == "number" && isFinite(data8)) {
																if (data8 < 0 || isNaN(data8)) {
																	validate71.errors = [{
																		instancePath: instancePath + "/usage_coverage",
																		params: {
																			comparison: ">=",
																			limit: 0
																		},
																		message: "must be >= 0"
																	}];
																	return false;
																}
															} else {
																validate71.errors = [{
																	instancePath: instancePath + "/usage_coverage",
																	params: { type: "number" },
																	message: "must be number"
																}];
																return false;
															}
														}
														var valid0 = _errs17 === errors;
													} else var valid0 = true;
													if (valid0) {
														if (data.wire !== void 0) {
															let data9 = data.wire;
															const _errs19 = errors;
															if (errors === _errs19) {
																if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
																	let missing1;
																	if (data9.requests === void 0 && (missing1 = "requests") || data9.refused === void 0 && (missing1 = "refused") || data9.failed === void 0 && (missing1 = "failed") || data9.unmetered === void 0 && (missing1 = "unmetered") || data9.tokens_input === void 0 && (missing1 = "tokens_input") || data9.tokens_output === void 0 && (missing1 = "tokens_output") || data9.cache_read_tokens === void 0 && (missing1 = "cache_read_tokens") || data9.cache_write_tokens === void 0 && (missing1 = "cache_write_tokens") || data9.reasoning_tokens === void 0 && (missing1 = "reasoning_tokens")) {
																		validate71.errors = [{
																			instancePath: instancePath + "/wire",
																			params: { missingProperty: missing1 },
																			message: "must have required property '" + missing1 + "'"
																		}];
																		return false;
																	} else {
																		const _errs21 = errors;
																		for (const key1 in data9) if (!func1$1.call(schema29.properties.wire.properties, key1)) {
																			validate71.errors = [{
																				instancePath: instancePath + "/wire",
																				params: { additionalProperty: key1 },
																				message: "must NOT have additional properties"
																			}];
																			return false;
																		}
																		if (_errs21 === errors) {
																			if (data9.requests !== void 0) {
																				let data10 = data9.requests;
																				const _errs22 = errors;
																				if (!(typeof data10 == "number" && !(data10 % 1) && !isNaN(data10) && isFinite(data10))) {
																					validate71.errors = [{
																						instancePath: instancePath + "/wire/requests",
																						params: { type: "integer" },
																						message: "must be integer"
																					}];
																					return false;
																				}
																				if (errors === _errs22) {
																					if (typeof data10 == "number" && isFinite(data10)) {
																						if (data10 < 0 || isNaN(data10)) {
																							validate71.errors = [{
																								instancePath: instancePath + "/wire/requests",
																								params: {
																									comparison: ">=",
																									limit: 0
																								},
																								message: "must be >= 0"
																							}];
																							return false;
																						}
																					}
																				}
																				var valid1 = _errs22 === errors;
																			} else var valid1 = true;
																			if (valid1) {
																				if (data9.refused !== void 0) {
																					let data11 = data9.refused;
																					const _errs24 = errors;
																					if (!(typeof data11 == "number" && !(data11 % 1) && !isNaN(data11) && isFinite(data11))) {
																						validate71.errors = [{
																							instancePath: instancePath + "/wire/refused",
																							params: { type: "integer" },
																							message: "must be integer"
																						}];
																						return false;
																					}
																					if (errors === _errs24) {
																						if (typeof data11 == "number" && isFinite(data11)) {
																							if (data11 < 0 || isNaN(data11)) {
																								validate71.errors = [{
																									instancePath: instancePath + "/wire/refused",
																									params: {
																										comparison: ">=",
																										limit: 0
																									},
																									message: "must be >= 0"
																								}];
																								return false;
																							}
																						}
																					}
																					var valid1 = _errs24 === errors;
																				} else var valid1 = true;
																				if (valid1) {
																					if (data9.failed !== void 0) {
																						let data12 = data9.failed;
																						const _errs26 = errors;
																						if (!(typeof data12 == "number" && !(data12 % 1) && !isNaN(data12) && isFinite(data12))) {
																							validate71.errors = [{
																								instancePath: instancePath + "/wire/failed",
																								params: { type: "integer" },
																								message: "must be integer"
																							}];
																							return false;
																						}
																						if (errors === _errs26) {
																							if (typeof data12 == "number" && isFinite(data12)) {
																								if (data12 < 0 || isNaN(data12)) {
																									validate71.errors = [{
																										instancePath: instancePath + "/wire/failed",
																										params: {
																											comparison: ">=",
																											limit: 0
																										},
																										message: "must be >= 0"
																									}];
																									return false;
																								}
																							}
																						}
																						var valid1 = _errs26 === errors;
																					} else var valid1 = true;
																					if (valid1) {
																						if (data9.unmetered !== void 0) {
																							let data13 = data9.unmetered;
																							const _errs28 = errors;
																							if (!(typeof data13 == "number" && !(data13 % 1) && !isNaN(data13) && isFinite(data13))) {
																								validate71.errors = [{
																									instancePath: instancePath + "/wire/unmetered",
																									params: { type: "integer" },
																									message: "must be integer"
																								}];
																								return false;
																							}
																							if (errors === _errs28) {
																								if (typeof data13 == "number" && isFinite(data13)) {
																									if (data13 < 0 || isNaN(data13)) {
																										validate71.errors = [{
																											instancePath: instancePath + "/wire/unmetered",
																											params: {
																												comparison: ">=",
																												limit: 0
																											},
																											message: "must be >= 0"
																										}];
																										return false;
																									}
																								}
																							}
																							var valid1 = _errs28 === errors;
																						} else var valid1 = true;
																						if (valid1) {
																							if (data9.tokens_input !== void 0) {
																								let data14 = data9.tokens_input;
																								const _errs30 = errors;
																								if (!(typeof data14 == "number" && !(data14 % 1) && !isNaN(data14) && isFinite(data14)) && data14 !== null) {
																									validate71.errors = [{
																										instancePath: instancePath + "/wire/tokens_input",
																										params: { type: schema29.properties.wire.properties.tokens_input.type },
																										message: "must be integer,null"
																									}];
																									return false;
																								}
																								if (errors === _errs30) {
																									if (typeof data14 == "number" && isFinite(data14)) {
																										if (data14 < 0 || isNaN(data14)) {
																											validate71.errors = [{
																												instancePath: instancePath + "/wire/tokens_input",
																												params: {
																													comparison: ">=",
																													limit: 0
																												},
																												message: "must be >= 0"
																											}];
																											return false;
																										}
																									}
																								}
																								var valid1 = _errs30 === errors;
																							} else var valid1 = true;
																							if (valid1) {
																								if (data9.tokens_output !== void 0) {
																									let data15 = data9.tokens_output;
																									const _errs32 = errors;
																									if (!(typeof data15 == "number" && !(data15 % 1) && !isNaN(data15) && isFinite(data15)) && data15 !== null) {
																										validate71.errors = [{
																											instancePath: instancePath + "/wire/tokens_output",
																											params: { type: schema29.properties.wire.properties.tokens_output.type },
																											message: "must be integer,null"
																										}];
																										return false;
																									}
																									if (errors === _errs32) {
																										if (typeof data15 == "number" && isFinite(data15)) {
																											if (data15 < 0 || isNaN(data15)) {
																												validate71.errors = [{
																													instancePath: instancePath + "/wire/tokens_output",
																													params: {
																														comparison: ">=",
																														limit: 0
																													},
																													message: "must be >= 0"
																												}];
																												return false;
																											}
																										}
																									}
																									var valid1 = _errs32 === errors;
																								} else var valid1 = true;
																								if (valid1) {
																									if (data9.cache_read_tokens !== void 0) {
																										let data16 = data9.cache_read_tokens;
																										const _errs34 = errors;
																										if (!(typeof data16 == "number" && !(data16 % 1) && !isNaN(data16) && isFinite(data16)) && data16 !== null) {
																											validate71.errors = [{
																												instancePath: instancePath + "/wire/cache_read_tokens",
																												params: { type: schema29.properties.wire.properties.cache_read_tokens.type },
																												message: "must be integer,null"
																											}];
																											return false;
																										}
																										if (errors === _errs34) {
																											if (typeof data16 == "number" && isFinite(data16)) {
																												if (data16 < 0 || isNaN(data16)) {
																													validate71.errors = [{
																														instancePath: instancePath + "/wire/cache_read_tokens",
																														params: {
																															comparison: ">=",
																															limit: 0
																														},
																														message: "must be >= 0"
																													}];
																													return false;
																												}
																											}
																										}
																										var valid1 = _errs34 === errors;
																									} else var valid1 = true;
																									if (valid1) {
																										if (data9.cache_write_tokens !== void 0) {
																											let data17 = data9.cache_write_tokens;
																											const _errs36 = errors;
																											if (!(typeof data17 == "number" && !(data17 % 1) && !isNaN(data17) && isFinite(data17)) && data17 !== null) {
																												validate71.errors = [{
																													instancePath: instancePath + "/wire/cache_write_tokens",
																													params: { type: schema29.properties.wire.properties.cache_write_tokens.type },
																													message: "must be integer,null"
																												}];
																												return false;
																											}
																											if (errors === _errs36) {
																												if (typeof data17 == "number" && isFinite(data17)) {
																													if (data17 < 0 || isNaN(data17)) {
																														validate71.errors = [{
																															instancePath: instancePath + "/wire/cache_write_tokens",
																															params: {
																																comparison: ">=",
																																limit: 0
																															},
																															message: "must be >= 0"
																														}];
																														return false;
																													}
																												}
																											}
																											var valid1 = _errs36 === errors;
																										} else var valid1 = true;
																										if (valid1) {
																											if (data9.reasoning_tokens !== void 0) {
																												let data18 = data9.reasoning_tokens;
																												const _errs38 = errors;
																												if (!(typeof data18 == "number" && !(data18 % 1) && !isNaN(data18) && isFinite(data18)) && data18 !== null) {
																													validate71.errors = [{
																														instancePath: instancePath + "/wire/reasoning_tokens",
																														params: { type: schema29.properties.wire.properties.reasoning_tokens.type },
																														message: "must be integer,null"
																													}];
																													return false;
																												}
																												if (errors === _errs38) {
																													if (typeof data18 == "number" && isFinite(data18)) {
																														if (data18 < 0 || isNaN(data18)) {
																															validate71.errors = [{
																																instancePath: instancePath + "/wire/reasoning_tokens",
																																params: {
																																	comparison: ">=",
																																	limit: 0
																																},
																																message: "must be >= 0"
																															}];
																															return false;
																														}
																													}
																												}
																												var valid1 = _errs38 === errors;
																											} else var valid1 = true;
																										}
																									}
																								}
																							}
																						}
																					}
																				}
																			}
																		}
																	}
																} else {
																	validate71.errors = [{
																		instancePath: instancePath + "/wire",
																		params: { type: "object" },
																		message: "must be object"
																	}];
																	return false;
																}
															}
															var valid0 = _errs19 === errors;
														} else var valid0 = true;
														if (valid0) {
															if (data.tool_calls !== void 0) {
																let data19 = data.tool_calls;
																const _errs40 = errors;
																const _errs41 = errors;
																let valid2 = false;
																const _errs42 = errors;
																if (errors === _errs42) {
																	if (data19 && typeof data19 == "object" && !Array.isArray(data19)) for (const key2 in data19) {
																		let data20 = data19[key2];
																		const _errs45 = errors;
																		if (!(typeof data20 == "number" && !(data20 % 1) && !isNaN(data20) && isFinite(data20))) {
																			const err0 = {
																				instancePath: instancePath + "/tool_calls/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),
																				params: { type: "integer" },
																				message: "must be integer"
																			};
																			if (vErrors === null) vErrors = [err0];
																			else vErrors.push(err0);
																			errors++;
																		}
																		if (errors === _errs45) {
																			if (typeof data20 == "number" && isFinite(data20)) {
																				if (data20 < 0 || isNaN(data20)) {
																					const err1 = {
																						instancePath: instancePath + "/tool_calls/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),
																						params: {
																							comparison: ">=",
																							limit: 0
																						},
																						message: "must be >= 0"
																					};
																					if (vErrors === null) vErrors = [err1];
																					else vErrors.push(err1);
																					errors++;
																				}
																			}
																		}
																		if (!(_errs45 === errors)) break;
																	}
																	else {
																		const err2 = {
																			instancePath: instancePath + "/tool_calls",
																			params: { type: "object" },
																			message: "must be object"
																		};
																		if (vErrors === null) vErrors = [err2];
																		else vErrors.push(err2);
																		errors++;
																	}
																}
																var _valid0 = _errs42 === errors;
																valid2 = valid2 || _valid0;
																if (!valid2) {
																	const _errs47 = errors;
																	if (data19 !== null) {
																		const err3 = {
																			instancePath: instancePath + "/tool_calls",
																			params: { type: "null" },
																			message: "must be null"
																		};
																		if (vErrors === null) vErrors = [err3];
																		else vErrors.push(err3);
																		errors++;
																	}
																	var _valid0 = _errs47 === errors;
																	valid2 = valid2 || _valid0;
																}
																if (!valid2) {
																	const err4 = {
																		instancePath: instancePath + "/tool_calls",
																		params: {},
																		message: "must match a schema in anyOf"
																	};
																	if (vErrors === null) vErrors = [err4];
																	else vErrors.push(err4);
																	errors++;
																	validate71.errors = vErrors;
																	return false;
																} else {
																	errors = _errs41;
																	if (vErrors !== null) {
																		if (_errs41) vErrors.length = _errs41;
																		else vErrors = null;
																	}
																}
																var valid0 = _errs40 === errors;
															} else var valid0 = true;
															if (valid0) {
																if (data.turns !== void 0) {
																	let data21 = data.turns;
																	const _errs49 = errors;
																	if (!(typeof data21 == "number" && !(data21 % 1) && !isNaN(data21) && isFinite(data21)) && data21 !== null) {
																		validate71.errors = [{
																			instancePath: instancePath + "/turns",
																			params: { type: schema29.properties.turns.type },
																			message: "must be integer,null"
																		}];
																		return false;
																	}
																	if (errors === _errs49) {
																		if (typeof data21 == "number" && isFinite(data21)) {
																			if (data21 < 0 || isNaN(data21)) {
																				validate71.errors = [{
																					instancePath: instancePath + "/turns",
																					params: {
																						comparison: ">=",
																						limit: 0
																					},
																					message: "must be >= 0"
																				}];
																				return false;
																			}
																		}
																	}
																	var valid0 = _errs49 === errors;
																} else var valid0 = true;
																if (valid0) {
																	if (data.temperature !== void 0) {
																		const _errs51 = errors;
																		if (!validate72(data.temperature, {
																			instancePath: instancePath + "/temperature",
																			parentData: data,
																			parentDataProperty: "temperature",
																			rootData
																		})) {
																			vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
																			errors = vErrors.length;
																		}
																		var valid0 = _errs51 === errors;
																	} else var valid0 = true;
																	if (valid0) {
																		if (data.seed !== void 0) {
																			const _errs52 = errors;
																			if (!validate72(data.seed, {
																				instancePath: instancePath + "/seed",
																				parentData: data,
																				parentDataProperty: "seed",
																				rootData
																			})) {
																				vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
																				errors = vErrors.length;
																			}
																			var valid0 = _errs52 === errors;
																		} else var valid0 = true;
																		if (valid0) {
																			if (data.phases !== void 0) {
																				const _errs53 = errors;
																				if (!validate75(data.phases, {
																					instancePath: instancePath + "/phases",
																					parentData: data,
																					parentDataProperty: "phases",
																					rootData
																				})) {
																					vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
																					errors = vErrors.length;
																				}
																				var valid0 = _errs53 === errors;
																			} else var valid0 = true;
																			if (valid0) {
																				if (data.cost_reporting !== void 0) {
																					let data25 = data.cost_reporting;
																					const _errs54 = errors;
																					if (errors === _errs54) {
																						if (data25 && typeof data25 == "object" && !Array.isArray(data25)) {
																							let missing2;
																							if (data25.enabled === void 0 && (missing2 = "enabled") || data25.reason === void 0 && (missing2 = "reason")) {
																								validate71.errors = [{
																									instancePath: instancePath + "/cost_reporting",
																									params: { missingProperty: missing2 },
																									message: "must have required property '" + missing2 + "'"
																								}];
																								return false;
																							} else {
																								const _errs56 = errors;
																								for (const key3 in data25) if (!(key3 === "enabled" || key3 === "reason")) {
																									validate71.errors = [{
																										instancePath: instancePath + "/cost_reporting",
																										params: { additionalProperty: key3 },
																										message: "must NOT have additional properties"
																									}];
																									return false;
																								}
																								if (_errs56 === errors) {
																									if (data25.enabled !== void 0) {
																										const _errs57 = errors;
																										if (false !== data25.enabled) {
																											validate71.errors = [{
																												instancePath: instancePath + "/cost_reporting/enabled",
																												params: { allowedValue: false },
																												message: "must be equal to constant"
																											}];
																											return false;
																										}
																										var valid4 = _errs57 === errors;
																									} else var valid4 = true;
																									if (valid4) {
																										if (data25.reason !== void 0) {
																											let data27 = data25.reason;
																											const _errs58 = errors;
																											if (errors === _errs58) {
																												if (typeof data27 === "string") {
																													if (data27.length < 1) {
																														validate71.errors = [{
																															instancePath: instancePath + "/cost_reporting/reason",
																															params: { limit: 1 },
																															message: "must NOT have fewer than 1 characters"
																														}];
																														return false;
																													}
																												} else {
																													validate71.errors = [{
																														instancePath: instancePath + "/cost_reporting/reason",
																														params: { type: "string" },
																														message: "must be string"
																													}];
																													return false;
																												}
																											}
																											var valid4 = _errs58 === errors;
																										} else var valid4 = true;
																									}
																								}
																							}
																						} else {
																							validate71.errors = [{
																								instancePath: instancePath + "/cost_reporting",
																								params: { type: "object" },
																								message: "must be object"
																							}];
																							return false;
																						}
																					}
																					var valid0 = _errs54 === errors;
																				} else var valid0 = true;
																			}
																		}
																	}
																}
															}
														}
													}
												}
											}
										}
									}
								}
							}
						}
					}
				}
			}
		} else {
			validate71.errors = [{
				instancePath,
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate71.errors = vErrors;
	return errors === 0;
}
const plan = validate77;
const schema32 = {
	"$schema": "https://json-schema.org/draft/2020-12/schema",
	"$id": "plan.schema.json",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"schema_version",
		"digest",
		"created_at",
		"command",
		"harness_version",
		"kind",
		"benchmark",
		"tasks",
		"candidates",
		"repetitions",
		"settings",
		"validation"
	],
	"properties": {
		"schema_version": { "const": "2.0" },
		"digest": {
			"type": "string",
			"pattern": "^[0-9a-f]{64}$"
		},
		"created_at": {
			"type": "string",
			"format": "date-time"
		},
		"command": {
			"type": "array",
			"items": { "type": "string" }
		},
		"harness_version": {
			"type": "string",
			"minLength": 1
		},
		"kind": {
			"type": "string",
			"enum": [
				"run",
				"compare",
				"aa"
			]
		},
		"benchmark": {
			"type": "object",
			"additionalProperties": false,
			"required": [
				"id",
				"revision",
				"grading",
				"threat_model",
				"max_attempts",
				"options",
				"comparability",
				"sample"
			],
			"properties": {
				"id": {
					"type": "string",
					"minLength": 1
				},
				"revision": {
					"type": "string",
					"minLength": 1
				},
				"grading": {
					"type": "string",
					"enum": ["out-of-process", "in-process"]
				},
				"threat_model": { "type": "string" },
				"max_attempts": {
					"type": "integer",
					"minimum": 1
				},
				"options": {
					"type": "object",
					"additionalProperties": { "type": [
						"string",
						"number",
						"boolean"
					] }
				},
				"comparability": { "anyOf": [{ "$ref": "common.schema.json#/$defs/Comparability" }, { "type": "null" }] },
				"left_out": {
					"type": "array",
					"items": { "$ref": "common.schema.json#/$defs/QuarantinedTask" }
				},
				"sample": { "anyOf": [{ "$ref": "common.schema.json#/$defs/Sample" }, { "type": "null" }] }
			}
		},
		"tasks": {
			"type": "array",
			"items": { "$ref": "common.schema.json#/$defs/PlanTask" },
			"minItems": 1
		},
		"candidates": {
			"type": "array",
			"items": { "$ref": "common.schema.json#/$defs/PlanCandidate" },
			"minItems": 1
		},
		"repetitions": {
			"type": "integer",
			"minimum": 1
		},
		"settings": { "$ref": "common.schema.json#/$defs/Settings" },
		"validation": { "anyOf": [{ "$ref": "common.schema.json#/$defs/ValidationSummary" }, { "type": "null" }] },
		"slices": {
			"type": "array",
			"minItems": 1,
			"items": {
				"type": "array",
				"items": {
					"type": "string",
					"minLength": 1
				}
			}
		}
	}
};
function validate78(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.with === void 0 && (missing0 = "with") || data.invariants === void 0 && (missing0 = "invariants")) {
			validate78.errors = [{
				instancePath,
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "with" || key0 === "invariants")) {
				validate78.errors = [{
					instancePath,
					params: { additionalProperty: key0 },
					message: "must NOT have additional properties"
				}];
				return false;
			}
			if (data.with !== void 0) {
				let data0 = data.with;
				if (typeof data0 === "string") {
					if (data0.length < 1) {
						validate78.errors = [{
							instancePath: instancePath + "/with",
							params: { limit: 1 },
							message: "must NOT have fewer than 1 characters"
						}];
						return false;
					}
				} else {
					validate78.errors = [{
						instancePath: instancePath + "/with",
						params: { type: "string" },
						message: "must be string"
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.invariants !== void 0) {
					let data1 = data.invariants;
					if (Array.isArray(data1)) {
						const len0 = data1.length;
						for (let i0 = 0; i0 < len0; i0++) {
							let data2 = data1[i0];
							if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
								let missing1;
								if (data2.name === void 0 && (missing1 = "name") || data2.holds === void 0 && (missing1 = "holds") || data2.because === void 0 && (missing1 = "because")) {
									validate78.errors = [{
										instancePath: instancePath + "/invariants/" + i0,
										params: { missingProperty: missing1 },
										message: "must have required property '" + missing1 + "'"
									}];
									return false;
								} else {
									for (const key1 in data2) if (!(key1 === "name" || key1 === "holds" || key1 === "because")) {
										validate78.errors = [{
											instancePath: instancePath + "/invariants/" + i0,
											params: { additionalProperty: key1 },
											message: "must NOT have additional properties"
										}];
										return false;
									}
									if (data2.name !== void 0) {
										let data3 = data2.name;
										if (typeof data3 === "string") {
											if (data3.length < 1) {
												validate78.errors = [{
													instancePath: instancePath + "/invariants/" + i0 + "/name",
													params: { limit: 1 },
													message: "must NOT have fewer than 1 characters"
												}];
												return false;
											}
										} else {
											validate78.errors = [{
												instancePath: instancePath + "/invariants/" + i0 + "/name",
												params: { type: "string" },
												message: "must be string"
											}];
											return false;
										}
										var valid2 = true;
									} else var valid2 = true;
									if (valid2) {
										if (data2.holds !== void 0) {
											if (typeof data2.holds !== "boolean") {
												validate78.errors = [{
													instancePath: instancePath + "/invariants/" + i0 + "/holds",
													params: { type: "boolean" },
													message: "must be boolean"
												}];
												return false;
											}
											var valid2 = true;
										} else var valid2 = true;
										if (valid2) {
											if (data2.because !== void 0) {
												if (typeof data2.because !== "string") {
													validate78.errors = [{
														instancePath: instancePath + "/invariants/" + i0 + "/because",
														params: { type: "string" },
														message: "must be string"
													}];
													return false;
												}
												var valid2 = true;
											} else var valid2 = true;
										}
									}
								}
							} else {
								validate78.errors = [{
									instancePath: instancePath + "/invariants/" + i0,
									params: { type: "object" },
									message: "must be object"
								}];
								return false;
							}
						}
					} else {
						validate78.errors = [{
							instancePath: instancePath + "/invariants",
							params: { type: "array" },
							message: "must be array"
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
			}
		}
	} else {
		validate78.errors = [{
			instancePath,
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate78.errors = vErrors;
	return true;
}
function validate80(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.task_id === void 0 && (missing0 = "task_id") || data.reason === void 0 && (missing0 = "reason")) {
			validate80.errors = [{
				instancePath,
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "task_id" || key0 === "reason")) {
				validate80.errors = [{
					instancePath,
					params: { additionalProperty: key0 },
					message: "must NOT have additional properties"
				}];
				return false;
			}
			if (data.task_id !== void 0) {
				let data0 = data.task_id;
				if (typeof data0 === "string") {
					if (data0.length < 1) {
						validate80.errors = [{
							instancePath: instancePath + "/task_id",
							params: { limit: 1 },
							message: "must NOT have fewer than 1 characters"
						}];
						return false;
					}
				} else {
					validate80.errors = [{
						instancePath: instancePath + "/task_id",
						params: { type: "string" },
						message: "must be string"
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.reason !== void 0) {
					let data1 = data.reason;
					if (typeof data1 === "string") {
						if (data1.length < 1) {
							validate80.errors = [{
								instancePath: instancePath + "/reason",
								params: { limit: 1 },
								message: "must NOT have fewer than 1 characters"
							}];
							return false;
						}
					} else {
						validate80.errors = [{
							instancePath: instancePath + "/reason",
							params: { type: "string" },
							message: "must be string"
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
			}
		}
	} else {
		validate80.errors = [{
			instancePath,
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate80.errors = vErrors;
	return true;
}
function validate82(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.size === void 0 && (missing0 = "size") || data.of === void 0 && (missing0 = "of") || data.seed === void 0 && (missing0 = "seed")) {
			validate82.errors = [{
				instancePath,
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "size" || key0 === "of" || key0 === "seed")) {
				validate82.errors = [{
					instancePath,
					params: { additionalProperty: key0 },
					message: "must NOT have additional properties"
				}];
				return false;
			}
			if (data.size !== void 0) {
				let data0 = data.size;
				if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
					validate82.errors = [{
						instancePath: instancePath + "/size",
						params: { type: "integer" },
						message: "must be integer"
					}];
					return false;
				}
				if (typeof data0 == "number" && isFinite(data0)) {
					if (data0 < 1 || isNaN(data0)) {
						validate82.errors = [{
							instancePath: instancePath + "/size",
							params: {
								comparison: ">=",
								limit: 1
							},
							message: "must be >= 1"
						}];
						return false;
					}
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.of !== void 0) {
					let data1 = data.of;
					if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
						validate82.errors = [{
							instancePath: instancePath + "/of",
							params: { type: "integer" },
							message: "must be integer"
						}];
						return false;
					}
					if (typeof data1 == "number" && isFinite(data1)) {
						if (data1 < 1 || isNaN(data1)) {
							validate82.errors = [{
								instancePath: instancePath + "/of",
								params: {
									comparison: ">=",
									limit: 1
								},
								message: "must be >= 1"
							}];
							return false;
						}
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.seed !== void 0) {
						let data2 = data.seed;
						if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
							validate82.errors = [{
								instancePath: instancePath + "/seed",
								params: { type: "integer" },
								message: "must be integer"
							}];
							return false;
						}
						if (typeof data2 == "number" && isFinite(data2)) {
							if (data2 < 0 || isNaN(data2)) {
								validate82.errors = [{
									instancePath: instancePath + "/seed",
									params: {
										comparison: ">=",
										limit: 0
									},
									message: "must be >= 0"
								}];
								return false;
							}
						}
						var valid0 = true;
					} else var valid0 = true;
				}
			}
		}
	} else {
		validate82.errors = [{
			instancePath,
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate82.errors = vErrors;
	return true;
}
const schema36 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"id",
		"slug",
		"language",
		"repo",
		"expected_seconds",
		"prompt_sha256",
		"verifier_sha256"
	],
	"properties": {
		"id": {
			"type": "string",
			"minLength": 1
		},
		"slug": {
			"type": "string",
			"minLength": 1
		},
		"language": {
			"type": "string",
			"minLength": 1
		},
		"repo": { "type": ["string", "null"] },
		"expected_seconds": {
			"type": "number",
			"minimum": 0
		},
		"prompt_sha256": {
			"type": ["string", "null"],
			"pattern": "^[0-9a-f]{64}$"
		},
		"verifier_sha256": {
			"type": ["string", "null"],
			"pattern": "^[0-9a-f]{64}$"
		}
	}
};
function validate84(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.id === void 0 && (missing0 = "id") || data.slug === void 0 && (missing0 = "slug") || data.language === void 0 && (missing0 = "language") || data.repo === void 0 && (missing0 = "repo") || data.expected_seconds === void 0 && (missing0 = "expected_seconds") || data.prompt_sha256 === void 0 && (missing0 = "prompt_sha256") || data.verifier_sha256 === void 0 && (missing0 = "verifier_sha256")) {
			validate84.errors = [{
				instancePath,
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "id" || key0 === "slug" || key0 === "language" || key0 === "repo" || key0 === "expected_seconds" || key0 === "prompt_sha256" || key0 === "verifier_sha256")) {
				validate84.errors = [{
					instancePath,
					params: { additionalProperty: key0 },
					message: "must NOT have additional properties"
				}];
				return false;
			}
			if (data.id !== void 0) {
				let data0 = data.id;
				if (typeof data0 === "string") {
					if (data0.length < 1) {
						validate84.errors = [{
							instancePath: instancePath + "/id",
							params: { limit: 1 },
							message: "must NOT have fewer than 1 characters"
						}];
						return false;
					}
				} else {
					validate84.errors = [{
						instancePath: instancePath + "/id",
						params: { type: "string" },
						message: "must be string"
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.slug !== void 0) {
					let data1 = data.slug;
					if (typeof data1 === "string") {
						if (data1.length < 1) {
							validate84.errors = [{
								instancePath: instancePath + "/slug",
								params: { limit: 1 },
								message: "must NOT have fewer than 1 characters"
							}];
							return false;
						}
					} else {
						validate84.errors = [{
							instancePath: instancePath + "/slug",
							params: { type: "string" },
							message: "must be string"
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.language !== void 0) {
						let data2 = data.language;
						if (typeof data2 === "string") {
							if (data2.length < 1) {
								validate84.errors = [{
									instancePath: instancePath + "/language",
									params: { limit: 1 },
									message: "must NOT have fewer than 1 characters"
								}];
								return false;
							}
						} else {
							validate84.errors = [{
								instancePath: instancePath + "/language",
								params: { type: "string" },
								message: "must be string"
							}];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.repo !== void 0) {
							let data3 = data.repo;
							if (typeof data3 !== "string" && data3 !== null) {
								validate84.errors = [{
									instancePath: instancePath + "/repo",
									params: { type: schema36.properties.repo.type },
									message: "must be string,null"
								}];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
						if (valid0) {
							if (data.expected_seconds !== void 0) {
								let data4 = data.expected_seconds;
								if (typeof data4 == "number" && isFinite(data4)) {
									if (data4 < 0 || isNaN(data4)) {
										validate84.errors = [{
											instancePath: instancePath + "/expected_seconds",
											params: {
												comparison: ">=",
												limit: 0
											},
											message: "must be >= 0"
										}];
										return false;
									}
								} else {
									validate84.errors = [{
										instancePath: instancePath + "/expected_seconds",
										params: { type: "number" },
										message: "must be number"
									}];
									return false;
								}
								var valid0 = true;
							} else var valid0 = true;
							if (valid0) {
								if (data.prompt_sha256 !== void 0) {
									let data5 = data.prompt_sha256;
									if (typeof data5 !== "string" && data5 !== null) {
										validate84.errors = [{
											instancePath: instancePath + "/prompt_sha256",
											params: { type: schema36.properties.prompt_sha256.type },
											message: "must be string,null"
										}];
										return false;
									}
									if (typeof data5 === "string") {
										if (!pattern4$1.test(data5)) {
											validate84.errors = [{
												instancePath: instancePath + "/prompt_sha256",
												params: { pattern: "^[0-9a-f]{64}$" },
												message: "must match pattern \"^[0-9a-f]{64}$\""
											}];
											return false;
										}
									}
									var valid0 = true;
								} else var valid0 = true;
								if (valid0) {
									if (data.verifier_sha256 !== void 0) {
										let data6 = data.verifier_sha256;
										if (typeof data6 !== "string" && data6 !== null) {
											validate84.errors = [{
												instancePath: instancePath + "/verifier_sha256",
												params: { type: schema36.properties.verifier_sha256.type },
												message: "must be string,null"
											}];
											return false;
										}
										if (typeof data6 === "string") {
											if (!pattern4$1.test(data6)) {
												validate84.errors = [{
													instancePath: instancePath + "/verifier_sha256",
													params: { pattern: "^[0-9a-f]{64}$" },
													message: "must match pattern \"^[0-9a-f]{64}$\""
												}];
												return false;
											}
										}
										var valid0 = true;
									} else var valid0 = true;
								}
							}
						}
					}
				}
			}
		}
	} else {
		validate84.errors = [{
			instancePath,
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate84.errors = vErrors;
	return true;
}
const schema37 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"name",
		"slug",
		"backend",
		"model",
		"env_names",
		"unset_env"
	],
	"properties": {
		"name": {
			"type": "string",
			"minLength": 1
		},
		"slug": {
			"type": "string",
			"minLength": 1
		},
		"backend": {
			"type": "string",
			"minLength": 1
		},
		"model": { "type": "string" },
		"provider": {
			"type": "string",
			"minLength": 1
		},
		"endpoint": {
			"type": "string",
			"minLength": 1
		},
		"attempt_timeout_seconds": {
			"type": "integer",
			"minimum": 1
		},
		"env_names": {
			"type": "array",
			"items": { "type": "string" }
		},
		"unset_env": {
			"type": "array",
			"items": { "type": "string" }
		},
		"host_config": {
			"type": "object",
			"additionalProperties": false,
			"required": ["files", "sha256"],
			"properties": {
				"files": {
					"type": "integer",
					"minimum": 0
				},
				"sha256": {
					"type": "string",
					"pattern": "^[0-9a-f]{64}$"
				}
			}
		},
		"command": { "$ref": "common.schema.json#/$defs/CommandSpec" }
	}
};
const schema38 = {
	"type": "object",
	"additionalProperties": false,
	"required": ["argv"],
	"properties": {
		"argv": {
			"type": "array",
			"items": { "type": "string" },
			"minItems": 1
		},
		"transcript": {
			"type": "string",
			"minLength": 1
		},
		"pass_env": {
			"type": "array",
			"items": { "type": "string" }
		},
		"timeout_seconds": {
			"type": "integer",
			"minimum": 1
		},
		"protocol": {
			"type": "string",
			"enum": [
				"anthropic",
				"openai-chat",
				"openai-responses",
				"gemini"
			]
		},
		"version_argv": {
			"type": "array",
			"items": { "type": "string" },
			"minItems": 1
		}
	}
};
function validate87(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.argv === void 0 && (missing0 = "argv")) {
			validate87.errors = [{
				instancePath,
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "argv" || key0 === "transcript" || key0 === "pass_env" || key0 === "timeout_seconds" || key0 === "protocol" || key0 === "version_argv")) {
				validate87.errors = [{
					instancePath,
					params: { additionalProperty: key0 },
					message: "must NOT have additional properties"
				}];
				return false;
			}
			if (data.argv !== void 0) {
				let data0 = data.argv;
				if (Array.isArray(data0)) {
					if (data0.length < 1) {
						validate87.errors = [{
							instancePath: instancePath + "/argv",
							params: { limit: 1 },
							message: "must NOT have fewer than 1 items"
						}];
						return false;
					} else {
						const len0 = data0.length;
						for (let i0 = 0; i0 < len0; i0++) if (typeof data0[i0] !== "string") {
							validate87.errors = [{
								instancePath: instancePath + "/argv/" + i0,
								params: { type: "string" },
								message: "must be string"
							}];
							return false;
						}
					}
				} else {
					validate87.errors = [{
						instancePath: instancePath + "/argv",
						params: { type: "array" },
						message: "must be array"
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.transcript !== void 0) {
					let data2 = data.transcript;
					if (typeof data2 === "string") {
						if (data2.length < 1) {
							validate87.errors = [{
								instancePath: instancePath + "/transcript",
								params: { limit: 1 },
								message: "must NOT have fewer than 1 characters"
							}];
							return false;
						}
					} else {
						validate87.errors = [{
							instancePath: instancePath + "/transcript",
							params: { type: "string" },
							message: "must be string"
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.pass_env !== void 0) {
						let data3 = data.pass_env;
						if (Array.isArray(data3)) {
							const len1 = data3.length;
							for (let i1 = 0; i1 < len1; i1++) if (typeof data3[i1] !== "string") {
								validate87.errors = [{
									instancePath: instancePath + "/pass_env/" + i1,
									params: { type: "string" },
									message: "must be string"
								}];
								return false;
							}
						} else {
							validate87.errors = [{
								instancePath: instancePath + "/pass_env",
								params: { type: "array" },
								message: "must be array"
							}];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.timeout_seconds !== void 0) {
							let data5 = data.timeout_seconds;
							if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
								validate87.errors = [{
									instancePath: instancePath + "/timeout_seconds",
									params: { type: "integer" },
									message: "must be integer"
								}];
								return false;
							}
							if (typeof data5 == "number" && isFinite(data5)) {
								if (data5 < 1 || isNaN(data5)) {
									validate87.errors = [{
										instancePath: instancePath + "/timeout_seconds",
										params: {
											comparison: ">=",
											limit: 1
										},
										message: "must be >= 1"
									}];
									return false;
								}
							}
							var valid0 = true;
						} else var valid0 = true;
						if (valid0) {
							if (data.protocol !== void 0) {
								let data6 = data.protocol;
								if (typeof data6 !== "string") {
									validate87.errors = [{
										instancePath: instancePath + "/protocol",
										params: { type: "string" },
										message: "must be string"
									}];
									return false;
								}
								if (!(data6 === "anthropic" || data6 === "openai-chat" || data6 === "openai-responses" || data6 === "gemini")) {
									validate87.errors = [{
										instancePath: instancePath + "/protocol",
										params: { allowedValues: schema38.properties.protocol.enum },
										message: "must be equal to one of the allowed values"
									}];
									return false;
								}
								var valid0 = true;
							} else var valid0 = true;
							if (valid0) {
								if (data.version_argv !== void 0) {
									let data7 = data.version_argv;
									if (Array.isArray(data7)) {
										if (data7.length < 1) {
											validate87.errors = [{
												instancePath: instancePath + "/version_argv",
												params: { limit: 1 },
												message: "must NOT have fewer than 1 items"
											}];
											return false;
										} else {
											const len2 = data7.length;
											for (let i2 = 0; i2 < len2; i2++) if (typeof data7[i2] !== "string") {
												validate87.errors = [{
													instancePath: instancePath + "/version_argv/" + i2,
													params: { type: "string" },
													message: "must be string"
												}];
												return false;
											}
										}
									} else {
										validate87.errors = [{
											instancePath: instancePath + "/version_argv",
											params: { type: "array" },
											message: "must be array"
										}];
										return false;
									}
									var valid0 = true;
								} else var valid0 = true;
							}
						}
					}
				}
			}
		}
	} else {
		validate87.errors = [{
			instancePath,
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate87.errors = vErrors;
	return true;
}
function validate86(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.name === void 0 && (missing0 = "name") || data.slug === void 0 && (missing0 = "slug") || data.backend === void 0 && (missing0 = "backend") || data.model === void 0 && (missing0 = "model") || data.env_names === void 0 && (missing0 = "env_names") || data.unset_env === void 0 && (missing0 = "unset_env")) {
				validate86.errors = [{
					instancePath,
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!func1$1.call(schema37.properties, key0)) {
					validate86.errors = [{
						instancePath,
						params: { additionalProperty: key0 },
						message: "must NOT have additional properties"
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.name !== void 0) {
						let data0 = data.name;
						const _errs2 = errors;
						if (errors === _errs2) {
							if (typeof data0 === "string") {
								if (data0.length < 1) {
									validate86.errors = [{
										instancePath: instancePath + "/name",
										params: { limit: 1 },
										message: "must NOT have fewer than 1 characters"
									}];
									return false;
								}
							} else {
								validate86.errors = [{
									instancePath: instancePath + "/name",
									params: { type: "string" },
									message: "must be string"
								}];
								return false;
							}
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.slug !== void 0) {
							let data1 = data.slug;
							const _errs4 = errors;
							if (errors === _errs4) {
								if (typeof data1 === "string") {
									if (data1.length < 1) {
										validate86.errors = [{
											instancePath: instancePath + "/slug",
											params: { limit: 1 },
											message: "must NOT have fewer than 1 characters"
										}];
										return false;
									}
								} else {
									validate86.errors = [{
										instancePath: instancePath + "/slug",
										params: { type: "string" },
										message: "must be string"
									}];
									return false;
								}
							}
							var valid0 = _errs4 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.backend !== void 0) {
								let data2 = data.backend;
								const _errs6 = errors;
								if (errors === _errs6) {
									if (typeof data2 === "string") {
										if (data2.length < 1) {
											validate86.errors = [{
												instancePath: instancePath + "/backend",
												params: { limit: 1 },
												message: "must NOT have fewer than 1 characters"
											}];
											return false;
										}
									} else {
										validate86.errors = [{
											instancePath: instancePath + "/backend",
											params: { type: "string" },
											message: "must be string"
										}];
										return false;
									}
								}
								var valid0 = _errs6 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.model !== void 0) {
									const _errs8 = errors;
									if (typeof data.model !== "string") {
										validate86.errors = [{
											instancePath: instancePath + "/model",
											params: { type: "string" },
											message: "must be string"
										}];
										return false;
									}
									var valid0 = _errs8 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.provider !== void 0) {
										let data4 = data.provider;
										const _errs10 = errors;
										if (errors === _errs10) {
											if (typeof data4 === "string") {
												if (data4.length < 1) {
													validate86.errors = [{
														instancePath: instancePath + "/provider",
														params: { limit: 1 },
														message: "must NOT have fewer than 1 characters"
													}];
													return false;
												}
											} else {
												validate86.errors = [{
													instancePath: instancePath + "/provider",
													params: { type: "string" },
													message: "must be string"
												}];
												return false;
											}
										}
										var valid0 = _errs10 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.endpoint !== void 0) {
											let data5 = data.endpoint;
											const _errs12 = errors;
											if (errors === _errs12) {
												if (typeof data5 === "string") {
													if (data5.length < 1) {
														validate86.errors = [{
															instancePath: instancePath + "/endpoint",
															params: { limit: 1 },
															message: "must NOT have fewer than 1 characters"
														}];
														return false;
													}
												} else {
													validate86.errors = [{
														instancePath: instancePath + "/endpoint",
														params: { type: "string" },
														message: "must be string"
													}];
													return false;
												}
											}
											var valid0 = _errs12 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.attempt_timeout_seconds !== void 0) {
												let data6 = data.attempt_timeout_seconds;
												const _errs14 = errors;
												if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
													validate86.errors = [{
														instancePath: instancePath + "/attempt_timeout_seconds",
														params: { type: "integer" },
														message: "must be integer"
													}];
													return false;
												}
												if (errors === _errs14) {
													if (typeof data6 == "number" && isFinite(data6)) {
														if (data6 < 1 || isNaN(data6)) {
															validate86.errors = [{
																instancePath: instancePath + "/attempt_timeout_seconds",
																params: {
																	comparison: ">=",
																	limit: 1
																},
																message: "must be >= 1"
															}];
															return false;
														}
													}
												}
												var valid0 = _errs14 === errors;
											} else var valid0 = true;
											if (valid0) {
												if (data.env_names !== void 0) {
													let data7 = data.env_names;
													const _errs16 = errors;
													if (errors === _errs16) {
														if (Array.isArray(data7)) {
															const len0 = data7.length;
															for (let i0 = 0; i0 < len0; i0++) {
																const _errs18 = errors;
																if (typeof data7[i0] !== "string") {
																	validate86.errors = [{
																		instancePath: instancePath + "/env_names/" + i0,
																		params: { type: "string" },
																		message: "must be string"
																	}];
																	return false;
																}
																if (!(_errs18 === errors)) break;
															}
														} else {
															validate86.errors = [{
																instancePath: instancePath + "/env_names",
																params: { type: "array" },
																message: "must be array"
															}];
															return false;
														}
													}
													var valid0 = _errs16 === errors;
												} else var valid0 = true;
												if (valid0) {
													if (data.unset_env !== void 0) {
														let data9 = data.unset_env;
														const _errs20 = errors;
														if (errors === _errs20) {
															if (Array.isArray(data9)) {
																const len1 = data9.length;
																for (let i1 = 0; i1 < len1; i1++) {
																	const _errs22 = errors;
																	if (typeof data9[i1] !== "string") {
																		validate86.errors = [{
																			instancePath: instancePath + "/unset_env/" + i1,
																			params: { type: "string" },
																			message: "must be string"
																		}];
																		return false;
																	}
																	if (!(_errs22 === errors)) break;
																}
															} else {
																validate86.errors = [{
																	instancePath: instancePath + "/unset_env",
																	params: { type: "array" },
																	message: "must be array"
																}];
																return false;
															}
														}
														var valid0 = _errs20 === errors;
													} else var valid0 = true;
													if (valid0) {
														if (data.host_config !== void 0) {
															let data11 = data.host_config;
															const _errs24 = errors;
															if (errors === _errs24) {
																if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
																	let missing1;
																	if (data11.files === void 0 && (missing1 = "files") || data11.sha256 === void 0 && (missing1 = "sha256")) {
																		validate86.errors = [{
																			instancePath: instancePath + "/host_config",
																			params: { missingProperty: missing1 },
																			message: "must have required property '" + missing1 + "'"
																		}];
																		return false;
																	} else {
																		const _errs26 = errors;
																		for (const key1 in data11) if (!(key1 === "files" || key1 === "sha256")) {
																			validate86.errors = [{
																				instancePath: instancePath + "/host_config",
																				params: { additionalProperty: key1 },
																				message: "must NOT have additional properties"
																			}];
																			return false;
																		}
																		if (_errs26 === errors) {
																			if (data11.files !== void 0) {
																				let data12 = data11.files;
																				const _errs27 = errors;
																				if (!(typeof data12 == "number" && !(data12 % 1) && !isNaN(data12) && isFinite(data12))) {
																					validate86.errors = [{
																						instancePath: instancePath + "/host_config/files",
																						params: { type: "integer" },
																						message: "must be integer"
																					}];
																					return false;
																				}
																				if (errors === _errs27) {
																					if (typeof data12 == "number" && isFinite(data12)) {
																						if (data12 < 0 || isNaN(data12)) {
																							validate86.errors = [{
																								instancePath: instancePath + "/host_config/files",
																								params: {
																									comparison: ">=",
																									limit: 0
																								},
																								message: "must be >= 0"
																							}];
																							return false;
																						}
																					}
																				}
																				var valid3 = _errs27 === errors;
																			} else var valid3 = true;
																			if (valid3) {
																				if (data11.sha256 !== void 0) {
																					let data13 = data11.sha256;
																					const _errs29 = errors;
																					if (errors === _errs29) {
																						if (typeof data13 === "string") {
																							if (!pattern4$1.test(data13)) {
																								validate86.errors = [{
																									instancePath: instancePath + "/host_config/sha256",
																									params: { pattern: "^[0-9a-f]{64}$" },
																									message: "must match pattern \"^[0-9a-f]{64}$\""
																								}];
																								return false;
																							}
																						} else {
																							validate86.errors = [{
																								instancePath: instancePath + "/host_config/sha256",
																								params: { type: "string" },
																								message: "must be string"
																							}];
																							return false;
																						}
																					}
																					var valid3 = _errs29 === errors;
																				} else var valid3 = true;
																			}
																		}
																	}
																} else {
																	validate86.errors = [{
																		instancePath: instancePath + "/host_config",
																		params: { type: "object" },
																		message: "must be object"
																	}];
																	return false;
																}
															}
															var valid0 = _errs24 === errors;
														} else var valid0 = true;
														if (valid0) {
															if (data.command !== void 0) {
																const _errs31 = errors;
																if (!validate87(data.command, {
																	instancePath: instancePath + "/command",
																	parentData: data,
																	parentDataProperty: "command",
																	rootData
																})) {
																	vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
																	errors = vErrors.length;
																}
																var valid0 = _errs31 === errors;
															} else var valid0 = true;
														}
													}
												}
											}
										}
									}
								}
							}
						}
					}
				}
			}
		} else {
			validate86.errors = [{
				instancePath,
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate86.errors = vErrors;
	return errors === 0;
}
const schema39 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"rule",
		"alpha",
		"threshold",
		"margin",
		"max_excluded",
		"cluster",
		"baseline",
		"seed",
		"concurrency",
		"order",
		"attempt_timeout_seconds"
	],
	"properties": {
		"rule": {
			"type": "string",
			"enum": ["paired", "compat"]
		},
		"alpha": {
			"type": "number",
			"exclusiveMinimum": 0,
			"exclusiveMaximum": 1
		},
		"threshold": {
			"type": "number",
			"minimum": 0,
			"maximum": 1
		},
		"margin": {
			"type": "number",
			"exclusiveMinimum": 0,
			"maximum": 1
		},
		"max_excluded": {
			"type": "number",
			"minimum": 0,
			"maximum": 1
		},
		"cluster": {
			"type": "string",
			"enum": [
				"none",
				"language",
				"repo"
			]
		},
		"baseline": { "type": ["string", "null"] },
		"seed": {
			"type": "integer",
			"minimum": 0
		},
		"concurrency": {
			"type": "integer",
			"minimum": 1
		},
		"order": {
			"type": "string",
			"enum": ["interleaved", "sequential"]
		},
		"budget": {
			"type": "object",
			"additionalProperties": false,
			"properties": {
				"attempt_requests": {
					"type": "integer",
					"minimum": 1
				},
				"attempt_tokens": {
					"type": "integer",
					"minimum": 1
				},
				"run_requests": {
					"type": "integer",
					"minimum": 1
				},
				"run_tokens": {
					"type": "integer",
					"minimum": 1
				},
				"run_seconds": {
					"type": "integer",
					"minimum": 1
				}
			}
		},
		"use_host_config": { "const": true },
		"attempt_timeout_seconds": {
			"type": ["integer", "null"],
			"minimum": 1
		}
	}
};
function validate90(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.rule === void 0 && (missing0 = "rule") || data.alpha === void 0 && (missing0 = "alpha") || data.threshold === void 0 && (missing0 = "threshold") || data.margin === void 0 && (missing0 = "margin") || data.max_excluded === void 0 && (missing0 = "max_excluded") || data.cluster === void 0 && (missing0 = "cluster") || data.baseline === void 0 && (missing0 = "baseline") || data.seed === void 0 && (missing0 = "seed") || data.concurrency === void 0 && (missing0 = "concurrency") || data.order === void 0 && (missing0 = "order") || data.attempt_timeout_seconds === void 0 && (missing0 = "attempt_timeout_seconds")) {
			validate90.errors = [{
				instancePath,
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			for (const key0 in data) if (!func1$1.call(schema39.properties, key0)) {
				validate90.errors = [{
					instancePath,
					params: { additionalProperty: key0 },
					message: "must NOT have additional properties"
				}];
				return false;
			}
			if (data.rule !== void 0) {
				let data0 = data.rule;
				if (typeof data0 !== "string") {
					validate90.errors = [{
						instancePath: instancePath + "/rule",
						params: { type: "string" },
						message: "must be string"
					}];
					return false;
				}
				if (!(data0 === "paired" || data0 === "compat")) {
					validate90.errors = [{
						instancePath: instancePath + "/rule",
						params: { allowedValues: schema39.properties.rule.enum },
						message: "must be equal to one of the allowed values"
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.alpha !== void 0) {
					let data1 = data.alpha;
					if (typeof data1 == "number" && isFinite(data1)) {
						if (data1 >= 1 || isNaN(data1)) {
							validate90.errors = [{
								instancePath: instancePath + "/alpha",
								params: {
									comparison: "<",
									limit: 1
								},
								message: "must be < 1"
							}];
							return false;
						} else if (data1 <= 0 || isNaN(data1)) {
							validate90.errors = [{
								instancePath: instancePath + "/alpha",
								params: {
									comparison: ">",
									limit: 0
								},
								message: "must be > 0"
							}];
							return false;
						}
					} else {
						validate90.errors = [{
							instancePath: instancePath + "/alpha",
							params: { type: "number" },
							message: "must be number"
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.threshold !== void 0) {
						let data2 = data.threshold;
						if (typeof data2 == "number" && isFinite(data2)) {
							if (data2 > 1 || isNaN(data2)) {
								validate90.errors = [{
									instancePath: instancePath + "/threshold",
									params: {
										comparison: "<=",
										limit: 1
									},
									message: "must be <= 1"
								}];
								return false;
							} else if (data2 < 0 || isNaN(data2)) {
								validate90.errors = [{
									instancePath: instancePath + "/threshold",
									params: {
										comparison: ">=",
										limit: 0
									},
									message: "must be >= 0"
								}];
								return false;
							}
						} else {
							validate90.errors = [{
								instancePath: instancePath + "/threshold",
								params: { type: "number" },
								message: "must be number"
							}];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.margin !== void 0) {
							let data3 = data.margin;
							if (typeof data3 == "number" && isFinite(data3)) {
								if (data3 > 1 || isNaN(data3)) {
									validate90.errors = [{
										instancePath: instancePath + "/margin",
										params: {
											comparison: "<=",
											limit: 1
										},
										message: "must be <= 1"
									}];
									return false;
								} else if (data3 <= 0 || isNaN(data3)) {
									validate90.errors = [{
										instancePath: instancePath + "/margin",
										params: {
											comparison: ">",
											limit: 0
										},
										message: "must be > 0"
									}];
									return false;
								}
							} else {
								validate90.errors = [{
									instancePath: instancePath + "/margin",
									params: { type: "number" },
									message: "must be number"
								}];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
						if (valid0) {
							if (data.max_excluded !== void 0) {
								let data4 = data.max_excluded;
								if (typeof data4 == "number" && isFinite(data4)) {
									if (data4 > 1 || isNaN(data4)) {
										validate90.errors = [{
											instancePath: instancePath + "/max_excluded",
											params: {
												comparison: "<=",
												limit: 1
											},
											message: "must be <= 1"
										}];
										return false;
									} else if (data4 < 0 || isNaN(data4)) {
										validate90.errors = [{
											instancePath: instancePath + "/max_excluded",
											params: {
												comparison: ">=",
												limit: 0
											},
											message: "must be >= 0"
										}];
										return false;
									}
								} else {
									validate90.errors = [{
										instancePath: instancePath + "/max_excluded",
										params: { type: "number" },
										message: "must be number"
									}];
									return false;
								}
								var valid0 = true;
							} else var valid0 = true;
							if (valid0) {
								if (data.cluster !== void 0) {
									let data5 = data.cluster;
									if (typeof data5 !== "string") {
										validate90.errors = [{
											instancePath: instancePath + "/cluster",
											params: { type: "string" },
											message: "must be string"
										}];
										return false;
									}
									if (!(data5 === "none" || data5 === "language" || data5 === "repo")) {
										validate90.errors = [{
											instancePath: instancePath + "/cluster",
											params: { allowedValues: schema39.properties.cluster.enum },
											message: "must be equal to one of the allowed values"
										}];
										return false;
									}
									var valid0 = true;
								} else var valid0 = true;
								if (valid0) {
									if (data.baseline !== void 0) {
										let data6 = data.baseline;
										if (typeof data6 !== "string" && data6 !== null) {
											validate90.errors = [{
												instancePath: instancePath + "/baseline",
												params: { type: schema39.properties.baseline.type },
												message: "must be string,null"
											}];
											return false;
										}
										var valid0 = true;
									} else var valid0 = true;
									if (valid0) {
										if (data.seed !== void 0) {
											let data7 = data.seed;
											if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7))) {
												validate90.errors = [{
													instancePath: instancePath + "/seed",
													params: { type: "integer" },
													message: "must be integer"
												}];
												return false;
											}
											if (typeof data7 == "number" && isFinite(data7)) {
												if (data7 < 0 || isNaN(data7)) {
													validate90.errors = [{
														instancePath: instancePath + "/seed",
														params: {
															comparison: ">=",
															limit: 0
														},
														message: "must be >= 0"
													}];
													return false;
												}
											}
											var valid0 = true;
										} else var valid0 = true;
										if (valid0) {
											if (data.concurrency !== void 0) {
												let data8 = data.concurrency;
												if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8))) {
													validate90.errors = [{
														instancePath: instancePath + "/concurrency",
														params: { type: "integer" },
														message: "must be integer"
													}];
													return false;
												}
												if (typeof data8 == "number" && isFinite(data8)) {
													if (data8 < 1 || isNaN(data8)) {
														validate90.errors = [{
															instancePath: instancePath + "/concurrency",
															params: {
																comparison: ">=",
																limit: 1
															},
															message: "must be >= 1"
														}];
														return false;
													}
												}
												var valid0 = true;
											} else var valid0 = true;
											if (valid0) {
												if (data.order !== void 0) {
													let data9 = data.order;
													if (typeof data9 !== "string") {
														validate90.errors = [{
															instancePath: instancePath + "/order",
															params: { type: "string" },
															message: "must be string"
														}];
														return false;
													}
													if (!(data9 === "interleaved" || data9 === "sequential")) {
														validate90.errors = [{
															instancePath: instancePath + "/order",
															params: { allowedValues: schema39.properties.order.enum },
															message: "must be equal to one of the allowed values"
														}];
														return false;
													}
													var valid0 = true;
												} else var valid0 = true;
												if (valid0) {
													if (data.budget !== void 0) {
														let data10 = data.budget;
														if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
															for (const key1 in data10) if (!(key1 === "attempt_requests" || key1 === "attempt_tokens" || key1 === "run_requests" || key1 === "run_tokens" || key1 === "run_seconds")) {
																validate90.errors = [{
																	instancePath: instancePath + "/budget",
																	params: { additionalProperty: key1 },
																	message: "must NOT have additional properties"
																}];
																return false;
															}
															if (data10.attempt_requests !== void 0) {
																let data11 = data10.attempt_requests;
																if (!(typeof data11 == "number" && !(data11 % 1) && !isNaN(data11) && isFinite(data11))) {
																	validate90.errors = [{
																		instancePath: instancePath + "/budget/attempt_requests",
																		params: { type: "integer" },
																		message: "must be integer"
																	}];
																	return false;
																}
																if (typeof data11 == "number" && isFinite(data11)) {
																	if (data11 < 1 || isNaN(data11)) {
																		validate90.errors = [{
																			instancePath: instancePath + "/budget/attempt_requests",
																			params: {
																				comparison: ">=",
																				limit: 1
																			},
																			message: "must be >= 1"
																		}];
																		return false;
																	}
																}
																var valid1 = true;
															} else var valid1 = true;
															if (valid1) {
																if (data10.attempt_tokens !== void 0) {
																	let data12 = data10.attempt_tokens;
																	if (!(typeof data12 == "number" && !(data12 % 1) && !isNaN(data12) && isFinite(data12))) {
																		validate90.errors = [{
																			instancePath: instancePath + "/budget/attempt_tokens",
																			params: { type: "integer" },
																			message: "must be integer"
																		}];
																		return false;
																	}
																	if (typeof data12 == "number" && isFinite(data12)) {
																		if (data12 < 1 || isNaN(data12)) {
																			validate90.errors = [{
																				instancePath: instancePath + "/budget/attempt_tokens",
																				params: {
																					comparison: ">=",
																					limit: 1
																				},
																				message: "must be >= 1"
																			}];
																			return false;
																		}
																	}
																	var valid1 = true;
																} else var valid1 = true;
																if (valid1) {
																	if (data10.run_requests !== void 0) {
																		let data13 = data10.run_requests;
																		if (!(typeof data13 == "number" && !(data13 % 1) && !isNaN(data13) && isFinite(data13))) {
																			validate90.errors = [{
																				instancePath: instancePath + "/budget/run_requests",
																				params: { type: "integer" },
																				message: "must be integer"
																			}];
																			return false;
																		}
																		if (typeof data13 == "number" && isFinite(data13)) {
																			if (data13 < 1 || isNaN(data13)) {
																				validate90.errors = [{
																					instancePath: instancePath + "/budget/run_requests",
																					params: {
																						comparison: ">=",
																						limit: 1
																					},
																					message: "must be >= 1"
																				}];
																				return false;
																			}
																		}
																		var valid1 = true;
																	} else var valid1 = true;
																	if (valid1) {
																		if (data10.run_tokens !== void 0) {
																			let data14 = data10.run_tokens;
																			if (!(typeof data14 == "number" && !(data14 % 1) && !isNaN(data14) && isFinite(data14))) {
																				validate90.errors = [{
																					instancePath: instancePath + "/budget/run_tokens",
																					params: { type: "integer" },
																					message: "must be integer"
																				}];
																				return false;
																			}
																			if (typeof data14 == "number" && isFinite(data14)) {
																				if (data14 < 1 || isNaN(data14)) {
																					validate90.errors = [{
																						instancePath: instancePath + "/budget/run_tokens",
																						params: {
																							comparison: ">=",
																							limit: 1
																						},
																						message: "must be >= 1"
																					}];
																					return false;
																				}
																			}
																			var valid1 = true;
																		} else var valid1 = true;
																		if (valid1) {
																			if (data10.run_seconds !== void 0) {
																				let data15 = data10.run_seconds;
																				if (!(typeof data15 == "number" && !(data15 % 1) && !isNaN(data15) && isFinite(data15))) {
																					validate90.errors = [{
																						instancePath: instancePath + "/budget/run_seconds",
																						params: { type: "integer" },
																						message: "must be integer"
																					}];
																					return false;
																				}
																				if (typeof data15 == "number" && isFinite(data15)) {
																					if (data15 < 1 || isNaN(data15)) {
																						validate90.errors = [{
																							instancePath: instancePath + "/budget/run_seconds",
																							params: {
																								comparison: ">=",
																								limit: 1
																							},
																							message: "must be >= 1"
																						}];
																						return false;
																					}
																				}
																				var valid1 = true;
																			} else var valid1 = true;
																		}
																	}
																}
															}
														} else {
															validate90.errors = [{
																instancePath: instancePath + "/budget",
																params: { type: "object" },
																message: "must be object"
															}];
															return false;
														}
														var valid0 = true;
													} else var valid0 = true;
													if (valid0) {
														if (data.use_host_config !== void 0) {
															if (true !== data.use_host_config) {
																validate90.errors = [{
																	instancePath: instancePath + "/use_host_config",
																	params: { allowedValue: true },
																	message: "must be equal to constant"
																}];
																return false;
															}
															var valid0 = true;
														} else var valid0 = true;
														if (valid0) {
															if (data.attempt_timeout_seconds !== void 0) {
																let data17 = data.attempt_timeout_seconds;
																if (!(typeof data17 == "number" && !(data17 % 1) && !isNaN(data17) && isFinite(data17)) && data17 !== null) {
																	validate90.errors = [{
																		instancePath: instancePath + "/attempt_timeout_seconds",
																		params: { type: schema39.properties.attempt_timeout_seconds.type },
																		message: "must be integer,null"
																	}];
																	return false;
																}
																if (typeof data17 == "number" && isFinite(data17)) {
																	if (data17 < 1 || isNaN(data17)) {
																		validate90.errors = [{
																			instancePath: instancePath + "/attempt_timeout_seconds",
																			params: {
																				comparison: ">=",
																				limit: 1
																			},
																			message: "must be >= 1"
																		}];
																		return false;
																	}
																}
																var valid0 = true;
															} else var valid0 = true;
														}
													}
												}
											}
										}
									}
								}
							}
						}
					}
				}
			}
		}
	} else {
		validate90.errors = [{
			instancePath,
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate90.errors = vErrors;
	return true;
}
function validate93(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.task_id === void 0 && (missing0 = "task_id") || data.reason === void 0 && (missing0 = "reason")) {
			validate93.errors = [{
				instancePath,
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "task_id" || key0 === "reason")) {
				validate93.errors = [{
					instancePath,
					params: { additionalProperty: key0 },
					message: "must NOT have additional properties"
				}];
				return false;
			}
			if (data.task_id !== void 0) {
				let data0 = data.task_id;
				if (typeof data0 === "string") {
					if (data0.length < 1) {
						validate93.errors = [{
							instancePath: instancePath + "/task_id",
							params: { limit: 1 },
							message: "must NOT have fewer than 1 characters"
						}];
						return false;
					}
				} else {
					validate93.errors = [{
						instancePath: instancePath + "/task_id",
						params: { type: "string" },
						message: "must be string"
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.reason !== void 0) {
					let data1 = data.reason;
					if (typeof data1 === "string") {
						if (data1.length < 1) {
							validate93.errors = [{
								instancePath: instancePath + "/reason",
								params: { limit: 1 },
								message: "must NOT have fewer than 1 characters"
							}];
							return false;
						}
					} else {
						validate93.errors = [{
							instancePath: instancePath + "/reason",
							params: { type: "string" },
							message: "must be string"
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
			}
		}
	} else {
		validate93.errors = [{
			instancePath,
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate93.errors = vErrors;
	return true;
}
function validate92(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.benchmark_revision === void 0 && (missing0 = "benchmark_revision") || data.toolchain === void 0 && (missing0 = "toolchain") || data.validated_at === void 0 && (missing0 = "validated_at") || data.passed === void 0 && (missing0 = "passed") || data.quarantined === void 0 && (missing0 = "quarantined")) {
				validate92.errors = [{
					instancePath,
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "benchmark_revision" || key0 === "toolchain" || key0 === "validated_at" || key0 === "passed" || key0 === "quarantined")) {
					validate92.errors = [{
						instancePath,
						params: { additionalProperty: key0 },
						message: "must NOT have additional properties"
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.benchmark_revision !== void 0) {
						let data0 = data.benchmark_revision;
						const _errs2 = errors;
						if (errors === _errs2) {
							if (typeof data0 === "string") {
								if (data0.length < 1) {
									validate92.errors = [{
										instancePath: instancePath + "/benchmark_revision",
										params: { limit: 1 },
										message: "must NOT have fewer than 1 characters"
									}];
									return false;
								}
							} else {
								validate92.errors = [{
									instancePath: instancePath + "/benchmark_revision",
									params: { type: "string" },
									message: "must be string"
								}];
								return false;
							}
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.toolchain !== void 0) {
							let data1 = data.toolchain;
							const _errs4 = errors;
							if (errors === _errs4) {
								if (typeof data1 === "string") {
									if (data1.length < 1) {
										validate92.errors = [{
											instancePath: instancePath + "/toolchain",
											params: { limit: 1 },
											message: "must NOT have fewer than 1 characters"
										}];
										return false;
									}
								} else {
									validate92.errors = [{
										instancePath: instancePath + "/toolchain",
										params: { type: "string" },
										message: "must be string"
									}];
									return false;
								}
							}
							var valid0 = _errs4 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.validated_at !== void 0) {
								let data2 = data.validated_at;
								const _errs6 = errors;
								if (errors === _errs6) {
									if (errors === _errs6) {
										if (typeof data2 === "string") {
											if (!formats0$1.test(data2)) {
												validate92.errors = [{
													instancePath: instancePath + "/validated_at",
													params: { format: "date-time" },
													message: "must match format \"date-time\""
												}];
												return false;
											}
										} else {
											validate92.errors = [{
												instancePath: instancePath + "/validated_at",
												params: { type: "string" },
												message: "must be string"
											}];
											return false;
										}
									}
								}
								var valid0 = _errs6 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.passed !== void 0) {
									let data3 = data.passed;
									const _errs8 = errors;
									if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
										validate92.errors = [{
											instancePath: instancePath + "/passed",
											params: { type: "integer" },
											message: "must be integer"
										}];
										return false;
									}
									if (errors === _errs8) {
										if (typeof data3 == "number" && isFinite(data3)) {
											if (data3 < 0 || isNaN(data3)) {
												validate92.errors = [{
													instancePath: instancePath + "/passed",
													params: {
														comparison: ">=",
														limit: 0
													},
													message: "must be >= 0"
												}];
												return false;
											}
										}
									}
									var valid0 = _errs8 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.quarantined !== void 0) {
										let data4 = data.quarantined;
										const _errs10 = errors;
										if (errors === _errs10) {
											if (Array.isArray(data4)) {
												const len0 = data4.length;
												for (let i0 = 0; i0 < len0; i0++) {
													const _errs12 = errors;
													if (!validate93(data4[i0], {
														instancePath: instancePath + "/quarantined/" + i0,
														parentData: data4,
														parentDataProperty: i0,
														rootData
													})) {
														vErrors = vErrors === null ? validate93.errors : vErrors.concat(validate93.errors);
														errors = vErrors.length;
													}
													if (!(_errs12 === errors)) break;
												}
											} else {
												validate92.errors = [{
													instancePath: instancePath + "/quarantined",
													params: { type: "array" },
													message: "must be array"
												}];
												return false;
											}
										}
										var valid0 = _errs10 === errors;
									} else var valid0 = true;
								}
							}
						}
					}
				}
			}
		} else {
			validate92.errors = [{
				instancePath,
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate92.errors = vErrors;
	return errors === 0;
}
function validate77(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.schema_version === void 0 && (missing0 = "schema_version") || data.digest === void 0 && (missing0 = "digest") || data.created_at === void 0 && (missing0 = "created_at") || data.command === void 0 && (missing0 = "command") || data.harness_version === void 0 && (missing0 = "harness_version") || data.kind === void 0 && (missing0 = "kind") || data.benchmark === void 0 && (missing0 = "benchmark") || data.tasks === void 0 && (missing0 = "tasks") || data.candidates === void 0 && (missing0 = "candidates") || data.repetitions === void 0 && (missing0 = "repetitions") || data.settings === void 0 && (missing0 = "settings") || data.validation === void 0 && (missing0 = "validation")) {
				validate77.errors = [{
					instancePath,
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!func1$1.call(schema32.properties, key0)) {
					validate77.errors = [{
						instancePath,
						params: { additionalProperty: key0 },
						message: "must NOT have additional properties"
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.schema_version !== void 0) {
						const _errs2 = errors;
						if ("2.0" !== data.schema_version) {
							validate77.errors = [{
								instancePath: instancePath + "/schema_version",
								params: { allowedValue: "2.0" },
								message: "must be equal to constant"
							}];
							return false;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.digest !== void 0) {
							let data1 = data.digest;
							const _errs3 = errors;
							if (errors === _errs3) {
								if (typeof data1 === "string") {
									if (!pattern4$1.test(data1)) {
										validate77.errors = [{
											instancePath: instancePath + "/digest",
											params: { pattern: "^[0-9a-f]{64}$" },
											message: "must match pattern \"^[0-9a-f]{64}$\""
										}];
										return false;
									}
								} else {
									validate77.errors = [{
										instancePath: instancePath + "/digest",
										params: { type: "string" },
										message: "must be string"
									}];
									return false;
								}
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.created_at !== void 0) {
								let data2 = data.created_at;
								const _errs5 = errors;
								if (errors === _errs5) {
									if (errors === _errs5) {
										if (typeof data2 === "string") {
											if (!formats0$1.test(data2)) {
												validate77.errors = [{
													instancePath: instancePath + "/created_at",
													params: { format: "date-time" },
													message: "must match format \"date-time\""
												}];
												return false;
											}
										} else {
											validate77.errors = [{
												instancePath: instancePath + "/created_at",
												params: { type: "string" },
												message: "must be string"
											}];
											return false;
										}
									}
								}
								var valid0 = _errs5 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.command !== void 0) {
									let data3 = data.command;
									const _errs7 = errors;
									if (errors === _errs7) {
										if (Array.isArray(data3)) {
											const len0 = data3.length;
											for (let i0 = 0; i0 < len0; i0++) {
												const _errs9 = errors;
												if (typeof data3[i0] !== "string") {
													validate77.errors = [{
														instancePath: instancePath + "/command/" + i0,
														params: { type: "string" },
														message: "must be string"
													}];
													return false;
												}
												if (!(_errs9 === errors)) break;
											}
										} else {
											validate77.errors = [{
												instancePath: instancePath + "/command",
												params: { type: "array" },
												message: "must be array"
											}];
											return false;
										}
									}
									var valid0 = _errs7 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.harness_version !== void 0) {
										let data5 = data.harness_version;
										const _errs11 = errors;
										if (errors === _errs11) {
											if (typeof data5 === "string") {
												if (data5.length < 1) {
													validate77.errors = [{
														instancePath: instancePath + "/harness_version",
														params: { limit: 1 },
														message: "must NOT have fewer than 1 characters"
													}];
													return false;
												}
											} else {
												validate77.errors = [{
													instancePath: instancePath + "/harness_version",
													params: { type: "string" },
													message: "must be string"
												}];
												return false;
											}
										}
										var valid0 = _errs11 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.kind !== void 0) {
											let data6 = data.kind;
											const _errs13 = errors;
											if (typeof data6 !== "string") {
												validate77.errors = [{
													instancePath: instancePath + "/kind",
													params: { type: "string" },
													message: "must be string"
												}];
												return false;
											}
											if (!(data6 === "run" || data6 === "compare" || data6 === "aa")) {
												validate77.errors = [{
													instancePath: instancePath + "/kind",
													params: { allowedValues: schema32.properties.kind.enum },
													message: "must be equal to one of the allowed values"
												}];
												return false;
											}
											var valid0 = _errs13 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.benchmark !== void 0) {
												let data7 = data.benchmark;
												const _errs15 = errors;
												if (errors === _errs15) {
													if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
														let missing1;
														if (data7.id === void 0 && (missing1 = "id") || data7.revision === void 0 && (missing1 = "revision") || data7.grading === void 0 && (missing1 = "grading") || data7.threat_model === void 0 && (missing1 = "threat_model") || data7.max_attempts === void 0 && (missing1 = "max_attempts") || data7.options === void 0 && (missing1 = "options") || data7.comparability === void 0 && (missing1 = "comparability") || data7.sample === void 0 && (missing1 = "sample")) {
															validate77.errors = [{
																instancePath: instancePath + "/benchmark",
																params: { missingProperty: missing1 },
																message: "must have required property '" + missing1 + "'"
															}];
															return false;
														} else {
															const _errs17 = errors;
															for (const key1 in data7) if (!func1$1.call(schema32.properties.benchmark.properties, key1)) {
																validate77.errors = [{
																	instancePath: instancePath + "/benchmark",
																	params: { additionalProperty: key1 },
																	message: "must NOT have additional properties"
																}];
																return false;
															}
															if (_errs17 === errors) {
																if (data7.id !== void 0) {
																	let data8 = data7.id;
																	const _errs18 = errors;
																	if (errors === _errs18) {
																		if (typeof data8 === "string") {
																			if (data8.length < 1) {
																				validate77.errors = [{
																					instancePath: instancePath + "/benchmark/id",
																					params: { limit: 1 },
																					message: "must NOT have fewer than 1 characters"
																				}];
																				return false;
																			}
																		} else {
																			validate77.errors = [{
																				instancePath: instancePath + "/benchmark/id",
																				params: { type: "string" },
																				message: "must be string"
																			}];
																			return false;
																		}
																	}
																	var valid2 = _errs18 === errors;
																} else var valid2 = true;
																if (valid2) {
																	if (data7.revision !== void 0) {
																		let data9 = data7.revision;
																		const _errs20 = errors;
																		if (errors === _errs20) {
																			if (typeof data9 === "string") {
																				if (data9.length < 1) {
																					validate77.errors = [{
																						instancePath: instancePath + "/benchmark/revision",
																						params: { limit: 1 },
																						message: "must NOT have fewer than 1 characters"
																					}];
																					return false;
																				}
																			} else {
																				validate77.errors = [{
																					instancePath: instancePath + "/benchmark/revision",
																					params: { type: "string" },
																					message: "must be string"
																				}];
																				return false;
																			}
																		}
																		var valid2 = _errs20 === errors;
																	} else var valid2 = true;
																	if (valid2) {
																		if (data7.grading !== void 0) {
																			let data10 = data7.grading;
																			const _errs22 = errors;
																			if (typeof data10 !== "string") {
																				validate77.errors = [{
																					instancePath: instancePath + "/benchmark/grading",
																					params: { type: "string" },
																					message: "must be string"
																				}];
																				return false;
																			}
																			if (!(data10 === "out-of-process" || data10 === "in-process")) {
																				validate77.errors = [{
																					instancePath: instancePath + "/benchmark/grading",
																					params: { allowedValues: schema32.properties.benchmark.properties.grading.enum },
																					message: "must be equal to one of the allowed values"
																				}];
																				return false;
																			}
																			var valid2 = _errs22 === errors;
																		} else var valid2 = true;
																		if (valid2) {
																			if (data7.threat_model !== void 0) {
																				const _errs24 = errors;
																				if (typeof data7.threat_model !== "string") {
																					validate77.errors = [{
																						instancePath: instancePath + "/benchmark/threat_model",
																						params: { type: "string" },
																						message: "must be string"
																					}];
																					return false;
																				}
																				var valid2 = _errs24 === errors;
																			} else var valid2 = true;
																			if (valid2) {
																				if (data7.max_attempts !== void 0) {
																					let data12 = data7.max_attempts;
																					const _errs26 = errors;
																					if (!(typeof data12 == "number" && !(data12 % 1) && !isNaN(data12) && isFinite(data12))) {
																						validate77.errors = [{
																							instancePath: instancePath + "/benchmark/max_attempts",
																							params: { type: "integer" },
																							message: "must be integer"
																						}];
																						return false;
																					}
																					if (errors === _errs26) {
																						if (typeof data12 == "number" && isFinite(data12)) {
																							if (data12 < 1 || isNaN(data12)) {
																								validate77.errors = [{
																									instancePath: instancePath + "/benchmark/max_attempts",
																									params: {
																										comparison: ">=",
																										limit: 1
																									},
																									message: "must be >= 1"
																								}];
																								return false;
																							}
																						}
																					}
																					var valid2 = _errs26 === errors;
																				} else var valid2 = true;
																				if (valid2) {
																					if (data7.options !== void 0) {
																						let data13 = data7.options;
																						const _errs28 = errors;
																						if (errors === _errs28) {
																							if (data13 && typeof data13 == "object" && !Array.isArray(data13)) for (const key2 in data13) {
																								let data14 = data13[key2];
																								const _errs31 = errors;
																								if (typeof data14 !== "string" && !(typeof data14 == "number" && isFinite(data14)) && typeof data14 !== "boolean") {
																									validate77.errors = [{
																										instancePath: instancePath + "/benchmark/options/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),
																										params: { type: schema32.properties.benchmark.properties.options.additionalProperties.type },
																										message: "must be string,number,boolean"
																									}];
																									return false;
																								}
																								if (!(_errs31 === errors)) break;
																							}
																							else {
																								validate77.errors = [{
																									instancePath: instancePath + "/benchmark/options",
																									params: { type: "object" },
																									message: "must be object"
																								}];
																								return false;
																							}
																						}
																						var valid2 = _errs28 === errors;
																					} else var valid2 = true;
																					if (valid2) {
																						if (data7.comparability !== void 0) {
																							let data15 = data7.comparability;
																							const _errs33 = errors;
																							const _errs34 = errors;
																							let valid4 = false;
																							const _errs35 = errors;
																							if (!validate78(data15, {
																								instancePath: instancePath + "/benchmark/comparability",
																								parentData: data7,
																								parentDataProperty: "comparability",
																								rootData
																							})) {
																								vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
																								errors = vErrors.length;
																							}
																							var _valid0 = _errs35 === errors;
																							valid4 = valid4 || _valid0;
																							if (!valid4) {
																								const _errs36 = errors;
																								if (data15 !== null) {
																									const err0 = {
																										instancePath: instancePath + "/benchmark/comparability",
																										params: { type: "null" },
																										message: "must be null"
																									};
																									if (vErrors === null) vErrors = [err0];
																									else vErrors.push(err0);
																									errors++;
																								}
																								var _valid0 = _errs36 === errors;
																								valid4 = valid4 || _valid0;
																							}
																							if (!valid4) {
																								const err1 = {
																									instancePath: instancePath + "/benchmark/comparability",
																									params: {},
																									message: "must match a schema in anyOf"
																								};
																								if (vErrors === null) vErrors = [err1];
																								else vErrors.push(err1);
																								errors++;
																								validate77.errors = vErrors;
																								return false;
																							} else {
																								errors = _errs34;
																								if (vErrors !== null) {
																									if (_errs34) vErrors.length = _errs34;
																									else vErrors = null;
																								}
																							}
																							var valid2 = _errs33 === errors;
																						} else var valid2 = true;
																						if (valid2) {
																							if (data7.left_out !== void 0) {
																								let data16 = data7.left_out;
																								const _errs38 = errors;
																								if (errors === _errs38) {
																									if (Array.isArray(data16)) {
																										const len1 = data16.length;
																										for (let i1 = 0; i1 < len1; i1++) {
																											const _errs40 = errors;
																											if (!validate80(data16[i1], {
																												instancePath: instancePath + "/benchmark/left_out/" + i1,
																												parentData: data16,
																												parentDataProperty: i1,
																												rootData
																											})) {
																												vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
																												errors = vErrors.length;
																											}
																											if (!(_errs40 === errors)) break;
																										}
																									} else {
																										validate77.errors = [{
																											instancePath: instancePath + "/benchmark/left_out",
																											params: { type: "array" },
																											message: "must be array"
																										}];
																										return false;
																									}
																								}
																								var valid2 = _errs38 === errors;
																							} else var valid2 = true;
																							if (valid2) {
																								if (data7.sample !== void 0) {
																									let data18 = data7.sample;
																									const _errs41 = errors;
																									const _errs42 = errors;
																									let valid6 = false;
																									const _errs43 = errors;
																									if (!validate82(data18, {
																										instancePath: instancePath + "/benchmark/sample",
																										parentData: data7,
																										parentDataProperty: "sample",
																										rootData
																									})) {
																										vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
																										errors = vErrors.length;
																									}
																									var _valid1 = _errs43 === errors;
																									valid6 = valid6 || _valid1;
																									if (!valid6) {
																										const _errs44 = errors;
																										if (data18 !== null) {
																											const err2 = {
																												instancePath: instancePath + "/benchmark/sample",
																												params: { type: "null" },
																												message: "must be null"
																											};
																											if (vErrors === null) vErrors = [err2];
																											else vErrors.push(err2);
																											errors++;
																										}
																										var _valid1 = _errs44 === errors;
																										valid6 = valid6 || _valid1;
																									}
																									if (!valid6) {
																										const err3 = {
																											instancePath: instancePath + "/benchmark/sample",
																											params: {},
																											message: "must match a schema in anyOf"
																										};
																										if (vErrors === null) vErrors = [err3];
																										else vErrors.push(err3);
																										errors++;
																										validate77.errors = vErrors;
																										return false;
																									} else {
																										errors = _errs42;
																										if (vErrors !== null) {
																											if (_errs42) vErrors.length = _errs42;
																											else vErrors = null;
																										}
																									}
																									var valid2 = _errs41 === errors;
																								} else var valid2 = true;
																							}
																						}
																					}
																				}
																			}
																		}
																	}
																}
															}
														}
													} else {
														validate77.errors = [{
															instancePath: instancePath + "/benchmark",
															params: { type: "object" },
															message: "must be object"
														}];
														return false;
													}
												}
												var valid0 = _errs15 === errors;
											} else var valid0 = true;
											if (valid0) {
												if (data.tasks !== void 0) {
													let data19 = data.tasks;
													const _errs46 = errors;
													if (errors === _errs46) {
														if (Array.isArray(data19)) {
															if (data19.length < 1) {
																validate77.errors = [{
																	instancePath: instancePath + "/tasks",
																	params: { limit: 1 },
																	message: "must NOT have fewer than 1 items"
																}];
																return false;
															} else {
																const len2 = data19.length;
																for (let i2 = 0; i2 < len2; i2++) {
																	const _errs48 = errors;
																	if (!validate84(data19[i2], {
																		instancePath: instancePath + "/tasks/" + i2,
																		parentData: data19,
																		parentDataProperty: i2,
																		rootData
																	})) {
																		vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
																		errors = vErrors.length;
																	}
																	if (!(_errs48 === errors)) break;
																}
															}
														} else {
															validate77.errors = [{
																instancePath: instancePath + "/tasks",
																params: { type: "array" },
																message: "must be array"
															}];
															return false;
														}
													}
													var valid0 = _errs46 === errors;
												} else var valid0 = true;
												if (valid0) {
													if (data.candidates !== void 0) {
														let data21 = data.candidates;
														const _errs49 = errors;
														if (errors === _errs49) {
															if (Array.isArray(data21)) {
																if (data21.length < 1) {
																	validate77.errors = [{
																		instancePath: instancePath + "/candidates",
																		params: { limit: 1 },
																		message: "must NOT have fewer than 1 items"
																	}];
																	return false;
																} else {
																	const len3 = data21.length;
																	for (let i3 = 0; i3 < len3; i3++) {
																		const _errs51 = errors;
																		if (!validate86(data21[i3], {
																			instancePath: instancePath + "/candidates/" + i3,
																			parentData: data21,
																			parentDataProperty: i3,
																			rootData
																		})) {
																			vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
																			errors = vErrors.length;
																		}
																		if (!(_errs51 === errors)) break;
																	}
																}
															} else {
																validate77.errors = [{
																	instancePath: instancePath + "/candidates",
																	params: { type: "array" },
																	message: "must be array"
																}];
																return false;
															}
														}
														var valid0 = _errs49 === errors;
													} else var valid0 = true;
													if (valid0) {
														if (data.repetitions !== void 0) {
															let data23 = data.repetitions;
															const _errs52 = errors;
															if (!(typeof data23 == "number" && !(data23 % 1) && !isNaN(data23) && isFinite(data23))) {
																validate77.errors = [{
																	instancePath: instancePath + "/repetitions",
																	params: { type: "integer" },
																	message: "must be integer"
																}];
																return false;
															}
															if (errors === _errs52) {
																if (typeof data23 == "number" && isFinite(data23)) {
																	if (data23 < 1 || isNaN(data23)) {
																		validate77.errors = [{
																			instancePath: instancePath + "/repetitions",
																			params: {
																				comparison: ">=",
																				limit: 1
																			},
																			message: "must be >= 1"
																		}];
																		return false;
																	}
																}
															}
															var valid0 = _errs52 === errors;
														} else var valid0 = true;
														if (valid0) {
															if (data.settings !== void 0) {
																const _errs54 = errors;
																if (!validate90(data.settings, {
																	instancePath: instancePath + "/settings",
																	parentData: data,
																	parentDataProperty: "settings",
																	rootData
																})) {
																	vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors);
																	errors = vErrors.length;
																}
																var valid0 = _errs54 === errors;
															} else var valid0 = true;
															if (valid0) {
																if (data.validation !== void 0) {
																	let data25 = data.validation;
																	const _errs55 = errors;
																	const _errs56 = errors;
																	let valid9 = false;
																	const _errs57 = errors;
																	if (!validate92(data25, {
																		instancePath: instancePath + "/validation",
																		parentData: data,
																		parentDataProperty: "validation",
																		rootData
																	})) {
																		vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
																		errors = vErrors.length;
																	}
																	var _valid2 = _errs57 === errors;
																	valid9 = valid9 || _valid2;
																	if (!valid9) {
																		const _errs58 = errors;
																		if (data25 !== null) {
																			const err4 = {
																				instancePath: instancePath + "/validation",
																				params: { type: "null" },
																				message: "must be null"
																			};
																			if (vErrors === null) vErrors = [err4];
																			else vErrors.push(err4);
																			errors++;
																		}
																		var _valid2 = _errs58 === errors;
																		valid9 = valid9 || _valid2;
																	}
																	if (!valid9) {
																		const err5 = {
																			instancePath: instancePath + "/validation",
																			params: {},
																			message: "must match a schema in anyOf"
																		};
																		if (vErrors === null) vErrors = [err5];
																		else vErrors.push(err5);
																		errors++;
																		validate77.errors = vErrors;
																		return false;
																	} else {
																		errors = _errs56;
																		if (vErrors !== null) {
																			if (_errs56) vErrors.length = _errs56;
																			else vErrors = null;
																		}
																	}
																	var valid0 = _errs55 === errors;
																} else var valid0 = true;
																if (valid0) {
																	if (data.slices !== void 0) {
																		let data26 = data.slices;
																		const _errs60 = errors;
																		if (errors === _errs60) {
																			if (Array.isArray(data26)) {
																				if (data26.length < 1) {
																					validate77.errors = [{
																						instancePath: instancePath + "/slices",
																						params: { limit: 1 },
																						message: "must NOT have fewer than 1 items"
																					}];
																					return false;
																				} else {
																					const len4 = data26.length;
																					for (let i4 = 0; i4 < len4; i4++) {
																						let data27 = data26[i4];
																						const _errs62 = errors;
																						if (errors === _errs62) {
																							if (Array.isArray(data27)) {
																								const len5 = data27.length;
																								for (let i5 = 0; i5 < len5; i5++) {
																									let data28 = data27[i5];
																									const _errs64 = errors;
																									if (errors === _errs64) {
																										if (typeof data28 === "string") {
																											if (data28.length < 1) {
																												validate77.errors = [{
																													instancePath: instancePath + "/slices/" + i4 + "/" + i5,
																													params: { limit: 1 },
																													message: "must NOT have fewer than 1 characters"
																												}];
																												return false;
																											}
																										} else {
																											validate77.errors = [{
																												instancePath: instancePath + "/slices/" + i4 + "/" + i5,
																												params: { type: "string" },
																												message: "must be string"
																											}];
																											return false;
																										}
																									}
																									if (!(_errs64 === errors)) break;
																								}
																							} else {
																								validate77.errors = [{
																									instancePath: instancePath + "/slices/" + i4,
																									params: { type: "array" },
																									message: "must be array"
																								}];
																								return false;
																							}
																						}
																						if (!(_errs62 === errors)) break;
																					}
																				}
																			} else {
																				validate77.errors = [{
																					instancePath: instancePath + "/slices",
																					params: { type: "array" },
																					message: "must be array"
																				}];
																				return false;
																			}
																		}
																		var valid0 = _errs60 === errors;
																	} else var valid0 = true;
																}
															}
														}
													}
												}
											}
										}
									}
								}
							}
						}
					}
				}
			}
		} else {
			validate77.errors = [{
				instancePath,
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate77.errors = vErrors;
	return errors === 0;
}
const shard = validate96;
function validate96(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.schema_version === void 0 && (missing0 = "schema_version") || data.plan_digest === void 0 && (missing0 = "plan_digest") || data.index === void 0 && (missing0 = "index") || data.of === void 0 && (missing0 = "of") || data.candidate === void 0 && (missing0 = "candidate") || data.tasks === void 0 && (missing0 = "tasks")) {
			validate96.errors = [{
				instancePath,
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "schema_version" || key0 === "plan_digest" || key0 === "index" || key0 === "of" || key0 === "candidate" || key0 === "tasks")) {
				validate96.errors = [{
					instancePath,
					params: { additionalProperty: key0 },
					message: "must NOT have additional properties"
				}];
				return false;
			}
			if (data.schema_version !== void 0) {
				if ("2.0" !== data.schema_version) {
					validate96.errors = [{
						instancePath: instancePath + "/schema_version",
						params: { allowedValue: "2.0" },
						message: "must be equal to constant"
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.plan_digest !== void 0) {
					let data1 = data.plan_digest;
					if (typeof data1 === "string") {
						if (!pattern4$1.test(data1)) {
							validate96.errors = [{
								instancePath: instancePath + "/plan_digest",
								params: { pattern: "^[0-9a-f]{64}$" },
								message: "must match pattern \"^[0-9a-f]{64}$\""
							}];
							return false;
						}
					} else {
						validate96.errors = [{
							instancePath: instancePath + "/plan_digest",
							params: { type: "string" },
							message: "must be string"
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.index !== void 0) {
						let data2 = data.index;
						if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
							validate96.errors = [{
								instancePath: instancePath + "/index",
								params: { type: "integer" },
								message: "must be integer"
							}];
							return false;
						}
						if (typeof data2 == "number" && isFinite(data2)) {
							if (data2 < 1 || isNaN(data2)) {
								validate96.errors = [{
									instancePath: instancePath + "/index",
									params: {
										comparison: ">=",
										limit: 1
									},
									message: "must be >= 1"
								}];
								return false;
							}
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.of !== void 0) {
							let data3 = data.of;
							if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
								validate96.errors = [{
									instancePath: instancePath + "/of",
									params: { type: "integer" },
									message: "must be integer"
								}];
								return false;
							}
							if (typeof data3 == "number" && isFinite(data3)) {
								if (data3 < 1 || isNaN(data3)) {
									validate96.errors = [{
										instancePath: instancePath + "/of",
										params: {
											comparison: ">=",
											limit: 1
										},
										message: "must be >= 1"
									}];
									return false;
								}
							}
							var valid0 = true;
						} else var valid0 = true;
						if (valid0) {
							if (data.candidate !== void 0) {
								let data4 = data.candidate;
								if (typeof data4 === "string") {
									if (data4.length < 1) {
										validate96.errors = [{
											instancePath: instancePath + "/candidate",
											params: { limit: 1 },
											message: "must NOT have fewer than 1 characters"
										}];
										return false;
									}
								} else {
									validate96.errors = [{
										instancePath: instancePath + "/candidate",
										params: { type: "string" },
										message: "must be string"
									}];
									return false;
								}
								var valid0 = true;
							} else var valid0 = true;
							if (valid0) {
								if (data.tasks !== void 0) {
									let data5 = data.tasks;
									if (Array.isArray(data5)) {
										const len0 = data5.length;
										for (let i0 = 0; i0 < len0; i0++) if (typeof data5[i0] !== "string") {
											validate96.errors = [{
												instancePath: instancePath + "/tasks/" + i0,
												params: { type: "string" },
												message: "must be string"
											}];
											return false;
										}
									} else {
										validate96.errors = [{
											instancePath: instancePath + "/tasks",
											params: { type: "array" },
											message: "must be array"
										}];
										return false;
									}
									var valid0 = true;
								} else var valid0 = true;
							}
						}
					}
				}
			}
		}
	} else {
		validate96.errors = [{
			instancePath,
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate96.errors = vErrors;
	return true;
}

// src/record/validate.ts
const faultOf = (kind, value) => firstFault(validate_gen_exports[kind], value);
function parseDocument(kind, path, content) {
	return parseWith(validate_gen_exports[kind], path, content);
}
function parseWith(validator, path, content) {
	const value = parseJson(path, content);
	checkWith(validator, path, value);
	return value;
}
function checkWith(validator, path, value) {
	const fault = firstFault(validator, value);
	if (fault !== null) throw new Refused(`${path} is not valid: ${fault}`);
}
function parseJson(path, content) {
	if (content.length === 0) throw new Refused(`${path} is empty`);
	try {
		return JSON.parse(Buffer.from(content.buffer, content.byteOffset, content.byteLength).toString("utf8"));
	} catch (error) {
		throw new Refused(`${path} is torn or not JSON: ${messageOf(error)}`, { cause: error });
	}
}
function firstFault(validator, value) {
	if (validator(value)) return null;
	const fault = validator.errors?.[0];
	if (fault === void 0) return "it does not fit its schema";
	const { instancePath, message, params } = fault;
	const named = params["additionalProperty"] ?? params["allowedValue"] ?? params["allowedValues"];
	return `${instancePath === "" ? "/" : instancePath} ${message}${named === void 0 ? "" : ` (${JSON.stringify(named)})`}`;
}

// src/record/write-error.ts
function writing(path, write) {
	try {
		return write();
	} catch (error) {
		throw asRunError(path, error);
	}
}
function asRunError(path, cause) {
	const code = cause?.code;
	switch (code) {
		case "ENOSPC":
		case "EDQUOT": return new require_shared_start.RunError("disk-full", `No space is left to write ${path}.`, "Free some space there, then try again, or resume the run: what is on record is kept.", { cause });
		case "EROFS":
		case "EACCES":
		case "EPERM": return new require_shared_start.RunError("read-only", `${path} cannot be written (${code}).`, "Give write permission there, or choose another place: --run-dir for a run, XDG_CACHE_HOME for what is kept for later ones.", { cause });
		case "EISDIR": return new require_shared_start.RunError("in-the-way", `${path} cannot be written: a folder is in its place.`, "Move the folder away, then try again.", { cause });
		case "EEXIST":
		case "ENOTDIR":
		case "EISDIR":
		case "ENOENT": return new require_shared_start.RunError("cannot-write", `${path} cannot be written: ${messageOf(cause)}.`, "Something else stands in its place or a folder on the way is missing; move it away, or choose another place.", { cause });
		default: return cause;
	}
}

// src/record/write-file.ts
const prettyJson = (value) => `${JSON.stringify(value, finite, 2)}\n`;
function writeWhole(path, content) {
	replace(path, (fd) => {
		node_fs.default.writeFileSync(fd, content);
		node_fs.default.fsyncSync(fd);
	});
	writing(path, () => syncFolder((0, node_path.dirname)(path)));
}
function writeDerived(path, pieces) {
	replace(path, (fd) => {
		for (const block of blocks(pieces)) node_fs.default.writeFileSync(fd, block);
	});
}
function replace(path, write) {
	const temporary = `${path}.tmp-${(0, node_crypto.randomBytes)(6).toString("hex")}`;
	writing(path, () => {
		try {
			const fd = node_fs.default.openSync(temporary, "wx");
			try {
				write(fd);
			} finally {
				node_fs.default.closeSync(fd);
			}
			node_fs.default.renameSync(temporary, path);
		} catch (error) {
			node_fs.default.rmSync(temporary, { force: true });
			throw error;
		}
	});
}
const BLOCK_CHARACTERS = 65536;
function* blocks(pieces) {
	let block = "";
	for (const piece of pieces) {
		if (typeof piece !== "string") {
			if (block !== "") yield block;
			block = "";
			yield piece;
			continue;
		}
		block += piece;
		if (block.length < BLOCK_CHARACTERS) continue;
		yield block;
		block = "";
	}
	if (block !== "") yield block;
}
function syncFolder(path) {
	const fd = node_fs.default.openSync(path, "r");
	try {
		node_fs.default.fsyncSync(fd);
	} finally {
		node_fs.default.closeSync(fd);
	}
}
function finite(key, value) {
	if (typeof value === "number" && !Number.isFinite(value)) throw new TypeError(`JSON has no spelling for ${value} (at ${JSON.stringify(key)})`);
	return value;
}

// src/record/plan-file.ts
const MAX_PLAN_BYTES = 268435456;
const readPlan = (root) => readPlanAt((0, node_path.join)(root, "plan.json"))?.plan ?? null;
var PlanReader = class {
	#last = null;
	read(root) {
		const path = (0, node_path.join)(root, PLAN_FILE);
		const last = this.#last;
		if (last !== null && usable(path, () => holds(path, last.content))) return last.plan;
		const found = readPlanAt(path);
		if (found !== null) this.#last = found;
		return found?.plan ?? null;
	}
};
function readPlanFile(path) {
	const found = readPlanAt(path);
	if (found !== null) return found.plan;
	throw new require_shared_start.UsageError("no-plan", `There is no plan ${path}.`, "Make one with: benchmark plan --config FILE --save plan.json");
}
function readPlanAt(path) {
	return usable(path, () => {
		const content = readRegular$1(path, MAX_PLAN_BYTES);
		if (content === null) return null;
		const plan = parseDocument("plan", path, content);
		if (planDigest(plan) !== plan.digest) throw new Refused(`${path} was changed after it was written: its digest does not fit`);
		const fault = sizeFault(plan) ?? slugFault(plan) ?? cutFault(plan);
		if (fault !== null) throw new Refused(`${path} cannot be used: ${fault}`);
		return {
			plan,
			content
		};
	});
}
function keepPlan(root, plan, shard) {
	const known = readPlan(root);
	if (known !== null) {
		refuseOther(root, known, plan, shard);
		return known;
	}
	const fault = faultOf("plan", plan) ?? slugFault(plan) ?? cutFault(plan) ?? (shard === null ? null : faultOf("shard", shard));
	if (fault !== null) throw new require_shared_start.RunError("bad-plan", `The plan is not valid: ${fault}.`, "This is a bug of the harness; please report it.");
	if (shard === null) node_fs.default.rmSync((0, node_path.join)(root, SHARD_FILE), { force: true });
	else writeWhole((0, node_path.join)(root, SHARD_FILE), prettyJson(shard));
	writeWhole((0, node_path.join)(root, PLAN_FILE), prettyJson(plan));
	return plan;
}
function readShard(root) {
	const path = (0, node_path.join)(root, SHARD_FILE);
	return usable(path, () => {
		const content = readRegular$1(path, MAX_PLAN_BYTES);
		return content === null ? null : parseDocument("shard", path, content);
	});
}
function refuseOther(root, known, plan, shard) {
	if (known.digest !== plan.digest) throw otherPlan(root, known, plan);
	checkShard(root, shard);
}
function otherPlan(root, known, plan) {
	const list = differences$1(known, plan, [
		"digest",
		"created_at",
		"command",
		"validation"
	]);
	return new require_shared_start.RunError("other-plan", `${root} holds a run of another plan. What differs (there, then here):\n${list.map((line) => `  ${line}`).join("\n")}`, "Use the settings of that run to continue it, or choose a new run-dir.");
}
function checkShard(root, shard) {
	const known = readShard(root);
	if (known?.index === shard?.index && known?.of === shard?.of) return;
	throw new require_shared_start.RunError("other-shard", `${root} holds ${nameOf$1(known)}, not ${nameOf$1(shard)}.`, "Use the run-dir of that part, or choose a new one.");
}
const nameOf$1 = (shard) => shard === null ? "a whole run" : `shard ${shard.index}/${shard.of}`;
function sizeFault(plan) {
	const trials = trialCount(plan);
	return trials > 1e6 ? `its ${trials} trials are more than the ${MAX_TRIALS} that one run may hold` : null;
}
function slugFault(plan) {
	for (const items of [plan.candidates, plan.tasks]) {
		const seen = /* @__PURE__ */ new Set();
		for (const { slug } of items) {
			if (!isSafeSlug(slug)) return `${JSON.stringify(slug)} is not a safe folder name`;
			if (seen.has(slug.toLowerCase())) return `the folder name ${JSON.stringify(slug)} is used twice`;
			seen.add(slug.toLowerCase());
		}
	}
	return null;
}
function cutFault({ tasks, slices }) {
	if (slices === void 0) return null;
	const planned = tasks.map(({ id }) => id).sort();
	const dealt = slices.flat().sort();
	if (planned.length === dealt.length && planned.every((id, at) => id === dealt[at])) return null;
	return "its slices do not hold every task once";
}
function usable(path, read) {
	try {
		return read();
	} catch (error) {
		if (!(error instanceof Refused)) throw error;
		throw new require_shared_start.RunError("bad-plan", `${error.message}.`, `Put back the ${path.endsWith("plan.json") ? "plan" : "file"} the run was started with, or start a new run; attempts on record are not touched.`, { cause: error });
	}
}

// src/record/attempt/artifacts.ts
function artifactsOf(folder) {
	const paths = filesBelow(folder, "").filter((path) => path !== RECORD_FILE);
	if (paths.length > 1e3) throw tooMuch(`${folder} holds ${paths.length} files, more than the ${MAX_FILES_PER_ATTEMPT} an attempt may have.`);
	return paths.sort((a, b) => a < b ? -1 : 1).map((path) => ({
		path,
		...sealed$1((0, node_path.join)(folder, path))
	}));
}
function sealed$1(path) {
	try {
		return digestOfFile(path);
	} catch (error) {
		if (error instanceof Refused) throw tooMuch(`${error.message}.`, error);
		throw error;
	}
}
const tooMuch = (message, cause) => new require_shared_start.RunError("attempt-too-large", message, "Limit what the agent's program may log.", { cause });
function pathFault(path) {
	const steps = path.split("/");
	return path.includes("\\") || path.includes("\0") || steps.some((step) => step === "" || step === "." || step === ".." || Buffer.byteLength(step) > 255) ? `${JSON.stringify(path)} is not a plain path inside the attempt's folder` : null;
}
function digestOfFile(path, copyTo) {
	const fd = openRegular$1(path);
	if (fd === null) throw new Refused(`${path} is missing`);
	try {
		if (!node_fs.default.fstatSync(fd).isFile()) throw new Refused(`${path} is not a regular file`);
		const hash = (0, node_crypto.createHash)("sha256");
		let bytes = 0;
		for (;;) {
			const read = node_fs.default.readSync(fd, piece$1, 0, piece$1.length, null);
			if (read === 0) return {
				bytes,
				sha256: hash.digest("hex")
			};
			bytes += read;
			if (bytes > 536870912) throw new Refused(`${path} has more than the ${MAX_FILE_BYTES} bytes allowed`);
			hash.update(piece$1.subarray(0, read));
			copyTo?.(piece$1.subarray(0, read));
			if (read < piece$1.length) return {
				bytes,
				sha256: hash.digest("hex")
			};
		}
	} finally {
		node_fs.default.closeSync(fd);
	}
}
const piece$1 = Buffer.allocUnsafe(262144);
function filesBelow(folder, prefix) {
	return node_fs.default.readdirSync((0, node_path.join)(folder, prefix), { withFileTypes: true }).flatMap((entry) => {
		const path = `${prefix}${entry.name}`;
		if (entry.isDirectory()) return filesBelow(folder, `${path}/`);
		if (entry.isFile()) return [path];
		node_fs.default.rmSync((0, node_path.join)(folder, path), { force: true });
		return [];
	});
}

// src/core/budget-flags.ts
const budgetFlags = ({ settings: { budget = {} } }, of) => Object.entries(budget).flatMap(([what, amount]) => what.startsWith(`${of}_`) ? [`${what.replace("_", "-")}=${amount}`] : []);

// src/core/stats/normal.ts
function normalQuantile(p) {
	if (!(p > 0 && p < 1)) throw new RangeError(`No normal quantile for p ${p}.`);
	if (p < .5) return -normalQuantile(1 - p);
	let z = 0;
	for (let step = 0; step < 200; step++) {
		const next = z + (p - .5 - centralHalf(z)) / density(z);
		if (!(next > z)) break;
		z = next;
	}
	return z;
}
const density = (z) => Math.exp(-z * z / 2) / Math.sqrt(2 * Math.PI);
function centralHalf(z) {
	let term = z;
	let sum = z;
	for (let k = 3; term > sum * 1e-17; k += 2) {
		term *= z * z / k;
		sum += term;
	}
	return sum * density(z);
}

// src/core/stats/exact-sum.ts
function exactSum(values) {
	return (Array.isArray(values) ? wholeSum(values) : null) ?? sumOfParts(values);
}
function wholeSum(values) {
	let sum = 0;
	for (const value of values) {
		sum += value;
		if (!Number.isInteger(value) || !Number.isSafeInteger(sum)) return null;
	}
	return sum;
}
function sumOfParts(values) {
	const parts = [];
	let length = 0;
	for (const value of values) {
		let carry = value;
		let kept = 0;
		for (let at = 0; at < length; at++) {
			const part = parts[at];
			const sum = carry + part;
			const lost = Math.abs(carry) < Math.abs(part) ? carry - (sum - part) : part - (sum - carry);
			if (lost !== 0) parts[kept++] = lost;
			carry = sum;
		}
		parts[kept] = carry;
		length = kept + 1;
	}
	return roundOnce(parts, length);
}
function roundOnce(parts, length) {
	if (length === 0) return 0;
	let at = length - 1;
	let sum = parts[at];
	let lost = 0;
	while (at > 0 && lost === 0) {
		const part = parts[--at];
		const next = sum + part;
		lost = part - (next - sum);
		sum = next;
	}
	const below = at > 0 ? parts[at - 1] : 0;
	if (lost !== 0 && below !== 0 && lost < 0 === below < 0) {
		const rounded = sum + lost * 2;
		if (rounded - sum === lost * 2) sum = rounded;
	}
	return sum + 0;
}

// src/core/stats/prng.ts
const seededRandom = (seed) => xoshiro128(seededState(seed));
function seededState(seed) {
	let counter = BigInt(seed);
	const next = () => {
		counter = BigInt.asUintN(64, counter + 11400714819323198485n);
		let z = counter;
		z = BigInt.asUintN(64, (z ^ z >> 30n) * 13787848793156543929n);
		z = BigInt.asUintN(64, (z ^ z >> 27n) * 10723151780598845931n);
		return z ^ z >> 31n;
	};
	const [first, second] = [next(), next()];
	const low = (word) => Number(BigInt.asUintN(32, word));
	return [
		low(first),
		low(first >> 32n),
		low(second),
		low(second >> 32n)
	];
}
function xoshiro128([a, b, c, d]) {
	return () => {
		const result = Math.imul(rotateLeft(Math.imul(b, 5), 7), 9) >>> 0;
		const shifted = b << 9;
		c ^= a;
		d ^= b;
		b ^= c;
		a ^= d;
		c ^= shifted;
		d = rotateLeft(d, 11);
		return result;
	};
}
function seededDraws(seed, bound) {
	let state = seededState(seed);
	const scale = bound / 2 ** 32;
	return (draws) => {
		let [a, b, c, d] = state;
		for (let at = 0; at < draws.length; at++) {
			const five = Math.imul(b, 5);
			const result = Math.imul(five << 7 | five >>> 25, 9) >>> 0;
			const shifted = b << 9;
			c ^= a;
			d ^= b;
			b ^= c;
			a ^= d;
			c ^= shifted;
			d = d << 11 | d >>> 21;
			draws[at] = result * scale;
		}
		state = [
			a,
			b,
			c,
			d
		];
	};
}
const rotateLeft = (word, by) => word << by | word >>> 32 - by;

// src/core/stats/sign-flip.ts
const EXACT_BUDGET = 5e8;
const FLIPS = 1e5;
function signFlip(differences, seed) {
	const sizes = differences.map(Math.abs).filter((size) => size > 0).sort((x, y) => x - y);
	const observed = Math.abs(exactSum(differences));
	if (observed === 0) return {
		p: 1,
		method: "exact"
	};
	const exact = sizes.every(Number.isSafeInteger) ? exactP(sizes, observed) : null;
	return exact === null ? {
		p: monteCarloP(sizes, observed, seed),
		method: "monte-carlo"
	} : {
		p: exact,
		method: "exact"
	};
}
const leastDiscordant = (alpha) => Math.floor(1 - Math.log2(alpha)) + 1;
function exactP(sizes, observed) {
	const divisor = sizes.reduce(greatestCommonDivisor);
	const reach = (exactSum(sizes) - observed) / divisor / 2;
	if (reach * sizes.length > EXACT_BUDGET) return null;
	const ways = new Float64Array(reach + 1);
	ways[0] = 1;
	let scale = 0;
	let filled = 0;
	for (const size of sizes) {
		const step = size / divisor;
		filled = Math.min(reach, filled + step);
		let largest = 0;
		for (let sum = filled; sum >= 0; sum--) {
			const count = sum >= step ? ways[sum] + ways[sum - step] : ways[sum];
			ways[sum] = count;
			if (count > largest) largest = count;
		}
		if (largest > 2 ** 900) {
			for (let sum = 0; sum <= filled; sum++) ways[sum] *= 2 ** -900;
			scale += 900;
		}
	}
	const total = ways.reduce((sum, count) => sum + count, 0);
	return inUnit(timesPowerOfTwo(total, scale + 1 - sizes.length));
}
function monteCarloP(sizes, observed, seed) {
	const random = seededRandom(seed);
	const reached = observed - 1e-11 * exactSum(sizes);
	let asFar = 0;
	for (let flip = 0; flip < FLIPS; flip++) {
		let sum = 0;
		let bits = 0;
		for (let at = 0; at < sizes.length; at++) {
			bits = at % 32 === 0 ? random() : bits >>> 1;
			sum += (bits & 1) === 1 ? sizes[at] : -sizes[at];
		}
		if (Math.abs(sum) >= reached) asFar++;
	}
	return (asFar + 1) / 100001;
}
const timesPowerOfTwo = (value, exponent) => {
	const half = Math.trunc(exponent / 2);
	return value * 2 ** half * 2 ** (exponent - half);
};
const inUnit = (p) => Math.min(1, Math.max(p, Number.MIN_VALUE));
function greatestCommonDivisor(a, b) {
	while (b !== 0) [a, b] = [b, a % b];
	return a;
}

// src/core/stats/power.ts
const ASSUMED_SPREAD = {
	between: 1 / 9,
	within: 1 / 6
};
const USUAL_SURENESS = {
	alpha: .05,
	power: .8
};
const standardErrorsNeeded = ({ alpha, power } = USUAL_SURENESS) => normalQuantile(1 - alpha / 2) + normalQuantile(power);
const differenceVariance = (repetitions, { between, within } = ASSUMED_SPREAD) => between + 2 * within / repetitions;
function minimumDetectableEffect(size, spread = ASSUMED_SPREAD, sureness = USUAL_SURENESS) {
	const bySpread = standardErrorsNeeded(sureness) * Math.sqrt(differenceVariance(size.repetitions, spread) / size.tasks);
	return Math.max(bySpread, leastForTheTest(size, sureness));
}
function leastForTheTest({ tasks, repetitions }, { alpha, power } = USUAL_SURENESS) {
	const least = leastDiscordant(alpha);
	if (tasks < least) return least / Math.max(tasks, 1);
	let [low, high] = [0, 1];
	while (high - low > 1e-6) {
		const share = (low + high) / 2;
		if (atLeast(least, tasks, share) < power) low = share;
		else high = share;
	}
	return high / repetitions;
}
function atLeast(least, count, chance) {
	let term = (1 - chance) ** count;
	let below = 0;
	for (let hits = 0; hits < least; hits++) {
		below += term;
		term *= (count - hits) / (hits + 1) * (chance / (1 - chance));
	}
	return 1 - below;
}
function tasksNeeded(wanted, spread = ASSUMED_SPREAD, sureness = USUAL_SURENESS) {
	if (wanted.delta === 0) return null;
	const tasks = (standardErrorsNeeded(sureness) / wanted.delta) ** 2 * differenceVariance(wanted.repetitions, spread);
	return Math.max(1, Math.ceil(tasks));
}
function repetitionsNeeded(wanted, spread = ASSUMED_SPREAD, sureness = USUAL_SURENESS) {
	const allowed = wanted.tasks * (wanted.delta / standardErrorsNeeded(sureness)) ** 2 - spread.between;
	return allowed > 0 ? Math.max(1, Math.ceil(2 * spread.within / allowed)) : null;
}

// src/core/verdict/wording.ts
const NO_WINNER = "no winner declared";
function inPoints(share) {
	const text = (share * 100).toFixed(1);
	return text === "-0.0" ? "0.0" : text.replace("-", "\u2212");
}
const withPoints = (share) => `${inPoints(share)} percentage points`;
const onScale = ({ low, high }) => ({
	low: Math.max(-1, low),
	high: Math.min(1, high)
});
const fromTo = ({ low, high }) => `${inPoints(low)} to ${inPoints(high)}`;
function signedFromTo(interval) {
	const { low, high } = onScale(interval);
	return `${signedPoints(low)} to ${signedPoints(high)}`;
}
const mirrored = ({ low, high }) => ({
	low: 0 - high,
	high: 0 - low
});

// src/core/plan-outlook.ts
function outlookOf(plan, shards) {
	const perTask = plan.tasks.map((task) => task.expected_seconds * plan.repetitions);
	const perCandidate = perTask.reduce((sum, seconds) => sum + seconds, 0);
	const cells = trialCount(plan);
	const { max_attempts } = plan.benchmark;
	const least = perCandidate * plan.candidates.length / plan.settings.concurrency;
	return {
		cells,
		trials_per_candidate: plan.tasks.length * plan.repetitions,
		attempts_at_most: cells * max_attempts,
		expected_seconds: {
			least: round(least),
			most: round(least * max_attempts)
		},
		minimum_detectable_effect: sightOf(plan),
		shards: shards === null ? [] : shardOutlooks(plan, perTask, shards)
	};
}
function shardOutlooks(plan, perTask, shards) {
	const shardAt = shardsOf(plan, shards);
	const slices = Array.from({ length: Math.ceil(shards / plan.candidates.length) }, (_, at) => {
		const { tasks } = shardAt(at + 1);
		const seconds = tasks.reduce((sum, task) => sum + (perTask[task] ?? NaN), 0);
		return {
			tasks: tasks.length,
			seconds: round(seconds / plan.settings.concurrency)
		};
	});
	return plan.candidates.flatMap(({ name }, candidate) => slices.map(({ tasks, seconds }, slice) => ({
		shard: `${candidate * slices.length + slice + 1}/${shards}`,
		candidate: name,
		tasks,
		trials: tasks * plan.repetitions,
		expected_seconds: seconds
	})));
}
function sightOf({ candidates, tasks, repetitions, settings, validation }) {
	if (candidates.length < 2) return null;
	const pairs = settings.baseline === null ? candidates.length * (candidates.length - 1) / 2 : candidates.length - 1;
	const quarantined = validation === null ? [] : validation.quarantined;
	const sound = tasks.length - quarantined.length;
	if (sound === 0) return null;
	return minimumDetectableEffect({
		tasks: sound,
		repetitions
	}, ASSUMED_SPREAD, {
		...USUAL_SURENESS,
		alpha: settings.alpha / pairs
	});
}
const leftOutText = ({ left_out: leftOut = [] }) => leftOut.length === 0 ? [] : [`Left out, since ${leftOut.length === 1 ? "it is" : "they are"} unsound wherever ${leftOut.length === 1 ? "it runs" : "they run"}: ${listed$2(leftOut.map(({ task_id }) => task_id))}.`];
function outlookText(plan, outlook) {
	const { least, most } = outlook.expected_seconds;
	const mde = outlook.minimum_detectable_effect;
	return [
		`${plan.benchmark.id}: ${plural(plan.tasks.length, "task")} \u00d7 ${plural(plan.candidates.length, "candidate")} \u00d7 ${plural(plan.repetitions, "repetition")} = ${plural(outlook.cells, "trial")}, at most ${plural(outlook.attempts_at_most, "attempt")}.`,
		`Expected time ${durations(least, most)} with ${plural(plan.settings.concurrency, "trial")} at a time. This is a guess from what its tasks typically take; agents differ widely.`,
		...leftOutText(plan.benchmark),
		...mde === null ? [] : [sightText(mde)],
		...budgetText(plan),
		...outlook.shards.map(({ shard, candidate, tasks, trials, expected_seconds }) => `  shard ${shard}: ${candidate}, ${plural(tasks, "task")}, ${plural(trials, "trial")}, ${duration(expected_seconds)}`)
	].join("\n");
}
function budgetText(plan) {
	const [ofAttempts, ofRun] = [budgetFlags(plan, "attempt"), budgetFlags(plan, "run")];
	return [...ofAttempts.length === 0 ? [] : [`Each attempt fails if it exceeds its budget: ${ofAttempts.join(", ")}.`], ...ofRun.length === 0 ? [] : [`The run ends when its budget is spent: ${ofRun.join(", ")}. Each resume, and each shard, has it anew.`]];
}
function sightText(mde) {
	if (mde > 1) return "Minimum detectable effect: none. With so few tasks even the largest difference would most likely end with no winner declared.";
	return `Minimum detectable effect ${withPoints(mde)} (80 % power): a smaller true difference will most likely end with no winner declared.`;
}
const round = (seconds) => Math.round(seconds * 100) / 100;

// src/core/attempt-fields.ts
const NUMBER$2 = {
	c: 0,
	t: 1,
	r: 2,
	a: 3,
	try: 4,
	class: 5,
	s: 6,
	provision: 7,
	prompt: 8,
	solve: 9,
	change: 10,
	verify: 11,
	input: 12,
	output: 13,
	cache_read: 14,
	cache_write: 15,
	reasoning: 16,
	tools: 17,
	turns: 18,
	files: 19,
	added: 20,
	removed: 21,
	fc: 22,
	tests_passed: 23,
	tests_failed: 24,
	tests_missing: 25,
	tamper: 26,
	leaks: 27,
	wire: 28,
	hidden: 29,
	cover: 30,
	refused: 31
};
const NUMBERS = Object.keys(NUMBER$2).length;
const TEXT = {
	phase: 0,
	reason: 1,
	stop: 2,
	endpoint: 3,
	seed: 4,
	prompt: 5,
	verifier: 6,
	version: 7,
	tier: 8,
	contain: 9,
	arch: 10,
	harness: 11,
	with: 12
};
const TEXTS$1 = Object.keys(TEXT).length;

// src/record/check-report.ts
async function checkReport(report) {
	const { report: valid } = await Promise.resolve().then(() => require("../record/validate-derived.gen.js"));
	try {
		checkWith(valid, require_shared_start.REPORT_JSON, report);
	} catch (cause) {
		throw new require_shared_start.RunError("bad-report", `The report is not valid: ${messageOf(cause)}.`, "This is a bug of the harness; please report it.", { cause });
	}
}

// src/core/attempt-rows.ts
const TEXT_NAMES = Object.keys(TEXT);
const DIGEST$1 = 64;
var Rows = class {
	pool = new TextPool();
	numbers;
	texts;
	#length = 0;
	#capacity;
	#digests;
	#dirs = /* @__PURE__ */ new Map();
	#planned;
	constructor(capacity, planned = () => "") {
		this.numbers = Array.from({ length: NUMBERS }, () => new Float64Array(capacity));
		this.texts = Array.from({ length: TEXTS$1 }, () => new Uint32Array(capacity));
		this.#capacity = capacity;
		this.#digests = new Uint8Array(capacity * DIGEST$1);
		this.#planned = planned;
	}
	get length() {
		return this.#length;
	}
	add(row) {
		for (let at = 0; at < DIGEST$1; at++) added.digest[at] = row.digest.charCodeAt(at);
		for (let at = 0; at < TEXTS$1; at++) added.texts[at] = this.pool.idOf(row[TEXT_NAMES[at]]);
		putNumbers(row, added.numbers);
		this.#dirs.set(this.#length, row.dir);
		return this.append(added.numbers, added.texts, added.digest, 0);
	}
	append(numbers, texts, digest, start) {
		if (this.#length === this.#capacity) this.#grow();
		const place = this.#length++;
		for (let at = 0; at < NUMBERS; at++) this.numbers[at][place] = numbers[at];
		for (let at = 0; at < TEXTS$1; at++) this.texts[at][place] = texts[at];
		for (let at = 0; at < DIGEST$1; at++) this.#digests[place * DIGEST$1 + at] = digest[start + at];
		return place;
	}
	arrange(order) {
		if (order.length === this.#length && order.every((from, to) => from === to)) return;
		this.#length = order.length;
		reorder(this.numbers, order, new Float64Array(this.#capacity));
		reorder(this.texts, order, new Uint32Array(this.#capacity));
		const digests = new Uint8Array(this.#capacity * DIGEST$1);
		for (let to = 0; to < order.length; to++) {
			const from = order[to] * DIGEST$1;
			for (let at = 0; at < DIGEST$1; at++) digests[to * DIGEST$1 + at] = this.#digests[from + at];
		}
		this.#digests = digests;
		const dirs = /* @__PURE__ */ new Map();
		if (this.#dirs.size > 0) order.forEach((from, to) => {
			const dir = this.#dirs.get(from);
			if (dir !== void 0) dirs.set(to, dir);
		});
		this.#dirs = dirs;
	}
	digest(place) {
		return Buffer.from(this.#digests.buffer, place * DIGEST$1, DIGEST$1).toString("latin1");
	}
	dir(place) {
		const known = this.#dirs.get(place);
		if (known !== void 0) return known;
		const number = (field) => this.numbers[field][place];
		const trial = {
			candidate: number(NUMBER$2.c),
			task: number(NUMBER$2.t),
			repetition: number(NUMBER$2.r)
		};
		return this.#planned(attemptOf(trial, number(NUMBER$2.a)));
	}
	#grow() {
		this.#capacity = Math.ceil(this.#length * 1.25) + 64;
		this.numbers.forEach((column, at) => this.numbers[at] = copied(column, new Float64Array(this.#capacity)));
		this.texts.forEach((column, at) => this.texts[at] = copied(column, new Uint32Array(this.#capacity)));
		this.#digests = copied(this.#digests, new Uint8Array(this.#capacity * DIGEST$1));
	}
};
const added = {
	numbers: new Float64Array(NUMBERS),
	texts: new Uint32Array(TEXTS$1),
	digest: new Uint8Array(DIGEST$1)
};
function putNumbers(row, numbers) {
	const put = (slot, value) => void (numbers[slot] = value ?? NaN);
	const putAll = (first, values) => values.forEach((value, at) => numbers[first + at] = value ?? NaN);
	put(NUMBER$2.c, row.c);
	put(NUMBER$2.t, row.t);
	put(NUMBER$2.r, row.r);
	put(NUMBER$2.a, row.a);
	put(NUMBER$2.try, row.try);
	put(NUMBER$2.class, require_shared_start.OUTCOME_CLASSES.indexOf(row.class));
	put(NUMBER$2.s, row.s);
	putAll(NUMBER$2.provision, row.ms);
	putAll(NUMBER$2.input, row.tok);
	put(NUMBER$2.cover, row.cover);
	put(NUMBER$2.tools, row.tools);
	put(NUMBER$2.turns, row.turns);
	putAll(NUMBER$2.files, row.change);
	put(NUMBER$2.fc, row.fc);
	putAll(NUMBER$2.tests_passed, row.tests);
	put(NUMBER$2.tamper, row.tamper);
	put(NUMBER$2.leaks, row.leaks);
	put(NUMBER$2.wire, row.wire);
	put(NUMBER$2.refused, row.refused);
	put(NUMBER$2.hidden, row.hidden === null ? null : Number(row.hidden));
}
function reorder(columns, order, spare) {
	for (let at = 0; at < columns.length; at++) {
		const column = columns[at];
		columns[at] = gathered(column, order, spare);
		spare = column;
	}
}
function copied(from, to) {
	to.set(from);
	return to;
}
function gathered(from, order, to) {
	for (let at = 0; at < order.length; at++) to[at] = from[order[at]];
	return to;
}
var TextPool = class {
	#texts = [null];
	#ids = /* @__PURE__ */ new Map([[null, 0]]);
	idOf(text) {
		const known = this.#ids.get(text);
		if (known !== void 0) return known;
		const own = text === null ? null : Buffer.from(text, "utf16le").toString("utf16le");
		const id = this.#texts.push(own) - 1;
		this.#ids.set(own, id);
		return id;
	}
	text(id) {
		return this.#texts[id] ?? null;
	}
};

// src/core/attempt-table.ts
var AttemptTable = class AttemptTable {
	#rows;
	#order;
	constructor(rows = new Rows(0), order = null) {
		this.#rows = rows;
		this.#order = order;
	}
	get length() {
		return this.#order?.length ?? this.#rows.length;
	}
	number(at, field) {
		return this.#rows.numbers[field][this.place(at)];
	}
	numbers(field) {
		const column = this.#rows.numbers[field];
		return this.#order === null ? column : gathered(column, this.#order, new Float64Array(this.#order.length));
	}
	textId(at, field) {
		return this.#rows.texts[field][this.place(at)];
	}
	text(at, field) {
		return this.#rows.pool.text(this.textId(at, field));
	}
	dir(at) {
		return this.#rows.dir(this.place(at));
	}
	digest(at) {
		return this.#rows.digest(this.place(at));
	}
	row(at) {
		return {
			v: 2,
			c: this.number(at, NUMBER$2.c),
			t: this.number(at, NUMBER$2.t),
			r: this.number(at, NUMBER$2.r),
			a: this.number(at, NUMBER$2.a),
			try: this.number(at, NUMBER$2.try),
			dir: this.dir(at),
			digest: this.digest(at),
			class: this.classAt(at),
			phase: this.text(at, TEXT.phase),
			reason: this.text(at, TEXT.reason),
			stop: this.text(at, TEXT.stop),
			ms: this.#five(at, NUMBER$2.provision),
			s: this.number(at, NUMBER$2.s),
			tok: this.#five(at, NUMBER$2.input),
			cover: this.#known(at, NUMBER$2.cover),
			tools: this.#known(at, NUMBER$2.tools),
			turns: this.#known(at, NUMBER$2.turns),
			change: this.#three(at, NUMBER$2.files),
			fc: this.#known(at, NUMBER$2.fc),
			tests: this.#three(at, NUMBER$2.tests_passed),
			tamper: this.#known(at, NUMBER$2.tamper),
			leaks: this.#known(at, NUMBER$2.leaks),
			wire: this.#known(at, NUMBER$2.wire),
			refused: this.#known(at, NUMBER$2.refused),
			endpoint: this.text(at, TEXT.endpoint),
			seed: this.text(at, TEXT.seed),
			prompt: this.text(at, TEXT.prompt),
			verifier: this.text(at, TEXT.verifier),
			version: this.text(at, TEXT.version),
			tier: this.text(at, TEXT.tier),
			contain: this.text(at, TEXT.contain),
			hidden: this.hidden(at),
			arch: this.text(at, TEXT.arch),
			harness: this.text(at, TEXT.harness),
			with: this.text(at, TEXT.with)
		};
	}
	classAt(at) {
		return require_shared_start.OUTCOME_CLASSES[this.number(at, NUMBER$2.class)];
	}
	hidden(at) {
		const hidden = this.#known(at, NUMBER$2.hidden);
		return hidden === null ? null : hidden === 1;
	}
	distinct({ start, end }, field) {
		const ids = /* @__PURE__ */ new Set();
		let last = -1;
		for (let at = start; at < end; at++) {
			const id = this.textId(at, field);
			if (id !== last) ids.add(last = id);
		}
		const known = [...ids].map((id) => this.#rows.pool.text(id)).filter((text) => text !== null);
		return ids.has(0) ? [null, ...known.sort()] : known.sort();
	}
	*[Symbol.iterator]() {
		for (let at = 0; at < this.length; at++) yield this.row(at);
	}
	select(order) {
		return new AttemptTable(this.#rows, Uint32Array.from(order, (at) => this.place(at)));
	}
	#known(at, field) {
		const value = this.number(at, field);
		return Number.isNaN(value) ? null : value;
	}
	#three(at, first) {
		return [
			this.#known(at, first),
			this.#known(at, first + 1),
			this.#known(at, first + 2)
		];
	}
	#five(at, first) {
		return [
			...this.#three(at, first),
			this.#known(at, first + 3),
			this.#known(at, first + 4)
		];
	}
	place(at) {
		return this.#order === null ? at : this.#order[at];
	}
};

// src/core/trial-results.ts
function count$1({ start, end }, holds) {
	let found = 0;
	for (let at = start; at < end; at++) if (holds(at)) found++;
	return found;
}
var TrialResults = class TrialResults {
	size;
	attempts;
	#plan;
	#first;
	#classes;
	static of(plan, rows) {
		if (rows instanceof TrialResults) return rows;
		const kept = new Rows(0);
		for (const row of rows) kept.add(row);
		return new TrialResults(plan, new AttemptTable(kept));
	}
	constructor(plan, table) {
		this.#plan = plan;
		this.size = trialCount(plan);
		const { first, order } = byTrial(plan, table, this.size);
		this.#first = first;
		this.attempts = order === null ? table : table.select(order);
		this.#classes = this.attempts.numbers(NUMBER$2.class);
	}
	trials(candidate, task) {
		const { tasks, repetitions } = this.#plan;
		const at = (task) => trialKey(this.#plan, {
			candidate,
			task,
			repetition: 1
		});
		if (task === void 0) return {
			start: at(0),
			end: at(tasks.length)
		};
		return {
			start: at(task),
			end: at(task) + repetitions
		};
	}
	attemptsOf({ start, end }) {
		return {
			start: this.#first[start],
			end: this.#first[end]
		};
	}
	trialOf(at) {
		return trialKey(this.#plan, {
			candidate: this.attempts.number(at, NUMBER$2.c),
			task: this.attempts.number(at, NUMBER$2.t),
			repetition: this.attempts.number(at, NUMBER$2.r)
		});
	}
	firstAttempt(trial) {
		return this.#first[trial];
	}
	isRecorded(trial) {
		return this.#first[trial] < this.#first[trial + 1];
	}
	rowsOf(trial) {
		const { start, end } = this.attemptsOf({
			start: trial,
			end: trial + 1
		});
		return Array.from({ length: end - start }, (_, at) => this.attempts.row(start + at));
	}
	classOf(trial) {
		return require_shared_start.OUTCOME_CLASSES[this.classIndexOf(trial)];
	}
	classIndexOf(trial) {
		return this.isRecorded(trial) ? this.#classes[this.#last(trial)] : NOT_RUN;
	}
	reasonOf(trial) {
		return (this.isRecorded(trial) ? this.attempts.text(this.#last(trial), TEXT.reason) : null) ?? "Nothing was recorded for it.";
	}
	isScored(trial) {
		return this.isRecorded(trial) && SCORED[this.#classes[this.#last(trial)]];
	}
	isPassed(trial) {
		return this.isRecorded(trial) && this.#classes[this.#last(trial)] === PASS;
	}
	scoresOf({ start, end }) {
		let [scored, passed, passedFirst] = [
			0,
			0,
			0
		];
		for (let trial = start; trial < end; trial++) {
			const [first, last] = [this.#first[trial], this.#last(trial)];
			if (last < first) continue;
			const cls = this.#classes[last];
			if (!SCORED[cls]) continue;
			scored++;
			if (cls === PASS) passed++;
			if (this.#classes[first] === PASS && this.attempts.number(first, NUMBER$2.a) === 1) passedFirst++;
		}
		return {
			scored,
			passed,
			passedFirst
		};
	}
	[Symbol.iterator]() {
		return this.attempts[Symbol.iterator]();
	}
	#last(trial) {
		return this.#first[trial + 1] - 1;
	}
};
const PASS = require_shared_start.OUTCOME_CLASSES.indexOf("pass");
const NOT_RUN = require_shared_start.OUTCOME_CLASSES.indexOf("not_run");
const SCORED = require_shared_start.OUTCOME_CLASSES.map(isScored$1);
function byTrial(plan, table, size) {
	const { tasks, repetitions } = plan;
	const [candidate, task] = [table.numbers(NUMBER$2.c), table.numbers(NUMBER$2.t)];
	const [repetition, attempt] = [table.numbers(NUMBER$2.r), table.numbers(NUMBER$2.a)];
	const keys = new Uint32Array(table.length);
	const first = new Uint32Array(size + 1);
	let inOrder = true;
	for (let at = 0; at < table.length; at++) {
		const key = (candidate[at] * tasks.length + task[at]) * repetitions + repetition[at] - 1;
		keys[at] = key;
		first[key + 1]++;
		if (at === 0) continue;
		inOrder &&= key > keys[at - 1] || key === keys[at - 1] && attempt[at] >= attempt[at - 1];
	}
	for (let trial = 0; trial < size; trial++) first[trial + 1] += first[trial];
	if (inOrder) return {
		first,
		order: null
	};
	const next = first.slice();
	const order = new Uint32Array(table.length);
	for (let at = 0; at < table.length; at++) order[next[keys[at]]++] = at;
	for (let trial = 0; trial < size; trial++) {
		if (first[trial + 1] - first[trial] < 2) continue;
		order.subarray(first[trial], first[trial + 1]).sort((x, y) => attempt[x] - attempt[y]);
	}
	return {
		first,
		order
	};
}

// src/record/gone-records.ts
function goneRecords(root, { attempts }) {
	let [first, count] = [null, 0];
	for (let at = 0; at < attempts.length; at++) {
		const dir = attempts.dir(at);
		if (exists(`${root}/${dir}/${"run-record.json"}`)) continue;
		first ??= dir;
		count++;
	}
	if (first === null) return [];
	const message = `${count === 1 ? "Its record is gone" : `Its record and those of ${plural(count - 1, "more attempt")} are gone`}. Here counts what ${INDEX_FILE} says; \`benchmark merge\` leaves out what has no record. Put it back; what has lost its whole folder is run again by \`benchmark resume\`.`;
	return [{
		path: first,
		message
	}];
}

// src/core/escape-regexp.ts
const escapeRegExp = (text) => text.replaceAll(/[$()*+./?[\\\]^{|}]/g, "\\$&");

// src/record/attempt/own-documents.ts
function readOwn({ spelling, made }, path) {
	const length = readSmall(path, content);
	if (length === null || length === content.length) return null;
	const found = spelling.exec(content.toString("utf8", 0, length));
	return found === null ? null : {
		made: made(found),
		digest: sha256(content.subarray(0, length))
	};
}
const content = Buffer.alloc(65536);
function parsed(text) {
	return text === "[]" ? NO_ITEMS : text === "{}" ? NO_MEMBERS : JSON.parse(text);
}
const NO_ITEMS = Object.freeze([]);
const NO_MEMBERS = Object.freeze({});

// src/record/attempt/own-spelling.gen.ts
const record = {
	spelling: /^\{\n  "schema_version": "2\.0",\n  "benchmark_id": "([^"\\\x00-\x1f]+)",\n  "task_id": "([^"\\\x00-\x1f]+)",\n  "backend_id": "([^"\\\x00-\x1f]+)",\n  "run_id": "(run-[0-9]{3,})",\n  "attempt": ([1-9]\d{0,15}),\n  "candidate": "([^"\\\x00-\x1f]+)",\n  "plan_digest": "([0-9a-f]{64})",\n  "try": ([1-9]\d{0,15}),\n  "started_at": "\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)",\n  "finished_at": "\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)",\n  "harness": \{\n    "version": "([^"\\\x00-\x1f]+)",\n    "node": "[^"\\\x00-\x1f]+",\n    "platform": "[^"\\\x00-\x1f]+",\n    "arch": "([^"\\\x00-\x1f]+)"\n  \},\n  "benchmark_revision": "[^"\\\x00-\x1f]+",\n  "grading": (?:"out-of-process"|"in-process"),\n  "isolation": \{\n    "tier": "((?:worktree|worktree\+venv|docker))"(?:,\n    "python": "[^"\\\x00-\x1f]*")?(?:,\n    "install_command": "[^"\\\x00-\x1f]*")?(?:,\n    "verify_imports": \[(?:\]|\n      "[A-Za-z_][A-Za-z0-9_]*(?:\.[A-Za-z_][A-Za-z0-9_]*)*"(?:,\n      "[A-Za-z_][A-Za-z0-9_]*(?:\.[A-Za-z_][A-Za-z0-9_]*)*")*\n    \]))?(?:,\n    "dockerfile": "[^"\\\x00-\x1f]*")?(?:,\n    "build_args": \{(?:\}|\n      "[^"\\\x00-\x1f]*": "[^"\\\x00-\x1f]*"(?:,\n      "[^"\\\x00-\x1f]*": "[^"\\\x00-\x1f]*")*\n    \}))?(?:,\n    "image": "[^"\\\x00-\x1f]*")?(?:,\n    "container_mount": "[^"\\\x00-\x1f]*")?(?:,\n    "containment": "((?:namespace|subreaper|sweep))")?(?:,\n    "hidden": ((?:true|false)))?\n  \},\n  "toolchains": (\{(?:\}|\n    "[^"\\\x00-\x1f]*": "[^"\\\x00-\x1f]+"(?:,\n    "[^"\\\x00-\x1f]*": "[^"\\\x00-\x1f]+")*\n  \})),\n  "environments": (\[(?:\]|\n    \{\n      "id": "[^"\\\x00-\x1f]+",\n      "digest": "[0-9a-f]{64}"\n    \}(?:,\n    \{\n      "id": "[^"\\\x00-\x1f]+",\n      "digest": "[0-9a-f]{64}"\n    \})*\n  \])),\n  "backend_invocation": \{\n    "model": "[^"\\\x00-\x1f]*",\n    "temperature": \{\n      "requested": (?:-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|null),\n      "effective": (?:-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|null),\n      "control": (?:"supported"|"unsupported"|"available_not_pinned")\n    \},\n    "seed": \{\n      "requested": (?:-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|null),\n      "effective": (?:-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|null),\n      "control": (?:"supported"|"unsupported"|"available_not_pinned")\n    \},\n    "timeout_seconds": (?:(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|null)\n  \},\n  "env_names": \[(?:\]|\n    "[^"\\\x00-\x1f]*"(?:,\n    "[^"\\\x00-\x1f]*")*\n  \]),\n  "prompt": \{\n    "path": "[^"\\\x00-\x1f]+",\n    "sha256": "([0-9a-f]{64})"\n  \},\n  "effective_prompt": (?:\{\n    "path": "[^"\\\x00-\x1f]+",\n    "sha256": "[0-9a-f]{64}"\n  \}|null),\n  "model_output_path": (?:"[^"\\\x00-\x1f]*"|null),\n  "backend": \{\n    "error": (?:"[^"\\\x00-\x1f]*"|null),\n    "program_version": (?:"([^"\\\x00-\x1f]*)"|null),\n    "provider_endpoint": (?:"([^"\\\x00-\x1f]*)"|null)(?:,\n    "translator": "[^"\\\x00-\x1f]*")?,\n    "stop_reason": (?:"([^"\\\x00-\x1f]*)"|null),\n    "metadata": \{(?:\}|\n      "[^"\\\x00-\x1f]*": (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null|\{(?:\}|\n        "[^"\\\x00-\x1f]*": (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null|\{(?:\}|\n          "[^"\\\x00-\x1f]*": (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null|\{(?:\}|\n            "[^"\\\x00-\x1f]*": (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null)(?:,\n            "[^"\\\x00-\x1f]*": (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null))*\n          \})|\[(?:\]|\n            (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null)(?:,\n            (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null))*\n          \]))(?:,\n          "[^"\\\x00-\x1f]*": (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null|\{(?:\}|\n            "[^"\\\x00-\x1f]*": (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null)(?:,\n            "[^"\\\x00-\x1f]*": (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null))*\n          \})|\[(?:\]|\n            (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null)(?:,\n            (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null))*\n          \])))*\n        \})|\[(?:\]|\n          (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null|\{(?:\}|\n            "[^"\\\x00-\x1f]*": (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null)(?:,\n            "[^"\\\x00-\x1f]*": (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null))*\n          \})|\[(?:\]|\n            (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null)(?:,\n            (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null))*\n          \]))(?:,\n          (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null|\{(?:\}|\n            "[^"\\\x00-\x1f]*": (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null)(?:,\n            "[^"\\\x00-\x1f]*": (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null))*\n          \})|\[(?:\]|\n            (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null)(?:,\n            (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null))*\n          \])))*\n        \]))(?:,\n        "[^"\\\x00-\x1f]*": (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null|\{(?:\}|\n          "[^"\\\x00-\x1f]*": (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null|\{(?:\}|\n            "[^"\\\x00-\x1f]*": (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null)(?:,\n            "[^"\\\x00-\x1f]*": (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null))*\n          \})|\[(?:\]|\n            (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null)(?:,\n            (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null))*\n          \]))(?:,\n          "[^"\\\x00-\x1f]*": (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null|\{(?:\}|\n            "[^"\\\x00-\x1f]*": (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null)(?:,\n            "[^"\\\x00-\x1f]*": (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null))*\n          \})|\[(?:\]|\n            (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null)(?:,\n            (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null))*\n          \])))*\n        \})|\[(?:\]|\n          (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null|\{(?:\}|\n            "[^"\\\x00-\x1f]*": (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null)(?:,\n            "[^"\\\x00-\x1f]*": (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null))*\n          \})|\[(?:\]|\n            (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null)(?:,\n            (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null))*\n          \]))(?:,\n          (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null|\{(?:\}|\n            "[^"\\\x00-\x1f]*": (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null)(?:,\n            "[^"\\\x00-\x1f]*": (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null))*\n          \})|\[(?:\]|\n            (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null)(?:,\n            (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null))*\n          \])))*\n        \])))*\n      \})|\[(?:\]|\n        (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null|\{(?:\}|\n          "[^"\\\x00-\x1f]*": (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null|\{(?:\}|\n            "[^"\\\x00-\x1f]*": (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null)(?:,\n            "[^"\\\x00-\x1f]*": (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null))*\n          \})|\[(?:\]|\n            (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null)(?:,\n            (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null))*\n          \]))(?:,\n          "[^"\\\x00-\x1f]*": (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null|\{(?:\}|\n            "[^"\\\x00-\x1f]*": (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null)(?:,\n            "[^"\\\x00-\x1f]*": (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null))*\n          \})|\[(?:\]|\n            (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null)(?:,\n            (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null))*\n          \])))*\n        \})|\[(?:\]|\n          (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null|\{(?:\}|\n            "[^"\\\x00-\x1f]*": (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null)(?:,\n            "[^"\\\x00-\x1f]*": (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null))*\n          \})|\[(?:\]|\n            (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null)(?:,\n            (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null))*\n          \]))(?:,\n          (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null|\{(?:\}|\n            "[^"\\\x00-\x1f]*": (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null)(?:,\n            "[^"\\\x00-\x1f]*": (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null))*\n          \})|\[(?:\]|\n            (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null)(?:,\n            (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null))*\n          \])))*\n        \]))(?:,\n        (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null|\{(?:\}|\n          "[^"\\\x00-\x1f]*": (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null|\{(?:\}|\n            "[^"\\\x00-\x1f]*": (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null)(?:,\n            "[^"\\\x00-\x1f]*": (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null))*\n          \})|\[(?:\]|\n            (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null)(?:,\n            (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null))*\n          \]))(?:,\n          "[^"\\\x00-\x1f]*": (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null|\{(?:\}|\n            "[^"\\\x00-\x1f]*": (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null)(?:,\n            "[^"\\\x00-\x1f]*": (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null))*\n          \})|\[(?:\]|\n            (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null)(?:,\n            (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null))*\n          \])))*\n        \})|\[(?:\]|\n          (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null|\{(?:\}|\n            "[^"\\\x00-\x1f]*": (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null)(?:,\n            "[^"\\\x00-\x1f]*": (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null))*\n          \})|\[(?:\]|\n            (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null)(?:,\n            (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null))*\n          \]))(?:,\n          (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null|\{(?:\}|\n            "[^"\\\x00-\x1f]*": (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null)(?:,\n            "[^"\\\x00-\x1f]*": (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null))*\n          \})|\[(?:\]|\n            (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null)(?:,\n            (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null))*\n          \])))*\n        \])))*\n      \]))(?:,\n      "[^"\\\x00-\x1f]*": (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null|\{(?:\}|\n        "[^"\\\x00-\x1f]*": (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null|\{(?:\}|\n          "[^"\\\x00-\x1f]*": (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null|\{(?:\}|\n            "[^"\\\x00-\x1f]*": (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null)(?:,\n            "[^"\\\x00-\x1f]*": (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null))*\n          \})|\[(?:\]|\n            (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null)(?:,\n            (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null))*\n          \]))(?:,\n          "[^"\\\x00-\x1f]*": (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null|\{(?:\}|\n            "[^"\\\x00-\x1f]*": (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null)(?:,\n            "[^"\\\x00-\x1f]*": (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null))*\n          \})|\[(?:\]|\n            (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null)(?:,\n            (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null))*\n          \])))*\n        \})|\[(?:\]|\n          (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null|\{(?:\}|\n            "[^"\\\x00-\x1f]*": (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null)(?:,\n            "[^"\\\x00-\x1f]*": (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null))*\n          \})|\[(?:\]|\n            (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null)(?:,\n            (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null))*\n          \]))(?:,\n          (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null|\{(?:\}|\n            "[^"\\\x00-\x1f]*": (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null)(?:,\n            "[^"\\\x00-\x1f]*": (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null))*\n          \})|\[(?:\]|\n            (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null)(?:,\n            (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null))*\n          \])))*\n        \]))(?:,\n        "[^"\\\x00-\x1f]*": (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null|\{(?:\}|\n          "[^"\\\x00-\x1f]*": (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null|\{(?:\}|\n            "[^"\\\x00-\x1f]*": (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null)(?:,\n            "[^"\\\x00-\x1f]*": (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null))*\n          \})|\[(?:\]|\n            (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null)(?:,\n            (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null))*\n          \]))(?:,\n          "[^"\\\x00-\x1f]*": (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null|\{(?:\}|\n            "[^"\\\x00-\x1f]*": (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null)(?:,\n            "[^"\\\x00-\x1f]*": (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null))*\n          \})|\[(?:\]|\n            (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null)(?:,\n            (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null))*\n          \])))*\n        \})|\[(?:\]|\n          (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null|\{(?:\}|\n            "[^"\\\x00-\x1f]*": (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null)(?:,\n            "[^"\\\x00-\x1f]*": (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null))*\n          \})|\[(?:\]|\n            (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null)(?:,\n            (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null))*\n          \]))(?:,\n          (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null|\{(?:\}|\n            "[^"\\\x00-\x1f]*": (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null)(?:,\n            "[^"\\\x00-\x1f]*": (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null))*\n          \})|\[(?:\]|\n            (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null)(?:,\n            (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null))*\n          \])))*\n        \])))*\n      \})|\[(?:\]|\n        (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null|\{(?:\}|\n          "[^"\\\x00-\x1f]*": (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null|\{(?:\}|\n            "[^"\\\x00-\x1f]*": (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null)(?:,\n            "[^"\\\x00-\x1f]*": (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null))*\n          \})|\[(?:\]|\n            (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null)(?:,\n            (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null))*\n          \]))(?:,\n          "[^"\\\x00-\x1f]*": (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null|\{(?:\}|\n            "[^"\\\x00-\x1f]*": (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null)(?:,\n            "[^"\\\x00-\x1f]*": (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null))*\n          \})|\[(?:\]|\n            (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null)(?:,\n            (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null))*\n          \])))*\n        \})|\[(?:\]|\n          (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null|\{(?:\}|\n            "[^"\\\x00-\x1f]*": (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null)(?:,\n            "[^"\\\x00-\x1f]*": (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null))*\n          \})|\[(?:\]|\n            (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null)(?:,\n            (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null))*\n          \]))(?:,\n          (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null|\{(?:\}|\n            "[^"\\\x00-\x1f]*": (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null)(?:,\n            "[^"\\\x00-\x1f]*": (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null))*\n          \})|\[(?:\]|\n            (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null)(?:,\n            (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null))*\n          \])))*\n        \]))(?:,\n        (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null|\{(?:\}|\n          "[^"\\\x00-\x1f]*": (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null|\{(?:\}|\n            "[^"\\\x00-\x1f]*": (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null)(?:,\n            "[^"\\\x00-\x1f]*": (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null))*\n          \})|\[(?:\]|\n            (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null)(?:,\n            (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null))*\n          \]))(?:,\n          "[^"\\\x00-\x1f]*": (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null|\{(?:\}|\n            "[^"\\\x00-\x1f]*": (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null)(?:,\n            "[^"\\\x00-\x1f]*": (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null))*\n          \})|\[(?:\]|\n            (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null)(?:,\n            (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null))*\n          \])))*\n        \})|\[(?:\]|\n          (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null|\{(?:\}|\n            "[^"\\\x00-\x1f]*": (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null)(?:,\n            "[^"\\\x00-\x1f]*": (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null))*\n          \})|\[(?:\]|\n            (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null)(?:,\n            (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null))*\n          \]))(?:,\n          (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null|\{(?:\}|\n            "[^"\\\x00-\x1f]*": (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null)(?:,\n            "[^"\\\x00-\x1f]*": (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null))*\n          \})|\[(?:\]|\n            (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null)(?:,\n            (?:"[^"\\\x00-\x1f]*"|-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|true|false|null))*\n          \])))*\n        \])))*\n      \])))*\n    \})\n  \},\n  "outcome": \{\n    "class": "((?:pass|fail|missing_tests|suspicious|agent_timeout|agent_crash|max_turns|refusal|context_overflow|budget|rate_limit|overloaded|auth|provider|environment|disk|harness|not_run|unknown|oom|verifier_timeout))",\n    "phase": "((?:provision|prompt|solve|change|verify))",\n    "reason": "([^"\\\x00-\x1f]*)"\n  \},\n  "verification": (?:\{\n    "class": "[^"\\\x00-\x1f]*",\n    "reason": "[^"\\\x00-\x1f]*",\n    "exit_code": (?:-?(?:0|[1-9]\d{0,15})|null),\n    "signal": (?:"[^"\\\x00-\x1f]*"|null),\n    "single_tests": ((?:true|false)),\n    "network_cut": (?:true|false),\n    "tests_passed": (\[(?:\]|\n      "[^"\\\x00-\x1f]*"(?:,\n      "[^"\\\x00-\x1f]*")*\n    \])),\n    "tests_failed": (\[(?:\]|\n      "[^"\\\x00-\x1f]*"(?:,\n      "[^"\\\x00-\x1f]*")*\n    \])),\n    "tests_missing": (\[(?:\]|\n      "[^"\\\x00-\x1f]*"(?:,\n      "[^"\\\x00-\x1f]*")*\n    \]))\n  \}|null),\n  "tampering": (\[(?:\]|\n    \{\n      "path": "[^"\\\x00-\x1f]*",\n      "kind": (?:"modified"|"deleted"|"added"|"replaced_by_link"|"shadowed_hidden"|"escaping_link"|"special_file"|"too_large"|"unreadable")\n    \}(?:,\n    \{\n      "path": "[^"\\\x00-\x1f]*",\n      "kind": (?:"modified"|"deleted"|"added"|"replaced_by_link"|"shadowed_hidden"|"escaping_link"|"special_file"|"too_large"|"unreadable")\n    \})*\n  \]))(?:,\n  "leaks": (\[(?:\]|\n    \{\n      "rule": (?:"git-history"|"reference-path"|"network"|"web-search"),\n      "file": "[^"\\\x00-\x1f]+",\n      "line": [1-9]\d{0,15},\n      "excerpt": "[^"\\\x00-\x1f]*"\n    \}(?:,\n    \{\n      "rule": (?:"git-history"|"reference-path"|"network"|"web-search"),\n      "file": "[^"\\\x00-\x1f]+",\n      "line": [1-9]\d{0,15},\n      "excerpt": "[^"\\\x00-\x1f]*"\n    \})*\n  \])))?,\n  "verifier_digest": (?:"([0-9a-f]{64})"|null),\n  "phases": \{\n    "provision": (?:(-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?)|null),\n    "prompt": (?:(-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?)|null),\n    "solve": (?:(-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?)|null),\n    "change": (?:(-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?)|null),\n    "verify": (?:(-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?)|null)\n  \},\n  "artifacts": (\[(?:\]|\n    \{\n      "path": "[^"\\\x00-\x1f]+",\n      "bytes": (?:0|[1-9]\d{0,15}),\n      "sha256": "[0-9a-f]{64}"\n    \}(?:,\n    \{\n      "path": "[^"\\\x00-\x1f]+",\n      "bytes": (?:0|[1-9]\d{0,15}),\n      "sha256": "[0-9a-f]{64}"\n    \})*\n  \]))\n\}\n$/,
	made: (found) => ({
		benchmark_id: found[1],
		task_id: found[2],
		backend_id: found[3],
		run_id: found[4],
		attempt: Number(found[5]),
		candidate: found[6],
		plan_digest: found[7],
		try: Number(found[8]),
		harness: {
			version: found[9],
			arch: found[10]
		},
		isolation: {
			tier: found[11],
			containment: found[12],
			hidden: found[13] === void 0 ? void 0 : found[13] === "true"
		},
		toolchains: parsed(found[14]),
		environments: parsed(found[15]),
		prompt: { sha256: found[16] },
		backend: {
			program_version: found[17] ?? null,
			provider_endpoint: found[18] ?? null,
			stop_reason: found[19] ?? null
		},
		outcome: {
			class: found[20],
			phase: found[21],
			reason: found[22]
		},
		verification: found[23] === void 0 ? null : {
			single_tests: found[23] === "true",
			tests_passed: parsed(found[24]),
			tests_failed: parsed(found[25]),
			tests_missing: parsed(found[26])
		},
		tampering: parsed(found[27]),
		leaks: found[28] === void 0 ? void 0 : parsed(found[28]),
		verifier_digest: found[29] ?? null,
		phases: {
			provision: found[30] === void 0 ? null : Number(found[30]),
			prompt: found[31] === void 0 ? null : Number(found[31]),
			solve: found[32] === void 0 ? null : Number(found[32]),
			change: found[33] === void 0 ? null : Number(found[33]),
			verify: found[34] === void 0 ? null : Number(found[34])
		},
		artifacts: found[35]
	})
};
const score$1 = {
	spelling: /^\{\n  "schema_version": "2\.0",\n  "benchmark_id": "([^"\\\x00-\x1f]+)",\n  "task_id": "([^"\\\x00-\x1f]+)",\n  "backend_id": "([^"\\\x00-\x1f]+)",\n  "run_id": "([^"\\\x00-\x1f]+)",\n  "attempt": ([1-9]\d{0,15}),\n  "scores": \{\n    "tests_passed": (?:(?:true|false)|null),\n    "lint_passed": (?:(?:true|false)|null),\n    "typecheck_passed": (?:(?:true|false)|null),\n    "required_files_present": (?:(?:true|false)|null),\n    "timeout": (?:true|false),\n    "human_interventions": (?:0|[1-9]\d{0,15})\n  \},\n  "derived": \{\n    "elapsed_seconds": ((?:0|[1-9]\d{0,15})(?:\.\d{1,20})?),\n    "files_changed": (?:((?:0|[1-9]\d{0,15}))|null),\n    "lines_added": (?:((?:0|[1-9]\d{0,15}))|null),\n    "lines_removed": (?:((?:0|[1-9]\d{0,15}))|null),\n    "failed_commands": (?:((?:0|[1-9]\d{0,15}))|null)\n  \},\n  "result": "((?:pass|fail|error|timeout))"\n\}\n$/,
	made: (found) => ({
		benchmark_id: found[1],
		task_id: found[2],
		backend_id: found[3],
		run_id: found[4],
		attempt: Number(found[5]),
		derived: {
			elapsed_seconds: Number(found[6]),
			files_changed: found[7] === void 0 ? null : Number(found[7]),
			lines_added: found[8] === void 0 ? null : Number(found[8]),
			lines_removed: found[9] === void 0 ? null : Number(found[9]),
			failed_commands: found[10] === void 0 ? null : Number(found[10])
		},
		result: found[11]
	})
};
const stats$1 = {
	spelling: /^\{\n  "schema_version": "2\.0",\n  "elapsed_seconds": ((?:0|[1-9]\d{0,15})(?:\.\d{1,20})?),\n  "tokens_input": (?:((?:0|[1-9]\d{0,15}))|null),\n  "tokens_output": (?:((?:0|[1-9]\d{0,15}))|null),\n  "cache_read_tokens": (?:((?:0|[1-9]\d{0,15}))|null),\n  "cache_write_tokens": (?:((?:0|[1-9]\d{0,15}))|null),\n  "reasoning_tokens": (?:((?:0|[1-9]\d{0,15}))|null)(?:,\n  "input_includes_cache": ((?:true|false)))?(?:,\n  "usage_coverage": ((?:0|[1-9]\d{0,15})(?:\.\d{1,20})?))?(?:,\n  "wire": (\{\n    "requests": (?:0|[1-9]\d{0,15}),\n    "refused": (?:0|[1-9]\d{0,15}),\n    "failed": (?:0|[1-9]\d{0,15}),\n    "unmetered": (?:0|[1-9]\d{0,15}),\n    "tokens_input": (?:(?:0|[1-9]\d{0,15})|null),\n    "tokens_output": (?:(?:0|[1-9]\d{0,15})|null),\n    "cache_read_tokens": (?:(?:0|[1-9]\d{0,15})|null),\n    "cache_write_tokens": (?:(?:0|[1-9]\d{0,15})|null),\n    "reasoning_tokens": (?:(?:0|[1-9]\d{0,15})|null)\n  \}))?,\n  "tool_calls": (?:(\{(?:\}|\n    "[^"\\\x00-\x1f]*": (?:0|[1-9]\d{0,15})(?:,\n    "[^"\\\x00-\x1f]*": (?:0|[1-9]\d{0,15}))*\n  \}))|null),\n  "turns": (?:((?:0|[1-9]\d{0,15}))|null),\n  "temperature": \{\n    "requested": (?:-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|null),\n    "effective": (?:-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|null),\n    "control": (?:"supported"|"unsupported"|"available_not_pinned")\n  \},\n  "seed": \{\n    "requested": (?:-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|null),\n    "effective": (?:-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|null),\n    "control": "((?:supported|unsupported|available_not_pinned))"\n  \},\n  "phases": \{\n    "provision": (?:-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|null),\n    "prompt": (?:-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|null),\n    "solve": (?:-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|null),\n    "change": (?:-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|null),\n    "verify": (?:-?(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?|null)\n  \},\n  "cost_reporting": \{\n    "enabled": false,\n    "reason": "[^"\\\x00-\x1f]+"\n  \}\n\}\n$/,
	made: (found) => ({
		elapsed_seconds: Number(found[1]),
		tokens_input: found[2] === void 0 ? null : Number(found[2]),
		tokens_output: found[3] === void 0 ? null : Number(found[3]),
		cache_read_tokens: found[4] === void 0 ? null : Number(found[4]),
		cache_write_tokens: found[5] === void 0 ? null : Number(found[5]),
		reasoning_tokens: found[6] === void 0 ? null : Number(found[6]),
		input_includes_cache: found[7] === void 0 ? void 0 : found[7] === "true",
		usage_coverage: found[8] === void 0 ? void 0 : Number(found[8]),
		wire: found[9] === void 0 ? void 0 : parsed(found[9]),
		tool_calls: found[10] === void 0 ? null : parsed(found[10]),
		turns: found[11] === void 0 ? null : Number(found[11]),
		seed: { control: found[12] }
	})
};

// src/record/attempt/own-attempt.ts
function readOwnAttempt(folder) {
	const record$1 = readOwn(record, `${folder}/${RECORD_FILE}`);
	if (record$1 === null) return null;
	const score = readOwn(score$1, `${folder}/${SCORE_FILE}`);
	if (score === null || score.digest !== listed(record$1.made, LISTED_SCORE)) return null;
	const stats = readOwn(stats$1, `${folder}/${STATS_FILE}`);
	if (stats === null || stats.digest !== listed(record$1.made, LISTED_STATS)) return null;
	return {
		parts: {
			record: record$1.made,
			score: score.made,
			stats: stats.made
		},
		digest: record$1.digest
	};
}
const listed = ({ artifacts }, file) => file.exec(artifacts)?.[1];
const LISTED_SCORE = listedAs(SCORE_FILE);
const LISTED_STATS = listedAs(STATS_FILE);
function listedAs(name) {
	return new RegExp(`\\{\\s+"path": "${escapeRegExp(name)}",\\s+"bytes": \\d+,\\s+"sha256": "([0-9a-f]{64})"`);
}

// src/record/attempt/places.ts
var Places = class {
	#plan;
	#names = [];
	constructor(plan) {
		this.#plan = plan;
	}
	of({ candidate, task, repetition, attempt }) {
		const name = this.nameOf(attempt, repetition);
		return `${this.#plan.candidates[candidate]?.slug ?? ""}/${this.#plan.tasks[task]?.slug ?? ""}/${name}`;
	}
	nameOf(attempt, repetition) {
		const key = repetition * this.#plan.benchmark.max_attempts + attempt - 1;
		return this.#names[key] ??= attemptName(attempt, repetition);
	}
};

// src/record/attempt/whole-input.ts
function wholeInput({ tokens_input: input, cache_read_tokens: read, cache_write_tokens: write, input_includes_cache: isWhole = true }) {
	return input === null || isWhole ? input : input + (read ?? 0) + (write ?? 0);
}

// src/record/attempt/row.ts
function rowOf$1(key, dir, { record, score, stats }, digest) {
	const { outcome, phases, verification, isolation, backend } = record;
	const single = verification?.single_tests === true ? verification : null;
	return {
		v: 2,
		c: key.candidate,
		t: key.task,
		r: key.repetition,
		a: key.attempt,
		try: record.try,
		dir,
		digest,
		class: outcome.class,
		phase: outcome.phase,
		reason: outcome.reason,
		stop: backend.stop_reason,
		ms: [
			phases.provision,
			phases.prompt,
			phases.solve,
			phases.change,
			phases.verify
		],
		s: score.derived.elapsed_seconds,
		tok: [
			wholeInput(stats),
			stats.tokens_output,
			stats.cache_read_tokens,
			stats.cache_write_tokens,
			stats.reasoning_tokens
		],
		cover: stats.usage_coverage ?? null,
		tools: stats.tool_calls === null ? null : Object.values(stats.tool_calls).reduce((sum, calls) => sum + calls, 0),
		turns: stats.turns,
		change: [
			score.derived.files_changed,
			score.derived.lines_added,
			score.derived.lines_removed
		],
		fc: score.derived.failed_commands,
		tests: single === null ? [
			null,
			null,
			null
		] : [
			single.tests_passed.length,
			single.tests_failed.length,
			single.tests_missing.length
		],
		tamper: record.tampering.length,
		leaks: record.leaks?.length ?? null,
		wire: wireDifference(stats),
		refused: stats.wire?.refused ?? null,
		endpoint: backend.provider_endpoint,
		seed: stats.seed.control,
		prompt: record.prompt.sha256,
		verifier: record.verifier_digest,
		version: backend.program_version,
		tier: isolation.tier,
		contain: isolation.containment ?? null,
		hidden: isolation.hidden ?? null,
		arch: record.harness.arch,
		harness: record.harness.version,
		with: usedBy(record)
	};
}
function usedBy({ toolchains, environments }) {
	return [...Object.entries(toolchains).map(([id, version]) => `${id} ${version}`), ...environments.map(({ id, digest }) => `${id} ${digest.slice(0, 12)}`)].sort().join("; ");
}
function wireDifference(own) {
	const { wire } = own;
	if (wire === void 0 || wire.tokens_output === null || own.tokens_input === null || own.tokens_output === null) return null;
	const sum = (...counts) => counts.reduce((all, one) => all + (one ?? 0), 0);
	const onWire = sum(wire.tokens_input, wire.cache_read_tokens, wire.cache_write_tokens, wire.tokens_output);
	const readings = own.input_includes_cache === void 0 ? [true, false] : [own.input_includes_cache];
	const [isOwnInPart, isWireInPart] = [(own.usage_coverage ?? 1) < 1, wire.unmetered > 0];
	const off = (told) => told < onWire && isOwnInPart || told > onWire && isWireInPart ? 0 : Math.abs(onWire - told);
	return Math.min(...readings.map((input_includes_cache) => off(sum(wholeInput({
		...own,
		input_includes_cache
	}), own.tokens_output))));
}

// src/record/attempt/attempt-folder.ts
var AttemptReader = class {
	#root;
	#plan;
	#places;
	#candidates = /* @__PURE__ */ new Map();
	#parents = /* @__PURE__ */ new Map();
	constructor(root, plan) {
		this.#root = root;
		this.#plan = plan;
		this.#places = new Places(plan);
	}
	has(key, path = this.#places.of(key)) {
		return this.#hasParent(key) && isRealFolder(`${this.#root}/${path}`);
	}
	read(key, path = this.#places.of(key)) {
		if (!this.has(key, path)) return null;
		const folder = `${this.#root}/${path}`;
		const recordPath = `${folder}/${RECORD_FILE}`;
		const recordBytes = required(recordPath);
		const record = parseDocument("runRecord", recordPath, recordBytes);
		const mismatch = this.#mismatch(key, record);
		if (mismatch !== null) throw new Refused(`${recordPath} does not belong here: ${mismatch}`);
		const score = parseDocument("score", `${folder}/${SCORE_FILE}`, sealed(folder, SCORE_FILE, record));
		const stats = parseDocument("stats", `${folder}/${STATS_FILE}`, sealed(folder, STATS_FILE, record));
		const contradiction = contradictionOf(record, score, stats);
		if (contradiction !== null) throw new Refused(`The files in ${folder} contradict each other: ${contradiction}`);
		const documents = {
			record,
			score,
			stats
		};
		return {
			...documents,
			row: rowOf$1(key, this.#places.of(key), documents, sha256(recordBytes))
		};
	}
	row(key) {
		const path = this.#places.of(key);
		if (!this.has(key, path)) return null;
		const own = this.#own(key, path);
		return own === null ? this.read(key, path)?.row ?? null : rowOf$1(key, path, own.parts, own.digest);
	}
	sealed(key, path = this.#places.of(key)) {
		if (!this.has(key, path)) return null;
		const own = this.#own(key, path);
		if (own === null) {
			const read = this.read(key, path);
			return read === null ? null : {
				row: read.row,
				artifacts: read.record.artifacts
			};
		}
		return {
			row: rowOf$1(key, this.#places.of(key), own.parts, own.digest),
			artifacts: JSON.parse(own.parts.record.artifacts)
		};
	}
	#own(key, path) {
		const own = readOwnAttempt(`${this.#root}/${path}`);
		return own !== null && this.#mismatch(key, own.parts.record) === null && contradictionOf(own.parts.record, own.parts.score, own.parts.stats) === null ? own : null;
	}
	digest(key) {
		if (!this.has(key)) return null;
		const bytes = readRegular$1(`${this.#root}/${this.#places.of(key)}/${RECORD_FILE}`, MAX_RECORD_BYTES);
		return bytes === null ? null : sha256(bytes);
	}
	#hasParent({ candidate, task }) {
		const { candidates, tasks } = this.#plan;
		const parent = candidate * tasks.length + task;
		let known = this.#parents.get(parent);
		if (known !== void 0) return known;
		const ofCandidate = `${this.#root}/${candidates[candidate]?.slug ?? ""}`;
		known = this.#candidates.get(candidate) ?? isRealFolder(ofCandidate);
		this.#candidates.set(candidate, known);
		known &&= isRealFolder(`${ofCandidate}/${tasks[task]?.slug ?? ""}`);
		this.#parents.set(parent, known);
		return known;
	}
	#mismatch(key, record) {
		const candidate = this.#plan.candidates[key.candidate];
		return mismatch("plan_digest", record.plan_digest, this.#plan.digest) ?? mismatch("benchmark_id", record.benchmark_id, this.#plan.benchmark.id) ?? mismatch("candidate", record.candidate, candidate?.name) ?? mismatch("backend_id", record.backend_id, candidate?.backend) ?? mismatch("task_id", record.task_id, this.#plan.tasks[key.task]?.id) ?? mismatch("run_id", record.run_id, runId(key.repetition)) ?? mismatch("attempt", record.attempt, key.attempt);
	}
};
const mismatch = (field, found, expected) => found === expected ? null : `${field} is ${JSON.stringify(found)}, not ${JSON.stringify(expected)}`;
function contradictionOf(record, score, stats) {
	for (const field of [
		"benchmark_id",
		"task_id",
		"backend_id",
		"run_id",
		"attempt"
	]) if (score[field] !== record[field]) return `${field} of ${SCORE_FILE} is ${JSON.stringify(score[field])}`;
	const result = resultOf(record.outcome.class);
	if (score.result !== result) return `result is ${score.result}, but class ${record.outcome.class} makes it ${result}`;
	if (score.derived.elapsed_seconds !== stats.elapsed_seconds) return "elapsed_seconds differ";
	return null;
}
function sealed(folder, name, record) {
	const content = required(`${folder}/${name}`);
	const listed = record.artifacts.find((artifact) => artifact.path === name);
	if (listed === void 0) throw new Refused(`${folder}/${RECORD_FILE} does not list ${name}`);
	if (listed.sha256 !== sha256(content)) throw new Refused(`${folder}/${name} was changed after it was recorded`);
	return content;
}
function required(path) {
	const content = readRegular$1(path, MAX_RECORD_BYTES);
	if (content === null) throw new Refused(`${path} is missing`);
	return content;
}

// src/record/index/byte-needle.ts
var ByteNeedle = class {
	length;
	#bytes;
	#words;
	constructor(bytes) {
		this.length = bytes.length;
		this.#bytes = Uint8Array.from(bytes);
		const view = new DataView(this.#bytes.buffer);
		this.#words = Int32Array.from({ length: Math.ceil(bytes.length / 4) }, (_, at) => bytes.length < 4 ? 0 : view.getInt32(Math.min(at * 4, bytes.length - 4), true));
	}
	endAt(view, start) {
		const end = start + this.length;
		if (end > view.byteLength) return -1;
		if (this.length < 4) {
			for (let at = 0; at < this.length; at++) if (view.getUint8(start + at) !== this.#bytes[at]) return -1;
			return end;
		}
		const last = this.#words.length - 1;
		for (let at = 0; at < last; at++) if (view.getInt32(start + at * 4, true) !== this.#words[at]) return -1;
		return view.getInt32(end - 4, true) === this.#words[last] ? end : -1;
	}
};

// src/record/index/line-shape.ts
const FIELDS = [
	[
		"c",
		"count",
		NUMBER$2.c
	],
	[
		"t",
		"count",
		NUMBER$2.t
	],
	[
		"r",
		"count",
		NUMBER$2.r
	],
	[
		"a",
		"count",
		NUMBER$2.a
	],
	[
		"try",
		"count",
		NUMBER$2.try
	],
	[
		"dir",
		"dir",
		0
	],
	[
		"digest",
		"digest",
		0
	],
	[
		"class",
		"class",
		NUMBER$2.class
	],
	[
		"phase",
		"text",
		TEXT.phase
	],
	[
		"reason",
		"text",
		TEXT.reason
	],
	[
		"stop",
		"text?",
		TEXT.stop
	],
	[
		"ms",
		"amount",
		[
			NUMBER$2.provision,
			NUMBER$2.prompt,
			NUMBER$2.solve,
			NUMBER$2.change,
			NUMBER$2.verify
		]
	],
	[
		"s",
		"amount",
		NUMBER$2.s
	],
	[
		"tok",
		"count",
		[
			NUMBER$2.input,
			NUMBER$2.output,
			NUMBER$2.cache_read,
			NUMBER$2.cache_write,
			NUMBER$2.reasoning
		]
	],
	[
		"cover",
		"amount",
		NUMBER$2.cover
	],
	[
		"tools",
		"count",
		NUMBER$2.tools
	],
	[
		"turns",
		"count",
		NUMBER$2.turns
	],
	[
		"change",
		"count",
		[
			NUMBER$2.files,
			NUMBER$2.added,
			NUMBER$2.removed
		]
	],
	[
		"fc",
		"count",
		NUMBER$2.fc
	],
	[
		"tests",
		"count",
		[
			NUMBER$2.tests_passed,
			NUMBER$2.tests_failed,
			NUMBER$2.tests_missing
		]
	],
	[
		"tamper",
		"count",
		NUMBER$2.tamper
	],
	[
		"leaks",
		"count",
		NUMBER$2.leaks
	],
	[
		"wire",
		"count",
		NUMBER$2.wire
	],
	[
		"refused",
		"count",
		NUMBER$2.refused
	],
	[
		"endpoint",
		"text?",
		TEXT.endpoint
	],
	[
		"seed",
		"text?",
		TEXT.seed
	],
	[
		"prompt",
		"prompt",
		TEXT.prompt
	],
	[
		"verifier",
		"verifier",
		TEXT.verifier
	],
	[
		"version",
		"text?",
		TEXT.version
	],
	[
		"tier",
		"text",
		TEXT.tier
	],
	[
		"contain",
		"text?",
		TEXT.contain
	],
	[
		"hidden",
		"flag",
		NUMBER$2.hidden
	],
	[
		"arch",
		"text?",
		TEXT.arch
	],
	[
		"harness",
		"text?",
		TEXT.harness
	],
	[
		"with",
		"text?",
		TEXT.with
	]
];
const LINE_STEPS = stepsOf$1();
const LINE_END = new ByteNeedle(Buffer.from("}\n"));
function stepsOf$1() {
	let before = "{\"v\":2";
	return FIELDS.flatMap(([key, kind, slots]) => {
		before += `,"${key}":`;
		if (typeof slots === "number") return [step(kind, slots)];
		const items = slots.map((slot, at) => {
			before += at === 0 ? "[" : ",";
			return step(kind, slot);
		});
		before = "]";
		return items;
	});
	function step(kind, slot) {
		const made = {
			before: new ByteNeedle(Buffer.from(before)),
			kind,
			slot
		};
		before = "";
		return made;
	}
}

// src/record/index/planned-digests.ts
const [DIGEST, WORDS] = [64, 16];
var PlannedDigests = class {
	#digests;
	#idOf;
	#ids;
	#words;
	constructor(digests, idOf) {
		this.#digests = digests;
		this.#idOf = idOf;
		this.#ids = new Uint32Array(digests.length);
		this.#words = new Int32Array(digests.length * WORDS);
	}
	idAt(view, start, task) {
		const id = this.#ids[task] > 0 ? this.#ids[task] : this.#meet(task);
		if (id === 0 || start + DIGEST > view.byteLength) return 0;
		for (let at = 0; at < WORDS; at++) if (view.getInt32(start + at * 4, true) !== this.#words[task * WORDS + at]) return 0;
		return id;
	}
	#meet(task) {
		const digest = this.#digests[task];
		if (digest?.length !== DIGEST) return 0;
		for (let at = 0; at < DIGEST; at++) this.#words[task * WORDS + (at >> 2)] |= digest.charCodeAt(at) << (at & 3) * 8;
		return this.#ids[task] = this.#idOf(digest);
	}
};

// src/record/index/row-fault.ts
function rowFault(value, plan, places) {
	if (typeof value !== "object" || value === null) return "it is not a row";
	const row = value;
	if (row.v !== 2) return `its version is ${briefly(row.v)}, not 2`;
	const { c, t, r, a } = row;
	if (!within(c, 0, plan.candidates.length - 1)) return "its candidate is not in the plan";
	if (!within(t, 0, plan.tasks.length - 1)) return "its task is not in the plan";
	if (!within(r, 1, plan.repetitions)) return "its repetition is not in the plan";
	if (!within(a, 1, plan.benchmark.max_attempts)) return "its attempt is not in the plan";
	if (row.dir !== places.of({
		candidate: c,
		task: t,
		repetition: r,
		attempt: a
	})) return "its folder is not that of its attempt";
	return within(row.try, 1, Number.MAX_SAFE_INTEGER) && typeof row.digest === "string" && /^[0-9a-f]{64}$/.test(row.digest) && typeof row.class === "string" && isOutcomeClass(row.class) && typeof row.reason === "string" && row.s !== null && isAmount(row.s) && isTuple(row.ms, 5, isAmount) && isAmount(row.cover) && COUNTS$1.every((field) => isCount(row[field])) && COUNT_TUPLES.every(([field, length]) => isTuple(row[field], length, isCount)) && typeof row.phase === "string" && typeof row.tier === "string" && TEXTS.every((field) => row[field] === null || typeof row[field] === "string") && (row.hidden === null || typeof row.hidden === "boolean") ? null : "fields are missing or of the wrong kind";
}
const briefly = (value) => value === void 0 || typeof value === "number" ? String(value) : "no number";
const within = (value, low, high) => typeof value === "number" && Number.isInteger(value) && value >= low && value <= high;
const COUNTS$1 = [
	"tools",
	"turns",
	"fc",
	"tamper",
	"leaks",
	"wire",
	"refused"
];
const COUNT_TUPLES = [
	["tok", 5],
	["change", 3],
	["tests", 3]
];
const TEXTS = [
	"stop",
	"endpoint",
	"seed",
	"prompt",
	"verifier",
	"version",
	"contain",
	"arch",
	"harness",
	"with"
];
function isTuple(value, length, isItem) {
	return Array.isArray(value) && value.length === length && value.every(isItem);
}
const isAmount = (value) => value === null || typeof value === "number" && value >= 0 && value <= Number.MAX_SAFE_INTEGER;
const isCount = (value) => value === null || within(value, 0, Number.MAX_SAFE_INTEGER);

// src/record/index/line-reader.ts
var LineReader = class {
	#plan;
	#rows;
	#places;
	#numbers = new Float64Array(NUMBERS);
	#texts = new Uint32Array(TEXTS$1);
	#known = LINE_STEPS.map(() => []);
	#prompts;
	#verifiers;
	#block = Buffer.alloc(0);
	#view = /* @__PURE__ */ new DataView(/* @__PURE__ */ new ArrayBuffer(0));
	#digest = 0;
	constructor(plan, rows) {
		this.#plan = plan;
		this.#rows = rows;
		this.#places = new Places(plan);
		const planned = (digest) => new PlannedDigests(plan.tasks.map((task) => task[digest]), (text) => rows.pool.idOf(text));
		this.#prompts = planned("prompt_sha256");
		this.#verifiers = planned("verifier_sha256");
	}
	take(block, start) {
		if (block !== this.#block) {
			this.#block = block;
			this.#view = new DataView(block.buffer, block.byteOffset, block.length);
		}
		let at = start;
		for (let step = 0; step < LINE_STEPS.length; step++) {
			at = LINE_STEPS[step].before.endAt(this.#view, at);
			if (at >= 0) at = this.#value(block, at, step);
			if (at < 0) return -1;
		}
		if (Number.isNaN(this.#numbers[NUMBER$2.s])) return -1;
		const end = LINE_END.endAt(this.#view, at);
		if (end >= 0) this.#rows.append(this.#numbers, this.#texts, block, this.#digest);
		return end;
	}
	#value(block, at, step) {
		const { kind, slot } = LINE_STEPS[step];
		switch (kind) {
			case "count": return this.#number(block, at, slot, false);
			case "amount": return this.#number(block, at, slot, true);
			case "text?": return block[at] === LETTER_N ? this.#noText(block, at, slot) : this.#text(block, at, step);
			case "text": return this.#text(block, at, step);
			case "prompt":
			case "verifier": return this.#plannedDigest(block, at, step);
			case "class": return this.#class(block, at, step);
			case "flag": return this.#flag(block, at, slot);
			case "dir": return this.#place(block, at);
			case "digest": return this.#hex(block, at);
		}
	}
	#number(block, start, slot, mayBeFraction) {
		let at = start;
		let byte = block[at];
		if (byte === LETTER_N) {
			this.#numbers[slot] = NaN;
			return NULL.endAt(this.#view, at);
		}
		let mantissa = 0;
		while (byte >= DIGIT_0 && byte <= DIGIT_9) {
			mantissa = mantissa * 10 + (byte - DIGIT_0);
			byte = block[++at];
		}
		if (at === start || block[start] === DIGIT_0 && at > start + 1) return -1;
		if (byte !== POINT) {
			this.#numbers[slot] = mantissa;
			return mantissa <= Number.MAX_SAFE_INTEGER ? at : -1;
		}
		if (!mayBeFraction) return -1;
		const point = at;
		byte = block[++at];
		while (byte >= DIGIT_0 && byte <= DIGIT_9) {
			mantissa = mantissa * 10 + (byte - DIGIT_0);
			byte = block[++at];
		}
		const decimals = at - point - 1;
		if (decimals === 0) return -1;
		const value = mantissa <= Number.MAX_SAFE_INTEGER && decimals < POWERS_OF_TEN.length ? mantissa / POWERS_OF_TEN[decimals] : Number(block.toString("latin1", start, at));
		this.#numbers[slot] = value;
		return value <= Number.MAX_SAFE_INTEGER ? at : -1;
	}
	#noText(block, at, slot) {
		this.#texts[slot] = 0;
		return NULL.endAt(this.#view, at);
	}
	#text(block, at, step) {
		const known = this.#string(block, at, step);
		if (known === null) return -1;
		this.#texts[LINE_STEPS[step].slot] = known.id;
		return at + known.spelling.length;
	}
	#class(block, at, step) {
		const known = this.#string(block, at, step);
		if (known === null || known.id < 0) return -1;
		this.#numbers[NUMBER$2.class] = known.id;
		return at + known.spelling.length;
	}
	#string(block, start, step) {
		const known = this.#known[step];
		for (let which = 0; which < known.length; which++) if (known[which].spelling.endAt(this.#view, start) >= 0) return known[which];
		return this.#unknownString(block, start, LINE_STEPS[step].kind, known);
	}
	#unknownString(block, start, kind, known) {
		if (block[start] !== QUOTE) return null;
		let end = start + 1;
		for (; block[end] !== QUOTE; end++) if (block[end] < SPACE || block[end] === BACKSLASH) return null;
		const text = block.toString("utf8", start + 1, end);
		const id = kind !== "class" ? this.#rows.pool.idOf(text) : isOutcomeClass(text) ? require_shared_start.OUTCOME_CLASSES.indexOf(text) : -1;
		const met = {
			spelling: new ByteNeedle(block.subarray(start, end + 1)),
			id
		};
		if (known.length < KNOWN_TEXTS) known.push(met);
		return met;
	}
	#plannedDigest(block, at, step) {
		const { kind, slot } = LINE_STEPS[step];
		if (block[at] === LETTER_N) return this.#noText(block, at, slot);
		const id = (kind === "prompt" ? this.#prompts : this.#verifiers).idAt(this.#view, at + 1, this.#numbers[NUMBER$2.t]);
		if (id === 0 || block[at] !== QUOTE || block[at + 65] !== QUOTE) return this.#text(block, at, step);
		this.#texts[slot] = id;
		return at + 66;
	}
	#place(block, start) {
		const numbers = this.#numbers;
		const { candidates, tasks, repetitions, benchmark } = this.#plan;
		const candidate = candidates[numbers[NUMBER$2.c]];
		const task = tasks[numbers[NUMBER$2.t]];
		if (!(candidate !== void 0 && task !== void 0 && within(numbers[NUMBER$2.r], 1, repetitions) && within(numbers[NUMBER$2.a], 1, benchmark.max_attempts) && within(numbers[NUMBER$2.try], 1, Number.MAX_SAFE_INTEGER)) || block[start] !== QUOTE) return -1;
		let at = ascii(block, start + 1, candidate.slug);
		if (at < 0 || block[at] !== SLASH) return -1;
		at = ascii(block, at + 1, task.slug);
		if (at < 0 || block[at] !== SLASH) return -1;
		at = ascii(block, at + 1, this.#places.nameOf(numbers[NUMBER$2.a], numbers[NUMBER$2.r]));
		return at < 0 || block[at] !== QUOTE ? -1 : at + 1;
	}
	#hex(block, start) {
		const end = start + 65;
		if (block[start] !== QUOTE || block[end] !== QUOTE) return -1;
		for (let at = start + 1; at < end; at++) if (IS_HEX[block[at]] === 0) return -1;
		this.#digest = start + 1;
		return end + 1;
	}
	#flag(block, at, slot) {
		const value = block[at] === LETTER_T ? 1 : block[at] === LETTER_F ? 0 : NaN;
		this.#numbers[slot] = value;
		return (value === 1 ? TRUE : value === 0 ? FALSE : NULL).endAt(this.#view, at);
	}
};
const KNOWN_TEXTS = 8;
const [QUOTE, BACKSLASH, SPACE, POINT, SLASH] = [
	34,
	92,
	32,
	46,
	47
];
const [LETTER_F, LETTER_N, LETTER_T, DIGIT_0, DIGIT_9] = [
	102,
	110,
	116,
	48,
	57
];
const NULL = new ByteNeedle(Buffer.from("null"));
const TRUE = new ByteNeedle(Buffer.from("true"));
const FALSE = new ByteNeedle(Buffer.from("false"));
const POWERS_OF_TEN = Array.from({ length: 23 }, (_, exponent) => 10 ** exponent);
const IS_HEX = Uint8Array.from({ length: 256 }, (_, byte) => Number(/[0-9a-f]/.test(String.fromCharCode(byte))));
function ascii(block, start, text) {
	for (let at = 0; at < text.length; at++) if (block[start + at] !== text.charCodeAt(at)) return -1;
	return start + text.length;
}

// src/record/index/index-file.ts
const BLOCK_BYTES$1 = 131072;
const MAX_LINE_BYTES = 16777216;
const NEWLINE = 10;
const MAX_BAD_LINES = 1e5;
const rowLine = (row) => `${JSON.stringify(row)}\n`;
function writeIndex(path, rows) {
	writeDerived(path, linesOf(rows));
}
function* linesOf(rows) {
	for (const row of rows) yield row instanceof Uint8Array ? row : rowLine(row);
}
function scanIndex(path, plan, rows, bad) {
	const fd = openRegular$1(path);
	if (fd === null) return false;
	try {
		if (!node_fs.default.fstatSync(fd).isFile()) throw new Refused(`${path} is not a regular file`);
		const lines = new Lines(plan, rows, bad);
		let block = Buffer.allocUnsafe(BLOCK_BYTES$1);
		let kept = 0;
		for (;;) {
			const read = node_fs.default.readSync(fd, block, kept, block.length - kept, null);
			if (read === 0) break;
			const filled = kept + read;
			const end = block.lastIndexOf(NEWLINE, filled - 1) + 1;
			lines.read(block, end);
			kept = filled - end;
			if (end > 0) block.copyWithin(0, end, filled);
			else if (filled === block.length) block = grown(block);
		}
		if (kept > 0) lines.torn();
		return true;
	} finally {
		node_fs.default.closeSync(fd);
	}
}
var Lines = class {
	#plan;
	#rows;
	#bad;
	#places;
	#reader;
	#line = 0;
	#badLines = 0;
	constructor(plan, rows, bad) {
		this.#plan = plan;
		this.#rows = rows;
		this.#bad = bad;
		this.#places = new Places(plan);
		this.#reader = new LineReader(plan, rows);
	}
	read(block, end) {
		for (let start = 0; start < end;) {
			this.#line++;
			const next = this.#reader.take(block, start);
			if (next >= 0) {
				start = next;
				continue;
			}
			const newline = block.indexOf(NEWLINE, start);
			this.#parse(block.toString("utf8", start, newline));
			start = newline + 1;
		}
	}
	torn() {
		this.#bad(this.#line + 1, "it was cut off");
	}
	#parse(text) {
		let value;
		try {
			value = JSON.parse(text);
		} catch {
			this.#reject("it is not JSON");
			return;
		}
		const fault = rowFault(value, this.#plan, this.#places);
		if (fault === null) this.#rows.add(value);
		else this.#reject(fault);
	}
	#reject(reason) {
		this.#bad(this.#line, reason);
		if (++this.#badLines >= MAX_BAD_LINES) throw new Refused(`${MAX_BAD_LINES} of its lines are not rows of the plan`);
	}
};
function grown(block) {
	if (block.length >= MAX_LINE_BYTES) throw new Refused(`A line of the index is longer than ${MAX_LINE_BYTES} bytes`);
	const larger = Buffer.allocUnsafe(block.length * 2);
	block.copy(larger);
	return larger;
}

// src/record/index/planned-trials.ts
function planned(plan, shard) {
	const trials = plannedTrials(plan, shard);
	if (trials === null) return () => true;
	const mine = new Set(trials);
	return (trial) => mine.has(trial);
}
function plannedTrials(plan, shard) {
	if (shard === null) return null;
	const candidate = plan.candidates.findIndex(({ name }) => name === shard.candidate);
	if (candidate < 0) return [];
	const ids = new Set(shard.tasks);
	return plan.tasks.flatMap(({ id }, task) => {
		if (!ids.has(id)) return [];
		const first = trialKey(plan, {
			candidate,
			task,
			repetition: 1
		});
		return Array.from({ length: plan.repetitions }, (_, at) => first + at);
	});
}

// src/record/index/whole-chain.ts
function wholeChain(reader, { benchmark }, trial) {
	const rows = [];
	try {
		for (let attempt = 1;; attempt++) {
			const row = reader.row(attemptOf(trial, attempt));
			if (row === null) return null;
			rows.push(row);
			const next = nextAfter(row, benchmark.max_attempts);
			if (next === null) return rows;
			if (next.attempt === attempt) return null;
		}
	} catch {
		return null;
	}
}

// src/record/index/read-chunks.ts
var read_chunks_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ readChunks: () => readChunks });
const CHUNK_TRIALS = 256;
const STATE = {
	free: 0,
	begun: 1,
	read: 2
};
const UNREAD = 65535;
function readChunks({ root, plan, shard, states, port }) {
	const reader = new AttemptReader(root, plan);
	const isMine = planned(plan, shard);
	const trials = trialCount(plan);
	for (let chunk = states.length - 1; chunk >= 0; chunk--) {
		if (Atomics.compareExchange(states, chunk, STATE.free, STATE.begun) !== STATE.free) break;
		const start = chunk * 256;
		const attempts = new Uint16Array(Math.min(256, trials - start));
		let lines = "";
		for (let at = 0; at < attempts.length; at++) {
			const rows = isMine(start + at) ? wholeChain(reader, plan, trialAt(plan, start + at)) : null;
			attempts[at] = rows?.length ?? 65535;
			for (const row of rows ?? []) lines += rowLine(row);
		}
		const read = {
			chunk,
			attempts,
			lines: Uint8Array.from(Buffer.from(lines))
		};
		port.postMessage(read, [read.lines.buffer, read.attempts.buffer]);
		Atomics.store(states, chunk, STATE.read);
		Atomics.notify(states, chunk);
	}
}

// src/record/index/attempts-ahead.ts
const LEAST_TRIALS = 4e3;
const PATIENCE_MS = 1e4;
var AttemptsAhead = class AttemptsAhead {
	#end;
	#port;
	#rows;
	#reader;
	#states;
	#current = null;
	#at = 0;
	#later = /* @__PURE__ */ new Map();
	static of(root, plan, shard, rows, missing) {
		if (!(trialCount(plan) >= LEAST_TRIALS && plan.candidates.some(({ slug }) => exists(`${root}/${slug}`)))) return null;
		const file = (0, node_url.fileURLToPath)(program());
		if (exists(file)) return new AttemptsAhead(root, plan, shard, rows);
		missing(file);
		return null;
	}
	constructor(root, plan, shard, rows, begin = inThread) {
		this.#rows = rows;
		this.#reader = new LineReader(plan, rows);
		const chunks = Math.ceil(trialCount(plan) / 256);
		this.#states = new Int32Array(new SharedArrayBuffer(chunks * Int32Array.BYTES_PER_ELEMENT));
		const { port1, port2 } = new node_worker_threads.MessageChannel();
		this.#port = port1;
		this.#end = begin({
			root,
			plan,
			shard,
			states: this.#states,
			port: port2
		});
	}
	take(trial, lines) {
		const inChunk = trial % 256;
		if (inChunk === 0) {
			this.#current = this.#chunk(trial / 256);
			this.#at = 0;
		}
		const attempts = this.#current?.attempts[inChunk] ?? 65535;
		if (this.#current === null || attempts === 65535) return false;
		const start = this.#at;
		for (let attempt = 0; attempt < attempts; attempt++) this.#enter(this.#current.lines);
		lines?.addSpelled(this.#current.lines, start, this.#at);
		return true;
	}
	#enter(lines) {
		const start = this.#at;
		this.#at = this.#reader.take(lines, start);
		if (this.#at >= 0) return;
		this.#at = lines.indexOf("\n", start) + 1;
		this.#rows.add(JSON.parse(lines.toString("utf8", start, this.#at)));
	}
	#chunk(chunk) {
		if (Atomics.compareExchange(this.#states, chunk, STATE.free, STATE.begun) === STATE.free) return null;
		while (Atomics.load(this.#states, chunk) === STATE.begun) if (Atomics.wait(this.#states, chunk, STATE.begun, PATIENCE_MS) === "timed-out") return null;
		for (let sent = (0, node_worker_threads.receiveMessageOnPort)(this.#port); sent !== void 0; sent = (0, node_worker_threads.receiveMessageOnPort)(this.#port)) {
			const { chunk, attempts, lines } = sent.message;
			this.#later.set(chunk, {
				chunk,
				attempts,
				lines: Buffer.from(lines.buffer)
			});
		}
		const read = this.#later.get(chunk) ?? null;
		this.#later.delete(chunk);
		return read;
	}
	[Symbol.dispose]() {
		this.#port.close();
		this.#end();
	}
};
const program = () => new URL(require("url").pathToFileURL(__filename).href.endsWith(".ts") ? "read-ahead.ts" : "../record/read-ahead.js", require("url").pathToFileURL(__filename).href);
function inThread(job) {
	const worker = new node_worker_threads.Worker(program(), {
		workerData: job,
		transferList: [job.port]
	});
	worker.on("error", () => void 0).unref();
	return () => void worker.terminate();
}

// src/record/index/index-lines.ts
const BLOCK_BYTES = 1048576;
const UNIT_BYTES = 3;
var IndexLines = class {
	#full = [];
	#block = Buffer.alloc(0);
	#length = 0;
	add(row) {
		const line = rowLine(row);
		this.#makeRoom(line.length * UNIT_BYTES);
		this.#length += this.#block.write(line, this.#length);
	}
	addSpelled(lines, start, end) {
		this.#makeRoom(end - start);
		this.#length += lines.copy(this.#block, this.#length, start, end);
	}
	pieces() {
		return [...this.#full, this.#block.subarray(0, this.#length)];
	}
	#makeRoom(bytes) {
		if (this.#length + bytes <= this.#block.length) return;
		this.#full.push(this.#block.subarray(0, this.#length));
		this.#block = Buffer.allocUnsafeSlow(Math.max(BLOCK_BYTES, bytes));
		this.#length = 0;
	}
};

// src/record/set-aside.ts
function setAside(root, path) {
	let number = 1;
	while (exists((0, node_path.join)(root, `${path}.bad-${number}`))) number++;
	const aside = `${path}.bad-${number}`;
	writing(root, () => node_fs.default.renameSync((0, node_path.join)(root, path), (0, node_path.join)(root, aside)));
	return aside;
}

// src/record/index/load-index.ts
function loadIndex(root, plan, options) {
	return new IndexLoader(root, plan, options).load();
}
var IndexLoader = class {
	#root;
	#plan;
	#options;
	#reader;
	#mine;
	#problems = [];
	#isSpoiled = false;
	#unlisted = 0;
	#stale = false;
	constructor(root, plan, options) {
		this.#root = root;
		this.#plan = plan;
		this.#options = options;
		this.#reader = new AttemptReader(root, plan);
		this.#mine = plannedTrials(plan, options.shard ?? null);
	}
	load() {
		const places = new Places(this.#plan);
		const rows = new Rows(this.#mine?.length ?? trialCount(this.#plan), (key) => places.of(key));
		if (this.#options.rebuild === true) this.#stale = true;
		else this.#scan(rows);
		const isMadeAnew = rows.length === 0;
		const lines = isMadeAnew && this.#options.repair ? new IndexLines() : null;
		const results = isMadeAnew ? this.#foundAnew(rows, lines) : this.#settled(rows);
		if (this.#isSpoiled) this.#tellFound(isMadeAnew ? rows.length : this.#unlisted);
		if (this.#stale && this.#options.repair) writeIndex((0, node_path.join)(this.#root, INDEX_FILE), lines?.pieces() ?? results);
		return {
			results,
			problems: this.#problems
		};
	}
	#scan(rows) {
		const path = (0, node_path.join)(this.#root, INDEX_FILE);
		const bad = (line, reason) => {
			this.#isSpoiled = this.#stale = true;
			this.#report(`${INDEX_FILE}:${line}`, `The line is left out: ${reason}.`);
		};
		try {
			if (!scanIndex(path, this.#plan, rows, bad)) this.#stale = true;
		} catch (error) {
			if (!(error instanceof Refused)) throw error;
			this.#isSpoiled = this.#stale = true;
			this.#report(INDEX_FILE, `The index is not used: ${error.message}.`);
		}
	}
	#foundAnew(rows, lines) {
		try {
			var _usingCtx$1 = require_shared_start._usingCtx();
			const isMine = planned(this.#plan, this.#options.shard ?? null);
			const ahead = _usingCtx$1.u(this.#ahead(rows));
			for (let trial = 0; trial < trialCount(this.#plan); trial++) {
				if (ahead?.take(trial, lines) === true || !isMine(trial)) continue;
				const key = trialAt(this.#plan, trial);
				for (const row of wholeChain(this.#reader, this.#plan, key) ?? this.#settle(key, [])) {
					rows.add(row);
					lines?.add(row);
				}
			}
			if (rows.length > 0) this.#stale = true;
			return new TrialResults(this.#plan, new AttemptTable(rows));
		} catch (_) {
			_usingCtx$1.e = _;
		} finally {
			_usingCtx$1.d();
		}
	}
	#settled(rows) {
		const known = new TrialResults(this.#plan, new AttemptTable(rows));
		const { attempts } = known;
		const counting = [];
		const trials = this.#trialsToSettle(known);
		for (let nth = 0; nth < (trials?.length ?? known.size); nth++) {
			const trial = trials?.[nth] ?? nth;
			const { start, end } = known.attemptsOf({
				start: trial,
				end: trial + 1
			});
			if (!this.#options.repair && this.#takeWhole(attempts, start, end, counting)) continue;
			const entered = known.rowsOf(trial);
			for (const row of this.#settle(trialAt(this.#plan, trial), entered)) {
				const at = entered.indexOf(row);
				counting.push(at < 0 ? rows.add(row) : attempts.place(start + at));
			}
		}
		rows.arrange(Uint32Array.from(counting));
		return new TrialResults(this.#plan, new AttemptTable(rows));
	}
	#trialsToSettle(known) {
		if (this.#mine === null) return null;
		const trials = new Set(this.#mine);
		for (let at = 0; at < known.attempts.length; at++) trials.add(known.trialOf(at));
		return [...trials].sort((a, b) => a - b);
	}
	#ahead(rows) {
		return AttemptsAhead.of(this.#root, this.#plan, this.#options.shard ?? null, rows, (file) => {
			this.#report(INDEX_FILE, `All records were read by one thread, which takes twice as long: the program has lost its file ${file}. Install it again.`);
		});
	}
	#settle(trial, rows) {
		const known = latestByAttempt(rows);
		const counting = [];
		for (let attempt = 1; attempt <= this.#plan.benchmark.max_attempts; attempt++) {
			const row = this.#current(attemptOf(trial, attempt), known.get(attempt) ?? null);
			known.delete(attempt);
			if (row === null) break;
			counting.push(row);
			if (!allowsNextAttempt(row.class)) break;
		}
		for (const row of known.values()) this.#unfounded(row);
		const next = nextAttempt(counting, this.#plan.benchmark.max_attempts);
		if (next !== null && this.#options.repair) this.#setLaterAside(trial, next.attempt);
		return counting;
	}
	#takeWhole(attempts, start, end, counting) {
		const before = counting.length;
		for (let at = start; at < end;) {
			const attempt = attempts.number(at, NUMBER$2.a);
			let last = at;
			for (at++; at < end && attempts.number(at, NUMBER$2.a) === attempt; at++) if (attempts.number(at, NUMBER$2.try) >= attempts.number(last, NUMBER$2.try)) last = at;
			const cls = attempts.classAt(last);
			const goesOn = allowsNextAttempt(cls) && attempt < this.#plan.benchmark.max_attempts;
			if (!(attempt === counting.length - before + 1 && isScored$1(cls) && goesOn === at < end)) {
				counting.length = before;
				return false;
			}
			counting.push(attempts.place(last));
		}
		return start < end;
	}
	#unfounded(row) {
		this.#stale = true;
		this.#report(row.dir, `Attempt ${row.a} is left out: no earlier attempt leads to it.`);
	}
	#current(key, known) {
		const mayHaveNewer = known === null || !isScored$1(known.class);
		if (known !== null && !mayHaveNewer && !this.#options.repair) return known;
		const path = attemptPath(this.#plan, key);
		try {
			if (known !== null && (mayHaveNewer ? this.#reader.digest(key) === known.digest : this.#reader.has(key))) return known;
			const found = this.#reader.row(key);
			if (found !== null && known === null) this.#unlisted++;
			if (found !== null) return this.#news(found);
		} catch (error) {
			this.#setAside(path, error);
		}
		if (!this.#options.repair) return known;
		if (this.#restore(key)) {
			const restored = this.#reader.row(key);
			return restored?.digest === known?.digest ? known : restored;
		}
		if (known !== null) this.#gone(known);
		return null;
	}
	#news(row) {
		this.#stale = true;
		return row;
	}
	#gone(row) {
		this.#stale = true;
		this.#report(row.dir, "The folder is gone. The attempt will be run again.");
	}
	#setLaterAside(trial, attempt) {
		if (!this.#options.repair) return;
		for (let later = attempt + 1; later <= this.#plan.benchmark.max_attempts; later++) {
			const key = attemptOf(trial, later);
			const path = attemptPath(this.#plan, key);
			try {
				if (this.#reader.has(key)) throw new Refused(`attempt ${attempt}, which it follows from, is to be run again`);
			} catch (error) {
				this.#setAside(path, error);
			}
		}
	}
	#restore(key) {
		const path = attemptPath(this.#plan, key);
		let last = null;
		try {
			for (let number = 1; this.#reader.has(key, supersededPath(path, number)); number++) last = supersededPath(path, number);
			if (last === null || this.#reader.has(key) || this.#reader.read(key, last) === null) return false;
		} catch (error) {
			if (!(error instanceof Refused)) throw error;
			return false;
		}
		this.#stale = true;
		this.#rename(last, path);
		this.#report(path, "A retry was cut short; the try before it counts again.");
		return true;
	}
	#setAside(path, error) {
		if (!(error instanceof Refused)) throw error;
		this.#stale = true;
		const reason = reasonWithin((0, node_path.join)(this.#root, path), error);
		if (!this.#options.repair || !exists((0, node_path.join)(this.#root, path))) {
			this.#report(path, `It does not count: ${reason}.`);
			return;
		}
		const aside = setAside(this.#root, path);
		this.#report(path, `It does not count: ${reason}. It was moved to ${aside} and will be run again.`);
	}
	#rename(from, to) {
		writing(this.#root, () => node_fs.default.renameSync((0, node_path.join)(this.#root, from), (0, node_path.join)(this.#root, to)));
	}
	#tellFound(attempts) {
		if (attempts === 0) return;
		const message = `${attempts === 1 ? "1 attempt is read from its record" : `${attempts} attempts are read from their records`} instead of from here, and ${attempts === 1 ? "counts" : "count"} all the same.`;
		this.#problems.unshift({
			path: INDEX_FILE,
			message
		});
	}
	#report(path, message) {
		this.#problems.push({
			path,
			message
		});
	}
};

// src/record/no-run.ts
function noRun(root, why = `it has no ${PLAN_FILE}`) {
	return lostPlan(root) ?? new require_shared_start.UsageError("no-run", `There is no run in ${root}: ${why}.`, "Check the path: a run prints its own folder.");
}
function lostPlan(root) {
	if (node_fs.default.existsSync((0, node_path.join)(root, "plan.json"))) return null;
	const records = recordsIn(root);
	if (records === 0 && !node_fs.default.existsSync((0, node_path.join)(root, "index.jsonl"))) return null;
	const there = records === 0 ? `an ${INDEX_FILE} is there` : `${plural(records, "attempt")} ${records === 1 ? "is" : "are"} there`;
	return new require_shared_start.RunError("plan-missing", `${PLAN_FILE} is missing in ${root}, though ${there}.`, `Put it back: every shard of the run and the merged run have the same ${PLAN_FILE}. Attempts on record are not touched.`);
}
function recordsIn(root) {
	const folders = (path) => node_fs.default.readdirSync(path, { withFileTypes: true }).flatMap((entry) => entry.isDirectory() ? [(0, node_path.join)(path, entry.name)] : []);
	if (!node_fs.default.existsSync(root) || !node_fs.default.statSync(root).isDirectory()) return 0;
	const records = folders(root).flatMap(folders).flatMap(folders).filter((path) => ATTEMPT$1.test(path) && node_fs.default.existsSync((0, node_path.join)(path, "run-record.json")));
	return records[0] !== void 0 && isOfToday((0, node_path.join)(records[0], "run-record.json")) ? records.length : 0;
}
function isOfToday(record) {
	try {
		const { schema_version: version } = JSON.parse(node_fs.default.readFileSync(record, "utf8"));
		return typeof version === "string" && !version.startsWith("1.");
	} catch {
		return false;
	}
}
const ATTEMPT$1 = /\/attempt-\d+-run-\d+$/;
function refuseNoFolder(root) {
	const stat = node_fs.default.statSync(root, { throwIfNoEntry: false });
	if (stat === void 0) throw noRun(root, "there is no such folder");
	if (!stat.isDirectory()) throw noRun(root, "it is not a folder");
}
function reading(root, read) {
	try {
		return read();
	} catch (error) {
		const { code, path } = error;
		if (code === "ENOTDIR") throw noRun(root, "a file stands in its way");
		if (code !== "EACCES" && code !== "EPERM") throw error;
		throw new require_shared_start.RunError("unreadable", `${path ?? root} may not be read (${code}).`, "Give yourself permission to read the run-dir and everything in it, then try again.", { cause: error });
	}
}

// src/record/v1/validate-v1.gen.ts
const runRecord = validate52;
const schema19 = {
	"$schema": "https://json-schema.org/draft/2020-12/schema",
	"$id": "v1/run-record.schema.json",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"schema_version",
		"benchmark_id",
		"task_id",
		"backend_id",
		"run_id",
		"attempt",
		"started_at",
		"finished_at",
		"isolation",
		"backend_invocation",
		"prompt",
		"backend"
	],
	"properties": {
		"schema_version": { "const": "1.0" },
		"benchmark_id": {
			"type": "string",
			"minLength": 1
		},
		"task_id": {
			"type": "string",
			"minLength": 1
		},
		"backend_id": {
			"type": "string",
			"minLength": 1
		},
		"run_id": {
			"type": "string",
			"minLength": 1
		},
		"attempt": {
			"type": "integer",
			"minimum": 1
		},
		"started_at": {
			"type": "string",
			"format": "date-time"
		},
		"finished_at": {
			"type": "string",
			"format": "date-time"
		},
		"isolation": {
			"type": "object",
			"additionalProperties": true,
			"required": ["tier"],
			"properties": {
				"tier": {
					"type": "string",
					"enum": [
						"worktree",
						"worktree+venv",
						"docker"
					]
				},
				"python": { "type": "string" },
				"install_command": { "type": "string" },
				"verify_imports": {
					"type": "array",
					"items": {
						"type": "string",
						"pattern": "^[A-Za-z_][A-Za-z0-9_]*(\\.[A-Za-z_][A-Za-z0-9_]*)*$"
					}
				},
				"dockerfile": { "type": "string" },
				"build_args": {
					"type": "object",
					"additionalProperties": true
				}
			}
		},
		"backend_invocation": {
			"type": "object",
			"additionalProperties": true,
			"required": [
				"model",
				"temperature",
				"seed"
			],
			"properties": {
				"model": { "type": "string" },
				"temperature": {
					"type": "number",
					"minimum": 0
				},
				"seed": { "type": ["integer", "null"] }
			}
		},
		"prompt": {
			"type": "object",
			"additionalProperties": false,
			"required": ["path", "sha256"],
			"properties": {
				"path": {
					"type": "string",
					"minLength": 1
				},
				"sha256": {
					"type": "string",
					"pattern": "^[0-9a-f]{64}$"
				}
			}
		},
		"effective_prompt": { "anyOf": [{
			"type": "object",
			"additionalProperties": false,
			"required": ["path", "sha256"],
			"properties": {
				"path": {
					"type": "string",
					"minLength": 1
				},
				"sha256": {
					"type": "string",
					"pattern": "^[0-9a-f]{64}$"
				}
			}
		}, { "type": "null" }] },
		"model_output_path": {
			"type": ["string", "null"],
			"minLength": 1
		},
		"backend": {
			"type": "object",
			"additionalProperties": false,
			"required": ["error", "metadata"],
			"properties": {
				"error": { "type": ["string", "null"] },
				"metadata": {
					"type": "object",
					"additionalProperties": true
				}
			}
		}
	}
};
const func1 = Object.prototype.hasOwnProperty;
const formats0 = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;
const pattern3 = /* @__PURE__ */ new RegExp("^[A-Za-z_][A-Za-z0-9_]*(\\.[A-Za-z_][A-Za-z0-9_]*)*$", "u");
const pattern4 = /* @__PURE__ */ new RegExp("^[0-9a-f]{64}$", "u");
function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.schema_version === void 0 && (missing0 = "schema_version") || data.benchmark_id === void 0 && (missing0 = "benchmark_id") || data.task_id === void 0 && (missing0 = "task_id") || data.backend_id === void 0 && (missing0 = "backend_id") || data.run_id === void 0 && (missing0 = "run_id") || data.attempt === void 0 && (missing0 = "attempt") || data.started_at === void 0 && (missing0 = "started_at") || data.finished_at === void 0 && (missing0 = "finished_at") || data.isolation === void 0 && (missing0 = "isolation") || data.backend_invocation === void 0 && (missing0 = "backend_invocation") || data.prompt === void 0 && (missing0 = "prompt") || data.backend === void 0 && (missing0 = "backend")) {
				validate52.errors = [{
					instancePath,
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!func1.call(schema19.properties, key0)) {
					validate52.errors = [{
						instancePath,
						params: { additionalProperty: key0 },
						message: "must NOT have additional properties"
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.schema_version !== void 0) {
						const _errs2 = errors;
						if ("1.0" !== data.schema_version) {
							validate52.errors = [{
								instancePath: instancePath + "/schema_version",
								params: { allowedValue: "1.0" },
								message: "must be equal to constant"
							}];
							return false;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.benchmark_id !== void 0) {
							let data1 = data.benchmark_id;
							const _errs3 = errors;
							if (errors === _errs3) {
								if (typeof data1 === "string") {
									if (data1.length < 1) {
										validate52.errors = [{
											instancePath: instancePath + "/benchmark_id",
											params: { limit: 1 },
											message: "must NOT have fewer than 1 characters"
										}];
										return false;
									}
								} else {
									validate52.errors = [{
										instancePath: instancePath + "/benchmark_id",
										params: { type: "string" },
										message: "must be string"
									}];
									return false;
								}
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.task_id !== void 0) {
								let data2 = data.task_id;
								const _errs5 = errors;
								if (errors === _errs5) {
									if (typeof data2 === "string") {
										if (data2.length < 1) {
											validate52.errors = [{
												instancePath: instancePath + "/task_id",
												params: { limit: 1 },
												message: "must NOT have fewer than 1 characters"
											}];
											return false;
										}
									} else {
										validate52.errors = [{
											instancePath: instancePath + "/task_id",
											params: { type: "string" },
											message: "must be string"
										}];
										return false;
									}
								}
								var valid0 = _errs5 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.backend_id !== void 0) {
									let data3 = data.backend_id;
									const _errs7 = errors;
									if (errors === _errs7) {
										if (typeof data3 === "string") {
											if (data3.length < 1) {
												validate52.errors = [{
													instancePath: instancePath + "/backend_id",
													params: { limit: 1 },
													message: "must NOT have fewer than 1 characters"
												}];
												return false;
											}
										} else {
											validate52.errors = [{
												instancePath: instancePath + "/backend_id",
												params: { type: "string" },
												message: "must be string"
											}];
											return false;
										}
									}
									var valid0 = _errs7 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.run_id !== void 0) {
										let data4 = data.run_id;
										const _errs9 = errors;
										if (errors === _errs9) {
											if (typeof data4 === "string") {
												if (data4.length < 1) {
													validate52.errors = [{
														instancePath: instancePath + "/run_id",
														params: { limit: 1 },
														message: "must NOT have fewer than 1 characters"
													}];
													return false;
												}
											} else {
												validate52.errors = [{
													instancePath: instancePath + "/run_id",
													params: { type: "string" },
													message: "must be string"
												}];
												return false;
											}
										}
										var valid0 = _errs9 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.attempt !== void 0) {
											let data5 = data.attempt;
											const _errs11 = errors;
											if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
												validate52.errors = [{
													instancePath: instancePath + "/attempt",
													params: { type: "integer" },
													message: "must be integer"
												}];
												return false;
											}
											if (errors === _errs11) {
												if (typeof data5 == "number" && isFinite(data5)) {
													if (data5 < 1 || isNaN(data5)) {
														validate52.errors = [{
															instancePath: instancePath + "/attempt",
															params: {
																comparison: ">=",
																limit: 1
															},
															message: "must be >= 1"
														}];
														return false;
													}
												}
											}
											var valid0 = _errs11 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.started_at !== void 0) {
												let data6 = data.started_at;
												const _errs13 = errors;
												if (errors === _errs13) {
													if (errors === _errs13) {
														if (typeof data6 === "string") {
															if (!formats0.test(data6)) {
																validate52.errors = [{
																	instancePath: instancePath + "/started_at",
																	params: { format: "date-time" },
																	message: "must match format \"date-time\""
																}];
																return false;
															}
														} else {
															validate52.errors = [{
																instancePath: instancePath + "/started_at",
																params: { type: "string" },
																message: "must be string"
															}];
															return false;
														}
													}
												}
												var valid0 = _errs13 === errors;
											} else var valid0 = true;
											if (valid0) {
												if (data.finished_at !== void 0) {
													let data7 = data.finished_at;
													const _errs15 = errors;
													if (errors === _errs15) {
														if (errors === _errs15) {
															if (typeof data7 === "string") {
																if (!formats0.test(data7)) {
																	validate52.errors = [{
																		instancePath: instancePath + "/finished_at",
																		params: { format: "date-time" },
																		message: "must match format \"date-time\""
																	}];
																	return false;
																}
															} else {
																validate52.errors = [{
																	instancePath: instancePath + "/finished_at",
																	params: { type: "string" },
																	message: "must be string"
																}];
																return false;
															}
														}
													}
													var valid0 = _errs15 === errors;
												} else var valid0 = true;
												if (valid0) {
													if (data.isolation !== void 0) {
														let data8 = data.isolation;
														const _errs17 = errors;
														if (errors === _errs17) {
															if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
																let missing1;
																if (data8.tier === void 0 && (missing1 = "tier")) {
																	validate52.errors = [{
																		instancePath: instancePath + "/isolation",
																		params: { missingProperty: missing1 },
																		message: "must have required property '" + missing1 + "'"
																	}];
																	return false;
																} else {
																	if (data8.tier !== void 0) {
																		let data9 = data8.tier;
																		const _errs20 = errors;
																		if (typeof data9 !== "string") {
																			validate52.errors = [{
																				instancePath: instancePath + "/isolation/tier",
																				params: { type: "string" },
																				message: "must be string"
																			}];
																			return false;
																		}
																		if (!(data9 === "worktree" || data9 === "worktree+venv" || data9 === "docker")) {
																			validate52.errors = [{
																				instancePath: instancePath + "/isolation/tier",
																				params: { allowedValues: schema19.properties.isolation.properties.tier.enum },
																				message: "must be equal to one of the allowed values"
																			}];
																			return false;
																		}
																		var valid1 = _errs20 === errors;
																	} else var valid1 = true;
																	if (valid1) {
																		if (data8.python !== void 0) {
																			const _errs22 = errors;
																			if (typeof data8.python !== "string") {
																				validate52.errors = [{
																					instancePath: instancePath + "/isolation/python",
																					params: { type: "string" },
																					message: "must be string"
																				}];
																				return false;
																			}
																			var valid1 = _errs22 === errors;
																		} else var valid1 = true;
																		if (valid1) {
																			if (data8.install_command !== void 0) {
																				const _errs24 = errors;
																				if (typeof data8.install_command !== "string") {
																					validate52.errors = [{
																						instancePath: instancePath + "/isolation/install_command",
																						params: { type: "string" },
																						message: "must be string"
																					}];
																					return false;
																				}
																				var valid1 = _errs24 === errors;
																			} else var valid1 = true;
																			if (valid1) {
																				if (data8.verify_imports !== void 0) {
																					let data12 = data8.verify_imports;
																					const _errs26 = errors;
																					if (errors === _errs26) {
																						if (Array.isArray(data12)) {
																							const len0 = data12.length;
																							for (let i0 = 0; i0 < len0; i0++) {
																								let data13 = data12[i0];
																								const _errs28 = errors;
																								if (errors === _errs28) {
																									if (typeof data13 === "string") {
																										if (!pattern3.test(data13)) {
																											validate52.errors = [{
																												instancePath: instancePath + "/isolation/verify_imports/" + i0,
																												params: { pattern: "^[A-Za-z_][A-Za-z0-9_]*(\\.[A-Za-z_][A-Za-z0-9_]*)*$" },
																												message: "must match pattern \"^[A-Za-z_][A-Za-z0-9_]*(\\.[A-Za-z_][A-Za-z0-9_]*)*$\""
																											}];
																											return false;
																										}
																									} else {
																										validate52.errors = [{
																											instancePath: instancePath + "/isolation/verify_imports/" + i0,
																											params: { type: "string" },
																											message: "must be string"
																										}];
																										return false;
																									}
																								}
																								if (!(_errs28 === errors)) break;
																							}
																						} else {
																							validate52.errors = [{
																								instancePath: instancePath + "/isolation/verify_imports",
																								params: { type: "array" },
																								message: "must be array"
																							}];
																							return false;
																						}
																					}
																					var valid1 = _errs26 === errors;
																				} else var valid1 = true;
																				if (valid1) {
																					if (data8.dockerfile !== void 0) {
																						const _errs30 = errors;
																						if (typeof data8.dockerfile !== "string") {
																							validate52.errors = [{
																								instancePath: instancePath + "/isolation/dockerfile",
																								params: { type: "string" },
																								message: "must be string"
																							}];
																							return false;
																						}
																						var valid1 = _errs30 === errors;
																					} else var valid1 = true;
																					if (valid1) {
																						if (data8.build_args !== void 0) {
																							let data15 = data8.build_args;
																							const _errs32 = errors;
																							if (errors === _errs32) {
																								if (!(data15 && typeof data15 == "object" && !Array.isArray(data15))) {
																									validate52.errors = [{
																										instancePath: instancePath + "/isolation/build_args",
																										params: { type: "object" },
																										message: "must be object"
																									}];
																									return false;
																								}
																							}
																							var valid1 = _errs32 === errors;
																						} else var valid1 = true;
																					}
																				}
																			}
																		}
																	}
																}
															} else {
																validate52.errors = [{
																	instancePath: instancePath + "/isolation",
																	params: { type: "object" },
																	message: "must be object"
																}];
																return false;
															}
														}
														var valid0 = _errs17 === errors;
													} else var valid0 = true;
													if (valid0) {
														if (data.backend_invocation !== void 0) {
															let data16 = data.backend_invocation;
															const _errs35 = errors;
															if (errors === _errs35) {
																if (data16 && typeof data16 == "object" && !Array.isArray(data16)) {
																	let missing2;
																	if (data16.model === void 0 && (missing2 = "model") || data16.temperature === void 0 && (missing2 = "temperature") || data16.seed === void 0 && (missing2 = "seed")) {
																		validate52.errors = [{
																			instancePath: instancePath + "/backend_invocation",
																			params: { missingProperty: missing2 },
																			message: "must have required property '" + missing2 + "'"
																		}];
																		return false;
																	} else {
																		if (data16.model !== void 0) {
																			const _errs38 = errors;
																			if (typeof data16.model !== "string") {
																				validate52.errors = [{
																					instancePath: instancePath + "/backend_invocation/model",
																					params: { type: "string" },
																					message: "must be string"
																				}];
																				return false;
																			}
																			var valid3 = _errs38 === errors;
																		} else var valid3 = true;
																		if (valid3) {
																			if (data16.temperature !== void 0) {
																				let data18 = data16.temperature;
																				const _errs40 = errors;
																				if (errors === _errs40) {
																					if (typeof data18 == "number" && isFinite(data18)) {
																						if (data18 < 0 || isNaN(data18)) {
																							validate52.errors = [{
																								instancePath: instancePath + "/backend_invocation/temperature",
																								params: {
																									comparison: ">=",
																									limit: 0
																								},
																								message: "must be >= 0"
																							}];
																							return false;
																						}
																					} else {
																						validate52.errors = [{
																							instancePath: instancePath + "/backend_invocation/temperature",
																							params: { type: "number" },
																							message: "must be number"
																						}];
																						return false;
																					}
																				}
																				var valid3 = _errs40 === errors;
																			} else var valid3 = true;
																			if (valid3) {
																				if (data16.seed !== void 0) {
																					let data19 = data16.seed;
																					const _errs42 = errors;
																					if (!(typeof data19 == "number" && !(data19 % 1) && !isNaN(data19) && isFinite(data19)) && data19 !== null) {
																						validate52.errors = [{
																							instancePath: instancePath + "/backend_invocation/seed",
																							params: { type: schema19.properties.backend_invocation.properties.seed.type },
																							message: "must be integer,null"
																						}];
																						return false;
																					}
																					var valid3 = _errs42 === errors;
																				} else var valid3 = true;
																			}
																		}
																	}
																} else {
																	validate52.errors = [{
																		instancePath: instancePath + "/backend_invocation",
																		params: { type: "object" },
																		message: "must be object"
																	}];
																	return false;
																}
															}
															var valid0 = _errs35 === errors;
														} else var valid0 = true;
														if (valid0) {
															if (data.prompt !== void 0) {
																let data20 = data.prompt;
																const _errs44 = errors;
																if (errors === _errs44) {
																	if (data20 && typeof data20 == "object" && !Array.isArray(data20)) {
																		let missing3;
																		if (data20.path === void 0 && (missing3 = "path") || data20.sha256 === void 0 && (missing3 = "sha256")) {
																			validate52.errors = [{
																				instancePath: instancePath + "/prompt",
																				params: { missingProperty: missing3 },
																				message: "must have required property '" + missing3 + "'"
																			}];
																			return false;
																		} else {
																			const _errs46 = errors;
																			for (const key1 in data20) if (!(key1 === "path" || key1 === "sha256")) {
																				validate52.errors = [{
																					instancePath: instancePath + "/prompt",
																					params: { additionalProperty: key1 },
																					message: "must NOT have additional properties"
																				}];
																				return false;
																			}
																			if (_errs46 === errors) {
																				if (data20.path !== void 0) {
																					let data21 = data20.path;
																					const _errs47 = errors;
																					if (errors === _errs47) {
																						if (typeof data21 === "string") {
																							if (data21.length < 1) {
																								validate52.errors = [{
																									instancePath: instancePath + "/prompt/path",
																									params: { limit: 1 },
																									message: "must NOT have fewer than 1 characters"
																								}];
																								return false;
																							}
																						} else {
																							validate52.errors = [{
																								instancePath: instancePath + "/prompt/path",
																								params: { type: "string" },
																								message: "must be string"
																							}];
																							return false;
																						}
																					}
																					var valid4 = _errs47 === errors;
																				} else var valid4 = true;
																				if (valid4) {
																					if (data20.sha256 !== void 0) {
																						let data22 = data20.sha256;
																						const _errs49 = errors;
																						if (errors === _errs49) {
																							if (typeof data22 === "string") {
																								if (!pattern4.test(data22)) {
																									validate52.errors = [{
																										instancePath: instancePath + "/prompt/sha256",
																										params: { pattern: "^[0-9a-f]{64}$" },
																										message: "must match pattern \"^[0-9a-f]{64}$\""
																									}];
																									return false;
																								}
																							} else {
																								validate52.errors = [{
																									instancePath: instancePath + "/prompt/sha256",
																									params: { type: "string" },
																									message: "must be string"
																								}];
																								return false;
																							}
																						}
																						var valid4 = _errs49 === errors;
																					} else var valid4 = true;
																				}
																			}
																		}
																	} else {
																		validate52.errors = [{
																			instancePath: instancePath + "/prompt",
																			params: { type: "object" },
																			message: "must be object"
																		}];
																		return false;
																	}
																}
																var valid0 = _errs44 === errors;
															} else var valid0 = true;
															if (valid0) {
																if (data.effective_prompt !== void 0) {
																	let data23 = data.effective_prompt;
																	const _errs51 = errors;
																	const _errs52 = errors;
																	let valid5 = false;
																	const _errs53 = errors;
																	if (errors === _errs53) {
																		if (data23 && typeof data23 == "object" && !Array.isArray(data23)) {
																			let missing4;
																			if (data23.path === void 0 && (missing4 = "path") || data23.sha256 === void 0 && (missing4 = "sha256")) {
																				const err0 = {
																					instancePath: instancePath + "/effective_prompt",
																					params: { missingProperty: missing4 },
																					message: "must have required property '" + missing4 + "'"
																				};
																				if (vErrors === null) vErrors = [err0];
																				else vErrors.push(err0);
																				errors++;
																			} else {
																				const _errs55 = errors;
																				for (const key2 in data23) if (!(key2 === "path" || key2 === "sha256")) {
																					const err1 = {
																						instancePath: instancePath + "/effective_prompt",
																						params: { additionalProperty: key2 },
																						message: "must NOT have additional properties"
																					};
																					if (vErrors === null) vErrors = [err1];
																					else vErrors.push(err1);
																					errors++;
																					break;
																				}
																				if (_errs55 === errors) {
																					if (data23.path !== void 0) {
																						let data24 = data23.path;
																						const _errs56 = errors;
																						if (errors === _errs56) {
																							if (typeof data24 === "string") {
																								if (data24.length < 1) {
																									const err2 = {
																										instancePath: instancePath + "/effective_prompt/path",
																										params: { limit: 1 },
																										message: "must NOT have fewer than 1 characters"
																									};
																									if (vErrors === null) vErrors = [err2];
																									else vErrors.push(err2);
																									errors++;
																								}
																							} else {
																								const err3 = {
																									instancePath: instancePath + "/effective_prompt/path",
																									params: { type: "string" },
																									message: "must be string"
																								};
																								if (vErrors === null) vErrors = [err3];
																								else vErrors.push(err3);
																								errors++;
																							}
																						}
																						var valid6 = _errs56 === errors;
																					} else var valid6 = true;
																					if (valid6) {
																						if (data23.sha256 !== void 0) {
																							let data25 = data23.sha256;
																							const _errs58 = errors;
																							if (errors === _errs58) {
																								if (typeof data25 === "string") {
																									if (!pattern4.test(data25)) {
																										const err4 = {
																											instancePath: instancePath + "/effective_prompt/sha256",
																											params: { pattern: "^[0-9a-f]{64}$" },
																											message: "must match pattern \"^[0-9a-f]{64}$\""
																										};
																										if (vErrors === null) vErrors = [err4];
																										else vErrors.push(err4);
																										errors++;
																									}
																								} else {
																									const err5 = {
																										instancePath: instancePath + "/effective_prompt/sha256",
																										params: { type: "string" },
																										message: "must be string"
																									};
																									if (vErrors === null) vErrors = [err5];
																									else vErrors.push(err5);
																									errors++;
																								}
																							}
																							var valid6 = _errs58 === errors;
																						} else var valid6 = true;
																					}
																				}
																			}
																		} else {
																			const err6 = {
																				instancePath: instancePath + "/effective_prompt",
																				params: { type: "object" },
																				message: "must be object"
																			};
																			if (vErrors === null) vErrors = [err6];
																			else vErrors.push(err6);
																			errors++;
																		}
																	}
																	var _valid0 = _errs53 === errors;
																	valid5 = valid5 || _valid0;
																	if (!valid5) {
																		const _errs60 = errors;
																		if (data23 !== null) {
																			const err7 = {
																				instancePath: instancePath + "/effective_prompt",
																				params: { type: "null" },
																				message: "must be null"
																			};
																			if (vErrors === null) vErrors = [err7];
																			else vErrors.push(err7);
																			errors++;
																		}
																		var _valid0 = _errs60 === errors;
																		valid5 = valid5 || _valid0;
																	}
																	if (!valid5) {
																		const err8 = {
																			instancePath: instancePath + "/effective_prompt",
																			params: {},
																			message: "must match a schema in anyOf"
																		};
																		if (vErrors === null) vErrors = [err8];
																		else vErrors.push(err8);
																		errors++;
																		validate52.errors = vErrors;
																		return false;
																	} else {
																		errors = _errs52;
																		if (vErrors !== null) {
																			if (_errs52) vErrors.length = _errs52;
																			else vErrors = null;
																		}
																	}
																	var valid0 = _errs51 === errors;
																} else var valid0 = true;
																if (valid0) {
																	if (data.model_output_path !== void 0) {
																		let data26 = data.model_output_path;
																		const _errs62 = errors;
																		if (typeof data26 !== "string" && data26 !== null) {
																			validate52.errors = [{
																				instancePath: instancePath + "/model_output_path",
																				params: { type: schema19.properties.model_output_path.type },
																				message: "must be string,null"
																			}];
																			return false;
																		}
																		if (errors === _errs62) {
																			if (typeof data26 === "string") {
																				if (data26.length < 1) {
																					validate52.errors = [{
																						instancePath: instancePath + "/model_output_path",
																						params: { limit: 1 },
																						message: "must NOT have fewer than 1 characters"
																					}];
																					return false;
																				}
																			}
																		}
																		var valid0 = _errs62 === errors;
																	} else var valid0 = true;
																	if (valid0) {
																		if (data.backend !== void 0) {
																			let data27 = data.backend;
																			const _errs64 = errors;
																			if (errors === _errs64) {
																				if (data27 && typeof data27 == "object" && !Array.isArray(data27)) {
																					let missing5;
																					if (data27.error === void 0 && (missing5 = "error") || data27.metadata === void 0 && (missing5 = "metadata")) {
																						validate52.errors = [{
																							instancePath: instancePath + "/backend",
																							params: { missingProperty: missing5 },
																							message: "must have required property '" + missing5 + "'"
																						}];
																						return false;
																					} else {
																						const _errs66 = errors;
																						for (const key3 in data27) if (!(key3 === "error" || key3 === "metadata")) {
																							validate52.errors = [{
																								instancePath: instancePath + "/backend",
																								params: { additionalProperty: key3 },
																								message: "must NOT have additional properties"
																							}];
																							return false;
																						}
																						if (_errs66 === errors) {
																							if (data27.error !== void 0) {
																								let data28 = data27.error;
																								const _errs67 = errors;
																								if (typeof data28 !== "string" && data28 !== null) {
																									validate52.errors = [{
																										instancePath: instancePath + "/backend/error",
																										params: { type: schema19.properties.backend.properties.error.type },
																										message: "must be string,null"
																									}];
																									return false;
																								}
																								var valid7 = _errs67 === errors;
																							} else var valid7 = true;
																							if (valid7) {
																								if (data27.metadata !== void 0) {
																									let data29 = data27.metadata;
																									const _errs69 = errors;
																									if (errors === _errs69) {
																										if (!(data29 && typeof data29 == "object" && !Array.isArray(data29))) {
																											validate52.errors = [{
																												instancePath: instancePath + "/backend/metadata",
																												params: { type: "object" },
																												message: "must be object"
																											}];
																											return false;
																										}
																									}
																									var valid7 = _errs69 === errors;
																								} else var valid7 = true;
																							}
																						}
																					}
																				} else {
																					validate52.errors = [{
																						instancePath: instancePath + "/backend",
																						params: { type: "object" },
																						message: "must be object"
																					}];
																					return false;
																				}
																			}
																			var valid0 = _errs64 === errors;
																		} else var valid0 = true;
																	}
																}
															}
														}
													}
												}
											}
										}
									}
								}
							}
						}
					}
				}
			}
		} else {
			validate52.errors = [{
				instancePath,
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate52.errors = vErrors;
	return errors === 0;
}
const score = validate53;
const schema20 = {
	"$schema": "https://json-schema.org/draft/2020-12/schema",
	"$id": "v1/score.schema.json",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"schema_version",
		"benchmark_id",
		"task_id",
		"backend_id",
		"run_id",
		"attempt",
		"scores",
		"derived",
		"result"
	],
	"properties": {
		"schema_version": { "const": "1.0" },
		"benchmark_id": {
			"type": "string",
			"minLength": 1
		},
		"task_id": {
			"type": "string",
			"minLength": 1
		},
		"backend_id": {
			"type": "string",
			"minLength": 1
		},
		"run_id": {
			"type": "string",
			"minLength": 1
		},
		"attempt": {
			"type": "integer",
			"minimum": 1
		},
		"scores": {
			"type": "object",
			"additionalProperties": false,
			"required": [
				"tests_passed",
				"lint_passed",
				"typecheck_passed",
				"required_files_present",
				"timeout",
				"human_interventions"
			],
			"properties": {
				"tests_passed": { "type": "boolean" },
				"lint_passed": { "type": ["boolean", "null"] },
				"typecheck_passed": { "type": ["boolean", "null"] },
				"required_files_present": { "type": "boolean" },
				"timeout": { "type": "boolean" },
				"human_interventions": {
					"type": "integer",
					"minimum": 0
				}
			}
		},
		"derived": {
			"type": "object",
			"additionalProperties": false,
			"required": [
				"elapsed_seconds",
				"files_changed",
				"lines_added",
				"lines_removed",
				"failed_commands"
			],
			"properties": {
				"elapsed_seconds": {
					"type": "number",
					"minimum": 0
				},
				"files_changed": {
					"type": "integer",
					"minimum": 0
				},
				"lines_added": {
					"type": "integer",
					"minimum": 0
				},
				"lines_removed": {
					"type": "integer",
					"minimum": 0
				},
				"failed_commands": {
					"type": "integer",
					"minimum": 0
				}
			}
		},
		"result": {
			"type": "string",
			"enum": [
				"pass",
				"fail",
				"error",
				"timeout"
			]
		}
	}
};
function validate53(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.schema_version === void 0 && (missing0 = "schema_version") || data.benchmark_id === void 0 && (missing0 = "benchmark_id") || data.task_id === void 0 && (missing0 = "task_id") || data.backend_id === void 0 && (missing0 = "backend_id") || data.run_id === void 0 && (missing0 = "run_id") || data.attempt === void 0 && (missing0 = "attempt") || data.scores === void 0 && (missing0 = "scores") || data.derived === void 0 && (missing0 = "derived") || data.result === void 0 && (missing0 = "result")) {
			validate53.errors = [{
				instancePath,
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			for (const key0 in data) if (!func1.call(schema20.properties, key0)) {
				validate53.errors = [{
					instancePath,
					params: { additionalProperty: key0 },
					message: "must NOT have additional properties"
				}];
				return false;
			}
			if (data.schema_version !== void 0) {
				if ("1.0" !== data.schema_version) {
					validate53.errors = [{
						instancePath: instancePath + "/schema_version",
						params: { allowedValue: "1.0" },
						message: "must be equal to constant"
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.benchmark_id !== void 0) {
					let data1 = data.benchmark_id;
					if (typeof data1 === "string") {
						if (data1.length < 1) {
							validate53.errors = [{
								instancePath: instancePath + "/benchmark_id",
								params: { limit: 1 },
								message: "must NOT have fewer than 1 characters"
							}];
							return false;
						}
					} else {
						validate53.errors = [{
							instancePath: instancePath + "/benchmark_id",
							params: { type: "string" },
							message: "must be string"
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.task_id !== void 0) {
						let data2 = data.task_id;
						if (typeof data2 === "string") {
							if (data2.length < 1) {
								validate53.errors = [{
									instancePath: instancePath + "/task_id",
									params: { limit: 1 },
									message: "must NOT have fewer than 1 characters"
								}];
								return false;
							}
						} else {
							validate53.errors = [{
								instancePath: instancePath + "/task_id",
								params: { type: "string" },
								message: "must be string"
							}];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.backend_id !== void 0) {
							let data3 = data.backend_id;
							if (typeof data3 === "string") {
								if (data3.length < 1) {
									validate53.errors = [{
										instancePath: instancePath + "/backend_id",
										params: { limit: 1 },
										message: "must NOT have fewer than 1 characters"
									}];
									return false;
								}
							} else {
								validate53.errors = [{
									instancePath: instancePath + "/backend_id",
									params: { type: "string" },
									message: "must be string"
								}];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
						if (valid0) {
							if (data.run_id !== void 0) {
								let data4 = data.run_id;
								if (typeof data4 === "string") {
									if (data4.length < 1) {
										validate53.errors = [{
											instancePath: instancePath + "/run_id",
											params: { limit: 1 },
											message: "must NOT have fewer than 1 characters"
										}];
										return false;
									}
								} else {
									validate53.errors = [{
										instancePath: instancePath + "/run_id",
										params: { type: "string" },
										message: "must be string"
									}];
									return false;
								}
								var valid0 = true;
							} else var valid0 = true;
							if (valid0) {
								if (data.attempt !== void 0) {
									let data5 = data.attempt;
									if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
										validate53.errors = [{
											instancePath: instancePath + "/attempt",
											params: { type: "integer" },
											message: "must be integer"
										}];
										return false;
									}
									if (typeof data5 == "number" && isFinite(data5)) {
										if (data5 < 1 || isNaN(data5)) {
											validate53.errors = [{
												instancePath: instancePath + "/attempt",
												params: {
													comparison: ">=",
													limit: 1
												},
												message: "must be >= 1"
											}];
											return false;
										}
									}
									var valid0 = true;
								} else var valid0 = true;
								if (valid0) {
									if (data.scores !== void 0) {
										let data6 = data.scores;
										if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
											let missing1;
											if (data6.tests_passed === void 0 && (missing1 = "tests_passed") || data6.lint_passed === void 0 && (missing1 = "lint_passed") || data6.typecheck_passed === void 0 && (missing1 = "typecheck_passed") || data6.required_files_present === void 0 && (missing1 = "required_files_present") || data6.timeout === void 0 && (missing1 = "timeout") || data6.human_interventions === void 0 && (missing1 = "human_interventions")) {
												validate53.errors = [{
													instancePath: instancePath + "/scores",
													params: { missingProperty: missing1 },
													message: "must have required property '" + missing1 + "'"
												}];
												return false;
											} else {
												for (const key1 in data6) if (!(key1 === "tests_passed" || key1 === "lint_passed" || key1 === "typecheck_passed" || key1 === "required_files_present" || key1 === "timeout" || key1 === "human_interventions")) {
													validate53.errors = [{
														instancePath: instancePath + "/scores",
														params: { additionalProperty: key1 },
														message: "must NOT have additional properties"
													}];
													return false;
												}
												if (data6.tests_passed !== void 0) {
													if (typeof data6.tests_passed !== "boolean") {
														validate53.errors = [{
															instancePath: instancePath + "/scores/tests_passed",
															params: { type: "boolean" },
															message: "must be boolean"
														}];
														return false;
													}
													var valid1 = true;
												} else var valid1 = true;
												if (valid1) {
													if (data6.lint_passed !== void 0) {
														let data8 = data6.lint_passed;
														if (typeof data8 !== "boolean" && data8 !== null) {
															validate53.errors = [{
																instancePath: instancePath + "/scores/lint_passed",
																params: { type: schema20.properties.scores.properties.lint_passed.type },
																message: "must be boolean,null"
															}];
															return false;
														}
														var valid1 = true;
													} else var valid1 = true;
													if (valid1) {
														if (data6.typecheck_passed !== void 0) {
															let data9 = data6.typecheck_passed;
															if (typeof data9 !== "boolean" && data9 !== null) {
																validate53.errors = [{
																	instancePath: instancePath + "/scores/typecheck_passed",
																	params: { type: schema20.properties.scores.properties.typecheck_passed.type },
																	message: "must be boolean,null"
																}];
																return false;
															}
															var valid1 = true;
														} else var valid1 = true;
														if (valid1) {
															if (data6.required_files_present !== void 0) {
																if (typeof data6.required_files_present !== "boolean") {
																	validate53.errors = [{
																		instancePath: instancePath + "/scores/required_files_present",
																		params: { type: "boolean" },
																		message: "must be boolean"
																	}];
																	return false;
																}
																var valid1 = true;
															} else var valid1 = true;
															if (valid1) {
																if (data6.timeout !== void 0) {
																	if (typeof data6.timeout !== "boolean") {
																		validate53.errors = [{
																			instancePath: instancePath + "/scores/timeout",
																			params: { type: "boolean" },
																			message: "must be boolean"
																		}];
																		return false;
																	}
																	var valid1 = true;
																} else var valid1 = true;
																if (valid1) {
																	if (data6.human_interventions !== void 0) {
																		let data12 = data6.human_interventions;
																		if (!(typeof data12 == "number" && !(data12 % 1) && !isNaN(data12) && isFinite(data12))) {
																			validate53.errors = [{
																				instancePath: instancePath + "/scores/human_interventions",
																				params: { type: "integer" },
																				message: "must be integer"
																			}];
																			return false;
																		}
																		if (typeof data12 == "number" && isFinite(data12)) {
																			if (data12 < 0 || isNaN(data12)) {
																				validate53.errors = [{
																					instancePath: instancePath + "/scores/human_interventions",
																					params: {
																						comparison: ">=",
																						limit: 0
																					},
																					message: "must be >= 0"
																				}];
																				return false;
																			}
																		}
																		var valid1 = true;
																	} else var valid1 = true;
																}
															}
														}
													}
												}
											}
										} else {
											validate53.errors = [{
												instancePath: instancePath + "/scores",
												params: { type: "object" },
												message: "must be object"
											}];
											return false;
										}
										var valid0 = true;
									} else var valid0 = true;
									if (valid0) {
										if (data.derived !== void 0) {
											let data13 = data.derived;
											if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
												let missing2;
												if (data13.elapsed_seconds === void 0 && (missing2 = "elapsed_seconds") || data13.files_changed === void 0 && (missing2 = "files_changed") || data13.lines_added === void 0 && (missing2 = "lines_added") || data13.lines_removed === void 0 && (missing2 = "lines_removed") || data13.failed_commands === void 0 && (missing2 = "failed_commands")) {
													validate53.errors = [{
														instancePath: instancePath + "/derived",
														params: { missingProperty: missing2 },
														message: "must have required property '" + missing2 + "'"
													}];
													return false;
												} else {
													for (const key2 in data13) if (!(key2 === "elapsed_seconds" || key2 === "files_changed" || key2 === "lines_added" || key2 === "lines_removed" || key2 === "failed_commands")) {
														validate53.errors = [{
															instancePath: instancePath + "/derived",
															params: { additionalProperty: key2 },
															message: "must NOT have additional properties"
														}];
														return false;
													}
													if (data13.elapsed_seconds !== void 0) {
														let data14 = data13.elapsed_seconds;
														if (typeof data14 == "number" && isFinite(data14)) {
															if (data14 < 0 || isNaN(data14)) {
																validate53.errors = [{
																	instancePath: instancePath + "/derived/elapsed_seconds",
																	params: {
																		comparison: ">=",
																		limit: 0
																	},
																	message: "must be >= 0"
																}];
																return false;
															}
														} else {
															validate53.errors = [{
																instancePath: instancePath + "/derived/elapsed_seconds",
																params: { type: "number" },
																message: "must be number"
															}];
															return false;
														}
														var valid2 = true;
													} else var valid2 = true;
													if (valid2) {
														if (data13.files_changed !== void 0) {
															let data15 = data13.files_changed;
															if (!(typeof data15 == "number" && !(data15 % 1) && !isNaN(data15) && isFinite(data15))) {
																validate53.errors = [{
																	instancePath: instancePath + "/derived/files_changed",
																	params: { type: "integer" },
																	message: "must be integer"
																}];
																return false;
															}
															if (typeof data15 == "number" && isFinite(data15)) {
																if (data15 < 0 || isNaN(data15)) {
																	validate53.errors = [{
																		instancePath: instancePath + "/derived/files_changed",
																		params: {
																			comparison: ">=",
																			limit: 0
																		},
																		message: "must be >= 0"
																	}];
																	return false;
																}
															}
															var valid2 = true;
														} else var valid2 = true;
														if (valid2) {
															if (data13.lines_added !== void 0) {
																let data16 = data13.lines_added;
																if (!(typeof data16 == "number" && !(data16 % 1) && !isNaN(data16) && isFinite(data16))) {
																	validate53.errors = [{
																		instancePath: instancePath + "/derived/lines_added",
																		params: { type: "integer" },
																		message: "must be integer"
																	}];
																	return false;
																}
																if (typeof data16 == "number" && isFinite(data16)) {
																	if (data16 < 0 || isNaN(data16)) {
																		validate53.errors = [{
																			instancePath: instancePath + "/derived/lines_added",
																			params: {
																				comparison: ">=",
																				limit: 0
																			},
																			message: "must be >= 0"
																		}];
																		return false;
																	}
																}
																var valid2 = true;
															} else var valid2 = true;
															if (valid2) {
																if (data13.lines_removed !== void 0) {
																	let data17 = data13.lines_removed;
																	if (!(typeof data17 == "number" && !(data17 % 1) && !isNaN(data17) && isFinite(data17))) {
																		validate53.errors = [{
																			instancePath: instancePath + "/derived/lines_removed",
																			params: { type: "integer" },
																			message: "must be integer"
																		}];
																		return false;
																	}
																	if (typeof data17 == "number" && isFinite(data17)) {
																		if (data17 < 0 || isNaN(data17)) {
																			validate53.errors = [{
																				instancePath: instancePath + "/derived/lines_removed",
																				params: {
																					comparison: ">=",
																					limit: 0
																				},
																				message: "must be >= 0"
																			}];
																			return false;
																		}
																	}
																	var valid2 = true;
																} else var valid2 = true;
																if (valid2) {
																	if (data13.failed_commands !== void 0) {
																		let data18 = data13.failed_commands;
																		if (!(typeof data18 == "number" && !(data18 % 1) && !isNaN(data18) && isFinite(data18))) {
																			validate53.errors = [{
																				instancePath: instancePath + "/derived/failed_commands",
																				params: { type: "integer" },
																				message: "must be integer"
																			}];
																			return false;
																		}
																		if (typeof data18 == "number" && isFinite(data18)) {
																			if (data18 < 0 || isNaN(data18)) {
																				validate53.errors = [{
																					instancePath: instancePath + "/derived/failed_commands",
																					params: {
																						comparison: ">=",
																						limit: 0
																					},
																					message: "must be >= 0"
																				}];
																				return false;
																			}
																		}
																		var valid2 = true;
																	} else var valid2 = true;
																}
															}
														}
													}
												}
											} else {
												validate53.errors = [{
													instancePath: instancePath + "/derived",
													params: { type: "object" },
													message: "must be object"
												}];
												return false;
											}
											var valid0 = true;
										} else var valid0 = true;
										if (valid0) {
											if (data.result !== void 0) {
												let data19 = data.result;
												if (typeof data19 !== "string") {
													validate53.errors = [{
														instancePath: instancePath + "/result",
														params: { type: "string" },
														message: "must be string"
													}];
													return false;
												}
												if (!(data19 === "pass" || data19 === "fail" || data19 === "error" || data19 === "timeout")) {
													validate53.errors = [{
														instancePath: instancePath + "/result",
														params: { allowedValues: schema20.properties.result.enum },
														message: "must be equal to one of the allowed values"
													}];
													return false;
												}
												var valid0 = true;
											} else var valid0 = true;
										}
									}
								}
							}
						}
					}
				}
			}
		}
	} else {
		validate53.errors = [{
			instancePath,
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate53.errors = vErrors;
	return true;
}
const stats = validate54;
const schema21 = {
	"$schema": "https://json-schema.org/draft/2020-12/schema",
	"$id": "v1/stats.schema.json",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"schema_version",
		"elapsed_seconds",
		"tokens_input",
		"tokens_output",
		"cache_read_tokens",
		"cache_write_tokens",
		"tool_calls",
		"temperature",
		"seed",
		"cost_reporting"
	],
	"properties": {
		"schema_version": { "const": "1.0" },
		"elapsed_seconds": {
			"type": "number",
			"minimum": 0
		},
		"tokens_input": {
			"type": ["integer", "null"],
			"minimum": 0
		},
		"tokens_output": {
			"type": ["integer", "null"],
			"minimum": 0
		},
		"cache_read_tokens": {
			"type": ["integer", "null"],
			"minimum": 0
		},
		"cache_write_tokens": {
			"type": ["integer", "null"],
			"minimum": 0
		},
		"tool_calls": {
			"type": "object",
			"additionalProperties": {
				"type": "integer",
				"minimum": 0
			}
		},
		"temperature": {
			"type": "number",
			"minimum": 0
		},
		"seed": { "type": ["integer", "null"] },
		"cost_reporting": {
			"type": "object",
			"additionalProperties": false,
			"required": ["enabled", "reason"],
			"properties": {
				"enabled": { "const": false },
				"reason": {
					"type": "string",
					"minLength": 1
				}
			}
		}
	}
};
function validate54(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.schema_version === void 0 && (missing0 = "schema_version") || data.elapsed_seconds === void 0 && (missing0 = "elapsed_seconds") || data.tokens_input === void 0 && (missing0 = "tokens_input") || data.tokens_output === void 0 && (missing0 = "tokens_output") || data.cache_read_tokens === void 0 && (missing0 = "cache_read_tokens") || data.cache_write_tokens === void 0 && (missing0 = "cache_write_tokens") || data.tool_calls === void 0 && (missing0 = "tool_calls") || data.temperature === void 0 && (missing0 = "temperature") || data.seed === void 0 && (missing0 = "seed") || data.cost_reporting === void 0 && (missing0 = "cost_reporting")) {
			validate54.errors = [{
				instancePath,
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			for (const key0 in data) if (!func1.call(schema21.properties, key0)) {
				validate54.errors = [{
					instancePath,
					params: { additionalProperty: key0 },
					message: "must NOT have additional properties"
				}];
				return false;
			}
			if (data.schema_version !== void 0) {
				if ("1.0" !== data.schema_version) {
					validate54.errors = [{
						instancePath: instancePath + "/schema_version",
						params: { allowedValue: "1.0" },
						message: "must be equal to constant"
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.elapsed_seconds !== void 0) {
					let data1 = data.elapsed_seconds;
					if (typeof data1 == "number" && isFinite(data1)) {
						if (data1 < 0 || isNaN(data1)) {
							validate54.errors = [{
								instancePath: instancePath + "/elapsed_seconds",
								params: {
									comparison: ">=",
									limit: 0
								},
								message: "must be >= 0"
							}];
							return false;
						}
					} else {
						validate54.errors = [{
							instancePath: instancePath + "/elapsed_seconds",
							params: { type: "number" },
							message: "must be number"
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.tokens_input !== void 0) {
						let data2 = data.tokens_input;
						if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)) && data2 !== null) {
							validate54.errors = [{
								instancePath: instancePath + "/tokens_input",
								params: { type: schema21.properties.tokens_input.type },
								message: "must be integer,null"
							}];
							return false;
						}
						if (typeof data2 == "number" && isFinite(data2)) {
							if (data2 < 0 || isNaN(data2)) {
								validate54.errors = [{
									instancePath: instancePath + "/tokens_input",
									params: {
										comparison: ">=",
										limit: 0
									},
									message: "must be >= 0"
								}];
								return false;
							}
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.tokens_output !== void 0) {
							let data3 = data.tokens_output;
							if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3)) && data3 !== null) {
								validate54.errors = [{
									instancePath: instancePath + "/tokens_output",
									params: { type: schema21.properties.tokens_output.type },
									message: "must be integer,null"
								}];
								return false;
							}
							if (typeof data3 == "number" && isFinite(data3)) {
								if (data3 < 0 || isNaN(data3)) {
									validate54.errors = [{
										instancePath: instancePath + "/tokens_output",
										params: {
											comparison: ">=",
											limit: 0
										},
										message: "must be >= 0"
									}];
									return false;
								}
							}
							var valid0 = true;
						} else var valid0 = true;
						if (valid0) {
							if (data.cache_read_tokens !== void 0) {
								let data4 = data.cache_read_tokens;
								if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4)) && data4 !== null) {
									validate54.errors = [{
										instancePath: instancePath + "/cache_read_tokens",
										params: { type: schema21.properties.cache_read_tokens.type },
										message: "must be integer,null"
									}];
									return false;
								}
								if (typeof data4 == "number" && isFinite(data4)) {
									if (data4 < 0 || isNaN(data4)) {
										validate54.errors = [{
											instancePath: instancePath + "/cache_read_tokens",
											params: {
												comparison: ">=",
												limit: 0
											},
											message: "must be >= 0"
										}];
										return false;
									}
								}
								var valid0 = true;
							} else var valid0 = true;
							if (valid0) {
								if (data.cache_write_tokens !== void 0) {
									let data5 = data.cache_write_tokens;
									if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5)) && data5 !== null) {
										validate54.errors = [{
											instancePath: instancePath + "/cache_write_tokens",
											params: { type: schema21.properties.cache_write_tokens.type },
											message: "must be integer,null"
										}];
										return false;
									}
									if (typeof data5 == "number" && isFinite(data5)) {
										if (data5 < 0 || isNaN(data5)) {
											validate54.errors = [{
												instancePath: instancePath + "/cache_write_tokens",
												params: {
													comparison: ">=",
													limit: 0
												},
												message: "must be >= 0"
											}];
											return false;
										}
									}
									var valid0 = true;
								} else var valid0 = true;
								if (valid0) {
									if (data.tool_calls !== void 0) {
										let data6 = data.tool_calls;
										if (data6 && typeof data6 == "object" && !Array.isArray(data6)) for (const key1 in data6) {
											let data7 = data6[key1];
											if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7))) {
												validate54.errors = [{
													instancePath: instancePath + "/tool_calls/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),
													params: { type: "integer" },
													message: "must be integer"
												}];
												return false;
											}
											if (typeof data7 == "number" && isFinite(data7)) {
												if (data7 < 0 || isNaN(data7)) {
													validate54.errors = [{
														instancePath: instancePath + "/tool_calls/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),
														params: {
															comparison: ">=",
															limit: 0
														},
														message: "must be >= 0"
													}];
													return false;
												}
											}
										}
										else {
											validate54.errors = [{
												instancePath: instancePath + "/tool_calls",
												params: { type: "object" },
												message: "must be object"
											}];
											return false;
										}
										var valid0 = true;
									} else var valid0 = true;
									if (valid0) {
										if (data.temperature !== void 0) {
											let data8 = data.temperature;
											if (typeof data8 == "number" && isFinite(data8)) {
												if (data8 < 0 || isNaN(data8)) {
													validate54.errors = [{
														instancePath: instancePath + "/temperature",
														params: {
															comparison: ">=",
															limit: 0
														},
														message: "must be >= 0"
													}];
													return false;
												}
											} else {
												validate54.errors = [{
													instancePath: instancePath + "/temperature",
													params: { type: "number" },
													message: "must be number"
												}];
												return false;
											}
											var valid0 = true;
										} else var valid0 = true;
										if (valid0) {
											if (data.seed !== void 0) {
												let data9 = data.seed;
												if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9) && isFinite(data9)) && data9 !== null) {
													validate54.errors = [{
														instancePath: instancePath + "/seed",
														params: { type: schema21.properties.seed.type },
														message: "must be integer,null"
													}];
													return false;
												}
												var valid0 = true;
											} else var valid0 = true;
											if (valid0) {
												if (data.cost_reporting !== void 0) {
													let data10 = data.cost_reporting;
													if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
														let missing1;
														if (data10.enabled === void 0 && (missing1 = "enabled") || data10.reason === void 0 && (missing1 = "reason")) {
															validate54.errors = [{
																instancePath: instancePath + "/cost_reporting",
																params: { missingProperty: missing1 },
																message: "must have required property '" + missing1 + "'"
															}];
															return false;
														} else {
															for (const key2 in data10) if (!(key2 === "enabled" || key2 === "reason")) {
																validate54.errors = [{
																	instancePath: instancePath + "/cost_reporting",
																	params: { additionalProperty: key2 },
																	message: "must NOT have additional properties"
																}];
																return false;
															}
															if (data10.enabled !== void 0) {
																if (false !== data10.enabled) {
																	validate54.errors = [{
																		instancePath: instancePath + "/cost_reporting/enabled",
																		params: { allowedValue: false },
																		message: "must be equal to constant"
																	}];
																	return false;
																}
																var valid2 = true;
															} else var valid2 = true;
															if (valid2) {
																if (data10.reason !== void 0) {
																	let data12 = data10.reason;
																	if (typeof data12 === "string") {
																		if (data12.length < 1) {
																			validate54.errors = [{
																				instancePath: instancePath + "/cost_reporting/reason",
																				params: { limit: 1 },
																				message: "must NOT have fewer than 1 characters"
																			}];
																			return false;
																		}
																	} else {
																		validate54.errors = [{
																			instancePath: instancePath + "/cost_reporting/reason",
																			params: { type: "string" },
																			message: "must be string"
																		}];
																		return false;
																	}
																	var valid2 = true;
																} else var valid2 = true;
															}
														}
													} else {
														validate54.errors = [{
															instancePath: instancePath + "/cost_reporting",
															params: { type: "object" },
															message: "must be object"
														}];
														return false;
													}
													var valid0 = true;
												} else var valid0 = true;
											}
										}
									}
								}
							}
						}
					}
				}
			}
		}
	} else {
		validate54.errors = [{
			instancePath,
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate54.errors = vErrors;
	return true;
}

// src/record/v1/v1-attempts.ts
const ATTEMPT = /^attempt-(\d{2,})-run-(\d{3,})$/;
function v1Attempts(root, runDir, problems) {
	return realFolders((0, node_path.join)(root, runDir)).flatMap((task) => realFolders((0, node_path.join)(root, runDir, task)).flatMap((name) => {
		const numbers = ATTEMPT.exec(name);
		if (numbers === null) return [];
		const path = [
			runDir,
			task,
			name
		].filter((step) => step !== "").join("/");
		try {
			return [readAttempt(root, path, Number(numbers[1]), Number(numbers[2]))];
		} catch (error) {
			if (!(error instanceof Refused)) throw error;
			problems.push({
				path,
				message: `It does not count: ${reasonWithin((0, node_path.join)(root, path), error)}.`
			});
			return [];
		}
	}));
}
function realFolders(path) {
	if (node_fs.default.lstatSync(path, { throwIfNoEntry: false })?.isDirectory() !== true) return [];
	return node_fs.default.readdirSync(path, { withFileTypes: true }).flatMap((entry) => entry.isDirectory() ? [entry.name] : []).sort();
}
function readAttempt(root, path, attempt, repetition) {
	const read = (name) => {
		const content = readRegular$1((0, node_path.join)(root, path, name), MAX_RECORD_BYTES);
		if (content === null) throw new Refused(`${name} is missing`);
		return content;
	};
	const bytes = read(RECORD_FILE);
	const record = parseWith(runRecord, RECORD_FILE, bytes);
	const score$3 = parseWith(score, SCORE_FILE, read(SCORE_FILE));
	const stats$3 = parseWith(stats, STATS_FILE, read(STATS_FILE));
	for (const field of [
		"benchmark_id",
		"task_id",
		"backend_id",
		"run_id",
		"attempt"
	]) if (record[field] !== score$3[field]) throw new Refused(`${field} differs between ${RECORD_FILE} and ${SCORE_FILE}`);
	if (record.attempt !== attempt || record.run_id !== `run-${String(repetition).padStart(3, "0")}`) throw new Refused(`${RECORD_FILE} is that of attempt ${record.attempt} of ${record.run_id}`);
	return {
		path,
		repetition,
		record,
		score: score$3,
		stats: stats$3,
		digest: sha256(bytes)
	};
}

// src/record/v1/v1-compare.ts
const MANIFEST_FILE = "compare-manifest.json";
const RUNS_FILE = "candidate-runs.json";
function candidateFolders(root, problems) {
	const manifest = readJson(root, MANIFEST_FILE, problems, manifestOf);
	if (manifest === null && !hasFile(root, MANIFEST_FILE)) return {
		manifest,
		folders: [{
			path: "",
			name: null,
			backend: null,
			model: null,
			envNames: []
		}],
		notes: []
	};
	const runs = readJson(root, RUNS_FILE, problems, runsOf);
	if (runs !== null) return {
		manifest,
		folders: byRuns(runs, manifest, problems),
		notes: []
	};
	return {
		manifest,
		...byOrder(root, manifest)
	};
}
function byRuns(runs, manifest, problems) {
	const named = [...runs].map(([name, path]) => withCandidate(path, name, manifest));
	for (const { name } of manifest?.candidates ?? []) if (!runs.has(name)) problems.push({
		path: RUNS_FILE,
		message: `It has no run-dir of ${JSON.stringify(name)}.`
	});
	const order = (name) => manifest?.candidates.findIndex((known) => known.name === name) ?? -1;
	return named.sort((x, y) => order(x.name) - order(y.name));
}
function byOrder(root, manifest) {
	const folders = realFolders(root).map((path, at) => {
		const name = manifest?.candidates[at]?.name;
		return name === void 0 ? {
			path,
			name: path,
			backend: null,
			model: null,
			envNames: []
		} : withCandidate(path, name, manifest);
	});
	const missing = (manifest?.candidates.slice(folders.length) ?? []).map(({ name }) => name);
	const notes = [`The comparison was cut short: without ${RUNS_FILE}, folders were given to candidates by their order.`];
	if (missing.length > 0) notes.push(`Never started: ${missing.join(", ")}.`);
	return {
		folders,
		notes
	};
}
function withCandidate(path, name, manifest) {
	const known = manifest?.candidates.find((candidate) => candidate.name === name);
	return {
		path,
		name,
		backend: known?.backend ?? null,
		model: known?.model ?? null,
		envNames: known?.envNames ?? []
	};
}
function manifestOf(value) {
	const { runs, candidates } = asObject(value);
	if (typeof runs !== "number" || !Number.isInteger(runs) || runs < 1) throw new Refused("runs is not a count");
	return {
		runs,
		candidates: asList(candidates).map((item) => {
			const { name, backend, model, env_keys } = asObject(item);
			return {
				name: asText(name),
				backend: asText(backend),
				model: typeof model === "string" ? model : "",
				envNames: Array.isArray(env_keys) ? env_keys.map(asText) : []
			};
		})
	};
}
function runsOf(value) {
	return new Map(asList(asObject(value)["candidates"]).map((item) => {
		const { name, run_dir } = asObject(item);
		const path = asText(run_dir);
		if (path.includes("/") || path.includes("\\") || path === "." || path === "..") throw new Refused(`${JSON.stringify(path)} is not a folder of this comparison`);
		return [asText(name), path];
	}));
}
function readJson(root, name, problems, parse) {
	try {
		const content = readRegular$1((0, node_path.join)(root, name), MAX_RECORD_BYTES);
		return content === null ? null : parse(JSON.parse(content.toString("utf8")));
	} catch (error) {
		if (!(error instanceof Refused) && !(error instanceof SyntaxError)) throw error;
		problems.push({
			path: name,
			message: `It is not used: ${error.message}.`
		});
		return null;
	}
}
function hasFile(root, name) {
	try {
		return readRegular$1((0, node_path.join)(root, name), MAX_RECORD_BYTES) !== null;
	} catch (error) {
		if (error instanceof Refused) return true;
		throw error;
	}
}
function asObject(value) {
	if (typeof value !== "object" || value === null || Array.isArray(value)) throw new Refused("an object is missing");
	return value;
}
function asList(value) {
	if (!Array.isArray(value)) throw new Refused("a list is missing");
	return value;
}
function asText(value) {
	if (typeof value !== "string" || value === "") throw new Refused("a text is missing");
	return value;
}

// src/record/v1/migrate.ts
function migrateRun(root) {
	const problems = [];
	const { manifest, folders, notes } = candidateFolders(root, problems);
	const found = folders.flatMap((folder) => v1Attempts(root, folder.path, problems).map((attempt) => ({
		folder,
		attempt
	})));
	if (found.length === 0) throw nothingIn(root, problems);
	const plan = planOf(root, found, folders, manifest);
	const place = {
		candidate: indexOf(plan.candidates.map(({ name }) => name)),
		task: indexOf(plan.tasks.map(({ id }) => id))
	};
	const rows = found.map(({ folder, attempt }) => rowOf(place.candidate.get(nameOf(folder, attempt)) ?? 0, place.task.get(attempt.record.task_id) ?? 0, attempt));
	rows.sort((x, y) => x.c - y.c || x.t - y.t || x.r - y.r || x.a - y.a);
	return {
		plan,
		rows,
		problems,
		notes: [...notes, ...notesOf$1(rows)]
	};
}
const THREAT_MODEL = "Recorded by the ancestor of this program: tests ran in the agent's own folder and could be changed by it.";
const CLASS_OF = {
	pass: "pass",
	fail: "fail",
	timeout: "agent_timeout",
	error: "unknown"
};
function planOf(root, found, folders, manifest) {
	const [first] = found;
	const candidates = /* @__PURE__ */ new Map();
	for (const { name, backend, model, envNames } of folders) if (name !== null) candidates.set(name, {
		backend: backend ?? "unknown",
		model: model ?? "",
		env_names: [...envNames]
	});
	for (const { folder, attempt } of found) {
		const { backend_id: backend, backend_invocation } = attempt.record;
		const env_names = candidates.get(nameOf(folder, attempt))?.env_names ?? [];
		candidates.set(nameOf(folder, attempt), {
			backend,
			model: backend_invocation.model,
			env_names
		});
	}
	const tasks = [...new Set(found.map(({ attempt }) => attempt.record.task_id))].sort();
	const names = [...candidates.keys()];
	const [candidateSlugs, taskSlugs] = [slugs(names), slugs(tasks)];
	return makePlan({
		created_at: found.map(({ attempt }) => attempt.record.started_at).sort()[0],
		command: [],
		harness_version: "1.0",
		kind: manifest === null ? "run" : "compare",
		benchmark: {
			id: first.attempt.record.benchmark_id,
			revision: "not recorded",
			grading: "in-process",
			threat_model: THREAT_MODEL,
			max_attempts: Math.max(...found.map(({ attempt }) => attempt.record.attempt)),
			options: {},
			comparability: null,
			sample: null
		},
		tasks: tasks.map((id, at) => ({
			id,
			slug: taskSlugs[at],
			language: id.includes("/") ? id.split("/")[0] : "unknown",
			repo: null,
			expected_seconds: meanSeconds(found, id),
			prompt_sha256: firstPrompt(found, id),
			verifier_sha256: null
		})),
		candidates: [...candidates].map(([name, candidate], at) => ({
			name,
			slug: candidateSlugs[at],
			...candidate,
			unset_env: []
		})),
		repetitions: Math.max(manifest?.runs ?? 1, ...found.map(({ attempt }) => attempt.repetition)),
		settings: {
			rule: "paired",
			alpha: .05,
			threshold: .01,
			margin: .02,
			max_excluded: .1,
			cluster: "none",
			baseline: null,
			seed: Number.parseInt(sha256((0, node_path.basename)(root)).slice(0, 8), 16),
			concurrency: 1,
			order: "sequential",
			attempt_timeout_seconds: null
		},
		validation: null
	});
}
function meanSeconds(found, task) {
	const seconds = found.flatMap(({ attempt }) => attempt.record.task_id === task ? [attempt.score.derived.elapsed_seconds] : []);
	return seconds.reduce((sum, value) => sum + value, 0) / seconds.length;
}
function firstPrompt(found, task) {
	const digests = new Set(found.filter(({ attempt }) => attempt.record.task_id === task && attempt.record.attempt === 1).map(({ attempt }) => attempt.record.prompt.sha256));
	const [only] = digests;
	return digests.size === 1 && only !== void 0 ? only : null;
}
function nameOf(folder, { record }) {
	if (folder.name !== null) return folder.name;
	const { model } = record.backend_invocation;
	return model === "" ? record.backend_id : `${record.backend_id}:${model}`;
}
const CACHE_BESIDE = ["claude-code", "pi"];
const v1Input = (stats, backend) => wholeInput({
	...stats,
	input_includes_cache: !CACHE_BESIDE.includes(backend)
});
function rowOf(c, t, { path, repetition, record, score, stats, digest }) {
	const cls = CLASS_OF[score.result];
	const timedOutOrFailed = cls === "agent_timeout" || cls === "unknown";
	return {
		v: 2,
		c,
		t,
		r: repetition,
		a: record.attempt,
		try: 1,
		dir: path,
		digest,
		class: cls,
		phase: timedOutOrFailed ? "solve" : "verify",
		reason: reasonOf(score, record),
		stop: null,
		ms: [
			null,
			null,
			null,
			null,
			null
		],
		s: score.derived.elapsed_seconds,
		tok: [
			v1Input(stats, record.backend_id),
			stats.tokens_output,
			stats.cache_read_tokens,
			stats.cache_write_tokens,
			null
		],
		cover: null,
		tools: toolCalls(stats),
		turns: null,
		change: [
			score.derived.files_changed,
			score.derived.lines_added,
			score.derived.lines_removed
		],
		fc: score.derived.failed_commands,
		tests: [
			null,
			null,
			null
		],
		tamper: null,
		leaks: null,
		wire: null,
		refused: null,
		endpoint: textOrNull(record.backend.metadata["provider_endpoint"]),
		seed: null,
		prompt: record.prompt.sha256,
		verifier: null,
		version: null,
		tier: record.isolation.tier,
		contain: null,
		hidden: null,
		arch: null,
		harness: null,
		with: null
	};
}
function reasonOf({ result }, { backend }) {
	if (result === "error") return `The backend failed: ${backend.error ?? "no reason was recorded"}.`;
	return `Recorded as ${result} in schema 1.0.`;
}
function toolCalls({ tool_calls }) {
	const counts = Object.values(tool_calls);
	return counts.length === 0 ? null : counts.reduce((sum, count) => sum + count, 0);
}
const textOrNull = (value) => typeof value === "string" ? value : null;
const indexOf = (names) => new Map(names.map((name, at) => [name, at]));
function notesOf$1(rows) {
	const errors = rows.filter((row) => row.class === "unknown").length;
	const notes = ["Records of schema 1.0: phases, versions, architecture, containment and tampering were not recorded, tests shared the agent's folder, and attempts, repetitions and tasks are those found."];
	if (errors > 0) notes.push(`${plural(errors, "attempt")} ${errors === 1 ? "was" : "were"} recorded as "error" without a class and ${errors === 1 ? "counts" : "count"} as unknown.`);
	return notes;
}
function nothingIn(root, problems) {
	if (problems.length === 0) return noRun(root, "it has neither a plan.json nor attempts of schema 1.0");
	return new require_shared_start.RunError("no-attempt", `No attempt of the run in ${root} can be read.${problemList(problems)}`, "It has no plan.json, so it was read as a run of schema 1.0. Is it the right folder, and is it whole?");
}
function problemList(problems) {
	return problems.slice(0, 5).map(({ path, message }) => `\n  ${path}: ${message}`).join("");
}

// src/record/read-run.ts
function readRun(path) {
	const root = (0, node_path.resolve)(path);
	return reading(root, () => {
		refuseNoFolder(root);
		return recordedRun(root);
	});
}
function recordedRun(root) {
	const plan = readPlan(root);
	if (plan === null) {
		const { plan, rows, problems, notes } = migrateRun(root);
		return {
			plan,
			shard: null,
			results: TrialResults.of(plan, rows),
			rows,
			problems,
			notes
		};
	}
	const shard = readShard(root);
	const { results, problems } = loadIndex(root, plan, {
		repair: false,
		shard
	});
	return {
		plan,
		shard,
		results,
		get rows() {
			return [...results];
		},
		problems: [...problems, ...goneRecords(root, results)],
		notes: []
	};
}

// src/plugins/registry.ts
function defineRegistry(kind, table) {
	const ids = Object.keys(table).sort();
	return {
		kind,
		ids,
		has: (id) => Object.hasOwn(table, id),
		async get(id) {
			const load = Object.hasOwn(table, id) ? table[id] : void 0;
			if (load === void 0) {
				const near = require_shared_start.nearest(id, ids);
				throw new require_shared_start.UsageError(`unknown-${kind}`, `Unknown ${kind} ${JSON.stringify(id)}.`, near === null ? `Known: ${ids.join(", ")}.` : `Did you mean ${near}? Known: ${ids.join(", ")}.`);
			}
			return (await load()).default;
		}
	};
}

// src/plugins/adapters/index.ts
const adapters = defineRegistry("benchmark", {
	"aider-polyglot": () => Promise.resolve().then(() => require("../plugins/adapters/aider-polyglot.js")),
	mini: () => Promise.resolve().then(() => require("../plugins/adapters/mini.js")),
	stub: () => Promise.resolve().then(() => require("../plugins/adapters/stub.js"))
});

// src/plugins/backends/index.ts
const backends = defineRegistry("backend", {
	aider: () => Promise.resolve().then(() => require("../plugins/backends/aider.js")),
	"claude-code": () => Promise.resolve().then(() => require("../plugins/backends/claude-code.js")),
	codex: () => Promise.resolve().then(() => require("../plugins/backends/codex.js")),
	command: () => Promise.resolve().then(() => require("../plugins/backends/command.js")),
	copilot: () => Promise.resolve().then(() => require("../plugins/backends/copilot.js")),
	"gemini-cli": () => Promise.resolve().then(() => require("../plugins/backends/gemini-cli.js")),
	omp: () => Promise.resolve().then(() => require("../plugins/backends/omp.js")),
	opencode: () => Promise.resolve().then(() => require("../plugins/backends/opencode.js")),
	pi: () => Promise.resolve().then(() => require("../plugins/backends/pi.js")),
	stub: () => Promise.resolve().then(() => require("../plugins/backends/stub.js"))
});

// src/plugins/backends/shared/own-secrets.ts
const OWN_SECRETS = {
	aider: {
		login: null,
		keyFiles: [{
			folderVariable: null,
			folder: "",
			files: [
				".aider.conf.yml",
				".aider.model.settings.yml",
				".aider/oauth-keys.env",
				".env"
			]
		}]
	},
	"claude-code": {
		login: {
			folderVariable: "CLAUDE_CONFIG_DIR",
			folder: ".claude",
			files: [".credentials.json"],
			how: "claude auth login"
		},
		keyFiles: [{
			folderVariable: "CLAUDE_CONFIG_DIR",
			folder: ".claude",
			files: [
				"settings.json",
				"settings.local.json",
				"remote-settings.json",
				".config.json"
			],
			folders: ["backups"]
		}, {
			folderVariable: "CLAUDE_CONFIG_DIR",
			folder: "",
			files: [".claude.json", ".claude.json.backup"]
		}]
	},
	codex: {
		login: {
			folderVariable: "CODEX_HOME",
			folder: ".codex",
			files: ["auth.json"],
			how: "codex login"
		},
		keyFiles: [{
			folderVariable: "CODEX_HOME",
			folder: ".codex",
			files: [
				"config.toml",
				".credentials.json",
				".env"
			]
		}]
	},
	copilot: {
		login: {
			folderVariable: "COPILOT_HOME",
			folder: ".copilot",
			files: ["config.json"],
			how: "copilot login"
		},
		keyFiles: [{
			folderVariable: "COPILOT_HOME",
			folder: ".copilot",
			files: ["mcp-config.json", "settings.json"],
			folders: ["mcp-oauth-config"]
		}]
	},
	"gemini-cli": {
		login: {
			folderVariable: null,
			folder: ".gemini",
			files: ["oauth_creds.json"],
			how: "gemini, then choose Login with Google"
		},
		keyFiles: [{
			folderVariable: "GEMINI_CLI_HOME",
			folder: "",
			files: [...[
				".gemini/settings.json",
				".gemini/.env",
				".env",
				".gemini/oauth_creds.json"
			], ...[
				".gemini/mcp-oauth-tokens.json",
				".gemini/a2a-oauth-tokens.json",
				".gemini/gemini-credentials.json"
			]]
		}]
	},
	omp: {
		login: null,
		keyFiles: [{
			folderVariable: "PI_CODING_AGENT_DIR",
			folder: ".omp/agent",
			files: [
				"config.yml",
				"models.yml",
				"mcp.json",
				".env",
				"agent.db",
				"agent.db-wal"
			]
		}, {
			folderVariable: null,
			folder: "",
			files: [".omp/.env", ".env"]
		}]
	},
	opencode: {
		login: {
			folderVariable: "XDG_DATA_HOME",
			folder: ".local/share",
			files: ["opencode/auth.json"],
			how: "opencode auth login"
		},
		keyFiles: [
			{
				folderVariable: "XDG_CONFIG_HOME",
				folder: ".config",
				files: [
					"opencode/opencode.json",
					"opencode/opencode.jsonc",
					"opencode/config.json"
				]
			},
			{
				folderVariable: "XDG_DATA_HOME",
				folder: ".local/share",
				files: ["opencode/mcp-auth.json", "opencode/opencode.db"]
			},
			{
				folderVariable: null,
				folder: ".opencode",
				files: ["opencode.json", "opencode.jsonc"]
			}
		]
	},
	pi: {
		login: {
			folderVariable: "PI_CODING_AGENT_DIR",
			folder: ".pi/agent",
			files: ["auth.json"],
			how: "pi, then /login"
		},
		keyFiles: [{
			folderVariable: "PI_CODING_AGENT_DIR",
			folder: ".pi/agent",
			files: [
				"models.json",
				"settings.json",
				"mcp.json"
			]
		}]
	}
};

// src/plugins/isolation/index.ts
const isolation = defineRegistry("isolation tier", {
	worktree: () => Promise.resolve().then(() => require("../plugins/isolation/worktree.js")),
	"worktree+venv": () => Promise.resolve().then(() => require("../plugins/isolation/worktree-venv.js"))
});

// src/plugins/providers/index.ts
const providers = defineRegistry("provider", {
	anthropic: () => Promise.resolve().then(() => require("../plugins/providers/anthropic.js")),
	bedrock: () => Promise.resolve().then(() => require("../plugins/providers/bedrock.js")),
	google: () => Promise.resolve().then(() => require("../plugins/providers/google.js")),
	litellm: () => Promise.resolve().then(() => require("../plugins/providers/litellm.js")),
	lmstudio: () => Promise.resolve().then(() => require("../plugins/providers/lmstudio.js")),
	ollama: () => Promise.resolve().then(() => require("../plugins/providers/ollama.js")),
	openai: () => Promise.resolve().then(() => require("../plugins/providers/openai.js")),
	openrouter: () => Promise.resolve().then(() => require("../plugins/providers/openrouter.js")),
	vllm: () => Promise.resolve().then(() => require("../plugins/providers/vllm.js"))
});

// src/core/candidate-word.ts
function readCandidateWord(word, vocabulary) {
	const maker = vocabulary.providers.find(({ aliases = [] }) => aliases.includes(word));
	if (maker !== void 0) return {
		name: word,
		backend: maker.defaultBackend,
		model: word,
		provider: maker.id,
		endpoint: null
	};
	const colon = word.indexOf(":");
	const [prefix, rest] = colon < 0 ? [word, null] : [word.slice(0, colon), word.slice(colon + 1)];
	const slash = prefix.indexOf("/");
	const [backend, id] = slash < 0 ? [null, prefix] : [prefix.slice(0, slash), prefix.slice(slash + 1)];
	if (backend === null && vocabulary.backends.includes(id)) return ofBackend(word, id, rest);
	if (backend !== null && !vocabulary.backends.includes(backend)) return unknown(word, vocabulary);
	const provider = vocabulary.providers.find((one) => one.id === id);
	if (provider === void 0) return unknown(word, vocabulary);
	return ofProvider(word, rest, provider, backend ?? provider.defaultBackend);
}
function ofBackend(word, backend, model) {
	if (model?.trim() === "") return emptyModel(word, `Write ${backend}:MODEL, or ${backend} alone.`);
	return {
		name: word,
		backend,
		model: model ?? "",
		provider: null,
		endpoint: null
	};
}
function ofProvider(word, rest, { id, endpoint: wanted }, backend) {
	const place = wanted === "required" ? "@http://HOST:PORT" : "";
	const prefix = word.slice(0, rest === null ? word.length : word.length - rest.length - 1);
	if (rest === null) return {
		code: "no-model",
		message: `${JSON.stringify(word)} names a provider but no model.`,
		hint: `Write ${prefix}:MODEL${place}.`
	};
	if (wanted !== "never" && rest.endsWith("@")) return {
		code: "no-endpoint",
		message: `${JSON.stringify(word)} has no address after the @.`,
		hint: `Write ${prefix}:${rest.slice(0, -1) || "MODEL"}@http://HOST:PORT${wanted === "required" ? "" : ", or leave the @ out"}.`
	};
	const { model, endpoint } = wanted === "never" ? {
		model: rest,
		endpoint: null
	} : splitEndpoint(rest);
	if (model.trim() === "") return emptyModel(word, `Write ${prefix}:MODEL${place}.`);
	const name = `${prefix}:${model}`;
	if (endpoint === null && wanted === "required") return {
		code: "no-endpoint",
		message: `${JSON.stringify(word)} does not say where the server is.`,
		hint: `Write ${name}@http://HOST:PORT.`
	};
	if (endpoint === null) return {
		name,
		backend,
		model,
		provider: id,
		endpoint
	};
	if (model.includes("@") && !SCHEME.test(endpoint)) return ambiguous(prefix);
	const root = endpointRoot(endpoint);
	return typeof root === "string" ? {
		name,
		backend,
		model,
		provider: id,
		endpoint: root
	} : root;
}
function splitEndpoint(rest) {
	const at = rest.lastIndexOf("@");
	const after = rest.slice(at + 1);
	if (at < 0 || !/[.:]/.test(after)) return {
		model: rest,
		endpoint: null
	};
	return {
		model: rest.slice(0, at),
		endpoint: after
	};
}
const SCHEME = /^[a-z][a-z0-9+.-]*:\/\//i;
const ambiguous = (prefix) => ({
	code: "bad-endpoint",
	message: `${JSON.stringify(prefix)} is followed by two @; only one may stand, between a model and the address of its server.`,
	hint: "Keys go into the provider's variable, such as VLLM_API_KEY. Where the model itself holds an @, write the address with http:// before it."
});
function endpointRoot(text) {
	const written = SCHEME.test(text) ? text : `http://${text}`;
	const url = URL.canParse(written) ? new URL(written) : null;
	if (url === null || url.protocol !== "http:" && url.protocol !== "https:" || url.hostname === "") return {
		code: "bad-endpoint",
		message: `${JSON.stringify(text.replace(/\/\/[^/]*@/, "//\u2026@"))} is not the address of a server.`,
		hint: "Write it like http://localhost:8000."
	};
	if (url.username !== "" || url.password !== "" || url.search !== "" || url.hash !== "") return {
		code: "bad-endpoint",
		message: `The endpoint at ${url.host} holds more than scheme, host, port and path.`,
		hint: "Keys go into the provider's variable, such as VLLM_API_KEY; leave everything after ? out."
	};
	return `${url.protocol}//${url.host}${url.pathname.replace(/(\/v1)?\/*$/, "")}`;
}
const emptyModel = (word, hint) => ({
	code: "empty-model",
	message: `${JSON.stringify(word)} names no model after the colon.`,
	hint
});
function unknown(word, { backends, providers }) {
	const message = `${JSON.stringify(word)} is not a candidate.`;
	const ids = providers.map(({ id }) => id);
	const aliases = providers.flatMap((provider) => provider.aliases ?? []);
	const [prefix = "", ...rest] = word.split(":");
	const [first = "", second] = prefix.split("/");
	const tail = rest.length === 0 ? "" : `:${rest.join(":")}`;
	if (tail === "" && second !== void 0 && backends.includes(first) && require_shared_start.nearest(second, ids) === null) return {
		code: "unknown-candidate",
		message,
		hint: `Did you mean ${first}:${second === "" ? "MODEL" : second}?`
	};
	const near = first.length < 2 ? null : second === void 0 ? require_shared_start.nearest(first, [
		...backends,
		...ids,
		...tail === "" ? aliases : []
	]) : joined(require_shared_start.nearest(first, backends), require_shared_start.nearest(second, ids));
	const meant = tail === "" && near !== null && isProvider(near, providers) ? `${near}:MODEL` : near;
	const alias = tail === "" || meant !== null || first.length < 2 ? null : require_shared_start.nearest(first, aliases);
	const maker = providers.find((provider) => alias !== null && provider.aliases?.includes(alias) === true);
	if (alias !== null && maker !== void 0) return {
		code: "unknown-candidate",
		message,
		hint: `Did you mean ${alias}? It stands alone; another model is written ${maker.defaultBackend}:MODEL.`
	};
	const agents = backends.filter((id) => id !== "command");
	const known = `Candidates begin with ${[
		...aliases,
		...agents,
		...ids.map((id) => `${id}:`)
	].join(", ")}, or BACKEND/PROVIDER:.`;
	return {
		code: "unknown-candidate",
		message,
		hint: meant === null ? known : `Did you mean ${meant}${tail}?`
	};
}
const joined = (backend, provider) => backend === null || provider === null ? null : `${backend}/${provider}`;
const isProvider = (prefix, providers) => providers.some(({ id }) => prefix === id || prefix.endsWith(`/${id}`));

// src/core/without-variables.ts
const withoutVariables = (env, names) => Object.fromEntries(Object.entries(env).filter(([name]) => !names.includes(name)));

// src/core/tree-digest.ts
function treeDigest(tree) {
	const entries = [...tree].map(([path, entry]) => [path, entry.kind === "file" ? [entry.mode, sha256(entry.content)] : entry.target]);
	return digestOf(entries.sort(([a], [b]) => String(a) < String(b) ? -1 : 1));
}

// src/core/path-bytes.ts
const utf8$1 = new TextEncoder();
const strictUtf8 = new TextDecoder("utf-8", {
	fatal: true,
	ignoreBOM: true
});
const loneSurrogate = /\p{Surrogate}/u;
const isPlainText = (name) => !loneSurrogate.test(name);
function pathBytes(name) {
	if (isPlainText(name)) return utf8$1.encode(name);
	const bytes = [];
	for (const char of name) {
		const unit = char.charCodeAt(0);
		if (isPlainText(char)) bytes.push(...utf8$1.encode(char));
		else if (unit >= 56448 && unit <= 56575) bytes.push(unit - 56320);
		else throw notAName(name);
	}
	return Uint8Array.from(bytes);
}
function pathFromBytes(bytes) {
	return decoded(bytes) ?? escaped(bytes);
}
function escaped(bytes) {
	let name = "";
	let next = 0;
	for (const [at, first] of bytes.entries()) {
		if (at < next) continue;
		const length = sequenceLength(first);
		const char = at + length <= bytes.length ? decoded(bytes.subarray(at, at + length)) : null;
		name += char ?? String.fromCharCode(56320 + first);
		next = at + (char === null ? 1 : length);
	}
	return name;
}
function decoded(bytes) {
	try {
		return strictUtf8.decode(bytes);
	} catch {
		return null;
	}
}
const sequenceLength = (first) => first < 192 ? 1 : first < 224 ? 2 : first < 240 ? 3 : 4;
const notAName = (name) => new require_shared_start.RunError("unsafe-path", `${JSON.stringify(name)} cannot be a file name: it holds an unpaired surrogate.`, "Fix the benchmark's data: names are UTF-8, other bytes are written as U+DC80 to U+DCFF.");

// src/core/tree.ts
const utf8 = new TextEncoder();
const textFile = (text, mode = 420) => ({
	kind: "file",
	mode,
	content: utf8.encode(text)
});
const treeOf = (files) => new Map(Object.entries(files).map(([path, text]) => [path, textFile(text)]));
function foldersOf(paths) {
	const folders = /* @__PURE__ */ new Set();
	const addFolderOf = (path) => {
		const folder = path.slice(0, Math.max(path.lastIndexOf("/"), 0));
		if (folder === "" || folders.has(folder)) return;
		addFolderOf(folder);
		folders.add(folder);
	};
	for (const path of paths) addFolderOf(path);
	return folders;
}

// src/core/git/git-object.ts
function gitObject(type, content) {
	return {
		type,
		content,
		id: objectId(type, content)
	};
}
function objectId(type, content) {
	return (0, node_crypto.createHash)("sha1").update(`${type} ${content.length}\0`).update(content).digest("hex");
}

// src/core/git/git-tree.ts
function treeObjects(files) {
	const below = [];
	const entries = [];
	const folders = /* @__PURE__ */ new Map();
	for (const { path, mode, blob } of files) {
		const slash = path.indexOf("/");
		if (slash < 0) {
			entries.push({
				name: path,
				mode,
				id: blob.id
			});
			continue;
		}
		const inside = {
			path: path.slice(slash + 1),
			mode,
			blob
		};
		const folder = folders.get(path.slice(0, slash));
		if (folder === void 0) folders.set(path.slice(0, slash), [inside]);
		else folder.push(inside);
	}
	for (const [name, inside] of folders) {
		const [tree, ...deeper] = treeObjects(inside);
		entries.push({
			name,
			mode: "40000",
			id: tree.id
		});
		below.push(tree, ...deeper);
	}
	entries.sort((a, b) => sortName(a) < sortName(b) ? -1 : 1);
	const parts = entries.map(({ name, mode, id }) => Buffer.concat([Buffer.from(`${mode} ${name}\0`, "latin1"), Buffer.from(id, "hex")]));
	return [gitObject("tree", Buffer.concat(parts)), ...below];
}
const sortName = ({ name, mode }) => mode === "40000" ? `${name}/` : name;

// node_modules/picomatch/lib/constants.js
var require_constants = /* @__PURE__ */ require_rolldown_runtime.__commonJSMin(((exports, module) => {
	const WIN_SLASH = "\\\\/";
	const WIN_NO_SLASH = `[^${WIN_SLASH}]`;
	const DEFAULT_MAX_EXTGLOB_RECURSION = 0;
	const DOT_LITERAL = "\\.";
	const PLUS_LITERAL = "\\+";
	const QMARK_LITERAL = "\\?";
	const SLASH_LITERAL = "\\/";
	const ONE_CHAR = "(?=.)";
	const QMARK = "[^/]";
	const END_ANCHOR = `(?:${SLASH_LITERAL}|$)`;
	const START_ANCHOR = `(?:^|${SLASH_LITERAL})`;
	const DOTS_SLASH = `${DOT_LITERAL}{1,2}${END_ANCHOR}`;
	const POSIX_CHARS = {
		DOT_LITERAL,
		PLUS_LITERAL,
		QMARK_LITERAL,
		SLASH_LITERAL,
		ONE_CHAR,
		QMARK,
		END_ANCHOR,
		DOTS_SLASH,
		NO_DOT: `(?!${DOT_LITERAL})`,
		NO_DOTS: `(?!${START_ANCHOR}${DOTS_SLASH})`,
		NO_DOT_SLASH: `(?!${DOT_LITERAL}{0,1}${END_ANCHOR})`,
		NO_DOTS_SLASH: `(?!${DOTS_SLASH})`,
		QMARK_NO_DOT: `[^.${SLASH_LITERAL}]`,
		STAR: `${QMARK}*?`,
		START_ANCHOR,
		SEP: "/"
	};
	const WINDOWS_CHARS = {
		...POSIX_CHARS,
		SLASH_LITERAL: `[${WIN_SLASH}]`,
		QMARK: WIN_NO_SLASH,
		STAR: `${WIN_NO_SLASH}*?`,
		DOTS_SLASH: `${DOT_LITERAL}{1,2}(?:[${WIN_SLASH}]|$)`,
		NO_DOT: `(?!${DOT_LITERAL})`,
		NO_DOTS: `(?!(?:^|[${WIN_SLASH}])${DOT_LITERAL}{1,2}(?:[${WIN_SLASH}]|$))`,
		NO_DOT_SLASH: `(?!${DOT_LITERAL}{0,1}(?:[${WIN_SLASH}]|$))`,
		NO_DOTS_SLASH: `(?!${DOT_LITERAL}{1,2}(?:[${WIN_SLASH}]|$))`,
		QMARK_NO_DOT: `[^.${WIN_SLASH}]`,
		START_ANCHOR: `(?:^|[${WIN_SLASH}])`,
		END_ANCHOR: `(?:[${WIN_SLASH}]|$)`,
		SEP: "\\"
	};
	const POSIX_REGEX_SOURCE = {
		__proto__: null,
		alnum: "a-zA-Z0-9",
		alpha: "a-zA-Z",
		ascii: "\\x00-\\x7F",
		blank: " \\t",
		cntrl: "\\x00-\\x1F\\x7F",
		digit: "0-9",
		graph: "\\x21-\\x7E",
		lower: "a-z",
		print: "\\x20-\\x7E ",
		punct: "\\-!\"#$%&'()\\*+,./:;<=>?@[\\]^_`{|}~",
		space: " \\t\\r\\n\\v\\f",
		upper: "A-Z",
		word: "A-Za-z0-9_",
		xdigit: "A-Fa-f0-9"
	};
	module.exports = {
		DEFAULT_MAX_EXTGLOB_RECURSION,
		MAX_LENGTH: 65536,
		POSIX_REGEX_SOURCE,
		REGEX_BACKSLASH: /\\(?![*+?^${}(|)[\]])/g,
		REGEX_NON_SPECIAL_CHARS: /^[^@![\].,$*+?^{}()|\\/]+/,
		REGEX_SPECIAL_CHARS: /[-*+?.^${}(|)[\]]/,
		REGEX_SPECIAL_CHARS_BACKREF: /(\\?)((\W)(\3*))/g,
		REGEX_SPECIAL_CHARS_GLOBAL: /([-*+?.^${}(|)[\]])/g,
		REGEX_REMOVE_BACKSLASH: /(?:\[.*?[^\\]\]|\\(?=.))/g,
		REPLACEMENTS: {
			__proto__: null,
			"***": "*",
			"**/**": "**",
			"**/**/**": "**"
		},
		CHAR_0: 48,
		CHAR_9: 57,
		CHAR_UPPERCASE_A: 65,
		CHAR_LOWERCASE_A: 97,
		CHAR_UPPERCASE_Z: 90,
		CHAR_LOWERCASE_Z: 122,
		CHAR_LEFT_PARENTHESES: 40,
		CHAR_RIGHT_PARENTHESES: 41,
		CHAR_ASTERISK: 42,
		CHAR_AMPERSAND: 38,
		CHAR_AT: 64,
		CHAR_BACKWARD_SLASH: 92,
		CHAR_CARRIAGE_RETURN: 13,
		CHAR_CIRCUMFLEX_ACCENT: 94,
		CHAR_COLON: 58,
		CHAR_COMMA: 44,
		CHAR_DOT: 46,
		CHAR_DOUBLE_QUOTE: 34,
		CHAR_EQUAL: 61,
		CHAR_EXCLAMATION_MARK: 33,
		CHAR_FORM_FEED: 12,
		CHAR_FORWARD_SLASH: 47,
		CHAR_GRAVE_ACCENT: 96,
		CHAR_HASH: 35,
		CHAR_HYPHEN_MINUS: 45,
		CHAR_LEFT_ANGLE_BRACKET: 60,
		CHAR_LEFT_CURLY_BRACE: 123,
		CHAR_LEFT_SQUARE_BRACKET: 91,
		CHAR_LINE_FEED: 10,
		CHAR_NO_BREAK_SPACE: 160,
		CHAR_PERCENT: 37,
		CHAR_PLUS: 43,
		CHAR_QUESTION_MARK: 63,
		CHAR_RIGHT_ANGLE_BRACKET: 62,
		CHAR_RIGHT_CURLY_BRACE: 125,
		CHAR_RIGHT_SQUARE_BRACKET: 93,
		CHAR_SEMICOLON: 59,
		CHAR_SINGLE_QUOTE: 39,
		CHAR_SPACE: 32,
		CHAR_TAB: 9,
		CHAR_UNDERSCORE: 95,
		CHAR_VERTICAL_LINE: 124,
		CHAR_ZERO_WIDTH_NOBREAK_SPACE: 65279,
		extglobChars(chars) {
			return {
				"!": {
					type: "negate",
					open: "(?:(?!(?:",
					close: `))${chars.STAR})`
				},
				"?": {
					type: "qmark",
					open: "(?:",
					close: ")?"
				},
				"+": {
					type: "plus",
					open: "(?:",
					close: ")+"
				},
				"*": {
					type: "star",
					open: "(?:",
					close: ")*"
				},
				"@": {
					type: "at",
					open: "(?:",
					close: ")"
				}
			};
		},
		globChars(win32) {
			return win32 === true ? WINDOWS_CHARS : POSIX_CHARS;
		}
	};
}));

// node_modules/picomatch/lib/utils.js
var require_utils = /* @__PURE__ */ require_rolldown_runtime.__commonJSMin(((exports) => {
	const { REGEX_BACKSLASH, REGEX_REMOVE_BACKSLASH, REGEX_SPECIAL_CHARS, REGEX_SPECIAL_CHARS_GLOBAL } = require_constants();
	exports.isObject = (val) => val !== null && typeof val === "object" && !Array.isArray(val);
	exports.hasRegexChars = (str) => REGEX_SPECIAL_CHARS.test(str);
	exports.isRegexChar = (str) => str.length === 1 && exports.hasRegexChars(str);
	exports.escapeRegex = (str) => str.replace(REGEX_SPECIAL_CHARS_GLOBAL, "\\$1");
	exports.toPosixSlashes = (str) => str.replace(REGEX_BACKSLASH, "/");
	exports.isWindows = () => {
		if (typeof navigator !== "undefined" && navigator.platform) {
			const platform = navigator.platform.toLowerCase();
			return platform === "win32" || platform === "windows";
		}
		if (typeof process !== "undefined" && process.platform) return process.platform === "win32";
		return false;
	};
	exports.removeBackslashes = (str) => {
		return str.replace(REGEX_REMOVE_BACKSLASH, (match) => {
			return match === "\\" ? "" : match;
		});
	};
	exports.escapeLast = (input, char, lastIdx) => {
		const idx = input.lastIndexOf(char, lastIdx);
		if (idx === -1) return input;
		if (input[idx - 1] === "\\") return exports.escapeLast(input, char, idx - 1);
		return `${input.slice(0, idx)}\\${input.slice(idx)}`;
	};
	exports.removePrefix = (input, state = {}) => {
		let output = input;
		if (output.startsWith("./")) {
			output = output.slice(2);
			state.prefix = "./";
		}
		return output;
	};
	exports.wrapOutput = (input, state = {}, options = {}) => {
		let output = `${options.contains ? "" : "^"}(?:${input})${options.contains ? "" : "$"}`;
		if (state.negated === true) output = `(?:^(?!${output}).*$)`;
		return output;
	};
	exports.basename = (path, { windows } = {}) => {
		const segs = path.split(windows ? /[\\/]/ : "/");
		const last = segs[segs.length - 1];
		if (last === "") return segs[segs.length - 2];
		return last;
	};
}));

// node_modules/picomatch/lib/scan.js
var require_scan = /* @__PURE__ */ require_rolldown_runtime.__commonJSMin(((exports, module) => {
	const utils = require_utils();
	const { CHAR_ASTERISK, CHAR_AT, CHAR_BACKWARD_SLASH, CHAR_COMMA, CHAR_DOT, CHAR_EXCLAMATION_MARK, CHAR_FORWARD_SLASH, CHAR_LEFT_CURLY_BRACE, CHAR_LEFT_PARENTHESES, CHAR_LEFT_SQUARE_BRACKET, CHAR_PLUS, CHAR_QUESTION_MARK, CHAR_RIGHT_CURLY_BRACE, CHAR_RIGHT_PARENTHESES, CHAR_RIGHT_SQUARE_BRACKET } = require_constants();
	const isPathSeparator = (code) => {
		return code === CHAR_FORWARD_SLASH || code === CHAR_BACKWARD_SLASH;
	};
	const depth = (token) => {
		if (token.isPrefix !== true) token.depth = token.isGlobstar ? 1e400 : 1;
	};
	const scan = (input, options) => {
		const opts = options || {};
		const length = input.length - 1;
		const scanToEnd = opts.parts === true || opts.tokens === true || opts.scanToEnd === true;
		const slashes = [];
		const tokens = [];
		const parts = [];
		let str = input;
		let index = -1;
		let start = 0;
		let lastIndex = 0;
		let isBrace = false;
		let isBracket = false;
		let isGlob = false;
		let isExtglob = false;
		let isGlobstar = false;
		let braceEscaped = false;
		let backslashes = false;
		let negated = false;
		let negatedExtglob = false;
		let finished = false;
		let braces = 0;
		let prev;
		let code;
		let token = {
			value: "",
			depth: 0,
			isGlob: false
		};
		const eos = () => index >= length;
		const peek = () => str.charCodeAt(index + 1);
		const advance = () => {
			prev = code;
			return str.charCodeAt(++index);
		};
		while (index < length) {
			code = advance();
			let next;
			if (code === CHAR_BACKWARD_SLASH) {
				backslashes = token.backslashes = true;
				code = advance();
				if (code === CHAR_LEFT_CURLY_BRACE) braceEscaped = true;
				continue;
			}
			if (braceEscaped === true || code === CHAR_LEFT_CURLY_BRACE) {
				braces++;
				while (eos() !== true && (code = advance())) {
					if (code === CHAR_BACKWARD_SLASH) {
						backslashes = token.backslashes = true;
						advance();
						continue;
					}
					if (code === CHAR_LEFT_CURLY_BRACE) {
						braces++;
						continue;
					}
					if (braceEscaped !== true && code === CHAR_DOT && (code = advance()) === CHAR_DOT) {
						isBrace = token.isBrace = true;
						isGlob = token.isGlob = true;
						finished = true;
						if (scanToEnd === true) continue;
						break;
					}
					if (braceEscaped !== true && code === CHAR_COMMA) {
						isBrace = token.isBrace = true;
						isGlob = token.isGlob = true;
						finished = true;
						if (scanToEnd === true) continue;
						break;
					}
					if (code === CHAR_RIGHT_CURLY_BRACE) {
						braces--;
						if (braces === 0) {
							braceEscaped = false;
							isBrace = token.isBrace = true;
							finished = true;
							break;
						}
					}
				}
				if (scanToEnd === true) continue;
				break;
			}
			if (code === CHAR_FORWARD_SLASH) {
				slashes.push(index);
				tokens.push(token);
				token = {
					value: "",
					depth: 0,
					isGlob: false
				};
				if (finished === true) continue;
				if (prev === CHAR_DOT && index === start + 1) {
					start += 2;
					continue;
				}
				lastIndex = index + 1;
				continue;
			}
			if (opts.noext !== true) {
				if ((code === CHAR_PLUS || code === CHAR_AT || code === CHAR_ASTERISK || code === CHAR_QUESTION_MARK || code === CHAR_EXCLAMATION_MARK) === true && peek() === CHAR_LEFT_PARENTHESES) {
					isGlob = token.isGlob = true;
					isExtglob = token.isExtglob = true;
					finished = true;
					if (code === CHAR_EXCLAMATION_MARK && index === start) negatedExtglob = true;
					if (scanToEnd === true) {
						let parens = 0;
						while (eos() !== true && (code = advance())) {
							if (code === CHAR_BACKWARD_SLASH) {
								backslashes = token.backslashes = true;
								advance();
								continue;
							}
							if (code === CHAR_LEFT_PARENTHESES) {
								parens++;
								continue;
							}
							if (code === CHAR_RIGHT_PARENTHESES && --parens === 0) {
								finished = true;
								break;
							}
						}
						continue;
					}
					break;
				}
			}
			if (code === CHAR_ASTERISK) {
				if (prev === CHAR_ASTERISK) isGlobstar = token.isGlobstar = true;
				isGlob = token.isGlob = true;
				finished = true;
				if (scanToEnd === true) continue;
				break;
			}
			if (code === CHAR_QUESTION_MARK) {
				isGlob = token.isGlob = true;
				finished = true;
				if (scanToEnd === true) continue;
				break;
			}
			if (code === CHAR_LEFT_SQUARE_BRACKET) {
				while (eos() !== true && (next = advance())) {
					if (next === CHAR_BACKWARD_SLASH) {
						backslashes = token.backslashes = true;
						advance();
						continue;
					}
					if (next === CHAR_RIGHT_SQUARE_BRACKET) {
						isBracket = token.isBracket = true;
						isGlob = token.isGlob = true;
						finished = true;
						break;
					}
				}
				if (scanToEnd === true) continue;
				break;
			}
			if (opts.nonegate !== true && code === CHAR_EXCLAMATION_MARK && index === start) {
				negated = token.negated = true;
				start++;
				continue;
			}
			if (opts.noparen !== true && code === CHAR_LEFT_PARENTHESES) {
				isGlob = token.isGlob = true;
				if (scanToEnd === true) {
					let parens = 1;
					while (eos() !== true && (code = advance())) {
						if (code === CHAR_BACKWARD_SLASH) {
							backslashes = token.backslashes = true;
							advance();
							continue;
						}
						if (code === CHAR_LEFT_PARENTHESES) {
							parens++;
							continue;
						}
						if (code === CHAR_RIGHT_PARENTHESES && --parens === 0) {
							finished = true;
							break;
						}
					}
					continue;
				}
				break;
			}
			if (isGlob === true) {
				finished = true;
				if (scanToEnd === true) continue;
				break;
			}
		}
		if (opts.noext === true) {
			isExtglob = false;
			isGlob = false;
		}
		let base = str;
		let prefix = "";
		let glob = "";
		if (start > 0) {
			prefix = str.slice(0, start);
			str = str.slice(start);
			lastIndex -= start;
		}
		if (base && isGlob === true && lastIndex > 0) {
			base = str.slice(0, lastIndex);
			glob = str.slice(lastIndex);
		} else if (isGlob === true) {
			base = "";
			glob = str;
		} else base = str;
		if (base && base !== "" && base !== "/" && base !== str) {
			if (isPathSeparator(base.charCodeAt(base.length - 1))) base = base.slice(0, -1);
		}
		if (opts.unescape === true) {
			if (glob) glob = utils.removeBackslashes(glob);
			if (base && backslashes === true) base = utils.removeBackslashes(base);
		}
		const state = {
			prefix,
			input,
			start,
			base,
			glob,
			isBrace,
			isBracket,
			isGlob,
			isExtglob,
			isGlobstar,
			negated,
			negatedExtglob
		};
		if (opts.tokens === true) {
			state.maxDepth = 0;
			if (!isPathSeparator(code)) tokens.push(token);
			state.tokens = tokens;
		}
		if (opts.parts === true || opts.tokens === true) {
			let prevIndex;
			for (let idx = 0; idx < slashes.length; idx++) {
				const n = prevIndex !== void 0 ? prevIndex + 1 : start;
				const i = slashes[idx];
				const value = input.slice(n, i);
				if (opts.tokens) {
					if (idx === 0 && start !== 0) {
						tokens[idx].isPrefix = true;
						tokens[idx].value = prefix;
					} else tokens[idx].value = value;
					depth(tokens[idx]);
					state.maxDepth += tokens[idx].depth;
				}
				if (i >= start) {
					parts.push(value);
					prevIndex = i;
				}
			}
			const n = prevIndex !== void 0 ? prevIndex + 1 : start;
			const value = input.slice(n);
			parts.push(value);
			if (opts.tokens && prevIndex && prevIndex + 1 < input.length) {
				tokens[tokens.length - 1].value = value;
				depth(tokens[tokens.length - 1]);
				state.maxDepth += tokens[tokens.length - 1].depth;
			}
			state.slashes = slashes;
			state.parts = parts;
		}
		return state;
	};
	module.exports = scan;
}));

// node_modules/picomatch/lib/parse.js
var require_parse = /* @__PURE__ */ require_rolldown_runtime.__commonJSMin(((exports, module) => {
	const constants = require_constants();
	const utils = require_utils();
	const { MAX_LENGTH, POSIX_REGEX_SOURCE, REGEX_NON_SPECIAL_CHARS, REGEX_SPECIAL_CHARS_BACKREF, REPLACEMENTS } = constants;
	const expandRange = (args, options) => {
		if (typeof options.expandRange === "function") return options.expandRange(...args, options);
		args.sort();
		const value = `[${args.join("-")}]`;
		try {
			new RegExp(value);
		} catch (ex) {
			return args.map((v) => utils.escapeRegex(v)).join("..");
		}
		return value;
	};
	const syntaxError = (type, char) => {
		return `Missing ${type}: "${char}" - use "\\\\${char}" to match literal characters`;
	};
	const splitTopLevel = (input) => {
		const parts = [];
		let bracket = 0;
		let paren = 0;
		let quote = 0;
		let value = "";
		let escaped = false;
		for (const ch of input) {
			if (escaped === true) {
				value += ch;
				escaped = false;
				continue;
			}
			if (ch === "\\") {
				value += ch;
				escaped = true;
				continue;
			}
			if (ch === "\"") {
				quote = quote === 1 ? 0 : 1;
				value += ch;
				continue;
			}
			if (quote === 0) {
				if (ch === "[") bracket++;
				else if (ch === "]" && bracket > 0) bracket--;
				else if (bracket === 0) {
					if (ch === "(") paren++;
					else if (ch === ")" && paren > 0) paren--;
					else if (ch === "|" && paren === 0) {
						parts.push(value);
						value = "";
						continue;
					}
				}
			}
			value += ch;
		}
		parts.push(value);
		return parts;
	};
	const isPlainBranch = (branch) => {
		let escaped = false;
		for (const ch of branch) {
			if (escaped === true) {
				escaped = false;
				continue;
			}
			if (ch === "\\") {
				escaped = true;
				continue;
			}
			if (/[?*+@!()[\]{}]/.test(ch)) return false;
		}
		return true;
	};
	const normalizeSimpleBranch = (branch) => {
		let value = branch.trim();
		let changed = true;
		while (changed === true) {
			changed = false;
			if (/^@\([^\\()[\]{}|]+\)$/.test(value)) {
				value = value.slice(2, -1);
				changed = true;
			}
		}
		if (!isPlainBranch(value)) return;
		return value.replace(/\\(.)/g, "$1");
	};
	const hasRepeatedCharPrefixOverlap = (branches) => {
		const values = branches.map(normalizeSimpleBranch).filter(Boolean);
		for (let i = 0; i < values.length; i++) for (let j = i + 1; j < values.length; j++) {
			const a = values[i];
			const b = values[j];
			const char = a[0];
			if (!char || a !== char.repeat(a.length) || b !== char.repeat(b.length)) continue;
			if (a === b || a.startsWith(b) || b.startsWith(a)) return true;
		}
		return false;
	};
	const parseRepeatedExtglob = (pattern, requireEnd = true) => {
		if (pattern[0] !== "+" && pattern[0] !== "*" || pattern[1] !== "(") return;
		let bracket = 0;
		let paren = 0;
		let quote = 0;
		let escaped = false;
		for (let i = 1; i < pattern.length; i++) {
			const ch = pattern[i];
			if (escaped === true) {
				escaped = false;
				continue;
			}
			if (ch === "\\") {
				escaped = true;
				continue;
			}
			if (ch === "\"") {
				quote = quote === 1 ? 0 : 1;
				continue;
			}
			if (quote === 1) continue;
			if (ch === "[") {
				bracket++;
				continue;
			}
			if (ch === "]" && bracket > 0) {
				bracket--;
				continue;
			}
			if (bracket > 0) continue;
			if (ch === "(") {
				paren++;
				continue;
			}
			if (ch === ")") {
				paren--;
				if (paren === 0) {
					if (requireEnd === true && i !== pattern.length - 1) return;
					return {
						type: pattern[0],
						body: pattern.slice(2, i),
						end: i
					};
				}
			}
		}
	};
	const buildCharClassStar = (chars) => {
		return `${chars.length === 1 ? utils.escapeRegex(chars[0]) : `[${chars.map((ch) => utils.escapeRegex(ch)).join("")}]`}*`;
	};
	const getStarExtglobSequenceChars = (pattern) => {
		let index = 0;
		const chars = [];
		while (index < pattern.length) {
			const match = parseRepeatedExtglob(pattern.slice(index), false);
			if (!match || match.type !== "*") return;
			const branches = splitTopLevel(match.body).map((branch) => branch.trim());
			if (branches.length !== 1) return;
			const branch = normalizeSimpleBranch(branches[0]);
			if (!branch || branch.length !== 1) return;
			chars.push(branch);
			index += match.end + 1;
		}
		if (chars.length < 1) return;
		return chars;
	};
	const repeatedExtglobRecursion = (pattern) => {
		let depth = 0;
		let value = pattern.trim();
		let match = parseRepeatedExtglob(value);
		while (match) {
			depth++;
			value = match.body.trim();
			match = parseRepeatedExtglob(value);
		}
		return depth;
	};
	const analyzeRepeatedExtglob = (body, options) => {
		if (options.maxExtglobRecursion === false) return { risky: false };
		const max = typeof options.maxExtglobRecursion === "number" ? options.maxExtglobRecursion : constants.DEFAULT_MAX_EXTGLOB_RECURSION;
		const branches = splitTopLevel(body).map((branch) => branch.trim());
		if (branches.length > 1) {
			if (branches.some((branch) => branch === "") || branches.some((branch) => /^[*?]+$/.test(branch)) || hasRepeatedCharPrefixOverlap(branches)) return { risky: true };
		}
		const safeChars = [];
		let sawStarSequence = false;
		let combinable = true;
		for (const branch of branches) {
			const chars = getStarExtglobSequenceChars(branch);
			if (chars) {
				sawStarSequence = true;
				safeChars.push(...chars);
				continue;
			}
			const literal = normalizeSimpleBranch(branch);
			if (literal && literal.length === 1) {
				safeChars.push(literal);
				continue;
			}
			combinable = false;
			if (repeatedExtglobRecursion(branch) > max) return { risky: true };
		}
		if (sawStarSequence) return combinable ? {
			risky: true,
			safeOutput: buildCharClassStar([...new Set(safeChars)])
		} : { risky: true };
		return { risky: false };
	};
	const parse = (input, options) => {
		if (typeof input !== "string") throw new TypeError("Expected a string");
		input = REPLACEMENTS[input] || input;
		const opts = { ...options };
		const max = typeof opts.maxLength === "number" ? Math.min(MAX_LENGTH, opts.maxLength) : MAX_LENGTH;
		let len = input.length;
		if (len > max) throw new SyntaxError(`Input length: ${len}, exceeds maximum allowed length: ${max}`);
		const bos = {
			type: "bos",
			value: "",
			output: opts.prepend || ""
		};
		const tokens = [bos];
		const capture = opts.capture ? "" : "?:";
		const PLATFORM_CHARS = constants.globChars(opts.windows);
		const EXTGLOB_CHARS = constants.extglobChars(PLATFORM_CHARS);
		const { DOT_LITERAL, PLUS_LITERAL, SLASH_LITERAL, ONE_CHAR, DOTS_SLASH, NO_DOT, NO_DOT_SLASH, NO_DOTS_SLASH, QMARK, QMARK_NO_DOT, STAR, START_ANCHOR } = PLATFORM_CHARS;
		const globstar = (opts) => {
			return `(${capture}(?:(?!${START_ANCHOR}${opts.dot ? DOTS_SLASH : DOT_LITERAL}).)*?)`;
		};
		const nodot = opts.dot ? "" : NO_DOT;
		const qmarkNoDot = opts.dot ? QMARK : QMARK_NO_DOT;
		let star = opts.bash === true ? globstar(opts) : STAR;
		if (opts.capture) star = `(${star})`;
		if (typeof opts.noext === "boolean") opts.noextglob = opts.noext;
		const state = {
			input,
			index: -1,
			start: 0,
			dot: opts.dot === true,
			consumed: "",
			output: "",
			prefix: "",
			backtrack: false,
			negated: false,
			brackets: 0,
			braces: 0,
			parens: 0,
			quotes: 0,
			globstar: false,
			tokens
		};
		input = utils.removePrefix(input, state);
		len = input.length;
		const extglobs = [];
		const braces = [];
		const stack = [];
		let prev = bos;
		let value;
		const eos = () => state.index === len - 1;
		const peek = state.peek = (n = 1) => input[state.index + n];
		const advance = state.advance = () => input[++state.index] || "";
		const remaining = () => input.slice(state.index + 1);
		const consume = (value = "", num = 0) => {
			state.consumed += value;
			state.index += num;
		};
		const append = (token) => {
			state.output += token.output != null ? token.output : token.value;
			consume(token.value);
		};
		const negate = () => {
			let count = 1;
			while (peek() === "!" && (peek(2) !== "(" || peek(3) === "?")) {
				advance();
				state.start++;
				count++;
			}
			if (count % 2 === 0) return false;
			state.negated = true;
			state.start++;
			return true;
		};
		const increment = (type) => {
			state[type]++;
			stack.push(type);
		};
		const decrement = (type) => {
			state[type]--;
			stack.pop();
		};
		const push = (tok) => {
			if (prev.type === "globstar") {
				const isBrace = state.braces > 0 && (tok.type === "comma" || tok.type === "brace");
				const isExtglob = tok.extglob === true || extglobs.length && (tok.type === "pipe" || tok.type === "paren");
				if (tok.type !== "slash" && tok.type !== "paren" && !isBrace && !isExtglob) {
					state.output = state.output.slice(0, -prev.output.length);
					prev.type = "star";
					prev.value = "*";
					prev.output = star;
					state.output += prev.output;
				}
			}
			if (extglobs.length && tok.type !== "paren") extglobs[extglobs.length - 1].inner += tok.value;
			if (tok.value || tok.output) append(tok);
			if (prev && prev.type === "text" && tok.type === "text") {
				prev.output = (prev.output || prev.value) + tok.value;
				prev.value += tok.value;
				return;
			}
			tok.prev = prev;
			tokens.push(tok);
			prev = tok;
		};
		const extglobOpen = (type, value) => {
			const token = {
				...EXTGLOB_CHARS[value],
				conditions: 1,
				inner: ""
			};
			token.prev = prev;
			token.parens = state.parens;
			token.output = state.output;
			token.startIndex = state.index;
			token.tokensIndex = tokens.length;
			const output = (opts.capture ? "(" : "") + token.open;
			increment("parens");
			push({
				type,
				value,
				output: state.output ? "" : ONE_CHAR
			});
			push({
				type: "paren",
				extglob: true,
				value: advance(),
				output
			});
			extglobs.push(token);
		};
		const extglobClose = (token) => {
			const literal = input.slice(token.startIndex, state.index + 1);
			const body = input.slice(token.startIndex + 2, state.index);
			const analysis = analyzeRepeatedExtglob(body, opts);
			if ((token.type === "plus" || token.type === "star") && analysis.risky) {
				const safeOutput = analysis.safeOutput ? (token.output ? "" : ONE_CHAR) + (opts.capture ? `(${analysis.safeOutput})` : analysis.safeOutput) : void 0;
				const open = tokens[token.tokensIndex];
				open.type = "text";
				open.value = literal;
				open.output = safeOutput || utils.escapeRegex(literal);
				for (let i = token.tokensIndex + 1; i < tokens.length; i++) {
					tokens[i].value = "";
					tokens[i].output = "";
					delete tokens[i].suffix;
				}
				state.output = token.output + open.output;
				state.backtrack = true;
				push({
					type: "paren",
					extglob: true,
					value,
					output: ""
				});
				decrement("parens");
				return;
			}
			let output = token.close + (opts.capture ? ")" : "");
			let rest;
			if (token.type === "negate") {
				let extglobStar = star;
				if (token.inner && token.inner.length > 1 && token.inner.includes("/")) extglobStar = globstar(opts);
				if (extglobStar !== star || eos() || /^\)+$/.test(remaining())) output = token.close = `)$))${extglobStar}`;
				if (token.inner.includes("*") && (rest = remaining()) && /^\.[^\\/.]+$/.test(rest)) output = token.close = `)${parse(rest, {
					...options,
					fastpaths: false
				}).output})${extglobStar})`;
				if (token.prev.type === "bos") state.negatedExtglob = true;
			}
			push({
				type: "paren",
				extglob: true,
				value,
				output
			});
			decrement("parens");
		};
		if (opts.fastpaths !== false && !/(^[*!]|[/()[\]{}"])/.test(input)) {
			let backslashes = false;
			let output = input.replace(REGEX_SPECIAL_CHARS_BACKREF, (m, esc, chars, first, rest, index) => {
				if (first === "\\") {
					backslashes = true;
					return m;
				}
				if (first === "?") {
					if (esc) return esc + first + (rest ? QMARK.repeat(rest.length) : "");
					if (index === 0) return qmarkNoDot + (rest ? QMARK.repeat(rest.length) : "");
					return QMARK.repeat(chars.length);
				}
				if (first === ".") return DOT_LITERAL.repeat(chars.length);
				if (first === "*") {
					if (esc) return esc + first + (rest ? star : "");
					return star;
				}
				return esc ? m : `\\${m}`;
			});
			if (backslashes === true) {
				if (opts.unescape === true) output = output.replace(/\\/g, "");
				else output = output.replace(/\\+/g, (m) => {
					return m.length % 2 === 0 ? "\\\\" : m ? "\\" : "";
				});
			}
			if (output === input && opts.contains === true) {
				state.output = input;
				return state;
			}
			state.output = utils.wrapOutput(output, state, options);
			return state;
		}
		while (!eos()) {
			value = advance();
			if (value === "\0") continue;
			if (value === "\\") {
				const next = peek();
				if (next === "/" && opts.bash !== true) continue;
				if (next === "." || next === ";") continue;
				if (!next) {
					value += "\\";
					push({
						type: "text",
						value
					});
					continue;
				}
				const match = /^\\+/.exec(remaining());
				let slashes = 0;
				if (match && match[0].length > 2) {
					slashes = match[0].length;
					state.index += slashes;
					if (slashes % 2 !== 0) value += "\\";
				}
				if (opts.unescape === true) value = advance();
				else value += advance();
				if (state.brackets === 0) {
					push({
						type: "text",
						value
					});
					continue;
				}
			}
			if (state.brackets > 0 && (value !== "]" || prev.value === "[" || prev.value === "[^")) {
				if (opts.posix !== false && value === ":") {
					const inner = prev.value.slice(1);
					if (inner.includes("[")) {
						prev.posix = true;
						if (inner.includes(":")) {
							const idx = prev.value.lastIndexOf("[");
							const pre = prev.value.slice(0, idx);
							const rest = prev.value.slice(idx + 2);
							const posix = POSIX_REGEX_SOURCE[rest];
							if (posix) {
								prev.value = pre + posix;
								state.backtrack = true;
								advance();
								if (!bos.output && tokens.indexOf(prev) === 1) bos.output = ONE_CHAR;
								continue;
							}
						}
					}
				}
				if (value === "[" && peek() !== ":" || value === "-" && peek() === "]") value = `\\${value}`;
				if (value === "]" && (prev.value === "[" || prev.value === "[^")) value = `\\${value}`;
				if (opts.posix === true && value === "!" && prev.value === "[") value = "^";
				prev.value += value;
				append({ value });
				continue;
			}
			if (state.quotes === 1 && value !== "\"") {
				value = utils.escapeRegex(value);
				prev.value += value;
				append({ value });
				continue;
			}
			if (value === "\"") {
				state.quotes = state.quotes === 1 ? 0 : 1;
				if (opts.keepQuotes === true) push({
					type: "text",
					value
				});
				continue;
			}
			if (value === "(") {
				increment("parens");
				push({
					type: "paren",
					value
				});
				continue;
			}
			if (value === ")") {
				if (state.parens === 0 && opts.strictBrackets === true) throw new SyntaxError(syntaxError("opening", "("));
				const extglob = extglobs[extglobs.length - 1];
				if (extglob && state.parens === extglob.parens + 1) {
					extglobClose(extglobs.pop());
					continue;
				}
				push({
					type: "paren",
					value,
					output: state.parens ? ")" : "\\)"
				});
				decrement("parens");
				continue;
			}
			if (value === "[") {
				if (opts.nobracket === true || !remaining().includes("]")) {
					if (opts.nobracket !== true && opts.strictBrackets === true) throw new SyntaxError(syntaxError("closing", "]"));
					value = `\\${value}`;
				} else increment("brackets");
				push({
					type: "bracket",
					value
				});
				continue;
			}
			if (value === "]") {
				if (opts.nobracket === true || prev && prev.type === "bracket" && prev.value.length === 1) {
					push({
						type: "text",
						value,
						output: `\\${value}`
					});
					continue;
				}
				if (state.brackets === 0) {
					if (opts.strictBrackets === true) throw new SyntaxError(syntaxError("opening", "["));
					push({
						type: "text",
						value,
						output: `\\${value}`
					});
					continue;
				}
				decrement("brackets");
				const prevValue = prev.value.slice(1);
				if (prev.posix !== true && prevValue[0] === "^" && !prevValue.includes("/")) value = `/${value}`;
				prev.value += value;
				append({ value });
				if (opts.literalBrackets === false || utils.hasRegexChars(prevValue)) continue;
				const escaped = utils.escapeRegex(prev.value);
				state.output = state.output.slice(0, -prev.value.length);
				if (opts.literalBrackets === true) {
					state.output += escaped;
					prev.value = escaped;
					continue;
				}
				prev.value = `(${capture}${escaped}|${prev.value})`;
				state.output += prev.value;
				continue;
			}
			if (value === "{" && opts.nobrace !== true) {
				increment("braces");
				const open = {
					type: "brace",
					value,
					output: "(",
					outputIndex: state.output.length,
					tokensIndex: state.tokens.length
				};
				braces.push(open);
				push(open);
				continue;
			}
			if (value === "}") {
				const brace = braces[braces.length - 1];
				if (opts.nobrace === true || !brace) {
					push({
						type: "text",
						value,
						output: value
					});
					continue;
				}
				let output = ")";
				if (brace.dots === true) {
					const arr = tokens.slice();
					const range = [];
					for (let i = arr.length - 1; i >= 0; i--) {
						tokens.pop();
						if (arr[i].type === "brace") break;
						if (arr[i].type !== "dots") range.unshift(arr[i].value);
					}
					output = expandRange(range, opts);
					state.backtrack = true;
				}
				if (brace.comma !== true && brace.dots !== true) {
					const out = state.output.slice(0, brace.outputIndex);
					const toks = state.tokens.slice(brace.tokensIndex);
					brace.value = brace.output = "\\{";
					value = output = "\\}";
					state.output = out;
					for (const t of toks) state.output += t.output || t.value;
				}
				push({
					type: "brace",
					value,
					output
				});
				decrement("braces");
				braces.pop();
				continue;
			}
			if (value === "|") {
				if (extglobs.length > 0) extglobs[extglobs.length - 1].conditions++;
				push({
					type: "text",
					value
				});
				continue;
			}
			if (value === ",") {
				let output = value;
				const brace = braces[braces.length - 1];
				if (brace && stack[stack.length - 1] === "braces") {
					brace.comma = true;
					output = "|";
				}
				push({
					type: "comma",
					value,
					output
				});
				continue;
			}
			if (value === "/") {
				if (prev.type === "dot" && state.index === state.start + 1) {
					state.start = state.index + 1;
					state.consumed = "";
					state.output = "";
					tokens.pop();
					prev = bos;
					continue;
				}
				push({
					type: "slash",
					value,
					output: SLASH_LITERAL
				});
				continue;
			}
			if (value === ".") {
				if (state.braces > 0 && prev.type === "dot") {
					if (prev.value === ".") prev.output = DOT_LITERAL;
					const brace = braces[braces.length - 1];
					prev.type = "dots";
					prev.output += value;
					prev.value += value;
					brace.dots = true;
					continue;
				}
				if (state.braces + state.parens === 0 && prev.type !== "bos" && prev.type !== "slash") {
					push({
						type: "text",
						value,
						output: DOT_LITERAL
					});
					continue;
				}
				push({
					type: "dot",
					value,
					output: DOT_LITERAL
				});
				continue;
			}
			if (value === "?") {
				if (!(prev && prev.value === "(") && opts.noextglob !== true && peek() === "(" && peek(2) !== "?") {
					extglobOpen("qmark", value);
					continue;
				}
				if (prev && prev.type === "paren") {
					const next = peek();
					let output = value;
					if (prev.value === "(" && !/[!=<:]/.test(next) || next === "<" && !/<([!=]|\w+>)/.test(remaining())) output = `\\${value}`;
					push({
						type: "text",
						value,
						output
					});
					continue;
				}
				if (opts.dot !== true && (prev.type === "slash" || prev.type === "bos")) {
					push({
						type: "qmark",
						value,
						output: QMARK_NO_DOT
					});
					continue;
				}
				push({
					type: "qmark",
					value,
					output: QMARK
				});
				continue;
			}
			if (value === "!") {
				if (opts.noextglob !== true && peek() === "(") {
					if (peek(2) !== "?" || !/[!=<:]/.test(peek(3))) {
						extglobOpen("negate", value);
						continue;
					}
				}
				if (opts.nonegate !== true && state.index === 0) {
					negate();
					continue;
				}
			}
			if (value === "+") {
				if (opts.noextglob !== true && peek() === "(" && peek(2) !== "?") {
					extglobOpen("plus", value);
					continue;
				}
				if (prev && prev.value === "(" || opts.regex === false) {
					push({
						type: "plus",
						value,
						output: PLUS_LITERAL
					});
					continue;
				}
				if (prev && (prev.type === "bracket" || prev.type === "paren" || prev.type === "brace") || state.parens > 0) {
					push({
						type: "plus",
						value
					});
					continue;
				}
				push({
					type: "plus",
					value: PLUS_LITERAL
				});
				continue;
			}
			if (value === "@") {
				if (opts.noextglob !== true && peek() === "(" && peek(2) !== "?") {
					push({
						type: "at",
						extglob: true,
						value,
						output: ""
					});
					continue;
				}
				push({
					type: "text",
					value
				});
				continue;
			}
			if (value !== "*") {
				if (value === "$" || value === "^") value = `\\${value}`;
				const match = REGEX_NON_SPECIAL_CHARS.exec(remaining());
				if (match) {
					value += match[0];
					state.index += match[0].length;
				}
				push({
					type: "text",
					value
				});
				continue;
			}
			if (prev && (prev.type === "globstar" || prev.star === true)) {
				prev.type = "star";
				prev.star = true;
				prev.value += value;
				prev.output = star;
				state.backtrack = true;
				state.globstar = true;
				consume(value);
				continue;
			}
			let rest = remaining();
			if (opts.noextglob !== true && /^\([^?]/.test(rest)) {
				extglobOpen("star", value);
				continue;
			}
			if (prev.type === "star") {
				if (opts.noglobstar === true) {
					consume(value);
					continue;
				}
				const prior = prev.prev;
				const before = prior.prev;
				const isStart = prior.type === "slash" || prior.type === "bos";
				const afterStar = before && (before.type === "star" || before.type === "globstar");
				if (opts.bash === true && (!isStart || rest[0] && rest[0] !== "/")) {
					push({
						type: "star",
						value,
						output: ""
					});
					continue;
				}
				const isBrace = state.braces > 0 && (prior.type === "comma" || prior.type === "brace");
				const isExtglob = extglobs.length && (prior.type === "pipe" || prior.type === "paren");
				if (!isStart && prior.type !== "paren" && !isBrace && !isExtglob) {
					push({
						type: "star",
						value,
						output: ""
					});
					continue;
				}
				while (rest.slice(0, 3) === "/**") {
					const after = input[state.index + 4];
					if (after && after !== "/") break;
					rest = rest.slice(3);
					consume("/**", 3);
				}
				const isEnd = eos() || state.parens > 0 && rest === ")".repeat(state.parens) && !extglobs.some((extglob) => extglob.type === "negate");
				if (prior.type === "bos" && eos()) {
					prev.type = "globstar";
					prev.value += value;
					prev.output = globstar(opts);
					state.output = prev.output;
					state.globstar = true;
					consume(value);
					continue;
				}
				if (prior.type === "slash" && prior.prev.type !== "bos" && !afterStar && isEnd) {
					state.output = state.output.slice(0, -(prior.output + prev.output).length);
					prior.output = `(?:${prior.output}`;
					prev.type = "globstar";
					prev.output = globstar(opts) + (opts.strictSlashes ? ")" : "|$)");
					prev.value += value;
					state.globstar = true;
					state.output += prior.output + prev.output;
					consume(value);
					continue;
				}
				if (prior.type === "slash" && prior.prev.type !== "bos" && rest[0] === "/") {
					const end = rest[1] !== void 0 ? "|$" : "";
					state.output = state.output.slice(0, -(prior.output + prev.output).length);
					prior.output = `(?:${prior.output}`;
					prev.type = "globstar";
					prev.output = `${globstar(opts)}${SLASH_LITERAL}|${SLASH_LITERAL}${end})`;
					prev.value += value;
					state.output += prior.output + prev.output;
					state.globstar = true;
					consume(value + advance());
					push({
						type: "slash",
						value: "/",
						output: ""
					});
					continue;
				}
				if (prior.type === "bos" && rest[0] === "/") {
					prev.type = "globstar";
					prev.value += value;
					prev.output = `(?:^|${SLASH_LITERAL}|${globstar(opts)}${SLASH_LITERAL})`;
					state.output = prev.output;
					state.globstar = true;
					consume(value + advance());
					push({
						type: "slash",
						value: "/",
						output: ""
					});
					continue;
				}
				state.output = state.output.slice(0, -prev.output.length);
				prev.type = "globstar";
				prev.output = globstar(opts);
				prev.value += value;
				state.output += prev.output;
				state.globstar = true;
				consume(value);
				continue;
			}
			const token = {
				type: "star",
				value,
				output: star
			};
			if (opts.bash === true) {
				token.output = ".*?";
				if (prev.type === "bos" || prev.type === "slash") token.output = nodot + token.output;
				push(token);
				continue;
			}
			if (prev && (prev.type === "bracket" || prev.type === "paren") && opts.regex === true) {
				token.output = value;
				push(token);
				continue;
			}
			if (state.index === state.start || prev.type === "slash" || prev.type === "dot") {
				if (prev.type === "dot") {
					state.output += NO_DOT_SLASH;
					prev.output += NO_DOT_SLASH;
				} else if (opts.dot === true) {
					state.output += NO_DOTS_SLASH;
					prev.output += NO_DOTS_SLASH;
				} else {
					state.output += nodot;
					prev.output += nodot;
				}
				if (peek() !== "*") {
					state.output += ONE_CHAR;
					prev.output += ONE_CHAR;
				}
			}
			push(token);
		}
		while (state.brackets > 0) {
			if (opts.strictBrackets === true) throw new SyntaxError(syntaxError("closing", "]"));
			state.output = utils.escapeLast(state.output, "[");
			decrement("brackets");
		}
		while (state.parens > 0) {
			if (opts.strictBrackets === true) throw new SyntaxError(syntaxError("closing", ")"));
			state.output = utils.escapeLast(state.output, "(");
			decrement("parens");
		}
		while (state.braces > 0) {
			if (opts.strictBrackets === true) throw new SyntaxError(syntaxError("closing", "}"));
			state.output = utils.escapeLast(state.output, "{");
			decrement("braces");
		}
		if (opts.strictSlashes !== true && (prev.type === "star" || prev.type === "bracket")) push({
			type: "maybe_slash",
			value: "",
			output: `${SLASH_LITERAL}?`
		});
		if (state.backtrack === true) {
			state.output = "";
			for (const token of state.tokens) {
				state.output += token.output != null ? token.output : token.value;
				if (token.suffix) state.output += token.suffix;
			}
		}
		return state;
	};
	parse.fastpaths = (input, options) => {
		const opts = { ...options };
		const max = typeof opts.maxLength === "number" ? Math.min(MAX_LENGTH, opts.maxLength) : MAX_LENGTH;
		const len = input.length;
		if (len > max) throw new SyntaxError(`Input length: ${len}, exceeds maximum allowed length: ${max}`);
		input = REPLACEMENTS[input] || input;
		const { DOT_LITERAL, SLASH_LITERAL, ONE_CHAR, DOTS_SLASH, NO_DOT, NO_DOTS, NO_DOTS_SLASH, STAR, START_ANCHOR } = constants.globChars(opts.windows);
		const nodot = opts.dot ? NO_DOTS : NO_DOT;
		const slashDot = opts.dot ? NO_DOTS_SLASH : NO_DOT;
		const capture = opts.capture ? "" : "?:";
		const state = {
			negated: false,
			prefix: ""
		};
		let star = opts.bash === true ? ".*?" : STAR;
		if (opts.capture) star = `(${star})`;
		const globstar = (opts) => {
			if (opts.noglobstar === true) return star;
			return `(${capture}(?:(?!${START_ANCHOR}${opts.dot ? DOTS_SLASH : DOT_LITERAL}).)*?)`;
		};
		const create = (str) => {
			switch (str) {
				case "*": return `${nodot}${ONE_CHAR}${star}`;
				case ".*": return `${DOT_LITERAL}${ONE_CHAR}${star}`;
				case "*.*": return `${nodot}${star}${DOT_LITERAL}${ONE_CHAR}${star}`;
				case "*/*": return `${nodot}${star}${SLASH_LITERAL}${ONE_CHAR}${slashDot}${star}`;
				case "**": return nodot + globstar(opts);
				case "**/*": return `(?:${nodot}${globstar(opts)}${SLASH_LITERAL})?${slashDot}${ONE_CHAR}${star}`;
				case "**/*.*": return `(?:${nodot}${globstar(opts)}${SLASH_LITERAL})?${slashDot}${star}${DOT_LITERAL}${ONE_CHAR}${star}`;
				case "**/.*": return `(?:${nodot}${globstar(opts)}${SLASH_LITERAL})?${DOT_LITERAL}${ONE_CHAR}${star}`;
				default: {
					const match = /^(.*?)\.(\w+)$/.exec(str);
					if (!match) return;
					const source = create(match[1]);
					if (!source) return;
					return source + DOT_LITERAL + match[2];
				}
			}
		};
		let source = create(utils.removePrefix(input, state));
		if (source && opts.strictSlashes !== true) source += `${SLASH_LITERAL}?`;
		return source;
	};
	module.exports = parse;
}));

// node_modules/picomatch/lib/picomatch.js
var require_picomatch$1 = /* @__PURE__ */ require_rolldown_runtime.__commonJSMin(((exports, module) => {
	const scan = require_scan();
	const parse = require_parse();
	const utils = require_utils();
	const constants = require_constants();
	const isObject = (val) => val && typeof val === "object" && !Array.isArray(val);
	const picomatch = (glob, options, returnState = false) => {
		if (Array.isArray(glob)) {
			const fns = glob.map((input) => picomatch(input, options, returnState));
			const arrayMatcher = (str) => {
				for (const isMatch of fns) {
					const state = isMatch(str);
					if (state) return state;
				}
				return false;
			};
			return arrayMatcher;
		}
		const isState = isObject(glob) && glob.tokens && glob.input;
		if (glob === "" || typeof glob !== "string" && !isState) throw new TypeError("Expected pattern to be a non-empty string");
		const opts = options || {};
		const posix = opts.windows;
		const regex = isState ? picomatch.compileRe(glob, options) : picomatch.makeRe(glob, options, false, true);
		const state = regex.state;
		delete regex.state;
		let isIgnored = () => false;
		if (opts.ignore) {
			const ignoreOpts = {
				...options,
				ignore: null,
				onMatch: null,
				onResult: null
			};
			isIgnored = picomatch(opts.ignore, ignoreOpts, returnState);
		}
		const matcher = (input, returnObject = false) => {
			const { isMatch, match, output } = picomatch.test(input, regex, options, {
				glob,
				posix
			});
			const result = {
				glob,
				state,
				regex,
				posix,
				input,
				output,
				match,
				isMatch
			};
			if (typeof opts.onResult === "function") opts.onResult(result);
			if (isMatch === false) {
				result.isMatch = false;
				return returnObject ? result : false;
			}
			if (isIgnored(input)) {
				if (typeof opts.onIgnore === "function") opts.onIgnore(result);
				result.isMatch = false;
				return returnObject ? result : false;
			}
			if (typeof opts.onMatch === "function") opts.onMatch(result);
			return returnObject ? result : true;
		};
		if (returnState) matcher.state = state;
		return matcher;
	};
	picomatch.test = (input, regex, options, { glob, posix } = {}) => {
		if (typeof input !== "string") throw new TypeError("Expected input to be a string");
		if (input === "") return {
			isMatch: false,
			output: ""
		};
		const opts = options || {};
		const format = opts.format || (posix ? utils.toPosixSlashes : null);
		let match = input === glob;
		let output = match && format ? format(input) : input;
		if (match === false) {
			output = format ? format(input) : input;
			match = output === glob;
		}
		if (match === false || opts.capture === true) {
			if (opts.matchBase === true || opts.basename === true) match = picomatch.matchBase(input, regex, options, posix);
			else match = regex.exec(output);
		}
		return {
			isMatch: Boolean(match),
			match,
			output
		};
	};
	picomatch.matchBase = (input, glob, options, posix = options && options.windows) => {
		return (glob instanceof RegExp ? glob : picomatch.makeRe(glob, options)).test(utils.basename(input, { windows: posix }));
	};
	picomatch.isMatch = (str, patterns, options) => picomatch(patterns, options)(str);
	picomatch.parse = (pattern, options) => {
		if (Array.isArray(pattern)) return pattern.map((p) => picomatch.parse(p, options));
		return parse(pattern, {
			...options,
			fastpaths: false
		});
	};
	picomatch.scan = (input, options) => scan(input, options);
	picomatch.compileRe = (state, options, returnOutput = false, returnState = false) => {
		if (returnOutput === true) return state.output;
		const opts = options || {};
		const prepend = opts.contains ? "" : "^";
		const append = opts.contains ? "" : "$";
		let source = `${prepend}(?:${state.output})${append}`;
		if (state && state.negated === true) source = `^(?!${source}).*$`;
		const regex = picomatch.toRegex(source, options);
		if (returnState === true) regex.state = state;
		return regex;
	};
	picomatch.makeRe = (input, options = {}, returnOutput = false, returnState = false) => {
		if (!input || typeof input !== "string") throw new TypeError("Expected a non-empty string");
		let parsed = {
			negated: false,
			fastpaths: true
		};
		if (options.fastpaths !== false && (input[0] === "." || input[0] === "*")) parsed.output = parse.fastpaths(input, options);
		if (!parsed.output) parsed = parse(input, options);
		return picomatch.compileRe(parsed, options, returnOutput, returnState);
	};
	picomatch.toRegex = (source, options) => {
		try {
			const opts = options || {};
			return new RegExp(source, opts.flags || (opts.nocase ? "i" : ""));
		} catch (err) {
			if (options && options.debug === true) throw err;
			return /$^/;
		}
	};
	picomatch.constants = constants;
	module.exports = picomatch;
}));

// node_modules/picomatch/index.js
var require_picomatch = /* @__PURE__ */ require_rolldown_runtime.__commonJSMin(((exports, module) => {
	const pico = require_picomatch$1();
	const utils = require_utils();
	function picomatch(glob, options, returnState = false) {
		if (options && (options.windows === null || options.windows === void 0)) options = {
			...options,
			windows: utils.isWindows()
		};
		return pico(glob, options, returnState);
	}
	Object.assign(picomatch, pico);
	module.exports = picomatch;
}));

// src/core/glob-options.ts
var import_picomatch = /* @__PURE__ */ require_rolldown_runtime.__toESM(require_picomatch(), 1);
const GLOB_OPTIONS = {
	dot: true,
	flags: "s",
	windows: false
};
const literalGlob = (path) => path.replaceAll(/[\\*?[\]{}()!+@|^$]/g, "\\$&");

// src/core/sample.ts
function sampleTasks(tasks, size, seed) {
	const drawn = /* @__PURE__ */ new Set();
	const byLanguage = /* @__PURE__ */ new Map();
	for (const { id, language } of tasks) {
		const ids = byLanguage.get(language);
		if (ids === void 0) byLanguage.set(language, [id]);
		else ids.push(id);
	}
	const counts = [...byLanguage].map(([language, { length }]) => [language, length]);
	for (const [language, count] of largestRemainder(counts, size)) {
		const lots = (byLanguage.get(language) ?? []).map((id) => ({
			id,
			lot: sha256(`${seed}\0${id}`)
		}));
		for (const { id } of lots.sort((a, b) => a.lot < b.lot ? -1 : 1).slice(0, count)) drawn.add(id);
	}
	return tasks.filter(({ id }) => drawn.has(id));
}
function largestRemainder(counts, size) {
	const total = counts.reduce((sum, [, count]) => sum + count, 0);
	const dealt = Math.min(size, total);
	const shares = counts.map(([name, count]) => ({
		name,
		whole: Math.floor(dealt * count / total),
		remainder: dealt * count % total
	}));
	let left = dealt - shares.reduce((sum, { whole }) => sum + whole, 0);
	return shares.toSorted((a, b) => b.remainder - a.remainder || (a.name < b.name ? -1 : 1)).map(({ name, whole }) => [name, whole + (left-- > 0 ? 1 : 0)]);
}

// src/record/validation-store.ts
function fileOf(stateDir, key) {
	const name = key.benchmarkId.replaceAll(/[^A-Za-z0-9_-]/g, "-");
	return (0, node_path.join)(stateDir, "validations", `${name}-${sha256(JSON.stringify([
		key.benchmarkId,
		key.revision,
		key.toolchain
	])).slice(0, 16)}.json`);
}
async function validationOf(stateDir, key, tasks) {
	const record = await readValidation(stateDir, key);
	if (record === null) return null;
	const known = new Map(record.tasks.map((task) => [task.task_id, task]));
	const checked = tasks.map((task) => known.get(task.id)).filter((task, at) => task !== void 0 && task.verifier_sha256 === tasks[at]?.verifier_sha256);
	if (checked.length < tasks.length) return null;
	const quarantined = checked.flatMap((task) => task?.quarantined == null ? [] : [{
		task_id: task.task_id,
		reason: task.quarantined
	}]);
	return {
		benchmark_revision: record.benchmark_revision,
		toolchain: record.toolchain,
		validated_at: record.validated_at,
		passed: tasks.length - quarantined.length,
		quarantined
	};
}
async function readValidation(stateDir, key) {
	let text;
	try {
		text = node_fs.default.readFileSync(fileOf(stateDir, key), "utf8");
	} catch {
		return null;
	}
	const { validation } = await Promise.resolve().then(() => require("../record/validate-derived.gen.js"));
	try {
		const record = JSON.parse(text);
		return validation(record) ? record : null;
	} catch {
		return null;
	}
}
function writeValidation(stateDir, key, record) {
	const file = fileOf(stateDir, key);
	try {
		node_fs.default.mkdirSync((0, node_path.join)(stateDir, "validations"), { recursive: true });
		const temporary = `${file}.${process.pid}.tmp`;
		node_fs.default.writeFileSync(temporary, `${JSON.stringify(record, null, 2)}\n`);
		node_fs.default.renameSync(temporary, file);
	} catch (cause) {
		throw new require_shared_start.RunError("state-unwritable", `The validation record ${file} could not be written: ${messageOf(cause)}`, "Make the folder writable, or set XDG_STATE_HOME to one that is.", { cause });
	}
	return file;
}

// src/commands/shared/problem-notes.ts
const MAX_NOTES = 20;
const MAX_CHARACTERS$1 = 400;
function problemNotes(problems) {
	const rest = problems.length - MAX_NOTES;
	return [...problems.slice(0, MAX_NOTES).map(({ path, message }) => shortened(`${path}: ${message}`)), ...rest > 0 ? [`and ${rest} more files or lines like these.`] : []];
}
const shortened = (text) => text.length <= MAX_CHARACTERS$1 ? text : `${require_shared_early.headOf(text, MAX_CHARACTERS$1)} \u2026`;

// src/commands/shared/shown-path.ts
const shownPath = (path, { cwd }) => (0, node_path.relative)(cwd, path) || ".";

// src/core/quarantine.ts
const quarantineReasons = ({ validation }) => new Map(validation?.quarantined.map(({ task_id, reason }) => [task_id, reason]));

// src/core/report/distribution.ts
const distributionOf = (attempts, span, field) => distributionIn(attempts.numbers(field), span);
function distributionIn(values, { start, end }) {
	let n = 0;
	let sum = 0;
	for (let at = start; at < end; at++) {
		const value = values[at];
		if (!Number.isFinite(value)) continue;
		n++;
		sum += value;
	}
	if (n === 0) return {
		n,
		mean: null,
		stdev: null
	};
	const mean = sum / n;
	if (n < 2) return {
		n,
		mean,
		stdev: null
	};
	let squares = 0;
	for (let at = start; at < end; at++) {
		const value = values[at];
		if (Number.isFinite(value)) squares += (value - mean) ** 2;
	}
	return {
		n,
		mean,
		stdev: Math.sqrt(squares / (n - 1))
	};
}

// src/core/report/whole-tokens.ts
function wholeTokens(attempts, field) {
	const cover = attempts.numbers(NUMBER$2.cover);
	return attempts.numbers(field).map((tokens, at) => isInPart(cover[at]) ? NaN : tokens);
}
const isUsageInPart = (attempts, at) => isInPart(attempts.number(at, NUMBER$2.cover)) && TOKENS.some((field) => !Number.isNaN(attempts.number(at, field)));
const isInPart = (cover) => cover < 1;
const TOKENS = [
	NUMBER$2.input,
	NUMBER$2.output,
	NUMBER$2.cache_read,
	NUMBER$2.cache_write,
	NUMBER$2.reasoning
];

// src/core/stats/moments.ts
function mean(values) {
	return values.length === 0 ? null : exactSum(values) / values.length;
}
function sampleVariance(values) {
	const centre = mean(values);
	if (centre === null || values.length < 2) return null;
	return exactSum(values.map((value) => (value - centre) ** 2)) / (values.length - 1);
}

// src/core/stats/pass-at-k.ts
function passAtK(n, c, k) {
	if (k < 1 || n < k) return null;
	if (n - c < k) return 1;
	let none = 1;
	for (let i = n - c + 1; i <= n; i++) none *= 1 - k / i;
	return 1 - none;
}
function passHatK(n, c, k) {
	if (k < 1 || n < k) return null;
	let all = 1;
	for (let i = 0; i < k; i++) all *= Math.max(0, c - i) / (n - i);
	return all;
}

// src/core/stats/wilson.ts
const Z = normalQuantile(.975);
function wilson(passed, n) {
	if (n === 0) return null;
	const rate = passed / n;
	const spread = Z * Z / n;
	const centre = rate + spread / 2;
	const half = Z * Math.sqrt(rate * (1 - rate) / n + spread / (4 * n));
	return {
		low: passed <= 0 ? 0 : Math.max(0, (centre - half) / (1 + spread)),
		high: passed >= n ? 1 : Math.min(1, (centre + half) / (1 + spread))
	};
}

// src/core/report/candidates.ts
function candidateReports(plan, results) {
	const { attempts } = results;
	const counting = countingTasks(plan);
	const tokens = {
		input: wholeTokens(attempts, NUMBER$2.input),
		output: wholeTokens(attempts, NUMBER$2.output),
		cache_read: wholeTokens(attempts, NUMBER$2.cache_read),
		cache_write: wholeTokens(attempts, NUMBER$2.cache_write),
		reasoning: wholeTokens(attempts, NUMBER$2.reasoning)
	};
	return plan.candidates.map(({ name, backend, model }, at) => {
		const trials = results.trials(at);
		const span = results.attemptsOf(trials);
		const planned = trials.end - trials.start;
		const { scored, passed } = results.scoresOf(trials);
		const forRates = counting.map((task) => results.scoresOf(results.trials(at, task)));
		const total = (of) => forRates.reduce((sum, scores) => sum + scores[of], 0);
		const [n, passes, passedFirst] = [
			total("scored"),
			total("passed"),
			total("passedFirst")
		];
		const of = (field) => distributionOf(attempts, span, field);
		const endpoints = endpointsOf(attempts, span);
		const classes = classCounts(results, trials);
		return {
			name,
			backend,
			model,
			trials: planned,
			scored,
			passed,
			timed_out: count$1(trials, (trial) => results.classOf(trial) === "agent_timeout"),
			classes,
			attempts: span.end - span.start,
			pass_at_1: rate(passedFirst, n),
			pass_at_attempts: rate(passes, n),
			rate_over_all: rate(passes, counting.length * plan.repetitions),
			over_repetitions: plan.repetitions < 2 ? null : overRepetitions(plan.repetitions, forRates),
			elapsed_seconds: of(NUMBER$2.s),
			phases: {
				provision: of(NUMBER$2.provision),
				prompt: of(NUMBER$2.prompt),
				solve: of(NUMBER$2.solve),
				change: of(NUMBER$2.change),
				verify: of(NUMBER$2.verify)
			},
			tokens: {
				input: distributionIn(tokens.input, span),
				output: distributionIn(tokens.output, span),
				cache_read: distributionIn(tokens.cache_read, span),
				cache_write: distributionIn(tokens.cache_write, span),
				reasoning: distributionIn(tokens.reasoning, span)
			},
			turns: of(NUMBER$2.turns),
			tool_calls: of(NUMBER$2.tools),
			provider_endpoints: endpoints,
			mixed_providers: endpoints.length > 1,
			program_versions: attempts.distinct(span, TEXT.version),
			unseeded: isUnseeded(attempts, span),
			tampered: count$1(span, (attempt) => attempts.number(attempt, NUMBER$2.tamper) > 0),
			wire_differs: count$1(span, (attempt) => attempts.number(attempt, NUMBER$2.wire) > 0),
			requests_refused: sumOf(attempts.numbers(NUMBER$2.refused), span),
			leak_suspected: count$1(span, (attempt) => attempts.number(attempt, NUMBER$2.leaks) > 0),
			usage_in_part: count$1(span, (attempt) => isUsageInPart(attempts, attempt)),
			rank: null,
			stopped: whyStopped(classes)
		};
	});
}
function sumOf(values, { start, end }) {
	return values.subarray(start, end).reduce((sum, value) => sum + (Number.isNaN(value) ? 0 : value), 0);
}
function countingTasks(plan) {
	const quarantined = quarantineReasons(plan);
	return plan.tasks.flatMap(({ id }, at) => quarantined.has(id) ? [] : [at]);
}
function endpointsOf(attempts, span) {
	const all = attempts.distinct(span, TEXT.endpoint);
	if (all.length < 2 || !all.includes(null)) return all;
	const foundOne = (at) => attempts.text(at, TEXT.endpoint) === null && attempts.text(at, TEXT.harness) !== null;
	return count$1(span, foundOne) > 0 ? all : all.filter((endpoint) => endpoint !== null);
}
function isUnseeded(attempts, span) {
	if (attempts.distinct(span, TEXT.seed).every((seed) => seed === "supported")) return false;
	const hasRun = (at) => !Number.isNaN(attempts.number(at, NUMBER$2.solve));
	return count$1(span, (at) => hasRun(at) && attempts.text(at, TEXT.seed) !== "supported") > 0;
}
function overRepetitions(k, tasks) {
	const over = (chance) => mean(tasks.map(({ scored, passed }) => chance(scored, passed, k)).filter((value) => value !== null));
	return {
		k,
		at_least_once: over(passAtK),
		every_time: over(passHatK)
	};
}
function whyStopped(classes) {
	const faults = Object.entries(classes).filter(([cls]) => cls !== "not_run" && tierOf(cls) === "infrastructure");
	const notRun = classes["not_run"];
	if (faults.length === 0 || notRun === void 0) return null;
	const listed = faults.map(([cls, times]) => `${cls} ${times}`).join(", ");
	return `${faults.reduce((sum, [, times]) => sum + times, 0)} of its trials ended in infrastructure faults (${listed}) and ${notRun} ${notRun === 1 ? "was" : "were"} not run.`;
}
function classCounts(results, { start, end }) {
	const times = new Array(require_shared_start.OUTCOME_CLASSES.length).fill(0);
	for (let trial = start; trial < end; trial++) times[results.classIndexOf(trial)]++;
	const counts = {};
	for (const cls of BY_NAME) if (times[cls] > 0) counts[require_shared_start.OUTCOME_CLASSES[cls]] = times[cls];
	return counts;
}
const BY_NAME = [...require_shared_start.OUTCOME_CLASSES].sort().map((name) => require_shared_start.OUTCOME_CLASSES.indexOf(name));
function rate(passed, n) {
	return {
		passed,
		n,
		rate: n === 0 ? null : passed / n,
		wilson: n === 0 ? null : wilson(passed, n)
	};
}

// src/core/report/drilldown.ts
const DRILLDOWN_BYTES = 2097152;
function* wantedExcerpts(plan, results) {
	for (const { shown } of tellingTasks(plan, results)) for (const attempt of shownAttempts(plan, results.attempts, shown)) yield* filesOf(attempt);
}
function drilldownOf(plan, results, excerpts) {
	const tasks = [];
	let bytes = 0;
	const telling = tellingTasks(plan, results);
	for (const { id, why, shown } of excerpts.size === 0 ? [] : telling) {
		const attempts = shownAttempts(plan, results.attempts, shown);
		if (!attempts.flatMap(filesOf).some((path) => excerpts.has(path))) continue;
		const task = {
			task_id: id,
			why,
			candidates: quoted(attempts, results.attempts, excerpts)
		};
		bytes += Buffer.byteLength(JSON.stringify(task)) + 1;
		if (bytes > 2097152) break;
		tasks.push(task);
	}
	return {
		tasks,
		left_out: telling.length - tasks.length
	};
}
const filesOf = ({ output, patch, prompt }) => [
	output,
	patch,
	prompt
].filter((path) => path !== null);
function quoted(attempts, table, excerpts) {
	const excerpt = (path) => path === null ? null : excerpts.get(path) ?? null;
	return attempts.map(({ candidate, at, prompt, patch, output }) => {
		const row = table.row(at);
		return {
			candidate,
			repetition: row.r,
			attempt: row.a,
			class: row.class,
			reason: row.reason,
			tampered: row.tamper,
			leaks: row.leaks,
			folder: row.dir,
			prompt: excerpt(prompt),
			patch: excerpt(patch),
			output: excerpt(output)
		};
	});
}
const TOLD$2 = /* @__PURE__ */ new WeakMap();
function tellingTasks(plan, results) {
	const told = TOLD$2.get(results) ?? foundTelling(plan, results);
	TOLD$2.set(results, told);
	return told;
}
function foundTelling(plan, results) {
	const { attempts } = results;
	const [tampered, leaked] = [attempts.numbers(NUMBER$2.tamper), attempts.numbers(NUMBER$2.leaks)];
	const quarantined = quarantineReasons(plan);
	return plan.tasks.flatMap((task, at) => {
		const trials = plan.candidates.map((_, candidate) => results.trials(candidate, at));
		const spread = quarantined.has(task.id) ? 0 : spreadOf(trials.map((of) => passRate(results, of)));
		const flagged = trials.map((of) => flaggedAttempt(results.attemptsOf(of), tampered, leaked));
		const isFlagged = flagged.some((attempt) => attempt !== null);
		if (spread === 0 && !isFlagged) return [];
		const shown = trials.map((of, candidate) => flagged[candidate] ?? (spread > 0 ? lastWords$1(results, of) : null));
		const why = spread > 0 ? "candidates differ" : shown.some((attempt) => attempt !== null && tampered[attempt] > 0) ? "protected paths touched" : "a leak is suspected";
		return [{
			id: task.id,
			why,
			shown,
			rank: isFlagged ? 2 : spread
		}];
	}).sort((x, y) => y.rank - x.rank);
}
const flaggedAttempt = (attempts, tampered, leaked) => first(attempts, (at) => tampered[at] > 0) ?? first(attempts, (at) => leaked[at] > 0);
function passRate(results, trials) {
	const { scored, passed } = results.scoresOf(trials);
	return scored === 0 ? null : passed / scored;
}
function spreadOf(rates) {
	const known = rates.filter((rate) => rate !== null);
	return known.length === 0 ? 0 : Math.max(...known) - Math.min(...known);
}
function lastWords$1(results, trials) {
	const trial = first(trials, (at) => results.isScored(at) && !results.isPassed(at)) ?? first(trials, (at) => results.isScored(at)) ?? first(trials, (at) => results.isRecorded(at));
	return trial === null ? null : results.attemptsOf({
		start: trial,
		end: trial + 1
	}).end - 1;
}
function first({ start, end }, holds) {
	for (let at = start; at < end; at++) if (holds(at)) return at;
	return null;
}
function shownAttempts(plan, table, shown) {
	const asked = /* @__PURE__ */ new Set();
	return shown.flatMap((at, candidate) => {
		if (at === null) return [];
		const dir = table.dir(at);
		const prompt = table.textId(at, TEXT.prompt);
		const isKnown = prompt !== 0 && asked.has(prompt);
		asked.add(prompt);
		return [{
			candidate: plan.candidates[candidate]?.name ?? "",
			at,
			prompt: isKnown ? null : `${dir}/prompt.md`,
			patch: `${dir}/diff.patch`,
			output: table.classAt(at) === "pass" ? null : `${dir}/verify-output.txt`
		}];
	});
}

// src/core/report/fingerprint.ts
const READ = {
	"harness version": textOf$1(TEXT.harness),
	architecture: textOf$1(TEXT.arch),
	"isolation tier": textOf$1(TEXT.tier),
	containment: textOf$1(TEXT.contain),
	"hidden folders": {
		key: (attempts, at) => Number(attempts.hidden(at) ?? -1),
		text: (attempts, at) => String(attempts.hidden(at))
	},
	"toolchains and environments": textOf$1(TEXT.with),
	prompt: {
		key: (attempts, at) => attempts.number(at, NUMBER$2.a) === 1 ? attempts.textId(at, TEXT.prompt) : 0,
		text: (attempts, at) => attempts.number(at, NUMBER$2.a) === 1 ? attempts.text(at, TEXT.prompt) : null
	},
	verifier: textOf$1(TEXT.verifier)
};
function textOf$1(field) {
	return {
		key: (attempts, at) => attempts.textId(at, field),
		text: (attempts, at) => attempts.text(at, field)
	};
}
const FACTS = Object.entries(READ);
function fingerprintDifferences(plan, results, a, b) {
	const differing = new Set(limitOf(plan, a) === limitOf(plan, b) ? [] : [LIMIT]);
	for (let task = 0; task < plan.tasks.length; task++) {
		const ofA = results.attemptsOf(results.trials(a, task));
		const ofB = results.attemptsOf(results.trials(b, task));
		if (ofA.start === ofA.end || ofB.start === ofB.end) continue;
		for (const [field, fact] of FACTS) if (!differing.has(field) && differ(results.attempts, ofA, ofB, fact)) differing.add(field);
	}
	return [...differing].sort();
}
const LIMIT = "attempt timeout (s)";
const limitOf = ({ candidates, settings }, at) => candidates[at]?.attempt_timeout_seconds ?? settings.attempt_timeout_seconds;
function limits(plan) {
	const each = plan.candidates.map((_, at) => limitOf(plan, at));
	return new Set(each).size === 1 ? each[0] ?? null : each.map((limit) => String(limit)).join(", ");
}
const configName = ({ files, sha256 }) => `${plural(files, "file")}, ${sha256.slice(0, 12)}`;
function configOf({ candidates }) {
	const known = candidates.flatMap(({ host_config }) => host_config === void 0 ? [] : [configName(host_config)]);
	return known.length === 0 ? "its user's own" : `its user's own (${[...new Set(known)].join("; ")})`;
}
const sampleText = ({ benchmark: { sample } }) => sample === null ? null : `${sample.size} of ${sample.of}, seed ${sample.seed}`;
function fingerprintOf(plan, attempts) {
	const all = (fact) => values(attempts, {
		start: 0,
		end: attempts.length
	}, fact);
	const fields = {
		benchmark: plan.benchmark.id,
		"benchmark revision": plan.benchmark.revision,
		"benchmark options": JSON.stringify(plan.benchmark.options),
		"task sample": sampleText(plan),
		"task set": digestOf(plan.tasks.map((task) => task.id).sort()),
		prompts: digestOf(sortedPairs(plan.tasks.map((task) => [task.id, task.prompt_sha256]))),
		verifiers: digestOf(sortedPairs(plan.tasks.map((task) => [task.id, task.verifier_sha256]))),
		attempts: plan.benchmark.max_attempts,
		repetitions: plan.repetitions,
		[LIMIT]: limits(plan),
		...plan.settings.use_host_config === true ? { "agent configuration": configOf(plan) } : {},
		concurrency: plan.settings.concurrency,
		grading: plan.benchmark.grading,
		"harness version": all(READ["harness version"]).join(", ") || plan.harness_version,
		architecture: all(READ.architecture).join(", ") || null,
		"isolation tier": all(READ["isolation tier"]).join(", ") || null,
		containment: all(READ.containment).join(", ") || null,
		"hidden folders": all(READ["hidden folders"]).join(", ") || null,
		"toolchains and environments": [...new Set(all(READ["toolchains and environments"]).flatMap((used) => used.split("; ")))].sort().filter((used) => used !== "").join(", ") || null
	};
	return {
		digest: digestOf(fields),
		fields
	};
}
function sortedPairs(pairs) {
	return pairs.map((pair) => ({
		pair,
		text: String(pair)
	})).sort((x, y) => x.text < y.text ? -1 : x.text > y.text ? 1 : 0).map(({ pair }) => pair);
}
function differ(attempts, a, b, fact) {
	const first = fact.key(attempts, a.start);
	if (areAll(first, attempts, a, fact) && areAll(first, attempts, b, fact)) return false;
	return values(attempts, a, fact).join("\0") !== values(attempts, b, fact).join("\0");
}
function areAll(key, attempts, { start, end }, fact) {
	for (let at = start; at < end; at++) if (fact.key(attempts, at) !== key) return false;
	return true;
}
function values(attempts, { start, end }, fact) {
	const found = /* @__PURE__ */ new Set();
	let last = NaN;
	for (let at = start; at < end; at++) {
		const key = fact.key(attempts, at);
		if (key === last) continue;
		last = key;
		const value = fact.text(attempts, at);
		if (value !== null) found.add(value);
	}
	return [...found].sort();
}

// src/core/report/by-rank.ts
function byRank(candidates) {
	const last = {
		low: candidates.length,
		high: candidates.length
	};
	return candidates.map((candidate, at) => ({
		...candidate,
		at
	})).sort((x, y) => {
		const [one, other] = [x.rank ?? last, y.rank ?? last];
		const rates = (y.pass_at_attempts.rate ?? -1) - (x.pass_at_attempts.rate ?? -1);
		return one.low - other.low || one.high - other.high || rates;
	});
}
const inRankOrder = (declared, ranked) => ranked.flatMap(({ at }) => declared.slice(at, at + 1));
const rankText = ({ rank }) => rank === null ? "\u2013" : rank.low === rank.high ? String(rank.low) : `${rank.low}\u2013${rank.high}`;

// src/core/report/against-baseline.ts
function standingsOf(baseline, candidates, pairs) {
	const others = byRank(candidates).flatMap(({ name }) => {
		const pair = pairs.find(({ a, b }) => name !== baseline && (a === name || b === name));
		return pair === void 0 ? [] : [{
			name,
			pair
		}];
	});
	const those = (holds) => others.filter(({ pair }) => holds(pair)).map(({ name }) => name);
	return {
		baseline,
		better: those(({ kind, winner }) => kind === "win" && winner !== baseline),
		worse: those(({ winner }) => winner === baseline),
		equivalent: those(({ kind }) => kind === "equivalent"),
		open: those(({ kind }) => kind === "inconclusive"),
		invalid: those(({ kind }) => kind === "invalid")
	};
}
function standingClauses({ baseline, better, worse, equivalent, open, invalid }) {
	return [
		[
			better,
			"is better than",
			"are better than"
		],
		[
			worse,
			"is worse than",
			"are worse than"
		],
		[
			equivalent,
			"is equivalent to",
			"are equivalent to"
		],
		[
			open,
			"cannot be told from",
			"cannot be told from"
		],
		[
			invalid,
			"has no valid verdict against",
			"have no valid verdict against"
		]
	].filter(([names]) => names.length > 0).map(([names, one, many], at) => {
		const whom = at === 0 ? `the baseline ${shownName(baseline)}` : "it";
		return `${listed$2(names.map(shownName))} ${names.length === 1 ? one : many} ${whom}`;
	});
}

// src/core/report/headline.ts
function headlineOf(candidates, pairs, baseline = null) {
	const [only] = candidates;
	if (candidates.length === 1 && only !== void 0) return {
		headline: single(only),
		verdict: "single",
		winner: null
	};
	const [pair] = pairs;
	if (candidates.length === 2 && pair !== void 0) return {
		headline: pairSentence(pair, candidates),
		verdict: pair.kind,
		winner: pair.winner
	};
	return ranking(candidates, pairs, baseline);
}
function single(candidate) {
	const { passed, n, rate, wilson } = candidate.pass_at_attempts;
	if (rate === null || wilson === null) return `${shownName(candidate.name)} has no scored trial, so nothing can be said about it.`;
	const scored = plural(n, n < candidate.rate_over_all.n ? "scored trial" : "trial");
	return `${shownName(candidate.name)} passed ${passed} of ${scored} (${percent(rate)}, 95 % interval ${percent(wilson.low)} to ${percent(wilson.high)})${missingOf(candidate)}.`;
}
function missingOf({ pass_at_attempts: { n }, rate_over_all: all }) {
	const missing = all.n - n;
	return missing <= 0 ? "" : `; ${missing} of ${plural(all.n, "trial")} ${missing === 1 ? "is" : "are"} missing`;
}
function pairSentence(pair, candidates = []) {
	const { kind, delta, ci, p_adjusted, n_tasks } = pair;
	const [a, b] = [shownName(pair.a), shownName(pair.b)];
	const [ahead, behind] = pair.leader === pair.b ? [b, a] : [a, b];
	const lead = delta === null ? null : pair.leader === pair.b ? 0 - delta : delta;
	const measured = lead === null ? "" : `${points(lead)}${intervalText(pair)} over ${plural(n_tasks, "task")}${p_adjusted === null ? "" : `, ${pEquals(p_adjusted)}`}`;
	switch (kind) {
		case "win": return `${ahead} is better than ${behind}: ${ratesText(pair, candidates)}${measured}. This is more than noise.`;
		case "equivalent": return `${a} and ${b} are equivalent: the difference is ${lead === null ? "not known" : points(lead)}${ci === null ? "" : intervalText(pair)} over ${plural(n_tasks, "task")}.`;
		case "inconclusive": return pair.leader === null ? `No winner declared between ${a} and ${b}: neither is ahead over ${plural(n_tasks, "task")}.` : `No winner declared: ${ahead} is ahead of ${behind}: ${ratesText(pair, candidates)}${measured}, which may be noise.`;
		case "invalid": return `No valid verdict between ${a} and ${b}: ${pair.reason}`;
	}
}
const seenFromLeader = ({ ci, leader, b }) => ci === null || leader !== b ? ci : mirrored(ci);
function intervalText(pair) {
	const ci = seenFromLeader(pair);
	return ci === null ? "" : ` (95 % interval ${signedFromTo(ci)})`;
}
function ratesText({ a, b, leader }, candidates) {
	const rateOf = (name) => candidates.find((candidate) => candidate.name === name)?.pass_at_attempts.rate ?? null;
	const [ahead, behind] = leader === b ? [rateOf(b), rateOf(a)] : [rateOf(a), rateOf(b)];
	return ahead === null || behind === null ? "" : `${percent(ahead)} against ${percent(behind)} passed, `;
}
function ranking(candidates, pairs, baseline) {
	const invalid = pairs.filter((pair) => pair.kind === "invalid");
	if (invalid.length === pairs.length) return {
		headline: `No valid verdict among ${plural(candidates.length, "candidate")}: ${invalid[0]?.reason ?? "there are no pairs."}`,
		verdict: "invalid",
		winner: null
	};
	const wins = pairs.filter((pair) => pair.kind === "win");
	const first = candidates.find((candidate) => candidate.rank?.low === 1 && candidate.rank.high === 1);
	const decided = `${wins.length} of ${plural(pairs.length, "pair")} ${wins.length === 1 ? "is" : "are"} more than noise`;
	if (first !== void 0) return {
		headline: `${shownName(first.name)} is the best of ${candidates.length}: significantly better than every other candidate (${decided}).`,
		verdict: "ranking",
		winner: first.name
	};
	if (baseline !== null) {
		const standing = standingClauses(standingsOf(baseline, candidates, pairs)).join("; ");
		return {
			headline: `${wins.length === 0 ? "No winner declared: " : ""}${standing} (${decided}). They were compared with the baseline only, not with each other.`,
			verdict: "ranking",
			winner: null
		};
	}
	const top = byRank(candidates).filter(({ rank }) => rank?.low === 1).map(({ name }) => shownName(name));
	return {
		headline: `No winner declared among ${candidates.length}: ${listed$2(top)} cannot be told apart at the top (${decided}).`,
		verdict: "ranking",
		winner: null
	};
}

// src/core/report/usage-coverage.ts
const usageCoverage = ({ attempts, usage_in_part, tokens: { input, output } }) => ({
	known: Math.min(input.n, output.n),
	inPart: usage_in_part,
	of: attempts
});
const usageKnown = ({ known, inPart, of }) => `${known} of ${of}${inPart === 0 ? "" : `, ${inPart} in part`}`;

// src/core/report/reservations.ts
const isHonourSystem = ({ fingerprint }) => String(fingerprint.fields["hidden folders"]).split(", ").includes("false");
const isUnvalidated = ({ benchmark: { validation } }) => validation === null;

// src/core/report/notes.ts
function notesOf(report) {
	const { benchmark, candidates, completeness } = report;
	const notes = [];
	const alone = candidates.length === 1;
	const missing = completeness.expected - completeness.scored;
	if (missing > 0) notes.push(`Incomplete: ${completeness.scored} of ${plural(completeness.expected, "trial")} have a result of the candidate's own; ${missing} ${alone ? `${missing === 1 ? "is" : "are"} not in its rates` : "left both sides of the comparison"}.`);
	if (isUnvalidated(report)) notes.push(`Not validated here: it was not checked on this machine, for every task of this run, that the reference passes and the empty answer fails. For runs to come: benchmark validate --benchmark ${benchmark.id}`);
	if (benchmark.validation !== null && benchmark.validation.quarantined.length > 0) notes.push(quarantined(benchmark.validation, alone));
	if (benchmark.left_out !== void 0) notes.push(`${plural(benchmark.left_out.length, "task")} not run, being unsound wherever ${benchmark.left_out.length === 1 ? "it runs" : "they run"}: ${named(benchmark.left_out)}.`);
	if (isHonourSystem(report)) notes.push("Honour system: on this machine run-dir, caches, the harness's own folder and its user's logins could not be hidden from the agent.");
	const unseeded = candidates.filter((candidate) => candidate.unseeded).map(({ name }) => name);
	if (unseeded.length > 0) notes.push(`${unseeded.length === candidates.length && unseeded.length > 1 ? "Every candidate" : listed$2(unseeded)} ran unseeded: the sampling cannot be pinned, so expect more variance between runs.`);
	for (const candidate of candidates) {
		const { name, stopped, mixed_providers, provider_endpoints, tampered, leak_suspected, wire_differs } = candidate;
		const { known, inPart, of } = usageCoverage(candidate);
		if (known < of && known + inPart > 0) notes.push(`${name}: usage known for ${known} of ${plural(of, "attempt")}${inPart === 0 ? "" : `, and in part for ${inPart}`}; what was spent in the others is in no mean of its tokens.`);
		if (stopped !== null) notes.push(`${name} was not run to its end: ${stopped}`);
		if (mixed_providers) {
			const partly = provider_endpoints.includes(null) ? ", in part by whom its agent found itself" : "";
			notes.push(`${name} was served by more than one provider endpoint${partly}.`);
		}
		if (tampered > 0) notes.push(`${name} touched protected files in ${plural(tampered, "attempt")}; they were put back before grading.`);
		if (wire_differs > 0) notes.push(`${name} reports other token counts than went over the wire in ${plural(wire_differs, "attempt")}: stats.json has both, and the wire is right.`);
		if (candidate.requests_refused > 0) notes.push(`The gateway refused ${plural(candidate.requests_refused, "request")} of ${name}, so its agent may have done worse than it can. Each stands in its attempt's wire.jsonl, with the model it asked for and why it was refused.`);
		if (leak_suspected > 0) notes.push(`${name} may have looked for the answer elsewhere in ${plural(leak_suspected, "attempt")}: their run-record.json names file and line. The verdict counts them all the same.`);
	}
	return notes;
}
const NAMED = 5;
function quarantined({ quarantined: tasks }, alone) {
	return `${plural(tasks.length, "task")} quarantined by validation, ${alone ? "not in its rates" : "left out on both sides"}: ${named(tasks)}.`;
}
function named(tasks) {
	const first = tasks.slice(0, NAMED).map(({ task_id, reason }) => `${task_id} (${reason.replace(/\.$/, "")})`);
	const more = tasks.length > NAMED ? `; and ${tasks.length - NAMED} more, all in report.json` : "";
	return `${first.join("; ")}${more}`;
}

// src/core/report/measures.ts
const OF_ATTEMPTS = {
	time_to_solve: (attempts) => attempts.numbers(NUMBER$2.solve),
	tokens: (attempts) => {
		const output = wholeTokens(attempts, NUMBER$2.output);
		return wholeTokens(attempts, NUMBER$2.input).map((input, at) => input + output[at]);
	},
	turns: (attempts) => attempts.numbers(NUMBER$2.turns)
};
const METRICS = Object.keys(OF_ATTEMPTS);
function measuredWhenPassed(results, metric) {
	const values = OF_ATTEMPTS[metric](results.attempts);
	const measured = new Float64Array(results.size);
	for (let trial = 0; trial < results.size; trial++) {
		if (!results.isPassed(trial)) {
			measured[trial] = NaN;
			continue;
		}
		const end = results.firstAttempt(trial + 1);
		for (let at = results.firstAttempt(trial); at < end; at++) measured[trial] += values[at];
	}
	return measured;
}

// src/core/verdict/compat.ts
const COMPAT_METRICS = {
	pass_rate: {
		kind: "continuous",
		better: "higher"
	},
	elapsed_seconds: {
		kind: "continuous",
		better: "lower"
	},
	failed_commands: {
		kind: "deterministic",
		better: "lower"
	},
	human_interventions: {
		kind: "deterministic",
		better: "lower"
	}
};
function declareWinnerCompat(metric, a, b) {
	const [sideA, sideB] = [a, b].map(summary);
	if (sideA === void 0 || sideB === void 0 || sideA.n < FEWEST || sideB.n < FEWEST) return "directional";
	const delta = sideA.mean - sideB.mean;
	if (delta === 0 || Math.abs(delta) <= 2 * Math.max(sideA.deviation, sideB.deviation)) return "directional";
	if (Math.abs(delta) < thresholdOf(metric, sideA.mean, sideB.mean)) return "directional";
	return delta > 0 === (metric.better === "higher") ? "A" : "B";
}
const FEWEST = 2;
function summary(samples) {
	const measured = samples.filter((sample) => sample !== null);
	const centre = mean(measured);
	if (centre === null) return void 0;
	const variance = sampleVariance(measured);
	return {
		n: measured.length,
		mean: centre,
		deviation: variance === null ? 0 : Math.sqrt(variance)
	};
}
function thresholdOf({ kind }, meanA, meanB) {
	if (kind === "deterministic") return 1;
	const [smaller, larger] = [Math.abs(meanA), Math.abs(meanB)].sort((x, y) => x - y);
	return .1 * (smaller || larger || 1);
}

// src/core/stats/bootstrap.ts
function bootstrapIntervals(samples, seed, resamples) {
	const intervals = samples.map(() => null);
	for (const units of new Set(samples.map(({ length }) => length))) {
		const count = resamples(units);
		if (units < 2 || count < 1) continue;
		const places = [...samples.keys()].filter((at) => samples[at].length === units);
		const oriented = places.map((at) => orient(samples[at], count));
		resample(oriented, units, seed, count);
		places.forEach((at, nth) => intervals[at] = intervalOf(oriented[nth]));
	}
	return intervals;
}
function orient(units, resamples) {
	const ahead = sorted(units);
	const behind = sorted(units.map(({ sum, size }) => ({
		sum: -sum,
		size
	})));
	const order = compareLists(ahead, behind);
	const chosen = order < 0 ? behind : ahead;
	const sums = Float64Array.from(chosen, ({ sum }) => sum);
	const sizes = Float64Array.from(chosen, ({ size }) => size);
	return {
		order,
		sums,
		sizes,
		alike: sizes.every((size) => size === sizes[0]),
		means: new Float64Array(resamples)
	};
}
function resample(samples, n, seed, resamples) {
	const draw = seededDraws(seed, n);
	const draws = new Uint32Array(n);
	for (let at = 0; at < resamples; at++) {
		draw(draws);
		for (const { sums, sizes, alike, means } of samples) means[at] = sumAt(draws, sums) / (alike ? n * sizes[0] : sumAt(draws, sizes));
	}
}
function intervalOf({ order, means }) {
	const all = order === 0 ? Float64Array.from([...means, ...means.map((value) => -value)]) : means;
	all.sort();
	const cut = Math.floor(all.length * .025);
	const [low, high] = [all[cut], all[all.length - 1 - cut]];
	return order < 0 ? {
		low: 0 - high,
		high: 0 - low
	} : {
		low: low + 0,
		high: high + 0
	};
}
function sumAt(places, values) {
	let sum = 0;
	for (let at = 0; at < places.length; at++) sum += values[places[at]];
	return sum;
}
const sorted = (units) => [...units].sort(compareUnits);
const compareUnits = (x, y) => x.sum - y.sum || x.size - y.size;
function compareLists(x, y) {
	for (let at = 0; at < x.length; at++) {
		const difference = compareUnits(x[at], y[at]);
		if (difference !== 0) return difference;
	}
	return 0;
}

// src/core/verdict/complete.ts
function complete({ a, b, tasks }) {
	tasks.forEach(assertScores);
	const planned = tasks.filter((task) => task.quarantined === null);
	const paired = planned.filter((task) => task.a.some(isScored) && task.b.some(isScored));
	return {
		planned,
		paired,
		excluded: tasks.flatMap((task) => {
			const reason = reasonToLeave(task, a, b);
			return reason === null ? [] : [{
				task_id: task.id,
				reason
			}];
		}).sort((x, y) => x.task_id < y.task_id ? -1 : x.task_id > y.task_id ? 1 : 0),
		excludedShare: planned.length === 0 ? 1 : (planned.length - paired.length) / planned.length,
		missingCells: planned.reduce((sum, task) => sum + missing(task.a) + missing(task.b), 0),
		missingShare: Math.max(missingShareOf(planned.map((task) => task.a)), missingShareOf(planned.map((task) => task.b))),
		quarantined: tasks.length - planned.length
	};
}
function worstCase(planned, against) {
	const [a, b] = against === "a" ? [0, 1] : [1, 0];
	return planned.map((task) => ({
		...task,
		a: filled(task.a, a),
		b: filled(task.b, b)
	}));
}
const isScored = (cell) => cell !== null;
const missing = (cells) => cells.filter((cell) => cell === null).length;
function missingShareOf(side) {
	const cells = side.reduce((sum, task) => sum + task.length, 0);
	return cells === 0 ? 0 : side.reduce((sum, task) => sum + missing(task), 0) / cells;
}
const filled = (cells, value) => cells.length === 0 ? [value] : cells.map((cell) => cell ?? value);
function reasonToLeave(task, a, b) {
	if (task.quarantined !== null) return `quarantined: ${task.quarantined}`;
	const [scoredA, scoredB] = [task.a.some(isScored), task.b.some(isScored)];
	if (scoredA && scoredB) return null;
	if (!scoredA && !scoredB) return "no scored repetition on either side";
	return `no scored repetition of ${scoredA ? b : a}`;
}
function assertScores(task) {
	const isBad = (cell) => cell !== null && !(cell >= 0 && cell <= 1);
	const bad = task.a.find(isBad) ?? task.b.find(isBad);
	if (bad === void 0) return;
	throw new require_shared_start.RunError("score-out-of-range", `Task ${task.id} has a score of ${bad}; scores lie between 0 and 1.`, "Fix the adapter that produced it; a pass is 1, anything else of the candidate's own is 0.");
}

// src/core/verdict/conditions.ts
function winConditions(measured, adjusted, { alpha, threshold }) {
	const lead = Math.abs(measured.delta);
	const significant = adjusted.p < alpha;
	const clear = measured.se !== null && lead > 2 * measured.se;
	const relevant = lead >= threshold && lead > 0;
	const afterHolm = adjusted.family > 1 ? ` after Holm over ${adjusted.family} pairs` : "";
	return [
		{
			id: "p",
			ok: significant,
			text: `${pEquals(adjusted.p)}${afterHolm} is ${significant ? "" : "not "}below ${alpha}${significant ? "" : tooFew(measured, alpha)}`
		},
		{
			id: "two_se",
			ok: clear,
			text: measured.se === null ? `one ${unitName(measured)} cannot speak for others: it has no standard error` : `the lead of ${withPoints(lead)} is ${clear ? "" : "not "}more than 2 standard errors (${inPoints(2 * measured.se)})`
		},
		{
			id: "threshold",
			ok: relevant,
			text: `the lead of ${withPoints(lead)} is ${relevant ? "at least" : "under"} the threshold of ${inPoints(threshold)}`
		}
	];
}
const isEquivalent = (measured, margin) => measured.ci90 !== null && measured.ci90.low > -margin && measured.ci90.high < margin && measured.differences.units.length >= leastForEquivalence(margin);
const leastForEquivalence = (margin) => Math.ceil(Math.log(.05) / Math.log(1 - margin));
const unitName = ({ differences }) => differences.clusters === null ? "task" : "cluster";
function tooFew(measured, alpha) {
	const fewest = leastDiscordant(alpha);
	if (measured.discordant >= fewest) return "";
	const unit = unitName(measured);
	return ` (${`${plural(measured.discordant, unit)} ${measured.discordant === 1 ? "differs" : "differ"}`}; at least ${fewest} discordant ${unit}s, all one way, are needed)`;
}

// src/core/verdict/outlook.ts
function outlook(measured, tasks, alpha) {
	const { delta, se, discordant, differences } = measured;
	const sureness = {
		...USUAL_SURENESS,
		alpha
	};
	const n = tasks.length;
	const repetitions = Math.max(...tasks.map((task) => Math.max(task.a.length, task.b.length)));
	const units = differences.units.length;
	const known = se !== null && se > 0;
	const variance = known ? n * se ** 2 : differenceVariance(repetitions);
	const mde = known ? Math.max(standardErrorsNeeded(sureness) * se, leastForTheTest({
		tasks: units,
		repetitions
	}, sureness)) : minimumDetectableEffect({
		tasks: units,
		repetitions
	}, ASSUMED_SPREAD, sureness);
	const fewest = leastDiscordant(alpha);
	const clusteredTooFew = differences.clusters !== null && units < fewest;
	const estimable = delta !== 0 && !clusteredTooFew;
	return {
		mde: mde > 1 ? null : mde,
		moreTasks: estimable ? moreTasks(n, fewest / discordant * n) : null,
		moreRepetitions: estimable && units >= fewest ? moreRepetitions() : null
	};
	function moreTasks(have, forTheTest) {
		const forThePower = tasksNeeded({
			delta,
			repetitions: 1
		}, {
			between: variance,
			within: 0
		}, sureness) ?? have;
		return Math.max(1, Math.ceil(Math.max(forThePower, forTheTest) - have - 1e-9));
	}
	function moreRepetitions() {
		const assumed = 2 * ASSUMED_SPREAD.within / repetitions / differenceVariance(repetitions);
		const within = Math.min(variance, repetitionVariance(tasks) ?? assumed * variance);
		const spread = {
			between: variance - within,
			within: within * repetitions / 2
		};
		const needed = within === 0 ? null : repetitionsNeeded({
			delta,
			tasks: n
		}, spread, sureness);
		return needed === null || needed <= repetitions ? null : needed - repetitions;
	}
}
function repetitionVariance(tasks) {
	const varianceOfMean = varianceOfMeans();
	const [a, b] = ["a", "b"].map((side) => mean(tasks.map((task) => varianceOfMean(task[side].filter(isScored))).filter((variance) => variance !== null)));
	return a == null || b == null ? null : a + b;
}
function varianceOfMeans() {
	const known = /* @__PURE__ */ new Map();
	const worked = (scored) => {
		const variance = sampleVariance(scored);
		return variance === null ? null : variance / scored.length;
	};
	return (scored) => {
		if (!scored.every((score) => score === 0 || score === 1)) return worked(scored);
		const passed = scored.reduce((sum, score) => sum + score, 0);
		const key = scored.length * (scored.length + 1) + passed;
		const found = known.get(key);
		if (found !== void 0) return found;
		const variance = worked(scored);
		known.set(key, variance);
		return variance;
	};
}

// src/core/stats/holm.ts
function holm(ps) {
	const ascending = ps.map((p, at) => ({
		p,
		at
	})).sort((x, y) => x.p - y.p);
	const adjusted = new Array(ps.length);
	let floor = 0;
	ascending.forEach(({ p, at }, rank) => {
		floor = Math.max(floor, Math.min(1, p * (ps.length - rank)));
		adjusted[at] = floor;
	});
	return adjusted;
}

// src/core/stats/standard-error.ts
function standardError(values) {
	const variance = sampleVariance(values);
	return variance === null ? null : Math.sqrt(variance / values.length);
}
function clusteredStandardError(values, clusters, options = { fewClusters: true }) {
	const centre = mean(values);
	const groups = [...groupBy(values, clusters).values()];
	if (centre === null || groups.length < 2) return null;
	const squares = groups.map((members) => exactSum(members.map((value) => value - centre)) ** 2);
	const correction = options.fewClusters ? groups.length / (groups.length - 1) : 1;
	return Math.sqrt(exactSum(squares) * correction) / values.length;
}
function groupBy(values, clusters) {
	const groups = /* @__PURE__ */ new Map();
	values.forEach((value, at) => {
		const cluster = clusters[at];
		const members = groups.get(cluster);
		if (members === void 0) groups.set(cluster, [value]);
		else members.push(value);
	});
	return groups;
}

// src/core/stats/student-t.ts
function studentTQuantile(p, df) {
	if (!(p > 0 && p < 1) || !Number.isInteger(df) || df < 1) throw new RangeError(`No t quantile for p ${p} and ${df} degrees of freedom.`);
	if (p < .5) return -studentTQuantile(1 - p, df);
	const target = 2 * p - 1;
	const slopeAtZero = densityAtZero(df);
	let angle = 0;
	for (let step = 0; step < 200; step++) {
		const next = angle + (target - centralProbability(angle, df)) / (slopeAtZero * Math.cos(angle) ** (df - 1));
		if (!(next > angle)) break;
		angle = next;
	}
	return Math.sqrt(df) * Math.tan(angle);
}
function centralProbability(angle, df) {
	const cosSquared = Math.cos(angle) ** 2;
	const odd = df % 2 === 1;
	let term = odd ? Math.cos(angle) : 1;
	let sum = df === 1 ? 0 : term;
	for (let k = odd ? 2 : 1; k <= df - 3; k += 2) {
		term *= k / (k + 1) * cosSquared;
		sum += term;
	}
	return odd ? 2 / Math.PI * (angle + Math.sin(angle) * sum) : Math.sin(angle) * sum;
}
function densityAtZero(df) {
	let density = df % 2 === 1 ? 2 / Math.PI : 1;
	for (let k = df % 2 === 1 ? 3 : 4; k <= df; k += 2) density *= (k - 1) / (k - 2);
	return density;
}

// src/core/verdict/differences.ts
const LARGEST_SCALE = 1e9;
function differences(tasks, clustered) {
	const scale = wholeScale(tasks);
	const values = tasks.map((task) => scale === null ? meanDifference(task) : wholeDifference(task, scale));
	const clusters = clustered ? tasks.map(clusterOf$1) : null;
	return {
		values,
		scale: scale ?? 1,
		clusters,
		units: unitsOf(values, clusters)
	};
}
function wholeScale(tasks) {
	let scale = 1;
	for (const task of tasks) for (const cells of [task.a, task.b]) {
		const scored = cells.filter(isScored);
		if (scored.some((score) => score !== 0 && score !== 1)) return null;
		scale = leastCommonMultiple(scale, scored.length);
		if (scale > LARGEST_SCALE) return null;
	}
	return scale;
}
function wholeDifference({ a, b }, scale) {
	const parts = (cells) => {
		const scored = cells.filter(isScored);
		return scored.reduce((sum, score) => sum + score, 0) * (scale / scored.length);
	};
	return parts(a) - parts(b);
}
function meanDifference({ a, b }) {
	const [scoredA, scoredB] = [a.filter(isScored), b.filter(isScored)];
	const difference = exactSum(scoredA) / scoredA.length - exactSum(scoredB) / scoredB.length;
	return Math.abs(difference) < 1e-12 ? 0 : difference;
}
const clusterOf$1 = ({ id, cluster }) => cluster === null ? `task ${id}` : `cluster ${cluster}`;
function unitsOf(values, clusters) {
	if (clusters === null) return singles(values);
	return [...groupBy(values, clusters).values()].map((members) => ({
		sum: exactSum(members),
		size: members.length
	}));
}
function singles(values) {
	const known = /* @__PURE__ */ new Map();
	return values.map((sum) => {
		let unit = known.get(sum);
		if (unit === void 0) known.set(sum, unit = {
			sum,
			size: 1
		});
		return unit;
	});
}
function leastCommonMultiple(a, b) {
	let [divisor, rest] = [a, b];
	while (rest !== 0) [divisor, rest] = [rest, divisor % rest];
	return a / divisor * b;
}

// src/core/verdict/measure.ts
function measure(tasks, options) {
	const found = differences(tasks, options.clustered);
	const { values, clusters, units, scale } = found;
	const delta = leadOf(values) / (scale * values.length);
	const rawSe = clusters === null ? standardError(values) : clusteredStandardError(values, clusters);
	const se = rawSe === null ? null : rawSe / scale;
	const sums = units.map(({ sum }) => sum);
	return {
		differences: found,
		delta,
		se,
		ci: se === 0 ? null : tInterval(delta, se, units.length, .975),
		ci90: tInterval(delta, se, units.length, .95),
		...signFlip(sums, options.seed),
		winsA: values.filter((value) => value > 0).length,
		winsB: values.filter((value) => value < 0).length,
		discordant: sums.filter((sum) => sum !== 0).length
	};
}
function leadOf(values) {
	const sum = exactSum(values);
	return Math.abs(sum) <= 1e-12 * exactSum(values.map(Math.abs)) ? 0 : sum;
}
function tInterval(delta, se, units, quantile) {
	if (se === null) return null;
	const half = studentTQuantile(quantile, units - 1) * se;
	return {
		low: delta - half,
		high: delta + half
	};
}

// src/core/verdict/pair-rule.ts
const measureWith = ({ cluster, seed }) => (tasks) => measure(tasks, {
	clustered: cluster !== "none",
	seed
});
function pairRule(settings, others) {
	const family = others.length + 1;
	const adjust = (p) => holm([p, ...others])[0];
	return {
		settings,
		family,
		measure: measureWith(settings),
		adjust,
		conditions: (measured) => winConditions(measured, {
			p: adjust(measured.p),
			family
		}, settings)
	};
}

// src/core/verdict/finding.ts
function frontOf({ pair, leader }) {
	const isA = leader === null ? pair.a < pair.b : leader === pair.a;
	return isA ? {
		front: pair.a,
		back: pair.b,
		isA
	} : {
		front: pair.b,
		back: pair.a,
		isA
	};
}

// src/core/verdict/reason.ts
function whyInvalid(pair, completeness, settings) {
	if (pair.fingerprintDifferences.length > 0) return `invalid: fingerprint: the sides differ in ${inWords(pair.fingerprintDifferences)}, which is not what they were meant to differ in`;
	if (pair.benchmarkFault !== null) return `invalid: benchmark: ${pair.benchmarkFault.replace(/\.$/, "")}`;
	const { planned, paired, excludedShare, missingShare } = completeness;
	if (paired.length > 0 && excludedShare <= settings.max_excluded) return tooManyCellsMissing(missingShare, settings);
	if (planned.length === 0) return "invalid: incomplete: no task is left to compare";
	return `invalid: incomplete: ${`${planned.length - paired.length} of ${plural(planned.length, "planned task")} (${percent(excludedShare)})`} have no scored repetition on both sides, and at most ${percent(settings.max_excluded)} may be lost`;
}
function tooManyCellsMissing(share, { max_excluded }) {
	if (share <= max_excluded) return null;
	return `invalid: incomplete: one side has no result in ${percent(share)} of its planned trials, and at most ${percent(max_excluded)} may be missing`;
}
function reasonFor$1(finding) {
	if (finding.kind === "win") return winReason(finding);
	return finding.kind === "equivalent" ? equivalentReason(finding) : inconclusiveReason(finding);
}
function winReason(finding) {
	const { measured, completeness, adjustedP } = finding;
	const { front, back, isA } = frontOf(finding);
	const interval = measured.ci === null ? "" : ` (95 % interval ${fromTo(onScale(isA ? measured.ci : mirrored(measured.ci)))})`;
	return `${front} beats ${back} by ${withPoints(Math.abs(measured.delta))}${interval} over ${plural(completeness.paired.length, "paired task")}, and that is not noise: ${pEquals(adjustedP)}`;
}
function equivalentReason(finding) {
	const { pair, measured, completeness, settings } = finding;
	const { front, isA } = frontOf(finding);
	const names = inWords([pair.a, pair.b].sort());
	const interval = measured.ci90 === null ? "" : `, ${fromTo(isA ? measured.ci90 : mirrored(measured.ci90))},`;
	return `${names} are equivalent: over ${plural(completeness.paired.length, "paired task")} the 90 % interval of ${front}'s lead${interval} lies within \u00b1 ${withPoints(settings.margin)}`;
}
function inconclusiveReason(finding) {
	const { measured, completeness, leader } = finding;
	const over = `over ${plural(completeness.paired.length, "paired task")}`;
	const standing = leader === null ? `neither side leads ${over}` : `${leader} leads by ${withPoints(Math.abs(measured.delta))} ${over}`;
	const failed = leader === null && finding.robust === null ? [notEquivalent(finding)] : finding.conditions.filter(({ id, ok }) => !ok && (finding.robust === null || id === "robust")).map(({ text }) => text);
	return `${NO_WINNER}: ${standing}${leader === null ? " and " : ", but "}${inWords(failed)}; ${whatItTakes$1(finding)}`;
}
function notEquivalent({ measured, settings }) {
	const least = leastForEquivalence(settings.margin);
	const units = measured.differences.units.length;
	if (units < least) return `equivalence within ${withPoints(settings.margin)} needs at least ${plural(least, unitName(measured))}, not ${units}`;
	return `the 90 % interval ${measured.ci90 === null ? "is unknown" : `reaches ${inPoints(measured.ci90.high)}, beyond \u00b1 ${withPoints(settings.margin)}`}`;
}
function whatItTakes$1({ outlook, robust, completeness }) {
	if (robust === false) return `scoring the ${plural(completeness.missingCells, "missing trial")} would settle it`;
	const visible = outlook.mde === null ? "even a difference of 100 percentage points could have been missed" : `the minimum detectable effect at 80 % power is ${withPoints(outlook.mde)}`;
	const more = [...outlook.moreTasks === null ? [] : [plural(estimated(outlook.moreTasks), "more task")], ...outlook.moreRepetitions === null ? [] : [plural(estimated(outlook.moreRepetitions), "more repetition")]];
	if (more.length === 0) return visible;
	return `${visible}, and about ${more.join(" or ")} would settle it if the lead holds`;
}

// src/core/verdict/steps.ts
function stepsOf(finding, bootstrap) {
	return [
		...stepsToComplete(finding.pair, finding.completeness, finding.settings),
		aggregateStep(finding),
		testStep(finding),
		intervalStep(finding, bootstrap),
		`Many candidates: ${finding.family === 1 ? "one pair was tested, nothing to correct" : `Holm over ${finding.family} tested pairs gives ${pEquals(finding.adjustedP)}`}.`,
		...finding.conditions.map(({ ok, text }) => `Condition ${ok ? "met" : "not met"}: ${text}.`),
		...finding.conditions.every(({ id, ok }) => ok || id === "robust") ? [] : [equivalenceStep(finding)],
		`Decision: ${decision(finding)}.`
	];
}
function stepsToComplete(pair, completeness, settings) {
	return [`Comparable: ${comparable(pair)}.`, `Complete: ${completenessText(completeness, settings)}.`];
}
function comparable({ fingerprintDifferences, benchmarkFault }) {
	const differing = fingerprintDifferences.length > 0;
	const fingerprint = differing ? `the fingerprints differ in ${inWords(fingerprintDifferences)}` : "the fingerprints agree in every field but the declared treatment";
	return benchmarkFault === null ? fingerprint : `${fingerprint}, ${differing ? "and" : "but"} a gate of the benchmark failed: ${benchmarkFault}`;
}
function completenessText({ planned, paired, excludedShare, missingCells, quarantined }, settings) {
	const lost = planned.length - paired.length;
	return [
		`${paired.length} of ${plural(planned.length, "planned task")} scored on both sides`,
		...lost === 0 ? [] : [`${lost} excluded (${percent(excludedShare)}, at most ${percent(settings.max_excluded)} allowed)`],
		plural(missingCells, "missing trial"),
		...quarantined === 0 ? [] : [`${quarantined} quarantined`]
	].join(", ");
}
function aggregateStep(finding) {
	const { measured, completeness, leader } = finding;
	const { front, back, isA } = frontOf(finding);
	const [ahead, behind] = isA ? [measured.winsA, measured.winsB] : [measured.winsB, measured.winsA];
	const ties = completeness.paired.length - ahead - behind;
	return `Aggregate: ${leader === null ? "neither side leads" : `${front} leads ${back} by ${withPoints(Math.abs(measured.delta))}`} over ${plural(completeness.paired.length, "task")}; ${front} is ahead in ${ahead}, ${back} in ${behind}, neither in ${ties}.`;
}
function testStep({ measured }) {
	return `Test: ${measured.method === "exact" ? "exact sign-flip test" : "sign-flip test by Monte Carlo"} over ${plural(measured.discordant, `discordant ${unitName(measured)}`)}, two-sided ${pEquals(measured.p)}.`;
}
function intervalStep(finding, bootstrap) {
	const { se, ci, ci90, differences } = finding.measured;
	const { front, isA } = frontOf(finding);
	if (se === null || ci90 === null) return `Interval: unknown, one ${unitName(finding.measured)} has no standard error.`;
	if (ci === null) return `Interval: none, all ${plural(differences.units.length, unitName(finding.measured))} differ by the same, so the standard error is 0 and says nothing of how others would differ.`;
	const seen = (interval) => fromTo(isA ? interval : mirrored(interval));
	const clustered = differences.clusters === null ? "" : ` over ${plural(differences.units.length, "cluster")}`;
	const resampled = bootstrap === null ? "" : `, bootstrap of ${plural(bootstrap.resamples, "resample")} ${seen(bootstrap)}`;
	return `Interval: standard error ${inPoints(se)}${clustered}; ${front}'s lead in percentage points, 95 % t ${seen(ci)}, 90 % t ${seen(ci90)}${resampled}.`;
}
function equivalenceStep({ measured, settings }) {
	const unit = unitName(measured);
	const units = plural(measured.differences.units.length, unit);
	const equivalent = isEquivalent(measured, settings.margin);
	const needs = `the 90 % interval within \u00b1 ${withPoints(settings.margin)} and at least ${leastForEquivalence(settings.margin)} ${unit}s`;
	return `Equivalence ${equivalent ? "found" : "not found"}: it needs ${needs}, and there are ${units}.`;
}
function decision({ kind, leader, robust }) {
	if (kind === "win") return `win for ${leader}`;
	return kind === "inconclusive" && robust === false ? "inconclusive: not robust to missing cells" : kind;
}

// src/core/verdict/pair-verdict.ts
function validVerdict(finding, bootstrap) {
	const { pair, completeness, measured, kind, leader } = finding;
	const { clusters, units } = measured.differences;
	return {
		a: pair.a,
		b: pair.b,
		kind,
		winner: kind === "win" ? leader : null,
		leader,
		reason: `${reasonFor$1(finding)}.`,
		delta: measured.delta,
		se: measured.se,
		ci: measured.ci,
		ci90: measured.ci90,
		bootstrap: bootstrap === null ? null : {
			low: bootstrap.low,
			high: bootstrap.high
		},
		p: measured.p,
		p_adjusted: finding.adjustedP,
		mde: finding.outlook.mde,
		n_tasks: completeness.paired.length,
		n_clusters: clusters === null ? null : units.length,
		wins_a: measured.winsA,
		wins_b: measured.winsB,
		ties: completeness.paired.length - measured.winsA - measured.winsB,
		excluded_tasks: [...completeness.excluded],
		missing_cells: completeness.missingCells,
		robust: finding.robust,
		conditions: [...finding.conditions],
		steps: stepsOf(finding, bootstrap),
		more_tasks: finding.outlook.moreTasks,
		more_repetitions: finding.outlook.moreRepetitions,
		fingerprint_differences: [...pair.fingerprintDifferences],
		secondary: [],
		compat: null
	};
}
function invalidVerdict(pair, completeness, settings, reason) {
	return {
		a: pair.a,
		b: pair.b,
		kind: "invalid",
		winner: null,
		leader: null,
		reason: `${reason}.`,
		delta: null,
		se: null,
		ci: null,
		ci90: null,
		bootstrap: null,
		p: null,
		p_adjusted: null,
		mde: null,
		n_tasks: completeness.paired.length,
		n_clusters: null,
		wins_a: 0,
		wins_b: 0,
		ties: 0,
		excluded_tasks: [...completeness.excluded],
		missing_cells: completeness.missingCells,
		robust: null,
		conditions: [],
		steps: [...stepsToComplete(pair, completeness, settings), `Decision: ${reason}.`],
		more_tasks: null,
		more_repetitions: null,
		fingerprint_differences: [...pair.fingerprintDifferences],
		secondary: [],
		compat: null
	};
}

// src/core/verdict/robust.ts
const NOTHING_MISSING = {
	id: "robust",
	ok: true,
	text: "no trial is missing"
};
function winIsRobust({ planned, missingCells }, delta, rule) {
	if (missingCells === 0) return NOTHING_MISSING;
	const worst = rule.measure(worstCase(planned, delta > 0 ? "a" : "b"));
	const lead = delta > 0 ? worst.delta : 0 - worst.delta;
	const ok = lead > 0 && rule.conditions(worst).every((condition) => condition.ok);
	const cells = plural(missingCells, "missing trial");
	const found = `lead ${withPoints(lead)}, ${pEquals(rule.adjust(worst.p))}`;
	return {
		id: "robust",
		ok,
		text: ok ? `the win survives the worst case of ${cells} (${found})` : `the win is not robust to missing cells: the worst case of ${cells} undoes it (${found})`
	};
}
function equivalenceIsRobust({ planned, missingCells }, rule) {
	if (missingCells === 0) return NOTHING_MISSING;
	const ok = ["a", "b"].every((side) => isEquivalent(rule.measure(worstCase(planned, side)), rule.settings.margin));
	const cells = plural(missingCells, "missing trial");
	return {
		id: "robust",
		ok,
		text: ok ? `the equivalence survives the worst case of ${cells} for either side` : `the equivalence is not robust to missing cells: the worst case of ${cells} undoes it`
	};
}

// src/core/verdict/decide.ts
function decidePairs(pairs, settings, options = {}) {
	const examined = pairs.map((pair) => examine(pair, settings));
	const resampled = bootstrap(examined, settings.seed, options.bootstrapResamples);
	return examined.map((one, at) => {
		if ("invalid" in one) return invalidVerdict(one.pair, one.completeness, settings, one.invalid);
		const others = examined.flatMap((other) => other === one || "invalid" in other ? [] : [other.measured.p]);
		const finding = decide(one, pairRule(settings, others));
		return validVerdict(finding, resampled[at] ?? null);
	});
}
function examine(pair, settings) {
	const completeness = complete(pair);
	const invalid = whyInvalid(pair, completeness, settings);
	if (invalid !== null) return {
		pair,
		completeness,
		invalid
	};
	return {
		pair,
		completeness,
		measured: measureWith(settings)(completeness.paired)
	};
}
function decide({ pair, completeness, measured }, rule) {
	const { settings, family } = rule;
	const conditions = rule.conditions(measured);
	const wins = conditions.every(({ ok }) => ok);
	const found = {
		pair,
		settings,
		completeness,
		measured,
		adjustedP: rule.adjust(measured.p),
		family,
		leader: measured.delta > 0 ? pair.a : measured.delta < 0 ? pair.b : null
	};
	const ahead = outlook(measured, completeness.paired, settings.alpha / family);
	if (!wins && !isEquivalent(measured, settings.margin)) {
		const future = isOnlyTooSmall(conditions) ? settled(ahead) : ahead;
		return {
			...found,
			kind: "inconclusive",
			conditions,
			robust: null,
			outlook: future
		};
	}
	const robust = wins ? winIsRobust(completeness, measured.delta, rule) : equivalenceIsRobust(completeness, rule);
	return {
		...found,
		kind: robust.ok ? wins ? "win" : "equivalent" : "inconclusive",
		conditions: [...conditions, robust],
		robust: robust.ok,
		outlook: settled(ahead)
	};
}
const isOnlyTooSmall = (conditions) => conditions.every(({ id, ok }) => ok || id === "threshold");
const settled = ({ mde }) => ({
	mde,
	moreTasks: null,
	moreRepetitions: null
});
function bootstrap(examined, seed, limit) {
	const resamples = (units) => limit ?? affordableResamples(units);
	const found = examined.map((one) => "invalid" in one ? null : one.measured.differences);
	const intervals = bootstrapIntervals(found.map((differences) => differences?.units ?? []), seed, resamples);
	return found.map((differences, at) => {
		const parts = intervals[at] ?? null;
		if (differences === null || parts === null) return null;
		const { scale, units } = differences;
		return {
			low: parts.low / scale,
			high: parts.high / scale,
			resamples: resamples(units.length)
		};
	});
}
const affordableResamples = (units) => Math.min(1e4, Math.max(1e3, Math.floor(1e7 / units)));

// src/core/stats/log-ratio.ts
function pairedLogRatio(logs, clusters) {
	const centre = mean(logs);
	if (centre === null) return {
		n: 0,
		ratio: null,
		interval: null
	};
	const se = clusters === null ? standardError(logs) : clusteredStandardError(logs, clusters);
	const units = clusters === null ? logs.length : new Set(clusters).size;
	const half = se === null ? null : se * studentTQuantile(.975, units - 1);
	return {
		n: logs.length,
		ratio: Math.exp(centre),
		interval: half === null ? null : {
			low: Math.exp(centre - half),
			high: Math.exp(centre + half)
		}
	};
}

// src/core/verdict/secondary.ts
const LEAST_LOG_RATIO = Math.log(1.1);
function secondaryMetric(metric, pair, { a, b, clusters }, clustered = false) {
	const logs = [];
	const names = [];
	for (let at = 0; at < a.length; at++) {
		const log = b[at] - a[at];
		if (Number.isNaN(log)) continue;
		logs.push(log);
		if (clustered) names.push(clusters[at] == null ? `task ${at}` : `cluster ${clusters[at]}`);
	}
	const { n, ratio, interval } = pairedLogRatio(logs, clustered ? names : null);
	return {
		metric,
		n,
		ratio,
		low: interval?.low ?? null,
		high: interval?.high ?? null,
		favours: favoured()
	};
	function favoured() {
		if (ratio === null || interval === null) return null;
		if (Math.abs(Math.log(ratio)) < LEAST_LOG_RATIO - 1e-12) return null;
		if (interval.low > 1) return pair.a;
		return interval.high < 1 ? pair.b : null;
	}
}
function meanLog(values, { start, end }) {
	const logs = [];
	for (let at = start; at < end; at++) if (values[at] > 0) logs.push(Math.log(values[at]));
	return mean(logs) ?? NaN;
}

// src/core/report/pairs.ts
function decideAll(plan, results, differing) {
	const pairs = pairsOf(plan);
	const scores = plan.candidates.map((_, candidate) => scoresOf(plan, results, candidate));
	const inputs = pairs.map(([a, b]) => ({
		...pairInput(plan, scores, a, b),
		fingerprintDifferences: differing ?? fingerprintDifferences(plan, results, a, b)
	}));
	const logs = METRICS.map((metric) => [metric, logsOf(plan, results, metric)]);
	const clusters = plan.tasks.map((_, task) => clusterOf(plan, task));
	return decidePairs(inputs, plan.settings).map((verdict, at) => {
		const [a, b] = pairs[at] ?? [0, 0];
		return {
			...verdict,
			secondary: logs.map(([metric, of]) => secondaryMetric(metric, verdict, {
				a: of[a],
				b: of[b],
				clusters
			}, plan.settings.cluster !== "none")),
			compat: plan.settings.rule === "compat" ? compatVerdicts(results, a, b) : null
		};
	});
}
function pairsOf(plan) {
	const { baseline } = plan.settings;
	const all = plan.candidates.map((_, at) => at);
	if (baseline === null) return all.flatMap((a) => all.slice(a + 1).map((b) => [a, b]));
	const base = candidateIndex(plan, baseline);
	return all.filter((at) => at !== base).map((at) => [base, at]);
}
const scoresOf = (plan, results, candidate) => plan.tasks.map((_, task) => each(results.trials(candidate, task), (trial) => results.isScored(trial) ? Number(results.isPassed(trial)) : null));
function pairInput(plan, scores, a, b) {
	const quarantined = quarantineReasons(plan);
	return {
		a: plan.candidates[a]?.name ?? "",
		b: plan.candidates[b]?.name ?? "",
		tasks: plan.tasks.map((task, at) => ({
			id: task.id,
			cluster: clusterOf(plan, at),
			a: scores[a]?.[at] ?? [],
			b: scores[b]?.[at] ?? [],
			quarantined: quarantined.get(task.id) ?? null
		})),
		benchmarkFault: benchmarkFault(plan)
	};
}
function clusterOf(plan, at) {
	const { cluster } = plan.settings;
	return cluster === "none" ? null : plan.tasks[at]?.[cluster] ?? null;
}
function benchmarkFault({ validation, tasks }) {
	if (validation === null || validation.quarantined.length * 2 <= tasks.length) return null;
	return `validation left out ${validation.quarantined.length} of ${tasks.length} tasks, more than half`;
}
const logsOf = (plan, results, metric) => {
	const values = measuredWhenPassed(results, metric);
	return plan.candidates.map((_, candidate) => Float64Array.from(plan.tasks, (_, task) => meanLog(values, results.trials(candidate, task))));
};
function compatVerdicts(results, a, b) {
	const { attempts } = results;
	const spans = [a, b].map((candidate) => results.attemptsOf(results.trials(candidate)));
	const judge = (metric, read) => {
		const [ofA = [], ofB = []] = spans.map((span) => each(span, read));
		return declareWinnerCompat(COMPAT_METRICS[metric], ofA, ofB);
	};
	const number = (field) => (at) => {
		const value = attempts.number(at, field);
		return Number.isNaN(value) ? null : value;
	};
	return {
		pass_rate: judge("pass_rate", (at) => Number(attempts.classAt(at) === "pass")),
		elapsed_seconds: judge("elapsed_seconds", number(NUMBER$2.s)),
		failed_commands: judge("failed_commands", number(NUMBER$2.fc)),
		human_interventions: judge("human_interventions", () => 0)
	};
}
function each({ start, end }, make) {
	const made = [];
	for (let at = start; at < end; at++) made.push(make(at));
	return made;
}

// src/core/report/tasks.ts
function taskReports(plan, results) {
	const quarantined = quarantineReasons(plan);
	const measured = {
		elapsed: results.attempts.numbers(NUMBER$2.s),
		solve: measuredWhenPassed(results, "time_to_solve"),
		tokens: measuredWhenPassed(results, "tokens"),
		turns: measuredWhenPassed(results, "turns")
	};
	return plan.tasks.map((task, at) => ({
		id: task.id,
		language: task.language,
		repo: task.repo,
		quarantined: quarantined.get(task.id) ?? null,
		cells: plan.candidates.map((_, candidate) => taskCell$1(results, results.trials(candidate, at), measured))
	}));
}
function taskCell$1(results, trials, { elapsed, solve, tokens, turns }) {
	const { scored, passed, passedFirst } = results.scoresOf(trials);
	const milliseconds = meanIn(solve, trials);
	return {
		trials: trials.end - trials.start,
		scored,
		passed,
		pass_rate: scored === 0 ? null : passed / scored,
		passed_first: passedFirst,
		elapsed_seconds: distributionIn(elapsed, results.attemptsOf(trials)),
		when_passed: {
			time_to_solve_seconds: milliseconds === null ? null : milliseconds / 1e3,
			tokens: meanIn(tokens, trials),
			turns: meanIn(turns, trials)
		},
		classes: classCounts(results, trials)
	};
}
function meanIn(values, { start, end }) {
	let n = 0;
	let sum = 0;
	for (let trial = start; trial < end; trial++) {
		if (!Number.isFinite(values[trial])) continue;
		n++;
		sum += values[trial];
	}
	return n === 0 ? null : sum / n;
}

// src/core/verdict/rank.ts
function rankRanges(candidates, verdicts) {
	const wins = verdicts.filter(({ kind }) => kind === "win");
	return new Map(candidates.map((name) => {
		const better = wins.filter(({ a, b, winner }) => (a === name || b === name) && winner !== name).length;
		const worse = wins.filter(({ winner }) => winner === name).length;
		return [name, {
			low: 1 + better,
			high: candidates.length - worse
		}];
	}));
}

// src/core/report/build-report.ts
function buildReport({ plan, rows, runDirName, shownPath = runDirName, generatedAt, problems, refused = /* @__PURE__ */ new Map(), excerpts = /* @__PURE__ */ new Map(), fingerprintDifferences }) {
	const results = TrialResults.of(plan, rows);
	const pairs = decideAll(plan, results, fingerprintDifferences);
	const ranks = rankRanges(plan.candidates.map((candidate) => candidate.name), pairs);
	const candidates = candidateReports(plan, results).map((candidate) => ({
		...candidate,
		rank: plan.candidates.length < 2 ? null : ranks.get(candidate.name) ?? null
	}));
	const report = {
		schema_version: "3.1",
		generated_at: generatedAt,
		harness_version: plan.harness_version,
		kind: plan.kind,
		run_dir: runDirName,
		plan_digest: plan.digest,
		...headlineOf(candidates, pairs, plan.settings.baseline),
		benchmark: {
			id: plan.benchmark.id,
			revision: plan.benchmark.revision,
			grading: plan.benchmark.grading,
			threat_model: plan.benchmark.threat_model,
			max_attempts: plan.benchmark.max_attempts,
			validation: plan.validation,
			comparability: plan.benchmark.comparability,
			...plan.benchmark.left_out === void 0 ? {} : { left_out: plan.benchmark.left_out },
			sample: plan.benchmark.sample,
			tasks_planned: plan.tasks.length
		},
		repetitions: plan.repetitions,
		settings: plan.settings,
		completeness: completenessOf(plan, results, refused),
		candidates,
		pairs,
		tasks: taskReports(plan, results),
		drilldown: drilldownOf(plan, results, excerpts),
		fingerprint: fingerprintOf(plan, results.attempts),
		noise_floor: noiseFloor(plan, pairs),
		reproduce: reproduction(plan, shownPath),
		notes: []
	};
	return {
		...report,
		notes: [...notesOf(report), ...problems]
	};
}
function completenessOf(plan, results, refused) {
	const all = {
		start: 0,
		end: results.size
	};
	const missing = [];
	for (let trial = 0; trial < results.size; trial++) {
		if (results.isScored(trial)) continue;
		const { candidate, task, repetition } = trialAt(plan, trial);
		missing.push({
			candidate: plan.candidates[candidate]?.name ?? "",
			task_id: plan.tasks[task]?.id ?? "",
			repetition,
			class: results.classOf(trial),
			reason: refused.get(trial) ?? results.reasonOf(trial)
		});
	}
	return {
		expected: results.size,
		received: count$1(all, (trial) => results.isRecorded(trial)),
		scored: results.size - missing.length,
		missing
	};
}
function noiseFloor(plan, pairs) {
	const [pair] = pairs;
	if (plan.kind !== "aa" || pair === void 0) return null;
	return {
		deviation: pair.se,
		false_win: pair.kind === "win"
	};
}
function reproduction(plan, shownPath) {
	const isValue = (at) => OF_THIS_RUN.has(plan.command[at - 1] ?? "");
	const again = plan.command.filter((word, at) => !OF_THIS_RUN.has(word.split("=", 1)[0] ?? "") && !isValue(at));
	return [
		...again.length === 0 ? [] : [again.map(require_shared_start.shellWord).join(" ")],
		`benchmark report --run-dir ${require_shared_start.shellWord(shownPath)}`,
		`benchmark resume --run-dir ${require_shared_start.shellWord(shownPath)}`
	];
}
const OF_THIS_RUN = /* @__PURE__ */ new Set([
	"--run-dir",
	"--shard",
	"--plan"
]);

// src/record/read-excerpts.ts
const END_BYTES = 4096;
const MAX_PROBLEMS = 20;
const MAX_MISSES = 1e3;
function readExcerpts(root, paths, maxBytes) {
	const excerpts = /* @__PURE__ */ new Map();
	const problems = [];
	const folders = /* @__PURE__ */ new Map();
	let [bytes, misses] = [0, 0];
	for (const path of paths) {
		if (misses === MAX_MISSES) break;
		try {
			const excerpt = readExcerpt(root, path, folders);
			misses = excerpt === null ? misses + 1 : 0;
			if (excerpt === null) continue;
			bytes += Buffer.byteLength(JSON.stringify(excerpt));
			if (bytes > maxBytes) break;
			excerpts.set(path, excerpt);
		} catch (error) {
			if (!(error instanceof Error)) throw error;
			if (problems.length < MAX_PROBLEMS) problems.push({
				path,
				message: `not quoted: ${error.message}`
			});
		}
	}
	return {
		excerpts,
		problems
	};
}
function readExcerpt(root, path, folders) {
	const fault = pathFault(path);
	if (fault !== null) throw new Refused(fault);
	if (!isRealBelow(root, path.slice(0, path.lastIndexOf("/")), folders)) return null;
	const fd = openRegular$1((0, node_path.join)(root, path));
	if (fd === null) return null;
	try {
		const stat = node_fs.default.fstatSync(fd);
		if (!stat.isFile()) throw new Refused(`${path} is not a regular file`);
		return {
			text: headAndTail(fd, stat.size),
			bytes: stat.size,
			path
		};
	} finally {
		node_fs.default.closeSync(fd);
	}
}
function isRealBelow(root, folder, known) {
	const asked = known.get(folder);
	if (asked !== void 0) return asked;
	const parent = folder.slice(0, Math.max(0, folder.lastIndexOf("/")));
	if (parent !== "" && !isRealBelow(root, parent, known)) return false;
	const real = isRealFolder((0, node_path.join)(root, folder));
	known.set(folder, real);
	return real;
}
function headAndTail(fd, size) {
	if (size <= 2 * END_BYTES) return new TextDecoder("utf-8", { ignoreBOM: true }).decode(piece(fd, 0, size));
	const head = piece(fd, 0, END_BYTES);
	const tail = piece(fd, size - END_BYTES, END_BYTES);
	const start = tail.subarray(0, 4).findIndex((byte) => (byte & 192) !== 128);
	const before = new TextDecoder("utf-8", { ignoreBOM: true }).decode(head, { stream: true });
	const after = new TextDecoder("utf-8", { ignoreBOM: true }).decode(tail.subarray(Math.max(0, start)));
	return `${before}\n[\u2026 ${(size - 2 * END_BYTES).toLocaleString("en-US")} bytes left out \u2026]\n${after}`;
}
function piece(fd, position, length) {
	const buffer = Buffer.alloc(length);
	let at = 0;
	while (at < length) {
		const read = node_fs.default.readSync(fd, buffer, at, length - at, position + at);
		if (read === 0) break;
		at += read;
	}
	return buffer.subarray(0, at);
}

// src/record/refused-records.ts
const MAX_CHARACTERS = 400;
function refusedRecords(plan, results, problems) {
	const byPlace = new Map(problems.map((problem) => [placeIn(problem.path), problem]));
	const refused = /* @__PURE__ */ new Map();
	for (let trial = 0; problems.length > 0 && trial < results.size; trial++) {
		if (results.isRecorded(trial)) continue;
		const problem = byPlace.get(attemptPath(plan, {
			...trialAt(plan, trial),
			attempt: 1
		}));
		if (problem !== void 0) refused.set(trial, reasonFor(problem));
	}
	return refused;
}
const placeIn = (path) => path.split("/").slice(-3).join("/");
function reasonFor({ path, message }) {
	const reason = `A record is there and was refused. ${path}: ${message}`;
	return reason.length <= MAX_CHARACTERS ? reason : `${require_shared_early.headOf(reason, MAX_CHARACTERS)} \u2026`;
}

// src/commands/shared/report-on.ts
function makeReport(path, ctx, earlier = []) {
	const run = readRun(path);
	const { plan, results, problems, notes } = run;
	const wanted = wantedExcerpts(plan, results);
	const quoted = readExcerpts(path, wanted, DRILLDOWN_BYTES);
	const found = [...earlier, ...problems];
	return {
		report: buildReport({
			plan,
			rows: results,
			refused: refusedRecords(plan, results, found),
			excerpts: quoted.excerpts,
			runDirName: (0, node_path.basename)(path),
			shownPath: shownPath(path, ctx),
			generatedAt: utcSeconds(ctx.now()),
			problems: [...notes, ...problemNotes([...found, ...quoted.problems])]
		}),
		run
	};
}
function reportPayload(report, path, files) {
	return {
		run_dir: path,
		report_md: files[require_shared_start.REPORT_MARKDOWN],
		report_json: files[require_shared_start.REPORT_JSON],
		verdict: report.verdict,
		winner: report.winner,
		headline: report.headline,
		completeness: `${report.completeness.scored}/${report.completeness.expected}`
	};
}
function tellVerdict(report, path, ctx) {
	const shown = shownPath(path, ctx);
	ctx.say([
		"",
		...sayings(report, ctx),
		...report.notes.map((note) => `  note: ${note}`),
		"",
		`Run-dir  ${shown}`,
		`Report   ${shown}/${require_shared_start.REPORT_MARKDOWN}`
	].join("\n"));
}
function sayings(report, { flags }) {
	const { headline, noise_floor: noise, pairs, repetitions } = report;
	if (flags.smoke === true) return ["Smoke check: the reference passed and the empty answer failed."];
	if (noise?.deviation != null) return [`Noise floor: two identical candidates differ by ${`\u00b1 ${withPoints(noise.deviation)}`} (one standard deviation).`, headline];
	const [pair] = pairs.length === 1 ? pairs : [];
	if (pair === void 0) return [headline];
	return [
		headline,
		...pair.conditions.map(({ ok, text }) => `  ${ok ? "\u2713" : "\u2717"} ${text}`),
		...nextStep(pair, repetitions)
	];
}
function nextStep({ kind, more_repetitions, more_tasks }, repetitions) {
	if (kind !== "inconclusive") return [];
	const ways = [...more_repetitions === null ? [] : [`--runs ${repetitions + more_repetitions}`], ...more_tasks === null ? [] : [`about ${plural(estimated(more_tasks), "more task")}`]];
	return ways.length === 0 ? [] : [`  \u2192 if the lead holds, ${ways.join(" or ")} would settle it`];
}

// src/plugins/reporters/index.ts
const reporters = defineRegistry("reporter", {
	charts: () => Promise.resolve().then(() => require("../plugins/reporters/charts.js")),
	csv: () => Promise.resolve().then(() => require("../plugins/reporters/csv.js")),
	html: () => Promise.resolve().then(() => require("../plugins/reporters/html.js")),
	json: () => Promise.resolve().then(() => require("../plugins/reporters/json.js")),
	markdown: () => Promise.resolve().then(() => require("../plugins/reporters/markdown.js")),
	summary: () => Promise.resolve().then(() => require("../plugins/reporters/summary.js"))
});
const ON_REQUEST = {
	charts: {
		flag: "html",
		files: require_shared_start.CHARTS.map(require_shared_start.chartFile)
	},
	csv: {
		flag: "csv",
		files: Object.values(require_shared_start.TABLES_CSV)
	},
	html: {
		flag: "html",
		files: [require_shared_start.REPORT_HTML]
	}
};
const listings = defineRegistry("listing", {
	attempts: () => Promise.resolve().then(() => require("../plugins/reporters/attempts.js")),
	junit: () => Promise.resolve().then(() => require("../plugins/reporters/junit.js"))
});
const LISTED_ON = {
	attempts: {
		flag: "csv",
		files: [require_shared_start.ATTEMPTS_CSV]
	},
	junit: {
		flag: "junit",
		files: [require_shared_start.JUNIT_XML]
	}
};

// src/commands/shared/write-report.ts
async function writeReport(report, rows, folder, { flags }) {
	await checkReport(report);
	const present = filesIn(folder);
	const isWanted = (format) => format === void 0 || flags[format.flag] === true || format.files.some((name) => present.has(name));
	const files = {};
	for (const id of reporters.ids) {
		if (!isWanted(ON_REQUEST[id])) continue;
		const reporter = await reporters.get(id);
		for (const file of reporter.render(report)) writeDerived(files[file.name] = (0, node_path.join)(folder, file.name), file.pieces ?? [file.content]);
	}
	for (const id of listings.ids) {
		if (!isWanted(LISTED_ON[id])) continue;
		const { name, list } = await listings.get(id);
		writeDerived(files[name] = (0, node_path.join)(folder, name), list(report, rows));
	}
	const old = Object.values(ON_REQUEST).flatMap((format) => format.files.filter((name) => present.has(name)));
	for (const name of old.filter((name) => files[name] === void 0)) node_fs.default.rmSync((0, node_path.join)(folder, name), { force: true });
	return files;
}
const filesIn = (folder) => new Set(node_fs.default.readdirSync(folder, { withFileTypes: true }).filter((entry) => !entry.isDirectory()).map(({ name }) => name));

// src/record/allocate.ts
const LAST = 999;
function allocateRunDir(root, base) {
	writing(root, () => node_fs.default.mkdirSync(root, { recursive: true }));
	for (let number = 1; number <= LAST; number++) {
		const path = (0, node_path.join)(root, `${base}-${String(number).padStart(3, "0")}`);
		if (made(path)) return path;
	}
	throw new require_shared_start.RunError("no-free-run-dir", `${root} already holds ${LAST} runs named ${base}.`, "Remove old ones, or choose another folder for runs.");
}
function made(path) {
	return writing(path, () => {
		try {
			node_fs.default.mkdirSync(path);
			return true;
		} catch (error) {
			if (error.code === "EEXIST") return false;
			throw error;
		}
	});
}

// src/record/index/index-appender.ts
var IndexAppender = class {
	#path;
	#fd;
	#length;
	constructor(path) {
		this.#path = path;
		this.#fd = writing(path, () => node_fs.default.openSync(path, "a"));
		this.#length = node_fs.default.fstatSync(this.#fd).size;
	}
	append(row) {
		const line = Buffer.from(rowLine(row), "utf8");
		writing(this.#path, () => {
			try {
				for (let at = 0; at < line.length;) at += node_fs.default.writeSync(this.#fd, line, at);
			} catch (error) {
				node_fs.default.ftruncateSync(this.#fd, this.#length);
				throw error;
			}
		});
		this.#length += line.length;
	}
	close() {
		node_fs.default.closeSync(this.#fd);
	}
};

// src/record/lock.ts
function lockRunDir(root) {
	const path = (0, node_path.join)(root, LOCK_FILE);
	const lock = takeLock(path);
	if ("release" in lock) return lock;
	throw busy(root, path, lock);
}
function takeLock(path) {
	const me = {
		...identity(process.pid),
		host: (0, node_os.hostname)(),
		token: (0, node_crypto.randomBytes)(8).toString("hex")
	};
	let before = "clean";
	while (!created(path, me)) {
		const other = readHolder(path);
		if (other === null) continue;
		if (isAlive$1(other)) return other;
		before = other.boot === identity(process.pid).boot ? "killed" : "power-cut";
		takeAway(path, other);
	}
	return {
		before,
		release() {
			if (readHolder(path)?.token === me.token) node_fs.default.rmSync(path, { force: true });
		}
	};
}
const isLocked = (root) => isTaken((0, node_path.join)(root, LOCK_FILE));
function isTaken(path) {
	const holder = readHolder(path);
	return holder !== null && isAlive$1(holder);
}
function created(path, me) {
	const draft = `${path}.${me.token}`;
	return writing(path, () => {
		node_fs.default.writeFileSync(draft, JSON.stringify(me), { flag: "wx" });
		try {
			node_fs.default.linkSync(draft, path);
			return true;
		} catch (error) {
			const { code } = error;
			if (code === "EEXIST") return false;
			if (code === "EPERM" || code === "ENOTSUP" || code === "EOPNOTSUPP" || code === "ENOSYS") return createdPlainly(path, me);
			throw error;
		} finally {
			node_fs.default.rmSync(draft, { force: true });
		}
	});
}
function createdPlainly(path, me) {
	try {
		node_fs.default.writeFileSync(path, JSON.stringify(me), { flag: "wx" });
		return true;
	} catch (error) {
		if (error.code === "EEXIST") return false;
		throw error;
	}
}
function readHolder(path) {
	const content = readRegular$1(path, 4096);
	if (content === null) return null;
	const nobody = {
		pid: 0,
		start: null,
		boot: null,
		host: (0, node_os.hostname)(),
		token: ""
	};
	try {
		return {
			...nobody,
			...JSON.parse(content.toString("utf8"))
		};
	} catch {
		return nobody;
	}
}
function isAlive$1(holder) {
	if (holder.host !== (0, node_os.hostname)()) return true;
	if (holder.pid <= 0) return false;
	const now = identity(holder.pid);
	if (holder.boot !== null && now.boot !== null && holder.boot !== now.boot) return false;
	if (holder.start !== null && identity(process.pid).start !== null) return now.start === holder.start;
	return signalReaches(holder.pid);
}
function signalReaches(pid) {
	try {
		process.kill(pid, 0);
		return true;
	} catch (error) {
		return error.code === "EPERM";
	}
}
function identity(pid) {
	const stat = textOf(`/proc/${pid}/stat`);
	return {
		pid,
		start: stat?.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? null,
		boot: textOf("/proc/sys/kernel/random/boot_id")?.trim() ?? null
	};
}
function textOf(path) {
	try {
		return node_fs.default.readFileSync(path, "utf8");
	} catch {
		return null;
	}
}
function takeAway(path, stale) {
	const aside = `${path}.stale-${(0, node_crypto.randomBytes)(6).toString("hex")}`;
	try {
		node_fs.default.renameSync(path, aside);
	} catch (error) {
		if (error.code === "ENOENT") return;
		throw error;
	}
	const moved = readHolder(aside);
	if (moved !== null && moved.token !== stale.token && isAlive$1(moved)) try {
		node_fs.default.linkSync(aside, path);
	} catch (error) {
		if (error.code !== "EEXIST") throw error;
	}
	node_fs.default.rmSync(aside, { force: true });
}
function busy(root, path, other) {
	const here = other.host === (0, node_os.hostname)();
	return new require_shared_start.RunError("run-dir-busy", `${root} is in use by process ${other.pid}${here ? "" : ` on ${other.host}`}.`, here ? `Wait for it or stop it (kill ${other.pid}), or choose another run-dir.` : `If that machine is gone, delete ${path} and try again.`);
}

// src/record/run-dir.ts
var RunDir = class RunDir {
	path;
	plan;
	shard;
	found;
	#lock;
	#index;
	#parents = /* @__PURE__ */ new Set();
	#staged = 0;
	#released = false;
	static create(path, plan, shard = null) {
		writing(path, () => node_fs.default.mkdirSync(path, { recursive: true }));
		refuseForeignFolder(path);
		return RunDir.#locked(path, () => keepPlan(path, plan, shard));
	}
	static open(path) {
		refuseNoFolder(path);
		if (readPlan(path) === null) throw noRun(path);
		return RunDir.#locked(path, () => {
			const plan = readPlan(path);
			if (plan === null) throw noRun(path);
			return plan;
		});
	}
	static #locked(path, planOf) {
		const lock = lockRunDir(path);
		try {
			return new RunDir(path, planOf(), lock);
		} catch (error) {
			lock.release();
			throw error;
		}
	}
	constructor(path, plan, lock) {
		this.path = path;
		this.plan = plan;
		this.shard = readShard(path);
		this.#lock = lock;
		const staging = (0, node_path.join)(path, STAGING_DIR);
		writing(staging, () => {
			node_fs.default.rmSync(staging, {
				recursive: true,
				force: true
			});
			node_fs.default.mkdirSync(staging);
		});
		this.found = loadIndex(path, plan, {
			repair: true,
			rebuild: lock.before === "power-cut",
			shard: this.shard
		});
		this.#index = new IndexAppender((0, node_path.join)(path, INDEX_FILE));
	}
	stage() {
		const dir = (0, node_path.join)(this.path, STAGING_DIR, String(++this.#staged));
		writing(dir, () => node_fs.default.mkdirSync(dir));
		return { dir };
	}
	discard(staged) {
		node_fs.default.rmSync(staged.dir, {
			recursive: true,
			force: true
		});
	}
	put(staged, key, contents) {
		const row = writing(staged.dir, () => this.#complete(staged, key, contents));
		writing(this.path, () => this.#moveInPlace(staged, row.dir));
		this.#index.append(row);
		return row;
	}
	setAside(row) {
		if (exists((0, node_path.join)(this.path, row.dir))) setAside(this.path, row.dir);
	}
	release() {
		if (this.#released) return;
		this.#released = true;
		this.#index.close();
		node_fs.default.rmSync((0, node_path.join)(this.path, STAGING_DIR), {
			recursive: true,
			force: true
		});
		this.#lock.release();
	}
	[Symbol.dispose]() {
		this.release();
	}
	#complete({ dir }, key, { record: unsealed, score, stats, files }) {
		for (const [name, content] of files ?? []) node_fs.default.writeFileSync((0, node_path.join)(dir, name), content);
		node_fs.default.writeFileSync((0, node_path.join)(dir, SCORE_FILE), prettyJson(score));
		node_fs.default.writeFileSync((0, node_path.join)(dir, STATS_FILE), prettyJson(stats));
		const record = {
			...unsealed,
			artifacts: artifactsOf(dir)
		};
		const fault = this.#fault(key, record, score, stats);
		if (fault !== null) throw new require_shared_start.RunError("invalid-record", `An attempt cannot be put on record as ${attemptPath(this.plan, key)}: ${fault}.`, "This is a bug of the harness; please report it.");
		const bytes = prettyJson(record);
		node_fs.default.writeFileSync((0, node_path.join)(dir, RECORD_FILE), bytes);
		return rowOf$1(key, attemptPath(this.plan, key), {
			record,
			score,
			stats
		}, sha256(bytes));
	}
	#moveInPlace(staged, place) {
		this.#makeParents(place);
		const target = (0, node_path.join)(this.path, place);
		if (exists(target)) {
			let number = 1;
			while (exists(supersededPath(target, number))) number++;
			node_fs.default.renameSync(target, supersededPath(target, number));
		}
		node_fs.default.renameSync(staged.dir, target);
	}
	#makeParents(place) {
		const [candidate = "", task = ""] = place.split("/");
		for (const parent of [candidate, `${candidate}/${task}`]) {
			if (this.#parents.has(parent)) continue;
			const path = (0, node_path.join)(this.path, parent);
			if (!isRealFolder(path)) node_fs.default.mkdirSync(path);
			this.#parents.add(parent);
		}
	}
	#fault(key, record, score, stats) {
		const candidate = this.plan.candidates[key.candidate];
		if (record.plan_digest !== this.plan.digest || record.candidate !== candidate?.name || record.backend_id !== candidate.backend || record.task_id !== this.plan.tasks[key.task]?.id || record.run_id !== runId(key.repetition) || record.attempt !== key.attempt) return "its record names another plan, candidate, task, repetition or attempt";
		const unlisted = unlistedFile(record);
		if (unlisted !== null) return `${unlisted} is named in the record, but its file is missing or another one`;
		return [
			faultOf("runRecord", record),
			faultOf("score", score),
			faultOf("stats", stats)
		].find((fault) => fault !== null) ?? contradictionOf(record, score, stats);
	}
};
function unlistedFile(record) {
	const listed = new Map(record.artifacts.map(({ path, sha256 }) => [path, sha256]));
	for (const named of [record.prompt, record.effective_prompt]) if (named !== null && listed.get(named.path) !== named.sha256) return named.path;
	const output = record.model_output_path;
	return output !== null && !listed.has(output) ? output : null;
}
function refuseForeignFolder(path) {
	if (!exists(path) || exists((0, node_path.join)(path, "plan.json"))) return;
	const foreign = node_fs.default.readdirSync(path).find((name) => !OURS_BEFORE_A_PLAN.test(name));
	if (foreign === void 0) return;
	const lost = lostPlan(path);
	if (lost !== null) throw lost;
	throw new require_shared_start.UsageError("not-a-run-dir", `${path} is not a run-dir: it holds ${JSON.stringify(foreign)} and no ${PLAN_FILE}.`, "Name a new or empty folder, or the run-dir of this run.");
}
const OURS_BEFORE_A_PLAN = /^(\.lock.*|\.staging|plan\.json.*|shard\.json.*)$/;

// src/core/environment.ts
function inEnvironments(environments, base) {
	const env = Object.assign({ ...base }, ...environments.map((environment) => environment.env));
	const folders = environments.flatMap(({ path }) => path);
	if (folders.length === 0) return env;
	return {
		...env,
		PATH: [...folders, env["PATH"] ?? ""].filter((part) => part !== "").join(":")
	};
}

// src/record/wait-for-lock.ts
const LOOK_MS = 200;
async function waitForLock(path, signal, tell) {
	for (let told = false;; told = true) {
		const lock = takeLock(path);
		if ("release" in lock) return lock;
		if (!told) tell(lock.pid);
		await (0, node_timers_promises.setTimeout)(LOOK_MS, void 0, { signal });
	}
}

// src/core/install-command.ts
function installCommand(wanted) {
	const packages = [...new Set(wanted.flatMap(({ apt = [] }) => apt))];
	const commands = [...new Set(wanted.flatMap(({ command }) => command ?? []))];
	return [...packages.length === 0 ? [] : [`apt-get install ${packages.join(" ")}`], ...commands].join(" && ");
}

// src/core/version.ts
function isOlder(version, than) {
	const numbers = version.split(/[^0-9]+/).map(Number);
	for (const [at, wanted] of than.entries()) {
		const found = numbers[at] ?? 0;
		if (found !== wanted) return found < wanted;
	}
	return false;
}

// src/core/own-address.ts
function isOwnAddress(url) {
	if (!URL.canParse(url)) return false;
	const { protocol, hostname } = new URL(url);
	return (protocol === "http:" || protocol === "https:") && OWN_HOSTS.some((pattern) => pattern.test(hostname));
}
function isLoopback(url) {
	if (!URL.canParse(url)) return false;
	const { hostname } = new URL(url);
	return hostname === "localhost" || hostname === "[::1]" || /^127(?:\.\d+){3}$/.test(hostname);
}
const OWN_HOSTS = [
	/^[a-z0-9-]+$/,
	/\.(?:localhost|local|internal)$/,
	/^127(?:\.\d+){3}$/,
	/^0\.0\.0\.0$/,
	/^10(?:\.\d+){3}$/,
	/^192\.168(?:\.\d+){2}$/,
	/^172\.(?:1[6-9]|2\d|3[01])(?:\.\d+){2}$/,
	/^\[::1?\]$/,
	/^\[f[cd][0-9a-f]{2}:/
];

// src/plugins/providers/contract.ts
const NOTHING_SAID = {
	reachable: null,
	authorised: null,
	modelServed: null,
	protocols: [],
	contextWindow: null,
	version: null,
	models: [],
	modelCount: null,
	problem: null,
	notes: []
};
const keyOf = ({ keyVariables }, env) => keyVariables.map((name) => env[name]).find((value) => value !== void 0 && value !== "") ?? null;
const defineProvider = (plugin) => plugin;

// src/core/reading.ts
const asWritten = (text) => ({
	text,
	start: (index) => index,
	end: (index) => index + 1,
	indexFrom: (place) => place
});
var Reading = class {
	text;
	#of;
	#way;
	#codes = null;
	constructor(of, way) {
		this.#of = of;
		this.#way = way;
		this.text = way.read === NOTHING ? of.text.replace(way.codes, "") : of.text.replace(way.codes, way.read);
	}
	start(index) {
		const before = this.#last((code) => code.at <= index);
		if (before === void 0) return this.#of.start(index);
		const after = index - before.at - before.read;
		return this.#of.start(after < 0 ? before.from : before.to + after);
	}
	end(index) {
		const before = this.#last((code) => code.at <= index);
		if (before === void 0) return this.#of.end(index);
		const after = index - before.at - before.read;
		return this.#of.end(after < 0 ? before.to - 1 : before.to + after);
	}
	indexFrom(place) {
		const wanted = this.#of.indexFrom(place);
		if (wanted === 0) return 0;
		const before = this.#last((code) => code.from < wanted);
		return before === void 0 ? wanted : before.at + before.read + Math.max(0, wanted - before.to);
	}
	#last(holds) {
		const codes = this.#codes ??= codesIn(this.#of.text, this.#way);
		let [low, high] = [0, codes.length];
		while (low < high) {
			const middle = low + high >> 1;
			const code = codes[middle];
			if (code !== void 0 && holds(code)) low = middle + 1;
			else high = middle;
		}
		return codes[low - 1];
	}
};
function codesIn(text, { codes, read }) {
	const found = [];
	let shorter = 0;
	for (const { index: from, 0: code } of text.matchAll(codes)) {
		const length = read(code).length;
		found.push({
			from,
			to: from + code.length,
			at: from - shorter,
			read: length
		});
		shorter += code.length - length;
	}
	return found;
}
const NOTHING = () => "";
const WITHOUT_JSON = {
	codes: /(?:\\|%(?:25){0,4}5[Cc]){1,8}(?:u[\dA-Fa-f]{4}|[nrt])?|%(?:25){0,4}(?:0[9AaDd]|2[0BbFf]|3[Dd])|\0/g,
	read(code) {
		if (code.length === 1) return "";
		const [, ofUnit, ofByte] = /u(.{4})$|%(?:25)*(?!5[Cc])(..)$/.exec(code) ?? [];
		if (ofByte !== void 0) return readByte(ofByte);
		if (ofUnit === void 0) return SPACES[code.at(-1) ?? ""] ?? "";
		const unit = String.fromCharCode(Number.parseInt(ofUnit, 16));
		return unit === "\\" ? "" : Buffer.from(unit).toString("latin1");
	}
};
const SPACES = {
	n: "\n",
	r: "\r",
	t: "	"
};
const WITHOUT_PERCENTS = {
	codes: /%(?:25){0,4}[\dA-Fa-f]{2}/g,
	read: (code) => readByte(code.slice(-2))
};
const readByte = (hex) => String.fromCharCode(Number.parseInt(hex, 16));
const HALF_ESCAPED = /(?:%(?:25){0,4}[\dA-Fa-f]?|(?:\\|%(?:25){0,4}5[Cc]){1,8}(?:u[\dA-Fa-f]{0,3})?)$/;
const IN_ONE_LINE = {
	codes: /[\t\v\f\r ]+|\n(?![\t\v\f\r ]*\n)/g,
	read: NOTHING
};

// src/core/secret-spellings.ts
const SHORTEST_SECRET = 8;
function spellingsOf(secrets) {
	const parts = [...new Set([...secrets].flatMap(partsOf))];
	const inLines = parts.flatMap(encodings);
	return {
		asWritten: longestFirst([...parts.flatMap(escapes), ...inLines]),
		inLines: longestFirst(inLines),
		escaped: longestFirst(parts.map(latin1Of$1))
	};
}
const longestFirst = (spellings) => [...new Set(spellings)].sort((a, b) => b.length - a.length || (a < b ? -1 : 1));
function partsOf(secret) {
	return [secret, ...secret.includes("\n") ? secret.split("\n").filter((line) => line.trim().length >= 16) : []].filter((part) => Buffer.byteLength(part) >= 8);
}
function escapes(secret) {
	const url = encodeURIComponent(Buffer.from(secret).toString());
	const json = JSON.stringify(secret).slice(1, -1);
	return [
		secret,
		json,
		JSON.stringify(json).slice(1, -1),
		json.replaceAll("/", "\\/"),
		url,
		url.replaceAll(/%[0-9A-F]{2}/g, (code) => code.toLowerCase()),
		url.replaceAll("%20", "+")
	].map(latin1Of$1);
}
function encodings(secret) {
	const bytes = Buffer.from(secret);
	const base64 = base64Spellings(bytes);
	const forUrls = base64.map((text) => text.replaceAll("+", "-").replaceAll("/", "_"));
	const hex = bytes.toString("hex");
	return [
		...base64,
		...forUrls,
		hex,
		hex.toUpperCase()
	];
}
function base64Spellings(bytes) {
	const inner = [
		0,
		1,
		2
	].map((offset) => {
		const encoded = Buffer.concat([Buffer.alloc(offset), bytes]).toString("base64").replaceAll("=", "");
		const start = offset === 0 ? 0 : offset + 1;
		const end = (offset + bytes.length) % 3 === 0 ? encoded.length : encoded.length - 1;
		return encoded.slice(start, end);
	});
	return [bytes.toString("base64"), ...inner];
}
const latin1Of$1 = (text) => Buffer.from(text).toString("latin1");

// src/core/find-secrets.ts
function secretFinder(spellings) {
	const ofWritten = new Wanted(spellings.asWritten);
	const ofUnescaped = new Wanted(spellings.escaped.map((text) => readingsOf(text).unescaped.text));
	const ofLines = new Wanted(spellings.inLines);
	return (text) => {
		const { written, unescaped, inOneLine } = readingsOf(text);
		const looks = [
			new Look(ofWritten, written),
			new Look(ofUnescaped, unescaped),
			new Look(ofLines, inOneLine)
		];
		return {
			found: () => foundBy(looks),
			openFrom: (place) => Math.min(text.length, ...looks.map((look) => look.openFrom(place, text.length) ?? text.length))
		};
	};
}
function readingsOf(text) {
	const written = asWritten(text);
	const withoutJson = new Reading(written, WITHOUT_JSON);
	return {
		written,
		unescaped: new Reading(withoutJson, WITHOUT_PERCENTS),
		inOneLine: new Reading(withoutJson, IN_ONE_LINE)
	};
}
function* foundBy(looks) {
	for (let at = 0;;) {
		const [first] = looks.map((look) => look.next(at)).filter((found) => found !== null).sort((a, b) => a.start - b.start || b.end - a.end);
		if (first === void 0) return;
		yield first;
		at = first.end;
	}
}
var Wanted = class {
	pattern;
	#byFirst = /* @__PURE__ */ new Map();
	#has = /* @__PURE__ */ new Uint8Array(256);
	#longest;
	widest;
	constructor(spellings) {
		const worthIt = longestFirst(spellings.filter((text) => text.length >= 8));
		this.pattern = new RegExp(worthIt.map(escapeRegExp).join("|") || NEVER, "g");
		this.#longest = worthIt[0]?.length ?? 1;
		this.widest = MOST_PER_CHARACTER * this.#longest;
		for (const text of worthIt) {
			const first = text.charCodeAt(0);
			this.#byFirst.set(first, [...this.#byFirst.get(first) ?? [], text]);
			for (const byte of Buffer.from(text, "latin1")) this.#has[byte] = 1;
		}
	}
	beginsAtEndOf(text, from) {
		const earliest = Math.max(from, text.length - this.#longest + 1);
		let start = text.length;
		while (start > earliest && this.#has[text.charCodeAt(start - 1)] === 1) start--;
		for (let at = start; at < text.length; at++) {
			const left = text.length - at;
			for (const spelling of this.#byFirst.get(text.charCodeAt(at)) ?? []) if (spelling.length > left && text.endsWith(spelling.slice(0, left))) return at;
		}
		return -1;
	}
};
const NEVER = "(?!)";
const MOST_PER_CHARACTER = 16;
var Look = class {
	#wanted;
	#in;
	#last;
	constructor(wanted, reading) {
		this.#wanted = wanted;
		this.#in = reading;
	}
	next(place) {
		if (this.#last === null || this.#last !== void 0 && this.#last.start >= place) return this.#last;
		const { pattern } = this.#wanted;
		pattern.lastIndex = this.#in.indexFrom(place);
		const match = pattern.exec(this.#in.text);
		if (match === null) return this.#last = null;
		const last = match.index + match[0].length - 1;
		return this.#last = {
			start: this.#in.start(match.index),
			end: this.#in.end(last)
		};
	}
	openFrom(place, end) {
		const index = this.#wanted.beginsAtEndOf(this.#in.text, this.#in.indexFrom(place));
		if (index < 0) return null;
		const start = this.#in.start(index);
		const earliest = end - this.#wanted.widest;
		return start >= earliest ? start : this.openFrom(earliest, end);
	}
};

// src/core/redact.ts
const REDACTED = "[redacted]";
function createRedactor(secrets) {
	const spellings = spellingsOf(secrets);
	if (spellings.asWritten.length === 0) return null;
	const search = secretFinder(spellings);
	const clean = (latin1) => {
		let [out, at] = ["", 0];
		for (const { start, end } of search(latin1).found()) {
			out += latin1.slice(at, start) + REDACTED;
			at = end;
		}
		return out + latin1.slice(at);
	};
	const bytes = (given) => {
		const before = latin1Of(given);
		const after = clean(before);
		return after === before ? given : Buffer.from(after, "latin1");
	};
	const text = (given) => {
		const before = Buffer.from(given, "utf8").toString("latin1");
		const after = clean(before);
		return after === before ? given : Buffer.from(after, "latin1").toString("utf8");
	};
	return {
		text,
		bytes,
		value: (value) => redactedValue(value, text),
		stream: () => createStream(search)
	};
}
const redactedText = (redactor, text) => redactor?.text(text) ?? text;
function createStream(search) {
	let kept = "";
	const take = (chunk, last) => {
		const arrived = kept + latin1Of(chunk);
		const given = last ? arrived : arrived.replace(HALF_ESCAPED, "");
		const searched = search(given);
		let [out, at] = ["", 0];
		let decided = last ? given.length : searched.openFrom(0);
		for (const { start, end } of searched.found()) {
			if (start >= decided) break;
			out += given.slice(at, start) + REDACTED;
			at = end;
			if (!last && at > decided) decided = searched.openFrom(at);
		}
		const wasEmpty = kept === "";
		kept = arrived.slice(decided);
		return at === 0 && wasEmpty && kept === "" ? chunk : Buffer.from(out + given.slice(at, decided), "latin1");
	};
	return {
		push: (chunk) => take(chunk, false),
		end: () => take(/* @__PURE__ */ new Uint8Array(), true)
	};
}
function redactedValue(value, text) {
	if (typeof value === "string") return text(value);
	if (Array.isArray(value)) return value.map((member) => redactedValue(member, text));
	if (typeof value !== "object" || value === null) return value;
	const entries = Object.entries(value).map(([key, member]) => [text(key), redactedValue(member, text)]);
	return Object.fromEntries(entries);
}
const latin1Of = (bytes) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1");

// src/core/growing-redactor.ts
function createGrowingRedactor(secrets, { learnt, mayGrow }) {
	const known = /* @__PURE__ */ new Set([...secrets, ...learnt]);
	let current = createRedactor(known);
	if (current === null && !mayGrow) return null;
	return {
		text: (text) => redactedText(current, text),
		bytes: (bytes) => current?.bytes(bytes) ?? bytes,
		value: (value) => current === null ? value : current.value(value),
		stream: () => current?.stream() ?? UNCHANGED,
		learn(found) {
			const fresh = found.filter((secret) => secret.length >= 8 && !known.has(secret));
			if (fresh.length === 0) return false;
			for (const secret of fresh) learnt.add(secret);
			for (const secret of [...fresh, ...learnt]) known.add(secret);
			for (const oldest of [...learnt].slice(0, -16)) learnt.delete(oldest);
			current = createRedactor(known);
			return true;
		}
	};
}
const UNCHANGED = {
	push: (chunk) => chunk,
	end: () => /* @__PURE__ */ new Uint8Array()
};

// src/core/remembered.ts
function remembered(make, most = 1e3) {
	const known = /* @__PURE__ */ new Map();
	return (words) => {
		const key = JSON.stringify(words);
		const found = known.get(key);
		if (found !== void 0) return found;
		if (known.size >= most) known.delete(known.keys().next().value ?? "");
		const made = make(words);
		known.set(key, made);
		return made;
	};
}

// src/core/without-amounts.ts
const withoutAmounts = (text) => text.replace(AMOUNT, (_, cost = "", told = "", budget = "") => `${cost}${told}${budget}[amount]`);
const EXPONENT = String.raw`e[-+]?\d{1,3}`;
const NUMBER$1 = String.raw`(?:\d{1,20}(?:[.,]\d{1,20}){0,6}|\.\d{1,20})(?:${EXPONENT})?`;
const IS = String.raw`\w{0,40}"?\s{0,4}[:=]\s{0,4}`;
const CODE = "(?:USD|EUR|GBP|CHF|JPY|CNY|RMB|INR|CAD|AUD|NZD|SEK|NOK|DKK|PLN|CZK|HUF|RON|KRW|BRL|MXN|SGD|HKD|TWD|ZAR|RUB|UAH|ILS|AED)";
const CURRENCY = `(?:${CODE}|dollars?|euros?|pounds?|francs?|rupees?|yen|yuan|cents?)`;
const COUNTED = String.raw`\s?(?:[%\p{Sc}]|(?:${CURRENCY}|m?s|secs?|seconds?|mins?|minutes?|h|hours?|days?|k|tokens?|[kmg]i?b|turns?|steps?|calls?|requests?|times|x|percent|points?)\b)`;
const TOLD$1 = String.raw`(?<!\w)(?:(?:\d{0,20}(?:[.,]\d{1,20}){1,6}(?:${EXPONENT})?|\d{1,20}${EXPONENT})(?!\w|[.,]\d|${COUNTED})|\d{1,20}(?![\w%/:-]|[.,]\d|\s?[\p{L}\p{Sc}%]))`;
const TELLS = String.raw`\w{0,40}"?\s{0,4}[:=~(]?\s{0,4}(?:(?:a|an|of|was|is|are|you|about|at|so far|limit|total|roughly)\s{1,4}){0,4}`;
const AMOUNT = new RegExp([
	String.raw`(?:\p{Sc}\s?|(?<![a-z])${CODE}(?![a-z])"?\s{0,4}[:=]?\s{0,4}"?)${NUMBER$1}`,
	String.raw`${NUMBER$1}\s?(?:\p{Sc}(?!\w)|${CURRENCY}\b)`,
	String.raw`((?:cost|price|spend|balance)${IS})(?:\{[^}]{0,400}\}?|\[[^\]]{0,400}\]?|"?${NUMBER$1}"?)`,
	String.raw`((?:cost|price|spend|spent|balance|credit|charge|bill|paid)${TELLS})${TOLD$1}`,
	String.raw`(budget${IS})"?\d{1,20}\.\d{1,20}"?`
].join("|"), "giu");

// src/core/failure.ts
const classOfFailure = ({ status, kind, message }) => stopFor(kind)?.class ?? classByText(message, ONLY_SPECIFIC) ?? classByStatus(status) ?? classByKind(kind) ?? classByText(message, ALL_TEXTS);
const STOPS = [
	[
		/^(refusal|content_filter|safety)$/i,
		"refusal",
		"the model refused"
	],
	[
		/^(error_max_turns|max_turns)$/i,
		"max_turns",
		"it used up its turns"
	],
	[
		/^(error_max_budget|budget)/i,
		"budget",
		"it used up its budget"
	],
	[
		/prompt_too_long|context_length|model_context_window_exceeded/i,
		"context_overflow",
		"the context was full"
	]
];
function stopFor(reason) {
	const [, cls, words] = STOPS.find(([pattern]) => reason !== null && pattern.test(reason)) ?? [];
	return cls === void 0 || words === void 0 ? null : {
		class: cls,
		words
	};
}
function classByStatus(status) {
	if (status === null) return null;
	if (status === 401 || status === 402 || status === 403) return "auth";
	if (status === 413) return "context_overflow";
	if (status === 429) return "rate_limit";
	if (status === 503 || status === 529) return "overloaded";
	return status >= 400 ? "provider" : null;
}
const KINDS = [
	[/rate_?limit|resource_exhausted|usage_limit/i, "rate_limit"],
	[/overload|unavailable/i, "overloaded"],
	[/auth|permission|billing|credit|api_key/i, "auth"],
	[/context|too_long|request_too_large/i, "context_overflow"],
	[/refus|content_?filter|safety/i, "refusal"],
	[/server_error|api_error|internal|timeout|connection|network|stream|transport|(empty|no)_answer|not_found/i, "provider"]
];
const classByKind = (kind) => kind === null ? null : KINDS.find(([pattern]) => pattern.test(kind))?.[1] ?? null;
const SPECIFIC_PHRASES = [
	[/prompt is too long|context (window|length)|exceeds? the (maximum (number of tokens|context)|context)|maximum (number of tokens|context)|input (is )?too long|too many (input )?tokens/i, "context_overflow"],
	[/insufficient[_ ]quota|credit balance|exceeded your current quota/i, "auth"],
	[/[nN]o space left|ENOSPC|EDQUOT/, "disk"]
];
const ONLY_SPECIFIC = [
	...SPECIFIC_PHRASES,
	[/exceeds? the maximum/i, "context_overflow"],
	[/billing/i, "auth"]
];
const ALL_TEXTS = [
	...ONLY_SPECIFIC,
	[/\b429\b|rate.?limit|too many requests/i, "rate_limit"],
	[/\b(503|529)\b|overloaded|high demand/i, "overloaded"],
	[/\bmodel "[^"]{1,200}" not found/i, "provider"],
	[/\b40[123]\b|unauthori[sz]ed|forbidden|authentication|not logged in|log ?in|api.?key|credentials/i, "auth"],
	[/refus(ed|al) to|content.?filter|safety/i, "refusal"],
	[/\b(4\d\d|5\d\d)\b|server error|stream (error|disconnected|closed)|timed? ?out|connection|ECONN|ENOTFOUND|EAI_AGAIN|fetch failed|network|socket|model.{0,40}(not found|does not exist)|terminated|malformed response|empty (stop|response)|without (sending|receiving)? ?any (chunk|content|response)|failed to get (a )?response|^\[API Error/i, "provider"]
];
const classByText = (text, patterns) => patterns.find(([pattern]) => pattern.test(text))?.[1] ?? null;
const failureText = ({ status, kind, message }) => [
	status === null ? null : `HTTP ${status}`,
	kind,
	require_shared_early.headOf(withoutAmounts(message).replaceAll(/\s+/g, " "), 300)
].filter((part) => part !== null && part !== "").join(", ");

// src/record/leads-into.ts
const leadsInto = (path, folder) => !/^\.\.(\/|$)/.test((0, node_path.relative)(node_fs.default.realpathSync(folder), realPlace(path)));
function realPlace(path) {
	const above = [];
	let there = path;
	for (; !node_fs.default.existsSync(there) && (0, node_path.dirname)(there) !== there; there = (0, node_path.dirname)(there)) above.unshift((0, node_path.basename)(there));
	return (0, node_path.join)(node_fs.default.realpathSync(there), ...above);
}

// src/core/add-known.ts
const addKnown = (a, b) => a === null ? b : b === null ? a : a + b;

// src/core/count-in.ts
const countIn$1 = (value) => typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= MOST ? value : null;
const MOST = 1e12;

// src/plugins/adapters/contract.ts
const defineAdapter = (plugin) => plugin;

// src/plugins/backends/contract.ts
const defineBackend = (plugin) => plugin;

// src/plugins/backends/shared/json-line.ts
const NO_FIELDS = {};
function objectIn(line) {
	if (!line.trimStart().startsWith("{")) return null;
	try {
		return fieldsOf(JSON.parse(line));
	} catch {
		return null;
	}
}
const fieldsOf = (value) => isJsonObject(value) ? value : NO_FIELDS;
const listOf = (value) => Array.isArray(value) ? value : [];
const textIn = (value) => typeof value === "string" && value !== "" ? value : null;
function firstCount(fields, ...names) {
	for (const name of names) {
		const count = countIn$1(fields[name]);
		if (count !== null) return count;
	}
	return null;
}

// src/plugins/backends/shared/transcript.ts
const NO_USAGE = {
	inputTokens: null,
	outputTokens: null,
	cacheReadTokens: null,
	cacheWriteTokens: null,
	reasoningTokens: null
};
const CUT_SHORT = {
	status: null,
	kind: "stream_ended_early",
	message: "An answer ended without its closing events."
};
const NO_CONTENT = {
	status: null,
	kind: "empty_answer",
	message: "What came in the place of an answer held nothing of one."
};
const addUsage = (a, b) => ({
	inputTokens: addKnown(a.inputTokens, b.inputTokens),
	outputTokens: addKnown(a.outputTokens, b.outputTokens),
	cacheReadTokens: addKnown(a.cacheReadTokens, b.cacheReadTokens),
	cacheWriteTokens: addKnown(a.cacheWriteTokens, b.cacheWriteTokens),
	reasoningTokens: addKnown(a.reasoningTokens, b.reasoningTokens)
});
const knowsUsage = (usage) => Object.values(usage).some((count) => count !== null);
const coverageOf = ({ usageCoverage, ended }) => usageCoverage === 1 && !ended ? null : usageCoverage;
const failedServers = (servers) => listOf(servers).map(fieldsOf).filter(({ status }) => status === "failed").map(({ name }) => textIn(name) ?? "one without a name");
var Tally = class {
	#counts = /* @__PURE__ */ new Map();
	add(name) {
		this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1);
	}
	counts() {
		return Object.fromEntries(this.#counts);
	}
};

// src/core/last-words.ts
function lastWords(text) {
	const lines = text.replace(PYTHON_FRAMES, "$1").replace(GO_ROUTINES, "").split("\n");
	const crash = lines.findLastIndex((line, at) => CRASH.test(line) || isOverFrames(line, lines[at + 1] ?? ""));
	const words = lines.slice(Math.max(crash, 0)).filter((line) => !FRAME.test(line) && WORD.test(line)).map((line) => line.replace(PLACE, "")).reverse();
	const told = words.filter((line) => !ADVICE.test(line));
	const head = crash === -1 ? [] : told.slice(AN_END).slice(-A_HEAD);
	return [
		...told.slice(0, AN_END),
		...head,
		...words.filter((line) => ADVICE.test(line))
	];
}
const AN_END = 2;
const A_HEAD = 2;
const WORD = /\p{L}/u;
const isOverFrames = (line, next) => !FRAME.test(line) && /^\s+at /.test(next);
const CRASH = /Traceback \(most recent call last\)|^panic: |^fatal error: |\bpanicked at |^FATAL ERROR: /;
const PYTHON_FRAMES = /^(.*Traceback \(most recent call last\).*\n)(?:[ \t].*(?:\n|$))*/gm;
const GO_ROUTINES = /^goroutine \d+ \[[^]*$/m;
const FRAME = /^\s+at |^\s+\d+: |^\d+: 0x|^[\u2502\u256d\u2570]/;
const PLACE = /(?<!\S)\S+\.(?:[cm]?[jt]sx?|py|rs|go|java|rb|c|cc|cpp|h)(?:"?, line |:)\d+(?::\d+)?/g;
const ADVICE = /^\s*(?:hint|tip|note|help|try|use|set|run|see|check|please|make sure|did you)\b/i;

// src/core/class-of-words.ts
function classOfWords(words) {
	for (const line of lastWords(words)) {
		const found = classOfLine(line.replace(NAME, ""));
		if (found !== null) return found;
	}
	return null;
}
const classOfLine = (line) => classByText(line, OF_A_MACHINE) ?? classByStatus(statusIn(line)) ?? classByText(line, PHRASES);
const NAME = /\bmodule(?: named)? ["'`][^"'`]{0,200}["'`]|(?<![\w@~.-])(?!HTTP\/)[\w@~.-]{0,200}(?:\/[\w@~.-]{1,200})+|(?<![\w@-])[\w@-]{1,200}(?:\.[\w-]{1,200}){0,4}\.[a-z]{1,4}\b(?![.\w])/g;
function statusIn(line) {
	const [, after, before] = STATUS.exec(line) ?? [];
	return after === void 0 && before === void 0 ? null : Number(after ?? before);
}
const NUMBER = String.raw`(?<![\w.-])([45]\d\d)(?![\w%]|[.,]\d)`;
const TITLE = String.raw`(?<![a-z])(?:HTTP(?:\/\d(?:\.\d)?)?|(?:api|http|server|client)\w{0,20}error|error|status(?:[ _-]?code)?|(?<!exit )code|request rejected|(?:api|server|provider|gateway) (?:returned|answered|responded with))`;
const COUNTS = String.raw`(?!\s?[!=<>]|\s(?:[a-z]{3,}s|passed|failed|of|is|was|to)\b)`;
const REASON = String.raw`(?:status code|bad request|unauthori[sz]ed|payment required|forbidden|not found|request time-?out|conflict|(?:payload|content|request entity) too large|unprocessable|too many requests|rate.?limit|(?:internal )?server error|client error|bad gateway|service unavailable|gateway time-?out|overloaded)`;
const STATUS = new RegExp(String.raw`${TITLE}["']?[\s:=(]{1,4}${NUMBER}${COUNTS}|${NUMBER}[\s:(-]{1,3}${REASON}`, "i");
const OF_A_MACHINE = [[/out of memory|cannot allocate memory|\bENOMEM\b|\bMemoryError\b/i, "oom"], ...SPECIFIC_PHRASES];
const PHRASES = [
	[/\brate[ _-]limit|RateLimit(?:Error|Exceeded)|ThrottlingException|resource_?exhausted|too many requests/i, "rate_limit"],
	[/(?:^|[:"({-]\s{0,2}|(?:server|service|model|api)\b.{0,20} )overloaded(?:_error)?(?!\s["'\u2018\x60\w])|high demand|service ?unavailable/i, "overloaded"],
	[/\bmodel ["'`][^"'`]{0,200}["'`] (?:was )?(?:not found|does not exist)|\bmodel not found/i, "provider"],
	[/\bunauthori[sz]ed\b(?! \w)|\b(?:error|status): forbidden\b(?! \w)|\b(?:openai|anthropic|litellm)\.PermissionDenied|authentication[ _]?(?:error|fail|required)|failed to authenticate/i, "auth"],
	[/billing[ _](?:details|account|error|issue|(?:\w{1,10} )?limit|not active)/i, "auth"],
	[/not logged in|\b(?:please|must|need to|have to) log ?in\b|\blog ?in (?:failed|required|expired)/i, "auth"],
	[/\b(?:invalid|incorrect|missing|wrong|expired)\b.{0,20}\b(?:api[ _-]?key|credentials)\b|\bno (?:api key|credentials)\b|api[ _-]?key\b.{0,20} (?:invalid|missing|expired|required|not (?:set|found|valid)|must be set)\b|\b(?:load|locate)\b.{0,20}\bcredentials\b/i, "auth"],
	[/refus(?:ed|al) to (?:answer|respond|comply|assist)|model refused|content[ _-]filter|\bsafety (?:filter|polic|system|settings)/i, "refusal"],
	[/\bECONN[A-Z]+\b|\bENOTFOUND\b|\bEAI_AGAIN\b|\bETIMEDOUT\b|Connection\w{0,10}Error\b|NetworkError\b|InternalServerError\b|\blitellm\.Timeout\b|(?:Read|Connect|API)Timeout/, "provider"],
	[/\bconnection (?:error|refused|reset|closed|aborted|timed|failed|lost|terminated)|network (?:error|failure|is unreachable|request failed)|socket (?:hang up|closed|error|disconnected)|\b(?:request|response|read|api|stream|network)(?: \w{1,20})? timed? ?out|fetch failed|error sending request/i, "provider"],
	[/\bserver error\b|stream (?:error|disconnected|closed)|^(?:\w*Error: )?terminated$|malformed response|empty (?:stop|stream|response)|without (?:sending|receiving)? ?any (?:chunk|content|response)|failed to get (?:a )?response|^\[API Error/i, "provider"]
];

// src/plugins/backends/shared/classify.ts
function classify(ended, told, program) {
	const { spawnError, timedOut } = ended;
	if (spawnError !== null) return {
		class: "environment",
		reason: `${program} could not be started: ${spawnError.message}`
	};
	if (timedOut) return outOfTime(told, program);
	if (told.failure !== null) return faultOfFailure(told.failure, program);
	const stop = stopFor(told.stopReason);
	if (stop !== null) return {
		class: stop.class,
		reason: `${program} stopped: ${stop.words} (${told.stopReason ?? "unknown"}).`
	};
	if (told.ended && ended.exitCode === 0) return told.answered ? null : noAnswer(program);
	return untold(ended, told, program);
}
function outOfTime({ answered, lastStumble }, program) {
	if (lastStumble !== null) {
		const { class: cls } = faultOfFailure(lastStumble, program);
		if (OUTLASTS_TIME.has(cls)) return {
			class: cls,
			reason: `${program} ran out of time over errors of its provider: ${failureText(lastStumble)}`
		};
	}
	if (!answered) return {
		class: "provider",
		reason: `The model answered nothing until ${program} ran out of time.`
	};
	return {
		class: "agent_timeout",
		reason: `${program} ran out of time and was stopped.`
	};
}
const OUTLASTS_TIME = /* @__PURE__ */ new Set([
	"rate_limit",
	"overloaded",
	"auth",
	"provider",
	"context_overflow"
]);
function faultOfFailure(failure, program) {
	return {
		class: classOfFailure(failure) ?? "agent_crash",
		reason: `${program} gave up: ${failureText(failure)}`
	};
}
const noAnswer = (program) => ({
	class: "provider",
	reason: `${program} ended without any answer of the model.`
});
function untold(ended, { lastStumble, ...told }, program) {
	const { exitCode, signal, stderr, stdout } = ended;
	if (signal === "SIGKILL") return {
		class: "oom",
		reason: `${program} was killed from outside.`
	};
	const how = signal === null ? `with code ${String(exitCode)}` : `by ${signal}`;
	const words = lastLines(stderr.text) || (told.ended || holdsEvents(stdout.text) ? "" : lastLines(stdout.text));
	const isOver = words === "" && lastStumble !== null;
	const cls = exitCode === 0 ? null : isOver ? classOfFailure(lastStumble) : classOfWords(words);
	const last = isOver ? failureText(lastStumble) : words;
	return {
		class: cls ?? "agent_crash",
		reason: `${program} ended ${how} before its work was done${tail(last)}`
	};
}
const MOST_WORDS = 16384;
const lastLines = (text) => require_shared_early.tailOf(require_shared_start.quotedOutput(text).trim(), MOST_WORDS);
const tail = (words) => words === "" ? "." : `: ${require_shared_early.tailOf(withoutAmounts(words).replaceAll(/\s+/g, " "), 300)}`;
const holdsEvents = (text) => /^\s*[{[]/m.test(text);

// src/plugins/backends/shared/is-renewed.ts
function isRenewed(lent, left) {
	if (lent === left) return false;
	const [before, after] = [refreshTokens(lent), refreshTokens(left)];
	if (after === null || after.length === 0) return false;
	return !after.every((token) => before?.includes(token) === true);
}
function refreshTokens(login) {
	try {
		return tokensIn$1(JSON.parse(login), "");
	} catch {
		return null;
	}
}
function tokensIn$1(value, name) {
	if (typeof value === "string") return REFRESH.test(name) && value !== "" ? [value] : [];
	if (typeof value !== "object" || value === null) return [];
	return Object.entries(value).flatMap(([member, each]) => tokensIn$1(each, member));
}
const REFRESH = /^refresh(_?token)?$/i;

// src/plugins/backends/shared/model-problems.ts
const modelProblems = (model) => {
	if (model.startsWith("-")) return [{
		message: `${JSON.stringify(model)} looks like a flag.`,
		hint: "Give the model's name alone."
	}];
	if (/[\u0000-\u001f\u007f]/.test(model)) return [{ message: "A model's name holds no control characters." }];
	if (model.length > LONGEST) return [{ message: `A model's name of ${model.length} characters is none.` }];
	return [];
};
const LONGEST = 500;

// src/plugins/backends/shared/probe-program.ts
const TIMEOUT_MS = 6e4;
async function probeProgram({ program, install }, { exec, env }) {
	const found = await exec.run({
		argv: [program, "--version"],
		cwd: "/",
		env,
		timeoutMs: TIMEOUT_MS
	});
	const told = `${found.stdout.text}\n${found.stderr.text}`;
	const version = versionIn(told);
	if (found.spawnError !== null) return {
		available: false,
		version: null,
		reason: `${program} is not on PATH.`,
		next: `Install it: ${install}`
	};
	if (found.exitCode === 0) return {
		available: true,
		version,
		reason: null
	};
	return {
		available: false,
		version,
		reason: `\`${program} --version\` failed (${String(found.exitCode ?? found.signal)}): ${told.trim().slice(-200)}`,
		next: `Install it anew: ${install}`
	};
}
const versionIn = (text) => /\d+\.\d+(\.\d+)?([\w.+-]*\w)?/.exec(text)?.[0] ?? null;

// src/plugins/backends/shared/agent-backend.ts
function agentBackend(agent) {
	const { id, summary, program, verifiedWith, permissions, protocols, namedProvider, own, reader } = agent;
	return {
		id,
		summary,
		program,
		verifiedWith,
		...permissions === void 0 ? {} : { permissions },
		protocols,
		...namedProvider === void 0 ? {} : { namedProvider },
		...agent.byproducts === void 0 ? {} : { byproducts: agent.byproducts },
		...own === void 0 ? {} : { own },
		reader,
		deterministic: false,
		needsOracle: false,
		modelProblems: (model) => [...modelProblems(model), ...agent.modelProblems?.(model) ?? []],
		probe: (deps) => probeProgram(agent, deps),
		solve: (job, box) => solveWith(agent, job, box)
	};
}
const STDERR_FILE = "transcript.stderr.txt";
async function solveWith(agent, job, box) {
	const agentJob = {
		...job,
		homeDir: box.homeDir
	};
	const command = agent.command(agentJob);
	const ended = await runProgram(agent, command, job, box);
	for (const [name, path] of Object.entries(agent.keeps ?? {})) {
		const place = await placeOf(path, box.home);
		const kept = place === null ? null : await box.home.read(place, MAX_KEPT_BYTES);
		if (kept !== null) job.evidence.write(name, kept);
	}
	const reader = agent.reader();
	for (const name of [agent.outputFile ?? TRANSCRIPT_FILE, ...agent.alsoReads ?? []]) for await (const line of job.evidence.lines(name)) reader.take(line, name);
	return runOf(agent, agentJob, job, command, ended, reader.told());
}
const TRANSCRIPT_FILE = "transcript.jsonl";
const MAX_KEPT_BYTES = 67108864;
async function placeOf(path, home) {
	const [before = "", after] = path.split("*");
	if (after === void 0) return path;
	const slash = before.lastIndexOf("/");
	const [folder, start] = [before.slice(0, slash), before.slice(slash + 1)];
	const name = (await home.names(folder)).findLast((one) => one.startsWith(start) && one.endsWith(after));
	return name === void 0 ? null : `${folder}/${name}`;
}
async function runProgram(agent, command, job, box) {
	const { config } = job.own;
	const lent = [...command.lent ?? [], ...config?.keys() ?? []];
	if (config !== null) await box.home.put(config);
	await box.home.write(command.homeFiles ?? {});
	try {
		return {
			...await box.exec({
				argv: [command.program ?? agent.program, ...command.args],
				env: {
					...withheld({
						...COMMON_ENV,
						...command.env
					}, job),
					...job.env
				},
				stdin: command.stdin ?? "",
				stdoutFile: job.evidence.path(agent.outputFile ?? TRANSCRIPT_FILE),
				stderrFile: job.evidence.path(STDERR_FILE),
				timeoutMs: job.timeoutMs,
				...job.extraMs === void 0 ? {} : { extraMs: job.extraMs },
				signal: job.signal,
				lent
			}),
			loginRenewed: await isLoginRenewed(command, job, box.home)
		};
	} finally {
		for (const path of lent) await box.home.remove(path);
	}
}
function withheld(env, { unsetEnv, endpoint }) {
	const isWay = (value = "") => endpoint !== null && (value.includes(endpoint.token) || value.includes(endpoint.baseUrl));
	return withoutVariables(env, unsetEnv.filter((name) => !isWay(env[name])));
}
async function isLoginRenewed({ lent = [], homeFiles = {} }, { own }, home) {
	const logins = new Set(Object.values(own.login ?? {}));
	for (const path of lent) {
		const given = homeFiles[path];
		if (given === void 0 || !logins.has(given)) continue;
		const left = await home.read(path, MAX_LOGIN_BYTES);
		if (left !== null && isRenewed(given, Buffer.from(left).toString("utf8"))) return true;
	}
	return false;
}
const MAX_LOGIN_BYTES = 1048576;
const COMMON_ENV = {
	TERM: "dumb",
	NO_COLOR: "1",
	CI: "1",
	GIT_TERMINAL_PROMPT: "0",
	PAGER: "cat"
};
const UNCONTROLLED = {
	requested: null,
	effective: null,
	control: "unsupported"
};
function runOf(agent, agentJob, job, command, ended, told) {
	const fault = classify(ended, told, agent.program);
	return {
		fault,
		stopReason: told.stopReason,
		loginRenewed: ended.loginRenewed,
		...told.failedServers === void 0 ? {} : { failedServers: told.failedServers },
		error: fault?.reason ?? null,
		usage: told.usage,
		inputIncludesCache: told.inputIncludesCache,
		usageCoverage: coverageOf(told),
		toolCalls: told.toolCalls,
		turns: told.turns,
		failedCommands: told.failedCommands,
		finalText: told.finalText,
		effectivePrompt: command.effectivePrompt ?? null,
		programVersion: told.programVersion ?? job.programVersion,
		temperature: UNCONTROLLED,
		seed: UNCONTROLLED,
		metadata: {
			family: agent.id,
			model: job.model,
			model_reported: told.model,
			session_id: told.sessionId,
			exit_code: ended.exitCode,
			signal: ended.signal,
			permissions: agent.permissions ?? null,
			protocol: job.endpoint?.protocol ?? null,
			context_window: job.endpoint?.contextWindow ?? null,
			key_variables: Object.keys(job.own.keys).sort(),
			login_lent: job.own.login !== null,
			login_renewed: ended.loginRenewed,
			host_config: described(job.own.config),
			mcp_servers_failed: told.failedServers ?? null,
			verified_with: agent.verifiedWith,
			input_includes_cache: told.inputIncludesCache,
			...agent.facts?.(agentJob),
			...told.facts,
			stderr_tail: withoutAmounts(ended.stderr.text).slice(-1024)
		}
	};
}
const described = (config) => config === null ? null : {
	files: config.size,
	sha256: treeDigest(config)
};

// src/plugins/backends/shared/provider-models.ts
const KEY_OF = {
	anthropic: "ANTHROPIC_API_KEY",
	openai: "OPENAI_API_KEY",
	google: "GEMINI_API_KEY",
	openrouter: "OPENROUTER_API_KEY"
};
const PROVIDER_KEYS = {
	keyVariables: Object.values(KEY_OF),
	keysOf(model, set) {
		const provider = providerOf(model);
		if (provider === null) return onlyOne(set);
		const variable = KEY_OF[provider];
		return set.filter((name) => name === variable);
	}
};
const THINKING_SUFFIX = /:(?:off|minimal|low|medium|high|xhigh)$/;
const namedProviders = (protocols, suffix) => (model) => {
	const provider = providerOf(model) ?? "";
	const protocol = Object.hasOwn(protocols, provider) ? protocols[provider] : void 0;
	const written = model.slice(provider.length + 1);
	const name = suffix === void 0 ? written : written.replace(suffix, "");
	return protocol === void 0 || name === "" ? null : {
		provider,
		model: name,
		protocol
	};
};
const onlyOne = (set) => set.length > 1 ? null : set;
function providerOf(model) {
	const slash = model.indexOf("/");
	return slash < 0 ? null : model.slice(0, slash);
}

// src/plugins/backends/shared/settings.ts
const flagIn = (value) => /^(1|true|yes|on)$/i.test(value ?? "");
const isSet = (env, name) => (env[name] ?? "") !== "";

// src/plugins/backends/shared/model-limits.ts
function modelLimits(window) {
	const context = window ?? USUAL_WINDOW;
	return {
		context,
		output: Math.min(USUAL_OUTPUT, Math.floor(context / 4))
	};
}
const USUAL_WINDOW = 131072;
const USUAL_OUTPUT = 8192;

// src/plugins/backends/shared/read-pi-transcript.ts
function readPiTranscript() {
	const calls = new Tally();
	let told = {
		sessionId: null,
		model: null,
		finalText: null,
		stopReason: null,
		ended: false,
		answered: false,
		lastStumble: null
	};
	let usage = NO_USAGE;
	let [turns, failedCommands, answers, counted, uncounted] = [
		0,
		0,
		0,
		0,
		0
	];
	const takeAnswer = (message) => {
		const failed = message["stopReason"] === "error";
		const spent = usageOf(fieldsOf(message["usage"]));
		usage = addUsage(usage, spent);
		answers++;
		if (knowsUsage(spent)) counted++;
		else if (!failed) uncounted++;
		const isEmpty = listOf(message["content"]).length === 0 && !knowsUsage(spent);
		const text = listOf(message["content"]).map((part) => textIn(fieldsOf(part)["text"])).filter((part) => part !== null).join("\n");
		told = {
			...told,
			model: textIn(message["model"]) ?? told.model,
			stopReason: textIn(message["stopReason"]),
			finalText: text === "" ? told.finalText : text,
			answered: told.answered || !failed && listOf(message["content"]).length > 0,
			lastStumble: failed ? failureOf(textIn(message["errorMessage"])) : isEmpty ? NO_CONTENT : null
		};
	};
	return {
		take(line) {
			if (line.startsWith("{\"type\":\"message_update\"")) return;
			const event = objectIn(line);
			if (event === null) return;
			const { type } = event;
			const message = fieldsOf(event["message"]);
			if (type === "session") told = {
				...told,
				sessionId: textIn(event["id"])
			};
			else if (type === "message_end" && message["role"] === "assistant") takeAnswer(message);
			else if (type === "turn_end") turns++;
			else if (type === "tool_execution_start") calls.add(textIn(event["toolName"]) ?? "unknown");
			else if (type === "tool_execution_end" && event["isError"] === true) failedCommands++;
			else if (type === "auto_retry_end" && event["success"] === false) told = {
				...told,
				lastStumble: told.lastStumble ?? failureOf(textIn(event["finalError"]))
			};
			else if (type === "agent_end") told = {
				...told,
				ended: true
			};
			else if (type === "agent_start") told = {
				...told,
				ended: false
			};
		},
		told: () => ({
			...told,
			failure: !told.ended ? null : told.lastStumble ?? (counted > 0 && uncounted > 0 ? CUT_SHORT : null),
			usage,
			inputIncludesCache: false,
			usageCoverage: answers === 0 ? 0 : counted / answers,
			turns: answers === 0 ? null : turns,
			toolCalls: told.answered ? calls.counts() : null,
			failedCommands: told.answered ? failedCommands : null,
			programVersion: null,
			facts: {}
		})
	};
}
function usageOf(usage) {
	const counts = countsIn(usage);
	return Object.values(counts).some((count) => count !== null && count > 0) ? counts : NO_USAGE;
}
const countsIn = (usage) => ({
	inputTokens: countIn$1(usage["input"]),
	outputTokens: countIn$1(usage["output"]),
	cacheReadTokens: countIn$1(usage["cacheRead"]),
	cacheWriteTokens: countIn$1(usage["cacheWrite"]),
	reasoningTokens: null
});
function failureOf(message) {
	const text = message ?? "an error without a message";
	const status = /^(?:Error: )?(\d{3})\b/.exec(text)?.[1];
	return {
		status: status === void 0 ? null : Number(status),
		kind: null,
		message: text
	};
}

// src/plugins/isolation/contract.ts
const defineIsolation = (plugin) => plugin;

// src/plugins/isolation/shared/file-error.ts
const errno = (error) => error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : null;
const DISK_CODES = /* @__PURE__ */ new Set([
	"ENOSPC",
	"EDQUOT",
	"EROFS",
	"EACCES",
	"EPERM",
	"EIO",
	"EMLINK"
]);
function onDisk(root, operate) {
	try {
		return operate();
	} catch (cause) {
		if (!DISK_CODES.has(errno(cause) ?? "")) throw cause;
		throw new require_shared_start.RunError("disk", `Cannot write a sandbox below ${root}: ${messageOf(cause)}.`, "Free some space there, check its permissions and the umask, or set TMPDIR to another folder; what is done is kept.", { cause });
	}
}

// src/plugins/isolation/shared/owner.ts
const FOREIGN_MARK_MS = 6048e5;
let own;
const ownMark = () => own ??= `${process.pid}.${startOf(process.pid) ?? 0}.${pidNamespace()}`;
function isAlive(mark, ageMs) {
	const [pid, start, namespace] = mark.split(".").map(Number);
	if (pid === void 0 || start === void 0 || namespace === void 0) return false;
	if (namespace !== pidNamespace()) return ageMs < FOREIGN_MARK_MS;
	if (start !== 0) return startOf(pid) === start;
	try {
		process.kill(pid, 0);
		return true;
	} catch (error) {
		return error instanceof Error && "code" in error && error.code === "EPERM";
	}
}
function startOf(pid) {
	try {
		const stat = node_fs.default.readFileSync(`/proc/${pid}/stat`, "latin1");
		return Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19]);
	} catch {
		return null;
	}
}
function pidNamespace() {
	try {
		return Number(/\d+/.exec(node_fs.default.readlinkSync("/proc/self/ns/pid"))?.[0] ?? 0);
	} catch {
		return 0;
	}
}

// src/plugins/isolation/shared/trash.ts
const GATHER_MS = 500;
const DELETE_TIMEOUT_MS = 6e5;
var Trash = class {
	#folder;
	#deps;
	#items = [];
	#inHand = [];
	#timer;
	#work = Promise.resolve();
	constructor(folder, deps) {
		this.#folder = folder;
		this.#deps = deps;
	}
	add(path, mark) {
		this.#items.push({
			path: this.#takeAway(path),
			mark
		});
		this.#timer ??= setTimeout(() => {
			this.empty().catch(() => {});
		}, GATHER_MS).unref();
	}
	empty() {
		clearTimeout(this.#timer);
		this.#timer = void 0;
		this.#work = this.#work.then(() => this.#deleteAll(), () => this.#deleteAll());
		return this.#work;
	}
	emptyAtExit() {
		for (const { path, mark } of [...this.#inHand, ...this.#items]) try {
			removeTree(path);
			removeMark(mark);
		} catch {}
	}
	#takeAway(path) {
		const place = (0, node_path.join)(this.#folder, `${(0, node_path.basename)(path)}.${process.pid}`);
		try {
			if (node_fs.default.lstatSync(path).isDirectory()) node_fs.default.chmodSync(path, 448);
			node_fs.default.renameSync(path, place);
			return place;
		} catch (error) {
			if (errno(error) === "ENOENT") return this.#earlier((0, node_path.basename)(path)) ?? place;
			return path;
		}
	}
	#earlier(name) {
		const found = node_fs.default.readdirSync(this.#folder).find((entry) => entry.startsWith(`${name}.`));
		return found === void 0 ? void 0 : (0, node_path.join)(this.#folder, found);
	}
	async #deleteAll() {
		const items = [...this.#inHand, ...this.#items];
		this.#inHand = items;
		this.#items = [];
		if (items.length === 0) return;
		await this.#run("rm", "-rf");
		if (this.#left().length > 0) {
			await this.#run("chmod", "-R", "u+rwx");
			await this.#run("chattr", "-R", "-f", "-i", "-a");
			await this.#run("rm", "-rf");
		}
		const left = this.#left();
		for (const item of items) if (!left.includes(item)) removeMark(item.mark);
		this.#inHand = left;
		if (left.length === 0) return;
		throw new require_shared_start.RunError("disk", `Cannot delete ${left.map(({ path }) => path).join(", ")}.`, "See who owns the files in there and remove them; nothing needs them any more.");
	}
	async #run(program, ...options) {
		const paths = this.#left().map(({ path }) => path);
		for (let at = 0; at < paths.length; at += 500) await this.#deps.exec.run({
			argv: [
				program,
				...options,
				"--",
				...paths.slice(at, at + 500)
			],
			cwd: this.#folder,
			env: { PATH: this.#deps.baseEnv["PATH"] ?? "/usr/bin:/bin" },
			timeoutMs: DELETE_TIMEOUT_MS
		});
	}
	#left() {
		return this.#inHand.filter(({ path }) => node_fs.default.lstatSync(path, { throwIfNoEntry: false }) !== void 0);
	}
};
function removeTree(path) {
	try {
		if (node_fs.default.lstatSync(path).isDirectory()) {
			removeFolder(path);
			return;
		}
	} catch {}
	node_fs.default.rmSync(path, {
		recursive: true,
		force: true
	});
}
function removeFolder(path) {
	for (const entry of node_fs.default.readdirSync(path, { withFileTypes: true })) {
		const inner = `${path}/${entry.name}`;
		if (entry.isDirectory()) removeFolder(inner);
		else node_fs.default.unlinkSync(inner);
	}
	node_fs.default.rmdirSync(path);
}
function removeMark(mark) {
	try {
		node_fs.default.unlinkSync(mark);
	} catch (error) {
		if (errno(error) !== "ENOENT") throw error;
	}
}

// src/plugins/isolation/shared/private-folder.ts
const trashes = /* @__PURE__ */ new Map();
function makePrivateFolder(deps) {
	const { tempRoot } = deps;
	const trash = openTrash(deps);
	return onDisk(tempRoot, () => {
		const name = `w-${(0, node_crypto.randomBytes)(9).toString("base64url")}`;
		const path = (0, node_path.join)(tempRoot, name);
		const mark = (0, node_path.join)(backRoomOf(tempRoot), "owners", `${name}.${ownMark()}`);
		node_fs.default.writeFileSync(mark, "", { flag: "wx" });
		makeFolder$1(path);
		let discarded = false;
		const discard = () => {
			if (discarded) return;
			discarded = true;
			trash.add(path, mark);
		};
		return {
			path,
			discard
		};
	});
}
function makeFolder$1(path, mode = 448) {
	node_fs.default.mkdirSync(path, { mode: 448 });
	node_fs.default.chmodSync(path, mode);
}
function reapStale(deps) {
	const { tempRoot } = deps;
	const trash = openTrash(deps, { reap: false });
	const owners = (0, node_path.join)(backRoomOf(tempRoot), "owners");
	return onDisk(tempRoot, () => node_fs.default.readdirSync(owners)).filter((file) => !isAlive(...markAndAge(owners, file))).map((file) => {
		const name = file.slice(0, file.indexOf("."));
		trash.add((0, node_path.join)(tempRoot, name), (0, node_path.join)(owners, file));
		return name;
	});
}
function openTrash(deps, { reap } = { reap: true }) {
	const known = trashes.get(deps.tempRoot);
	if (known !== void 0) return known;
	const backRoom = openBackRoom(deps.tempRoot);
	const trash = new Trash((0, node_path.join)(backRoom, "trash"), deps);
	if (trashes.size === 0) process.once("exit", () => trashes.forEach((each) => each.emptyAtExit()));
	trashes.set(deps.tempRoot, trash);
	if (reap) reapStale(deps);
	return trash;
}
const UID = process.getuid?.() ?? 0;
const backRoomOf = (tempRoot) => (0, node_path.join)(tempRoot, `.w-${UID}`);
function openBackRoom(tempRoot) {
	const backRoom = backRoomOf(tempRoot);
	onDisk(tempRoot, () => {
		for (const folder of [
			backRoom,
			(0, node_path.join)(backRoom, "owners"),
			(0, node_path.join)(backRoom, "trash")
		]) if (!node_fs.default.lstatSync(folder, { throwIfNoEntry: false })) makeFolderUnlessThere(folder);
	});
	const { uid, mode } = node_fs.default.lstatSync(backRoom);
	if (node_fs.default.lstatSync(backRoom).isDirectory() && uid === (process.getuid?.() ?? uid) && (mode & 63) === 0) return backRoom;
	throw new require_shared_start.RunError("temp-root", `${backRoom} is not a private folder of this user.`, "Remove it, or set TMPDIR to a folder of your own.");
}
function makeFolderUnlessThere(folder) {
	try {
		makeFolder$1(folder);
	} catch (error) {
		if (errno(error) !== "EEXIST") throw error;
	}
}
function markAndAge(owners, file) {
	const made = node_fs.default.lstatSync((0, node_path.join)(owners, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;
	return [file.slice(file.indexOf(".") + 1), Date.now() - made];
}

// src/plugins/isolation/shared/careful-reading.ts
const { O_DIRECTORY, O_NOFOLLOW: O_NOFOLLOW$1, O_NONBLOCK: O_NONBLOCK$1, O_RDONLY: O_RDONLY$1 } = node_fs.default.constants;
const HAS_PROC = node_fs.default.existsSync("/proc/self/fd");
const diskPath = (folder, name) => isPlainText(name) ? `${folder}/${name}` : Buffer.concat([Buffer.from(`${folder}/`), pathBytes(name)]);
function openFolder(root, folder) {
	const path = folder === "" ? root : diskPath(root, folder);
	let fd;
	try {
		fd = node_fs.default.openSync(path, O_RDONLY$1 | O_DIRECTORY | O_NOFOLLOW$1);
	} catch (error) {
		if (folder === "") throw error;
		return notTaken(error);
	}
	if (!HAS_PROC) return {
		fd,
		path: String(path)
	};
	const throughProc = `/proc/self/fd/${fd}`;
	if (node_fs.default.readlinkSync(throughProc, "buffer").equals(Buffer.from(path))) return {
		fd,
		path: throughProc
	};
	node_fs.default.closeSync(fd);
	return "special_file";
}
function childrenOf(folder) {
	const asText = node_fs.default.readdirSync(folder, { withFileTypes: true });
	return (asText.some(({ name }) => name.includes("\ufffd")) ? node_fs.default.readdirSync(folder, {
		withFileTypes: true,
		encoding: "buffer"
	}).map((type) => ({
		name: pathFromBytes(type.name),
		type
	})) : asText.map((type) => ({
		name: type.name,
		type
	}))).sort((a, b) => a.name < b.name ? -1 : 1);
}
function readEntry(path, type, room) {
	try {
		if (type.isSymbolicLink()) return {
			kind: "symlink",
			target: pathFromBytes(node_fs.default.readlinkSync(path, "buffer"))
		};
		return type.isFile() ? readFile(path, room) : "special_file";
	} catch (error) {
		return notTaken(error);
	}
}
function readFile(path, room) {
	const fd = node_fs.default.openSync(path, O_RDONLY$1 | O_NOFOLLOW$1 | O_NONBLOCK$1);
	try {
		const { mode, size, isFile } = statOf(fd);
		if (!isFile) return "special_file";
		if (size > room) return "too_large";
		const content = new Uint8Array(size);
		let length = 0;
		for (let read = -1; read !== 0 && length < size; length += read) read = node_fs.default.readSync(fd, content, length, size - length, null);
		return {
			kind: "file",
			mode: mode & 64 ? 493 : 420,
			content: length < size ? content.slice(0, length) : content
		};
	} finally {
		node_fs.default.closeSync(fd);
	}
}
function statOf(fd) {
	const stat = node_fs.default.fstatSync(fd);
	return {
		mode: stat.mode,
		size: stat.size,
		isFile: stat.isFile()
	};
}
function notTaken(error) {
	switch (errno(error)) {
		case "ENOENT": return "gone";
		case "EACCES":
		case "EPERM":
		case "ENAMETOOLONG": return "unreadable";
		case "ELOOP":
		case "ENOTDIR":
		case "EINVAL":
		case "ENXIO": return "special_file";
		default: throw error;
	}
}

// src/plugins/isolation/shared/read-results.ts
const EXPECTED = {
	isDirectory: () => false,
	isFile: () => true,
	isSymbolicLink: () => false
};
function readResults(dir, paths, maxBytes) {
	const found = /* @__PURE__ */ new Map();
	const root = node_fs.default.realpathSync(dir);
	for (const path of paths) {
		const folder = (0, node_path.dirname)(path);
		const opened = openFolder(root, folder === "." ? "" : folder);
		if (typeof opened === "string") continue;
		try {
			const name = folder === "." ? path : path.slice(folder.length + 1);
			const entry = readEntry(diskPath(opened.path, name), EXPECTED, maxBytes);
			if (typeof entry !== "string" && entry.kind === "file") found.set(path, entry.content);
		} finally {
			node_fs.default.closeSync(opened.fd);
		}
	}
	return found;
}

// src/plugins/isolation/shared/safe-tree.ts
function refuseUnsafe(tree) {
	for (const [path, entry] of tree) {
		if (path.includes("\0") || path.split("/").some((name) => name === "" || name === "." || name === "..")) throw unsafe(path, "it is not a plain relative path");
		if (entry.kind === "symlink" && (entry.target === "" || entry.target.includes("\0"))) throw unsafe(path, `no link can point to ${JSON.stringify(entry.target)}`);
	}
	for (const folder of foldersOf(tree.keys())) {
		const entry = tree.get(folder);
		if (entry !== void 0) throw unsafe(folder, `it is a ${entry.kind} and has paths below it`);
	}
}
const unsafe = (path, why) => new require_shared_start.RunError("unsafe-tree", `The path ${JSON.stringify(path)} cannot be written: ${why}.`, "Fix the benchmark's files: paths are relative, without `.`, `..` or empty parts, and below folders only.");

// src/plugins/isolation/shared/private-files.ts
const { O_CREAT, O_EXCL, O_NOFOLLOW, O_NONBLOCK, O_RDONLY, O_WRONLY } = node_fs.default.constants;
function privateFiles(root, ensureRoot) {
	return {
		async write(files) {
			ensureRoot();
			refuseUnsafe(treeOf(files));
			onDisk(root, () => Object.entries(files).forEach(([path, text]) => writePrivate(root, path, text, 384)));
		},
		async put(tree) {
			ensureRoot();
			refuseUnsafe(tree);
			onDisk(root, () => tree.forEach((entry, path) => {
				if (entry.kind === "file") writePrivate(root, path, entry.content, entry.mode & 448);
			}));
		},
		async read(path, maxBytes) {
			ensureRoot();
			refuseUnsafe(treeOf({ [path]: "" }));
			return isReachable(root, path) ? readRegular((0, node_path.join)(root, path), maxBytes) : null;
		},
		async names(folder) {
			ensureRoot();
			refuseUnsafe(treeOf({ [`${folder}/x`]: "" }));
			if (!isReachable(root, `${folder}/x`)) return [];
			return onDisk(root, () => node_fs.default.readdirSync((0, node_path.join)(root, folder), { withFileTypes: true })).flatMap((entry) => entry.isFile() ? [entry.name] : []).sort();
		},
		async remove(path) {
			ensureRoot();
			refuseUnsafe(treeOf({ [path]: "" }));
			if (isReachable(root, path)) onDisk(root, () => node_fs.default.rmSync((0, node_path.join)(root, path), { force: true }));
		}
	};
}
function writePrivate(root, path, content, mode) {
	for (const folder of foldersAbove(path)) {
		const place = (0, node_path.join)(root, folder);
		const stat = node_fs.default.lstatSync(place, { throwIfNoEntry: false });
		if (stat?.isDirectory()) continue;
		if (stat !== void 0) node_fs.default.rmSync(place);
		makeFolder$1(place);
	}
	const place = (0, node_path.join)(root, path);
	node_fs.default.rmSync(place, {
		recursive: true,
		force: true
	});
	const file = node_fs.default.openSync(place, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, mode);
	try {
		node_fs.default.writeFileSync(file, content);
	} finally {
		node_fs.default.closeSync(file);
	}
}
const isReachable = (root, path) => foldersAbove(path).every((folder) => node_fs.default.lstatSync((0, node_path.join)(root, folder), { throwIfNoEntry: false })?.isDirectory());
function foldersAbove(path) {
	const parent = (0, node_path.dirname)(path);
	return parent === "." ? [] : [...foldersAbove(parent), parent];
}
function readRegular(place, maxBytes) {
	const file = openRegular(place);
	if (file === null) return null;
	try {
		const stat = node_fs.default.fstatSync(file);
		return stat.isFile() && stat.size <= maxBytes ? node_fs.default.readFileSync(file) : null;
	} finally {
		node_fs.default.closeSync(file);
	}
}
function openRegular(place) {
	try {
		return node_fs.default.openSync(place, O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
	} catch (error) {
		if ([
			"ENOENT",
			"ELOOP",
			"ENXIO",
			"EACCES"
		].includes(errno(error) ?? "")) return null;
		throw error;
	}
}

// src/plugins/isolation/shared/tree-io.ts
const matcher = remembered((globs) => (0, import_picomatch.default)([...globs], GLOB_OPTIONS));
function writeTree(dir, tree, options = {}) {
	refuseUnsafe(tree);
	const replace = options.replace ?? false;
	for (const folder of foldersOf(tree.keys())) makeFolder(diskPath(dir, folder), replace);
	for (const [path, entry] of tree) {
		if (entry.kind !== "file") continue;
		const target = diskPath(dir, path);
		make(target, replace, () => node_fs.default.writeFileSync(target, entry.content, {
			flag: "wx",
			mode: entry.mode
		}));
	}
	for (const [path, entry] of tree) {
		if (entry.kind !== "symlink") continue;
		const target = diskPath(dir, path);
		make(target, replace, () => node_fs.default.symlinkSync(Buffer.from(pathBytes(entry.target)), target));
	}
}
function makeFolder(path, replace) {
	try {
		node_fs.default.mkdirSync(path);
	} catch (error) {
		if (errno(error) !== "EEXIST") throw error;
		if (node_fs.default.lstatSync(path).isDirectory()) return;
		if (!replace) throw error;
		remove(path);
		node_fs.default.mkdirSync(path);
	}
}
function make(path, replace, create) {
	try {
		create();
	} catch (error) {
		if (!replace || errno(error) !== "EEXIST") throw error;
		remove(path);
		create();
	}
}
const remove = (path) => node_fs.default.rmSync(path, {
	recursive: true,
	force: true
});
function readTree(dir, options) {
	const tree = /* @__PURE__ */ new Map();
	const leftOut = [];
	const ignored = matcher(options.ignore);
	const root = node_fs.default.realpathSync(dir);
	let room = options.maxBytes;
	const pending = [""];
	for (let folder = pending.pop(); folder !== void 0; folder = pending.pop()) {
		const opened = openFolder(root, folder);
		if (typeof opened === "string") {
			if (opened !== "gone") leftOut.push({
				path: folder,
				kind: opened
			});
			continue;
		}
		const subfolders = [];
		try {
			for (const { name, type } of childrenOf(opened.path)) {
				const path = folder === "" ? name : `${folder}/${name}`;
				if (name.toLowerCase() === ".git" || ignored(path)) continue;
				if (type.isDirectory()) {
					subfolders.push(path);
					continue;
				}
				const entry = readEntry(diskPath(opened.path, name), type, room);
				if (typeof entry !== "string") tree.set(path, entry);
				else if (entry !== "gone") leftOut.push({
					path,
					kind: entry
				});
				if (typeof entry !== "string" && entry.kind === "file") room -= entry.content.length;
			}
		} finally {
			node_fs.default.closeSync(opened.fd);
		}
		pending.push(...subfolders.reverse());
	}
	return {
		tree,
		leftOut
	};
}

// src/plugins/isolation/shared/open-worktree.ts
function openWorktree(deps) {
	const folder = makePrivateFolder(deps);
	const inside = (name) => (0, node_path.join)(folder.path, name);
	const [homeDir, tmpDir, resultsDir] = [
		inside("home"),
		inside("tmp"),
		inside("results")
	];
	const workDir = deps.folder === void 0 ? inside("work") : (0, node_path.join)(inside("work"), plainName(deps.folder));
	const inherited = {};
	for (const name of require_shared_early.INHERITED_VARIABLES) {
		const value = deps.baseEnv[name];
		if (value !== void 0) inherited[name] = value;
	}
	const environments = deps.environments ?? [];
	const env = inEnvironments(environments, {
		...inherited,
		HOME: homeDir,
		TMPDIR: tmpDir
	});
	const tempRoot = inside("temp-root");
	const hide = deps.hide.length === 0 ? [] : [...deps.hide, deps.tempRoot];
	const own = [
		inside("work"),
		homeDir,
		tmpDir,
		resultsDir
	];
	const show = hide.length === 0 ? {} : {
		[deps.tempRoot]: tempRoot,
		...Object.fromEntries(own.map((path) => [path, path]))
	};
	const behind = (0, node_path.join)(tempRoot, (0, node_path.basename)(folder.path));
	const forFiles = {
		[inside("work")]: 448,
		[workDir]: 448,
		[homeDir]: 448
	};
	const forPrograms = {
		[tmpDir]: 448,
		[resultsDir]: 448,
		...hide.length === 0 ? {} : {
			[tempRoot]: 1023,
			[behind]: 448
		},
		...hide.length === 0 ? {} : Object.fromEntries(own.map((path) => [(0, node_path.join)(behind, (0, node_path.basename)(path)), 448]))
	};
	const each = (folders, make) => onDisk(deps.tempRoot, () => Object.entries(folders).forEach(([path, mode]) => make(path, mode)));
	each(forFiles, makeFolder$1);
	let touched = false;
	const ensureFolders = () => {
		if (touched) each({
			[folder.path]: 448,
			...forFiles,
			...forPrograms
		}, ensureFolder);
	};
	return {
		workDir,
		homeDir,
		resultsDir,
		cutsNetwork: deps.exec.cutsNetwork,
		home: privateFiles(homeDir, ensureFolders),
		async put(tree) {
			ensureFolders();
			onDisk(deps.tempRoot, () => writeTree(workDir, tree, { replace: true }));
		},
		async snapshot(options) {
			ensureFolders();
			return readTree(workDir, options);
		},
		async results(paths, maxBytes) {
			if (!touched) return /* @__PURE__ */ new Map();
			ensureFolders();
			return readResults(resultsDir, paths, maxBytes);
		},
		async exec({ cwd, env: own, lent = [], ...command }) {
			ensureFolders();
			if (!touched) {
				touched = true;
				each(forPrograms, makeFolder$1);
			}
			return deps.exec.run({
				...command,
				cwd: inWorkDir(workDir, cwd ?? "."),
				env: {
					...env,
					...own
				},
				ownFolder: folder.path,
				lent: lent.map((path) => (0, node_path.join)(homeDir, path)),
				hide,
				show,
				showReadOnly: environments.map((environment) => environment.folder)
			});
		},
		async [Symbol.asyncDispose]() {
			folder.discard();
		}
	};
}
function plainName(name) {
	if (/^[^/\0]+$/.test(name) && name !== "." && name !== "..") return name;
	throw new require_shared_start.RunError("unsafe-folder", `A work directory cannot be named ${JSON.stringify(name)}.`, "This is a fault of the adapter, whose `folder` gives a single name; please report it.");
}
function ensureFolder(path, mode) {
	const stat = node_fs.default.lstatSync(path, { throwIfNoEntry: false });
	if (stat?.isDirectory()) {
		if ((stat.mode & mode) !== mode) node_fs.default.chmodSync(path, stat.mode | mode);
		return;
	}
	if (stat !== void 0) node_fs.default.unlinkSync(path);
	makeFolder$1(path, mode);
}
function inWorkDir(workDir, cwd) {
	const real = realPath((0, node_path.resolve)(workDir, cwd));
	if (real !== null && !(0, node_path.relative)(node_fs.default.realpathSync.native(workDir), real).startsWith("..")) return (0, node_path.resolve)(workDir, cwd);
	throw new require_shared_start.RunError("sandbox-cwd", `A program was to be started in ${JSON.stringify(cwd)}, which is not a folder inside its sandbox.`, "Name a folder that exists in the task's files, relative to them.");
}
function realPath(path) {
	try {
		return node_fs.default.realpathSync.native(path);
	} catch (error) {
		if (errno(error) === "ENOENT" || errno(error) === "ENOTDIR" || errno(error) === "ELOOP") return null;
		throw error;
	}
}

// src/plugins/providers/shared/probe.ts
const PROBE_TIMEOUT_MS = 5e3;
const SHOWN_MODELS = 5;
const typed = (model) => model === "" ? "MODEL" : require_shared_start.shellWord(model);
function addressOr(usual, said) {
	if (said === void 0 || said === "") return usual;
	const root = endpointRoot(said);
	return typeof root === "string" ? root : null;
}
const get = (http, url, headers) => http.ask({
	method: "GET",
	url,
	headers,
	timeoutMs: PROBE_TIMEOUT_MS
});
const post = (http, url, headers, body) => http.ask({
	method: "POST",
	url,
	headers,
	body,
	timeoutMs: PROBE_TIMEOUT_MS
});
function readModelList(answer, { endpoint, model }, wording, isWanted = (id) => id === model) {
	const where = `${wording.provider} at ${endpoint}`;
	const failed = failure(answer, where, wording);
	if (failed !== null) return failed;
	const found = answer.kind === "answer" ? modelsIn(jsonOf(answer.text)) : null;
	if (found === null) return {
		...NOTHING_SAID,
		reachable: true,
		problem: {
			message: `What answers at ${endpoint} is not ${wording.provider}.`,
			hint: wording.start
		}
	};
	const ids = found.map(({ id }) => id);
	const wanted = found.filter(({ id }) => isWanted(id));
	const listed = {
		models: ids.slice(0, SHOWN_MODELS),
		modelCount: ids.length
	};
	const known = {
		...NOTHING_SAID,
		reachable: true,
		authorised: true,
		...listed
	};
	if (wanted.length > 0) {
		const windows = wanted.flatMap(({ contextWindow }) => contextWindow ?? []);
		return {
			...known,
			modelServed: true,
			contextWindow: windows.length === 0 ? null : Math.min(...windows)
		};
	}
	const near = require_shared_start.nearest(model, ids);
	const some = ids.length === 0 ? "It serves no model." : `It serves ${ids.slice(0, SHOWN_MODELS).join(", ")}${ids.length > SHOWN_MODELS ? ` and ${ids.length - SHOWN_MODELS} more` : ""}.`;
	return {
		...known,
		modelServed: false,
		problem: {
			message: `${where} does not serve the model ${JSON.stringify(model)}.`,
			hint: `${near === null ? "" : `Did you mean ${near}? `}${some} ${wording.model}`.trim()
		}
	};
}
function failure(answer, where, wording) {
	if (answer.kind === "none") return {
		...NOTHING_SAID,
		reachable: false,
		problem: {
			message: `${where} cannot be used: ${answer.message}.`,
			hint: wording.start
		}
	};
	const { status } = answer;
	if (status === 401 || status === 403) return {
		...NOTHING_SAID,
		reachable: true,
		authorised: false,
		problem: {
			message: `${where} refuses the key (${status}).`,
			hint: wording.key
		}
	};
	if (status === 200) return null;
	return {
		...NOTHING_SAID,
		reachable: true,
		problem: {
			message: `${where} answers with status ${status}.`,
			hint: wording.start
		}
	};
}
function modelsIn(document) {
	const { data } = asMap(document);
	if (!Array.isArray(data)) return null;
	return data.flatMap((entry) => {
		const one = asMap(entry);
		return typeof one["id"] === "string" ? [{
			id: one["id"],
			contextWindow: windowIn(one)
		}] : [];
	});
}
const WINDOW_FIELDS = [
	"loaded_context_length",
	"max_model_len",
	"context_length",
	"max_context_length",
	"max_input_tokens"
];
const windowIn = (model) => WINDOW_FIELDS.map((field) => tokensIn(model[field])).find((tokens) => tokens !== null) ?? null;
const tokensIn = (value) => typeof value === "number" && Number.isSafeInteger(value) && value > 0 ? value : null;
function jsonOf(text) {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}
const asMap = (value) => isJsonObject(value) ? value : {};
const bearer = (key) => key === null ? {} : { authorization: `Bearer ${key}` };

// src/plugins/reporters/contract.ts
const defineReporter = (plugin) => plugin;
const defineListing = (plugin) => plugin;

// src/plugins/reporters/shared/inert.ts
const UNPRINTABLE = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/gu;
const HARMLESS = /^[ -~]*$/;
const WORD_JOINER = "\u2060";
const MAX_LENGTH = 300;
const MAX_PROSE = 2e3;
function code(text) {
	const plain = shorten(visible(text), MAX_LENGTH).replaceAll("|", "\\|");
	if (plain.trim() === "") return "` `";
	if (!plain.includes("`")) return `\`${plain}\``;
	const longestRun = Math.max(0, ...[...plain.matchAll(/`+/g)].map(([run]) => run.length));
	const fence = "`".repeat(longestRun + 1);
	const pad = plain.startsWith("`") || plain.endsWith("`") ? " " : "";
	return `${fence}${pad}${plain}${pad}${fence}`;
}
function prose(text) {
	return shorten(visible(text), MAX_PROSE).replace(/[\\`*_{}[\]()<>|~!&$]/g, "\\$&").replace(/[@#](?=\w)/g, `$&${WORD_JOINER}`).replace(/:(?=\/\/|:)/g, `:${WORD_JOINER}`).replace(/\bwww\./gi, (www) => `${www.slice(0, 3)}${WORD_JOINER}.`).replace(/^(\s*)([-+>#=]|\d+[.)])/, "$1\\$2");
}
const visible = (text) => HARMLESS.test(text) ? text : text.replace(/\r\n|[\r\n]/g, "\u23ce").replace(UNPRINTABLE, "\ufffd");
const line = (text, maxLength = MAX_LENGTH) => shorten(visible(text), maxLength);
const lines = (text) => text.split(/\r\n|[\r\n]/).map((row) => row.split("	").map(visible).join("	")).join("\n");
function shorten(text, maxLength) {
	if (text.length <= maxLength) return text;
	const half = Math.floor(maxLength / 2);
	return `${text.slice(0, half).replace(/[\ud800-\udbff]$/, "")} \u2026 ${text.slice(-half).replace(/^[\udc00-\udfff]/, "")}`;
}

// src/plugins/reporters/shared/csv.ts
const decimal = (value) => ({ decimal: value ?? null });
const csvLine = (cells) => `${cells.map(written).join(",")}\n`;
const csvText = (header, rows) => [header, ...rows].map(csvLine).join("");
const FORMULA = /^[=+\-@\t\r\n\uff0b\uff0d\uff1d\uff20]/;
function written(cell) {
	if (cell === null) return "";
	if (typeof cell === "object") return cell.decimal === null ? "" : cell.decimal.toFixed(6).replace(/^-(0\.0+)$/, "$1");
	if (typeof cell !== "string") return String(cell);
	const text = visible(FORMULA.test(cell) ? `'${cell}` : cell);
	return /[",\r\n]/.test(text) ? `"${text.replaceAll("\"", "\"\"")}"` : text;
}

// src/plugins/reporters/shared/letter.ts
function letter(at) {
	if (at < 0) return "?";
	const last = String.fromCharCode(65 + at % 26);
	return at < 26 ? last : letter(Math.floor(at / 26) - 1) + last;
}

// src/plugins/reporters/shared/paired-set.ts
const MEASURES = [
	{
		id: "time_to_solve_seconds",
		chart: "time-to-solve",
		title: "Time to solve",
		unit: "seconds",
		write: seconds
	},
	{
		id: "tokens",
		chart: "tokens",
		title: "Tokens in and out, cache included",
		unit: "tokens",
		write: count
	},
	{
		id: "turns",
		chart: "turns",
		title: "Turns",
		unit: "turns",
		write: count
	}
];
function solvedByAll({ tasks }) {
	return tasks.filter(({ cells, quarantined }) => quarantined === null && cells.every(({ passed }) => passed > 0));
}
function valuesOf(tasks, candidate, { id }) {
	return tasks.filter(({ cells }) => cells.every(({ when_passed }) => when_passed[id] !== null)).map(({ cells }) => cells[candidate]?.when_passed[id]).filter((value) => value !== null && value !== void 0).sort((x, y) => x - y);
}
function isMeasured(report, measure) {
	const tasks = solvedByAll(report);
	return report.candidates.some((_, at) => valuesOf(tasks, at, measure).some((value) => value > 0));
}
function quantile(values, share) {
	const at = (values.length - 1) * share;
	const [low, high] = [values[Math.floor(at)], values[Math.ceil(at)]];
	return low === void 0 || high === void 0 ? null : low + (high - low) * (at - Math.floor(at));
}
function count(value) {
	if (value >= 1e6) return `${trimmed(value / 1e6)} M`;
	if (value >= 1e4) return `${trimmed(value / 1e3)} k`;
	return trimmed(value);
}
const trimmed = (value) => String(Number(value.toPrecision(3)));

// src/plugins/reporters/shared/outcome-groups.ts
const OUTCOME_GROUPS = [
	{
		id: "pass",
		label: "passed",
		classes: ["pass"]
	},
	{
		id: "fail",
		label: "tests failed",
		classes: [
			"fail",
			"missing_tests",
			"suspicious"
		]
	},
	{
		id: "limit",
		label: "gave up or hit a limit",
		classes: [
			"max_turns",
			"refusal",
			"context_overflow",
			"budget"
		]
	},
	{
		id: "timeout",
		label: "timed out",
		classes: ["agent_timeout"]
	},
	{
		id: "crash",
		label: "crashed",
		classes: ["agent_crash"]
	},
	{
		id: "infra",
		label: "infrastructure (left out)",
		classes: [
			"rate_limit",
			"overloaded",
			"auth",
			"provider",
			"environment",
			"disk",
			"harness",
			"not_run"
		]
	},
	{
		id: "unclear",
		label: "ambiguous (left out)",
		classes: [
			"unknown",
			"oom",
			"verifier_timeout"
		]
	}
];
const countIn = (group, classes) => group.classes.reduce((sum, cls) => sum + (Object.hasOwn(classes, cls) ? classes[cls] ?? NaN : 0), 0);

// src/plugins/reporters/shared/agreement.ts
const TOLD = /* @__PURE__ */ new WeakMap();
function agreementOf({ tasks }) {
	const told = TOLD.get(tasks) ?? foundAgreement(tasks);
	TOLD.set(tasks, told);
	return told;
}
function foundAgreement(tasks) {
	const sorted = tasks.map((task) => ({
		task,
		split: splitOf(task),
		rates: task.cells.map((cell) => cell.pass_rate ?? -1)
	})).sort((x, y) => y.split - x.split || byPattern(x.rates, y.rates));
	return {
		differing: sorted.filter(({ split }) => split > 0).map(({ task }) => task),
		alike: sorted.filter(({ split }) => split === 0).map(({ task }) => task)
	};
}
function splitOf({ cells, quarantined }) {
	const rates = cells.map((cell) => cell.pass_rate).filter((rate) => rate !== null);
	if (quarantined !== null || rates.length === 0 || Math.max(...rates) === Math.min(...rates)) return 0;
	const mean = rates.reduce((sum, rate) => sum + rate, 0) / rates.length;
	const variance = rates.reduce((sum, rate) => sum + (rate - mean) ** 2, 0) / rates.length;
	return Number(variance.toPrecision(9));
}
function byPattern(x, y) {
	const at = x.findIndex((rate, index) => rate !== y[index]);
	return at < 0 ? 0 : (y[at] ?? -1) - (x[at] ?? -1);
}

// src/plugins/reporters/shared/pair-words.ts
const pairLetters = ({ a, b }, candidates) => `${letterOf(a, candidates)} \u2212 ${letterOf(b, candidates)}`;
const verdictWord = (pair, candidates) => pair.kind === "win" ? `${letterOf(pair.winner ?? "", candidates)} wins` : kindWord(pair.kind);
const kindWord = (kind) => kind === "inconclusive" ? NO_WINNER : kind;
const letterOf = (name, candidates) => letter(candidates.findIndex((candidate) => candidate.name === name));
const mdeText = ({ mde }) => mde === null ? "\u2013" : `${inPoints(mde)} pp`;
const cutText = (pairs) => pairs.some(({ ci }) => ci !== null && (ci.low < -1 || ci.high > 1)) ? "An interval that ends at \u00b1 100 points is cut there, where every difference ends: so few tasks do not say how far it goes." : "";

// src/core/report/comparability.ts
function comparabilityLine({ benchmark: { comparability } }) {
	if (comparability === null) return null;
	const broken = comparability.invariants.filter(({ holds }) => !holds);
	if (broken.length === 0) return `Comparable with ${comparability.with}: yes.`;
	const reasons = broken.map(({ name, because }) => `${name} (here: ${because})`);
	const all = comparability.invariants.length;
	return `Comparable with ${comparability.with}: no, because ${broken.length} of its ${plural(all, "condition")} ${broken.length === 1 ? "is" : "are"} not met: ${reasons.join("; ")}.`;
}
const comparabilityRows = ({ benchmark: { comparability } }) => (comparability?.invariants ?? []).toSorted((a, b) => Number(a.holds) - Number(b.holds)).map(({ name, holds, because }) => [
	holds ? "\u2713 met" : "\u2717 not met",
	name,
	because
]);

// src/core/report/conditions.ts
function conditionsLine({ settings, fingerprint }) {
	const limit = fingerprint.fields["attempt timeout (s)"] ?? settings.attempt_timeout_seconds;
	const inWords = typeof limit === "string" ? `${limit} s, each candidate its own` : limit === null ? "\u2013" : duration(Number(limit));
	const config = settings.use_host_config === true ? "; agents had their user's own settings, instructions, hooks and servers" : "";
	return `Attempt limit ${inWords}, ${plural(settings.concurrency, "trial")} at once, order ${settings.order}, seed ${settings.seed}${config}`;
}

// src/plugins/reporters/shared/verdict-words.ts
function verdictWords(report) {
	const { candidates, pairs } = report;
	const [only] = candidates;
	if (candidates.length === 1 && only !== void 0) {
		const { passed, n } = only.pass_at_attempts;
		return {
			badge: "One candidate",
			tone: "plain",
			sentence: n === 0 ? `${shownName(only.name)} has no scored trial` : `${shownName(only.name)} passed ${passed} of ${plural(n, n < only.rate_over_all.n ? "scored trial" : "trial")}${missingOf(only)}`,
			amount: rateSentence(only.pass_at_attempts),
			sure: n === 0 ? "" : "With nobody to compare it to, this says how good it is here, not whether another would be better."
		};
	}
	const [pair] = pairs;
	const missing = report.completeness.expected - report.completeness.received;
	if (report.verdict === "invalid" && missing > 0) return unfinishedWords(missing, report);
	return candidates.length === 2 && pair !== void 0 ? pairWords(pair) : rankingWords(report);
}
const unfinishedWords = (missing, { candidates, completeness, pairs: [pair] }) => ({
	badge: "\u2026 Not complete",
	tone: "open",
	sentence: `No verdict yet: ${missing} of ${plural(completeness.expected, "trial")} ${missing === 1 ? "is" : "are"} not done`,
	amount: pair === void 0 || candidates.length > 2 ? "" : `${require_shared_start.capitalized(pair.reason.replace(/^invalid: |\.$/g, ""))}.`,
	sure: ""
});
function pairWords(pair) {
	const { a, b } = shownPair(pair);
	const [ahead, behind] = pair.leader === pair.b ? [b, a] : [a, b];
	const over = `on the same ${plural(pair.n_tasks, "task")}`;
	switch (pair.kind) {
		case "win": return {
			badge: "\u2713 Winner",
			tone: "win",
			sentence: `${ahead} is better than ${behind}`,
			amount: `The lead is ${lead(pair)}, ${over}.`,
			sure: byLuck(pair.p_adjusted)
		};
		case "equivalent": return {
			badge: "= Equivalent",
			tone: "equal",
			sentence: `${a} and ${b} are equally good`,
			amount: `They differ by ${pair.delta === null ? "an unknown amount" : points(pair.leader === pair.b ? 0 - pair.delta : pair.delta)}${intervalText(pair)}, ${over}.`,
			sure: "The whole plausible range of the difference is too small to matter."
		};
		case "inconclusive": return {
			badge: "? No winner declared",
			tone: "open",
			sentence: pair.leader === null ? `No winner declared: ${a} and ${b} are level` : `No winner declared: ${ahead} is ahead of ${behind}, but this may be noise`,
			amount: pair.leader === null ? `Neither is ahead, ${over}.` : `The lead is ${lead(pair)}, ${over}.`,
			sure: [pair.leader === null ? "" : byLuck(pair.p_adjusted), whatItTakes(pair)].filter((part) => part !== "").join(" ")
		};
		case "invalid": return {
			badge: "! No valid verdict",
			tone: "invalid",
			sentence: `No valid verdict between ${a} and ${b}`,
			amount: `${require_shared_start.capitalized(pair.reason.replace(/^invalid: |\.$/g, ""))}.`,
			sure: ""
		};
	}
}
function rankingWords(report) {
	const { candidates, pairs, verdict, winner, headline, settings } = report;
	if (verdict === "invalid") return {
		badge: "! No valid verdict",
		tone: "invalid",
		sentence: headline,
		amount: "",
		sure: ""
	};
	const wins = pairs.filter((pair) => pair.kind === "win").length;
	const sure = `${wins} of ${plural(pairs.length, "pair")} ${wins === 1 ? "differs" : "differ"} by more than noise, after correction for how many were looked at.`;
	const best = candidates.find(({ name }) => name === winner);
	if (best !== void 0) return {
		badge: "\u2713 Winner",
		tone: "win",
		sentence: `${shownName(best.name)} is the best of ${candidates.length}`,
		amount: `It beats every other candidate${ahead(closest([best], candidates, pairs))}. ${rateSentence(best.pass_at_attempts)}`,
		sure
	};
	if (settings.baseline !== null) return baselineWords(settings.baseline, report, sure);
	const top = byRank(candidates).filter(({ rank }) => rank?.low === 1);
	const contest = closest(top, top, pairs);
	return {
		badge: "? No winner declared",
		tone: "open",
		sentence: `No winner declared among ${candidates.length}`,
		amount: `${listed$2(top.map(({ name }) => shownName(name)))} cannot be told apart at the top${ahead(contest)}.`,
		sure: [sure, contest === null ? "" : whatItTakes(contest)].filter((part) => part !== "").join(" ")
	};
}
function baselineWords(baseline, { candidates, pairs }, sure) {
	const standings = standingsOf(baseline, candidates, pairs);
	const [first = "", ...others] = standingClauses(standings);
	const rest = [...others, "they were compared with the baseline only, not with each other"].join("; ");
	const words = {
		sentence: first,
		amount: `${require_shared_start.capitalized(rest)}.`,
		sure
	};
	if (standings.better.length > 0) return {
		badge: "\u2713 Better than the baseline",
		tone: "win",
		...words
	};
	if (standings.worse.length > 0) return {
		badge: "\u2717 Not better than the baseline",
		tone: "plain",
		...words
	};
	return {
		badge: "? No winner declared",
		tone: "open",
		...words,
		sentence: `No winner declared: ${first}`
	};
}
function closest(first, second, pairs) {
	const best = (some) => some.reduce((most, one) => most === null || (one.pass_at_attempts.rate ?? -1) > (most.pass_at_attempts.rate ?? -1) ? one : most, null);
	const x = best(first);
	const y = best(second.filter(({ name }) => name !== x?.name));
	return pairs.find(({ a, b }) => a === x?.name && b === y?.name || a === y?.name && b === x?.name) ?? null;
}
function ahead(pair) {
	if (pair === null || pair.leader === null) return "";
	const { a, b } = shownPair(pair);
	const [first, second] = pair.leader === pair.b ? [b, a] : [a, b];
	return `; ${first} is ahead of ${second} by ${lead(pair)}`;
}
const shownPair = ({ a, b }) => ({
	a: shownName(a),
	b: shownName(b)
});
function lead(pair) {
	if (pair.delta === null) return "an unknown share";
	return `${withPoints(Math.abs(pair.delta))}${intervalText(pair)}`;
}
function byLuck(p) {
	if (p === null) return "";
	return `If they were equally good, luck alone would show a difference this large in ${p < 1e-4 ? "fewer than 1 in 10,000 such runs" : p < .2 ? `about 1 in ${Math.round(1 / p).toLocaleString("en-US")} such runs` : p < .95 ? `about ${Math.round(p * 10)} in 10 such runs` : "nearly every such run"} (${pEquals(p)}).`;
}
function whatItTakes({ more_tasks, more_repetitions }) {
	const more = [...more_tasks === null ? [] : [plural(estimated(more_tasks), "more task")], ...more_repetitions === null ? [] : [plural(estimated(more_repetitions), "more repetition")]];
	return more.length === 0 ? "" : `About ${more.join(" or ")} would settle it, if the lead holds.`;
}
function rateSentence({ rate, wilson }) {
	return rate === null || wilson === null ? "" : `It passes ${percent(rate)} (95 % interval ${percent(wilson.low)} to ${percent(wilson.high)}).`;
}

// src/plugins/reporters/shared/bars.ts
const CELLS = 24;
function rateBar(rate, interval) {
	return drawn({
		at: rate,
		low: interval.low,
		high: interval.high
	}, [0, 1], null);
}
function differenceBar({ delta, ci }, reach) {
	if (delta === null) return "";
	return drawn({
		at: delta,
		low: ci?.low ?? delta,
		high: ci?.high ?? delta
	}, [-reach, reach], 0);
}
function reachOf(pairs) {
	const ends = pairs.flatMap(({ delta, ci }) => [
		delta,
		ci?.low,
		ci?.high
	]).map((end) => Math.abs(end ?? NaN));
	return Math.min(1, Math.max(.01, ...ends.filter((end) => !Number.isNaN(end))));
}
function drawn(marks, [from, to], zero) {
	const cell = (value) => Math.min(23, Math.max(0, Math.floor((value - from) / (to - from) * CELLS)));
	const [at, low, high] = [
		cell(marks.at),
		cell(marks.low),
		cell(marks.high)
	];
	const nought = zero === null ? -1 : cell(zero);
	return Array.from({ length: CELLS }, (_, index) => {
		if (index === at) return "\u25cf";
		if (index === nought) return index > low && index < high ? "\u253c" : "\u2502";
		if (index === low) return "\u251c";
		if (index === high) return "\u2524";
		return index > low && index < high ? "\u2500" : "\u00b7";
	}).join("");
}

// src/plugins/reporters/shared/blocks.ts
function compose(blocks, limitBytes) {
	const texts = /* @__PURE__ */ new Map();
	let left = limitBytes - 1;
	for (const block of [...blocks].sort((x, y) => x.worth - y.worth)) {
		const text = fit(block, left);
		if (text === "") continue;
		texts.set(block, text);
		left -= bytes(text) + 2;
	}
	return `${blocks.flatMap((block) => texts.get(block) ?? []).join("\n\n")}\n`;
}
function fit(block, limit) {
	const { open, rows = [], close = "", rest, cut } = block;
	const whole = join(open, rows, close);
	if (bytes(whole) <= limit) return whole;
	if (cut !== void 0) return cut(limit);
	let room = limit - bytes(join(open, rest === void 0 ? [] : [rest(rows.length)], close)) - 1;
	let kept = 0;
	for (const row of rows) {
		room -= bytes(row) + 1;
		if (room < 0) break;
		kept++;
	}
	if (kept === 0) return "";
	return join(open, rows.slice(0, kept), rest === void 0 ? close : `\n${rest(rows.length - kept)}${close}`);
}
const join = (open, rows, close) => [
	open,
	rows.join("\n"),
	close
].filter((part) => part !== "").join("\n");
const bytes = (text) => Buffer.byteLength(text);
function cuttable(worth, prefix, plain) {
	const written = (text) => text === "" ? "" : `${prefix}${prose(text)}`;
	return {
		worth,
		open: written(plain),
		cut(limit) {
			for (let keep = Math.min(plain.length, limit); keep > 10; keep -= Math.ceil(keep / 20)) {
				const short = written(`${plain.slice(0, keep).replace(/[\ud800-\udbff]$/, "")}\u2026`);
				if (bytes(short) <= limit) return short;
			}
			return "";
		}
	};
}
function tableBlock(worth, { title = "", header, rows, after = "" }) {
	return {
		worth,
		open: [
			...title === "" ? [] : [title, ""],
			row(header),
			row(header.map(() => "---"))
		].join("\n"),
		rows: rows.map(row),
		close: after === "" ? "" : `\n${after}`,
		rest: (left) => `and ${left} more in report.json`
	};
}
function folded(summary, block) {
	return {
		...block,
		open: `<details><summary>${summary}</summary>\n${block.open === "" ? "" : `\n${block.open}`}`,
		close: `${block.close ?? ""}\n\n</details>`
	};
}
const row = (cells) => `| ${cells.join(" | ")} |`;

// src/plugins/reporters/shared/markdown-cells.ts
const rateCell = ({ passed, n, rate, wilson }) => rate === null || wilson === null ? "\u2013" : `${percent(rate)} (${passed}/${n}; ${(wilson.low * 100).toFixed(0)}\u2013${(wilson.high * 100).toFixed(0)})`;
const meanSpread = ({ mean, stdev }, write) => mean === null ? "\u2013" : stdev === null ? write(mean) : `${write(mean)} \u00b1 ${write(stdev)}`;
const timeCell = (candidate) => meanSpread(candidate.elapsed_seconds, seconds);
const TOKENS_HEAD = "Tokens in / out, cache included";
function tokensCell(candidate) {
	const { input, output } = candidate.tokens;
	const usage = usageCoverage(candidate);
	const { known, inPart, of } = usage;
	return `${whole(input)} / ${whole(output)}${known < of && known + inPart > 0 ? ` (${usageKnown(usage)})` : ""}`;
}
const whole = ({ mean }) => mean === null ? "\u2013" : mean.toFixed(0);
const verdictCell = ({ kind, winner }) => kind === "win" ? `**${code(winner ?? "")} wins**` : kindWord(kind);
const differenceCell = ({ delta, ci }) => `${points(delta)}${ci === null ? "" : ` (${signedFromTo(ci)})`}`;
const pCell = ({ p_adjusted }) => probability(p_adjusted);
function taskCell({ scored, passed, classes }) {
	const others = Object.entries(classes).filter(([cls]) => cls !== "pass" && cls !== "fail");
	return [scored === 0 ? "\u2013" : `${passed === scored ? "\u2705" : passed === 0 ? "\u274c" : "\u25d0"} ${passed}/${scored}`, ...others.map(([cls, count]) => `${code(cls)} ${count}`)].join(" ");
}

Object.defineProperty(exports, "AttemptReader", {
  enumerable: true,
  get: function () {
    return AttemptReader;
  }
});
Object.defineProperty(exports, "CUT_SHORT", {
  enumerable: true,
  get: function () {
    return CUT_SHORT;
  }
});
Object.defineProperty(exports, "DRILLDOWN_BYTES", {
  enumerable: true,
  get: function () {
    return DRILLDOWN_BYTES;
  }
});
Object.defineProperty(exports, "EFFECTIVE_PROMPT_FILE", {
  enumerable: true,
  get: function () {
    return EFFECTIVE_PROMPT_FILE;
  }
});
Object.defineProperty(exports, "GLOB_OPTIONS", {
  enumerable: true,
  get: function () {
    return GLOB_OPTIONS;
  }
});
Object.defineProperty(exports, "INDEX_FILE", {
  enumerable: true,
  get: function () {
    return INDEX_FILE;
  }
});
Object.defineProperty(exports, "LISTED_ON", {
  enumerable: true,
  get: function () {
    return LISTED_ON;
  }
});
Object.defineProperty(exports, "LOCK_FILE", {
  enumerable: true,
  get: function () {
    return LOCK_FILE;
  }
});
Object.defineProperty(exports, "MAX_RECORD_BYTES", {
  enumerable: true,
  get: function () {
    return MAX_RECORD_BYTES;
  }
});
Object.defineProperty(exports, "MAX_TRIALS", {
  enumerable: true,
  get: function () {
    return MAX_TRIALS;
  }
});
Object.defineProperty(exports, "MEASURES", {
  enumerable: true,
  get: function () {
    return MEASURES;
  }
});
Object.defineProperty(exports, "MODEL_OUTPUT_FILE", {
  enumerable: true,
  get: function () {
    return MODEL_OUTPUT_FILE;
  }
});
Object.defineProperty(exports, "NOTHING_SAID", {
  enumerable: true,
  get: function () {
    return NOTHING_SAID;
  }
});
Object.defineProperty(exports, "NO_CONTENT", {
  enumerable: true,
  get: function () {
    return NO_CONTENT;
  }
});
Object.defineProperty(exports, "NO_USAGE", {
  enumerable: true,
  get: function () {
    return NO_USAGE;
  }
});
Object.defineProperty(exports, "NO_WINNER", {
  enumerable: true,
  get: function () {
    return NO_WINNER;
  }
});
Object.defineProperty(exports, "NUMBER", {
  enumerable: true,
  get: function () {
    return NUMBER$2;
  }
});
Object.defineProperty(exports, "OUTCOME_GROUPS", {
  enumerable: true,
  get: function () {
    return OUTCOME_GROUPS;
  }
});
Object.defineProperty(exports, "OWN_SECRETS", {
  enumerable: true,
  get: function () {
    return OWN_SECRETS;
  }
});
Object.defineProperty(exports, "PATCH_FILE", {
  enumerable: true,
  get: function () {
    return PATCH_FILE;
  }
});
Object.defineProperty(exports, "PLAN_FILE", {
  enumerable: true,
  get: function () {
    return PLAN_FILE;
  }
});
Object.defineProperty(exports, "PROMPT_FILE", {
  enumerable: true,
  get: function () {
    return PROMPT_FILE;
  }
});
Object.defineProperty(exports, "PROTOCOLS", {
  enumerable: true,
  get: function () {
    return PROTOCOLS;
  }
});
Object.defineProperty(exports, "PROVIDER_KEYS", {
  enumerable: true,
  get: function () {
    return PROVIDER_KEYS;
  }
});
Object.defineProperty(exports, "PartCheck", {
  enumerable: true,
  get: function () {
    return PartCheck;
  }
});
Object.defineProperty(exports, "PlanReader", {
  enumerable: true,
  get: function () {
    return PlanReader;
  }
});
Object.defineProperty(exports, "RECORD_FILE", {
  enumerable: true,
  get: function () {
    return RECORD_FILE;
  }
});
Object.defineProperty(exports, "Refused", {
  enumerable: true,
  get: function () {
    return Refused;
  }
});
Object.defineProperty(exports, "RunDir", {
  enumerable: true,
  get: function () {
    return RunDir;
  }
});
Object.defineProperty(exports, "SCORE_FILE", {
  enumerable: true,
  get: function () {
    return SCORE_FILE;
  }
});
Object.defineProperty(exports, "STAGING_DIR", {
  enumerable: true,
  get: function () {
    return STAGING_DIR;
  }
});
Object.defineProperty(exports, "STATS_FILE", {
  enumerable: true,
  get: function () {
    return STATS_FILE;
  }
});
Object.defineProperty(exports, "THINKING_SUFFIX", {
  enumerable: true,
  get: function () {
    return THINKING_SUFFIX;
  }
});
Object.defineProperty(exports, "TOKENS_HEAD", {
  enumerable: true,
  get: function () {
    return TOKENS_HEAD;
  }
});
Object.defineProperty(exports, "Tally", {
  enumerable: true,
  get: function () {
    return Tally;
  }
});
Object.defineProperty(exports, "TrialResults", {
  enumerable: true,
  get: function () {
    return TrialResults;
  }
});
Object.defineProperty(exports, "VERIFY_OUTPUT_FILE", {
  enumerable: true,
  get: function () {
    return VERIFY_OUTPUT_FILE;
  }
});
Object.defineProperty(exports, "WIRE_FILE", {
  enumerable: true,
  get: function () {
    return WIRE_FILE;
  }
});
Object.defineProperty(exports, "adapters", {
  enumerable: true,
  get: function () {
    return adapters;
  }
});
Object.defineProperty(exports, "addKnown", {
  enumerable: true,
  get: function () {
    return addKnown;
  }
});
Object.defineProperty(exports, "addUsage", {
  enumerable: true,
  get: function () {
    return addUsage;
  }
});
Object.defineProperty(exports, "addressOr", {
  enumerable: true,
  get: function () {
    return addressOr;
  }
});
Object.defineProperty(exports, "agentBackend", {
  enumerable: true,
  get: function () {
    return agentBackend;
  }
});
Object.defineProperty(exports, "agreementOf", {
  enumerable: true,
  get: function () {
    return agreementOf;
  }
});
Object.defineProperty(exports, "allocateRunDir", {
  enumerable: true,
  get: function () {
    return allocateRunDir;
  }
});
Object.defineProperty(exports, "allowsNextAttempt", {
  enumerable: true,
  get: function () {
    return allowsNextAttempt;
  }
});
Object.defineProperty(exports, "asMap", {
  enumerable: true,
  get: function () {
    return asMap;
  }
});
Object.defineProperty(exports, "attemptPath", {
  enumerable: true,
  get: function () {
    return attemptPath;
  }
});
Object.defineProperty(exports, "backends", {
  enumerable: true,
  get: function () {
    return backends;
  }
});
Object.defineProperty(exports, "bearer", {
  enumerable: true,
  get: function () {
    return bearer;
  }
});
Object.defineProperty(exports, "budgetFlags", {
  enumerable: true,
  get: function () {
    return budgetFlags;
  }
});
Object.defineProperty(exports, "buildReport", {
  enumerable: true,
  get: function () {
    return buildReport;
  }
});
Object.defineProperty(exports, "byRank", {
  enumerable: true,
  get: function () {
    return byRank;
  }
});
Object.defineProperty(exports, "candidateIndex", {
  enumerable: true,
  get: function () {
    return candidateIndex;
  }
});
Object.defineProperty(exports, "canonicalJson", {
  enumerable: true,
  get: function () {
    return canonicalJson;
  }
});
Object.defineProperty(exports, "chainOf", {
  enumerable: true,
  get: function () {
    return chainOf;
  }
});
Object.defineProperty(exports, "checkReport", {
  enumerable: true,
  get: function () {
    return checkReport;
  }
});
Object.defineProperty(exports, "classOfFailure", {
  enumerable: true,
  get: function () {
    return classOfFailure;
  }
});
Object.defineProperty(exports, "code", {
  enumerable: true,
  get: function () {
    return code;
  }
});
Object.defineProperty(exports, "comparabilityLine", {
  enumerable: true,
  get: function () {
    return comparabilityLine;
  }
});
Object.defineProperty(exports, "comparabilityRows", {
  enumerable: true,
  get: function () {
    return comparabilityRows;
  }
});
Object.defineProperty(exports, "compose", {
  enumerable: true,
  get: function () {
    return compose;
  }
});
Object.defineProperty(exports, "conditionsLine", {
  enumerable: true,
  get: function () {
    return conditionsLine;
  }
});
Object.defineProperty(exports, "configName", {
  enumerable: true,
  get: function () {
    return configName;
  }
});
Object.defineProperty(exports, "count", {
  enumerable: true,
  get: function () {
    return count;
  }
});
Object.defineProperty(exports, "countIn", {
  enumerable: true,
  get: function () {
    return countIn;
  }
});
Object.defineProperty(exports, "countIn$1", {
  enumerable: true,
  get: function () {
    return countIn$1;
  }
});
Object.defineProperty(exports, "createGrowingRedactor", {
  enumerable: true,
  get: function () {
    return createGrowingRedactor;
  }
});
Object.defineProperty(exports, "createRedactor", {
  enumerable: true,
  get: function () {
    return createRedactor;
  }
});
Object.defineProperty(exports, "csvLine", {
  enumerable: true,
  get: function () {
    return csvLine;
  }
});
Object.defineProperty(exports, "csvText", {
  enumerable: true,
  get: function () {
    return csvText;
  }
});
Object.defineProperty(exports, "cutPlan", {
  enumerable: true,
  get: function () {
    return cutPlan;
  }
});
Object.defineProperty(exports, "cutText", {
  enumerable: true,
  get: function () {
    return cutText;
  }
});
Object.defineProperty(exports, "cuttable", {
  enumerable: true,
  get: function () {
    return cuttable;
  }
});
Object.defineProperty(exports, "decimal", {
  enumerable: true,
  get: function () {
    return decimal;
  }
});
Object.defineProperty(exports, "defineAdapter", {
  enumerable: true,
  get: function () {
    return defineAdapter;
  }
});
Object.defineProperty(exports, "defineBackend", {
  enumerable: true,
  get: function () {
    return defineBackend;
  }
});
Object.defineProperty(exports, "defineIsolation", {
  enumerable: true,
  get: function () {
    return defineIsolation;
  }
});
Object.defineProperty(exports, "defineListing", {
  enumerable: true,
  get: function () {
    return defineListing;
  }
});
Object.defineProperty(exports, "defineProvider", {
  enumerable: true,
  get: function () {
    return defineProvider;
  }
});
Object.defineProperty(exports, "defineReporter", {
  enumerable: true,
  get: function () {
    return defineReporter;
  }
});
Object.defineProperty(exports, "differenceBar", {
  enumerable: true,
  get: function () {
    return differenceBar;
  }
});
Object.defineProperty(exports, "differenceCell", {
  enumerable: true,
  get: function () {
    return differenceCell;
  }
});
Object.defineProperty(exports, "differences", {
  enumerable: true,
  get: function () {
    return differences$1;
  }
});
Object.defineProperty(exports, "digestOf", {
  enumerable: true,
  get: function () {
    return digestOf;
  }
});
Object.defineProperty(exports, "digestOfFile", {
  enumerable: true,
  get: function () {
    return digestOfFile;
  }
});
Object.defineProperty(exports, "duration", {
  enumerable: true,
  get: function () {
    return duration;
  }
});
Object.defineProperty(exports, "durations", {
  enumerable: true,
  get: function () {
    return durations;
  }
});
Object.defineProperty(exports, "endpointRoot", {
  enumerable: true,
  get: function () {
    return endpointRoot;
  }
});
Object.defineProperty(exports, "escapeRegExp", {
  enumerable: true,
  get: function () {
    return escapeRegExp;
  }
});
Object.defineProperty(exports, "exists", {
  enumerable: true,
  get: function () {
    return exists;
  }
});
Object.defineProperty(exports, "failedServers", {
  enumerable: true,
  get: function () {
    return failedServers;
  }
});
Object.defineProperty(exports, "failure", {
  enumerable: true,
  get: function () {
    return failure;
  }
});
Object.defineProperty(exports, "failureText", {
  enumerable: true,
  get: function () {
    return failureText;
  }
});
Object.defineProperty(exports, "fieldsOf", {
  enumerable: true,
  get: function () {
    return fieldsOf;
  }
});
Object.defineProperty(exports, "firstCount", {
  enumerable: true,
  get: function () {
    return firstCount;
  }
});
Object.defineProperty(exports, "flagIn", {
  enumerable: true,
  get: function () {
    return flagIn;
  }
});
Object.defineProperty(exports, "folded", {
  enumerable: true,
  get: function () {
    return folded;
  }
});
Object.defineProperty(exports, "foldersOf", {
  enumerable: true,
  get: function () {
    return foldersOf;
  }
});
Object.defineProperty(exports, "get", {
  enumerable: true,
  get: function () {
    return get;
  }
});
Object.defineProperty(exports, "gitObject", {
  enumerable: true,
  get: function () {
    return gitObject;
  }
});
Object.defineProperty(exports, "inEnvironments", {
  enumerable: true,
  get: function () {
    return inEnvironments;
  }
});
Object.defineProperty(exports, "inPoints", {
  enumerable: true,
  get: function () {
    return inPoints;
  }
});
Object.defineProperty(exports, "inRankOrder", {
  enumerable: true,
  get: function () {
    return inRankOrder;
  }
});
Object.defineProperty(exports, "inWords", {
  enumerable: true,
  get: function () {
    return inWords;
  }
});
Object.defineProperty(exports, "installCommand", {
  enumerable: true,
  get: function () {
    return installCommand;
  }
});
Object.defineProperty(exports, "isHonourSystem", {
  enumerable: true,
  get: function () {
    return isHonourSystem;
  }
});
Object.defineProperty(exports, "isJsonObject", {
  enumerable: true,
  get: function () {
    return isJsonObject;
  }
});
Object.defineProperty(exports, "isLocked", {
  enumerable: true,
  get: function () {
    return isLocked;
  }
});
Object.defineProperty(exports, "isLoopback", {
  enumerable: true,
  get: function () {
    return isLoopback;
  }
});
Object.defineProperty(exports, "isMeasured", {
  enumerable: true,
  get: function () {
    return isMeasured;
  }
});
Object.defineProperty(exports, "isOlder", {
  enumerable: true,
  get: function () {
    return isOlder;
  }
});
Object.defineProperty(exports, "isOwnAddress", {
  enumerable: true,
  get: function () {
    return isOwnAddress;
  }
});
Object.defineProperty(exports, "isRealFolder", {
  enumerable: true,
  get: function () {
    return isRealFolder;
  }
});
Object.defineProperty(exports, "isScored", {
  enumerable: true,
  get: function () {
    return isScored$1;
  }
});
Object.defineProperty(exports, "isSet", {
  enumerable: true,
  get: function () {
    return isSet;
  }
});
Object.defineProperty(exports, "isTaken", {
  enumerable: true,
  get: function () {
    return isTaken;
  }
});
Object.defineProperty(exports, "isUnvalidated", {
  enumerable: true,
  get: function () {
    return isUnvalidated;
  }
});
Object.defineProperty(exports, "isolation", {
  enumerable: true,
  get: function () {
    return isolation;
  }
});
Object.defineProperty(exports, "jsonOf", {
  enumerable: true,
  get: function () {
    return jsonOf;
  }
});
Object.defineProperty(exports, "keyOf", {
  enumerable: true,
  get: function () {
    return keyOf;
  }
});
Object.defineProperty(exports, "knowsUsage", {
  enumerable: true,
  get: function () {
    return knowsUsage;
  }
});
Object.defineProperty(exports, "latestByAttempt", {
  enumerable: true,
  get: function () {
    return latestByAttempt;
  }
});
Object.defineProperty(exports, "leadsInto", {
  enumerable: true,
  get: function () {
    return leadsInto;
  }
});
Object.defineProperty(exports, "letter", {
  enumerable: true,
  get: function () {
    return letter;
  }
});
Object.defineProperty(exports, "line", {
  enumerable: true,
  get: function () {
    return line;
  }
});
Object.defineProperty(exports, "lines", {
  enumerable: true,
  get: function () {
    return lines;
  }
});
Object.defineProperty(exports, "listOf", {
  enumerable: true,
  get: function () {
    return listOf;
  }
});
Object.defineProperty(exports, "listed", {
  enumerable: true,
  get: function () {
    return listed$2;
  }
});
Object.defineProperty(exports, "listings", {
  enumerable: true,
  get: function () {
    return listings;
  }
});
Object.defineProperty(exports, "literalGlob", {
  enumerable: true,
  get: function () {
    return literalGlob;
  }
});
Object.defineProperty(exports, "loadIndex", {
  enumerable: true,
  get: function () {
    return loadIndex;
  }
});
Object.defineProperty(exports, "makePlan", {
  enumerable: true,
  get: function () {
    return makePlan;
  }
});
Object.defineProperty(exports, "makeReport", {
  enumerable: true,
  get: function () {
    return makeReport;
  }
});
Object.defineProperty(exports, "mdeText", {
  enumerable: true,
  get: function () {
    return mdeText;
  }
});
Object.defineProperty(exports, "meanSpread", {
  enumerable: true,
  get: function () {
    return meanSpread;
  }
});
Object.defineProperty(exports, "messageOf", {
  enumerable: true,
  get: function () {
    return messageOf;
  }
});
Object.defineProperty(exports, "missingOf", {
  enumerable: true,
  get: function () {
    return missingOf;
  }
});
Object.defineProperty(exports, "modelLimits", {
  enumerable: true,
  get: function () {
    return modelLimits;
  }
});
Object.defineProperty(exports, "modelProblems", {
  enumerable: true,
  get: function () {
    return modelProblems;
  }
});
Object.defineProperty(exports, "namedProviders", {
  enumerable: true,
  get: function () {
    return namedProviders;
  }
});
Object.defineProperty(exports, "nextAttempt", {
  enumerable: true,
  get: function () {
    return nextAttempt;
  }
});
Object.defineProperty(exports, "noRun", {
  enumerable: true,
  get: function () {
    return noRun;
  }
});
Object.defineProperty(exports, "objectId", {
  enumerable: true,
  get: function () {
    return objectId;
  }
});
Object.defineProperty(exports, "objectIn", {
  enumerable: true,
  get: function () {
    return objectIn;
  }
});
Object.defineProperty(exports, "onScale", {
  enumerable: true,
  get: function () {
    return onScale;
  }
});
Object.defineProperty(exports, "onlyOne", {
  enumerable: true,
  get: function () {
    return onlyOne;
  }
});
Object.defineProperty(exports, "openRegular", {
  enumerable: true,
  get: function () {
    return openRegular$1;
  }
});
Object.defineProperty(exports, "openWorktree", {
  enumerable: true,
  get: function () {
    return openWorktree;
  }
});
Object.defineProperty(exports, "outlookOf", {
  enumerable: true,
  get: function () {
    return outlookOf;
  }
});
Object.defineProperty(exports, "outlookText", {
  enumerable: true,
  get: function () {
    return outlookText;
  }
});
Object.defineProperty(exports, "pCell", {
  enumerable: true,
  get: function () {
    return pCell;
  }
});
Object.defineProperty(exports, "pairLetters", {
  enumerable: true,
  get: function () {
    return pairLetters;
  }
});
Object.defineProperty(exports, "pairSentence", {
  enumerable: true,
  get: function () {
    return pairSentence;
  }
});
Object.defineProperty(exports, "parseShard", {
  enumerable: true,
  get: function () {
    return parseShard;
  }
});
Object.defineProperty(exports, "pathBytes", {
  enumerable: true,
  get: function () {
    return pathBytes;
  }
});
Object.defineProperty(exports, "pathFault", {
  enumerable: true,
  get: function () {
    return pathFault;
  }
});
Object.defineProperty(exports, "percent", {
  enumerable: true,
  get: function () {
    return percent;
  }
});
Object.defineProperty(exports, "plainPlan", {
  enumerable: true,
  get: function () {
    return plainPlan;
  }
});
Object.defineProperty(exports, "planned", {
  enumerable: true,
  get: function () {
    return planned;
  }
});
Object.defineProperty(exports, "plural", {
  enumerable: true,
  get: function () {
    return plural;
  }
});
Object.defineProperty(exports, "points", {
  enumerable: true,
  get: function () {
    return points;
  }
});
Object.defineProperty(exports, "post", {
  enumerable: true,
  get: function () {
    return post;
  }
});
Object.defineProperty(exports, "prettyJson", {
  enumerable: true,
  get: function () {
    return prettyJson;
  }
});
Object.defineProperty(exports, "probability", {
  enumerable: true,
  get: function () {
    return probability;
  }
});
Object.defineProperty(exports, "problemNotes", {
  enumerable: true,
  get: function () {
    return problemNotes;
  }
});
Object.defineProperty(exports, "prose", {
  enumerable: true,
  get: function () {
    return prose;
  }
});
Object.defineProperty(exports, "providerOf", {
  enumerable: true,
  get: function () {
    return providerOf;
  }
});
Object.defineProperty(exports, "providers", {
  enumerable: true,
  get: function () {
    return providers;
  }
});
Object.defineProperty(exports, "quantile", {
  enumerable: true,
  get: function () {
    return quantile;
  }
});
Object.defineProperty(exports, "quarantineReasons", {
  enumerable: true,
  get: function () {
    return quarantineReasons;
  }
});
Object.defineProperty(exports, "rankText", {
  enumerable: true,
  get: function () {
    return rankText;
  }
});
Object.defineProperty(exports, "rateBar", {
  enumerable: true,
  get: function () {
    return rateBar;
  }
});
Object.defineProperty(exports, "rateCell", {
  enumerable: true,
  get: function () {
    return rateCell;
  }
});
Object.defineProperty(exports, "reachOf", {
  enumerable: true,
  get: function () {
    return reachOf;
  }
});
Object.defineProperty(exports, "readCandidateWord", {
  enumerable: true,
  get: function () {
    return readCandidateWord;
  }
});
Object.defineProperty(exports, "readExcerpts", {
  enumerable: true,
  get: function () {
    return readExcerpts;
  }
});
Object.defineProperty(exports, "readModelList", {
  enumerable: true,
  get: function () {
    return readModelList;
  }
});
Object.defineProperty(exports, "readPiTranscript", {
  enumerable: true,
  get: function () {
    return readPiTranscript;
  }
});
Object.defineProperty(exports, "readPlan", {
  enumerable: true,
  get: function () {
    return readPlan;
  }
});
Object.defineProperty(exports, "readPlanFile", {
  enumerable: true,
  get: function () {
    return readPlanFile;
  }
});
Object.defineProperty(exports, "readRegular", {
  enumerable: true,
  get: function () {
    return readRegular$1;
  }
});
Object.defineProperty(exports, "readRun", {
  enumerable: true,
  get: function () {
    return readRun;
  }
});
Object.defineProperty(exports, "readShard", {
  enumerable: true,
  get: function () {
    return readShard;
  }
});
Object.defineProperty(exports, "readValidation", {
  enumerable: true,
  get: function () {
    return readValidation;
  }
});
Object.defineProperty(exports, "read_chunks_exports", {
  enumerable: true,
  get: function () {
    return read_chunks_exports;
  }
});
Object.defineProperty(exports, "recordedEndpoint", {
  enumerable: true,
  get: function () {
    return recordedEndpoint;
  }
});
Object.defineProperty(exports, "redactedText", {
  enumerable: true,
  get: function () {
    return redactedText;
  }
});
Object.defineProperty(exports, "refuseForeignFolder", {
  enumerable: true,
  get: function () {
    return refuseForeignFolder;
  }
});
Object.defineProperty(exports, "refuseNoFolder", {
  enumerable: true,
  get: function () {
    return refuseNoFolder;
  }
});
Object.defineProperty(exports, "refuseOther", {
  enumerable: true,
  get: function () {
    return refuseOther;
  }
});
Object.defineProperty(exports, "remembered", {
  enumerable: true,
  get: function () {
    return remembered;
  }
});
Object.defineProperty(exports, "reportPayload", {
  enumerable: true,
  get: function () {
    return reportPayload;
  }
});
Object.defineProperty(exports, "reporters", {
  enumerable: true,
  get: function () {
    return reporters;
  }
});
Object.defineProperty(exports, "require_picomatch", {
  enumerable: true,
  get: function () {
    return require_picomatch;
  }
});
Object.defineProperty(exports, "resultOf", {
  enumerable: true,
  get: function () {
    return resultOf;
  }
});
Object.defineProperty(exports, "runId", {
  enumerable: true,
  get: function () {
    return runId;
  }
});
Object.defineProperty(exports, "sameValidation", {
  enumerable: true,
  get: function () {
    return sameValidation;
  }
});
Object.defineProperty(exports, "sampleTasks", {
  enumerable: true,
  get: function () {
    return sampleTasks;
  }
});
Object.defineProperty(exports, "seconds", {
  enumerable: true,
  get: function () {
    return seconds;
  }
});
Object.defineProperty(exports, "seenFromLeader", {
  enumerable: true,
  get: function () {
    return seenFromLeader;
  }
});
Object.defineProperty(exports, "sha256", {
  enumerable: true,
  get: function () {
    return sha256;
  }
});
Object.defineProperty(exports, "shardOf", {
  enumerable: true,
  get: function () {
    return shardOf;
  }
});
Object.defineProperty(exports, "shardTrials", {
  enumerable: true,
  get: function () {
    return shardTrials;
  }
});
Object.defineProperty(exports, "shardsOf", {
  enumerable: true,
  get: function () {
    return shardsOf;
  }
});
Object.defineProperty(exports, "shownName", {
  enumerable: true,
  get: function () {
    return shownName;
  }
});
Object.defineProperty(exports, "shownPath", {
  enumerable: true,
  get: function () {
    return shownPath;
  }
});
Object.defineProperty(exports, "sightText", {
  enumerable: true,
  get: function () {
    return sightText;
  }
});
Object.defineProperty(exports, "signedFromTo", {
  enumerable: true,
  get: function () {
    return signedFromTo;
  }
});
Object.defineProperty(exports, "signedPoints", {
  enumerable: true,
  get: function () {
    return signedPoints;
  }
});
Object.defineProperty(exports, "slugs", {
  enumerable: true,
  get: function () {
    return slugs;
  }
});
Object.defineProperty(exports, "solveWith", {
  enumerable: true,
  get: function () {
    return solveWith;
  }
});
Object.defineProperty(exports, "solvedByAll", {
  enumerable: true,
  get: function () {
    return solvedByAll;
  }
});
Object.defineProperty(exports, "stepTime", {
  enumerable: true,
  get: function () {
    return stepTime;
  }
});
Object.defineProperty(exports, "supersededPath", {
  enumerable: true,
  get: function () {
    return supersededPath;
  }
});
Object.defineProperty(exports, "tableBlock", {
  enumerable: true,
  get: function () {
    return tableBlock;
  }
});
Object.defineProperty(exports, "takeLock", {
  enumerable: true,
  get: function () {
    return takeLock;
  }
});
Object.defineProperty(exports, "taskCell", {
  enumerable: true,
  get: function () {
    return taskCell;
  }
});
Object.defineProperty(exports, "tellVerdict", {
  enumerable: true,
  get: function () {
    return tellVerdict;
  }
});
Object.defineProperty(exports, "textFile", {
  enumerable: true,
  get: function () {
    return textFile;
  }
});
Object.defineProperty(exports, "textIn", {
  enumerable: true,
  get: function () {
    return textIn;
  }
});
Object.defineProperty(exports, "tierOf", {
  enumerable: true,
  get: function () {
    return tierOf;
  }
});
Object.defineProperty(exports, "timeCell", {
  enumerable: true,
  get: function () {
    return timeCell;
  }
});
Object.defineProperty(exports, "timedPlan", {
  enumerable: true,
  get: function () {
    return timedPlan;
  }
});
Object.defineProperty(exports, "tokensCell", {
  enumerable: true,
  get: function () {
    return tokensCell;
  }
});
Object.defineProperty(exports, "tokensIn", {
  enumerable: true,
  get: function () {
    return tokensIn;
  }
});
Object.defineProperty(exports, "treeDigest", {
  enumerable: true,
  get: function () {
    return treeDigest;
  }
});
Object.defineProperty(exports, "treeObjects", {
  enumerable: true,
  get: function () {
    return treeObjects;
  }
});
Object.defineProperty(exports, "treeOf", {
  enumerable: true,
  get: function () {
    return treeOf;
  }
});
Object.defineProperty(exports, "trialAt", {
  enumerable: true,
  get: function () {
    return trialAt;
  }
});
Object.defineProperty(exports, "trialCount", {
  enumerable: true,
  get: function () {
    return trialCount;
  }
});
Object.defineProperty(exports, "trialKey", {
  enumerable: true,
  get: function () {
    return trialKey;
  }
});
Object.defineProperty(exports, "typed", {
  enumerable: true,
  get: function () {
    return typed;
  }
});
Object.defineProperty(exports, "usageCoverage", {
  enumerable: true,
  get: function () {
    return usageCoverage;
  }
});
Object.defineProperty(exports, "usageKnown", {
  enumerable: true,
  get: function () {
    return usageKnown;
  }
});
Object.defineProperty(exports, "utcName", {
  enumerable: true,
  get: function () {
    return utcName;
  }
});
Object.defineProperty(exports, "utcSeconds", {
  enumerable: true,
  get: function () {
    return utcSeconds;
  }
});
Object.defineProperty(exports, "validationOf", {
  enumerable: true,
  get: function () {
    return validationOf;
  }
});
Object.defineProperty(exports, "valuesOf", {
  enumerable: true,
  get: function () {
    return valuesOf;
  }
});
Object.defineProperty(exports, "verdictCell", {
  enumerable: true,
  get: function () {
    return verdictCell;
  }
});
Object.defineProperty(exports, "verdictWord", {
  enumerable: true,
  get: function () {
    return verdictWord;
  }
});
Object.defineProperty(exports, "verdictWords", {
  enumerable: true,
  get: function () {
    return verdictWords;
  }
});
Object.defineProperty(exports, "versionIn", {
  enumerable: true,
  get: function () {
    return versionIn;
  }
});
Object.defineProperty(exports, "visible", {
  enumerable: true,
  get: function () {
    return visible;
  }
});
Object.defineProperty(exports, "waitForLock", {
  enumerable: true,
  get: function () {
    return waitForLock;
  }
});
Object.defineProperty(exports, "wantedExcerpts", {
  enumerable: true,
  get: function () {
    return wantedExcerpts;
  }
});
Object.defineProperty(exports, "wilson", {
  enumerable: true,
  get: function () {
    return wilson;
  }
});
Object.defineProperty(exports, "withPoints", {
  enumerable: true,
  get: function () {
    return withPoints;
  }
});
Object.defineProperty(exports, "withoutAmounts", {
  enumerable: true,
  get: function () {
    return withoutAmounts;
  }
});
Object.defineProperty(exports, "withoutVariables", {
  enumerable: true,
  get: function () {
    return withoutVariables;
  }
});
Object.defineProperty(exports, "writeIndex", {
  enumerable: true,
  get: function () {
    return writeIndex;
  }
});
Object.defineProperty(exports, "writeReport", {
  enumerable: true,
  get: function () {
    return writeReport;
  }
});
Object.defineProperty(exports, "writeValidation", {
  enumerable: true,
  get: function () {
    return writeValidation;
  }
});
Object.defineProperty(exports, "writeWhole", {
  enumerable: true,
  get: function () {
    return writeWhole;
  }
});
Object.defineProperty(exports, "writing", {
  enumerable: true,
  get: function () {
    return writing;
  }
});