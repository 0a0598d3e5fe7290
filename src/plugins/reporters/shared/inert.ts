/**
 * Text from tasks, agents and configurations, made harmless for Markdown that GitHub renders.
 * Nothing in it becomes a heading, link, mention, HTML, terminal escape, bidirectional trick or workflow command.
 */

// Controls, terminal escapes, zero-width and bidirectional marks; a lone surrogate cannot be written as UTF-8.
const UNPRINTABLE =
  /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/gu;
const WORD_JOINER = "\u2060";
const MAX_LENGTH = 300;

/** Foreign text as a code span: GitHub interprets nothing in one. Safe inside a table cell. */
export function code(text: string): string {
  const plain = shorten(visible(text)).replaceAll("|", "\\|");
  if (plain.trim() === "") return "` `";
  const longestRun = Math.max(0, ...[...plain.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = "`".repeat(longestRun + 1);
  const pad = plain.startsWith("`") || plain.endsWith("`") ? " " : "";
  return `${fence}${pad}${plain}${pad}${fence}`;
}

/** A sentence of ours that quotes foreign names, as running text. */
export function prose(text: string): string {
  return visible(text)
    .replace(/[\\`*_{}[\]()<>|~!&]/g, "\\$&")
    .replace(/[@#](?=\w)/g, `$&${WORD_JOINER}`)
    .replace(/:(?=\/\/|:)/g, `:${WORD_JOINER}`)
    .replace(/\bwww\./gi, (www) => `${www.slice(0, 3)}${WORD_JOINER}.`)
    .replace(/^(\s*)([-+>#=]|\d+[.)])/, "$1\\$2");
}

/** One line of printable characters. */
export const visible = (text: string): string => text.replace(/\r\n|[\r\n]/g, "⏎").replace(UNPRINTABLE, "\ufffd");

function shorten(text: string): string {
  if (text.length <= MAX_LENGTH) return text;
  return `${text.slice(0, MAX_LENGTH / 2).replace(/[\ud800-\udbff]$/, "")} … ${text.slice(-MAX_LENGTH / 2).replace(/^[\udc00-\udfff]/, "")}`;
}
