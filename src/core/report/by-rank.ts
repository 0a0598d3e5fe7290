import { UNKNOWN } from "#core/format.ts";
import type { CandidateReport } from "#core/records.gen.ts";

/** A candidate with its place in the declared order: there its letter comes from, and there a task has its cell. */
export interface Placed extends CandidateReport {
  readonly at: number;
}

/**
 * The order in which every view shows candidates, the best first: by the places that they may hold, then by pass rate.
 * Those that neither tells apart keep their declared order.
 */
export function byRank(candidates: readonly CandidateReport[]): readonly Placed[] {
  const last = { low: candidates.length, high: candidates.length };
  return candidates
    .map((candidate, at) => ({ ...candidate, at }))
    .sort((x, y) => {
      const [one, other] = [x.rank ?? last, y.rank ?? last];
      const rates = (y.pass_at_attempts.rate ?? -1) - (x.pass_at_attempts.rate ?? -1);
      return one.low - other.low || one.high - other.high || rates;
    });
}

/** What stands in the declared order of candidates, such as the cells of a task, in that of their ranks. */
export const inRankOrder = <T>(declared: readonly T[], ranked: readonly Placed[]): readonly T[] =>
  ranked.flatMap(({ at }) => declared.slice(at, at + 1));

/** `2–3`: the places that a candidate may hold. */
export const rankText = ({ rank }: CandidateReport): string =>
  rank === null ? UNKNOWN : rank.low === rank.high ? String(rank.low) : `${rank.low}–${rank.high}`;
