import { execFileSync } from "node:child_process";
import fs from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { projectReport, projectRunDir } from "#record/projection.ts";
import { harness, reportIn, temporaryFolder } from "../support/harness.ts";

const CONFIG = `
benchmark: mini
concurrency: 2
task: ["fix-*", even-lines, size-labels]
runs: 1
candidates:
  - { name: "a/b: ünïcode 🦊", backend: stub, model: "pass=0.6,seed=4" }
  - { name: "A/B: ÜNÏCODE 🦊 2", backend: stub, model: "pass=0.3,seed=4" }
`;

const projected = (dir: string) => ({
  files: [...projectRunDir(dir)].map(([path, bytes]) => [path, Buffer.from(bytes).toString("latin1")]),
  report: projectReport({ ...reportIn(dir), run_dir: "run", reproduce: [] }),
});

describe("shards", () => {
  it("merged in any order give the run that was never cut", { timeout: 180_000 }, async () => {
    using folder = temporaryFolder();
    const cwd = folder.path;
    fs.writeFileSync(join(cwd, "c.yaml"), CONFIG);
    const part = (k: number) =>
      harness(
        "benchmark",
        ["compare", "--config", "c.yaml", "--shard", `${k}/4`, "--run-dir", `part-${k}`, "--quiet"],
        { cwd },
      );
    const whole = await harness("benchmark", ["compare", "--config", "c.yaml", "--run-dir", "whole", "--quiet"], {
      cwd,
    });
    expect(whole.exit).toBe(0);
    for (const k of [3, 1, 4, 2]) expect((await part(k)).exit).toBe(0);
    for (const [into, order] of [
      ["m1", [1, 2, 3, 4]],
      ["m2", [4, 2, 1, 3]],
    ] as const) {
      const merged = await harness(
        "benchmark",
        ["merge", "--into", into, ...order.map((k) => `part-${k}`), "--quiet"],
        { cwd },
      );
      expect(merged.stderr).toBe("");
      expect(merged.exit).toBe(0);
      expect(projected(join(cwd, into))).toEqual(projected(join(cwd, "whole")));
    }
    expect(fs.readFileSync(join(cwd, "m1/index.jsonl"))).toEqual(fs.readFileSync(join(cwd, "m2/index.jsonl")));
    const parts = await harness("benchmark", ["merge", "--into", "m3", "part-1", "part-2", "part-3", "--quiet"], {
      cwd,
    });
    expect(parts.exit).toBe(0);
    expect(reportIn(join(cwd, "m3")).completeness.missing.length).toBeGreaterThan(0);
  });

  it("are refused where they cannot be dealt evenly", async () => {
    using folder = temporaryFolder();
    fs.writeFileSync(join(folder.path, "c.yaml"), CONFIG);
    const ended = await harness("benchmark", ["compare", "--config", "c.yaml", "--shard", "1/3", "--run-dir", "x"], {
      cwd: folder.path,
    });
    expect(ended.exit).toBe(2);
    expect(ended.stderr).toContain("multiple of 2");
  });
});

describe("a part that claims more than its own", () => {
  it.each([
    ["without a manifest, beside parts", (dir: string) => fs.rmSync(join(dir, "shard.json")), "not a part of a run"],
    [
      "with a manifest of another part",
      (dir: string) => {
        const file = join(dir, "shard.json");
        const shard = JSON.parse(fs.readFileSync(file, "utf8")) as { tasks: string[] };
        fs.writeFileSync(file, JSON.stringify({ ...shard, tasks: [] }));
      },
      "claims a part of the plan",
    ],
    [
      "with tasks quarantined of its own accord",
      (dir: string) => {
        const file = join(dir, "plan.json");
        const plan = JSON.parse(fs.readFileSync(file, "utf8")) as { tasks: { id: string }[] };
        const quarantined = [{ task_id: plan.tasks[0]?.id, reason: "says the part" }];
        const validation = {
          benchmark_revision: "r",
          toolchain: "t",
          validated_at: "2026-01-01T00:00:00Z",
          passed: 0,
          quarantined,
        };
        fs.writeFileSync(file, JSON.stringify({ ...plan, validation }));
      },
      "do not agree on which tasks are sound",
    ],
  ] as const)("%s is refused", { timeout: 60_000 }, async (_, forge, says) => {
    using folder = temporaryFolder();
    const cwd = folder.path;
    fs.writeFileSync(
      join(cwd, "c.yaml"),
      "benchmark: stub\nconcurrency: 1\ncandidates:\n  - { name: x, backend: stub }\n  - { name: y, backend: stub, model: fail }\n",
    );
    for (const k of [1, 2]) {
      const part = ["compare", "--config", "c.yaml", "--shard", `${k}/2`, "--run-dir", `p${k}`, "--quiet"];
      expect((await harness("benchmark", part, { cwd })).exit).toBe(0);
    }
    forge(join(cwd, "p2"));
    const merged = await harness("benchmark", ["merge", "--into", "all", "p1", "p2", "--quiet"], { cwd });
    expect([merged.exit, merged.stderr.includes(says)]).toEqual([3, true]);
    expect(fs.existsSync(join(cwd, "all"))).toBe(false);
  });
});

