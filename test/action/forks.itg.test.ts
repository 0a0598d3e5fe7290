/** Pull requests from forks, whose token may only read: measured by their own run, told by a second one. */
import { describe, expect, it } from "vitest";
import { findAct } from "../support/github/act.ts";
import { openStage } from "../support/github/stage.ts";
import { BENCH_YAML, smokeWorkflow, TAIL } from "../support/github/workflows.ts";
import { skipUnless } from "../support/skip.ts";

describe.skipIf(skipUnless(findAct() !== null, "act"))("a pull request from a fork", () => {
  it("keeps its result where its token may not write, and is told by the second stage, which finds it by its commit", async () => {
    await using stage = await openStage();
    stage.write("bench.yaml", BENCH_YAML);
    stage.write(".github/workflows/smoke.yml", smokeWorkflow({ shards: "2" }));
    stage.write(".github/workflows/tail.yml", TAIL);
    const pull = await stage.openPull();
    const first = await stage.run({
      workflow: "smoke.yml",
      event: "pull_request",
      payload: pull.payload,
      token: "ghs_ro",
    });
    expect(first.exit, first.log).toBe(0);
    expect(first.jobs["publish"]).toBe("success");
    expect(first.log).toContain("The comment could not be written (forbidden)");
    expect(first.summaries.join("\n")).toContain("## 🏆 steady is better than shaky");
    expect(await stage.hub.adminList(`/issues/${pull.number}/comments`)).toEqual([]);

    const run = {
      id: 7,
      head_sha: pull.sha,
      head_branch: pull.ref,
      head_repository: { owner: { login: "octo" } },
      pull_requests: [],
    };
    const moved = { workflow_run: { ...run, head_sha: "f".repeat(40) } };
    const stale = await stage.run({ workflow: "tail.yml", event: "workflow_run", payload: moved, runId: "8" });
    expect(stale.exit, stale.log).toBe(0);
    expect(stale.log).toContain("Nothing is posted: the pull request has moved on");
    expect(await stage.hub.adminList(`/issues/${pull.number}/comments`)).toEqual([]);

    const second = await stage.run({
      workflow: "tail.yml",
      event: "workflow_run",
      payload: { workflow_run: run },
      runId: "9",
    });
    expect(second.exit, second.log).toBe(0);
    const [comment] = await stage.hub.adminList<{ body: string }>(`/issues/${pull.number}/comments`);
    expect(comment?.body).toContain("## 🏆 steady is better than shaky");
  });
});
