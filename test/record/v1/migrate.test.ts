import fs from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { RunError, UsageError } from "#core/errors.ts";
import { TrialResults } from "#core/trial-results.ts";
import { migrateRun } from "#record/v1/migrate.ts";
import { readRun } from "#record/read-run.ts";
import { tempDir } from "../../support/temp-dir.ts";
import { compareV1, putV1 } from "../../support/v1-run.ts";

const SONNET = { name: "sonnet", backend: "claude-code", model: "sonnet" };
const QWEN = { name: "qwen", backend: "claude-code", model: "sonnet" };

function comparison(options: { runs?: number; finished?: boolean } = {}): string {
  const root = tempDir();
  const [first, second] = compareV1(root, [SONNET, QWEN], options) as [string, string];
  putV1(first, { task: "python/bowling", backend: "claude-code", model: "sonnet" });
  putV1(second, { task: "python/bowling", backend: "claude-code", model: "sonnet", result: "fail" });
  return root;
}

describe("a plain run of schema 1.0", () => {
  it("is read into a plan and rows, and what it did not record is null", () => {
    const root = tempDir();
    const folder = putV1(root, {
      task: "python/bowling",
      metadata: { provider_endpoint: "http://h:1" },
      toolCalls: { edit: 2, run: 3 },
    });
    putV1(root, { task: "go/leap", repetition: 2, result: "timeout" });
    const { plan, rows, problems, shard } = readRun(root);

    expect(problems).toEqual([]);
    expect(shard).toBeNull();
    expect(plan.kind).toBe("run");
    expect(plan.candidates.map(({ name, backend, model }) => [name, backend, model])).toEqual([
      ["aider:m", "aider", "m"],
    ]);
    expect(plan.tasks.map(({ id, language, verifier_sha256 }) => [id, language, verifier_sha256])).toEqual([
      ["go/leap", "go", null],
      ["python/bowling", "python", null],
    ]);
    expect(plan.repetitions).toBe(2);
    expect(plan.settings.attempt_timeout_seconds).toBeNull();
    expect(rows.map((row) => [row.c, row.t, row.r, row.a, row.class, row.phase])).toEqual([
      [0, 0, 2, 1, "agent_timeout", "solve"],
      [0, 1, 1, 1, "pass", "verify"],
    ]);
    const [, row] = rows;
    expect(join(root, row!.dir)).toBe(folder);
    expect(row).toMatchObject({
      endpoint: "http://h:1",
      s: 12.5,
      tools: 5,
      change: [8, 20, 3],
      fc: 1,
      tier: "worktree+venv",
    });
    expect(row).toMatchObject({
      ms: [null, null, null, null, null],
      turns: null,
      tests: [null, null, null],
      tok: [100, 50, null, null, null],
      cover: null,
    });
    expect(row).toMatchObject({
      tamper: null,
      leaks: null,
      wire: null,
      refused: null,
      seed: null,
      contain: null,
      hidden: null,
      arch: null,
      harness: null,
      version: null,
    });
  });

  it.each([
    ["claude-code", 130],
    ["codex", 100],
  ])("has as much input as %s was given, whether a cache had it or not", (backend, input) => {
    const root = tempDir();
    putV1(root, { task: "python/bowling", backend, cached: 30 });
    expect(readRun(root).rows[0]?.tok).toEqual([input, 50, 30, null, null]);
  });

  it("has no number of tool calls where it wrote an empty list", () => {
    const root = tempDir();
    putV1(root, { task: "python/bowling" });
    expect(readRun(root).rows[0]!.tools).toBeNull();
  });

  it("is named by its backend alone when no model was given", () => {
    const root = tempDir();
    putV1(root, { task: "python/bowling", model: "" });
    expect(readRun(root).plan.candidates[0].name).toBe("aider");
  });

  it("counts an error as unknown and says so", () => {
    const root = tempDir();
    putV1(root, { task: "python/bowling", result: "error", error: "OSError: gone" });
    putV1(root, { task: "python/bowling", attempt: 2 });
    const { plan, rows, notes } = readRun(root);
    expect(rows.map((row) => row.class)).toEqual(["unknown", "pass"]);
    expect(rows[0]!.reason).toBe("The backend failed: OSError: gone.");
    expect(notes.join("\n")).toContain('1 attempt was recorded as "error"');
    expect(TrialResults.of(plan, rows).isPassed(0)).toBe(true);
  });

  it("never looks into folders that the agent could write", () => {
    const root = tempDir();
    const folder = putV1(root, { task: "python/bowling", result: "fail" });
    for (const own of ["worktree", "prepared"]) {
      putV1(join(folder, own), { task: "python/bowling", repetition: 2 });
      fs.copyFileSync(join(folder, "score.json"), join(folder, own, "score.json"));
    }
    expect(readRun(root).rows.map((row) => row.class)).toEqual(["fail"]);
  });

  it.each([
    ["torn", (folder: string) => fs.truncateSync(join(folder, "score.json"), 40), "score.json is torn or not JSON"],
    ["missing", (folder: string) => fs.rmSync(join(folder, "stats.json")), "stats.json is missing"],
    [
      "of another attempt",
      (folder: string) => fs.renameSync(folder, folder.replace("run-002", "run-009")),
      "is that of attempt 1 of run-002",
    ],
    [
      "a link",
      (folder: string) => {
        fs.renameSync(join(folder, "score.json"), join(folder, "worktree", "score.json"));
        fs.symlinkSync("worktree/score.json", join(folder, "score.json"));
      },
      "is a link",
    ],
    [
      "no pass or fail",
      (folder: string) => {
        const text = fs.readFileSync(join(folder, "score.json"), "utf8");
        fs.writeFileSync(join(folder, "score.json"), text.replace('"result": "pass"', '"result": "great"'));
      },
      "/result must be equal to one of the allowed values",
    ],
  ])("loses an attempt whose file is %s, says so, and reads the rest", (_, spoil, words) => {
    const root = tempDir();
    putV1(root, { task: "python/bowling" });
    spoil(putV1(root, { task: "python/bowling", repetition: 2 }));
    const { rows, problems } = readRun(root);
    expect(rows.map((row) => row.r)).toEqual([1]);
    expect(problems.map(({ message }) => message).join("\n")).toContain(words);
  });

  it("is not found where nothing is", () => {
    expect(() => readRun(tempDir())).toThrow(UsageError);
    expect(() => readRun(join(tempDir(), "nowhere"))).toThrow("there is no such folder");
    const file = join(tempDir(), "file");
    fs.writeFileSync(file, "");
    expect(() => readRun(file)).toThrow("it is not a folder");
    expect(() => readRun(join(file, "below"))).toThrow(UsageError);
  });

  it("is broken, not absent, when none of its attempts can be read", () => {
    const root = tempDir();
    fs.writeFileSync(join(putV1(root, { task: "python/bowling" }), "score.json"), "{");
    expect(() => readRun(root)).toThrow(RunError);
    expect(() => readRun(root)).toThrow("score.json is torn");
  });
});

