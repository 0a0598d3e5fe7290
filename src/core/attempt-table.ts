import { NUMBER, type NumberField, TEXT, type TextField } from "#core/attempt-fields.ts";
import { gathered, Rows } from "#core/attempt-rows.ts";
import { type IndexRow, OUTCOME_CLASSES } from "#core/records.gen.ts";

/**
 * Index rows side by side in typed arrays, each distinct text once. As objects, fifty thousand rows take a hundred
 * megabytes and half a second of garbage collection; most of a report reads a few of their numbers and nothing else.
 */
export class AttemptTable implements Iterable<IndexRow> {
  readonly #rows: Rows;
  /** Rows of this table among those that are kept, where it is not all of them in the order they came. */
  readonly #order: Uint32Array | null;

  constructor(rows: Rows = new Rows(0), order: Uint32Array | null = null) {
    this.#rows = rows;
    this.#order = order;
  }

  get length(): number {
    return this.#order?.length ?? this.#rows.length;
  }

  /** NaN: null. */
  number(at: number, field: NumberField): number {
    return this.#rows.numbers[field]![this.place(at)]!;
  }

  /** A number of every row, in order; NaN: null. Only to be read, and it may be longer than the table. */
  numbers(field: NumberField): Float64Array {
    const column = this.#rows.numbers[field]!;
    return this.#order === null ? column : gathered(column, this.#order, new Float64Array(this.#order.length));
  }

  /** The same for the same text, 0 for null. */
  textId(at: number, field: TextField): number {
    return this.#rows.texts[field]![this.place(at)]!;
  }

  text(at: number, field: TextField): string | null {
    return this.#rows.pool.text(this.textId(at, field));
  }

  dir(at: number): string {
    return this.#rows.dir(this.place(at));
  }

  /** Of its record. */
  digest(at: number): string {
    return this.#rows.digest(this.place(at));
  }

  /** The row as it was added. */
  row(at: number): IndexRow {
    // Their order is that of a line of the index.
    return {
      v: 2,
      c: this.number(at, NUMBER.c),
      t: this.number(at, NUMBER.t),
      r: this.number(at, NUMBER.r),
      a: this.number(at, NUMBER.a),
      try: this.number(at, NUMBER.try),
      dir: this.dir(at),
      digest: this.digest(at),
      class: this.classAt(at),
      phase: this.text(at, TEXT.phase) as IndexRow["phase"],
      reason: this.text(at, TEXT.reason) as IndexRow["reason"],
      stop: this.text(at, TEXT.stop),
      ms: this.#five(at, NUMBER.provision),
      s: this.number(at, NUMBER.s),
      tok: this.#five(at, NUMBER.input),
      cover: this.#known(at, NUMBER.cover),
      tools: this.#known(at, NUMBER.tools),
      turns: this.#known(at, NUMBER.turns),
      change: this.#three(at, NUMBER.files),
      fc: this.#known(at, NUMBER.fc),
      tests: this.#three(at, NUMBER.tests_passed),
      tamper: this.#known(at, NUMBER.tamper),
      leaks: this.#known(at, NUMBER.leaks),
      wire: this.#known(at, NUMBER.wire),
      refused: this.#known(at, NUMBER.refused),
      endpoint: this.text(at, TEXT.endpoint),
      seed: this.text(at, TEXT.seed) as IndexRow["seed"],
      prompt: this.text(at, TEXT.prompt),
      verifier: this.text(at, TEXT.verifier),
      version: this.text(at, TEXT.version),
      tier: this.text(at, TEXT.tier) as IndexRow["tier"],
      contain: this.text(at, TEXT.contain) as IndexRow["contain"],
      hidden: this.hidden(at),
      arch: this.text(at, TEXT.arch),
      harness: this.text(at, TEXT.harness),
      with: this.text(at, TEXT.with),
    };
  }

  classAt(at: number): IndexRow["class"] {
    return OUTCOME_CLASSES[this.number(at, NUMBER.class)]!;
  }

  /** Whether folders were hidden from the agent; null: not recorded. */
  hidden(at: number): boolean | null {
    const hidden = this.#known(at, NUMBER.hidden);
    return hidden === null ? null : hidden === 1;
  }

  /** Distinct texts of attempts from `start` to before `end`, in order, null first. */
  distinct({ start, end }: { readonly start: number; readonly end: number }, field: TextField): (string | null)[] {
    const ids = new Set<number>();
    let last = -1;
    for (let at = start; at < end; at++) {
      const id = this.textId(at, field);
      if (id !== last) ids.add((last = id));
    }
    const known = [...ids].map((id) => this.#rows.pool.text(id)).filter((text) => text !== null);
    return ids.has(0) ? [null, ...known.sort()] : known.sort();
  }

  *[Symbol.iterator](): Iterator<IndexRow> {
    for (let at = 0; at < this.length; at++) yield this.row(at);
  }

  /** A table of some of these rows, in this order. */
  select(order: readonly number[] | Uint32Array): AttemptTable {
    return new AttemptTable(
      this.#rows,
      Uint32Array.from(order, (at) => this.place(at)),
    );
  }

  /** `field` counts on from a name of `NUMBER`. */
  #known(at: number, field: number): number | null {
    const value = this.number(at, field as NumberField);
    return Number.isNaN(value) ? null : value;
  }

  #three(at: number, first: number): IndexRow["change"] {
    return [this.#known(at, first), this.#known(at, first + 1), this.#known(at, first + 2)];
  }

  #five(at: number, first: number): IndexRow["ms"] {
    return [...this.#three(at, first), this.#known(at, first + 3), this.#known(at, first + 4)];
  }

  /** Where a row stands among those that are kept. */
  place(at: number): number {
    return this.#order === null ? at : this.#order[at]!;
  }
}
