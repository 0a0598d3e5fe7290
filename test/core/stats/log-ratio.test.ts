import { expect, test } from "vitest";
import { pairedLogRatio } from "#core/stats/log-ratio.ts";

test("the interval is a t interval on the logarithms", () => {
  const logs = [Math.log(2), Math.log(2), Math.log(8), Math.log(8)];
  const { n, ratio, interval } = pairedLogRatio(logs, null);
  expect(n).toBe(4);
  expect(ratio).toBeCloseTo(4, 12);
  const half = 3.182446305 * (Math.log(4) / 2 / Math.sqrt(3)); // t .975 with 3 degrees of freedom, sample standard error
  expect(interval!.low).toBeCloseTo(4 * Math.exp(-half), 8);
  expect(interval!.high).toBeCloseTo(4 * Math.exp(half), 7);
});

test("one pair has a ratio but no interval, no pair has neither", () => {
  expect(pairedLogRatio([0], null)).toEqual({ n: 1, ratio: 1, interval: null });
  expect(pairedLogRatio([], null)).toEqual({ n: 0, ratio: null, interval: null });
  expect(pairedLogRatio([0, 1], ["x", "x"]).interval).toBeNull();
});
