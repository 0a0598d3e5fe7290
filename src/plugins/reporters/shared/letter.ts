/** A candidate's letter where its name has no room: A to Z, then AA, AB and so on. */
export function letter(at: number): string {
  const last = String.fromCharCode(65 + (at % 26));
  return at < 26 ? last : letter(Math.floor(at / 26) - 1) + last;
}
