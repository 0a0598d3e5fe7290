import { budgetFlags } from "#core/budget-flags.ts";
import { trialCount } from "#core/cells.ts";
import { duration, durations, listed, plural } from "#core/format.ts";
import { shardsOf } from "#core/plan.ts";
import type { Plan } from "#core/records.gen.ts";
import { ASSUMED_SPREAD, minimumDetectableEffect, USUAL_SURENESS } from "#core/stats/power.ts";
import { withPoints } from "#core/verdict/wording.ts";

/** What a plan will cost in time and what it can hope to see, before anything is spent. */
export interface Outlook {
  readonly cells: number;
  readonly trials_per_candidate: number;
  readonly attempts_at_most: number;
  /** Seconds, guessed from what the benchmark says its tasks typically take: every trial at one attempt, and every trial at all of them. */
  readonly expected_seconds: { readonly least: number; readonly most: number };
  /** Smallest true difference in pass rate seen with 80 % power, as a fraction; null without a comparison. */
  readonly minimum_detectable_effect: number | null;
  readonly shards: readonly {
    readonly shard: string;
    readonly candidate: string;
    readonly tasks: number;
    readonly trials: number;
    readonly expected_seconds: number;
  }[];
}

export function outlookOf(plan: Plan, shards: number | null): Outlook {
  const perTask = plan.tasks.map((task) => task.expected_seconds * plan.repetitions);
  const perCandidate = perTask.reduce((sum, seconds) => sum + seconds, 0);
  const cells = trialCount(plan);
  const { max_attempts } = plan.benchmark;
  const least = (perCandidate * plan.candidates.length) / plan.settings.concurrency;
  return {
    cells,
    trials_per_candidate: plan.tasks.length * plan.repetitions,
    attempts_at_most: cells * max_attempts,
    expected_seconds: { least: round(least), most: round(least * max_attempts) },
    minimum_detectable_effect: sightOf(plan),
    shards: shards === null ? [] : shardOutlooks(plan, perTask, shards),
  };
}

function shardOutlooks(plan: Plan, perTask: readonly number[], shards: number): Outlook["shards"] {
  // Every candidate has the same slices, so those of the first say how many tasks and seconds each shard has.
  const shardAt = shardsOf(plan, shards);
  const slices = Array.from({ length: Math.ceil(shards / plan.candidates.length) }, (_, at) => {
    const { tasks } = shardAt(at + 1);
    const seconds = tasks.reduce((sum, task) => sum + (perTask[task] ?? Number.NaN), 0);
    return { tasks: tasks.length, seconds: round(seconds / plan.settings.concurrency) };
  });
  return plan.candidates.flatMap(({ name }, candidate) =>
    slices.map(({ tasks, seconds }, slice) => ({
      shard: `${candidate * slices.length + slice + 1}/${shards}`,
      candidate: name,
      tasks,
      trials: tasks * plan.repetitions,
      expected_seconds: seconds,
    })),
  );
}

/** Over the tasks that count, at the level each pair is left with after Holm's correction. */
function sightOf({ candidates, tasks, repetitions, settings, validation }: Plan): number | null {
  if (candidates.length < 2) return null;
  const pairs = settings.baseline === null ? (candidates.length * (candidates.length - 1)) / 2 : candidates.length - 1;
  const quarantined = validation === null ? [] : validation.quarantined;
  const sound = tasks.length - quarantined.length;
  if (sound === 0) return null;
  return minimumDetectableEffect({ tasks: sound, repetitions }, ASSUMED_SPREAD, {
    ...USUAL_SURENESS,
    alpha: settings.alpha / pairs,
  });
}

const leftOutText = ({ left_out: leftOut = [] }: Plan["benchmark"]): string[] =>
  leftOut.length === 0
    ? []
    : [
        `Left out, since ${leftOut.length === 1 ? "it is" : "they are"} unsound wherever ${leftOut.length === 1 ? "it runs" : "they run"}: ${listed(leftOut.map(({ task_id }) => task_id))}.`,
      ];

/** The same for people. */
export function outlookText(plan: Plan, outlook: Outlook): string {
  const { least, most } = outlook.expected_seconds;
  const mde = outlook.minimum_detectable_effect;
  return [
    `${plan.benchmark.id}: ${plural(plan.tasks.length, "task")} × ${plural(plan.candidates.length, "candidate")} × ${plural(plan.repetitions, "repetition")} = ${plural(outlook.cells, "trial")}, at most ${plural(outlook.attempts_at_most, "attempt")}.`,
    `Expected time ${durations(least, most)} with ${plural(plan.settings.concurrency, "trial")} at a time. This is a guess from what its tasks typically take; agents differ widely.`,
    ...leftOutText(plan.benchmark),
    ...(mde === null ? [] : [sightText(mde)]),
    ...budgetText(plan),
    ...outlook.shards.map(
      ({ shard, candidate, tasks, trials, expected_seconds }) =>
        `  shard ${shard}: ${candidate}, ${plural(tasks, "task")}, ${plural(trials, "trial")}, ${duration(expected_seconds)}`,
    ),
  ].join("\n");
}

/** What ends attempts, and what ends a run; the latter counts anew whenever one is started. */
function budgetText(plan: Plan): string[] {
  const [ofAttempts, ofRun] = [budgetFlags(plan, "attempt"), budgetFlags(plan, "run")];
  return [
    ...(ofAttempts.length === 0 ? [] : [`Each attempt fails if it exceeds its budget: ${ofAttempts.join(", ")}.`]),
    ...(ofRun.length === 0
      ? []
      : [`The run ends when its budget is spent: ${ofRun.join(", ")}. Each resume, and each shard, has it anew.`]),
  ];
}

/** What of a difference a plan can hope to see. */
export function sightText(mde: number): string {
  if (mde > 1)
    return "Minimum detectable effect: none. With so few tasks even the largest difference would most likely end with no winner declared.";
  return `Minimum detectable effect ${withPoints(mde)} (80 % power): a smaller true difference will most likely end with no winner declared.`;
}

const round = (seconds: number): number => Math.round(seconds * 100) / 100;
