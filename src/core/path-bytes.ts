/**
 * Names on disk are bytes; a `Tree` holds them as text. A byte that is not UTF-8 becomes a lone surrogate
 * U+DC80..U+DCFF (Python's surrogateescape), so that every name survives the way there and back.
 */
import { RunError } from "#core/errors.ts";

const utf8 = new TextEncoder();
const strictUtf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
const loneSurrogate = /\p{Surrogate}/u;

/** Whether a name or link target can be handed to the system as text, byte for byte. */
export const isPlainText = (name: string): boolean => !loneSurrogate.test(name);

/** The bytes a name of a `Tree` has on disk. Throws `RunError` on a surrogate that stands for no byte. */
export function pathBytes(name: string): Uint8Array {
  if (isPlainText(name)) return utf8.encode(name);
  const bytes: number[] = [];
  for (const char of name) {
    const unit = char.charCodeAt(0);
    if (isPlainText(char)) bytes.push(...utf8.encode(char));
    else if (unit >= 0xdc80 && unit <= 0xdcff) bytes.push(unit - 0xdc00);
    else throw notAName(name);
  }
  return Uint8Array.from(bytes);
}

/** The name a `Tree` gives to bytes found on disk. */
export function pathFromBytes(bytes: Uint8Array): string {
  return decoded(bytes) ?? escaped(bytes);
}

function escaped(bytes: Uint8Array): string {
  let name = "";
  let next = 0;
  for (const [at, first] of bytes.entries()) {
    if (at < next) continue;
    const length = sequenceLength(first);
    const char = at + length <= bytes.length ? decoded(bytes.subarray(at, at + length)) : null;
    name += char ?? String.fromCharCode(0xdc00 + first);
    next = at + (char === null ? 1 : length);
  }
  return name;
}

/** `null` where the bytes are not UTF-8. */
function decoded(bytes: Uint8Array): string | null {
  try {
    return strictUtf8.decode(bytes);
  } catch {
    return null; // the decoder has no other way to say so
  }
}

/** How long a UTF-8 sequence with this first byte claims to be. */
const sequenceLength = (first: number): number => (first < 0xc0 ? 1 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4);

const notAName = (name: string): RunError =>
  new RunError(
    "unsafe-path",
    `${JSON.stringify(name)} cannot be a file name: it holds an unpaired surrogate.`,
    "Fix the benchmark's data: names are UTF-8, other bytes are written as U+DC80 to U+DCFF.",
  );
