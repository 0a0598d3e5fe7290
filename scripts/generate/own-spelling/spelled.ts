import { escapeRegExp } from "#core/escape-regexp.ts";
import type { Wanted, WantedMembers } from "#record/attempt/attempt-parts.ts";
import { isText, type Schema, withoutNull } from "./schema.ts";

/**
 * A regular expression, as source, of what a schema allows where it is spelled as this program does: keys in the
 * schema's order, two spaces a level, no escapes in texts, no exponents. It captures what is wanted, in that order: of
 * texts what is between the quotation marks, and nothing where there is a null. Every choice in it is made by the next
 * character, so that it takes no longer than the text is.
 * @param depth how many objects and lists it lies in
 */
export function spelled(schema: Schema, wanted: Wanted | undefined, depth = 0): string {
  if (wanted === "spelling") return `(${any(schema, undefined, depth)})`;
  return wanted === true ? captured(schema, depth) : any(schema, wanted, depth);
}

function captured(schema: Schema, depth: number): string {
  const { known, mayBeNull } = withoutNull(schema);
  const capture = isText(known) ? `"(${letters(known)})"` : `(${any(known, undefined, depth)})`;
  return mayBeNull ? oneOf([capture, "null"]) : capture;
}

function any(schema: Schema, wanted: WantedMembers | undefined, depth: number): string {
  if (schema.anyOf !== undefined) return oneOf(schema.anyOf.map((choice) => any(choice, wanted, depth)));
  if (typeof schema.type === "object") return oneOf(schema.type.map((type) => any({ ...schema, type }, wanted, depth)));
  if (schema.const !== undefined) return literal(schema.const);
  if (schema.enum !== undefined) return oneOf(schema.enum.map(literal));
  switch (schema.type) {
    case "null":
      return "null";
    case "boolean":
      return "(?:true|false)";
    case "integer":
      return whole(schema);
    case "number":
      return `${whole(schema)}(?:\\.\\d{1,20})?`;
    case "string":
      return `"${letters(schema)}"`;
    case "array":
      return many("[]", any(schema.items ?? {}, undefined, depth + 1), depth);
    case "object":
      return schema.properties === undefined ? map(schema, depth) : object(schema, schema.properties, wanted, depth);
    case undefined:
      return anything(depth);
    default:
      throw new TypeError(`No spelling is known for ${JSON.stringify(schema)}`);
  }
}

const oneOf = (choices: readonly string[]): string => `(?:${choices.join("|")})`;

const literal = (value: unknown): string => escapeRegExp(JSON.stringify(value));

/** No more digits than a finite number has. */
function whole({ minimum = -Infinity }: Schema): string {
  const digits = "[1-9]\\d{0,15}";
  return minimum >= 1 ? digits : `${minimum >= 0 ? "" : "-?"}(?:0|${digits})`;
}

const CHARACTER = '[^"\\\\\\x00-\\x1f]';

/** What stands between the quotation marks of a text. */
function letters({ enum: choices, pattern, minLength = 0 }: Schema): string {
  if (choices !== undefined) return oneOf(choices.map((choice) => literal(choice).slice(1, -1)));
  if (pattern === undefined) return `${CHARACTER}${minLength > 0 ? "+" : "*"}`;
  const [, inner] = /^\^(.*)\$$/.exec(pattern) ?? [];
  if (inner === undefined) throw new TypeError(`The pattern ${pattern} is not that of a whole text`);
  return inner.replaceAll(/(?<!\\)\((?!\?)/g, "(?:");
}

const TEXT = `"${letters({})}"`;

/** A list or an object of things that are alike; none are spelled on one line. */
function many(brackets: "[]" | "{}", item: string, depth: number): string {
  const [open, close] = [escapeRegExp(brackets[0]!), escapeRegExp(brackets[1]!)];
  const line = `\\n${"  ".repeat(depth + 1)}${item}`;
  return `${open}(?:${close}|${line}(?:,${line})*\\n${"  ".repeat(depth)}${close})`;
}

function map({ additionalProperties }: Schema, depth: number): string {
  const item = typeof additionalProperties === "object" ? additionalProperties : {};
  return many("{}", `${TEXT}: ${any(item, undefined, depth + 1)}`, depth);
}

function object(
  { required = [], additionalProperties }: Schema,
  properties: Readonly<Record<string, Schema>>,
  wanted: WantedMembers | undefined,
  depth: number,
): string {
  const [first, ...others] = Object.entries(properties);
  if (first === undefined || !required.includes(first[0]) || additionalProperties !== false)
    throw new TypeError("The spelling of an object begins with a key that is never missing, and has no unknown ones");
  const member = ([key, schema]: readonly [string, Schema]): string =>
    `\\n${"  ".repeat(depth + 1)}"${key}": ${spelled(schema, wanted?.[key], depth + 1)}`;
  const later = others.map((entry) => (required.includes(entry[0]) ? `,${member(entry)}` : `(?:,${member(entry)})?`));
  return `\\{${member(first)}${later.join("")}\\n${"  ".repeat(depth)}\\}`;
}

/** What agents say of themselves: values, and some levels of lists and objects. */
function anything(depth: number, levels = 3): string {
  const values = [TEXT, `${whole({})}(?:\\.\\d{1,20})?`, "true", "false", "null"];
  if (levels === 0) return oneOf(values);
  const inner = anything(depth + 1, levels - 1);
  return oneOf([...values, many("{}", `${TEXT}: ${inner}`, depth), many("[]", inner, depth)]);
}
