"use strict";

const require_rolldown_runtime = require("../vendor/rolldown-runtime.js");
const require_shared_run = require("../shared/run.js");
const require_shared_start = require("../shared/start.js");
const require_shared_read = require("../shared/read.js");
let node_fs = require("node:fs");
let node_path = require("node:path");
node_fs = require_rolldown_runtime.__toESM(node_fs, 1);

// src/engine/validate-task.ts
const REFERENCE_RUNS = 3;
const TIMEOUT_MS = 6e4;
async function validateTask(adapter, task, deps, needs) {
	if (needs.missing !== null) return {
		task_id: task.id,
		reason: needs.missing
	};
	const prepared = require_shared_run.prepareTask(adapter, task);
	const references = [];
	if (adapter.oracle?.(task) !== void 0) for (let run = 1; run <= REFERENCE_RUNS; run++) {
		const reference = await answerWith(require_shared_run.referenceAnswer, run, {
			adapter,
			prepared,
			needs
		}, deps);
		if (!require_shared_read.isScored(reference.class)) return knownUnsound(adapter, prepared) ?? ungraded(task, "reference", reference);
		references.push(reference);
	}
	const empty = await answerWith(require_shared_run.emptyAnswer, 1, {
		adapter,
		prepared,
		needs
	}, deps);
	if (!require_shared_read.isScored(empty.class)) return ungraded(task, "empty answer", empty);
	return {
		task_id: task.id,
		verifier_sha256: prepared.verifierSha256,
		oracle_passes: references.filter((result) => result.class === "pass").length,
		empty_fails: empty.class !== "pass",
		quarantined: whyUnsound(references, empty)
	};
}
function knownUnsound({ quarantined }, { task, verifierSha256 }) {
	const reason = quarantined?.get(task.id);
	if (reason === void 0) return null;
	return {
		task_id: task.id,
		verifier_sha256: verifierSha256,
		oracle_passes: 0,
		empty_fails: false,
		quarantined: reason
	};
}
const ungraded = ({ id }, what, { class: cls, reason }) => ({
	task_id: id,
	reason: `its ${what} could not be graded: ${cls}, ${reason}`
});
async function answerWith(backend, repetition, { adapter, prepared, needs }, deps) {
	const dir = node_fs.default.mkdtempSync((0, node_path.join)(deps.host.tempRoot, "v-"));
	try {
		const { task } = prepared;
		return await require_shared_run.attempt({
			ref: {
				candidate: backend.id,
				task: task.id,
				repetition,
				attempt: 1
			},
			adapter,
			task,
			prepared: () => prepared,
			needs,
			candidate: {
				backend,
				model: "",
				env: {},
				unsetEnv: []
			},
			timeoutMs: TIMEOUT_MS,
			previous: null,
			dir,
			lease: null,
			learnt: /* @__PURE__ */ new Set(),
			hide: [...deps.host.ownFolders, deps.host.cacheRoot]
		}, deps);
	} finally {
		node_fs.default.rmSync(dir, {
			recursive: true,
			force: true
		});
	}
}
function whyUnsound(references, empty) {
	if (references.length === 0) return "it has no reference solution to check";
	const failure = references.find((result) => result.class !== "pass");
	if (failure !== void 0) return `its reference passed ${references.filter((result) => result.class === "pass").length} of ${REFERENCE_RUNS} times: ${failure.class}, ${failure.reason}`;
	return empty.class === "pass" ? `its untouched starting files ended as pass: ${empty.reason}` : null;
}

