import { describe, expect, test } from "vitest";
import type { PairVerdict } from "#core/records.gen.ts";
import type { PairInput } from "#core/verdict-input.ts";
import { decidePairs } from "#core/verdict/decide.ts";
import { discordantPair, pairOf, SETTINGS } from "../../support/pair-input.ts";

const decide = (pair: PairInput): PairVerdict => decidePairs([pair], SETTINGS, { bootstrapResamples: 500 })[0]!;

describe("the reason of an inconclusive verdict", () => {
  const verdict = decide(discordantPair({ b: 5, c: 0, ties: 15 }));

  test("names the leader, the condition that failed, what could have been seen, and what would settle it", () => {
    expect(verdict.reason).toBe(
      "no winner declared: ada leads by 25.0 percentage points over 20 paired tasks, but p = 0.0625 is not " +
        "below 0.05 (5 tasks differ; at least 6 discordant tasks, all one way, are needed); the minimum detectable effect " +
        "at 80 % power is 36.6 percentage points, and about 5 more tasks or 1 more repetition would settle it if the lead holds.",
    );
  });

  test("agrees with its numbers", () => {
    // By its spread 2.8015851 · 0.0993399 would do; but six of twenty tasks have to differ four times in five.
    expect(verdict.mde).toBeCloseTo(0.36646, 5);
    expect(verdict).toMatchObject({ more_tasks: 5, more_repetitions: 1 });
  });

  test.each([1, 2, 3, 4, 5])("with %i tasks says that six discordant tasks are needed", (n) => {
    const ones = new Array<string>(n).fill("1").join(" ");
    const { reason, more_tasks } = decide(pairOf(ones, ones.replaceAll("1", "0")));
    expect(reason).toContain("at least 6 discordant tasks, all one way, are needed");
    expect(more_tasks).toBe(6 - n);
  });

  test.each([
    ["1 1 1", "0 0 0"],
    ["1 0 1 0 1 0 1 0", "1 0 1 0 1 0 1 0"],
  ])("gives no interval where all tasks differ by the same (%s against %s)", (a, b) => {
    const { ci, reason, steps } = decide(pairOf(a, b));
    expect(ci).toBeNull();
    expect(reason).not.toContain("interval");
    expect(steps.join("\n")).toMatch(/Interval: none, all \d tasks differ by the same/);
  });

  test("offers no repetitions where tasks vary too much for them to help", () => {
    const stable = pairOf(
      "111 111 111 111 111 111 111 000 000 000 111 111 000 000",
      "000 000 000 000 000 111 111 111 111 000 111 111 000 000",
    );
    const { kind, more_tasks, more_repetitions, reason } = decide(stable);
    expect(kind).toBe("inconclusive");
    expect(more_repetitions).toBeNull();
    expect(more_tasks).toBeGreaterThan(50);
    expect(reason).not.toContain("repetition");
  });

  test("names nobody where neither side leads", () => {
    const level = decide(discordantPair({ b: 3, c: 3, ties: 4 }));
    expect(level).toMatchObject({ leader: null, delta: 0, more_tasks: null, more_repetitions: null });
    expect(level.reason).toMatch(
      /^no winner declared: neither side leads over 10 paired tasks and equivalence within 2.0 percentage points needs at least 149 tasks, not 10;/,
    );
  });
});

test("the steps of a win read from the fingerprint to the decision", () => {
  expect(decide(discordantPair({ b: 8, c: 1, ties: 11 })).steps).toEqual([
    "Comparable: the fingerprints agree in every field but the declared treatment.",
    "Complete: 20 of 20 planned tasks scored on both sides, 0 missing trials.",
    "Aggregate: ada leads bob by 35.0 percentage points over 20 tasks; ada is ahead in 8, bob in 1, neither in 11.",
    "Test: exact sign-flip test over 9 discordant tasks, two-sided p = 0.0391.",
    expect.stringMatching(
      /^Interval: standard error 13.1; ada's lead in percentage points, 95 % t 7.5 to 62.5, 90 % t 12.3 to 57.7, bootstrap of 500 resamples \d+\.0 to \d+\.0\.$/,
    ),
    "Many candidates: one pair was tested, nothing to correct.",
    "Condition met: p = 0.0391 is below 0.05.",
    "Condition met: the lead of 35.0 percentage points is more than 2 standard errors (26.3).",
    "Condition met: the lead of 35.0 percentage points is at least the threshold of 1.0.",
    "Condition met: no trial is missing.",
    "Decision: win for ada.",
  ]);
});
