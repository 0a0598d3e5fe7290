"use strict";

let node_fs = require("node:fs");
let node_path = require("node:path");
const require_shared_run = require("../../shared/run.js");
const require_shared_start = require("../../shared/start.js");
const require_action_shared = require("../shared.js");
const require_shared_read = require("../../shared/read.js");

// src/github/swap.ts
const CANDIDATE_FIELDS = {
	name: "identity",
	model: "taken",
	"command.timeout_seconds": "taken",
	backend: "asked",
	provider: "asked",
	endpoint: "asked",
	env: "asked",
	unset_env: "asked",
	"command.argv": "asked",
	"command.pass_env": "asked",
	"command.protocol": "asked",
	"command.transcript": "asked",
	"command.version_argv": "asked"
};
const UNASKED = {
	everything: false,
	names: [],
	baseline: null
};
function swapOf(base, head, { everything, names, baseline } = UNASKED) {
	const meant = names.length === 0 ? head : head.filter(({ name }) => names.includes(name));
	if (meant.length === 0) return blocked(`${names.map(require_action_shared.shown).join(", ")} is not a candidate of the pull request`);
	const changed = meant.map((after) => ({
		before: counterpart(after, base, head),
		after
	})).filter(({ before, after }) => before === void 0 || changesOf(before, after).length > 0);
	const [only, ...more] = changed;
	if (only === void 0) return { kind: "same" };
	if (more.length > 0) return blocked(`${require_shared_read.listed(changed.map(({ after }) => require_action_shared.shown(after.name)))} change, and only one at a time can be compared: \`/bench swap NAME\``);
	const { before, after } = only;
	if (before !== void 0) return everything ? swapped(before, after) : settingsSwap(before, after);
	if (!everything) return blocked(`${require_action_shared.shown(after.name)} is new, ${NEEDS_A_WRITER}`);
	const other = base.find(({ name }) => name === baseline) ?? base[0];
	if (other === void 0) return blocked("the base branch has no candidate to compare with");
	return {
		kind: "swap",
		before: {
			...other,
			name: `${other.name} (base)`
		},
		after: {
			...after,
			name: `${after.name} (head)`
		},
		sentence: `This pull request adds ${require_action_shared.shown(after.name)}; it is compared with ${require_action_shared.shown(other.name)} of the base branch.`
	};
}
function counterpart(after, base, head) {
	const named = base.find(({ name }) => name === after.name);
	if (named !== void 0) return named;
	const missingIn = (others, { name }) => !others.some((other) => other.name === name);
	const [gone, ...moreGone] = base.filter((candidate) => missingIn(head, candidate));
	const [, ...moreCome] = head.filter((candidate) => missingIn(base, candidate));
	return moreGone.length === 0 && moreCome.length === 0 ? gone : void 0;
}
const NEEDS_A_WRITER = "which only a person with write permission may run: `/bench swap`";
function settingsSwap(before, after) {
	const changes = changesOf(before, after);
	const asked = changes.filter(({ field }) => takenAs(field) !== "taken");
	if (asked.length > 0) return blocked(`${require_action_shared.shown(before.name)} changes its ${asked.map(({ field }) => field).join(", ")}, ${NEEDS_A_WRITER}`);
	if (after.model !== before.model && !isPlainModel(after.model)) return blocked(`the new model of ${require_action_shared.shown(before.name)} holds more than a model's name, ${NEEDS_A_WRITER}`);
	if (prefixOf(after.model) !== prefixOf(before.model)) return blocked(`the model of ${require_action_shared.shown(before.name)} is to come from another provider, ${NEEDS_A_WRITER}`);
	return swapped(before, {
		...changes.reduce(withChange, before),
		name: after.name
	});
}
function swapped(before, after) {
	const said = changesOf(before, after).map(({ field, from, to }) => {
		const what = `the ${field} of ${require_action_shared.shown(before.name)}`;
		return TOLD.has(field) ? `${what} from ${told(from)} to ${told(to)}` : what;
	});
	return {
		kind: "swap",
		before: {
			...before,
			name: `${before.name} (base)`
		},
		after: {
			...after,
			name: `${after.name} (head)`
		},
		sentence: `This pull request changes ${require_shared_read.listed(said)}.`
	};
}
const TOLD = /* @__PURE__ */ new Set([
	"model",
	"command.timeout_seconds",
	"backend",
	"provider"
]);
const told = (value) => value === void 0 || value === "" ? "none" : require_action_shared.shown(typeof value === "string" ? value : JSON.stringify(value));
function changesOf(before, after) {
	const [old, changed] = [fieldsOf(before), fieldsOf(after)];
	return [.../* @__PURE__ */ new Set([...old.keys(), ...changed.keys()])].map((field) => ({
		field,
		from: old.get(field),
		to: changed.get(field)
	})).filter(({ field, from, to }) => field !== "name" && require_shared_read.canonicalJson(from ?? null) !== require_shared_read.canonicalJson(to ?? null));
}
function fieldsOf({ command, ...rest }) {
	const inside = Object.entries(command ?? {}).map(([field, value]) => [`command.${field}`, value]);
	return new Map([...Object.entries(rest), ...inside]);
}
function withChange(candidate, { field, to }) {
	const [outer = "", inner] = field.split(".");
	if (inner === void 0) return {
		...candidate,
		[outer]: to
	};
	const { [inner]: _before, ...others } = candidate.command ?? {};
	return {
		...candidate,
		command: to === void 0 ? others : {
			...others,
			[inner]: to
		}
	};
}
const takenAs = (field) => Object.hasOwn(CANDIDATE_FIELDS, field) ? CANDIDATE_FIELDS[field] : "asked";
const blocked = (reason) => ({
	kind: "blocked",
	reason
});
const prefixOf = (model) => model.slice(0, Math.max(0, model.indexOf("/")));
const isPlainModel = (model) => model === "" || /^[A-Za-z0-9][\w.:/=,+@-]{0,119}$/.test(model) && !model.includes("//");
function chosenFrom(configured, names) {
	const missing = names.filter((name) => !configured.some((candidate) => candidate.name === name));
	if (missing.length > 0) return `There is no candidate ${missing.map(require_action_shared.shown).join(", ")} in the default branch's configuration; it has ${configured.map(({ name }) => require_action_shared.shown(name)).join(", ")}.`;
	return names.map((name) => configured.find((candidate) => candidate.name === name)).filter((candidate) => candidate !== void 0);
}

