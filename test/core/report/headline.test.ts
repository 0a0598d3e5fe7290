import { describe, expect, it } from "vitest";
import type { CandidateReport, PairVerdict } from "#core/records.gen.ts";
import { headlineOf, intervalText, pairSentence } from "#core/report/headline.ts";

/** Two candidates that are equally good, the second a little ahead. */
const pair = {
  a: "one",
  b: "two",
  kind: "equivalent",
  leader: "two",
  delta: -0.005,
  ci: { low: -0.015, high: 0.005 },
  p_adjusted: 0.4,
  n_tasks: 400,
} as PairVerdict;

describe("a pair in one sentence", () => {
  it.each(["equivalent", "inconclusive", "win"] as const)(
    "gives difference and interval from the same side when the second leads: %s",
    (kind) => {
      expect(pairSentence({ ...pair, kind })).toContain("+0.5 pp (95 % interval -0.5 to +1.5)".replace("-", "−"));
    },
  );
});

describe("the words for an interval", () => {
  it("see it from the side that leads, and never leave the scale", () => {
    const wide = { a: "one", b: "two", leader: "two", ci: { low: -1.3, high: 0.25 } };
    expect(intervalText(wide)).toBe(" (95 % interval −25.0 to +100.0)");
    expect(intervalText({ ...wide, leader: "one" })).toBe(" (95 % interval −100.0 to +25.0)");
    expect(intervalText({ ...wide, ci: null })).toBe("");
  });
});

describe("a candidate alone", () => {
  const of = (n: number) => {
    const rate = { passed: 6, n, rate: 0.5, wilson: { low: 0.25, high: 0.75 } };
    const only = { name: "one", pass_at_attempts: rate, rate_over_all: { ...rate, n: 24 } } as CandidateReport;
    return headlineOf([only], []).headline;
  };

  it("is said to have trials missing where it has, and not where it has none", () => {
    expect(of(12)).toBe(
      "one passed 6 of 12 scored trials (50.0 %, 95 % interval 25.0 % to 75.0 %); 12 of 24 trials are missing.",
    );
    expect(of(24)).toBe("one passed 6 of 24 trials (50.0 %, 95 % interval 25.0 % to 75.0 %).");
  });

  it("against another one has no winner declared, in the words that every verdict uses", () => {
    expect(pairSentence({ ...pair, kind: "inconclusive", leader: null })).toMatch(/^No winner declared/);
    expect(pairSentence({ ...pair, kind: "inconclusive" })).toMatch(/^No winner declared/);
  });
});
