import fs from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { benchmarkChecks } from "#commands/doctor-benchmark.ts";
import type { EnvironmentSpec, ToolchainSpec } from "#core/environment.ts";
import { treeOf } from "#core/tree.ts";
import type { AdapterPlugin } from "#plugins/adapters/contract.ts";
import { defineRegistry } from "#plugins/registry.ts";
import { testEngine, type TestEngine } from "../support/engine.ts";
import { tinyAdapter } from "../support/tiny-benchmark.ts";

const shell: ToolchainSpec = { id: "sh", probe: ["sh", "-c", "echo sh 5.1"], version: /sh (\S+)/, install: "get sh" };
const frob: ToolchainSpec = { id: "frob", probe: ["frob"], version: /(.*)/, install: "apt-get install frob" };

const task = (id: string, language: string) => ({ id, language, repo: null, expectedSeconds: 1 });

async function checksOf(parts: Partial<AdapterPlugin>) {
  using engine = await testEngine();
  return await checksOn(engine, parts);
}

async function checksOn(engine: TestEngine, parts: Partial<AdapterPlugin>, prepare = false) {
  const tiny: AdapterPlugin = {
    id: "tiny",
    summary: "For tests.",
    revision: "1",
    options: {},
    toolchains: [shell, frob],
    open: (_, folder) =>
      Promise.resolve(
        tinyAdapter("exit 0", {
          tasks: folder === null && parts.dataset !== undefined ? [] : [task("a", "b"), task("c", "a"), task("d", "a")],
          toolchains: ({ language }) => (language === "a" ? ["sh"] : ["sh", "frob"]),
          quarantined: new Map([["d", "odd"]]),
        }),
      ),
    ...parts,
  };
  const adapters = defineRegistry<AdapterPlugin>("benchmark", { tiny: () => Promise.resolve({ default: tiny }) });
  return await benchmarkChecks("tiny", prepare, { ...engine, adapters });
}

describe("what a machine has of a benchmark", () => {
  it("is told by language, with versions, and the command that installs what is missing", async () => {
    expect(await checksOf({})).toEqual([
      {
        check: "benchmark tiny",
        ok: true,
        found: "3 tasks, 1 of them unsound and left out. For tests.",
        next: null,
      },
      { check: "a, 2 tasks", ok: true, found: "sh 5.1", next: null },
      {
        check: "b, 1 task",
        ok: false,
        found: expect.stringMatching(/^sh 5\.1; frob is not installed.*[^.]$/) as string,
        next: "apt-get install frob",
      },
    ]);
  });

  it("says how to get data that is not there, and still what of the toolchains is", async () => {
    const checks = await checksOf({
      dataset: { repository: "/nowhere", commit: "0".repeat(40), tree: "1".repeat(40) },
    });
    expect(checks[0]).toEqual({
      check: "benchmark tiny",
      ok: false,
      found: null,
      next: "Get its data with: benchmark fetch tiny",
    });
    expect(checks.slice(1).map(({ check, ok }) => [check, ok])).toEqual([
      ["sh", true],
      ["frob", false],
    ]);
  });

  it("is told of each environment: not made yet, made, altered, impossible to make, waiting for a toolchain", async () => {
    using engine = await testEngine();
    const log = join(engine.host.tempRoot, "log");
    const library = (id: string, script: string, toolchains: readonly string[] = []): EnvironmentSpec => ({
      id,
      files: treeOf({ "answer.txt": "forty-two" }),
      build: [{ argv: ["sh", "-c", script], timeoutMs: 20_000 }],
      checks: [],
      toolchains,
      provides: {},
    });
    const parts = {
      open: () =>
        Promise.resolve(
          tinyAdapter("exit 0", {
            tasks: [task("a", "b"), task("c", "a"), task("d", "a")],
            environments: ({ language }) =>
              language === "a"
                ? [library("good", `echo built >>${log}`)]
                : [library("bad", "echo no such package; exit 7"), library("late", "exit 0", ["frob"])],
          }),
        ),
    };
    const told = async (prepare = false) =>
      (await checksOn(engine, parts, prepare)).slice(1).map(({ check, ok, found }) => `${ok} ${check}: ${found}`);
    const late = "false b, environment late: waits for frob";
    const frobLacks = expect.stringMatching(/^false b, 1 task: frob is not installed/) as string;
    expect(await told()).toEqual([
      "true a, environment good: not prepared yet; the first run makes it",
      frobLacks,
      "true b, environment bad: not prepared yet; the first run makes it",
      late,
    ]);
    expect(fs.existsSync(log)).toBe(false);
    const good = expect.stringMatching(/^true a, environment good: prepared and unaltered, in /) as string;
    expect(await told(true)).toEqual([
      good,
      frobLacks,
      expect.stringMatching(/^false b, environment bad: [^]*ended with 7[^]*no such package/) as string,
      late,
    ]);
    const made = join(engine.host.cacheRoot, engine.exec.sealsRest ? "environments" : "environments-unsealed");
    const [folder = ""] = fs.readdirSync(made).filter((name) => /^good-[0-9a-f]+$/.test(name));
    fs.chmodSync(join(made, folder, "answer.txt"), 0o644);
    fs.writeFileSync(join(made, folder, "answer.txt"), "forty-six");
    expect((await told())[0]).toBe(
      "true a, environment good: altered since it was prepared; the next run makes it anew",
    );
    expect(await told(true)).toContainEqual(good);
    expect(fs.readFileSync(log, "utf8")).toBe("built\nbuilt\n");
  });
});
