import fs from "node:fs";
import type { CommandContext } from "#commands/command.ts";

export interface OwnCommit {
  /** Full commit id. */
  readonly id: string;
  /** What a person calls it: the tag of its release, or else the day it was made. */
  readonly name: string;
}

/**
 * The commit of the clone that this program runs from; null: it is no clone, holds changes, or is of a commit that was
 * nowhere else when git last looked, which GitHub then does not have either.
 */
export async function ownCommit({
  ownFolder,
  machine,
}: Pick<CommandContext, "ownFolder" | "machine">): Promise<OwnCommit | null> {
  const { exec, host } = await machine();
  const git = async (...words: string[]): Promise<string | null> => {
    const { exitCode, stdout } = await exec.run({
      argv: ["git", "--no-optional-locks", ...words],
      cwd: ownFolder,
      env: host.buildEnv,
      timeoutMs: 10_000,
    });
    return exitCode === 0 ? stdout.text.trim() : null;
  };
  // A package in somebody's repository is not what that repository's commits say.
  const top = await git("rev-parse", "--show-toplevel");
  if (top === null || fs.realpathSync(top) !== fs.realpathSync(ownFolder)) return null;
  if ((await git("status", "--porcelain", "--untracked-files=no")) !== "") return null;
  const [id, day] = (await git("log", "-1", "--format=%H %cs"))?.split(" ") ?? [];
  const handedOn = await git("for-each-ref", "--contains", "HEAD", "--count=1", "refs/remotes", "refs/tags");
  if (id === undefined || day === undefined || handedOn === null || handedOn === "") return null;
  const tags = (await git("tag", "--points-at", "HEAD"))?.split("\n") ?? [];
  return { id, name: tags.find((tag) => /^v\d+\.\d+\.\d+$/.test(tag)) ?? day };
}
