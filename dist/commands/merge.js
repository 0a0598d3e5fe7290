"use strict";

const require_rolldown_runtime = require("../vendor/rolldown-runtime.js");
let node_path = require("node:path");
const require_shared_run = require("../shared/run.js");
const require_shared_read = require("../shared/read.js");
const require_shared_start = require("../shared/start.js");
let node_fs = require("node:fs");
let node_crypto = require("node:crypto");
node_fs = require_rolldown_runtime.__toESM(node_fs, 1);

// src/record/merge/told-attempts.ts
const DIGEST = 32;
const FIELDS = [
	"source",
	"key",
	"a",
	"try",
	"class"
];
var ToldAttempts = class {
	#trials;
	#columns = Object.fromEntries(FIELDS.map((field) => [field, /* @__PURE__ */ new Uint32Array(0)]));
	#digests = Buffer.alloc(0);
	#length = 0;
	#sorted = null;
	constructor(plan) {
		this.#trials = require_shared_read.trialCount(plan);
	}
	add(told) {
		if (this.#length === this.#columns.key.length) this.#grow();
		const at = this.#length++;
		for (const field of FIELDS) this.#columns[field][at] = field === "class" ? require_shared_start.OUTCOME_CLASSES.indexOf(told.class) : told[field];
		this.#digests.write(told.digest, at * DIGEST, "hex");
		this.#sorted = null;
	}
	*trials() {
		const { first } = this.#inOrder();
		for (let key = 0; key < this.#trials; key++) if (first[key] < first[key + 1]) yield key;
	}
	count(key) {
		const { first } = this.#inOrder();
		return first[key + 1] - first[key];
	}
	of(key) {
		const { first, order } = this.#inOrder();
		return Array.from(order.subarray(first[key], first[key + 1]), (at) => this.#at(at));
	}
	#at(at) {
		const { source, key, a, try: number, class: place } = this.#columns;
		return {
			source: source[at],
			key: key[at],
			a: a[at],
			try: number[at],
			class: require_shared_start.OUTCOME_CLASSES[place[at]],
			digest: this.#digests.toString("hex", at * DIGEST, (at + 1) * DIGEST)
		};
	}
	#inOrder() {
		if (this.#sorted !== null) return this.#sorted;
		const { key } = this.#columns;
		const first = new Uint32Array(this.#trials + 1);
		for (let at = 0; at < this.#length; at++) first[key[at] + 1]++;
		for (let trial = 0; trial < this.#trials; trial++) first[trial + 1] += first[trial];
		const next = first.slice();
		const order = new Uint32Array(this.#length);
		for (let at = 0; at < this.#length; at++) order[next[key[at]]++] = at;
		return this.#sorted = {
			first,
			order
		};
	}
	#grow() {
		const capacity = Math.ceil(this.#length * 1.5) + 1024;
		for (const field of FIELDS) {
			const column = new Uint32Array(capacity);
			column.set(this.#columns[field]);
			this.#columns[field] = column;
		}
		const digests = Buffer.alloc(capacity * DIGEST);
		this.#digests.copy(digests);
		this.#digests = digests;
	}
};

// src/record/merge/copies.ts
var Copies = class {
	#sources;
	#plan;
	#report;
	#told;
	constructor(sources, plan, report) {
		this.#sources = sources;
		this.#plan = plan;
		this.#report = report;
		this.#told = new ToldAttempts(plan);
		for (const [at, source] of sources.entries()) this.#gather(source, at);
	}
	trials() {
		return this.#told.trials();
	}
	of(key) {
		return this.#told.of(key).map((attempt) => ({
			...attempt,
			source: this.#sources[attempt.source]
		}));
	}
	refuseConflicts() {
		for (const key of this.#told.trials()) if (this.#told.count(key) > 1) this.#refuseConflict(key, this.of(key));
	}
	#gather(source, at) {
		const { results, problems } = require_shared_read.loadIndex(source.root, this.#plan, {
			repair: false,
			shard: source.shard
		});
		for (const { path, message } of problems) this.#report((0, node_path.join)(source.root, path), message);
		const { attempts } = results;
		const isItsOwn = require_shared_read.planned(this.#plan, source.shard);
		let refused = -1;
		for (let row = 0; row < attempts.length; row++) {
			const key = results.trialOf(row);
			if (!isItsOwn(key)) {
				if (key !== refused) this.#report((0, node_path.join)(source.root, attempts.dir(row)), "It is left out: this shard was not to run it.");
				refused = key;
				continue;
			}
			const [a, number] = [attempts.number(row, require_shared_read.NUMBER.a), attempts.number(row, require_shared_read.NUMBER.try)];
			this.#told.add({
				source: at,
				key,
				a,
				try: number,
				class: attempts.classAt(row),
				digest: attempts.digest(row)
			});
		}
	}
	#refuseConflict(key, copies) {
		for (const winner of require_shared_read.chainOf(copies, this.#plan.benchmark.max_attempts)) {
			const other = copies.find((copy) => copy.a === winner.a && copy.try === winner.try && copy.digest !== winner.digest);
			if (other === void 0) continue;
			throw conflict(require_shared_read.attemptPath(this.#plan, {
				...require_shared_read.trialAt(this.#plan, key),
				attempt: winner.a
			}), winner.source, other.source);
		}
	}
};
function conflict(place, one, other) {
	const [first, second] = [(0, node_path.join)(one.root, place), (0, node_path.join)(other.root, place)].sort();
	return new require_shared_start.RunError("conflicting-attempts", `${first} and ${second} are the same attempt with different contents.`, "Leave one of the two run-dirs out, or resume the later one from the earlier.");
}

// src/record/merge/transfer.ts
function transferArtifact(folder, target, artifact, transfer) {
	checkWay(folder, artifact.path, (parent) => node_fs.default.mkdirSync(`${target}/${parent}`, { recursive: true }));
	try {
		transfer(`${folder}/${artifact.path}`, `${target}/${artifact.path}`, artifact.sha256, isSealed(artifact));
	} catch (error) {
		if (error.code !== "EEXIST") throw error;
		throw new require_shared_read.Refused(`${folder} lists ${artifact.path} more than once`);
	}
}
function checkArtifact(folder, artifact) {
	checkWay(folder, artifact.path, () => void 0);
	if (!isSealed(artifact)) check(`${folder}/${artifact.path}`, artifact.sha256);
}
const isSealed = ({ path }) => path === "score.json" || path === "stats.json";
function checkWay(folder, path, pass) {
	const fault = require_shared_read.pathFault(path);
	if (fault !== null) throw new require_shared_read.Refused(fault);
	const steps = path.split("/").slice(0, -1);
	for (let depth = 1; depth <= steps.length; depth++) {
		const parent = steps.slice(0, depth).join("/");
		if (!require_shared_read.isRealFolder(`${folder}/${parent}`)) throw new require_shared_read.Refused(`${folder}/${parent} is missing`);
		pass(parent);
	}
}
const copyFile = (from, to, sha256) => {
	const fd = node_fs.default.openSync(to, "wx");
	try {
		refuseChanged(from, require_shared_read.digestOfFile(from, (piece) => node_fs.default.writeFileSync(fd, piece)).sha256, sha256);
	} finally {
		node_fs.default.closeSync(fd);
	}
};
const linkFile = (from, to, sha256, isSeen) => {
	if (!isSeen) check(from, sha256);
	if (!isDone(() => node_fs.default.linkSync(from, to))) copyFile(from, to, sha256, isSeen);
};
const moveFolder = (from, to, files) => filesAmong(from, "", files) === files.size && isDone(() => node_fs.default.renameSync(from, to));
function filesAmong(folder, prefix, files) {
	const entries = node_fs.default.readdirSync(folder, { withFileTypes: true });
	if (entries.length === 0) return NaN;
	return entries.reduce((found, entry) => {
		const path = `${prefix}${entry.name}`;
		if (entry.isDirectory()) return found + filesAmong(`${folder}/${entry.name}`, `${path}/`, files);
		return entry.isFile() && files.has(path) ? found + 1 : NaN;
	}, 0);
}
function isDone(change) {
	try {
		change();
		return true;
	} catch (error) {
		const { code } = error;
		if (code === "EXDEV" || code === "EPERM" || code === "EACCES" || code === "EMLINK" || code === "ENOTSUP") return false;
		throw error;
	}
}
function check(path, sha256) {
	refuseChanged(path, require_shared_read.digestOfFile(path).sha256, sha256);
}
function refuseChanged(path, found, recorded) {
	if (found !== recorded) throw new require_shared_read.Refused(`${path} was changed after it was recorded`);
}

// src/record/merge/brought-attempts.ts
var BroughtAttempts = class {
	#sources;
	#plan;
	#out;
	#bring;
	#readers = /* @__PURE__ */ new Map();
	#folders = /* @__PURE__ */ new Set();
	#problems = [];
	hasMoved = false;
	constructor(sources, plan, out, bring) {
		this.#sources = sources;
		this.#plan = plan;
		this.#out = out;
		this.#bring = bring;
		for (const source of sources) this.#readers.set(source, new require_shared_read.AttemptReader(source.root, plan));
	}
	*rows() {
		const all = new Copies(this.#sources, this.#plan, (path, message) => this.#report(path, message));
		all.refuseConflicts();
		for (const keys of byTask(this.#plan, all.trials())) {
			const trials = keys.map((key) => ({
				key,
				copies: all.of(key)
			}));
			const moved = this.#bring === "move" ? this.#moved(trials) : null;
			if (moved !== null) yield* moved;
			else for (const { key, copies } of trials) yield* this.#trial(key, copies);
		}
	}
	problems() {
		const order = ({ path, message }) => `${path}\0${message}`;
		return this.#problems.sort((a, b) => order(a) < order(b) ? -1 : 1);
	}
	#moved(trials) {
		const source = trials[0]?.copies[0]?.source;
		const isWhole = trials.every(({ copies }) => copies.every((copy) => copy.source === source && copy.try === 1));
		if (source === void 0 || !isWhole) return null;
		const rows = [];
		const files = /* @__PURE__ */ new Set();
		try {
			for (const { key, copies } of trials) {
				const trial = require_shared_read.trialAt(this.#plan, key);
				for (const { a, class: told } of require_shared_read.chainOf(copies, this.#plan.benchmark.max_attempts)) {
					const place = require_shared_read.attemptPath(this.#plan, {
						...trial,
						attempt: a
					});
					const attempt = this.#readers.get(source)?.sealed({
						...trial,
						attempt: a
					}, place) ?? null;
					if (attempt === null || attempt.row.class !== told) return null;
					const name = place.slice(place.lastIndexOf("/") + 1);
					for (const artifact of attempt.artifacts) {
						checkArtifact(`${source.root}/${place}`, artifact);
						files.add(`${name}/${artifact.path}`);
					}
					files.add(`${name}/${require_shared_read.RECORD_FILE}`);
					rows.push(attempt.row);
				}
			}
		} catch (error) {
			if (!(error instanceof require_shared_read.Refused)) throw error;
			return null;
		}
		if (rows[0] === void 0) return null;
		const folder = (0, node_path.dirname)(rows[0].dir);
		this.#makeFolder(`${this.#out}/${(0, node_path.dirname)(folder)}`);
		if (!moveFolder(`${source.root}/${folder}`, `${this.#out}/${folder}`, files)) return null;
		this.hasMoved = true;
		return rows;
	}
	*#trial(key, copies) {
		const trial = require_shared_read.trialAt(this.#plan, key);
		const latest = require_shared_read.latestByAttempt(copies);
		const untrue = /* @__PURE__ */ new Set();
		for (let attempt = 1; attempt <= this.#plan.benchmark.max_attempts; attempt++) {
			const winner = latest.get(attempt);
			const row = winner === void 0 ? this.#leftOut({
				...trial,
				attempt
			}, untrue) : this.#attempt({
				...trial,
				attempt
			}, winner, copies);
			if (row === null) break;
			yield row;
			if (winner !== void 0 && winner.class !== row.class) {
				untrue.add(winner.source);
				const message = `The index says ${winner.class}, the record ${row.class}. The record counts.`;
				this.#problems.push({
					path: `${winner.source.root}/${row.dir}`,
					message
				});
			}
			if (!require_shared_read.allowsNextAttempt(row.class)) break;
		}
	}
	#leftOut(key, untrue) {
		const place = require_shared_read.attemptPath(this.#plan, key);
		for (const source of untrue) {
			const attempt = this.#copy(source, key, place, place);
			if (attempt !== null) return attempt.row;
		}
		return null;
	}
	#attempt(key, winner, copies) {
		const mine = copies.filter(({ a }) => a === winner.a);
		const place = require_shared_read.attemptPath(this.#plan, key);
		const gone = [];
		for (const { source } of mine.filter((copy) => copy.try === winner.try)) {
			const attempt = this.#copy(source, key, place, place);
			if (attempt === null && !require_shared_read.exists((0, node_path.join)(source.root, place))) gone.push(source);
			if (attempt === null) continue;
			if (winner.try > 1) this.#superseded(key, place, attempt, mine);
			return attempt.row;
		}
		for (const { root } of gone) this.#report((0, node_path.join)(root, place), GONE);
		return null;
	}
	#superseded(key, place, winner, copies) {
		const tries = /* @__PURE__ */ new Map();
		for (const { source, digest } of copies) {
			const inPlace = digest === winner.row.digest ? null : this.#read(source, key, place);
			if (inPlace !== null) tries.set(inPlace.row.digest, {
				source,
				path: place,
				attempt: inPlace
			});
			for (let number = 1;; number++) {
				const path = require_shared_read.supersededPath(place, number);
				const attempt = this.#read(source, key, path);
				if (attempt === null) break;
				if (attempt.row.digest !== winner.row.digest) tries.set(attempt.row.digest, {
					source,
					path,
					attempt
				});
			}
		}
		const byAge = [...tries.values()].sort((a, b) => a.attempt.row.try - b.attempt.row.try || (a.attempt.row.digest < b.attempt.row.digest ? -1 : 1));
		let number = 1;
		for (const { source, path } of byAge) if (this.#copy(source, key, path, require_shared_read.supersededPath(place, number)) !== null) number++;
	}
	#read(source, key, path) {
		try {
			return this.#readers.get(source)?.sealed(key, path) ?? null;
		} catch (error) {
			this.#leaveOut(source, path, error);
			return null;
		}
	}
	#copy(source, key, from, to) {
		const folder = `${source.root}/${from}`;
		const target = `${this.#out}/${to}`;
		try {
			const attempt = this.#readers.get(source)?.sealed(key, from) ?? null;
			if (attempt === null) return null;
			this.#makeFolder((0, node_path.dirname)((0, node_path.dirname)(target)));
			this.#makeFolder((0, node_path.dirname)(target));
			node_fs.default.mkdirSync(target);
			const transfer = this.#bring === "copy" ? copyFile : linkFile;
			for (const artifact of attempt.artifacts) transferArtifact(folder, target, artifact, transfer);
			transfer(`${folder}/${require_shared_read.RECORD_FILE}`, `${target}/${require_shared_read.RECORD_FILE}`, attempt.row.digest, true);
			return attempt;
		} catch (error) {
			node_fs.default.rmSync(target, {
				recursive: true,
				force: true
			});
			this.#leaveOut(source, from, error);
			return null;
		}
	}
	#makeFolder(path) {
		if (this.#folders.has(path)) return;
		node_fs.default.mkdirSync(path);
		this.#folders.add(path);
	}
	#leaveOut(source, path, error) {
		if (!(error instanceof require_shared_read.Refused)) throw error;
		this.#report((0, node_path.join)(source.root, path), `It is left out: ${error.message}.`);
	}
	#report(path, message) {
		this.#problems.push({
			path,
			message
		});
	}
};
const GONE = `It is left out: ${require_shared_read.INDEX_FILE} lists it, but its folder is gone. Put it back, or have it run again by \`benchmark resume\`, and merge anew.`;
function* byTask(plan, keys) {
	let group = [];
	for (const key of keys) {
		const [last] = group;
		if (last !== void 0 && Math.floor(last / plan.repetitions) !== Math.floor(key / plan.repetitions)) {
			yield group;
			group = [];
		}
		group.push(key);
	}
	if (group.length > 0) yield group;
}

