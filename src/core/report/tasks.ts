import { NUMBER } from "#core/attempt-fields.ts";
import type { Plan, Report, TaskCell } from "#core/records.gen.ts";
import { classCounts } from "#core/report/candidates.ts";
import { distributionOf } from "#core/report/distribution.ts";
import { measured, type Metric } from "#core/report/measures.ts";
import { count, type Span, type TrialResults } from "#core/trial-results.ts";

/** Every planned task with one cell per candidate. */
export function taskReports(plan: Plan, results: TrialResults): Report["tasks"] {
  const quarantined = new Map(plan.validation?.quarantined.map(({ task_id, reason }) => [task_id, reason]));
  return plan.tasks.map((task, at) => ({
    id: task.id,
    language: task.language,
    repo: task.repo,
    quarantined: quarantined.get(task.id) ?? null,
    cells: plan.candidates.map((_, candidate) => taskCell(results, results.trials(candidate, at))),
  }));
}

function taskCell(results: TrialResults, trials: Span): TaskCell {
  const scored = count(trials, (trial) => results.isScored(trial));
  const passed = count(trials, (trial) => results.isPassed(trial));
  const milliseconds = whenPassed(results, trials, "time_to_solve");
  return {
    trials: trials.end - trials.start,
    scored,
    passed,
    pass_rate: scored === 0 ? null : passed / scored,
    passed_first: count(trials, (trial) => results.isPassedFirst(trial) && results.isScored(trial)),
    elapsed_seconds: distributionOf(results.attempts, results.attemptsOf(trials), NUMBER.s),
    when_passed: {
      time_to_solve_seconds: milliseconds === null ? null : milliseconds / 1000,
      tokens: whenPassed(results, trials, "tokens"),
      turns: whenPassed(results, trials, "turns"),
    },
    classes: classCounts(results, trials),
  };
}

/** Mean over the trials that passed and of which it was measured; null of none. */
function whenPassed(results: TrialResults, { start, end }: Span, metric: Metric): number | null {
  let [n, sum] = [0, 0];
  for (let trial = start; trial < end; trial++) {
    const value = results.isPassed(trial) ? measured(results, trial, metric) : Number.NaN;
    if (!Number.isFinite(value)) continue;
    n++;
    sum += value;
  }
  return n === 0 ? null : sum / n;
}
