/**
 * Takes known secrets out of whatever is kept: as they are, in base64 (at every offset, in both alphabets), in
 * hexadecimal (both broken into lines as well, as programs do that print them), as part of a URL or of JSON. Works on bytes, so that a stream may be cut anywhere.
 * It stops accidents and lazy leaks; who wants to smuggle a secret out in a spelling of his own still can.
 */

import { escapeRegExp } from "#core/escape-regexp.ts";
import type { StreamFilter } from "#core/ports.ts";

export interface Redactor {
  text(text: string): string;
  bytes(bytes: Uint8Array): Uint8Array;
  /** Every string in a JSON-like value, keys included. */
  value<T>(value: T): T;
  /** For one stream of its own. */
  stream(): StreamFilter;
}

export const REDACTED = "[redacted]";

/** A shorter value is no secret, and taking it out everywhere would ruin what is kept. */
export const SHORTEST_SECRET = 8;

/** For these values; null when none of them is a secret worth the name. */
export function createRedactor(secrets: Iterable<string>): Redactor | null {
  const spellings = new Map([...secrets].flatMap(partsOf).flatMap(spellingsOf));
  if (spellings.size === 0) return null;
  // The longest first: of two spellings that begin alike it is the whole one that has to go.
  const longestFirst = [...spellings]
    .map(([text, breaks]): Spelling => ({ text, breaks }))
    .sort((a, b) => b.text.length - a.text.length || (a.text < b.text ? -1 : 1));
  const find = finder(longestFirst);
  const clean = (latin1: string): string => latin1.replace(find(latin1), REDACTED);
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
    stream: () => createStream(find, longestFirst),
  };
}

/** What is kept of anything, where there may be nothing to take out. */
export const redactedText = (redactor: Redactor | null, text: string): string => redactor?.text(text) ?? text;

/** Of a secret of several lines, such as a private key, each line gives it away. */
function partsOf(secret: string): string[] {
  const lines = secret.includes("\n") ? secret.split("\n").filter((line) => line.trim().length >= 16) : [];
  return [secret, ...lines].filter((part) => Buffer.byteLength(part) >= SHORTEST_SECRET);
}

interface Spelling {
  readonly text: string;
  /** Whether it may be broken into lines anywhere. */
  readonly breaks: boolean;
}

/** A line break, as it is, in JSON, and in JSON within JSON. */
const LINE_BREAK = String.raw`(?:\r?\n|\\{1,2}n)`;

const patternOf = ({ text, breaks }: Spelling): string =>
  breaks ? Array.from(text, escapeRegExp).join(`${LINE_BREAK}?`) : escapeRegExp(text);

/**
 * What finds all spellings in a text. The pattern that finds them in lines is long, and twenty times as slow as that of the
 * spellings as they are: it is for texts in which one would be seen if they had no lines.
 */
function finder(longestFirst: readonly Spelling[]): (text: string) => RegExp {
  const asTheyAre = new RegExp(longestFirst.map(({ text }) => escapeRegExp(text)).join("|"), "g");
  const broken = longestFirst.filter(({ breaks }) => breaks);
  const inOneLine = new RegExp(broken.map(({ text }) => escapeRegExp(text)).join("|"));
  let inLines: RegExp | null = null;
  return (text) => {
    if (!inOneLine.test(text.replace(BREAKS, ""))) return asTheyAre;
    return (inLines ??= new RegExp(longestFirst.map(patternOf).join("|"), "g"));
  };
}

/** All spellings of a secret, as latin-1 strings of their bytes, and whether each may be broken into lines. */
function spellingsOf(secret: string): [text: string, breaks: boolean][] {
  const bytes = Buffer.from(secret, "utf8");
  const url = encodeURIComponent(bytes.toString("utf8"));
  const json = JSON.stringify(secret).slice(1, -1);
  const texts = [
    secret,
    json,
    // JSON within JSON, as transcripts hold the arguments of a tool call.
    JSON.stringify(json).slice(1, -1),
    json.replaceAll("/", "\\/"),
    url,
    url.replaceAll(/%[0-9A-F]{2}/g, (code) => code.toLowerCase()),
    url.replaceAll("%20", "+"),
  ];
  const base64 = base64Spellings(bytes);
  const escaped = base64.flatMap((text) => [text.replaceAll("/", "\\/"), encodeURIComponent(text)]);
  const whole = [...texts.map((text) => Buffer.from(text, "utf8").toString("latin1")), ...escaped];
  const inLines = [...base64, bytes.toString("hex"), bytes.toString("hex").toUpperCase()];
  return [
    ...whole.map((text): [string, boolean] => [text, false]),
    // Of those that are the same, these are the ones that count.
    ...inLines.map((text): [string, boolean] => [text, true]),
  ];
}

