import type { ISOLATION_TIERS } from "#core/records.gen.ts";

/** One problem of a benchmark. */
export interface Task {
  /** Unique within its benchmark and stable across versions of the harness. May hold any character. */
  readonly id: string;
  readonly language: string;
  /** The group whose tasks are not independent of each other, such as a repository; null when there is none. */
  readonly repo: string | null;
  /** What one attempt typically takes beside the agent's own time, verification above all, in seconds. Never a limit. */
  readonly expectedSeconds: number;
  /** What an agent typically takes for one attempt, in seconds; absent: nothing is known of it, and nothing is added. */
  readonly agentSeconds?: number;
}

export type IsolationTier = (typeof ISOLATION_TIERS)[number];

/** What a task needs from its sandbox. Fields of other tiers are left out. */
export interface IsolationSpec {
  readonly tier: IsolationTier;
  /** Interpreter of the virtual environment, a name on `PATH` or a path. Default `python3`. */
  readonly python?: string;
  /** Installs into the virtual environment, in an empty folder: it gets nothing of the task's files. */
  readonly install_command?: string;
  /** Modules that must then be importable. */
  readonly verify_imports?: readonly string[];
  readonly image?: string;
  readonly container_mount?: string;
}

/** `out-of-process`: tests drive the solution across a process border. `in-process`: solution and tests share a process. */
export type Grading = "out-of-process" | "in-process";
