/** Width of 12 px text in a usual font, in pixels: an estimate on the generous side, since no font can be asked. */
export function textWidth(text: string): number {
  let width = 0;
  for (const character of text)
    width += /[\u1100-\u115f\u2e80-\uffdc\u{1f000}-\u{3ffff}]/u.test(character)
      ? 13
      : /[A-ZmwMW@%]/.test(character)
        ? 9
        : 6.6;
  return width;
}

/** The text, or as much of its head and tail as fits. */
export function fitText(text: string, width: number): string {
  if (textWidth(text) <= width) return text;
  const characters = Array.from(text.slice(0, 400));
  for (let keep = Math.min(characters.length, 200); keep > 2; keep--) {
    const head = Math.ceil((keep * 2) / 3);
    const short = `${characters.slice(0, head).join("")}…${characters.slice(head - keep).join("")}`;
    if (textWidth(short) <= width) return short;
  }
  return "…";
}
