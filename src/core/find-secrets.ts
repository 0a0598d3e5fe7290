import { escapeRegExp } from "#core/escape-regexp.ts";
import { asWritten, IN_ONE_LINE, type Readable, Reading, WITHOUT_JSON, WITHOUT_PERCENTS } from "#core/reading.ts";
import { longestFirst, SHORTEST_SECRET, type Spellings } from "#core/secret-spellings.ts";

export interface Found {
  readonly start: number;
  readonly end: number;
}

/** A text of bytes, as a latin-1 string, in which secrets are looked for. */
export interface Searched {
  /** Where they are, in order, none within another. */
  found(): Iterable<Found>;
  /** Where, from a place on, its last words could be the beginning of a spelling; its length: nowhere. */
  openFrom(place: number): number;
}

/** What looks for secrets in a text: as it is written, unescaped, and as if it were in one line. */
export function secretFinder(spellings: Spellings): (text: string) => Searched {
  const ofWritten = new Wanted(spellings.asWritten);
  const ofUnescaped = new Wanted(spellings.escaped.map((text) => readingsOf(text).unescaped.text));
  const ofLines = new Wanted(spellings.inLines);
  return (text) => {
    const { written, unescaped, inOneLine } = readingsOf(text);
    const looks = [new Look(ofWritten, written), new Look(ofUnescaped, unescaped), new Look(ofLines, inOneLine)];
    return {
      found: () => foundBy(looks),
      openFrom: (place) =>
        Math.min(text.length, ...looks.map((look) => look.openFrom(place, text.length) ?? text.length)),
    };
  };
}

function readingsOf(text: string): Readonly<Record<"written" | "unescaped" | "inOneLine", Readable>> {
  const written = asWritten(text);
  const withoutJson = new Reading(written, WITHOUT_JSON);
  return {
    written,
    unescaped: new Reading(withoutJson, WITHOUT_PERCENTS),
    inOneLine: new Reading(withoutJson, IN_ONE_LINE),
  };
}

function* foundBy(looks: readonly Look[]): Generator<Found> {
  for (let at = 0; ;) {
    const next = looks.map((look) => look.next(at)).filter((found) => found !== null);
    // Of two that begin alike it is the longer one that has to go.
    const [first] = next.sort((a, b) => a.start - b.start || b.end - a.end);
    if (first === undefined) return;
    yield first;
    at = first.end;
  }
}

/** Spellings, as what finds them and as what finds their beginnings. */
class Wanted {
  readonly pattern: RegExp;
  readonly #byFirst = new Map<number, string[]>();
  /** By character: 1 when any spelling has it. */
  readonly #has = new Uint8Array(256);
  readonly #longest: number;
  /** As many characters as a beginning may be written in; what is spread further may go on for ever. */
  readonly widest: number;

  constructor(spellings: readonly string[]) {
    const worthIt = longestFirst(spellings.filter((text) => text.length >= SHORTEST_SECRET));
    this.pattern = new RegExp(worthIt.map(escapeRegExp).join("|") || NEVER, "g");
    this.#longest = worthIt[0]?.length ?? 1;
    this.widest = MOST_PER_CHARACTER * this.#longest;
    for (const text of worthIt) {
      const first = text.charCodeAt(0);
      this.#byFirst.set(first, [...(this.#byFirst.get(first) ?? []), text]);
      for (const byte of Buffer.from(text, "latin1")) this.#has[byte] = 1;
    }
  }

  /** Where the end of a text begins that a spelling begins with; -1: nowhere. */
  beginsAtEndOf(text: string, from: number): number {
    // Most of what is told ends in something that no spelling has.
    const earliest = Math.max(from, text.length - this.#longest + 1);
    let start = text.length;
    while (start > earliest && this.#has[text.charCodeAt(start - 1)] === 1) start--;
    for (let at = start; at < text.length; at++) {
      const left = text.length - at;
      for (const spelling of this.#byFirst.get(text.charCodeAt(at)) ?? [])
        if (spelling.length > left && text.endsWith(spelling.slice(0, left))) return at;
    }
    return -1;
  }
}

const NEVER = "(?!)";
/** Base64 in lines of one character, in UTF-16 and escaped for JSON twice over, is about the widest there is. */
const MOST_PER_CHARACTER = 16;

/** A reading of a text in which one kind of spellings is looked for. */
class Look {
  readonly #wanted: Wanted;
  readonly #in: Readable;
  #last: Found | null | undefined;

  constructor(wanted: Wanted, reading: Readable) {
    this.#wanted = wanted;
    this.#in = reading;
  }

  /** The first that begins at a place of what is written or after it; places only ever grow. */
  next(place: number): Found | null {
    if (this.#last === null || (this.#last !== undefined && this.#last.start >= place)) return this.#last;
    const { pattern } = this.#wanted;
    pattern.lastIndex = this.#in.indexFrom(place);
    const match = pattern.exec(this.#in.text);
    if (match === null) return (this.#last = null);
    const last = match.index + match[0].length - 1;
    return (this.#last = { start: this.#in.start(match.index), end: this.#in.end(last) });
  }

  /** Where the last words begin that may be the beginning of a spelling, from a place on; null: nowhere. */
  openFrom(place: number, end: number): number | null {
    const index = this.#wanted.beginsAtEndOf(this.#in.text, this.#in.indexFrom(place));
    if (index < 0) return null;
    const start = this.#in.start(index);
    const earliest = end - this.#wanted.widest;
    return start >= earliest ? start : this.openFrom(earliest, end);
  }
}
