import { readdirSync, readFileSync } from "node:fs";

/** Ends every process of this user whose environment holds `marker`, a whole `NAME=value`. Gives how many there were. */
export async function killMarked(marker: string): Promise<number> {
  const found = readdirSync("/proc").filter((entry) => /^\d+$/.test(entry) && holds(entry, marker));
  for (const pid of found) kill(Number(pid));
  return found.length;
}

function holds(pid: string, marker: string): boolean {
  if (Number(pid) === process.pid) return false;
  try {
    return readFileSync(`/proc/${pid}/environ`, "latin1").split("\0").includes(marker);
  } catch {
    return false; // gone, or another user's
  }
}

function kill(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    return; // it ended by itself
  }
}
