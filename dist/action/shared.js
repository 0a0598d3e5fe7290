"use strict";

const require_rolldown_runtime = require("../vendor/rolldown-runtime.js");
const require_shared_start = require("../shared/start.js");
const require_vendor_actions_artifact = require("../vendor/actions-artifact.js");
const require_shared_early = require("../shared/early.js");
const require_shared_read = require("../shared/read.js");
const require_shared_run = require("../shared/run.js");
let node_path = require("node:path");
let node_fs = require("node:fs");
let node_stream_promises = require("node:stream/promises");
let node_stream = require("node:stream");
let node_zlib = require("node:zlib");
let node_crypto = require("node:crypto");
node_fs = require_rolldown_runtime.__toESM(node_fs, 1);

// src/github/artifact-names.ts
const ENDING = ".tar.gz";
const planName = ({ key, tryNumber }) => `bench-${key}-plan-try-${tryNumber}${ENDING}`;
const dataName = ({ key, tryNumber }) => `bench-${key}-data-try-${tryNumber}${ENDING}`;
const reportName = ({ key, tryNumber }) => `bench-${key}-report-try-${tryNumber}${ENDING}`;
const shardName = ({ key, index, of, tryNumber }) => `bench-${key}-shard-${index}-of-${of}-try-${tryNumber}${ENDING}`;
const NAME = /^bench-([a-z0-9][a-z0-9_.-]{0,39})-(?:plan|data|report|shard-([1-9]\d{0,2})-of-([1-9]\d{0,2}))-try-([1-9]\d{0,3})\.tar\.gz$/;
function readShardName(name) {
	const [, key, index, of, tryNumber] = NAME.exec(name) ?? [];
	if (key === void 0 || index === void 0 || of === void 0) return null;
	const part = {
		key,
		index: Number(index),
		of: Number(of),
		tryNumber: Number(tryNumber)
	};
	return part.index <= part.of && shardName(part) === name ? part : null;
}
const readPlanName = (name) => readName(name, planName);
const readDataName = (name) => readName(name, dataName);
function readName(name, nameOf) {
	const [, key, index, , tryNumber] = NAME.exec(name) ?? [];
	if (key === void 0 || index !== void 0) return null;
	const part = {
		key,
		tryNumber: Number(tryNumber)
	};
	return nameOf(part) === name ? part : null;
}
const isKey = (key) => /^[a-z0-9][a-z0-9_.-]{0,39}$/.test(key);

// src/github/limits.ts
const MAX_COMMENT_CHARACTERS = 65e3;
const MAX_CHECK_SUMMARY_CHARACTERS = 65e3;
const MAX_STEP_SUMMARY_BYTES = 1024e3;
const MAX_ARCHIVE_BYTES = 0x40000000;
const MAX_UNPACKED_BYTES = 4294967296;
const MAX_UNPACKED_FILES = 2e5;
const MAX_ARTIFACTS = 4096;
const MAX_COMMAND_CHARACTERS = 1e3;

// src/core/hub.ts
var HubFault = class extends Error {
	name = "HubFault";
	kind;
	constructor(kind, message, options) {
		super(message, options);
		this.kind = kind;
	}
};

// src/github/comment-body.ts
const markerOf = ({ workflow, key }) => `<!-- benchmark-harness:${slug(workflow)}:${slug(key)} -->`;
function slug(text) {
	const shown = text.replace(/[^A-Za-z0-9_.-]+/g, "-").slice(0, 80);
	return shown === text ? text : `${shown}.${(0, node_crypto.createHash)("sha256").update(text).digest("hex").slice(0, 12)}`;
}
function commentBody(key, content, previous) {
	const history = historyOf(previous);
	const latest = content.past === null ? history : [{
		sha: content.sha ?? "",
		text: content.past,
		url: content.url
	}, ...history];
	const head = `${markerOf(key)}\n`;
	const foot = [
		footer(content),
		collapsed(history),
		hidden(latest.slice(0, 10))
	].filter((part) => part !== "").join("\n\n");
	const room = MAX_COMMENT_CHARACTERS - head.length - foot.length - 4;
	return `${head}${cutAtLine(content.body.trim(), room)}\n\n${foot}\n`;
}
function cutAtLine(text, limit) {
	if (text.length <= limit) return text;
	const room = text.slice(0, Math.max(0, limit - CLOSE.length - REST.length));
	const kept = room.slice(0, Math.max(0, room.lastIndexOf("\n")));
	return `${kept}${kept.split("<details>").length > kept.split("</details>").length ? CLOSE : ""}${REST}`;
}
const CLOSE = "\n\n</details>";
const REST = "\n\n\u2026 cut here: the whole report is in the run's artifact.";
const footer = ({ sha, url, time }) => `<sub>${sha === null ? "" : `Commit ${sha.slice(0, 12)} \u00b7 `}[workflow run](${url}) \u00b7 ${time}</sub>`;
function collapsed(history) {
	if (history.length === 0) return "";
	return `<details><summary>Earlier results</summary>\n\n${history.map(({ sha, text, url }) => `- ${sha.slice(0, 12)}: ${text} ([run](${url}))`).join("\n")}\n\n</details>`;
}
const DATA = /<!-- benchmark-harness:data ([A-Za-z0-9+/=]{0,8000}) -->/;
const hidden = (history) => history.length === 0 ? "" : `<!-- benchmark-harness:data ${Buffer.from(JSON.stringify(history)).toString("base64")} -->`;
function historyOf(body) {
	const [, data] = DATA.exec(body ?? "") ?? [];
	if (data === void 0) return [];
	try {
		const value = JSON.parse(Buffer.from(data, "base64").toString("utf8"));
		return Array.isArray(value) ? value.filter(isPast).slice(0, 10) : [];
	} catch {
		return [];
	}
}
function isPast(value) {
	const { sha, text, url } = value ?? {};
	return typeof sha === "string" && /^([0-9a-f]{40})?$/.test(sha) && typeof text === "string" && /^[\w /%.,:+\u2212\u2013-]{1,120}$/.test(text) && typeof url === "string" && /^https?:\/\/[\w.:/-]{1,200}$/.test(url);
}

