"use strict";

const require_rolldown_runtime = require("../vendor/rolldown-runtime.js");
let node_fs = require("node:fs");
let node_path = require("node:path");
const require_shared_run = require("../shared/run.js");
const require_shared_start = require("../shared/start.js");
const require_shared_read = require("../shared/read.js");
node_fs = require_rolldown_runtime.__toESM(node_fs, 1);

// src/datasets/git-checkout.ts
const TIMEOUT_MS = 18e5;
async function checkOut({ repository, commit, into, scratch }, deps) {
	const gitDir = (0, node_path.join)(scratch, "git");
	node_fs.default.mkdirSync(into);
	const git = (...args) => runGit([
		`--git-dir=${gitDir}`,
		`--work-tree=${into}`,
		...args
	], into, deps);
	await must("init", git("init", "--quiet"));
	node_fs.default.mkdirSync((0, node_path.join)(gitDir, "info"), { recursive: true });
	node_fs.default.writeFileSync((0, node_path.join)(gitDir, "info/attributes"), "* -text !eol !ident !filter !working-tree-encoding\n");
	if ((await git("fetch", "--quiet", "--depth=1", "--", repository, commit)).exitCode !== 0) await must("fetch", git("fetch", "--quiet", "--tags", "--", repository, "+refs/*:refs/fetched/*"));
	await must("checkout", git("-c", "core.autocrlf=false", "checkout", "--quiet", "--force", "--detach", commit));
}
async function runGit(args, cwd, { exec, host, signal }) {
	const ended = await exec.run({
		argv: ["git", ...args],
		cwd,
		env: {
			...host.buildEnv,
			GIT_TERMINAL_PROMPT: "0",
			LC_ALL: "C"
		},
		timeoutMs: TIMEOUT_MS,
		signal
	});
	signal.throwIfAborted();
	return ended;
}
async function must(step, running) {
	const { exitCode, spawnError, timedOut, stderr } = await running;
	if (exitCode === 0) return;
	if (spawnError !== null) throw new require_shared_start.MissingPrerequisite("no-git", `git is needed to fetch the data, and could not be started: ${spawnError.message}`, "Install git, for example: apt-get install git. Or give the files themselves: --from FOLDER");
	const why = timedOut ? "it took more than half an hour" : require_shared_start.quotedOutput(stderr.text).trim();
	throw new require_shared_start.RunError("fetch-failed", `The data could not be fetched: git ${step} failed: ${why}`, "Check the network and proxy, or name a mirror, a clone or a folder with the files: --from PATH|GIT_URL");
}

