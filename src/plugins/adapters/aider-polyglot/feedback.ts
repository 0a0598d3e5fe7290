import type { TreeEntry } from "#core/tree.ts";
import type { Exercise } from "./language.ts";

/** `full`, or `first:N` for so many lines. */
export type FeedbackLimit = { readonly lines: number | null };

/** Null where the text is neither. */
export function parseFeedback(text: string): FeedbackLimit | null {
  if (text === "full") return { lines: null };
  const lines = Number(/^first:([1-9]\d{0,5})$/.exec(text)?.[1]);
  return Number.isNaN(lines) ? null : { lines };
}

/** The head of a text, with a line that says how many were left out. */
export function cut(text: string, { lines }: FeedbackLimit): string {
  const all = text.split("\n");
  if (lines === null || all.length <= lines) return text;
  return [...all.slice(0, lines), `(${all.length - lines} more lines are not shown)`].join("\n");
}

const PRINTED_LENGTH = 4_000;
/** Shorter lines, such as a bracket, say nothing of anybody's tests. */
const TELLING_LENGTH = 8;

/**
 * What the runner reports, and behind it the head of what the answer printed. An answer can print whatever it finds,
 * and the next attempt reads it: lines of tests that nobody is to see are left out, and there is no room for much else.
 */
export function withPrints(
  report: string,
  printed: string,
  { files, tests }: Pick<Exercise, "files" | "tests">,
): string {
  const hidden = new Set(tests.flatMap((path) => linesOf(files.get(path))));
  const lines = printed.split("\n").filter((line, at, { length }) => {
    const text = line.trim();
    // The last one may have been cut short.
    const isCut = at === length - 1 && text.length >= TELLING_LENGTH && [...hidden].some((one) => one.startsWith(text));
    return !hidden.has(text) && !isCut;
  });
  const text = lines.join("\n").trim();
  if (text === "") return report;
  const head = text.length > PRINTED_LENGTH ? `${text.slice(0, PRINTED_LENGTH)} ...` : text;
  if (report.trim() === "") return head;
  return `${report.trimEnd()}\n\nPrinted meanwhile:\n${head}\n`;
}

function linesOf(entry: TreeEntry | undefined): readonly string[] {
  if (entry?.kind !== "file") return [];
  const lines = Buffer.from(entry.content).toString("utf8").split("\n");
  return lines.map((line) => line.trim()).filter(({ length }) => length >= TELLING_LENGTH);
}
