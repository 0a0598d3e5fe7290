import { type IndexRow, OUTCOME_CLASSES } from "#core/records.gen.ts";

/** Where each number of an attempt stands. Milliseconds and seconds as in an index row; a null is kept as NaN. */
export const NUMBER = {
  c: 0,
  t: 1,
  r: 2,
  a: 3,
  try: 4,
  /** Into `OUTCOME_CLASSES`. */
  class: 5,
  s: 6,
  provision: 7,
  prompt: 8,
  solve: 9,
  change: 10,
  verify: 11,
  input: 12,
  output: 13,
  cache_read: 14,
  cache_write: 15,
  reasoning: 16,
  tools: 17,
  turns: 18,
  files: 19,
  added: 20,
  removed: 21,
  fc: 22,
  tests_passed: 23,
  tests_failed: 24,
  tests_missing: 25,
  tamper: 26,
  leaks: 27,
  /** 0 or 1. */
  hidden: 28,
} as const;
const NUMBERS = 29;

/** Where each text of an attempt stands. */
export const TEXT = {
  phase: 0,
  reason: 1,
  stop: 2,
  endpoint: 3,
  seed: 4,
  prompt: 5,
  verifier: 6,
  version: 7,
  tier: 8,
  contain: 9,
  arch: 10,
  harness: 11,
  with: 12,
} as const;
const TEXTS = 13;

export type NumberField = (typeof NUMBER)[keyof typeof NUMBER];
export type TextField = (typeof TEXT)[keyof typeof TEXT];

/**
 * Index rows side by side in two typed arrays, each distinct text once. As objects, fifty thousand rows take a hundred
 * megabytes and half a second of garbage collection; most of a report reads a few of their numbers and nothing else.
 */
export class AttemptTable implements Iterable<IndexRow> {
  #length = 0;
  #numbers: Float64Array;
  #texts: Uint32Array;
  /** Nearly no two attempts share them. */
  readonly #dirs: string[] = [];
  readonly #digests: string[] = [];
  readonly #pool: TextPool;

  /** `capacity` rows fit before anything has to grow. */
  constructor(capacity: number, pool: TextPool = new TextPool()) {
    this.#numbers = new Float64Array(capacity * NUMBERS);
    this.#texts = new Uint32Array(capacity * TEXTS);
    this.#pool = pool;
  }

  get length(): number {
    return this.#length;
  }

  get pool(): TextPool {
    return this.#pool;
  }

  /** NaN: null. */
  number(at: number, field: NumberField): number {
    return this.#numbers[at * NUMBERS + field]!;
  }

  /** The same for the same text, 0 for null. */
  textId(at: number, field: TextField): number {
    return this.#texts[at * TEXTS + field]!;
  }

  text(at: number, field: TextField): string | null {
    return this.#pool.text(this.textId(at, field));
  }

  dir(at: number): string {
    return this.#dirs[at] ?? "";
  }

