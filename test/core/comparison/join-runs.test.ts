import { describe, expect, it } from "vitest";
import { TREATMENT } from "#core/comparison/acceptable.ts";
import { comparisonNotes } from "#core/comparison/comparison-notes.ts";
import { joinRuns } from "#core/comparison/join-runs.ts";
import type { Side } from "#core/comparison/side.ts";
import { makePlan } from "#core/plan.ts";
import type { Plan, Report } from "#core/records.gen.ts";
import { buildReport } from "#core/report/build-report.ts";
import { reportedRun, type Story } from "../../support/reported-run.ts";

const many = (count: number, word: string): string[][] => Array.from({ length: count }, () => [word]);

/** One run with one candidate. */
function side(label: string, outcomes: string[][], story: Partial<Story> = {}): Side {
  const { plan, rows } = reportedRun({ outcomes: [outcomes], names: ["sonnet"], ...story });
  return { label, plan, rows, candidate: 0 };
}

const changed = (one: Side, change: (plan: Plan) => Partial<Plan>): Side => ({
  ...one,
  plan: makePlan({ ...one.plan, ...change(one.plan) }),
});

function compared(a: Side, b: Side, accept: readonly string[] = []): { report: Report; notes: string } {
  const joined = joinRuns(a, b, { accept: new Set(accept), harnessVersion: "0.1.0", command: ["benchmark", "report"] });
  const report = buildReport({
    plan: joined.plan,
    rows: joined.rows,
    runDirName: "comparison",
    generatedAt: "2026-01-01T00:00:00Z",
    problems: [],
    fingerprintDifferences: joined.gate.refused.map(({ field }) => field),
  });
  return { report, notes: comparisonNotes(a, b, joined).join("\n") };
}

const MONDAY = side("mon", many(8, "pass"));
const TUESDAY = side("tue", many(8, "fail>fail"));

describe("two runs of one plan", () => {
  it("are judged by the usual rule, their candidates told apart by their runs", () => {
    const { report } = compared(MONDAY, TUESDAY);
    expect(report).toMatchObject({ kind: "compare", verdict: "win", winner: "sonnet @ mon" });
    expect(report.pairs[0]).toMatchObject({ a: "sonnet @ mon", b: "sonnet @ tue", p: 0.0078125, n_tasks: 8 });
    expect(report.pairs[0]?.steps[0]).toBe(
      "Comparable: the fingerprints agree in every field but the declared treatment.",
    );
  });

  it("give mirrored numbers the other way round", () => {
    const [one] = compared(MONDAY, TUESDAY).report.pairs;
    const [other] = compared(TUESDAY, MONDAY).report.pairs;
    expect(other).toMatchObject({ delta: -(one?.delta ?? 0), p: one?.p, wins_a: one?.wins_b, wins_b: one?.wins_a });
  });
});

describe("what must agree", () => {
  it.each<[string, (plan: Plan) => Partial<Plan>]>([
    ["benchmark", (plan) => ({ benchmark: { ...plan.benchmark, id: "other" } })],
    ["benchmark revision", (plan) => ({ benchmark: { ...plan.benchmark, revision: "r2" } })],
    ["benchmark options", (plan) => ({ benchmark: { ...plan.benchmark, options: { hard: true } } })],
    ["grading", (plan) => ({ benchmark: { ...plan.benchmark, grading: "in-process" } })],
    ["attempts", (plan) => ({ benchmark: { ...plan.benchmark, max_attempts: 3 } })],
    ["attempt timeout (s)", (plan) => ({ settings: { ...plan.settings, attempt_timeout_seconds: 30 } })],
    ["concurrency", (plan) => ({ settings: { ...plan.settings, concurrency: 9 } })],
  ])("makes the verdict invalid and is named: %s", (field, change) => {
    const everything = [...TREATMENT, "harness-version", "unrecorded"];
    const { report, notes } = compared(MONDAY, changed(TUESDAY, change), everything);
    expect(report.verdict).toBe("invalid");
    expect(report.pairs[0]?.fingerprint_differences).toEqual([field]);
    expect(notes).toContain(`Not comparable: ${field} is`);
    expect(notes).toContain("cannot be compared");
  });

  it.each([
    ["architecture", { arch: "arm64" }],
    ["isolation tier", { tier: "docker" }],
    ["containment", { contain: "sweep" }],
    ["hidden folders", { hidden: false }],
    ["prompt", { prompt: "f".repeat(64) }],
    ["verifier", { verifier: "f".repeat(64) }],
  ] as const)("is looked for in the attempts too: %s", (field, change) => {
    const other = side("tue", many(8, "fail>fail"), { row: (row) => ({ ...row, ...change }) });
    expect(compared(MONDAY, other).report.pairs[0]?.fingerprint_differences).toEqual([field]);
  });
});

