/** Artifacts that the host does not take: a result that cannot be handed on is none, and nothing is green without it. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findAct } from "../support/github/act.ts";
import type { UploadCall } from "../support/github/results-service.ts";
import { openStage, type Stage } from "../support/github/stage.ts";
import { BENCH_YAML, smokeWorkflow } from "../support/github/workflows.ts";
import { skipUnless } from "../support/skip.ts";

/** What the host answers in turn, and whether the artifact is there in the end. */
interface Row {
  readonly at: UploadCall;
  readonly status: number;
  readonly times: number;
  readonly seen: readonly number[];
  /** As the step says it; null: the upload is done. */
  readonly kind: string | null;
}

const CALLS: readonly (readonly [at: UploadCall, done: number])[] = [
  ["CreateArtifact", 200],
  ["blob", 201],
  ["FinalizeArtifact", 200],
];

/** The client waits some seconds before it tries again, so that only one row of all is for a host that stays away. */
const ROWS: readonly Row[] = [
  ...CALLS.flatMap(([at, done]): Row[] => [
    { at, status: 403, times: 99, seen: [403], kind: "forbidden" },
    { at, status: 422, times: 99, seen: [422], kind: "refused" },
    { at, status: 503, times: 1, seen: at === "blob" ? [503, done, done] : [503, done], kind: null },
  ]),
  { at: "CreateArtifact", status: 429, times: 1, seen: [429, 200], kind: null },
  { at: "FinalizeArtifact", status: 429, times: 1, seen: [429, 200], kind: null },
  { at: "blob", status: 429, times: 99, seen: [429], kind: "limited" },
  { at: "CreateArtifact", status: 502, times: 99, seen: [502, 502, 502, 502, 502], kind: "unavailable" },
];

const keyOf = ({ at, status, times }: Row): string => `${at}-${status}-${times}`.toLowerCase();

const PLANS = `
name: plans
on: push
permissions: {}
jobs:
  plans:
    runs-on: ubuntu-24.04
    permissions: { contents: read }
    steps:
      - { shell: bash, run: 'cp -R "$CALLER/." "$GITHUB_WORKSPACE"' }
${ROWS.map(
  (row) => `
      - id: ${keyOf(row)}
        continue-on-error: true
        uses: harness/benchmark-harness@v1
        with: { command: plan, config: bench.yaml, key: ${keyOf(row)}, github-token: x }
      - { shell: bash, run: 'echo "ended ${keyOf(row)} \${{ steps.${keyOf(row)}.outcome }}"' }`,
).join("")}
`;

describe.skipIf(skipUnless(findAct() !== null, "act"))("an artifact that the host does not take", () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await openStage();
    stage.write("bench.yaml", BENCH_YAML);
    stage.write(".github/workflows/plans.yml", PLANS);
    stage.write(".github/workflows/smoke.yml", smokeWorkflow({ shards: "2" }));
  });
  afterAll(() => stage[Symbol.asyncDispose]());

  it("fails its step with the reason, unless the host takes it when asked again", async () => {
    stage.results.faults.splice(0, Infinity, ...ROWS.map((row) => ({ ...row, holding: `-${keyOf(row)}-` })));
    const ended = await stage.run({ workflow: "plans.yml", event: "push", payload: {} });
    expect(ended.exit, ended.log).toBe(0);
    for (const row of ROWS) {
      const [key, name] = [keyOf(row), `bench-${keyOf(row)}-plan-try-1.tar.gz`];
      const seen = stage.results.uploads.filter((call) => call.at === row.at && call.name.includes(`-${key}-`));
      expect(
        seen.map(({ status }) => status),
        key,
      ).toEqual(row.seen);
      expect(ended.log).toContain(`ended ${key} ${row.kind === null ? "success" : "failure"}`);
      const kept = stage.results.artifacts.filter((artifact) => artifact.name === name && artifact.done);
      expect(kept, key).toHaveLength(row.kind === null ? 1 : 0);
      if (row.kind !== null)
        expect(ended.log).toMatch(
          new RegExp(`GitHub did not do it \\(${row.kind}\\): upload ${name}: ${row.status}\\b`),
        );
    }
  });

  it("of a shard leaves the run incomplete, and of the report leaves it without a verdict", async () => {
    stage.results.faults.splice(0, Infinity, { at: "CreateArtifact", holding: "shard-2-of-2", status: 403, times: 99 });
    const run = async (runId: string) => {
      const pull = await stage.openPull();
      const ended = await stage.run({ workflow: "smoke.yml", event: "pull_request", payload: pull.payload, runId });
      const comments = await stage.hub.adminList<{ body: string }>(`/issues/${pull.number}/comments`);
      expect(comments, ended.log).toHaveLength(1);
      const { check_runs } = await stage.hub.admin<{ check_runs: readonly { conclusion: string }[] }>(
        "GET",
        `/commits/${pull.sha}/check-runs`,
      );
      return { ended, comment: comments[0]?.body ?? "", check: check_runs.map(({ conclusion }) => conclusion) };
    };
    const shard = await run("11");
    expect(shard.ended.jobs).toMatchObject({ "shard 1": "success", "shard 2": "failure", verdict: "failure" });
    expect(shard.comment.split("\n")[1]).toBe("## ⚠️ INCOMPLETE 1/2");
    expect(shard.check).toEqual(["action_required"]);

    stage.results.faults.splice(0, Infinity, { at: "CreateArtifact", holding: "-report-", status: 403, times: 99 });
    const report = await run("12");
    expect(report.ended.jobs).toMatchObject({ "shard 2": "success", report: "failure", verdict: "failure" });
    expect(report.comment).toContain("upload bench-default-report-try-1.tar.gz: 403");
    expect(report.comment).not.toContain("## 🏆");
    expect(report.check).toEqual(["cancelled"]);
  });
});
