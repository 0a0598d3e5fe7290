import type { AttemptKey } from "#core/cells.ts";
import { sha256 } from "#core/digest.ts";
import { resultOf } from "#core/outcome.ts";
import type { IndexRow, Plan, RunRecord } from "#core/records.gen.ts";
import type { Artifact } from "#record/attempt/artifacts.ts";
import { MAX_RECORD_BYTES, RECORD_FILE, runId, SCORE_FILE, STATS_FILE } from "#record/layout.ts";
import { isRealFolder, readRegular, Refused } from "#record/regular-file.ts";
import { type OwnAttempt, readOwnAttempt } from "#record/attempt/own-attempt.ts";
import { Places } from "#record/attempt/places.ts";
import { type AttemptDocuments, type AttemptParts, rowOf } from "#record/attempt/row.ts";
import { parseDocument } from "#record/validate.ts";

export interface RecordedAttempt extends AttemptDocuments {
  readonly row: IndexRow;
}

/** What moving an attempt takes. */
export interface SealedAttempt {
  readonly row: IndexRow;
  readonly artifacts: readonly Artifact[];
}

/** Reads attempts of one run-dir from their fixed places. */
export class AttemptReader {
  readonly #root: string;
  readonly #plan: Plan;
  readonly #places: Places;
  /** Whether the folder of a candidate is there, by candidate, and that of a task in it, by both: once looked at. */
  readonly #candidates = new Map<number, boolean>();
  readonly #parents = new Map<number, boolean>();

  constructor(root: string, plan: Plan) {
    this.#root = root;
    this.#plan = plan;
    this.#places = new Places(plan);
  }

  /** Whether the folder of an attempt is there. Throws `Refused` when something else is, or a link leads to it. */
  has(key: AttemptKey, path: string = this.#places.of(key)): boolean {
    return this.#hasParent(key) && isRealFolder(`${this.#root}/${path}`);
  }

  /**
   * The attempt at its place, or at `path` when it was set aside; null when there is none. Throws `Refused` for
   * whatever is not one whole, valid attempt of this plan and this place.
   */
  read(key: AttemptKey, path: string = this.#places.of(key)): RecordedAttempt | null {
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
    return { ...documents, row: rowOf(key, this.#places.of(key), documents, sha256(recordBytes)) };
  }

  /** The index row of the attempt at its place, found and refused as by `read`: for whoever needs no more of very many. */
  row(key: AttemptKey): IndexRow | null {
    const path = this.#places.of(key);
    if (!this.has(key, path)) return null;
    const own = this.#own(key, path);
    return own === null ? (this.read(key, path)?.row ?? null) : rowOf(key, path, own.parts, own.digest);
  }

  /** The same with the files that its record lists; of these, score and stats were read and are what it says. */
  sealed(key: AttemptKey, path: string = this.#places.of(key)): SealedAttempt | null {
    if (!this.has(key, path)) return null;
    const own = this.#own(key, path);
    if (own === null) {
      const read = this.read(key, path);
      return read === null ? null : { row: read.row, artifacts: read.record.artifacts };
    }
    const row = rowOf(key, this.#places.of(key), own.parts, own.digest);
    return { row, artifacts: JSON.parse(own.parts.record.artifacts) as Artifact[] };
  }

  /** What of an attempt is as this program writes it; null: `read` may find more, or says what is wrong. */
  #own(key: AttemptKey, path: string): OwnAttempt | null {
    const own = readOwnAttempt(`${this.#root}/${path}`);
    const isGood =
      own !== null &&
      this.#mismatch(key, own.parts.record) === null &&
      contradictionOf(own.parts.record, own.parts.score, own.parts.stats) === null;
    return isGood ? own : null;
  }

  /** Digest of the run-record.json at an attempt's place; null when there is none. */
  digest(key: AttemptKey): string | null {
    if (!this.has(key)) return null;
    const bytes = readRegular(`${this.#root}/${this.#places.of(key)}/${RECORD_FILE}`, MAX_RECORD_BYTES);
    return bytes === null ? null : sha256(bytes);
  }

  #hasParent({ candidate, task }: AttemptKey): boolean {
    const { candidates, tasks } = this.#plan;
    const parent = candidate * tasks.length + task;
    let known = this.#parents.get(parent);
    if (known !== undefined) return known;
    const ofCandidate = `${this.#root}/${candidates[candidate]?.slug ?? ""}`;
    known = this.#candidates.get(candidate) ?? isRealFolder(ofCandidate);
    this.#candidates.set(candidate, known);
    known &&= isRealFolder(`${ofCandidate}/${tasks[task]?.slug ?? ""}`);
    this.#parents.set(parent, known);
    return known;
  }

  #mismatch(key: AttemptKey, record: AttemptParts["record"]): string | null {
    const candidate = this.#plan.candidates[key.candidate];
    return (
      mismatch("plan_digest", record.plan_digest, this.#plan.digest) ??
      mismatch("benchmark_id", record.benchmark_id, this.#plan.benchmark.id) ??
      mismatch("candidate", record.candidate, candidate?.name) ??
      mismatch("backend_id", record.backend_id, candidate?.backend) ??
      mismatch("task_id", record.task_id, this.#plan.tasks[key.task]?.id) ??
      mismatch("run_id", record.run_id, runId(key.repetition)) ??
      mismatch("attempt", record.attempt, key.attempt)
    );
  }
}

const mismatch = (field: string, found: unknown, expected: unknown): string | null =>
  found === expected ? null : `${field} is ${JSON.stringify(found)}, not ${JSON.stringify(expected)}`;

/** What makes three valid documents no attempt; null: nothing. */
export function contradictionOf(
  record: AttemptParts["record"],
  score: AttemptParts["score"],
  stats: AttemptParts["stats"],
): string | null {
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
