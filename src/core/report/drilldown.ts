import type { DrilldownAttempt, DrilldownTask, Excerpt, IndexRow, Plan, Report } from "#core/records.gen.ts";
import type { TrialResult, TrialResults } from "#core/trial-result.ts";

/** What a report may carry of a run-dir's files, all of it together. */
export const DRILLDOWN_BYTES = 2 * 1024 * 1024;

/** Pieces of files by their path in the run-dir. */
export type Excerpts = ReadonlyMap<string, Excerpt>;

/** A task worth opening: its candidates differ, or one of them touched what it must not. */
interface TellingTask {
  readonly id: string;
  readonly why: DrilldownTask["why"];
  readonly attempts: readonly ShownAttempt[];
}

interface ShownAttempt {
  readonly candidate: string;
  readonly row: IndexRow;
  /** Paths in the run-dir; null where there is nothing to show. */
  readonly prompt: string | null;
  readonly patch: string;
  readonly output: string | null;
}

/** Files that the drill-down wants to quote from, the most valuable first; none when no candidates differ. */
export function wantedExcerpts(plan: Plan, results: TrialResults): string[] {
  return tellingTasks(plan, results).flatMap(({ attempts }) => attempts.flatMap(filesOf));
}

/** The evidence for tasks on which candidates differ, within `DRILLDOWN_BYTES` of JSON. */
export function drilldownOf(plan: Plan, results: TrialResults, excerpts: Excerpts): Report["drilldown"] {
  const tasks: DrilldownTask[] = [];
  let bytes = 0;
  const telling = tellingTasks(plan, results);
  for (const task of telling) {
    if (!task.attempts.flatMap(filesOf).some((path) => excerpts.has(path))) continue;
    const shown = drilldownTask(task, excerpts);
    bytes += Buffer.byteLength(JSON.stringify(shown)) + 1;
    if (bytes > DRILLDOWN_BYTES) break;
    tasks.push(shown);
  }
  return { tasks, left_out: telling.length - tasks.length };
}

const filesOf = ({ output, patch, prompt }: ShownAttempt): string[] =>
  [output, patch, prompt].filter((path) => path !== null);

function drilldownTask({ id, why, attempts }: TellingTask, excerpts: Excerpts): DrilldownTask {
  const excerpt = (path: string | null) => (path === null ? null : (excerpts.get(path) ?? null));
  return {
    task_id: id,
    why,
    candidates: attempts.map(({ candidate, row, prompt, patch, output }): DrilldownAttempt => ({
      candidate,
      repetition: row.r,
      attempt: row.a,
      class: row.class,
      reason: row.reason,
      tampered: row.tamper,
      leaks: row.leaks,
      folder: row.dir,
      prompt: excerpt(prompt),
      patch: excerpt(patch),
      output: excerpt(output),
    })),
  };
}

/** Tampering and suspected leaks first, then the widest disagreement, then the plan's order. */
function tellingTasks(plan: Plan, results: TrialResults): TellingTask[] {
  const quarantined = new Set(plan.validation?.quarantined.map(({ task_id }) => task_id));
  return plan.tasks
    .flatMap((task, at) => {
      const trials = plan.candidates.map((_, candidate) => results.of(candidate, at));
      const spread = quarantined.has(task.id) ? 0 : spreadOf(trials.map(passRate));
      const flagged = trials.map((of) => of.some(({ rows }) => rows.some(isFlagged)));
      if (spread === 0 && !flagged.includes(true)) return [];
      const rows = trials.map((of, candidate) => (spread > 0 || flagged[candidate] === true ? shownRow(of) : null));
      const attempts = rows.flatMap((row, candidate) =>
        row === null ? [] : [shownAttempt(plan.candidates[candidate]?.name ?? "", row, rows.slice(0, candidate))],
      );
      const why = spread > 0 ? ("candidates differ" as const) : whyFlagged(rows);
      return [{ id: task.id, why, attempts, rank: flagged.includes(true) ? 2 : spread }];
    })
    .sort((x, y) => y.rank - x.rank);
}

const touched = (row: IndexRow): boolean => row.tamper !== null && row.tamper > 0;

const isFlagged = (row: IndexRow): boolean => touched(row) || (row.leaks !== null && row.leaks > 0);

const whyFlagged = (rows: readonly (IndexRow | null)[]) =>
  rows.some((row) => row !== null && touched(row))
    ? ("protected paths touched" as const)
    : ("a leak is suspected" as const);

function passRate(trials: readonly TrialResult[]): number | null {
  const scored = trials.filter((trial) => trial.scored);
  return scored.length === 0 ? null : scored.filter((trial) => trial.passed).length / scored.length;
}

function spreadOf(rates: readonly (number | null)[]): number {
  const known = rates.filter((rate) => rate !== null);
  return known.length === 0 ? 0 : Math.max(...known) - Math.min(...known);
}

/** The attempt that says most: one that touched protected paths or may have leaked, else the end of a trial that did not pass. */
function shownRow(trials: readonly TrialResult[]): IndexRow | null {
  const rows = trials.flatMap((trial) => trial.rows);
  const flagged = rows.find(touched) ?? rows.find(isFlagged);
  const trial =
    trials.find(({ scored, passed }) => scored && !passed) ??
    trials.find(({ scored }) => scored) ??
    trials.find(({ rows }) => rows.length > 0);
  return flagged ?? trial?.rows.at(-1) ?? null;
}

function shownAttempt(candidate: string, row: IndexRow, before: readonly (IndexRow | null)[]): ShownAttempt {
  const asked = row.prompt !== null && before.some((other) => other?.prompt === row.prompt);
  return {
    candidate,
    row,
    prompt: asked ? null : `${row.dir}/prompt.md`,
    patch: `${row.dir}/diff.patch`,
    output: row.class === "pass" ? null : `${row.dir}/verify-output.txt`,
  };
}
