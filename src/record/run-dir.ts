import fs from "node:fs";
import { join } from "node:path";
import type { AttemptKey } from "#core/cells.ts";
import { sha256 } from "#core/digest.ts";
import { RunError, UsageError } from "#core/errors.ts";
import type { IndexRow, Plan, RunRecord, Score, ShardManifest, Stats } from "#core/records.gen.ts";
import { artifactsOf } from "#record/attempt/artifacts.ts";
import { contradictionOf } from "#record/attempt/attempt-folder.ts";
import { IndexAppender } from "#record/index/index-appender.ts";
import {
  attemptPath,
  INDEX_FILE,
  PLAN_FILE,
  RECORD_FILE,
  runId,
  SCORE_FILE,
  STAGING_DIR,
  STATS_FILE,
  supersededPath,
} from "#record/layout.ts";
import { loadIndex, type RunIndex } from "#record/index/load-index.ts";
import { type Lock, lockRunDir } from "#record/lock.ts";
import { lostPlan, noRun, refuseNoFolder } from "#record/no-run.ts";
import { keepPlan, readPlan, readShard } from "#record/plan-file.ts";
import { exists, isRealFolder } from "#record/regular-file.ts";
import { rowOf } from "#record/attempt/row.ts";
import { setAside } from "#record/set-aside.ts";
import { faultOf } from "#record/validate.ts";
import { prettyJson } from "#record/write-file.ts";
import { writing } from "#record/write-error.ts";

/** A folder in which one attempt gathers its files until it is put on record. */
export interface StagedAttempt {
  readonly dir: string;
}

export interface AttemptContents {
  /** Without the list of files: that is taken from the staged folder. */
  readonly record: Omit<RunRecord, "artifacts">;
  readonly score: Score;
  readonly stats: Stats;
  /** Further files by name, beside those already in the staged folder. */
  readonly files?: ReadonlyMap<string, string | Uint8Array>;
}

/**
 * A run-dir that this process writes, alone. An attempt is gathered in a staged folder, put in place by one rename
 * and then entered in the index by one append, so that a kill at any point leaves whole attempts only; what the kill
 * left undone is put right when the run-dir is next opened. Nothing is flushed per attempt: after a power cut, told
 * by the boot id in the lock, the index is rebuilt from the records and torn ones are set aside.
 */
export class RunDir implements Disposable {
  readonly path: string;
  readonly plan: Plan;
  /** The part of the plan this run-dir holds; null: the whole. */
  readonly shard: ShardManifest | null;
  /** What was on record when the run-dir was opened. */
  readonly found: RunIndex;
  readonly #lock: Lock;
  readonly #index: IndexAppender;
  readonly #parents = new Set<string>();
  #staged = 0;
  #released = false;

  /** Makes a new run-dir, or continues the one at `path` if it holds the same plan and shard. */
  static create(path: string, plan: Plan, shard: ShardManifest | null = null): RunDir {
    writing(path, () => fs.mkdirSync(path, { recursive: true }));
    refuseForeignFolder(path);
    return RunDir.#locked(path, () => keepPlan(path, plan, shard));
  }

