/** Made when first needed: it loads 15 ms worth of tables, and most texts are plain. */
let segmenter: Intl.Segmenter | undefined;
const graphemesOf = (text: string): Intl.Segments =>
  (segmenter ??= new Intl.Segmenter("en", { granularity: "grapheme" })).segment(text);

// East Asian wide and fullwidth blocks; emoji are recognised by their own property.
const WIDE =
  /^[\u1100-\u115f\u2e80-\u303e\u3041-\u33ff\u3400-\u4dbf\u4e00-\ua4cf\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}]|\p{Emoji_Presentation}|\ufe0f/u;
const ZERO = /^[\p{Mn}\p{Me}\p{Cf}]+$/u;
// One column each and nothing that joins: most of what is ever shown, and many times faster than looking closely.
const PLAIN = /^[\x20-\x7e\u00a1-\u00ac\u00ae-\u02ff\u2010-\u2027\u2190-\u21ff\u2500-\u25cf]*$/;

/** Columns a printable text takes. Terminals differ on rare characters: nothing may break where this is off by one. */
export function textWidth(text: string): number {
  if (PLAIN.test(text)) return text.length;
  let width = 0;
  for (const { segment } of graphemesOf(text)) width += graphemeWidth(segment);
  return width;
}

/** The longest head of a text that fits, with `ellipsis` in place of what is cut off. */
export function fitText(text: string, columns: number, ellipsis: string): string {
  if (textWidth(text) <= columns) return text;
  const room = columns - textWidth(ellipsis);
  if (room < 0) return "";
  let [head, width] = ["", 0];
  for (const { segment } of graphemesOf(text)) {
    width += graphemeWidth(segment);
    if (width > room) break;
    head += segment;
  }
  return `${head}${ellipsis}`;
}

/** The same from the other end: of a path, the tail says most. */
export function fitTail(text: string, columns: number, ellipsis: string): string {
  if (textWidth(text) <= columns) return text;
  const parts = [...graphemesOf(text)].map(({ segment }) => segment).reverse();
  let [tail, width] = ["", textWidth(ellipsis)];
  for (const segment of parts) {
    width += graphemeWidth(segment);
    if (width > columns) break;
    tail = `${segment}${tail}`;
  }
  return `${ellipsis}${tail}`;
}

export const padText = (text: string, columns: number): string =>
  `${text}${" ".repeat(Math.max(0, columns - textWidth(text)))}`;

function graphemeWidth(segment: string): number {
  if (ZERO.test(segment)) return 0;
  return WIDE.test(segment) ? 2 : 1;
}
