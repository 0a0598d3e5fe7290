import type { PairVerdict } from "#core/records.gen.ts";

export interface RankRange {
  readonly low: number;
  readonly high: number;
}

/**
 * Each candidate's place among k: from 1 + how many are significantly better, to k - how many are significantly worse.
 * Only wins count, so candidates that were not told apart share their range.
 */
export function rankRanges(
  candidates: readonly string[],
  verdicts: readonly Pick<PairVerdict, "a" | "b" | "kind" | "winner">[],
): Map<string, RankRange> {
  const wins = verdicts.filter(({ kind }) => kind === "win");
  return new Map(
    candidates.map((name) => {
      const better = wins.filter(({ a, b, winner }) => (a === name || b === name) && winner !== name).length;
      const worse = wins.filter(({ winner }) => winner === name).length;
      return [name, { low: 1 + better, high: candidates.length - worse }];
    }),
  );
}
