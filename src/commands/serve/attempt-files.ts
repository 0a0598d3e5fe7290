import fs from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import type { FileBody } from "#core/loopback.ts";
import { pathFault } from "#record/attempt/artifacts.ts";
import { MAX_RECORD_BYTES, RECORD_FILE } from "#record/layout.ts";
import { isRealFolder, openRegular, readRegular, Refused } from "#record/regular-file.ts";

/** Files of an attempt that is in the index, as its record names them; of schema 1.0, those beside the record. */
export function attemptFiles(root: string, dir: string): readonly string[] {
  const record = inside(root, dir, (folder) => readRegular(join(folder, RECORD_FILE), MAX_RECORD_BYTES));
  if (record === null) return [];
  const named = artifactsIn(record);
  return [RECORD_FILE, ...(named ?? filesBeside(join(root, dir))).filter((path) => pathFault(path) === null)];
}

/** Content of one of them; null: it is not there, or not a regular file that is reached without any link. */
export function attemptFile(root: string, dir: string, path: string): FileBody | null {
  const fd = inside(root, [dir, ...path.split("/").slice(0, -1)].join("/"), () => openRegular(join(root, dir, path)));
  if (fd === null) return null;
  const stat = fs.fstatSync(fd);
  if (!stat.isFile()) {
    fs.closeSync(fd);
    return null;
  }
  if (stat.size === 0) {
    // A stream has no way to ask for nothing, and would give the first byte of a file that grows.
    fs.closeSync(fd);
    return { bytes: 0, pieces: Readable.from([]), async [Symbol.asyncDispose]() {} };
  }
  // No more than was announced, should the file grow.
  const pieces = fs.createReadStream("", { fd, start: 0, end: stat.size - 1 });
  return {
    bytes: stat.size,
    pieces,
    async [Symbol.asyncDispose]() {
      pieces.destroy();
    },
  };
}

/** Does something in a folder of the run-dir that is reached by real folders only; null: there is none. */
function inside<T>(root: string, dir: string, work: (folder: string) => T | null): T | null {
  try {
    let folder = root;
    for (const step of dir.split("/")) {
      folder = join(folder, step);
      if (!isRealFolder(folder)) return null;
    }
    return work(folder);
  } catch (error) {
    if (error instanceof Refused) return null; // A link or a special file in its place: as if nothing were there.
    throw error;
  }
}

function artifactsIn(record: Buffer): string[] | null {
  try {
    const { artifacts } = JSON.parse(record.toString("utf8")) as { artifacts?: { path?: unknown }[] };
    return artifacts?.map(({ path }) => String(path)) ?? null;
  } catch {
    return []; // Torn or hostile: then it names no file.
  }
}

const filesBeside = (folder: string): string[] =>
  fs
    .readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== RECORD_FILE)
    .map(({ name }) => name)
    .sort();
