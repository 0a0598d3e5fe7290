const MAX = 80;

/** A name from a configuration or a pull request as a code span: what is no plain character of a name becomes `�`. */
export function shown(name: string): string {
  const plain = name.replace(/[^\p{L}\p{N} ./:,=+_-]/gu, "\ufffd").trim();
  const short = plain.length <= MAX ? plain : `${plain.slice(0, MAX - 1)}…`;
  return short === "" ? "`–`" : `\`${short}\``;
}
