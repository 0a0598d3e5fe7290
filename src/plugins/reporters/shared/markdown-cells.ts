/** What fills the cells of Markdown tables. */
import { percent, points, probability, seconds, UNKNOWN } from "#core/format.ts";
import type { CandidateReport, Distribution, PairVerdict, Rate, TaskCell } from "#core/records.gen.ts";
import { usageCoverage, usageKnown } from "#core/report/usage-coverage.ts";
import { signedFromTo } from "#core/verdict/wording.ts";
import { code } from "#plugins/reporters/shared/inert.ts";
import { kindWord } from "#plugins/reporters/shared/pair-words.ts";

export const rateCell = ({ passed, n, rate, wilson }: Rate): string =>
  rate === null || wilson === null
    ? UNKNOWN
    : `${percent(rate)} (${passed}/${n}; ${(wilson.low * 100).toFixed(0)}–${(wilson.high * 100).toFixed(0)})`;

export const meanSpread = ({ mean, stdev }: Distribution, write: (value: number | null) => string): string =>
  mean === null ? UNKNOWN : stdev === null ? write(mean) : `${write(mean)} ± ${write(stdev)}`;

export const timeCell = (candidate: CandidateReport): string => meanSpread(candidate.elapsed_seconds, seconds);

export const TOKENS_HEAD = "Tokens in / out, cache included";

/** Means; with how many attempts they are of, where that is not all. */
export function tokensCell(candidate: CandidateReport): string {
  const { input, output } = candidate.tokens;
  const usage = usageCoverage(candidate);
  const { known, inPart, of } = usage;
  return `${whole(input)} / ${whole(output)}${known < of && known + inPart > 0 ? ` (${usageKnown(usage)})` : ""}`;
}

const whole = ({ mean }: Distribution): string => (mean === null ? UNKNOWN : mean.toFixed(0));

/** `**A wins**`, with the candidate's own name. */
export const verdictCell = ({ kind, winner }: PairVerdict): string =>
  kind === "win" ? `**${code(winner ?? "")} wins**` : kindWord(kind);

export const differenceCell = ({ delta, ci }: PairVerdict): string =>
  `${points(delta)}${ci === null ? "" : ` (${signedFromTo(ci)})`}`;

export const pCell = ({ p_adjusted }: PairVerdict): string => probability(p_adjusted);

/** A task's cell: passed of scored trials, and what else happened. */
export function taskCell({ scored, passed, classes }: TaskCell): string {
  const others = Object.entries(classes).filter(([cls]) => cls !== "pass" && cls !== "fail");
  const mark = scored === 0 ? UNKNOWN : `${passed === scored ? "✅" : passed === 0 ? "❌" : "◐"} ${passed}/${scored}`;
  return [mark, ...others.map(([cls, count]) => `${code(cls)} ${count}`)].join(" ");
}
