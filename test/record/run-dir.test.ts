import fs from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { sha256 } from "#core/digest.ts";
import { BenchError, EXIT } from "#core/errors.ts";
import { slugs } from "#core/slug.ts";
import { makePlan } from "#core/plan.ts";
import type { Plan } from "#core/records.gen.ts";
import { attemptPath } from "#record/layout.ts";
import { readRun } from "#record/read-run.ts";
import { RunDir } from "#record/run-dir.ts";
import { putSynthetic, syntheticAttempt, syntheticPlan } from "../support/synthetic-run.ts";
import { tempDir } from "../support/temp-dir.ts";

const plan = syntheticPlan();
const key = { candidate: 0, task: 1, repetition: 2, attempt: 1 };
const place = "stub-model-0/python-task-1/attempt-01-run-002";

const changed = (change: Partial<Plan>): Plan => makePlan({ ...plan, ...change });

function errorOf(work: () => unknown): BenchError {
  try {
    work();
  } catch (error) {
    if (error instanceof BenchError) return error;
    throw error;
  }
  throw new Error("nothing was thrown");
}

describe("RunDir.create", () => {
  it("writes the plan once and gives back the one on disk", () => {
    const path = join(tempDir(), "deep", "run");
    RunDir.create(path, plan).release();
    const before = fs.readFileSync(join(path, "plan.json"), "utf8");
    using again = RunDir.create(path, { ...plan, created_at: "2027-01-01T00:00:00Z", command: ["resume"] });
    expect(again.plan).toEqual(plan);
    expect(fs.readFileSync(join(path, "plan.json"), "utf8")).toBe(before);
  });

  it("refuses another plan and names what differs, field by field", () => {
    const path = tempDir();
    RunDir.create(path, plan).release();
    const tasks = [
      ...plan.tasks.slice(1),
      { ...plan.tasks[0], id: "go/other", slug: "go-other" },
    ] as unknown as Plan["tasks"];
    const other = changed({ repetitions: 5, tasks, settings: { ...plan.settings, alpha: 0.1 } });
    const error = errorOf(() => RunDir.create(path, other));
    expect(error.code).toBe("other-plan");
    expect(error.exit).toBe(3);
    expect(error.message.split("\n").slice(1)).toEqual([
      "  tasks: only there: python/task-0",
      "  tasks: only here: go/other",
      "  repetitions: 2, 5",
      "  settings.alpha: 0.05, 0.1",
    ]);
  });

  it("is usable again after a refusal", () => {
    const path = tempDir();
    RunDir.create(path, plan).release();
    errorOf(() => RunDir.create(path, changed({ repetitions: 5 })));
    RunDir.create(path, plan).release();
  });

  it.each([
    ["torn", (text: string) => text.slice(0, 100), "torn or not JSON"],
    ["empty", () => "", "is empty"],
    ["edited", (text: string) => text.replace('"alpha": 0.05', '"alpha": 0.5'), "changed after it was written"],
    ["invalid", (text: string) => text.replace('"tasks"', '"taskz"'), "/ must have required property 'tasks'"],
  ])("says what to do about a plan.json that is %s, and leaves it alone", (_, spoil, words) => {
    const path = tempDir();
    RunDir.create(path, plan).release();
    const spoilt = spoil(fs.readFileSync(join(path, "plan.json"), "utf8"));
    fs.writeFileSync(join(path, "plan.json"), spoilt);
    for (const open of [() => RunDir.create(path, plan), () => RunDir.open(path), () => readRun(path)]) {
      const error = errorOf(open);
      expect(error.code).toBe("bad-plan");
      expect(error.message).toContain(words);
      expect(error.hint).toContain("Put back the plan");
    }
    expect(fs.readFileSync(join(path, "plan.json"), "utf8")).toBe(spoilt);
  });

  it("takes no memory for a plan that says it has more trials than a run may hold", () => {
    const path = tempDir();
    fs.writeFileSync(join(path, "plan.json"), JSON.stringify(changed({ repetitions: 2 ** 40 })));
    for (const open of [() => RunDir.open(path), () => readRun(path)])
      expect(errorOf(open).message).toContain("more than the 1000000 that one run may hold");
  });

  it("does not follow folder names in a plan that lead out of the run-dir", () => {
    const path = tempDir();
    const tasks = plan.tasks.map((task) => ({ ...task, slug: `../${task.slug}` })) as unknown as Plan["tasks"];
    expect(errorOf(() => RunDir.create(path, changed({ tasks }))).message).toContain("not a safe folder name");
    fs.writeFileSync(join(path, "plan.json"), JSON.stringify(changed({ tasks })));
    expect(errorOf(() => readRun(path)).message).toContain("not a safe folder name");
  });

  it("keeps a shard apart from the whole and from another shard", () => {
    const shard = {
      schema_version: "2.0",
      plan_digest: plan.digest,
      index: 1,
      of: 2,
      candidate: "stub:model-0",
      tasks: ["python/task-1"],
    } as const;
    const path = tempDir();
    RunDir.create(path, plan, { ...shard, tasks: [...shard.tasks] }).release();
    expect(errorOf(() => RunDir.create(path, plan)).message).toContain("holds shard 1/2, not a whole run");
    const other = { ...shard, tasks: [...shard.tasks], index: 2 };
    expect(errorOf(() => RunDir.create(path, plan, other)).message).toContain("holds shard 1/2, not shard 2/2");
    using run = RunDir.open(path);
    expect(run.shard?.index).toBe(1);
  });
});

