import { readdirSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Containment, Exec, ExecResult, ExecSpec } from "#core/ports.ts";
import { MissingPrerequisite } from "#core/errors.ts";
import { createExec } from "#platform/exec/exec.ts";

export const CONTAINMENTS: readonly Containment[] = ["namespace", "subreaper", "sweep"];

/** Those that work on this machine; the others are named on the console. */
export async function workingExecs(): Promise<readonly Exec[]> {
  const execs: Exec[] = [];
  for (const containment of CONTAINMENTS) {
    try {
      execs.push(await createExec({ containment }));
    } catch (error) {
      if (!(error instanceof MissingPrerequisite)) throw error;
      console.log(`skipped (${containment}): ${error.message}`);
    }
  }
  return execs;
}

export interface Folder extends AsyncDisposable {
  readonly path: string;
}

export async function temporaryFolder(): Promise<Folder> {
  const path = await mkdtemp(join(tmpdir(), "x-"));
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }) };
}

export const PATH = "/usr/local/bin:/usr/bin:/bin";

/** Runs a shell script with nothing in its environment but PATH. */
export const shell = (exec: Exec, script: string, spec: Partial<ExecSpec> = {}): Promise<ExecResult> =>
  exec.run({ argv: ["sh", "-c", script], cwd: tmpdir(), env: { PATH }, timeoutMs: 20_000, ...spec });

/** Processes with this text among their arguments. */
export const processesWith = (text: string): readonly number[] =>
  readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name) && argumentsOf(name).includes(text))
    .map(Number);

/** A zombie has no arguments any more, and so does not count. */
function argumentsOf(pid: string): readonly string[] {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0");
  } catch {
    return []; // gone between the two calls
  }
}

/** Looks again and again, up to ten seconds, until there is an answer. */
export async function eventually<T>(look: () => T | null | false): Promise<T> {
  for (let turn = 0; turn < 1000; turn++) {
    const found = look();
    if (found !== null && found !== false) return found;
    await sleep(10);
  }
  throw new Error(`It never came about: ${look.toString()}`);
}

let marks = 0;
/** A number of seconds that no other process sleeps, to be recognised by. */
export const uniqueSeconds = (): string => `${600_000 + process.pid}.${++marks}`;
