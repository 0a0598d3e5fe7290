import { lstatSync, readdirSync, readFileSync, readlinkSync } from "node:fs";
import { join, relative, sep } from "node:path";
import type { Tree, TreeEntry } from "#core/tree.ts";

/** Names of the folders directly in one, sorted; none where there is no such folder. */
export function foldersIn(folder: string): readonly string[] {
  return entriesOf(folder, false)
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}

/** Paths of all that is not a folder, however deep, relative and sorted; none where there is no such folder. */
export function pathsIn(folder: string): readonly string[] {
  return entriesOf(folder, true)
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .sort();
}

/** Those paths of a folder, as they are on disk. Throws where one is missing. */
export const readPaths = (folder: string, paths: Iterable<string>): Tree =>
  new Map([...paths].map((path) => [path, entryAt(join(folder, path))]));

/** Throws where it is missing. */
export const readText = (folder: string, path: string): string => readFileSync(join(folder, path), "utf8");

function entryAt(file: string): TreeEntry {
  const stats = lstatSync(file);
  if (stats.isSymbolicLink()) return { kind: "symlink", target: readlinkSync(file) };
  return { kind: "file", mode: (stats.mode & 0o100) === 0 ? 0o644 : 0o755, content: readFileSync(file) };
}

function entriesOf(folder: string, recursive: boolean) {
  try {
    return readdirSync(folder, { recursive, withFileTypes: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
}
