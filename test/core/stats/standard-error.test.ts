import fc from "fast-check";
import { expect, test } from "vitest";
import { clusteredStandardError, standardError } from "#core/stats/standard-error.ts";

const ramp = Array.from({ length: 20 }, (_, at) => at);
const byFour = ramp.map((at) => `cluster-${at % 4}`);

test("0 to 19 clustered by i mod 4", () => {
  expect(clusteredStandardError(ramp, byFour)).toBeCloseTo(0.6454972243679028, 14);
  expect(clusteredStandardError(ramp, byFour, { fewClusters: false })).toBeCloseTo(0.5590169943749475, 14);
});

test("25 wins and 10 losses in 225 tasks", () => {
  const values = [
    ...new Array<number>(25).fill(1),
    ...new Array<number>(10).fill(-1),
    ...new Array<number>(190).fill(0),
  ];
  expect(standardError(values)).toBeCloseTo(0.0259731, 7);
  expect(standardError(values)! * Math.sqrt(224 / 225)).toBeCloseTo(0.0259153, 7);
});

test("one value, and one cluster of many, have none: null and not 0", () => {
  expect(standardError([])).toBeNull();
  expect(standardError([1])).toBeNull();
  expect(clusteredStandardError([1, 0, 1], ["x", "x", "x"])).toBeNull();
  expect(clusteredStandardError([], [])).toBeNull();
});

test("values that are each their own cluster have the plain standard error", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -3, max: 3 }), { minLength: 2, maxLength: 40 }), (values) => {
      const clusters = values.map((_, at) => `${at}`);
      expect(clusteredStandardError(values, clusters)).toBeCloseTo(standardError(values)!, 12);
    }),
  );
});
