import { a as getOctokit, c as info, d as setFailed, f as setOutput, l as notice, m as summary, o as getInput, p as warning, r as retry, s as getState, u as saveState } from "../vendor/actions-artifact.js";
import { mkdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { f as UsageError, o as BenchError } from "../shared/start.js";
import { Sr as INHERITED_VARIABLES } from "../shared/read.js";
import { C as MAX_STEP_SUMMARY_BYTES, b as asFault, w as isKey, x as HubFault } from "./shared.js";
import { t as throttling } from "../vendor/octokit-plugin-throttling.js";
import { t as execa } from "../vendor/execa.js";

// src/platform/hub/octokit-hub.ts
function octokitHub({ token, owner, repo, maxWaitSeconds, warn }) {
	const patient = (what) => (seconds, request, _octokit, tries) => {
		const { method, url } = request;
		const wait = seconds <= maxWaitSeconds && tries < 2;
		warn(`${what} at ${method} ${url}: ${wait ? `waiting ${seconds} s` : `not waiting ${seconds} s`}`);
		return wait;
	};
	const octokit = getOctokit(token, {
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
	}, retry, throttling);
	octokit.hook.before("request", (options) => {
		if (options.method !== "GET") options.request.retries = 0;
	});
	const here = {
		owner,
		repo
	};
	const { rest } = octokit;
	const asked = async (what, work) => {
		try {
			return await work();
		} catch (error) {
			throw asFault(what, error);
		}
	};
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
	baseSha: base.sha,
	baseRef: base.ref
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
	const { exitCode, stdout } = await execa(process.execPath, [program, ...args], {
		cwd,
		env: Object.fromEntries(inherit.flatMap((name) => process.env[name] === void 0 ? [] : [[name, process.env[name]]])),
		extendEnv: false,
		reject: false,
		stdin: "ignore",
		stderr: "inherit",
		maxBuffer: 536870912,
		...signal === void 0 ? {} : { cancelSignal: signal }
	});
	return {
		exit: exitCode ?? 3,
		payload: parsed(stdout)
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
	...INHERITED_VARIABLES,
	"HOME",
	"TMPDIR",
	"XDG_STATE_HOME"
];
function openStep() {
	const [owner = "", repo = ""] = variable("GITHUB_REPOSITORY").split("/");
	const workDir = resolve(variable("GITHUB_WORKSPACE") || ".", getInput("working-directory") || ".");
	const tempDir = join(process.env["RUNNER_TEMP"] ?? tmpdir(), "benchmark-harness");
	mkdirSync(tempDir, { recursive: true });
	const program = join(dirname(fileURLToPath(import.meta.url)), "..", "benchmark.js");
	const token = () => {
		const given = getInput("github-token");
		if (given === "") throw new UsageError("no-token", "This step needs `github-token`.", "Write github-token: ${{ github.token }}");
		return given;
	};
	return {
		input: (name) => getInput(name),
		count,
		list: (name) => getInput(name).split(/[\s,]+/).filter((word) => word !== ""),
		key: keyOf(getInput("key")),
		output: (name, value) => setOutput(name, value),
		remember: (name, value) => saveState(name, value),
		recall: (name) => getState(name),
		notice: (text) => notice(text),
		warn: (text) => warning(text),
		summarize: async (markdown) => {
			if ((process.env["GITHUB_STEP_SUMMARY"] ?? "") === "") info(markdown);
			else await summary.addRaw(cutBytes(markdown, MAX_STEP_SUMMARY_BYTES), true).write();
		},
		event: {
			name: variable("GITHUB_EVENT_NAME"),
			payload: eventPayload()
		},
		owner,
		repo,
		workflow: variable("GITHUB_WORKFLOW"),
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
			warn: (text) => warning(text)
		}),
		store: async () => {
			const { artifactStore } = await import("../platform/hub/artifact-store.js");
			const run = count("run-id", 1);
			return artifactStore(run === null ? null : {
				token: token(),
				owner,
				repo,
				run
			});
		},
		benchmark: (args) => runBenchmark(program, args, {
			cwd: workDir,
			inherit: INHERITED
		}),
		now: () => /* @__PURE__ */ new Date()
	};
}
function count(name, min = 1) {
	const text = getInput(name);
	if (text === "") return null;
	const number = /^\d{1,15}$/.test(text) ? Number(text) : NaN;
	if (number >= min) return number;
	throw new UsageError("bad-input", `${name}: ${JSON.stringify(text)} is no whole number of at least ${min}.`, `Write it like ${name}: ${Math.max(min, 1)}, or leave it out.`);
}
function keyOf(given) {
	const key = given === "" ? "default" : given;
	if (isKey(key)) return key;
	throw new UsageError("bad-key", `key: ${JSON.stringify(key)} cannot be part of an artifact's name.`, "Use up to 40 small letters, digits, dots and dashes.");
}
function eventPayload() {
	const path = process.env["GITHUB_EVENT_PATH"] ?? "";
	return path === "" ? {} : JSON.parse(readFileSync(path, "utf8"));
}
const variable = (name) => process.env[name] ?? "";
function cutBytes(text, limit) {
	if (Buffer.byteLength(text) <= limit) return text;
	const cut = Buffer.from(text).subarray(0, limit).toString("utf8");
	return cut.slice(0, cut.lastIndexOf("\n"));
}

// src/action/steps/index.ts
const STEPS = {
	plan: () => import("./steps/plan.js"),
	setup: () => import("./steps/setup.js"),
	reap: () => import("./steps/reap.js"),
	upload: () => import("./steps/upload.js"),
	report: () => import("./steps/report.js"),
	announce: () => import("./steps/announce.js"),
	publish: () => import("./steps/publish.js"),
	chatops: () => import("./steps/chatops.js"),
	swap: () => import("./steps/swap.js")
};

// src/action/run-step.ts
async function runStep(name) {
	try {
		const { run } = await STEPS[name]();
		await run(openStep());
	} catch (error) {
		setFailed(explained(error));
		if (error instanceof BenchError) process.exitCode = error.exit;
	}
}
function explained(error) {
	if (error instanceof BenchError) return `${error.message}\n→ ${error.hint}`;
	if (error instanceof HubFault) return `GitHub did not do it (${error.kind}): ${error.message}`;
	return `${error instanceof Error ? error.stack ?? error.message : String(error)}\n→ This is a bug in benchmark-harness; please report it with the lines above.`;
}

export { runStep };