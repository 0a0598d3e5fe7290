import { sha256 } from "#core/digest.ts";

const MAX_LENGTH = 100;
/** Device names of Windows, reserved with any ending. */
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;
/** Endings of the files that stand beside folders named by slugs. */
const LIKE_A_FILE = /\.(json|jsonl|md|html|csv|svg|patch|txt)$/i;
const SAFE = /^[A-Za-z0-9_][A-Za-z0-9._-]{0,99}$/;

/**
 * One folder name per name, in order: every run of characters outside `A-Za-z0-9._-` becomes one `-`, and what is
 * left empty becomes `task`. Names that would not be safe or unique on some file system (hidden, reserved, too
 * long, differing only in case or punctuation) get a piece of their own digest, so that a name's slug depends on
 * the set of names and never on their order. Equal names get equal slugs.
 */
export function slugs(names: readonly string[]): string[] {
  const chosen = new Map<string, string>();
  for (const name of names) chosen.set(name, plainSlug(name) ?? suffixed(name, 8));
  // A suffixed slug may meet another name's plain one; the longest suffix cannot be met again.
  for (let round = 0, clashing = clashes(chosen); clashing.length > 0; round++, clashing = clashes(chosen)) {
    for (const name of clashing) chosen.set(name, suffixed(name, [8, 16][round] ?? 64));
  }
  return names.map((name) => chosen.get(name) as string);
}

/** Whether a slug that was read from a file may be used as a folder name. */
export const isSafeSlug = (slug: string): boolean =>
  SAFE.test(slug) && !RESERVED.test(slug) && !LIKE_A_FILE.test(slug) && !slug.endsWith(".");

/** The slug of the rule alone; null when it cannot be used as it is. */
function plainSlug(name: string): string | null {
  const slug = bare(name);
  if (slug === "") return "task";
  return isSafeSlug(slug) ? slug : null;
}

function suffixed(name: string, digits: number): string {
  const suffix = `-${sha256(name).slice(0, digits)}`;
  const stem = bare(name)
    .replace(/^[.-]+/, "")
    .slice(0, MAX_LENGTH - suffix.length - 1);
  return `${RESERVED.test(stem) ? "_" : ""}${stem === "" ? "task" : stem}${suffix}`;
}

const bare = (name: string): string => name.replace(/[^A-Za-z0-9._-]+/g, "-").replace(/^-+|-+$/g, "");

function clashes(chosen: ReadonlyMap<string, string>): string[] {
  const byKey = new Map<string, string[]>();
  for (const [name, slug] of chosen) {
    const key = slug.toLowerCase();
    const group = byKey.get(key);
    if (group === undefined) byKey.set(key, [name]);
    else group.push(name);
  }
  return [...byKey.values()].filter((group) => group.length > 1).flat();
}
