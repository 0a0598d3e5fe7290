/** The Action in a pull request, run by act against servers that behave like GitHub's. Nothing of `src/` is imported. */
import { describe, expect, it } from "vitest";
import { findAct } from "../support/github/act.ts";
import { openStage, type Stage } from "../support/github/stage.ts";
import { BENCH_YAML, smokeWorkflow } from "../support/github/workflows.ts";
import { skipUnless } from "../support/skip.ts";

interface Comment {
  readonly id: number;
  readonly body: string;
  readonly user: { readonly login: string };
}

interface Checks {
  readonly check_runs: readonly {
    readonly status: string;
    readonly conclusion: string;
    readonly output: { readonly title: string; readonly summary: string };
  }[];
}

async function withSmoke(): Promise<Stage> {
  const stage = await openStage();
  stage.write("bench.yaml", BENCH_YAML);
  stage.write(".github/workflows/smoke.yml", smokeWorkflow());
  return stage;
}

/** GitHub names the caller's workflow here, act the reusable one. */
const ours = (comments: readonly Comment[]) =>
  comments.filter(({ body }) => body.startsWith("<!-- benchmark-harness:"));

describe.skipIf(skipUnless(findAct() !== null, "act"))("a pull request", () => {
  it("gets one comment, one check run and a summary, and its second push edits the comment among 130 others", async () => {
    await using stage = await withSmoke();
    const pull = await stage.openPull();
    const first = await stage.run({ workflow: "smoke.yml", event: "pull_request", payload: pull.payload });
    expect(first.exit, first.log).toBe(0);
    expect(first.jobs).toEqual({
      announce: "success",
      prepare: "success",
      plan: "success",
      "shard 1": "success",
      "shard 2": "success",
      "shard 3": "success",
      "shard 4": "success",
      report: "success",
      publish: "success",
      verdict: "success",
    });
    const [comment, ...others] = ours(await stage.hub.adminList<Comment>(`/issues/${pull.number}/comments`));
    expect(others).toEqual([]);
    expect(comment?.body).toContain("## 🏆 steady is better than shaky");
    expect(comment?.body).toContain(`Commit ${pull.sha.slice(0, 12)}`);
    const { check_runs } = await stage.hub.admin<Checks>("GET", `/commits/${pull.sha}/check-runs`);
    expect(check_runs).toMatchObject([{ status: "completed", conclusion: "failure" }]);
    expect(check_runs[0]?.output.title).toMatch(/^Regression: steady is better than shaky/);
    expect(first.summaries.join("\n")).toContain("Minimum detectable effect");
    expect(first.summaries.join("\n")).toContain("## 🏆 steady is better than shaky");

    expect(first.summaries.join("\n")).toContain("times are what the benchmark expects");

    for (let at = 0; at < 130; at++)
      await stage.hub.admin("POST", `/issues/${pull.number}/comments`, { body: at === 100 ? comment?.body : "talk" });
    const pushed = await stage.push(pull, { "README.md": "changed again\n" });
    expect(pushed.sha).not.toBe(pull.sha);
    const second = await stage.run({
      workflow: "smoke.yml",
      event: "pull_request",
      payload: pushed.payload,
      runId: "8",
    });
    expect(second.exit, second.log).toBe(0);
    expect(second.summaries.join("\n")).toContain("Times are those of earlier runs.");
    const after = await stage.hub.adminList<Comment>(`/issues/${pull.number}/comments`);
    expect(after).toHaveLength(131);
    const edited = after.find(({ id }) => id === comment?.id);
    expect(edited?.body).toContain("Earlier results");
    expect(edited?.body).toContain("/actions/runs/8");
    expect(edited?.body).toContain(`Commit ${pushed.sha.slice(0, 12)}`);
    const checks = await stage.hub.admin<Checks>("GET", `/commits/${pushed.sha}/check-runs`);
    expect(checks.check_runs).toMatchObject([{ status: "completed", conclusion: "failure" }]);
    // A person who pasted our comment keeps what they pasted.
    expect(
      ours(after)
        .filter(({ user }) => user.login === "octo")
        .map(({ body }) => body),
    ).toEqual([comment?.body]);
  });
});
