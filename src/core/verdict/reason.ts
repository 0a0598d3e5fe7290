import { estimated, inWords, pEquals, percent, plural } from "#core/format.ts";
import type { PairInput, RuleSettings } from "#core/verdict-input.ts";
import type { Completeness } from "#core/verdict/complete.ts";
import { leastForEquivalence, unitName } from "#core/verdict/conditions.ts";
import { frontOf, type Finding } from "#core/verdict/finding.ts";
import { fromTo, inPoints, mirrored, NO_WINNER, onScale, withPoints } from "#core/verdict/wording.ts";

/** Why a pair can have no verdict at all (steps 0 and 1, and the benchmark's own gates); null when it can. */
export function whyInvalid(pair: PairInput, completeness: Completeness, settings: RuleSettings): string | null {
  if (pair.fingerprintDifferences.length > 0) {
    const fields = inWords(pair.fingerprintDifferences);
    return `invalid: fingerprint: the sides differ in ${fields}, which is not what they were meant to differ in`;
  }
  if (pair.benchmarkFault !== null) return `invalid: benchmark: ${pair.benchmarkFault.replace(/\.$/, "")}`;
  const { planned, paired, excludedShare, missingShare } = completeness;
  if (paired.length > 0 && excludedShare <= settings.max_excluded) return tooManyCellsMissing(missingShare, settings);
  if (planned.length === 0) return "invalid: incomplete: no task is left to compare";
  const lost = `${planned.length - paired.length} of ${plural(planned.length, "planned task")} (${percent(excludedShare)})`;
  return `invalid: incomplete: ${lost} have no scored repetition on both sides, and at most ${percent(settings.max_excluded)} may be lost`;
}

/** Lost repetitions leave every task in place; a side that lost many of them could have lost its failures. */
function tooManyCellsMissing(share: number, { max_excluded }: RuleSettings): string | null {
  if (share <= max_excluded) return null;
  return `invalid: incomplete: one side has no result in ${percent(share)} of its planned trials, and at most ${percent(max_excluded)} may be missing`;
}

/** The verdict in one sentence. */
export function reasonFor(finding: Finding): string {
  if (finding.kind === "win") return winReason(finding);
  return finding.kind === "equivalent" ? equivalentReason(finding) : inconclusiveReason(finding);
}

function winReason(finding: Finding): string {
  const { measured, completeness, adjustedP } = finding;
  const { front, back, isA } = frontOf(finding);
  const interval =
    measured.ci === null ? "" : ` (95 % interval ${fromTo(onScale(isA ? measured.ci : mirrored(measured.ci)))})`;
  const lead = withPoints(Math.abs(measured.delta));
  return `${front} beats ${back} by ${lead}${interval} over ${plural(completeness.paired.length, "paired task")}, and that is not noise: ${pEquals(adjustedP)}`;
}

function equivalentReason(finding: Finding): string {
  const { pair, measured, completeness, settings } = finding;
  const { front, isA } = frontOf(finding);
  const names = inWords([pair.a, pair.b].sort());
  const interval = measured.ci90 === null ? "" : `, ${fromTo(isA ? measured.ci90 : mirrored(measured.ci90))},`;
  return `${names} are equivalent: over ${plural(completeness.paired.length, "paired task")} the 90 % interval of ${front}'s lead${interval} lies within ± ${withPoints(settings.margin)}`;
}

function inconclusiveReason(finding: Finding): string {
  const { measured, completeness, leader } = finding;
  const over = `over ${plural(completeness.paired.length, "paired task")}`;
  const standing =
    leader === null
      ? `neither side leads ${over}`
      : `${leader} leads by ${withPoints(Math.abs(measured.delta))} ${over}`;
  const failed =
    leader === null && finding.robust === null
      ? [notEquivalent(finding)]
      : finding.conditions
          .filter(({ id, ok }) => !ok && (finding.robust === null || id === "robust"))
          .map(({ text }) => text);
  const joint = leader === null ? " and " : ", but ";
  return `${NO_WINNER}: ${standing}${joint}${inWords(failed)}; ${whatItTakes(finding)}`;
}

/** Level sides could still be equivalent: say what was missing for that. */
function notEquivalent({ measured, settings }: Finding): string {
  const least = leastForEquivalence(settings.margin);
  const units = measured.differences.units.length;
  if (units < least)
    return `equivalence within ${withPoints(settings.margin)} needs at least ${plural(least, unitName(measured))}, not ${units}`;
  const reach =
    measured.ci90 === null
      ? "is unknown"
      : `reaches ${inPoints(measured.ci90.high)}, beyond ± ${withPoints(settings.margin)}`;
  return `the 90 % interval ${reach}`;
}

function whatItTakes({ outlook, robust, completeness }: Finding): string {
  if (robust === false) return `scoring the ${plural(completeness.missingCells, "missing trial")} would settle it`;
  const visible =
    outlook.mde === null
      ? "even a difference of 100 percentage points could have been missed"
      : `the minimum detectable effect at 80 % power is ${withPoints(outlook.mde)}`;
  const more = [
    ...(outlook.moreTasks === null ? [] : [plural(estimated(outlook.moreTasks), "more task")]),
    ...(outlook.moreRepetitions === null ? [] : [plural(estimated(outlook.moreRepetitions), "more repetition")]),
  ];
  if (more.length === 0) return visible;
  return `${visible}, and about ${more.join(" or ")} would settle it if the lead holds`;
}
