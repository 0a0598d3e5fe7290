/** What becomes of shards that are lost, cut short, forged or too many. */
import { gunzipSync, gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { findAct } from "../support/github/act.ts";
import { openStage, type Stage } from "../support/github/stage.ts";
import { BENCH_YAML, outcomeIn, smokeWorkflow, TAIL } from "../support/github/workflows.ts";
import { skipUnless } from "../support/skip.ts";

const shard = (index: number, tryNumber = 1) => `bench-default-shard-${index}-of-4-try-${tryNumber}.tar.gz`;

/** Sixteen candidates on 24 tasks: enough for 384 shards. */
const MANY_YAML = `
benchmark: mini
task: ["[a-t]*"]
candidates:
${Array.from({ length: 16 }, (_, at) => `  - { name: c${at}, backend: stub, model: "pass=1,seed=${at}" }`).join("\n")}
`;

/** A run of four shards that is done, and a workflow that reports on what is left of it. */
async function measured(): Promise<Stage> {
  const stage = await openStage();
  stage.write("bench.yaml", BENCH_YAML);
  stage.write(".github/workflows/smoke.yml", smokeWorkflow({ shards: "4", publish: "false" }));
  stage.write(".github/workflows/tail.yml", TAIL);
  const pull = await stage.openPull();
  const ended = await stage.run({ workflow: "smoke.yml", event: "pull_request", payload: pull.payload });
  expect(ended.exit, ended.log).toBe(0);
  stage.results.drop("bench-default-report-try-1.tar.gz");
  return stage;
}

const reportAgain = (stage: Stage) =>
  stage.run({
    workflow: "tail.yml",
    event: "workflow_run",
    payload: {
      workflow_run: { id: 7, head_sha: "0".repeat(40), head_branch: null, head_repository: null, pull_requests: [] },
    },
    runId: "8",
  });

describe.skipIf(skipUnless(findAct() !== null, "act"))("shards", () => {
  it("that are missing make the run incomplete, never green; forged ones are no better than missing", async () => {
    await using stage = await measured();
    const whole = await reportAgain(stage);
    expect(outcomeIn(whole.log)).toMatch(/^win\/4\/4\/0 steady is better/);

    const kept = stage.results.bytes(shard(3));
    stage.results.drop(shard(3));
    const less = await reportAgain(stage);
    expect(outcomeIn(less.log)).toMatch(/^invalid\/3\/4\/5 INCOMPLETE 3\/4/);
    expect(less.summaries.join("\n")).toContain("## ⚠️ INCOMPLETE 3/4");

    // A later try with another shard's content, one that is no archive, and one with a byte changed.
    stage.results.plant("7", shard(3, 2), stage.results.bytes(shard(4)));
    stage.results.plant("7", shard(3, 3), Buffer.from("no archive"));
    const tar = gunzipSync(kept);
    tar.writeUInt8(tar.readUInt8(tar.length - 3000) ^ 1, tar.length - 3000);
    stage.results.plant("7", shard(3, 4), gzipSync(tar));
    const forged = await reportAgain(stage);
    expect(outcomeIn(forged.log)).toMatch(/^invalid\/3\/4\/5 INCOMPLETE 3\/4/);
    expect(forged.log).toContain("it is not shard 3/4");

    // An older try that is what it says stands in for all of those.
    stage.results.plant("7", shard(3, 1).replace("try-1", "try-5"), kept);
    const restored = await reportAgain(stage);
    expect(outcomeIn(restored.log)).toBe(outcomeIn(whole.log));
  });

  it.each([
    ["there are tasks for", BENCH_YAML, { "max-shards": "1000" }, 48],
    ["max-shards says unasked", BENCH_YAML, {}, 20],
    ["GitHub starts for one matrix", MANY_YAML, { "max-shards": "1000" }, 256],
  ])("are never more than %s, whatever is asked", async (_, bench, limits, most) => {
    await using stage = await openStage();
    stage.write("bench.yaml", bench);
    stage.write(".github/workflows/plan.yml", planWorkflow({ shards: "300", ...limits }));
    const ended = await stage.run({ workflow: "plan.yml", event: "push", payload: {} });
    expect(ended.exit, ended.log).toBe(0);
    expect(ended.log).toContain(`${most} shards instead of the 300 asked for`);
    expect(ended.log).toMatch(new RegExp(`legs=${most} of run [1-9]\\d*$`, "m"));
  });

  it("go on from what is on record when failed jobs are run again, and count no attempt twice", async () => {
    await using stage = await measured();
    const first = await reportAgain(stage);
    // As if the machine had died: the archive is that of a run-dir in which the shard had only begun.
    stage.results.drop(shard(2));
    const again = await stage.run({ workflow: "smoke.yml", event: "pull_request", payload: {}, runAttempt: 2 });
    expect(again.exit, again.log).toBe(0);
    expect(again.log).toContain("Shard 1/4 goes on from its earlier try.");
    expect(again.log).not.toContain("Shard 2/4 goes on from its earlier try.");
    // The first try measured its tasks, and the plan is that of before: no time in it was seen.
    expect(again.summaries.join("\n")).toContain("times are what the benchmark expects");
    const second = await reportAgain(stage);
    expect(outcomeIn(second.log)).toBe(outcomeIn(first.log));
  });
});

const planWorkflow = (inputs: Readonly<Record<string, string>>): string => `
name: plan
on: push
permissions: {}
jobs:
  plan:
    runs-on: ubuntu-24.04
    permissions: { contents: read }
    steps:
      - shell: bash
        run: cp -R "$CALLER/." "$GITHUB_WORKSPACE"
      - id: plan
        uses: harness/benchmark-harness@v1
        with: ${JSON.stringify({ command: "plan", config: "bench.yaml", "github-token": "x", ...inputs })}
      - shell: bash
        env: { MATRIX: "\${{ steps.plan.outputs.matrix }}", RUN: "\${{ steps.plan.outputs.run-id }}" }
        run: echo "legs=$(grep -o '"shard"' <<<"$MATRIX" | wc -l) of run $RUN"
`;
