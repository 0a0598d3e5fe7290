import { UsageError } from "#core/errors.ts";

/** Whether a variable says yes. */
export const flagIn = (value: string | undefined): boolean => /^(1|true|yes|on)$/i.test(value ?? "");

/** A variable that holds none of the words it may. */
export const settingProblem = (name: string, value: string, choices: readonly string[]): UsageError =>
  new UsageError(
    "bad-setting",
    `The variable ${name} is ${JSON.stringify(value)}, which is none of ${choices.join(", ")}.`,
    "Set it to one of them, or leave it unset.",
  );
