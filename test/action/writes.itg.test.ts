/** A host that refuses, is busy or fails at the moment of writing; comments of people who may and who may not. */
import { describe, expect, it } from "vitest";
import { findAct } from "../support/github/act.ts";
import type { Fault } from "../support/github/hub-server.ts";
import { openStage, type Pull, type Stage } from "../support/github/stage.ts";
import { BENCH_YAML, CHAT, smokeWorkflow, TAIL } from "../support/github/workflows.ts";
import { skipUnless } from "../support/skip.ts";

interface Comment {
  readonly body: string;
}

const COMMENT = { method: "POST", path: /\/issues\/\d+\/comments$/ };
const CHECK = { method: "POST", path: /\/check-runs$/ };

async function measured(): Promise<{ stage: Stage; pull: Pull }> {
  const stage = await openStage();
  stage.write("bench.yaml", BENCH_YAML);
  stage.write(".github/workflows/smoke.yml", smokeWorkflow({ shards: "2", publish: "false" }));
  stage.write(".github/workflows/tail.yml", TAIL);
  stage.write(".github/workflows/chat.yml", CHAT);
  const pull = await stage.openPull();
  const ended = await stage.run({ workflow: "smoke.yml", event: "pull_request", payload: pull.payload });
  expect(ended.exit, ended.log).toBe(0);
  return { stage, pull };
}

describe.skipIf(skipUnless(findAct() !== null, "act"))("a host that does not do what it is asked", () => {
  it("costs the telling at most, never the result, and never makes two comments", async () => {
    const { stage, pull } = await measured();
    await using _ = stage;
    const run = {
      id: 7,
      head_sha: pull.sha,
      head_branch: pull.ref,
      head_repository: { owner: { login: "octo" } },
      pull_requests: [],
    };
    const publish = async (...faults: Fault[]) => {
      stage.hub.faults.splice(0, Infinity, ...faults);
      const ended = await stage.run({
        workflow: "tail.yml",
        event: "workflow_run",
        payload: { workflow_run: run },
        runId: "8",
      });
      expect(ended.exit, ended.log).toBe(0);
      return { ended, comments: await stage.hub.adminList<Comment>(`/issues/${pull.number}/comments`) };
    };
    const forbidden = await publish({ ...COMMENT, status: 403, times: 9 }, { ...CHECK, status: 403, times: 9 });
    expect(forbidden.ended.log).toContain("The comment could not be written (forbidden)");
    expect(forbidden.ended.log).toContain("The check run could not be written (forbidden)");
    expect(forbidden.comments).toEqual([]);

    const patient = await publish({ ...COMMENT, status: 429, times: 9, headers: { "retry-after": "3000" } });
    expect(patient.ended.log).toContain("not waiting 3000 s");
    expect(patient.comments).toEqual([]);

    // Done, and the answer lost: the list is read anew, and no second comment made.
    const lost = await publish({ ...COMMENT, status: 502, times: 1, done: true });
    expect(lost.comments).toHaveLength(1);

    const refused = await publish({ method: "PATCH", path: /\/issues\/comments\//, status: 422, times: 1 });
    expect(refused.comments).toHaveLength(1);
    expect(refused.comments[0]?.body).toContain("## 🏆 steady is better than shaky");
    expect(refused.comments[0]?.body).not.toContain("| Candidate |");
  });
});

describe.skipIf(skipUnless(findAct() !== null, "act"))("/bench", () => {
  it("starts the workflow for who may write, pinned to the head, and is silent to outsiders", async () => {
    await using stage = await openStage();
    stage.write(".github/workflows/chat.yml", CHAT);
    const pull = await stage.openPull();
    const say = async (login: string, body: string) => {
      const before = stage.hub.calls.length;
      const payload = {
        action: "created",
        issue: { number: pull.number, pull_request: {} },
        comment: { id: 5, body, user: { login } },
        repository: { default_branch: "main" },
      };
      const ended = await stage.run({ workflow: "chat.yml", event: "issue_comment", payload });
      expect(ended.exit, ended.log).toBe(0);
      return stage.hub.calls.slice(before).filter(({ method }) => method === "POST");
    };
    expect(await say("outsider", "/bench compare steady shaky")).toEqual([]);
    const posts = await say("octo", "/bench compare steady shaky --runs 2");
    expect(posts.map(({ path }) => path.replace(/.*\/demo/, ""))).toEqual([
      "/issues/comments/5/reactions",
      "/actions/workflows/model-swap.yml/dispatches",
      "/issues/comments/5/reactions",
    ]);
    expect(posts[1]?.body).toMatchObject({
      ref: "main",
      inputs: {
        pull: String(pull.number),
        sha: pull.sha,
        candidates: "steady shaky",
        runs: "2",
        "reply-to": "issue:5",
      },
    });
  });
});
