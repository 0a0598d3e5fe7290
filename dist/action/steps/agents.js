"use strict";

const require_rolldown_runtime = require("../../vendor/rolldown-runtime.js");
let node_fs = require("node:fs");
let node_path = require("node:path");
const require_shared_start = require("../../shared/start.js");
const require_shared_read = require("../../shared/read.js");
const require_shared_run = require("../../shared/run.js");
node_fs = require_rolldown_runtime.__toESM(node_fs, 1);

// src/action/agent-packages.ts
const NPM = /^((?:@[a-z0-9~_][\w.~-]*\/)?[a-z0-9~_][\w.~-]*)@(\d+\.\d+\.\d+(?:-[\w.-]+)?(?:\+[\w.-]+)?)$/i;
const PYPI = /^([a-z0-9](?:[\w.-]*[a-z0-9])?)==((?:\d+!)?\d+(?:\.\d+)*(?:(?:a|b|rc)\d+)?(?:\.post\d+)?(?:\.dev\d+)?)$/i;
function agentPackages(words) {
	return words.map((word) => {
		for (const [from, pattern] of [["npm", NPM], ["pypi", PYPI]]) {
			const [, name, version] = pattern.exec(word) ?? [];
			if (name !== void 0 && version !== void 0) return {
				from,
				name,
				version
			};
		}
		throw new require_shared_start.UsageError("no-exact-version", `agents: ${JSON.stringify(word)} names no package at one exact version.`, "Write NAME@1.2.3 for a package of npm, or NAME==1.2.3 for one of PyPI.");
	});
}

