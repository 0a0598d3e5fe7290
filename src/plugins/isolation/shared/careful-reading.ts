/** Reading what a program may have swapped for something else a moment ago: never follows a link, never blocks. */
import fs from "node:fs";
import { isPlainText, pathBytes, pathFromBytes } from "#core/path-bytes.ts";
import type { Snapshot } from "#core/sandbox.ts";
import type { TreeEntry, TreeFile } from "#core/tree.ts";
import { errno } from "#plugins/isolation/shared/file-error.ts";

const { O_DIRECTORY, O_NOFOLLOW, O_NONBLOCK, O_RDONLY } = fs.constants;

const HAS_PROC = fs.existsSync("/proc/self/fd");

export type DiskPath = string | Buffer;
export type NotTaken = Snapshot["leftOut"][number]["kind"] | "gone";
export type Kinds = Pick<fs.Dirent, "isDirectory" | "isFile" | "isSymbolicLink">;

/** Where a name of a tree lies on disk. */
export const diskPath = (folder: string, name: string): DiskPath =>
  isPlainText(name) ? `${folder}/${name}` : Buffer.concat([Buffer.from(`${folder}/`), pathBytes(name)]);

/**
 * Opens a folder (`""` for `root` itself, a real path) and makes sure that no link was followed on the way, even when
 * one was swapped in a moment ago. Where the system has `/proc`, the children are then reached through the open folder,
 * whatever becomes of its name. The caller closes `fd`.
 */
export function openFolder(root: string, folder: string): { readonly fd: number; readonly path: string } | NotTaken {
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
export function childrenOf(folder: string): { readonly name: string; readonly type: Kinds }[] {
  const asText = fs.readdirSync(folder, { withFileTypes: true });
  const children = asText.some(({ name }) => name.includes("\ufffd"))
    ? fs
        .readdirSync(folder, { withFileTypes: true, encoding: "buffer" })
        .map((type) => ({ name: pathFromBytes(type.name), type }))
    : asText.map((type) => ({ name: type.name, type }));
  return children.sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** A file of at most `room` bytes, or a link, as a link. */
export function readEntry(path: DiskPath, type: Kinds, room: number): TreeEntry | NotTaken {
  try {
    if (type.isSymbolicLink()) return { kind: "symlink", target: pathFromBytes(fs.readlinkSync(path, "buffer")) };
    return type.isFile() ? readFile(path, room) : "special_file";
  } catch (error) {
    return notTaken(error);
  }
}

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