/**
 * Within a longer base64 text a secret has three spellings, by where in a group of three bytes it starts. What its
 * neighbours decide too, at most three characters at either end, is left out.
 */
function base64Spellings(bytes: Buffer): string[] {
  const inner = [0, 1, 2].map((offset) => {
    const encoded = Buffer.concat([Buffer.alloc(offset), bytes])
      .toString("base64")
      .replaceAll("=", "");
    const start = offset === 0 ? 0 : offset + 1;
    const end = (offset + bytes.length) % 3 === 0 ? encoded.length : encoded.length - 1;
    return encoded.slice(start, end);
  });
  const whole = bytes.toString("base64");
  const standard = [whole, ...inner];
  return standard.flatMap((text) => [text, text.replaceAll("+", "-").replaceAll("/", "_")]);
}

/** Holds back only what may be the beginning of a spelling: what is told in pieces, such as an answer, is not late for it. */
function createStream(find: (text: string) => RegExp, longestFirst: readonly Spelling[]): StreamFilter {
  const openFrom = openEnd(longestFirst);
  let kept = "";
  const take = (chunk: Uint8Array, last: boolean): Uint8Array => {
    const given = kept + latin1Of(chunk);
    let out = "";
    let at = 0;
    let decided = last ? given.length : openFrom(given, 0);
    for (const match of given.matchAll(find(given))) {
      // What begins here may turn out to be a longer one.
      if (match.index >= decided) break;
      out += given.slice(at, match.index) + REDACTED;
      at = match.index + match[0].length;
      if (!last && at > decided) decided = openFrom(given, at);
    }
    const wasEmpty = kept === "";
    kept = given.slice(decided);
    return at === 0 && wasEmpty && kept === "" ? chunk : Buffer.from(out + given.slice(at, decided), "latin1");
  };
  return { push: (chunk) => take(chunk, false), end: () => take(new Uint8Array(), true) };
}

/** Tells where in a text, from a place on, its last words could be the beginning of a spelling; its length: nowhere. */
function openEnd(spellings: readonly Spelling[]): (text: string, from: number) => number {
  const byFirst = new Map<number, Spelling[]>();
  for (const spelling of spellings) {
    const first = spelling.text.charCodeAt(0);
    byFirst.set(first, [...(byFirst.get(first) ?? []), spelling]);
  }
  const longest = Math.max(...spellings.map(({ text, breaks }) => text.length * (breaks ? 1 + LONGEST_BREAK : 1)));
  return (text, from) => {
    for (let at = Math.max(from, text.length - longest + 1); at < text.length; at++) {
      const could = byFirst.get(text.charCodeAt(at));
      if (could === undefined) continue;
      const last = text.slice(at);
      const unbroken = withoutBreaks(last);
      for (const { text: whole, breaks } of could) {
        const begun = breaks ? unbroken : last;
        if (begun !== null && whole.length > begun.length && whole.startsWith(begun)) return at;
      }
    }
    return text.length;
  };
}

const LONGEST_BREAK = 3;
const BREAKS = new RegExp(LINE_BREAK, "g");
const TWO_BREAKS = new RegExp(`${LINE_BREAK}{2}`);
/** A break of which only the beginning has come. */
const HALF_BREAK = /(?:\r|\\{1,2})$/;

/** What is left of a text that ends in the middle of something; null: no spelling goes on over an empty line. */
const withoutBreaks = (text: string): string | null =>
  TWO_BREAKS.test(text) ? null : text.replace(BREAKS, "").replace(HALF_BREAK, "");

function redactedValue<T>(value: T, text: (given: string) => string): T {
  if (typeof value === "string") return text(value) as T;
  if (Array.isArray(value)) return value.map((member: unknown) => redactedValue(member, text)) as T;
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([key, member]) => [text(key), redactedValue(member as unknown, text)]);
  return Object.fromEntries(entries) as T;
}

const latin1Of = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1");