// src/platform/install-agent.ts
async function installAgent(agent, home, installer) {
	if (!installer.trusted) refuseUnsealed(installer.exec);
	node_fs.default.rmSync(home, {
		recursive: true,
		force: true
	});
	node_fs.default.mkdirSync(home, { recursive: true });
	const run = runIn(home, agent, installer);
	const programs = agent.from === "npm" ? await fromNpm(agent, home, run) : await fromPypi(agent, home, run);
	node_fs.default.rmSync(scratchOf(home), {
		recursive: true,
		force: true
	});
	if (programs.size === 0) throw new require_shared_start.RunError("no-program", `${labelOf(agent)} is installed, but it brings no program.`, "Name the package that holds the agent's command, and leave out what it depends on.");
	for (const name of programs.keys()) refuseOtherName(agent, name);
	return programs;
}
function refuseUnsealed(exec) {
	if (exec.containment === "namespace" && exec.sealsRest) return;
	throw new require_shared_start.MissingPrerequisite("not-sealed", `Agents are to be installed sealed, and this machine cannot do that: containment ${exec.containment}, the rest of the disk ${exec.sealsRest ? "read-only" : "writable"}.`, "Run as root or allow user namespaces, on Linux 5.12 or later (see `benchmark doctor`); or say trust: trusted where this machine may be the agents'.");
}
const SYSTEM = [
	"/usr/bin",
	"/bin",
	"/usr/sbin",
	"/sbin"
];
function refuseOtherName(agent, name) {
	const plain = /^\w[\w.+-]*$/.test(name);
	if (plain && name !== "node" && !SYSTEM.some((folder) => node_fs.default.existsSync((0, node_path.join)(folder, name)))) return;
	throw new require_shared_start.RunError("no-agent-program", `${labelOf(agent)} brings a program ${JSON.stringify(name)}, which ${plain ? "would stand in for one of this system" : "is no plain name"}.`, "Name the package that holds the agent's command; if it is this one, install it on the machine yourself.");
}
async function fromNpm({ name, version }, home, run) {
	node_fs.default.writeFileSync((0, node_path.join)(home, "package.json"), "{ \"private\": true }\n");
	const quiet = [
		"--no-audit",
		"--no-fund",
		"--loglevel=error"
	];
	await run("npm", "install", ...quiet, "--ignore-scripts", "--", `${name}@${version}`);
	await run("npm", "rebuild", ...quiet, "--ignore-scripts=false", "--", name);
	const manifest = (0, node_path.join)(home, "node_modules", name, "package.json");
	const { bin = {} } = JSON.parse(node_fs.default.readFileSync(manifest, "utf8"));
	const names = typeof bin === "string" ? [name.replace(/^.*\//, "")] : Object.keys(bin);
	return new Map(names.map((program) => [program, (0, node_path.join)(home, "node_modules/.bin", program)]));
}
const COMMANDS = `
import sys
from importlib.metadata import distribution
for entry in distribution(sys.argv[1]).entry_points:
    if entry.group == "console_scripts": print(entry.name)
`;
async function fromPypi({ name, version }, home, run) {
	const python = (0, node_path.join)(home, "venv/bin/python");
	await run("python3", "-m", "venv", (0, node_path.join)(home, "venv"));
	await run(python, "-m", "pip", "install", ...[
		"--quiet",
		"--disable-pip-version-check",
		"--no-input"
	], "--", `${name}==${version}`);
	const names = await run(python, "-c", COMMANDS, name);
	return new Map(names.split("\n").flatMap((program) => program === "" ? [] : [[program, (0, node_path.join)(home, "venv/bin", program)]]));
}
const TIMEOUT_MS = 6e5;
function runIn(home, agent, { exec, env }) {
	const scratch = scratchOf(home);
	node_fs.default.mkdirSync(scratch);
	return async (program, ...args) => {
		const ended = await exec.run({
			argv: [program, ...args],
			cwd: home,
			env: environment(env, scratch),
			timeoutMs: TIMEOUT_MS,
			ownFolder: home,
			readOnly: true
		});
		if (ended.exitCode === 0 && !ended.timedOut) return ended.stdout.text;
		const said = `${ended.stdout.text}\n${ended.stderr.text}`.trim().split("\n").slice(-5).join("\n");
		const how = ended.spawnError?.message ?? `${program} ended with ${ended.exitCode ?? ended.signal}.`;
		const missing = ended.spawnError?.code === "ENOENT";
		throw new require_shared_start.RunError("agent-not-installed", missing ? `${labelOf(agent)} cannot be installed: there is no ${program} on PATH.` : `${labelOf(agent)} could not be installed: ${ended.timedOut ? "it took more than ten minutes" : said || how}`, missing ? `Install ${program} on the machine of the shard.` : "See whether this version is published, and whether the machine reaches its registry.");
	};
}
const scratchOf = (home) => (0, node_path.join)(home, ".installer");
const TOLD = [
	/^(PATH|LANG|LC_\w+|TZ)$/,
	/^(https?|all|no)_proxy$/i,
	/^(NODE_EXTRA_CA_CERTS|SSL_CERT_\w+|REQUESTS_CA_BUNDLE|CURL_CA_BUNDLE)$/,
	/^npm_config_\w+$/i,
	/^PIP_\w+$/
];
const PLACES = /^(npm_config_(cache|prefix|global|global_?config|local_prefix|logs_dir|tmp)|pip_(cache_dir|target|prefix|root|user|log))$/i;
function environment(env, scratch) {
	const told = Object.entries(env).flatMap(([name, value]) => value !== void 0 && TOLD.some((pattern) => pattern.test(name)) && !PLACES.test(name) ? [[name, value]] : []);
	return {
		...ownSettings(env["HOME"]),
		...Object.fromEntries(told),
		HOME: scratch,
		TMPDIR: scratch,
		npm_config_cache: (0, node_path.join)(scratch, "npm"),
		PIP_CACHE_DIR: (0, node_path.join)(scratch, "pip")
	};
}
function ownSettings(home = "") {
	const there = Object.entries({
		npm_config_userconfig: ".npmrc",
		PIP_CONFIG_FILE: ".config/pip/pip.conf"
	}).map(([name, file]) => [name, (0, node_path.join)(home, file)]);
	return Object.fromEntries(there.filter(([, file]) => home !== "" && node_fs.default.existsSync(file)));
}
const labelOf = ({ from, name, version }) => `${name}${from === "npm" ? "@" : "=="}${version}`;

// src/action/steps/agents.ts
const run = async (step) => {
	const agents = agentPackages(step.list("agents"));
	const installer = {
		exec: await require_shared_run.createExec(),
		env: process.env,
		trusted: step.input("trust") === "trusted"
	};
	const folder = (0, node_path.join)(step.tempDir, "agents");
	const bin = (0, node_path.join)(folder, "bin");
	node_fs.default.mkdirSync(bin, { recursive: true });
	const owners = /* @__PURE__ */ new Map();
	for (const [at, agent] of agents.entries()) {
		const { name, version } = agent;
		for (const [program, path] of await installAgent(agent, (0, node_path.join)(folder, String(at + 1)), installer)) {
			const other = owners.get(program);
			if (other !== void 0) throw new require_shared_start.UsageError("same-program", `agents: ${other} and ${name} both bring the program ${program}.`, "Run one of them in a workflow job of its own.");
			owners.set(program, name);
			node_fs.default.rmSync((0, node_path.join)(bin, program), { force: true });
			node_fs.default.symlinkSync(path, (0, node_path.join)(bin, program));
		}
		const brought = [...owners].flatMap(([program, owner]) => owner === name ? [program] : []);
		step.notice(`${name} ${version} is installed: ${require_shared_read.listed(brought)}.`);
	}
	step.addPath(bin);
};

exports.run = run;