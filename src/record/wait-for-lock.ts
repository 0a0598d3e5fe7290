import { setTimeout as sleep } from "node:timers/promises";
import { type Lock, takeLock } from "#record/lock.ts";

const LOOK_MS = 200;

/**
 * Takes the lock `path` as soon as whoever holds it lets go of it or is gone. Rejects with the reason of an abort.
 * @param tell called once, with the id of the process that is waited for
 */
export async function waitForLock(path: string, signal: AbortSignal, tell: (pid: number) => void): Promise<Lock> {
  for (let told = false; ; told = true) {
    const lock = takeLock(path);
    if ("release" in lock) return lock;
    if (!told) tell(lock.pid);
    await sleep(LOOK_MS, undefined, { signal });
  }
}
