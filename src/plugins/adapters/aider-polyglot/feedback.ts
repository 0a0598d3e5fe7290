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
