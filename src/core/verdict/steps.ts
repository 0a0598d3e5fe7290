import { inWords, pEquals, percent, plural } from "#core/format.ts";
import type { Interval } from "#core/records.gen.ts";
import type { PairInput, RuleSettings } from "#core/verdict-input.ts";
import type { Completeness } from "#core/verdict/complete.ts";
import { isEquivalent, leastForEquivalence, unitName } from "#core/verdict/conditions.ts";
import { frontOf, type Bootstrap, type Finding } from "#core/verdict/finding.ts";
import { fromTo, inPoints, mirrored, withPoints } from "#core/verdict/wording.ts";

/** How a valid pair was decided, one line a step. Spoken from the front side, so it reads the same when A and B swap. */
export function stepsOf(finding: Finding, bootstrap: Bootstrap | null): string[] {
  return [
    ...stepsToComplete(finding.pair, finding.completeness, finding.settings),
    aggregateStep(finding),
    testStep(finding),
    intervalStep(finding, bootstrap),
    `Many candidates: ${finding.family === 1 ? "one pair was tested, nothing to correct" : `Holm over ${finding.family} tested pairs gives ${pEquals(finding.adjustedP)}`}.`,
    ...finding.conditions.map(({ ok, text }) => `Condition ${ok ? "met" : "not met"}: ${text}.`),
    ...(finding.conditions.every(({ id, ok }) => ok || id === "robust") ? [] : [equivalenceStep(finding)]),
    `Decision: ${decision(finding)}.`,
  ];
}

/** The steps before anything is measured: all there is of an invalid pair, besides its reason. */
export function stepsToComplete(pair: PairInput, completeness: Completeness, settings: RuleSettings): string[] {
  return [`Comparable: ${comparable(pair)}.`, `Complete: ${completenessText(completeness, settings)}.`];
}

function comparable({ fingerprintDifferences, benchmarkFault }: PairInput): string {
  const differing = fingerprintDifferences.length > 0;
  const fingerprint = differing
    ? `the fingerprints differ in ${inWords(fingerprintDifferences)}`
    : "the fingerprints agree in every field but the declared treatment";
  return benchmarkFault === null
    ? fingerprint
    : `${fingerprint}, ${differing ? "and" : "but"} a gate of the benchmark failed: ${benchmarkFault}`;
}

function completenessText(
  { planned, paired, excludedShare, missingCells, quarantined }: Completeness,
  settings: RuleSettings,
): string {
  const lost = planned.length - paired.length;
  return [
    `${paired.length} of ${plural(planned.length, "planned task")} scored on both sides`,
    ...(lost === 0
      ? []
      : [`${lost} excluded (${percent(excludedShare)}, at most ${percent(settings.max_excluded)} allowed)`]),
    plural(missingCells, "missing trial"),
    ...(quarantined === 0 ? [] : [`${quarantined} quarantined`]),
  ].join(", ");
}

function aggregateStep(finding: Finding): string {
  const { measured, completeness, leader } = finding;
  const { front, back, isA } = frontOf(finding);
  const [ahead, behind] = isA ? [measured.winsA, measured.winsB] : [measured.winsB, measured.winsA];
  const ties = completeness.paired.length - ahead - behind;
  const lead =
    leader === null ? "neither side leads" : `${front} leads ${back} by ${withPoints(Math.abs(measured.delta))}`;
  return `Aggregate: ${lead} over ${plural(completeness.paired.length, "task")}; ${front} is ahead in ${ahead}, ${back} in ${behind}, neither in ${ties}.`;
}

function testStep({ measured }: Finding): string {
  const test = measured.method === "exact" ? "exact sign-flip test" : "sign-flip test by Monte Carlo";
  return `Test: ${test} over ${plural(measured.discordant, `discordant ${unitName(measured)}`)}, two-sided ${pEquals(measured.p)}.`;
}

function intervalStep(finding: Finding, bootstrap: Bootstrap | null): string {
  const { se, ci, ci90, differences } = finding.measured;
  const { front, isA } = frontOf(finding);
  if (se === null || ci90 === null)
    return `Interval: unknown, one ${unitName(finding.measured)} has no standard error.`;
  if (ci === null)
    return `Interval: none, all ${plural(differences.units.length, unitName(finding.measured))} differ by the same, so the standard error is 0 and says nothing of how others would differ.`;
  const seen = (interval: Interval): string => fromTo(isA ? interval : mirrored(interval));
  const clustered = differences.clusters === null ? "" : ` over ${plural(differences.units.length, "cluster")}`;
  const resampled =
    bootstrap === null ? "" : `, bootstrap of ${plural(bootstrap.resamples, "resample")} ${seen(bootstrap)}`;
  return `Interval: standard error ${inPoints(se)}${clustered}; ${front}'s lead in percentage points, 95 % t ${seen(ci)}, 90 % t ${seen(ci90)}${resampled}.`;
}

function equivalenceStep({ measured, settings }: Finding): string {
  const unit = unitName(measured);
  const units = plural(measured.differences.units.length, unit);
  const equivalent = isEquivalent(measured, settings.margin);
  const needs = `the 90 % interval within ± ${withPoints(settings.margin)} and at least ${leastForEquivalence(settings.margin)} ${unit}s`;
  return `Equivalence ${equivalent ? "found" : "not found"}: it needs ${needs}, and there are ${units}.`;
}

function decision({ kind, leader, robust }: Finding): string {
  if (kind === "win") return `win for ${leader}`;
  return kind === "inconclusive" && robust === false ? "inconclusive: not robust to missing cells" : kind;
}