// src/record/merge/sources.ts
function missingShards(sources) {
	const of = sources[0]?.shard?.of;
	if (of === void 0 || sources.some(({ shard }) => shard?.of !== of)) return [];
	const there = new Set(sources.map(({ shard }) => shard?.index));
	return Array.from({ length: of }, (_, at) => ({
		index: at + 1,
		of
	})).filter(({ index }) => !there.has(index));
}
function openSources(roots) {
	const plans = new require_shared_read.PlanReader();
	const sources = roots.map((root) => openSource(root, plans));
	refuseSelfMadeParts(sources);
	return {
		sources,
		plan: commonPlan(sources)
	};
}
function openSource(root, plans) {
	require_shared_read.refuseNoFolder(root);
	const plan = plans.read(root);
	if (plan === null) throw require_shared_read.noRun(root);
	return {
		root,
		plan,
		shard: require_shared_read.readShard(root)
	};
}
function refuseSelfMadeParts(sources) {
	const checks = /* @__PURE__ */ new Map();
	for (const { root, plan, shard } of sources) {
		if (shard === null) {
			if (sources.every((source) => source.shard === null)) continue;
			throw new require_shared_start.RunError("no-part", `${root} is not a part of a run, as the others are: it has no shard.json.`, "Merge the run-dirs of shards only.");
		}
		const check = checks.get(plan) ?? new require_shared_read.PartCheck(plan);
		checks.set(plan, check);
		const fault = check.fault(shard);
		if (fault !== null) throw new require_shared_start.RunError("forged-part", `${root} ${fault}.`, "Leave it out, or run that shard again.");
	}
}
function commonPlan(sources) {
	const [first, ...others] = sources;
	if (first === void 0) throw new require_shared_start.RunError("nothing-to-merge", "There is nothing to merge.", "Name at least one run-dir.");
	for (const other of others) {
		if (other.plan.digest === first.plan.digest) continue;
		const list = require_shared_read.differences(first.plan, other.plan, [
			"digest",
			"created_at",
			"command",
			"validation"
		]);
		throw new require_shared_start.RunError("other-plan", `${first.root} and ${other.root} are parts of different runs. What differs:\n${list.map((line) => `  ${line}`).join("\n")}`, "Merge only run-dirs that were made from one plan.");
	}
	const unlike = others.find(({ plan }) => !require_shared_read.sameValidation(plan, first.plan));
	if (unlike !== void 0) throw new require_shared_start.RunError("other-validation", `${first.root} and ${unlike.root} do not agree on which tasks are sound.`, "Run every part from one plan: `benchmark plan \u2026 --save plan.json`, then `compare --plan plan.json`.");
	const earliest = sources.map(({ plan }) => plan.created_at).sort()[0] ?? first.plan.created_at;
	return {
		...first.plan,
		created_at: earliest,
		command: []
	};
}

