import { describe, expect, it } from "vitest";
import type { OutcomeClass } from "#core/outcome.ts";
import { makePlan } from "#core/plan.ts";
import type { IndexRow, Plan, Report } from "#core/records.gen.ts";
import { buildReport } from "#core/report/build-report.ts";
import { syntheticPlan } from "../../support/synthetic-run.ts";

type Cell = OutcomeClass | readonly OutcomeClass[] | null;

/** `cells[candidate][task]`: the class of each attempt of the one repetition; null: never run. */
function reportOf(
  cells: readonly (readonly Cell[])[],
  change: Partial<Plan> = {},
  row: (row: IndexRow) => IndexRow = (same) => same,
): Report {
  const {
    digest: _,
    schema_version: __,
    ...content
  } = syntheticPlan({ candidates: cells.length, tasks: cells[0]?.length ?? 1, repetitions: 1 });
  const plan = makePlan({ ...content, ...change });
  const rows = cells.flatMap((tasks, c) =>
    tasks.flatMap((cell, t) =>
      (cell === null ? [] : [cell].flat()).map((cls, at) => row(rowFor(plan, c, t, at + 1, cls))),
    ),
  );
  return buildReport({ plan, rows, runDirName: "run", generatedAt: "2026-01-01T00:00:00Z", problems: [] });
}

function rowFor(plan: Plan, c: number, t: number, a: number, cls: OutcomeClass): IndexRow {
  return {
    v: 2,
    c,
    t,
    r: 1,
    a,
    try: 1,
    dir: `${c}/${t}/${a}`,
    digest: "0".repeat(64),
    class: cls,
    phase: "verify",
    reason: cls,
    stop: null,
    ms: [1, 1, 100, 1, 10],
    s: 1,
    tok: [null, null, null, null, null],
    cover: null,
    tools: null,
    turns: null,
    change: [1, 2, 3],
    fc: null,
    tests: [null, null, null],
    tamper: 0,
    leaks: 0,
    wire: null,
    refused: null,
    endpoint: null,
    seed: "supported",
    prompt: a === 1 ? (plan.tasks[t]?.prompt_sha256 ?? null) : null,
    verifier: plan.tasks[t]?.verifier_sha256 ?? null,
    version: null,
    tier: "worktree",
    contain: "namespace",
    hidden: true,
    with: "",
    arch: "x64",
    harness: "0.1.0",
  };
}

const many = (count: number, cell: Cell): Cell[] => Array.from({ length: count }, () => cell);

