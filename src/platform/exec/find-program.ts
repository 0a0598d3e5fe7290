import { accessSync, constants, statSync } from "node:fs";
import { join, resolve } from "node:path";
import type { ExecResult } from "#core/ports.ts";

/** Where to look when there is no `PATH`. */
const DEFAULT_PATH = "/usr/local/bin:/usr/bin:/bin";

export type FoundProgram = { readonly file: string } | { readonly error: NonNullable<ExecResult["spawnError"]> };

/**
 * Looks a program up as `execvp` does, before it is wrapped in anything: `ENOENT` when it is nowhere,
 * `EACCES` when it was found but may not be executed. A name with a slash is relative to `cwd`.
 */
export function findProgram(name: string, cwd: string, path: string = DEFAULT_PATH): FoundProgram {
  const bySlash = name.includes("/");
  const files = bySlash ? [resolve(cwd, name)] : path.split(":").map((folder) => join(resolve(cwd, folder), name));
  let denied: string | null = null;
  for (const file of name === "" ? [] : files) {
    const kind = kindOf(file);
    if (kind === "program") return { file };
    if (kind === "denied") denied ??= file;
  }
  if (denied !== null) return { error: { code: "EACCES", message: `${denied} is not executable.` } };
  const where = bySlash ? "" : ` on PATH (${path})`;
  return { error: { code: "ENOENT", message: `There is no program ${JSON.stringify(name)}${where}.` } };
}

function kindOf(file: string): "program" | "denied" | "absent" {
  try {
    // Most folders of the PATH do not have it, and an exception for each is dear.
    if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return "absent";
  } catch (error) {
    return hasCode(error, "EACCES") ? "denied" : "absent"; // ENOENT, ENOTDIR, ELOOP, …: nothing to run there
  }
  try {
    accessSync(file, constants.X_OK);
    return "program";
  } catch {
    return "denied"; // it is there, so this can only be a lack of permission
  }
}

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && "code" in error && error.code === code;
