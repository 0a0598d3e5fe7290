import { seconds } from "#core/format.ts";
import type { Report, TaskCell } from "#core/records.gen.ts";
import type { ChartName } from "#core/report/report-files.ts";

/** What is measured of a trial besides passing. */
export interface Measure {
  readonly id: keyof TaskCell["when_passed"];
  readonly chart: ChartName;
  readonly title: string;
  /** What its axis counts. */
  readonly unit: string;
  write(value: number): string;
}

export const MEASURES: readonly Measure[] = [
  { id: "time_to_solve_seconds", chart: "time-to-solve", title: "Time to solve", unit: "seconds", write: seconds },
  { id: "tokens", chart: "tokens", title: "Tokens in and out, cache included", unit: "tokens", write: count },
  { id: "turns", chart: "turns", title: "Turns", unit: "turns", write: count },
];

/** Tasks that every candidate passed and that were not left out: the only ones on which their effort compares. */
export function solvedByAll({ tasks }: Report): Report["tasks"] {
  return tasks.filter(({ cells, quarantined }) => quarantined === null && cells.every(({ passed }) => passed > 0));
}

/** One candidate's values over these tasks, ascending; a task on which any candidate was not measured is left out. */
export function valuesOf(tasks: Report["tasks"], candidate: number, { id }: Measure): number[] {
  return tasks
    .filter(({ cells }) => cells.every(({ when_passed }) => when_passed[id] !== null))
    .map(({ cells }) => cells[candidate]?.when_passed[id])
    .filter((value) => value !== null && value !== undefined)
    .sort((x, y) => x - y);
}

/** Whether a chart of this measure would show anything. A scale of orders of magnitude has no place for zero. */
export function isMeasured(report: Report, measure: Measure): boolean {
  const tasks = solvedByAll(report);
  return report.candidates.some((_, at) => valuesOf(tasks, at, measure).some((value) => value > 0));
}

/** Linear between neighbours; null of nothing. `values` ascend. */
export function quantile(values: readonly number[], share: number): number | null {
  const at = (values.length - 1) * share;
  const [low, high] = [values[Math.floor(at)], values[Math.ceil(at)]];
  return low === undefined || high === undefined ? null : low + (high - low) * (at - Math.floor(at));
}

/** A number on an axis or in a cell, in as few characters as tell it apart. */
export function count(value: number): string {
  if (value >= 1e6) return `${trimmed(value / 1e6)} M`;
  if (value >= 1e4) return `${trimmed(value / 1e3)} k`;
  return trimmed(value);
}

const trimmed = (value: number): string => String(Number(value.toPrecision(3)));
