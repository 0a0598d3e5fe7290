/** `/bench` in comments, as the workflow to copy hears it: who is heard, what is started, and what comes back. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findAct } from "../support/github/act.ts";
import { openStage, type Pull, type Stage } from "../support/github/stage.ts";
import { BENCH_YAML, example, smokeWorkflow } from "../support/github/workflows.ts";
import { skipUnless } from "../support/skip.ts";

/** Few tasks: what is started matters here, not what comes of it. */
const SMALL = `${BENCH_YAML.replace("[a-t]*", "[a-f]*")}runs: 3\n`;

interface Post {
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
}

describe.skipIf(skipUnless(findAct() !== null, "act"))("/bench", () => {
  let stage: Stage;
  let pull: Pull;
  beforeAll(async () => {
    stage = await openStage();
    stage.write("bench.yaml", SMALL);
    stage.write(".github/workflows/model-swap.yml", example("model-swap.yml"));
    await stage.commitToMain({ "bench.yaml": SMALL });
    pull = await stage.openPull({ "bench.yaml": SMALL.replace("pass=0.2", "pass=1") });
  });
  afterAll(() => stage[Symbol.asyncDispose]());

  const posted = async (work: () => Promise<unknown>): Promise<Post[]> => {
    const before = stage.hub.calls.length;
    await work();
    return stage.hub.calls
      .slice(before)
      .filter(({ method }) => method === "POST")
      .map(({ path, body }) => ({ path: path.replace(/^\/repos\/octo\/demo/, ""), body }));
  };
  /** Somebody writes a comment; gives what was written in turn. */
  const say = (body: string, { login = "octo", on = pull, review = false } = {}): Promise<Post[]> =>
    posted(async () => {
      const payload = {
        action: "created",
        comment: { id: 5, body, user: { login } },
        repository: { default_branch: "main" },
        ...(review
          ? { pull_request: { number: on.number, head: { sha: on.sha, repo: { full_name: "octo/demo" } } } }
          : { issue: { number: on.number, pull_request: {} } }),
      };
      const event = review ? "pull_request_review_comment" : "issue_comment";
      const ended = await stage.run({ workflow: "model-swap.yml", event, payload });
      expect(ended.exit, ended.log).toBe(0);
    });
  /** The host starts what was dispatched. */
  const start = async ({ body }: Post, runId: string) => {
    const payload = { inputs: body["inputs"], repository: { default_branch: "main" } };
    return stage.run({ workflow: "model-swap.yml", event: "workflow_dispatch", payload, runId });
  };
  const reactions = (posts: readonly Post[]) =>
    posts.filter(({ path }) => path.endsWith("/reactions")).map(({ body }) => body["content"]);
  const answers = (posts: readonly Post[]) =>
    posts.filter(({ path }) => /\/(comments|replies)$/.test(path)).map(({ body }) => String(body["body"]));
  const dispatched = (posts: readonly Post[]) => posts.find(({ path }) => path.endsWith("/dispatches"));

  it("is silent to outsiders, helps who asks or is not understood, and runs again what there is to run again", async () => {
    expect(await say("/bench compare", { login: "outsider" })).toEqual([]);
    expect(await say("what about /bench compare?")).toEqual([]);

    const help = await say("/bench help");
    expect(reactions(help)).toEqual(["eyes"]);
    expect(answers(help)[0]).toContain("**What I understand**");
    const unknown = await say("/bench mark $(id)");
    expect(reactions(unknown)).toEqual(["confused"]);
    expect(answers(unknown)[0]).toMatch(/^I did not understand that: there is no such command\./);

    const nothing = await say("/bench rerun");
    expect(reactions(nothing)).toEqual(["eyes", "confused"]);
    expect(answers(nothing)).toEqual([`There is no run of ${pull.sha.slice(0, 12)} to run again.`]);
    stage.hub.runs.push({ id: 77, workflow: "smoke.yml", sha: pull.sha });
    const again = await say("/bench rerun");
    expect(reactions(again)).toEqual(["eyes", "rocket"]);
    expect(again.map(({ path }) => path)).toContain("/actions/runs/77/rerun-failed-jobs");
  });

  it("on a fork takes nothing but the commit that its writer has read", async () => {
    const fork = await stage.openPull();
    stage.hub.forks.set(fork.number, "outsider/demo");
    const [short, other] = [fork.sha.slice(0, 12), "0123456789ab"];
    const unnamed = await say("/bench smoke", { on: fork });
    expect(reactions(unnamed)).toEqual(["eyes", "confused"]);
    expect(answers(unnamed)[0]).toContain(`name the commit you have read, \`/bench ${short} …\``);
    expect(answers(await say(`/bench ${other} smoke`, { on: fork }))[0]).toContain("is not the head");
    const named = await say(`/bench ${short} smoke`, { on: fork });
    expect(reactions(named)).toEqual(["eyes", "rocket"]);
    expect(dispatched(named)?.body).toMatchObject({ ref: "main", inputs: { sha: fork.sha, request: "smoke" } });
  });

  it("compares what the pull request changes, tells it in one comment and check, and answers in the thread", async () => {
    const asked = await say("/bench compare --task '[a-e]*' --task '{fix-job-queue,fix-route-table}' --runs 4");
    const started = dispatched(asked);
    expect(started?.body).toMatchObject({ ref: "main", inputs: { sha: pull.sha, runs: "4", "reply-to": "issue:5" } });
    expect(started?.body["inputs"]).toMatchObject({ tasks: "[a-e]* {fix-job-queue,fix-route-table}" });
    const told = await posted(async () => {
      const ended = await start(started as Post, "8");
      expect(ended.exit, ended.log).toBe(0);
    });
    const [running, answer, ...more] = answers(told);
    expect(more).toEqual([]);
    expect(running).toContain("## ⏳ Running");
    expect(answer).toMatch(/^`.*shaky \(head\).*` \(\[run\]\(.*\/actions\/runs\/8\)\)$/);
    const comments = await stage.hub.adminList<{ body: string }>(`/issues/${pull.number}/comments`);
    const ours = comments.filter(({ body }) => body.startsWith("<!-- benchmark-harness:"));
    expect(ours).toHaveLength(1);
    expect(ours[0]?.body).toContain("changes the model of `shaky` from `pass=0.2,seed=1` to `pass=1,seed=1`.");
    expect(ours[0]?.body).toContain("8 tasks × 2 candidates × 4 repetitions");
    expect(told.filter(({ path }) => path === "/check-runs")).toHaveLength(1);
  });

  it("in a review thread starts the whole configuration and answers there", async () => {
    const asked = await say("/bench smoke", { review: true });
    expect(reactions(asked)).toEqual(["eyes", "rocket"]);
    expect(asked[0]?.path).toBe("/pulls/comments/5/reactions");
    const started = dispatched(asked);
    expect(started?.body).toMatchObject({ inputs: { request: "smoke", sha: pull.sha, "reply-to": "review:5" } });
    const told = await posted(async () => {
      const ended = await start(started as Post, "9");
      expect(ended.exit, ended.log).toBe(0);
    });
    const reply = told.find(({ path }) => path === `/pulls/${pull.number}/comments/5/replies`);
    expect(reply?.body["body"]).toMatch(/^`.*steady.*` \(\[run\]/);
  });

  it("runs another backend or command of a pull request for a writer alone, pinned to the commit", async () => {
    const agent = "backend: command, command: { argv: [sh, -c, 'echo solved >answer.txt'], timeout_seconds: 20 }";
    const other = await stage.openPull({
      "bench.yaml": SMALL.replace(/(name: shaky, )backend: stub.*\}/, `$1${agent} }`),
    });
    stage.hub.forks.set(other.number, "outsider/demo");
    expect(await say("/bench swap", { login: "outsider", on: other })).toEqual([]);
    expect(dispatched(await say("/bench swap", { on: other }))).toBeUndefined();
    const asked = await say(`/bench ${other.sha.slice(0, 12)} swap --task 'b*' --runs 2`, { on: other });
    const started = dispatched(asked);
    expect(started?.body).toMatchObject({ ref: "main", inputs: { sha: other.sha, request: "swap", runs: "2" } });
    const told = await posted(async () => {
      const ended = await start(started as Post, "12");
      expect(ended.exit, ended.log).toBe(0);
      expect(ended.log.match(/::notice.*changes the backend of `shaky`/g)).toHaveLength(1);
    });
    const answer = answers(told).at(-1);
    expect(answer).toContain("shaky (head)");
    const comments = await stage.hub.adminList<{ body: string }>(`/issues/${other.number}/comments`);
    const ours = comments.find(({ body }) => body.startsWith("<!-- benchmark-harness:"));
    expect(ours?.body).toContain(
      "changes the backend of `shaky` from `stub` to `command`, the model of `shaky` from `pass=0.2,seed=1` to none",
    );

    // The same is not to be had by a workflow that listens to pull requests, whatever it says.
    stage.write(".github/workflows/smoke.yml", smokeWorkflow({ swap: "true", take: "everything", sha: other.sha }));
    const event = { workflow: "smoke.yml", event: "pull_request", payload: other.payload, runId: "13" };
    const refused = await stage.run(event);
    expect(refused.exit).not.toBe(0);
    expect(refused.log).toContain("is for workflow_dispatch alone");
    expect(stage.results.artifacts.filter(({ run }) => run === "13")).toEqual([]);
  });

  it("says in the thread why nothing was compared, and takes back nothing that was told before", async () => {
    const other = await stage.openPull({
      "bench.yaml": SMALL.replace("name: shaky, backend: stub", "name: shaky, backend: claude-code"),
    });
    const asked = await say("/bench compare", { on: other });
    const told = await posted(async () => {
      const ended = await start(dispatched(asked) as Post, "10");
      expect(ended.jobs, ended.log).toMatchObject({ publish: "success", verdict: "failure" });
    });
    expect(told.map(({ path }) => path)).toEqual([`/issues/${other.number}/comments`]);
    expect(answers(told)[0]).toMatch(/^Not run: `shaky` changes its backend, .*\(\[run\]/);
    const unknown = await say("/bench compare steady nobody", { on: other });
    const failed = await posted(async () => {
      expect((await start(dispatched(unknown) as Post, "11")).exit).not.toBe(0);
    });
    expect(answers(failed)).toEqual([
      expect.stringMatching(/^`There is no candidate 'nobody' in .* Add it to .*` \(\[run\]/),
    ]);
  });
});
