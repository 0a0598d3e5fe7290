/** Reading what a program printed, of which nothing can be taken for granted. */

import { countIn } from "#core/count-in.ts";
import { isJsonObject } from "#core/json.ts";

export type Fields = Readonly<Record<string, unknown>>;

const NO_FIELDS: Fields = {};

/** The object a line holds; null for anything else. */
export function objectIn(line: string): Fields | null {
  if (!line.trimStart().startsWith("{")) return null;
  try {
    return fieldsOf(JSON.parse(line));
  } catch {
    return null; // half a line of a program that was killed, or not JSON at all
  }
}

/** An object's members; none for anything else. */
export const fieldsOf = (value: unknown): Fields => (isJsonObject(value) ? value : NO_FIELDS);

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

export const textIn = (value: unknown): string | null => (typeof value === "string" && value !== "" ? value : null);

export { countIn };

/** The first of several members that is a count: programs have renamed theirs over time. */
export function firstCount(fields: Fields, ...names: readonly string[]): number | null {
  for (const name of names) {
    const count = countIn(fields[name]);
    if (count !== null) return count;
  }
  return null;
}
