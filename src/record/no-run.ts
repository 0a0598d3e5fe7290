import fs from "node:fs";
import { RunError, UsageError } from "#core/errors.ts";
import { PLAN_FILE } from "#record/layout.ts";

/** What is said to somebody who names a place without a run. */
export function noRun(root: string, why = `it has no ${PLAN_FILE}`): UsageError {
  return new UsageError(
    "no-run",
    `There is no run in ${root}: ${why}.`,
    "Check the path: a run prints its own folder.",
  );
}

/** Throws `UsageError` `no-run` unless a folder is there; the path a person gives may lead through links. */
export function refuseNoFolder(root: string): void {
  const stat = fs.statSync(root, { throwIfNoEntry: false });
  if (stat === undefined) throw noRun(root, "there is no such folder");
  if (!stat.isDirectory()) throw noRun(root, "it is no folder");
}

/** Runs something that only reads below `root`; what may not be read becomes a `RunError` that names it. */
export function reading<T>(root: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    const { code, path } = error as NodeJS.ErrnoException;
    if (code === "ENOTDIR") throw noRun(root, "a file stands in its way");
    if (code !== "EACCES" && code !== "EPERM") throw error;
    throw new RunError(
      "unreadable",
      `${path ?? root} may not be read (${code}).`,
      "Give yourself permission to read the run-dir and everything in it, then try again.",
      { cause: error },
    );
  }
}