// src/record/merge/merge-runs.ts
function mergeRuns(inputs, out, { bring = "copy" } = {}) {
	const { sources, plan } = openSources(inputs);
	refuseInside(out, sources);
	refuseFilled(out);
	const draft = `${out}.merging-${(0, node_crypto.randomBytes)(6).toString("hex")}`;
	const brought = new BroughtAttempts(sources, plan, draft, bring);
	return require_shared_read.writing(out, () => {
		try {
			node_fs.default.mkdirSync(draft, { recursive: true });
			require_shared_read.writeIndex((0, node_path.join)(draft, require_shared_read.INDEX_FILE), brought.rows());
			require_shared_read.writeWhole((0, node_path.join)(draft, require_shared_read.PLAN_FILE), require_shared_read.prettyJson(plan));
			node_fs.default.renameSync(draft, out);
			return {
				plan,
				problems: brought.problems(),
				missing: missingShards(sources)
			};
		} catch (error) {
			if (brought.hasMoved) throw cutShort(draft, error);
			node_fs.default.rmSync(draft, {
				recursive: true,
				force: true
			});
			throw error;
		}
	});
}
function cutShort(draft, cause) {
	const why = require_shared_read.messageOf(cause);
	const hint = cause instanceof require_shared_start.BenchError ? cause.hint : "Do something about that first.";
	return new require_shared_start.RunError("merge-cut", `The merge was cut short: ${why}`, `${hint} What was moved until then lies in ${draft}: download the parts again and merge them, or move it back first.`, { cause });
}
function refuseInside(out, sources) {
	const part = sources.find(({ root }) => require_shared_read.leadsInto(out, root));
	if (part === void 0) return;
	throw new require_shared_start.UsageError("into-a-part", `The merged run would be written into ${part.root}, which is one of its parts.`, "Choose a folder outside of them: --into DIR");
}
function refuseFilled(out) {
	const stat = node_fs.default.lstatSync(out, { throwIfNoEntry: false });
	if (stat === void 0 || stat.isDirectory() && node_fs.default.readdirSync(out).length === 0) return;
	throw new require_shared_start.RunError("out-exists", `${out} is there already.`, "Choose a new folder for the merged run.");
}

