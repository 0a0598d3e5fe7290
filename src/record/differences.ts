import { isJsonObject } from "#core/json.ts";
import { headOf } from "#core/cut-text.ts";

const MAX_LINES = 12;

/**
 * Where two documents differ, one line per field: its path, then what is there and what is here. Lists of things
 * with an `id` or a `name` are compared by it. Long answers are cut, and say so.
 */
export function differences(there: object, here: object, ignore: readonly string[]): string[] {
  const lines: string[] = [];
  const ignored = new Set(ignore);
  for (const key of new Set([...Object.keys(there), ...Object.keys(here)])) {
    if (!ignored.has(key)) compare(key, (there as Tree)[key], (here as Tree)[key], lines);
  }
  return lines.length <= MAX_LINES ? lines : [...lines.slice(0, MAX_LINES), `… and ${lines.length - MAX_LINES} more`];
}

type Tree = Readonly<Record<string, unknown>>;

function compare(path: string, there: unknown, here: unknown, lines: string[]): void {
  const [named, alsoNamed] = [byName(there), byName(here)];
  if (named !== null && alsoNamed !== null) {
    compareNamed(path, named, alsoNamed, lines);
  } else if (isJsonObject(there) && isJsonObject(here)) {
    for (const key of new Set([...Object.keys(there), ...Object.keys(here)])) {
      compare(`${path}.${key}`, there[key], here[key], lines);
    }
  } else if (JSON.stringify(there) !== JSON.stringify(here)) {
    lines.push(`${path}: ${shown(there)}, ${shown(here)}`);
  }
}

function compareNamed(
  path: string,
  there: ReadonlyMap<string, Tree>,
  here: ReadonlyMap<string, Tree>,
  lines: string[],
): void {
  const before = lines.length;
  const only = [...there.keys()].filter((name) => !here.has(name));
  const added = [...here.keys()].filter((name) => !there.has(name));
  if (only.length > 0) lines.push(`${path}: only there: ${listed(only)}`);
  if (added.length > 0) lines.push(`${path}: only here: ${listed(added)}`);
  for (const [name, item] of there) {
    const other = here.get(name);
    if (other !== undefined) compare(`${path}[${name}]`, item, other, lines);
  }
  if (lines.length === before && [...there.keys()].join("\0") !== [...here.keys()].join("\0")) {
    lines.push(`${path}: the same, in another order`);
  }
}

/** Items of a list by their own name; null when it is no list of named things. */
function byName(value: unknown): ReadonlyMap<string, Tree> | null {
  if (!Array.isArray(value) || value.length === 0) return null;
  const map = new Map<string, Tree>();
  for (const item of value as unknown[]) {
    const name = isJsonObject(item) ? (item["id"] ?? item["name"]) : undefined;
    if (typeof name !== "string") return null;
    map.set(name, item as Tree);
  }
  return map;
}

function listed(names: readonly string[]): string {
  return names.length <= 5 ? names.join(", ") : `${names.slice(0, 5).join(", ")} and ${names.length - 5} more`;
}

function shown(value: unknown): string {
  if (value === undefined) return "nothing";
  const text = JSON.stringify(value);
  return text.length <= 80 ? text : `${headOf(text, 77)}…`;
}
