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
  const { $schema, title, description, ...shape } = z.toJSONSchema(CompareShape, {
    io: "input",
    override: ({ jsonSchema, path }) => {
      const at = path.join("/");
      if (benchmarks !== undefined && at === "properties/benchmark") jsonSchema.enum = [...benchmarks];
      if (backends !== undefined && at.endsWith("properties/backend")) jsonSchema.enum = [...backends];
    },
  }) as Schema;
  const schema: Schema = {
    $schema,
    $id: "compare-config.schema.json",
    $comment: "Generated from src/config/compare.ts by `npm run generate`. Do not edit.",
    title,
    description,
    ...shape,
  };
  return `${JSON.stringify(schema, null, 2)}\n`;
}
