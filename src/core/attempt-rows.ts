import { NUMBER, type NumberField, NUMBERS, TEXT, TEXTS } from "#core/attempt-fields.ts";
import type { AttemptKey } from "#core/cells.ts";
import { type IndexRow, OUTCOME_CLASSES } from "#core/records.gen.ts";

/** Texts have the names they have in a row. */
const TEXT_NAMES = Object.keys(TEXT) as readonly (keyof typeof TEXT)[];

/** Digits of a digest. */
const DIGEST = 64;

/** What tables of attempts are made of; it only grows. */
export class Rows {
  readonly pool = new TextPool();
  numbers: Float64Array;
  texts: Uint32Array;
  #length = 0;
  #digests: Uint8Array;
  /** Folders that are not where the plan has them. */
  readonly #dirs = new Map<number, string>();
  readonly #planned: (key: AttemptKey) => string;

  /** `capacity` rows fit before anything has to grow; `planned` names the folder of an attempt that is added without one. */
  constructor(capacity: number, planned: (key: AttemptKey) => string = () => "") {
    this.numbers = new Float64Array(capacity * NUMBERS);
    this.texts = new Uint32Array(capacity * TEXTS);
    this.#digests = new Uint8Array(capacity * DIGEST);
    this.#planned = planned;
  }

  get length(): number {
    return this.#length;
  }

  /** Appends a row; gives its place. */
  add(row: IndexRow): number {
    const { c, t, r, a, s, ms, tok, change, tests, tools, turns, fc, tamper, leaks, wire, hidden } = row;
    const cls = OUTCOME_CLASSES.indexOf(row.class);
    const counts = [
      ...tok,
      tools,
      turns,
      ...change,
      fc,
      ...tests,
      tamper,
      leaks,
      wire,
      hidden === null ? null : Number(hidden),
    ];
    const numbers = [c, t, r, a, row.try, cls, s, ...ms, ...counts].map((value) => value ?? Number.NaN);
    const texts = TEXT_NAMES.map((name) => this.pool.idOf(row[name]));
    this.#dirs.set(this.#length, row.dir);
    return this.append(numbers, texts, Buffer.from(row.digest, "latin1"), 0);
  }

  /**
   * Appends a row whose numbers and texts stand in the order of `NUMBER` and `TEXT`, and its digest from `start` on;
   * gives its place.
   */
  append(numbers: ArrayLike<number>, texts: ArrayLike<number>, digest: Uint8Array, start: number): number {
    const place = this.#length++;
    if (this.#length * NUMBERS > this.numbers.length) this.#grow();
    // A loop each: copying by `set` takes several times as long for so few.
    for (let at = 0; at < NUMBERS; at++) this.numbers[place * NUMBERS + at] = numbers[at]!;
    for (let at = 0; at < TEXTS; at++) this.texts[place * TEXTS + at] = texts[at]!;
    for (let at = 0; at < DIGEST; at++) this.#digests[place * DIGEST + at] = digest[start + at]!;
    return place;
  }

  digest(place: number): string {
    return Buffer.from(this.#digests.buffer, place * DIGEST, DIGEST).toString("latin1");
  }

  dir(place: number): string {
    const known = this.#dirs.get(place);
    if (known !== undefined) return known;
    const number = (field: NumberField) => this.numbers[place * NUMBERS + field]!;
    const trial = { candidate: number(NUMBER.c), task: number(NUMBER.t), repetition: number(NUMBER.r) };
    return this.#planned({ ...trial, attempt: number(NUMBER.a) });
  }

  #grow(): void {
    const capacity = Math.ceil(this.#length * 1.25) + 64;
    const [numbers, texts] = [new Float64Array(capacity * NUMBERS), new Uint32Array(capacity * TEXTS)];
    const digests = new Uint8Array(capacity * DIGEST);
    numbers.set(this.numbers);
    texts.set(this.texts);
    digests.set(this.#digests);
    [this.numbers, this.texts, this.#digests] = [numbers, texts, digests];
  }
}

/** Texts by number, each held once; 0 is null. */
export class TextPool {
  readonly #texts: (string | null)[] = [null];
  readonly #ids = new Map<string | null, number>([[null, 0]]);

  idOf(text: string | null): number {
    const known = this.#ids.get(text);
    if (known !== undefined) return known;
    const id = this.#texts.push(text) - 1;
    this.#ids.set(text, id);
    return id;
  }

  text(id: number): string | null {
    return this.#texts[id] ?? null;
  }
}
