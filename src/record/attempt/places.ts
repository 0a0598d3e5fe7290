import type { AttemptKey } from "#core/cells.ts";
import type { Plan } from "#core/records.gen.ts";
import { attemptName } from "#record/layout.ts";

/** Folders of a plan's attempts, for whoever asks for very many: `attemptPath` puts each name together anew. */
export class Places {
  readonly #plan: Plan;
  readonly #names: string[] = [];

  constructor(plan: Plan) {
    this.#plan = plan;
  }

  /** Candidate and task are in the plan, repetition and attempt within its limits. */
  of({ candidate, task, repetition, attempt }: AttemptKey): string {
    const name = this.nameOf(attempt, repetition);
    return `${this.#plan.candidates[candidate]?.slug ?? ""}/${this.#plan.tasks[task]?.slug ?? ""}/${name}`;
  }

  /** The last part of it. */
  nameOf(attempt: number, repetition: number): string {
    const key = repetition * this.#plan.benchmark.max_attempts + attempt - 1;
    return (this.#names[key] ??= attemptName(attempt, repetition));
  }
}
