import { expect, test } from "vitest";
import { below, seededDraws, seededRandom, unit, xoshiro128 } from "#core/stats/prng.ts";

test("from the state 1, 2, 3, 4 it gives the numbers of the authors' C program", () => {
  const random = xoshiro128([1, 2, 3, 4]);
  expect(Array.from({ length: 10 }, random)).toEqual([
    11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597, 4258142804,
  ]);
});

test("a seed is spread over the state by SplitMix64, whose first number for 0 is e220a8397b1dcdaf", () => {
  const expected = xoshiro128([0x7b1dcdaf, 0xe220a839, 0xa1b965f4, 0x6e789e6a]);
  const random = seededRandom(0);
  for (let draw = 0; draw < 5; draw++) expect(random()).toBe(expected());
});

test("a seed repeats its numbers, and every bit of it counts", () => {
  const firstThree = (seed: number): number[] => Array.from({ length: 3 }, seededRandom(seed));
  expect(firstThree(5)).toEqual(firstThree(5));
  expect(firstThree(2 ** 40)).not.toEqual(firstThree(0));
  expect(firstThree(Number.MAX_SAFE_INTEGER)).not.toEqual(firstThree(Number.MAX_SAFE_INTEGER - 1));
});

test("bounded draws stay in their bounds and reach all of them about equally", () => {
  const random = seededRandom(3);
  const counts = new Array<number>(7).fill(0);
  for (let draw = 0; draw < 70_000; draw++) counts[below(random, 7)]!++;
  for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(400);
  for (let draw = 0; draw < 1000; draw++) expect(unit(random)).toBeLessThan(1);
});

test("many draws at once are those that come one by one", () => {
  for (const bound of [1, 2, 7, 5000, 1_000_003]) {
    const random = seededRandom(bound);
    const draw = seededDraws(bound, bound);
    const draws = new Uint32Array(100);
    for (let times = 0; times < 3; times++) {
      draw(draws);
      expect([...draws]).toEqual(Array.from({ length: 100 }, () => below(random, bound)));
    }
  }
});
