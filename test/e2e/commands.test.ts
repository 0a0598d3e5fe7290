import fs from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { RunRecord } from "#core/records.gen.ts";
import { harness, reportIn, temporaryFolder } from "../support/harness.ts";

interface Payload {
  readonly run_dir: string;
  readonly verdict: string;
  readonly winner: string | null;
}
const payloadOf = (stdout: string): Payload => JSON.parse(stdout) as Payload;

describe("bench without arguments", () => {
  it("names the stronger stand-in and why that is not noise", { timeout: 120_000 }, async () => {
    using folder = temporaryFolder();
    const ended = await harness("bench", [], { cwd: folder.path });
    expect(ended.stderr).toMatch(/stub-strong is better than stub-weak: .* This is more than noise\./);
    expect(ended.exit).toBe(0);
    const { run_dir, winner, verdict } = payloadOf(ended.stdout);
    expect([winner, verdict]).toEqual(["stub-strong", "win"]);
    expect(run_dir.startsWith(join(folder.path, "runs"))).toBe(true);
    const report = reportIn(run_dir);
    expect(report.benchmark.id).toBe("mini");
    expect(report.tasks.length).toBeGreaterThanOrEqual(24);
    expect(report.completeness).toMatchObject({
      expected: report.tasks.length * 2,
      scored: report.tasks.length * 2,
      missing: [],
    });
    expect(fs.existsSync(join(run_dir, "report.md"))).toBe(true);
  });
});

/** Every file of `dist/` that the smoke check loads. Each costs time in every run: a new one here wants a reason. */
const SMOKE_LOADS = [
  "cli/bench.js",
  "cli/machine.js",
  "commands/bench.js",
  "platform/progress/progress.js",
  "plugins/adapters/stub.js",
  "plugins/backends/stub.js",
  "plugins/isolation/worktree.js",
  "plugins/reporters/json.js",
  "plugins/reporters/markdown.js",
  "plugins/reporters/summary.js",
  "record/validate-derived.gen.js", // a report is checked before it is written
  "shared/early.js",
  "shared/read.js",
  "shared/run.js",
  "shared/start.js",
  "vendor/rolldown-runtime.js",
];
/** Some room above what they are, but none for a package or a table of data. Half of it is checks of what is written. */
const SMOKE_BYTES = 1_580_000;

describe("the smoke check", () => {
  it("loads what a run of stand-ins takes, and no agent, provider, data set, other format or package", async () => {
    using folder = temporaryFolder();
    const env = { NODE_DISABLE_COMPILE_CACHE: "", XDG_CACHE_HOME: join(folder.path, "caches") };
    expect(await harness("bench", ["--smoke"], { cwd: folder.path, env })).toMatchObject({ exit: 0 });
    // What was loaded is what compiled code was kept of.
    const loaded = fs
      .readdirSync(env.XDG_CACHE_HOME, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => name.replaceAll("+", "/"));
    expect(loaded.sort()).toEqual(SMOKE_LOADS);
    const bytes = loaded.map((name) => fs.statSync(join(import.meta.dirname, "../../dist", name)).size);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(SMOKE_BYTES);
  });

  it("passes where the plumbing works, and says what this machine has without a character of a key", async () => {
    using folder = temporaryFolder();
    const ended = await harness("bench", ["--smoke"], {
      cwd: folder.path,
      env: { ANTHROPIC_API_KEY: "sk-canary-1234" },
    });
    expect(ended.exit).toBe(0);
    expect(ended.stderr).toContain("ANTHROPIC_API_KEY");
    expect(`${ended.stdout}${ended.stderr}`).not.toMatch(/canary|1234/);
    expect(payloadOf(ended.stdout).verdict).toBe("inconclusive");
  });
});

