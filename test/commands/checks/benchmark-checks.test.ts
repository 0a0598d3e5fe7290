import fs from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { benchmarkChecks } from "#commands/checks/benchmark-checks.ts";
import type { EnvironmentSpec, ToolchainSpec } from "#core/environment.ts";
import { treeOf } from "#core/tree.ts";
import type { AdapterPlugin } from "#plugins/adapters/contract.ts";
import { defineRegistry } from "#plugins/registry.ts";
import { testEngine, type TestEngine } from "../../support/engine.ts";
import { tinyAdapter } from "../../support/tiny-benchmark.ts";

const shell: ToolchainSpec = {
  id: "sh",
  probe: ["sh", "-c", "echo sh 5.1"],
  version: /sh (\S+)/,
  install: { command: "get sh" },
};
const frob: ToolchainSpec = {
  id: "frob",
  probe: ["frob"],
  version: /(.*)/,
  atLeast: [2, 1],
  install: { apt: ["frob"] },
};

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
  it("is told by language, with found and needed versions, and the one command that installs what is missing", async () => {
    const { checks, missing } = await checksOf({});
    expect(checks).toEqual([
      {
        check: "benchmark tiny",
        state: "present",
        ok: true,
        found: "3 tasks, 1 of them unsound and left out. For tests.",
        next: null,
      },
      expect.objectContaining({ check: "a, 2 tasks", state: "present", ok: true, found: "sh 5.1", next: null }),
      {
        check: "b, 1 task",
        state: "missing",
        ok: false,
        found: "sh 5.1, no frob (2.1 or later is needed)",
        next: "apt-get install frob",
        toolchains: [
          { id: "sh", state: "usable", version: "5.1", needed: null, tasks: 1, install: "get sh" },
          { id: "frob", state: "absent", version: null, needed: "2.1", tasks: 1, install: "apt-get install frob" },
        ],
      },
    ]);
    expect(missing).toEqual([{ apt: ["frob"] }]);
  });

  it("says how to get data that is not there, and still what of the toolchains is", async () => {
    const { checks, missing } = await checksOf({
      dataset: { repository: "/nowhere", commit: "0".repeat(40), tree: "1".repeat(40) },
    });
    expect(checks.map(({ check, state, next }) => [check, state, next])).toEqual([
      ["data of tiny", "missing", "benchmark fetch tiny"],
      ["sh", "present", null],
      ["frob", "missing", "apt-get install frob"],
    ]);
    expect(missing).toEqual([{ apt: ["frob"] }]);
  });

  it("is told of each environment: not made yet, made, altered, impossible to make, waiting for a toolchain", async () => {
    using engine = await testEngine();
    const log = join(engine.host.tempRoot, "log");
    const library = (id: string, script: string): EnvironmentSpec => ({
      id,
      files: treeOf({ "answer.txt": "forty-two" }),
      build: [{ argv: ["sh", "-c", script], timeoutMs: 20_000 }],
      checks: [],
      toolchains: [],
      provides: {},
    });
    const parts = {
      open: () =>
        Promise.resolve(
          tinyAdapter("exit 0", {
            tasks: [task("a", "b"), task("c", "a"), task("d", "a")],
            toolchains: ({ language }) => (language === "a" ? [] : ["frob"]),
            environments: ({ language }) =>
              language === "a"
                ? [library("good", `echo built >>${log}`), library("bad", "echo no such package; exit 7")]
                : [library("late", "exit 0")],
          }),
        ),
    };
    const told = async (prepare = false) =>
      (await checksOn(engine, parts, prepare)).checks
        .slice(1)
        .map(({ check, state, found }) => `${state} ${check}: ${found}`);
    const late = "prepared-later b, environment late: when there is frob";
    const frobLacks = "missing b, 1 task: no frob (2.1 or later is needed)";
    expect(await told()).toEqual([
      "prepared-later a, environment good: by the first run that needs it",
      "prepared-later a, environment bad: by the first run that needs it",
      frobLacks,
      late,
    ]);
    expect(fs.existsSync(log)).toBe(false);
    const good = expect.stringMatching(/^prepared a, environment good: in .+, unaltered$/) as string;
    expect(await told(true)).toEqual([
      good,
      expect.stringMatching(/^failed a, environment bad: [^]*ended with 7[^]*no such package/) as string,
      frobLacks,
      late,
    ]);
    const made = join(engine.host.cacheRoot, engine.exec.sealsRest ? "environments" : "environments-unsealed");
    const [folder = ""] = fs.readdirSync(made).filter((name) => /^good-[0-9a-f]+$/.test(name));
    fs.chmodSync(join(made, folder, "answer.txt"), 0o644);
    fs.writeFileSync(join(made, folder, "answer.txt"), "forty-six");
    expect((await told())[0]).toBe("altered a, environment good: will be remade by the next run");
    expect(await told(true)).toContainEqual(good);
    expect(fs.readFileSync(log, "utf8")).toBe("built\nbuilt\n");
  });
});
