import { describe, expect, it } from "vitest";
import type { PairVerdict } from "#core/records.gen.ts";
import { pairSentence } from "#core/report/headline.ts";

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
