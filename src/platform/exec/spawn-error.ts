import { getSystemErrorName } from "node:util";
import { RunError } from "#core/errors.ts";
import type { Ending } from "./running-program.ts";

/** A program that the kernel refused to start, as a value. */
export const notStarted = (code: string, file: string): Ending => ({
  exitCode: null,
  signal: null,
  spawnError: { code, message: `${file} could not be started: ${code}${REASONS[code] ?? ""}.` },
});

const REASONS: Partial<Record<string, string>> = {
  ENOENT: " (the interpreter that its first line or its header names does not exist here, or it has just gone)",
  EACCES: " (no permission to execute it)",
  E2BIG: " (arguments and environment together are longer than the kernel allows)",
  ENOEXEC: " (not a program for this machine)",
};

/** The name of an `errno` value, such as `ENOENT` for 2. */
export const errnoName = (errno: number): string => getSystemErrorName(-errno);

/** The harness itself could not start or contain a program. */
export const containmentFault = (what: string, cause?: unknown): RunError =>
  new RunError(
    "containment",
    `A program could not be started under control: ${what}.`,
    "Look for exhausted processes, memory or open files on this machine; a weaker containment can be chosen by name.",
    { cause },
  );
