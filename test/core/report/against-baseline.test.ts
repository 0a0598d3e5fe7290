import { describe, expect, it } from "vitest";
import type { CandidateReport, PairVerdict } from "#core/records.gen.ts";
import { standingClauses, standingsOf } from "#core/report/against-baseline.ts";
import { headlineOf } from "#core/report/headline.ts";

const candidate = (name: string, rate: number): CandidateReport =>
  ({ name, rank: { low: 1, high: 2 }, pass_at_attempts: { rate } }) as CandidateReport;
const pair = (b: string, kind: PairVerdict["kind"], winner: string | null = null): PairVerdict =>
  ({ a: "base", b, kind, winner }) as PairVerdict;

const CANDIDATES = [candidate("base", 0.5), candidate("mid", 0.7), candidate("strong", 0.9), candidate("slow", 0.1)];

describe("candidates against a baseline", () => {
  it("are told apart from it, the best first, and never from each other", () => {
    const pairs = [pair("mid", "win", "mid"), pair("strong", "win", "strong"), pair("slow", "win", "base")];
    expect(standingClauses(standingsOf("base", CANDIDATES, pairs))).toEqual([
      "strong and mid are better than the baseline base",
      "slow is worse than it",
    ]);
    const { headline, winner, verdict } = headlineOf(CANDIDATES, pairs, "base");
    expect(headline).toBe(
      "strong and mid are better than the baseline base; slow is worse than it (3 of 3 pairs are more than noise). They were compared with the baseline only, not with each other.",
    );
    expect([verdict, winner]).toEqual(["ranking", null]);
  });

  it("have no winner where none can be told from it", () => {
    const pairs = [pair("mid", "inconclusive"), pair("strong", "equivalent"), pair("slow", "invalid")];
    expect(headlineOf(CANDIDATES, pairs, "base").headline).toBe(
      "No winner declared: strong is equivalent to the baseline base; mid cannot be told from it; slow has no valid verdict against it (0 of 3 pairs are more than noise). They were compared with the baseline only, not with each other.",
    );
  });
});
