import fs from "node:fs";

/** Name of every record schema, as its path below `schemas/` without the ending. */
export const RECORD_SCHEMAS = [
  "run-record",
  "score",
  "stats",
  "index-row",
  "plan",
  "shard",
  "report",
  "validation",
  "v1/run-record",
  "v1/score",
  "v1/stats",
] as const;

export const SCHEMAS_DIR = new URL("../../schemas/", import.meta.url);

export interface SchemaNode {
  readonly $id: string;
  readonly title?: string;
  readonly enum?: readonly string[];
  readonly properties?: Readonly<Record<string, SchemaNode>>;
  readonly $defs?: Readonly<Record<string, SchemaNode>>;
}

export function readSchema(name: string): SchemaNode {
  return JSON.parse(fs.readFileSync(new URL(`${name}.schema.json`, SCHEMAS_DIR), "utf8")) as SchemaNode;
}

/** The value list at a path such as `properties/result`. Throws when there is none, so that no tuple is ever empty. */
export function enumAt(name: string, path: string): readonly string[] {
  let node: unknown = readSchema(name);
  for (const step of path.split("/")) node = (node as Record<string, unknown> | undefined)?.[step];
  const values = (node as SchemaNode | undefined)?.enum;
  if (values === undefined) throw new Error(`schemas/${name}.schema.json has no enum at ${path}`);
  return values;
}
