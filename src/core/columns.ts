/** How wide any terminal is. */
const COLUMNS = 80;

/** A text in lines of at most `COLUMNS`, of which all but the first begin with `indent`; the first has room for it. */
export function wrapped(text: string, indent = ""): string {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && indent.length + last.length + 1 + word.length <= COLUMNS)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.join(`\n${indent}`);
}

/** Rows of two columns, the second one wrapped within itself. */
export function twoColumns(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([left]) => left.length));
  const indent = " ".repeat(width + 4);
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${wrapped(right, indent)}`).join("\n");
}