// src/github/keep-check.ts
async function keepCheck(hub, sha, content) {
	for (let tries = 1;; tries++) try {
		const known = await hub.findCheck(sha, content.name, content.externalId);
		if (known === null) return await hub.createCheck(sha, content);
		await hub.updateCheck(known, content);
		return known;
	} catch (error) {
		if (!(error instanceof HubFault && error.kind === "unavailable") || tries >= 4) throw error;
	}
}

// src/github/sticky-comment.ts
const keepComment = (hub, sticky) => untilSure(async () => {
	const [newest, ...doubles] = await ours(hub, sticky);
	const body = sticky.body(newest?.body ?? null);
	if (newest === void 0) return {
		id: await hub.createComment(sticky.issue, body),
		doubles: []
	};
	if (newest.body !== body) await hub.updateComment(newest.id, body);
	return {
		id: newest.id,
		doubles: doubles.map(({ id }) => id)
	};
});
const removeDouble = (hub, comment) => untilSure(async () => {
	try {
		await hub.deleteComment(comment);
	} catch (error) {
		if (!(error instanceof HubFault && error.kind === "missing")) throw error;
	}
});
async function untilSure(work) {
	for (let tries = 1;; tries++) try {
		return await work();
	} catch (error) {
		if (!(error instanceof HubFault && (error.kind === "unavailable" || error.kind === "missing")) || tries >= 4) throw error;
	}
}
async function ours(hub, { issue, marker, author }) {
	return (await hub.comments(issue)).filter((comment) => comment.author === author && comment.body.startsWith(marker)).sort((a, b) => b.id - a.id);
}

// src/github/publish.ts
async function publish(hub, publication) {
	const warnings = [];
	const told = async (what, work, done = "written") => {
		try {
			return await work();
		} catch (error) {
			if (!(error instanceof HubFault)) throw error;
			warnings.push(`${what} could not be ${done} (${error.kind}): ${error.message}`);
			return null;
		}
	};
	const { pull, sha } = publication;
	const comment = pull === null ? null : await told("The comment", () => comments(hub, publication, pull));
	for (const double of comment?.doubles ?? []) await told("An older double of the comment", () => removeDouble(hub, double), "removed");
	const check = sha === null ? null : await told("The check run", () => keepCheck(hub, sha, checkContent(publication)));
	return {
		comment: comment?.id ?? null,
		check,
		warnings
	};
}
async function comments(hub, publication, pull) {
	const { key, author } = publication;
	const sticky = (body) => keepComment(hub, {
		issue: pull,
		marker: markerOf(key),
		author,
		body: (previous) => commentBody(key, {
			...publication,
			body
		}, previous)
	});
	try {
		return await sticky(publication.body);
	} catch (error) {
		if (error instanceof HubFault && error.kind === "refused") return sticky(headingsOf(publication.body));
		throw error;
	}
}
const headingsOf = (body) => body.split("\n").filter((line) => line.startsWith("## ")).join("\n\n");
const checkContent = ({ key, url, body, title, conclusion }) => ({
	name: `benchmark / ${key.key}`,
	externalId: markerOf(key),
	conclusion,
	title: title.length <= 250 ? title : `${require_shared_early.headOf(title, 250 - 1)}\u2026`,
	summary: cutAtLine(body, MAX_CHECK_SUMMARY_CHARACTERS),
	detailsUrl: url
});

// src/github/target.ts
async function targetOf(event, asked, hub) {
	const { pull_request, workflow_run } = event.payload;
	if (pull_request !== void 0) return {
		pull: pull_request.number,
		sha: pull_request.head.sha,
		why: ""
	};
	if (workflow_run !== void 0) return targetOfRun(workflow_run, hub());
	if (asked.pull === null) return {
		pull: null,
		sha: asked.sha,
		why: asked.sha === null ? OF_NO_PULL : ""
	};
	return headOf(await hub().pull(asked.pull), asked.sha);
}
const OF_NO_PULL = "this run is of no pull request, and the inputs `pull` and `sha` name none; its summary has the result";
async function targetOfRun(run, hub) {
	const candidates = await pullsOf(run, hub);
	const found = candidates.find((pull) => pull.open && pull.headSha === run.head_sha);
	if (found !== void 0) return {
		pull: found.number,
		sha: run.head_sha,
		why: ""
	};
	return {
		pull: null,
		sha: null,
		why: candidates.length === 0 ? "no open pull request has this branch" : "the pull request has moved on since this run began"
	};
}
async function pullsOf(run, hub) {
	if (run.pull_requests.length > 0) return Promise.all(run.pull_requests.map(({ number }) => hub.pull(number)));
	if (run.head_repository === null || run.head_branch === null) return [];
	return hub.pullsFrom(run.head_repository.owner.login, run.head_branch);
}
function headOf(pull, sha) {
	if (sha === null || !pull.open || pull.headSha !== sha) return {
		pull: null,
		sha: null,
		why: "the pull request has moved on since this run began"
	};
	return {
		pull: pull.number,
		sha,
		why: ""
	};
}

