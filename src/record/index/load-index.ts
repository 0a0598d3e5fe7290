import fs from "node:fs";
import { join } from "node:path";
import { NUMBER } from "#core/attempt-fields.ts";
import { Rows } from "#core/attempt-rows.ts";
import { AttemptTable } from "#core/attempt-table.ts";
import { type AttemptKey, attemptOf, latestByAttempt, nextAttempt, trialAt, trialCount } from "#core/cells.ts";
import type { Problem } from "#core/errors.ts";
import { allowsNextAttempt, isScored } from "#core/outcome.ts";
import type { Trial } from "#core/plan.ts";
import type { IndexRow, Plan, ShardManifest } from "#core/records.gen.ts";
import { TrialResults } from "#core/trial-results.ts";
import { AttemptReader } from "#record/attempt/attempt-folder.ts";
import { AttemptsAhead } from "#record/index/attempts-ahead.ts";
import { scanIndex, writeIndex } from "#record/index/index-file.ts";
import { IndexLines } from "#record/index/index-lines.ts";
import { attemptPath, INDEX_FILE, supersededPath } from "#record/layout.ts";
import { Places } from "#record/attempt/places.ts";
import { planned, plannedTrials } from "#record/index/planned-trials.ts";
import { exists, reasonWithin, Refused } from "#record/regular-file.ts";
import { setAside } from "#record/set-aside.ts";
import { wholeChain } from "#record/index/whole-chain.ts";
import { writing } from "#record/write-error.ts";

export interface RunIndex {
  /** The attempts that count, by trial. */
  readonly results: TrialResults;
  /** What was wrong with files, and what was done about it. */
  readonly problems: readonly Problem[];
}

export interface LoadOptions {
  /**
   * Whether to put right on disk what is wrong there: write the index anew, set bad attempts aside, undo half a
   * retry. Only for the one process that holds the lock. Otherwise nothing is written.
   */
  readonly repair: boolean;
  /** Take nothing from the index, everything from the records: after a power cut, or when it is missing. */
  readonly rebuild?: boolean;
  /** The part of the plan this run-dir is to hold; null: the whole. */
  readonly shard?: ShardManifest | null;
}

/**
 * Reads the index in one pass, then looks at the fixed places of just those attempts that could be there without a
 * row. Nothing is searched by walking.
 */
export function loadIndex(root: string, plan: Plan, options: LoadOptions): RunIndex {
  return new IndexLoader(root, plan, options).load();
}

class IndexLoader {
  readonly #root: string;
  readonly #plan: Plan;
  readonly #options: LoadOptions;
  readonly #reader: AttemptReader;
  /** Numbers of the trials that are to be here; null: all of the plan. */
  readonly #mine: readonly number[] | null;
  readonly #problems: Problem[] = [];
  /** Whether the index has lines that could not be used, and how many attempts were found that no other lists. */
  #isSpoiled = false;
  #unlisted = 0;
  /** Whether the index on disk says something else than what was found. */
  #stale = false;

  constructor(root: string, plan: Plan, options: LoadOptions) {
    this.#root = root;
    this.#plan = plan;
    this.#options = options;
    this.#reader = new AttemptReader(root, plan);
    this.#mine = plannedTrials(plan, options.shard ?? null);
  }

