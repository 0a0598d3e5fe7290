import { UsageError } from "#core/errors.ts";
import type { OptionSpec, OptionValue } from "../contract.ts";
import { parseFeedback } from "./feedback.ts";

/** The benchmark's options, read. */
export interface Settings {
  readonly showTests: boolean;
  /** `full` or `first:N`. */
  readonly feedback: string;
  readonly verifySeconds: number;
}

export const OPTIONS: Readonly<Record<string, OptionSpec>> = {
  show_tests: { type: "boolean", default: false, help: "Put the tests into the agent's folder." },
  feedback: {
    type: "string",
    default: "full",
    help: "What of the tests' output a second attempt sees: `full`, or `first:N` lines (published: first:50).",
  },
  verify_timeout: { type: "integer", default: 180, help: "Seconds that the tests of one exercise may take." },
};

/** Throws `UsageError` for a value that its type alone does not rule out. */
export function readSettings(options: Readonly<Record<string, OptionValue>>): Settings {
  const valueOf = (name: string): OptionValue | undefined => options[name] ?? OPTIONS[name]?.default;
  const feedback = String(valueOf("feedback"));
  if (parseFeedback(feedback) === null) {
    throw new UsageError(
      "bad-option",
      `The option feedback of aider-polyglot is ${JSON.stringify(feedback)}.`,
      "Give `full`, or `first:N` with a number of lines, such as first:50.",
    );
  }
  const verifySeconds = Number(valueOf("verify_timeout"));
  if (!(verifySeconds >= 1 && verifySeconds <= 3_600)) {
    throw new UsageError(
      "bad-option",
      `The option verify_timeout of aider-polyglot is ${verifySeconds}.`,
      "Give seconds from 1 to 3600; published results have 180.",
    );
  }
  return {
    showTests: valueOf("show_tests") === true,
    feedback,
    verifySeconds,
  };
}
