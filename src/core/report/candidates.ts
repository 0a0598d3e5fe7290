import { quarantineReasons } from "#core/quarantine.ts";
import { NUMBER, type NumberField, TEXT } from "#core/attempt-fields.ts";
import type { AttemptTable } from "#core/attempt-table.ts";
import { type OutcomeClass, tierOf } from "#core/outcome.ts";
import { OUTCOME_CLASSES, type CandidateReport, type Plan, type Rate } from "#core/records.gen.ts";
import { distributionIn, distributionOf } from "#core/report/distribution.ts";
import { isUsageInPart, wholeTokens } from "#core/report/whole-tokens.ts";
import { mean } from "#core/stats/moments.ts";
import { passAtK, passHatK } from "#core/stats/pass-at-k.ts";
import { wilson } from "#core/stats/wilson.ts";
import { count, type Scores, type Span, type TrialResults } from "#core/trial-results.ts";

/** Everything a report says of each candidate by itself. Ranks are set later, from the pairs. */
export function candidateReports(plan: Plan, results: TrialResults): CandidateReport[] {
  const { attempts } = results;
  const counting = countingTasks(plan);
  // Once for all candidates: each is a column of every attempt.
  const tokens = {
    input: wholeTokens(attempts, NUMBER.input),
    output: wholeTokens(attempts, NUMBER.output),
    cache_read: wholeTokens(attempts, NUMBER.cache_read),
    cache_write: wholeTokens(attempts, NUMBER.cache_write),
    reasoning: wholeTokens(attempts, NUMBER.reasoning),
  };
  return plan.candidates.map(({ name, backend, model }, at) => {
    const trials = results.trials(at);
    const span = results.attemptsOf(trials);
    const planned = trials.end - trials.start;
    const { scored, passed } = results.scoresOf(trials);
    const forRates = counting.map((task) => results.scoresOf(results.trials(at, task)));
    const total = (of: keyof Scores): number => forRates.reduce((sum, scores) => sum + scores[of], 0);
    const [n, passes, passedFirst] = [total("scored"), total("passed"), total("passedFirst")];
    const of = (field: NumberField) => distributionOf(attempts, span, field);
    const endpoints = endpointsOf(attempts, span);
    const classes = classCounts(results, trials);
    return {
      name,
      backend,
      model,
      trials: planned,
      scored,
      passed,
      timed_out: count(trials, (trial) => results.classOf(trial) === "agent_timeout"),
      classes,
      attempts: span.end - span.start,
      pass_at_1: rate(passedFirst, n),
      pass_at_attempts: rate(passes, n),
      rate_over_all: rate(passes, counting.length * plan.repetitions),
      over_repetitions: plan.repetitions < 2 ? null : overRepetitions(plan.repetitions, forRates),
      elapsed_seconds: of(NUMBER.s),
      phases: {
        provision: of(NUMBER.provision),
        prompt: of(NUMBER.prompt),
        solve: of(NUMBER.solve),
        change: of(NUMBER.change),
        verify: of(NUMBER.verify),
      },
      tokens: {
        input: distributionIn(tokens.input, span),
        output: distributionIn(tokens.output, span),
        cache_read: distributionIn(tokens.cache_read, span),
        cache_write: distributionIn(tokens.cache_write, span),
        reasoning: distributionIn(tokens.reasoning, span),
      },
      turns: of(NUMBER.turns),
      tool_calls: of(NUMBER.tools),
      provider_endpoints: endpoints,
      mixed_providers: endpoints.length > 1,
      program_versions: attempts.distinct(span, TEXT.version),
      unseeded: isUnseeded(attempts, span),
      tampered: count(span, (attempt) => attempts.number(attempt, NUMBER.tamper) > 0),
      wire_differs: count(span, (attempt) => attempts.number(attempt, NUMBER.wire) > 0),
      requests_refused: sumOf(attempts.numbers(NUMBER.refused), span),
      leak_suspected: count(span, (attempt) => attempts.number(attempt, NUMBER.leaks) > 0),
      usage_in_part: count(span, (attempt) => isUsageInPart(attempts, attempt)),
      rank: null,
      stopped: whyStopped(classes),
    };
  });
}