  load(): RunIndex {
    const places = new Places(this.#plan);
    // Of hundreds of parts, each must not make room for the whole.
    const rows = new Rows(this.#mine?.length ?? trialCount(this.#plan), (key) => places.of(key));
    if (this.#options.rebuild === true) this.#stale = true;
    else this.#scan(rows);
    const isMadeAnew = rows.length === 0;
    const lines = isMadeAnew && this.#options.repair ? new IndexLines() : null;
    const results = isMadeAnew ? this.#foundAnew(rows, lines) : this.#settled(rows);
    if (this.#isSpoiled) this.#tellFound(isMadeAnew ? rows.length : this.#unlisted);
    if (this.#stale && this.#options.repair) writeIndex(join(this.#root, INDEX_FILE), lines?.pieces() ?? results);
    return { results, problems: this.#problems };
  }

  #scan(rows: Rows): void {
    const path = join(this.#root, INDEX_FILE);
    const bad = (line: number, reason: string) => {
      this.#isSpoiled = this.#stale = true;
      this.#report(`${INDEX_FILE}:${line}`, `The line is left out: ${reason}.`);
    };
    try {
      if (!scanIndex(path, this.#plan, rows, bad)) this.#stale = true;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.#isSpoiled = this.#stale = true;
      this.#report(INDEX_FILE, `The index is not used: ${error.message}.`);
    }
  }

  /** The rows that count where the index has none, in the order of the plan; and their lines, if they are to be written. */
  #foundAnew(rows: Rows, lines: IndexLines | null): TrialResults {
    const isMine = planned(this.#plan, this.#options.shard ?? null);
    using ahead = this.#ahead(rows);
    for (let trial = 0; trial < trialCount(this.#plan); trial++) {
      if (ahead?.take(trial, lines) === true || !isMine(trial)) continue;
      const key = trialAt(this.#plan, trial);
      for (const row of wholeChain(this.#reader, this.#plan, key) ?? this.#settle(key, [])) {
        rows.add(row);
        lines?.add(row);
      }
    }
    if (rows.length > 0) this.#stale = true;
    return new TrialResults(this.#plan, new AttemptTable(rows));
  }

  /** Replaces each trial's rows by those that count: known from the index, or found on disk. */
  #settled(rows: Rows): TrialResults {
    const known = new TrialResults(this.#plan, new AttemptTable(rows));
    const { attempts } = known;
    const counting: number[] = [];
    const trials = this.#trialsToSettle(known);
    for (let nth = 0; nth < (trials?.length ?? known.size); nth++) {
      const trial = trials?.[nth] ?? nth;
      const { start, end } = known.attemptsOf({ start: trial, end: trial + 1 });
      if (!this.#options.repair && this.#takeWhole(attempts, start, end, counting)) continue;
      const entered = known.rowsOf(trial);
      for (const row of this.#settle(trialAt(this.#plan, trial), entered)) {
        const at = entered.indexOf(row);
        counting.push(at < 0 ? rows.add(row) : attempts.place(start + at));
      }
    }
    rows.arrange(Uint32Array.from(counting));
    return new TrialResults(this.#plan, new AttemptTable(rows));
  }

  /** Those of the part and those with rows, in order; null: all. A part of hundreds must not look at the trials of every other. */
  #trialsToSettle(known: TrialResults): readonly number[] | null {
    if (this.#mine === null) return null;
    const trials = new Set(this.#mine);
    for (let at = 0; at < known.attempts.length; at++) trials.add(known.trialOf(at));
    return [...trials].sort((a, b) => a - b);
  }

  #ahead(rows: Rows): AttemptsAhead | null {
    return AttemptsAhead.of(this.#root, this.#plan, this.#options.shard ?? null, rows, (file) => {
      this.#report(
        INDEX_FILE,
        `All records were read by one thread, which takes twice as long: the program has lost its file ${file}. Install it again.`,
      );
    });
  }

  /** The rows of a trial that count. */
  #settle(trial: Trial, rows: readonly IndexRow[]): IndexRow[] {
    const known = latestByAttempt(rows);
    const counting: IndexRow[] = [];
    for (let attempt = 1; attempt <= this.#plan.benchmark.max_attempts; attempt++) {
      const row = this.#current(attemptOf(trial, attempt), known.get(attempt) ?? null);
      known.delete(attempt);
      if (row === null) break;
      counting.push(row);
      if (!allowsNextAttempt(row.class)) break;
    }
    for (const row of known.values()) this.#unfounded(row);
    const next = nextAttempt(counting, this.#plan.benchmark.max_attempts);
    if (next !== null && this.#options.repair) this.#setLaterAside(trial, next.attempt);
    return counting;
  }

  /** Nearly every trial: the last tries of its attempts lead to an end, and no kill can have left them half way. */
  #takeWhole(attempts: AttemptTable, start: number, end: number, counting: number[]): boolean {
    const before = counting.length;
    for (let at = start; at < end;) {
      const attempt = attempts.number(at, NUMBER.a);
      let last = at;
      for (at++; at < end && attempts.number(at, NUMBER.a) === attempt; at++)
        if (attempts.number(at, NUMBER.try) >= attempts.number(last, NUMBER.try)) last = at;
      const cls = attempts.classAt(last);
      const goesOn = allowsNextAttempt(cls) && attempt < this.#plan.benchmark.max_attempts;
      const follows = attempt === counting.length - before + 1 && isScored(cls) && goesOn === at < end;
      if (!follows) {
        counting.length = before;
        return false;
      }
      counting.push(attempts.place(last));
    }
    return start < end;
  }

  #unfounded(row: IndexRow): void {
    this.#stale = true;
    this.#report(row.dir, `Attempt ${row.a} is left out: no earlier attempt leads to it.`);
  }

  /**
   * The row that counts for one attempt. The index is believed, but for what a kill can leave behind: an attempt in
   * place without a row, or with the row of the try before it. The writer makes sure of the folder as well.
   */
  #current(key: AttemptKey, known: IndexRow | null): IndexRow | null {
    const mayHaveNewer = known === null || !isScored(known.class);
    if (known !== null && !mayHaveNewer && !this.#options.repair) return known;
    const path = attemptPath(this.#plan, key);
    try {
      const unchanged =
        known !== null && (mayHaveNewer ? this.#reader.digest(key) === known.digest : this.#reader.has(key));
      if (unchanged) return known;
      const found = this.#reader.row(key);
      if (found !== null && known === null) this.#unlisted++;
      if (found !== null) return this.#news(found);
    } catch (error) {
      this.#setAside(path, error);
    }
    if (!this.#options.repair) return known;
    if (this.#restore(key)) {
      const restored = this.#reader.row(key);
      return restored?.digest === known?.digest ? known : restored;
    }
    if (known !== null) this.#gone(known);
    return null;
  }

  #news(row: IndexRow): IndexRow {
    this.#stale = true;
    return row;
  }

  #gone(row: IndexRow): void {
    this.#stale = true;
    this.#report(row.dir, "The folder is gone. The attempt will be run again.");
  }

  /** What followed from an attempt that is to be run again must not be taken for its sequel. */
  #setLaterAside(trial: Trial, attempt: number): void {
    if (!this.#options.repair) return;
    for (let later = attempt + 1; later <= this.#plan.benchmark.max_attempts; later++) {
      const key = attemptOf(trial, later);
      const path = attemptPath(this.#plan, key);
      try {
        if (this.#reader.has(key)) throw new Refused(`attempt ${attempt}, which it follows from, is to be run again`);
      } catch (error) {
        this.#setAside(path, error);
      }
    }
  }

  /** Undoes the first half of a retry: the earlier try was moved away and the new one never came. */
  #restore(key: AttemptKey): boolean {
    const path = attemptPath(this.#plan, key);
    let last: string | null = null;
    try {
      for (let number = 1; this.#reader.has(key, supersededPath(path, number)); number++) {
        last = supersededPath(path, number);
      }
      if (last === null || this.#reader.has(key) || this.#reader.read(key, last) === null) return false;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return false; // A superseded try that cannot be read is left where it is; the attempt is run again.
    }
    this.#stale = true;
    this.#rename(last, path);
    this.#report(path, "A retry was cut short; the try before it counts again.");
    return true;
  }

  /** Renames what stands in an attempt's place and is none. It is never deleted. */
  #setAside(path: string, error: unknown): void {
    if (!(error instanceof Refused)) throw error;
    this.#stale = true;
    const reason = reasonWithin(join(this.#root, path), error);
    if (!this.#options.repair || !exists(join(this.#root, path))) {
      this.#report(path, `It does not count: ${reason}.`);
      return;
    }
    const aside = setAside(this.#root, path);
    this.#report(path, `It does not count: ${reason}. It was moved to ${aside} and will be run again.`);
  }

  #rename(from: string, to: string): void {
    writing(this.#root, () => fs.renameSync(join(this.#root, from), join(this.#root, to)));
  }

  /** Said before all that is wrong with the index, of which there may be more than anybody reads. */
  #tellFound(attempts: number): void {
    if (attempts === 0) return;
    const found =
      attempts === 1 ? "1 attempt is read from its record" : `${attempts} attempts are read from their records`;
    const message = `${found} instead of from here, and ${attempts === 1 ? "counts" : "count"} all the same.`;
    this.#problems.unshift({ path: INDEX_FILE, message });
  }

  #report(path: string, message: string): void {
    this.#problems.push({ path, message });
  }
}
