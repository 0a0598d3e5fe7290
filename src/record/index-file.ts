/** `index.jsonl`: one line per attempt, appended after the attempt is in place. Derived from the records. */
import fs from "node:fs";
import type { AttemptKey } from "#core/cells.ts";
import { isOutcomeClass } from "#core/outcome.ts";
import type { IndexRow, Plan } from "#core/records.gen.ts";
import { attemptName } from "#record/layout.ts";
import { openRegular, Refused } from "#record/regular-file.ts";
import { writeDerived } from "#record/write-file.ts";

/** Small enough that what is parsed at once dies young. */
const BLOCK_BYTES = 128 * 1024;
const MAX_LINE_BYTES = 16 * 1024 * 1024;
const NEWLINE = 0x0a;

export interface IndexVisitor {
  row(row: IndexRow): void;
  /** A line that is no row of this plan; `line` from 1. */
  bad(line: number, reason: string): void;
}

export const rowLine = (row: IndexRow): string => `${JSON.stringify(row)}\n`;

/** Replaces the index as a whole. Not flushed: it is derived, and told to be stale after a power cut. */
export function writeIndex(path: string, rows: Iterable<IndexRow>): void {
  writeDerived(path, linesOf(rows));
}

function* linesOf(rows: Iterable<IndexRow>): Iterable<string> {
  for (const row of rows) yield rowLine(row);
}

/**
 * Reads the index in one pass, block by block. False when there is none. A last line without its end was torn by a
 * kill or a full disk and is reported like any other bad line.
 */
export function scanIndex(path: string, plan: Plan, visitor: IndexVisitor): boolean {
  const fd = openRegular(path);
  if (fd === null) return false;
  try {
    if (!fs.fstatSync(fd).isFile()) throw new Refused(`${path} is no regular file`);
    const reader = new RowReader(plan, visitor);
    let block: Buffer = Buffer.allocUnsafe(BLOCK_BYTES);
    let kept = 0;
    for (;;) {
      const read = fs.readSync(fd, block, kept, block.length - kept, null);
      if (read === 0) break;
      const filled = kept + read;
      const end = block.lastIndexOf(NEWLINE, filled - 1);
      if (end >= 0) reader.lines(block.toString("utf8", 0, end));
      kept = filled - end - 1;
      if (end >= 0) block.copyWithin(0, end + 1, filled);
      else if (filled === block.length) block = grown(block);
    }
    if (kept > 0) reader.torn();
    return true;
  } finally {
    fs.closeSync(fd);
  }
}

class RowReader {
  readonly #plan: Plan;
  readonly #visitor: IndexVisitor;
  readonly #places: Places;
  /** Sentences that many rows share, held once. */
  readonly #reasons = new Map<string, string>();
  #line = 0;

  constructor(plan: Plan, visitor: IndexVisitor) {
    this.#plan = plan;
    this.#visitor = visitor;
    this.#places = new Places(plan);
  }

  /** Takes whole lines, joined by newlines. */
  lines(text: string): void {
    const first = this.#line;
    const rows = parseAll(text);
    if (rows === null) {
      for (const line of text.split("\n")) this.#one(line);
      return;
    }
    for (const row of rows) this.#take(row);
    this.#line = first + rows.length;
  }

  torn(): void {
    this.#visitor.bad(this.#line + 1, "it was cut off");
  }

  #one(text: string): void {
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch {
      this.#line++;
      this.#visitor.bad(this.#line, "it is no JSON"); // What exactly is wrong with it helps nobody: the row is derived.
      return;
    }
    this.#take(value);
  }

  #take(value: unknown): void {
    this.#line++;
    const fault = rowFault(value, this.#plan, this.#places);
    if (fault !== null) {
      this.#visitor.bad(this.#line, fault);
      return;
    }
    const row = value as { -readonly [Field in keyof IndexRow]: IndexRow[Field] };
    // Of equal strings the plan's own is kept: fifty thousand digests are a third of all memory.
    const task = this.#plan.tasks[row.t];
    if (row.prompt === task?.prompt_sha256) row.prompt = task.prompt_sha256;
    if (row.verifier === task?.verifier_sha256) row.verifier = task.verifier_sha256;
    row.reason = this.#sharedReason(row.reason);
    this.#visitor.row(row);
  }

  #sharedReason(reason: string): string {
    const known = this.#reasons.get(reason);
    if (known !== undefined) return known;
    this.#reasons.set(reason, reason);
    return reason;
  }
}

