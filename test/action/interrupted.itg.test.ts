/** Shards that are killed, cancelled or never started: what is on record is kept, and nothing is green that is not whole. */
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { findAct } from "../support/github/act.ts";
import { filesIn } from "../support/github/archives.ts";
import { shardMidway } from "../support/github/shard-process.ts";
import { openStage, type Stage } from "../support/github/stage.ts";
import { smokeWorkflow } from "../support/github/workflows.ts";
import { projectRoot } from "../support/project-files.ts";
import { skipUnless } from "../support/skip.ts";

/** Slow enough to be met midway. */
const SLOW = `
benchmark: mini
task: ["[a-h]*"]
concurrency: 1
candidates:
  - { name: steady, backend: stub, model: "pass=1,sleep=0.4" }
  - { name: shaky, backend: stub, model: "fail,sleep=0.4" }
`;

const archive = (index: number, tryNumber: number) => `bench-default-shard-${index}-of-2-try-${tryNumber}.tar.gz`;

interface Report {
  readonly verdict: string;
  readonly winner: string | null;
  readonly completeness: { readonly expected: number; readonly scored: number };
  readonly pairs: readonly { readonly kind: string; readonly delta: number; readonly ci: object; readonly p: number }[];
  readonly candidates: readonly { readonly name: string; readonly pass_at_attempts: object }[];
  readonly tasks: readonly { readonly id: string; readonly cells: readonly Cell[] }[];
}

interface Cell {
  readonly scored: number;
  readonly passed: number;
  readonly classes: object;
}

/** What of a report is the same for the same outcomes, whenever they were measured. */
const essence = ({ verdict, winner, completeness, pairs, candidates, tasks }: Report) => ({
  verdict,
  winner,
  completeness,
  pairs: pairs.map(({ kind, delta, ci, p }) => ({ kind, delta, ci, p })),
  candidates: candidates.map(({ name, pass_at_attempts }) => ({ name, pass_at_attempts })),
  tasks: tasks.map(({ id, cells }) => [id, cells.map(({ scored, passed, classes }) => ({ scored, passed, classes }))]),
});

const reportIn = async (stage: Stage, tryNumber: number): Promise<Report> => {
  const files = await filesIn(stage.results.bytes(`bench-default-report-try-${tryNumber}.tar.gz`));
  return JSON.parse(files.get("report.json")?.toString() ?? "") as Report;
};

const checksOf = async (stage: Stage, sha: string) =>
  (await stage.hub.admin<{ check_runs: readonly { conclusion: string }[] }>("GET", `/commits/${sha}/check-runs`))
    .check_runs;