describe("a part with a record that is not what it says", () => {
  it("is joined without it, and report and answer say so, wherever the parts lie", { timeout: 60_000 }, async () => {
    using folder = temporaryFolder();
    const cwd = folder.path;
    fs.writeFileSync(join(cwd, "c.yaml"), CONFIG);
    for (const k of [1, 2]) {
      const part = ["compare", "--config", "c.yaml", "--shard", `${k}/2`, "--run-dir", `p${k}`, "--quiet"];
      expect((await harness("benchmark", part, { cwd })).exit).toBe(0);
    }
    const [listed = ""] = fs
      .readdirSync(join(cwd, "p1"), { recursive: true, encoding: "utf8" })
      .filter((path) => path.endsWith("score.json"))
      .sort();
    fs.appendFileSync(join(cwd, "p1", listed), " ");
    const notes = [];
    for (const [into, ...order] of [
      ["one", "p1", "p2"],
      ["other", "p2", "p1"],
    ] as const) {
      const merged = await harness("benchmark", ["merge", "--into", into, ...order, "--quiet"], { cwd });
      const { problems } = JSON.parse(merged.stdout) as { problems: readonly string[] };
      expect(problems).toEqual([expect.stringMatching(/^p1\/.*: It is left out: /)]);
      const report = reportIn(join(cwd, into));
      expect(report.notes).toContain(problems[0]);
      notes.push(report.notes);
      expect(fs.readFileSync(join(cwd, into, "summary.md"), "utf8")).toContain("It is left out");
    }
    expect(notes[0]).toEqual(notes[1]);
  });
});

describe("a run in parts in which nothing could be scored", () => {
  it(
    "says so in each part, when it is joined and whenever it is reported, and does not end with 0",
    { timeout: 60_000 },
    async () => {
      using folder = temporaryFolder();
      const cwd = folder.path;
      // Without `sh` no answer can be graded.
      const env = { PATH: "/nowhere" };
      const candidates = "  - { name: x, backend: stub }\n  - { name: y, backend: stub, model: fail }\n";
      fs.writeFileSync(join(cwd, "c.yaml"), `benchmark: stub\nconcurrency: 1\ncandidates:\n${candidates}`);
      for (const k of [1, 2]) {
        const part = ["compare", "--config", "c.yaml", "--shard", `${k}/2`, "--run-dir", `p${k}`, "--quiet"];
        expect((await harness("benchmark", part, { cwd, env })).exit).toBe(4);
      }
      const merged = await harness("benchmark", ["merge", "--into", "all", "p1", "p2"], { cwd, env });
      const reported = await harness("benchmark", ["report", "--run-dir", "all"], { cwd, env });
      expect(reported.exit).toBe(4);
      for (const { stderr } of [merged, reported])
        expect(stderr).toContain("Nothing could be scored: of 2 trials, 2 ended as environment.");
      expect(merged.stderr).toContain("Then go on with: benchmark resume --run-dir all");
      expect(merged.exit).toBe(4);
    },
  );
});

