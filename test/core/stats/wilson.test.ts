import { expect, test } from "vitest";
import { wilson } from "#core/stats/wilson.ts";

test.each([
  [0, 10, 0, 0.2775327999],
  [5, 10, 0.2365930905, 0.7634069095],
  [8, 10, 0.4901624715, 0.9433178485],
  [1, 1, 0.2065493144, 1],
  [250, 500, 0.4563412653, 0.5436587347],
])("%i of %i passed: %f to %f", (passed, n, low, high) => {
  const interval = wilson(passed, n)!;
  expect(interval.low).toBeCloseTo(low, 9);
  expect(interval.high).toBeCloseTo(high, 9);
});

test("the ends are exactly 0 and 1 where nothing or everything passed", () => {
  for (const n of [1, 3, 7, 10, 49, 225]) {
    expect(wilson(0, n)!.low).toBe(0);
    expect(wilson(n, n)!.high).toBe(1);
    expect(wilson(0, n)!.high).toBeLessThan(1);
  }
});

test("of no trials there is no interval", () => {
  expect(wilson(0, 0)).toBeNull();
});
