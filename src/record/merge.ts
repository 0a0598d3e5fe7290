import fs from "node:fs";
import { randomBytes } from "node:crypto";
import { dirname, join } from "node:path";
import { NUMBER } from "#core/attempt-fields.ts";
import { type AttemptKey, chainOf, latestByAttempt, trialAt } from "#core/cells.ts";
import { BenchError, type Problem, RunError } from "#core/errors.ts";
import { allowsNextAttempt } from "#core/outcome.ts";
import type { IndexRow, Plan, ShardManifest } from "#core/records.gen.ts";
import { AttemptReader, type SealedAttempt } from "#record/attempt/attempt-folder.ts";
import { differences } from "#record/differences.ts";
import { writeIndex } from "#record/index/index-file.ts";
import { attemptPath, INDEX_FILE, PLAN_FILE, RECORD_FILE, supersededPath } from "#record/layout.ts";
import { loadIndex } from "#record/index/load-index.ts";
import { planned } from "#record/index/planned-trials.ts";
import { noRun, refuseNoFolder } from "#record/no-run.ts";
import { PartCheck, sameValidation } from "#record/part-fault.ts";
import { PlanReader, readShard } from "#record/plan-file.ts";
import { Refused } from "#record/regular-file.ts";
import { type ToldAttempt, ToldAttempts } from "#record/told-attempts.ts";
import { checkArtifact, copyFile, linkFile, moveFolder, transferArtifact } from "#record/transfer.ts";
import { writing } from "#record/write-error.ts";
import { prettyJson, writeWhole } from "#record/write-file.ts";

export interface Merged {
  readonly plan: Plan;
  /** What was left out of the merged run, and why. */
  readonly problems: readonly Problem[];
}

/**
 * Copies run-dirs of one plan into the new run-dir `out`: the same bytes for any order of `inputs`. Only files that a
 * record lists are copied, and only when they have the digest it gives. Of one attempt in several inputs the highest
 * try counts; two different ones of the same try are a `RunError`.
 *
 * `bring` says how, and changes nothing about what there is in the end. With `link`, files are hard links to those of the
 * inputs where the file system allows it: for inputs that nobody will edit. `move` takes a task's folder out of its part
 * where it lies there alone and as a whole, so that nothing is made but a name: for a download that is thrown away.
 */
export function mergeRuns(
  inputs: readonly string[],
  out: string,
  { bring = "copy" }: { readonly bring?: "copy" | "link" | "move" } = {},
): Merged {
  const plans = new PlanReader();
  const sources = inputs.map((root) => openSource(root, plans));
  refuseSelfMadeParts(sources);
  const plan = commonPlan(sources);
  refuseFilled(out);
  const draft = `${out}.merging-${randomBytes(6).toString("hex")}`;
  const merge = new Merge(sources, plan, draft, bring);
  return writing(out, () => {
    try {
      fs.mkdirSync(draft, { recursive: true });
      writeIndex(join(draft, INDEX_FILE), merge.rows());
      writeWhole(join(draft, PLAN_FILE), prettyJson(plan));
      fs.renameSync(draft, out);
      return { plan, problems: merge.problems() };
    } catch (error) {
      if (merge.hasMoved) throw cutShort(draft, error);
      fs.rmSync(draft, { recursive: true, force: true });
      throw error;
    }
  });
}

/** What was moved is in its part no more, so it is kept where it is. */
function cutShort(draft: string, cause: unknown): RunError {
  const why = cause instanceof Error ? cause.message : String(cause);
  const hint = cause instanceof BenchError ? cause.hint : "Do something about that first.";
  return new RunError(
    "merge-cut",
    `The merge was cut short: ${why}`,
    `${hint} What was moved until then lies in ${draft}: download the parts again and merge them, or move it back first.`,
    { cause },
  );
}

interface Source {
  readonly root: string;
  readonly plan: Plan;
  readonly shard: ShardManifest | null;
}

/** One attempt of one source, as its index tells of it. */
interface Copy extends Omit<ToldAttempt, "source"> {
  readonly source: Source;
}

function openSource(root: string, plans: PlanReader): Source {
  refuseNoFolder(root);
  const plan = plans.read(root);
  if (plan === null) throw noRun(root);
  return { root, plan, shard: readShard(root) };
}

/** The plan of all sources. Of several that decide the same, the one whose spelling sorts first. */
function commonPlan(sources: readonly Source[]): Plan {
  const [first, ...others] = sources;
  if (first === undefined)
    throw new RunError("nothing-to-merge", "There is nothing to merge.", "Name at least one run-dir.");
  for (const other of others) {
    if (other.plan.digest === first.plan.digest) continue;
    const list = differences(first.plan, other.plan, ["digest", "created_at", "command", "validation"]);
    throw new RunError(
      "other-plan",
      `${first.root} and ${other.root} are parts of different runs. What differs:\n${list.map((line) => `  ${line}`).join("\n")}`,
      "Merge only run-dirs that were made from one plan.",
    );
  }
  const unlike = others.find(({ plan }) => !sameValidation(plan, first.plan));
  if (unlike !== undefined) {
    throw new RunError(
      "other-validation",
      `${first.root} and ${unlike.root} do not agree on which tasks are sound.`,
      "Run every part from one plan: `benchmark plan … --save plan.json`, then `compare --plan plan.json`.",
    );
  }
  const earliest = sources.map(({ plan }) => plan.created_at).sort()[0] ?? first.plan.created_at;
  // Whoever wrote a part wrote its command too: none of them is passed on as the way to make the whole again.
  return { ...first.plan, created_at: earliest, command: [] };
}

