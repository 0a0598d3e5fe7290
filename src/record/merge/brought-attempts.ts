import fs from "node:fs";
import { dirname, join } from "node:path";
import { type AttemptKey, chainOf, latestByAttempt, trialAt } from "#core/cells.ts";
import type { Problem } from "#core/errors.ts";
import { allowsNextAttempt } from "#core/outcome.ts";
import type { IndexRow, Plan } from "#core/records.gen.ts";
import { AttemptReader, type SealedAttempt } from "#record/attempt/attempt-folder.ts";
import { attemptPath, INDEX_FILE, RECORD_FILE, supersededPath } from "#record/layout.ts";
import { type Copy, Copies } from "#record/merge/copies.ts";
import type { Source } from "#record/merge/sources.ts";
import { checkArtifact, copyFile, linkFile, moveFolder, transferArtifact } from "#record/merge/transfer.ts";
import { exists, Refused } from "#record/regular-file.ts";

export type Bring = "copy" | "link" | "move";

/** Brings the attempts that count out of several run-dirs into one. */
export class BroughtAttempts {
  readonly #sources: readonly Source[];
  readonly #plan: Plan;
  readonly #out: string;
  readonly #bring: Bring;
  readonly #readers = new Map<Source, AttemptReader>();
  readonly #folders = new Set<string>();
  readonly #problems: Problem[] = [];
  /** Whether a part has less than before. */
  hasMoved = false;

  constructor(sources: readonly Source[], plan: Plan, out: string, bring: Bring) {
    this.#sources = sources;
    this.#plan = plan;
    this.#out = out;
    this.#bring = bring;
    for (const source of sources) this.#readers.set(source, new AttemptReader(source.root, plan));
  }