describe("what may be accepted", () => {
  const candidate = (change: object) =>
    changed(TUESDAY, (plan) => ({ candidates: [{ ...plan.candidates[0], ...change }] }));
  const row = (change: object) => side("tue", many(8, "fail>fail"), { row: (one) => ({ ...one, ...change }) });

  it.each([
    ["model", candidate({ model: "opus" })],
    ["backend", candidate({ backend: "codex" })],
    ["env-names", candidate({ env_names: ["EFFORT"] })],
    ["program-version", row({ version: "2.0.0" })],
    ["provider", row({ endpoint: "https://example.org" })],
    ["harness-version", row({ harness: "0.2.0" })],
    ["unrecorded", row({ arch: null })],
  ])("is refused until somebody says so: %s", (name, other) => {
    const refused = compared(MONDAY, other);
    expect(refused.report.verdict).toBe("invalid");
    expect(refused.notes).toContain("--accept ");
    const accepted = compared(MONDAY, other, [name]);
    expect(accepted.report.verdict).toBe("win");
    expect(accepted.notes).toContain("Accepted as what is compared: ");
  });

  it("is not everything at once", () => {
    const other = changed(candidate({ model: "opus" }), (plan) => ({
      settings: { ...plan.settings, attempt_timeout_seconds: 30 },
    }));
    expect(compared(MONDAY, other, ["model"]).report.pairs[0]?.fingerprint_differences).toEqual([
      "attempt timeout (s)",
    ]);
  });
});

describe("tasks", () => {
  it("are joined by id, whatever their order, and those of one run only are named", () => {
    const a = side("mon", [["pass"], ["fail>fail"], ["pass"]], { taskIds: ["x", "y", "only-a"] });
    const b = side("tue", [["pass"], ["fail>fail"], ["pass"]], { taskIds: ["y", "only-b", "x"] });
    const same = (one: Side): Side =>
      changed(one, (plan) => ({
        tasks: plan.tasks.map((task) => ({ ...task, prompt_sha256: null, verifier_sha256: null })) as never,
      }));
    const bare = (one: Side): Side => ({
      ...same(one),
      rows: one.rows.map((row) => ({ ...row, prompt: null, verifier: null })),
    });
    const { report, notes } = compared(bare(a), bare(b));
    expect(report.tasks.map(({ id, cells }) => [id, ...cells.map(({ passed }) => passed)])).toEqual([
      ["x", 1, 1],
      ["y", 0, 1],
    ]);
    expect(notes).toContain("Only in mon: only-a.");
    expect(notes).toContain("Only in tue: only-b.");
  });

  it("whose prompt or tests were changed are other tasks, and are named", () => {
    const other = changed(TUESDAY, (plan) => ({
      tasks: plan.tasks.map((task, at) => ({
        ...task,
        ...(at === 0 ? { prompt_sha256: "e".repeat(64) } : at === 1 ? { verifier_sha256: "e".repeat(64) } : {}),
      })) as never,
    }));
    const { report, notes } = compared(MONDAY, other);
    expect(report.tasks).toHaveLength(6);
    expect(notes).toContain("their prompts were changed in between: python/task-0.");
    expect(notes).toContain("their tests were changed in between: python/task-1.");
  });

  it("must not all be different", () => {
    expect(() => compared(MONDAY, side("tue", [["pass"]], { taskIds: ["else"] }))).toThrow("no task in common");
  });
});

describe("what else may differ", () => {
  it("is the number of repetitions: the first of each count, and a note says so", () => {
    const twice = side(
      "tue",
      Array.from({ length: 8 }, () => ["fail>fail", "pass"]),
    );
    const { report, notes } = compared(MONDAY, twice);
    expect(report).toMatchObject({ repetitions: 1, verdict: "win", completeness: { expected: 16, scored: 16 } });
    expect(report.candidates.map(({ attempts }) => attempts)).toEqual([8, 16]);
    expect(notes).toContain("the first 1 of each count");
  });

  it("is how the runs were to be judged: the first one's settings hold", () => {
    const other = changed(TUESDAY, (plan) => ({ settings: { ...plan.settings, alpha: 0.001 } }));
    const { report, notes } = compared(MONDAY, other);
    expect(report.settings.alpha).toBe(0.05);
    expect(notes).toContain("Judged as mon was: alpha 0.05, not 0.001.");
  });

  it("is what was validated: what either left out leaves both sides", () => {
    const validation = (task_id: string): Plan["validation"] => ({
      benchmark_revision: "r1",
      toolchain: "node",
      validated_at: "2026-01-01T00:00:00Z",
      passed: 7,
      quarantined: [{ task_id, reason: "flaky" }],
    });
    const a = changed(MONDAY, () => ({ validation: validation("python/task-0") }));
    const b = changed(TUESDAY, () => ({ validation: validation("python/task-1") }));
    const { report } = compared(a, b);
    expect(report.benchmark.validation).toMatchObject({ passed: 6 });
    expect(report.tasks.map(({ quarantined }) => quarantined).slice(0, 3)).toEqual(["flaky", "flaky", null]);
  });
});
