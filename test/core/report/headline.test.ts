import { describe, expect, it } from "vitest";
import type { PairVerdict } from "#core/records.gen.ts";
import { intervalText, pairSentence } from "#core/report/headline.ts";

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
