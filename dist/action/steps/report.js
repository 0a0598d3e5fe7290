import fs from "node:fs";
import { join } from "node:path";
import { E as reportName, _ as payloadOf, a as reportBody, c as reportOutputs, g as packFolder, l as conclusionOf, n as SHARDS_FILE, r as readReport, t as BODY_FILE, u as collectShards } from "../shared.js";

// src/action/steps/report.ts
const run = async (step) => {
	const folder = join(step.tempDir, `report-${step.key}`);
	const collected = await collectShards(await step.store(), {
		key: step.key,
		shards: null,
		folder: join(folder, "in")
	});
	for (const { shard, reason } of collected.lost) step.warn(`Shard ${shard} is missing: ${reason}`);
	const runDir = await merged(step, collected, join(folder, "run"));
	const out = join(folder, "report");
	copyReports(runDir, out);
	const report = await readReport(out);
	const { lost, expected } = {
		lost: collected.lost.map(({ shard }) => shard),
		expected: collected.expected
	};
	fs.writeFileSync(join(out, SHARDS_FILE), JSON.stringify({
		lost,
		expected
	}));
	const body = reportBody(fs.readFileSync(join(out, "summary.md"), "utf8"), lost, expected);
	fs.writeFileSync(join(out, BODY_FILE), body);
	const { gate } = conclusionOf(report, {
		failOn: step.list("fail-on"),
		lostShards: lost.length
	});
	for (const [name, value] of Object.entries(reportOutputs(report, lost.length, expected))) step.output(name, value);
	step.output("gate", String(gate));
	step.output("report-path", out);
	await step.summarize(body);
	if (step.count("run-id") === null) {
		const archive = join(step.tempDir, reportName(step));
		await packFolder(out, archive);
		const own = await step.store();
		step.output("artifact-id", String(await own.upload(archive, step.count("retention-days"))));
	}
};
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
			...formats,
			"--quiet",
			...parts
		]);
		payloadOf(answer);
		return runDir;
	}
	fs.mkdirSync(runDir, { recursive: true });
	fs.copyFileSync(planFile, join(runDir, "plan.json"));
	payloadOf(await step.benchmark([
		"report",
		"--run-dir",
		runDir,
		...formats,
		"--quiet"
	]));
	return runDir;
}
function copyReports(runDir, out) {
	fs.mkdirSync(out, { recursive: true });
	for (const entry of fs.readdirSync(runDir, { withFileTypes: true })) if (entry.isFile() && /\.(md|json|html|csv|svg|xml)$/.test(entry.name)) fs.copyFileSync(join(runDir, entry.name), join(out, entry.name));
}

export { run };