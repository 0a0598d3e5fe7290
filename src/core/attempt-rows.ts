import { NUMBER, type NumberField, NUMBERS, TEXT, TEXTS } from "#core/attempt-fields.ts";
import { type AttemptKey, attemptOf } from "#core/cells.ts";
import { type IndexRow, OUTCOME_CLASSES } from "#core/records.gen.ts";

/** Texts have the names they have in a row. */
const TEXT_NAMES = Object.keys(TEXT) as readonly (keyof typeof TEXT)[];

/** Digits of a digest. */
const DIGEST = 64;

/** What tables of attempts are made of: a column for each number and each text, since most is asked of all rows at once. */
export class Rows {
  readonly pool = new TextPool();
  /** By the places of `NUMBER`; each column may be longer than there are rows. */
  readonly numbers: Float64Array[];
  /** By the places of `TEXT`, as numbers of the pool. */
  readonly texts: Uint32Array[];
  #length = 0;
  #capacity: number;
  #digests: Uint8Array;
  /** Folders that are not where the plan has them. */
  #dirs = new Map<number, string>();
  readonly #planned: (key: AttemptKey) => string;

  /** `capacity` rows fit before anything has to grow; `planned` names the folder of an attempt that is added without one. */
  constructor(capacity: number, planned: (key: AttemptKey) => string = () => "") {
    this.numbers = Array.from({ length: NUMBERS }, () => new Float64Array(capacity));
    this.texts = Array.from({ length: TEXTS }, () => new Uint32Array(capacity));
    this.#capacity = capacity;
    this.#digests = new Uint8Array(capacity * DIGEST);
    this.#planned = planned;
  }

  get length(): number {
    return this.#length;
  }

  /** Appends a row; gives its place. */
  add(row: IndexRow): number {
    for (let at = 0; at < DIGEST; at++) added.digest[at] = row.digest.charCodeAt(at);
    for (let at = 0; at < TEXTS; at++) added.texts[at] = this.pool.idOf(row[TEXT_NAMES[at]!]);
    putNumbers(row, added.numbers);
    this.#dirs.set(this.#length, row.dir);
    return this.append(added.numbers, added.texts, added.digest, 0);
  }

