import { describe, expect, it } from "vitest";
import type { EnvironmentSpec, ToolchainSpec } from "#core/environment.ts";
import type { Exec } from "#core/ports.ts";
import { needsText, outstandingNeeds } from "#engine/needs/outstanding-needs.ts";
import { surveyNeeds } from "#engine/needs/survey-needs.ts";
import { prepareNeeds } from "#engine/needs/prepare-needs.ts";
import { testEngine } from "../../support/engine.ts";
import { tinyAdapter } from "../../support/tiny-benchmark.ts";

const shell: ToolchainSpec = {
  id: "sh",
  probe: ["sh", "-c", "echo sh 5.1"],
  version: /sh (\S+)/,
  install: { command: "get sh" },
};
const frob: ToolchainSpec = { id: "frob", probe: ["frob"], version: /(.*)/, install: { apt: ["frob"] } };

const library: EnvironmentSpec = {
  id: "lib",
  files: new Map(),
  build: [{ argv: ["true"], timeoutMs: 20_000 }],
  checks: [],
  toolchains: ["sh"],
  provides: {},
};

describe("what tasks still want of a machine", () => {
  it("is each missing toolchain with the tasks it costs, and each environment until it is made", async () => {
    using engine = await testEngine();
    const tasks = ["a", "b", "c"].map((id) => ({ id, language: id, repo: null, expectedSeconds: 1 }));
    const adapter = tinyAdapter("exit 0", {
      tasks,
      toolchains: ({ id }) => (id === "a" ? ["frob"] : ["sh"]),
      environments: () => [library],
    });
    const look = async () => outstandingNeeds(await surveyNeeds(adapter, tasks, [shell, frob], engine), engine);
    const before = await look();
    expect(before).toMatchObject({ tasks: 3, missing: [{ tasks: 1 }], unprepared: ["lib"] });
    expect(needsText(before)).toMatch(
      /^Plus preparing 1 environment \(lib\) first, once: .*\n1 of 3 tasks cannot be run here: frob .*apt-get install frob/,
    );
    await prepareNeeds(adapter, tasks, [shell, frob], engine);
    expect((await look()).unprepared).toEqual([]);
  });
  it("is found out once for what is said before a run and for the run", async () => {
    using engine = await testEngine();
    let asked = 0;
    const exec: Exec = { ...engine.exec, run: (spec) => (asked++, engine.exec.run(spec)) };
    const machine = { ...engine, exec };
    const tasks = [{ id: "a", language: "a", repo: null, expectedSeconds: 1 }];
    const adapter = tinyAdapter("exit 0", { tasks, toolchains: () => ["sh"] });
    const survey = await surveyNeeds(adapter, tasks, [shell], machine);
    expect(outstandingNeeds(survey, machine).missing).toEqual([]);
    const needs = await prepareNeeds(adapter, tasks, [shell], machine, { survey });
    expect(needs(tasks[0]!).toolchains).toEqual({ sh: "5.1" });
    expect(asked).toBe(1);
  });
});
