import { plural, points } from "#core/format.ts";
import type { Report } from "#core/records.gen.ts";

/** What later steps may read of a report. Unknown is empty, never 0. */
export function reportOutputs(report: Report, lost: number, expected: number): Readonly<Record<string, string>> {
  const pair = report.pairs.length === 1 ? report.pairs[0] : undefined;
  const faults = report.completeness.missing.filter((cell) => cell.class !== "not_run").length;
  return {
    verdict: report.verdict,
    winner: report.winner ?? "",
    headline: headlineOf(report, lost, expected),
    delta: text(pair?.delta),
    "ci-low": text(pair?.ci?.low),
    "ci-high": text(pair?.ci?.high),
    "p-value": text(pair?.p_adjusted),
    mde: text(pair?.mde),
    completeness: `${report.completeness.scored}/${report.completeness.expected}`,
    "infra-failures": String(faults),
    shards: `${expected - lost}/${expected}`,
  };
}

/** The verdict in one line. What is missing comes first: nobody should have to look for it. */
export const headlineOf = ({ headline }: Report, lost: number, expected: number): string =>
  lost === 0 ? headline : `INCOMPLETE ${expected - lost}/${expected}: ${headline}`;

/** The verdict in a few words without any name in it, for what the next comment says of this one. */
export function pastOf({ verdict, completeness, pairs }: Report, lost: number, expected: number): string {
  const [pair] = pairs.length === 1 ? pairs : [];
  return [
    ...(lost === 0 ? [] : [`INCOMPLETE ${expected - lost}/${expected}`]),
    verdict,
    ...(pair?.delta == null ? [] : [points(pair.delta)]),
    `${completeness.scored}/${plural(completeness.expected, "trial")}`,
  ].join(", ");
}

const text = (value: number | null | undefined): string => (value == null ? "" : String(value));
