import { headOf } from "#core/cut-text.ts";
import type { Leak } from "#core/records.gen.ts";
import { LEAK_RULES, type LeakRule } from "#leaks/rules.ts";

/** The record names the first ones: an agent must not be able to make it too large to be read. */
const MAX_LEAKS = 100;
const EXCERPT_CHARS = 200;
/** How much is searched at once, and how much of it is searched again with the next piece, in characters. */
const PIECE = 1 << 20;
const OVERLAP = 4096;

/** Suspicions in one text that is at hand as a whole. */
export function scan(file: string, text: string, prompt: string): readonly Leak[] {
  const search = new LeakSearch(file, prompt);
  search.add(text);
  return search.end();
}

/**
 * Suspicions in one text, however long, given piece by piece: what an agent said and did. What it quotes of its own
 * prompt is no suspicion, since tasks speak of URLs and packages too. A suspicion changes no outcome; it is shown to
 * whoever reads the report.
 */
export class LeakSearch {
  readonly #file: string;
  readonly #prompt: string;
  readonly #found: Leak[] = [];
  #pending = "";
  #line = 1;

  constructor(file: string, prompt: string) {
    this.#file = file;
    this.#prompt = prompt;
  }

  /** Whether it has found all that it will tell of. */
  get full(): boolean {
    return this.#found.length >= MAX_LEAKS;
  }

  add(text: string): void {
    this.#pending += text;
    while (this.#pending.length >= PIECE + OVERLAP && !this.full) this.#step();
  }

  end(): readonly Leak[] {
    while (this.#pending !== "" && !this.full) this.#step();
    return this.#found.slice(0, MAX_LEAKS);
  }

  #step(): void {
    const pending = this.#pending;
    this.#found.push(...inPiece(this.#file, pending.slice(0, PIECE + OVERLAP), this.#line, this.#prompt));
    this.#line += newlines(pending, 0, Math.min(PIECE, pending.length));
    this.#pending = pending.slice(PIECE);
  }
}

function inPiece(file: string, piece: string, firstLine: number, prompt: string): Leak[] {
  const hits = LEAK_RULES.flatMap((rule) => hitsOf(rule, piece, prompt));
  return hits
    .sort((a, b) => a.index - b.index)
    .slice(0, MAX_LEAKS)
    .map(({ rule, index, text }) => ({
      rule,
      file,
      line: firstLine + newlines(piece, 0, index),
      excerpt: headOf(text, EXCERPT_CHARS),
    }));
}

/** The first ones: a transcript may be made of nothing else. */
function hitsOf({ id, pattern, within }: LeakRule, piece: string, prompt: string) {
  const hits: { rule: LeakRule["id"]; index: number; text: string }[] = [];
  const quoted = new Map<string, boolean>();
  for (const { index, 0: found } of piece.matchAll(pattern)) {
    const sign = within === undefined ? null : within.exec(found);
    if (within !== undefined && sign === null) continue;
    const text = sign === null ? found : found.slice(0, sign.index + sign[0].length);
    // What begins in the overlap is found with the next piece.
    if (index >= PIECE || hits.length >= MAX_LEAKS) break;
    let known = quoted.get(text);
    if (known === undefined) quoted.set(text, (known = prompt.includes(text)));
    if (!known) hits.push({ rule: id, index, text });
  }
  return hits;
}

function newlines(text: string, from: number, to: number): number {
  let count = 0;
  for (let at = text.indexOf("\n", from); at !== -1 && at < to; at = text.indexOf("\n", at + 1)) count++;
  return count;
}
