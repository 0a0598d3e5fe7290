import { exactSum } from "#core/stats/exact-sum.ts";

/**
 * Evidence against "both are equally often ahead" from b and c discordant tasks: 2^n · B(b + 1, c + 1), the uniform
 * mixture over the chance of being ahead. It may be looked at after every shard without losing its guarantee.
 * Summed in logarithms; never Infinity, so that the p below is never 0.
 */
export function eValue(b: number, c: number): number {
  const logs: number[] = [];
  for (let seen = 0; seen < b + c; seen++) {
    const sameSideBefore = seen < b ? seen : seen - b;
    logs.push(Math.log((2 * (sameSideBefore + 1)) / (seen + 2)));
  }
  return Math.min(Math.exp(exactSum(logs)), Number.MAX_VALUE);
}

/** The anytime-valid p of a run whose largest e-value so far is `largest`. */
export const anytimeP = (largest: number): number => Math.min(1, 1 / largest);
