"use strict";

const require_shared_start = require("../shared/start.js");
const require_shared_read = require("../shared/read.js");
const require_shared_run = require("../shared/run.js");

// src/commands/doctor-benchmark.ts
async function benchmarkChecks(id, prepare, engine) {
	const plugin = await engine.adapters.get(id);
	try {
		const adapter = await require_shared_run.openAdapter(plugin, defaultsOf(plugin), engine.host.cacheRoot);
		if (adapter.tasks.length > 0) return [present(plugin, adapter), ...await languageChecks(plugin, adapter, prepare, engine)];
		return [absent(id), ...await toolchainChecks(plugin, engine)];
	} catch (error) {
		if (!(error instanceof require_shared_start.MissingPrerequisite)) throw error;
		return [{
			check: `benchmark ${id}`,
			ok: false,
			found: error.message,
			next: error.hint
		}, ...await toolchainChecks(plugin, engine)];
	}
}
const toolchainChecks = async ({ toolchains = [] }, engine) => (await require_shared_run.probeToolchains(toolchains, engine)).map((found) => check(found.spec.id, [found]));
const defaultsOf = ({ options }) => Object.fromEntries(Object.entries(options).map(([name, spec]) => [name, spec.default]));
const absent = (id) => ({
	check: `benchmark ${id}`,
	ok: false,
	found: null,
	next: `Get its data with: benchmark fetch ${id}`
});
function present({ id, summary }, { tasks, quarantined }) {
	const unsound = tasks.filter((task) => quarantined?.has(task.id) === true).length;
	const rest = unsound === 0 ? "" : `, ${unsound} of them unsound and left out`;
	return {
		check: `benchmark ${id}`,
		ok: true,
		found: `${require_shared_read.plural(tasks.length, "task")}${rest}. ${summary}`,
		next: null
	};
}
async function languageChecks(plugin, adapter, prepare, engine) {
	const survey = await require_shared_run.surveyNeeds(adapter, adapter.tasks, plugin.toolchains ?? [], engine);
	const checks = [];
	for (const language of [...new Set(adapter.tasks.map((task) => task.language))].sort()) {
		const tasks = adapter.tasks.filter((task) => task.language === language);
		const wishes = tasks.flatMap(({ id }) => survey.wishes.get(id) ?? []);
		const ids = new Set(wishes.flatMap(({ toolchains }) => toolchains.map(({ id }) => id)));
		const needed = [...survey.found.values()].filter(({ spec }) => ids.has(spec.id));
		const name = `${language}, ${require_shared_read.plural(tasks.length, "task")}`;
		if (needed.length > 0) checks.push(check(name, needed));
		const specs = new Map(wishes.flatMap(({ environments }) => environments).map((spec) => [require_shared_run.environmentDigest(spec, survey.versions, engine.host), spec]));
		for (const spec of specs.values()) {
			const lacking = needed.filter(({ spec: { id }, problem }) => problem !== null && spec.toolchains.includes(id));
			checks.push(await environmentCheck(language, spec, lacking, {
				prepare,
				versions: survey.versions,
				engine
			}));
		}
	}
	return checks;
}
async function environmentCheck(language, spec, lacking, { prepare, versions, engine }) {
	const name = `${language}, environment ${spec.id}`;
	if (lacking.length > 0) return {
		check: name,
		ok: false,
		found: `waits for ${lacking.map(({ spec: { id } }) => id).join(", ")}`,
		next: null
	};
	if (prepare) try {
		const { folder } = await require_shared_run.prepareEnvironment(spec, versions, engine, true);
		return {
			check: name,
			ok: true,
			found: `prepared and unaltered, in ${folder}`,
			next: null
		};
	} catch (error) {
		if (!(error instanceof require_shared_run.EnvironmentFailed)) throw error;
		return {
			check: name,
			ok: false,
			found: error.message,
			next: "Mend that, then try again with --prepare."
		};
	}
	switch (require_shared_run.environmentState(spec, versions, engine)) {
		case "ready": return {
			check: name,
			ok: true,
			found: "prepared and unaltered",
			next: null
		};
		case "altered": return {
			check: name,
			ok: true,
			found: "altered since it was prepared; the next run makes it anew",
			next: TRY
		};
		case "absent": return {
			check: name,
			ok: true,
			found: "not prepared yet; the first run makes it",
			next: TRY
		};
	}
}
const TRY = "That needs the network. Add --prepare to make it now and see whether it can be.";
function check(what, needed) {
	const lacking = needed.filter(({ problem }) => problem !== null);
	return {
		check: what,
		ok: lacking.length === 0,
		found: needed.map(({ spec, version, problem }) => problem?.replace(/\.$/, "") ?? `${spec.id} ${version}`).join("; "),
		next: lacking.length === 0 ? null : lacking.map(({ spec }) => spec.install).join(" && ")
	};
}

// src/commands/doctor.ts
const run = async (ctx) => {
	if (ctx.flags.prepare === true && ctx.flags.benchmark === void 0) throw new require_shared_start.UsageError("nothing-to-prepare", "--prepare needs --benchmark ID.", "`benchmark list` shows what there is.");
	const engine = await require_shared_run.openEngine(ctx);
	const { exec, host } = engine;
	const here = require_shared_run.inventory(ctx.env);
	const git = await exec.run({
		argv: ["git", "--version"],
		cwd: host.tempRoot,
		env: host.baseEnv,
		timeoutMs: 1e4
	});
	const ofBenchmark = ctx.flags.benchmark === void 0 ? [] : await benchmarkChecks(ctx.flags.benchmark, ctx.flags.prepare === true, engine);
	const checks = [
		{
			check: "node",
			ok: true,
			found: ctx.toolchain,
			next: null
		},
		{
			check: "git",
			ok: git.exitCode === 0,
			found: git.exitCode === 0 ? git.stdout.text.trim() : null,
			next: git.exitCode === 0 ? null : "Install git, for example: apt-get install git"
		},
		{
			check: "temporary folder",
			ok: true,
			found: host.tempRoot,
			next: null
		},
		{
			check: "containment",
			ok: exec.containment !== "sweep",
			found: exec.containment,
			next: exec.containment === "sweep" ? "Install perl (on Linux): a daemon that hides well can outlive its attempt here." : null
		},
		{
			check: "hiding of references",
			ok: exec.canHide,
			found: foundHiding(exec),
			next: exec.canHide ? null : "Run as root or allow user namespaces, so that agents cannot read reference solutions."
		},
		...ofBenchmark
	];
	for (const { check, ok, found, next } of checks) ctx.say(`${ok ? "ok     " : "missing"} ${check}: ${found ?? "not found"}${next === null ? "" : `\n          → ${next}`}`);
	ctx.say(require_shared_run.inventoryText(here));
	ctx.say("Any other program can be an agent too: backend: command, in a configuration file.");
	const needed = [...checks.filter(({ check }) => check === "git"), ...ofBenchmark];
	return {
		payload: {
			checks,
			...here
		},
		exit: needed.every(({ ok }) => ok) ? require_shared_start.EXIT.done : require_shared_start.EXIT.prerequisite
	};
};
function foundHiding({ canHide, sealsRest }) {
	if (!canHide) return "none: the worktree tier is an honour system here";
	if (sealsRest) return "a private mount namespace, the rest of the disk read-only";
	return "a private mount namespace; the rest of the disk stays writable, for lack of Linux 5.12 (mount_setattr)";
}

exports.run = run;