import type { CandidateReport } from "#core/records.gen.ts";

/** Of how many of a candidate's attempts it is known what they spent: tokens in as well as tokens out. */
export function usageCoverage({ attempts, tokens: { input, output } }: CandidateReport): {
  readonly known: number;
  readonly of: number;
} {
  return { known: Math.min(input.n, output.n), of: attempts };
}
