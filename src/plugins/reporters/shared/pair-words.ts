import { UNKNOWN } from "#core/format.ts";
import type { PairVerdict, Report } from "#core/records.gen.ts";
import { inPoints, NO_WINNER } from "#core/verdict/wording.ts";
import { letter } from "#plugins/reporters/shared/letter.ts";

type Candidates = Report["candidates"];

/** A pair by the letters of its candidates: `A − B`. */
export const pairLetters = ({ a, b }: PairVerdict, candidates: Candidates): string =>
  `${letterOf(a, candidates)} − ${letterOf(b, candidates)}`;

/** A pair's verdict in a word or two, with the winner's letter. */
export const verdictWord = (pair: PairVerdict, candidates: Candidates): string =>
  pair.kind === "win" ? `${letterOf(pair.winner ?? "", candidates)} wins` : kindWord(pair.kind);

/** The same without a winner's name. */
export const kindWord = (kind: Exclude<PairVerdict["kind"], "win">): string =>
  kind === "inconclusive" ? NO_WINNER : kind;

const letterOf = (name: string, candidates: Candidates): string =>
  letter(candidates.findIndex((candidate) => candidate.name === name));

/** The smallest difference that a pair could be expected to show: `18.2 pp`. */
export const mdeText = ({ mde }: PairVerdict): string => (mde === null ? UNKNOWN : `${inPoints(mde)} pp`);

/** Said wherever an interval was cut; empty where none was. */
export const cutText = (pairs: readonly PairVerdict[]): string =>
  pairs.some(({ ci }) => ci !== null && (ci.low < -1 || ci.high > 1))
    ? "An interval that ends at ± 100 points is cut there, where every difference ends: so few tasks do not say how far it goes."
    : "";

/** Pairs that are drawn, and pairs whose decision is spelled out: thirty candidates make 435, which nobody reads. */
export const MOST_DRAWN = 120;
export const MOST_EXPLAINED = 45;
