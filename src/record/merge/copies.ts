import { join } from "node:path";
import { NUMBER } from "#core/attempt-fields.ts";
import { chainOf, trialAt } from "#core/cells.ts";
import { RunError } from "#core/errors.ts";
import type { Plan } from "#core/records.gen.ts";
import { loadIndex } from "#record/index/load-index.ts";
import { planned } from "#record/index/planned-trials.ts";
import { attemptPath } from "#record/layout.ts";
import type { Source } from "#record/merge/sources.ts";
import { type ToldAttempt, ToldAttempts } from "#record/merge/told-attempts.ts";

/** One attempt of one source, as its index tells of it. */
export interface Copy extends Omit<ToldAttempt, "source"> {
  readonly source: Source;
}

/** What all sources have of each trial. */
export class Copies {
  readonly #sources: readonly Source[];
  readonly #plan: Plan;
  readonly #report: (path: string, message: string) => void;
  readonly #told: ToldAttempts;

  /** @param report is told what is left out, and why */
  constructor(sources: readonly Source[], plan: Plan, report: (path: string, message: string) => void) {
    this.#sources = sources;
    this.#plan = plan;
    this.#report = report;
    this.#told = new ToldAttempts(plan);
    for (const [at, source] of sources.entries()) this.#gather(source, at);
  }

  /** Numbers of the trials of which any source has something, in order. */
  trials(): Iterable<number> {
    return this.#told.trials();
  }

  of(key: number): Copy[] {
    return this.#told.of(key).map((attempt) => ({ ...attempt, source: this.#sources[attempt.source]! }));
  }

  /** Throws `RunError` where two sources have unlike attempts of one try. */
  refuseConflicts(): void {
    for (const key of this.#told.trials()) if (this.#told.count(key) > 1) this.#refuseConflict(key, this.of(key));
  }

  #gather(source: Source, at: number): void {
    const { results, problems } = loadIndex(source.root, this.#plan, { repair: false, shard: source.shard });
    for (const { path, message } of problems) this.#report(join(source.root, path), message);
    const { attempts } = results;
    // A shard runs code that was written by a model: it may speak for its own part only.
    const isItsOwn = planned(this.#plan, source.shard);
    let refused = -1;
    for (let row = 0; row < attempts.length; row++) {
      const key = results.trialOf(row);
      if (!isItsOwn(key)) {
        if (key !== refused)
          this.#report(join(source.root, attempts.dir(row)), "It is left out: this shard was not to run it.");
        refused = key;
        continue;
      }
      const [a, number] = [attempts.number(row, NUMBER.a), attempts.number(row, NUMBER.try)];
      this.#told.add({ source: at, key, a, try: number, class: attempts.classAt(row), digest: attempts.digest(row) });
    }
  }

  #refuseConflict(key: number, copies: readonly Copy[]): void {
    for (const winner of chainOf(copies, this.#plan.benchmark.max_attempts)) {
      const other = copies.find(
        (copy) => copy.a === winner.a && copy.try === winner.try && copy.digest !== winner.digest,
      );
      if (other === undefined) continue;
      const place = attemptPath(this.#plan, { ...trialAt(this.#plan, key), attempt: winner.a });
      throw conflict(place, winner.source, other.source);
    }
  }
}

function conflict(place: string, one: Source, other: Source): RunError {
  const [first, second] = [join(one.root, place), join(other.root, place)].sort();
  return new RunError(
    "conflicting-attempts",
    `${first} and ${second} are the same attempt with different contents.`,
    "Leave one of the two run-dirs out, or resume the later one from the earlier.",
  );
}
