import { describe, expect, it } from "vitest";
import type { OutcomeClass } from "#core/outcome.ts";
import type { Excerpt, IndexRow, Plan, Report } from "#core/records.gen.ts";
import { buildReport } from "#core/report/build-report.ts";
import { DRILLDOWN_BYTES, wantedExcerpts } from "#core/report/drilldown.ts";
import { TrialResults } from "#core/trial-results.ts";
import { syntheticRow } from "../../support/synthetic-row.ts";
import { syntheticPlan } from "../../support/synthetic-run.ts";

/** Rows of a run in which `classes[candidate][task]` are the outcomes of the attempts. */
function rowsOf(
  plan: Plan,
  classes: readonly (readonly OutcomeClass[][])[],
  tampered: readonly string[] = [],
): IndexRow[] {
  return classes.flatMap((tasks, c) =>
    tasks.flatMap((attempts, t) =>
      attempts.map((cls, at) =>
        syntheticRow(plan, { c, t, a: at + 1, class: cls, tamper: tampered.includes(`${c}/${t}/${at + 1}`) ? 2 : 0 }),
      ),
    ),
  );
}

const wantedOf = (plan: Plan, rows: readonly IndexRow[]): string[] => [
  ...wantedExcerpts(plan, TrialResults.of(plan, rows)),
];

function reportWith(plan: Plan, rows: readonly IndexRow[], text = "text"): Report {
  const excerpts = new Map(
    wantedOf(plan, rows).map((path): [string, Excerpt] => [path, { text, bytes: text.length, path }]),
  );
  return buildReport({ plan, rows, runDirName: "run", generatedAt: "2026-01-01T00:00:00Z", problems: [], excerpts });
}

describe("the drill-down", () => {
  const plan = syntheticPlan({ tasks: 3, repetitions: 1 });

  it("asks for no file when nothing differs", () => {
    const rows = rowsOf(plan, [
      [["pass"], ["fail", "fail"], ["pass"]],
      [["pass"], ["fail", "fail"], ["fail", "pass"]],
    ]);
    expect(wantedOf(plan, rows)).toEqual([]);
    expect(reportWith(plan, rows).drilldown).toEqual({ tasks: [], left_out: 0 });
  });

  it("shows how one passed and the other failed: its last attempt, with what it printed", () => {
    const rows = rowsOf(plan, [
      [["pass"], ["pass"], ["pass"]],
      [["pass"], ["fail", "fail"], ["pass"]],
    ]);
    const [task, ...others] = reportWith(plan, rows).drilldown.tasks;
    expect(others).toEqual([]);
    expect(task).toMatchObject({ task_id: "python/task-1", why: "candidates differ" });
    expect(task?.candidates).toMatchObject([
      { candidate: "stub:model-0", class: "pass", attempt: 1, output: null, patch: { path: "0/1/1/diff.patch" } },
      { candidate: "stub:model-1", class: "fail", attempt: 2, output: { path: "1/1/2/verify-output.txt" } },
    ]);
  });

  it("quotes a prompt once when both were asked the same", () => {
    const rows = rowsOf(plan, [
      [["pass"], ["pass"], ["pass"]],
      [["fail"], ["pass"], ["pass"]],
    ]);
    const [task] = reportWith(plan, rows).drilldown.tasks;
    expect(task?.candidates.map(({ prompt }) => prompt?.path ?? null)).toEqual(["0/0/1/prompt.md", null]);
  });

  it("shows tampering first, also where candidates agree, and the attempt that did it", () => {
    const rows = rowsOf(
      plan,
      [
        [["pass"], ["pass"], ["fail", "pass"]],
        [["fail"], ["pass"], ["pass"]],
      ],
      ["0/2/1"],
    );
    const { tasks } = reportWith(plan, rows).drilldown;
    expect(tasks.map(({ task_id, why }) => [task_id, why])).toEqual([
      ["python/task-2", "protected paths touched"],
      ["python/task-0", "candidates differ"],
    ]);
    expect(tasks[0]?.candidates).toMatchObject([{ candidate: "stub:model-0", attempt: 1, tampered: 2 }]);
  });

  it("leaves out a quarantined task: it differs for nobody", () => {
    const { digest: _, schema_version: __, ...content } = plan;
    const quarantined = [{ task_id: "python/task-0", reason: "its reference fails" }];
    const validation = {
      benchmark_revision: "r1",
      toolchain: "t",
      validated_at: "2026-01-01T00:00:00Z",
      passed: 2,
      quarantined,
    };
    const spoilt: Plan = { ...content, validation, digest: plan.digest, schema_version: plan.schema_version };
    const rows = rowsOf(spoilt, [
      [["pass"], ["pass"], ["pass"]],
      [["fail"], ["pass"], ["pass"]],
    ]);
    expect(wantedOf(spoilt, rows)).toEqual([]);
  });

  it("stays within its bytes however much there is, and says how many tasks found no room", () => {
    const large = syntheticPlan({ tasks: 200, repetitions: 1 });
    const rows = rowsOf(large, [
      Array.from({ length: 200 }, () => ["pass"]),
      Array.from({ length: 200 }, () => ["fail"]),
    ]);
    const { drilldown } = reportWith(large, rows, "\u0000".repeat(8192));
    expect(Buffer.byteLength(JSON.stringify(drilldown.tasks))).toBeLessThanOrEqual(DRILLDOWN_BYTES + 2);
    expect(drilldown.tasks.length).toBeGreaterThan(5);
    expect(drilldown.tasks.length + drilldown.left_out).toBe(200);
  });
});

describe("a task's cell", () => {
  it("holds means over passing trials only, over all their attempts, and null for what was not measured", () => {
    const plan = syntheticPlan({ tasks: 1, repetitions: 1, candidates: 2 });
    const measured = {
      ms: [0, 0, 1500, 0, 0] as IndexRow["ms"],
      tok: [100, 20, null, null, null] as IndexRow["tok"],
      turns: 3,
    };
    const rows = [
      syntheticRow(plan, { c: 0, t: 0, a: 1, class: "fail", ...measured }),
      syntheticRow(plan, { c: 0, t: 0, a: 2, class: "pass", ...measured, turns: null }),
      syntheticRow(plan, { c: 1, t: 0, a: 1, class: "fail", ...measured }),
    ];
    const [task] = reportWith(plan, rows).tasks;
    expect(task?.cells.map(({ when_passed }) => when_passed)).toEqual([
      { time_to_solve_seconds: 3, tokens: 240, turns: null },
      { time_to_solve_seconds: null, tokens: null, turns: null },
    ]);
  });
});
