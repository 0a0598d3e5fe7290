// The same as in core/printable.ts; here they are written as escapes of JSON, so that nothing is lost.
const UNPRINTABLE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/gu;

/** For terminals that cannot show more: our own signs in others that say the same, letters without their accents. */
export const ascii = (text: string): string =>
  text
    .replace(OWN_SIGN, (sign) => SPELT[sign] ?? sign)
    .normalize("NFKD")
    .replace(/\p{Mn}/gu, "")
    .replace(/[^\n\x20-\x7e]/gu, "?");

/** A lost minus would turn a loss into a gain, and a lost cross a failed condition into one that holds. */
const SPELT: Readonly<Record<string, string>> = {
  "−": "-",
  "–": "-",
  "—": "-",
  "±": "+/-",
  "×": "x",
  "·": "|",
  "…": "...",
  "→": "->",
  "←": "<-",
  "≥": ">=",
  "≤": "<=",
  "✓": "yes",
  "✗": "no",
  "⚠": "!",
  "“": '"',
  "”": '"',
  "‘": "'",
  "’": "'",
  Δ: "difference",
  µ: "u",
};
const OWN_SIGN = new RegExp(Object.keys(SPELT).join("|"), "gu");

/** JSON on one line that no terminal and no CI log obeys, and whose strings are the same once parsed. */
export const inertJson = (value: unknown): string =>
  JSON.stringify(value)
    .replace(UNPRINTABLE, (found) => `\\u${(found.codePointAt(0) as number).toString(16).padStart(4, "0")}`)
    .replaceAll("##[", "#\\u0023[");
