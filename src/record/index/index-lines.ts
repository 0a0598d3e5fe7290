import type { IndexRow } from "#core/records.gen.ts";
import { rowLine } from "#record/index/index-file.ts";

/** Lines are gathered in blocks of as much; a longer line has one of its own. */
const BLOCK_BYTES = 1024 * 1024;
/** As many as a UTF-16 code unit has at most in UTF-8. */
const UNIT_BYTES = 3;

/** The lines of an index that is made anew, gathered while its rows are found: a thread that found some spelled them. */
export class IndexLines {
  readonly #full: Uint8Array[] = [];
  #block: Buffer = Buffer.alloc(0);
  #length = 0;

  add(row: IndexRow): void {
    const line = rowLine(row);
    this.#makeRoom(line.length * UNIT_BYTES);
    this.#length += this.#block.write(line, this.#length);
  }

  /** Adds lines that are spelled already. */
  addSpelled(lines: Buffer, start: number, end: number): void {
    this.#makeRoom(end - start);
    this.#length += lines.copy(this.#block, this.#length, start, end);
  }

  /** All of them, in the order in which they were added. */
  pieces(): Uint8Array[] {
    return [...this.#full, this.#block.subarray(0, this.#length)];
  }

  #makeRoom(bytes: number): void {
    if (this.#length + bytes <= this.#block.length) return;
    this.#full.push(this.#block.subarray(0, this.#length));
    this.#block = Buffer.allocUnsafeSlow(Math.max(BLOCK_BYTES, bytes));
    this.#length = 0;
  }
}
