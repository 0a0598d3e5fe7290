/**
 * Takes known secrets out of whatever is kept: as they are, in base64 (at every offset, in both alphabets), in
 * hexadecimal, as part of a URL or of JSON. Works on bytes, so that a stream may be cut anywhere.
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
  const spellings = new Set([...secrets].flatMap(partsOf).flatMap(spellingsOf));
  if (spellings.size === 0) return null;
  // The longest first: of two spellings that begin alike it is the whole one that has to go.
  const longestFirst = [...spellings].sort((a, b) => b.length - a.length || (a < b ? -1 : 1));
  const pattern = new RegExp(longestFirst.map(escapeRegExp).join("|"), "g");
  const clean = (latin1: string): string => latin1.replace(pattern, REDACTED);
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
    stream: () => createStream(pattern, longestFirst),
  };
}

/** What is kept of anything, where there may be nothing to take out. */
export const redactedText = (redactor: Redactor | null, text: string): string => redactor?.text(text) ?? text;

/** Of a secret of several lines, such as a private key, each line gives it away. */
function partsOf(secret: string): string[] {
  const lines = secret.includes("\n") ? secret.split("\n").filter((line) => line.trim().length >= 16) : [];
  return [secret, ...lines].filter((part) => Buffer.byteLength(part) >= SHORTEST_SECRET);
}

/** All spellings of a secret, as latin-1 strings of their bytes. */
function spellingsOf(secret: string): string[] {
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
  return [
    ...texts.map((text) => Buffer.from(text, "utf8").toString("latin1")),
    ...base64Spellings(bytes),
    bytes.toString("hex"),
    bytes.toString("hex").toUpperCase(),
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
  return standard.flatMap((text) => [
    text,
    text.replaceAll("+", "-").replaceAll("/", "_"),
    text.replaceAll("/", "\\/"),
    encodeURIComponent(text),
  ]);
}

/** Holds back only what may be the beginning of a spelling: what is told in pieces, such as an answer, is not late for it. */
function createStream(pattern: RegExp, longestFirst: readonly string[]): StreamFilter {
  const openFrom = openEnd(longestFirst);
  let kept = "";
  const take = (chunk: Uint8Array, last: boolean): Uint8Array => {
    const given = kept + latin1Of(chunk);
    let out = "";
    let at = 0;
    let decided = last ? given.length : openFrom(given, 0);
    for (const match of given.matchAll(pattern)) {
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
function openEnd(spellings: readonly string[]): (text: string, from: number) => number {
  const byFirst = new Map<number, string[]>();
  for (const spelling of spellings) {
    const first = spelling.charCodeAt(0);
    byFirst.set(first, [...(byFirst.get(first) ?? []), spelling]);
  }
  const longest = spellings[0]?.length ?? 1;
  return (text, from) => {
    for (let at = Math.max(from, text.length - longest + 1); at < text.length; at++) {
      const left = text.length - at;
      for (const spelling of byFirst.get(text.charCodeAt(at)) ?? [])
        if (spelling.length > left && text.endsWith(spelling.slice(0, left))) return at;
    }
    return text.length;
  };
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
