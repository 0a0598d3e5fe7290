import type { AttemptKey } from "#core/cells.ts";
import { sha256 } from "#core/digest.ts";
import { resultOf } from "#core/outcome.ts";
import type { IndexRow, Plan, RunRecord, Score, Stats } from "#core/records.gen.ts";
import { attemptPath, MAX_RECORD_BYTES, RECORD_FILE, runId, SCORE_FILE, STATS_FILE } from "#record/layout.ts";
import { isRealFolder, readRegular, Refused } from "#record/regular-file.ts";
import { type AttemptDocuments, rowOf } from "#record/row.ts";
import { parseDocument } from "#record/validate.ts";

export interface RecordedAttempt extends AttemptDocuments {
  readonly row: IndexRow;
  readonly recordBytes: Buffer;
}

/** Reads attempts of one run-dir from their fixed places. */
export class AttemptReader {
  readonly #root: string;
  readonly #plan: Plan;
  /** Folders of candidates and tasks that were looked at: whether they are there. */
  readonly #parents = new Map<string, boolean>();

  constructor(root: string, plan: Plan) {
    this.#root = root;
    this.#plan = plan;
  }

  /** Whether the folder of an attempt is there. Throws `Refused` when something else is, or a link leads to it. */
  has(key: AttemptKey, path: string = attemptPath(this.#plan, key)): boolean {
    const [candidate = "", task = ""] = path.split("/");
    return (
      this.#hasParent(candidate) && this.#hasParent(`${candidate}/${task}`) && isRealFolder(`${this.#root}/${path}`)
    );
  }

  /**
   * The attempt at its place, or at `path` when it was set aside; null when there is none. Throws `Refused` for
   * whatever is not one whole, valid attempt of this plan and this place.
   */
  read(key: AttemptKey, path: string = attemptPath(this.#plan, key)): RecordedAttempt | null {
    if (!this.has(key, path)) return null;
    const folder = `${this.#root}/${path}`;
    const recordPath = `${folder}/${RECORD_FILE}`;
    const recordBytes = required(recordPath);
    const record = parseDocument("runRecord", recordPath, recordBytes);
    const mismatch = this.#mismatch(key, record);
    if (mismatch !== null) throw new Refused(`${recordPath} does not belong here: ${mismatch}`);
    const score = parseDocument("score", `${folder}/${SCORE_FILE}`, sealed(folder, SCORE_FILE, record));
    const stats = parseDocument("stats", `${folder}/${STATS_FILE}`, sealed(folder, STATS_FILE, record));
    const contradiction = contradictionOf(record, score, stats);
    if (contradiction !== null) throw new Refused(`The files in ${folder} contradict each other: ${contradiction}`);
    const documents = { record, score, stats };
    return { ...documents, recordBytes, row: rowOf(this.#plan, key, documents, recordBytes) };
  }

  /** Digest of the run-record.json at an attempt's place; null when there is none. */
  digest(key: AttemptKey): string | null {
    if (!this.has(key)) return null;
    const bytes = readRegular(`${this.#root}/${attemptPath(this.#plan, key)}/${RECORD_FILE}`, MAX_RECORD_BYTES);
    return bytes === null ? null : sha256(bytes);
  }

  /** Forgets what it knows of folders, after some were made or moved. */
  forget(): void {
    this.#parents.clear();
  }

  #hasParent(path: string): boolean {
    let known = this.#parents.get(path);
    if (known === undefined) this.#parents.set(path, (known = isRealFolder(`${this.#root}/${path}`)));
    return known;
  }

  #mismatch(key: AttemptKey, record: RunRecord): string | null {
    const candidate = this.#plan.candidates[key.candidate];
    const expected = {
      plan_digest: this.#plan.digest,
      benchmark_id: this.#plan.benchmark.id,
      candidate: candidate?.name,
      backend_id: candidate?.backend,
      task_id: this.#plan.tasks[key.task]?.id,
      run_id: runId(key.repetition),
      attempt: key.attempt,
    } as const;
    for (const [field, value] of Object.entries(expected)) {
      const found = record[field as keyof typeof expected];
      if (found !== value) return `${field} is ${JSON.stringify(found)}, not ${JSON.stringify(value)}`;
    }
    return null;
  }
}

/** What makes three valid documents no attempt; null: nothing. */
export function contradictionOf(record: RunRecord, score: Score, stats: Stats): string | null {
  for (const field of ["benchmark_id", "task_id", "backend_id", "run_id", "attempt"] as const) {
    if (score[field] !== record[field]) return `${field} of ${SCORE_FILE} is ${JSON.stringify(score[field])}`;
  }
  const result = resultOf(record.outcome.class);
  if (score.result !== result) return `result is ${score.result}, but class ${record.outcome.class} makes it ${result}`;
  if (score.derived.elapsed_seconds !== stats.elapsed_seconds) return "elapsed_seconds differ";
  return null;
}

/** Content of a file that the record must list with this very digest. */
function sealed(folder: string, name: string, record: RunRecord): Buffer {
  const content = required(`${folder}/${name}`);
  const listed = record.artifacts.find((artifact) => artifact.path === name);
  if (listed === undefined) throw new Refused(`${folder}/${RECORD_FILE} does not list ${name}`);
  if (listed.sha256 !== sha256(content)) throw new Refused(`${folder}/${name} was changed after it was recorded`);
  return content;
}

function required(path: string): Buffer {
  const content = readRegular(path, MAX_RECORD_BYTES);
  if (content === null) throw new Refused(`${path} is missing`);
  return content;
}
