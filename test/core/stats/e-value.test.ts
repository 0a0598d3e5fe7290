import { expect, test } from "vitest";
import { anytimeP, eValue } from "#core/stats/e-value.ts";

test.each([
  [5, 0, 5.333333],
  [6, 0, 9.142857],
  [7, 0, 16],
  [8, 0, 28.444444],
])("%i tasks to %i are worth %f", (b, c, expected) => {
  expect(eValue(b, c)).toBeCloseTo(expected, 6);
});

test("it is 2^n / ((n + 1) C(n, b)), whichever side is ahead", () => {
  expect(eValue(3, 2)).toBeCloseTo(2 ** 5 / (6 * 10), 12);
  expect(eValue(2, 3)).toBeCloseTo(eValue(3, 2), 12);
  expect(eValue(0, 0)).toBe(1);
});

test("under equality its mean is 1 at every n, which is what makes looking at any time safe", () => {
  for (const n of [1, 2, 5, 10, 30]) {
    let [mean, ways] = [0, 1];
    for (let b = 0; b <= n; b++) {
      mean += (ways / 2 ** n) * eValue(b, n - b);
      ways *= (n - b) / (b + 1);
    }
    expect(mean).toBeCloseTo(1, 10);
  }
});

test("five to none may stop nothing, seven to none is p .0625", () => {
  expect(anytimeP(eValue(5, 0))).toBeCloseTo(0.1875, 9);
  expect(anytimeP(eValue(7, 0))).toBeCloseTo(0.0625, 9);
  expect(anytimeP(eValue(10, 10))).toBe(1);
});

test("overwhelming evidence is finite and its p above 0", () => {
  expect(eValue(5000, 0)).toBeLessThan(Infinity);
  expect(anytimeP(eValue(5000, 0))).toBeGreaterThan(0);
});
