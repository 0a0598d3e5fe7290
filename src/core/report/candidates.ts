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
    const of = distributions(rows, MEASURES);
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
      elapsed_seconds: of.elapsed_seconds,
      phases: {
        provision: of.provision,
        prompt: of.prompt,
        solve: of.solve,
        change: of.change,
        verify: of.verify,
      },
      tokens: {
        input: of.input,
        output: of.output,
        cache_read: of.cache_read,
        cache_write: of.cache_write,
        reasoning: of.reasoning,
      },
      turns: of.turns,
      tool_calls: of.tool_calls,
      provider_endpoints: endpoints,
      mixed_providers: endpoints.filter((endpoint) => endpoint !== null).length > 1,
      program_versions: distinct(rows.map((row) => row.version)),
      unseeded: rows.some((row) => row.seed !== "supported"),
      tampered: rows.filter((row) => row.tamper !== null && row.tamper > 0).length,
      leak_suspected: rows.filter((row) => row.leaks !== null && row.leaks > 0).length,
      rank: null,
      stopped: whyStopped(trials),
    };
  });
}

const MEASURES = {
  elapsed_seconds: (row: IndexRow) => row.s,
  provision: (row: IndexRow) => row.ms[0],
  prompt: (row: IndexRow) => row.ms[1],
  solve: (row: IndexRow) => row.ms[2],
  change: (row: IndexRow) => row.ms[3],
  verify: (row: IndexRow) => row.ms[4],
  input: (row: IndexRow) => row.tok[0],
  output: (row: IndexRow) => row.tok[1],
  cache_read: (row: IndexRow) => row.tok[2],
  cache_write: (row: IndexRow) => row.tok[3],
  reasoning: (row: IndexRow) => row.tok[4],
  turns: (row: IndexRow) => row.turns,
  tool_calls: (row: IndexRow) => row.tools,
} as const;

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
  const counts = new Map<string, number>();
  for (const { class: cls } of trials) counts.set(cls, (counts.get(cls) ?? 0) + 1);
  return Object.fromEntries([...counts].sort(([x], [y]) => (x < y ? -1 : 1)));
}

export function rate(passed: number, n: number): Rate {
  return { passed, n, rate: n === 0 ? null : passed / n, wilson: n === 0 ? null : wilson(passed, n) };
}

/** Mean and sample standard deviation of what was measured of some items. */
export const distribution = <T>(items: readonly T[], measure: Measure<T>): Distribution =>
  distributionOf(items.map(measure).filter(isMeasured));

/** Null, nothing, or no finite number: not measured. */
type Measure<T> = (item: T) => number | null | undefined;
const isMeasured = (value: number | null | undefined): value is number => Number.isFinite(value);

/** The same for several measures, looking at each item once: fifty thousand of them do not fit into a cache. */
function distributions<T, Name extends string>(
  items: readonly T[],
  measures: Readonly<Record<Name, Measure<T>>>,
): Record<Name, Distribution> {
  const columns = Object.entries<Measure<T>>(measures).map(([name, measure]) => ({
    name,
    measure,
    values: new Float64Array(items.length),
    n: 0,
  }));
  for (const item of items) {
    for (const column of columns) {
      const value = column.measure(item);
      if (isMeasured(value)) column.values[column.n++] = value;
    }
  }
  const entries = columns.map(({ name, values, n }) => [name, distributionOf(values.subarray(0, n))]);
  return Object.fromEntries(entries) as Record<Name, Distribution>;
}

function distributionOf(values: readonly number[] | Float64Array): Distribution {
  const n = values.length;
  if (n === 0) return { n, mean: null, stdev: null };
  let [sum, squares] = [0, 0];
  // By index: an iterator that is one of a list here and of a column there is slow.
  for (let at = 0; at < n; at++) sum += values[at]!;
  const mean = sum / n;
  for (let at = 0; at < n; at++) squares += (values[at]! - mean) ** 2;
  return { n, mean, stdev: n < 2 ? null : Math.sqrt(squares / (n - 1)) };
}

/** Distinct values, null first. */
function distinct(values: readonly IndexRow["endpoint"][]): (string | null)[] {
  const known = [...new Set(values.filter((value) => value !== null))].sort();
  return values.includes(null) ? [null, ...known] : known;
}
