import type { Report } from "#core/records.gen.ts";

/** Whether the numbers may be laid beside published ones, as one line; null where the benchmark says nothing of it. */
export function comparabilityLine({ benchmark: { comparability } }: Pick<Report, "benchmark">): string | null {
  if (comparability === null) return null;
  const broken = comparability.invariants.filter(({ holds }) => !holds);
  if (broken.length === 0) return `Comparable with ${comparability.with}: yes.`;
  const reasons = broken.map(({ name, because }) => `${name} (${because})`);
  return `Comparable with ${comparability.with}: no, because of ${reasons.join("; ")}.`;
}
