import type { PairVerdict } from "#core/records.gen.ts";
import type { PairInput, RuleSettings } from "#core/verdict-input.ts";
import type { Completeness } from "#core/verdict/complete.ts";
import type { Bootstrap, Finding } from "#core/verdict/finding.ts";
import { reasonFor } from "#core/verdict/reason.ts";
import { stepsOf, stepsToComplete } from "#core/verdict/steps.ts";

/** A decided pair as it is written down. */
export function validVerdict(finding: Finding, bootstrap: Bootstrap | null): PairVerdict {
  const { pair, completeness, measured, kind, leader } = finding;
  const { clusters, units } = measured.differences;
  return {
    a: pair.a,
    b: pair.b,
    kind,
    winner: kind === "win" ? leader : null,
    leader,
    reason: `${reasonFor(finding)}.`,
    delta: measured.delta,
    se: measured.se,
    ci: measured.ci,
    ci90: measured.ci90,
    bootstrap: bootstrap === null ? null : { low: bootstrap.low, high: bootstrap.high },
    p: measured.p,
    p_adjusted: finding.adjustedP,
    mde: finding.outlook.mde,
    n_tasks: completeness.paired.length,
    n_clusters: clusters === null ? null : units.length,
    wins_a: measured.winsA,
    wins_b: measured.winsB,
    ties: completeness.paired.length - measured.winsA - measured.winsB,
    excluded_tasks: [...completeness.excluded],
    missing_cells: completeness.missingCells,
    robust: finding.robust,
    conditions: [...finding.conditions],
    steps: stepsOf(finding, bootstrap),
    more_tasks: finding.outlook.moreTasks,
    more_repetitions: finding.outlook.moreRepetitions,
    fingerprint_differences: [...pair.fingerprintDifferences],
    secondary: [],
    compat: null,
  };
}

/** No number is given for a pair that cannot be compared: it would be read as a result. */
export function invalidVerdict(
  pair: PairInput,
  completeness: Completeness,
  settings: RuleSettings,
  reason: string,
): PairVerdict {
  return {
    a: pair.a,
    b: pair.b,
    kind: "invalid",
    winner: null,
    leader: null,
    reason: `${reason}.`,
    delta: null,
    se: null,
    ci: null,
    ci90: null,
    bootstrap: null,
    p: null,
    p_adjusted: null,
    mde: null,
    n_tasks: completeness.paired.length,
    n_clusters: null,
    wins_a: 0,
    wins_b: 0,
    ties: 0,
    excluded_tasks: [...completeness.excluded],
    missing_cells: completeness.missingCells,
    robust: null,
    conditions: [],
    steps: [...stepsToComplete(pair, completeness, settings), `Decision: ${reason}.`],
    more_tasks: null,
    more_repetitions: null,
    fingerprint_differences: [...pair.fingerprintDifferences],
    secondary: [],
    compat: null,
  };
}
