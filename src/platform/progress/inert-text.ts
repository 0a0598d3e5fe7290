// The same as in core/printable.ts; here they are written as escapes of JSON, so that nothing is lost.
const UNPRINTABLE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/gu;

/** For terminals that cannot show more. */
export const ascii = (text: string): string => text.replace(/[^\n\x20-\x7e]/gu, "?");

/** JSON on one line that no terminal and no CI log obeys, and whose strings are the same once parsed. */
export const inertJson = (value: unknown): string =>
  JSON.stringify(value)
    .replace(UNPRINTABLE, (found) => `\\u${(found.codePointAt(0) as number).toString(16).padStart(4, "0")}`)
    .replaceAll("##[", "#\\u0023[");