  /** Brings attempts over and gives their rows, in the plan's order. Rows of very many are never held together. */
  *rows(): Iterable<IndexRow> {
    const all = new Copies(this.#sources, this.#plan, (path, message) => this.#report(path, message));
    // Before anything is brought over, since what was moved is no longer where it was.
    all.refuseConflicts();
    for (const keys of byTask(this.#plan, all.trials())) {
      const trials = keys.map((key) => ({ key, copies: all.of(key) }));
      const moved = this.#bring === "move" ? this.#moved(trials) : null;
      if (moved !== null) yield* moved;
      else for (const { key, copies } of trials) yield* this.#trial(key, copies);
    }
  }

  /** What was left out so far. */
  problems(): readonly Problem[] {
    const order = ({ path, message }: Problem): string => `${path}\0${message}`;
    return this.#problems.sort((a, b) => (order(a) < order(b) ? -1 : 1));
  }

  /** Takes a candidate's task as one folder, where one part holds all of it and nothing else; null: it does not. */
  #moved(trials: readonly Told[]): IndexRow[] | null {
    const source = trials[0]?.copies[0]?.source;
    const isWhole = trials.every(({ copies }) => copies.every((copy) => copy.source === source && copy.try === 1));
    if (source === undefined || !isWhole) return null;
    const rows: IndexRow[] = [];
    const files = new Set<string>();
    try {
      for (const { key, copies } of trials) {
        const trial = trialAt(this.#plan, key);
        for (const { a, class: told } of chainOf(copies, this.#plan.benchmark.max_attempts)) {
          const place = attemptPath(this.#plan, { ...trial, attempt: a });
          const attempt = this.#readers.get(source)?.sealed({ ...trial, attempt: a }, place) ?? null;
          if (attempt === null || attempt.row.class !== told) return null;
          const name = place.slice(place.lastIndexOf("/") + 1);
          for (const artifact of attempt.artifacts) {
            checkArtifact(`${source.root}/${place}`, artifact);
            files.add(`${name}/${artifact.path}`);
          }
          files.add(`${name}/${RECORD_FILE}`);
          rows.push(attempt.row);
        }
      }
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return null; // Brought one by one, it costs its own attempt alone, which is then told.
    }
    if (rows[0] === undefined) return null;
    const folder = dirname(rows[0].dir);
    this.#makeFolder(`${this.#out}/${dirname(folder)}`);
    if (!moveFolder(`${source.root}/${folder}`, `${this.#out}/${folder}`, files)) return null;
    this.hasMoved = true;
    return rows;
  }

  /**
   * Copies the attempts of one trial that count, up to the first that cannot be copied. Which follow each other is said
   * by their records: an index that says otherwise is told, and what it left out is looked for.
   */
  *#trial(key: number, copies: readonly Copy[]): Iterable<IndexRow> {
    const trial = trialAt(this.#plan, key);
    const latest = latestByAttempt(copies);
    const untrue = new Set<Source>();
    for (let attempt = 1; attempt <= this.#plan.benchmark.max_attempts; attempt++) {
      const winner = latest.get(attempt);
      const row =
        winner === undefined
          ? this.#leftOut({ ...trial, attempt }, untrue)
          : this.#attempt({ ...trial, attempt }, winner, copies);
      if (row === null) break;
      yield row;
      if (winner !== undefined && winner.class !== row.class) {
        untrue.add(winner.source);
        const message = `The index says ${winner.class}, the record ${row.class}. The record counts.`;
        this.#problems.push({ path: `${winner.source.root}/${row.dir}`, message });
      }
      if (!allowsNextAttempt(row.class)) break;
    }
  }

  #leftOut(key: AttemptKey, untrue: Iterable<Source>): IndexRow | null {
    const place = attemptPath(this.#plan, key);
    for (const source of untrue) {
      const attempt = this.#copy(source, key, place, place);
      if (attempt !== null) return attempt.row;
    }
    return null;
  }

  #attempt(key: AttemptKey, winner: Copy, copies: readonly Copy[]): IndexRow | null {
    const mine = copies.filter(({ a }) => a === winner.a);
    const place = attemptPath(this.#plan, key);
    const gone: Source[] = [];
    for (const { source } of mine.filter((copy) => copy.try === winner.try)) {
      const attempt = this.#copy(source, key, place, place);
      if (attempt === null && !exists(join(source.root, place))) gone.push(source);
      if (attempt === null) continue;
      // Before a first try there is none.
      if (winner.try > 1) this.#superseded(key, place, attempt, mine);
      return attempt.row;
    }
    for (const { root } of gone) this.#report(join(root, place), GONE);
    return null;
  }

  /** Keeps the tries that do not count, each once, numbered by age. */
  #superseded(key: AttemptKey, place: string, winner: SealedAttempt, copies: readonly Copy[]): void {
    const tries = new Map<string, { source: Source; path: string; attempt: SealedAttempt }>();
    for (const { source, digest } of copies) {
      const inPlace = digest === winner.row.digest ? null : this.#read(source, key, place);
      if (inPlace !== null) tries.set(inPlace.row.digest, { source, path: place, attempt: inPlace });
      for (let number = 1; ; number++) {
        const path = supersededPath(place, number);
        const attempt = this.#read(source, key, path);
        if (attempt === null) break;
        if (attempt.row.digest !== winner.row.digest) tries.set(attempt.row.digest, { source, path, attempt });
      }
    }
    const byAge = [...tries.values()].sort(
      (a, b) => a.attempt.row.try - b.attempt.row.try || (a.attempt.row.digest < b.attempt.row.digest ? -1 : 1),
    );
    let number = 1;
    for (const { source, path } of byAge) {
      if (this.#copy(source, key, path, supersededPath(place, number)) !== null) number++;
    }
  }

  #read(source: Source, key: AttemptKey, path: string): SealedAttempt | null {
    try {
      return this.#readers.get(source)?.sealed(key, path) ?? null;
    } catch (error) {
      this.#leaveOut(source, path, error);
      return null;
    }
  }

  /** Copies one attempt as a whole; null, with a problem, when it is not what its record says. */
  #copy(source: Source, key: AttemptKey, from: string, to: string): SealedAttempt | null {
    const folder = `${source.root}/${from}`;
    const target = `${this.#out}/${to}`;
    try {
      const attempt = this.#readers.get(source)?.sealed(key, from) ?? null;
      if (attempt === null) return null;
      this.#makeFolder(dirname(dirname(target)));
      this.#makeFolder(dirname(target));
      fs.mkdirSync(target);
      const transfer = this.#bring === "copy" ? copyFile : linkFile;
      for (const artifact of attempt.artifacts) transferArtifact(folder, target, artifact, transfer);
      transfer(`${folder}/${RECORD_FILE}`, `${target}/${RECORD_FILE}`, attempt.row.digest, true);
      return attempt;
    } catch (error) {
      fs.rmSync(target, { recursive: true, force: true });
      this.#leaveOut(source, from, error);
      return null;
    }
  }

  #makeFolder(path: string): void {
    if (this.#folders.has(path)) return;
    fs.mkdirSync(path);
    this.#folders.add(path);
  }

  #leaveOut(source: Source, path: string, error: unknown): void {
    if (!(error instanceof Refused)) throw error;
    this.#report(join(source.root, path), `It is left out: ${error.message}.`);
  }

  #report(path: string, message: string): void {
    this.#problems.push({ path, message });
  }
}

const GONE = `It is left out: ${INDEX_FILE} lists it, but its folder is gone. Put it back, or have it run again by \`benchmark resume\`, and merge anew.`;

/** A trial by its number, with what all sources have of it. */
interface Told {
  readonly key: number;
  readonly copies: readonly Copy[];
}

/** Numbers of trials in order, those of one candidate's task together. */
function* byTask(plan: Plan, keys: Iterable<number>): Iterable<readonly number[]> {
  let group: number[] = [];
  for (const key of keys) {
    const [last] = group;
    if (last !== undefined && Math.floor(last / plan.repetitions) !== Math.floor(key / plan.repetitions)) {
      yield group;
      group = [];
    }
    group.push(key);
  }
  if (group.length > 0) yield group;
}
