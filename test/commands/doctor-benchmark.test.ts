import { describe, expect, it } from "vitest";
import { benchmarkChecks } from "#commands/doctor-benchmark.ts";
import type { ToolchainSpec } from "#core/environment.ts";
import type { AdapterPlugin } from "#plugins/adapters/contract.ts";
import { defineRegistry } from "#plugins/registry.ts";
import { testEngine } from "../support/engine.ts";
import { tinyAdapter } from "../support/tiny-benchmark.ts";

const shell: ToolchainSpec = { id: "sh", probe: ["sh", "-c", "echo sh 5.1"], version: /sh (\S+)/, install: "get sh" };
const frob: ToolchainSpec = { id: "frob", probe: ["frob"], version: /(.*)/, install: "apt-get install frob" };

const task = (id: string, language: string) => ({ id, language, repo: null, expectedSeconds: 1 });

async function checksOf(parts: Partial<AdapterPlugin>) {
  using engine = await testEngine();
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
  return await benchmarkChecks("tiny", { ...engine, adapters });
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
        found: expect.stringMatching(/^sh 5\.1, frob is not installed/) as string,
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
});
