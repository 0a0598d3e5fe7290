import { headOf } from "#core/cut-text.ts";
import { printableLine } from "#core/printable.ts";
import type { Look } from "#platform/progress/look.ts";
import { ascii } from "#platform/progress/inert-text.ts";
import { fitText, textWidth } from "#platform/progress/text-width.ts";

const SGR = { bold: 1, dim: 2, red: 31, green: 32, yellow: 33, cyan: 36 } as const;

/** No window is wider; a name of a megabyte must not be measured ten times a second. */
const MAX_LENGTH = 1000;

/** A piece of a line; its text may come from anywhere. */
export type Span = readonly [text: string, style?: keyof typeof SGR];

/** Pieces as one line for a terminal: printable, no wider than `columns`, coloured where colours are wanted. */
export function lineOf(spans: readonly Span[], columns: number, { colour, glyphs }: Look): string {
  const pieces = spans.map(([foreign, style]) => {
    const text = printableLine(headOf(foreign, MAX_LENGTH));
    return { text: glyphs.unicode ? text : ascii(text), style };
  });
  const paint = (text: string, style: Span[1]): string =>
    colour && style !== undefined && text !== "" ? `\u001b[${SGR[style]}m${text}\u001b[0m` : text;
  if (textWidth(pieces.map(({ text }) => text).join("")) <= columns)
    return pieces.map(({ text, style }) => paint(text, style)).join("");
  let room = columns - glyphs.ellipsis.length;
  let line = "";
  for (const { text, style } of pieces) {
    const shown = fitText(text, room, "");
    line += paint(shown, style);
    room -= textWidth(shown);
    if (shown !== text) break;
  }
  return `${line}${room < 0 ? "" : glyphs.ellipsis}`;
}
