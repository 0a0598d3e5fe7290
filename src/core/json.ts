/** Any value JSON can hold. `undefined`, NaN and the infinities have no place in it. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** Whether a value that was read from JSON is an object, and neither a list nor null. */
export const isJsonObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** One spelling per value: keys sorted by code unit, no white space. Throws on what JSON cannot hold. */
export function canonicalJson(value: unknown): string {
  if (value === null || typeof value === "boolean" || typeof value === "string") return JSON.stringify(value);
  if (typeof value === "number") {
    if (!Number.isFinite(value)) throw new TypeError(`JSON has no spelling for ${value}`);
    return JSON.stringify(value);
  }
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
  if (typeof value === "object") {
    const members = value as Readonly<Record<string, unknown>>;
    let text = "";
    for (const key of Object.keys(members).sort()) {
      if (members[key] === undefined) continue;
      text += `${text === "" ? "" : ","}${JSON.stringify(key)}:${canonicalJson(members[key])}`;
    }
    return `{${text}}`;
  }
  throw new TypeError(`JSON has no spelling for a ${typeof value}`);
}
