import { describe, expect, test } from "vitest";
import { normalQuantile } from "#core/stats/normal.ts";
import { studentTQuantile } from "#core/stats/student-t.ts";

describe("Student's t", () => {
  test.each([
    [1, 12.706204736],
    [2, 4.30265273],
    [9, 2.262157163],
    [19, 2.093024054],
    [224, 1.970610961],
  ])("with %i degrees of freedom the .975 quantile is %f", (df, quantile) => {
    expect(studentTQuantile(0.975, df)).toBeCloseTo(quantile, 9);
  });

  test("with 1 and 2 degrees of freedom it agrees with the closed forms at any p", () => {
    for (const p of [0.5001, 0.6, 0.75, 0.9, 0.95, 0.99, 0.9999]) {
      const cauchy = Math.tan(Math.PI * (p - 0.5));
      const two = (2 * p - 1) / Math.sqrt(2 * p * (1 - p));
      expect(studentTQuantile(p, 1) / cauchy).toBeCloseTo(1, 10);
      expect(studentTQuantile(p, 2) / two).toBeCloseTo(1, 10);
    }
  });

  test("it is odd around the median and shrinks towards the normal quantile", () => {
    expect(studentTQuantile(0.5, 7)).toBe(0);
    expect(studentTQuantile(0.025, 9)).toBe(-studentTQuantile(0.975, 9));
    const quantiles = [1, 2, 3, 5, 10, 50, 500, 5000].map((df) => studentTQuantile(0.95, df));
    expect([...quantiles].sort((x, y) => y - x)).toEqual(quantiles);
    expect(quantiles.at(-1)! - normalQuantile(0.95)).toBeGreaterThan(0);
    expect(quantiles.at(-1)! - normalQuantile(0.95)).toBeLessThan(0.001);
  });

  test("degrees of freedom below one have no quantile", () => {
    expect(() => studentTQuantile(0.975, 0)).toThrow("0 degrees of freedom");
    expect(() => studentTQuantile(1, 5)).toThrow("p 1");
  });
});

describe("the standard normal", () => {
  test.each([
    [0.975, 1.959963984540054],
    [0.95, 1.6448536269514722],
    [0.8, 0.8416212335729143],
    [0.999999, 4.753424308822899],
    [0.2, -0.8416212335729143],
    [0.5, 0],
  ])("at %f has the quantile %f", (p, quantile) => {
    expect(normalQuantile(p)).toBeCloseTo(quantile, 10);
  });
});
