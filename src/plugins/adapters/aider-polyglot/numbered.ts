import type { TestResult } from "./language.ts";

/** Makes names unique: the second test called `a` becomes `a #2`. */
export function numbered(results: readonly TestResult[]): readonly TestResult[] {
  const seen = new Map<string, number>();
  return results.map((result) => {
    const count = (seen.get(result.name) ?? 0) + 1;
    seen.set(result.name, count);
    return count === 1 ? result : { ...result, name: `${result.name} #${count}` };
  });
}
