import { describe, expect, it } from "vitest";
import type { Report } from "#core/records.gen.ts";
import { verdictWords } from "#plugins/reporters/shared/verdict-words.ts";
import { SAMPLES } from "../../../support/sample-reports.ts";

/** The sample, as if its verdict could not be given, with so many trials on record. */
function invalid(sample: string, received: number): Report {
  const report = SAMPLES[sample]?.() ?? expect.unreachable();
  const pairs = report.pairs.map((pair) => ({ ...pair, kind: "invalid" as const, reason: "invalid: too few." }));
  return { ...report, verdict: "invalid", pairs, completeness: { ...report.completeness, received } };
}

describe("The words for a run without a verdict", () => {
  it.each(["2x24", "5x225"])(
    "say of %s that it is not done, and raise no alarm, while trials are missing",
    (sample) => {
      const { expected } = invalid(sample, 0).completeness;
      expect(verdictWords(invalid(sample, expected - 1))).toMatchObject({
        tone: "open",
        sentence: `No verdict yet: 1 of ${expected} trials is not done`,
      });
      expect(verdictWords(invalid(sample, expected - 2)).sentence).toContain(`2 of ${expected} trials are not done`);
      expect(verdictWords(invalid(sample, expected)).tone).toBe("invalid");
    },
  );
});
