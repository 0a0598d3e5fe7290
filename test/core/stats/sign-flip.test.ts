import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { leastDiscordant, signFlip } from "#core/stats/sign-flip.ts";

const SEED = 11;
const binary = (b: number, c: number): number[] => [...new Array<number>(b).fill(1), ...new Array<number>(c).fill(-1)];

/** Every pattern of signs, in whole numbers. */
function bruteForce(differences: readonly number[]): number {
  const observed = Math.abs(differences.reduce((sum, value) => sum + value, 0));
  let asFar = 0;
  for (let pattern = 0; pattern < 2 ** differences.length; pattern++) {
    const sum = differences.reduce((total, value, at) => total + ((pattern >> at) & 1 ? value : -value), 0);
    if (Math.abs(sum) >= observed) asFar++;
  }
  return asFar / 2 ** differences.length;
}

/** McNemar's exact two-sided p as a fraction of whole numbers, to 15 digits. */
function mcnemar(b: number, c: number): number {
  const n = b + c;
  let [ways, tail] = [1n, 0n];
  for (let i = 0; i <= Math.min(b, c); i++) {
    tail += ways;
    ways = (ways * BigInt(n - i)) / BigInt(i + 1);
  }
  return Math.min(1, Number((2n * tail * 10n ** 30n) / (1n << BigInt(n))) / 1e30);
}

describe("with one binary repetition it is McNemar's exact test", () => {
  test.each([
    [0, 0, 1],
    [1, 0, 1],
    [3, 0, 0.25],
    [4, 0, 0.125],
    [5, 0, 0.0625],
    [6, 0, 0.03125],
    [5, 1, 0.21875],
    [8, 1, 0.0390625],
    [12, 3, 0.03515625],
    [12, 8, 0.5034446716],
    [15, 5, 0.0413894653],
    [20, 3, 0.00048828125],
    [20, 8, 0.0356981382],
  ])("%i to %i: p %f", (b, c, p) => {
    const result = signFlip(binary(b, c), SEED);
    expect(result.method).toBe("exact");
    expect(result.p).toBeCloseTo(p, 9);
    expect(signFlip([0, 0, ...binary(c, b)], SEED).p).toBeCloseTo(p, 9);
  });

  test.each([
    [260, 240],
    [300, 200],
    [1040, 960],
    [1100, 900],
  ])("%i to %i agrees with whole-number arithmetic to nine digits and does not overflow", (b, c) => {
    const { p, method } = signFlip(binary(b, c), SEED);
    expect(method).toBe("exact");
    expect(p / mcnemar(b, c)).toBeCloseTo(1, 9);
  });

  test("two thousand to none is still above 0", () => {
    expect(signFlip(binary(2000, 0), SEED).p).toBeGreaterThan(0);
    expect(signFlip(binary(2000, 0), SEED).p).toBeLessThan(1e-300);
    expect(signFlip(binary(1000, 0), SEED).p).toBe(2 ** -999);
  });
});

test("four tasks of three repetitions are four observations: one-sided .0625, not 1/4096", () => {
  expect(signFlip([3, 3, 3, 3], SEED).p / 2).toBe(0.0625);
});

test("it equals the enumeration of every sign pattern", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -12, max: 12 }), { minLength: 1, maxLength: 12 }), (differences) => {
      const { p, method } = signFlip(differences, SEED);
      expect(method).toBe("exact");
      expect(p).toBeCloseTo(bruteForce(differences), 12);
    }),
    { numRuns: 150 },
  );
});

test("neither the order, nor the sign, nor the unit of the differences changes a byte of p, and p lies in (0, 1]", () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: -6, max: 6 }), { maxLength: 80 }),
      fc.integer({ min: 1, max: 9 }),
      (differences, by) => {
        const { p } = signFlip(differences, SEED);
        expect(p).toBeGreaterThan(0);
        expect(p).toBeLessThanOrEqual(1);
        expect(signFlip([...differences].reverse(), SEED).p).toBe(p);
        expect(
          signFlip(
            differences.map((value) => -value),
            SEED,
          ).p,
        ).toBe(p);
        expect(
          signFlip(
            differences.map((value) => value * by),
            SEED,
          ).p,
        ).toBe(p);
        expect(signFlip([...differences, 0, 0], SEED).p).toBe(p);
      },
    ),
  );
});

test("another task for the leader never weakens a one-way result", () => {
  const ps = Array.from({ length: 40 }, (_, wins) => signFlip(binary(wins + 1, 0), SEED).p);
  expect([...ps].sort((x, y) => y - x)).toEqual(ps);
  fc.assert(
    fc.property(fc.nat({ max: 60 }), fc.nat({ max: 60 }), (c, gap) => {
      expect(signFlip(binary(c + gap + 1, c), SEED).p).toBeLessThanOrEqual(signFlip(binary(c + gap, c), SEED).p);
    }),
  );
});

describe("continuous differences", () => {
  const scores = [0.31, -0.12, 0.44, 0.27, 0.09, 0.58, -0.03, 0.21, 0.36, 0.18];

  test("are flipped at random, near the enumeration, the same for the same seed", () => {
    const result = signFlip(scores, SEED);
    expect(result.method).toBe("monte-carlo");
    expect(Math.abs(result.p - bruteForce(scores))).toBeLessThan(0.002);
    expect(signFlip(scores, SEED)).toEqual(result);
    expect(signFlip(scores, SEED + 1).p).not.toBe(result.p);
  });

  test("may be swapped and permuted without changing a byte", () => {
    const { p } = signFlip(scores, SEED);
    expect(signFlip([...scores].reverse(), SEED).p).toBe(p);
    expect(
      signFlip(
        scores.map((value) => -value),
        SEED,
      ).p,
    ).toBe(p);
  });

  test("count sums that are equal but for rounding as equal", () => {
    const tenths = [1, 2, 3, 4, -2, 6, 7];
    const { p } = signFlip(
      tenths.map((value) => value / 10),
      SEED,
    );
    expect(Math.abs(p - bruteForce(tenths))).toBeLessThan(0.004);
  });

  test("never give p 0", () => {
    expect(
      signFlip(
        Array.from({ length: 60 }, (_, at) => 0.5 + at / 1000),
        SEED,
      ).p,
    ).toBe(1 / 100_001);
  });
});

test("two-sided .05 needs at least six discordant tasks, all one way", () => {
  expect(leastDiscordant(0.05)).toBe(6);
  expect(leastDiscordant(0.01)).toBe(8);
  for (const alpha of [0.5, 0.1, 0.0625, 0.05, 0.01, 0.001]) {
    const least = leastDiscordant(alpha);
    expect(signFlip(binary(least, 0), SEED).p).toBeLessThan(alpha);
    expect(signFlip(binary(least - 1, 0), SEED).p).toBeGreaterThanOrEqual(alpha);
  }
});
