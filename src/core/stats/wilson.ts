import type { Interval } from "#core/records.gen.ts";
import { normalQuantile } from "#core/stats/normal.ts";

const Z = normalQuantile(0.975);

/** 95 % Wilson score interval of a rate; exactly 0 or 1 where nothing or everything passed. Null when n is 0. */
export function wilson(passed: number, n: number): Interval | null {
  if (n === 0) return null;
  const rate = passed / n;
  const spread = (Z * Z) / n;
  const centre = rate + spread / 2;
  const half = Z * Math.sqrt((rate * (1 - rate)) / n + spread / (4 * n));
  return {
    low: passed <= 0 ? 0 : Math.max(0, (centre - half) / (1 + spread)),
    high: passed >= n ? 1 : Math.min(1, (centre + half) / (1 + spread)),
  };
}
