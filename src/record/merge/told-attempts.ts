import { trialCount } from "#core/cells.ts";
import type { OutcomeClass } from "#core/outcome.ts";
import { OUTCOME_CLASSES, type Plan } from "#core/records.gen.ts";

/** One attempt of one source, as the index there tells of it. */
export interface ToldAttempt {
  /** Number of the source. */
  readonly source: number;
  /** Of its trial, as by `trialKey`. */
  readonly key: number;
  readonly a: number;
  readonly try: number;
  readonly class: OutcomeClass;
  /** SHA-256 of its record, in hexadecimal. */
  readonly digest: string;
}

/** Bytes of a digest. */
const DIGEST = 32;
const FIELDS = ["source", "key", "a", "try", "class"] as const;

/**
 * What the indexes of many run-dirs tell of their attempts: a column for each field, since as objects fifty thousand
 * attempts take more memory than all that is done with them. First all are added, then they are asked for by trial.
 */
export class ToldAttempts {
  readonly #trials: number;
  readonly #columns = Object.fromEntries(FIELDS.map((field) => [field, new Uint32Array(0)])) as Columns;
  #digests = Buffer.alloc(0);
  #length = 0;
  /** Where the attempts of each trial begin among all of them in order, and the end of the last one's; null: not yet asked for. */
  #sorted: { readonly first: Uint32Array; readonly order: Uint32Array } | null = null;

  constructor(plan: Plan) {
    this.#trials = trialCount(plan);
  }

  add(told: ToldAttempt): void {
    if (this.#length === this.#columns.key.length) this.#grow();
    const at = this.#length++;
    for (const field of FIELDS)
      this.#columns[field][at] = field === "class" ? OUTCOME_CLASSES.indexOf(told.class) : told[field];
    this.#digests.write(told.digest, at * DIGEST, "hex");
    this.#sorted = null;
  }

  /** Numbers of the trials of which anything is told, in order. */
  *trials(): Iterable<number> {
    const { first } = this.#inOrder();
    for (let key = 0; key < this.#trials; key++) if (first[key]! < first[key + 1]!) yield key;
  }

  /** How many attempts are told of a trial. */
  count(key: number): number {
    const { first } = this.#inOrder();
    return first[key + 1]! - first[key]!;
  }

  /** What is told of a trial, in the order in which it was added. */
  of(key: number): ToldAttempt[] {
    const { first, order } = this.#inOrder();
    return Array.from(order.subarray(first[key], first[key + 1]), (at) => this.#at(at));
  }

  #at(at: number): ToldAttempt {
    const { source, key, a, try: number, class: place } = this.#columns;
    return {
      source: source[at]!,
      key: key[at]!,
      a: a[at]!,
      try: number[at]!,
      class: OUTCOME_CLASSES[place[at]!]!,
      digest: this.#digests.toString("hex", at * DIGEST, (at + 1) * DIGEST),
    };
  }

  /** A sort by counting. */
  #inOrder(): { readonly first: Uint32Array; readonly order: Uint32Array } {
    if (this.#sorted !== null) return this.#sorted;
    const { key } = this.#columns;
    const first = new Uint32Array(this.#trials + 1);
    for (let at = 0; at < this.#length; at++) first[key[at]! + 1]!++;
    for (let trial = 0; trial < this.#trials; trial++) first[trial + 1]! += first[trial]!;
    const next = first.slice();
    const order = new Uint32Array(this.#length);
    for (let at = 0; at < this.#length; at++) order[next[key[at]!]!++] = at;
    return (this.#sorted = { first, order });
  }

  #grow(): void {
    const capacity = Math.ceil(this.#length * 1.5) + 1024;
    for (const field of FIELDS) {
      const column = new Uint32Array(capacity);
      column.set(this.#columns[field]);
      this.#columns[field] = column;
    }
    const digests = Buffer.alloc(capacity * DIGEST);
    this.#digests.copy(digests);
    this.#digests = digests;
  }
}

type Columns = Record<(typeof FIELDS)[number], Uint32Array>;
