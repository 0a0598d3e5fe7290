import { RunError } from "#core/errors.ts";
import { messageOf } from "#core/message-of.ts";

/** Runs something that writes below `path`; a full or read-only disk becomes a `RunError` that says what to do. */
export function writing<T>(path: string, write: () => T): T {
  try {
    return write();
  } catch (error) {
    throw asRunError(path, error);
  }
}

function asRunError(path: string, cause: unknown): unknown {
  const code = (cause as NodeJS.ErrnoException | null)?.code;
  switch (code) {
    case "ENOSPC":
    case "EDQUOT":
      return new RunError(
        "disk-full",
        `No space is left to write ${path}.`,
        "Free some space there, then try again, or resume the run: what is on record is kept.",
        { cause },
      );
    case "EROFS":
    case "EACCES":
    case "EPERM":
      return new RunError(
        "read-only",
        `${path} cannot be written (${code}).`,
        "Give write permission there, or choose another place: --run-dir for a run, XDG_CACHE_HOME for what is kept for later ones.",
        { cause },
      );
    case "EISDIR":
      return new RunError(
        "in-the-way",
        `${path} cannot be written: a folder is in its place.`,
        "Move the folder away, then try again.",
        { cause },
      );
    case "EEXIST":
    case "ENOTDIR":
    case "EISDIR":
    case "ENOENT":
      return new RunError(
        "cannot-write",
        `${path} cannot be written: ${messageOf(cause)}.`,
        "Something else stands in its place or a folder on the way is missing; move it away, or choose another place.",
        { cause },
      );
    default:
      return cause;
  }
}
