/** Reports and rows without a run-dir: a story told by outcome classes, with texts that may be hostile. */
import { makePlan } from "#core/plan.ts";
import type { OutcomeClass } from "#core/outcome.ts";
import type { IndexRow, Plan, Report } from "#core/records.gen.ts";
import { buildReport } from "#core/report/build-report.ts";
import { syntheticPlan } from "./synthetic-run.ts";

export interface Story {
  /** `outcomes[candidate][task][repetition]`: one word per trial, attempts separated by `>`; empty: never run. */
  readonly outcomes: readonly (readonly (readonly string[])[])[];
  readonly names?: readonly string[];
  readonly taskIds?: readonly string[];
  readonly reason?: string;
  readonly plan?: Partial<Plan>;
  readonly row?: (row: IndexRow) => IndexRow;
}

export interface ReportedRun {
  readonly plan: Plan;
  readonly rows: readonly IndexRow[];
  readonly report: Report;
}

export function reportedRun({
  outcomes,
  names,
  taskIds,
  reason,
  plan: change = {},
  row = (same) => same,
}: Story): ReportedRun {
  const {
    digest: _,
    schema_version: __,
    ...content
  } = syntheticPlan({
    candidates: outcomes.length,
    tasks: outcomes[0]?.length ?? 0,
    repetitions: outcomes[0]?.[0]?.length ?? 1,
  });
  const plan = makePlan({
    ...content,
    candidates: content.candidates.map((candidate, at) => ({
      ...candidate,
      name: names?.[at] ?? candidate.name,
    })) as unknown as Plan["candidates"],
    tasks: content.tasks.map((task, at) => ({ ...task, id: taskIds?.[at] ?? task.id })) as unknown as Plan["tasks"],
    ...change,
  });
  const rows = outcomes.flatMap((tasks, c) =>
    tasks.flatMap((repetitions, t) =>
      repetitions.flatMap((word, before) =>
        word
          .split(">")
          .filter((cls) => cls !== "")
          .map((cls, a) => row(rowOf(plan, { c, t, r: before + 1, a: a + 1 }, cls as OutcomeClass, reason ?? cls))),
      ),
    ),
  );
  const report = buildReport({ plan, rows, runDirName: "run", generatedAt: "2026-01-02T03:04:05Z", problems: [] });
  return { plan, rows, report };
}

function rowOf(
  plan: Plan,
  { c, t, r, a }: Pick<IndexRow, "c" | "t" | "r" | "a">,
  cls: OutcomeClass,
  reason: string,
): IndexRow {
  return {
    v: 2,
    c,
    t,
    r,
    a,
    try: 1,
    dir: `${plan.candidates[c]?.slug}/${plan.tasks[t]?.slug}/attempt-${a}-run-${r}`,
    digest: "0".repeat(64),
    class: cls,
    phase: "verify",
    reason,
    stop: null,
    ms: [1, 1, 100, 1, 10],
    s: 1.25,
    tok: [10, 20, null, null, null],
    cover: 1,
    tools: null,
    turns: 3,
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
    version: "1.0.0",
    tier: "worktree",
    contain: "namespace",
    hidden: true,
    with: "",
    arch: "x64",
    harness: "0.1.0",
  };
}
