import { readFileSync } from "node:fs";
import { join } from "node:path";
import { f as fetchReport, h as shownSentence, i as readShards, l as conclusionOf, o as headlineOf, r as readReport, s as pastOf, t as BODY_FILE, v as publication, x as HubFault, y as tell } from "../shared.js";
import { f as UsageError } from "../../shared/start.js";

// src/action/steps/publish.ts
const run = async (step) => {
	const folder = await reportFolder(step);
	const report = await readReport(folder);
	const { lost, expected } = readShards(folder);
	const { check } = conclusionOf(report, {
		failOn: step.list("fail-on"),
		lostShards: lost.length
	});
	const told = await publication(step, {
		body: [step.input("note"), readFileSync(join(folder, BODY_FILE), "utf8")].filter((part) => part !== "").join("\n\n"),
		title: headlineOf(report, lost.length, expected),
		past: pastOf(report, lost.length, expected),
		conclusion: check
	});
	await tell(step, told);
	await answerWhoAsked(step, told);
};
async function answerWhoAsked(step, { pull, title, url }) {
	const [, kind, comment] = /^(issue|review):([1-9]\d{0,15})$/.exec(step.input("reply-to")) ?? [];
	if (kind === void 0 || pull === null) return;
	try {
		await step.hub().answer({
			kind,
			pull,
			comment: Number(comment)
		}, `${shownSentence(title)} ([run](${url}))`);
	} catch (error) {
		if (!(error instanceof HubFault)) throw error;
		step.warn(`The answer could not be written (${error.kind}): ${error.message}`);
	}
}
async function reportFolder(step) {
	const path = step.input("report-path");
	if (path !== "") return path;
	const id = step.count("artifact-id", 1);
	if (id === null) throw new UsageError("no-report", "`publish` needs `artifact-id` or `report-path`.", "Take it from the outputs of `command: report`.");
	return fetchReport(await step.store(), id, join(step.tempDir, `publish-${step.key}`));
}

export { run };