import { exactSum } from "#core/stats/exact-sum.ts";

/** Arithmetic mean; null of nothing. */
export function mean(values: readonly number[]): number | null {
  return values.length === 0 ? null : exactSum(values) / values.length;
}

/** Sample variance (n - 1); null below two values. */
export function sampleVariance(values: readonly number[]): number | null {
  const centre = mean(values);
  if (centre === null || values.length < 2) return null;
  return exactSum(values.map((value) => (value - centre) ** 2)) / (values.length - 1);
}
