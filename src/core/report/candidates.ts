import { tierOf } from "#core/outcome.ts";
import type { CandidateReport, Distribution, IndexRow, Plan, Rate } from "#core/records.gen.ts";
import { mean } from "#core/stats/moments.ts";
import { passAtK, passHatK } from "#core/stats/pass-at-k.ts";
import { wilson } from "#core/stats/wilson.ts";
import type { TrialResult, TrialResults } from "#core/trial-result.ts";

/** Everything a report says of each candidate by itself. Ranks are set later, from the pairs. */
export function candidateReports(plan: Plan, results: TrialResults): CandidateReport[] {
  return plan.candidates.map(({ name, backend, model }, at) => {
    const trials = results.ofCandidate(at);
    const rows = trials.flatMap((trial) => trial.rows);
    const scored = trials.filter((trial) => trial.scored);
    const endpoints = distinct(rows.map((row) => row.endpoint));
    return {
      name,
      backend,
      model,
      trials: trials.length,
      scored: scored.length,
      passed: scored.filter((trial) => trial.passed).length,
      timed_out: trials.filter((trial) => trial.class === "agent_timeout").length,
      classes: classCounts(trials),
      attempts: rows.length,
      pass_at_1: rate(scored.filter((trial) => trial.passedFirst).length, scored.length),
      pass_at_attempts: rate(scored.filter((trial) => trial.passed).length, scored.length),
      rate_over_all: rate(trials.filter((trial) => trial.passed).length, trials.length),
      over_repetitions: plan.repetitions < 2 ? null : overRepetitions(plan, results, at),
      elapsed_seconds: distribution(rows.map((row) => row.s)),
      phases: {
        provision: distribution(rows.map((row) => row.ms[0])),
        prompt: distribution(rows.map((row) => row.ms[1])),
        solve: distribution(rows.map((row) => row.ms[2])),
        change: distribution(rows.map((row) => row.ms[3])),
        verify: distribution(rows.map((row) => row.ms[4])),
      },
      tokens: {
        input: distribution(rows.map((row) => row.tok[0])),
        output: distribution(rows.map((row) => row.tok[1])),
        cache_read: distribution(rows.map((row) => row.tok[2])),
        cache_write: distribution(rows.map((row) => row.tok[3])),
        reasoning: distribution(rows.map((row) => row.tok[4])),
      },
      turns: distribution(rows.map((row) => row.turns)),
      tool_calls: distribution(rows.map((row) => row.tools)),
      provider_endpoints: endpoints,
      mixed_providers: endpoints.filter((endpoint) => endpoint !== null).length > 1,
      program_versions: distinct(rows.map((row) => row.version)),
      unseeded: rows.some((row) => row.seed !== "supported"),
      tampered: rows.filter((row) => row.tamper !== null && row.tamper > 0).length,
      rank: null,
      stopped: whyStopped(trials),
    };
  });
}

/** What repeating a task would bring, from the tasks all of whose repetitions are scored. */
function overRepetitions(
  plan: Plan,
  results: TrialResults,
  candidate: number,
): NonNullable<CandidateReport["over_repetitions"]> {
  const k = plan.repetitions;
  const tasks = plan.tasks.map((_, task) => results.of(candidate, task).filter((trial) => trial.scored));
  const over = (chance: typeof passAtK) =>
    mean(
      tasks
        .map((scored) => chance(scored.length, scored.filter((trial) => trial.passed).length, k))
        .filter((value) => value !== null),
    );
  return { k, at_least_once: over(passAtK), every_time: over(passHatK) };
}

/** A candidate with faults and trials that never ran was given up, or its run was; null for every other. */
function whyStopped(trials: readonly TrialResult[]): string | null {
  const faults = trials.filter(({ class: cls }) => cls !== "not_run" && tierOf(cls) === "infrastructure");
  const notRun = trials.filter(({ class: cls }) => cls === "not_run").length;
  if (faults.length === 0 || notRun === 0) return null;
  const classes = Object.entries(classCounts(faults)).map(([cls, count]) => `${cls} ${count}`);
  return `${faults.length} of its trials ended in infrastructure faults (${classes.join(", ")}) and ${notRun} were not run.`;
}

/** Trials by the class of the attempt that counts. */
export function classCounts(trials: readonly TrialResult[]): Record<string, number> {
  const classes = trials.map((trial) => trial.class);
  return Object.fromEntries(
    [...new Set(classes)].sort().map((cls) => [cls, classes.filter((other) => other === cls).length]),
  );
}

export function rate(passed: number, n: number): Rate {
  return { passed, n, rate: n === 0 ? null : passed / n, wilson: n === 0 ? null : wilson(passed, n) };
}

/** Mean and sample standard deviation of the values that were measured; what is no finite number was not. */
export function distribution(measured: readonly (number | null | undefined)[]): Distribution {
  const values = measured.filter((value): value is number => Number.isFinite(value));
  const n = values.length;
  if (n === 0) return { n, mean: null, stdev: null };
  const mean = values.reduce((sum, value) => sum + value, 0) / n;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { n, mean, stdev: n < 2 ? null : Math.sqrt(squares / (n - 1)) };
}

/** Distinct values, null first. */
function distinct(values: readonly IndexRow["endpoint"][]): (string | null)[] {
  const known = [...new Set(values.filter((value) => value !== null))].sort();
  return values.includes(null) ? [null, ...known] : known;
}