  /** Continues the run-dir at `path`. Throws `UsageError` `no-run` when there is none. */
  static open(path: string): RunDir {
    refuseNoFolder(path);
    if (readPlan(path) === null) throw noRun(path);
    return RunDir.#locked(path, () => {
      const plan = readPlan(path);
      if (plan === null) throw noRun(path);
      return plan;
    });
  }

  static #locked(path: string, planOf: () => Plan): RunDir {
    const lock = lockRunDir(path);
    try {
      return new RunDir(path, planOf(), lock);
    } catch (error) {
      lock.release();
      throw error;
    }
  }

  private constructor(path: string, plan: Plan, lock: Lock) {
    this.path = path;
    this.plan = plan;
    this.shard = readShard(path);
    this.#lock = lock;
    const staging = join(path, STAGING_DIR);
    writing(staging, () => {
      fs.rmSync(staging, { recursive: true, force: true });
      fs.mkdirSync(staging);
    });
    this.found = loadIndex(path, plan, { repair: true, rebuild: lock.before === "power-cut", shard: this.shard });
    this.#index = new IndexAppender(join(path, INDEX_FILE));
  }

  /** A new, empty folder for one attempt. */
  stage(): StagedAttempt {
    const dir = join(this.path, STAGING_DIR, String(++this.#staged));
    writing(dir, () => fs.mkdirSync(dir));
    return { dir };
  }

  /** Gives a staged folder up, when its attempt will not be put on record. */
  discard(staged: StagedAttempt): void {
    fs.rmSync(staged.dir, { recursive: true, force: true });
  }

  /**
   * Puts a staged attempt on record and gives its index row. An attempt already in its place is kept as an earlier
   * try. Throws `RunError` when the disk is full or read-only, and for documents that are not valid.
   */
  put(staged: StagedAttempt, key: AttemptKey, contents: AttemptContents): IndexRow {
    const row = writing(staged.dir, () => this.#complete(staged, key, contents));
    writing(this.path, () => this.#moveInPlace(staged, row.dir));
    this.#index.append(row);
    return row;
  }

  /** Moves an attempt that cannot be gone on from out of its place, so that it can be run again. */
  setAside(row: IndexRow): void {
    if (exists(join(this.path, row.dir))) setAside(this.path, row.dir);
  }

  /** Lets go of the run-dir. What is staged and was not put on record is lost. */
  release(): void {
    if (this.#released) return;
    this.#released = true;
    this.#index.close();
    fs.rmSync(join(this.path, STAGING_DIR), { recursive: true, force: true });
    this.#lock.release();
  }

  [Symbol.dispose](): void {
    this.release();
  }

  /** Writes what is missing in the staged folder, the record last: it seals all the other files. */
  #complete(
    { dir }: StagedAttempt,
    key: AttemptKey,
    { record: unsealed, score, stats, files }: AttemptContents,
  ): IndexRow {
    for (const [name, content] of files ?? []) fs.writeFileSync(join(dir, name), content);
    fs.writeFileSync(join(dir, SCORE_FILE), prettyJson(score));
    fs.writeFileSync(join(dir, STATS_FILE), prettyJson(stats));
    const record: RunRecord = { ...unsealed, artifacts: artifactsOf(dir) };
    const fault = this.#fault(key, record, score, stats);
    if (fault !== null) {
      throw new RunError(
        "invalid-record",
        `An attempt cannot be put on record as ${attemptPath(this.plan, key)}: ${fault}.`,
        "This is a bug of the harness; please report it.",
      );
    }
    const bytes = prettyJson(record);
    fs.writeFileSync(join(dir, RECORD_FILE), bytes);
    return rowOf(key, attemptPath(this.plan, key), { record, score, stats }, sha256(bytes));
  }

  #moveInPlace(staged: StagedAttempt, place: string): void {
    this.#makeParents(place);
    const target = join(this.path, place);
    if (exists(target)) {
      let number = 1;
      while (exists(supersededPath(target, number))) number++;
      fs.renameSync(target, supersededPath(target, number));
    }
    fs.renameSync(staged.dir, target);
  }

  #makeParents(place: string): void {
    const [candidate = "", task = ""] = place.split("/");
    for (const parent of [candidate, `${candidate}/${task}`]) {
      if (this.#parents.has(parent)) continue;
      const path = join(this.path, parent);
      if (!isRealFolder(path)) fs.mkdirSync(path);
      this.#parents.add(parent);
    }
  }

  #fault(key: AttemptKey, record: RunRecord, score: Score, stats: Stats): string | null {
    const candidate = this.plan.candidates[key.candidate];
    const misplaced =
      record.plan_digest !== this.plan.digest ||
      record.candidate !== candidate?.name ||
      record.backend_id !== candidate.backend ||
      record.task_id !== this.plan.tasks[key.task]?.id ||
      record.run_id !== runId(key.repetition) ||
      record.attempt !== key.attempt;
    if (misplaced) return "its record names another plan, candidate, task, repetition or attempt";
    const unlisted = unlistedFile(record);
    if (unlisted !== null) return `${unlisted} is named in the record, but its file is missing or another one`;
    const faults = [faultOf("runRecord", record), faultOf("score", score), faultOf("stats", stats)];
    return faults.find((fault) => fault !== null) ?? contradictionOf(record, score, stats);
  }
}

/** A file the record speaks of that is not among its artifacts with that digest; null when all are. */
function unlistedFile(record: RunRecord): string | null {
  const listed = new Map(record.artifacts.map(({ path, sha256 }) => [path, sha256]));
  for (const named of [record.prompt, record.effective_prompt]) {
    if (named !== null && listed.get(named.path) !== named.sha256) return named.path;
  }
  const output = record.model_output_path;
  return output !== null && !listed.has(output) ? output : null;
}

/**
 * A run never moves into a folder that somebody else uses; what a killed start left behind is its own. Throws `UsageError`
 * for a folder that holds something, and no plan; `RunError` where that was lost. One that is not there yet is made later.
 */
export function refuseForeignFolder(path: string): void {
  if (!exists(path) || exists(join(path, PLAN_FILE))) return;
  const foreign = fs.readdirSync(path).find((name) => !OURS_BEFORE_A_PLAN.test(name));
  if (foreign === undefined) return;
  const lost = lostPlan(path);
  if (lost !== null) throw lost;
  throw new UsageError(
    "not-a-run-dir",
    `${path} is not a run-dir: it holds ${JSON.stringify(foreign)} and no ${PLAN_FILE}.`,
    "Name a new or empty folder, or the run-dir of this run.",
  );
}

const OURS_BEFORE_A_PLAN = /^(\.lock.*|\.staging|plan\.json.*|shard\.json.*)$/;
