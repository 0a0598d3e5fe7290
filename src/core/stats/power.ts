import { normalQuantile } from "#core/stats/normal.ts";
import { leastDiscordant } from "#core/stats/sign-flip.ts";

/** Spread of what is compared, in squared shares (Miller 2024, section 5). */
export interface Spread {
  /** Variance between tasks of the true difference, ω². */
  readonly between: number;
  /** Variance between repetitions of one task, per side, σ². */
  readonly within: number;
}

/**
 * What the planner assumes before anything was measured: true pass rates spread evenly over [0, 1] in each task
 * (σ² = 1/6), and differences between tasks of ω² = 1/9.
 */
export const ASSUMED_SPREAD: Spread = { between: 1 / 9, within: 1 / 6 };

/** How sure a comparison should be. */
export interface Sureness {
  /** Two-sided level of the test. */
  readonly alpha: number;
  /** Chance of seeing a difference that is there. */
  readonly power: number;
}

export const USUAL_SURENESS: Sureness = { alpha: 0.05, power: 0.8 };

/** How many standard errors a true difference must measure to be seen: z at alpha/2 plus z at power. */
export const standardErrorsNeeded = ({ alpha, power }: Sureness = USUAL_SURENESS): number =>
  normalQuantile(1 - alpha / 2) + normalQuantile(power);

/** Variance of one task's difference when both sides repeat it `repetitions` times. */
export const differenceVariance = (repetitions: number, { between, within }: Spread = ASSUMED_SPREAD): number =>
  between + (2 * within) / repetitions;

export interface Size {
  readonly tasks: number;
  readonly repetitions: number;
}

/** The smallest true difference (a fraction) that so many tasks and repetitions would see; above 1: none. */
export function minimumDetectableEffect(
  size: Size,
  spread: Spread = ASSUMED_SPREAD,
  sureness: Sureness = USUAL_SURENESS,
): number {
  const bySpread =
    standardErrorsNeeded(sureness) * Math.sqrt(differenceVariance(size.repetitions, spread) / size.tasks);
  return Math.max(bySpread, leastForTheTest(size, sureness));
}

/**
 * The true difference below which too few tasks differ for an exact sign-flip test to reach its level, even where all
 * that differ do so in one direction; above 1: there are too few tasks for any. A mean of `repetitions` trials differs
 * in at most `repetitions` times as many tasks as its size says. What a normal distribution says of so few is too good.
 */
export function leastForTheTest({ tasks, repetitions }: Size, { alpha, power }: Sureness = USUAL_SURENESS): number {
  const least = leastDiscordant(alpha);
  if (tasks < least) return least / Math.max(tasks, 1);
  let [low, high] = [0, 1];
  while (high - low > 1e-6) {
    const share = (low + high) / 2;
    if (atLeast(least, tasks, share) < power) low = share;
    else high = share;
  }
  return high / repetitions;
}

/** Chance of `least` or more of `count`, each with this chance. */
function atLeast(least: number, count: number, chance: number): number {
  let term = (1 - chance) ** count;
  let below = 0;
  for (let hits = 0; hits < least; hits++) {
    below += term;
    term *= ((count - hits) / (hits + 1)) * (chance / (1 - chance));
  }
  return 1 - below;
}

/** Tasks needed to see a true difference `delta` at so many repetitions; null for no difference at all. */
export function tasksNeeded(
  wanted: { readonly delta: number; readonly repetitions: number },
  spread: Spread = ASSUMED_SPREAD,
  sureness: Sureness = USUAL_SURENESS,
): number | null {
  if (wanted.delta === 0) return null;
  const tasks = (standardErrorsNeeded(sureness) / wanted.delta) ** 2 * differenceVariance(wanted.repetitions, spread);
  return Math.max(1, Math.ceil(tasks));
}

/** Repetitions needed to see a true difference `delta` with so many tasks; null when no number of them would do. */
export function repetitionsNeeded(
  wanted: { readonly delta: number; readonly tasks: number },
  spread: Spread = ASSUMED_SPREAD,
  sureness: Sureness = USUAL_SURENESS,
): number | null {
  const allowed = wanted.tasks * (wanted.delta / standardErrorsNeeded(sureness)) ** 2 - spread.between;
  return allowed > 0 ? Math.max(1, Math.ceil((2 * spread.within) / allowed)) : null;
}

/** By how much clusters of m tasks with correlation rho inflate a variance. */
export const designEffect = (m: number, rho: number): number => 1 + (m - 1) * rho;
