import { NUMBER, NUMBERS, TEXTS } from "#core/attempt-fields.ts";
import type { Rows } from "#core/attempt-rows.ts";
import { isOutcomeClass } from "#core/outcome.ts";
import { OUTCOME_CLASSES, type Plan } from "#core/records.gen.ts";
import { LINE_END, LINE_STEPS, type LineStep } from "#record/index/line-shape.ts";
import { PlannedDigests } from "#record/index/planned-digests.ts";
import { Places } from "#record/attempt/places.ts";
import { within } from "#record/index/row-fault.ts";
import { ByteNeedle } from "#record/index/byte-needle.ts";

/**
 * Takes lines of the index byte by byte, where they are spelled as this program spells them and are rows
 * of the plan. Every other line is for `JSON.parse` and `rowFault`, which find nothing wrong with what is taken here.
 * Made into objects, fifty thousand rows cost more than all else in a report, and nobody looks at most of them.
 *
 * Each method below takes what it is named after from `at` on, gives where the next byte stands, or -1: it is not there.
 */
export class LineReader {
  readonly #plan: Plan;
  readonly #rows: Rows;
  readonly #places: Places;
  readonly #numbers = new Float64Array(NUMBERS);
  readonly #texts = new Uint32Array(TEXTS);
  /** For each step the first few texts that were met, as they are spelled. */
  readonly #known: readonly KnownText[][] = LINE_STEPS.map(() => []);
  readonly #prompts: PlannedDigests;
  readonly #verifiers: PlannedDigests;
  #block: Buffer = Buffer.alloc(0);
  #view: DataView = new DataView(new ArrayBuffer(0));
  /** Where the digest of the line begins. */
  #digest = 0;

  constructor(plan: Plan, rows: Rows) {
    this.#plan = plan;
    this.#rows = rows;
    this.#places = new Places(plan);
    const planned = (digest: "prompt_sha256" | "verifier_sha256"): PlannedDigests =>
      new PlannedDigests(
        plan.tasks.map((task) => task[digest]),
        (text) => rows.pool.idOf(text),
      );
    this.#prompts = planned("prompt_sha256");
    this.#verifiers = planned("verifier_sha256");
  }

