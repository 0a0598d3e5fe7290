import fs from "node:fs";
import type { IndexRow } from "#core/records.gen.ts";
import { rowLine } from "#record/index/index-file.ts";
import { writing } from "#record/write-error.ts";

/** Adds rows to an index whose last line is whole. One row is one write. */
export class IndexAppender {
  readonly #path: string;
  readonly #fd: number;
  #length: number;

  constructor(path: string) {
    this.#path = path;
    this.#fd = writing(path, () => fs.openSync(path, "a"));
    this.#length = fs.fstatSync(this.#fd).size;
  }

  append(row: IndexRow): void {
    const line = Buffer.from(rowLine(row), "utf8");
    writing(this.#path, () => {
      try {
        // A disk that fills up takes a part of the line and says so only by the count.
        for (let at = 0; at < line.length;) at += fs.writeSync(this.#fd, line, at);
      } catch (error) {
        fs.ftruncateSync(this.#fd, this.#length);
        throw error;
      }
    });
    this.#length += line.length;
  }

  close(): void {
    fs.closeSync(this.#fd);
  }
}
