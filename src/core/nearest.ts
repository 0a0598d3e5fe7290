import leven from "leven";

/** The known name a misspelt one most likely meant, or null when nothing is close. */
export function nearest(name: string, known: Iterable<string>): string | null {
  const wanted = name.toLowerCase();
  let best: string | null = null;
  let bestDistance = Math.max(2, Math.floor(name.length / 3)) + 1;
  for (const candidate of known) {
    const lower = candidate.toLowerCase();
    const distance = lower.startsWith(wanted) && wanted.length >= 3 ? 1 : leven(wanted, lower);
    if (distance < bestDistance) [best, bestDistance] = [candidate, distance];
  }
  return best;
}