// src/datasets/fetch-dataset.ts
async function fetchDataset(benchmark, pin, from, deps) {
	const folder = require_shared_run.datasetFolder(deps.host.cacheRoot, benchmark, pin);
	const before = require_shared_run.inspectDataset(folder, pin);
	if (before.fault === null) return {
		folder,
		files: before.files,
		fetched: false
	};
	node_fs.default.mkdirSync((0, node_path.dirname)(folder), {
		recursive: true,
		mode: 448
	});
	const lock = await require_shared_read.waitForLock(`${folder}.lock`, deps.signal, (pid) => deps.say(`Process ${pid} is fetching it; waiting.`));
	try {
		const { fault, files } = require_shared_run.inspectDataset(folder, pin);
		if (fault === null) return {
			folder,
			files,
			fetched: false
		};
		if (fault !== "absent") deps.say(`The data in ${folder} is fetched again: ${fault}.`);
		return {
			folder,
			files: await replace(folder, benchmark, pin, from, deps),
			fetched: true
		};
	} finally {
		lock.release();
	}
}
async function replace(folder, benchmark, pin, from, deps) {
	removeLeftovers((0, node_path.dirname)(folder));
	const place = node_fs.default.mkdtempSync((0, node_path.join)((0, node_path.dirname)(folder), ".new-"));
	try {
		const fresh = (0, node_path.join)(place, "tree");
		const fault = from !== null && isFolder(from) ? require_shared_run.inspectDataset(from, pin).fault : null;
		if (from !== null && fault !== null && !isRepository(from)) throw unlikeFolder(benchmark, from, fault, pin);
		if (from !== null && isFolder(from) && fault === null) copyFiles(from, fresh);
		else await checkOut({
			repository: from ?? pin.repository,
			commit: pin.commit,
			into: fresh,
			scratch: place
		}, deps);
		const { id, files } = require_shared_run.treeIdOf(fresh);
		if (id !== pin.tree) throw unlike(benchmark, require_shared_run.withoutSecrets(from ?? pin.repository), id, pin);
		if (node_fs.default.existsSync(folder)) node_fs.default.renameSync(folder, (0, node_path.join)(place, "old"));
		require_shared_run.keepOrigin(folder, from);
		node_fs.default.renameSync(fresh, folder);
		return files;
	} finally {
		node_fs.default.rmSync(place, {
			recursive: true,
			force: true
		});
	}
}
function removeLeftovers(parent) {
	for (const name of node_fs.default.readdirSync(parent)) if (name.startsWith(".new-")) node_fs.default.rmSync((0, node_path.join)(parent, name), {
		recursive: true,
		force: true
	});
}
const isFolder = (from) => node_fs.default.statSync(from, { throwIfNoEntry: false })?.isDirectory() === true;
const isRepository = (folder) => node_fs.default.existsSync((0, node_path.join)(folder, ".git")) || node_fs.default.existsSync((0, node_path.join)(folder, "HEAD")) && node_fs.default.existsSync((0, node_path.join)(folder, "objects"));
function copyFiles(from, to) {
	const ownGit = (0, node_path.join)(from, ".git");
	node_fs.default.cpSync(from, to, {
		recursive: true,
		verbatimSymlinks: true,
		filter: (path) => path !== ownGit
	});
}
const unlikeFolder = (benchmark, from, fault, { repository }) => new require_shared_start.RunError("dataset-unlike", `The folder ${from} is not the data of ${benchmark}: ${fault}. Nor is it a git repository.`, `Nothing was kept. Name a folder with exactly its files or a clone of ${repository}, or leave --from out.`);
const unlike = (benchmark, from, found, { commit, tree }) => new require_shared_start.RunError("dataset-unlike", `What ${from} has as ${commit.slice(0, 12)} is not the data of ${benchmark}: its tree is ${found} and should be ${tree}.`, "Nothing was kept. Leave --from out to use the pinned repository, or point it at a faithful copy.");

// src/commands/fetch.ts
const run = async (ctx) => {
	const [id, ...more] = ctx.words;
	if (id === void 0 || more.length > 0) throw new require_shared_start.UsageError("no-benchmark", "`fetch` needs one BENCHMARK.", "`benchmark list` shows what there is.");
	const engine = await require_shared_run.openEngine(ctx);
	const { dataset } = await engine.adapters.get(id);
	if (dataset === void 0) {
		const unused = ctx.flags.from === void 0 ? "" : ` ${require_shared_run.withoutSecrets(ctx.flags.from)} was not looked into.`;
		ctx.say(`${id} travels with the program; there is nothing to fetch.${unused}`);
		return {
			payload: {
				benchmark_id: id,
				commit: null,
				tree: null,
				folder: null,
				files: null
			},
			exit: require_shared_start.EXIT.done
		};
	}
	const from = placeOf(ctx.flags.from, ctx.cwd);
	const { folder, files, fetched } = await fetchDataset(id, dataset, from, {
		...engine,
		say: ctx.say
	});
	const what = `${require_shared_read.plural(files, "file")} of ${id} at ${dataset.commit.slice(0, 12)}, verified`;
	const unused = fetched || from === null ? "" : `. ${require_shared_run.withoutSecrets(from)} was not needed and not looked into`;
	ctx.say(`${fetched ? "Fetched" : "Already here"}: ${what}, in ${folder}${unused}`);
	const { commit, tree } = dataset;
	return {
		payload: {
			benchmark_id: id,
			commit,
			tree,
			folder,
			files
		},
		exit: require_shared_start.EXIT.done
	};
};
function placeOf(from, cwd) {
	if (from === void 0) return null;
	const path = (0, node_path.resolve)(cwd, from);
	if (from !== "" && node_fs.default.existsSync(path)) return path;
	if (isAddress(from)) return from;
	throw new require_shared_start.UsageError("no-such-source", from === "" ? "--from is empty." : `There is nothing at ${path}, which --from names.`, "Name a folder with the files, a clone, or an address such as https://host/repository.git; or leave --from out.");
}
const isAddress = (from) => /^[a-z][a-z0-9+.-]*:\/\//i.test(from) || /^[^-/:\s][^/:\s]*:[^:]/.test(from);

exports.run = run;