/** Of what is known. */
function sumOf(values: Float64Array, { start, end }: Span): number {
  return values.subarray(start, end).reduce((sum, value) => sum + (Number.isNaN(value) ? 0 : value), 0);
}

/** Tasks that are not quarantined: what is known to be unsound is run for nobody's sake, and would move the rates of all. */
function countingTasks(plan: Plan): number[] {
  const quarantined = quarantineReasons(plan);
  return plan.tasks.flatMap(({ id }, at) => (quarantined.has(id) ? [] : [at]));
}

/** Who served it. Beside attempts that say so, one of an older schema, whose record does not, is no other endpoint. */
function endpointsOf(attempts: AttemptTable, span: Span): (string | null)[] {
  const all = attempts.distinct(span, TEXT.endpoint);
  if (all.length < 2 || !all.includes(null)) return all;
  // Those records do not tell of the harness either.
  const foundOne = (at: number): boolean =>
    attempts.text(at, TEXT.endpoint) === null && attempts.text(at, TEXT.harness) !== null;
  return count(span, foundOne) > 0 ? all : all.filter((endpoint) => endpoint !== null);
}

/** Whether any agent that was started at all sampled without a seed. */
function isUnseeded(attempts: AttemptTable, span: Span): boolean {
  if (attempts.distinct(span, TEXT.seed).every((seed) => seed === "supported")) return false;
  const hasRun = (at: number): boolean => !Number.isNaN(attempts.number(at, NUMBER.solve));
  return count(span, (at) => hasRun(at) && attempts.text(at, TEXT.seed) !== "supported") > 0;
}

/** What repeating a task `k` times would bring, from the tasks all of whose repetitions are scored. */
function overRepetitions(k: number, tasks: readonly Scores[]): NonNullable<CandidateReport["over_repetitions"]> {
  const over = (chance: typeof passAtK) =>
    mean(tasks.map(({ scored, passed }) => chance(scored, passed, k)).filter((value) => value !== null));
  return { k, at_least_once: over(passAtK), every_time: over(passHatK) };
}

/** A candidate with faults and trials that never ran was given up, or its run was; null for every other. */
function whyStopped(classes: Readonly<Record<string, number>>): string | null {
  const faults = Object.entries(classes).filter(
    ([cls]) => cls !== "not_run" && tierOf(cls as OutcomeClass) === "infrastructure",
  );
  const notRun = classes["not_run"];
  if (faults.length === 0 || notRun === undefined) return null;
  const listed = faults.map(([cls, times]) => `${cls} ${times}`).join(", ");
  const all = faults.reduce((sum, [, times]) => sum + times, 0);
  return `${all} of its trials ended in infrastructure faults (${listed}) and ${notRun} ${notRun === 1 ? "was" : "were"} not run.`;
}

/** Trials by the class of the attempt that counts, in order of their names. */
export function classCounts(results: TrialResults, { start, end }: Span): Record<string, number> {
  const times = new Array<number>(OUTCOME_CLASSES.length).fill(0);
  for (let trial = start; trial < end; trial++) times[results.classIndexOf(trial)]!++;
  const counts: Record<string, number> = {};
  for (const cls of BY_NAME) if (times[cls]! > 0) counts[OUTCOME_CLASSES[cls]!] = times[cls]!;
  return counts;
}

/** Places in `OUTCOME_CLASSES`, in order of the names there. */
const BY_NAME = [...OUTCOME_CLASSES].sort().map((name) => OUTCOME_CLASSES.indexOf(name));

export function rate(passed: number, n: number): Rate {
  return { passed, n, rate: n === 0 ? null : passed / n, wilson: n === 0 ? null : wilson(passed, n) };
}
