/**
 * Quantile of the standard normal distribution, 0 < p < 1.
 * The distribution function is concave above 0, so Newton's steps from 0 climb to the root without passing it.
 */
export function normalQuantile(p: number): number {
  if (!(p > 0 && p < 1)) throw new RangeError(`No normal quantile for p ${p}.`);
  if (p < 0.5) return -normalQuantile(1 - p);
  let z = 0;
  for (let step = 0; step < 200; step++) {
    const next = z + (p - 0.5 - centralHalf(z)) / density(z);
    if (!(next > z)) break;
    z = next;
  }
  return z;
}

const density = (z: number): number => Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI);

/** P(0 <= Z <= z), by the series z + z^3/3 + z^5/(3·5) + … times the density. */
function centralHalf(z: number): number {
  let term = z;
  let sum = z;
  for (let k = 3; term > sum * 1e-17; k += 2) {
    term *= (z * z) / k;
    sum += term;
  }
  return sum * density(z);
}
