import { isAbsolute } from "node:path";
import { UsageError } from "#core/errors.ts";
import { onPath } from "#engine/readiness/on-path.ts";
import type { RunCandidate } from "#engine/run-job.ts";

/**
 * The PATH that its configuration gives a candidate, by which its program is looked for; null: it is its user's.
 * Whoever wrote that file decides which program that is.
 */
export function ownPath(
  { backend, env }: Pick<RunCandidate, "backend" | "env">,
  usersPath: string | undefined,
): string | null {
  const path = env["PATH"];
  return path === undefined || path === usersPath || backend.deterministic ? null : path;
}

/** The program that a candidate's own PATH leads to, or that it names by its place; null: there is none. Starts nothing. */
export function programOnOwnPath(
  { backend, command }: Pick<RunCandidate, "backend" | "command">,
  path: string,
): string | null {
  const program = command?.spec.argv[0] ?? backend.program;
  if (program === undefined || isAbsolute(program)) return program ?? null;
  return onPath(program, path);
}

/**
 * Throws `UsageError` for folders of a candidate's own PATH that are others wherever its program is started, so that
 * what is looked at here would not be what runs.
 */
export function refuseRelativeFolders(path: string): void {
  const relative = path.split(":").find((folder) => !isAbsolute(folder));
  if (relative === undefined) return;
  throw new UsageError(
    "relative-path",
    `Its own PATH holds ${JSON.stringify(relative)}, which is another folder wherever its agent is started.`,
    "Write whole folders in PATH of its env, each beginning with a slash.",
  );
}
