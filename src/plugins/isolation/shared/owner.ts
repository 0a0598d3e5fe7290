/** Who made a sandbox, in a form that another process can check. */
import fs from "node:fs";

/** A mark of another pid namespace (another container) cannot be checked; after this time nobody works in it. */
const FOREIGN_MARK_MS = 7 * 24 * 3600 * 1000;

let own: string | undefined;

/**
 * `PID.START.NAMESPACE` of this process: its number alone may be given to another one after its death.
 * Asked once: the kernel takes half a millisecond to say when a process started.
 */
export const ownMark = (): string => (own ??= `${process.pid}.${startOf(process.pid) ?? 0}.${pidNamespace()}`);

/** Whether the process that left this mark `ageMs` ago still runs. */
export function isAlive(mark: string, ageMs: number): boolean {
  const [pid, start, namespace] = mark.split(".").map(Number);
  if (pid === undefined || start === undefined || namespace === undefined) return false;
  if (namespace !== pidNamespace()) return ageMs < FOREIGN_MARK_MS;
  if (start !== 0) return startOf(pid) === start;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM"; // someone else's, but there
  }
}

/** When a process started, in ticks since boot; null when there is no such process or no `/proc`. */
function startOf(pid: number): number | null {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, "latin1");
    return Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19]);
  } catch {
    return null; // that is the answer
  }
}

function pidNamespace(): number {
  try {
    return Number(/\d+/.exec(fs.readlinkSync("/proc/self/ns/pid"))?.[0] ?? 0);
  } catch {
    return 0; // no such thing on this system
  }
}
