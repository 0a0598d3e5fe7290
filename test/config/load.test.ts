import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { UsageError } from "#core/errors.ts";
import { candidateName } from "#config/draft.ts";
import { loadCompareConfig, parseCompareConfig } from "#config/load.ts";

const YAML = "benchmark: mini\ncandidates:\n  - backend: stub\n  - { backend: stub, model: fail }\n";
const SHAPE = { benchmark: "mini", candidates: [{ backend: "stub" }, { backend: "stub", model: "fail" }] };

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "config-"));
});
afterAll(() => rm(dir, { recursive: true }));

async function file(name: string, content: string | Uint8Array): Promise<string> {
  const path = join(dir, name);
  await writeFile(path, content);
  return path;
}

describe("a file", () => {
  test.each([
    ["a.yaml", YAML],
    ["a.YML", YAML],
    ["a.json", JSON.stringify(SHAPE, null, "\t")],
    ["without-ending", JSON.stringify(SHAPE)],
    ["a.conf", YAML],
    ["bom.yaml", `\uFEFF${YAML}`],
    ["bom.json", `\uFEFF${JSON.stringify(SHAPE)}`],
    ["crlf.yaml", YAML.replaceAll("\n", "\r\n")],
    ["marked.yaml", `%YAML 1.2\n---\n${YAML}...\n`],
    ["open-end.yaml", `${YAML}---\n# nothing more\n`],
  ])("%s loads", async (name, content) => {
    const loaded = await loadCompareConfig(await file(name, content));
    expect(loaded.problems).toEqual([]);
    expect(loaded.shape).toEqual(SHAPE);
    expect(loaded.locate("candidates[1].model")).not.toBeNull();
  });

  test("keeps what was left out left out", async () => {
    const { shape } = await parseCompareConfig(`$schema: x\n${YAML}`, "a.yaml");
    expect(shape).toEqual({ $schema: "x", ...SHAPE });
    expect(shape?.candidates.map(candidateName)).toEqual(["stub", "stub:fail"]);
  });

  test("may hold one candidate where one is enough", async () => {
    const one = "benchmark: mini\ncandidates: [{ backend: stub }]\n";
    expect((await parseCompareConfig(one, "a.yaml", { minCandidates: 1 })).problems).toEqual([]);
  });

  test("may share parts by anchors and merge keys", async () => {
    const text = [
      "benchmark: mini",
      "candidates:",
      "  - &base { backend: stub, env: { A: x } }",
      "  - <<: *base",
      "    model: fail",
    ].join("\n");
    const { shape, locate } = await parseCompareConfig(text, "a.yaml");
    expect(shape?.candidates[1]).toEqual({ backend: "stub", env: { A: "x" }, model: "fail" });
    expect(locate("candidates[1].backend")).toEqual({ line: 3, column: 22 });
  });

  test("cannot grow beyond bounds by its aliases", async () => {
    const levels = Array.from({ length: 12 }, (_, level) => {
      return `k${level}: &k${level} [${Array.from({ length: 12 }, () => (level === 0 ? "x" : `*k${level - 1}`)).join(", ")}]`;
    });
    const { shape, problems } = await parseCompareConfig(levels.join("\n"), "a.yaml");
    expect(shape).toBeNull();
    expect(problems.map(({ message }) => message)).toEqual([expect.stringMatching(/anchors .* beyond all bounds/)]);
  });

  test.each([
    ["json", "[".repeat(100_000)],
    ["json", `${'{"a":'.repeat(500)}1${"}".repeat(500)}`],
    ["yaml", "[".repeat(20_000)],
    ["yaml", `${"[".repeat(100)}${"]".repeat(100)}`],
  ])("as deep as a well is refused without a crash: %s", async (format, text) => {
    const { shape, problems } = await parseCompareConfig(text, `a.${format}`);
    expect(shape).toBeNull();
    expect(problems).toHaveLength(1);
  });
});