// src/action/steps/swap.ts
const run = async (step) => {
	const path = step.required("config");
	const pull = await pullOf(step);
	const ours = await configAt(step, path, await step.hub().tipOf(isNamed(step) ? pull.defaultBranch : pull.baseRef));
	const wanted = await candidatesOf(step, ours, path, pull);
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
	step.output("blocked", "false");
	step.output("sentence", sentence);
	if (!isTold(step)) step.notice(sentence);
};
const isTold = (step) => step.input("told") === "true";
async function candidatesOf(step, ours, path, pull) {
	const base = candidatesIn(ours);
	const asked = step.words("candidates");
	if (isNamed(step)) {
		const chosen = chosenFrom(base, asked);
		if (typeof chosen === "string") throw new require_shared_start.UsageError("unknown-candidate", chosen, `Add it to ${path} on ${require_action_shared.shown(pull.defaultBranch)} first.`);
		return {
			candidates: chosen,
			baseline: null,
			sentence: `Asked for in a comment: ${asked.length} candidates of the default branch.`
		};
	}
	const swap = isForeign(step, pull) ? foreign(pull) : swapOf(base, candidatesIn(await configAt(step, path, pull.headSha)), {
		everything: takesEverything(step),
		names: asked,
		baseline: ours.baseline ?? null
	});
	if (swap.kind === "swap") return {
		candidates: [swap.before, swap.after],
		baseline: swap.before.name,
		sentence: swap.sentence
	};
	step.output("changed", "false");
	step.output("blocked", String(swap.kind === "blocked"));
	const sentence = swap.kind === "same" ? `No candidate of ${require_action_shared.shown(path)} changes: nothing to compare.` : `Not run: ${swap.reason}.`;
	step.output("sentence", sentence);
	if (swap.kind === "blocked" && !isTold(step)) step.warn(sentence);
	return null;
}
const isNamed = (step) => step.words("candidates").length > 0 && !takesEverything(step);
const isForeign = (step, pull) => pull.baseRef !== pull.defaultBranch && pull.headRepository !== `${step.owner}/${step.repo}` && !takesEverything(step);
const foreign = ({ baseRef, defaultBranch }) => blocked(`it comes from a fork and goes into ${require_action_shared.shown(baseRef)}, not ${require_action_shared.shown(defaultBranch)}, ${NEEDS_A_WRITER}`);
function takesEverything(step) {
	const take = step.input("take");
	if (take === "settings" || take === "") return false;
	if (take !== "everything") throw new require_shared_start.UsageError("bad-input", `take: ${JSON.stringify(take)} is not known.`, "Write settings or everything.");
	if (step.event.name === "workflow_dispatch" && step.input("sha") !== "") return true;
	throw new require_shared_start.UsageError("not-asked", "`take: everything` is for workflow_dispatch alone, with `sha`: it runs what the pull request wrote, with the secrets of this repository.", "Let `command: chatops` start a workflow for `/bench swap`, as the example model-swap.yml does.");
}
async function pullOf(step) {
	const number = step.count("pull") ?? step.event.payload.pull_request?.number;
	if (number === void 0) throw new require_shared_start.UsageError("no-pull", "`swap` needs a pull request.", "Run it on pull_request, or give pull: NUMBER.");
	const pull = await step.hub().pull(number);
	const pinned = step.input("sha");
	if (pinned === "" || pinned === pull.headSha) return pull;
	throw new require_shared_start.UsageError("head-moved", "The pull request has moved on since this was asked for.", "Look at what came since, and ask again.");
}
async function configAt(step, path, ref) {
	const text = await step.hub().fileAt(path, ref);
	if (text === null) throw new require_shared_start.UsageError("no-config", `There is no ${path} at ${ref.slice(0, 12)}.`, "Name a file that both branches have.");
	const { shape, problems, source } = await require_shared_run.parseCompareConfig(text, path, { minCandidates: 1 });
	if (shape === null) throw require_shared_run.configProblems(problems, source);
	return shape;
}
const candidatesIn = ({ candidates }) => candidates.map((candidate) => ({
	...candidate,
	name: require_shared_run.candidateName(candidate),
	model: candidate.model ?? ""
}));
function overridden(step) {
	const [runs, tasks] = [step.count("runs"), step.words("tasks")];
	return {
		...runs === null ? {} : { runs },
		...tasks.length === 0 ? {} : { task: [...tasks] }
	};
}

exports.run = run;