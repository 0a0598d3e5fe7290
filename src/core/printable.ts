/** What moves the cursor, hides or reorders text, or cannot be written as UTF-8. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/gu;

/** Text from anywhere as one line that a terminal and a CI log show and do not obey. */
export const printableLine = (text: string): string => inertCommand(text.replace(UNPRINTABLE, "\ufffd"));

/** The same for several lines. */
export const printable = (text: string): string => text.split("\n").map(printableLine).join("\n");

/**
 * What a program wrote, to be quoted in a message: without colours and other orders to a terminal, of a line that was
 * painted over itself what was left in the end, and with spaces for tabs.
 */
export const quotedOutput = (text: string): string =>
  text
    .replace(TERMINAL_ORDER, "")
    .replace(/[\r\b]*\n/g, "\n")
    .replace(/[^\n]*\r(?=[^\n])/g, "")
    .replace(/[\r\b]+$/, "")
    .replaceAll("\t", "    ");

/** Control sequences, titles and links of a terminal (ECMA-48), and two-character escapes. */
const TERMINAL_ORDER = /\u001b(?:\[[0-?]*[ -/]*[@-~]|[\]P^_X][^\u0007\u001b]*(?:\u0007|\u001b\\)?|[ -/]*[0-~])/g;

/** GitHub reads a line that begins with `::` or holds `##[` as a command. */
const inertCommand = (line: string): string => line.replace(/^(\s*)::/, "$1: :").replaceAll("##[", "# #[");
