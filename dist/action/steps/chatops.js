"use strict";

const require_action_shared = require("../shared.js");

// src/github/chatops-command.ts
function parseCommand(body) {
	const [line = ""] = body.split(/\r?\n/, 1);
	if (!/^\/bench(\s|$)/i.test(line)) return null;
	if (line.length > 1e3) return unknown(`a command is no longer than ${require_action_shared.MAX_COMMAND_CHARACTERS} characters`);
	const words = wordsOf(line.slice(6));
	if (words === null) return unknown("a quote is not closed");
	const sha = shaIn(words);
	const [verb = "help", ...rest] = sha === null ? words : words.slice(1);
	switch (verb.toLowerCase()) {
		case "compare": return compare(rest, sha);
		case "swap": return swap(rest, sha);
		case "smoke": return rest.length === 0 ? {
			kind: "smoke",
			sha
		} : unknown("`smoke` takes nothing more");
		case "rerun": return rest.length === 0 ? {
			kind: "rerun",
			sha
		} : unknown("`rerun` takes nothing more");
		case "help": return { kind: "help" };
		default: return unknown(/^[0-9a-f]{7,}$/i.test(verb) ? `a commit is written in small letters, with ${12} digits or more` : "there is no such command");
	}
}
const unknown = (problem) => ({
	kind: "unknown",
	problem
});
function shaIn([first = ""]) {
	return new RegExp(`^[0-9a-f]{${12},40}$`).test(first) ? first : null;
}
function compare(words, sha) {
	const wish = wishIn(words);
	if (typeof wish === "string") return unknown(wish);
	if (wish.candidates.length === 1) return unknown("`compare` needs two candidates or more, or none");
	if (wish.candidates.length > 10) return unknown("ten candidates are the most");
	return {
		kind: "compare",
		...wish,
		sha
	};
}
function swap(words, sha) {
	const wish = wishIn(words);
	if (typeof wish === "string") return unknown(wish);
	const { candidates, tasks, runs } = wish;
	if (candidates.length > 1) return unknown("`swap` takes one candidate, or none");
	return {
		kind: "swap",
		candidate: candidates[0] ?? null,
		tasks,
		runs,
		sha
	};
}
const TASK = /^[\w./*?+:@=,^![\]{}-]{1,200}$/;
const WILD = /\*+|\{/g;
const MAX_WILD = 4;
function wishIn(words) {
	const candidates = [];
	const tasks = [];
	let runs = null;
	for (let at = 0; at < words.length; at++) {
		const word = words[at] ?? "";
		const value = words[at + 1];
		if (word === "--task") {
			if (value === void 0 || value.startsWith("-")) return "`--task` needs a task id or a glob behind it";
			if (!TASK.test(value)) return "`--task` takes an id or a glob of up to 200 letters, digits and `./*?+:@=,^![]{}-_`; `?` stands for any other";
			if ((value.match(WILD)?.length ?? 0) > MAX_WILD) return `a task has more than ${MAX_WILD} stars and braces: name more than one`;
			tasks.push(value);
		} else if (word === "--runs") {
			runs = /^[1-9]\d{0,5}$/.test(value ?? "") ? Number(value) : null;
			if (runs === null || runs > 999) return `\`--runs\` takes a whole number from 1 to ${999}`;
		} else if (word.startsWith("-")) return "only `--task GLOB` and `--runs N` are taken";
		else if (/^[\w.:/=,+@-]{1,120}$/.test(word)) {
			candidates.push(word);
			continue;
		} else return "the name of a candidate is up to 120 letters, digits and `.:/=,+@-_`";
		at++;
	}
	return {
		candidates,
		tasks,
		runs
	};
}
function wordsOf(text) {
	const words = [];
	const token = /\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+))/y;
	while (token.lastIndex < text.trimEnd().length) {
		const match = token.exec(text);
		if (match === null) return null;
		words.push(match[1] ?? match[2] ?? match[3] ?? "");
	}
	return words;
}
const HELP = [
	"**What I understand**, in the first line of a comment:",
	"",
	"| command | what it does |",
	"| --- | --- |",
	"| `/bench compare sonnet opus --task 'python/*' --runs 3` | compares candidates of the default branch |",
	"| `/bench compare` | compares the candidate whose model this pull request changes, before and after |",
	"| `/bench swap` | the same, and takes whatever else it changes: a backend, a variable, an endpoint, a command |",
	"| `/bench smoke` | compares all candidates, as this pull request configures them |",
	"| `/bench rerun` | runs what failed or was lost once more |",
	"| `/bench help` | this |",
	"",
	`\`--runs\` is at most ${999}. On a pull request from a fork, name the commit you have read: \`/bench 0123456789ab smoke\`.`
].join("\n");

// src/github/chatops.ts
async function hear(event, chat, hub) {
	const asked = askedIn(event);
	if (asked === null) return {
		did: "nothing",
		why: "no new comment on a pull request"
	};
	const command = parseCommand(asked.body);
	if (command === null) return {
		did: "nothing",
		why: "the comment is not for us"
	};
	if (!await hub.mayWrite(asked.user)) return {
		did: "nothing",
		why: "its author may not write here"
	};
	const thread = threadOf(asked.place, chat, hub);
	await thread.react(command.kind === "unknown" ? "confused" : "eyes");
	if (command.kind === "help" || command.kind === "unknown") {
		await thread.answer(command.kind === "help" ? HELP : `I did not understand that: ${command.problem}.\n\n${HELP}`);
		return {
			did: "helped",
			why: command.kind
		};
	}
	try {
		const pull = await hub.pull(asked.place.pull);
		const fault = pinFault(pull, command.sha, chat.repository) ?? await act(command, pull, asked.place, chat, hub);
		await thread.react(fault === null ? "rocket" : "confused");
		if (fault === null) return {
			did: "dispatched",
			why: command.kind
		};
		await thread.answer(fault);
		return {
			did: "refused",
			why: fault
		};
	} catch (error) {
		if (!(error instanceof require_action_shared.HubFault)) throw error;
		await thread.react("confused");
		await thread.answer(`That could not be started (${error.kind}): ${require_action_shared.shownSentence(error.message)}`);
		throw error;
	}
}
function threadOf(place, { warn }, hub) {
	const said = async (what, work) => {
		try {
			await work;
		} catch (error) {
			if (!(error instanceof require_action_shared.HubFault)) throw error;
			warn(`${what} could not be written (${error.kind}): ${error.message}`);
		}
	};
	return {
		react: (content) => said("The reaction", hub.react(place, content)),
		answer: (body) => said("The answer", hub.answer(place, body))
	};
}
function askedIn({ name, payload: { action, comment, issue, pull_request } }) {
	if (action !== "created" || comment === void 0 || comment.user.type === "Bot") return null;
	const from = {
		user: comment.user.login,
		body: comment.body
	};
	if (name === "issue_comment" && issue?.pull_request != null) return {
		...from,
		place: {
			kind: "issue",
			pull: issue.number,
			comment: comment.id
		}
	};
	if (name === "pull_request_review_comment" && pull_request !== void 0) return {
		...from,
		place: {
			kind: "review",
			pull: pull_request.number,
			comment: comment.id
		}
	};
	return null;
}
function pinFault(pull, sha, repository) {
	if (!pull.open) return "This pull request is closed.";
	const named = sha !== null && pull.headSha.startsWith(sha);
	if (sha !== null && !named) return "That commit is not the head of this pull request any more. Look at what came since, and name the new one.";
	if (!named && pull.headRepository !== repository) return `This pull request comes from a fork: name the commit you have read, \`/bench ${pull.headSha.slice(0, 12)} \u2026\` if it is the newest.`;
	return null;
}
async function act(command, pull, place, { workflow, ref, rerun }, hub) {
	if (command.kind === "rerun") {
		const run = await hub.newestRun(rerun, pull.headSha);
		if (run === null) return `There is no run of ${pull.headSha.slice(0, 12)} to run again.`;
		await hub.rerunFailed(run);
		return null;
	}
	await hub.dispatch(workflow, ref, {
		pull: String(pull.number),
		sha: pull.headSha,
		"reply-to": `${place.kind}:${place.comment}`,
		request: command.kind,
		...command.kind === "smoke" ? {} : {
			candidates: command.kind === "swap" ? command.candidate ?? "" : command.candidates.join(" "),
			tasks: command.tasks.join(" "),
			runs: command.runs === null ? "" : String(command.runs)
		}
	});
	return null;
}

// src/action/steps/chatops.ts
const run = async (step) => {
	const workflow = step.required("dispatch");
	const ref = step.event.payload.repository?.default_branch ?? "main";
	const { did, why } = await hear(step.event, {
		repository: `${step.owner}/${step.repo}`,
		workflow,
		ref,
		rerun: step.input("rerun") || workflow,
		warn: (text) => step.warn(text)
	}, step.hub());
	step.output("heard", did);
	step.notice(`${did}: ${why}`);
};

exports.run = run;