import fs from "node:fs";
import { randomBytes } from "node:crypto";
import { dirname, join } from "node:path";
import { chainOf, trialAt, type AttemptKey } from "#core/cells.ts";
import { type Problem, RunError } from "#core/errors.ts";
import type { IndexRow, Plan, ShardManifest } from "#core/records.gen.ts";
import { digestOfFile, pathFault } from "#record/artifacts.ts";
import { AttemptReader, type RecordedAttempt } from "#record/attempt-folder.ts";
import { differences } from "#record/differences.ts";
import { writeIndex } from "#record/index-file.ts";
import { attemptPath, INDEX_FILE, PLAN_FILE, RECORD_FILE, supersededPath } from "#record/layout.ts";
import { loadIndex } from "#record/load-index.ts";
import { noRun, refuseNoFolder } from "#record/no-run.ts";
import { partFault, sameValidation } from "#record/part-fault.ts";
import { readPlan, readShard } from "#record/plan-file.ts";
import { isRealFolder, Refused } from "#record/regular-file.ts";
import { writing } from "#record/write-error.ts";
import { prettyJson, writeWhole } from "#record/write-file.ts";

export interface Merged {
  readonly plan: Plan;
  /** Rows of the merged run, in the plan's order. */
  readonly rows: readonly IndexRow[];
  /** What was left out of the merged run, and why. */
  readonly problems: readonly Problem[];
}

/**
 * Copies run-dirs of one plan into the new run-dir `out`: the same bytes for any order of `inputs`. Only files that a
 * record lists are copied, and only when they have the digest it gives. Of one attempt in several inputs the highest
 * try counts; two different ones of the same try are a `RunError`.
 *
 * With `link`, files are hard links to those of the inputs where the file system allows it, which takes a tenth of the
 * time: for inputs that nobody will edit, such as a download that is thrown away afterwards.
 */
export function mergeRuns(inputs: readonly string[], out: string, options: { readonly link?: boolean } = {}): Merged {
  const sources = inputs.map(openSource);
  refuseSelfMadeParts(sources);
  const plan = commonPlan(sources);
  refuseFilled(out);
  const draft = `${out}.merging-${randomBytes(6).toString("hex")}`;
  return writing(out, () => {
    try {
      fs.mkdirSync(draft, { recursive: true });
      const { rows, problems } = new Merge(sources, plan, draft, options.link === true ? linkFile : copyFile).run();
      writeIndex(join(draft, INDEX_FILE), rows);
      writeWhole(join(draft, PLAN_FILE), prettyJson(plan));
      fs.renameSync(draft, out);
      return { plan, rows, problems };
    } catch (error) {
      fs.rmSync(draft, { recursive: true, force: true });
      throw error;
    }
  });
}

interface Source {
  readonly root: string;
  readonly plan: Plan;
  readonly shard: ShardManifest | null;
}

interface Copy {
  readonly source: Source;
  readonly row: IndexRow;
}

function openSource(root: string): Source {
  refuseNoFolder(root);
  const plan = readPlan(root);
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
    const fault = partFault(plan, shard);
    if (fault !== null)
      throw new RunError("forged-part", `${root} ${fault}.`, "Leave it out, or run that shard again.");
  }
}

function refuseFilled(out: string): void {
  const stat = fs.lstatSync(out, { throwIfNoEntry: false });
  if (stat === undefined || (stat.isDirectory() && fs.readdirSync(out).length === 0)) return;
  throw new RunError("out-exists", `${out} is there already.`, "Choose a new folder for the merged run.");
}

class Merge {
  readonly #sources: readonly Source[];
  readonly #plan: Plan;
  readonly #out: string;
  readonly #transfer: Transfer;
  readonly #readers = new Map<Source, AttemptReader>();
  readonly #folders = new Set<string>();
  readonly #problems: Problem[] = [];

  constructor(sources: readonly Source[], plan: Plan, out: string, transfer: Transfer) {
    this.#sources = sources;
    this.#plan = plan;
    this.#out = out;
    this.#transfer = transfer;
    for (const source of sources) this.#readers.set(source, new AttemptReader(source.root, plan));
  }

