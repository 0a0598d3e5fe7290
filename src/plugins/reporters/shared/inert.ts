/**
 * Text from tasks, agents and configurations, made harmless: for Markdown that GitHub renders, nothing in it becomes a
 * heading, link, mention, HTML, terminal escape, bidirectional trick or workflow command. HTML is escaped by the
 * library that writes it; what is left to do for it is to take out what cannot be seen.
 */

// Controls, terminal escapes, zero-width and bidirectional marks; a lone surrogate cannot be written as UTF-8.
const UNPRINTABLE =
  /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/gu;
/** Nearly every name: told at a tenth of the cost of looking for what is not in it. */
const HARMLESS = /^[ -~]*$/;
const WORD_JOINER = "\u2060";
const MAX_LENGTH = 300;
/** No sentence of ours is longer; one that is quotes a name that is absurd. */
const MAX_PROSE = 2000;

/** Foreign text as a code span: GitHub interprets nothing in one. Safe inside a table cell. */
export function code(text: string): string {
  const plain = shorten(visible(text), MAX_LENGTH).replaceAll("|", "\\|");
  if (plain.trim() === "") return "` `";
  if (!plain.includes("`")) return `\`${plain}\``;
  const longestRun = Math.max(0, ...[...plain.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = "`".repeat(longestRun + 1);
  const pad = plain.startsWith("`") || plain.endsWith("`") ? " " : "";
  return `${fence}${pad}${plain}${pad}${fence}`;
}

/** A sentence of ours that quotes foreign names, as running text. */
export function prose(text: string): string {
  return shorten(visible(text), MAX_PROSE)
    .replace(/[\\`*_{}[\]()<>|~!&$]/g, "\\$&")
    .replace(/[@#](?=\w)/g, `$&${WORD_JOINER}`)
    .replace(/:(?=\/\/|:)/g, `:${WORD_JOINER}`)
    .replace(/\bwww\./gi, (www) => `${www.slice(0, 3)}${WORD_JOINER}.`)
    .replace(/^(\s*)([-+>#=]|\d+[.)])/, "$1\\$2");
}

/** One line of printable characters. */
export const visible = (text: string): string =>
  HARMLESS.test(text) ? text : text.replace(/\r\n|[\r\n]/g, "⏎").replace(UNPRINTABLE, "\ufffd");

/** The same, and short enough to be read. */
export const line = (text: string, maxLength = MAX_LENGTH): string => shorten(visible(text), maxLength);

/** Printable characters, with line ends and tabs kept: what a block of code shows. */
export const lines = (text: string): string =>
  text
    .split(/\r\n|[\r\n]/)
    .map((row) => row.split("\t").map(visible).join("\t"))
    .join("\n");

function shorten(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const half = Math.floor(maxLength / 2);
  return `${text.slice(0, half).replace(/[\ud800-\udbff]$/, "")} … ${text.slice(-half).replace(/^[\udc00-\udfff]/, "")}`;
}
