import { describe, expect, test } from "vitest";
import { meanLog, secondaryMetric, type SecondaryTasks } from "#core/verdict/secondary.ts";

const PAIR = { a: "ada", b: "bob" };
const passed = (value: number | null): number => value ?? Number.NaN;
const failed = (_value: number): number => Number.NaN;

interface Task {
  readonly a: readonly number[];
  readonly b: readonly number[];
  readonly cluster: string | null;
}
const task = (a: readonly number[], b: readonly number[], cluster: string | null = null): Task => ({ a, b, cluster });

const columns = (tasks: readonly Task[]): SecondaryTasks => {
  const logs = (side: "a" | "b") =>
    Float64Array.from(tasks, ({ [side]: values }) =>
      meanLog(Float64Array.from(values), { start: 0, end: values.length }),
    );
  return { a: logs("a"), b: logs("b"), clusters: tasks.map(({ cluster }) => cluster) };
};

/** Tasks of growing size where B takes `ratio` times as long, give or take 1 %. */
const steady = (ratio: number, n = 12): Task[] =>
  Array.from({ length: n }, (_, at) =>
    task([passed(10 + at)], [passed((10 + at) * ratio * (at % 2 === 0 ? 1.01 : 1 / 1.01))]),
  );

describe("a secondary metric", () => {
  test("is the geometric mean of B over A, with the less favoured one named by its absence", () => {
    const slow = secondaryMetric("time_to_solve", PAIR, columns(steady(2)));
    expect(slow).toMatchObject({ metric: "time_to_solve", n: 12, favours: "ada" });
    expect(slow.ratio).toBeCloseTo(2, 9);
    expect(slow.low!).toBeLessThan(2);
    expect(slow.high!).toBeGreaterThan(2);
    expect(secondaryMetric("tokens", PAIR, columns(steady(0.5))).favours).toBe("bob");
  });

  test("says nothing of differences under 10 %, however certain", () => {
    expect(secondaryMetric("tokens", PAIR, columns(steady(1.09))).favours).toBeNull();
    expect(secondaryMetric("tokens", PAIR, columns(steady(1.1))).favours).toBe("ada");
    expect(secondaryMetric("tokens", PAIR, columns(steady(1 / 1.1))).favours).toBe("bob");
  });

  test("says nothing when the interval holds 1", () => {
    const noisy = [task([passed(1)], [passed(9)]), task([passed(4)], [passed(3)]), task([passed(5)], [passed(6)])];
    const metric = secondaryMetric("turns", PAIR, columns(noisy));
    expect(metric.ratio!).toBeGreaterThan(1.1);
    expect(metric).toMatchObject({ n: 3, favours: null });
  });

  test("looks only at passes, and only at tasks that both sides passed: failing fast wins nothing", () => {
    const tasks = [
      task([passed(10), failed(1)], [passed(10), failed(500)]),
      task([failed(1)], [passed(100)]),
      task([passed(100)], [failed(1)]),
      task([passed(null)], [passed(5)]),
      task([passed(0)], [passed(5)]),
    ];
    expect(secondaryMetric("time_to_solve", PAIR, columns(tasks))).toEqual({
      metric: "time_to_solve",
      n: 1,
      ratio: 1,
      low: null,
      high: null,
      favours: null,
    });
  });

  test("has no ratio without a task", () => {
    expect(secondaryMetric("turns", PAIR, columns([]))).toMatchObject({ n: 0, ratio: null, low: null, favours: null });
  });

  test("swaps with its sides", () => {
    const there = secondaryMetric("tokens", PAIR, columns(steady(1.4)));
    const back = secondaryMetric("tokens", { a: "bob", b: "ada" }, columns(steady(1.4).map(({ a, b }) => task(b, a))));
    expect(back.ratio).toBeCloseTo(1 / there.ratio!, 12);
    expect(back.low).toBeCloseTo(1 / there.high!, 12);
    expect(back.favours).toBe(there.favours);
  });

  test("treats tasks of one cluster as one observation", () => {
    const tasks = steady(2).map((one) => ({ ...one, cluster: "same" }));
    expect(secondaryMetric("tokens", PAIR, columns(tasks), true)).toMatchObject({ n: 12, low: null, favours: null });
    expect(secondaryMetric("tokens", PAIR, columns(tasks), false).favours).toBe("ada");
  });
});
