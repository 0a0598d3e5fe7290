"use strict";

const require_vendor_actions_artifact = require("../vendor/actions-artifact.js");
let node_fs = require("node:fs");
let node_os = require("node:os");
let node_path = require("node:path");
let node_url = require("node:url");
const require_shared_start = require("../shared/start.js");
const require_shared_early = require("../shared/early.js");
const require_action_shared = require("./shared.js");
const require_vendor_octokit_plugin_throttling = require("../vendor/octokit-plugin-throttling.js");
const require_vendor_execa = require("../vendor/execa.lazy.js");

// src/platform/hub/asked.ts
async function asked(what, work) {
	try {
		return await work();
	} catch (error) {
		throw asFault(what, error);
	}
}
function asFault(what, error) {
	if (error instanceof require_action_shared.HubFault) return error;
	const { message } = error;
	const status = statusOf(error);
	const said = require_shared_early.headOf((message ?? String(error)).split("\n", 1)[0] ?? "", 300);
	return new require_action_shared.HubFault(kindOf(status, said), `${what}: ${status === void 0 ? "" : `${status} `}${said}`, { cause: error });
}
function statusOf(error) {
	const { status, statusCode, message } = error;
	const [, said] = /Failed request: \((\d{3})\)/.exec(message ?? "") ?? [];
	return status ?? statusCode ?? (said === void 0 ? void 0 : Number(said));
}
function kindOf(status, message) {
	if (status === 429 || /rate limit/i.test(message)) return "limited";
	if (status === 401 || status === 403) return "forbidden";
	if (status === 404 || status === 410) return "missing";
	if (status !== void 0 && status >= 400 && status < 500) return "refused";
	return "unavailable";
}

