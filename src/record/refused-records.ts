import { headOf } from "#core/cut-text.ts";
import { trialAt } from "#core/cells.ts";
import type { Problem } from "#core/errors.ts";
import type { Plan } from "#core/records.gen.ts";
import type { TrialResults } from "#core/trial-results.ts";
import { attemptPath } from "#record/layout.ts";

/** A message may quote what a file holds. */
const MAX_CHARACTERS = 400;

/**
 * Of trials without any attempt that counts, why the record that is there for them does not, by their number: found among
 * what was wrong with a run-dir, or with the parts that it was merged from, whose paths begin with theirs.
 */
export function refusedRecords(
  plan: Plan,
  results: TrialResults,
  problems: readonly Problem[],
): ReadonlyMap<number, string> {
  const byPlace = new Map(problems.map((problem) => [placeIn(problem.path), problem]));
  const refused = new Map<number, string>();
  for (let trial = 0; problems.length > 0 && trial < results.size; trial++) {
    if (results.isRecorded(trial)) continue;
    const problem = byPlace.get(attemptPath(plan, { ...trialAt(plan, trial), attempt: 1 }));
    if (problem !== undefined) refused.set(trial, reasonFor(problem));
  }
  return refused;
}

/** The folders of candidate, task and attempt, whatever they lie in. */
const placeIn = (path: string): string => path.split("/").slice(-3).join("/");

function reasonFor({ path, message }: Problem): string {
  const reason = `A record is there and was refused. ${path}: ${message}`;
  return reason.length <= MAX_CHARACTERS ? reason : `${headOf(reason, MAX_CHARACTERS)} …`;
}
