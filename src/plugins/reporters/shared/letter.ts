/** A candidate's letter where its name has no room: A to Z, then AA, AB and so on; `?` for one that is not known. */
export function letter(at: number): string {
  if (at < 0) return "?";
  const last = String.fromCharCode(65 + (at % 26));
  return at < 26 ? last : letter(Math.floor(at / 26) - 1) + last;
}
