import { pathBytes } from "#core/path-bytes.ts";

const ESCAPES: Readonly<Record<number, string>> = {
  7: "\\a",
  8: "\\b",
  9: "\\t",
  10: "\\n",
  11: "\\v",
  12: "\\f",
  13: "\\r",
  34: '\\"',
  92: "\\\\",
};

/**
 * A path as git writes it in a patch: plain where nothing in it is special, else a C string with octal escapes.
 * More cautious than git, which leaves blanks bare: a quoted name ends where it ends in every parser.
 */
export function gitQuoted(path: string): string {
  if (/^[!#-[\]-~]+$/.test(path)) return path;
  let text = "";
  for (const byte of pathBytes(path)) {
    const plain = byte >= 32 && byte < 127 ? String.fromCharCode(byte) : `\\${byte.toString(8).padStart(3, "0")}`;
    text += ESCAPES[byte] ?? plain;
  }
  return `"${text}"`;
}
