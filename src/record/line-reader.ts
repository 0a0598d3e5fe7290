import { NUMBER, TEXT } from "#core/attempt-fields.ts";
import type { Rows } from "#core/attempt-rows.ts";
import { isOutcomeClass } from "#core/outcome.ts";
import { OUTCOME_CLASSES, type Plan } from "#core/records.gen.ts";
import { attemptName } from "#record/layout.ts";
import { LINE_END, LINE_STEPS, type LineStep } from "#record/line-shape.ts";
import { within } from "#record/row-fault.ts";

/**
 * Takes lines of the index byte by byte, where they are spelled as this program spells them and are rows
 * of the plan. Every other line is for `JSON.parse` and `rowFault`, which find nothing wrong with what is taken here.
 * Made into objects, fifty thousand rows cost more than all else in a report, and nobody looks at most of them.
 */
export class LineReader {
  readonly #plan: Plan;
  readonly #rows: Rows;
  readonly #numbers = new Float64Array(Object.keys(NUMBER).length);
  readonly #texts = new Uint32Array(Object.keys(TEXT).length);
  /** For each step the first few texts that were met, as they are spelled. */
  readonly #known: readonly KnownText[][] = LINE_STEPS.map(() => []);
  /** Names of attempts' folders, and ids of the plan's digests by task (0: not yet), as far as they were met. */
  readonly #names: string[] = [];
  readonly #digests: { readonly prompt: Uint32Array; readonly verifier: Uint32Array };
  #block: Buffer = Buffer.alloc(0);
  /** Where the next byte stands. */
  #at = 0;
  /** Where the digest of the line begins. */
  #digest = 0;

  constructor(plan: Plan, rows: Rows) {
    this.#plan = plan;
    this.#rows = rows;
    this.#digests = { prompt: new Uint32Array(plan.tasks.length), verifier: new Uint32Array(plan.tasks.length) };
  }

  /** Gives where the next line begins; -1: this line is not taken. The line must end within the block. */
  take(block: Buffer, start: number): number {
    this.#block = block;
    this.#at = start;
    for (let step = 0; step < LINE_STEPS.length; step++) {
      if (!this.#literal(LINE_STEPS[step]!.before) || !this.#value(step)) return -1;
    }
    if (!this.#literal(LINE_END) || Number.isNaN(this.#numbers[NUMBER.s])) return -1;
    this.#rows.append(this.#numbers, this.#texts, block, this.#digest);
    return this.#at;
  }

  #literal(expected: Uint8Array): boolean {
    const [block, start] = [this.#block, this.#at];
    for (let at = 0; at < expected.length; at++) if (block[start + at] !== expected[at]) return false;
    this.#at = start + expected.length;
    return true;
  }

  #value(step: number): boolean {
    const { kind, slot } = LINE_STEPS[step]!;
    switch (kind) {
      case "number":
        return this.#number(slot);
      case "text":
        return this.#text(step, slot);
      case "text?":
        return this.#noText(slot) || this.#text(step, slot);
      case "prompt":
      case "verifier":
        return this.#planned(kind, slot) || this.#noText(slot) || this.#text(step, slot);
      case "class": {
        const index = this.#string(step);
        this.#numbers[slot] = index;
        return index >= 0;
      }
      case "flag":
        return this.#flag(slot);
      case "dir":
        return this.#place();
      case "digest":
        return this.#hex();
    }
  }

  /** A number without sign or exponent, or null. */
  #number(slot: number): boolean {
    const [block, start] = [this.#block, this.#at];
    let at = start;
    let byte = block[at]!;
    if (byte === LETTER_N) {
      this.#numbers[slot] = Number.NaN;
      return this.#literal(NULL);
    }
    let mantissa = 0;
    while (byte >= DIGIT_0 && byte <= DIGIT_9) {
      mantissa = mantissa * 10 + (byte - DIGIT_0);
      byte = block[++at]!;
    }
    if (at === start || (block[start] === DIGIT_0 && at > start + 1)) return false;
    let decimals = 0;
    if (byte === POINT) {
      byte = block[++at]!;
      while (byte >= DIGIT_0 && byte <= DIGIT_9) {
        mantissa = mantissa * 10 + (byte - DIGIT_0);
        decimals++;
        byte = block[++at]!;
      }
      if (decimals === 0) return false;
    }
    // A whole number and a power of ten that are both exact have an exactly rounded quotient (Clinger 1990).
    const exact = mantissa <= Number.MAX_SAFE_INTEGER && decimals < POWERS_OF_TEN.length;
    const value = exact ? mantissa / POWERS_OF_TEN[decimals]! : Number(block.toString("latin1", start, at));
    this.#numbers[slot] = value;
    this.#at = at;
    return value <= Number.MAX_SAFE_INTEGER;
  }

  #noText(slot: number): boolean {
    this.#texts[slot] = 0;
    return this.#block[this.#at] === LETTER_N && this.#literal(NULL);
  }

