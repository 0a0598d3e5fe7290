import fc from "fast-check";
import { expect, test } from "vitest";
import { holm } from "#core/stats/holm.ts";

const probability = fc.double({ min: 0, max: 1, noNaN: true });

test("four p are adjusted step by step, in the order they came", () => {
  expect(holm([0.01, 0.04, 0.03, 0.005])).toEqual([0.03, 0.06, 0.06, 0.02]);
});

test("a single p is left alone, and none give none", () => {
  expect(holm([0.031])).toEqual([0.031]);
  expect(holm([])).toEqual([]);
});

test("adjusted p keep their order, never shrink, stay within 1 and within Bonferroni's", () => {
  fc.assert(
    fc.property(fc.array(probability, { minLength: 1, maxLength: 12 }), (ps) => {
      const adjusted = holm(ps);
      ps.forEach((p, i) => {
        expect(adjusted[i]!).toBeGreaterThanOrEqual(p);
        expect(adjusted[i]!).toBeLessThanOrEqual(Math.min(1, p * ps.length));
        ps.forEach((other, j) => {
          if (p < other) expect(adjusted[i]!).toBeLessThanOrEqual(adjusted[j]!);
          if (p === other) expect(adjusted[i]!).toBe(adjusted[j]!);
        });
      });
    }),
  );
});
