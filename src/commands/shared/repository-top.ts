import type { CommandContext } from "#commands/command.ts";
import { MissingPrerequisite, UsageError } from "#core/errors.ts";

/**
 * The top folder of the git work tree that `cwd` is in, as git itself says: GitHub looks for workflows nowhere else.
 * Throws `UsageError` where there is none.
 */
export async function repositoryTop({ cwd, machine }: Pick<CommandContext, "cwd" | "machine">): Promise<string> {
  const { exec, host } = await machine();
  const { exitCode, stdout, stderr, spawnError } = await exec.run({
    argv: ["git", "rev-parse", "--show-toplevel"],
    cwd,
    env: host.buildEnv,
    timeoutMs: 10_000,
  });
  if (spawnError !== null)
    throw new MissingPrerequisite("no-git", `git could not be started: ${spawnError.message}`, "Install git.");
  const top = stdout.text.replace(/\n$/, "");
  if (exitCode === 0 && top !== "") return top;
  throw new UsageError(
    "no-repository",
    `${cwd} is in no work tree of a git repository, and GitHub reads workflows of a repository only. git says: ${stderr.text.trim()}`,
    "Go into your repository and start it there, or make one with: git init",
  );
}
