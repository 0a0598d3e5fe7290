import type { CandidateReport } from "#core/records.gen.ts";

export interface UsageCoverage {
  /** Attempts of which all is known that they spent: tokens in as well as tokens out. */
  readonly known: number;
  /** Others, of which a part is known, so that they are in no mean. */
  readonly inPart: number;
  readonly of: number;
}

/** Of how many of a candidate's attempts it is known what they spent. */
export const usageCoverage = ({
  attempts,
  usage_in_part,
  tokens: { input, output },
}: CandidateReport): UsageCoverage => ({
  known: Math.min(input.n, output.n),
  inPart: usage_in_part,
  of: attempts,
});

/** `2 of 3`, or `2 of 3, 1 in part`. */
export const usageKnown = ({ known, inPart, of }: UsageCoverage): string =>
  `${known} of ${of}${inPart === 0 ? "" : `, ${inPart} in part`}`;
