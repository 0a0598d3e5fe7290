import { exactSum } from "#core/stats/exact-sum.ts";
import { mean, sampleVariance } from "#core/stats/moments.ts";

/** Standard error of the mean of independent values, sample form (n - 1). Null below two values: unknown, not zero. */
export function standardError(values: readonly number[]): number | null {
  const variance = sampleVariance(values);
  return variance === null ? null : Math.sqrt(variance / values.length);
}

/**
 * Standard error of the mean when values of one cluster depend on each other (Miller 2024, equation 4), times
 * sqrt(C / (C - 1)) because few clusters understate it. With every value its own cluster it is `standardError`.
 * Null with fewer than two clusters.
 *
 * @param clusters one name per value
 */
export function clusteredStandardError(
  values: readonly number[],
  clusters: readonly string[],
  options: { readonly fewClusters: boolean } = { fewClusters: true },
): number | null {
  const centre = mean(values);
  const groups = [...groupBy(values, clusters).values()];
  if (centre === null || groups.length < 2) return null;
  const squares = groups.map((members) => exactSum(members.map((value) => value - centre)) ** 2);
  const correction = options.fewClusters ? groups.length / (groups.length - 1) : 1;
  return Math.sqrt(exactSum(squares) * correction) / values.length;
}

/** The values of each cluster, clusters in the order they first appear. */
export function groupBy(values: readonly number[], clusters: readonly string[]): Map<string, number[]> {
  const groups = new Map<string, number[]>();
  values.forEach((value, at) => {
    const cluster = clusters[at]!;
    const members = groups.get(cluster);
    if (members === undefined) groups.set(cluster, [value]);
    else members.push(value);
  });
  return groups;
}
