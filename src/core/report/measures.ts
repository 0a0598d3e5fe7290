import type { IndexRow, PairVerdict } from "#core/records.gen.ts";

/** What each secondary metric measures of a trial, over all its attempts; null as soon as one part is unknown. */
export const SECONDARY: Readonly<
  Record<PairVerdict["secondary"][number]["metric"], (rows: readonly IndexRow[]) => number | null>
> = {
  /** Milliseconds in the backend. */
  time_to_solve: (rows) => sum(rows, ({ ms }) => ms[2]),
  tokens: (rows) =>
    sum(rows, ({ tok: [input, output] }) => (input === null || output === null ? null : input + output)),
  turns: (rows) => sum(rows, ({ turns }) => turns),
};

function sum(rows: readonly IndexRow[], measure: (row: IndexRow) => number | null): number | null {
  let total = 0;
  for (const row of rows) {
    const value = measure(row);
    if (value === null) return null;
    total += value;
  }
  return total;
}
