import { MissingPrerequisite } from "#core/errors.ts";
import type { Containment, Exec } from "#core/ports.ts";
import { findContainment } from "./containment.ts";
import { runProgram } from "./run-program.ts";

export interface ExecOptions {
  /** Use this containment or fail; by default the strongest that works here. */
  readonly containment?: Containment;
  /** Where the harness itself finds Perl: its own environment by default. Never passed on to a program. */
  readonly env?: Readonly<Record<string, string | undefined>>;
}

/**
 * The process port: a thin spawn that holds whole process trees. `README.md` says what each containment promises.
 * Throws `MissingPrerequisite` on Windows, and when the containment asked for does not work here.
 */
export async function createExec(options: ExecOptions = {}): Promise<Exec> {
  refuseWindows(process.platform);
  const found = await findContainment(options.containment ?? null, (options.env ?? process.env)["PATH"]);
  const { containment, canHide, sealsRest, cutsNetwork } = found;
  return { containment, canHide, sealsRest, cutsNetwork, run: (spec) => runProgram(spec, found) };
}

/** Throws `MissingPrerequisite` on Windows, where processes cannot be held together this way. */
export function refuseWindows(platform: NodeJS.Platform): void {
  if (platform !== "win32") return;
  throw new MissingPrerequisite(
    "windows",
    "Programs cannot be run under control on Windows itself.",
    "Use WSL (Windows Subsystem for Linux): run `wsl --install` once, then start this command inside it.",
  );
}
