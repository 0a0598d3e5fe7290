import { describe, expect, it } from "vitest";
import { durations, estimated, stepTime } from "#core/format.ts";

describe("An estimated count", () => {
  it.each([
    [1, 1],
    [42, 42],
    [99, 99],
    [100, 100],
    [101, 110],
    [1603, 1700],
    [99_001, 100_000],
  ])("%i is quoted as %i: never fewer than it takes, and no more digits than it deserves", (count, quoted) => {
    expect(estimated(count)).toBe(quoted);
  });
});

describe("a span of time", () => {
  it("is one time where both ends read the same", () => {
    expect(durations(8, 16)).toBe("8 s to 16 s");
    expect(durations(180, 180.2)).toBe("3 min 0 s");
    expect(durations(0, 0)).toBe("0 s");
  });
});

describe("the time of a step", () => {
  it("is in the unit that a reader would take", () => {
    expect([12.34, 999.9, 3247.9, 61_000, null].map(stepTime)).toEqual([
      "12.3 ms",
      "999.9 ms",
      "3.25 s",
      "61.0 s",
      "–",
    ]);
  });
});
