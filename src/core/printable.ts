/** What moves the cursor, hides or reorders text, or cannot be written as UTF-8. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/gu;

/** Text from anywhere as one line that a terminal and a CI log show and do not obey. */
export const printableLine = (text: string): string => inertCommand(text.replace(UNPRINTABLE, "\ufffd"));

/** The same for several lines. */
export const printable = (text: string): string => text.split("\n").map(printableLine).join("\n");

/** GitHub reads a line that begins with `::` or holds `##[` as a command. */
const inertCommand = (line: string): string => line.replace(/^(\s*)::/, "$1: :").replaceAll("##[", "# #[");
