/**
 * Trees between memory and disk. Both sides are hostile: an agent leaves links, pipes and devices behind, and a
 * process of its own may still be at work. Synchronous calls: for small files they are three times as fast.
 */
import fs from "node:fs";
import picomatch from "picomatch";
import { GLOB_OPTIONS } from "#core/glob-options.ts";
import { pathBytes } from "#core/path-bytes.ts";
import { remembered } from "#core/remembered.ts";
import { foldersOf, type Tree, type TreeEntry } from "#core/tree.ts";
import type { Snapshot, SnapshotOptions } from "#core/sandbox.ts";
import {
  childrenOf,
  type DiskPath,
  diskPath,
  openFolder,
  readEntry,
} from "#plugins/isolation/shared/careful-reading.ts";
import { errno } from "#plugins/isolation/shared/file-error.ts";
import { refuseUnsafe } from "#plugins/isolation/shared/safe-tree.ts";

/** Asked for with the same globs by every attempt at a task. */
const matcher = remembered((globs) => picomatch([...globs], GLOB_OPTIONS));

type LeftOut = Snapshot["leftOut"][number];

export interface WriteOptions {
  /** Files already there give way; without it they are an error (`EEXIST`). */
  readonly replace?: boolean;
}

/**
 * Writes a tree into an existing folder, files first and links last, so that nothing is written through a link:
 * neither one the tree holds nor one already there. Permissions are subject to the umask.
 * Throws `RunError` (`unsafe-tree`) before the first write, and what the file system throws (`ENOSPC`, `EEXIST`, …).
 */
export function writeTree(dir: string, tree: Tree, options: WriteOptions = {}): void {
  refuseUnsafe(tree);
  const replace = options.replace ?? false;
  for (const folder of foldersOf(tree.keys())) makeFolder(diskPath(dir, folder), replace);
  for (const [path, entry] of tree) {
    if (entry.kind !== "file") continue;
    const target = diskPath(dir, path);
    // Exclusive: never opens a link.
    make(target, replace, () => fs.writeFileSync(target, entry.content, { flag: "wx", mode: entry.mode }));
  }
  for (const [path, entry] of tree) {
    if (entry.kind !== "symlink") continue;
    const target = diskPath(dir, path);
    make(target, replace, () => fs.symlinkSync(Buffer.from(pathBytes(entry.target)), target));
  }
}

function makeFolder(path: DiskPath, replace: boolean): void {
  try {
    fs.mkdirSync(path);
  } catch (error) {
    if (errno(error) !== "EEXIST") throw error;
    if (fs.lstatSync(path).isDirectory()) return; // `mkdir -p`, but never into a link
    if (!replace) throw error;
    remove(path);
    fs.mkdirSync(path);
  }
}

/** Most places are free, so what stands there is removed only once it is known to. */
function make(path: DiskPath, replace: boolean, create: () => void): void {
  try {
    create();
  } catch (error) {
    if (!replace || errno(error) !== "EEXIST") throw error;
    remove(path);
    create();
  }
}

/** Removes whatever has this name; a link goes, its target stays. */
const remove = (path: DiskPath): void => fs.rmSync(path, { recursive: true, force: true });

/**
 * Reads a folder. Links are taken as links; pipes, sockets, devices, what may not be read and what lies beyond
 * `maxBytes` (of all contents together) are left out and named; `.git` and what the globs match are left out
 * silently. The same folder gives the same entries in the same order.
 */
export function readTree(dir: string, options: SnapshotOptions): Snapshot {
  const tree = new Map<string, TreeEntry>();
  const leftOut: LeftOut[] = [];
  const ignored = matcher(options.ignore);
  const root = fs.realpathSync(dir);
  let room = options.maxBytes;

  const pending = [""];
  for (let folder = pending.pop(); folder !== undefined; folder = pending.pop()) {
    const opened = openFolder(root, folder);
    if (typeof opened === "string") {
      if (opened !== "gone") leftOut.push({ path: folder, kind: opened });
      continue;
    }
    const subfolders: string[] = [];
    try {
      for (const { name, type } of childrenOf(opened.path)) {
        const path = folder === "" ? name : `${folder}/${name}`;
        // git takes every spelling of `.git` for its own and refuses patches that hold one
        if (name.toLowerCase() === ".git" || ignored(path)) continue;
        if (type.isDirectory()) {
          subfolders.push(path);
          continue;
        }
        const entry = readEntry(diskPath(opened.path, name), type, room);
        if (typeof entry !== "string") tree.set(path, entry);
        else if (entry !== "gone") leftOut.push({ path, kind: entry });
        if (typeof entry !== "string" && entry.kind === "file") room -= entry.content.length;
      }
    } finally {
      fs.closeSync(opened.fd);
    }
    pending.push(...subfolders.reverse());
  }
  return { tree, leftOut };
}