// src/platform/hub/octokit-hub.ts
function octokitHub({ token, owner, repo, maxWaitSeconds, warn }) {
	const patient = (what) => (seconds, request, _octokit, tries) => {
		const { method, url } = request;
		const wait = seconds <= maxWaitSeconds && tries < 2;
		warn(`${what} at ${method} ${url}: ${wait ? `waiting ${seconds} s` : `not waiting ${seconds} s`}`);
		return wait;
	};
	const octokit = require_vendor_actions_artifact.getOctokit(token, {
		throttle: {
			onRateLimit: patient("Rate limit"),
			onSecondaryRateLimit: patient("Secondary rate limit")
		},
		retry: { doNotRetry: [
			400,
			401,
			403,
			404,
			409,
			410,
			422,
			429,
			451
		] }
	}, require_vendor_actions_artifact.retry, require_vendor_octokit_plugin_throttling.throttling);
	octokit.hook.before("request", (options) => {
		if (options.method !== "GET") options.request.retries = 0;
	});
	const here = {
		owner,
		repo
	};
	const { rest } = octokit;
	return {
		comments: (issue) => asked("list comments", async () => {
			return (await octokit.paginate(rest.issues.listComments, {
				...here,
				issue_number: issue,
				per_page: 100
			})).map(({ id, user, body }) => ({
				id,
				author: user?.login ?? "",
				body: body ?? ""
			}));
		}),
		createComment: (issue, body) => asked("comment", async () => (await rest.issues.createComment({
			...here,
			issue_number: issue,
			body
		})).data.id),
		updateComment: (comment, body) => asked("edit a comment", async () => {
			await rest.issues.updateComment({
				...here,
				comment_id: comment,
				body
			});
		}),
		deleteComment: (comment) => asked("remove a comment", async () => {
			await rest.issues.deleteComment({
				...here,
				comment_id: comment
			});
		}),
		react: ({ kind, comment }, content) => asked("react", async () => {
			await (kind === "issue" ? rest.reactions.createForIssueComment : rest.reactions.createForPullRequestReviewComment)({
				...here,
				comment_id: comment,
				content
			});
		}),
		answer: ({ kind, pull, comment }, body) => asked("answer", async () => {
			if (kind === "issue") await rest.issues.createComment({
				...here,
				issue_number: pull,
				body
			});
			else await rest.pulls.createReplyForReviewComment({
				...here,
				pull_number: pull,
				comment_id: comment,
				body
			});
		}),
		mayWrite: (user) => asked("read a permission", async () => {
			try {
				const { data } = await rest.repos.getCollaboratorPermissionLevel({
					...here,
					username: user
				});
				return data.permission === "admin" || data.permission === "write";
			} catch (error) {
				if (error.status === 404) return false;
				throw error;
			}
		}),
		pull: (number) => asked("read a pull request", async () => pullOf((await rest.pulls.get({
			...here,
			pull_number: number
		})).data)),
		pullsFrom: (from, branch) => asked("list pull requests", async () => {
			const { data } = await rest.pulls.list({
				...here,
				state: "open",
				head: `${from}:${branch}`,
				per_page: 100
			});
			return data.map(pullOf);
		}),
		tipOf: (branch) => asked("read a branch", async () => (await rest.git.getRef({
			...here,
			ref: `heads/${branch}`
		})).data.object.sha),
		fileAt: (path, ref) => asked("read a file", async () => {
			try {
				const { data } = await rest.repos.getContent({
					...here,
					path,
					ref
				});
				if (Array.isArray(data) || data.type !== "file" || !("content" in data)) return null;
				return Buffer.from(data.content, "base64").toString("utf8");
			} catch (error) {
				if (error.status === 404) return null;
				throw error;
			}
		}),
		findCheck: (sha, name, externalId) => asked("list checks", async () => {
			const ours = (await octokit.paginate(rest.checks.listForRef, {
				...here,
				ref: sha,
				check_name: name,
				per_page: 100
			})).filter((check) => check.external_id === externalId).map(({ id }) => id);
			return ours.length === 0 ? null : Math.max(...ours);
		}),
		createCheck: (sha, content) => asked("write a check", async () => (await rest.checks.create({
			...here,
			head_sha: sha,
			...checkOf(content)
		})).data.id),
		updateCheck: (id, content) => asked("write a check", async () => {
			await rest.checks.update({
				...here,
				check_run_id: id,
				...checkOf(content)
			});
		}),
		dispatch: (workflow, ref, inputs) => asked("start a workflow", async () => {
			await rest.actions.createWorkflowDispatch({
				...here,
				workflow_id: workflow,
				ref,
				inputs: { ...inputs }
			});
		}),
		newestRun: (workflow, sha) => asked("list runs", async () => {
			const { data } = await rest.actions.listWorkflowRuns({
				...here,
				workflow_id: workflow,
				head_sha: sha,
				per_page: 1
			});
			return data.workflow_runs[0]?.id ?? null;
		}),
		rerunFailed: (run) => asked("run again", async () => {
			await rest.actions.reRunWorkflowFailedJobs({
				...here,
				run_id: run
			});
		}),
		onlineLabels: async () => {
			try {
				return (await octokit.paginate(rest.actions.listSelfHostedRunnersForRepo, {
					...here,
					per_page: 100
				})).filter(({ status }) => status === "online").map(({ labels }) => labels.map(({ name }) => name));
			} catch {
				return null;
			}
		}
	};
}
const pullOf = ({ number, state, head, base }) => ({
	number,
	open: state === "open",
	headSha: head.sha,
	headRef: head.ref,
	headRepository: head.repo?.full_name ?? null,
	baseRef: base.ref,
	defaultBranch: base.repo.default_branch
});
function checkOf({ name, externalId, conclusion, title, summary, detailsUrl }) {
	return {
		name,
		external_id: externalId,
		details_url: detailsUrl,
		output: {
			title,
			summary
		},
		...conclusion === null ? { status: "in_progress" } : {
			status: "completed",
			conclusion
		}
	};
}

