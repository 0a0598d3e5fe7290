import { NUMBER, TEXT } from "#core/attempt-fields.ts";
import { Rows } from "#core/attempt-rows.ts";
import { AttemptTable } from "#core/attempt-table.ts";
import { trialCount, trialKey } from "#core/cells.ts";
import { isScored, type OutcomeClass } from "#core/outcome.ts";
import { OUTCOME_CLASSES, type IndexRow, type Plan } from "#core/records.gen.ts";

/** From the first of them to before the end of them. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** What became of some trials, in numbers of them. */
export interface Scores {
  readonly scored: number;
  readonly passed: number;
  readonly passedFirst: number;
}

export function count({ start, end }: Span, holds: (at: number) => boolean): number {
  let found = 0;
  for (let at = start; at < end; at++) if (holds(at)) found++;
  return found;
}

/**
 * What became of every planned trial. Trials are numbered as by `trialKey`: candidate by candidate, task by task,
 * repetition by repetition; so are the attempts, one after the other of each trial. Numbers rather than objects, since
 * a report asks fifty thousand trials a dozen questions.
 */
export class TrialResults implements Iterable<IndexRow> {
  /** How many trials are planned. */
  readonly size: number;
  /** Those that count, in order. */
  readonly attempts: AttemptTable;
  readonly #plan: Plan;
  /** First attempt of each trial, and the end of the last one's. */
  readonly #first: Uint32Array;
  /** Class of each attempt, as a place in `OUTCOME_CLASSES`. */
  readonly #classes: Float64Array;

  /** `rows` holds one row per attempt that counts, in any order. */
  static of(plan: Plan, rows: Iterable<IndexRow>): TrialResults {
    if (rows instanceof TrialResults) return rows;
    const kept = new Rows(0);
    for (const row of rows) kept.add(row);
    return new TrialResults(plan, new AttemptTable(kept));
  }

  /** `table` holds one row per attempt that counts, in any order. */
  constructor(plan: Plan, table: AttemptTable) {
    this.#plan = plan;
    this.size = trialCount(plan);
    const { first, order } = byTrial(plan, table, this.size);
    this.#first = first;
    this.attempts = order === null ? table : table.select(order);
    this.#classes = this.attempts.numbers(NUMBER.class);
  }

  /** Trials of a candidate, or of one of its tasks. */
  trials(candidate: number, task?: number): Span {
    const { tasks, repetitions } = this.#plan;
    const at = (task: number): number => trialKey(this.#plan, { candidate, task, repetition: 1 });
    if (task === undefined) return { start: at(0), end: at(tasks.length) };
    return { start: at(task), end: at(task) + repetitions };
  }

  /** Attempts of a trial, or of several that follow each other. */
  attemptsOf({ start, end }: Span): Span {
    return { start: this.#first[start]!, end: this.#first[end]! };
  }

  /** The trial of an attempt. */
  trialOf(at: number): number {
    return trialKey(this.#plan, {
      candidate: this.attempts.number(at, NUMBER.c),
      task: this.attempts.number(at, NUMBER.t),
      repetition: this.attempts.number(at, NUMBER.r),
    });
  }

  /** Where the attempts of a trial begin, and those of the one before it end. */
  firstAttempt(trial: number): number {
    return this.#first[trial]!;
  }

  isRecorded(trial: number): boolean {
    return this.#first[trial]! < this.#first[trial + 1]!;
  }

  rowsOf(trial: number): IndexRow[] {
    const { start, end } = this.attemptsOf({ start: trial, end: trial + 1 });
    return Array.from({ length: end - start }, (_, at) => this.attempts.row(start + at));
  }

  /** Class of the last attempt; `not_run` without one. */
  classOf(trial: number): OutcomeClass {
    return OUTCOME_CLASSES[this.classIndexOf(trial)]!;
  }

  /** The same as a place in `OUTCOME_CLASSES`. */
  classIndexOf(trial: number): number {
    return this.isRecorded(trial) ? this.#classes[this.#last(trial)]! : NOT_RUN;
  }

  reasonOf(trial: number): string {
    const reason = this.isRecorded(trial) ? this.attempts.text(this.#last(trial), TEXT.reason) : null;
    return reason ?? "Nothing was recorded for it.";
  }

  /** Whether the last attempt is the candidate's own; otherwise the trial is a missing cell. */
  isScored(trial: number): boolean {
    return this.isRecorded(trial) && SCORED[this.#classes[this.#last(trial)]!]!;
  }

  isPassed(trial: number): boolean {
    return this.isRecorded(trial) && this.#classes[this.#last(trial)] === PASS;
  }

  /** How many trials are scored, passed, and passed by their first attempt: of all in one look, for they are many. */
  scoresOf({ start, end }: Span): Scores {
    let [scored, passed, passedFirst] = [0, 0, 0];
    for (let trial = start; trial < end; trial++) {
      const [first, last] = [this.#first[trial]!, this.#last(trial)];
      if (last < first) continue;
      const cls = this.#classes[last]!;
      if (!SCORED[cls]!) continue;
      scored++;
      if (cls === PASS) passed++;
      if (this.#classes[first] === PASS && this.attempts.number(first, NUMBER.a) === 1) passedFirst++;
    }
    return { scored, passed, passedFirst };
  }

  [Symbol.iterator](): Iterator<IndexRow> {
    return this.attempts[Symbol.iterator]();
  }

  #last(trial: number): number {
    return this.#first[trial + 1]! - 1;
  }
}

const PASS = OUTCOME_CLASSES.indexOf("pass");
const NOT_RUN = OUTCOME_CLASSES.indexOf("not_run");
const SCORED = OUTCOME_CLASSES.map(isScored);

/**
 * Where each trial's attempts begin among all of them, and all of them in order: a sort by counting. No order: they are
 * in order as they come.
 */
function byTrial(plan: Plan, table: AttemptTable, size: number): { first: Uint32Array; order: Uint32Array | null } {
  const { tasks, repetitions } = plan;
  const [candidate, task] = [table.numbers(NUMBER.c), table.numbers(NUMBER.t)];
  const [repetition, attempt] = [table.numbers(NUMBER.r), table.numbers(NUMBER.a)];
  const keys = new Uint32Array(table.length);
  const first = new Uint32Array(size + 1);
  let inOrder = true;
  for (let at = 0; at < table.length; at++) {
    // as `trialKey`, which wants an object
    const key = (candidate[at]! * tasks.length + task[at]!) * repetitions + repetition[at]! - 1;
    keys[at] = key;
    first[key + 1]!++;
    if (at === 0) continue;
    inOrder &&= key > keys[at - 1]! || (key === keys[at - 1]! && attempt[at]! >= attempt[at - 1]!);
  }
  for (let trial = 0; trial < size; trial++) first[trial + 1]! += first[trial]!;
  if (inOrder) return { first, order: null };
  const next = first.slice();
  const order = new Uint32Array(table.length);
  for (let at = 0; at < table.length; at++) order[next[keys[at]!]!++] = at;
  for (let trial = 0; trial < size; trial++) {
    if (first[trial + 1]! - first[trial]! < 2) continue;
    order.subarray(first[trial], first[trial + 1]).sort((x, y) => attempt[x]! - attempt[y]!);
  }
  return { first, order };
}
