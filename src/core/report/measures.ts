import type { IndexRow, PairVerdict } from "#core/records.gen.ts";

/** What each secondary metric measures of a trial, over all its attempts; null as soon as one part is unknown. */
export const SECONDARY: Readonly<
  Record<PairVerdict["secondary"][number]["metric"], (rows: readonly IndexRow[]) => number | null>
> = {
  /** Milliseconds in the backend. */
  time_to_solve: (rows) => sum(rows.map((row) => row.ms[2])),
  tokens: (rows) => sum(rows.flatMap((row) => [row.tok[0], row.tok[1]])),
  turns: (rows) => sum(rows.map((row) => row.turns)),
};

function sum(values: readonly (number | null)[]): number | null {
  return values.reduce<number | null>((total, value) => (total === null || value === null ? null : total + value), 0);
}
