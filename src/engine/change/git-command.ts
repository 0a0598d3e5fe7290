import fs from "node:fs";
import { join } from "node:path";
import { MissingPrerequisite, RunError } from "#core/errors.ts";
import type { Exec } from "#core/ports.ts";

/** What it takes to run git outside every sandbox. */
export interface GitHost {
  readonly exec: Exec;
  /** An existing folder, outside repository and run-dir, for files that live no longer than one call. */
  readonly tempRoot: string;
  /** Where git is looked up. */
  readonly path: string;
}

/** Names that are special on Windows alone are fine here, and a pack stays a pack however few its objects are. */
const SETTINGS = ["-c", "core.protectNTFS=false", "-c", "fastimport.unpackLimit=1"];
const TIMEOUT_MS = 5 * 60_000;

/** Runs git without any configuration but its own defaults. Throws when it is missing or fails. */
export async function runGit(
  host: GitHost,
  cwd: string,
  [command, ...args]: readonly [command: string, ...args: string[]],
  { stdin = "", env = {} }: { readonly stdin?: string | Uint8Array; readonly env?: Readonly<Record<string, string>> } = {},
): Promise<void> {
  const ended = await host.exec.run({
    argv: ["git", ...SETTINGS, command, ...args],
    cwd,
    env: {
      PATH: host.path,
      HOME: "/nonexistent",
      LC_ALL: "C",
      GIT_CONFIG_NOSYSTEM: "1",
      GIT_CONFIG_GLOBAL: "/dev/null",
      GIT_ATTR_NOSYSTEM: "1",
      ...env,
    },
    stdin,
    timeoutMs: TIMEOUT_MS,
  });
  if (ended.spawnError !== null) {
    throw new MissingPrerequisite(
      "git-missing",
      `git could not be started: ${ended.spawnError.message}`,
      "Install git and make sure that it is on PATH.",
    );
  }
  if (ended.exitCode === 0) return;
  const end = ended.timedOut ? `no end after ${TIMEOUT_MS / 1000} s` : `exit code ${ended.exitCode ?? ended.signal}`;
  throw new RunError(
    "git-failed",
    `git ${command} failed (${end}): ${ended.stderr.text.trim() || "it said nothing"}`,
    "Read git's own words above; if they name no cause, report this with the task's id.",
  );
}

/** Lends a folder for the length of one piece of work. */
export async function inTempFolder<T>(host: GitHost, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = fs.mkdtempSync(join(host.tempRoot, "git-"));
  try {
    return await work(folder);
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
