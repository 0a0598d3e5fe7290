import fc from "fast-check";
import { expect, test } from "vitest";
import { exactSum } from "#core/stats/exact-sum.ts";

const finite = fc.double({ min: -1e12, max: 1e12, noNaN: true });

test("a sum is rounded once, not at every step", () => {
  expect(exactSum(new Array<number>(10).fill(0.1))).toBe(1);
  expect(exactSum([1, 1e100, 1, -1e100])).toBe(2);
  expect(exactSum([1e16, 1, 1e-16])).toBe(10_000_000_000_000_002);
  expect(exactSum([])).toBe(0);
  expect(exactSum([-0])).toBe(0);
});

test("the order of the terms does not matter, and a common sign only changes the sign", () => {
  fc.assert(
    fc.property(fc.array(finite, { minLength: 1, maxLength: 30 }), (values) => {
      const sum = exactSum(values);
      expect(exactSum([...values].reverse())).toBe(sum);
      expect(exactSum([...values].sort((x, y) => x - y))).toBe(sum);
      expect(exactSum(values.map((value) => -value))).toBe(0 - sum);
      expect(Object.is(sum, -0)).toBe(false);
    }),
  );
});

test("whole numbers add up as they do by hand", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -1000, max: 1000 })), (values) => {
      expect(exactSum(values)).toBe(values.reduce((sum, value) => sum + value, 0));
    }),
  );
});
