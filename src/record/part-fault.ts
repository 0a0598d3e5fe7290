import { canonicalJson } from "#core/json.ts";
import { type Shard, shardsOf } from "#core/plan.ts";
import type { Plan, ShardManifest } from "#core/records.gen.ts";

/** Tells parts of one plan from what only claims to be one. Of as many as there are, the tasks are dealt once. */
export class PartCheck {
  readonly #plan: Plan;
  readonly #cuts = new Map<number, (index: number) => Shard>();

  constructor(plan: Plan) {
    this.#plan = plan;
  }

  /** Why a shard does not hold the part that is its own; null: it does. A part is what the plan says it is, not what its manifest says. */
  fault(shard: ShardManifest): string | null {
    const part = this.#cut(shard.of)(shard.index);
    const tasks = part.tasks.map((task) => this.#plan.tasks[task]?.id);
    const itsOwn =
      this.#plan.candidates[part.candidate]?.name === shard.candidate &&
      canonicalJson(tasks) === canonicalJson(shard.tasks);
    return itsOwn ? null : `claims a part of the plan that is not shard ${shard.index}/${shard.of}`;
  }

  #cut(of: number): (index: number) => Shard {
    let cut = this.#cuts.get(of);
    if (cut === undefined) this.#cuts.set(of, (cut = shardsOf(this.#plan, of)));
    return cut;
  }
}

/** Whether two spellings of one plan leave out the same tasks as unsound; their digest does not say. */
export const sameValidation = (a: Plan, b: Plan): boolean =>
  a === b || canonicalJson(a.validation) === canonicalJson(b.validation);