// src/action/tell.ts
async function publication(step, content) {
	const sha = step.input("sha");
	const target = await targetOf(step.event, {
		pull: step.count("pull"),
		sha: /^[0-9a-f]{40}$/.test(sha) ? sha : null
	}, () => step.hub());
	if (target.why !== "") step.warn(`Nothing is posted: ${target.why}.`);
	return {
		...isForksOwn(step) ? unverified(content) : content,
		key: {
			workflow: step.workflow,
			key: step.key
		},
		pull: target.pull,
		sha: target.sha,
		author: step.input("comment-author") || "github-actions[bot]",
		url: step.url,
		time: require_shared_read.utcSeconds(step.now())
	};
}
function isForksOwn({ event: { payload }, owner, repo }) {
	const run = payload.workflow_run;
	return run !== void 0 && run.head_repository?.full_name !== `${owner}/${repo}`;
}
function unverified(content) {
	return {
		...content,
		body: `${UNVERIFIED}\n\n${content.body}`,
		title: `Unverified: ${content.title}`,
		past: content.past === null ? null : `unverified: ${content.past}`,
		conclusion: LETS_MERGE.has(content.conclusion) ? "action_required" : content.conclusion
	};
}
const LETS_MERGE = /* @__PURE__ */ new Set(["success", "neutral"]);
const UNVERIFIED = "## \u26a0\ufe0f Unverified\n\nThe fork's own workflow run measured this, and who controls a fork controls what its run hands over; `/bench` by somebody with write permission measures it here.";
async function tell(step, told) {
	if (told.pull === null && told.sha === null) return;
	const { comment, check, warnings } = await publish(step.hub(), told);
	for (const warning of warnings) step.warn(warning);
	step.output("comment-id", comment === null ? "" : String(comment));
	step.output("check-run-id", check === null ? "" : String(check));
}