// src/commands/merge.ts
const run = async (ctx) => {
	const { flags, words } = ctx;
	if (flags.into === void 0 || words.length === 0) throw new require_shared_start.UsageError("nothing-to-merge", "`merge` needs --into DIR and the run-dirs of the shards.", "For example: benchmark merge --into runs/whole runs/shard-1 runs/shard-2");
	const into = (0, node_path.resolve)(ctx.cwd, flags.into);
	const parts = words.map((word) => (0, node_path.resolve)(ctx.cwd, word));
	const whole = mergeRuns(parts, into, { bring: flags.move === true ? "move" : flags.link === true ? "link" : "copy" });
	for (const { path, message } of whole.problems) ctx.say(`warning: ${path}: ${message}`);
	tellMissing(whole, into, ctx);
	const problems = inParts(whole.problems, parts);
	const { payload, exit } = flags["no-report"] === true ? await require_shared_run.endWithoutReport(into, ctx) : await require_shared_run.endWithReport(into, ctx, { earlier: problems });
	return {
		payload: {
			...payload,
			problems: require_shared_read.problemNotes(problems)
		},
		exit
	};
};
function tellMissing({ plan, missing }, into, ctx) {
	const [first, ...more] = missing;
	if (first === void 0) return;
	const names = missing.map(({ index, of }) => `${index}/${of}`);
	const listed = [...names.slice(0, MAX_LISTED), ...names.length > MAX_LISTED ? ["\u2026"] : []].join(", ");
	const shard = `benchmark compare --plan ${require_shared_start.shellWord((0, node_path.join)(require_shared_read.shownPath(into, ctx), require_shared_read.PLAN_FILE))} --shard ${names[0]} --run-dir DIR${require_shared_run.valuesFlag(plan, ctx.flags)}`;
	const run = more.length === 0 ? "Run it" : "Run each, such as the first";
	ctx.say([
		`warning: ${require_shared_read.plural(missing.length, "shard")} of ${first.of} ${more.length === 0 ? "is" : "are"} not among these: ${listed}.`,
		`  \u2192 ${run}: ${shard}`,
		"    and merge all of them into a new folder; or have the merged run go on:",
		`    ${require_shared_run.resumeCommand(plan, into, ctx)}`
	].join("\n"));
}
const MAX_LISTED = 20;
const inParts = (problems, parts) => problems.map((problem) => ({
	...problem,
	path: inPart(problem.path, parts)
})).sort((a, b) => a.path === b.path ? 0 : a.path < b.path ? -1 : 1);
function inPart(path, parts) {
	const part = parts.find((one) => path.startsWith(one + node_path.sep));
	return part === void 0 ? path : (0, node_path.relative)((0, node_path.dirname)(part), path);
}

exports.run = run;