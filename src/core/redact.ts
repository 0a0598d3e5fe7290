/**
 * Takes known secrets out of whatever is kept: as they are, in base64 (at every offset, in both alphabets) and in
 * hexadecimal, both broken into lines too, and each of them escaped for a URL or for JSON at any depth. UTF-16 is read
 * where it is plain text. Works on bytes, so that a stream may be cut anywhere.
 * It stops accidents and lazy leaks; who wants to smuggle a secret out in a spelling of his own still can: compressed,
 * reversed, in pieces with words or line ends between them (of what is encoded line ends are read over), encoded twice.
 */

import { secretFinder, type Searched } from "#core/find-secrets.ts";
import type { StreamFilter } from "#core/ports.ts";
import { HALF_ESCAPED } from "#core/reading.ts";
import { spellingsOf } from "#core/secret-spellings.ts";

export interface Redactor {
  text(text: string): string;
  bytes(bytes: Uint8Array): Uint8Array;
  /** Every string in a JSON-like value, keys included. */
  value<T>(value: T): T;
  /** For one stream of its own. */
  stream(): StreamFilter;
}

export const REDACTED = "[redacted]";

/** For these values; null when none of them is a secret worth the name. */
export function createRedactor(secrets: Iterable<string>): Redactor | null {
  const spellings = spellingsOf(secrets);
  if (spellings.asWritten.length === 0) return null;
  const search = secretFinder(spellings);
  const clean = (latin1: string): string => {
    let [out, at] = ["", 0];
    for (const { start, end } of search(latin1).found()) {
      out += latin1.slice(at, start) + REDACTED;
      at = end;
    }
    return out + latin1.slice(at);
  };
  const bytes = (given: Uint8Array): Uint8Array => {
    const before = latin1Of(given);
    const after = clean(before);
    return after === before ? given : Buffer.from(after, "latin1");
  };
  const text = (given: string): string => {
    const before = Buffer.from(given, "utf8").toString("latin1");
    const after = clean(before);
    // Text that is no valid UTF-16 stays as it is unless something had to go.
    return after === before ? given : Buffer.from(after, "latin1").toString("utf8");
  };
  return {
    text,
    bytes,
    value: (value) => redactedValue(value, text),
    stream: () => createStream(search),
  };
}

/** What is kept of anything, where there may be nothing to take out. */
export const redactedText = (redactor: Redactor | null, text: string): string => redactor?.text(text) ?? text;

/** Holds back only what may be the beginning of a spelling: what is told in pieces, such as an answer, is not late for it. */
function createStream(search: (text: string) => Searched): StreamFilter {
  let kept = "";
  const take = (chunk: Uint8Array, last: boolean): Uint8Array => {
    const arrived = kept + latin1Of(chunk);
    const given = last ? arrived : arrived.replace(HALF_ESCAPED, "");
    const searched = search(given);
    let [out, at] = ["", 0];
    let decided = last ? given.length : searched.openFrom(0);
    for (const { start, end } of searched.found()) {
      // What begins here may turn out to be a longer one.
      if (start >= decided) break;
      out += given.slice(at, start) + REDACTED;
      at = end;
      if (!last && at > decided) decided = searched.openFrom(at);
    }
    const wasEmpty = kept === "";
    kept = arrived.slice(decided);
    return at === 0 && wasEmpty && kept === "" ? chunk : Buffer.from(out + given.slice(at, decided), "latin1");
  };
  return { push: (chunk) => take(chunk, false), end: () => take(new Uint8Array(), true) };
}

function redactedValue<T>(value: T, text: (given: string) => string): T {
  if (typeof value === "string") return text(value) as T;
  if (Array.isArray(value)) return value.map((member: unknown) => redactedValue(member, text)) as T;
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([key, member]) => [text(key), redactedValue(member as unknown, text)]);
  return Object.fromEntries(entries) as T;
}

const latin1Of = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1");
