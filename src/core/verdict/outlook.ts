import { leastDiscordant } from "#core/stats/sign-flip.ts";
import { mean, sampleVariance } from "#core/stats/moments.ts";
import {
  ASSUMED_SPREAD,
  differenceVariance,
  leastForTheTest,
  minimumDetectableEffect,
  repetitionsNeeded,
  standardErrorsNeeded,
  tasksNeeded,
  USUAL_SURENESS,
} from "#core/stats/power.ts";
import type { PairedTask } from "#core/verdict-input.ts";
import { isScored } from "#core/verdict/complete.ts";
import type { Measurement } from "#core/verdict/measure.ts";

/** What this comparison could have seen, and about how much more of it would see the difference that was found. */
export interface Outlook {
  /** Minimum detectable effect at 80 % power, a fraction; null where even a difference of 1 could be missed. */
  readonly mde: number | null;
  /** Null: no number can be named. */
  readonly moreTasks: number | null;
  readonly moreRepetitions: number | null;
}

/** @param alpha the level the first of the family's pairs must reach */
export function outlook(measured: Measurement, tasks: readonly PairedTask[], alpha: number): Outlook {
  const { delta, se, discordant, differences } = measured;
  const sureness = { ...USUAL_SURENESS, alpha };
  const n = tasks.length;
  const repetitions = Math.max(...tasks.map((task) => Math.max(task.a.length, task.b.length)));
  const units = differences.units.length;

  // Differences that are all alike say nothing of their spread: the planner's assumption stands in.
  const known = se !== null && se > 0;
  const variance = known ? n * se ** 2 : differenceVariance(repetitions);
  const mde = known
    ? Math.max(standardErrorsNeeded(sureness) * se, leastForTheTest({ tasks: units, repetitions }, sureness))
    : minimumDetectableEffect({ tasks: units, repetitions }, ASSUMED_SPREAD, sureness);

  const fewest = leastDiscordant(alpha);
  const clusteredTooFew = differences.clusters !== null && units < fewest;
  const estimable = delta !== 0 && !clusteredTooFew;
  return {
    mde: mde > 1 ? null : mde,
    moreTasks: estimable ? moreTasks(n, (fewest / discordant) * n) : null,
    moreRepetitions: estimable && units >= fewest ? moreRepetitions() : null,
  };

  /** Enough tasks for the power, and enough of them discordant for the exact test to reach alpha at all. */
  function moreTasks(have: number, forTheTest: number): number {
    const forThePower = tasksNeeded({ delta, repetitions: 1 }, { between: variance, within: 0 }, sureness) ?? have;
    return Math.max(1, Math.ceil(Math.max(forThePower, forTheTest) - have - 1e-9));
  }

  /** The share of the variance that repeating can shrink, as measured; assumed where nothing was repeated. */
  function moreRepetitions(): number | null {
    const assumed = (2 * ASSUMED_SPREAD.within) / repetitions / differenceVariance(repetitions);
    const within = Math.min(variance, repetitionVariance(tasks) ?? assumed * variance);
    const spread = { between: variance - within, within: (within * repetitions) / 2 };
    const needed = within === 0 ? null : repetitionsNeeded({ delta, tasks: n }, spread, sureness);
    return needed === null || needed <= repetitions ? null : needed - repetitions;
  }
}

/** Variance of a task's difference that comes from repeating, both sides; null where a side was never repeated. */
function repetitionVariance(tasks: readonly PairedTask[]): number | null {
  const varianceOfMean = varianceOfMeans();
  const [a, b] = (["a", "b"] as const).map((side) =>
    mean(tasks.map((task) => varianceOfMean(task[side].filter(isScored))).filter((variance) => variance !== null)),
  );
  return a == null || b == null ? null : a + b;
}

/** Thousands of tasks have the same few counts of passes and failures: each is worked out once. */
function varianceOfMeans(): (scored: readonly number[]) => number | null {
  const known = new Map<number, number | null>();
  const worked = (scored: readonly number[]): number | null => {
    const variance = sampleVariance(scored);
    return variance === null ? null : variance / scored.length;
  };
  return (scored) => {
    if (!scored.every((score) => score === 0 || score === 1)) return worked(scored);
    const passed = scored.reduce<number>((sum, score) => sum + score, 0);
    const key = scored.length * (scored.length + 1) + passed;
    const found = known.get(key);
    if (found !== undefined) return found;
    const variance = worked(scored);
    known.set(key, variance);
    return variance;
  };
}