// src/commands/validate.ts
const run = async (ctx) => {
	const engine = await require_shared_run.openEngine(ctx);
	const benchmark = await benchmarkOf(ctx, engine);
	const { plugin, adapter } = benchmark;
	const key = {
		benchmarkId: plugin.id,
		revision: plugin.revision,
		toolchain: ctx.toolchain
	};
	const findings = await validateAll(benchmark, engine, ctx);
	const ids = adapter.tasks.map(({ id }) => id);
	const tasks = together((await require_shared_read.readValidation(ctx.stateDir, key))?.tasks ?? [], findings.checked, ids);
	const file = findings.checked.length === 0 ? null : require_shared_read.writeValidation(ctx.stateDir, key, recordOf(key, tasks, ctx));
	const known = new Set(tasks.map(({ task_id }) => task_id));
	return told(key, findings, ids.filter((id) => !known.has(id)), file, ctx);
};
async function benchmarkOf(ctx, engine) {
	if (ctx.flags.benchmark === void 0) throw new require_shared_start.UsageError("no-benchmark", "`validate` needs --benchmark ID.", "`benchmark list` shows what there is.");
	const source = await require_shared_run.fromFlags(ctx.flags, []);
	const { benchmark, findings } = await require_shared_run.resolveNames(source.draft, engine, {
		cacheRoot: ctx.cacheRoot,
		unsoundToo: true
	});
	if (benchmark === null || findings.length > 0) throw require_shared_run.configProblems(source.place(findings), source.label);
	return benchmark;
}
async function validateAll({ adapter, tasks, plugin }, engine, ctx) {
	try {
		var _usingCtx$1 = require_shared_start._usingCtx();
		const checked = [];
		const unrunnable = [];
		const needs = _usingCtx$1.u(await require_shared_run.prepareNeeds(adapter, tasks, plugin.toolchains ?? [], engine, { thorough: true }));
		await require_shared_run.pool(tasks, ctx.flags.concurrency ?? ctx.cores, ctx.signal, async (task, signal) => {
			const found = await validateTask(adapter, task, {
				...engine,
				signal
			}, needs(task));
			if ("reason" in found) unrunnable.push(found);
			else checked.push(found);
			ctx.say(`[${checked.length + unrunnable.length}/${tasks.length}] ${lineOf(found, needs(task).missing !== null)}`);
		});
		return {
			checked,
			unrunnable
		};
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		_usingCtx$1.d();
	}
}
function lineOf(found, known) {
	if ("reason" in found) return `not runnable  ${found.task_id}${known ? "" : `: ${found.reason}`}`;
	const { task_id, quarantined } = found;
	return quarantined === null ? `sound         ${task_id}` : `QUARANTINED   ${task_id}: ${quarantined}`;
}
function together(before, now, ids) {
	const byId = new Map([...before, ...now].map((task) => [task.task_id, task]));
	return ids.flatMap((id) => byId.get(id) ?? []);
}
const recordOf = ({ benchmarkId, revision, toolchain }, tasks, { now }) => ({
	schema_version: "2.0",
	benchmark_id: benchmarkId,
	benchmark_revision: revision,
	toolchain,
	validated_at: require_shared_read.utcSeconds(now()),
	tasks
});
const NAMED = 5;
function told({ benchmarkId, revision, toolchain }, { checked, unrunnable }, unvalidated, record, ctx) {
	const quarantined = checked.filter((task) => task.quarantined !== null);
	const sound = checked.length - quarantined.length;
	const rest = unrunnable.length === 0 ? "" : `, ${unrunnable.length} not runnable here`;
	const kept = record === null ? "Nothing was kept." : `Kept in ${record}`;
	ctx.say(`${require_shared_read.plural(sound, "task")} sound, ${quarantined.length} quarantined${rest}. ${kept}`);
	if (unvalidated.length > 0) {
		const more = unvalidated.length > NAMED ? ` and ${unvalidated.length - NAMED} more` : "";
		ctx.say(`Not validated on this machine: ${require_shared_read.plural(unvalidated.length, "task")} of ${benchmarkId}, ${unvalidated.slice(0, NAMED).join(", ")}${more}. Runs with any of them are told to be not validated.`);
	}
	if (checked.length === 0) ctx.say(`  \u2192 \`benchmark doctor --benchmark ${benchmarkId}\` says what this machine lacks.`);
	return {
		payload: {
			benchmark_id: benchmarkId,
			benchmark_revision: revision,
			toolchain,
			sound,
			quarantined,
			unrunnable,
			unvalidated,
			record
		},
		exit: checked.length === 0 ? require_shared_start.EXIT.prerequisite : require_shared_start.EXIT.done
	};
}

exports.run = run;