describe("what cannot be done is said in a sentence", () => {
  it.each([
    [["run", "--benchmark", "stub", "--backend", "stub", "--runs", "1000000000"], 2, "more than the 1000000"],
    [["plan", "--benchmark", "stub", "--backend", "stub", "--save", "nowhere/plan.json"], 3, "nowhere/plan.json"],
    [["run", "--benchmark", "stub", "--backend", "stub", "--runs-root", "a-file"], 3, "a-file"],
  ] as const)("benchmark %j", async (args, exit, says) => {
    using folder = temporaryFolder();
    fs.writeFileSync(join(folder.path, "a-file"), "");
    const ended = await harness("benchmark", args, { cwd: folder.path });
    expect([ended.exit, ended.stderr.includes(says)]).toEqual([exit, true]);
    expect(ended.stderr).not.toMatch(/ {4}at |This is a bug/);
  });

  it("and names from outside neither move the cursor nor command the CI", async () => {
    using folder = temporaryFolder();
    const ended = await harness("bench", ["::error::pwned"], { cwd: folder.path });
    expect(ended.stderr).not.toMatch(/^\s*::/m);
    const escaped = await harness("bench", ["--run-dir", "x\u001b[2J", "--smoke"], { cwd: folder.path });
    expect(escaped.stderr).not.toContain("\u001b[2J");
  });
});

describe("a plan that was kept", () => {
  it("is run in parts on any machine, and takes no changes", { timeout: 120_000 }, async () => {
    using folder = temporaryFolder();
    const cwd = folder.path;
    fs.writeFileSync(join(cwd, "c.yaml"), CONFIG);
    expect((await harness("benchmark", ["plan", "--config", "c.yaml", "--save", "plan.json"], { cwd })).exit).toBe(0);
    const changed = await harness("benchmark", ["compare", "--plan", "plan.json", "--runs", "3"], { cwd });
    expect([changed.exit, changed.stderr.includes("--runs cannot be changed")]).toEqual([2, true]);
    for (const k of [1, 2]) {
      const part = ["compare", "--plan", "plan.json", "--shard", `${k}/2`, "--run-dir", `p${k}`, "--quiet"];
      expect((await harness("benchmark", part, { cwd })).exit).toBe(0);
    }
    expect((await harness("benchmark", ["merge", "--into", "all", "p1", "p2", "--quiet"], { cwd })).exit).toBe(0);
    expect(reportIn(join(cwd, "all")).completeness.missing).toEqual([]);
  });

  it("is needed where parts would plan for themselves on unlike machines", async () => {
    using folder = temporaryFolder();
    fs.writeFileSync(join(folder.path, "c.yaml"), CONFIG.replace("concurrency: 2\n", ""));
    const part = ["compare", "--config", "c.yaml", "--shard", "1/2", "--run-dir", "p"];
    const ended = await harness("benchmark", part, { cwd: folder.path });
    expect([ended.exit, ended.stderr.includes("--save plan.json")]).toEqual([2, true]);
  });
});

describe("a folder that somebody else uses", () => {
  it("is not made a run-dir", async () => {
    using folder = temporaryFolder();
    fs.mkdirSync(join(folder.path, "src"));
    fs.writeFileSync(join(folder.path, "src/main.js"), "");
    const ended = await harness("bench", ["--smoke", "--run-dir", "src"], { cwd: folder.path });
    expect(ended.exit).toBe(2);
    expect(ended.stderr).toContain("main.js");
    expect(fs.readdirSync(join(folder.path, "src"))).toEqual(["main.js"]);
  });
});

