import type { EnvironmentSpec, ToolchainSpec } from "#core/environment.ts";
import type { IsolationSpec } from "#core/task.ts";
import type { Tree } from "#core/tree.ts";
import type { VerifyEvidence } from "#core/verification.ts";
import type { VerifyCommand } from "../contract.ts";

/** One exercise of the dataset, read into memory; paths are relative to its folder. */
export interface Exercise {
  /** `<language>/<name>` */
  readonly id: string;
  readonly language: string;
  /** Its folder's name, which build tools use. */
  readonly name: string;
  /** Everything but what is about the exercise rather than of it: `.meta`, `.docs` and other folders with a dot. */
  readonly files: Tree;
  /** Paths of the files an answer is written into. */
  readonly solution: readonly string[];
  /** Paths of the tests. */
  readonly tests: readonly string[];
  /** Paths of other files an answer must leave alone: what the tests build on, what is shown but not to be edited. */
  readonly fixed: readonly string[];
  /** The reference, by the path it is laid to, paired by file name. */
  readonly example: Tree;
  readonly docs: Docs;
  /** One line about it. */
  readonly blurb: string;
}

/** What an exercise says to whoever solves it, in Markdown. */
export interface Docs {
  readonly introduction: string | null;
  readonly instructions: string;
  readonly append: string | null;
}

/** What became of one test. */
export interface TestResult {
  readonly name: string;
  readonly status: "passed" | "failed" | "skipped";
}

/** How exercises of one language are prepared, run and read. Everything is a pure function of the exercise. */
export interface Language {
  readonly id: string;
  /** Programs that have to be on the machine; the adapter collects them for `doctor`. */
  readonly toolchains: readonly ToolchainSpec[];
  /** Ids of those that this exercise needs. Absent: all. */
  needs?(exercise: Exercise): readonly string[];
  /** Absent: a plain worktree. */
  readonly isolation?: IsolationSpec;
  environments(exercise: Exercise): readonly EnvironmentSpec[];
  /** Test and build files as they are graded: pristine, every test enabled. Laid over the copy, winning over the agent's. */
  graded(exercise: Exercise): Tree;
  /**
   * Globs of files only the dataset may decide on: tests, build scripts, whatever a test runner reads. What matches and
   * is not in `graded` or the starting files is removed from the copy; touching it is recorded as tampering.
   */
  protected(exercise: Exercise): readonly string[];
  readonly byproducts: readonly string[];
  verify(exercise: Exercise, timeoutMs: number): VerifyCommand;
  /** From machine-readable output; null when there is none to read. Names unique per exercise. */
  results(exercise: Exercise, evidence: VerifyEvidence): readonly TestResult[] | null;
  /** What a person would have read on a terminal, for the next attempt. Absent: all of stdout and stderr. */
  transcript?(exercise: Exercise, evidence: VerifyEvidence): string;
  /** What the run noticed being done to the tests' own machinery, as a sentence; null when nothing was. */
  suspicion?(exercise: Exercise, evidence: VerifyEvidence): string | null;
}
