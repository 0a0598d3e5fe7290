"use strict";

const require_vendor_preact = require("../../vendor/preact.js");
const require_vendor_preact_render_to_string = require("../../vendor/preact-render-to-string.js");
const require_shared_read = require("../../shared/read.js");
const require_shared_start = require("../../shared/start.js");

// src/plugins/reporters/junit.ts
var junit_default = require_shared_read.defineListing({
	id: "junit",
	summary: `${require_shared_start.JUNIT_XML}: a suite per candidate, a case per task and repetition`,
	name: require_shared_start.JUNIT_XML,
	*list(report, rows) {
		const trials = trialsOf(report, rows);
		yield "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n";
		for (const [at, candidate] of report.candidates.entries()) yield* suite(report, candidate, at, trials);
		yield "</testsuites>\n";
	}
});
function trialsOf({ tasks, repetitions }, rows) {
	const trials = /* @__PURE__ */ new Map();
	for (const row of rows) {
		const key = require_shared_read.trialKey({
			tasks,
			repetitions
		}, {
			candidate: row.c,
			task: row.t,
			repetition: row.r
		});
		const known = trials.get(key);
		if (known === void 0) trials.set(key, [row]);
		else known.push(row);
	}
	return trials;
}
function* suite(report, candidate, at, trials) {
	const { tasks, repetitions } = report;
	const missing = missingOf(report, candidate);
	const cases = tasks.flatMap(({ id, quarantined }, task) => Array.from({ length: repetitions }, (_, before) => {
		const repetition = before + 1;
		const rows = trials.get(require_shared_read.trialKey(report, {
			candidate: at,
			task,
			repetition
		})) ?? [];
		return caseOf({
			id,
			quarantined,
			missing: missing.get(`${repetition} ${id}`)
		}, repetition, rows);
	}));
	const count = (verdict) => cases.filter((one) => one.verdict === verdict).length;
	const opening = element("testsuite", {
		name: text(candidate.name),
		package: text(report.benchmark.id),
		id: at,
		timestamp: report.generated_at.slice(0, 19),
		hostname: "localhost",
		tests: cases.length,
		failures: count("failure"),
		errors: count("error"),
		skipped: count("skipped"),
		time: cases.reduce((sum, { seconds }) => sum + seconds, 0).toFixed(3)
	}, properties(report, candidate));
	const end = "</testsuite>";
	yield `${require_vendor_preact_render_to_string.z(opening).slice(0, -12)}\n`;
	for (const one of cases) yield `${require_vendor_preact_render_to_string.z(caseElement(one, candidate, repetitions))}\n`;
	yield `<system-out></system-out><system-err></system-err>${end}\n`;
}
function missingOf({ completeness }, { name }) {
	const own = completeness.missing.filter(({ candidate }) => candidate === name);
	return new Map(own.map(({ repetition, task_id, reason }) => [`${repetition} ${task_id}`, reason]));
}
function caseOf({ id, quarantined, missing }, repetition, rows) {
	const last = rows.at(-1);
	const cls = last?.class ?? "not_run";
	const found = {
		task: id,
		repetition,
		class: cls,
		seconds: rows.reduce((sum, { s }) => sum + s, 0),
		folders: rows.map(({ dir }) => dir)
	};
	if (quarantined !== null) return {
		...found,
		verdict: "skipped",
		reason: `quarantined: ${quarantined}`
	};
	return {
		...found,
		verdict: verdictOf(cls),
		reason: last?.reason ?? missing ?? ""
	};
}
function verdictOf(cls) {
	if (cls === "pass") return "passed";
	if (cls === "not_run") return "skipped";
	return require_shared_read.tierOf(cls) === "own" ? "failure" : "error";
}
function caseElement({ task, repetition, seconds, ...one }, { name }, of) {
	const attributes = {
		classname: text(name),
		name: text(of === 1 ? task : `${task} [repetition ${repetition}]`),
		time: seconds.toFixed(3)
	};
	return element("testcase", attributes, outcomeElement(one));
}
function outcomeElement({ verdict, class: cls, reason, folders }) {
	if (verdict === "passed") return null;
	if (verdict === "skipped") return element("skipped", { message: text(reason) });
	return element(verdict, {
		type: cls,
		message: text(reason)
	}, text(folders.join(" ")));
}
function properties(report, { backend, model, pass_at_attempts }) {
	const values = {
		verdict: report.verdict,
		winner: report.winner,
		headline: report.headline,
		benchmark: report.benchmark.id,
		"benchmark revision": report.benchmark.revision,
		backend,
		model,
		"pass rate": pass_at_attempts.rate,
		"run-dir": report.run_dir,
		fingerprint: report.fingerprint.digest,
		...Object.fromEntries(Object.entries(report.fingerprint.fields).map(([field, value]) => [`fingerprint: ${field}`, value === null ? null : String(value)]))
	};
	const known = Object.entries(values).filter(([, value]) => value !== null && value !== "");
	return element("properties", {}, known.map(([name, value]) => element("property", {
		name: text(name),
		value: text(String(value))
	})));
}
const text = (foreign) => require_shared_read.visible(foreign).replace(/[\ufffe\uffff]/g, "\ufffd").replaceAll("]]>", "]] >");
const element = (tag, attributes, ...children) => require_vendor_preact.k(tag, attributes, ...children);

exports.default = junit_default;