import type { ExecResult } from "#core/ports.ts";

/** How a program ended, as the end of a sentence that begins with its name. */
export function endingOf({ spawnError, timedOut, exitCode, signal }: ExecResult, timeoutMs: number): string {
  if (spawnError !== null) return `could not be started: ${spawnError.message}`;
  if (timedOut) return `did not end within ${timeoutMs / 1000} s`;
  return exitCode === null ? `was ended by ${signal}` : `ended with ${exitCode}`;
}
