import fs from "node:fs";
import { randomBytes } from "node:crypto";
import { hostname } from "node:os";
import { join } from "node:path";
import { RunError } from "#core/errors.ts";
import { LOCK_FILE } from "#record/layout.ts";
import { readRegular } from "#record/regular-file.ts";
import { writing } from "#record/write-error.ts";

/** Who holds a lock. A process is known by its id and its start, since ids are used again. */
export interface Holder {
  readonly pid: number;
  /** Start of the process in the kernel's own units; null: this system does not tell. */
  readonly start: string | null;
  /** Identifies the boot; null: this system does not tell. */
  readonly boot: string | null;
  readonly host: string;
  /** Tells two holds of one process apart. */
  readonly token: string;
}

export interface Lock {
  /** How the holder before ended: `clean` released it, `killed` did not, `power-cut` went down with its machine. */
  readonly before: "clean" | "killed" | "power-cut";
  release(): void;
}

/**
 * Takes the run-dir for this process alone. A lock whose process is gone is taken over; otherwise throws `RunError`
 * `run-dir-busy` that names the process.
 */
export function lockRunDir(root: string): Lock {
  const path = join(root, LOCK_FILE);
  const lock = takeLock(path);
  if ("release" in lock) return lock;
  throw busy(root, path, lock);
}

/** Takes the lock `path` for this process alone, also from a process that is gone; else gives the one that holds it. */
export function takeLock(path: string): Lock | Holder {
  const me: Holder = { ...identity(process.pid), host: hostname(), token: randomBytes(8).toString("hex") };
  let before: Lock["before"] = "clean";
  while (!created(path, me)) {
    const other = readHolder(path);
    if (other === null) continue; // Released in between.
    if (isAlive(other)) return other;
    before = other.boot === identity(process.pid).boot ? "killed" : "power-cut";
    takeAway(path, other);
  }
  return {
    before,
    release() {
      if (readHolder(path)?.token === me.token) fs.rmSync(path, { force: true });
    },
  };
}

/** Whether a process that is alive, or whose machine nobody here can ask, holds the run-dir. */
export const isLocked = (root: string): boolean => isTaken(join(root, LOCK_FILE));

/** The same of the lock `path`. */
export function isTaken(path: string): boolean {
  const holder = readHolder(path);
  return holder !== null && isAlive(holder);
}

/** Creates the lock with its content in one step, so that a kill never leaves an empty one. */
function created(path: string, me: Holder): boolean {
  const draft = `${path}.${me.token}`;
  return writing(path, () => {
    fs.writeFileSync(draft, JSON.stringify(me), { flag: "wx" });
    try {
      fs.linkSync(draft, path);
      return true;
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === "EEXIST") return false;
      // No hard links on this file system: the window of an empty file is accepted there.
      if (code === "EPERM" || code === "ENOTSUP" || code === "EOPNOTSUPP" || code === "ENOSYS")
        return createdPlainly(path, me);
      throw error;
    } finally {
      fs.rmSync(draft, { force: true });
    }
  });
}

function createdPlainly(path: string, me: Holder): boolean {
  try {
    fs.writeFileSync(path, JSON.stringify(me), { flag: "wx" });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}

function readHolder(path: string): Holder | null {
  const content = readRegular(path, 4096);
  if (content === null) return null;
  const nobody: Holder = { pid: 0, start: null, boot: null, host: hostname(), token: "" };
  try {
    return { ...nobody, ...(JSON.parse(content.toString("utf8")) as Partial<Holder>) };
  } catch {
    return nobody; // Cut off while it was written, by a process that is gone.
  }
}

function isAlive(holder: Holder): boolean {
  if (holder.host !== hostname()) return true; // Nobody can tell from here.
  if (holder.pid <= 0) return false;
  const now = identity(holder.pid);
  if (holder.boot !== null && now.boot !== null && holder.boot !== now.boot) return false;
  if (holder.start !== null && identity(process.pid).start !== null) return now.start === holder.start;
  return signalReaches(holder.pid);
}

function signalReaches(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM"; // There, but somebody else's.
  }
}

function identity(pid: number): Pick<Holder, "pid" | "start" | "boot"> {
  const stat = textOf(`/proc/${pid}/stat`);
  // The name in parentheses may hold anything; the start is the 20th field after it.
  const start = stat?.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? null;
  return { pid, start, boot: textOf("/proc/sys/kernel/random/boot_id")?.trim() ?? null };
}

function textOf(path: string): string | null {
  try {
    return fs.readFileSync(path, "utf8");
  } catch {
    return null; // No such process, or no /proc: both mean that this cannot be told.
  }
}

/** Moves a stale lock out of the way, unless another process has just done so and holds it now. */
function takeAway(path: string, stale: Holder): void {
  const aside = `${path}.stale-${randomBytes(6).toString("hex")}`;
  try {
    fs.renameSync(path, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return;
    throw error;
  }
  const moved = readHolder(aside);
  if (moved !== null && moved.token !== stale.token && isAlive(moved)) {
    try {
      fs.linkSync(aside, path);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
  }
  fs.rmSync(aside, { force: true });
}

function busy(root: string, path: string, other: Holder): RunError {
  const here = other.host === hostname();
  return new RunError(
    "run-dir-busy",
    `${root} is in use by process ${other.pid}${here ? "" : ` on ${other.host}`}.`,
    here
      ? `Wait for it or stop it (kill ${other.pid}), or choose another run-dir.`
      : `If that machine is gone, delete ${path} and try again.`,
  );
}
