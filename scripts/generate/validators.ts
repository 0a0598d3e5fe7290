import { Ajv2020 } from "ajv/dist/2020.js";
import standalone from "ajv/dist/standalone/index.js";
import { type RECORD_SCHEMAS, readSchema } from "./schemas.ts";

/** RFC 3339, as one expression so that it is written out and needs no library at run time. */
export const DATE_TIME =
  /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;

/** Words for people: they take no part in validation and would triple the size of the code. */
const PROSE = new Set(["description", "title"]);

type RecordName = (typeof RECORD_SCHEMAS)[number];

/** A module of validators for some records. */
export function validators(...names: readonly RecordName[]): string {
  const exports = Object.fromEntries(names.map((name) => [exportName(name), readSchema(name).$id]));
  return validatorModule(["common", ...names].map(readSchema), exports, "schemas/");
}

/**
 * A module of validators, compiled ahead of time so that ajv is never loaded.
 * @param exports ids of schemas by the name their validator gets
 */
export function validatorModule(
  schemas: readonly object[],
  exports: Readonly<Record<string, string>>,
  from: string,
): string {
  const ajv = new Ajv2020({
    strictTypes: false,
    // A function per shared shape instead of a copy in every place: a third of the code.
    inlineRefs: false,
    // Every `minLength` here is 1 and the one `maxLength` is zod's, which counts code units: no library is needed.
    // eslint-disable-next-line @typescript-eslint/no-deprecated
    unicode: false,
    // The option above is deprecated, which ajv says on every run.
    logger: false,
    code: { source: true, esm: true, lines: true, optimize: 3 },
    formats: { "date-time": DATE_TIME },
  });
  // No schema here asks which members were looked at. The constructor insists on keeping track all the same, by
  // assignments that would also keep the bundler from dropping the validators nobody uses.
  ajv.opts.unevaluated = false;
  ajv.opts.dynamicRef = false;
  for (const schema of schemas) ajv.addSchema(withoutProse(schema) as object);
  const code = withoutUnused(shortFaults(standalone.default(ajv, exports)));
  const foreign = /\brequire\(|\bimport\b/.exec(code);
  if (foreign !== null) {
    throw new Error(`A validator needs a library at run time: ${code.slice(foreign.index, foreign.index + 80)}`);
  }
  return `// Generated from ${from} by \`npm run generate\`. Do not edit.\n// @ts-nocheck\n${code.trim()}\n`;
}

/** `v1/run-record` -> `runRecord`: the module says which version. */
function exportName(name: string): string {
  return name.replace(/^.*\//, "").replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

export function withoutProse(node: unknown, isMap = false): unknown {
  if (Array.isArray(node)) return node.map((item) => withoutProse(item));
  if (typeof node !== "object" || node === null) return node;
  const kept = Object.entries(node).filter(([key]) => isMap || !PROSE.has(key));
  // The members of these two are named by us: a property may well be called `title`.
  return Object.fromEntries(
    kept.map(([key, value]) => [key, withoutProse(value, !isMap && (key === "properties" || key === "$defs"))]),
  );
}

/** Of a fault its place and message are told; two more words about each keyword would be a seventh of the code. */
const shortFaults = (code: string): string => code.replaceAll(/schemaPath:"[^"]*",keyword:"[^"]*",/g, "");

/** Drops the copies of whole schemas that ajv writes out and no validator looks at. */
function withoutUnused(code: string): string {
  return code
    .split("\n")
    .filter((line) => {
      const name = /^const (schema\d+) = /.exec(line)?.[1];
      return name === undefined || code.split(new RegExp(`\\b${name}\\b`)).length > 2;
    })
    .join("\n");
}
