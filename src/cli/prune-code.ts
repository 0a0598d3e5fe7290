import fs from "node:fs";
import { join } from "node:path";

/** A copy of the program that is used keeps something now and then, and loses one quick start at most. */
const UNUSED_DAYS = 60;

/**
 * Deletes compiled code that nothing has been added to for long: of copies of the program and versions of Node that are
 * gone. `code` holds a folder for each copy, with one for each version in it.
 */
export function pruneCode(code: string, now: number): void {
  const oldest = now - UNUSED_DAYS * 24 * 60 * 60 * 1000;
  for (const copy of folders(code)) {
    for (const version of folders(copy))
      if (fs.statSync(version).mtimeMs < oldest) fs.rmSync(version, { recursive: true, force: true });
    if (folders(copy).length === 0) fs.rmdirSync(copy);
  }
}

/** Real ones: what a link leads to is not ours. */
const folders = (path: string): string[] =>
  fs
    .readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(path, name));
