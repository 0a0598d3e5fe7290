"use strict";

const require_rolldown_runtime = require("../../vendor/rolldown-runtime.js");
let node_fs = require("node:fs");
let node_path = require("node:path");
const require_action_shared = require("../shared.js");
const require_shared_start = require("../../shared/start.js");
const require_shared_read = require("../../shared/read.js");
const require_shared_early = require("../../shared/early.js");
node_fs = require_rolldown_runtime.__toESM(node_fs, 1);

// src/github/lost-shards.ts
function lostWarnings(lost) {
	const alone = lost.length <= 8 ? lost : lost.slice(0, 8 - 1);
	const others = lost.slice(alone.length).map(({ shard }) => shard);
	return [...alone.map(({ shard, reason }) => `Shard ${shard} is missing: ${reason}`), ...others.length === 0 ? [] : [`${require_shared_read.plural(others.length, "more shard")} are missing: ${others.join(", ")}.`]];
}
function problemWarning(problems) {
	if (problems.length === 0) return null;
	const text = `Not everything that the shards handed on could be used: ${problems.join(" ")}`;
	return require_shared_early.headOf(text.replace(/\p{C}/gu, "\ufffd"), require_shared_start.MAX_ANNOTATION_CHARACTERS);
}

// src/action/steps/report.ts
const run = async (step) => {
	const folder = (0, node_path.join)(step.tempDir, `report-${step.key}`);
	const collected = await shardsThere(step, (0, node_path.join)(folder, "in"));
	if (collected === null) return;
	for (const warning of lostWarnings(collected.lost)) step.warn(warning);
	const runDir = await merged(step, collected, (0, node_path.join)(folder, "run"));
	const out = (0, node_path.join)(folder, "report");
	copyReports(runDir, out);
	const report = await require_action_shared.readReport(out);
	const { lost, expected } = {
		lost: collected.lost.map(({ shard }) => shard),
		expected: collected.expected
	};
	node_fs.default.writeFileSync((0, node_path.join)(out, require_action_shared.SHARDS_FILE), JSON.stringify({
		lost,
		expected
	}));
	const body = require_action_shared.reportBody(node_fs.default.readFileSync((0, node_path.join)(out, require_shared_start.SUMMARY_MARKDOWN), "utf8"), lost, expected);
	node_fs.default.writeFileSync((0, node_path.join)(out, require_action_shared.BODY_FILE), body);
	const { gate } = require_action_shared.conclusionOf(report, {
		failOn: require_action_shared.failOnOf(step.list("fail-on")),
		lostShards: lost.length
	});
	await step.summarize(body);
	if (step.count("run-id") === null) {
		const archive = (0, node_path.join)(step.tempDir, require_action_shared.reportName(step));
		await require_action_shared.packFolder(out, archive);
		const own = await step.store();
		step.output("artifact-id", String(await own.upload(archive, step.count("retention-days"))));
		try {
			await keepTimings(step, runDir);
		} catch (error) {
			step.warn(`How long tasks took could not be kept: ${require_shared_read.messageOf(error)}`);
		}
	}
	for (const [name, value] of Object.entries(require_action_shared.reportOutputs(report, lost.length, expected))) step.output(name, value);
	step.output("run-id", step.input("run-id") || step.runId);
	step.output("gate", String(gate));
	step.output("report-path", out);
};
async function shardsThere(step, folder) {
	try {
		return await require_action_shared.collectShards(await step.store(), {
			key: step.key,
			shards: null,
			folder
		});
	} catch (error) {
		if (!(error instanceof require_shared_start.RunError && error.code === "no-plan-artifact") || step.input("run-id") === "") throw error;
		step.output("report-path", "");
		step.notice("The other workflow run ended before it had a plan: there is nothing to tell.");
		return null;
	}
}
async function merged(step, { parts, planFile }, runDir) {
	const formats = [
		"--html",
		"--csv",
		"--junit"
	];
	if (parts.length > 0) {
		const answer = await step.benchmark([
			"merge",
			"--into",
			runDir,
			"--move",
			...formats,
			"--quiet",
			...parts
		]);
		const { problems } = require_action_shared.payloadOf(answer);
		const warning = problemWarning(problems);
		if (warning !== null) step.warn(warning);
		return runDir;
	}
	node_fs.default.mkdirSync(runDir, { recursive: true });
	node_fs.default.copyFileSync(planFile, (0, node_path.join)(runDir, require_shared_read.PLAN_FILE));
	require_action_shared.payloadOf(await step.benchmark([
		"report",
		"--run-dir",
		runDir,
		...formats,
		"--quiet"
	]));
	return runDir;
}
async function keepTimings(step, runDir) {
	const run = require_shared_read.readRun(runDir);
	const seen = require_action_shared.timingsOf(run);
	if (Object.keys(seen).length === 0) return;
	const cache = await step.cache();
	const { benchmark, candidates } = run.plan;
	const prefix = require_action_shared.timingsKey(step.key, benchmark.id, candidates.map(({ backend }) => backend));
	const key = `${prefix}${step.runId}-${step.tryNumber}`;
	const file = cache.place(require_action_shared.TIMINGS_FILE);
	const before = await cache.restore("timings.json", key, prefix) ? require_action_shared.readTimings(node_fs.default.readFileSync(file, "utf8")) : {};
	node_fs.default.writeFileSync(file, JSON.stringify(require_action_shared.withNewer(before, seen)));
	if (!await cache.save("timings.json", key)) step.notice("How long tasks took was not kept for later plans: the host did not take it, or has no cache.");
}
function copyReports(runDir, out) {
	node_fs.default.mkdirSync(out, { recursive: true });
	for (const entry of node_fs.default.readdirSync(runDir, { withFileTypes: true })) if (entry.isFile() && /\.(md|json|html|csv|svg|xml)$/.test(entry.name)) node_fs.default.copyFileSync((0, node_path.join)(runDir, entry.name), (0, node_path.join)(out, entry.name));
}

exports.run = run;