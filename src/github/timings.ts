import { NUMBER } from "#core/attempt-fields.ts";
import { digestOf } from "#core/digest.ts";
import { isScored } from "#core/outcome.ts";
import type { RecordedRun } from "#record/read-run.ts";

/** How long each task took, for the plans of later runs. Figures of shards, so they may balance and never decide. */

/** Seconds of one trial by task id. */
export type Timings = Readonly<Record<string, number>>;

const PHASES = [NUMBER.provision, NUMBER.prompt, NUMBER.solve, NUMBER.change, NUMBER.verify] as const;
/** GitHub ends every job before that. */
const LONGEST_SECONDS = 24 * 60 * 60;

/** What was seen in a run: the mean over candidates and repetitions, all attempts of a trial together. */
export function timingsOf({ plan, results }: Pick<RecordedRun, "plan" | "results">): Timings {
  const seen: [string, number][] = [];
  for (const [task, { id }] of plan.tasks.entries()) {
    const trials = plan.candidates.flatMap((_, candidate) => {
      const { start, end } = results.trials(candidate, task);
      return Array.from({ length: end - start }, (_, at) => start + at).filter((at) => isScored(results.classOf(at)));
    });
    if (trials.length === 0) continue;
    const ms = trials.reduce((sum, trial) => sum + millisecondsOf(results, trial), 0) / trials.length;
    if (ms > 0) seen.push([id, Math.min(Math.ceil(ms) / 1000, LONGEST_SECONDS)]);
  }
  return Object.fromEntries(seen);
}

function millisecondsOf(results: RecordedRun["results"], trial: number): number {
  const { start, end } = results.attemptsOf({ start: trial, end: trial + 1 });
  let ms = 0;
  for (let at = start; at < end; at++)
    for (const phase of PHASES) {
      const took = results.attempts.number(at, phase);
      if (took > 0) ms += took; // NaN: it did not come to that
    }
  return ms;
}

/** What is known after a run: of its tasks what it saw, of the others what was known before. */
export const withNewer = (before: Timings, seen: Timings): Timings => ({ ...before, ...seen });

/** Reads what an earlier run kept; what is no figure of a task is left out. */
export function readTimings(text: string): Timings {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== "object" || value === null || Array.isArray(value)) return {};
    return Object.fromEntries(
      Object.entries(value).filter((entry): entry is [string, number] => Number.isFinite(entry[1]) && entry[1] > 0),
    );
  } catch {
    return {}; // cut short: then nothing is known, and the benchmark's own hints count
  }
}

/** Where the timings of runs like this one are kept: those of a stand-in say nothing about an agent. */
export function timingsKey(key: string, benchmark: string, backends: readonly string[]): string {
  const kind = digestOf([benchmark, [...new Set(backends)].sort()]).slice(0, 12);
  return `benchmark-harness-timings-${key}-${kind}-`;
}

export const TIMINGS_FILE = "timings.json";
