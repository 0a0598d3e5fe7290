import fs from "node:fs";
import { join } from "node:path";

/** Takes the right to write from everybody, in a folder and all below it. Links are left alone. */
export function makeReadOnly(folder: string): void {
  for (const { path, mode, isFolder } of below(folder)) if (!isFolder) fs.chmodSync(path, mode & ~0o222);
  // Folders last, and their contents are walked already.
  for (const { path, mode, isFolder } of [...below(folder)].reverse()) if (isFolder) fs.chmodSync(path, mode & ~0o222);
}

/** Removes a folder that was made read-only, or anything else, or nothing. */
export function removeReadOnly(folder: string): void {
  const there = fs.lstatSync(folder, { throwIfNoEntry: false });
  if (there?.isDirectory() === true) {
    for (const { path, mode, isFolder } of below(folder)) if (isFolder) fs.chmodSync(path, mode | 0o700);
  }
  fs.rmSync(folder, { recursive: true, force: true });
}

interface Found {
  readonly path: string;
  readonly mode: number;
  readonly isFolder: boolean;
}

/** A folder and all files and folders below it, outer ones first; each folder is read after it was handed out. */
function* below(folder: string): Generator<Found> {
  yield { path: folder, mode: fs.lstatSync(folder).mode & 0o7777, isFolder: true };
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* below(path);
    else if (entry.isFile()) yield { path, mode: fs.lstatSync(path).mode & 0o7777, isFolder: false };
  }
}
