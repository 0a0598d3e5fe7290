import { capitalized } from "#core/capitalized.ts";
import { estimated, listed, pEquals, percent, plural, points, shownName } from "#core/format.ts";
import type { PairVerdict, Report } from "#core/records.gen.ts";
import { standingClauses, standingsOf } from "#core/report/against-baseline.ts";
import { byRank } from "#core/report/by-rank.ts";
import { intervalText, missingOf } from "#core/report/headline.ts";
import { withPoints } from "#core/verdict/wording.ts";

/** A verdict as someone with ten seconds reads it. */
export interface VerdictWords {
  /** One or two words and a sign that does not rely on colour. */
  readonly badge: string;
  readonly tone: "win" | "equal" | "open" | "invalid" | "plain";
  /** Who, in one sentence. */
  readonly sentence: string;
  /** By how much, in one sentence; empty when nothing was measured. */
  readonly amount: string;
  /** How sure, in words that need no statistics; empty when there is nothing to be sure of. */
  readonly sure: string;
}

/** The verdict in plain words: who, by how much, how sure. */
export function verdictWords(report: Report): VerdictWords {
  const { candidates, pairs } = report;
  const [only] = candidates;
  if (candidates.length === 1 && only !== undefined) {
    const { passed, n } = only.pass_at_attempts;
    return {
      badge: "One candidate",
      tone: "plain",
      sentence:
        n === 0
          ? `${shownName(only.name)} has no scored trial`
          : `${shownName(only.name)} passed ${passed} of ${plural(n, n < only.rate_over_all.n ? "scored trial" : "trial")}${missingOf(only)}`,
      amount: rateSentence(only.pass_at_attempts),
      sure:
        n === 0
          ? ""
          : "With nobody to compare it to, this says how good it is here, not whether another would be better.",
    };
  }
  const [pair] = pairs;
  const missing = report.completeness.expected - report.completeness.received;
  if (report.verdict === "invalid" && missing > 0) return unfinishedWords(missing, report);
  return candidates.length === 2 && pair !== undefined ? pairWords(pair) : rankingWords(report);
}

/** Of a run that goes on, or was ended early: nothing is wrong with it. */
const unfinishedWords = (missing: number, { candidates, completeness, pairs: [pair] }: Report): VerdictWords => ({
  badge: "… Not complete",
  tone: "open",
  sentence: `No verdict yet: ${missing} of ${plural(completeness.expected, "trial")} ${missing === 1 ? "is" : "are"} not done`,
  amount:
    pair === undefined || candidates.length > 2 ? "" : `${capitalized(pair.reason.replace(/^invalid: |\.$/g, ""))}.`,
  sure: "",
});

function pairWords(pair: PairVerdict): VerdictWords {
  const { a, b } = shownPair(pair);
  const [ahead, behind] = pair.leader === pair.b ? [b, a] : [a, b];
  const over = `on the same ${plural(pair.n_tasks, "task")}`;
  switch (pair.kind) {
    case "win":
      return {
        badge: "✓ Winner",
        tone: "win",
        sentence: `${ahead} is better than ${behind}`,
        amount: `The lead is ${lead(pair)}, ${over}.`,
        sure: byLuck(pair.p_adjusted),
      };
    case "equivalent":
      return {
        badge: "= Equivalent",
        tone: "equal",
        sentence: `${a} and ${b} are equally good`,
        amount: `They differ by ${pair.delta === null ? "an unknown amount" : points(pair.leader === pair.b ? 0 - pair.delta : pair.delta)}${intervalText(pair)}, ${over}.`,
        sure: "The whole plausible range of the difference is too small to matter.",
      };
    case "inconclusive":
      return {
        badge: "? No winner declared",
        tone: "open",
        sentence:
          pair.leader === null
            ? `No winner declared: ${a} and ${b} are level`
            : `No winner declared: ${ahead} is ahead of ${behind}, but this may be noise`,
        amount: pair.leader === null ? `Neither is ahead, ${over}.` : `The lead is ${lead(pair)}, ${over}.`,
        sure: [pair.leader === null ? "" : byLuck(pair.p_adjusted), whatItTakes(pair)]
          .filter((part) => part !== "")
          .join(" "),
      };
    case "invalid":
      return {
        badge: "! No valid verdict",
        tone: "invalid",
        sentence: `No valid verdict between ${a} and ${b}`,
        amount: `${capitalized(pair.reason.replace(/^invalid: |\.$/g, ""))}.`,
        sure: "",
      };
  }
}

