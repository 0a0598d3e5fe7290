import { RunError } from "#core/errors.ts";
import type { ProgramResult } from "#platform/run-benchmark.ts";

/** What the command line answered. Throws `RunError` where it failed; why stands in the log above. */
export function payloadOf({ exit, payload }: ProgramResult): unknown {
  if (payload !== null) return payload;
  throw new RunError(
    "program-failed",
    `The command line ended with exit code ${exit} and no answer.`,
    "What it said stands in the log above.",
  );
}