describe("RunDir.open", () => {
  it("says that there is no run", () => {
    for (const path of [tempDir(), join(tempDir(), "nowhere")])
      expect(errorOf(() => RunDir.open(path))).toMatchObject({ code: "no-run", exit: EXIT.usage });
  });

  it("clears what an earlier process left in staging", () => {
    const path = tempDir();
    const run = RunDir.create(path, plan);
    run.release();
    fs.mkdirSync(join(path, ".staging", "left"), { recursive: true });
    fs.writeFileSync(join(path, ".staging", "left", "run-record.json"), "{}");
    using again = RunDir.open(path);
    expect(fs.readdirSync(join(path, ".staging"))).toEqual([]);
    expect([...again.found.results]).toEqual([]);
  });
});

describe("RunDir.put", () => {
  it("puts the whole attempt in its place and its row in the index", () => {
    const path = tempDir();
    using run = RunDir.create(path, plan);
    const staged = run.stage();
    fs.writeFileSync(join(staged.dir, "transcript.stderr.txt"), "said by the agent\n");
    fs.mkdirSync(join(staged.dir, "logs"));
    fs.writeFileSync(join(staged.dir, "logs", "one.txt"), "1");
    const row = run.put(staged, key, syntheticAttempt(plan, key, { class: "pass" }));

    expect(row.dir).toBe(place);
    expect(fs.readdirSync(join(path, place)).sort()).toEqual([
      "diff.patch",
      "logs",
      "prompt.md",
      "run-record.json",
      "score.json",
      "stats.json",
      "transcript.jsonl",
      "transcript.stderr.txt",
      "verify-output.txt",
    ]);
    expect(fs.readdirSync(join(path, ".staging"))).toEqual([]);
    expect(JSON.parse(fs.readFileSync(join(path, "index.jsonl"), "utf8"))).toEqual(row);
    const bytes = fs.readFileSync(join(path, place, "run-record.json"));
    expect(row.digest).toBe(sha256(bytes));
  });

  it("seals every other file in the record, by size and digest, sorted by path", () => {
    const path = tempDir();
    using run = RunDir.create(path, plan);
    putSynthetic(run, key);
    const record = JSON.parse(fs.readFileSync(join(path, place, "run-record.json"), "utf8")) as {
      artifacts: { path: string; bytes: number; sha256: string }[];
    };
    const names = fs.readdirSync(join(path, place)).filter((name) => name !== "run-record.json");
    expect(record.artifacts.map((artifact) => artifact.path)).toEqual(names.sort());
    for (const artifact of record.artifacts) {
      const content = fs.readFileSync(join(path, place, artifact.path));
      expect(artifact).toEqual({ path: artifact.path, bytes: content.length, sha256: sha256(content) });
    }
  });

  it("keeps the tries before as they were", () => {
    const path = tempDir();
    using run = RunDir.create(path, plan);
    const rows = [1, 2, 3].map((number) =>
      putSynthetic(run, key, { try: number, class: number < 3 ? "rate_limit" : "pass" }),
    );
    const digests = [`${place}.try-1`, `${place}.try-2`, place].map((folder) =>
      sha256(fs.readFileSync(join(path, folder, "run-record.json"))),
    );
    expect(digests).toEqual(rows.map((row) => row.digest));
  });

  it("removes links and pipes an agent left among its files, without reading through them", () => {
    const path = tempDir();
    using run = RunDir.create(path, plan);
    const staged = run.stage();
    fs.symlinkSync("/etc/passwd", join(staged.dir, "transcript.txt"));
    const row = run.put(staged, key, syntheticAttempt(plan, key));
    expect(fs.existsSync(join(path, row.dir, "transcript.txt"))).toBe(false);
    expect(readRun(path).rows).toEqual([row]);
  });

  it.each([
    ["another task", { record: { task_id: "python/task-0" } }, "names another plan, candidate, task"],
    ["another plan", { record: { plan_digest: "0".repeat(64) } }, "names another plan, candidate, task"],
    ["an unknown class", { record: { outcome: { class: "so-so", phase: "verify", reason: "" } } }, "/outcome/class"],
    [
      "a prompt that is not the file",
      { record: { prompt: { path: "prompt.md", sha256: "0".repeat(64) } } },
      "prompt.md is named",
    ],
    [
      "a text file that is not there",
      { record: { model_output_path: "model-output.txt" } },
      "model-output.txt is named",
    ],
    ["a result that is not that of its class", { score: { result: "pass" } }, "class fail makes it fail"],
    ["an infinite number", { stats: { elapsed_seconds: Number.POSITIVE_INFINITY } }, "JSON has no spelling"],
  ])(
    "refuses %s and puts nothing in place",
    (_, change: { record?: object; score?: object; stats?: object }, words) => {
      const path = tempDir();
      using run = RunDir.create(path, plan);
      const good = syntheticAttempt(plan, key, { class: "fail" });
      const bad = {
        ...good,
        record: { ...good.record, ...change.record },
        score: { ...good.score, ...change.score },
        stats: { ...good.stats, ...change.stats },
      };
      expect(() => run.put(run.stage(), key, bad as typeof good)).toThrow(words);
      expect(fs.existsSync(join(path, place))).toBe(false);
      expect(readRun(path).rows).toEqual([]);
    },
  );

  it("refuses to write through a link that stands where a candidate's folder belongs", () => {
    const [path, elsewhere] = [tempDir(), tempDir()];
    using run = RunDir.create(path, plan);
    fs.symlinkSync(elsewhere, join(path, "stub-model-0"));
    expect(() => putSynthetic(run, key)).toThrow("a link in place of a folder");
    expect(fs.readdirSync(elsewhere)).toEqual([]);
  });
});

describe("attemptPath", () => {
  it("has two digits for the attempt and three for the repetition, and more when needed", () => {
    expect(attemptPath(plan, key)).toBe(place);
    const many = { ...key, repetition: 1234, attempt: 100 };
    expect(attemptPath(plan, many)).toBe("stub-model-0/python-task-1/attempt-100-run-1234");
  });

  it("uses the slugs of the plan", () => {
    expect(plan.tasks.map(({ slug }) => slug)).toEqual(slugs(plan.tasks.map(({ id }) => id)));
  });
});