describe.skipIf(skipUnless(findAct() !== null, "act"))("a shard", () => {
  it("that is killed or cancelled midway hands on what it has, and goes on from there when it is run again", async () => {
    await using stage = await openStage();
    stage.write("bench.yaml", SLOW);
    stage.write(".github/workflows/smoke.yml", smokeWorkflow({ shards: "2" }));
    const pull = await stage.openPull();
    const running = stage.run({ workflow: "smoke.yml", event: "pull_request", payload: pull.payload });
    process.kill(await shardMidway(stage.home, "1/2", 2, running), "SIGKILL");
    // What GitHub sends first to the program of a job that is cancelled.
    process.kill(await shardMidway(stage.home, "2/2", 2, running), "SIGINT");
    const first = await running;
    expect(first.jobs, first.log).toMatchObject({
      "shard 1": "failure",
      "shard 2": "failure",
      publish: "success",
      verdict: "failure",
    });
    const before = await Promise.all([1, 2].map((index) => filesIn(stage.results.bytes(archive(index, 1)))));
    const kept = before.map((files) => [...files].filter(([path]) => path.endsWith("/run-record.json")));
    for (const records of kept) expect(records.length).toBeGreaterThanOrEqual(2);
    expect((await reportIn(stage, 1)).winner).toBeNull();
    expect(await checksOf(stage, pull.sha)).toMatchObject([{ conclusion: "action_required" }]);

    const again = await stage.run({
      workflow: "smoke.yml",
      event: "pull_request",
      payload: pull.payload,
      runAttempt: 2,
    });
    expect(again.exit, again.log).toBe(0);
    for (const [at, records] of kept.entries()) {
      expect(again.log).toContain(`Shard ${at + 1}/2 goes on from its earlier try.`);
      const after = await filesIn(stage.results.bytes(archive(at + 1, 2)));
      for (const [path, content] of records) expect(after.get(path)?.equals(content), path).toBe(true);
    }
    const whole = join(stage.home, "undisturbed");
    const program = join(projectRoot, "dist/benchmark.js");
    const config = join(stage.home, "repository/bench.yaml");
    execFileSync(process.execPath, [program, "compare", "--config", config, "--run-dir", whole, "--quiet"], {
      stdio: "pipe",
    });
    const json = execFileSync("cat", [join(whole, "report.json")], { encoding: "utf8" });
    expect(essence(await reportIn(stage, 2))).toEqual(essence(JSON.parse(json) as Report));
    const comments = await stage.hub.adminList<{ body: string }>(`/issues/${pull.number}/comments`);
    expect(comments).toHaveLength(1);
    expect(comments[0]?.body).toContain("## 🏆 steady is better than shaky");
  });

  it("that puts nothing on record leaves the run incomplete: not green, no winner, and the comment says so first", async () => {
    await using stage = await openStage();
    const third = "  - { name: third, backend: command, command: { argv: [no-such-agent] } }\n";
    stage.write("bench.yaml", `${SLOW.replaceAll(",sleep=0.4", "")}${third}`);
    stage.write(".github/workflows/smoke.yml", smokeWorkflow({ shards: "3" }));
    const pull = await stage.openPull();
    const ended = await stage.run({ workflow: "smoke.yml", event: "pull_request", payload: pull.payload });
    expect(ended.jobs, ended.log).toMatchObject({ report: "success", publish: "success", verdict: "failure" });
    expect(ended.log).toContain("This shard put nothing on record");
    // What the third needs and nobody has is no matter to the others.
    const shards = stage.results.artifacts.flatMap(({ name }) => /-shard-(\d)-of-3-/.exec(name)?.[1] ?? []);
    expect(shards.sort()).toEqual(["1", "2"]);
    expect((await reportIn(stage, 1)).winner).toBeNull();
    const [comment] = await stage.hub.adminList<{ body: string }>(`/issues/${pull.number}/comments`);
    expect(comment?.body.split("\n")[1]).toBe("## ⚠️ INCOMPLETE 2/3");
    expect(comment?.body).not.toContain("## 🏆");
    expect(await checksOf(stage, pull.sha)).toMatchObject([{ conclusion: "failure" }]);
  });

  // A leg that is cancelled before it starts comes to the same as one that is never started: act cancels none by itself.
  it.each([
    ["the host never starts", smokeWorkflow({ shards: "4" }), { legs: [1, 2, 4] }],
    ["the host skips by its job's condition", ownJobs(), {}],
  ])("that %s leaves the run incomplete as well", async (_, workflow, run) => {
    await using stage = await openStage();
    stage.write("bench.yaml", SLOW.replaceAll(",sleep=0.4", ""));
    stage.write(".github/workflows/smoke.yml", workflow);
    const pull = await stage.openPull();
    const ended = await stage.run({ workflow: "smoke.yml", event: "pull_request", payload: pull.payload, ...run });
    expect(ended.jobs, ended.log).toEqual(
      expect.objectContaining({ "shard 1": "success", "shard 2": "success", "shard 4": "success" }),
    );
    expect(ended.jobs["shard 3"]).toBe(undefined);
    expect(ended.jobs["verdict"]).toBe("failure");
    expect(stage.results.artifacts.filter(({ name }) => name.includes("-shard-3-of-4-"))).toEqual([]);
    expect((await reportIn(stage, 1)).winner).toBeNull();
    const [comment] = await stage.hub.adminList<{ body: string }>(`/issues/${pull.number}/comments`);
    expect(comment?.body.split("\n")[1]).toBe("## ⚠️ INCOMPLETE 3/4");
    expect(comment?.body).not.toContain("## 🏆");
    expect(await checksOf(stage, pull.sha)).toMatchObject([{ conclusion: "action_required" }]);
  });
});

/** The jobs of the reusable workflow as somebody may write their own, one of whose shards has a condition. */
function ownJobs(): string {
  const using = (inputs: Readonly<Record<string, string>>) =>
    `{ uses: harness/benchmark-harness@v1, with: ${JSON.stringify({ ...inputs, "github-token": "${{ secrets.GITHUB_TOKEN }}" })} }`;
  const job = (name: string, needs: readonly string[], rest: string, steps: readonly string[]) => `
  ${name}:
    needs: ${JSON.stringify(needs)}
    runs-on: ubuntu-24.04
    permissions: { contents: read, pull-requests: write, checks: write }
    ${rest}
    steps:
${steps.map((step) => `      - ${step}`).join("\n")}`;
  const shard = "${{ matrix.shard }}";
  return `
name: smoke
on: pull_request
permissions: {}
jobs:
${job("plan", [], "", [
  `{ shell: bash, run: 'cp -R "$CALLER/." "$GITHUB_WORKSPACE"' }`,
  using({ command: "plan", config: "bench.yaml", shards: "4" }),
])}
${job("hosted", ["plan"], `name: shard ${shard}\n    strategy: { matrix: { shard: [1, 2, 4] } }`, [using({ command: "shard", shard })])}
${job("own", ["plan"], `name: shard 3\n    if: \${{ github.event_name == 'schedule' }}`, [using({ command: "shard", shard: "3" })])}
${job("verdict", ["plan", "hosted", "own"], `if: \${{ !cancelled() }}`, [
  using({ command: "report" }).replace("{ uses", "{ id: report, uses"),
  using({ command: "publish", "report-path": "${{ steps.report.outputs.report-path }}" }),
  `{ shell: bash, env: { GATE: "\${{ steps.report.outputs.gate }}" }, run: 'exit "$GATE"' }`,
])}
`;
}
