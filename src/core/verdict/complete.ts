import { RunError } from "#core/errors.ts";
import type { PairVerdict } from "#core/records.gen.ts";
import type { PairedTask, PairInput } from "#core/verdict-input.ts";

/** What of a pair was measured, and what is missing. */
export interface Completeness {
  /** Planned tasks without the quarantined ones. */
  readonly planned: readonly PairedTask[];
  /** Those with a scored repetition on both sides: the pair's tasks. */
  readonly paired: readonly PairedTask[];
  /** Tasks that left both sides, quarantined ones too, sorted by id. */
  readonly excluded: PairVerdict["excluded_tasks"];
  /** Share of `planned` that is not `paired`; 1 when nothing was planned. */
  readonly excludedShare: number;
  /** Cells of `planned` without a scored result, both sides. */
  readonly missingCells: number;
  /** Share of planned cells without a scored result, on the side that lacks more. */
  readonly missingShare: number;
  readonly quarantined: number;
}

/** Step 1: which tasks can be compared at all. A task without a scored repetition on either side leaves both. */
export function complete({ a, b, tasks }: PairInput): Completeness {
  tasks.forEach(assertScores);
  const planned = tasks.filter((task) => task.quarantined === null);
  const paired = planned.filter((task) => task.a.some(isScored) && task.b.some(isScored));
  const excluded = tasks.flatMap((task) => {
    const reason = reasonToLeave(task, a, b);
    return reason === null ? [] : [{ task_id: task.id, reason }];
  });
  return {
    planned,
    paired,
    excluded: excluded.sort((x, y) => (x.task_id < y.task_id ? -1 : x.task_id > y.task_id ? 1 : 0)),
    excludedShare: planned.length === 0 ? 1 : (planned.length - paired.length) / planned.length,
    missingCells: planned.reduce((sum, task) => sum + missing(task.a) + missing(task.b), 0),
    missingShare: Math.max(
      missingShareOf(planned.map((task) => task.a)),
      missingShareOf(planned.map((task) => task.b)),
    ),
    quarantined: tasks.length - planned.length,
  };
}

/** Every planned task with each missing cell as bad as can be for one side and as good as can be for the other. */
export function worstCase(planned: readonly PairedTask[], against: "a" | "b"): PairedTask[] {
  const [a, b] = against === "a" ? [0, 1] : [1, 0];
  return planned.map((task) => ({ ...task, a: filled(task.a, a), b: filled(task.b, b) }));
}

export const isScored = (cell: number | null): cell is number => cell !== null;

type Cells = PairedTask["a"];

const missing = (cells: Cells): number => cells.filter((cell) => cell === null).length;

function missingShareOf(side: readonly Cells[]): number {
  const cells = side.reduce((sum, task) => sum + task.length, 0);
  return cells === 0 ? 0 : side.reduce((sum, task) => sum + missing(task), 0) / cells;
}

/** A side without any planned cell is one missing cell. */
const filled = (cells: Cells, value: number): Cells =>
  cells.length === 0 ? [value] : cells.map((cell) => cell ?? value);

function reasonToLeave(task: PairedTask, a: string, b: string): string | null {
  if (task.quarantined !== null) return `quarantined: ${task.quarantined}`;
  const [scoredA, scoredB] = [task.a.some(isScored), task.b.some(isScored)];
  if (scoredA && scoredB) return null;
  if (!scoredA && !scoredB) return "no scored repetition on either side";
  return `no scored repetition of ${scoredA ? b : a}`;
}

function assertScores(task: PairedTask): void {
  const isBad = (cell: number | null) => cell !== null && !(cell >= 0 && cell <= 1);
  const bad = task.a.find(isBad) ?? task.b.find(isBad);
  if (bad === undefined) return;
  throw new RunError(
    "score-out-of-range",
    `Task ${task.id} has a score of ${bad}; scores lie between 0 and 1.`,
    "Fix the adapter that produced it; a pass is 1, anything else of the candidate's own is 0.",
  );
}
