import fs from "node:fs";
import { join } from "node:path";
import { type BenchError, RunError, UsageError } from "#core/errors.ts";
import { plural } from "#core/format.ts";
import { INDEX_FILE, PLAN_FILE, RECORD_FILE } from "#record/layout.ts";

/** What is said to somebody who names a place without a run, or with one that has lost its plan. */
export function noRun(root: string, why = `it has no ${PLAN_FILE}`): BenchError {
  return (
    lostPlan(root) ??
    new UsageError("no-run", `There is no run in ${root}: ${why}.`, "Check the path: a run prints its own folder.")
  );
}

/** What is said where attempts of today's schema lie without their plan; null: there are none, or the plan is there. */
export function lostPlan(root: string): RunError | null {
  if (fs.existsSync(join(root, PLAN_FILE))) return null;
  const records = recordsIn(root);
  if (records === 0 && !fs.existsSync(join(root, INDEX_FILE))) return null;
  const there =
    records === 0 ? `an ${INDEX_FILE} is there` : `${plural(records, "attempt")} ${records === 1 ? "is" : "are"} there`;
  return new RunError(
    "plan-missing",
    `${PLAN_FILE} is missing in ${root}, though ${there}.`,
    `Put it back: every shard of the run and the merged run have the same ${PLAN_FILE}. Attempts on record are not touched.`,
  );
}

/** How many attempts of today's schema lie where they would in a run-dir. */
function recordsIn(root: string): number {
  const folders = (path: string): string[] =>
    fs
      .readdirSync(path, { withFileTypes: true })
      .flatMap((entry) => (entry.isDirectory() ? [join(path, entry.name)] : []));
  if (!fs.existsSync(root) || !fs.statSync(root).isDirectory()) return 0;
  const records = folders(root)
    .flatMap(folders)
    .flatMap(folders)
    .filter((path) => ATTEMPT.test(path) && fs.existsSync(join(path, RECORD_FILE)));
  // A folder of run-dirs of schema 1.0 looks the same; they have no plan to lose.
  return records[0] !== undefined && isOfToday(join(records[0], RECORD_FILE)) ? records.length : 0;
}

function isOfToday(record: string): boolean {
  try {
    const { schema_version: version } = JSON.parse(fs.readFileSync(record, "utf8")) as { schema_version?: unknown };
    return typeof version === "string" && !version.startsWith("1.");
  } catch {
    return false; // Whatever it is, nobody could make a record of it.
  }
}

const ATTEMPT = /\/attempt-\d+-run-\d+$/;

/** Throws `UsageError` `no-run` unless a folder is there; the path a person gives may lead through links. */
export function refuseNoFolder(root: string): void {
  const stat = fs.statSync(root, { throwIfNoEntry: false });
  if (stat === undefined) throw noRun(root, "there is no such folder");
  if (!stat.isDirectory()) throw noRun(root, "it is not a folder");
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