describe("a comparison of schema 1.0", () => {
  it("keeps candidates apart by name, in declared order, even with one backend and model", () => {
    const { plan, rows, problems } = readRun(comparison({ runs: 3 }));
    expect(problems).toEqual([]);
    expect(plan.kind).toBe("compare");
    expect(plan.repetitions).toBe(3);
    expect(plan.candidates.map(({ name, env_names }) => [name, env_names])).toEqual([
      ["sonnet", ["ANTHROPIC_BASE_URL"]],
      ["qwen", ["ANTHROPIC_BASE_URL"]],
    ]);
    expect(rows.map((row) => [row.c, row.class])).toEqual([
      [0, "pass"],
      [1, "fail"],
    ]);
  });

  it("that was cut short gives folders to candidates by their order, and says so", () => {
    const { plan, rows, notes } = readRun(comparison({ finished: false }));
    expect(plan.candidates.map(({ name }) => name)).toEqual(["sonnet", "qwen"]);
    expect(rows.map((row) => [row.c, row.class])).toEqual([
      [0, "pass"],
      [1, "fail"],
    ]);
    expect(notes[0]).toContain("cut short");
  });

  it.each([
    ["torn", (root: string) => fs.truncateSync(join(root, "candidate-runs.json"), 30)],
    [
      "one that leads out",
      (root: string) =>
        fs.writeFileSync(join(root, "candidate-runs.json"), '{"candidates":[{"name":"x","run_dir":"../x"}]}'),
    ],
  ])("does without a candidate-runs.json that is %s", (_, spoil) => {
    const root = comparison();
    spoil(root);
    const { plan, problems } = migrateRun(root);
    expect(plan.candidates.map(({ name }) => name)).toEqual(["sonnet", "qwen"]);
    expect(problems.map(({ path }) => path)).toEqual(["candidate-runs.json"]);
  });

  it("does without a manifest that is torn", () => {
    const root = comparison();
    fs.truncateSync(join(root, "compare-manifest.json"), 30);
    const { plan, rows, problems } = readRun(root);
    expect(plan.candidates.map(({ name }) => name)).toEqual(["sonnet", "qwen"]);
    expect(rows).toHaveLength(2);
    expect(problems.map(({ path }) => path)).toEqual(["compare-manifest.json"]);
  });

  it("names the candidates that were never started", () => {
    const root = tempDir();
    const [first] = compareV1(root, [SONNET, QWEN], { finished: false }) as [string, string];
    fs.rmdirSync(join(root, fs.readdirSync(root).sort()[1]!));
    putV1(first, { task: "python/bowling", backend: "claude-code", model: "sonnet" });
    expect(readRun(root).notes).toContain("Never started: qwen.");
  });
});
