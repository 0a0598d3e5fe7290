/** Values nested deeper are refused: no request for an answer is, and programs that read them could fail over it. */
const MAX_DEPTH = 500;
/** How deep members are told of. */
const NEAR = 3;
/** A longer key is none that anybody looks for. */
const MAX_KEY_BYTES = 256;
/** Of those that are told of; a request has some hundreds. */
const MAX_MEMBERS = 20_000;

/**
 * Reads a JSON text without making anything of it, and tells of the members of objects in its outermost three levels:
 * the key, how deep it is, and the bytes at which its value begins and ends. Its time goes by the length of the text
 * alone, and it takes no memory: a parser takes a minute and gigabytes for what was made to hurt it.
 * Gives whether the text is one JSON object that is neither too deep nor too wide.
 * @param within whether members of what goes by this key at the top are told of
 */
export function eachMember(
  bytes: Buffer,
  within: (key: string) => boolean,
  take: (key: string, depth: number, start: number, end: number) => void,
): boolean {
  const isObject = new Uint8Array(MAX_DEPTH + 1);
  const keys = ["", "", "", ""];
  const starts = [0, 0, 0, 0];
  let near = NEAR;
  let depth = 0;
  let members = 0;
  let at = afterSpace(bytes, 0);
  if (bytes[at] !== OBJECT) return false;

  /** From a key to the value that follows it; false: there is none. */
  const toValue = (): boolean => {
    const end = bytes[at] === QUOTE ? stringEnd(bytes, at) : -1;
    if (end < 0) return false;
    if (depth <= near) {
      if (++members > MAX_MEMBERS) return false;
      keys[depth] = keyIn(bytes, at, end);
    }
    at = afterSpace(bytes, end);
    if (bytes[at] !== COLON) return false;
    at = afterSpace(bytes, at + 1);
    if (depth === 1) near = within(keys[1] ?? "") ? NEAR : 1;
    if (depth <= near) starts[depth] = at;
    return true;
  };

  for (;;) {
    const first = bytes[at];
    if (first === OBJECT || first === ARRAY) {
      if (++depth > MAX_DEPTH) return false;
      isObject[depth] = first === OBJECT ? 1 : 0;
      at = afterSpace(bytes, at + 1);
      if (bytes[at] !== first + TO_CLOSER) {
        if (first === OBJECT && !toValue()) return false;
        continue;
      }
      at++;
      depth--;
    } else {
      at = first === QUOTE ? stringEnd(bytes, at) : wordEnd(bytes, at);
      if (at < 0) return false;
    }
    // A value is over: another follows it, or what holds it is over too.
    for (;;) {
      if (depth === 0) return afterSpace(bytes, at) === bytes.length;
      const inObject = isObject[depth] === 1;
      if (inObject && depth <= near) take(keys[depth] ?? "", depth, starts[depth] ?? 0, at);
      at = afterSpace(bytes, at);
      const next = bytes[at];
      if (next === COMMA) {
        at = afterSpace(bytes, at + 1);
        if (inObject && !toValue()) return false;
        break;
      }
      if (next !== (inObject ? OBJECT : ARRAY) + TO_CLOSER) return false;
      at++;
      depth--;
    }
  }
}

const [OBJECT, ARRAY, QUOTE, COLON, COMMA, BACKSLASH] = [0x7b, 0x5b, 0x22, 0x3a, 0x2c, 0x5c];
/** Either bracket closes two signs behind where it opens. */
const TO_CLOSER = 2;
const [MINUS, PLUS, POINT, ZERO, NINE] = [0x2d, 0x2b, 0x2e, 0x30, 0x39];

function afterSpace(bytes: Buffer, from: number): number {
  let at = from;
  for (let byte = bytes[at]; byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;) byte = bytes[++at];
  return at;
}

/** Behind the closing quote; -1: there is none, or what is before it is no string. */
function stringEnd(bytes: Buffer, quote: number): number {
  const { length } = bytes;
  for (let at = quote + 1; at < length; at++) {
    const byte = bytes[at] as number;
    if (byte === QUOTE) return at + 1;
    if (byte < 0x20) return -1;
    if (byte !== BACKSLASH) continue;
    const escape = isEscape[bytes[++at] ?? 0];
    if (escape === 0) return -1;
    if (escape === 2) for (let digit = 0; digit < 4; digit++) if (isHex[bytes[++at] ?? 0] === 0) return -1;
  }
  return -1;
}

const marked = (chars: string): Uint8Array => {
  const marks = new Uint8Array(256);
  for (const char of chars) marks[char.charCodeAt(0)] = 1;
  return marks;
};

const isHex = marked("0123456789abcdefABCDEF");
/** 2: four digits follow. */
const isEscape = marked('"\\/bfnrtu');
isEscape["u".charCodeAt(0)] = 2;

const WORDS = ["true", "false", "null"].map((word) => Buffer.from(word));

/** Behind a number, `true`, `false` or `null`; -1: it is none of them. */
function wordEnd(bytes: Buffer, start: number): number {
  for (const word of WORDS)
    if (bytes[start] === word[0])
      return bytes.compare(word, 0, word.length, start, Math.min(bytes.length, start + word.length)) === 0
        ? start + word.length
        : -1;
  const whole = bytes[start] === MINUS ? start + 1 : start;
  let at = digitsEnd(bytes, whole);
  if (at === whole || (bytes[whole] === ZERO && at > whole + 1)) return -1;
  if (bytes[at] === POINT) {
    const part = digitsEnd(bytes, at + 1);
    if (part === at + 1) return -1;
    at = part;
  }
  if (((bytes[at] ?? 0) | 0x20) !== 0x65) return at;
  const sign = bytes[at + 1];
  const power = sign === PLUS || sign === MINUS ? at + 2 : at + 1;
  const end = digitsEnd(bytes, power);
  return end === power ? -1 : end;
}

function digitsEnd(bytes: Buffer, start: number): number {
  let at = start;
  for (let byte = bytes[at] ?? 0; byte >= ZERO && byte <= NINE;) byte = bytes[++at] ?? 0;
  return at;
}

function keyIn(bytes: Buffer, start: number, end: number): string {
  if (end - start > MAX_KEY_BYTES) return "";
  const raw = bytes.toString("utf8", start, end);
  return raw.includes("\\") ? (JSON.parse(raw) as string) : raw.slice(1, -1);
}
