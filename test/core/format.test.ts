import { describe, expect, it } from "vitest";
import { estimated } from "#core/format.ts";

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