describe("what a stub candidate does reaches the report", () => {
  const cases: readonly (readonly [model: string, cls: string])[] = [
    ["", "pass"],
    ["fail", "fail"],
    ["crash", "agent_crash"],
    ["tamper", "fail"],
    ["forge", "fail"],
    ["daemon", "pass"],
    ["sleep=0.1", "pass"],
    ["error=rate_limit", "rate_limit"],
    ["error=max_turns", "max_turns"],
    ["error=unknown", "unknown"],
    ["pass=0", "fail"],
  ];
  it.each(cases)("stub:%s ends as %s", async (model, cls) => {
    using folder = temporaryFolder();
    const ended = await harness(
      "benchmark",
      ["run", "--benchmark", "stub", "--backend", "stub", ...(model === "" ? [] : ["--model", model])],
      { cwd: folder.path },
    );
    const [candidate] = reportIn(payloadOf(ended.stdout).run_dir).candidates;
    expect(ended.exit).toBe(candidate?.scored === 1 ? 0 : 3);
    expect(ended.stderr.includes(`Nothing could be scored: of 1 trial, 1 ended as ${cls}.`)).toBe(ended.exit === 3);
    expect(candidate?.classes).toEqual({ [cls]: 1 });
    if (model === "tamper") expect(candidate?.tampered).toBe(1);
  });

  it("stub:hang is ended by its own limit and counts as a timeout", async () => {
    using folder = temporaryFolder();
    const ended = await harness(
      "benchmark",
      ["run", "--benchmark", "stub", "--backend", "stub", "--model", "hang", "--attempt-timeout", "1"],
      { cwd: folder.path },
    );
    const [candidate] = reportIn(payloadOf(ended.stdout).run_dir).candidates;
    expect(candidate).toMatchObject({ timed_out: 1, classes: { agent_timeout: 1 } });
  });
});

describe("an agent that looks for the answer elsewhere", () => {
  it("is named in its record, in the report and in its warnings, and keeps its result", async () => {
    using folder = temporaryFolder();
    const args = ["run", "--benchmark", "mini", "--task", "build-order", "--backend", "stub", "--model", "snoop"];
    const ended = await harness("benchmark", [...args, "--html"], { cwd: folder.path });
    const { run_dir: runDir } = payloadOf(ended.stdout);
    const report = reportIn(runDir);
    expect(report.candidates[0]).toMatchObject({ passed: 1, leak_suspected: 1 });
    expect(report.drilldown.tasks[0]).toMatchObject({ why: "a leak is suspected", candidates: [{ leaks: 3 }] });
    const attempt = join(runDir, report.drilldown.tasks[0]?.candidates[0]?.folder ?? "");
    const { leaks } = JSON.parse(fs.readFileSync(join(attempt, "run-record.json"), "utf8")) as RunRecord;
    expect(leaks?.map(({ rule, file, line }) => `${rule} ${file}:${line}`)).toEqual([
      "git-history transcript.txt:1",
      "reference-path transcript.txt:3",
      "reference-path transcript.txt:4",
    ]);
    expect(fs.readFileSync(join(runDir, "report.html"), "utf8")).toContain("looked for the answer elsewhere");
  });
});