  #text(step: number, slot: number): boolean {
    const id = this.#string(step);
    this.#texts[slot] = id;
    return id >= 0;
  }

  /** Number of a text, or of a class; -1: it is none, or one with an escape in it. */
  #string(step: number): number {
    const [block, start] = [this.#block, this.#at];
    const known = this.#known[step]!;
    for (let which = 0; which < known.length; which++) {
      const { spelling, id } = known[which]!;
      let at = 0;
      while (at < spelling.length && block[start + at] === spelling[at]) at++;
      if (at < spelling.length) continue;
      this.#at = start + at;
      return id;
    }
    return this.#unknownString(LINE_STEPS[step]!.kind, known);
  }

  #unknownString(kind: LineStep["kind"], known: KnownText[]): number {
    const [block, start] = [this.#block, this.#at];
    if (block[start] !== QUOTE) return -1;
    let end = start + 1;
    for (; block[end] !== QUOTE; end++) if (block[end]! < SPACE || block[end] === BACKSLASH) return -1;
    this.#at = end + 1;
    const text = block.toString("utf8", start + 1, end);
    const id =
      kind !== "class" ? this.#rows.pool.idOf(text) : isOutcomeClass(text) ? OUTCOME_CLASSES.indexOf(text) : -1;
    if (known.length < KNOWN_TEXTS && id >= 0)
      known.push({ spelling: Uint8Array.from(block.subarray(start, end + 1)), id });
    return id;
  }

  /** Nearly always a digest is the one that the plan gives for the task. */
  #planned(kind: "prompt" | "verifier", slot: number): boolean {
    const at = this.#numbers[NUMBER.t]!;
    const task = this.#plan.tasks[at];
    const digest = kind === "prompt" ? task?.prompt_sha256 : task?.verifier_sha256;
    const start = this.#at;
    if (digest == null || !(this.#ascii('"') && this.#ascii(digest) && this.#ascii('"'))) {
      this.#at = start;
      return false;
    }
    this.#texts[slot] = this.#digests[kind][at] ||= this.#rows.pool.idOf(digest);
    return true;
  }

  #place(): boolean {
    const [c, t] = [this.#numbers[NUMBER.c]!, this.#numbers[NUMBER.t]!];
    const [r, a] = [this.#numbers[NUMBER.r]!, this.#numbers[NUMBER.a]!];
    const { candidates, tasks, repetitions, benchmark } = this.#plan;
    const [candidate, task] = [candidates[c], tasks[t]];
    return (
      candidate !== undefined &&
      task !== undefined &&
      within(r, 1, repetitions) &&
      within(a, 1, benchmark.max_attempts) &&
      within(this.#numbers[NUMBER.try], 1, Number.MAX_SAFE_INTEGER) &&
      this.#ascii('"') &&
      this.#ascii(candidate.slug) &&
      this.#ascii("/") &&
      this.#ascii(task.slug) &&
      this.#ascii("/") &&
      this.#ascii(this.#nameOf(a, r)) &&
      this.#ascii('"')
    );
  }

  #nameOf(attempt: number, repetition: number): string {
    const key = repetition * this.#plan.benchmark.max_attempts + attempt - 1;
    return (this.#names[key] ??= attemptName(attempt, repetition));
  }

  /** A text that is known beforehand and has no other letters than those of ASCII. */
  #ascii(text: string): boolean {
    const [block, start] = [this.#block, this.#at];
    for (let at = 0; at < text.length; at++) if (block[start + at] !== text.charCodeAt(at)) return false;
    this.#at = start + text.length;
    return true;
  }

  #hex(): boolean {
    const [block, start] = [this.#block, this.#at + 1];
    const end = start + 64;
    if (block[start - 1] !== QUOTE || block[end] !== QUOTE) return false;
    for (let at = start; at < end; at++) if (!isHex(block[at]!)) return false;
    this.#digest = start;
    this.#at = end + 1;
    return true;
  }

  #flag(slot: number): boolean {
    const is = (spelling: Uint8Array, value: number): boolean => {
      this.#numbers[slot] = value;
      return this.#literal(spelling);
    };
    return is(TRUE, 1) || is(FALSE, 0) || is(NULL, Number.NaN);
  }
}

interface KnownText {
  /** With its quotation marks. */
  readonly spelling: Uint8Array;
  readonly id: number;
}

/** Fields that tell attempts apart have more, and looking through them would cost more than it saves. */
const KNOWN_TEXTS = 8;

const [QUOTE, BACKSLASH, SPACE, POINT, LETTER_N, DIGIT_0, DIGIT_9] = [0x22, 0x5c, 0x20, 0x2e, 0x6e, 0x30, 0x39];
const [NULL, TRUE, FALSE] = [Buffer.from("null"), Buffer.from("true"), Buffer.from("false")];
const POWERS_OF_TEN = Array.from({ length: 23 }, (_, exponent) => 10 ** exponent);

const isHex = (byte: number): boolean => (byte >= DIGIT_0 && byte <= DIGIT_9) || (byte >= 0x61 && byte <= 0x66);
