"use strict";

let node_fs = require("node:fs");
let node_path = require("node:path");
const require_action_shared = require("../shared.js");
const require_shared_start = require("../../shared/start.js");

// src/action/steps/publish.ts
const run = async (step) => {
	const withoutReport = step.input("without-report");
	const { answer, ...content } = withoutReport === "" ? await result(step) : noResult(step, withoutReport);
	const told = await require_action_shared.publication(step, content);
	if (withoutReport === "") await require_action_shared.tell(step, told);
	else if (step.input("announced") === "true") await require_action_shared.tell(step, await unlessMovedOn(step, told));
	await answerWhoAsked(step, answer);
};
async function result(step) {
	const folder = await reportFolder(step);
	const report = await require_action_shared.readReport(folder);
	const { lost, expected } = require_action_shared.readShards(folder);
	const { check } = require_action_shared.conclusionOf(report, {
		failOn: require_action_shared.failOnOf(step.list("fail-on")),
		lostShards: lost.length
	});
	const title = require_action_shared.titleOf(report, lost.length, expected);
	return {
		body: [step.input("note"), (0, node_fs.readFileSync)((0, node_path.join)(folder, require_action_shared.BODY_FILE), "utf8")].filter((part) => part !== "").join("\n\n"),
		title,
		past: require_action_shared.pastOf(report, lost.length, expected),
		conclusion: check,
		answer: require_action_shared.shownSentence(title)
	};
}
function noResult(step, ended) {
	const title = "No result";
	const failure = step.input("failure");
	const why = failure === "" ? step.input("note") || `The run ended without a report: ${ended}.` : require_action_shared.shownSentence(failure);
	return {
		body: `## \u26d4 ${title}\n\n${why}`,
		title,
		past: null,
		conclusion: "cancelled",
		answer: why
	};
}
async function unlessMovedOn(step, told) {
	if (told.pull === null) return told;
	try {
		const { headSha } = await step.hub().pull(told.pull);
		return headSha === told.sha ? told : {
			...told,
			pull: null
		};
	} catch (error) {
		if (!(error instanceof require_action_shared.HubFault)) throw error;
		return told;
	}
}
async function answerWhoAsked(step, answer) {
	const [, kind, comment] = /^(issue|review):([1-9]\d{0,15})$/.exec(step.input("reply-to")) ?? [];
	const pull = step.count("pull");
	if (kind === void 0 || pull === null) return;
	const place = {
		kind,
		pull,
		comment: Number(comment)
	};
	try {
		await step.hub().answer(place, `${answer} ([run](${step.url}))`);
	} catch (error) {
		if (!(error instanceof require_action_shared.HubFault)) throw error;
		step.warn(`The answer could not be written (${error.kind}): ${error.message}`);
	}
}
async function reportFolder(step) {
	const path = step.input("report-path");
	if (path !== "") return path;
	const id = step.count("artifact-id", 1);
	if (id === null) throw new require_shared_start.UsageError("no-report", "`publish` needs `artifact-id` or `report-path`.", "Take it from the outputs of `command: report`.");
	return require_action_shared.fetchReport(await step.store(), id, (0, node_path.join)(step.tempDir, `publish-${step.key}`));
}

exports.run = run;