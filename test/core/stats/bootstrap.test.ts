import fc from "fast-check";
import { expect, test } from "vitest";
import { bootstrapInterval, bootstrapIntervals, type ResampledUnit } from "#core/stats/bootstrap.ts";

const single = (sums: readonly number[]): ResampledUnit[] => sums.map((sum) => ({ sum, size: 1 }));
const units = fc.array(fc.record({ sum: fc.integer({ min: -3, max: 3 }), size: fc.integer({ min: 1, max: 3 }) }), {
  minLength: 2,
  maxLength: 25,
});

test("fewer than two units have no interval", () => {
  expect(bootstrapInterval(single([1]), 1, 100)).toBeNull();
  expect(bootstrapInterval([], 1, 100)).toBeNull();
});

test("units that are all alike leave no room", () => {
  expect(bootstrapInterval(single([1, 1, 1]), 1, 100)).toEqual({ low: 1, high: 1 });
});

test("it is close to the normal interval where there is plenty of data", () => {
  const sums = [
    ...new Array<number>(250).fill(1),
    ...new Array<number>(150).fill(-1),
    ...new Array<number>(100).fill(0),
  ];
  const { low, high } = bootstrapInterval(single(sums), 1, 4000)!;
  const half = 1.96 * Math.sqrt((0.8 - 0.2 ** 2) / 500);
  expect(Math.abs(low - (0.2 - half))).toBeLessThan(0.006);
  expect(Math.abs(high - (0.2 + half))).toBeLessThan(0.006);
});

test("permuting the units changes no byte, and negating them mirrors the interval exactly", () => {
  fc.assert(
    fc.property(units, fc.nat(), (some, seed) => {
      const { low, high } = bootstrapInterval(some, seed, 200)!;
      expect(bootstrapInterval([...some].reverse(), seed, 200)).toEqual({ low, high });
      const other = some.map(({ sum, size }) => ({ sum: 0 - sum, size }));
      expect(bootstrapInterval(other, seed, 200)).toEqual({ low: 0 - high, high: 0 - low });
    }),
  );
});

test("data that are their own mirror image have an interval that is its own mirror image", () => {
  const half = [1, 2, 3, 5, 8, 13, 21];
  for (let seed = 0; seed < 20; seed++) {
    const { low, high } = bootstrapInterval(single([...half, ...half.map((value) => -value)]), seed, 201)!;
    expect(low).toBe(-high);
    expect(high).toBeGreaterThan(0);
  }
});

test("samples that are resampled together have the intervals they have alone, whatever their sizes", () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.array(
          units.map((some) => some[0]!),
          { maxLength: 5 },
        ),
        { maxLength: 6 },
      ),
      fc.nat(),
      (samples, seed) => {
        const together = bootstrapIntervals(samples, seed, (n) => 50 + n);
        expect(together).toEqual(samples.map((some) => bootstrapInterval(some, seed, 50 + some.length)));
      },
    ),
  );
});
