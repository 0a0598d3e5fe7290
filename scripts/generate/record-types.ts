import { fileURLToPath } from "node:url";
import { compile, type JSONSchema } from "json-schema-to-typescript";
import { enumAt, RECORD_SCHEMAS, SCHEMAS_DIR } from "./schemas.ts";

/** Value lists that code and configuration share with the schemas: name, schema, place in it. */
const TUPLES = [
  ["OUTCOME_CLASSES", "common", "$defs/OutcomeClassName"],
  ["RESULTS", "score", "properties/result"],
  ["ISOLATION_TIERS", "common", "$defs/IsolationUsed/properties/tier"],
  ["RULES", "common", "$defs/Settings/properties/rule"],
  ["ORDERS", "common", "$defs/Settings/properties/order"],
  ["CLUSTERS", "common", "$defs/Settings/properties/cluster"],
] as const;

/** `src/core/records.gen.ts`: one type per record and one tuple per shared value list. */
export async function recordTypes(): Promise<string> {
  const root: JSONSchema = {
    title: "AllRecords",
    type: "object",
    additionalProperties: false,
    properties: Object.fromEntries(RECORD_SCHEMAS.map((name) => [name, { $ref: `${name}.schema.json` }])),
  };
  const types = await compile(root, "AllRecords", {
    cwd: fileURLToPath(SCHEMAS_DIR),
    additionalProperties: false,
    bannerComment: "// Generated from schemas/ by `npm run generate`. Do not edit.",
    strictIndexSignatures: false,
    format: false,
  });
  const tuples = TUPLES.map(
    ([name, schema, path]) => `export const ${name} = ${JSON.stringify(enumAt(schema, path))} as const;\n`,
  );
  return [types, ...tuples].join("\n");
}
