import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parse } from "yaml";
import type { UsageError } from "#core/errors.ts";
import { isCompareConfig } from "#config/compare.gen.ts";
import { checkShape } from "#config/compare.ts";
import { DEFAULTS } from "#config/defaults.ts";
import { loadCompareConfig } from "#config/load.ts";
import { listPresets, loadPreset, type PresetFolders } from "#config/presets.ts";
import { POOL } from "#plugins/adapters/aider-polyglot/pool.ts";
import { adapters } from "#plugins/adapters/index.ts";
import { backends } from "#plugins/backends/index.ts";
import { configSchema } from "../../scripts/generate/config-schema.ts";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const SHIPPED = join(ROOT, "presets");
const SCHEMA = join(ROOT, "schemas/compare-config.schema.json");
/** Folders of one's own beside those that are shipped. */
const withOwn = (...own: readonly string[]): PresetFolders => ({ own, builtIn: SHIPPED });
const ONLY_SHIPPED = withOwn();
const EXAMPLE = join(SHIPPED, "example.compare.yaml");

const accepts = new Ajv2020({ strict: true, allowUnionTypes: true }).compile(JSON.parse(configSchema()) as object);

describe("the JSON Schema", () => {
  test("on disk is the one that the shape gives", async () => {
    expect(await readFile(SCHEMA, "utf8")).toBe(configSchema({ benchmarks: adapters.ids, backends: backends.ids }));
  });

  test("lists ids where they are known", () => {
    const schema = JSON.parse(configSchema({ benchmarks: ["mini"], backends: ["stub"] })) as {
      properties: { benchmark: object; candidates: { items: { properties: { backend: object } } } };
    };
    expect(schema.properties.benchmark).toMatchObject({ enum: ["mini"] });
    expect(schema.properties.candidates.items.properties.backend).toMatchObject({ enum: ["stub"] });
  });

  test("accepts exactly what the program accepts", () => {
    const word = fc.oneof(
      { arbitrary: fc.constantFrom("a", "A_B", "c"), weight: 60 },
      {
        arbitrary: fc.constantFrom("", " a", "a:b", "1A", "a\n", "x".repeat(201), "\u202e", "\ud800", "\0"),
        weight: 1,
      },
    );
    const number = fc.oneof(
      { arbitrary: fc.constant(0.5), weight: 40 },
      { arbitrary: fc.constantFrom(-1, 0, 0.05, 1, 2, 1e300), weight: 1 },
    );
    const whole = fc.oneof(
      { arbitrary: fc.constant(1), weight: 40 },
      { arbitrary: fc.constantFrom<unknown>(-1, 0, 1.5, 2_147_484, 2 ** 53 + 2, "1", true), weight: 1 },
    );
    const command = fc.record(
      {
        argv: fc.array(word, { minLength: 1, maxLength: 3 }),
        transcript: word,
        pass_env: fc.array(word, { maxLength: 2 }),
        timeout_seconds: whole,
        protocol: fc.constantFrom("anthropic", "gemini", "openai"),
        version_argv: fc.array(word, { maxLength: 1 }),
        shell: fc.constant(true),
      },
      { requiredKeys: [] },
    );
    const mostlyNone = fc.oneof(
      { arbitrary: fc.constant({ argv: ["a"] }), weight: 5 },
      { arbitrary: command, weight: 1 },
    );
    const candidate = fc.record(
      {
        name: word,
        backend: word,
        model: word,
        env: fc.dictionary(word, word),
        unset_env: fc.array(word),
        command: mostlyNone,
      },
      { requiredKeys: ["backend"] },
    );
    const config = fc.record(
      {
        benchmark: word,
        candidates: fc.array(candidate, { maxLength: 2 }),
        task: fc.array(word, { maxLength: 2 }),
        runs: whole,
        attempt_timeout_seconds: whole,
        seed: whole,
        concurrency: whole,
        alpha: number,
        threshold: number,
        margin: number,
        max_excluded: number,
        rule: fc.constantFrom("paired", "paired", "paired", "pared"),
        benchmark_options: fc.dictionary(word, fc.oneof(word, number, fc.boolean())),
      },
      { requiredKeys: ["benchmark", "candidates"] },
    );
    const counts = { accepted: 0, refused: 0 };
    fc.assert(
      fc.property(config, (raw) => {
        const byShape = checkShape(raw).config !== null;
        counts[byShape ? "accepted" : "refused"] += 1;
        expect([accepts(raw), isCompareConfig(raw), raw]).toEqual([byShape, byShape, raw]);
      }),
      { numRuns: 1500 },
    );
    expect(counts.accepted).toBeGreaterThan(100);
    expect(counts.refused).toBeGreaterThan(100);
  });
});

