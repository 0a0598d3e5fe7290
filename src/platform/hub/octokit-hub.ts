import { getOctokit } from "@actions/github";
import { retry } from "@octokit/plugin-retry";
import { throttling } from "@octokit/plugin-throttling";
import type { CheckContent, CommentPlace, Hub, HubComment, HubPull } from "#core/hub.ts";
import { asked } from "#platform/hub/asked.ts";

export interface HubOptions {
  readonly token: string;
  readonly owner: string;
  readonly repo: string;
  /** A rate limit that asks for a longer wait is a fault at once. */
  readonly maxWaitSeconds: number;
  warn(text: string): void;
}

/** A repository at GitHub. Limits are waited for within bounds; what fails all the same is a `HubFault`. */
export function octokitHub({ token, owner, repo, maxWaitSeconds, warn }: HubOptions): Hub {
  const patient = (what: string) => (seconds: number, request: object, _octokit: unknown, tries: number) => {
    const { method, url } = request as { method: string; url: string };
    const wait = seconds <= maxWaitSeconds && tries < 2;
    warn(`${what} at ${method} ${url}: ${wait ? `waiting ${seconds} s` : `not waiting ${seconds} s`}`);
    return wait;
  };
  const octokit = getOctokit(
    token,
    {
      throttle: { onRateLimit: patient("Rate limit"), onSecondaryRateLimit: patient("Secondary rate limit") },
      // A write whose answer got lost may have been done: whoever wrote looks first, and then writes again.
      retry: { doNotRetry: [400, 401, 403, 404, 409, 410, 422, 429, 451] },
    },
    retry,
    throttling,
  );
  octokit.hook.before("request", (options) => {
    if (options.method !== "GET") options.request.retries = 0;
  });
  const here = { owner, repo };
  const { rest } = octokit;

  return {
    comments: (issue) =>
      asked("list comments", async () => {
        const all = await octokit.paginate(rest.issues.listComments, { ...here, issue_number: issue, per_page: 100 });
        return all.map(({ id, user, body }): HubComment => ({ id, author: user?.login ?? "", body: body ?? "" }));
      }),
    createComment: (issue, body) =>
      asked("comment", async () => (await rest.issues.createComment({ ...here, issue_number: issue, body })).data.id),
    updateComment: (comment, body) =>
      asked("edit a comment", async () => {
        await rest.issues.updateComment({ ...here, comment_id: comment, body });
      }),
    deleteComment: (comment) =>
      asked("remove a comment", async () => {
        await rest.issues.deleteComment({ ...here, comment_id: comment });
      }),
    react: ({ kind, comment }, content) =>
      asked("react", async () => {
        const call =
          kind === "issue" ? rest.reactions.createForIssueComment : rest.reactions.createForPullRequestReviewComment;
        await call({ ...here, comment_id: comment, content });
      }),
    answer: ({ kind, pull, comment }: CommentPlace, body) =>
      asked("answer", async () => {
        if (kind === "issue") await rest.issues.createComment({ ...here, issue_number: pull, body });
        else await rest.pulls.createReplyForReviewComment({ ...here, pull_number: pull, comment_id: comment, body });
      }),
    mayWrite: (user) =>
      asked("read a permission", async () => {
        try {
          const { data } = await rest.repos.getCollaboratorPermissionLevel({ ...here, username: user });
          return data.permission === "admin" || data.permission === "write";
        } catch (error) {
          // Not known here is no; that the question failed is neither yes nor no.
          if ((error as { status?: number }).status === 404) return false;
          throw error;
        }
      }),
    pull: (number) =>
      asked("read a pull request", async () => pullOf((await rest.pulls.get({ ...here, pull_number: number })).data)),
    pullsFrom: (from, branch) =>
      asked("list pull requests", async () => {
        const { data } = await rest.pulls.list({ ...here, state: "open", head: `${from}:${branch}`, per_page: 100 });
        return data.map(pullOf);
      }),
    tipOf: (branch) =>
      asked("read a branch", async () => (await rest.git.getRef({ ...here, ref: `heads/${branch}` })).data.object.sha),
    fileAt: (path, ref) =>
      asked("read a file", async () => {
        try {
          const { data } = await rest.repos.getContent({ ...here, path, ref });
          if (Array.isArray(data) || data.type !== "file" || !("content" in data)) return null;
          return Buffer.from(data.content, "base64").toString("utf8");
        } catch (error) {
          if ((error as { status?: number }).status === 404) return null;
          throw error;
        }
      }),
    findCheck: (sha, name, externalId) =>
      asked("list checks", async () => {
        const all = await octokit.paginate(rest.checks.listForRef, {
          ...here,
          ref: sha,
          check_name: name,
          per_page: 100,
        });
        const ours = all.filter((check) => check.external_id === externalId).map(({ id }) => id);
        return ours.length === 0 ? null : Math.max(...ours);
      }),
    createCheck: (sha, content) =>
      asked(
        "write a check",
        async () => (await rest.checks.create({ ...here, head_sha: sha, ...checkOf(content) })).data.id,
      ),
    updateCheck: (id, content) =>
      asked("write a check", async () => {
        await rest.checks.update({ ...here, check_run_id: id, ...checkOf(content) });
      }),
    dispatch: (workflow, ref, inputs) =>
      asked("start a workflow", async () => {
        await rest.actions.createWorkflowDispatch({
          ...here,
          workflow_id: workflow,
          ref,
          inputs: { ...inputs },
        });
      }),
    newestRun: (workflow, sha) =>
      asked("list runs", async () => {
        const { data } = await rest.actions.listWorkflowRuns({
          ...here,
          workflow_id: workflow,
          head_sha: sha,
          per_page: 1,
        });
        return data.workflow_runs[0]?.id ?? null;
      }),
    rerunFailed: (run) =>
      asked("run again", async () => {
        await rest.actions.reRunWorkflowFailedJobs({ ...here, run_id: run });
      }),
    onlineLabels: async () => {
      try {
        const runners = await octokit.paginate(rest.actions.listSelfHostedRunnersForRepo, { ...here, per_page: 100 });
        return runners.filter(({ status }) => status === "online").map(({ labels }) => labels.map(({ name }) => name));
      } catch {
        return null; // it takes an administrator's token to know
      }
    },
  };
}

interface RestPull {
  readonly number: number;
  readonly state: string;
  readonly head: { readonly sha: string; readonly ref: string; readonly repo: { readonly full_name: string } | null };
  readonly base: { readonly ref: string; readonly repo: { readonly default_branch: string } };
}

const pullOf = ({ number, state, head, base }: RestPull): HubPull => ({
  number,
  open: state === "open",
  headSha: head.sha,
  headRef: head.ref,
  headRepository: head.repo?.full_name ?? null,
  baseRef: base.ref,
  defaultBranch: base.repo.default_branch,
});

function checkOf({ name, externalId, conclusion, title, summary, detailsUrl }: CheckContent) {
  return {
    name,
    external_id: externalId,
    details_url: detailsUrl,
    output: { title, summary },
    ...(conclusion === null ? { status: "in_progress" as const } : { status: "completed" as const, conclusion }),
  };
}
