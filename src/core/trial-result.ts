import { isScored, type OutcomeClass } from "#core/outcome.ts";
import type { Trial } from "#core/plan.ts";
import type { IndexRow, Plan } from "#core/records.gen.ts";

/** What became of one planned trial. */
export interface TrialResult {
  readonly trial: Trial;
  /** The attempts that count, in order; empty when nothing was recorded. */
  readonly rows: readonly IndexRow[];
  /** Class of the last attempt; `not_run` without one. */
  readonly class: OutcomeClass;
  readonly reason: string;
  /** Whether the last attempt is the candidate's own; otherwise the trial is a missing cell. */
  readonly scored: boolean;
  readonly passed: boolean;
  readonly passedFirst: boolean;
}

/** Every planned trial with its rows: candidate by candidate, task by task, repetition by repetition. */
export class TrialResults {
  readonly all: readonly TrialResult[];
  readonly #plan: Plan;

  /** `rows` holds one row per attempt that counts. */
  constructor(plan: Plan, rows: Iterable<IndexRow>) {
    this.#plan = plan;
    const byTrial: (IndexRow[] | undefined)[] = new Array<IndexRow[] | undefined>(
      plan.candidates.length * plan.tasks.length * plan.repetitions,
    );
    for (const row of rows) {
      const at = this.#at(row.c, row.t, row.r);
      // A list made with its first row takes a tenth of the memory of one that was made empty and grew.
      if (byTrial[at] === undefined) byTrial[at] = [row];
      else byTrial[at].push(row);
    }
    const all: TrialResult[] = [];
    for (let candidate = 0; candidate < plan.candidates.length; candidate++) {
      for (let task = 0; task < plan.tasks.length; task++) {
        for (let repetition = 1; repetition <= plan.repetitions; repetition++) {
          const attempts = byTrial[this.#at(candidate, task, repetition)] ?? [];
          all.push(trialResult({ candidate, task, repetition }, attempts));
        }
      }
    }
    this.all = all;
  }

  /** All repetitions of one task by one candidate. */
  of(candidate: number, task: number): readonly TrialResult[] {
    const start = this.#at(candidate, task, 1);
    return this.all.slice(start, start + this.#plan.repetitions);
  }

  /** All trials of one candidate. */
  ofCandidate(candidate: number): readonly TrialResult[] {
    return this.all.slice(this.#at(candidate, 0, 1), this.#at(candidate + 1, 0, 1));
  }

  #at(candidate: number, task: number, repetition: number): number {
    return (candidate * this.#plan.tasks.length + task) * this.#plan.repetitions + repetition - 1;
  }
}

/** `attempts` in any order; the list is kept. */
function trialResult(trial: Trial, attempts: IndexRow[]): TrialResult {
  if (attempts.length > 1) attempts.sort((x, y) => x.a - y.a);
  const last = attempts.at(-1);
  return {
    trial,
    rows: attempts,
    class: last?.class ?? "not_run",
    reason: last?.reason ?? "Nothing was recorded for it.",
    scored: last !== undefined && isScored(last.class),
    passed: last?.class === "pass",
    passedFirst: attempts[0]?.class === "pass" && attempts[0].a === 1,
  };
}