describe("what is shipped", () => {
  test("has the presets that the README names", async () => {
    const readme = await readFile(join(SHIPPED, "README.md"), "utf8");
    const rows = [...readme.matchAll(/^\| `([^`]+)` +\|/gm)].map(([, name]) => name);
    expect(rows.toSorted()).toEqual((await listPresets(ONLY_SHIPPED)).map(({ name }) => name));
  });

  test("is valid by the program and by the JSON Schema, and leads editors to it", async () => {
    const files = [EXAMPLE, ...(await listPresets(ONLY_SHIPPED)).map(({ file }) => file)];
    expect(files.length).toBeGreaterThanOrEqual(3);
    for (const file of files) {
      const loaded = await loadCompareConfig(file, { minCandidates: 1 });
      expect([file, loaded.problems]).toEqual([file, []]);
      expect([file, accepts(loaded.raw), accepts.errors]).toEqual([file, true, null]);
      const text = await readFile(file, "utf8");
      const link = /\$schema(?:=|": ")(?<path>[^\s"]+)/.exec(text)?.groups?.["path"] ?? "none";
      expect(join(dirname(file), link)).toBe(SCHEMA);
    }
  });

  test("names exercises of aider-polyglot that its pinned revision has", async () => {
    const configs = await Promise.all(
      (await listPresets(ONLY_SHIPPED)).map(({ name }) => loadPreset(name, ONLY_SHIPPED, () => undefined)),
    );
    const named = configs.flatMap(({ shape }) => (shape?.benchmark === "aider-polyglot" ? (shape.task ?? []) : []));
    expect(POOL.length).toBe(225);
    expect(named.length).toBeGreaterThan(12);
    expect(named.filter((id) => !POOL.includes(id))).toEqual([]);
  });

  test("shows every key in the example, and the true defaults in its list of them", async () => {
    const example = parse(await readFile(EXAMPLE, "utf8")) as Record<string, unknown>;
    const known = Object.keys((accepts.schema as { properties: object }).properties);
    const shown = [...Object.keys(example), "$schema", "benchmark_options"];
    expect(shown.toSorted()).toEqual(known.toSorted());
    const { rule, alpha, threshold, margin, max_excluded, cluster, order } = DEFAULTS;
    expect(example).toMatchObject({ rule, alpha, threshold, margin, max_excluded, cluster, order });
  });
});

describe("presets", () => {
  let dir: string;
  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), "presets-"));
    const preset = (benchmark: string) => `benchmark: ${benchmark}\ncandidates: [{ backend: stub }]\n`;
    await mkdir(join(dir, "mine"));
    await writeFile(join(dir, "mine/smoke.yaml"), preset("mine"));
    await writeFile(join(dir, "mine/both.yml"), preset("yml"));
    await writeFile(join(dir, "mine/both.json"), '{"benchmark": "json", "candidates": [{"backend": "stub"}]}');
    await writeFile(join(dir, "mine/bad.yaml"), "benchmark: mini\nruns: 0\n");
    await writeFile(join(dir, "mine/notes.txt"), "x");
    await writeFile(join(dir, "outside.yaml"), preset("outside"));
  });
  afterAll(() => rm(dir, { recursive: true }));

  const quiet = (): void => undefined;

  test("are found by name, in the earlier folder first, .json before .yaml, and missing folders have none", async () => {
    await mkdir(join(dir, "farther"), { recursive: true });
    await writeFile(join(dir, "farther/both.json"), '{"benchmark": "far", "candidates": [{"backend": "stub"}]}');
    const folders = withOwn(...["mine", "farther", "missing"].map((name) => join(dir, name)));
    expect((await listPresets(folders)).map(({ name }) => name)).toEqual(
      expect.arrayContaining(["bad", "both", "demo", "smoke"]),
    );
    expect((await loadPreset("both", folders, quiet)).shape?.benchmark).toBe("json");
    expect((await loadPreset("demo", folders, quiet)).shape?.benchmark).toBe("mini");
  });

  test("of one's own never stand in for built-in ones, and say where they are", async () => {
    const folders = withOwn(join(dir, "mine"));
    const listed = (await listPresets(folders)).find(({ name }) => name === "smoke");
    expect(listed?.file).toBe(join(SHIPPED, "smoke.json"));
    await expect(loadPreset("smoke", folders, quiet)).rejects.toMatchObject({
      code: "preset-name-taken",
      exit: 2,
      message: expect.stringContaining(join(dir, "mine/smoke.yaml")) as string,
      hint: expect.stringContaining(`compare --config ${join(dir, "mine/smoke.yaml")}`) as string,
    });
    const said: string[] = [];
    await loadPreset("both", folders, (text) => void said.push(text));
    expect(said).toEqual([`The preset both is ${join(dir, "mine/both.json")}.`]);
    await loadPreset("demo", folders, (text) => void said.push(text));
    expect(said).toHaveLength(1);
  });

  test("are found where one works in the folder of the program itself", async () => {
    const loaded = await loadPreset("demo", withOwn(join(SHIPPED, "..", "presets"), join(dir, "missing")), quiet);
    expect(loaded.shape?.benchmark).toBe("mini");
  });

  test("report their problems as any config does", async () => {
    const { problems, source } = await loadPreset(
      "bad",
      { own: [join(dir, "mine")], builtIn: join(dir, "missing") },
      quiet,
    );
    expect(source).toBe(join(dir, "mine/bad.yaml"));
    expect(problems.map(({ path }) => path).toSorted()).toEqual(["candidates", "runs"]);
  });

  test.each([
    ["smok", /Did you mean smoke\?/],
    ["../outside", /Known: bad, both, smoke/],
    ["qqqqqqqq", /Known: bad, both, smoke/],
  ])("that are unknown are answered with what there is: %s", async (name, hint) => {
    const error: unknown = await loadPreset(name, { own: [], builtIn: join(dir, "mine") }, quiet).catch(
      (thrown: unknown) => thrown,
    );
    expect(error).toMatchObject({ code: "unknown-preset", exit: 2 });
    expect((error as UsageError).hint).toMatch(hint);
  });
});
