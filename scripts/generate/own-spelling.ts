import { OWN_RECORD_PARTS, SCORE_PARTS, STATS_PARTS, type Wanted } from "#record/attempt/attempt-parts.ts";
import { made } from "./own-spelling/made.ts";
import type { Schema } from "./own-spelling/schema.ts";
import { spelled } from "./own-spelling/spelled.ts";
import { readSchema } from "./schemas.ts";
import { DATE_TIME, withoutProse } from "./validators.ts";

/** What `spelled` understands. */
const KEYWORDS = new Set([
  ..."type const enum anyOf properties required additionalProperties items minLength minimum pattern".split(" "),
]);

/** How this program spells the three documents of an attempt, and how what is wanted of them is made of what is found. */
export function ownSpelling(): string {
  const documents = Object.entries({
    record: ["run-record", OWN_RECORD_PARTS],
    score: ["score", SCORE_PARTS],
    stats: ["stats", STATS_PARTS],
  } as const);
  return [
    "// Generated from schemas/ by `npm run generate`. Do not edit.",
    'import { type Found, parsed } from "#record/attempt/own-documents.ts";',
    'import type { OwnParts } from "#record/attempt/attempt-parts.ts";',
    ...documents.map(([name, [schema, wanted]]) =>
      ownDocument(name, resolved(withoutProse(readSchema(schema))), wanted),
    ),
    "",
  ].join("\n");
}

function ownDocument(name: string, schema: Schema, wanted: Wanted): string {
  return `
export const ${name} = {
  spelling: /^${spelled(schema, wanted)}\\n$/,
  made: (found: Found) => (${made(schema, wanted)}) as OwnParts["${name}"],
};`;
}

type Node = Readonly<Record<string, unknown>>;

/** A schema with what it refers to in its place. */
function resolved(node: unknown): Schema {
  const { $ref, $schema: _, $id: __, format, ...rest } = node as Node;
  if (typeof $ref === "string") return resolved(referred($ref));
  if (format !== undefined && format !== "date-time")
    throw new Error(`No spelling is known for the format ${JSON.stringify(format)}`);
  const kept = format === undefined ? rest : { ...rest, pattern: DATE_TIME.source };
  return Object.fromEntries(Object.entries(kept).map(([keyword, value]) => [keyword, resolvedValue(keyword, value)]));
}

function resolvedValue(keyword: string, value: unknown): unknown {
  if (!KEYWORDS.has(keyword)) throw new Error(`No spelling is known for the keyword ${keyword}`);
  if (keyword === "anyOf") return (value as readonly unknown[]).map(resolved);
  if (keyword === "properties")
    return Object.fromEntries(Object.entries(value as Node).map(([key, schema]) => [key, resolved(schema)]));
  const isSchema = keyword === "items" || (keyword === "additionalProperties" && typeof value === "object");
  return isSchema ? resolved(value) : value;
}

function referred(ref: string): unknown {
  const [, name, definition] = /^(\w+)\.schema\.json#\/\$defs\/(\w+)$/.exec(ref) ?? [];
  const found = name === undefined ? undefined : readSchema(name).$defs?.[definition ?? ""];
  if (found === undefined) throw new Error(`There is no ${ref}`);
  return withoutProse(found);
}
