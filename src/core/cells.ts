/** Which attempts of a plan count, and which one comes next. */

import { allowsNextAttempt, isScored, type OutcomeClass, tierOf } from "#core/outcome.ts";
import type { Trial } from "#core/plan.ts";
import type { Plan, Report } from "#core/records.gen.ts";

/** One attempt of a trial. */
export interface AttemptKey extends Trial {
  /** From 1. */
  readonly attempt: number;
}

/** An attempt of a trial. Member by member, since `{ ...trial, attempt }` is an object that V8 is slow to read from. */
export const attemptOf = ({ candidate, task, repetition }: Trial, attempt: number): AttemptKey => ({
  candidate,
  task,
  repetition,
  attempt,
});

/** What the rules below need of an index row. */
export interface AttemptState {
  /** Attempt, from 1. */
  readonly a: number;
  /** Try, from 1. */
  readonly try: number;
  readonly class: OutcomeClass;
}

/** An ambiguous outcome is tried this often, then it stands. */
const AMBIGUOUS_TRIES = 2;

/** How many trials a plan has. */
export const trialCount = ({
  candidates,
  tasks,
  repetitions,
}: {
  readonly candidates: readonly unknown[];
  readonly tasks: readonly unknown[];
  readonly repetitions: number;
}): number => candidates.length * tasks.length * repetitions;

/** A number per trial: candidate by candidate, task by task, repetition by repetition, from 0 without gaps. */
export const trialKey = (plan: Pick<Plan | Report, "tasks" | "repetitions">, trial: Trial): number =>
  (trial.candidate * plan.tasks.length + trial.task) * plan.repetitions + trial.repetition - 1;

/** The trial behind a number of `trialKey`. */
export function trialAt(plan: Plan, key: number): Trial {
  const cell = Math.floor(key / plan.repetitions);
  return {
    candidate: Math.floor(cell / plan.tasks.length),
    task: cell % plan.tasks.length,
    repetition: (key % plan.repetitions) + 1,
  };
}

/**
 * The rows that count, in order: attempts 1, 2, 3, … without a gap, each with its highest try, each following an
 * attempt that allows a next one. Whatever else is there belongs to a story that was told differently since.
 */
export function chainOf<Row extends AttemptState>(rows: readonly Row[], maxAttempts: number): Row[] {
  const latest = latestByAttempt(rows);
  const chain: Row[] = [];
  for (let attempt = 1; attempt <= maxAttempts; attempt++) {
    const row = latest.get(attempt);
    if (row === undefined) break;
    chain.push(row);
    if (!allowsNextAttempt(row.class)) break;
  }
  return chain;
}

/** The row with the highest try for each attempt; of equal tries the later one. */
export function latestByAttempt<Row extends AttemptState>(rows: readonly Row[]): Map<number, Row> {
  const latest = new Map<number, Row>();
  for (const row of rows) {
    const known = latest.get(row.a);
    if (known === undefined || row.try >= known.try) latest.set(row.a, row);
  }
  return latest;
}

/**
 * What a trial is to do next; null when it is done. Infrastructure never ends a trial; an ambiguous outcome is
 * tried once more; the candidate's own outcome is followed by the next attempt where its class and the plan allow.
 */
export function nextAttempt(
  rows: readonly AttemptState[],
  maxAttempts: number,
): { attempt: number; try: number } | null {
  const last = chainOf(rows, maxAttempts).at(-1);
  return last === undefined ? { attempt: 1, try: 1 } : nextAfter(last, maxAttempts);
}

/** The same after the last attempt that counts. */
export function nextAfter(last: AttemptState, maxAttempts: number): { attempt: number; try: number } | null {
  if (!isScored(last.class)) {
    const stands = tierOf(last.class) === "ambiguous" && last.try >= AMBIGUOUS_TRIES;
    return stands ? null : { attempt: last.a, try: last.try + 1 };
  }
  return allowsNextAttempt(last.class) && last.a < maxAttempts ? { attempt: last.a + 1, try: 1 } : null;
}
