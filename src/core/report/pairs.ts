import { quarantineReasons } from "#core/quarantine.ts";
import { type NumberField, NUMBER } from "#core/attempt-fields.ts";
import type { PairVerdict, Plan } from "#core/records.gen.ts";
import { fingerprintDifferences } from "#core/report/fingerprint.ts";
import { measuredWhenPassed, type Metric, METRICS } from "#core/report/measures.ts";
import { candidateIndex } from "#core/plan.ts";
import type { Span, TrialResults } from "#core/trial-results.ts";
import { COMPAT_METRICS, declareWinnerCompat } from "#core/verdict/compat.ts";
import { decidePairs } from "#core/verdict/decide.ts";
import { meanLog, secondaryMetric } from "#core/verdict/secondary.ts";
import type { PairedTask, PairInput } from "#core/verdict-input.ts";

/**
 * The verdict of every reported pair: all pairs, or each candidate against the baseline. `differing` are fingerprint
 * fields known to differ; without it, the rows of each pair are compared.
 */
export function decideAll(plan: Plan, results: TrialResults, differing?: readonly string[]): PairVerdict[] {
  const pairs = pairsOf(plan);
  const scores = plan.candidates.map((_, candidate) => scoresOf(plan, results, candidate));
  const inputs = pairs.map(([a, b]) => ({
    ...pairInput(plan, scores, a, b),
    fingerprintDifferences: differing ?? fingerprintDifferences(plan, results, a, b),
  }));
  const logs = METRICS.map((metric) => [metric, logsOf(plan, results, metric)] as const);
  const clusters = plan.tasks.map((_, task) => clusterOf(plan, task));
  return decidePairs(inputs, plan.settings).map((verdict, at) => {
    const [a, b] = pairs[at] ?? [0, 0];
    return {
      ...verdict,
      secondary: logs.map(([metric, of]) =>
        secondaryMetric(metric, verdict, { a: of[a]!, b: of[b]!, clusters }, plan.settings.cluster !== "none"),
      ),
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

/** For each task, what each repetition scored. */
type Scores = readonly PairedTask["a"][];

/** Made once for all pairs of a candidate: with many, they would take more memory than all that was read. */
const scoresOf = (plan: Plan, results: TrialResults, candidate: number): Scores =>
  plan.tasks.map((_, task) =>
    each(results.trials(candidate, task), (trial) =>
      results.isScored(trial) ? Number(results.isPassed(trial)) : null,
    ),
  );

function pairInput(
  plan: Plan,
  scores: readonly Scores[],
  a: number,
  b: number,
): Omit<PairInput, "fingerprintDifferences"> {
  const quarantined = quarantineReasons(plan);
  return {
    a: plan.candidates[a]?.name ?? "",
    b: plan.candidates[b]?.name ?? "",
    tasks: plan.tasks.map((task, at) => ({
      id: task.id,
      cluster: clusterOf(plan, at),
      a: scores[a]?.[at] ?? [],
      b: scores[b]?.[at] ?? [],
      quarantined: quarantined.get(task.id) ?? null,
    })),
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

/** Mean logarithms of one metric: for each candidate, by task. */
const logsOf = (plan: Plan, results: TrialResults, metric: Metric): Float64Array[] => {
  const values = measuredWhenPassed(results, metric);
  return plan.candidates.map((_, candidate) =>
    Float64Array.from(plan.tasks, (_, task) => meanLog(values, results.trials(candidate, task))),
  );
};

function compatVerdicts(results: TrialResults, a: number, b: number): PairVerdict["compat"] {
  const { attempts } = results;
  const spans = [a, b].map((candidate) => results.attemptsOf(results.trials(candidate)));
  const judge = (metric: keyof typeof COMPAT_METRICS, read: (at: number) => number | null) => {
    const [ofA = [], ofB = []] = spans.map((span) => each(span, read));
    return declareWinnerCompat(COMPAT_METRICS[metric], ofA, ofB);
  };
  const number = (field: NumberField) => (at: number) => {
    const value = attempts.number(at, field);
    return Number.isNaN(value) ? null : value;
  };
  return {
    pass_rate: judge("pass_rate", (at) => Number(attempts.classAt(at) === "pass")),
    elapsed_seconds: judge("elapsed_seconds", number(NUMBER.s)),
    failed_commands: judge("failed_commands", number(NUMBER.fc)),
    human_interventions: judge("human_interventions", () => 0),
  };
}

function each<T>({ start, end }: Span, make: (at: number) => T): T[] {
  const made: T[] = [];
  for (let at = start; at < end; at++) made.push(make(at));
  return made;
}
