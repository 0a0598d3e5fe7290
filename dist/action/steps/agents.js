"use strict";

const require_rolldown_runtime = require("../../vendor/rolldown-runtime.js");
let node_fs = require("node:fs");
let node_path = require("node:path");
const require_shared_start = require("../../shared/start.js");
const require_shared_read = require("../../shared/read.js");
const require_vendor_execa = require("../../vendor/execa.lazy.js");
node_fs = require_rolldown_runtime.__toESM(node_fs, 1);

// src/action/agent-packages.ts
const NPM = /^((?:@[a-z0-9~-][\w.~-]*\/)?[a-z0-9~-][\w.~-]*)@(\d+\.\d+\.\d+(?:-[\w.-]+)?(?:\+[\w.-]+)?)$/i;
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
const TIMEOUT_MS = 6e5;
async function installAgent(agent, home) {
	node_fs.default.rmSync(home, {
		recursive: true,
		force: true
	});
	node_fs.default.mkdirSync(home, { recursive: true });
	const programs = agent.from === "npm" ? await fromNpm(agent, home) : await fromPypi(agent, home);
	if (programs.size > 0) return programs;
	throw new require_shared_start.RunError("no-program", `${labelOf(agent)} is installed, but it brings no program.`, "Name the package that holds the agent's command, and leave out what it depends on.");
}
async function fromNpm(agent, home) {
	node_fs.default.writeFileSync((0, node_path.join)(home, "package.json"), "{ \"private\": true }\n");
	const quiet = [
		"--no-audit",
		"--no-fund",
		"--loglevel=error"
	];
	await run$1(agent, "npm", [
		"install",
		...quiet,
		"--ignore-scripts",
		`${agent.name}@${agent.version}`
	], home);
	await run$1(agent, "npm", [
		"rebuild",
		...quiet,
		"--ignore-scripts=false",
		agent.name
	], home);
	const manifest = (0, node_path.join)(home, "node_modules", agent.name, "package.json");
	const { bin = {} } = JSON.parse(node_fs.default.readFileSync(manifest, "utf8"));
	const names = typeof bin === "string" ? [agent.name.replace(/^.*\//, "")] : Object.keys(bin);
	return new Map(names.map((name) => [name, (0, node_path.join)(home, "node_modules/.bin", name)]));
}
const COMMANDS = `
import sys
from importlib.metadata import distribution
for entry in distribution(sys.argv[1]).entry_points:
    if entry.group == "console_scripts": print(entry.name)
`;
async function fromPypi(agent, home) {
	const python = (0, node_path.join)(home, "venv/bin/python");
	await run$1(agent, "python3", [
		"-m",
		"venv",
		(0, node_path.join)(home, "venv")
	], home);
	await run$1(agent, python, [
		"-m",
		"pip",
		"install",
		...[
			"--quiet",
			"--disable-pip-version-check",
			"--no-input"
		],
		`${agent.name}==${agent.version}`
	], home);
	const names = await run$1(agent, python, [
		"-c",
		COMMANDS,
		agent.name
	], home);
	return new Map(names.split("\n").flatMap((name) => name === "" ? [] : [[name, (0, node_path.join)(home, "venv/bin", name)]]));
}
async function run$1(agent, program, args, cwd) {
	const ended = await require_vendor_execa.execa(program, args, {
		cwd,
		env: environment(),
		extendEnv: false,
		reject: false,
		stdin: "ignore",
		timeout: TIMEOUT_MS
	});
	if (!ended.failed) return ended.stdout;
	const said = `${ended.stdout}\n${ended.stderr}`.trim().split("\n").slice(-5).join("\n");
	const missing = ended.code === "ENOENT";
	throw new require_shared_start.RunError("agent-not-installed", missing ? `${labelOf(agent)} cannot be installed: there is no ${program} on PATH.` : `${labelOf(agent)} could not be installed: ${ended.timedOut ? "it took more than ten minutes" : said || ended.shortMessage}`, missing ? `Install ${program} on the machine of the shard.` : "See whether this version is published, and whether the machine reaches its registry.", { cause: ended });
}
const environment = () => Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(ACTIONS|BENCH|GITHUB|INPUT|RUNNER)_/i.test(name)));
const labelOf = ({ from, name, version }) => `${name}${from === "npm" ? "@" : "=="}${version}`;

// src/action/steps/agents.ts
const run = async (step) => {
	const agents = agentPackages(step.list("agents"));
	const folder = (0, node_path.join)(step.tempDir, "agents");
	const bin = (0, node_path.join)(folder, "bin");
	node_fs.default.mkdirSync(bin, { recursive: true });
	const owners = /* @__PURE__ */ new Map();
	for (const [at, agent] of agents.entries()) {
		const { name, version } = agent;
		for (const [program, path] of await installAgent(agent, (0, node_path.join)(folder, String(at + 1)))) {
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