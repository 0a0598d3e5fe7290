import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { A as configProblems, N as candidateName, k as parseCompareConfig } from "../../shared/run.js";
import { f as UsageError } from "../../shared/start.js";
import { Gn as canonicalJson } from "../../shared/read.js";
import { m as shown } from "../shared.js";

// src/github/swap.ts
function swapOf(base, head) {
	const changed = head.flatMap((after) => {
		const before = base.find(({ name }) => name === after.name);
		return before === void 0 || canonicalJson(before) === canonicalJson(after) ? [] : [{
			before,
			after
		}];
	});
	const added = head.filter(({ name }) => !base.some((candidate) => candidate.name === name));
	const [only, ...more] = changed;
	if (added.length > 0) return blocked(`${added.map(({ name }) => shown(name)).join(", ")} is new: what it runs is not the base branch's`);
	if (only === void 0) return { kind: "same" };
	if (more.length > 0) return blocked("more than one candidate changes, and only one at a time can be compared");
	const { before, after } = only;
	const others = [
		"backend",
		"env",
		"unset_env"
	].filter((field) => canonicalJson(before[field] ?? null) !== canonicalJson(after[field] ?? null));
	if (others.length > 0) return blocked(`${shown(before.name)} changes its ${others.join(", ")}, which only a person with write permission may run`);
	if (!isPlainModel(after.model)) return blocked(`the new model of ${shown(before.name)} holds more than a model's name`);
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
		sentence: `This pull request changes the model of ${shown(before.name)} from ${shown(before.model)} to ${shown(after.model)}.`
	};
}
const blocked = (reason) => ({
	kind: "blocked",
	reason
});
const isPlainModel = (model) => /^[A-Za-z0-9][\w.:/=,+@-]{0,119}$/.test(model) && !model.includes("//");
function chosenFrom(base, names) {
	const missing = names.filter((name) => !base.some((candidate) => candidate.name === name));
	if (missing.length > 0) return `there is no candidate ${missing.map(shown).join(", ")} in the base branch's configuration; it has ${base.map(({ name }) => shown(name)).join(", ")}`;
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
	const file = join(step.tempDir, `swap-${step.key}.json`);
	const config = {
		...rest,
		...overridden(step),
		candidates,
		...baseline === null ? {} : { baseline }
	};
	writeFileSync(file, JSON.stringify(config, null, 2));
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
		if (typeof chosen === "string") throw new UsageError("unknown-candidate", `${chosen}.`, `Add it to ${path} on the base branch first.`);
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
	step.output("sentence", swap.kind === "same" ? "" : `Not run: ${swap.reason}.`);
	if (swap.kind === "blocked") step.warn(`Not run: ${swap.reason}.`);
	return null;
}
async function commits(step) {
	const number = step.count("pull") ?? step.event.payload.pull_request?.number;
	if (number === void 0) throw new UsageError("no-pull", "`swap` needs a pull request.", "Run it on pull_request, or give pull: NUMBER.");
	const pull = await step.hub().pull(number);
	const pinned = step.input("sha");
	if (pinned !== "" && pinned !== pull.headSha) throw new UsageError("head-moved", "The pull request has moved on since this was asked for.", "Look at what came since, and ask again.");
	return {
		base: pull.baseSha,
		head: pull.headSha
	};
}
async function configAt(step, path, ref) {
	const text = await step.hub().fileAt(path, ref);
	if (text === null) throw new UsageError("no-config", `There is no ${path} at ${ref.slice(0, 12)}.`, "Name a file that both branches have.");
	const { shape, problems, source } = await parseCompareConfig(text, path, { minCandidates: 1 });
	if (shape === null) throw configProblems(problems, source);
	return shape;
}
const named = ({ candidates }) => candidates.map((candidate) => ({
	...candidate,
	name: candidateName(candidate),
	model: candidate.model ?? ""
}));
function overridden(step) {
	const [runs, tasks] = [step.count("runs"), step.list("tasks")];
	return {
		...runs === null ? {} : { runs },
		...tasks.length === 0 ? {} : { task: [...tasks] }
	};
}

export { run };