function rankingWords(report: Report): VerdictWords {
  const { candidates, pairs, verdict, winner, headline, settings } = report;
  if (verdict === "invalid")
    return { badge: "! No valid verdict", tone: "invalid", sentence: headline, amount: "", sure: "" };
  const wins = pairs.filter((pair) => pair.kind === "win").length;
  const sure = `${wins} of ${plural(pairs.length, "pair")} ${wins === 1 ? "differs" : "differ"} by more than noise, after correction for how many were looked at.`;
  const best = candidates.find(({ name }) => name === winner);
  if (best !== undefined)
    return {
      badge: "✓ Winner",
      tone: "win",
      sentence: `${shownName(best.name)} is the best of ${candidates.length}`,
      amount: `It beats every other candidate${ahead(closest([best], candidates, pairs))}. ${rateSentence(best.pass_at_attempts)}`,
      sure,
    };
  if (settings.baseline !== null) return baselineWords(settings.baseline, report, sure);
  const top = byRank(candidates).filter(({ rank }) => rank?.low === 1);
  const contest = closest(top, top, pairs);
  return {
    badge: "? No winner declared",
    tone: "open",
    sentence: `No winner declared among ${candidates.length}`,
    amount: `${listed(top.map(({ name }) => shownName(name)))} cannot be told apart at the top${ahead(contest)}.`,
    sure: [sure, contest === null ? "" : whatItTakes(contest)].filter((part) => part !== "").join(" "),
  };
}

/** Of candidates that were compared with a baseline, and not with each other. */
function baselineWords(baseline: string, { candidates, pairs }: Report, sure: string): VerdictWords {
  const standings = standingsOf(baseline, candidates, pairs);
  const [first = "", ...others] = standingClauses(standings);
  const rest = [...others, "they were compared with the baseline only, not with each other"].join("; ");
  const words = { sentence: first, amount: `${capitalized(rest)}.`, sure };
  if (standings.better.length > 0) return { badge: "✓ Better than the baseline", tone: "win", ...words };
  if (standings.worse.length > 0) return { badge: "✗ Not better than the baseline", tone: "plain", ...words };
  return { badge: "? No winner declared", tone: "open", ...words, sentence: `No winner declared: ${first}` };
}

type Candidate = Report["candidates"][number];

/** The pair of the best of some candidates and the best of the others, by pass rate; null: there is no such pair. */
function closest(
  first: readonly Candidate[],
  second: readonly Candidate[],
  pairs: readonly PairVerdict[],
): PairVerdict | null {
  const best = (some: readonly Candidate[]) =>
    some.reduce<Candidate | null>(
      (most, one) =>
        most === null || (one.pass_at_attempts.rate ?? -1) > (most.pass_at_attempts.rate ?? -1) ? one : most,
      null,
    );
  const x = best(first);
  const y = best(second.filter(({ name }) => name !== x?.name));
  return pairs.find(({ a, b }) => (a === x?.name && b === y?.name) || (a === y?.name && b === x?.name)) ?? null;
}

/** A lead as the end of a sentence; empty where nobody is ahead. */
function ahead(pair: PairVerdict | null): string {
  if (pair === null || pair.leader === null) return "";
  const { a, b } = shownPair(pair);
  const [first, second] = pair.leader === pair.b ? [b, a] : [a, b];
  return `; ${first} is ahead of ${second} by ${lead(pair)}`;
}

/** Names short enough to stand in a sentence. */
export const shownPair = ({ a, b }: PairVerdict): { a: string; b: string } => ({ a: shownName(a), b: shownName(b) });

function lead(pair: PairVerdict): string {
  if (pair.delta === null) return "an unknown share";
  return `${withPoints(Math.abs(pair.delta))}${intervalText(pair)}`;
}

/** What a p-value means, for people who were never told. */
export function byLuck(p: number | null): string {
  if (p === null) return "";
  const often =
    p < 0.0001
      ? "fewer than 1 in 10,000 such runs"
      : p < 0.2
        ? `about 1 in ${Math.round(1 / p).toLocaleString("en-US")} such runs`
        : p < 0.95
          ? `about ${Math.round(p * 10)} in 10 such runs`
          : "nearly every such run";
  return `If they were equally good, luck alone would show a difference this large in ${often} (${pEquals(p)}).`;
}

function whatItTakes({ more_tasks, more_repetitions }: PairVerdict): string {
  const more = [
    ...(more_tasks === null ? [] : [plural(estimated(more_tasks), "more task")]),
    ...(more_repetitions === null ? [] : [plural(estimated(more_repetitions), "more repetition")]),
  ];
  return more.length === 0 ? "" : `About ${more.join(" or ")} would settle it, if the lead holds.`;
}

function rateSentence({ rate, wilson }: Report["candidates"][number]["pass_at_attempts"]): string {
  return rate === null || wilson === null
    ? ""
    : `It passes ${percent(rate)} (95 % interval ${percent(wilson.low)} to ${percent(wilson.high)}).`;
}
