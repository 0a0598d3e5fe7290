import picomatch from "picomatch";
import { headOf } from "#core/cut-text.ts";
import type { Problem } from "#core/errors.ts";
import { GLOB_OPTIONS } from "#core/glob-options.ts";
import { nearest } from "#core/nearest.ts";

/** Longer patterns are refused by the glob library with an exception. */
const MAX_PATTERN = 1000;

/**
 * The tasks that `patterns` name: an id that is spelt out, even one with glob characters in it, or else a glob over all ids
 * (`*` stays within one segment, `**` does not). In the order of `ids`, each once. A pattern that names nothing is a problem,
 * at `pathOf` its index.
 */
export function expandTasks(
  patterns: readonly string[],
  ids: readonly string[],
  pathOf: (index: number) => string = (index) => `task[${index}]`,
): { readonly ids: readonly string[]; readonly problems: readonly Problem[] } {
  const known = new Set(ids);
  const chosen = new Set<string>();
  const problems: Problem[] = [];
  for (const [index, pattern] of patterns.entries()) {
    const found = known.has(pattern) ? [pattern] : matching(pattern, ids);
    for (const id of found) chosen.add(id);
    if (found.length === 0) problems.push({ path: pathOf(index), ...nothingNamed(pattern, ids) });
  }
  return { ids: ids.filter((id) => chosen.has(id)), problems };
}

function matching(pattern: string, ids: readonly string[]): string[] {
  if (pattern === "" || pattern.length > MAX_PATTERN) return [];
  // Left as they are, groups become groups of a regular expression, and some of those never end.
  const plain = pattern.replace(/[()|+]/g, "\\$&");
  const matches = picomatch(plain, { ...GLOB_OPTIONS, nonegate: true, noextglob: true });
  return ids.filter((id) => matches(id));
}

function nothingNamed(pattern: string, ids: readonly string[]): { message: string; hint: string } {
  const shown = JSON.stringify(pattern.length > 60 ? `${headOf(pattern, 60)}...` : pattern);
  if (pattern.startsWith("!"))
    return {
      message: `${shown} names no task.`,
      hint: "Tasks cannot be taken out with !; name those that are wanted.",
    };
  const isGlob = /[*?[{]/.test(pattern);
  const message = isGlob ? `No task matches ${shown}.` : `Unknown task ${shown}.`;
  const meant = isGlob ? null : meantBy(pattern, ids);
  if (meant !== null) return { message, hint: meant };
  return {
    message,
    hint: `${ids.length === 1 ? "There is 1 task" : `There are ${ids.length} tasks`}, such as ${ids.slice(0, 3).join(", ")}. ** matches across slashes, * does not.`,
  };
}

const MOST_SHOWN = 6;

/** What someone who wrote part of an id, or misspelt one, most likely meant; null when nothing is close. */
function meantBy(written: string, ids: readonly string[]): string | null {
  const lower = written.toLowerCase();
  const below = ids.filter((id) => id.toLowerCase().startsWith(`${lower}/`));
  const [first = ""] = below;
  if (below.length > 0 && written !== "") return `Did you mean ${first.slice(0, written.length)}/**?`;
  const named = ids.filter((id) => id.toLowerCase().endsWith(`/${lower}`));
  const near = named.length > 0 ? null : nearest(written, ids);
  if (near !== null) return `Did you mean ${near}?`;
  const last = named.length > 0 ? written : nearest(written, new Set(ids.map(lastPart)));
  if (last === null) return null;
  const like = named.length > 0 ? named : ids.filter((id) => lastPart(id) === last);
  return `Did you mean ${choice(like.slice(0, MOST_SHOWN))}?${like.length > 1 ? ` **/${lastPart(like[0] ?? "")} is all ${like.length}.` : ""}`;
}

const lastPart = (id: string): string => id.slice(id.lastIndexOf("/") + 1);

const choice = (ids: readonly string[]): string =>
  ids.length < 2 ? ids.join("") : `${ids.slice(0, -1).join(", ")} or ${ids[ids.length - 1] ?? ""}`;