  /** Gives where the next line begins; -1: this line is not taken. The line must end within the block. */
  take(block: Buffer, start: number): number {
    if (block !== this.#block) {
      this.#block = block;
      this.#view = new DataView(block.buffer, block.byteOffset, block.length);
    }
    let at = start;
    for (let step = 0; step < LINE_STEPS.length; step++) {
      at = LINE_STEPS[step]!.before.endAt(this.#view, at);
      if (at >= 0) at = this.#value(block, at, step);
      if (at < 0) return -1;
    }
    if (Number.isNaN(this.#numbers[NUMBER.s])) return -1;
    const end = LINE_END.endAt(this.#view, at);
    if (end >= 0) this.#rows.append(this.#numbers, this.#texts, block, this.#digest);
    return end;
  }

  #value(block: Buffer, at: number, step: number): number {
    const { kind, slot } = LINE_STEPS[step]!;
    switch (kind) {
      case "count":
        return this.#number(block, at, slot, false);
      case "amount":
        return this.#number(block, at, slot, true);
      case "text?":
        return block[at] === LETTER_N ? this.#noText(block, at, slot) : this.#text(block, at, step);
      case "text":
        return this.#text(block, at, step);
      case "prompt":
      case "verifier":
        return this.#plannedDigest(block, at, step);
      case "class":
        return this.#class(block, at, step);
      case "flag":
        return this.#flag(block, at, slot);
      case "dir":
        return this.#place(block, at);
      case "digest":
        return this.#hex(block, at);
    }
  }

  /** A number without sign or exponent, or null. */
  #number(block: Buffer, start: number, slot: number, mayBeFraction: boolean): number {
    let at = start;
    let byte = block[at]!;
    if (byte === LETTER_N) {
      this.#numbers[slot] = Number.NaN;
      return NULL.endAt(this.#view, at);
    }
    let mantissa = 0;
    while (byte >= DIGIT_0 && byte <= DIGIT_9) {
      mantissa = mantissa * 10 + (byte - DIGIT_0);
      byte = block[++at]!;
    }
    if (at === start || (block[start] === DIGIT_0 && at > start + 1)) return -1;
    if (byte !== POINT) {
      this.#numbers[slot] = mantissa;
      return mantissa <= Number.MAX_SAFE_INTEGER ? at : -1;
    }
    if (!mayBeFraction) return -1;
    const point = at;
    byte = block[++at]!;
    while (byte >= DIGIT_0 && byte <= DIGIT_9) {
      mantissa = mantissa * 10 + (byte - DIGIT_0);
      byte = block[++at]!;
    }
    const decimals = at - point - 1;
    if (decimals === 0) return -1;
    // A whole number and a power of ten that are both exact have an exactly rounded quotient (Clinger 1990).
    const exact = mantissa <= Number.MAX_SAFE_INTEGER && decimals < POWERS_OF_TEN.length;
    const value = exact ? mantissa / POWERS_OF_TEN[decimals]! : Number(block.toString("latin1", start, at));
    this.#numbers[slot] = value;
    return value <= Number.MAX_SAFE_INTEGER ? at : -1;
  }

  #noText(block: Buffer, at: number, slot: number): number {
    this.#texts[slot] = 0;
    return NULL.endAt(this.#view, at);
  }

  #text(block: Buffer, at: number, step: number): number {
    const known = this.#string(block, at, step);
    if (known === null) return -1;
    this.#texts[LINE_STEPS[step]!.slot] = known.id;
    return at + known.spelling.length;
  }

  #class(block: Buffer, at: number, step: number): number {
    const known = this.#string(block, at, step);
    if (known === null || known.id < 0) return -1;
    this.#numbers[NUMBER.class] = known.id;
    return at + known.spelling.length;
  }

  /** Number of a text, or of a class (-1: of none); null: there is no text, or one with an escape in it. */
  #string(block: Buffer, start: number, step: number): KnownText | null {
    const known = this.#known[step]!;
    for (let which = 0; which < known.length; which++) {
      if (known[which]!.spelling.endAt(this.#view, start) >= 0) return known[which]!;
    }
    return this.#unknownString(block, start, LINE_STEPS[step]!.kind, known);
  }

  #unknownString(block: Buffer, start: number, kind: LineStep["kind"], known: KnownText[]): KnownText | null {
    if (block[start] !== QUOTE) return null;
    let end = start + 1;
    for (; block[end] !== QUOTE; end++) if (block[end]! < SPACE || block[end] === BACKSLASH) return null;
    const text = block.toString("utf8", start + 1, end);
    const id =
      kind !== "class" ? this.#rows.pool.idOf(text) : isOutcomeClass(text) ? OUTCOME_CLASSES.indexOf(text) : -1;
    const met = { spelling: new ByteNeedle(block.subarray(start, end + 1)), id };
    if (known.length < KNOWN_TEXTS) known.push(met);
    return met;
  }

  /** Nearly always a digest is the one that the plan gives for the task. */
  #plannedDigest(block: Buffer, at: number, step: number): number {
    const { kind, slot } = LINE_STEPS[step]!;
    if (block[at] === LETTER_N) return this.#noText(block, at, slot);
    const digests = kind === "prompt" ? this.#prompts : this.#verifiers;
    const id = digests.idAt(this.#view, at + 1, this.#numbers[NUMBER.t]!);
    if (id === 0 || block[at] !== QUOTE || block[at + 65] !== QUOTE) return this.#text(block, at, step);
    this.#texts[slot] = id;
    return at + 66;
  }

  #place(block: Buffer, start: number): number {
    const numbers = this.#numbers;
    const { candidates, tasks, repetitions, benchmark } = this.#plan;
    const candidate = candidates[numbers[NUMBER.c]!];
    const task = tasks[numbers[NUMBER.t]!];
    const isPlanned =
      candidate !== undefined &&
      task !== undefined &&
      within(numbers[NUMBER.r], 1, repetitions) &&
      within(numbers[NUMBER.a], 1, benchmark.max_attempts) &&
      within(numbers[NUMBER.try], 1, Number.MAX_SAFE_INTEGER);
    if (!isPlanned || block[start] !== QUOTE) return -1;
    let at = ascii(block, start + 1, candidate.slug);
    if (at < 0 || block[at] !== SLASH) return -1;
    at = ascii(block, at + 1, task.slug);
    if (at < 0 || block[at] !== SLASH) return -1;
    at = ascii(block, at + 1, this.#places.nameOf(numbers[NUMBER.a]!, numbers[NUMBER.r]!));
    return at < 0 || block[at] !== QUOTE ? -1 : at + 1;
  }

  #hex(block: Buffer, start: number): number {
    const end = start + 65;
    if (block[start] !== QUOTE || block[end] !== QUOTE) return -1;
    for (let at = start + 1; at < end; at++) if (IS_HEX[block[at]!] === 0) return -1;
    this.#digest = start + 1;
    return end + 1;
  }

  #flag(block: Buffer, at: number, slot: number): number {
    const value = block[at] === LETTER_T ? 1 : block[at] === LETTER_F ? 0 : Number.NaN;
    this.#numbers[slot] = value;
    return (value === 1 ? TRUE : value === 0 ? FALSE : NULL).endAt(this.#view, at);
  }
}

interface KnownText {
  /** With its quotation marks. */
  readonly spelling: ByteNeedle;
  readonly id: number;
}

/** Fields that tell attempts apart have more, and looking through them would cost more than it saves. */
const KNOWN_TEXTS = 8;

const [QUOTE, BACKSLASH, SPACE, POINT, SLASH] = [0x22, 0x5c, 0x20, 0x2e, 0x2f];
const [LETTER_F, LETTER_N, LETTER_T, DIGIT_0, DIGIT_9] = [0x66, 0x6e, 0x74, 0x30, 0x39];
const NULL = new ByteNeedle(Buffer.from("null"));
const TRUE = new ByteNeedle(Buffer.from("true"));
const FALSE = new ByteNeedle(Buffer.from("false"));
const POWERS_OF_TEN = Array.from({ length: 23 }, (_, exponent) => 10 ** exponent);
const IS_HEX = Uint8Array.from({ length: 256 }, (_, byte) => Number(/[0-9a-f]/.test(String.fromCharCode(byte))));

/** A text that is known beforehand and has no other letters than those of ASCII. */
function ascii(block: Buffer, start: number, text: string): number {
  for (let at = 0; at < text.length; at++) if (block[start + at] !== text.charCodeAt(at)) return -1;
  return start + text.length;
}
