import { EXIT } from "#core/errors.ts";
import type { Report } from "#core/records.gen.ts";

/** What `--fail-on` may name. */
export const FAIL_ON = ["regression", "inconclusive", "invalid", "never"] as const;
export type FailOn = (typeof FAIL_ON)[number];

/** Exit code of a verdict under `--fail-on`; `regression`: the baseline, or else the first candidate, wins a pair. */
export function gateExit(report: Report, failOn: readonly string[]): number {
  const baseline = report.settings.baseline ?? report.candidates[0]?.name;
  const kinds = new Set(report.pairs.map((pair) => pair.kind));
  if (failOn.includes("invalid") && (kinds.has("invalid") || report.completeness.scored === 0)) return EXIT.invalid;
  if (failOn.includes("regression") && report.pairs.some((pair) => pair.winner !== null && pair.winner === baseline))
    return EXIT.gate;
  if (failOn.includes("inconclusive") && kinds.has("inconclusive")) return EXIT.gate;
  return EXIT.done;
}
