/**
 * Whether a word looks like a key, whatever it is called: it has a run of sixteen letters and digits, both of them, or
 * groups of one length as licences have them. Words that capitals tell apart, dates, paths and digests that say of which
 * kind they are do not.
 */
export function looksLikeKey(word: string): boolean {
  if (/^[/~.]|sha\d+[:-]/i.test(word)) return false;
  return UUID.test(word) || isInGroups(word) || (word.match(/[a-z\d]{16,}/gi) ?? []).some(isKeyLike);
}

const UUID = /(?<![a-z\d])[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}(?![a-z\d])/i;

const isKeyLike = (run: string): boolean =>
  /\d/.test(run) && /[a-z]/i.test(run) && !WORDS_WITH_NUMBERS.test(run) && !TIME.test(run);

/** Such as `AbstractFactory2Builder`. */
const WORDS_WITH_NUMBERS = /^[A-Za-z][a-z]{2,}(?:\d{0,3}[A-Z][a-z]{2,})*\d{0,3}$/;

const TIME = /^\d{8}T\d{6}Z?$/;

/** Three different groups of one length, at least two of which mix letters and digits. */
function isInGroups(word: string): boolean {
  const groups = word.split("-").slice(-MOST_GROUPS);
  const last = groups.at(-1)?.length ?? 0;
  const alike = new Set(groups.filter((group) => group.length === last && /^[a-z\d]+$/i.test(group)));
  const isMixed = (group: string): boolean => /\d/.test(group) && /[a-z]/i.test(group);
  return last >= 4 && alike.size >= 3 && [...alike].filter(isMixed).length >= 2;
}

const MOST_GROUPS = 16;
