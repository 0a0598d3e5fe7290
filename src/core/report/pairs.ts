import type { IndexRow, PairVerdict, Plan } from "#core/records.gen.ts";
import { fingerprintDifferences } from "#core/report/fingerprint.ts";
import { candidateIndex } from "#core/plan.ts";
import type { TrialResults } from "#core/trial-result.ts";
import { declareWinnerCompat } from "#core/verdict/compat.ts";
import { decidePairs } from "#core/verdict/decide.ts";
import { secondaryMetric } from "#core/verdict/secondary.ts";
import type { PairInput } from "#core/verdict-input.ts";

/** The verdict of every reported pair: all pairs, or each candidate against the baseline. */
export function decideAll(plan: Plan, results: TrialResults): PairVerdict[] {
  const pairs = pairsOf(plan);
  const inputs = pairs.map(([a, b]) => pairInput(plan, results, a, b));
  return decidePairs(inputs, plan.settings).map((verdict, at) => {
    const [a, b] = pairs[at] ?? [0, 0];
    return {
      ...verdict,
      secondary: secondaryMetrics(plan, results, a, b),
      compat: plan.settings.rule === "compat" ? compatVerdicts(results, a, b) : null,
    };
  });
}

function pairsOf(plan: Plan): readonly (readonly [number, number])[] {
  const { baseline } = plan.settings;
  const all = plan.candidates.map((_, at) => at);
  if (baseline === null) return all.flatMap((a) => all.slice(a + 1).map((b) => [a, b] as const));
  const base = candidateIndex(plan, baseline);
  return all.filter((at) => at !== base).map((at) => [base, at] as const);
}

function pairInput(plan: Plan, results: TrialResults, a: number, b: number): PairInput {
  const quarantined = new Map(plan.validation?.quarantined.map(({ task_id, reason }) => [task_id, reason]));
  const scores = (candidate: number, task: number) => results.of(candidate, task).map((trial) => (trial.scored ? Number(trial.passed) : null));
  return {
    a: plan.candidates[a]?.name ?? "",
    b: plan.candidates[b]?.name ?? "",
    tasks: plan.tasks.map((task, at) => ({
      id: task.id,
      cluster: clusterOf(plan, at),
      a: scores(a, at),
      b: scores(b, at),
      quarantined: quarantined.get(task.id) ?? null,
    })),
    fingerprintDifferences: fingerprintDifferences(plan, results, a, b),
    benchmarkFault: benchmarkFault(plan),
  };
}

function clusterOf(plan: Plan, at: number): string | null {
  const { cluster } = plan.settings;
  return cluster === "none" ? null : (plan.tasks[at]?.[cluster] ?? null);
}

/** A benchmark most of whose references do not pass measures its own faults, not the candidates. */
function benchmarkFault({ validation, tasks }: Plan): string | null {
  if (validation === null || validation.quarantined.length * 2 <= tasks.length) return null;
  return `validation left out ${validation.quarantined.length} of ${tasks.length} tasks, more than half`;
}

/** Time, tokens and turns over the tasks that both sides passed: means over the passing repetitions of a task. */
function secondaryMetrics(plan: Plan, results: TrialResults, a: number, b: number): PairVerdict["secondary"] {
  const names = { a: plan.candidates[a]?.name ?? "", b: plan.candidates[b]?.name ?? "" };
  const measures = { time_to_solve: solveTime, tokens: tokensUsed, turns: (rows: readonly IndexRow[]) => sum(rows.map((row) => row.turns)) } as const;
  return Object.entries(measures).map(([metric, measure]) => {
    const samples = plan.tasks.flatMap((_, task) => {
      const [x, y] = [meanOverPasses(results, a, task, measure), meanOverPasses(results, b, task, measure)];
      return x === null || y === null ? [] : [{ a: x, b: y }];
    });
    return secondaryMetric(metric as keyof typeof measures, names, samples);
  });
}

function meanOverPasses(results: TrialResults, candidate: number, task: number, measure: (rows: readonly IndexRow[]) => number | null): number | null {
  const measured = results
    .of(candidate, task)
    .filter((trial) => trial.passed)
    .map((trial) => measure(trial.rows))
    .filter((value) => value !== null);
  return measured.length === 0 ? null : measured.reduce((total, value) => total + value, 0) / measured.length;
}

/** Milliseconds the backend was at work, over all attempts of a trial. */
const solveTime = (rows: readonly IndexRow[]): number | null => sum(rows.map((row) => row.ms[2]));

const tokensUsed = (rows: readonly IndexRow[]): number | null => sum(rows.flatMap((row) => [row.tok[0], row.tok[1]]));

/** Unknown as soon as one part is. */
function sum(values: readonly (number | null)[]): number | null {
  return values.reduce<number | null>((total, value) => (total === null || value === null ? null : total + value), 0);
}

function compatVerdicts(results: TrialResults, a: number, b: number): PairVerdict["compat"] {
  const rows = (candidate: number) => results.ofCandidate(candidate).flatMap((trial) => trial.rows);
  const [rowsA, rowsB] = [rows(a), rows(b)];
  const judge = (kind: "continuous" | "deterministic", higherIsBetter: boolean, read: (row: IndexRow) => number | null) =>
    declareWinnerCompat({ kind, higherIsBetter }, rowsA.map(read), rowsB.map(read));
  return {
    pass_rate: judge("continuous", true, (row) => Number(row.class === "pass")),
    elapsed_seconds: judge("continuous", false, (row) => row.s),
    failed_commands: judge("deterministic", false, (row) => row.fc),
    human_interventions: judge("deterministic", false, () => 0),
  };
}
