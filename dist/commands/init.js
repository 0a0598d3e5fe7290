"use strict";

const require_rolldown_runtime = require("../vendor/rolldown-runtime.js");
let node_fs = require("node:fs");
let node_path = require("node:path");
const require_shared_start = require("../shared/start.js");
const require_shared_read = require("../shared/read.js");
node_fs = require_rolldown_runtime.__toESM(node_fs, 1);

// src/commands/shared/own-commit.ts
async function ownCommit({ ownFolder, machine }) {
	const { exec, host } = await machine();
	const git = async (...words) => {
		const { exitCode, stdout } = await exec.run({
			argv: [
				"git",
				"--no-optional-locks",
				...words
			],
			cwd: ownFolder,
			env: host.buildEnv,
			timeoutMs: 1e4
		});
		return exitCode === 0 ? stdout.text.trim() : null;
	};
	const top = await git("rev-parse", "--show-toplevel");
	if (top === null || node_fs.default.realpathSync(top) !== node_fs.default.realpathSync(ownFolder)) return null;
	if (await git("status", "--porcelain", "--untracked-files=no") !== "") return null;
	const [id, day] = (await git("log", "-1", "--format=%H %cs"))?.split(" ") ?? [];
	const handedOn = await git("for-each-ref", "--contains", "HEAD", "--count=1", "refs/remotes", "refs/tags");
	if (id === void 0 || day === void 0 || handedOn === null || handedOn === "") return null;
	return {
		id,
		name: ((await git("tag", "--points-at", "HEAD"))?.split("\n") ?? []).find((tag) => /^v\d+\.\d+\.\d+$/.test(tag)) ?? day
	};
}

// src/commands/shared/own-repository.ts
const PLACEHOLDER = "OWNER/benchmark-harness";
const ACTION_HOST = "github.com";
const ownRepository = (ownFolder) => repositoryIn(textOf((0, node_path.join)(ownFolder, "package.json")), /"repository":\s*(?:\{[^}]*"url":\s*)?"([^"]+)"/) ?? repositoryIn(textOf((0, node_path.join)(ownFolder, ".git/config")), /\[remote "origin"\][^[]*?\burl\s*=\s*(\S+)/);
function repositoryIn(text, field) {
	const [, address = ""] = field.exec(text) ?? [];
	const [, inAddress, beforeColon, owner, name] = REPOSITORY.exec(address) ?? [];
	if (owner === void 0 || name === void 0) return null;
	const host = (inAddress ?? beforeColon ?? "github.com").toLowerCase().replace(/^(www|ssh)\.(?=github\.com$)/, "");
	return {
		name: `${owner}/${name}`,
		host
	};
}
const HOST = String.raw`github:|(?:git\+)?(?:https?|ssh|git):\/\/(?:[^/@]+@)?([^/:]+)(?::\d+)?\/|[^/@]+@([^/:]+):`;
const REPOSITORY = new RegExp(String.raw`^(?:${HOST})?([A-Za-z0-9-]+)\/([A-Za-z0-9._-]+?)(?:\.git)?\/?$`);
function textOf(path) {
	try {
		return node_fs.default.readFileSync(path, "utf8");
	} catch {
		return "";
	}
}

// src/commands/shared/repository-top.ts
async function repositoryTop({ cwd, machine }) {
	const { exec, host } = await machine();
	const { exitCode, stdout, stderr, spawnError } = await exec.run({
		argv: [
			"git",
			"rev-parse",
			"--show-toplevel"
		],
		cwd,
		env: host.buildEnv,
		timeoutMs: 1e4
	});
	if (spawnError !== null) throw new require_shared_start.MissingPrerequisite("no-git", `git could not be started: ${spawnError.message}`, "Install git.");
	const top = stdout.text.replace(/\n$/, "");
	if (exitCode === 0 && top !== "") return top;
	throw new require_shared_start.UsageError("no-repository", `${cwd} is in no work tree of a git repository, and GitHub reads workflows of a repository only. git says: ${stderr.text.trim()}`, "Go into your repository and start it there, or make one with: git init");
}

