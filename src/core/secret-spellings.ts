/** How a secret may be spelled where it is kept. Texts are latin-1 strings of bytes. */

/** A shorter value is no secret, and taking it out everywhere would ruin what is kept. */
export const SHORTEST_SECRET = 8;

export interface Spellings {
  /** Those that are looked for in a text as it is. */
  readonly asWritten: readonly string[];
  /** Those that are looked for where line breaks and spaces are left out: programs that print them put some in. */
  readonly inLines: readonly string[];
  /** Those that are looked for where what is escaped is read. */
  readonly escaped: readonly string[];
}

/** All spellings of all secrets that are worth the name. */
export function spellingsOf(secrets: Iterable<string>): Spellings {
  const parts = [...new Set([...secrets].flatMap(partsOf))];
  const inLines = parts.flatMap(encodings);
  return {
    asWritten: longestFirst([...parts.flatMap(escapes), ...inLines]),
    inLines: longestFirst(inLines),
    escaped: longestFirst(parts.map(latin1Of)),
  };
}

/** The longest first: of two spellings that begin alike it is the whole one that has to go. */
export const longestFirst = (spellings: Iterable<string>): string[] =>
  [...new Set(spellings)].sort((a, b) => b.length - a.length || (a < b ? -1 : 1));

/** Of a secret of several lines, such as a private key, each line gives it away. */
function partsOf(secret: string): string[] {
  const lines = secret.includes("\n") ? secret.split("\n").filter((line) => line.trim().length >= 16) : [];
  return [secret, ...lines].filter((part) => Buffer.byteLength(part) >= SHORTEST_SECRET);
}

function escapes(secret: string): string[] {
  const url = encodeURIComponent(Buffer.from(secret).toString());
  const json = JSON.stringify(secret).slice(1, -1);
  return [
    secret,
    json,
    // JSON within JSON, as transcripts hold the arguments of a tool call.
    JSON.stringify(json).slice(1, -1),
    json.replaceAll("/", "\\/"),
    url,
    url.replaceAll(/%[0-9A-F]{2}/g, (code) => code.toLowerCase()),
    url.replaceAll("%20", "+"),
  ].map(latin1Of);
}

function encodings(secret: string): string[] {
  const bytes = Buffer.from(secret);
  const base64 = base64Spellings(bytes);
  const forUrls = base64.map((text) => text.replaceAll("+", "-").replaceAll("/", "_"));
  const hex = bytes.toString("hex");
  return [...base64, ...forUrls, hex, hex.toUpperCase()];
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
  return [bytes.toString("base64"), ...inner];
}

const latin1Of = (text: string): string => Buffer.from(text).toString("latin1");
