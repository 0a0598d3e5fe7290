/** Whether a version is before another. Numbers are compared by position; what a version does not say counts as 0. */
export function isOlder(version: string, than: readonly number[]): boolean {
  const numbers = version.split(/[^0-9]+/).map(Number);
  for (const [at, wanted] of than.entries()) {
    const found = numbers[at] ?? 0;
    if (found !== wanted) return found < wanted;
  }
  return false;
}
