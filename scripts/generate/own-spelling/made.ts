import type { Wanted, WantedMembers } from "#record/attempt/attempt-parts.ts";
import { isText, type Schema, withoutNull } from "./schema.ts";

/** Code that makes what was wanted of a document from `found`, which is what the expression of `spelled` captured. */
export function made(schema: Schema, wanted: Wanted): string {
  let captures = 0;
  return valueOf(schema, wanted, false);

  function valueOf(schema: Schema, wanted: Wanted, mayBeMissing: boolean): string {
    if (wanted === "spelling") return `found[${++captures}]!`;
    const { known, mayBeNull } = withoutNull(schema);
    const isTold = wanted === true || beginsWithCapture(known, wanted);
    if ((mayBeNull && mayBeMissing) || ((mayBeNull || mayBeMissing) && !isTold))
      throw new TypeError(`Nothing would tell a value from null, or from none: ${JSON.stringify(schema)}`);
    const first = captures + 1;
    const value = wanted === true ? captured(known, `found[${++captures}]!`) : object(known, wanted);
    if (mayBeNull && wanted === true && isText(known)) return `found[${first}] ?? null`;
    if (!mayBeNull && (!mayBeMissing || isText(known))) return value;
    return `found[${first}] === undefined ? ${mayBeNull ? "null" : "undefined"} : ${value}`;
  }

  function object({ properties = {}, required = [] }: Schema, wanted: WantedMembers): string {
    const members = Object.entries(properties).flatMap(([key, schema]) => {
      const ofIt = wanted[key];
      return ofIt === undefined ? [] : [`${key}: ${valueOf(schema, ofIt, !required.includes(key))}`];
    });
    return `{ ${members.join(", ")} }`;
  }
}

/** Whether the first thing wanted of an object is captured wherever the object is there. */
function beginsWithCapture({ properties = {}, required = [] }: Schema, wanted: WantedMembers): boolean {
  const first = Object.keys(properties).find((key) => wanted[key] !== undefined);
  return (
    first !== undefined &&
    required.includes(first) &&
    wanted[first] === true &&
    !withoutNull(properties[first]!).mayBeNull
  );
}

function captured({ type }: Schema, found: string): string {
  switch (type) {
    case "string":
      return found;
    case "integer":
    case "number":
      return `Number(${found})`;
    case "boolean":
      return `${found} === "true"`;
    default:
      return `parsed(${found})`;
  }
}
