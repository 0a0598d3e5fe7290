import { describe, expect, test } from "vitest";
import { COMPAT_METRICS, declareWinnerCompat, type CompatMetric, type CompatVerdict } from "#core/verdict/compat.ts";

const PC: CompatMetric = { kind: "deterministic", better: "higher" };
const EL: CompatMetric = { kind: "continuous", better: "lower" };
const PR: CompatMetric = { kind: "continuous", better: "higher" };

const times = (value: number, count: number): number[] => new Array<number>(count).fill(value);
const shareOfOnes = (percent: number, n: number): number[] =>
  Array.from({ length: n }, (_, at) => (at < (n * percent) / 100 ? 1 : 0));

type Case = [name: string, metric: CompatMetric, a: (number | null)[], b: (number | null)[], expected: CompatVerdict];

const CASES: Case[] = [
  ["PC 10s against 8s", PC, times(10, 3), times(8, 3), "A"],
  ["PC 5s against 8s", PC, times(5, 3), times(8, 3), "B"],
  ["PC 5s against 5s", PC, times(5, 3), times(5, 3), "directional"],
  ["PC within two deviations", PC, [5, 10, 15], [4, 8, 12], "directional"],
  ["PC exactly two deviations", PC, [2, 3, 4], [0, 1, 2], "directional"],
  ["PC half a point apart", PC, times(1.5, 3), times(1, 3), "directional"],
  ["PC a point and a half apart", PC, times(2.5, 3), times(1, 3), "A"],
  ["EL 100 s against 90 s", EL, times(100, 3), times(90, 3), "B"],
  ["EL exactly 10 % apart", EL, times(99, 3), times(90, 3), "B"],
  ["EL less than 10 % apart", EL, times(98, 3), times(90, 3), "directional"],
  ["PC one sample each", PC, [10], [5], "directional"],
  ["PC nulls are dropped", PC, [10, null, 10, 10], [8, 8, null, 8], "A"],
  ["PC nothing but nulls", PC, [null, null, null], times(5, 3), "directional"],
  ["PC both empty", PC, [], [], "directional"],
  ["PC 1 and 5 against 0 and 4", PC, [1, 5], [0, 4], "directional"],
  ["PC two equal samples each", PC, [10, 10], [5, 5], "A"],
  ["PR all against none", PR, times(1, 3), times(0, 3), "A"],
  ["PR three of five against two of five", PR, [1, 0, 1, 0, 1], [1, 0, 0, 1, 0], "directional"],
  ["PR 10 of 10 against 9 of 10", PR, times(1, 10), [...times(1, 9), 0], "directional"],
  ["PR 20 of 20 against 15 of 20", PR, times(1, 20), [...times(1, 15), ...times(0, 5)], "directional"],
  ["PR .5 against .55", PR, times(0.5, 3), times(0.55, 3), "B"],
  ["PR .9 against .98", PR, times(0.9, 3), times(0.98, 3), "directional"],
  ["PR none against none", PR, [0, 0], [0, 0], "directional"],
  ["EL a base of zero", EL, [0, 0], [0.05, 0.05], "A"],
  ["EL hardly any spread", EL, [10, 10.1], [12, 12.1], "A"],
  ...[5, 10, 100, 1000, 10_000].map((n): Case => [
    `PR all of ${n} against 20 %`,
    PR,
    times(1, n),
    shareOfOnes(20, n),
    "directional",
  ]),
  ...[100, 1000, 10_000].map((n): Case => [`PR all of ${n} against 19 %`, PR, times(1, n), shareOfOnes(19, n), "A"]),
];

describe("the ancestor's rule", () => {
  test.each(CASES)("%s", (_, metric, a, b, expected) => {
    expect(declareWinnerCompat(metric, a, b)).toBe(expected);
  });

  test.each(CASES)("%s, sides swapped", (_, metric, a, b, expected) => {
    const other = { A: "B", B: "A", directional: "directional" }[expected];
    expect(declareWinnerCompat(metric, b, a)).toBe(other);
  });

  test("knows for each of its four metrics which way is better", () => {
    expect(declareWinnerCompat(COMPAT_METRICS.pass_rate, [1, 1], [0, 0])).toBe("A");
    expect(declareWinnerCompat(COMPAT_METRICS.elapsed_seconds, [10, 10], [20, 20])).toBe("A");
    expect(declareWinnerCompat(COMPAT_METRICS.failed_commands, [3, 3], [1, 1])).toBe("B");
    expect(declareWinnerCompat(COMPAT_METRICS.human_interventions, [0.5, 0.5], [0, 0])).toBe("directional");
  });
});