// src/platform/run-benchmark.ts
async function runBenchmark(program, args, { cwd, inherit, signal }) {
	const { exitCode, stdout, stderr } = await require_vendor_execa.execa(process.execPath, [program, ...args], {
		cwd,
		env: Object.fromEntries(inherit.flatMap((name) => process.env[name] === void 0 ? [] : [[name, process.env[name]]])),
		extendEnv: false,
		reject: false,
		stdin: "ignore",
		stderr: ["inherit", "pipe"],
		maxBuffer: 536870912,
		...signal === void 0 ? {} : { cancelSignal: signal }
	});
	return {
		exit: exitCode ?? 3,
		payload: parsed(stdout),
		said: stderr
	};
}
function parsed(text) {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}

// src/action/open-step.ts
const INHERITED = [
	...require_shared_early.INHERITED_VARIABLES,
	"HOME",
	"TMPDIR",
	"XDG_STATE_HOME"
];
function openStep() {
	const [owner = "", repo = ""] = variable("GITHUB_REPOSITORY").split("/");
	const workDir = (0, node_path.resolve)(variable("GITHUB_WORKSPACE") || ".", require_vendor_actions_artifact.getInput("working-directory") || ".");
	const tempDir = (0, node_path.join)(process.env["RUNNER_TEMP"] ?? (0, node_os.tmpdir)(), "benchmark-harness");
	(0, node_fs.mkdirSync)(tempDir, { recursive: true });
	const program = (0, node_path.join)((0, node_path.dirname)((0, node_url.fileURLToPath)(require("url").pathToFileURL(__filename).href)), "..", "benchmark.js");
	const token = () => {
		const given = require_vendor_actions_artifact.getInput("github-token");
		if (given === "") throw new require_shared_start.UsageError("no-token", "This step needs `github-token`.", "Write github-token: ${{ github.token }}");
		return given;
	};
	return {
		input: (name) => require_vendor_actions_artifact.getInput(name),
		required,
		count,
		list: (name) => require_vendor_actions_artifact.getInput(name).split(/[\s,]+/).filter((word) => word !== ""),
		words: (name) => require_vendor_actions_artifact.getInput(name).split(/,*(?:\s+|$)/).filter((word) => word !== ""),
		key: keyOf(require_vendor_actions_artifact.getInput("key")),
		output: (name, value) => require_vendor_actions_artifact.setOutput(name, value),
		remember: (name, value) => require_vendor_actions_artifact.saveState(name, value),
		recall: (name) => require_vendor_actions_artifact.getState(name),
		addPath: (folder) => require_vendor_actions_artifact.addPath(folder),
		notice: (text) => require_vendor_actions_artifact.notice(text),
		warn: (text) => require_vendor_actions_artifact.warning(text),
		summarize: async (markdown) => {
			if ((process.env["GITHUB_STEP_SUMMARY"] ?? "") === "") require_vendor_actions_artifact.info(markdown);
			else await require_vendor_actions_artifact.summary.addRaw(cutBytes(markdown, require_action_shared.MAX_STEP_SUMMARY_BYTES), true).write();
		},
		event: {
			name: variable("GITHUB_EVENT_NAME"),
			payload: eventPayload()
		},
		owner,
		repo,
		workflow: variable("GITHUB_WORKFLOW"),
		runId: variable("GITHUB_RUN_ID"),
		url: `${process.env["GITHUB_SERVER_URL"] ?? "https://github.com"}/${owner}/${repo}/actions/runs/${variable("GITHUB_RUN_ID")}`,
		tryNumber: Number(process.env["GITHUB_RUN_ATTEMPT"] ?? "1"),
		workDir,
		tempDir,
		program,
		hub: () => octokitHub({
			token: token(),
			owner,
			repo,
			maxWaitSeconds: 120,
			warn: (text) => require_vendor_actions_artifact.warning(text)
		}),
		store: async () => {
			const { artifactStore } = await Promise.resolve().then(() => require("../platform/hub/artifact-store.js"));
			const run = count("run-id", 1);
			return artifactStore(run === null ? null : {
				token: token(),
				owner,
				repo,
				run
			});
		},
		cache: async () => {
			const { cacheStore } = await Promise.resolve().then(() => require("../platform/hub/cache-store.js"));
			return cacheStore();
		},
		benchmark: (args) => runBenchmark(program, args, {
			cwd: workDir,
			inherit: INHERITED
		}),
		now: () => /* @__PURE__ */ new Date()
	};
}
function required(name) {
	const text = require_vendor_actions_artifact.getInput(name);
	if (text !== "") return text;
	throw new require_shared_start.UsageError("input-missing", `The input \`${name}\` is not given, and this step cannot do without it.`, `Write it under \`with:\`, like ${name}: ${EXAMPLES[name] ?? "VALUE"}.`);
}
const EXAMPLES = {
	config: "bench.yaml",
	dispatch: "model-swap.yml",
	shard: "${{ matrix.shard }}"
};
function count(name, min = 1) {
	const text = require_vendor_actions_artifact.getInput(name);
	if (text === "") return null;
	const number = /^\d{1,15}$/.test(text) ? Number(text) : NaN;
	if (number >= min) return number;
	throw new require_shared_start.UsageError("bad-input", `${name}: ${JSON.stringify(text)} is not a whole number of at least ${min}.`, `Write it like ${name}: ${Math.max(min, 1)}, or leave it out.`);
}
function keyOf(given) {
	const key = given === "" ? "default" : given;
	if (require_action_shared.isKey(key)) return key;
	throw new require_shared_start.UsageError("bad-key", `key: ${JSON.stringify(key)} cannot be part of an artifact's name.`, "Use up to 40 small letters, digits, dots and dashes.");
}
function eventPayload() {
	const path = process.env["GITHUB_EVENT_PATH"] ?? "";
	return path === "" ? {} : JSON.parse((0, node_fs.readFileSync)(path, "utf8"));
}
const variable = (name) => process.env[name] ?? "";
function cutBytes(text, limit) {
	if (Buffer.byteLength(text) <= limit) return text;
	const cut = Buffer.from(text).subarray(0, limit).toString("utf8");
	return cut.slice(0, cut.lastIndexOf("\n"));
}

