import { plural } from "#core/format.ts";
import type { Report } from "#core/records.gen.ts";

/** Whether the numbers may be laid beside published ones, as one line; null where the benchmark says nothing of it. */
export function comparabilityLine({ benchmark: { comparability } }: Pick<Report, "benchmark">): string | null {
  if (comparability === null) return null;
  const broken = comparability.invariants.filter(({ holds }) => !holds);
  if (broken.length === 0) return `Comparable with ${comparability.with}: yes.`;
  const reasons = broken.map(({ name, because }) => `${name} (here: ${because})`);
  const all = comparability.invariants.length;
  return `Comparable with ${comparability.with}: no, because ${broken.length} of its ${plural(all, "condition")} ${broken.length === 1 ? "is" : "are"} not met: ${reasons.join("; ")}.`;
}

/** Every condition of the published numbers, whether it is met, and what is so here; those that are not met come first. */
export const comparabilityRows = ({ benchmark: { comparability } }: Pick<Report, "benchmark">): readonly string[][] =>
  (comparability?.invariants ?? [])
    .toSorted((a, b) => Number(a.holds) - Number(b.holds))
    .map(({ name, holds, because }) => [holds ? "✓ met" : "✗ not met", name, because]);
