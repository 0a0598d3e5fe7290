/** Pull requests from forks, whose token may only read: measured by their own run, told by a second one. */
import { describe, expect, it } from "vitest";
import { findAct } from "../support/github/act.ts";
import { openStage } from "../support/github/stage.ts";
import { BETTER_YAML, example } from "../support/github/workflows.ts";
import { skipUnless } from "../support/skip.ts";

describe.skipIf(skipUnless(findAct() !== null, "act"))("a pull request from a fork", () => {
  it("keeps its result where its token may not write, and is told by the second stage, which finds it by its commit: both as users copy them", async () => {
    await using stage = await openStage();
    stage.write("bench.yaml", BETTER_YAML);
    for (const name of ["smoke.yml", "fork-publish.yml"]) stage.write(`.github/workflows/${name}`, example(name));
    const pull = await stage.openPull();
    const first = await stage.run({
      workflow: "smoke.yml",
      event: "pull_request",
      payload: pull.payload,
      token: "ghs_ro",
    });
    expect(first.jobs, first.log).toMatchObject({ report: "success", publish: "success", verdict: "success" });
    expect(first.log).toContain("The comment could not be written (forbidden)");
    const verdict = /^## .*steady is better than shaky.*$/m.exec(first.summaries.join("\n"))?.[0];
    expect(verdict).toBeDefined();
    expect(await stage.hub.adminList(`/issues/${pull.number}/comments`)).toEqual([]);

    // What an event says of the run that has ended; everything else is asked of the host.
    const ofRun = {
      id: 7,
      event: "pull_request",
      head_sha: pull.sha,
      head_branch: pull.ref,
      head_repository: { full_name: "guest/demo", owner: { login: "octo" } },
      pull_requests: [],
    };
    const told = async (runId: string, other: object = {}) => {
      const payload = { workflow_run: { ...ofRun, ...other } };
      const ended = await stage.run({ workflow: "fork-publish.yml", event: "workflow_run", payload, runId });
      expect(ended.exit, ended.log).toBe(0);
      return { ended, comments: await stage.hub.adminList<{ body: string }>(`/issues/${pull.number}/comments`) };
    };

    const itsOwn = await told("8", { head_repository: { full_name: "octo/demo", owner: { login: "octo" } } });
    expect(itsOwn.ended.jobs["publish"]).not.toBe("success");
    expect(itsOwn.comments).toEqual([]);

    const stale = await told("9", { head_sha: "f".repeat(40) });
    expect(stale.ended.log).toContain("Nothing is posted: the pull request has moved on");
    expect(stale.comments).toEqual([]);

    const { ended, comments } = await told("10");
    expect(ended.jobs["publish"]).toBe("success");
    expect(comments).toHaveLength(1);
    expect(comments[0]?.body).toContain(verdict);
    const checks = stage.hub.calls.filter(({ method, path }) => method === "POST" && path.endsWith("/check-runs"));
    // Green in the run that the fork controls, and by that alone nowhere else.
    expect(comments[0]?.body).toContain("## ⚠️ Unverified\n\nThe fork's own workflow run measured this");
    expect(checks.at(-1)?.body).toMatchObject({ head_sha: pull.sha, conclusion: "action_required" });
    expect(JSON.stringify(checks.at(-1)?.body)).toContain("Unverified: steady is better than shaky");

    const cancelled = await told("11", { id: 70, conclusion: "cancelled" });
    expect(cancelled.ended.jobs["publish"]).toBe("success");
    expect(cancelled.ended.log).toContain(
      "The other workflow run ended before it had a plan: there is nothing to tell.",
    );
    expect(cancelled.comments).toEqual(comments);
  });
});
