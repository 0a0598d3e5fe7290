import { expect, test } from "vitest";
import { passAtK, passHatK } from "#core/stats/pass-at-k.ts";

test.each([
  [2, 1, 2, 1],
  [5, 1, 2, 0.4],
  [5, 2, 2, 0.7],
  [10, 3, 5, 0.9166666667],
])("pass@k of n %i, c %i, k %i is %f", (n, c, k, expected) => {
  expect(passAtK(n, c, k)).toBeCloseTo(expected, 9);
});

test("pass@10 of 200 with 10 passes is .408547866081", () => {
  expect(passAtK(200, 10, 10)).toBeCloseTo(0.408547866081, 12);
});

test("pass^2 of 5 with 2 passes is .1", () => {
  expect(passHatK(5, 2, 2)).toBeCloseTo(0.1, 12);
});

test("C(200, 100) overflows nothing", () => {
  expect(passAtK(200, 1, 100)).toBeCloseTo(0.5, 12);
  expect(passHatK(200, 199, 100)).toBeCloseTo(0.5, 12);
  expect(passHatK(200, 100, 100)).toBeGreaterThan(0);
});

test("without a pass both are 0, with nothing but passes both are 1", () => {
  expect(passAtK(8, 0, 3)).toBe(0);
  expect(passHatK(8, 2, 3)).toBe(0);
  expect(passAtK(8, 8, 3)).toBe(1);
  expect(passHatK(8, 8, 3)).toBe(1);
});

test("more draws than trials have no value", () => {
  expect(passAtK(2, 1, 3)).toBeNull();
  expect(passHatK(2, 1, 3)).toBeNull();
});
