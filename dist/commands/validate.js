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
	const prepared = require_shared_run.prepareTask(adapter, task);
	const references = [];
	if (adapter.oracle?.(task) !== void 0) for (let run = 1; run <= REFERENCE_RUNS; run++) references.push(await answerWith(require_shared_run.referenceAnswer, run, {
		adapter,
		prepared,
		needs
	}, deps));
	const empty = await answerWith(require_shared_run.emptyAnswer, 1, {
		adapter,
		prepared,
		needs
	}, deps);
	return {
		task_id: task.id,
		verifier_sha256: prepared.verifierSha256,
		oracle_passes: references.filter((result) => result.class === "pass").length,
		empty_fails: isFailure(empty),
		quarantined: whyUnsound(references, empty)
	};
}
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
	return isFailure(empty) ? null : `its untouched starting files ended as ${empty.class}: ${empty.reason}`;
}
const isFailure = ({ class: cls }) => require_shared_read.isScored(cls) && cls !== "pass";

// src/commands/validate.ts
const run = async (ctx) => {
	if (ctx.flags.benchmark === void 0) throw new require_shared_start.UsageError("no-benchmark", "`validate` needs --benchmark ID.", "`benchmark list` shows what there is.");
	const engine = await require_shared_run.openEngine(ctx);
	const source = await require_shared_run.fromFlags(ctx.flags, []);
	const { benchmark, findings } = await require_shared_run.resolveNames(source.draft, engine, ctx.cacheRoot);
	if (benchmark === null || findings.length > 0) throw require_shared_run.configProblems(source.place(findings), source.label);
	const key = {
		benchmarkId: benchmark.plugin.id,
		revision: benchmark.plugin.revision,
		toolchain: ctx.toolchain
	};
	const checked = [];
	const unrunnable = [];
	await validateAll().catch((error) => {
		throw ctx.signal.aborted ? new require_shared_start.Cancelled("Cancelled. Nothing was kept.", "Start it again to validate.") : error;
	});
	const record = {
		schema_version: "2.0",
		benchmark_id: key.benchmarkId,
		benchmark_revision: key.revision,
		toolchain: key.toolchain,
		validated_at: require_shared_read.utcSeconds(ctx.now()),
		tasks: together((await require_shared_read.readValidation(ctx.stateDir, key))?.tasks ?? [], checked, benchmark.adapter.tasks.map((task) => task.id))
	};
	const file = require_shared_read.writeValidation(ctx.stateDir, key, record);
	const quarantined = checked.filter((task) => task.quarantined !== null);
	const rest = unrunnable.length === 0 ? "" : `, ${unrunnable.length} not runnable here`;
	ctx.say(`${require_shared_read.plural(checked.length - quarantined.length, "task")} sound, ${quarantined.length} quarantined${rest}. Kept in ${file}`);
	return {
		payload: {
			benchmark_id: key.benchmarkId,
			benchmark_revision: key.revision,
			toolchain: key.toolchain,
			sound: checked.length - quarantined.length,
			quarantined,
			unrunnable,
			record: file
		},
		exit: require_shared_start.EXIT.done
	};
	async function validateAll() {
		const { adapter, tasks, plugin } = benchmark;
		const needs = await require_shared_run.prepareNeeds(adapter, tasks, plugin.toolchains ?? [], engine, { thorough: true });
		await require_shared_run.pool(tasks, ctx.flags.concurrency ?? ctx.cores, ctx.signal, async (task, signal) => {
			const { missing } = needs(task);
			if (missing !== null) {
				unrunnable.push({
					task_id: task.id,
					reason: missing
				});
				ctx.say(`${progress()} not runnable  ${task.id}`);
				return;
			}
			const found = await validateTask(adapter, task, {
				...engine,
				signal
			}, needs(task));
			checked.push(found);
			ctx.say(`${progress()} ${lineOf(found)}`);
		});
		function progress() {
			return `[${checked.length + unrunnable.length}/${tasks.length}]`;
		}
	}
};
const lineOf = ({ task_id, quarantined }) => quarantined === null ? `sound         ${task_id}` : `QUARANTINED   ${task_id}: ${quarantined}`;
function together(before, now, ids) {
	const byId = new Map([...before, ...now].map((task) => [task.task_id, task]));
	return ids.flatMap((id) => byId.get(id) ?? []);
}

exports.run = run;