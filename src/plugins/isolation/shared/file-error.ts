import { RunError } from "#core/errors.ts";
import { messageOf } from "#core/message-of.ts";

/** The code of a failed system call (`ENOENT`, …), or null for any other error. */
export const errno = (error: unknown): string | null =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : null;

const DISK_CODES = new Set(["ENOSPC", "EDQUOT", "EROFS", "EACCES", "EPERM", "EIO", "EMLINK"]);

/** Runs file operations below `root`; what a full, read-only or forbidden disk throws becomes `RunError` (`disk`). */
export function onDisk<T>(root: string, operate: () => T): T {
  try {
    return operate();
  } catch (cause) {
    if (!DISK_CODES.has(errno(cause) ?? "")) throw cause;
    throw new RunError(
      "disk",
      `Cannot write a sandbox below ${root}: ${messageOf(cause)}.`,
      "Free some space there, check its permissions and the umask, or set TMPDIR to another folder; what is done is kept.",
      { cause },
    );
  }
}
