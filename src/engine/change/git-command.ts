import { MissingPrerequisite, RunError } from "#core/errors.ts";
import type { ExecResult, ExecSpec } from "#core/ports.ts";
import { quotedOutput } from "#core/printable.ts";

export type GitSpec = Pick<ExecSpec, "argv" | "timeoutMs"> & Required<Pick<ExecSpec, "env" | "stdin">>;

/** Names that are special on Windows alone are fine here, and a pack stays a pack however few its objects are. */
const SETTINGS = ["-c", "core.protectNTFS=false", "-c", "fastimport.unpackLimit=1"];
const WITHOUT_CONFIGURATION = {
  LC_ALL: "C",
  GIT_CONFIG_NOSYSTEM: "1",
  GIT_CONFIG_GLOBAL: "/dev/null",
  GIT_ATTR_NOSYSTEM: "1",
};
const TIMEOUT_MS = 5 * 60_000;

/**
 * Runs git, wherever `run` does that, without any configuration but its own defaults.
 * Throws `MissingPrerequisite` (`git-missing`) or `RunError` (`git-failed`).
 */
export async function runGit(
  run: (spec: GitSpec) => Promise<ExecResult>,
  [command, ...args]: readonly [command: string, ...args: string[]],
  {
    stdin = "",
    env = {},
  }: { readonly stdin?: string | Uint8Array; readonly env?: Readonly<Record<string, string>> } = {},
): Promise<void> {
  const ended = await run({
    argv: ["git", ...SETTINGS, command, ...args],
    env: { ...WITHOUT_CONFIGURATION, ...env },
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
  const end = ended.timedOut ? `not done after ${TIMEOUT_MS / 1000} s` : `exit code ${ended.exitCode ?? ended.signal}`;
  throw new RunError(
    "git-failed",
    `git ${command} failed (${end}): ${quotedOutput(ended.stderr.text).trim() || "it said nothing"}`,
    "Read git's own words; if they name no cause, report this with the task's id.",
  );
}