describe("a report", () => {
  it("declares what a paired test supports: 8 tasks to 0", () => {
    const report = reportOf([many(8, "pass"), many(8, ["fail", "fail"])]);
    expect(report).toMatchObject({ verdict: "win", winner: "stub:model-0" });
    expect(report.pairs[0]).toMatchObject({ kind: "win", delta: 1, p: 0.0078125, wins_a: 8, wins_b: 0 });
    expect(report.headline).toContain("+100.0 pp");
    expect(report.headline).toContain("more than noise");
  });

  it("declares nothing on 5 to 0", () => {
    const report = reportOf([many(20, "pass"), [...many(5, ["fail", "fail"]), ...many(15, "pass")]]);
    expect(report.pairs[0]).toMatchObject({ kind: "inconclusive", p: 0.0625 });
    expect(report.headline).toContain("may be noise");
    expect(report.winner).toBeNull();
  });

  it("counts a trial that passes at its second attempt as passed, and tells both rates", () => {
    const [candidate] = reportOf([
      ["pass", ["fail", "pass"], ["fail", "fail"], ["agent_timeout", "agent_timeout"]],
    ]).candidates;
    expect(candidate).toMatchObject({
      pass_at_1: { passed: 1, n: 4, rate: 0.25 },
      pass_at_attempts: { passed: 2, n: 4, rate: 0.5 },
      timed_out: 1,
      classes: { agent_timeout: 1, fail: 1, pass: 2 },
      attempts: 7,
    });
    expect(candidate?.pass_at_attempts.wilson?.low).toBeCloseTo(0.150_04, 4);
  });

  it("lets infrastructure leave both sides and still shows the rate over all trials", () => {
    const report = reportOf([
      [...many(9, "pass"), "rate_limit"],
      [...many(9, "fail"), "pass"],
    ]);
    expect(report.pairs[0]?.n_tasks).toBe(9);
    expect(report.candidates[0]).toMatchObject({
      scored: 9,
      pass_at_attempts: { rate: 1, n: 9 },
      rate_over_all: { passed: 9, n: 10, rate: 0.9 },
    });
    expect(report.completeness.missing).toEqual([
      { candidate: "stub:model-0", task_id: "python/task-9", repetition: 1, class: "rate_limit", reason: "rate_limit" },
    ]);
    expect(report.notes.join(" ")).toContain("19 of 20 trials");
  });

  it("gives nobody a win by crashing", () => {
    const report = reportOf([many(10, "agent_crash"), many(10, "fail")]);
    expect(report.pairs[0]?.kind).not.toBe("win");
    expect(report.candidates.map((candidate) => candidate.pass_at_attempts.rate)).toEqual([0, 0]);
  });

  it("is invalid when one side has nothing", () => {
    const report = reportOf([many(10, "auth"), many(10, "pass")]);
    expect(report).toMatchObject({ verdict: "invalid", winner: null });
    expect(report.candidates[0]?.pass_at_attempts).toEqual({ passed: 0, n: 0, rate: null, wilson: null });
    expect(report.candidates[0]?.elapsed_seconds.n).toBe(10);
  });

  it("refuses to compare unlike machines, and names what differs", () => {
    const report = reportOf([many(8, "pass"), many(8, "fail")], {}, (row) =>
      row.c === 0 ? row : { ...row, arch: "arm64", prompt: "f".repeat(64) },
    );
    expect(report.pairs[0]).toMatchObject({ kind: "invalid", fingerprint_differences: ["architecture", "prompt"] });
  });

  it("takes a candidate that ran on two kinds of machine for one only when the other did so on the same tasks", () => {
    const byTask = (row: IndexRow) => ({ ...row, arch: row.t % 2 === 0 ? "x64" : "arm64" });
    expect(reportOf([many(8, "pass"), many(8, "fail")], {}, byTask).pairs[0]?.kind).toBe("win");
  });

  it("leaves quarantined tasks out on both sides and says why", () => {
    const validation = {
      benchmark_revision: "r1",
      toolchain: "t",
      validated_at: "2026-01-01T00:00:00Z",
      passed: 8,
      quarantined: [{ task_id: "python/task-0", reason: "its reference fails" }],
    };
    const report = reportOf([many(9, "pass"), many(9, "fail")], { validation });
    expect(report.pairs[0]?.n_tasks).toBe(8);
    expect(report.tasks[0]?.quarantined).toBe("its reference fails");
    expect(report.notes.join(" ")).toContain("1 task quarantined");
  });

  it("leaves quarantined tasks out of every rate, and keeps count of what was run", () => {
    const validation = {
      benchmark_revision: "r1",
      toolchain: "t",
      validated_at: "2026-01-01T00:00:00Z",
      passed: 2,
      quarantined: ["python/task-0", "python/task-2"].map((task_id) => ({ task_id, reason: "passes untouched" })),
    };
    const [candidate] = reportOf([["pass", "pass", "pass", "fail"]], { validation }).candidates;
    expect(candidate).toMatchObject({
      trials: 4,
      scored: 4,
      passed: 3,
      pass_at_1: { passed: 1, n: 2, rate: 0.5 },
      pass_at_attempts: { passed: 1, n: 2, rate: 0.5 },
      rate_over_all: { passed: 1, n: 2, rate: 0.5 },
    });
    const none = reportOf([["pass", null, "pass", null]], { validation });
    expect(none.candidates[0]?.pass_at_attempts).toMatchObject({ passed: 0, n: 0, rate: null });
    expect(none.headline).toContain("no scored trial");
  });

  it("is invalid when most of the benchmark is unsound", () => {
    const validation = {
      benchmark_revision: "r1",
      toolchain: "t",
      validated_at: "2026-01-01T00:00:00Z",
      passed: 3,
      quarantined: Array.from({ length: 7 }, (_, at) => ({ task_id: `python/task-${at}`, reason: "broken" })),
    };
    expect(reportOf([many(10, "pass"), many(10, "fail")], { validation }).verdict).toBe("invalid");
  });

  it("compares with the baseline alone when there is one", () => {
    const { settings } = syntheticPlan();
    const report = reportOf([many(8, "pass"), many(8, "fail"), many(8, "pass")], {
      settings: { ...settings, baseline: "stub:model-1" },
    });
    expect(report.pairs.map(({ a, b }) => [a, b])).toEqual([
      ["stub:model-1", "stub:model-0"],
      ["stub:model-1", "stub:model-2"],
    ]);
  });

  it("ranks many by ranges and names a single best only when it beats every other", () => {
    const clear = reportOf([many(12, "pass"), many(12, "fail"), many(12, "fail")]);
    expect(clear.winner).toBe("stub:model-0");
    expect(clear.candidates.map((candidate) => candidate.rank)).toEqual([
      { low: 1, high: 1 },
      { low: 2, high: 3 },
      { low: 2, high: 3 },
    ]);
    const unclear = reportOf([many(12, "pass"), many(12, "pass"), many(12, "fail")]);
    expect(unclear.winner).toBeNull();
    expect(unclear.headline).toContain("cannot be told apart");
  });

  it("marks unseeded runs, mixed providers, tampering and suspected leaks", () => {
    const report = reportOf([many(4, "pass"), many(4, "fail")], {}, (row) => ({
      ...row,
      seed: "unsupported",
      endpoint: `http://host-${row.t % 2}`,
      tamper: row.c,
      leaks: row.c === 0 ? 3 : null,
    }));
    expect(report.candidates[0]).toMatchObject({
      unseeded: true,
      mixed_providers: true,
      provider_endpoints: ["http://host-0", "http://host-1"],
      tampered: 0,
      leak_suspected: 4,
    });
    expect(report.candidates[1]?.tampered).toBe(4);
    expect(report.candidates[1]?.leak_suspected).toBe(0);
    expect(report.notes).toHaveLength(6);
    expect(report.notes.join("\n")).toContain("may have looked for the answer elsewhere in 4 attempts");
  });

  it("takes a run that went on by another account for mixed: by a provider's key and by its agent's own login", () => {
    const { candidates, notes } = reportOf([many(4, "pass")], {}, (row) => ({
      ...row,
      endpoint: row.t % 2 === 0 ? null : "http://host",
    }));
    expect(candidates[0]).toMatchObject({ mixed_providers: true });
    expect(candidates[0]?.provider_endpoints).toHaveLength(2);
    expect(notes.join("\n")).toContain("more than one provider endpoint, in part by whom its agent found itself");
  });

  it("takes no run for mixed whose older attempts merely do not say who served them", () => {
    const { candidates, notes } = reportOf([many(4, "pass")], {}, (row) =>
      row.t % 2 === 0 ? { ...row, endpoint: null, harness: null } : { ...row, endpoint: "http://host" },
    );
    expect(candidates[0]).toMatchObject({ mixed_providers: false, provider_endpoints: ["http://host"] });
    expect(notes.join("\n")).not.toContain("provider endpoint");
  });

  it("does not take older attempts of a mixed run for such as found a provider by themselves", () => {
    const { candidates, notes } = reportOf([many(4, "pass")], {}, (row) =>
      row.t === 0 ? { ...row, endpoint: null, harness: null } : { ...row, endpoint: `http://host-${row.t % 2}` },
    );
    expect(candidates[0]).toMatchObject({ mixed_providers: true });
    expect(notes.join("\n")).toContain("more than one provider endpoint.");
  });

  it("says that a candidate ran unseeded only where it ran", () => {
    const report = reportOf([many(4, "pass"), ["environment", "environment", "pass", "pass"]], {}, (row) =>
      row.class === "environment" || row.c === 0
        ? { ...row, seed: "unsupported", ms: row.c === 0 ? row.ms : [null, 1, null, null, null] }
        : row,
    );
    expect(report.candidates.map(({ unseeded }) => unseeded)).toEqual([true, false]);
    expect(report.notes.join("\n")).toContain(`${report.candidates[0]?.name ?? "?"} ran unseeded`);
  });

  it("speaks of no sides where there is one candidate", () => {
    const validation = {
      benchmark_revision: "r1",
      toolchain: "t",
      validated_at: "2026-01-01T00:00:00Z",
      passed: 9,
      quarantined: [{ task_id: "python/task-0", reason: "its reference fails" }],
    };
    const notes = reportOf([[...many(9, "pass"), "rate_limit"]], { validation }).notes.join("\n");
    expect(notes).toContain("1 is not in its rates.");
    expect(notes).toContain("1 task quarantined by validation, not in its rates: ");
    expect(notes).not.toContain("sides");
  });

  it("knows nothing it was not told: no trial, one candidate, one task", () => {
    const empty = reportOf([[null, null]]);
    expect(empty).toMatchObject({ verdict: "single", completeness: { expected: 2, received: 0, scored: 0 } });
    expect(empty.candidates[0]?.elapsed_seconds).toEqual({ n: 0, mean: null, stdev: null });
    expect(empty.headline).toContain("no scored trial");
    expect(reportOf([["pass"]]).headline).toContain("1 of 1 trial");
  });

  it("says what changes between two reports of the same rows: nothing", () => {
    expect(reportOf([many(6, "pass"), many(6, "fail")])).toEqual(reportOf([many(6, "pass"), many(6, "fail")]));
  });

  it("shows the older rule beside the verdict only when asked, and it cannot change the verdict", () => {
    const { settings } = syntheticPlan();
    const cells = [many(100, "pass"), [...many(80, "fail"), ...many(20, "pass")]] as const;
    const asked = reportOf(cells, { settings: { ...settings, rule: "compat" } });
    expect(asked.pairs[0]).toMatchObject({ kind: "win", compat: { pass_rate: "directional" } });
    expect(reportOf(cells).pairs[0]?.compat).toBeNull();
  });
});