  run(): { rows: IndexRow[]; problems: Problem[] } {
    const trials = this.#gather();
    const rows: IndexRow[] = [];
    for (const key of [...trials.keys()].sort((x, y) => x - y)) rows.push(...this.#trial(key, trials.get(key) ?? []));
    const order = ({ path, message }: Problem): string => `${path}\0${message}`;
    return { rows, problems: this.#problems.sort((a, b) => (order(a) < order(b) ? -1 : 1)) };
  }

  #gather(): Map<number, Copy[]> {
    const trials = new Map<number, Copy[]>();
    for (const source of this.#sources) {
      const found = loadIndex(source.root, this.#plan, { repair: false, shard: source.shard });
      for (const { path, message } of found.problems) this.#report(join(source.root, path), message);
      for (let key = 0; key < found.results.size; key++) {
        const rows = found.results.rowsOf(key);
        if (rows.length === 0) continue;
        if (this.#outside(source, key)) {
          this.#report(join(source.root, rows[0]?.dir ?? ""), "It is left out: this shard was not to run it.");
          continue;
        }
        const copies = trials.get(key) ?? [];
        copies.push(...rows.map((row) => ({ source, row })));
        trials.set(key, copies);
      }
    }
    return trials;
  }

  /** A shard runs code that was written by a model: it may speak for its own part only. */
  #outside({ shard }: Source, key: number): boolean {
    if (shard === null) return false;
    const { candidate, task } = trialAt(this.#plan, key);
    return (
      this.#plan.candidates[candidate]?.name !== shard.candidate ||
      !shard.tasks.includes(this.#plan.tasks[task]?.id ?? "")
    );
  }

  /** Copies the attempts of one trial that count, up to the first that cannot be copied. */
  #trial(key: number, copies: readonly Copy[]): IndexRow[] {
    const winners = chainOf(
      copies.map(({ row }) => row),
      this.#plan.benchmark.max_attempts,
    );
    const rows: IndexRow[] = [];
    for (const winner of winners) {
      const row = this.#attempt({ ...trialAt(this.#plan, key), attempt: winner.a }, winner, copies);
      if (row === null) break;
      rows.push(row);
    }
    return rows;
  }

  #attempt(key: AttemptKey, winner: IndexRow, copies: readonly Copy[]): IndexRow | null {
    const mine = copies.filter(({ row }) => row.a === winner.a);
    const best = mine.filter(({ row }) => row.try === winner.try);
    const other = best.find(({ row }) => row.digest !== best[0]?.row.digest);
    if (best[0] !== undefined && other !== undefined) throw conflict(best[0], other);
    const place = attemptPath(this.#plan, key);
    for (const { source } of best) {
      const attempt = this.#copy(source, key, place, place);
      if (attempt === null) continue;
      this.#superseded(key, attempt, mine);
      return attempt.row;
    }
    return null;
  }

  /** Keeps the tries that do not count, each once, numbered by age. */
  #superseded(key: AttemptKey, winner: RecordedAttempt, copies: readonly Copy[]): void {
    const place = attemptPath(this.#plan, key);
    const tries = new Map<string, { source: Source; path: string; attempt: RecordedAttempt }>();
    for (const { source, row } of copies) {
      const inPlace = row.digest === winner.row.digest ? null : this.#read(source, key, place);
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

  #read(source: Source, key: AttemptKey, path: string): RecordedAttempt | null {
    try {
      return this.#readers.get(source)?.read(key, path) ?? null;
    } catch (error) {
      this.#leaveOut(source, path, error);
      return null;
    }
  }

  /** Copies one attempt as a whole; null, with a problem, when it is not what its record says. */
  #copy(source: Source, key: AttemptKey, from: string, to: string): RecordedAttempt | null {
    const folder = join(source.root, from);
    const target = join(this.#out, to);
    try {
      const attempt = this.#readers.get(source)?.read(key, from) ?? null;
      if (attempt === null) return null;
      this.#makeFolder(dirname(target));
      fs.mkdirSync(target);
      for (const artifact of attempt.record.artifacts) transferArtifact(folder, target, artifact, this.#transfer);
      fs.writeFileSync(join(target, RECORD_FILE), attempt.recordBytes);
      return attempt;
    } catch (error) {
      fs.rmSync(target, { recursive: true, force: true });
      this.#leaveOut(source, from, error);
      return null;
    }
  }

  #makeFolder(path: string): void {
    if (this.#folders.has(path)) return;
    fs.mkdirSync(path, { recursive: true });
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

/** Brings a regular file over and gives its digest. */
type Transfer = (from: string, to: string) => string;

function transferArtifact(
  folder: string,
  target: string,
  artifact: RecordedAttempt["record"]["artifacts"][number],
  transfer: Transfer,
): void {
  const fault = pathFault(artifact.path);
  if (fault !== null) throw new Refused(fault);
  const steps = artifact.path.split("/").slice(0, -1);
  for (let depth = 1; depth <= steps.length; depth++) {
    const parent = steps.slice(0, depth).join("/");
    if (!isRealFolder(join(folder, parent))) throw new Refused(`${join(folder, parent)} is missing`);
    fs.mkdirSync(join(target, parent), { recursive: true });
  }
  const path = join(folder, artifact.path);
  if (transfer(path, join(target, artifact.path)) !== artifact.sha256) {
    throw new Refused(`${path} was changed after it was recorded`);
  }
}

function copyFile(from: string, to: string): string {
  const fd = fs.openSync(to, "wx");
  try {
    return digestOfFile(from, (piece) => fs.writeFileSync(fd, piece)).sha256;
  } finally {
    fs.closeSync(fd);
  }
}

function linkFile(from: string, to: string): string {
  const { sha256 } = digestOfFile(from);
  try {
    fs.linkSync(from, to);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "EXDEV" || code === "EPERM" || code === "EMLINK" || code === "ENOTSUP") return copyFile(from, to);
    throw error;
  }
  return sha256;
}

function conflict(one: Copy, other: Copy): RunError {
  const [first, second] = [join(one.source.root, one.row.dir), join(other.source.root, other.row.dir)].sort();
  return new RunError(
    "conflicting-attempts",
    `${first} and ${second} are the same attempt with different contents.`,
    "Leave one of the two run-dirs out, or resume the later one from the earlier.",
  );
}
