/** `index.jsonl`: one line per attempt, appended after the attempt is in place. Derived from the records. */
import fs from "node:fs";
import type { Rows } from "#core/attempt-rows.ts";
import type { IndexRow, Plan } from "#core/records.gen.ts";
import { LineReader } from "#record/index/line-reader.ts";
import { Places } from "#record/attempt/places.ts";
import { openRegular, Refused } from "#record/regular-file.ts";
import { rowFault } from "#record/index/row-fault.ts";
import { writeDerived } from "#record/write-file.ts";

const BLOCK_BYTES = 128 * 1024;
const MAX_LINE_BYTES = 16 * 1024 * 1024;
const NEWLINE = 0x0a;
/** With more of them an index is not worth the time and memory to tell which; it is made anew from the records. */
const MAX_BAD_LINES = 100_000;

export const rowLine = (row: IndexRow): string => `${JSON.stringify(row)}\n`;

/** Replaces the index as a whole. Not flushed: it is derived, and told to be stale after a power cut. */
export function writeIndex(path: string, rows: Iterable<IndexRow | Uint8Array>): void {
  writeDerived(path, linesOf(rows));
}

/** Rows, or lines that are spelled already. */
function* linesOf(rows: Iterable<IndexRow | Uint8Array>): Iterable<string | Uint8Array> {
  for (const row of rows) yield row instanceof Uint8Array ? row : rowLine(row);
}

/** What is said of a line that is no row of the plan; `line` from 1. */
export type BadLine = (line: number, reason: string) => void;

/**
 * Reads the index into rows in one pass, block by block. False when there is none. A last line without its end was
 * torn by a kill or a full disk and is reported like any other bad line.
 */
export function scanIndex(path: string, plan: Plan, rows: Rows, bad: BadLine): boolean {
  const fd = openRegular(path);
  if (fd === null) return false;
  try {
    if (!fs.fstatSync(fd).isFile()) throw new Refused(`${path} is not a regular file`);
    const lines = new Lines(plan, rows, bad);
    let block: Buffer = Buffer.allocUnsafe(BLOCK_BYTES);
    let kept = 0;
    for (;;) {
      const read = fs.readSync(fd, block, kept, block.length - kept, null);
      if (read === 0) break;
      const filled = kept + read;
      const end = block.lastIndexOf(NEWLINE, filled - 1) + 1;
      lines.read(block, end);
      kept = filled - end;
      if (end > 0) block.copyWithin(0, end, filled);
      else if (filled === block.length) block = grown(block);
    }
    if (kept > 0) lines.torn();
    return true;
  } finally {
    fs.closeSync(fd);
  }
}

class Lines {
  readonly #plan: Plan;
  readonly #rows: Rows;
  readonly #bad: BadLine;
  readonly #places: Places;
  readonly #reader: LineReader;
  #line = 0;
  #badLines = 0;

  constructor(plan: Plan, rows: Rows, bad: BadLine) {
    this.#plan = plan;
    this.#rows = rows;
    this.#bad = bad;
    this.#places = new Places(plan);
    this.#reader = new LineReader(plan, rows);
  }

  /** Takes the whole lines in front of `end`. */
  read(block: Buffer, end: number): void {
    for (let start = 0; start < end;) {
      this.#line++;
      const next = this.#reader.take(block, start);
      if (next >= 0) {
        start = next;
        continue;
      }
      const newline = block.indexOf(NEWLINE, start);
      this.#parse(block.toString("utf8", start, newline));
      start = newline + 1;
    }
  }

  torn(): void {
    this.#bad(this.#line + 1, "it was cut off");
  }

  /** A line in another spelling, or a bad one. */
  #parse(text: string): void {
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch {
      this.#reject("it is not JSON"); // What exactly is wrong with it helps nobody: the row is derived.
      return;
    }
    const fault = rowFault(value, this.#plan, this.#places);
    if (fault === null) this.#rows.add(value as IndexRow);
    else this.#reject(fault);
  }

  #reject(reason: string): void {
    this.#bad(this.#line, reason);
    if (++this.#badLines >= MAX_BAD_LINES) throw new Refused(`${MAX_BAD_LINES} of its lines are not rows of the plan`);
  }
}

function grown(block: Buffer): Buffer {
  if (block.length >= MAX_LINE_BYTES) throw new Refused(`A line of the index is longer than ${MAX_LINE_BYTES} bytes`);
  const larger = Buffer.allocUnsafe(block.length * 2);
  block.copy(larger);
  return larger;
}
