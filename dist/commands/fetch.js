import fs from "node:fs";
import { dirname, join, resolve } from "node:path";
import { C as inspectDataset, D as openEngine, S as datasetFolder, w as treeIdOf } from "../shared/run.js";
import { c as EXIT, d as RunError, f as UsageError, l as MissingPrerequisite, s as Cancelled } from "../shared/start.js";
import { St as takeLock, hr as plural } from "../shared/read.js";
import { setTimeout } from "node:timers/promises";

// src/datasets/git-checkout.ts
const TIMEOUT_MS = 18e5;
async function checkOut({ repository, commit, into, scratch }, deps) {
	const gitDir = join(scratch, "git");
	fs.mkdirSync(into);
	const git = (...args) => runGit([
		`--git-dir=${gitDir}`,
		`--work-tree=${into}`,
		...args
	], into, deps);
	await must("init", git("init", "--quiet"));
	fs.mkdirSync(join(gitDir, "info"), { recursive: true });
	fs.writeFileSync(join(gitDir, "info/attributes"), "* -text !eol !ident !filter !working-tree-encoding\n");
	if ((await git("fetch", "--quiet", "--depth=1", repository, commit)).exitCode !== 0) await must("fetch", git("fetch", "--quiet", "--tags", repository, "+refs/*:refs/fetched/*"));
	await must("checkout", git("-c", "core.autocrlf=false", "checkout", "--quiet", "--force", "--detach", commit));
}
function runGit(args, cwd, { exec, host, signal }) {
	return exec.run({
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
}
async function must(step, running) {
	const { exitCode, spawnError, timedOut, aborted, stderr } = await running;
	if (exitCode === 0) return;
	if (spawnError !== null) throw new MissingPrerequisite("no-git", `git is needed to fetch the data, and could not be started: ${spawnError.message}`, "Install git, for example: apt-get install git. Or give the files themselves: --from FOLDER");
	const why = aborted ? "it was stopped" : timedOut ? "it took more than half an hour" : stderr.text.trim();
	throw new RunError("fetch-failed", `The data could not be fetched: git ${step} failed: ${why}`, "Check the network and proxy, or name a mirror, a clone or a folder with the files: --from PATH|GIT_URL");
}

// src/datasets/fetch-dataset.ts
async function fetchDataset(benchmark, pin, from, deps) {
	const folder = datasetFolder(deps.host.cacheRoot, benchmark, pin);
	const before = inspectDataset(folder, pin);
	if (before.fault === null) return {
		folder,
		files: before.files,
		fetched: false
	};
	fs.mkdirSync(dirname(folder), {
		recursive: true,
		mode: 448
	});
	const lock = await waitFor(`${folder}.lock`, deps);
	try {
		const { fault, files } = inspectDataset(folder, pin);
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
const WAIT_MS = 200;
async function waitFor(path, { say, signal }) {
	for (let told = false;; told = true) {
		const lock = takeLock(path);
		if ("release" in lock) return lock;
		if (!told) say(`Process ${lock.pid} is fetching it; waiting.`);
		await setTimeout(WAIT_MS, void 0, { signal });
	}
}
async function replace(folder, benchmark, pin, from, deps) {
	removeLeftovers(dirname(folder));
	const place = fs.mkdtempSync(join(dirname(folder), ".new-"));
	try {
		const fresh = join(place, "tree");
		if (from !== null && isFolderOf(from, pin)) copyFiles(from, fresh);
		else await checkOut({
			repository: from ?? pin.repository,
			commit: pin.commit,
			into: fresh,
			scratch: place
		}, deps);
		const { id, files } = treeIdOf(fresh);
		if (id !== pin.tree) throw unlike(benchmark, from ?? pin.repository, id, pin);
		if (fs.existsSync(folder)) fs.renameSync(folder, join(place, "old"));
		fs.renameSync(fresh, folder);
		return files;
	} finally {
		fs.rmSync(place, {
			recursive: true,
			force: true
		});
	}
}
function removeLeftovers(parent) {
	for (const name of fs.readdirSync(parent)) if (name.startsWith(".new-")) fs.rmSync(join(parent, name), {
		recursive: true,
		force: true
	});
}
const isFolderOf = (from, pin) => fs.statSync(from, { throwIfNoEntry: false })?.isDirectory() === true && inspectDataset(from, pin).fault === null;
function copyFiles(from, to) {
	const ownGit = join(from, ".git");
	fs.cpSync(from, to, {
		recursive: true,
		verbatimSymlinks: true,
		filter: (path) => path !== ownGit
	});
}
const unlike = (benchmark, from, found, { commit, tree }) => new RunError("dataset-unlike", `What ${from} has as ${commit.slice(0, 12)} is not the data of ${benchmark}: its tree is ${found} and should be ${tree}.`, "Nothing was kept. Leave --from out to use the pinned repository, or point it at a faithful copy.");

// src/commands/fetch.ts
const run = async (ctx) => {
	const [id, ...more] = ctx.words;
	if (id === void 0 || more.length > 0) throw new UsageError("no-benchmark", "`fetch` needs one BENCHMARK.", "`benchmark list` shows what there is.");
	const engine = await openEngine(ctx);
	const { dataset } = await engine.adapters.get(id);
	if (dataset === void 0) {
		ctx.say(`${id} travels with the program; there is nothing to fetch.`);
		return {
			payload: {
				benchmark_id: id,
				commit: null,
				tree: null,
				folder: null,
				files: 0
			},
			exit: EXIT.done
		};
	}
	const { folder, files, fetched } = await fetchDataset(id, dataset, placeOf(ctx.flags.from, ctx.cwd), {
		...engine,
		say: ctx.say
	}).catch((error) => {
		throw ctx.signal.aborted ? new Cancelled("Cancelled. Nothing was kept.", "Start it again to fetch.") : error;
	});
	const what = `${plural(files, "file")} of ${id} at ${dataset.commit.slice(0, 12)}, verified`;
	ctx.say(`${fetched ? "Fetched" : "Already here"}: ${what}, in ${folder}`);
	return {
		payload: {
			benchmark_id: id,
			commit: dataset.commit,
			tree: dataset.tree,
			folder,
			files
		},
		exit: EXIT.done
	};
};
function placeOf(from, cwd) {
	if (from === void 0) return null;
	const path = resolve(cwd, from);
	return fs.existsSync(path) ? path : from;
}

export { run };