import { prose } from "#plugins/reporters/shared/inert.ts";

/**
 * A Markdown document out of blocks that can be cut on row borders, so that it fits into places that refuse what is
 * too large, and still never ends in half a table or an open tag.
 */
export interface Block {
  /** Which block gets room first: the lower, the sooner. */
  readonly worth: number;
  /** What stands before the rows; the whole block when there are none. */
  readonly open: string;
  readonly rows?: readonly string[];
  readonly close?: string;
  /** Said in place of the rows that found no room. */
  rest?(left: number): string;
  /** For a block that must stand: its words, cut down to this many bytes. */
  cut?(limit: number): string;
}

/** The blocks in their order, each as large as the room left by worthier ones allows. Never above `limitBytes`. */
export function compose(blocks: readonly Block[], limitBytes: number): string {
  const texts = new Map<Block, string>();
  let left = limitBytes - 1;
  for (const block of [...blocks].sort((x, y) => x.worth - y.worth)) {
    const text = fit(block, left);
    if (text === "") continue;
    texts.set(block, text);
    left -= bytes(text) + 2;
  }
  return `${blocks.flatMap((block) => texts.get(block) ?? []).join("\n\n")}\n`;
}

function fit(block: Block, limit: number): string {
  const { open, rows = [], close = "", rest, cut } = block;
  const whole = join(open, rows, close);
  if (bytes(whole) <= limit) return whole;
  if (cut !== undefined) return cut(limit);
  let room = limit - bytes(join(open, rest === undefined ? [] : [rest(rows.length)], close)) - 1;
  let kept = 0;
  for (const row of rows) {
    room -= bytes(row) + 1;
    if (room < 0) break;
    kept++;
  }
  if (kept === 0) return "";
  return join(open, rows.slice(0, kept), rest === undefined ? close : `\n${rest(rows.length - kept)}${close}`);
}

const join = (open: string, rows: readonly string[], close: string): string =>
  [open, rows.join("\n"), close].filter((part) => part !== "").join("\n");

const bytes = (text: string): number => Buffer.byteLength(text);

/** Words of ours around foreign names: cut from the end of the plain text, so that no escape is cut in two. */
export function cuttable(worth: number, prefix: string, plain: string): Block {
  const written = (text: string) => (text === "" ? "" : `${prefix}${prose(text)}`);
  return {
    worth,
    open: written(plain),
    cut(limit) {
      for (let keep = Math.min(plain.length, limit); keep > 10; keep -= Math.ceil(keep / 20)) {
        const short = written(`${plain.slice(0, keep).replace(/[\ud800-\udbff]$/, "")}…`);
        if (bytes(short) <= limit) return short;
      }
      return "";
    },
  };
}

/** A table: as many of its rows as there is room for, then how many more there are. */
export function tableBlock(worth: number, { title = "", header, rows, after = "" }: TableParts): Block {
  return {
    worth,
    open: [...(title === "" ? [] : [title, ""]), row(header), row(header.map(() => "---"))].join("\n"),
    rows: rows.map(row),
    close: after === "" ? "" : `\n${after}`,
    rest: (left) => `and ${left} more in report.json`,
  };
}

interface TableParts {
  /** A heading or a sentence above it. */
  readonly title?: string;
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** A sentence below it. */
  readonly after?: string;
}

/**
 * A block that a reader opens by a click. `summary` holds no foreign text: GitHub reads that line as HTML, where
 * the escapes of Markdown mean nothing.
 */
export function folded(summary: string, block: Block): Block {
  return {
    ...block,
    open: `<details><summary>${summary}</summary>\n${block.open === "" ? "" : `\n${block.open}`}`,
    close: `${block.close ?? ""}\n\n</details>`,
  };
}

const row = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
