/** A text of which is known where in the writing each character of it stands. */
export interface Readable {
  readonly text: string;
  /** Where the writing of a character begins. */
  start(index: number): number;
  /** Where the writing of a character ends. */
  end(index: number): number;
  /** The first character whose writing begins at a place or after it. */
  indexFrom(place: number): number;
}

/** A text as it is written. */
export const asWritten = (text: string): Readable => ({
  text,
  start: (index) => index,
  end: (index) => index + 1,
  indexFrom: (place) => place,
});

/** A text read otherwise than it is written. */
export class Reading implements Readable {
  readonly text: string;
  readonly #of: Readable;
  readonly #way: Way;
  #codes: readonly Code[] | null = null;

  constructor(of: Readable, way: Way) {
    this.#of = of;
    this.#way = way;
    this.text = way.read === NOTHING ? of.text.replace(way.codes, "") : of.text.replace(way.codes, way.read);
  }

  start(index: number): number {
    const before = this.#last((code) => code.at <= index);
    if (before === undefined) return this.#of.start(index);
    const after = index - before.at - before.read;
    return this.#of.start(after < 0 ? before.from : before.to + after);
  }

  end(index: number): number {
    const before = this.#last((code) => code.at <= index);
    if (before === undefined) return this.#of.end(index);
    const after = index - before.at - before.read;
    return this.#of.end(after < 0 ? before.to - 1 : before.to + after);
  }

  indexFrom(place: number): number {
    const wanted = this.#of.indexFrom(place);
    if (wanted === 0) return 0;
    const before = this.#last((code) => code.from < wanted);
    return before === undefined ? wanted : before.at + before.read + Math.max(0, wanted - before.to);
  }

  /** The last code, in order, of which something holds that holds of all before it. */
  #last(holds: (code: Code) => boolean): Code | undefined {
    const codes = (this.#codes ??= codesIn(this.#of.text, this.#way));
    let [low, high] = [0, codes.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      const code = codes[middle];
      if (code !== undefined && holds(code)) low = middle + 1;
      else high = middle;
    }
    return codes[low - 1];
  }
}

/** Characters that are read otherwise: from where to where they are written, where they are read, and as how many. */
interface Code {
  readonly from: number;
  readonly to: number;
  readonly at: number;
  readonly read: number;
}

/** Costs more than the reading itself; but only where something was found does anyone ask for places. */
function codesIn(text: string, { codes, read }: Way): Code[] {
  const found: Code[] = [];
  let shorter = 0;
  for (const { index: from, 0: code } of text.matchAll(codes)) {
    const length = read(code).length;
    found.push({ from, to: from + code.length, at: from - shorter, read: length });
    shorter += code.length - length;
  }
  return found;
}

/** What is not read at all. As a function of its own, since a text is ten times as fast to replace by. */
const NOTHING = (): string => "";

export interface Way {
  /** What is read otherwise than it is written; has the flag `g`. */
  readonly codes: RegExp;
  /** What each of them is read as. */
  readonly read: (code: string) => string;
}

/**
 * What is escaped in JSON or in a URL, at any depth; of the latter just what base64 in lines has of it: its letters
 * and digits are as they are, and a percent sign before them is no escape. A backslash is never there: at some depth it
 * always is one that escapes. Nor are the zeros of UTF-16; a character of two bytes is read as those of UTF-8.
 */
export const WITHOUT_JSON: Way = {
  codes: /(?:\\|%(?:25){0,4}5[Cc]){1,8}(?:u[\dA-Fa-f]{4}|[nrt])?|%(?:25){0,4}(?:0[9AaDd]|2[0BbFf]|3[Dd])|\0/g,
  read(code) {
    // By far the most there are.
    if (code.length === 1) return "";
    const [, ofUnit, ofByte] = /u(.{4})$|%(?:25)*(?!5[Cc])(..)$/.exec(code) ?? [];
    if (ofByte !== undefined) return readByte(ofByte);
    if (ofUnit === undefined) return SPACES[code.at(-1) ?? ""] ?? "";
    const unit = String.fromCharCode(Number.parseInt(ofUnit, 16));
    return unit === "\\" ? "" : Buffer.from(unit).toString("latin1");
  },
};

const SPACES: Readonly<Record<string, string>> = { n: "\n", r: "\r", t: "\t" };

/** The rest of what is escaped in a URL. */
export const WITHOUT_PERCENTS: Way = { codes: /%(?:25){0,4}[\dA-Fa-f]{2}/g, read: (code) => readByte(code.slice(-2)) };

const readByte = (hex: string): string => String.fromCharCode(Number.parseInt(hex, 16));

/** The end of a text that may be the beginning of an escape. */
export const HALF_ESCAPED = /(?:%(?:25){0,4}[\dA-Fa-f]?|(?:\\|%(?:25){0,4}5[Cc]){1,8}(?:u[\dA-Fa-f]{0,3})?)$/;

/** What is printed in lines, indented or in groups, as if it were in one. An empty line stays an end. */
export const IN_ONE_LINE: Way = { codes: /[\t\v\f\r ]+|\n(?![\t\v\f\r ]*\n)/g, read: NOTHING };
