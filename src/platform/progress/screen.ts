import { stripVTControlCharacters } from "node:util";
import { textWidth } from "#platform/progress/text-width.ts";
import type { Output } from "#platform/progress/view.ts";

export interface Size {
  readonly columns: number;
  readonly rows: number;
}

// One frame is one unit for terminals that know it; lines are cut off rather than wrapped; the cursor does not jump about.
const BEGIN = "\u001b[?2026h\u001b[?25l\u001b[?7l";
const END = "\u001b[?7h\u001b[?25h\u001b[?2026l";
const ERASE_LINE_END = "\u001b[K";
const ERASE_BELOW = "\u001b[J";
const cursorUp = (rows: number): string => (rows > 0 ? `\u001b[${rows}A` : "");

/**
 * A few lines at the bottom that are painted over in place. Each write leaves the terminal in order, cursor shown
 * below the lines: whenever the program ends, even by `kill -9`, nothing has to be put right.
 */
export class Screen {
  readonly #output: Output;
  readonly #size: () => Size;
  #shown: readonly string[] = [];
  #shownColumns = 0;

  constructor(output: Output, size: () => Size) {
    this.#output = output;
    this.#size = size;
  }

  /** Paints over what is shown. While a slow terminal still has to take something, the frame is left out. */
  paint(lines: readonly string[]): void {
    this.#output.flush();
    const same = this.#shownColumns === this.#size().columns && lines.join("\n") === this.#shown.join("\n");
    if (this.#output.busy || same) return;
    this.#write("", lines);
  }

  /** Puts lines that stay above those that are painted over. */
  above(text: string): void {
    this.#write(text.replace(/\n?$/, "\n"), this.#shown);
  }

  /** Paints a last time; what is shown then stays. */
  leave(lines: readonly string[]): void {
    this.#write("", lines);
    this.#shown = [];
  }

  #write(text: string, lines: readonly string[]): void {
    const { columns } = this.#size();
    const up = cursorUp(this.#rowsTaken());
    const resized = this.#shown.length > 0 && columns !== this.#shownColumns;
    const body = lines.map((line) => `${line}${ERASE_LINE_END}\r\n`).join("");
    // Text that is to stay may wrap, so it is written before wrapping is switched off.
    const kept = text === "" ? "" : `\r${up}${ERASE_BELOW}${text.replaceAll("\n", "\r\n")}`;
    const start = text === "" ? `\r${up}${resized ? ERASE_BELOW : ""}` : "";
    this.#output.write(`${kept}${BEGIN}${start}${body}${ERASE_BELOW}${END}`);
    this.#shown = lines;
    this.#shownColumns = columns;
  }

  /** Rows from the top of what is shown to the cursor. A window made narrower has broken long lines anew. */
  #rowsTaken(): number {
    const { columns, rows } = this.#size();
    const heights = this.#shown.map((line) =>
      Math.max(1, Math.ceil(textWidth(stripVTControlCharacters(line)) / columns)),
    );
    return Math.min(
      rows - 1,
      heights.reduce((sum, height) => sum + height, 0),
    );
  }
}
