import type { Report } from "#core/records.gen.ts";

export type Task = Report["tasks"][number];

export interface Agreement {
  /** Tasks on which candidates differ, the widest difference first; alike patterns stand together. */
  readonly differing: readonly Task[];
  /** Every other task, those that all passed first. */
  readonly alike: readonly Task[];
}

/** Parts a report's tasks by whether its candidates fared differently on them. */
export function agreementOf({ tasks }: Pick<Report, "tasks">): Agreement {
  const sorted = tasks
    .map((task) => ({ task, spread: spreadOf(task), rates: task.cells.map((cell) => cell.pass_rate ?? -1) }))
    .sort((x, y) => y.spread - x.spread || byPattern(x.rates, y.rates));
  return {
    differing: sorted.filter(({ spread }) => spread > 0).map(({ task }) => task),
    alike: sorted.filter(({ spread }) => spread === 0).map(({ task }) => task),
  };
}

/** From 0, all alike, to 1, one always passes and another never does. A task that left both sides differs for nobody. */
function spreadOf({ cells, quarantined }: Task): number {
  const rates = cells.map((cell) => cell.pass_rate).filter((rate) => rate !== null);
  return quarantined !== null || rates.length === 0 ? 0 : Math.max(...rates) - Math.min(...rates);
}

function byPattern(x: readonly number[], y: readonly number[]): number {
  const at = x.findIndex((rate, index) => rate !== y[index]);
  return at < 0 ? 0 : (y[at] ?? -1) - (x[at] ?? -1);
}
