import { quarantineReasons } from "#core/quarantine.ts";
import { NUMBER, TEXT } from "#core/attempt-fields.ts";
import type { AttemptTable } from "#core/attempt-table.ts";
import type { DrilldownAttempt, DrilldownTask, Excerpt, Plan, Report } from "#core/records.gen.ts";
import type { Span, TrialResults } from "#core/trial-results.ts";

/** What a report may carry of a run-dir's files, all of it together. */
export const DRILLDOWN_BYTES = 2 * 1024 * 1024;

/** Pieces of files by their path in the run-dir. */
export type Excerpts = ReadonlyMap<string, Excerpt>;

/** A task worth opening: its candidates differ, or one of them touched what it must not. */
interface TellingTask {
  readonly id: string;
  readonly why: DrilldownTask["why"];
  /** What is shown of each candidate, among the attempts of the results; null: nothing. */
  readonly shown: readonly (number | null)[];
  readonly rank: number;
}

interface ShownAttempt {
  readonly candidate: string;
  /** Among the attempts of the results. */
  readonly at: number;
  /** Paths in the run-dir; null where there is nothing to show. */
  readonly prompt: string | null;
  readonly patch: string;
  readonly output: string | null;
}

/**
 * Files that the drill-down wants to quote from, the most valuable first; none when no candidates differ. Named one by
 * one, since there may be tens of thousands and the room is for a few hundred.
 */
export function* wantedExcerpts(plan: Plan, results: TrialResults): Generator<string> {
  for (const { shown } of tellingTasks(plan, results))
    for (const attempt of shownAttempts(plan, results.attempts, shown)) yield* filesOf(attempt);
}

/** The evidence for tasks on which candidates differ, within `DRILLDOWN_BYTES` of JSON. */
export function drilldownOf(plan: Plan, results: TrialResults, excerpts: Excerpts): Report["drilldown"] {
  const tasks: DrilldownTask[] = [];
  let bytes = 0;
  const telling = tellingTasks(plan, results);
  for (const { id, why, shown } of excerpts.size === 0 ? [] : telling) {
    const attempts = shownAttempts(plan, results.attempts, shown);
    if (!attempts.flatMap(filesOf).some((path) => excerpts.has(path))) continue;
    const task = { task_id: id, why, candidates: quoted(attempts, results.attempts, excerpts) };
    bytes += Buffer.byteLength(JSON.stringify(task)) + 1;
    if (bytes > DRILLDOWN_BYTES) break;
    tasks.push(task);
  }
  return { tasks, left_out: telling.length - tasks.length };
}

const filesOf = ({ output, patch, prompt }: ShownAttempt): string[] =>
  [output, patch, prompt].filter((path) => path !== null);

function quoted(attempts: readonly ShownAttempt[], table: AttemptTable, excerpts: Excerpts): DrilldownAttempt[] {
  const excerpt = (path: string | null) => (path === null ? null : (excerpts.get(path) ?? null));
  return attempts.map(({ candidate, at, prompt, patch, output }) => {
    const row = table.row(at);
    return {
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
    };
  });
}

/** Asked for twice: for the files to read, and for what to show of them. */
const TOLD = new WeakMap<TrialResults, readonly TellingTask[]>();

function tellingTasks(plan: Plan, results: TrialResults): readonly TellingTask[] {
  const told = TOLD.get(results) ?? foundTelling(plan, results);
  TOLD.set(results, told);
  return told;
}

/** Tampering and suspected leaks first, then the widest disagreement, then the plan's order. */
function foundTelling(plan: Plan, results: TrialResults): TellingTask[] {
  const { attempts } = results;
  const [tampered, leaked] = [attempts.numbers(NUMBER.tamper), attempts.numbers(NUMBER.leaks)];
  const quarantined = quarantineReasons(plan);
  return plan.tasks
    .flatMap((task, at) => {
      const trials = plan.candidates.map((_, candidate) => results.trials(candidate, at));
      const spread = quarantined.has(task.id) ? 0 : spreadOf(trials.map((of) => passRate(results, of)));
      const flagged = trials.map((of) => flaggedAttempt(results.attemptsOf(of), tampered, leaked));
      const isFlagged = flagged.some((attempt) => attempt !== null);
      if (spread === 0 && !isFlagged) return [];
      const shown = trials.map((of, candidate) => flagged[candidate] ?? (spread > 0 ? lastWords(results, of) : null));
      const why =
        spread > 0
          ? ("candidates differ" as const)
          : shown.some((attempt) => attempt !== null && tampered[attempt]! > 0)
            ? ("protected paths touched" as const)
            : ("a leak is suspected" as const);
      return [{ id: task.id, why, shown, rank: isFlagged ? 2 : spread }];
    })
    .sort((x, y) => y.rank - x.rank);
}

/** The first attempt that touched protected paths, or else may have leaked; null: none did. */
const flaggedAttempt = (attempts: Span, tampered: Float64Array, leaked: Float64Array): number | null =>
  first(attempts, (at) => tampered[at]! > 0) ?? first(attempts, (at) => leaked[at]! > 0);

function passRate(results: TrialResults, trials: Span): number | null {
  const { scored, passed } = results.scoresOf(trials);
  return scored === 0 ? null : passed / scored;
}

function spreadOf(rates: readonly (number | null)[]): number {
  const known = rates.filter((rate) => rate !== null);
  return known.length === 0 ? 0 : Math.max(...known) - Math.min(...known);
}

/** Without a flag the attempt that says most: the end of a trial that did not pass, or of any; null: there is none. */
function lastWords(results: TrialResults, trials: Span): number | null {
  const trial =
    first(trials, (at) => results.isScored(at) && !results.isPassed(at)) ??
    first(trials, (at) => results.isScored(at)) ??
    first(trials, (at) => results.isRecorded(at));
  return trial === null ? null : results.attemptsOf({ start: trial, end: trial + 1 }).end - 1;
}

function first({ start, end }: Span, holds: (at: number) => boolean): number | null {
  for (let at = start; at < end; at++) if (holds(at)) return at;
  return null;
}

/** A prompt that several candidates were given is shown once. */
function shownAttempts(plan: Plan, table: AttemptTable, shown: readonly (number | null)[]): ShownAttempt[] {
  const asked = new Set<number>();
  return shown.flatMap((at, candidate) => {
    if (at === null) return [];
    const dir = table.dir(at);
    const prompt = table.textId(at, TEXT.prompt);
    const isKnown = prompt !== 0 && asked.has(prompt);
    asked.add(prompt);
    return [
      {
        candidate: plan.candidates[candidate]?.name ?? "",
        at,
        prompt: isKnown ? null : `${dir}/prompt.md`,
        patch: `${dir}/diff.patch`,
        output: table.classAt(at) === "pass" ? null : `${dir}/verify-output.txt`,
      },
    ];
  });
}
