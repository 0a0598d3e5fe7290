"use strict";

let node_fs = require("node:fs");
let node_path = require("node:path");
const require_shared_run = require("../../shared/run.js");
const require_shared_start = require("../../shared/start.js");
const require_action_shared = require("../shared.js");
const require_shared_read = require("../../shared/read.js");

// src/github/swap.ts
function swapOf(base, head) {
	const changed = head.flatMap((after) => {
		const before = base.find(({ name }) => name === after.name);
		return before === void 0 || require_shared_read.canonicalJson(before) === require_shared_read.canonicalJson(after) ? [] : [{
			before,
			after
		}];
	});
	const added = head.filter(({ name }) => !base.some((candidate) => candidate.name === name));
	const [only, ...more] = changed;
	if (added.length > 0) return blocked(`${added.map(({ name }) => require_action_shared.shown(name)).join(", ")} is new: what it runs is not the base branch's`);
	if (only === void 0) return { kind: "same" };
	if (more.length > 0) return blocked("more than one candidate changes, and only one at a time can be compared");
	const { before, after } = only;
	const others = otherFields(before, after);
	if (others.length > 0) return blocked(`${require_action_shared.shown(before.name)} changes its ${others.join(", ")}, which only a person with write permission may run`);
	if (!isPlainModel(after.model)) return blocked(`the new model of ${require_action_shared.shown(before.name)} holds more than a model's name`);
	return {
		kind: "swap",
		before: {
			...before,
			name: `${before.name} (base)`
		},
		after: {
			...before,
			model: after.model,
			name: `${before.name} (head)`
		},
		sentence: `This pull request changes the model of ${require_action_shared.shown(before.name)} from ${require_action_shared.shown(before.model)} to ${require_action_shared.shown(after.model)}.`
	};
}
function otherFields(before, after) {
	const [old, changed] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
	return [.../* @__PURE__ */ new Set([...old.keys(), ...changed.keys()])].filter((field) => field !== "name" && field !== "model" && require_shared_read.canonicalJson(old.get(field) ?? null) !== require_shared_read.canonicalJson(changed.get(field) ?? null));
}
const blocked = (reason) => ({
	kind: "blocked",
	reason
});
const isPlainModel = (model) => /^[A-Za-z0-9][\w.:/=,+@-]{0,119}$/.test(model) && !model.includes("//");
function chosenFrom(base, names) {
	const missing = names.filter((name) => !base.some((candidate) => candidate.name === name));
	if (missing.length > 0) return `there is no candidate ${missing.map(require_action_shared.shown).join(", ")} in the base branch's configuration; it has ${base.map(({ name }) => require_action_shared.shown(name)).join(", ")}`;
	return names.map((name) => base.find((candidate) => candidate.name === name)).filter((candidate) => candidate !== void 0);
}

// src/action/steps/swap.ts
const run = async (step) => {
	const path = step.input("config");
	const { base, head } = await commits(step);
	const ours = await configAt(step, path, base);
	const wanted = await candidatesOf(step, ours, path, head);
	if (wanted === null) return;
	const { candidates, baseline, sentence } = wanted;
	const { baseline: _theirs, ...rest } = ours;
	const file = (0, node_path.join)(step.tempDir, `swap-${step.key}.json`);
	const config = {
		...rest,
		...overridden(step),
		candidates,
		...baseline === null ? {} : { baseline }
	};
	(0, node_fs.writeFileSync)(file, JSON.stringify(config, null, 2));
	step.output("config", file);
	step.output("changed", "true");
	step.output("sentence", sentence);
	step.notice(sentence);
};
async function candidatesOf(step, ours, path, head) {
	const base = named(ours);
	const asked = step.list("candidates");
	if (asked.length > 0) {
		const chosen = chosenFrom(base, asked);
		if (typeof chosen === "string") throw new require_shared_start.UsageError("unknown-candidate", `${chosen}.`, `Add it to ${path} on the base branch first.`);
		return {
			candidates: chosen,
			baseline: null,
			sentence: `Asked for in a comment: ${asked.length} candidates of the base branch.`
		};
	}
	const swap = swapOf(base, named(await configAt(step, path, head)));
	if (swap.kind === "swap") return {
		candidates: [swap.before, swap.after],
		baseline: swap.before.name,
		sentence: swap.sentence
	};
	step.output("changed", "false");
	const sentence = swap.kind === "same" ? `No candidate of ${require_action_shared.shown(path)} changes: nothing to compare.` : `Not run: ${swap.reason}.`;
	step.output("sentence", sentence);
	if (swap.kind === "blocked") step.warn(sentence);
	return null;
}
async function commits(step) {
	const number = step.count("pull") ?? step.event.payload.pull_request?.number;
	if (number === void 0) throw new require_shared_start.UsageError("no-pull", "`swap` needs a pull request.", "Run it on pull_request, or give pull: NUMBER.");
	const pull = await step.hub().pull(number);
	const pinned = step.input("sha");
	if (pinned !== "" && pinned !== pull.headSha) throw new require_shared_start.UsageError("head-moved", "The pull request has moved on since this was asked for.", "Look at what came since, and ask again.");
	return {
		base: pull.baseSha,
		head: pull.headSha
	};
}
async function configAt(step, path, ref) {
	const text = await step.hub().fileAt(path, ref);
	if (text === null) throw new require_shared_start.UsageError("no-config", `There is no ${path} at ${ref.slice(0, 12)}.`, "Name a file that both branches have.");
	const { shape, problems, source } = await require_shared_run.parseCompareConfig(text, path, { minCandidates: 1 });
	if (shape === null) throw require_shared_run.configProblems(problems, source);
	return shape;
}
const named = ({ candidates }) => candidates.map((candidate) => ({
	...candidate,
	name: require_shared_run.candidateName(candidate),
	model: candidate.model ?? ""
}));
function overridden(step) {
	const [runs, tasks] = [step.count("runs"), step.list("tasks")];
	return {
		...runs === null ? {} : { runs },
		...tasks.length === 0 ? {} : { task: [...tasks] }
	};
}

exports.run = run;