describe("an interrupted run", () => {
  it("says how to go on, exits 130 and is finished by resume", { timeout: 120_000 }, async () => {
    using folder = temporaryFolder();
    const cwd = folder.path;
    fs.writeFileSync(join(cwd, "c.yaml"), CONFIG.replace('"pass=0.6,seed=4"', '"sleep=0.2,pass=0.6,seed=4"'));
    const run = await harness("benchmark", ["compare", "--config", "c.yaml", "--run-dir", "r"], {
      cwd,
      onStart: (child) =>
        child.stderr.on("data", (chunk: Buffer) => (/\[2\//.test(chunk.toString()) ? child.kill("SIGINT") : null)),
    });
    expect(run.exit).toBe(130);
    expect(run.stderr).toContain("benchmark resume --run-dir r");
    expect(run.stdout).toBe("");
    const leftBefore = execFileSync("sh", ["-c", "ls -d r/*/*/attempt-* | wc -l"], { cwd }).toString().trim();
    expect(Number(leftBefore)).toBeGreaterThan(0);
    const resumed = await harness("benchmark", ["resume", "--run-dir", "r"], { cwd });
    expect(resumed.exit).toBe(0);
    expect(reportIn(join(cwd, "r")).completeness.missing).toEqual([]);
    const again = await harness("benchmark", ["compare", "--config", "c.yaml", "--run-dir", "r"], { cwd });
    expect(again.exit).toBe(0);
    expect(again.stderr).toMatch(/10 trials, 10 done before/);
  });

  it("ends at once on a second signal and can still be resumed", { timeout: 120_000 }, async () => {
    using folder = temporaryFolder();
    const cwd = folder.path;
    const args = [
      "run",
      "--benchmark",
      "stub",
      "--backend",
      "stub",
      "--model",
      "sleep=0.3",
      "--runs",
      "6",
      "--run-dir",
      "r",
    ];
    const run = await harness("benchmark", args, {
      cwd,
      onStart: (child) =>
        child.stderr.on("data", (chunk: Buffer) => {
          if (!/\[1\//.test(chunk.toString())) return;
          child.kill("SIGINT");
          child.kill("SIGTERM");
        }),
    });
    expect(run.exit).toBe(130);
    const resumed = await harness("benchmark", args, { cwd });
    expect(resumed.exit).toBe(0);
    expect(reportIn(join(cwd, "r")).completeness).toMatchObject({ expected: 6, scored: 6 });
  });

  it("of another plan is refused, naming what differs", async () => {
    using folder = temporaryFolder();
    const cwd = folder.path;
    const args = (runs: string) => [
      "run",
      "--benchmark",
      "stub",
      "--backend",
      "stub",
      "--runs",
      runs,
      "--run-dir",
      "r",
      "--quiet",
    ];
    expect((await harness("benchmark", args("1"), { cwd })).exit).toBe(0);
    const before = fs.readFileSync(join(cwd, "r/plan.json"));
    const other = await harness("benchmark", args("2"), { cwd });
    expect(other.exit).toBe(3);
    expect(other.stderr).toMatch(/repetitions/);
    expect(fs.readFileSync(join(cwd, "r/plan.json"))).toEqual(before);
  });

  it("with values in its environment asks for them, since they are never kept", async () => {
    using folder = temporaryFolder();
    const cwd = folder.path;
    fs.writeFileSync(
      join(cwd, "c.yaml"),
      "benchmark: stub\ncandidates:\n  - { name: x, backend: stub, env: { TOKEN: hush-5521 } }\n  - { name: y, backend: stub, model: fail }\n",
    );
    expect(
      (await harness("benchmark", ["compare", "--config", "c.yaml", "--run-dir", "r", "--quiet"], { cwd })).exit,
    ).toBe(0);
    expect(execFileSync("sh", ["-c", "grep -r hush-5521 r || true"], { cwd }).toString()).toBe("");
    const resumed = await harness("benchmark", ["resume", "--run-dir", "r"], { cwd });
    expect(resumed.exit).toBe(2);
    expect(resumed.stderr).toContain("TOKEN");
    expect(
      (await harness("benchmark", ["resume", "--run-dir", "r", "--config", "c.yaml", "--quiet"], { cwd })).exit,
    ).toBe(0);
  });
});

describe("gates", () => {
  const gate = async (failOn: string, models: readonly [string, string], runs = "1") => {
    using folder = temporaryFolder();
    const candidates = models.map((model, at) => `  - { name: c${at}, backend: stub, model: "${model}" }`).join("\n");
    fs.writeFileSync(
      join(folder.path, "c.yaml"),
      `benchmark: mini\ntask: ["f*", "s*", "e*", "p*"]\ncandidates:\n${candidates}\n`,
    );
    return (
      await harness("benchmark", ["compare", "--config", "c.yaml", "--runs", runs, "--fail-on", failOn, "--quiet"], {
        cwd: folder.path,
      })
    ).exit;
  };

  it("exit 1 for a regression only when the baseline wins", { timeout: 120_000 }, async () => {
    expect(await gate("regression", ["", "fail"])).toBe(1);
    expect(await gate("regression", ["fail", ""])).toBe(0);
  });

  it("exit 1 for an inconclusive verdict and 5 for an invalid one, only when asked", { timeout: 120_000 }, async () => {
    expect(await gate("inconclusive", ["", ""])).toBe(1);
    expect(await gate("invalid", ["error=auth", ""])).toBe(5);
    expect(await gate("never", ["error=auth", ""])).toBe(0);
  });
});

describe("aa", () => {
  it("runs one candidate twice with independent draws and prints the noise floor", { timeout: 120_000 }, async () => {
    using folder = temporaryFolder();
    const ended = await harness(
      "benchmark",
      ["aa", "--benchmark", "stub", "--backend", "stub", "--model", "pass=0.5,seed=9", "--runs", "8"],
      { cwd: folder.path },
    );
    expect(ended.exit).toBe(0);
    const { run_dir } = JSON.parse(ended.stdout) as { run_dir: string };
    const report = reportIn(run_dir);
    expect(report.kind).toBe("aa");
    expect(report.noise_floor?.false_win).toBe(false);
    const rates = report.candidates.map((candidate) => candidate.passed);
    expect(rates[0]).not.toBe(rates[1]);
  });
});

describe("validate", () => {
  it("keeps what it found, and the next report says so", { timeout: 60_000 }, async () => {
    using folder = temporaryFolder();
    const env = { XDG_STATE_HOME: join(folder.path, "state") };
    const validated = await harness("benchmark", ["validate", "--benchmark", "stub"], { cwd: folder.path, env });
    expect(validated.exit).toBe(0);
    expect(JSON.parse(validated.stdout)).toMatchObject({ sound: 1, quarantined: [] });
    const ended = await harness("bench", ["--smoke"], { cwd: folder.path, env });
    const { run_dir } = JSON.parse(ended.stdout) as { run_dir: string };
    expect(reportIn(run_dir).benchmark.validation).toMatchObject({ passed: 1, quarantined: [] });
    expect(ended.stderr).not.toContain("Not validated here");
  });

  it("says so when nothing could be checked here, keeps nothing, and ends with 4", { timeout: 60_000 }, async () => {
    using folder = temporaryFolder();
    // Without `sh` no check can be started.
    const env = { XDG_STATE_HOME: join(folder.path, "state"), PATH: "/nowhere" };
    const ended = await harness("benchmark", ["validate", "--benchmark", "stub"], { cwd: folder.path, env });
    expect(ended.exit).toBe(4);
    expect(ended.stderr).toContain("0 tasks sound, 0 quarantined, 1 not runnable here. Nothing was kept.");
    expect(ended.stderr).toContain("Not validated on this machine: 1 task of stub, hello-world.");
    expect(JSON.parse(ended.stdout)).toMatchObject({ sound: 0, quarantined: [], record: null });
    expect(fs.existsSync(env.XDG_STATE_HOME)).toBe(false);
  });
});

describe("plan", () => {
  it("shows cells, shards, time and the minimum detectable effect, and starts nothing", async () => {
    using folder = temporaryFolder();
    fs.writeFileSync(join(folder.path, "c.yaml"), CONFIG);
    const ended = await harness("benchmark", ["plan", "--config", "c.yaml", "--runs", "3", "--shards", "4"], {
      cwd: folder.path,
    });
    expect(ended.exit).toBe(0);
    const { outlook } = JSON.parse(ended.stdout) as {
      outlook: { cells: number; minimum_detectable_effect: number; shards: { trials: number; candidate: string }[] };
    };
    expect(outlook.cells).toBe(30);
    expect(outlook.shards).toHaveLength(4);
    expect(outlook.shards.reduce((sum, shard) => sum + shard.trials, 0)).toBe(30);
    // The exact test needs six tasks that differ, and there are five.
    expect(outlook.minimum_detectable_effect).toBe(6 / 5);
    expect(ended.stderr).toContain("Minimum detectable effect: none.");
    expect(fs.readdirSync(folder.path)).toEqual(["c.yaml"]);
  });
});
