import fs from "node:fs";
import { join } from "node:path";
import type { Problem } from "#core/errors.ts";
import type { Excerpt } from "#core/records.gen.ts";
import { pathFault } from "#record/attempt/artifacts.ts";
import { isRealFolder, openRegular, Refused } from "#record/regular-file.ts";

/** How much of each end of a file is kept. */
const END_BYTES = 4096;
const MAX_PROBLEMS = 20;
/** After so many in a row that are not there, none is looked for: a large run without its files would be looked through for nothing. */
const MAX_MISSES = 1_000;

export interface ReadExcerpts {
  /** By path; a file that is not there has none. */
  readonly excerpts: ReadonlyMap<string, Excerpt>;
  readonly problems: readonly Problem[];
}

/**
 * Head and tail of files in a run-dir, in the order given, until `maxBytes` of JSON are full. Only regular files that
 * no link leads to; however large a file is, no more than 8 KiB of it is read.
 */
export function readExcerpts(root: string, paths: Iterable<string>, maxBytes: number): ReadExcerpts {
  const excerpts = new Map<string, Excerpt>();
  const problems: Problem[] = [];
  const folders = new Map<string, boolean>();
  let [bytes, misses] = [0, 0];
  for (const path of paths) {
    if (misses === MAX_MISSES) break;
    try {
      const excerpt = readExcerpt(root, path, folders);
      misses = excerpt === null ? misses + 1 : 0;
      if (excerpt === null) continue;
      bytes += Buffer.byteLength(JSON.stringify(excerpt));
      if (bytes > maxBytes) break;
      excerpts.set(path, excerpt);
    } catch (error) {
      // Evidence that cannot be read is missing from the report, which stands without it, and says so.
      if (!(error instanceof Error)) throw error;
      if (problems.length < MAX_PROBLEMS) problems.push({ path, message: `not quoted: ${error.message}` });
    }
  }
  return { excerpts, problems };
}

function readExcerpt(root: string, path: string, folders: Map<string, boolean>): Excerpt | null {
  const fault = pathFault(path);
  if (fault !== null) throw new Refused(fault);
  if (!isRealBelow(root, path.slice(0, path.lastIndexOf("/")), folders)) return null;
  const fd = openRegular(join(root, path));
  if (fd === null) return null;
  try {
    const stat = fs.fstatSync(fd);
    if (!stat.isFile()) throw new Refused(`${path} is not a regular file`);
    return { text: headAndTail(fd, stat.size), bytes: stat.size, path };
  } finally {
    fs.closeSync(fd);
  }
}

/** Whether a folder and every one on the way to it is there; throws `Refused` when one of them is a link. */
function isRealBelow(root: string, folder: string, known: Map<string, boolean>): boolean {
  const asked = known.get(folder);
  if (asked !== undefined) return asked;
  const parent = folder.slice(0, Math.max(0, folder.lastIndexOf("/")));
  // Nothing is remembered of what is below nothing: that may be every folder of a large plan.
  if (parent !== "" && !isRealBelow(root, parent, known)) return false;
  const real = isRealFolder(join(root, folder));
  known.set(folder, real);
  return real;
}

function headAndTail(fd: number, size: number): string {
  if (size <= 2 * END_BYTES) return new TextDecoder("utf-8", { ignoreBOM: true }).decode(piece(fd, 0, size));
  const head = piece(fd, 0, END_BYTES);
  const tail = piece(fd, size - END_BYTES, END_BYTES);
  // A character cut in two belongs to what is left out: `stream` keeps back the first half, the second is skipped.
  const start = tail.subarray(0, 4).findIndex((byte) => (byte & 0xc0) !== 0x80);
  const before = new TextDecoder("utf-8", { ignoreBOM: true }).decode(head, { stream: true });
  const after = new TextDecoder("utf-8", { ignoreBOM: true }).decode(tail.subarray(Math.max(0, start)));
  return `${before}\n[… ${(size - 2 * END_BYTES).toLocaleString("en-US")} bytes left out …]\n${after}`;
}

function piece(fd: number, position: number, length: number): Buffer {
  const buffer = Buffer.alloc(length);
  let at = 0;
  while (at < length) {
    const read = fs.readSync(fd, buffer, at, length - at, position + at);
    if (read === 0) break;
    at += read;
  }
  return buffer.subarray(0, at);
}