/** Several run-dirs can only be parts, each of them its own. */
function refuseSelfMadeParts(sources: readonly Source[]): void {
  const checks = new Map<Plan, PartCheck>();
  for (const { root, plan, shard } of sources) {
    if (shard === null) {
      // Several tries of a whole run may be joined; among parts, what claims to be the whole would speak for all.
      if (sources.every((source) => source.shard === null)) continue;
      throw new RunError(
        "no-part",
        `${root} is no part of a run, as the others are: it has no shard.json.`,
        "Merge the run-dirs of shards only.",
      );
    }
    const check = checks.get(plan) ?? new PartCheck(plan);
    checks.set(plan, check);
    const fault = check.fault(shard);
    if (fault !== null)
      throw new RunError("forged-part", `${root} ${fault}.`, "Leave it out, or run that shard again.");
  }
}

function refuseFilled(out: string): void {
  const stat = fs.lstatSync(out, { throwIfNoEntry: false });
  if (stat === undefined || (stat.isDirectory() && fs.readdirSync(out).length === 0)) return;
  throw new RunError("out-exists", `${out} is there already.`, "Choose a new folder for the merged run.");
}

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

class Merge {
  readonly #sources: readonly Source[];
  readonly #plan: Plan;
  readonly #out: string;
  readonly #bring: "copy" | "link" | "move";
  readonly #readers = new Map<Source, AttemptReader>();
  readonly #folders = new Set<string>();
  readonly #problems: Problem[] = [];
  /** Whether a part has less than before. */
  hasMoved = false;

  constructor(sources: readonly Source[], plan: Plan, out: string, bring: "copy" | "link" | "move") {
    this.#sources = sources;
    this.#plan = plan;
    this.#out = out;
    this.#bring = bring;
    for (const source of sources) this.#readers.set(source, new AttemptReader(source.root, plan));
  }

  /** Brings attempts over and gives their rows, in the plan's order. Rows of very many are never held together. */
  *rows(): Iterable<IndexRow> {
    const told = this.#gather();
    const copiesOf = (key: number): Copy[] =>
      told.of(key).map((attempt) => ({ ...attempt, source: this.#sources[attempt.source]! }));
    for (const key of told.trials()) if (told.count(key) > 1) this.#refuseConflict(key, copiesOf(key));
    for (const keys of byTask(this.#plan, told.trials())) {
      const trials = keys.map((key) => ({ key, copies: copiesOf(key) }));
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

  #gather(): ToldAttempts {
    const told = new ToldAttempts(this.#plan);
    for (const [at, source] of this.#sources.entries()) {
      const { results, problems } = loadIndex(source.root, this.#plan, { repair: false, shard: source.shard });
      for (const { path, message } of problems) this.#report(join(source.root, path), message);
      const { attempts } = results;
      // A shard runs code that was written by a model: it may speak for its own part only.
      const isItsOwn = planned(this.#plan, source.shard);
      let refused = -1;
      for (let row = 0; row < attempts.length; row++) {
        const key = results.trialOf(row);
        if (!isItsOwn(key)) {
          if (key !== refused)
            this.#report(join(source.root, attempts.dir(row)), "It is left out: this shard was not to run it.");
          refused = key;
          continue;
        }
        const [a, number] = [attempts.number(row, NUMBER.a), attempts.number(row, NUMBER.try)];
        told.add({ source: at, key, a, try: number, class: attempts.classAt(row), digest: attempts.digest(row) });
      }
    }
    return told;
  }

  /** Before anything is brought over, since what was moved is no longer where it was. */
  #refuseConflict(key: number, copies: readonly Copy[]): void {
    for (const winner of chainOf(copies, this.#plan.benchmark.max_attempts)) {
      const other = copies.find(
        (copy) => copy.a === winner.a && copy.try === winner.try && copy.digest !== winner.digest,
      );
      if (other === undefined) continue;
      const place = attemptPath(this.#plan, { ...trialAt(this.#plan, key), attempt: winner.a });
      throw conflict(place, winner.source, other.source);
    }
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
    for (const { source } of mine.filter((copy) => copy.try === winner.try)) {
      const attempt = this.#copy(source, key, place, place);
      if (attempt === null) continue;
      // Before a first try there is none.
      if (winner.try > 1) this.#superseded(key, place, attempt, mine);
      return attempt.row;
    }
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

function conflict(place: string, one: Source, other: Source): RunError {
  const [first, second] = [join(one.root, place), join(other.root, place)].sort();
  return new RunError(
    "conflicting-attempts",
    `${first} and ${second} are the same attempt with different contents.`,
    "Leave one of the two run-dirs out, or resume the later one from the earlier.",
  );
}
