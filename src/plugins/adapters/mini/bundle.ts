/** The shape of `tasks.gen.ts`: all of `tasks/` and the grader's scripts, as data, so that one bundled file holds them. */
import type { Json } from "#core/json.ts";

export const DIFFICULTIES = ["easy", "medium", "hard"] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** A hidden case: a name, and one step or a list of `steps`. `tasks/README.md` says what a step may be. */
export interface MiniCase {
  readonly name: string;
  readonly [member: string]: Json;
}

export interface MiniTask {
  /** Name of its folder; the task's id. */
  readonly slug: string;
  readonly title: string;
  readonly difficulty: Difficulty;
  /** The file that the cases import. */
  readonly module: string;
  /** Files an answer is expected to change. */
  readonly edit: readonly string[];
  /** Functions and classes that the cases call. */
  readonly exports: readonly string[];
  /** Markdown. */
  readonly instructions: string;
  readonly starting: Readonly<Record<string, string>>;
  readonly oracle: Readonly<Record<string, string>>;
  readonly cases: readonly MiniCase[];
}

export interface MiniBundle {
  /** Digest of all the rest. */
  readonly revision: string;
  /** The grader's scripts by name: `runner.mjs` is started, `child.mjs` is its half, `host.mjs` and `values.mjs` are the child's. */
  readonly scripts: Readonly<Record<string, string>>;
  readonly tasks: readonly MiniTask[];
}
