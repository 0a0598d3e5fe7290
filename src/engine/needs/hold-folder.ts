import fs from "node:fs";
import { randomBytes } from "node:crypto";
import { basename, dirname, join } from "node:path";
import { RunError } from "#core/errors.ts";
import { isTaken, takeLock } from "#record/lock.ts";

/**
 * Says that this process uses a prepared environment, until it is disposed or the process is gone: nobody removes the
 * folder meanwhile. In a cache that cannot be written to, nobody can remove it either, and nothing is said.
 */
export function holdFolder(folder: string): Disposable {
  isHeld(folder); // clears away what killed processes left
  try {
    const lock = takeLock(`${folder}${USE}${process.pid}-${randomBytes(4).toString("hex")}`);
    return { [Symbol.dispose]: () => "release" in lock && lock.release() };
  } catch (error) {
    if (!(error instanceof RunError)) throw error;
    return { [Symbol.dispose]: () => undefined };
  }
}

/** Whether any process that is alive uses the folder. */
export function isHeld(folder: string): boolean {
  let held = false;
  for (const name of fs.readdirSync(dirname(folder))) {
    if (!name.startsWith(`${basename(folder)}${USE}`)) continue;
    const path = join(dirname(folder), name);
    if (isTaken(path)) held = true;
    else clear(path);
  }
  return held;
}

const USE = ".use-";

function clear(path: string): void {
  try {
    fs.rmSync(path, { force: true });
  } catch {
    // It holds nobody up, and whoever may write here clears it.
  }
}
