import { RunError } from "#core/errors.ts";
import { messageOf } from "#core/message-of.ts";

/** A `RunError` with code `disk` around a failed file operation. `what` names the operation and the path. */
export const diskError = (what: string, cause: unknown): RunError =>
  new RunError(
    "disk",
    `${what}: ${messageOf(cause)}.`,
    "Free some space, or check the permissions of that folder, and start again; what is done is kept.",
    { cause },
  );