/** Compares folders of attempts with those of the plan, without putting one together for every row. */
class Places {
  readonly #plan: Plan;
  readonly #names = new Map<number, string>();

  constructor(plan: Plan) {
    this.#plan = plan;
  }

  isPlaceOf(dir: unknown, { candidate, task, repetition, attempt }: AttemptKey): boolean {
    const first = this.#plan.candidates[candidate]?.slug;
    const second = this.#plan.tasks[task]?.slug;
    if (first === undefined || second === undefined || typeof dir !== "string") return false;
    const last = this.#name(attempt, repetition);
    return (
      dir.length === first.length + second.length + last.length + 2 &&
      dir.startsWith(first) &&
      dir.startsWith("/", first.length) &&
      dir.startsWith(second, first.length + 1) &&
      dir.startsWith("/", first.length + second.length + 1) &&
      dir.endsWith(last)
    );
  }

  #name(attempt: number, repetition: number): string {
    const key = repetition * this.#plan.benchmark.max_attempts + attempt - 1;
    let name = this.#names.get(key);
    if (name === undefined) this.#names.set(key, (name = attemptName(attempt, repetition)));
    return name;
  }
}

/** All lines in one call, which is faster than a call for each; null when one of them is no JSON. */
function parseAll(text: string): unknown[] | null {
  try {
    return JSON.parse(`[${text.replaceAll("\n", ",")}]`) as unknown[];
  } catch {
    return null; // Then each line is tried on its own, and the bad ones are named.
  }
}

/** Why a value is no row of this plan; null when it is one. By hand: a compiled schema would cost more than reading. */
function rowFault(value: unknown, plan: Plan, places: Places): string | null {
  if (typeof value !== "object" || value === null) return "it is no row";
  const row = value as Readonly<Record<keyof IndexRow, unknown>>;
  if (row.v !== 2) return `its version is ${JSON.stringify(row.v)}, not 2`;
  const { c, t, r, a } = row;
  if (!within(c, 0, plan.candidates.length - 1)) return "its candidate is not in the plan";
  if (!within(t, 0, plan.tasks.length - 1)) return "its task is not in the plan";
  if (!within(r, 1, plan.repetitions)) return "its repetition is not in the plan";
  if (!within(a, 1, plan.benchmark.max_attempts)) return "its attempt is not in the plan";
  if (!places.isPlaceOf(row.dir, { candidate: c, task: t, repetition: r, attempt: a })) {
    return "its folder is not that of its attempt";
  }
  const whole =
    within(row.try, 1, Number.MAX_SAFE_INTEGER) &&
    typeof row.digest === "string" &&
    row.digest.length === 64 &&
    typeof row.class === "string" &&
    isOutcomeClass(row.class) &&
    typeof row.reason === "string" &&
    row.s !== null &&
    isAmount(row.s) &&
    AMOUNTS.every((field) => isAmount(row[field])) &&
    TUPLES.every(([field, length]) => isTuple(row[field], length)) &&
    typeof row.phase === "string" &&
    typeof row.tier === "string" &&
    TEXTS.every((field) => row[field] === null || typeof row[field] === "string") &&
    (row.hidden === null || typeof row.hidden === "boolean");
  return whole ? null : "fields are missing or of the wrong kind";
}

const within = (value: unknown, low: number, high: number): value is number =>
  typeof value === "number" && Number.isInteger(value) && value >= low && value <= high;

const AMOUNTS = ["tools", "turns", "fc", "tamper", "leaks"] as const satisfies readonly (keyof IndexRow)[];
const TUPLES = [
  ["ms", 5],
  ["tok", 5],
  ["change", 3],
  ["tests", 3],
] as const satisfies readonly (readonly [keyof IndexRow, number])[];
const TEXTS = [
  "stop",
  "endpoint",
  "seed",
  "prompt",
  "verifier",
  "version",
  "contain",
  "arch",
  "harness",
] as const satisfies readonly (keyof IndexRow)[];

function isTuple(value: unknown, length: number): boolean {
  return Array.isArray(value) && value.length === length && value.every(isAmount);
}

/** A number that was measured, or null. A literal such as 1e999 is read as infinite, which no report can hold. */
const isAmount = (value: unknown): boolean =>
  value === null || (typeof value === "number" && Number.isFinite(value) && value >= 0);

function grown(block: Buffer): Buffer {
  if (block.length >= MAX_LINE_BYTES) throw new Refused(`A line of the index is longer than ${MAX_LINE_BYTES} bytes`);
  const larger = Buffer.allocUnsafe(block.length * 2);
  block.copy(larger);
  return larger;
}
