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
    unfit: (value) => (parseFeedback(String(value)) === null ? "`full` or `first:N` with a number of lines" : null),
  },
  verify_timeout: {
    type: "integer",
    default: 180,
    help: "Seconds that the tests of one exercise may take (published: 180).",
    unfit: (value) => (Number(value) >= 1 && Number(value) <= 3_600 ? null : "from 1 to 3600"),
  },
  java: {
    type: "string",
    default: "javac",
    help: "How Java is built: `javac` and JUnit's launcher. Gradle is left out, since no package registry carries it and so no test could prove it (decision 14). To see what it makes of an answer, apply the patch in a clone and run ./gradlew test.",
    unfit: (value) => (value === "javac" ? null : "`javac`, the one way there is"),
  },
};

/** Throws `UsageError` for a value that `OPTIONS` does not allow: one of a kept plan, since a new one's was checked. */
export function readSettings(options: Readonly<Record<string, OptionValue>>): Settings {
  const valueOf = (name: string): OptionValue | undefined => options[name] ?? OPTIONS[name]?.default;
  for (const [name, { unfit }] of Object.entries(OPTIONS)) {
    const value = valueOf(name);
    const wanted = value === undefined ? null : (unfit?.(value) ?? null);
    if (wanted === null) continue;
    const message = `The option ${name} of aider-polyglot is ${JSON.stringify(value)}, which is not ${wanted}.`;
    throw new UsageError("bad-option", message, OPTIONS[name]?.help ?? "");
  }
  return {
    showTests: valueOf("show_tests") === true,
    feedback: String(valueOf("feedback")),
    verifySeconds: Number(valueOf("verify_timeout")),
  };
}
