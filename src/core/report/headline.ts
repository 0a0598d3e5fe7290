import { listed, pEquals, percent, plural, points, shownName } from "#core/format.ts";
import type { CandidateReport, Interval, PairVerdict, Report } from "#core/records.gen.ts";
import { standingClauses, standingsOf } from "#core/report/against-baseline.ts";
import { byRank } from "#core/report/by-rank.ts";
import { mirrored, signedFromTo } from "#core/verdict/wording.ts";

type Headline = Pick<Report, "headline" | "verdict" | "winner">;

/**
 * The verdict in one sentence that stands by itself.
 * @param baseline name of the candidate that all others, and nobody else, were compared with; null: all pairs were
 */
export function headlineOf(
  candidates: readonly CandidateReport[],
  pairs: readonly PairVerdict[],
  baseline: string | null = null,
): Headline {
  const [only] = candidates;
  if (candidates.length === 1 && only !== undefined) return { headline: single(only), verdict: "single", winner: null };
  const [pair] = pairs;
  if (candidates.length === 2 && pair !== undefined)
    return { headline: pairSentence(pair, candidates), verdict: pair.kind, winner: pair.winner };
  return ranking(candidates, pairs, baseline);
}

function single(candidate: CandidateReport): string {
  const { passed, n, rate, wilson } = candidate.pass_at_attempts;
  if (rate === null || wilson === null)
    return `${shownName(candidate.name)} has no scored trial, so nothing can be said about it.`;
  const scored = plural(n, n < candidate.rate_over_all.n ? "scored trial" : "trial");
  return `${shownName(candidate.name)} passed ${passed} of ${scored} (${percent(rate)}, 95 % interval ${percent(wilson.low)} to ${percent(wilson.high)})${missingOf(candidate)}.`;
}

/** What of a candidate has no result of its own, as the end of a sentence; empty where nothing is missing. */
export function missingOf({ pass_at_attempts: { n }, rate_over_all: all }: CandidateReport): string {
  const missing = all.n - n;
  return missing <= 0 ? "" : `; ${missing} of ${plural(all.n, "trial")} ${missing === 1 ? "is" : "are"} missing`;
}

/** One pair in one sentence: who, by how much, how sure. */
export function pairSentence(pair: PairVerdict, candidates: readonly CandidateReport[] = []): string {
  const { kind, delta, ci, p_adjusted, n_tasks } = pair;
  const [a, b] = [shownName(pair.a), shownName(pair.b)];
  const [ahead, behind] = pair.leader === pair.b ? [b, a] : [a, b];
  // As the interval: seen from the side that leads.
  const lead = delta === null ? null : pair.leader === pair.b ? 0 - delta : delta;
  const measured =
    lead === null
      ? ""
      : `${points(lead)}${intervalText(pair)} over ${plural(n_tasks, "task")}${p_adjusted === null ? "" : `, ${pEquals(p_adjusted)}`}`;
  switch (kind) {
    case "win":
      return `${ahead} is better than ${behind}: ${ratesText(pair, candidates)}${measured}. This is more than noise.`;
    case "equivalent":
      return `${a} and ${b} are equivalent: the difference is ${lead === null ? "not known" : points(lead)}${ci === null ? "" : intervalText(pair)} over ${plural(n_tasks, "task")}.`;
    case "inconclusive":
      return pair.leader === null
        ? `No winner declared between ${a} and ${b}: neither is ahead over ${plural(n_tasks, "task")}.`
        : `No winner declared: ${ahead} is ahead of ${behind}: ${ratesText(pair, candidates)}${measured}, which may be noise.`;
    case "invalid":
      return `No valid verdict between ${a} and ${b}: ${pair.reason}`;
  }
}

/** An interval as seen from the side that leads. */
export const seenFromLeader = ({ ci, leader, b }: Pick<PairVerdict, "ci" | "leader" | "b">): Interval | null =>
  ci === null || leader !== b ? ci : mirrored(ci);

/** It as the end of a figure, in percentage points; empty where there is none. */
export function intervalText(pair: Pick<PairVerdict, "ci" | "leader" | "b">): string {
  const ci = seenFromLeader(pair);
  return ci === null ? "" : ` (95 % interval ${signedFromTo(ci)})`;
}

/** Both rates, the one ahead first: `96.3 % against 48.1 % passed, `. */
function ratesText({ a, b, leader }: PairVerdict, candidates: readonly CandidateReport[]): string {
  const rateOf = (name: string) =>
    candidates.find((candidate) => candidate.name === name)?.pass_at_attempts.rate ?? null;
  const [ahead, behind] = leader === b ? [rateOf(b), rateOf(a)] : [rateOf(a), rateOf(b)];
  return ahead === null || behind === null ? "" : `${percent(ahead)} against ${percent(behind)} passed, `;
}

function ranking(
  candidates: readonly CandidateReport[],
  pairs: readonly PairVerdict[],
  baseline: string | null,
): Headline {
  const invalid = pairs.filter((pair) => pair.kind === "invalid");
  if (invalid.length === pairs.length)
    return {
      headline: `No valid verdict among ${plural(candidates.length, "candidate")}: ${invalid[0]?.reason ?? "there are no pairs."}`,
      verdict: "invalid",
      winner: null,
    };
  const wins = pairs.filter((pair) => pair.kind === "win");
  const first = candidates.find((candidate) => candidate.rank?.low === 1 && candidate.rank.high === 1);
  const decided = `${wins.length} of ${plural(pairs.length, "pair")} ${wins.length === 1 ? "is" : "are"} more than noise`;
  if (first !== undefined)
    return {
      headline: `${shownName(first.name)} is the best of ${candidates.length}: significantly better than every other candidate (${decided}).`,
      verdict: "ranking",
      winner: first.name,
    };
  if (baseline !== null) {
    const standing = standingClauses(standingsOf(baseline, candidates, pairs)).join("; ");
    const nobody = wins.length === 0 ? "No winner declared: " : "";
    return {
      headline: `${nobody}${standing} (${decided}). They were compared with the baseline only, not with each other.`,
      verdict: "ranking",
      winner: null,
    };
  }
  const top = byRank(candidates)
    .filter(({ rank }) => rank?.low === 1)
    .map(({ name }) => shownName(name));
  return {
    headline: `No winner declared among ${candidates.length}: ${listed(top)} cannot be told apart at the top (${decided}).`,
    verdict: "ranking",
    winner: null,
  };
}