describe("mistakes", () => {
  const cases: readonly (readonly [args: readonly string[], exit: number, says: RegExp])[] = [
    [["lisst"], 2, /Did you mean list\?/],
    [[], 2, /^$/],
    [["run", "--benchmrk", "mini"], 2, /Did you mean --benchmark\?/],
    [["run", "--benchmark", "minni", "--backend", "stub"], 2, /Did you mean mini\?/],
    [["run", "--benchmark", "mini", "--backend", "stup"], 2, /Did you mean stub\?/],
    [["run", "--benchmark", "mini", "--backend", "stub:fail"], 2, /--backend/],
    [["run", "--benchmark", "stub", "--backend", "stub", "--task", "hello-wrld"], 2, /hello-world/],
    [["run", "--benchmark", "stub", "--backend", "stub", "--model", "pas=1"], 2, /pass=P/],
    [["run", "--benchmark", "stub", "--backend", "stub", "--runs", "0"], 2, /--runs/],
    [["run", "--benchmark", "stub", "--backend", "stub", "--shard", "3/2"], 2, /--shard/],
    [["report", "--run-dir", "nowhere"], 2, /nowhere/],
    [["resume", "--run-dir", "nowhere"], 2, /nowhere/],
    [["compare", "--config", "missing.yaml"], 2, /missing\.yaml/],
    [["judge"], 8, /not implemented/],
    [["calibrate"], 8, /not implemented/],
    [["calibration-corpus"], 8, /not implemented/],
    [["dogfood"], 2, /^(?![^]*Unknown task)[^]*no tasks here[^]*benchmark fetch aider-polyglot/],
    [["fetch", "aider-polyglot", "--from", "/no/such/folder"], 2, /nothing at \/no\/such\/folder/],
    [["fetch", "aider-polyglot", "--from=--upload-pack=x"], 2, /nothing at /],
    [["fetch"], 2, /`fetch` needs one BENCHMARK/],
  ];
  it.each(cases)("benchmark %j exits %i and says what to do", async (args, exit, says) => {
    using folder = temporaryFolder();
    const ended = await harness("benchmark", args, { cwd: folder.path });
    expect(ended.exit).toBe(exit);
    expect(ended.stderr).toMatch(says);
    if (args.length > 0) expect(ended.stdout).toBe("");
    expect(ended.stderr).not.toMatch(/ {4}at /);
  });

  it("of a configuration come all at once, each with line and column", async () => {
    using folder = temporaryFolder();
    fs.writeFileSync(
      join(folder.path, "bad.yaml"),
      "benchmark: minni\nruns: 0\ncandidates:\n  - backend: stup\n    task: [x]\n  - backend: stub\n    model: pas=1\n",
    );
    const ended = await harness("benchmark", ["compare", "--config", "bad.yaml"], { cwd: folder.path });
    expect(ended.exit).toBe(2);
    for (const place of ["bad.yaml:1:12", "bad.yaml:2:7", "bad.yaml:4:14", "bad.yaml:5:", "bad.yaml:7:12"])
      expect(ended.stderr).toContain(place);
    expect(fs.existsSync(join(folder.path, "runs"))).toBe(false);
  });
});

describe("list", () => {
  it("names benchmarks, backends and judges", async () => {
    using folder = temporaryFolder();
    const ended = await harness("benchmark", ["list"], { cwd: folder.path });
    expect(JSON.parse(ended.stdout)).toEqual({
      adapters: ["aider-polyglot", "mini", "stub"],
      backends: [
        ...["aider", "claude-code", "codex", "command", "copilot", "gemini-cli", "omp", "opencode", "pi", "stub"],
      ],
      judges: [],
      unverified_backends: ["command"],
      permissions: expect.objectContaining({
        "gemini-cli": expect.stringContaining("auto_edit") as unknown,
      }) as unknown,
      datasets: [
        {
          benchmark_id: "aider-polyglot",
          commit: expect.stringMatching(/^[0-9a-f]{40}$/) as unknown,
          tree: expect.stringMatching(/^[0-9a-f]{40}$/) as unknown,
        },
      ],
    });
  });

  it("names the tasks of a benchmark that a glob chooses, and needs the benchmark for it", async () => {
    using folder = temporaryFolder();
    const args = ["list", "--task", "even-*", "--benchmark", "mini"];
    const ended = await harness("benchmark", args, { cwd: folder.path });
    expect(JSON.parse(ended.stdout)).toMatchObject({ benchmark_id: "mini", tasks: [{ task_id: "even-lines" }] });
    expect((await harness("benchmark", args.slice(0, 3), { cwd: folder.path })).exit).toBe(2);
  });
});

describe("plan --timings", () => {
  it("wants a file that is there and can be read", async () => {
    using folder = temporaryFolder();
    fs.writeFileSync(join(folder.path, "torn.json"), '{"even-lines": 1');
    for (const [file, why] of [
      ["nowhere.json", "there is no such file"],
      ["torn.json", "cannot be read"],
    ] as const) {
      const args = ["plan", "--benchmark", "mini", "--backend", "stub", "--timings", file];
      const { exit, stderr } = await harness("benchmark", args, { cwd: folder.path });
      expect([exit, stderr]).toEqual([2, expect.stringContaining(why)]);
    }
  });
});