// src/action/steps/index.ts
const STEPS = {
	prepare: () => Promise.resolve().then(() => require("./steps/prepare.js")),
	plan: () => Promise.resolve().then(() => require("./steps/plan.js")),
	agents: () => Promise.resolve().then(() => require("./steps/agents.js")),
	setup: () => Promise.resolve().then(() => require("./steps/setup.js")),
	reap: () => Promise.resolve().then(() => require("./steps/reap.js")),
	upload: () => Promise.resolve().then(() => require("./steps/upload.js")),
	report: () => Promise.resolve().then(() => require("./steps/report.js")),
	announce: () => Promise.resolve().then(() => require("./steps/announce.js")),
	publish: () => Promise.resolve().then(() => require("./steps/publish.js")),
	chatops: () => Promise.resolve().then(() => require("./steps/chatops.js")),
	swap: () => Promise.resolve().then(() => require("./steps/swap.js"))
};

// src/action/run-step.ts
async function runStep(name) {
	try {
		const { run } = await STEPS[name]();
		await run(openStep());
	} catch (error) {
		const text = explained(error);
		require_vendor_actions_artifact.setOutput("failure", text.replaceAll(/\s+/g, " "));
		require_vendor_actions_artifact.setFailed(text);
		if (error instanceof require_shared_start.BenchError) process.exitCode = error.exit;
	}
}
function explained(error) {
	if (error instanceof require_shared_start.BenchError) return `${error.message}\n\u2192 ${error.hint}`;
	if (error instanceof require_action_shared.HubFault) return `GitHub did not do it (${error.kind}): ${error.message}`;
	return `${error instanceof Error ? error.stack ?? error.message : String(error)}\n\u2192 This is a bug in benchmark-harness; please report it with the lines above.`;
}

exports.asked = asked;
exports.runStep = runStep;