import { describe, expect, test } from "vitest";
import { countWins, SHAPES, type Shape } from "../../support/false-wins.ts";

/** Large shapes get fewer draws, to keep the file quick; `npx tsx test/support/false-wins.ts 4000` takes the long way. */
const drawsFor = ({ tasks, candidates }: Shape): number => {
  if (candidates > 2) return tasks > 100 ? 40 : 150;
  return tasks > 100 ? 200 : 700;
};

describe("among equals, winners are no more frequent than alpha", () => {
  test.each(SHAPES.map((shape) => ({ shape, name: JSON.stringify(shape) })))("$name", ({ shape }) => {
    const draws = drawsFor(shape);
    expect(countWins(shape, draws) / draws).toBeLessThanOrEqual(0.05);
  });
});

test("five tasks can never name a winner", () => {
  expect(countWins({ tasks: 5, repetitions: 3, passRate: 0.1, candidates: 2, advantage: 0.85 }, 200)).toBe(0);
});

test("a true difference of 20 points over 225 tasks is nearly always found", () => {
  const found = countWins({ tasks: 225, repetitions: 1, passRate: 0.4, candidates: 2, advantage: 0.2 }, 100);
  expect(found).toBeGreaterThan(90);
});
