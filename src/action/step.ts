import type { ArtifactStore, CacheStore, Hub } from "#core/hub.ts";
import type { HubEvent } from "#github/event.ts";
import type { ProgramResult } from "#platform/run-benchmark.ts";

/** What a step may know and do. Steps know neither variables nor toolkit. */
export interface Step {
  /** An input; empty: not given. */
  input(name: string): string;
  /** An input without which the step can do nothing. Throws `UsageError` where it is not given. */
  required(name: string): string;
  /** A whole number of at least `min`; null: not given. Throws `UsageError` for anything else. */
  count(name: string, min?: number): number | null;
  /** Words separated by commas, spaces or lines. */
  list(name: string): readonly string[];
  /** Words separated by spaces or lines, for such as may hold commas themselves; one behind a word is none of it. */
  words(name: string): readonly string[];
  /** Which benchmark of the workflow run this is about. */
  readonly key: string;
  output(name: string, value: string): void;
  /** Kept for the step's `post:`. */
  remember(name: string, value: string): void;
  /** Empty: nothing was kept. */
  recall(name: string): string;
  /** Puts a folder before the others on PATH, for the steps after this one. */
  addPath(folder: string): void;
  notice(text: string): void;
  warn(text: string): void;
  /** Adds Markdown to the page of the workflow run, cut where GitHub would drop it as a whole. */
  summarize(markdown: string): Promise<void>;
  readonly event: HubEvent;
  readonly owner: string;
  readonly repo: string;
  /** Name of the workflow, as its file says. */
  readonly workflow: string;
  /** Number of the workflow run. */
  readonly runId: string;
  /** Page of the workflow run. */
  readonly url: string;
  /** Attempt of the workflow run, from 1. */
  readonly tryNumber: number;
  /** Where the caller's files are. */
  readonly workDir: string;
  /** A folder of this job's own, outside the workspace. */
  readonly tempDir: string;
  /** The command line of this very version. */
  readonly program: string;
  hub(): Hub;
  /** The artifacts of this workflow run, or of the one that `run-id` names. */
  store(): Promise<ArtifactStore>;
  /** What earlier workflow runs of this repository kept. */
  cache(): Promise<CacheStore>;
  benchmark(args: readonly string[]): Promise<ProgramResult>;
  now(): Date;
}

export interface StepModule {
  run(step: Step): Promise<void>;
}
