import { escapeRegExp } from "#core/escape-regexp.ts";
import type { Schema } from "#record/own-spelling/schema.ts";

/** Which values of a document are wanted: `true` is one as a whole. */
export type Wanted = true | { readonly [key: string]: Wanted };

/**
 * A regular expression, as source, of what a schema allows where it is spelled as this program does: keys in the
 * schema's order, two spaces a level, no escapes in texts, no exponents. It captures what is wanted, in that order. Every
 * choice in it is made by the next character, so that it takes no longer than the text is.
 * @param depth how many objects and lists it lies in
 */
export function spelled(schema: Schema, wanted: Wanted | undefined, depth = 0): string {
  return wanted === true ? `(${any(schema, undefined, depth)})` : any(schema, wanted, depth);
}

function any(schema: Schema, wanted: Exclude<Wanted, true> | undefined, depth: number): string {
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
      return text(schema);
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

function text({ pattern, minLength = 0 }: Schema): string {
  if (pattern === undefined) return `"${CHARACTER}${minLength > 0 ? "+" : "*"}"`;
  const [, inner] = /^\^(.*)\$$/.exec(pattern) ?? [];
  if (inner === undefined) throw new TypeError(`The pattern ${pattern} is not that of a whole text`);
  return `"${inner.replaceAll(/(?<!\\)\((?!\?)/g, "(?:")}"`;
}

/** A list or an object of things that are alike; none are spelled on one line. */
function many(brackets: "[]" | "{}", item: string, depth: number): string {
  const [open, close] = [escapeRegExp(brackets[0]!), escapeRegExp(brackets[1]!)];
  const line = `\\n${"  ".repeat(depth + 1)}${item}`;
  return `${open}(?:${close}|${line}(?:,${line})*\\n${"  ".repeat(depth)}${close})`;
}

function map({ additionalProperties }: Schema, depth: number): string {
  const item = typeof additionalProperties === "object" ? additionalProperties : {};
  return many("{}", `${text({})}: ${any(item, undefined, depth + 1)}`, depth);
}

function object(
  { required = [], additionalProperties }: Schema,
  properties: Readonly<Record<string, Schema>>,
  wanted: Exclude<Wanted, true> | undefined,
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
  const values = [text({}), `${whole({})}(?:\\.\\d{1,20})?`, "true", "false", "null"];
  if (levels === 0) return oneOf(values);
  const inner = anything(depth + 1, levels - 1);
  return oneOf([...values, many("{}", `${text({})}: ${inner}`, depth), many("[]", inner, depth)]);
}
