/** Reading what somebody else may have put there: never through a link, never a special file, never without limit. */
import fs from "node:fs";

const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK } = fs.constants;
const FLAGS = O_RDONLY | O_NOFOLLOW | O_NONBLOCK;

/** Why a file or folder of a run-dir is not read. */
export class Refused extends Error {
  override readonly name = "Refused";
}

/** The same where the folder is named beside it: files in it by their names alone, and nothing of where the machine has it. */
export const reasonWithin = (folder: string, { message }: Refused): string => message.replaceAll(`${folder}/`, "");

/** Most records fit, so that a read takes three system calls. */
const small = Buffer.allocUnsafe(64 * 1024);

/** Content of a regular file; null when there is none. Throws `Refused` for anything else and beyond `maxBytes`. */
export function readRegular(path: string, maxBytes: number): Buffer | null {
  return reading(path, (fd) => {
    const length = fs.readSync(fd, small, 0, small.length, null);
    // Special files end here too: a pipe without a writer and most devices read as empty, and are then no JSON.
    if (length < small.length && length <= maxBytes) return Buffer.from(small.subarray(0, length));
    return readLarge(fd, path, maxBytes);
  });
}

/**
 * Reads a file as `readRegular` does, into `bytes` from their beginning, and gives its length; as many as there are:
 * it has them all or more. Null when there is no file.
 */
export function readSmall(path: string, bytes: Buffer): number | null {
  return reading(path, (fd) => fs.readSync(fd, bytes, 0, bytes.length, null));
}

/** Whether a regular file holds exactly these bytes. Throws `Refused` for what is no regular file. */
export function holds(path: string, bytes: Buffer): boolean {
  return (
    reading(path, (fd) => {
      for (let at = 0; ;) {
        const read = fs.readSync(fd, small, 0, small.length, null);
        if (read === 0) return at === bytes.length;
        if (!bytes.subarray(at, at + read).equals(small.subarray(0, read))) return false;
        at += read;
      }
    }) ?? false
  );
}

function reading<T>(path: string, read: (fd: number) => T): T | null {
  const fd = openRegular(path);
  if (fd === null) return null;
  try {
    return read(fd);
  } catch (error) {
    throw asRefused(path, error);
  } finally {
    fs.closeSync(fd);
  }
}

/** A descriptor of a regular file that is not reached through a link; null when there is none. */
export function openRegular(path: string): number | null {
  try {
    return fs.openSync(path, FLAGS);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw asRefused(path, error);
  }
}

/** Whether a real folder is there; false: nothing is. Throws `Refused` for a link or a file in its place. */
export function isRealFolder(path: string): boolean {
  const stat = fs.lstatSync(path, { throwIfNoEntry: false });
  if (stat === undefined) return false;
  if (!stat.isDirectory())
    throw new Refused(`${path} is ${stat.isSymbolicLink() ? "a link" : "a file"} in place of a folder`);
  return true;
}

function readLarge(fd: number, path: string, maxBytes: number): Buffer {
  const stat = fs.fstatSync(fd);
  if (!stat.isFile()) throw new Refused(`${path} is not a regular file`);
  if (stat.size > maxBytes) throw new Refused(`${path} has ${stat.size} bytes, more than the ${maxBytes} allowed`);
  const content = Buffer.allocUnsafe(stat.size);
  let at = 0;
  while (at < content.length) {
    const read = fs.readSync(fd, content, at, content.length - at, at);
    if (read === 0) break;
    at += read;
  }
  return content.subarray(0, at);
}

function asRefused(path: string, error: unknown): unknown {
  switch ((error as NodeJS.ErrnoException).code) {
    case "ELOOP":
    case "EMLINK":
      return new Refused(`${path} is a link`);
    case "EISDIR":
      return new Refused(`${path} is a folder in place of a file`);
    case "ENOTDIR":
      return new Refused(`${path} lies below a file`);
    case "ENXIO":
    case "EAGAIN":
      return new Refused(`${path} is not a regular file`);
    default:
      return error;
  }
}

/** Whether anything is at a path, be it a dangling link. A file where a folder should lead there means: nothing. */
export function exists(path: string): boolean {
  try {
    return fs.lstatSync(path, { throwIfNoEntry: false }) !== undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOTDIR") return false;
    throw error;
  }
}
