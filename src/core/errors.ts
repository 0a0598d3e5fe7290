/** The only errors that are thrown. A failing agent is data; a failing harness is an exception. */

export const EXIT = {
  done: 0,
  gate: 1,
  usage: 2,
  runtime: 3,
  prerequisite: 4,
  invalid: 5,
  notImplemented: 8,
  cancelled: 130,
} as const;

const EXIT_MEANINGS: Readonly<Record<keyof typeof EXIT, string>> = {
  done: "done, whatever the verdict, unless --fail-on names it",
  gate: "the verdict is one that --fail-on names: regression or inconclusive",
  usage: "the command or a configuration is wrong, or nobody was there to confirm",
  runtime: "the command failed, or nothing could be scored",
  prerequisite: "something is missing on this machine",
  invalid: "there is no valid verdict, and --fail-on names invalid",
  notImplemented: "not implemented yet",
  cancelled: "cancelled; what was done by then is kept",
};

/** Every exit code with what it means, for people. */
export const EXIT_CODES: readonly (readonly [code: string, meaning: string])[] = Object.entries(EXIT).map(
  ([name, code]) => [String(code), EXIT_MEANINGS[name as keyof typeof EXIT]],
);

/** One fault in what a person wrote, with its place. */
export interface Problem {
  /** Where, in the reader's terms: `candidates[1].backend`, `--shard`. */
  readonly path: string;
  readonly message: string;
  /** What to do next. */
  readonly hint?: string;
  readonly line?: number;
  readonly column?: number;
}

/** Base of the errors a person can act on: `message` says what happened and where, `hint` what to do next. */
export class BenchError extends Error {
  readonly code: string;
  readonly hint: string;
  readonly exit: number;
  constructor(exit: number, code: string, message: string, hint: string, options?: { cause?: unknown }) {
    super(message, options);
    this.name = new.target.name;
    this.exit = exit;
    this.code = code;
    this.hint = hint;
  }
}

/** The command or the configuration is wrong. */
export class UsageError extends BenchError {
  readonly problems: readonly Problem[];
  constructor(
    code: string,
    message: string,
    hint: string,
    options: { cause?: unknown; problems?: readonly Problem[] } = {},
  ) {
    super(EXIT.usage, code, message, hint, options);
    this.problems = options.problems ?? [];
  }
}

/** Something the machine must have is not there. */
export class MissingPrerequisite extends BenchError {
  constructor(code: string, message: string, hint: string, options?: { cause?: unknown }) {
    super(EXIT.prerequisite, code, message, hint, options);
  }
}

/** The run could not be completed, or a file of it is invalid. */
export class RunError extends BenchError {
  constructor(code: string, message: string, hint: string, options?: { cause?: unknown }) {
    super(EXIT.runtime, code, message, hint, options);
  }
}

/** A declared feature that has nothing behind it yet. */
export class NotImplementedYet extends BenchError {
  constructor(feature: string, hint: string) {
    super(EXIT.notImplemented, "not-implemented", `${feature} is not implemented yet.`, hint);
  }
}

/** The user stopped the run; what is done is kept. */
export class Cancelled extends BenchError {
  constructor(message: string, hint: string) {
    super(EXIT.cancelled, "cancelled", message, hint);
  }
}
