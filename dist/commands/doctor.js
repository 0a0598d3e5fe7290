"use strict";

const require_shared_read = require("../shared/read.js");
const require_shared_start = require("../shared/start.js");
const require_shared_run = require("../shared/run.js");

// src/commands/checks/toolchains-check.ts
function toolchainsCheck(name, needed, tasks) {
	const lacking = needed.filter(({ toolchain }) => toolchain.state !== "usable");
	return {
		check: tasks === null ? name : `${name}, ${require_shared_read.plural(tasks, "task")}`,
		state: lacking.length === 0 ? "present" : "missing",
		ok: lacking.length === 0,
		found: needed.map((one) => `${foundText(one.toolchain)}${notes(one, tasks)}`).join(", "),
		next: lacking.length === 0 ? null : require_shared_read.installCommand(lacking.map(({ toolchain: { spec } }) => spec.install)),
		toolchains: needed.map(detail)
	};
}
function foundText({ spec: { id, foundBy }, state, version, problem }) {
	switch (state) {
		case "usable":
		case "old": return `${id} ${version}`;
		case "absent": return `no ${id}`;
		case "untold": return `${id} unknown without ${foundBy}`;
		case "broken": return problem?.replace(/\.$/, "") ?? id;
	}
}
function notes({ toolchain: { spec, state }, tasks }, all) {
	const least = spec.atLeast?.join(".");
	const version = least === void 0 ? [] : [`${least} or later${state === "usable" ? "" : " is needed"}`];
	const share = tasks === null || tasks === all ? [] : [`for ${require_shared_read.plural(tasks, "task")}`];
	const said = [...version, ...share];
	return said.length === 0 ? "" : ` (${said.join(", ")})`;
}
const detail = ({ toolchain: { spec, state, version }, tasks }) => ({
	id: spec.id,
	state,
	version,
	needed: spec.atLeast?.join(".") ?? null,
	tasks,
	install: require_shared_read.installCommand([spec.install])
});

// src/commands/checks/benchmark-checks.ts
async function benchmarkChecks(id, prepare, engine) {
	const plugin = await engine.adapters.get(id);
	try {
		const adapter = await require_shared_run.openAdapter(plugin, defaultsOf(plugin), engine.host.cacheRoot);
		if (adapter.tasks.length > 0) return await withTasks(plugin, adapter, prepare, engine);
		return await withoutTasks(absent(id), plugin, engine);
	} catch (error) {
		if (!(error instanceof require_shared_start.MissingPrerequisite)) throw error;
		return await withoutTasks({
			...absent(id),
			found: error.message,
			next: error.hint
		}, plugin, engine);
	}
}
const defaultsOf = ({ options }) => Object.fromEntries(Object.entries(options).map(([name, spec]) => [name, spec.default]));
const absent = (id) => ({
	check: `data of ${id}`,
	state: "missing",
	ok: false,
	found: null,
	next: `benchmark fetch ${id}`
});
function present({ id, summary }, { tasks, quarantined }) {
	const unsound = tasks.filter((task) => quarantined?.has(task.id) === true).length;
	const rest = unsound === 0 ? "" : `, ${unsound} of them unsound and left out`;
	return {
		check: `benchmark ${id}`,
		state: "present",
		ok: true,
		found: `${require_shared_read.plural(tasks.length, "task")}${rest}. ${summary}`,
		next: null
	};
}
async function withoutTasks(data, { toolchains = [] }, engine) {
	const found = await require_shared_run.probeToolchains(toolchains, engine);
	return {
		checks: [data, ...found.map((toolchain) => toolchainsCheck(toolchain.spec.id, [{
			toolchain,
			tasks: null
		}], null))],
		missing: missingAmong(found)
	};
}
async function withTasks(plugin, adapter, prepare, engine) {
	const survey = await require_shared_run.surveyNeeds(adapter, adapter.tasks, plugin.toolchains ?? [], engine);
	const found = [...survey.found.values()];
	const checks = [present(plugin, adapter)];
	for (const language of [...new Set(adapter.tasks.map((task) => task.language))].sort()) {
		const tasks = adapter.tasks.filter((task) => task.language === language);
		const wishes = tasks.flatMap(({ id }) => survey.wishes.get(id) ?? []);
		const needed = found.flatMap((toolchain) => {
			const wanting = wishes.filter(({ toolchains }) => toolchains.some(({ id }) => id === toolchain.spec.id));
			return wanting.length === 0 ? [] : [{
				toolchain,
				tasks: wanting.length
			}];
		});
		if (needed.length > 0) checks.push(toolchainsCheck(language, needed, tasks.length));
		for (const [spec, lacking] of environmentsOf(wishes, survey, engine)) checks.push(await environmentCheck(language, spec, lacking, {
			prepare,
			versions: survey.versions,
			engine
		}));
	}
	return {
		checks,
		missing: missingAmong(found)
	};
}
function environmentsOf(wishes, { found, versions }, { host }) {
	const byDigest = /* @__PURE__ */ new Map();
	for (const { environments, toolchains } of wishes) {
		const lack = toolchains.map(({ id }) => id).filter((id) => found.get(id)?.state !== "usable");
		for (const spec of environments) {
			const digest = require_shared_run.environmentDigest(spec, versions, host);
			const known = byDigest.get(digest) ?? {
				spec,
				lacks: []
			};
			byDigest.set(digest, known);
			known.lacks.push(lack);
		}
	}
	const least = (lacks) => lacks.reduce((one, other) => other.length < one.length ? other : one);
	return new Map([...byDigest.values()].map(({ spec, lacks }) => [spec, least(lacks)]));
}
const missingAmong = (found) => found.flatMap(({ state, spec }) => state === "usable" ? [] : [spec.install]);
async function environmentCheck(language, spec, lacking, how) {
	const check = `${language}, environment ${spec.id}`;
	const { prepare, versions, engine } = how;
	const state = require_shared_run.environmentState(spec, versions, engine);
	if (lacking.length > 0 && state !== "ready") return {
		check,
		state: "prepared-later",
		ok: false,
		found: `when there is ${require_shared_read.inWords(lacking)}`,
		next: null
	};
	if (prepare) try {
		try {
			var _usingCtx$1 = require_shared_start._usingCtx();
			const { folder } = _usingCtx$1.u(await require_shared_run.prepareEnvironment(spec, versions, engine, true));
			return {
				check,
				state: "prepared",
				ok: true,
				found: `in ${folder}, unaltered`,
				next: null
			};
		} catch (_) {
			_usingCtx$1.e = _;
		} finally {
			_usingCtx$1.d();
		}
	} catch (error) {
		if (!(error instanceof require_shared_run.EnvironmentFailed)) throw error;
		return {
			check,
			state: "failed",
			ok: false,
			found: error.message,
			next: "Mend that, then --prepare again."
		};
	}
	switch (state) {
		case "ready": return {
			check,
			state: "prepared",
			ok: true,
			found: "unaltered",
			next: null
		};
		case "altered": return {
			check,
			state: "altered",
			ok: true,
			found: "will be remade by the next run",
			next: TRY
		};
		case "absent": return {
			check,
			state: "prepared-later",
			ok: true,
			found: "by the first run that needs it",
			next: TRY
		};
	}
}
const TRY = "takes minutes and the network; with --prepare it is made now, and you see whether it can be";

