import { sha256 } from "#core/digest.ts";
import type { Schema } from "#record/own-spelling/schema.ts";
import { spelled, type Wanted } from "#record/own-spelling/spelled.ts";
import { readSmall } from "#record/regular-file.ts";

/** What was wanted of a document that this program wrote. */
export interface OwnDocument<Made> {
  /** Its texts may hold on to the whole document. */
  readonly made: Made;
  /** SHA-256 of the file. */
  readonly digest: string;
}

/**
 * Reads documents of one kind where they are valid and spelled as this program spells them, which one regular expression
 * tells. To parse and check them as a whole takes four times as long, and an index needs but half of what they say. Every
 * other document is for `parseDocument`, which finds nothing wrong with what is read here.
 */
export class OwnDocuments<Made> {
  readonly #schema: Schema;
  readonly #wanted: Wanted;
  #reader: { readonly spelling: RegExp; readonly part: Part } | null = null;

  /** `wanted` describes `Made`. */
  constructor(schema: Schema, wanted: Wanted) {
    this.#schema = schema;
    this.#wanted = wanted;
  }

  /** Null: there is none, or one for others to read. Throws `Refused` for what is no regular file. */
  read(path: string): OwnDocument<Made> | null {
    const length = readSmall(path, content);
    if (length === null || length === content.length) return null;
    this.#reader ??= {
      spelling: new RegExp(`^${spelled(this.#schema, this.#wanted)}\\n$`),
      part: partOf(this.#schema, this.#wanted),
    };
    const found = this.#reader.spelling.exec(content.toString("utf8", 0, length));
    if (found === null) return null;
    captured = found;
    next = 1;
    return { made: this.#reader.part() as Made, digest: sha256(content.subarray(0, length)) };
  }
}

const content = Buffer.alloc(64 * 1024);

/** What the expression found, and which of it comes next. */
let captured: readonly (string | undefined)[] = [];
let next = 0;

/** Makes a value of what comes next. */
type Part = () => unknown;

/** In the order of the schema, which is the one in which values were captured. */
function partOf({ properties }: Schema, wanted: Wanted): Part {
  if (wanted === true) return nextValue;
  const parts = Object.entries(properties ?? {}).flatMap(([key, schema]) => {
    const ofIt = wanted[key];
    return ofIt === undefined ? [] : [{ key, part: partOf(schema, ofIt) }];
  });
  // What JSON.parse makes has its members in fixed places; added one by one, as many as these would go into a hash table.
  const blank = JSON.parse(JSON.stringify(Object.fromEntries(parts.map(({ key }) => [key, null])))) as object;
  return () => {
    const value: Record<string, unknown> = { ...blank };
    for (const { key, part } of parts) value[key] = part();
    return value;
  };
}

/** Undefined: a key that may be missing was. The most frequent kinds are told by their first letter. */
function nextValue(): unknown {
  const text = captured[next++];
  if (text === undefined) return undefined;
  const letter = text.charCodeAt(0);
  if (letter === QUOTE) return text.slice(1, -1);
  if (letter >= DIGIT_0 && letter <= DIGIT_9) return Number(text);
  return letter === LETTER_N ? null : JSON.parse(text);
}

const [QUOTE, DIGIT_0, DIGIT_9, LETTER_N] = [0x22, 0x30, 0x39, 0x6e];
