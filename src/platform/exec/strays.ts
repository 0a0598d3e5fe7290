import { readdirSync, readFileSync, readlinkSync, statSync } from "node:fs";
import { uptime } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";

/** By what the processes of one run can be told when nothing holds them together. */
export interface Traces {
  /** The session (and process group) that the run's program started in. */
  readonly session: number | null;
  /** A line of the environment that only this run has, such as `NAME=value`. */
  readonly marker: string | null;
  /** A folder that is the run's alone; null: no process is judged by where it works. */
  readonly folder: string | null;
  /** Kernel ticks at the start of the run (`ticksNow`); older processes are not ours. */
  readonly since: number;
}

const MAX_ROUNDS = 200;

const ON_LINUX = process.platform === "linux";

/**
 * Kills what a run left behind: its group and session, whatever carries its marker, and background processes that
 * were born since and work inside a folder of its own. Returns whether nothing is left that can be told to be ours.
 * Misses a process that left the session, cleared its environment and went elsewhere; outside Linux it reaches
 * the process group alone.
 */
export async function killStrays(traces: Traces): Promise<boolean> {
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const group = killGroup(traces.session);
    const strays = ON_LINUX ? findStrays(traces) : [];
    strays.forEach(killOne);
    // On Linux a group of zombies can still be signalled, so what /proc says counts.
    if (strays.length === 0 && (ON_LINUX || !group)) return true;
    await sleep(round < 10 ? 2 : 20);
  }
  return false;
}

/** Kernel ticks (100 a second) since the machine started, a little early so that nothing born now is older. */
export const ticksNow = (): number => Math.floor(uptime() * 100) - 2;

function killGroup(group: number | null): boolean {
  return group !== null && killOne(-group);
}

function killOne(pid: number): boolean {
  try {
    process.kill(pid, "SIGKILL");
    return true;
  } catch {
    return false; // ESRCH: gone; EPERM: on macOS a group of zombies, on Linux another user's
  }
}

interface ProcessStat {
  readonly pid: number;
  readonly state: string;
  readonly parent: number;
  readonly session: number;
  readonly terminal: number;
  readonly start: number;
}

function findStrays(traces: Traces): number[] {
  const stats = new Map<number, ProcessStat>();
  for (const name of readdirSync("/proc")) {
    const stat = /^\d+$/.test(name) ? readStat(Number(name)) : null;
    if (stat !== null) stats.set(stat.pid, stat);
  }
  return [...stats.values()]
    .filter(({ pid, state, start }) => pid !== process.pid && state !== "Z" && state !== "X" && start >= traces.since)
    .filter(
      (stat) =>
        stat.session === traces.session ||
        hasMarker(stat.pid, traces.marker) ||
        (traces.folder !== null && lurksIn(stat, traces.folder, stats)),
    )
    .map(({ pid }) => pid);
}

function readStat(pid: number): ProcessStat | null {
  const text = read(() => readFileSync(`/proc/${pid}/stat`, "latin1"));
  if (text === null) return null;
  // The name, in brackets, may hold anything; what follows the last bracket may not.
  const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
  return {
    pid,
    state: fields[0] ?? "",
    parent: Number(fields[1]),
    session: Number(fields[3]),
    terminal: Number(fields[4]),
    start: Number(fields[19]),
  };
}

const hasMarker = (pid: number, marker: string | null): boolean =>
  marker !== null && (read(() => readFileSync(`/proc/${pid}/environ`, "latin1")) ?? "").split("\0").includes(marker);

/** A background process of this user in the folder, not one of the harness's other runs nor of someone's terminal. */
function lurksIn(stat: ProcessStat, folder: string, stats: ReadonlyMap<number, ProcessStat>): boolean {
  if (stat.terminal !== 0 || read(() => statSync(`/proc/${stat.pid}`).uid) !== process.getuid?.()) return false;
  const cwd = read(() => readlinkSync(`/proc/${stat.pid}/cwd`));
  if (cwd === null || !(cwd === folder || cwd.startsWith(`${folder}/`))) return false;
  for (let at: ProcessStat | undefined = stat; at !== undefined; at = stats.get(at.parent)) {
    if (at.parent === process.pid) return false;
  }
  return true;
}

/** Processes come and go while they are looked at: what cannot be read is gone, or not ours. */
function read<T>(get: () => T): T | null {
  try {
    return get();
  } catch {
    return null;
  }
}
