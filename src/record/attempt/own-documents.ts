import { sha256 } from "#core/digest.ts";
import { readSmall } from "#record/regular-file.ts";

/** What a regular expression captured; nothing where there is a null, or nothing at all. */
export type Found = readonly (string | undefined)[];

/** How this program spells one kind of document (see `own-spelling.gen.ts`). */
export interface OwnSpelling<Made> {
  readonly spelling: RegExp;
  /** Makes what is wanted of a document. */
  made(found: Found): Made;
}

/** What was wanted of a document that this program wrote. */
export interface OwnDocument<Made> {
  /** Its texts may hold on to the whole document. */
  readonly made: Made;
  /** SHA-256 of the file. */
  readonly digest: string;
}

/**
 * Reads a document where it is valid and spelled as this program spells it, which one regular expression tells. To parse
 * and check it as a whole takes four times as long, and an index needs but half of what it says. Every other document is
 * for `parseDocument`, which finds nothing wrong with what is read here. Null: there is none, or one for others to read.
 * Throws `Refused` for what is no regular file.
 */
export function readOwn<Made>({ spelling, made }: OwnSpelling<Made>, path: string): OwnDocument<Made> | null {
  const length = readSmall(path, content);
  if (length === null || length === content.length) return null;
  const found = spelling.exec(content.toString("utf8", 0, length));
  return found === null ? null : { made: made(found), digest: sha256(content.subarray(0, length)) };
}

const content = Buffer.alloc(64 * 1024);

/** A list or an object; most are empty. */
export function parsed(text: string): unknown {
  return text === "[]" ? NO_ITEMS : text === "{}" ? NO_MEMBERS : JSON.parse(text);
}

const NO_ITEMS: readonly unknown[] = Object.freeze([]);
const NO_MEMBERS: object = Object.freeze({});
