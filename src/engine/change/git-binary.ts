import { deflateSync } from "node:zlib";

/** git's own base 85, which is neither Ascii85 nor that of RFC 1924: the alphabet is the RFC's, the line format git's. */
const ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-;<=>?@^_`{|}~";
const BYTES_PER_LINE = 52;

/** The body of a binary change: the new content, then the old one, so that the patch can be taken back. */
export const binaryLiterals = (before: Uint8Array, after: Uint8Array): string =>
  `GIT binary patch\n${literal(after)}\n${literal(before)}\n`;

function literal(content: Uint8Array): string {
  const packed = deflateSync(content);
  let text = `literal ${content.length}\n`;
  for (let at = 0; at < packed.length; at += BYTES_PER_LINE) {
    const line = packed.subarray(at, at + BYTES_PER_LINE);
    text += `${lengthMark(line.length)}${base85(line)}\n`;
  }
  return text;
}

/** How many bytes a line holds: `A` to `Z` are 1 to 26, `a` to `z` are 27 to 52. */
const lengthMark = (length: number): string => String.fromCharCode(length <= 26 ? 64 + length : 96 + length - 26);

/** Five digits for every four bytes, the most significant first; the last group is filled up with zeros. */
export function base85(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += 4) {
    let rest = 0;
    for (let i = 0; i < 4; i++) rest = rest * 256 + (bytes[at + i] ?? 0);
    let group = "";
    for (let i = 0; i < 5; i++) {
      group = ALPHABET.charAt(rest % 85) + group;
      rest = Math.floor(rest / 85);
    }
    text += group;
  }
  return text;
}
