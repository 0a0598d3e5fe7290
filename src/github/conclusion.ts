import type { CheckConclusion } from "#core/hub.ts";
import { EXIT } from "#core/errors.ts";
import type { Report } from "#core/records.gen.ts";
import { type FailOn, gateExit } from "#core/verdict/gate.ts";
import { headlineOf } from "#github/outputs.ts";

/** What a run says to GitHub: the colour of its check, and the exit code of the job that people require. */
export interface Conclusion {
  readonly check: CheckConclusion;
  /** Exit code of the `verdict` job; 0: green. */
  readonly gate: number;
}

export function conclusionOf(
  report: Report,
  { failOn, lostShards }: { readonly failOn: readonly FailOn[]; readonly lostShards: number },
): Conclusion {
  const gate = gateOf(report, failOn, lostShards);
  return { gate, check: checkOf(report, gate, failOn) };
}

/** A part that is missing may be survivable, by the verdict's own first step, but where it is not nothing makes it green. */
function gateOf(report: Report, failOn: readonly FailOn[], lostShards: number): number {
  const unusable = report.pairs.length === 0 || report.pairs.some((pair) => pair.kind === "invalid");
  if (lostShards > 0 && unusable) return EXIT.invalid;
  return gateExit(report, failOn);
}

function checkOf(report: Report, gate: number, failOn: readonly FailOn[]): CheckConclusion {
  const { verdict, completeness } = report;
  if (verdict === "invalid" || completeness.scored === 0) return "action_required";
  if (verdict === "single" || verdict === "ranking") {
    if (gate !== EXIT.done) return "failure";
    return failOn.every((what) => what === "never") ? "neutral" : "success";
  }
  if (verdict === "inconclusive") return gate === EXIT.done ? "neutral" : "failure";
  return isRegression(report) ? "failure" : "success";
}

/** The verdict in one line, for a check that has to say why it is red: "A is better than B" alone reads like good news. */
export const titleOf = (report: Report, lost: number, expected: number): string =>
  `${isRegression(report) ? "Regression: " : ""}${headlineOf(report, lost, expected)}`;

/** Whether what was there before, the baseline or else the first candidate, is the better of two. */
const isRegression = ({ verdict, winner, settings, candidates }: Report): boolean =>
  verdict === "win" && winner === (settings.baseline ?? candidates[0]?.name);
