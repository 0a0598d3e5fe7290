/**
 * Whether a word looks like a key, whatever it is called: a long run of letters and digits whose kinds change too often
 * for words and numbers, hexadecimal, or groups of one length as licences have them. Names of models and programs, versions,
 * dates, flags and paths do not; nor is a digest one that says of which kind it is.
 */
export function looksLikeKey(word: string): boolean {
  if (/^[/~.]|sha\d+[:-]/i.test(word)) return false;
  return HEXADECIMAL.test(word) || isInGroups(word) || (word.match(/[a-z\d]{16,}/gi) ?? []).some(changesOften);
}

/** Such as `2f1e…` of 32 digits and more, and identifiers in five groups. */
const HEXADECIMAL = /(?<![a-z\d])(?:[\da-f]{32,}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?![a-z\d])/i;

/** Three different groups of one length, at least two of which mix letters and digits. */
function isInGroups(word: string): boolean {
  const groups = word.split("-").slice(-MOST_GROUPS);
  const last = groups.at(-1)?.length ?? 0;
  const alike = new Set(groups.filter((group) => group.length === last && /^[a-z\d]+$/i.test(group)));
  const isMixed = (group: string): boolean => /\d/.test(group) && /[a-z]/i.test(group);
  return last >= 4 && alike.size >= 3 && [...alike].filter(isMixed).length >= 2;
}

const MOST_GROUPS = 16;

/** Into words, numbers and capitals: what people write has pieces of this many characters on average, at the least. */
function changesOften(run: string): boolean {
  const pieces = run.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g) ?? [];
  const isOfAllKinds = run.length >= 20 && /\d/.test(run) && /[a-z]/.test(run) && /[A-Z]/.test(run);
  return run.length / pieces.length < (isOfAllKinds ? 4.5 : 3.4);
}
