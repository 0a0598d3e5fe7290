import { listed, shownName } from "#core/format.ts";
import type { CandidateReport, PairVerdict } from "#core/records.gen.ts";
import { byRank } from "#core/report/by-rank.ts";

/** How each candidate stands to a baseline, by name, the best first. None of them was compared with another. */
export interface Standings {
  readonly baseline: string;
  readonly better: readonly string[];
  readonly worse: readonly string[];
  readonly equivalent: readonly string[];
  readonly open: readonly string[];
  readonly invalid: readonly string[];
}

export function standingsOf(
  baseline: string,
  candidates: readonly CandidateReport[],
  pairs: readonly PairVerdict[],
): Standings {
  const others = byRank(candidates).flatMap(({ name }) => {
    const pair = pairs.find(({ a, b }) => name !== baseline && (a === name || b === name));
    return pair === undefined ? [] : [{ name, pair }];
  });
  const those = (holds: (pair: PairVerdict) => boolean) =>
    others.filter(({ pair }) => holds(pair)).map(({ name }) => name);
  return {
    baseline,
    better: those(({ kind, winner }) => kind === "win" && winner !== baseline),
    worse: those(({ winner }) => winner === baseline),
    equivalent: those(({ kind }) => kind === "equivalent"),
    open: those(({ kind }) => kind === "inconclusive"),
    invalid: those(({ kind }) => kind === "invalid"),
  };
}

/** A clause for each kind of standing that there is: `strong and mid are better than the baseline weak`, `slow is worse than it`. */
export function standingClauses({ baseline, better, worse, equivalent, open, invalid }: Standings): string[] {
  const clauses = (
    [
      [better, "is better than", "are better than"],
      [worse, "is worse than", "are worse than"],
      [equivalent, "is equivalent to", "are equivalent to"],
      [open, "cannot be told from", "cannot be told from"],
      [invalid, "has no valid verdict against", "have no valid verdict against"],
    ] as const
  ).filter(([names]) => names.length > 0);
  return clauses.map(([names, one, many], at) => {
    const whom = at === 0 ? `the baseline ${shownName(baseline)}` : "it";
    return `${listed(names.map(shownName))} ${names.length === 1 ? one : many} ${whom}`;
  });
}
