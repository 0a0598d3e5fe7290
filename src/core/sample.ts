import { sha256 } from "#core/digest.ts";
import type { Task } from "#core/task.ts";

/**
 * So many of the tasks, each language in proportion to its share (largest remainder; of equal remainders the language
 * first by name) and within a language by chance: the same tasks, size and seed give the same sample on every machine.
 * In the given order. A sample of a seed holds every smaller one's tasks of a language.
 */
export function sampleTasks(tasks: readonly Task[], size: number, seed: number): readonly Task[] {
  const drawn = new Set<string>();
  const byLanguage = new Map<string, string[]>();
  for (const { id, language } of tasks) {
    const ids = byLanguage.get(language);
    if (ids === undefined) byLanguage.set(language, [id]);
    else ids.push(id);
  }
  const counts = [...byLanguage].map(([language, { length }]) => [language, length] as const);
  for (const [language, count] of largestRemainder(counts, size)) {
    const lots = (byLanguage.get(language) ?? []).map((id) => ({ id, lot: sha256(`${seed}\0${id}`) }));
    for (const { id } of lots.sort((a, b) => (a.lot < b.lot ? -1 : 1)).slice(0, count)) drawn.add(id);
  }
  return tasks.filter(({ id }) => drawn.has(id));
}

/** Deals `size` out in proportion to the counts, none getting more than it has. */
function largestRemainder(
  counts: readonly (readonly [string, number])[],
  size: number,
): readonly (readonly [string, number])[] {
  const total = counts.reduce((sum, [, count]) => sum + count, 0);
  const dealt = Math.min(size, total);
  // Whole numbers throughout, so that no rounding decides.
  const shares = counts.map(([name, count]) => ({
    name,
    whole: Math.floor((dealt * count) / total),
    remainder: (dealt * count) % total,
  }));
  let left = dealt - shares.reduce((sum, { whole }) => sum + whole, 0);
  const order = shares.toSorted((a, b) => b.remainder - a.remainder || (a.name < b.name ? -1 : 1));
  return order.map(({ name, whole }) => [name, whole + (left-- > 0 ? 1 : 0)]);
}
