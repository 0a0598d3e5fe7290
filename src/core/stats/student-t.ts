/**
 * Quantile of Student's t for a whole number of degrees of freedom, 0 < p < 1.
 *
 * Solved in the angle a = atan(t / sqrt(df)), where the central probability is a finite sum (Abramowitz & Stegun 26.7.3
 * and 26.7.4) and concave: Newton's steps from 0 climb to the root without ever passing it, so no bracket is needed.
 */
export function studentTQuantile(p: number, df: number): number {
  if (!(p > 0 && p < 1) || !Number.isInteger(df) || df < 1)
    throw new RangeError(`No t quantile for p ${p} and ${df} degrees of freedom.`);
  if (p < 0.5) return -studentTQuantile(1 - p, df);
  const target = 2 * p - 1;
  const slopeAtZero = densityAtZero(df);
  let angle = 0;
  for (let step = 0; step < 200; step++) {
    const next = angle + (target - centralProbability(angle, df)) / (slopeAtZero * Math.cos(angle) ** (df - 1));
    if (!(next > angle)) break;
    angle = next;
  }
  return Math.sqrt(df) * Math.tan(angle);
}

/** P(|T| <= t) with t = sqrt(df) tan(angle). */
function centralProbability(angle: number, df: number): number {
  const cosSquared = Math.cos(angle) ** 2;
  const odd = df % 2 === 1;
  let term = odd ? Math.cos(angle) : 1;
  let sum = df === 1 ? 0 : term;
  for (let k = odd ? 2 : 1; k <= df - 3; k += 2) {
    term *= (k / (k + 1)) * cosSquared;
    sum += term;
  }
  return odd ? (2 / Math.PI) * (angle + Math.sin(angle) * sum) : Math.sin(angle) * sum;
}

/** Derivative of `centralProbability` at angle 0. */
function densityAtZero(df: number): number {
  let density = df % 2 === 1 ? 2 / Math.PI : 1;
  for (let k = df % 2 === 1 ? 3 : 4; k <= df; k += 2) density *= (k - 1) / (k - 2);
  return density;
}
