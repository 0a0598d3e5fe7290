import { exactSum } from "#core/stats/exact-sum.ts";
import { seededRandom } from "#core/stats/prng.ts";

export interface SignFlip {
  /** Two-sided, in (0, 1]. */
  readonly p: number;
  readonly method: "exact" | "monte-carlo";
}

/** Additions an exact test may cost (about half a second); beyond that, only very uneven repetition counts get. */
const EXACT_BUDGET = 5e8;
const FLIPS = 100_000;

/**
 * The sign-flip permutation test: were the sign of each difference a coin toss, how often would their sum be as far from
 * 0 as it is? Exact for whole numbers at any n (with -1, 0 and 1 it is the exact McNemar test), Monte Carlo for others.
 *
 * @param differences one per independent unit (task or cluster), in any order
 * @param seed used by Monte Carlo only
 */
export function signFlip(differences: readonly number[], seed: number): SignFlip {
  const sizes = differences
    .map(Math.abs)
    .filter((size) => size > 0)
    .sort((x, y) => x - y);
  const observed = Math.abs(exactSum(differences));
  if (observed === 0) return { p: 1, method: "exact" };
  const exact = sizes.every(Number.isSafeInteger) ? exactP(sizes, observed) : null;
  return exact === null
    ? { p: monteCarloP(sizes, observed, seed), method: "monte-carlo" }
    : { p: exact, method: "exact" };
}

/** Fewest non-zero differences, all one way, that bring the exact p below alpha: 6 for 0.05. */
export const leastDiscordant = (alpha: number): number => Math.floor(1 - Math.log2(alpha)) + 1;

/**
 * Sums whose flipped part is at most `reach` are those at least as far up as the observed one; by symmetry p is twice
 * their share. `ways[s]` counts the subsets that flip s. All terms are positive, so the relative error stays near
 * n · 2^-53. Null when it would take too long.
 */
function exactP(sizes: readonly number[], observed: number): number | null {
  const divisor = sizes.reduce(greatestCommonDivisor);
  const reach = (exactSum(sizes) - observed) / divisor / 2;
  if (reach * sizes.length > EXACT_BUDGET) return null;
  const ways = new Float64Array(reach + 1);
  ways[0] = 1;
  let scale = 0; // ways are kept as ways · 2^scale, far from overflow
  let filled = 0;
  for (const size of sizes) {
    const step = size / divisor;
    filled = Math.min(reach, filled + step);
    let largest = 0;
    for (let sum = filled; sum >= 0; sum--) {
      const count = sum >= step ? ways[sum]! + ways[sum - step]! : ways[sum]!;
      ways[sum] = count;
      if (count > largest) largest = count;
    }
    if (largest > 2 ** 900) {
      for (let sum = 0; sum <= filled; sum++) ways[sum]! *= 2 ** -900;
      scale += 900;
    }
  }
  const total = ways.reduce((sum, count) => sum + count, 0);
  return inUnit(timesPowerOfTwo(total, scale + 1 - sizes.length));
}

/** (r + 1) / (R + 1) over R random flips of the sorted sizes, so that neither order nor sign of the data matters. */
function monteCarloP(sizes: readonly number[], observed: number, seed: number): number {
  const random = seededRandom(seed);
  const reached = observed - 1e-11 * exactSum(sizes); // equal sums differ in their last digits
  let asFar = 0;
  for (let flip = 0; flip < FLIPS; flip++) {
    let sum = 0;
    let bits = 0;
    for (let at = 0; at < sizes.length; at++) {
      bits = at % 32 === 0 ? random() : bits >>> 1;
      sum += (bits & 1) === 1 ? sizes[at]! : -sizes[at]!;
    }
    if (Math.abs(sum) >= reached) asFar++;
  }
  return (asFar + 1) / (FLIPS + 1);
}

/** In two factors: 2^exponent alone may be too small for a double while the product is not. */
const timesPowerOfTwo = (value: number, exponent: number): number => {
  const half = Math.trunc(exponent / 2);
  return value * 2 ** half * 2 ** (exponent - half);
};

/** A p is never 0, not even where a double cannot hold it. */
const inUnit = (p: number): number => Math.min(1, Math.max(p, Number.MIN_VALUE));

function greatestCommonDivisor(a: number, b: number): number {
  while (b !== 0) [a, b] = [b, a % b];
  return a;
}
