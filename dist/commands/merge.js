import { dirname, join, resolve } from "node:path";
import { $n as INDEX_FILE, An as readShard, At as tellVerdict, Dn as gateExit, Ft as writeIndex, Gn as canonicalJson, It as AttemptReader, Jn as Refused, Jt as trialAt, Kn as digestOfFile, Kt as chainOf, Mn as writeWhole, Mt as noRun, Nn as writing, Nt as refuseNoFolder, On as readPlan, Ot as reportOn, Pn as differences, Pt as loadIndex, Vn as shardOf, Yn as isRealFolder, fr as supersededPath, ir as PLAN_FILE, jn as prettyJson, kt as reportPayload, or as RECORD_FILE, qn as pathFault, ur as attemptPath } from "../shared/read.js";
import { c as EXIT, d as RunError, f as UsageError } from "../shared/start.js";
import fs from "node:fs";
import { randomBytes } from "node:crypto";

// src/record/merge.ts
function mergeRuns(inputs, out, options = {}) {
	const sources = inputs.map(openSource);
	refuseSelfMadeParts(sources);
	const plan = commonPlan(sources);
	refuseFilled(out);
	const draft = `${out}.merging-${randomBytes(6).toString("hex")}`;
	return writing(out, () => {
		try {
			fs.mkdirSync(draft, { recursive: true });
			const { rows, problems } = new Merge(sources, plan, draft, options.link === true ? linkFile : copyFile).run();
			writeIndex(join(draft, INDEX_FILE), rows);
			writeWhole(join(draft, PLAN_FILE), prettyJson(plan));
			fs.renameSync(draft, out);
			return {
				plan,
				rows,
				problems
			};
		} catch (error) {
			fs.rmSync(draft, {
				recursive: true,
				force: true
			});
			throw error;
		}
	});
}
function openSource(root) {
	refuseNoFolder(root);
	const plan = readPlan(root);
	if (plan === null) throw noRun(root);
	return {
		root,
		plan,
		shard: readShard(root)
	};
}
function commonPlan(sources) {
	const [first, ...others] = sources;
	if (first === void 0) throw new RunError("nothing-to-merge", "There is nothing to merge.", "Name at least one run-dir.");
	for (const other of others) {
		if (other.plan.digest === first.plan.digest) continue;
		const list = differences(first.plan, other.plan, [
			"digest",
			"created_at",
			"command",
			"validation"
		]);
		throw new RunError("other-plan", `${first.root} and ${other.root} are parts of different runs. What differs:\n${list.map((line) => `  ${line}`).join("\n")}`, "Merge only run-dirs that were made from one plan.");
	}
	const validation = canonicalJson(first.plan.validation);
	const unlike = others.find(({ plan }) => canonicalJson(plan.validation) !== validation);
	if (unlike !== void 0) throw new RunError("other-validation", `${first.root} and ${unlike.root} do not agree on which tasks are sound.`, "Run every part from one plan: `benchmark plan … --save plan.json`, then `compare --plan plan.json`.");
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
			throw new RunError("no-part", `${root} is no part of a run, as the others are: it has no shard.json.`, "Merge the run-dirs of shards only.");
		}
		const part = shardOf(plan, shard);
		const tasks = part.tasks.map((task) => plan.tasks[task]?.id);
		if (plan.candidates[part.candidate]?.name === shard.candidate && canonicalJson(tasks) === canonicalJson(shard.tasks)) continue;
		throw new RunError("forged-part", `${root} claims a part of the plan that is not shard ${shard.index}/${shard.of}.`, "Leave it out, or run that shard again.");
	}
}
function refuseFilled(out) {
	const stat = fs.lstatSync(out, { throwIfNoEntry: false });
	if (stat === void 0 || stat.isDirectory() && fs.readdirSync(out).length === 0) return;
	throw new RunError("out-exists", `${out} is there already.`, "Choose a new folder for the merged run.");
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
		for (const source of sources) this.#readers.set(source, new AttemptReader(source.root, plan));
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
			const found = loadIndex(source.root, this.#plan, {
				repair: false,
				shard: source.shard
			});
			for (const { path, message } of found.problems) this.#report(join(source.root, path), message);
			for (let key = 0; key < found.results.size; key++) {
				const rows = found.results.rowsOf(key);
				if (rows.length === 0) continue;
				if (this.#outside(source, key)) {
					this.#report(join(source.root, rows[0]?.dir ?? ""), "It is left out: this shard was not to run it.");
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
		const { candidate, task } = trialAt(this.#plan, key);
		return this.#plan.candidates[candidate]?.name !== shard.candidate || !shard.tasks.includes(this.#plan.tasks[task]?.id ?? "");
	}
	#trial(key, copies) {
		const winners = chainOf(copies.map(({ row }) => row), this.#plan.benchmark.max_attempts);
		const rows = [];
		for (const winner of winners) {
			const row = this.#attempt({
				...trialAt(this.#plan, key),
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
		const place = attemptPath(this.#plan, key);
		for (const { source } of best) {
			const attempt = this.#copy(source, key, place, place);
			if (attempt === null) continue;
			this.#superseded(key, attempt, mine);
			return attempt.row;
		}
		return null;
	}
	#superseded(key, winner, copies) {
		const place = attemptPath(this.#plan, key);
		const tries = /* @__PURE__ */ new Map();
		for (const { source, row } of copies) {
			const inPlace = row.digest === winner.row.digest ? null : this.#read(source, key, place);
			if (inPlace !== null) tries.set(inPlace.row.digest, {
				source,
				path: place,
				attempt: inPlace
			});
			for (let number = 1;; number++) {
				const path = supersededPath(place, number);
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
		for (const { source, path } of byAge) if (this.#copy(source, key, path, supersededPath(place, number)) !== null) number++;
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
		const folder = join(source.root, from);
		const target = join(this.#out, to);
		try {
			const attempt = this.#readers.get(source)?.read(key, from) ?? null;
			if (attempt === null) return null;
			this.#makeFolder(dirname(target));
			fs.mkdirSync(target);
			for (const artifact of attempt.record.artifacts) transferArtifact(folder, target, artifact, this.#transfer);
			fs.writeFileSync(join(target, RECORD_FILE), attempt.recordBytes);
			return attempt;
		} catch (error) {
			fs.rmSync(target, {
				recursive: true,
				force: true
			});
			this.#leaveOut(source, from, error);
			return null;
		}
	}
	#makeFolder(path) {
		if (this.#folders.has(path)) return;
		fs.mkdirSync(path, { recursive: true });
		this.#folders.add(path);
	}
	#leaveOut(source, path, error) {
		if (!(error instanceof Refused)) throw error;
		this.#report(join(source.root, path), `It is left out: ${error.message}.`);
	}
	#report(path, message) {
		this.#problems.push({
			path,
			message
		});
	}
};
function transferArtifact(folder, target, artifact, transfer) {
	const fault = pathFault(artifact.path);
	if (fault !== null) throw new Refused(fault);
	const steps = artifact.path.split("/").slice(0, -1);
	for (let depth = 1; depth <= steps.length; depth++) {
		const parent = steps.slice(0, depth).join("/");
		if (!isRealFolder(join(folder, parent))) throw new Refused(`${join(folder, parent)} is missing`);
		fs.mkdirSync(join(target, parent), { recursive: true });
	}
	const path = join(folder, artifact.path);
	if (transfer(path, join(target, artifact.path)) !== artifact.sha256) throw new Refused(`${path} was changed after it was recorded`);
}
function copyFile(from, to) {
	const fd = fs.openSync(to, "wx");
	try {
		return digestOfFile(from, (piece) => fs.writeFileSync(fd, piece)).sha256;
	} finally {
		fs.closeSync(fd);
	}
}
function linkFile(from, to) {
	const { sha256 } = digestOfFile(from);
	try {
		fs.linkSync(from, to);
	} catch (error) {
		const { code } = error;
		if (code === "EXDEV" || code === "EPERM" || code === "EMLINK" || code === "ENOTSUP") return copyFile(from, to);
		throw error;
	}
	return sha256;
}
function conflict(one, other) {
	const [first, second] = [join(one.source.root, one.row.dir), join(other.source.root, other.row.dir)].sort();
	return new RunError("conflicting-attempts", `${first} and ${second} are the same attempt with different contents.`, "Leave one of the two run-dirs out, or resume the later one from the earlier.");
}

// src/commands/merge.ts
const run = async (ctx) => {
	const { flags, words } = ctx;
	if (flags.into === void 0 || words.length === 0) throw new UsageError("nothing-to-merge", "`merge` needs --into DIR and the run-dirs of the shards.", "For example: benchmark merge --into runs/whole runs/shard-1 runs/shard-2");
	const into = resolve(ctx.cwd, flags.into);
	const { problems } = mergeRuns(words.map((word) => resolve(ctx.cwd, word)), into);
	for (const { path, message } of problems) ctx.say(`warning: ${path}: ${message}`);
	if (flags["no-report"] === true) return {
		payload: { run_dir: into },
		exit: EXIT.done
	};
	const { report, files } = await reportOn(into, ctx);
	tellVerdict(report, into, ctx);
	return {
		payload: reportPayload(report, into, files),
		exit: gateExit(report, flags["fail-on"] ?? [])
	};
};

export { run };