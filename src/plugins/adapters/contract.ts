import type { EnvironmentSpec, ToolchainSpec } from "#core/environment.ts";
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
  /**
   * What a value of the right type has to be beyond that, such as "from 1 to 3600", or null for one that is. Told with
   * everything else that is wrong, which an exception of `open` would hide.
   */
  unfit?(value: OptionValue): string | null;
}

/**
 * How the tests are run. The command sees a fresh copy and nothing of the agent's processes. In `argv` and `env`,
 * `{results}` stands for an empty folder outside the copy, `{work}` for the copy's own.
 */
export interface VerifyCommand {
  readonly argv: readonly [string, ...string[]];
  /** Relative to the copy's root. */
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
  /** Files that the command leaves in `{results}`, read back as `VerifyEvidence.results`. */
  readonly results?: readonly string[];
  /** `none` cuts it off wherever the machine can (recorded); the default leaves it as it is. */
  readonly network?: "none";
  /**
   * What running into `timeoutMs` means. A verifier that bounds every test by itself is only late when the answer held
   * it up, which is `suspicious`; where the limit is part of the benchmark, an answer too slow for it is a `fail`; of any
   * other nobody can tell, which is `verifier_timeout`, the default.
   */
  readonly late?: "fail" | "suspicious" | "verifier_timeout";
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
  /** Name of the folder that the files lie in, for toolchains that take a project's name from it. Default `work`. */
  folder?(task: Task): string;
  /** What has to be on the machine, by id in `AdapterPlugin.toolchains`. */
  toolchains?(task: Task): readonly string[];
  /** What is prepared once and shared by agent and verifier alike. */
  environments?(task: Task): readonly EnvironmentSpec[];
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
  /** Tasks known to be unsound wherever they run, with the reason: left out of every comparison, and counted. */
  readonly quarantined?: ReadonlyMap<string, string>;
  /** What results have to have in common with published ones, and whether these will. */
  comparability?(run: PlannedUse): Comparability;
}

/** How a benchmark is about to be used, as far as published results depend on it. */
export interface PlannedUse {
  readonly taskIds: readonly string[];
  readonly repetitions: number;
  readonly backends: readonly string[];
}

/** Whether results may be laid beside published ones. */
export interface Comparability {
  /** What is published, such as "the Aider polyglot leaderboard". */
  readonly with: string;
  readonly invariants: readonly {
    readonly name: string;
    readonly holds: boolean;
    /** Why, in a few words. */
    readonly because: string;
  }[];
}

/** Data that is fetched once and pinned by content. */
export interface DatasetSource {
  /** Git URL. */
  readonly repository: string;
  /** Commit that is fetched. */
  readonly commit: string;
  /** Git tree id of that commit, computed over files and modes: a plain folder verifies as well as a clone. */
  readonly tree: string;
}

/** One benchmark: the file a contributor adds. */
export interface AdapterPlugin {
  readonly id: string;
  /** One line for `benchmark list` and the README. */
  readonly summary: string;
  /** Pinned revision of the tasks. */
  readonly revision: string;
  readonly options: Readonly<Record<string, OptionSpec>>;
  /** What `benchmark fetch` gets; absent: it travels inside the program. */
  readonly dataset?: DatasetSource;
  /** Programs of the machine that some of its tasks need. */
  readonly toolchains?: readonly ToolchainSpec[];
  /** `dataset` is the folder of the verified data; null where it was not fetched, and then there are no tasks. */
  open(options: Readonly<Record<string, OptionValue>>, dataset?: string | null): Promise<Adapter>;
}

export const defineAdapter = (plugin: AdapterPlugin): AdapterPlugin => plugin;
