import { quarantineReasons } from "#core/quarantine.ts";
import { NUMBER } from "#core/attempt-fields.ts";
import type { Plan, Report, TaskCell } from "#core/records.gen.ts";
import { classCounts } from "#core/report/candidates.ts";
import { distributionIn } from "#core/report/distribution.ts";
import { measuredWhenPassed } from "#core/report/measures.ts";
import type { Span, TrialResults } from "#core/trial-results.ts";

/** Every planned task with one cell per candidate. */
export function taskReports(plan: Plan, results: TrialResults): Report["tasks"] {
  const quarantined = quarantineReasons(plan);
  const measured: Measured = {
    elapsed: results.attempts.numbers(NUMBER.s),
    solve: measuredWhenPassed(results, "time_to_solve"),
    tokens: measuredWhenPassed(results, "tokens"),
    turns: measuredWhenPassed(results, "turns"),
  };
  return plan.tasks.map((task, at) => ({
    id: task.id,
    language: task.language,
    repo: task.repo,
    quarantined: quarantined.get(task.id) ?? null,
    cells: plan.candidates.map((_, candidate) => taskCell(results, results.trials(candidate, at), measured)),
  }));
}

interface Measured {
  /** Seconds by attempt. */
  readonly elapsed: Float64Array;
  /** Milliseconds, tokens and turns by trial, of those that passed. */
  readonly solve: Float64Array;
  readonly tokens: Float64Array;
  readonly turns: Float64Array;
}

function taskCell(results: TrialResults, trials: Span, { elapsed, solve, tokens, turns }: Measured): TaskCell {
  const { scored, passed, passedFirst } = results.scoresOf(trials);
  const milliseconds = meanIn(solve, trials);
  return {
    trials: trials.end - trials.start,
    scored,
    passed,
    pass_rate: scored === 0 ? null : passed / scored,
    passed_first: passedFirst,
    elapsed_seconds: distributionIn(elapsed, results.attemptsOf(trials)),
    when_passed: {
      time_to_solve_seconds: milliseconds === null ? null : milliseconds / 1000,
      tokens: meanIn(tokens, trials),
      turns: meanIn(turns, trials),
    },
    classes: classCounts(results, trials),
  };
}

/** Mean over the trials of which it was measured; null of none. */
function meanIn(values: Float64Array, { start, end }: Span): number | null {
  let n = 0;
  let sum = 0;
  for (let trial = start; trial < end; trial++) {
    if (!Number.isFinite(values[trial])) continue;
    n++;
    sum += values[trial]!;
  }
  return n === 0 ? null : sum / n;
}