describe("what is no config at all is refused at once:", () => {
  test.each<[string, () => Promise<string>, string, RegExp]>([
    ["a missing file", async () => join(dir, "nothing.toml"), "config-not-found", /example\.compare\.yaml/],
    [
      "a misspelt file",
      async () => `${await file("study.yaml", YAML)}l`,
      "config-not-found",
      /Did you mean study\.yaml\?/,
    ],
    ["a folder that is missing", async () => join(dir, "no/such/a.yaml"), "config-not-found", /copy/],
    ["a file as a folder", async () => join(await file("plain", "x"), "a.yaml"), "config-not-found", /copy/],
    [
      "a folder",
      async () => (await mkdir(join(dir, "folder.yaml")), join(dir, "folder.yaml")),
      "config-not-a-file",
      /file itself/,
    ],
    ["a device", async () => "/dev/null", "config-not-a-file", /file itself/],
    ["an empty file", async () => file("empty.yaml", ""), "config-empty", /example/],
    ["a blank file", async () => file("blank.yaml", " \n\n"), "config-empty", /example/],
    [
      "a program",
      async () => file("a.out", Uint8Array.of(0x7f, 0x45, 0x4c, 0x46, 0, 0, 1)),
      "config-not-text",
      /UTF-8/,
    ],
    [
      "UTF-16",
      async () => file("wide.yaml", Buffer.from("\uFEFFbenchmark: mini", "utf16le")),
      "config-not-text",
      /UTF-8/,
    ],
    [
      "Latin 1",
      async () => file("latin.yaml", Buffer.from("benchmark: m\u00fcni", "latin1")),
      "config-not-text",
      /UTF-8/,
    ],
    ["50 MB", async () => file("huge.yaml", Buffer.alloc(50_000_000, "# x\n")), "config-too-large", /globs/],
  ])("%s", async (_what, make, code, hint) => {
    const path = await make();
    const error: unknown = await loadCompareConfig(path).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(UsageError);
    expect(error).toMatchObject({ code, exit: 2 });
    expect((error as UsageError).hint).toMatch(hint);
    expect((error as UsageError).message).toContain(path);
  });
});

test("what could be read of a broken config is there for further checks", async () => {
  const text = [
    "benchmark: mini",
    "runs: none",
    "task: [a, 3, b]",
    "benchmark_options: { fast: yes, deep: [1], size: 3 }",
    "candidates:",
    "  - { backend: stub, model: x, tsak: [] }",
    "  - { backend: claude-code:opus }",
    "  - { backend: codex, model: 5, env: { A: secret } }",
    "  - stub",
  ].join("\n");
  const { draft, shape, locate } = await parseCompareConfig(text, "a.yaml");
  expect(shape).toBeNull();
  expect(draft.benchmark).toEqual({ path: "benchmark", value: "mini" });
  expect(draft.tasks).toEqual([
    { path: "task[0]", value: "a" },
    { path: "task[2]", value: "b" },
  ]);
  expect(draft.benchmarkOptions.map(({ name, value }) => [name, value])).toEqual([
    ["fast", "yes"],
    ["size", 3],
  ]);
  expect(draft.candidates.map(({ name, backend, model }) => [name?.value, backend?.value, model?.value])).toEqual([
    ["stub:x", "stub", "x"],
    [undefined, undefined, ""],
    [undefined, "codex", undefined],
    [undefined, undefined, ""],
  ]);
  expect(JSON.stringify(draft)).not.toContain("secret");
  expect(locate(draft.candidates[0]?.backend?.path ?? "none")).toEqual({ line: 6, column: 16 });
});

test.each([
  ["a wrong value", "env: [CANARY]"],
  ["a number", "env: { A: 1234567 }"],
  ["a misspelt key", "evn: { A: CANARY }"],
  ["a quote that is not closed", "env: { A: 'CANARY }"],
  ["a sign that must be quoted", "env: { A: @CANARY }"],
  ["a tag", "env: { A: !CANARY x }"],
  ["text after a value", 'env: { A: "x" CANARY }'],
  ["an alias without an anchor", "env: { A: *CANARY }"],
])("no message repeats a value of env: %s", async (_what, line) => {
  const text = `benchmark: mini\ncandidates:\n  - { backend: stub }\n  - backend: codex\n    ${line}\n`;
  const { problems } = await parseCompareConfig(text, "a.yaml");
  expect(problems).not.toEqual([]);
  expect(JSON.stringify(problems)).not.toMatch(/CANARY|1234567/);
});
