import { normalQuantile } from "#core/stats/normal.ts";

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

/** The smallest true difference (a fraction) that so many tasks and repetitions would see. */
export function minimumDetectableEffect(
  plan: { readonly tasks: number; readonly repetitions: number },
  spread: Spread = ASSUMED_SPREAD,
  sureness: Sureness = USUAL_SURENESS,
): number {
  return standardErrorsNeeded(sureness) * Math.sqrt(differenceVariance(plan.repetitions, spread) / plan.tasks);
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