// src/github/shown.ts
const shown = (name) => quoted(name, 80);
const shownSentence = (text) => quoted(text, 400);
function quoted(name, max) {
	const plain = name.replaceAll("`", "'").replace(/[^\p{L}\p{N} ./:,;=+%<>()\u2212\u2013_'\u2019"\u2192?!-]/gu, "\ufffd").trim();
	const short = plain.length <= max ? plain : `${plain.slice(0, max - 1)}\u2026`;
	return short === "" ? "`\u2013`" : `\`${short}\``;
}

// src/action/benchmark-of.ts
async function benchmarkOf(config) {
	const { draft, problems, source } = await require_shared_run.loadCompareConfig(config, { minCandidates: 1 });
	if (draft.benchmark === null) throw require_shared_run.configProblems(problems, source);
	return {
		id: draft.benchmark.value,
		backends: backendsOf(draft)
	};
}
const backendsOf = ({ candidates }) => candidates.flatMap(({ backend }) => backend === null ? [] : [backend.value]);

// src/action/payload-of.ts
function payloadOf({ exit, payload, said }) {
	if (payload !== null) return payload;
	const [, message, hint] = EXPLAINED.exec(said) ?? [];
	throw new require_shared_start.BenchError(exit === require_shared_start.EXIT.done ? require_shared_start.EXIT.runtime : exit, "program-failed", message?.slice(0, 3500) ?? `The command line ended with exit code ${exit} and no answer.`, hint ?? "What it said stands in the log above.");
}
const EXPLAINED = /(?:^|\n)benchmark: (?![\s\S]*\nbenchmark: )([\s\S]+?)\n {2}\u2192 ([^\n]+)\s*$/;

// src/github/manifest.ts
var import_tar_stream = require_vendor_actions_artifact.require_tar_stream();
const MANIFEST_FILE = "archive-manifest.json";
function readManifest(text, maxFiles) {
	if (valuesIn(text) > VALUES_PER_FILE * (maxFiles + 1)) return `it lists more than the ${maxFiles} files allowed`;
	let value;
	try {
		value = JSON.parse(text);
	} catch {
		return "its manifest is not JSON";
	}
	const files = value?.files;
	if (!Array.isArray(files)) return "its manifest lists no files";
	if (files.length > maxFiles) return `it holds ${files.length} files, more than the ${maxFiles} allowed`;
	const entries = /* @__PURE__ */ new Map();
	for (const entry of files) {
		if (!isEntry(entry)) return "its manifest has an entry that is none";
		const fault = require_shared_read.pathFault(entry.path);
		if (fault !== null) return fault;
		if (entries.has(entry.path)) return `its manifest lists ${JSON.stringify(entry.path)} twice`;
		entries.set(entry.path, entry);
	}
	return entries;
}
const VALUES_PER_FILE = 6;
function valuesIn(text) {
	let [values, quoted] = [1, false];
	for (let at = 0; at < text.length; at++) {
		const character = text[at];
		if (quoted && character === "\\") at++;
		else if (character === "\"") quoted = !quoted;
		else if (!quoted && (character === "," || character === "[" || character === "{")) values++;
	}
	return values;
}
function isEntry(value) {
	const { path, bytes, sha256, executable } = value ?? {};
	return typeof path === "string" && Number.isSafeInteger(bytes) && Number(bytes) >= 0 && typeof sha256 === "string" && /^[0-9a-f]{64}$/.test(sha256) && (executable === void 0 || typeof executable === "boolean");
}

// src/github/unpack.ts
const LIMITS = {
	archiveBytes: MAX_ARCHIVE_BYTES,
	bytes: MAX_UNPACKED_BYTES,
	files: MAX_UNPACKED_FILES
};
async function unpackArchive(archive, target, limits = LIMITS) {
	const { size } = (0, node_fs.lstatSync)(archive);
	if (size > limits.archiveBytes) throw new require_shared_read.Refused(`it has ${size} bytes, more than the ${limits.archiveBytes} allowed`);
	(0, node_fs.mkdirSync)(target, { recursive: true });
	try {
		await new Unpacking(target, limits).from(archive);
	} catch (error) {
		(0, node_fs.rmSync)(target, {
			recursive: true,
			force: true
		});
		if (error instanceof require_shared_read.Refused) throw error;
		throw new require_shared_read.Refused(`it cannot be unpacked: ${require_shared_read.messageOf(error)}`, { cause: error });
	}
}
var Unpacking = class {
	#target;
	#limits;
	#done = /* @__PURE__ */ new Set();
	#manifest = null;
	constructor(target, limits) {
		this.#target = target;
		this.#limits = limits;
	}
	async from(archive) {
		const tar = (0, import_tar_stream.extract)();
		const read = (0, node_stream_promises.pipeline)((0, node_fs.createReadStream)(archive), (0, node_zlib.createGunzip)(), atMost(this.#limits.bytes + TAR_BYTES_PER_FILE * (this.#limits.files + 1)), tar);
		read.catch(() => void 0);
		for await (const entry of tar) await this.#take(entry.header, node_stream.Readable.from(entry));
		await read;
		if (this.#manifest === null) throw new require_shared_read.Refused("it is empty");
		const missing = [...this.#manifest.keys()].find((path) => !this.#done.has(path));
		if (missing !== void 0) throw new require_shared_read.Refused(`${JSON.stringify(missing)} is in its manifest and not in it`);
	}
	async #take(header, content) {
		if (header.type !== "file" && header.type !== "contiguous-file") throw new require_shared_read.Refused(`${JSON.stringify(header.name)} is a ${header.type ?? "thing"}, and only files are taken`);
		if (this.#manifest === null) {
			if (header.name !== "archive-manifest.json") throw new require_shared_read.Refused("it does not begin with its manifest");
			this.#manifest = await this.#readManifest(header, content);
			return;
		}
		const listed = this.#manifest.get(header.name);
		const fault = require_shared_read.pathFault(header.name) ?? (header.name.length > 4096 ? "a path is too long" : null);
		if (fault !== null) throw new require_shared_read.Refused(fault);
		if (listed === void 0) throw new require_shared_read.Refused(`${JSON.stringify(header.name)} is not in its manifest`);
		if (this.#done.has(header.name)) throw new require_shared_read.Refused(`${JSON.stringify(header.name)} is in it twice`);
		if (header.size !== listed.bytes) throw new require_shared_read.Refused(`${JSON.stringify(header.name)} has not the size that its manifest says`);
		this.#done.add(header.name);
		await this.#write(listed, content);
	}
	async #readManifest(header, content) {
		const { files } = this.#limits;
		if ((header.size ?? 1e400) > 300 * (files + 1)) throw new require_shared_read.Refused(`its manifest is too large for the ${files} files allowed`);
		const chunks = [];
		for await (const chunk of content) chunks.push(chunk);
		const manifest = readManifest(Buffer.concat(chunks).toString("utf8"), files);
		if (typeof manifest === "string") throw new require_shared_read.Refused(manifest);
		const bytes = [...manifest.values()].reduce((sum, entry) => sum + entry.bytes, 0);
		if (bytes > this.#limits.bytes) throw new require_shared_read.Refused(`it unfolds to ${bytes} bytes, more than the ${this.#limits.bytes} allowed`);
		return manifest;
	}
	async #write({ path, sha256, executable }, content) {
		const file = (0, node_path.join)(this.#target, path);
		(0, node_fs.mkdirSync)((0, node_path.dirname)(file), { recursive: true });
		const digest = (0, node_crypto.createHash)("sha256");
		const hashing = new node_stream.Transform({ transform(chunk, _encoding, done) {
			digest.update(chunk);
			done(null, chunk);
		} });
		await (0, node_stream_promises.pipeline)(content, hashing, (0, node_fs.createWriteStream)(file, {
			flags: "wx",
			mode: executable === true ? 493 : 420
		}));
		if (digest.digest("hex") !== sha256) throw new require_shared_read.Refused(`${JSON.stringify(path)} has not the digest that its manifest says`);
	}
};
const TAR_BYTES_PER_FILE = 6144;
function atMost(limit) {
	let seen = 0;
	return new node_stream.Transform({ transform(chunk, _encoding, done) {
		seen += chunk.length;
		done(seen > limit ? new require_shared_read.Refused("it unfolds to more than is allowed") : null, chunk);
	} });
}

// src/github/collect.ts
async function collectShards(store, { key, shards, folder }) {
	const artifacts = await listed(store);
	const { plan, planFile } = await planFrom(store, artifacts, key, folder);
	const triesOf = shardTries(artifacts, key);
	const of = shards ?? cutOf(plan) ?? mostShards(triesOf) ?? plan.candidates.length;
	const shardAt = require_shared_read.shardsOf(plan, of);
	const whole = wholePlan(plan);
	const found = await inTurn(Array.from({ length: of }, (_, at) => ({
		index: at + 1,
		of
	})).filter(({ index }) => shardAt(index).tasks.length > 0), (part) => newestUsable(store, whole, part, triesOf.get(`${part.index}/${of}`) ?? [], folder));
	return {
		plan,
		planFile,
		parts: found.flatMap(({ path }) => path === null ? [] : [path]),
		expected: found.length,
		lost: found.flatMap(({ shard, path, reason }) => path === null ? [{
			shard,
			reason
		}] : [])
	};
}
async function restoreShard(store, plan, part, runDir) {
	const before = (shardTries(await listed(store), part.key).get(`${part.index}/${part.of}`) ?? []).filter(({ tryNumber }) => tryNumber < part.tryNumber);
	const { path } = await newestUsable(store, wholePlan(plan), part, before, `${runDir}.earlier`);
	if (path === null) return false;
	node_fs.default.renameSync(path, runDir);
	node_fs.default.rmSync(`${runDir}.earlier`, {
		recursive: true,
		force: true
	});
	return true;
}
const CONFIG_FILE = "config.yaml";
async function fetchPlan(store, key, folder) {
	return planFrom(store, await listed(store), key, folder);
}
async function fetchData(store, key, folder) {
	const newest = newestOf(await listed(store), key, readDataName);
	if (newest !== null) await fetchArchive(store, newest, folder);
	return newest !== null;
}
async function fetchReport(store, id, folder) {
	const artifact = (await listed(store)).find((one) => one.id === id);
	if (artifact === void 0) throw new require_shared_start.RunError("no-report", `This workflow run has no artifact ${id}.`, "Take the id from the outputs of `command: report`.");
	await fetchArchive(store, artifact, folder);
	return folder;
}
async function listed(store) {
	const artifacts = await store.list();
	if (artifacts.length <= 4096) return artifacts;
	throw new require_shared_start.RunError("too-many-artifacts", `This workflow run has ${artifacts.length} artifacts, more than the ${MAX_ARTIFACTS} that are looked at.`, "Run the benchmark in a workflow of its own.");
}
async function planFrom(store, artifacts, key, folder) {
	const newest = newestOf(artifacts, key, readPlanName);
	if (newest === null) {
		const others = artifacts.flatMap(({ name }) => readPlanName(name)?.key ?? []);
		if (others.length > 0) throw new require_shared_start.RunError("other-key", `This workflow run has no plan with the key ${JSON.stringify(key)}, but with ${[...new Set(others)].join(", ")}.`, "Give the key that its plan was made with.");
		throw new require_shared_start.RunError("no-plan-artifact", `This workflow run has no plan with the key ${JSON.stringify(key)}.`, "Run `command: plan` with the same key in a job before this one.");
	}
	const path = (0, node_path.join)(folder, "plan");
	await fetchArchive(store, newest, path);
	const [planFile, configFile] = [(0, node_path.join)(path, require_shared_read.PLAN_FILE), (0, node_path.join)(path, CONFIG_FILE)];
	return {
		plan: require_shared_read.readPlanFile(planFile),
		planFile,
		configFile: node_fs.default.existsSync(configFile) ? configFile : null
	};
}
function newestOf(artifacts, key, read) {
	return artifacts.flatMap((artifact) => {
		const part = read(artifact.name);
		return part?.key === key ? [{
			artifact,
			tryNumber: part.tryNumber
		}] : [];
	}).sort(newestFirst)[0]?.artifact ?? null;
}
function shardTries(artifacts, key) {
	const tries = /* @__PURE__ */ new Map();
	for (const artifact of artifacts) {
		const part = readShardName(artifact.name);
		if (part?.key !== key) continue;
		const name = `${part.index}/${part.of}`;
		tries.set(name, [...tries.get(name) ?? [], {
			artifact,
			tryNumber: part.tryNumber
		}].sort(newestFirst));
	}
	return tries;
}
const newestFirst = (a, b) => b.tryNumber - a.tryNumber;
const cutOf = ({ slices, candidates }) => slices === void 0 ? null : slices.length * candidates.length;
function mostShards(tries) {
	const counts = [...tries.keys()].map((name) => Number(name.split("/")[1]));
	return counts.length === 0 ? null : Math.max(...counts);
}
const wholePlan = (plan) => ({
	plan,
	plans: new require_shared_read.PlanReader(),
	parts: new require_shared_read.PartCheck(plan)
});
async function newestUsable(store, whole, { index, of }, tries, folder) {
	const shard = `${index}/${of}`;
	const reasons = [];
	for (const { artifact, tryNumber } of tries) {
		const path = (0, node_path.join)(folder, `shard-${index}-try-${tryNumber}`);
		try {
			await fetchArchive(store, artifact, path);
			refuseAlien(path, whole, {
				index,
				of
			});
			return {
				shard,
				path,
				reason: ""
			};
		} catch (error) {
			if (!(error instanceof require_shared_start.RunError || error instanceof require_shared_read.Refused)) throw error;
			node_fs.default.rmSync(path, {
				recursive: true,
				force: true
			});
			reasons.push(`try ${tryNumber}: ${error.message}`);
		}
	}
	return {
		shard,
		path: null,
		reason: reasons.join(" ") || "it left nothing behind: not started, skipped or cancelled"
	};
}
async function fetchArchive(store, artifact, target) {
	if (artifact.bytes > 0x40000000) throw new require_shared_start.RunError("archive-too-large", `${artifact.name} has ${artifact.bytes} bytes.`, "Run fewer tasks per shard.");
	const download = `${target}.download`;
	try {
		const file = await store.download(artifact, download);
		await unpackArchive(file, target);
	} catch (cause) {
		if (!(cause instanceof require_shared_read.Refused)) throw cause;
		throw new require_shared_start.RunError("bad-archive", `${artifact.name} is refused: ${cause.message}.`, "Run this part again.", { cause });
	} finally {
		node_fs.default.rmSync(download, {
			recursive: true,
			force: true
		});
	}
}
function refuseAlien(path, { plan, plans, parts }, { index, of }) {
	const own = plans.read(path);
	const shard = require_shared_read.readShard(path);
	if (own === null || own.digest !== plan.digest) throw new require_shared_read.Refused("it belongs to another plan.");
	if (!require_shared_read.sameValidation(own, plan)) throw new require_shared_read.Refused("it does not agree on which tasks are sound.");
	if (shard?.index !== index || shard.of !== of) throw new require_shared_read.Refused(`it is not shard ${index}/${of}.`);
	const fault = parts.fault(shard);
	if (fault !== null) throw new require_shared_read.Refused(`it ${fault}.`);
}
async function inTurn(items, work) {
	const results = [];
	for (const item of items) results.push(await work(item));
	return results;
}

// src/action/take-data.ts
async function takeData(step, benchmark) {
	const folder = (0, node_path.join)(step.tempDir, `data-${step.key}`);
	if (!await fetchData(await step.store(), step.key, folder)) return;
	payloadOf(await step.benchmark([
		"fetch",
		benchmark,
		"--from",
		folder
	]));
	node_fs.default.rmSync(folder, {
		recursive: true,
		force: true
	});
}

// src/github/fail-on.ts
function failOnOf(words) {
	const odd = words.find((word) => !isKnown(word));
	const near = odd === void 0 ? null : require_shared_start.nearest(odd, require_shared_start.FAIL_ON);
	if (words.length > 0 && odd === void 0) return words.filter(isKnown);
	throw new require_shared_start.UsageError("bad-input", odd === void 0 ? "fail-on names nothing." : `fail-on: ${JSON.stringify(odd)} is not known.`, near === null ? `Write one or more of ${require_shared_read.listed(require_shared_start.FAIL_ON)}.` : `Did you mean ${near}?`);
}
const isKnown = (word) => require_shared_start.FAIL_ON.some((known) => known === word);

// src/github/pack.ts
async function packFolder(folder, archive) {
	const entries = filesBelow(folder, "").sort().map((path) => ({
		path,
		...require_shared_read.digestOfFile((0, node_path.join)(folder, path)),
		...((0, node_fs.lstatSync)((0, node_path.join)(folder, path)).mode & 64) === 0 ? {} : { executable: true }
	}));
	const pack = (0, import_tar_stream.pack)();
	const written = (0, node_stream_promises.pipeline)(pack, (0, node_zlib.createGzip)({ level: 6 }), (0, node_fs.createWriteStream)(archive, { flags: "wx" }));
	const fill = async () => {
		pack.entry({
			name: MANIFEST_FILE,
			...FIXED
		}, `${JSON.stringify({
			version: 1,
			files: entries
		})}\n`);
		for (const { path, bytes } of entries) {
			const entry = pack.entry({
				name: path,
				size: bytes,
				...FIXED
			});
			await (0, node_stream_promises.pipeline)((0, node_fs.createReadStream)((0, node_path.join)(folder, path)), entry);
		}
		pack.finalize();
	};
	await Promise.all([fill(), written]);
	return {
		files: entries.length,
		bytes: (0, node_fs.lstatSync)(archive).size
	};
}
const FIXED = {
	mode: 420,
	mtime: /* @__PURE__ */ new Date(0),
	uid: 0,
	gid: 0,
	uname: "",
	gname: ""
};
const PRIVATE = /* @__PURE__ */ new Set([
	require_shared_read.LOCK_FILE,
	require_shared_read.STAGING_DIR,
	MANIFEST_FILE
]);
function filesBelow(root, prefix) {
	return (0, node_fs.readdirSync)((0, node_path.join)(root, prefix), { withFileTypes: true }).flatMap((entry) => {
		if (prefix === "" && PRIVATE.has(entry.name)) return [];
		const path = `${prefix}${entry.name}`;
		if (entry.isDirectory()) return filesBelow(root, `${path}/`);
		return entry.isFile() ? [path] : [];
	});
}

// src/github/timings.ts
const PHASES = [
	require_shared_read.NUMBER.provision,
	require_shared_read.NUMBER.prompt,
	require_shared_read.NUMBER.solve,
	require_shared_read.NUMBER.change,
	require_shared_read.NUMBER.verify
];
const LONGEST_SECONDS = 86400;
function timingsOf({ plan, results }) {
	const seen = [];
	for (const [task, { id }] of plan.tasks.entries()) {
		const trials = plan.candidates.flatMap((_, candidate) => {
			const { start, end } = results.trials(candidate, task);
			return Array.from({ length: end - start }, (_, at) => start + at).filter((at) => require_shared_read.isScored(results.classOf(at)));
		});
		if (trials.length === 0) continue;
		const ms = trials.reduce((sum, trial) => sum + millisecondsOf(results, trial), 0) / trials.length;
		if (ms > 0) seen.push([id, Math.min(Math.ceil(ms) / 1e3, LONGEST_SECONDS)]);
	}
	return Object.fromEntries(seen);
}
function millisecondsOf(results, trial) {
	const { start, end } = results.attemptsOf({
		start: trial,
		end: trial + 1
	});
	let ms = 0;
	for (let at = start; at < end; at++) for (const phase of PHASES) {
		const took = results.attempts.number(at, phase);
		if (took > 0) ms += took;
	}
	return ms;
}
const withNewer = (before, seen) => ({
	...before,
	...seen
});
function readTimings(text) {
	try {
		const value = JSON.parse(text);
		if (typeof value !== "object" || value === null || Array.isArray(value)) return {};
		return Object.fromEntries(Object.entries(value).filter((entry) => Number.isFinite(entry[1]) && entry[1] > 0));
	} catch {
		return {};
	}
}
function timingsKey(key, benchmark, backends) {
	return `benchmark-harness-timings-${key}-${require_shared_read.digestOf([benchmark, [...new Set(backends)].sort()]).slice(0, 12)}-`;
}
const TIMINGS_FILE = "timings.json";

// src/github/outputs.ts
function reportOutputs(report, lost, expected) {
	const pair = report.pairs.length === 1 ? report.pairs[0] : void 0;
	const faults = report.completeness.missing.filter((cell) => cell.class !== "not_run").length;
	return {
		verdict: report.verdict,
		winner: report.winner ?? "",
		headline: headlineOf(report, lost, expected),
		delta: text(pair?.delta),
		"ci-low": text(pair?.ci?.low),
		"ci-high": text(pair?.ci?.high),
		"p-value": text(pair?.p_adjusted),
		mde: text(pair?.mde),
		completeness: `${report.completeness.scored}/${report.completeness.expected}`,
		"infra-failures": String(faults),
		shards: `${expected - lost}/${expected}`
	};
}
const headlineOf = ({ headline }, lost, expected) => lost === 0 ? headline : `INCOMPLETE ${expected - lost}/${expected}: ${headline}`;
function pastOf({ verdict, completeness, pairs }, lost, expected) {
	const [pair] = pairs.length === 1 ? pairs : [];
	return [
		...lost === 0 ? [] : [`INCOMPLETE ${expected - lost}/${expected}`],
		verdict,
		...pair?.delta == null ? [] : [require_shared_read.points(pair.delta)],
		`${completeness.scored}/${require_shared_read.plural(completeness.expected, "trial")}`
	].join(", ");
}
const text = (value) => value == null ? "" : String(value);

// src/github/conclusion.ts
function conclusionOf(report, { failOn, lostShards }) {
	const gate = gateOf(report, failOn, lostShards);
	return {
		gate,
		check: checkOf(report, gate, failOn)
	};
}
function gateOf(report, failOn, lostShards) {
	const unusable = report.pairs.length === 0 || report.pairs.some((pair) => pair.kind === "invalid");
	if (lostShards > 0 && unusable) return require_shared_start.EXIT.invalid;
	return require_shared_start.gateExit(report, failOn);
}
function checkOf(report, gate, failOn) {
	const { verdict, completeness } = report;
	if (verdict === "invalid" || completeness.scored === 0) return "action_required";
	if (verdict === "single" || verdict === "ranking") {
		if (gate !== require_shared_start.EXIT.done) return "failure";
		return failOn.every((what) => what === "never") ? "neutral" : "success";
	}
	if (verdict === "inconclusive") return gate === require_shared_start.EXIT.done ? "neutral" : "failure";
	return isRegression(report) ? "failure" : "success";
}
const titleOf = (report, lost, expected) => `${isRegression(report) ? "Regression: " : ""}${headlineOf(report, lost, expected)}`;
const isRegression = ({ verdict, winner, settings, candidates }) => verdict === "win" && winner === (settings.baseline ?? candidates[0]?.name);

// src/github/report-folder.ts
const SHARDS_FILE = "shards.json";
const BODY_FILE = "body.md";
async function readReport(folder) {
	const path = (0, node_path.join)(folder, require_shared_start.REPORT_JSON);
	const content = require_shared_read.readRegular(path, 268435456);
	if (content === null) throw new require_shared_start.RunError("no-report", `There is no ${path}.`, "Run `command: report` before.");
	const report = JSON.parse(content.toString("utf8"));
	await require_shared_read.checkReport(report);
	return report;
}
const readShards = (folder) => JSON.parse((0, node_fs.readFileSync)((0, node_path.join)(folder, SHARDS_FILE), "utf8"));
function reportBody(summary, lost, expected) {
	if (lost.length === 0) return summary;
	const named = require_shared_read.listed(lost.map((shard) => shard.split("/", 1)[0] ?? ""));
	return [
		`## \u26a0\ufe0f INCOMPLETE ${expected - lost.length}/${expected}`,
		`${lost.length === 1 ? "Shard" : "Shards"} ${named} of ${expected} left nothing that can be used. The log of the report step says why; *Re-run failed jobs* runs only what is missing.`,
		summary
	].join("\n\n");
}

Object.defineProperty(exports, "BODY_FILE", {
  enumerable: true,
  get: function () {
    return BODY_FILE;
  }
});
Object.defineProperty(exports, "CONFIG_FILE", {
  enumerable: true,
  get: function () {
    return CONFIG_FILE;
  }
});
Object.defineProperty(exports, "HubFault", {
  enumerable: true,
  get: function () {
    return HubFault;
  }
});
Object.defineProperty(exports, "MAX_COMMAND_CHARACTERS", {
  enumerable: true,
  get: function () {
    return MAX_COMMAND_CHARACTERS;
  }
});
Object.defineProperty(exports, "MAX_STEP_SUMMARY_BYTES", {
  enumerable: true,
  get: function () {
    return MAX_STEP_SUMMARY_BYTES;
  }
});
Object.defineProperty(exports, "SHARDS_FILE", {
  enumerable: true,
  get: function () {
    return SHARDS_FILE;
  }
});
Object.defineProperty(exports, "TIMINGS_FILE", {
  enumerable: true,
  get: function () {
    return TIMINGS_FILE;
  }
});
Object.defineProperty(exports, "benchmarkOf", {
  enumerable: true,
  get: function () {
    return benchmarkOf;
  }
});
Object.defineProperty(exports, "collectShards", {
  enumerable: true,
  get: function () {
    return collectShards;
  }
});
Object.defineProperty(exports, "conclusionOf", {
  enumerable: true,
  get: function () {
    return conclusionOf;
  }
});
Object.defineProperty(exports, "dataName", {
  enumerable: true,
  get: function () {
    return dataName;
  }
});
Object.defineProperty(exports, "failOnOf", {
  enumerable: true,
  get: function () {
    return failOnOf;
  }
});
Object.defineProperty(exports, "fetchPlan", {
  enumerable: true,
  get: function () {
    return fetchPlan;
  }
});
Object.defineProperty(exports, "fetchReport", {
  enumerable: true,
  get: function () {
    return fetchReport;
  }
});
Object.defineProperty(exports, "isKey", {
  enumerable: true,
  get: function () {
    return isKey;
  }
});
Object.defineProperty(exports, "packFolder", {
  enumerable: true,
  get: function () {
    return packFolder;
  }
});
Object.defineProperty(exports, "pastOf", {
  enumerable: true,
  get: function () {
    return pastOf;
  }
});
Object.defineProperty(exports, "payloadOf", {
  enumerable: true,
  get: function () {
    return payloadOf;
  }
});
Object.defineProperty(exports, "planName", {
  enumerable: true,
  get: function () {
    return planName;
  }
});
Object.defineProperty(exports, "publication", {
  enumerable: true,
  get: function () {
    return publication;
  }
});
Object.defineProperty(exports, "readReport", {
  enumerable: true,
  get: function () {
    return readReport;
  }
});
Object.defineProperty(exports, "readShards", {
  enumerable: true,
  get: function () {
    return readShards;
  }
});
Object.defineProperty(exports, "readTimings", {
  enumerable: true,
  get: function () {
    return readTimings;
  }
});
Object.defineProperty(exports, "reportBody", {
  enumerable: true,
  get: function () {
    return reportBody;
  }
});
Object.defineProperty(exports, "reportName", {
  enumerable: true,
  get: function () {
    return reportName;
  }
});
Object.defineProperty(exports, "reportOutputs", {
  enumerable: true,
  get: function () {
    return reportOutputs;
  }
});
Object.defineProperty(exports, "restoreShard", {
  enumerable: true,
  get: function () {
    return restoreShard;
  }
});
Object.defineProperty(exports, "shardName", {
  enumerable: true,
  get: function () {
    return shardName;
  }
});
Object.defineProperty(exports, "shown", {
  enumerable: true,
  get: function () {
    return shown;
  }
});
Object.defineProperty(exports, "shownSentence", {
  enumerable: true,
  get: function () {
    return shownSentence;
  }
});
Object.defineProperty(exports, "takeData", {
  enumerable: true,
  get: function () {
    return takeData;
  }
});
Object.defineProperty(exports, "tell", {
  enumerable: true,
  get: function () {
    return tell;
  }
});
Object.defineProperty(exports, "timingsKey", {
  enumerable: true,
  get: function () {
    return timingsKey;
  }
});
Object.defineProperty(exports, "timingsOf", {
  enumerable: true,
  get: function () {
    return timingsOf;
  }
});
Object.defineProperty(exports, "titleOf", {
  enumerable: true,
  get: function () {
    return titleOf;
  }
});
Object.defineProperty(exports, "unpackArchive", {
  enumerable: true,
  get: function () {
    return unpackArchive;
  }
});
Object.defineProperty(exports, "withNewer", {
  enumerable: true,
  get: function () {
    return withNewer;
  }
});