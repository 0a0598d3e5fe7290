"use strict";

const require_rolldown_runtime = require("../vendor/rolldown-runtime.js");
let node_path = require("node:path");
const require_shared_run = require("../shared/run.js");
const require_shared_read = require("../shared/read.js");
const require_shared_start = require("../shared/start.js");
let node_fs = require("node:fs");
let node_crypto = require("node:crypto");
node_fs = require_rolldown_runtime.__toESM(node_fs, 1);

// src/record/merge.ts
function mergeRuns(inputs, out, options = {}) {
	const sources = inputs.map(openSource);
	refuseSelfMadeParts(sources);
	const plan = commonPlan(sources);
	refuseFilled(out);
	const draft = `${out}.merging-${(0, node_crypto.randomBytes)(6).toString("hex")}`;
	return require_shared_read.writing(out, () => {
		try {
			node_fs.default.mkdirSync(draft, { recursive: true });
			const { rows, problems } = new Merge(sources, plan, draft, options.link === true ? linkFile : copyFile).run();
			require_shared_read.writeIndex((0, node_path.join)(draft, require_shared_read.INDEX_FILE), rows);
			require_shared_read.writeWhole((0, node_path.join)(draft, require_shared_read.PLAN_FILE), require_shared_read.prettyJson(plan));
			node_fs.default.renameSync(draft, out);
			return {
				plan,
				rows,
				problems
			};
		} catch (error) {
			node_fs.default.rmSync(draft, {
				recursive: true,
				force: true
			});
			throw error;
		}
	});
}
function openSource(root) {
	require_shared_read.refuseNoFolder(root);
	const plan = require_shared_read.readPlan(root);
	if (plan === null) throw require_shared_read.noRun(root);
	return {
		root,
		plan,
		shard: require_shared_read.readShard(root)
	};
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
function refuseSelfMadeParts(sources) {
	for (const { root, plan, shard } of sources) {
		if (shard === null) {
			if (sources.every((source) => source.shard === null)) continue;
			throw new require_shared_start.RunError("no-part", `${root} is no part of a run, as the others are: it has no shard.json.`, "Merge the run-dirs of shards only.");
		}
		const fault = require_shared_read.partFault(plan, shard);
		if (fault !== null) throw new require_shared_start.RunError("forged-part", `${root} ${fault}.`, "Leave it out, or run that shard again.");
	}
}
function refuseFilled(out) {
	const stat = node_fs.default.lstatSync(out, { throwIfNoEntry: false });
	if (stat === void 0 || stat.isDirectory() && node_fs.default.readdirSync(out).length === 0) return;
	throw new require_shared_start.RunError("out-exists", `${out} is there already.`, "Choose a new folder for the merged run.");
}
var Merge = class {
	#sources;
	#plan;
	#out;
	#transfer;
	#readers = /* @__PURE__ */ new Map();
	#folders = /* @__PURE__ */ new Set();
	#problems = [];
	constructor(sources, plan, out, transfer) {
		this.#sources = sources;
		this.#plan = plan;
		this.#out = out;
		this.#transfer = transfer;
		for (const source of sources) this.#readers.set(source, new require_shared_read.AttemptReader(source.root, plan));
	}
	run() {
		const trials = this.#gather();
		const rows = [];
		for (const key of [...trials.keys()].sort((x, y) => x - y)) rows.push(...this.#trial(key, trials.get(key) ?? []));
		const order = ({ path, message }) => `${path}\0${message}`;
		return {
			rows,
			problems: this.#problems.sort((a, b) => order(a) < order(b) ? -1 : 1)
		};
	}
	#gather() {
		const trials = /* @__PURE__ */ new Map();
		for (const source of this.#sources) {
			const found = require_shared_read.loadIndex(source.root, this.#plan, {
				repair: false,
				shard: source.shard
			});
			for (const { path, message } of found.problems) this.#report((0, node_path.join)(source.root, path), message);
			for (let key = 0; key < found.results.size; key++) {
				const rows = found.results.rowsOf(key);
				if (rows.length === 0) continue;
				if (this.#outside(source, key)) {
					this.#report((0, node_path.join)(source.root, rows[0]?.dir ?? ""), "It is left out: this shard was not to run it.");
					continue;
				}
				const copies = trials.get(key) ?? [];
				copies.push(...rows.map((row) => ({
					source,
					row
				})));
				trials.set(key, copies);
			}
		}
		return trials;
	}
	#outside({ shard }, key) {
		if (shard === null) return false;
		const { candidate, task } = require_shared_read.trialAt(this.#plan, key);
		return this.#plan.candidates[candidate]?.name !== shard.candidate || !shard.tasks.includes(this.#plan.tasks[task]?.id ?? "");
	}
	#trial(key, copies) {
		const winners = require_shared_read.chainOf(copies.map(({ row }) => row), this.#plan.benchmark.max_attempts);
		const rows = [];
		for (const winner of winners) {
			const row = this.#attempt({
				...require_shared_read.trialAt(this.#plan, key),
				attempt: winner.a
			}, winner, copies);
			if (row === null) break;
			rows.push(row);
		}
		return rows;
	}
	#attempt(key, winner, copies) {
		const mine = copies.filter(({ row }) => row.a === winner.a);
		const best = mine.filter(({ row }) => row.try === winner.try);
		const other = best.find(({ row }) => row.digest !== best[0]?.row.digest);
		if (best[0] !== void 0 && other !== void 0) throw conflict(best[0], other);
		const place = require_shared_read.attemptPath(this.#plan, key);
		for (const { source } of best) {
			const attempt = this.#copy(source, key, place, place);
			if (attempt === null) continue;
			this.#superseded(key, attempt, mine);
			return attempt.row;
		}
		return null;
	}
	#superseded(key, winner, copies) {
		const place = require_shared_read.attemptPath(this.#plan, key);
		const tries = /* @__PURE__ */ new Map();
		for (const { source, row } of copies) {
			const inPlace = row.digest === winner.row.digest ? null : this.#read(source, key, place);
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
			return this.#readers.get(source)?.read(key, path) ?? null;
		} catch (error) {
			this.#leaveOut(source, path, error);
			return null;
		}
	}
	#copy(source, key, from, to) {
		const folder = (0, node_path.join)(source.root, from);
		const target = (0, node_path.join)(this.#out, to);
		try {
			const attempt = this.#readers.get(source)?.read(key, from) ?? null;
			if (attempt === null) return null;
			this.#makeFolder((0, node_path.dirname)(target));
			node_fs.default.mkdirSync(target);
			for (const artifact of attempt.record.artifacts) transferArtifact(folder, target, artifact, this.#transfer);
			node_fs.default.writeFileSync((0, node_path.join)(target, require_shared_read.RECORD_FILE), attempt.recordBytes);
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
		node_fs.default.mkdirSync(path, { recursive: true });
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
function transferArtifact(folder, target, artifact, transfer) {
	const fault = require_shared_read.pathFault(artifact.path);
	if (fault !== null) throw new require_shared_read.Refused(fault);
	const steps = artifact.path.split("/").slice(0, -1);
	for (let depth = 1; depth <= steps.length; depth++) {
		const parent = steps.slice(0, depth).join("/");
		if (!require_shared_read.isRealFolder((0, node_path.join)(folder, parent))) throw new require_shared_read.Refused(`${(0, node_path.join)(folder, parent)} is missing`);
		node_fs.default.mkdirSync((0, node_path.join)(target, parent), { recursive: true });
	}
	const path = (0, node_path.join)(folder, artifact.path);
	if (transfer(path, (0, node_path.join)(target, artifact.path)) !== artifact.sha256) throw new require_shared_read.Refused(`${path} was changed after it was recorded`);
}
function copyFile(from, to) {
	const fd = node_fs.default.openSync(to, "wx");
	try {
		return require_shared_read.digestOfFile(from, (piece) => node_fs.default.writeFileSync(fd, piece)).sha256;
	} finally {
		node_fs.default.closeSync(fd);
	}
}
function linkFile(from, to) {
	const { sha256 } = require_shared_read.digestOfFile(from);
	try {
		node_fs.default.linkSync(from, to);
	} catch (error) {
		const { code } = error;
		if (code === "EXDEV" || code === "EPERM" || code === "EMLINK" || code === "ENOTSUP") return copyFile(from, to);
		throw error;
	}
	return sha256;
}
function conflict(one, other) {
	const [first, second] = [(0, node_path.join)(one.source.root, one.row.dir), (0, node_path.join)(other.source.root, other.row.dir)].sort();
	return new require_shared_start.RunError("conflicting-attempts", `${first} and ${second} are the same attempt with different contents.`, "Leave one of the two run-dirs out, or resume the later one from the earlier.");
}

// src/commands/merge.ts
const run = async (ctx) => {
	const { flags, words } = ctx;
	if (flags.into === void 0 || words.length === 0) throw new require_shared_start.UsageError("nothing-to-merge", "`merge` needs --into DIR and the run-dirs of the shards.", "For example: benchmark merge --into runs/whole runs/shard-1 runs/shard-2");
	const into = (0, node_path.resolve)(ctx.cwd, flags.into);
	const { problems } = mergeRuns(words.map((word) => (0, node_path.resolve)(ctx.cwd, word)), into, { link: flags.link === true });
	for (const { path, message } of problems) ctx.say(`warning: ${path}: ${message}`);
	if (flags["no-report"] === true) return {
		payload: { run_dir: into },
		exit: require_shared_run.tellNothingScored(require_shared_read.readRun(into), into, ctx)
	};
	const { report, run: merged, files } = await require_shared_read.reportOn(into, ctx);
	require_shared_read.tellVerdict(report, into, ctx);
	const exit = require_shared_read.gateExit(report, flags["fail-on"] ?? []) || require_shared_run.tellNothingScored(merged, into, ctx);
	return {
		payload: require_shared_read.reportPayload(report, into, files),
		exit
	};
};

exports.run = run;