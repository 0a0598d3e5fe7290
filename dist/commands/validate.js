import { A as configProblems, D as openEngine, T as prepareTask, f as attempt, g as pool, h as prepareNeeds, m as referenceAnswer, p as emptyAnswer, x as resolveNames, y as fromFlags } from "../shared/run.js";
import { c as EXIT, f as UsageError, s as Cancelled } from "../shared/start.js";
import { Xt as isScored, cn as writeValidation, hr as plural, on as readValidation, xr as utcSeconds } from "../shared/read.js";
import fs from "node:fs";
import { join } from "node:path";

// src/engine/validate-task.ts
const REFERENCE_RUNS = 3;
const TIMEOUT_MS = 6e4;
async function validateTask(adapter, task, deps, needs) {
	const prepared = prepareTask(adapter, task);
	const references = [];
	if (adapter.oracle?.(task) !== void 0) for (let run = 1; run <= REFERENCE_RUNS; run++) references.push(await answerWith(referenceAnswer, run, {
		adapter,
		prepared,
		needs
	}, deps));
	const empty = await answerWith(emptyAnswer, 1, {
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
	const dir = fs.mkdtempSync(join(deps.host.tempRoot, "v-"));
	try {
		const { task } = prepared;
		return await attempt({
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
		fs.rmSync(dir, {
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
const isFailure = ({ class: cls }) => isScored(cls) && cls !== "pass";

// src/commands/validate.ts
const run = async (ctx) => {
	if (ctx.flags.benchmark === void 0) throw new UsageError("no-benchmark", "`validate` needs --benchmark ID.", "`benchmark list` shows what there is.");
	const engine = await openEngine(ctx);
	const source = await fromFlags(ctx.flags, []);
	const { benchmark, findings } = await resolveNames(source.draft, engine, ctx.cacheRoot);
	if (benchmark === null || findings.length > 0) throw configProblems(source.place(findings), source.label);
	const key = {
		benchmarkId: benchmark.plugin.id,
		revision: benchmark.plugin.revision,
		toolchain: ctx.toolchain
	};
	const checked = [];
	const unrunnable = [];
	await validateAll().catch((error) => {
		throw ctx.signal.aborted ? new Cancelled("Cancelled. Nothing was kept.", "Start it again to validate.") : error;
	});
	const record = {
		schema_version: "2.0",
		benchmark_id: key.benchmarkId,
		benchmark_revision: key.revision,
		toolchain: key.toolchain,
		validated_at: utcSeconds(ctx.now()),
		tasks: together((await readValidation(ctx.stateDir, key))?.tasks ?? [], checked, benchmark.adapter.tasks.map((task) => task.id))
	};
	const file = writeValidation(ctx.stateDir, key, record);
	const quarantined = checked.filter((task) => task.quarantined !== null);
	const rest = unrunnable.length === 0 ? "" : `, ${unrunnable.length} not runnable here`;
	ctx.say(`${plural(checked.length - quarantined.length, "task")} sound, ${quarantined.length} quarantined${rest}. Kept in ${file}`);
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
		exit: EXIT.done
	};
	async function validateAll() {
		const { adapter, tasks, plugin } = benchmark;
		const needs = await prepareNeeds(adapter, tasks, plugin.toolchains ?? [], engine);
		await pool(tasks, ctx.flags.concurrency ?? ctx.cores, ctx.signal, async (task, signal) => {
			const { missing } = needs(task);
			if (missing !== null) {
				unrunnable.push({
					task_id: task.id,
					reason: missing
				});
				return;
			}
			const found = await validateTask(adapter, task, {
				...engine,
				signal
			}, needs(task));
			checked.push(found);
			ctx.say(`[${checked.length}/${tasks.length}] ${lineOf(found)}`);
		});
	}
};
const lineOf = ({ task_id, quarantined }) => quarantined === null ? `sound        ${task_id}` : `QUARANTINED  ${task_id}: ${quarantined}`;
function together(before, now, ids) {
	const byId = new Map([...before, ...now].map((task) => [task.task_id, task]));
	return ids.flatMap((id) => byId.get(id) ?? []);
}

export { run };