// src/commands/checks/check.ts
const WIDTH = 14;
function checkText({ check, state, found, next }) {
	const what = `${state.replace("-", " ").padEnd(WIDTH)}  ${check}${found === null ? "" : `: ${found}`}`;
	return next === null ? what : `${what}\n${" ".repeat(WIDTH)}  \u2192 ${next}`;
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
	const hasGit = git.exitCode === 0;
	const { benchmark } = ctx.flags;
	const ofBenchmark = benchmark === void 0 ? {
		checks: [],
		missing: []
	} : await benchmarkChecks(benchmark, ctx.flags.prepare === true, engine);
	const checks = [
		{
			check: "node",
			state: "present",
			ok: true,
			found: ctx.toolchain,
			next: null
		},
		{
			check: "git",
			state: hasGit ? "present" : "missing",
			ok: hasGit,
			found: hasGit ? git.stdout.text.trim() : null,
			next: hasGit ? null : require_shared_read.installCommand([GIT])
		},
		{
			check: "temporary folder",
			state: "present",
			ok: true,
			found: host.tempRoot,
			next: null
		},
		...machineChecks(exec),
		...ofBenchmark.checks
	];
	for (const check of checks) ctx.say(checkText(check));
	const missing = [...hasGit ? [] : [GIT], ...ofBenchmark.missing];
	const install = missing.length === 0 ? null : require_shared_read.installCommand(missing);
	if (install !== null) ctx.say(`\nAll that is missing, in one command (packages as root):\n  ${install}`);
	if (missing.length > 0) ctx.say(`Looked for on PATH: ${host.baseEnv["PATH"] ?? "none"}`);
	ctx.say(`\n${require_shared_run.inventoryText(here)}`);
	ctx.say("Any other program can be an agent too: backend: command, in a configuration file.");
	const needed = [...checks.filter(({ check }) => check === "git"), ...ofBenchmark.checks];
	return {
		payload: {
			checks,
			install,
			...here
		},
		exit: needed.every(({ ok }) => ok) ? require_shared_start.EXIT.done : require_shared_start.EXIT.prerequisite
	};
};
const GIT = { apt: ["git"] };
const machineChecks = (exec) => [{
	check: "containment",
	state: exec.containment === "sweep" ? "limited" : "present",
	ok: exec.containment !== "sweep",
	found: exec.containment,
	next: exec.containment === "sweep" ? "Install perl (on Linux): a daemon that hides well can outlive its attempt here." : null
}, {
	check: "hiding of references",
	state: exec.canHide ? "present" : "limited",
	ok: exec.canHide,
	found: foundHiding(exec),
	next: exec.canHide ? null : "Run as root or allow user namespaces, so that agents cannot read reference solutions."
}];
function foundHiding({ canHide, sealsRest }) {
	if (!canHide) return "none: the worktree tier is an honour system here";
	if (sealsRest) return "a private mount namespace, the rest of the disk read-only";
	return "a private mount namespace; the rest of the disk stays writable, for lack of Linux 5.12 (mount_setattr)";
}

exports.run = run;