  /** Appends a row whose numbers and texts stand in these, in the order of `NUMBER` and `TEXT`. */
  append(numbers: ArrayLike<number>, texts: ArrayLike<number>, dir: string, digest: string): void {
    if ((this.#length + 1) * NUMBERS > this.#numbers.length) this.#grow();
    this.#numbers.set(numbers, this.#length * NUMBERS);
    this.#texts.set(texts, this.#length * TEXTS);
    this.#dirs.push(dir);
    this.#digests.push(digest);
    this.#length++;
  }

  /** Appends a row; gives its place. */
  add(row: IndexRow): number {
    const { c, t, r, a, s, ms, tok, change, tests, tools, turns, fc, tamper, leaks, hidden } = row;
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
      hidden === null ? null : Number(hidden),
    ];
    const numbers = [c, t, r, a, row.try, cls, s, ...ms, ...counts].map((value) => value ?? Number.NaN);
    const { phase, reason, stop, endpoint, seed, prompt, verifier, version, tier, contain, arch, harness } = row;
    const texts = [
      phase,
      reason,
      stop,
      endpoint,
      seed,
      prompt,
      verifier,
      version,
      tier,
      contain,
      arch,
      harness,
      row.with,
    ];
    const ids = texts.map((text) => this.#pool.idOf(text));
    this.append(numbers, ids, row.dir, row.digest);
    return this.#length - 1;
  }

  /** The row as it was added. */
  row(at: number): IndexRow {
    const number = (field: number): number | null => {
      const value = this.#numbers[at * NUMBERS + field]!;
      return Number.isNaN(value) ? null : value;
    };
    const known = (field: NumberField): number => this.#numbers[at * NUMBERS + field]!;
    const text = (field: TextField): string | null => this.text(at, field);
    const three = (first: number): IndexRow["change"] => [number(first), number(first + 1), number(first + 2)];
    const five = (first: number): IndexRow["ms"] => [...three(first), number(first + 3), number(first + 4)];
    const hidden = number(NUMBER.hidden);
    // Their order is that of a line of the index.
    return {
      v: 2,
      c: known(NUMBER.c),
      t: known(NUMBER.t),
      r: known(NUMBER.r),
      a: known(NUMBER.a),
      try: known(NUMBER.try),
      dir: this.dir(at),
      digest: this.#digests[at] ?? "",
      class: this.classAt(at),
      phase: text(TEXT.phase) as IndexRow["phase"],
      reason: text(TEXT.reason) as IndexRow["reason"],
      stop: text(TEXT.stop),
      ms: five(NUMBER.provision),
      s: known(NUMBER.s),
      tok: five(NUMBER.input),
      tools: number(NUMBER.tools),
      turns: number(NUMBER.turns),
      change: three(NUMBER.files),
      fc: number(NUMBER.fc),
      tests: three(NUMBER.tests_passed),
      tamper: number(NUMBER.tamper),
      leaks: number(NUMBER.leaks),
      endpoint: text(TEXT.endpoint),
      seed: text(TEXT.seed) as IndexRow["seed"],
      prompt: text(TEXT.prompt),
      verifier: text(TEXT.verifier),
      version: text(TEXT.version),
      tier: text(TEXT.tier) as IndexRow["tier"],
      contain: text(TEXT.contain) as IndexRow["contain"],
      hidden: hidden === null ? null : hidden === 1,
      arch: text(TEXT.arch),
      harness: text(TEXT.harness),
      with: text(TEXT.with),
    };
  }

  classAt(at: number): IndexRow["class"] {
    return OUTCOME_CLASSES[this.number(at, NUMBER.class)]!;
  }

  /** Distinct texts of attempts from `start` to before `end`, in order, null first. */
  distinct({ start, end }: { readonly start: number; readonly end: number }, field: TextField): (string | null)[] {
    const ids = new Set<number>();
    for (let at = start; at < end; at++) ids.add(this.textId(at, field));
    const known = [...ids].map((id) => this.#pool.text(id)).filter((text) => text !== null);
    return ids.has(0) ? [null, ...known.sort()] : known.sort();
  }

  *[Symbol.iterator](): Iterator<IndexRow> {
    for (let at = 0; at < this.#length; at++) yield this.row(at);
  }

  /** A table of these rows, in this order. */
  select(order: ArrayLike<number>): AttemptTable {
    const selected = new AttemptTable(order.length, this.#pool);
    for (let to = 0; to < order.length; to++) {
      const at = order[to]!;
      const numbers = this.#numbers.subarray(at * NUMBERS, (at + 1) * NUMBERS);
      const texts = this.#texts.subarray(at * TEXTS, (at + 1) * TEXTS);
      selected.append(numbers, texts, this.dir(at), this.#digests[at] ?? "");
    }
    return selected;
  }

  #grow(): void {
    const capacity = Math.max(64, this.#length * 2);
    const [numbers, texts] = [new Float64Array(capacity * NUMBERS), new Uint32Array(capacity * TEXTS)];
    numbers.set(this.#numbers);
    texts.set(this.#texts);
    [this.#numbers, this.#texts] = [numbers, texts];
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