// src/commands/init.ts
const USES = {
	smoke: {
		config: "bench.yaml",
		listensTo: null,
		next: "open a pull request, and require the check `bench / verdict`"
	},
	leaderboard: {
		config: "leaderboard.yaml",
		listensTo: null,
		next: "once it is on the default branch, start `leaderboard` under Actions"
	},
	"model-swap": {
		config: "bench.yaml",
		listensTo: "smoke",
		next: "once it is on the default branch, write `/bench help` under a pull request"
	},
	"config-swap": {
		config: "bench.yaml",
		listensTo: null,
		next: "open a pull request that changes the model of a candidate in bench.yaml"
	},
	"fork-publish": {
		config: null,
		listensTo: "smoke",
		next: "once it is on the default branch, results of pull requests from forks are told as well"
	}
};
const run = async (ctx) => {
	const { flags, say } = ctx;
	const wanted = flags.workflow ?? ["smoke"];
	const uses = require_shared_start.WORKFLOW_USES.filter((use) => wanted.includes(use));
	const top = await repositoryTop(ctx);
	const own = ownRepository(ctx.ownFolder);
	const repository = own?.host === "github.com" ? own.name : null;
	const { files, kept } = filesFor(uses, top, {
		repository: repository ?? "OWNER/benchmark-harness",
		commit: repository === null ? null : await ownCommit(ctx)
	}, ctx.ownFolder);
	if (own !== null && repository === null) say(`This program came from ${own.host}, and workflows call the Action on ${ACTION_HOST} alone: it needs a copy there.`);
	say(`Into ${top}:`);
	for (const [path, text] of files) say(`\u2500\u2500 ${path}\n${text}`);
	for (const path of kept) say(`${path} is there already, and stays as it is.`);
	await agreed(ctx);
	for (const [path, text] of files) write((0, node_path.join)(top, path), text);
	say(`Written. ${repository === null ? "Put the owner of your copy of benchmark-harness in place of OWNER, and commit" : "Commit"} ${files.size === 1 ? "it" : "them"}. Then:`);
	for (const use of uses) say(`- ${use}: ${USES[use].next}.`);
	for (const use of uses) tellWhatIsMissing(use, top, say);
	return {
		payload: {
			folder: top,
			written: [...files.keys()]
		},
		exit: require_shared_start.EXIT.done
	};
};
function filesFor(uses, top, action, ownFolder) {
	const workflows = uses.map((use) => [`.github/workflows/${use}.yml`, `${use}.yml`]);
	const there = workflows.map(([path]) => path).filter((path) => node_fs.default.existsSync((0, node_path.join)(top, path)));
	if (there.length > 0) throw new require_shared_start.UsageError("there-already", `${there.join(" and ")} ${there.length === 1 ? "is" : "are"} there already in ${top}, and nothing is overwritten.`, "Change what is there, or move it away and try again.");
	const configs = [...new Set(uses.flatMap((use) => USES[use].config ?? []))];
	const kept = configs.filter((path) => node_fs.default.existsSync((0, node_path.join)(top, path)));
	const wanted = [...configs.filter((path) => !kept.includes(path)).map((path) => [path, path]), ...workflows];
	return {
		files: new Map(wanted.map(([path, example]) => [path, calling(action, exampleIn(ownFolder, example))])),
		kept
	};
}
const calling = ({ repository, commit }, example) => (commit === null ? example : example.replaceAll(CALL, `$1@${commit.id} # ${commit.name}`)).replaceAll(PLACEHOLDER, repository);
const CALL = new RegExp(`(uses: ${PLACEHOLDER}\\S*)@v\\d+$`, "gm");
function exampleIn(ownFolder, name) {
	const path = (0, node_path.join)(ownFolder, ".github/examples", name);
	try {
		return node_fs.default.readFileSync(path, "utf8");
	} catch (cause) {
		throw new require_shared_start.RunError("no-example", `${path}, which is copied, could not be read: ${require_shared_read.messageOf(cause)}`, "Get the whole of benchmark-harness, with its folder .github/examples.", { cause });
	}
}
async function agreed({ flags, confirm }) {
	if (flags.yes === true) return;
	if (confirm === null) throw new require_shared_start.UsageError("not-confirmed", "Nobody is there to agree to these files.", "Write them with: --yes");
	if (!await confirm("Write these files?")) throw new require_shared_start.Cancelled("Nothing was written.", "Try again whenever you like.");
}
function tellWhatIsMissing(use, top, say) {
	const { listensTo } = USES[use];
	if (listensTo === null || node_fs.default.existsSync((0, node_path.join)(top, `.github/workflows/${listensTo}.yml`))) return;
	say(`${use} listens to ${listensTo}.yml, which is not there: write it with \`bench init --workflow ${listensTo}\`.`);
}
function write(path, text) {
	try {
		node_fs.default.mkdirSync((0, node_path.dirname)(path), { recursive: true });
		node_fs.default.writeFileSync(path, text, { flag: "wx" });
	} catch (cause) {
		throw new require_shared_start.RunError("not-written", `${path} could not be written: ${require_shared_read.messageOf(cause)}`, "Run it in a repository that you may write to.", { cause });
	}
}

exports.run = run;