import type { Report } from "#core/records.gen.ts";

export type Task = Report["tasks"][number];

export interface Agreement {
  /** Tasks on which candidates differ, the most evenly split first; alike patterns stand together. */
  readonly differing: readonly Task[];
  /** Every other task, those that all passed first. */
  readonly alike: readonly Task[];
}

/** Each format that is written asks for it. */
const TOLD = new WeakMap<Report["tasks"], Agreement>();

/** Parts a report's tasks by whether its candidates fared differently on them. */
export function agreementOf({ tasks }: Pick<Report, "tasks">): Agreement {
  const told = TOLD.get(tasks) ?? foundAgreement(tasks);
  TOLD.set(tasks, told);
  return told;
}

function foundAgreement(tasks: Report["tasks"]): Agreement {
  const sorted = tasks
    .map((task) => ({ task, split: splitOf(task), rates: task.cells.map((cell) => cell.pass_rate ?? -1) }))
    .sort((x, y) => y.split - x.split || byPattern(x.rates, y.rates));
  return {
    differing: sorted.filter(({ split }) => split > 0).map(({ task }) => task),
    alike: sorted.filter(({ split }) => split === 0).map(({ task }) => task),
  };
}

/** How far the candidates' rates lie apart, over all pairs of them. A task that left both sides differs for nobody. */
function splitOf({ cells, quarantined }: Task): number {
  const rates = cells.map((cell) => cell.pass_rate).filter((rate) => rate !== null);
  if (quarantined !== null || rates.length === 0 || Math.max(...rates) === Math.min(...rates)) return 0;
  const mean = rates.reduce((sum, rate) => sum + rate, 0) / rates.length;
  const variance = rates.reduce((sum, rate) => sum + (rate - mean) ** 2, 0) / rates.length;
  // Sums of the same numbers in another order differ in their last digits.
  return Number(variance.toPrecision(9));
}

function byPattern(x: readonly number[], y: readonly number[]): number {
  const at = x.findIndex((rate, index) => rate !== y[index]);
  return at < 0 ? 0 : (y[at] ?? -1) - (x[at] ?? -1);
}
