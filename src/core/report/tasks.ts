import type { Plan, Report, TaskCell } from "#core/records.gen.ts";
import { classCounts, distribution } from "#core/report/candidates.ts";
import { SECONDARY } from "#core/report/measures.ts";
import type { TrialResult, TrialResults } from "#core/trial-result.ts";

/** Every planned task with one cell per candidate. */
export function taskReports(plan: Plan, results: TrialResults): Report["tasks"] {
  const quarantined = new Map(plan.validation?.quarantined.map(({ task_id, reason }) => [task_id, reason]));
  return plan.tasks.map((task, at) => ({
    id: task.id,
    language: task.language,
    repo: task.repo,
    quarantined: quarantined.get(task.id) ?? null,
    cells: plan.candidates.map((_, candidate) => taskCell(results.of(candidate, at))),
  }));
}

function taskCell(trials: readonly TrialResult[]): TaskCell {
  const scored = trials.filter((trial) => trial.scored);
  const passed = scored.filter((trial) => trial.passed);
  const overPassed = (measure: (typeof SECONDARY)[keyof typeof SECONDARY]) =>
    distribution(passed, (trial) => measure(trial.rows)).mean;
  const milliseconds = overPassed(SECONDARY.time_to_solve);
  return {
    trials: trials.length,
    scored: scored.length,
    passed: passed.length,
    pass_rate: scored.length === 0 ? null : passed.length / scored.length,
    passed_first: scored.filter((trial) => trial.passedFirst).length,
    elapsed_seconds: distribution(
      trials.flatMap(({ rows }) => rows),
      (row) => row.s,
    ),
    when_passed: {
      time_to_solve_seconds: milliseconds === null ? null : milliseconds / 1000,
      tokens: overPassed(SECONDARY.tokens),
      turns: overPassed(SECONDARY.turns),
    },
    classes: classCounts(trials),
  };
}
