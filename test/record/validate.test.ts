import fs from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import { faultOf } from "#record/validate.ts";
import { syntheticAttempt, syntheticPlan } from "../support/synthetic-run.ts";

const schemas = new URL("../../schemas/", import.meta.url);
const files = fs.readdirSync(schemas, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".json"));
const schema = (name: string): Record<string, unknown> =>
  JSON.parse(fs.readFileSync(new URL(name, schemas), "utf8")) as Record<string, unknown>;
const written = files.filter((name) => String(schema(name)["$id"]) === name);

/** Another way to say what a time is than the one that was compiled in. */
const isTime = (text: string): boolean => /^[^ ]+T[^ ]+Z$/.test(text) && !Number.isNaN(Date.parse(text));

/** Whether ajv itself, with all its libraries, agrees. */
function agrees(name: string, value: unknown): boolean {
  const ajv = new Ajv2020({ strictTypes: false, formats: { "date-time": isTime } });
  for (const file of written) ajv.addSchema(schema(file));
  return ajv.getSchema(name)!(value) as boolean;
}

const plan = syntheticPlan();
const key = { candidate: 0, task: 0, repetition: 1, attempt: 1 };
const { record, score, stats } = syntheticAttempt(plan, key);
const good = {
  plan: ["plan.schema.json", plan],
  runRecord: ["run-record.schema.json", { ...record, artifacts: [] }],
  score: ["score.schema.json", score],
  stats: ["stats.schema.json", stats],
} as const;

/** A copy with one field set anew, or taken out. */
function spoilt(value: object, path: string, change: unknown): object {
  const copy = structuredClone(value) as Record<string, unknown>;
  const steps = path.split(".");
  const last = steps.pop() as string;
  const parent = steps.reduce((node, step) => node[step] as Record<string, unknown>, copy);
  if (change === undefined) Reflect.deleteProperty(parent, last);
  else parent[last] = change;
  return copy;
}

describe("the compiled validators", () => {
  it.each(Object.entries(good))("take a good %s, as ajv does", (kind, [name, value]) => {
    expect(faultOf(kind as keyof typeof good, value)).toBeNull();
    expect(agrees(name, value)).toBe(true);
  });

  it.each([
    ["runRecord", "started_at", "2026-13-02T03:04:05Z", '/started_at must match format "date-time"'],
    ["runRecord", "started_at", "2026-01-02 03:04:05", "/started_at must match format"],
    ["runRecord", "task_id", "", "/task_id must NOT have fewer than 1 characters"],
    ["runRecord", "run_id", "run-1", "/run_id must match pattern"],
    ["runRecord", "isolation.tier", "cloud", "/isolation/tier must be equal to one of the allowed values"],
    ["runRecord", "isolation.cost", 1, '/isolation must NOT have additional properties ("cost")'],
    ["runRecord", "schema_version", "1.0", '/schema_version must be equal to constant ("2.0")'],
    ["score", "derived.elapsed_seconds", Number.NaN, "/derived/elapsed_seconds must be number"],
    ["score", "attempt", 0, "/attempt must be >= 1"],
    ["score", "scores.tests_passed", undefined, "/scores must have required property 'tests_passed'"],
    ["stats", "cost_reporting.enabled", true, "/cost_reporting/enabled must be equal to constant"],
    ["stats", "tokens_input", -1, "/tokens_input must be >= 0"],
    ["plan", "digest", "abc", "/digest must match pattern"],
    ["plan", "tasks", [], "/tasks must NOT have fewer than 1 items"],
  ] as const)("refuse a %s whose %s is %j, as ajv does", (kind, path, change, words) => {
    const [name, value] = good[kind];
    expect(faultOf(kind, spoilt(value, path, change))).toContain(words);
    expect(agrees(name, spoilt(value, path, change))).toBe(false);
  });

  it("need no library at run time", () => {
    const folder = new URL("../../src/record/", import.meta.url);
    const generated = fs
      .readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => /(^|\/)validate[^/]*\.gen\.ts$/.test(name));
    expect(generated.length).toBeGreaterThan(2);
    for (const name of generated) {
      expect(fs.readFileSync(new URL(name, folder), "utf8")).not.toMatch(/\brequire\(|\bimport\b/);
    }
  });
});

describe("a schema the program writes", () => {
  it.each(written)("%s describes each of its fields", (name) => {
    const missing: string[] = [];
    const visit = (node: unknown, path: string): void => {
      if (typeof node !== "object" || node === null) return;
      for (const [field, value] of Object.entries((node as { properties?: object }).properties ?? {})) {
        const { $ref, const: constant, description } = value as Record<string, unknown>;
        if ($ref === undefined && constant === undefined && description === undefined) missing.push(`${path}/${field}`);
      }
      for (const [step, child] of Object.entries(node)) visit(child, `${path}/${step}`);
    };
    visit(schema(name), "");
    expect(missing).toEqual([]);
  });
});
