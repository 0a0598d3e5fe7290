import { z } from "zod";
import { CompareShape } from "#config/compare.ts";

/** Ids that editors are to complete and check; a kind that is left out may be any string. */
export interface KnownIds {
  readonly benchmarks?: readonly string[];
  readonly backends?: readonly string[];
}

type Schema = Record<string, unknown>;

/** The JSON Schema of the compare config, for editors. The program itself validates with the zod shape. */
export function configSchema({ benchmarks, backends }: KnownIds = {}): string {
  const { $schema: dialect, title, description, ...shape } = z.toJSONSchema(CompareShape, { io: "input" }) as Schema;
  const { benchmark, candidates } = shape["properties"] as {
    benchmark: Schema;
    candidates: { items: { properties: { backend: Schema } } };
  };
  if (benchmarks !== undefined) benchmark["enum"] = benchmarks;
  if (backends !== undefined) candidates.items.properties.backend["enum"] = backends;
  const schema: Schema = {
    $schema: dialect,
    $id: "compare-config.schema.json",
    $comment: "Generated from src/config/compare.ts by `npm run generate`. Do not edit.",
    title,
    description,
    ...shape,
  };
  return `${JSON.stringify(schema, null, 2)}\n`;
}
