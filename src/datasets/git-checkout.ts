import fs from "node:fs";
import { join } from "node:path";
import { MissingPrerequisite, RunError } from "#core/errors.ts";
import type { Exec, ExecResult, Host } from "#core/ports.ts";
import { quotedOutput } from "#core/printable.ts";

/** A download over a slow line. */
const TIMEOUT_MS = 30 * 60_000;

export interface GitDeps {
  readonly exec: Exec;
  readonly host: Host;
  readonly signal: AbortSignal;
}

export interface Checkout {
  /** URL or path. */
  readonly repository: string;
  readonly commit: string;
  /** Folder that gets the files; made here. */
  readonly into: string;
  /** A folder for the repository itself, which is not needed afterwards. */
  readonly scratch: string;
}

/** The files of one commit exactly as they are stored, whatever attributes and settings would make of them. Rejects when it is aborted. */
export async function checkOut({ repository, commit, into, scratch }: Checkout, deps: GitDeps): Promise<void> {
  const gitDir = join(scratch, "git");
  fs.mkdirSync(into);
  const git = (...args: string[]) => runGit([`--git-dir=${gitDir}`, `--work-tree=${into}`, ...args], into, deps);
  await must("init", git("init", "--quiet"));
  fs.mkdirSync(join(gitDir, "info"), { recursive: true });
  fs.writeFileSync(join(gitDir, "info/attributes"), "* -text !eol !ident !filter !working-tree-encoding\n");
  // Not every server hands out a commit by its name; all of them hand out their branches and tags.
  const one = await git("fetch", "--quiet", "--depth=1", "--", repository, commit);
  if (one.exitCode !== 0)
    await must("fetch", git("fetch", "--quiet", "--tags", "--", repository, "+refs/*:refs/fetched/*"));
  await must("checkout", git("-c", "core.autocrlf=false", "checkout", "--quiet", "--force", "--detach", commit));
}

async function runGit(args: readonly string[], cwd: string, { exec, host, signal }: GitDeps): Promise<ExecResult> {
  const ended = await exec.run({
    argv: ["git", ...args],
    cwd,
    // A question for a password would wait for ever.
    env: { ...host.buildEnv, GIT_TERMINAL_PROMPT: "0", LC_ALL: "C" },
    timeoutMs: TIMEOUT_MS,
    signal,
  });
  signal.throwIfAborted();
  return ended;
}

async function must(step: string, running: Promise<ExecResult>): Promise<void> {
  const { exitCode, spawnError, timedOut, stderr } = await running;
  if (exitCode === 0) return;
  if (spawnError !== null)
    throw new MissingPrerequisite(
      "no-git",
      `git is needed to fetch the data, and could not be started: ${spawnError.message}`,
      "Install git, for example: apt-get install git. Or give the files themselves: --from FOLDER",
    );
  const why = timedOut ? "it took more than half an hour" : quotedOutput(stderr.text).trim();
  throw new RunError(
    "fetch-failed",
    `The data could not be fetched: git ${step} failed: ${why}`,
    "Check the network and proxy, or name a mirror, a clone or a folder with the files: --from PATH|GIT_URL",
  );
}
