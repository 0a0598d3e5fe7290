import leven from "leven";

/** The known name a misspelt one most likely meant; null when nothing is close, or several are equally so. */
export function nearest(name: string, known: Iterable<string>): string | null {
  const wanted = name.toLowerCase();
  let best: Guess | null = null;
  let isTied = false;
  for (const candidate of new Set(known)) {
    const guess = guessed(wanted, candidate);
    if (guess.slips > Math.max(1, Math.floor(wanted.length / 3))) continue;
    const order = best === null ? -1 : guess.slips - best.slips || guess.edits - best.edits;
    if (order < 0) best = guess;
    isTied = order === 0 || (order > 0 && isTied);
  }
  return isTied ? null : (best?.name ?? null);
}

interface Guess {
  readonly name: string;
  /** How far the misspelt name is from what was most likely meant to be typed. */
  readonly slips: number;
  /** How far it is from the whole name, which decides among equals. */
  readonly edits: number;
}

function guessed(wanted: string, name: string): Guess {
  const lower = name.toLowerCase();
  const edits = slipsTo(wanted, lower);
  if (lower.startsWith(wanted) && wanted.length >= LEAST_BEGINNING) return { name, slips: Math.min(edits, 1), edits };
  // People say `claude` and mean claude-code, and may misspell that.
  const [first = ""] = lower.split("-", 1);
  const toFirst = first.length > LEAST_BEGINNING && first !== lower ? slipsTo(wanted, first) : edits;
  return { name, slips: toFirst === 1 ? Math.min(edits, 1) : edits, edits };
}

const LEAST_BEGINNING = 3;

/** Letters put in, left out or replaced; two that are swapped count as one slip, which is what they are. */
const slipsTo = (wanted: string, name: string): number => (isSwapped(wanted, name) ? 1 : leven(wanted, name));

function isSwapped(wanted: string, name: string): boolean {
  let at = 0;
  while (at < wanted.length && wanted[at] === name[at]) at++;
  return name === `${wanted.slice(0, at)}${wanted[at + 1] ?? ""}${wanted[at] ?? ""}${wanted.slice(at + 2)}`;
}
