/**
 * Trees between memory and disk. Both sides are hostile: an agent leaves links, pipes and devices behind, and a
 * process of its own may still be at work. Synchronous calls: for small files they are three times as fast.
 */
import fs from "node:fs";
import picomatch from "picomatch";
import { GLOB_OPTIONS } from "#core/glob-options.ts";
import { isPlainText, pathBytes, pathFromBytes } from "#core/path-bytes.ts";
import { remembered } from "#core/remembered.ts";
import { foldersOf, type Tree, type TreeEntry, type TreeFile } from "#core/tree.ts";
import type { Snapshot, SnapshotOptions } from "#core/sandbox.ts";
import { refuseUnsafe } from "#plugins/isolation/shared/safe-tree.ts";

const { O_DIRECTORY, O_NOFOLLOW, O_NONBLOCK, O_RDONLY } = fs.constants;

/** Asked for with the same globs by every attempt at a task. */
const matcher = remembered((globs) => picomatch([...globs], GLOB_OPTIONS));

const HAS_PROC = fs.existsSync("/proc/self/fd");

type DiskPath = string | Buffer;
type LeftOut = Snapshot["leftOut"][number];
type NotTaken = LeftOut["kind"] | "gone";
type Kinds = Pick<fs.Dirent, "isDirectory" | "isFile" | "isSymbolicLink">;

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

/**
 * Opens a folder and makes sure that no link was followed on the way, even when one was swapped in a moment ago.
 * Where the system has `/proc`, the children are then reached through the open folder, whatever becomes of its name.
 */
function openFolder(root: string, folder: string): { readonly fd: number; readonly path: string } | NotTaken {
  const path = folder === "" ? root : diskPath(root, folder);
  let fd: number;
  try {
    fd = fs.openSync(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW);
  } catch (error) {
    if (folder === "") throw error;
    return notTaken(error);
  }
  if (!HAS_PROC) return { fd, path: String(path) };
  const throughProc = `/proc/self/fd/${fd}`;
  if (fs.readlinkSync(throughProc, "buffer").equals(Buffer.from(path))) return { fd, path: throughProc };
  fs.closeSync(fd);
  return "special_file";
}

/** What is in a folder, by name. Most names are plain text; only where one is not are the bytes asked for. */
function childrenOf(folder: string): { readonly name: string; readonly type: Kinds }[] {
  const asText = fs.readdirSync(folder, { withFileTypes: true });
  const children = asText.some(({ name }) => name.includes("\ufffd"))
    ? fs
        .readdirSync(folder, { withFileTypes: true, encoding: "buffer" })
        .map((type) => ({ name: pathFromBytes(type.name), type }))
    : asText.map((type) => ({ name: type.name, type }));
  return children.sort((a, b) => (a.name < b.name ? -1 : 1));
}

function readEntry(path: DiskPath, type: Kinds, room: number): TreeEntry | NotTaken {
  try {
    if (type.isSymbolicLink()) return { kind: "symlink", target: pathFromBytes(fs.readlinkSync(path, "buffer")) };
    return type.isFile() ? readFile(path, room) : "special_file";
  } catch (error) {
    return notTaken(error);
  }
}

/** Reads a file that may have been swapped for something else a moment ago: opening never follows, never blocks. */
function readFile(path: DiskPath, room: number): TreeFile | NotTaken {
  const fd = fs.openSync(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
  try {
    const { mode, size, isFile } = statOf(fd);
    if (!isFile) return "special_file";
    if (size > room) return "too_large";
    const content = new Uint8Array(size);
    let length = 0;
    for (let read = -1; read !== 0 && length < size; length += read)
      read = fs.readSync(fd, content, length, size - length, null);
    return {
      kind: "file",
      mode: mode & 0o100 ? 0o755 : 0o644,
      content: length < size ? content.slice(0, length) : content,
    };
  } finally {
    fs.closeSync(fd);
  }
}

function statOf(fd: number): { readonly mode: number; readonly size: number; readonly isFile: boolean } {
  const stat = fs.fstatSync(fd);
  return { mode: stat.mode, size: stat.size, isFile: stat.isFile() };
}

/** What an error means for the one entry it met; any other error is the machine's and stops the reading. */
function notTaken(error: unknown): NotTaken {
  switch (errno(error)) {
    case "ENOENT":
      return "gone"; // a process the agent left behind is tidying up
    case "EACCES":
    case "EPERM":
    case "ENAMETOOLONG": // nested deeper than a path can be long
      return "unreadable";
    case "ELOOP": // was a file or folder when its folder was listed
    case "ENOTDIR":
    case "EINVAL":
    case "ENXIO":
      return "special_file";
    default:
      throw error;
  }
}

const diskPath = (folder: string, name: string): DiskPath =>
  isPlainText(name) ? `${folder}/${name}` : Buffer.concat([Buffer.from(`${folder}/`), pathBytes(name)]);

const errno = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code;
