import type { Grading, IsolationSpec, Task } from "#core/task.ts";
import type { Tree } from "#core/tree.ts";
import type { Verification, VerifyEvidence } from "#core/verification.ts";

export type OptionValue = string | number | boolean;

/** One key of `benchmark_options`. */
export interface OptionSpec {
  readonly type: "boolean" | "integer" | "string";
  readonly choices?: readonly string[];
  readonly default: OptionValue;
  readonly help: string;
}

/** How the tests are run. The command sees a fresh copy and nothing of the agent's processes. */
export interface VerifyCommand {
  readonly argv: readonly [string, ...string[]];
  /** Relative to the copy's root. */
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
  /**
   * What running into `timeoutMs` means. A verifier that bounds every test by itself is only late when the answer held
   * it up, which is `suspicious`; of any other nobody can tell, which is `verifier_timeout`, the default.
   */
  readonly late?: "suspicious" | "verifier_timeout";
}

/**
 * What the harness knows of one benchmark. Declarative: it gives trees, globs, a command and a parser,
 * and never touches a sandbox, so that no adapter has to be trusted with trust.
 * Every method is pure and answers the same for the same task.
 */
export interface Adapter {
  readonly grading: Grading;
  /** What a hostile solution can and cannot achieve against this grading, in one or two sentences. */
  readonly threatModel: string;
  /** Attempts per trial; each one after the first sees the failing output of the one before. */
  readonly maxAttempts: number;
  /** In a stable order, with unique ids. */
  readonly tasks: readonly Task[];
  isolation(task: Task): IsolationSpec;
  /** All that the agent may see. */
  starting(task: Task): Tree;
  /** `previous` is what became of the attempt before; absent for the first. */
  prompt(task: Task, previous?: Verification): string;
  /** Globs of paths that are put back before verification; touching them is recorded as tampering. */
  protected(task: Task): readonly string[];
  /** Globs of build by-products, left out of the change. */
  byproducts?(task: Task): readonly string[];
  /** Paths an answer must hold. */
  required?(task: Task): readonly string[];
  /** Laid over the fresh copy, winning over whatever the agent left there. */
  hidden(task: Task): Tree;
  verify(task: Task): VerifyCommand;
  /** What the evidence means. Never evaluates anything it reads. */
  parse(task: Task, evidence: VerifyEvidence): Verification;
  /** The known-good solution, laid over the starting files; absent where none is known. */
  oracle?(task: Task): Tree;
}

/** One benchmark: the file a contributor adds. */
export interface AdapterPlugin {
  readonly id: string;
  /** One line for `benchmark list` and the README. */
  readonly summary: string;
  /** Pinned revision of the tasks. */
  readonly revision: string;
  readonly options: Readonly<Record<string, OptionSpec>>;
  open(options: Readonly<Record<string, OptionValue>>): Promise<Adapter>;
}

export const defineAdapter = (plugin: AdapterPlugin): AdapterPlugin => plugin;
