/** Names and places inside a run-dir. Everything is at a fixed path, so nothing ever has to be searched for. */
import type { AttemptKey } from "#core/cells.ts";
import type { Plan } from "#core/records.gen.ts";

export const PLAN_FILE = "plan.json";
export const SHARD_FILE = "shard.json";
export const INDEX_FILE = "index.jsonl";
export const LOCK_FILE = ".lock";
/** Attempts under way; nothing in here counts. */
export const STAGING_DIR = ".staging";
export const RECORD_FILE = "run-record.json";
export const SCORE_FILE = "score.json";
export const STATS_FILE = "stats.json";

/** What the agent was asked, and what its program really got where that differs. */
export const PROMPT_FILE = "prompt.md";
export const EFFECTIVE_PROMPT_FILE = "effective-prompt.md";
/** What the agent changed, from the starting files. */
export const PATCH_FILE = "diff.patch";
/** What the next attempt is shown of the tests. */
export const VERIFY_OUTPUT_FILE = "verify-output.txt";
/** The agent's last words. */
export const MODEL_OUTPUT_FILE = "model-output.txt";

/** What went over the wire between agent and model, a line each. */
export const WIRE_FILE = "wire.jsonl";

/** No record is larger: it holds names and numbers, never transcripts. */
export const MAX_RECORD_BYTES = 16 * 1024 * 1024;
/** No other file of an attempt is larger; a writer that exceeds it is refused, and so is a reader. */
export const MAX_FILE_BYTES = 512 * 1024 * 1024;
export const MAX_FILES_PER_ATTEMPT = 1000;

/** `run-001`. */
export const runId = (repetition: number): string => `run-${String(repetition).padStart(3, "0")}`;

/** `attempt-01-run-001`. */
export const attemptName = (attempt: number, repetition: number): string =>
  `attempt-${String(attempt).padStart(2, "0")}-${runId(repetition)}`;

/** Folder of an attempt, relative to the run-dir, with `/` as separator. */
export function attemptPath(plan: Plan, { candidate, task, repetition, attempt }: AttemptKey): string {
  return `${slugAt(plan.candidates, candidate)}/${slugAt(plan.tasks, task)}/${attemptName(attempt, repetition)}`;
}

/** Folder of a try that no longer counts. */
export const supersededPath = (attempt: string, number: number): string => `${attempt}.try-${number}`;

function slugAt(items: readonly { readonly slug: string }[], index: number): string {
  const item = items[index];
  if (item === undefined) throw new RangeError(`The plan has nothing at ${index}`);
  return item.slug;
}
