import { exactSum } from "#core/stats/exact-sum.ts";
import { groupBy } from "#core/stats/standard-error.ts";
import type { PairedTask } from "#core/verdict-input.ts";
import { isScored } from "#core/verdict/complete.ts";

/** How far A is ahead of B in each task, in whole parts of 1 / `scale` where all scores are passes and failures. */
export interface Differences {
  readonly values: readonly number[];
  readonly scale: number;
  /** Cluster of each task; null: tasks are independent. */
  readonly clusters: readonly string[] | null;
  /** Sum of each independent unit: a task, or a whole cluster. */
  readonly units: readonly { readonly sum: number; readonly size: number }[];
}

/** Beyond it whole parts are no longer exact in a double. */
const LARGEST_SCALE = 1e9;

/**
 * Step 2: a task's value is the mean over its scored repetitions, and a task is one observation however often it was
 * repeated. Passes are counted in whole numbers, so that 2/3 - 1/3 and 1/3 - 0 are the same difference.
 *
 * @param tasks each with a scored repetition on both sides
 */
export function differences(tasks: readonly PairedTask[], clustered: boolean): Differences {
  const scale = wholeScale(tasks);
  const values = tasks.map((task) => (scale === null ? meanDifference(task) : wholeDifference(task, scale)));
  const clusters = clustered ? tasks.map(clusterOf) : null;
  return { values, scale: scale ?? 1, clusters, units: unitsOf(values, clusters) };
}

/** Least common multiple of the counts of scored repetitions; null for continuous scores, or when it grows too large. */
function wholeScale(tasks: readonly PairedTask[]): number | null {
  let scale = 1;
  for (const task of tasks) {
    for (const cells of [task.a, task.b]) {
      const scored = cells.filter(isScored);
      if (scored.some((score) => score !== 0 && score !== 1)) return null;
      scale = leastCommonMultiple(scale, scored.length);
      if (scale > LARGEST_SCALE) return null;
    }
  }
  return scale;
}

function wholeDifference({ a, b }: PairedTask, scale: number): number {
  const parts = (cells: readonly (number | null)[]): number => {
    const scored = cells.filter(isScored);
    return scored.reduce((sum, score) => sum + score, 0) * (scale / scored.length);
  };
  return parts(a) - parts(b);
}

/** Rounding noise is no difference. */
function meanDifference({ a, b }: PairedTask): number {
  const [scoredA, scoredB] = [a.filter(isScored), b.filter(isScored)];
  const difference = exactSum(scoredA) / scoredA.length - exactSum(scoredB) / scoredB.length;
  return Math.abs(difference) < 1e-12 ? 0 : difference;
}

/** The prefix keeps a task on its own apart from a cluster that bears the task's name. */
const clusterOf = ({ id, cluster }: PairedTask): string => (cluster === null ? `task ${id}` : `cluster ${cluster}`);

function unitsOf(values: readonly number[], clusters: readonly string[] | null): Differences["units"] {
  if (clusters === null) return singles(values);
  return [...groupBy(values, clusters).values()].map((members) => ({ sum: exactSum(members), size: members.length }));
}

/** Thousands of tasks differ by the same few amounts: of each there is one. */
function singles(values: readonly number[]): Differences["units"] {
  const known = new Map<number, Differences["units"][number]>();
  return values.map((sum) => {
    let unit = known.get(sum);
    if (unit === undefined) known.set(sum, (unit = { sum, size: 1 }));
    return unit;
  });
}

function leastCommonMultiple(a: number, b: number): number {
  let [divisor, rest] = [a, b];
  while (rest !== 0) [divisor, rest] = [rest, divisor % rest];
  return (a / divisor) * b;
}
