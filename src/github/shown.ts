/** A name from a configuration or a pull request as a code span: what is no plain character of a name becomes `�`. */
export const shown = (name: string): string => quoted(name, 80);

/** The same for a sentence that quotes names. */
export const shownSentence = (text: string): string => quoted(text, 400);

function quoted(name: string, max: number): string {
  // A span of code ends at the next backtick; all else in it is text.
  const plain = name
    .replaceAll("`", "'")
    .replace(/[^\p{L}\p{N} ./:,;=+%<>()−–_'’"→?!-]/gu, "\ufffd")
    .trim();
  const short = plain.length <= max ? plain : `${plain.slice(0, max - 1)}…`;
  return short === "" ? "`–`" : `\`${short}\``;
}