  /**
   * Appends a row whose numbers and texts stand in the order of `NUMBER` and `TEXT`, and its digest from `start` on;
   * gives its place.
   */
  append(numbers: ArrayLike<number>, texts: ArrayLike<number>, digest: Uint8Array, start: number): number {
    if (this.#length === this.#capacity) this.#grow();
    const place = this.#length++;
    for (let at = 0; at < NUMBERS; at++) this.numbers[at]![place] = numbers[at]!;
    for (let at = 0; at < TEXTS; at++) this.texts[at]![place] = texts[at]!;
    // A loop: copying by `set` takes several times as long for so few.
    for (let at = 0; at < DIGEST; at++) this.#digests[place * DIGEST + at] = digest[start + at]!;
    return place;
  }

  /** Keeps these rows alone, each once, in this order; every place changes. */
  arrange(order: Uint32Array): void {
    if (order.length === this.#length && order.every((from, to) => from === to)) return;
    this.#length = order.length;
    reorder(this.numbers, order, new Float64Array(this.#capacity));
    reorder(this.texts, order, new Uint32Array(this.#capacity));
    const digests = new Uint8Array(this.#capacity * DIGEST);
    for (let to = 0; to < order.length; to++) {
      const from = order[to]! * DIGEST;
      for (let at = 0; at < DIGEST; at++) digests[to * DIGEST + at] = this.#digests[from + at]!;
    }
    this.#digests = digests;
    const dirs = new Map<number, string>();
    if (this.#dirs.size > 0) {
      order.forEach((from, to) => {
        const dir = this.#dirs.get(from);
        if (dir !== undefined) dirs.set(to, dir);
      });
    }
    this.#dirs = dirs;
  }

  digest(place: number): string {
    return Buffer.from(this.#digests.buffer, place * DIGEST, DIGEST).toString("latin1");
  }

  dir(place: number): string {
    const known = this.#dirs.get(place);
    if (known !== undefined) return known;
    const number = (field: NumberField) => this.numbers[field]![place]!;
    const trial = { candidate: number(NUMBER.c), task: number(NUMBER.t), repetition: number(NUMBER.r) };
    return this.#planned(attemptOf(trial, number(NUMBER.a)));
  }

  #grow(): void {
    this.#capacity = Math.ceil(this.#length * 1.25) + 64;
    this.numbers.forEach((column, at) => (this.numbers[at] = copied(column, new Float64Array(this.#capacity))));
    this.texts.forEach((column, at) => (this.texts[at] = copied(column, new Uint32Array(this.#capacity))));
    this.#digests = copied(this.#digests, new Uint8Array(this.#capacity * DIGEST));
  }
}

/** A row on its way into the columns: lists of its own would cost more than all else about it. */
const added = {
  numbers: new Float64Array(NUMBERS),
  texts: new Uint32Array(TEXTS),
  digest: new Uint8Array(DIGEST),
};

function putNumbers(row: IndexRow, numbers: Float64Array): void {
  const put = (slot: NumberField, value: number | null): void => void (numbers[slot] = value ?? Number.NaN);
  const putAll = (first: NumberField, values: readonly (number | null)[]): void =>
    values.forEach((value, at) => (numbers[first + at] = value ?? Number.NaN));
  put(NUMBER.c, row.c);
  put(NUMBER.t, row.t);
  put(NUMBER.r, row.r);
  put(NUMBER.a, row.a);
  put(NUMBER.try, row.try);
  put(NUMBER.class, OUTCOME_CLASSES.indexOf(row.class));
  put(NUMBER.s, row.s);
  putAll(NUMBER.provision, row.ms);
  putAll(NUMBER.input, row.tok);
  put(NUMBER.cover, row.cover);
  put(NUMBER.tools, row.tools);
  put(NUMBER.turns, row.turns);
  putAll(NUMBER.files, row.change);
  put(NUMBER.fc, row.fc);
  putAll(NUMBER.tests_passed, row.tests);
  put(NUMBER.tamper, row.tamper);
  put(NUMBER.leaks, row.leaks);
  put(NUMBER.wire, row.wire);
  put(NUMBER.refused, row.refused);
  put(NUMBER.hidden, row.hidden === null ? null : Number(row.hidden));
}

/** Each column goes into the one before it, which is no longer needed, so that no more than one is held twice. */
function reorder<T extends Float64Array | Uint32Array>(columns: T[], order: Uint32Array, spare: T): void {
  for (let at = 0; at < columns.length; at++) {
    const column = columns[at]!;
    columns[at] = gathered(column, order, spare);
    spare = column;
  }
}

type Column = Float64Array | Uint32Array | Uint8Array;

function copied<T extends Column>(from: T, to: T): T {
  to.set(from);
  return to;
}

/** Values of a column in another order; `to` takes as many as there are in it. */
export function gathered<T extends Float64Array | Uint32Array>(from: T, order: Uint32Array, to: T): T {
  for (let at = 0; at < order.length; at++) to[at] = from[order[at]!]!;
  return to;
}

/** Texts by number, each held once; 0 is null. */
export class TextPool {
  readonly #texts: (string | null)[] = [null];
  readonly #ids = new Map<string | null, number>([[null, 0]]);

  idOf(text: string | null): number {
    const known = this.#ids.get(text);
    if (known !== undefined) return known;
    // A copy: a text that was cut out of a larger one holds on to all of it.
    const own = text === null ? null : Buffer.from(text, "utf16le").toString("utf16le");
    const id = this.#texts.push(own) - 1;
    this.#ids.set(own, id);
    return id;
  }

  text(id: number): string | null {
    return this.#texts[id] ?? null;
  }
}
