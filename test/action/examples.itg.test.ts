/** The workflows to copy, as they are shipped. `fork-publish.yml` and `model-swap.yml` have scenarios of their own. */
import { describe, expect, it } from "vitest";
import { findAct } from "../support/github/act.ts";
import { filesIn } from "../support/github/archives.ts";
import { openStage } from "../support/github/stage.ts";
import { BETTER_YAML, example } from "../support/github/workflows.ts";
import { skipUnless } from "../support/skip.ts";

const LEADERBOARD = `
benchmark: mini
task: ["[a-t]*"]
candidates:
  - { name: weak, backend: stub, model: "fail" }
  - { name: strong, backend: stub, model: "pass=1" }
  - { name: middling, backend: stub, model: "pass=0.35,seed=3" }
`;

interface Report {
  readonly verdict: string;
  readonly candidates: readonly { readonly name: string; readonly rank: object | null }[];
}

describe.skipIf(skipUnless(findAct() !== null, "act"))("an example as it is shipped", () => {
  it("leaderboard.yml, started by hand, ranks three stand-ins by their strength, each with a rank of its own", async () => {
    await using stage = await openStage();
    stage.write("leaderboard.yaml", LEADERBOARD);
    stage.write(".github/workflows/leaderboard.yml", example("leaderboard.yml"));
    const payload = {
      inputs: { config: "leaderboard.yaml", "max-shards": "6" },
      repository: { default_branch: "main" },
    };
    const ended = await stage.run({ workflow: "leaderboard.yml", event: "workflow_dispatch", payload });
    expect(ended.exit, ended.log).toBe(0);
    expect(ended.jobs).toMatchObject({ report: "success", verdict: "success" });
    const files = await filesIn(stage.results.bytes("bench-leaderboard-report-try-1.tar.gz"));
    const report = JSON.parse(files.get("report.json")?.toString() ?? "") as Report;
    expect(report.verdict).toBe("ranking");
    expect(Object.fromEntries(report.candidates.map(({ name, rank }) => [name, rank]))).toEqual({
      strong: { low: 1, high: 1 },
      middling: { low: 2, high: 2 },
      weak: { low: 3, high: 3 },
    });
    const rows = ended.summaries.join("\n").match(/^\| .*\d of 24/gm) ?? [];
    const shown = rows.map((row) => /(strong|middling|weak).*\| (\d(?:–\d)?) \| \d+ of 24/.exec(row)?.slice(1));
    expect(shown.toSorted()).toEqual([
      ["middling", "2"],
      ["strong", "1"],
      ["weak", "3"],
    ]);
    expect(stage.hub.calls.filter(({ method }) => method !== "GET")).toEqual([]);
  });

  it("smoke.yml turns green for a pull request whose challenger is better, with a comment and a check", async () => {
    await using stage = await openStage();
    stage.write("bench.yaml", BETTER_YAML);
    stage.write(".github/workflows/smoke.yml", example("smoke.yml"));
    const pull = await stage.openPull();
    const ended = await stage.run({ workflow: "smoke.yml", event: "pull_request", payload: pull.payload });
    expect(ended.exit, ended.log).toBe(0);
    expect(ended.jobs).toMatchObject({ announce: "success", publish: "success", verdict: "success" });
    const [comment] = await stage.hub.adminList<{ body: string }>(`/issues/${pull.number}/comments`);
    expect(comment?.body).toContain("## 🏆 steady is better than shaky");
    const checks = await stage.hub.admin<{ check_runs: readonly object[] }>("GET", `/commits/${pull.sha}/check-runs`);
    expect(checks.check_runs).toMatchObject([{ status: "completed", conclusion: "success" }]);
  });
});
