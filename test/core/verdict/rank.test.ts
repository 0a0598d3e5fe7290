import { expect, test } from "vitest";
import { rankRanges } from "#core/verdict/rank.ts";

type Pair = Parameters<typeof rankRanges>[1][number];

const win = (winner: string, loser: string): Pair => ({ a: winner, b: loser, kind: "win", winner });
const open = (a: string, b: string): Pair => ({ a, b, kind: "inconclusive", winner: null });

test("a rank runs from 1 + the better ones to k - the worse ones", () => {
  const ranges = rankRanges(["x", "y", "z"], [win("x", "z"), open("x", "y"), open("y", "z")]);
  expect(Object.fromEntries(ranges)).toEqual({
    x: { low: 1, high: 2 },
    y: { low: 1, high: 3 },
    z: { low: 2, high: 3 },
  });
});

test("without a win everybody shares every rank", () => {
  const ranges = rankRanges(["x", "y"], [open("x", "y")]);
  expect([...ranges.values()]).toEqual([
    { low: 1, high: 2 },
    { low: 1, high: 2 },
  ]);
});

test("a full order leaves one rank each, whichever side of its pairs a candidate was on", () => {
  const swappedWin: Pair = { a: "z", b: "y", kind: "win", winner: "y" };
  const ranges = rankRanges(["x", "y", "z"], [win("x", "y"), win("x", "z"), swappedWin]);
  expect([...ranges.values()]).toEqual([
    { low: 1, high: 1 },
    { low: 2, high: 2 },
    { low: 3, high: 3 },
  ]);
});
