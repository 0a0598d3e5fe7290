import { DATE_TIME, withoutProse } from "./validators.ts";
import { readSchema } from "./schemas.ts";

/** What `src/record/own-spelling/spelled.ts` understands. */
const KEYWORDS = new Set([
  ..."type const enum anyOf properties required additionalProperties items minLength minimum pattern".split(" "),
]);

/** The schemas of an attempt's three documents as data, each whole in itself. */
export function recordSchemas(): string {
  const lines = Object.entries({ RUN_RECORD: "run-record", SCORE: "score", STATS: "stats" }).map(
    ([name, schema]) => `export const ${name} = ${JSON.stringify(resolved(withoutProse(readSchema(schema))))};\n`,
  );
  return `// Generated from schemas/ by \`npm run generate\`. Do not edit.\n${lines.join("")}`;
}

type Node = Readonly<Record<string, unknown>>;

function resolved(node: unknown): unknown {
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
