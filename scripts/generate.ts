/**
 * Writes what is derived from `schemas/`: record types and value lists (`src/core/records.gen.ts`).
 * `--check` compares instead of writing and fails on a difference.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { compile, type JSONSchema } from "json-schema-to-typescript";

const RECORDS = ["run-record", "score", "stats", "index-row", "plan", "shard", "report", "validation"] as const;
const schemas = new URL("../schemas/", import.meta.url);

interface EnumSchema {
  readonly enum: readonly string[];
}

function schemaOf(name: string): { $defs: Record<string, EnumSchema & { properties: Record<string, EnumSchema> }>; properties: Record<string, EnumSchema> } {
  return JSON.parse(readFileSync(new URL(`${name}.schema.json`, schemas), "utf8")) as never;
}

function tuple(name: string, values: readonly string[]): string {
  return `export const ${name} = ${JSON.stringify(values)} as const;\n`;
}

async function recordTypes(): Promise<string> {
  const root: JSONSchema = {
    title: "AllRecords",
    type: "object",
    additionalProperties: false,
    properties: Object.fromEntries(RECORDS.map((name) => [name, { $ref: `${name}.schema.json` }])),
  };
  const types = await compile(root, "AllRecords", {
    cwd: schemas.pathname,
    additionalProperties: false,
    bannerComment: "// Generated from schemas/ by `npm run generate`. Do not edit.",
    strictIndexSignatures: false,
    format: false,
  });
  const common = schemaOf("common").$defs;
  const settings = common["Settings"]?.properties;
  return [
    types,
    tuple("OUTCOME_CLASSES", common["OutcomeClassName"]?.enum ?? []),
    tuple("RESULTS", schemaOf("score").properties["result"]?.enum ?? []),
    tuple("ISOLATION_TIERS", common["IsolationUsed"]?.properties["tier"]?.enum ?? []),
    tuple("RULES", settings?.["rule"]?.enum ?? []),
    tuple("ORDERS", settings?.["order"]?.enum ?? []),
    tuple("CLUSTERS", settings?.["cluster"]?.enum ?? []),
  ].join("\n");
}

const target = new URL("../src/core/records.gen.ts", import.meta.url);
writeFileSync(target, await recordTypes());
