import { describe, expect, test } from "vitest";
import {
  designEffect,
  leastForTheTest,
  minimumDetectableEffect,
  repetitionsNeeded,
  standardErrorsNeeded,
  tasksNeeded,
} from "#core/stats/power.ts";

describe("the minimum detectable effect at 80 % power", () => {
  test.each([
    [20, 1, 41.8],
    [20, 3, 29.5],
    [50, 3, 18.7],
    [225, 1, 12.5],
    [225, 3, 8.8],
    [500, 1, 8.4],
  ])("with %i tasks and %i repetitions is %f points", (tasks, repetitions, points) => {
    expect(minimumDetectableEffect({ tasks, repetitions }) * 100).toBeCloseTo(points, 1);
  });

  test("shrinks with tasks and repetitions, but never below what the tasks themselves vary", () => {
    const effect = (tasks: number, repetitions: number): number => minimumDetectableEffect({ tasks, repetitions });
    expect(effect(40, 1)).toBeLessThan(effect(20, 1));
    expect(effect(20, 2)).toBeLessThan(effect(20, 1));
    expect(effect(20, 1e9)).toBeCloseTo(standardErrorsNeeded() * Math.sqrt(1 / 9 / 20), 6);
  });

  test("grows when alpha is shared among many pairs", () => {
    const plan = { tasks: 100, repetitions: 1 };
    const shared = minimumDetectableEffect(plan, undefined, { alpha: 0.005, power: 0.8 });
    expect(shared).toBeGreaterThan(minimumDetectableEffect(plan));
  });
});

describe("what an exact test can see at most", () => {
  /** Chance of six or more, summed term by term. */
  const sixOrMore = (n: number, share: number): number => {
    const choose = (k: number): number => (k === 0 ? 1 : (choose(k - 1) * (n - k + 1)) / k);
    const terms = Array.from({ length: n - 5 }, (_, at) => at + 6);
    return terms.reduce((sum, k) => sum + choose(k) * share ** k * (1 - share) ** (n - k), 0);
  };

  test.each([6, 8, 12, 27, 200])("is found 4 times in 5 with %i tasks that differ one way", (tasks) => {
    const least = leastForTheTest({ tasks, repetitions: 1 });
    expect(sixOrMore(tasks, least)).toBeCloseTo(0.8, 4);
    expect(minimumDetectableEffect({ tasks, repetitions: 1 })).toBeGreaterThanOrEqual(least);
  });

  test.each([1, 3, 5])("is nothing with %i tasks, of which six would have to differ", (tasks) => {
    expect(minimumDetectableEffect({ tasks, repetitions: 9 })).toBeGreaterThan(1);
  });

  test("shrinks with repetitions, of which one in each task is enough to make it differ", () => {
    const once = leastForTheTest({ tasks: 30, repetitions: 1 });
    expect(leastForTheTest({ tasks: 30, repetitions: 3 })).toBeCloseTo(once / 3, 9);
  });
});

test("tasks and repetitions needed are the fewest that would see the difference", () => {
  const seen = (tasks: number, repetitions: number): number => minimumDetectableEffect({ tasks, repetitions });
  for (const delta of [0.05, 0.1, 0.2, 0.4]) {
    const tasks = tasksNeeded({ delta, repetitions: 2 })!;
    expect(seen(tasks, 2)).toBeLessThanOrEqual(delta);
    expect(seen(tasks - 1, 2)).toBeGreaterThan(delta);
  }
  const repetitions = repetitionsNeeded({ delta: 0.25, tasks: 20 })!;
  expect(seen(20, repetitions)).toBeLessThanOrEqual(0.25);
  expect(seen(20, repetitions - 1)).toBeGreaterThan(0.25);
});

test("no number of repetitions sees what too few tasks hide, and no number of tasks sees nothing", () => {
  expect(repetitionsNeeded({ delta: 0.05, tasks: 20 })).toBeNull();
  expect(tasksNeeded({ delta: 0, repetitions: 1 })).toBeNull();
});

test("clusters inflate a variance by 1 + (m - 1) rho", () => {
  expect(designEffect(10, 0.2)).toBeCloseTo(2.8, 12);
  expect(designEffect(1, 0.9)).toBe(1);
});
