import fs from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { CommandContext } from "#commands/command.ts";
import { run } from "#commands/dogfood.ts";
import type { FlagValues } from "#commands/flags.ts";
import type { Plan } from "#core/records.gen.ts";
import { testEngine } from "../support/engine.ts";

const PRESET = {
  benchmark: "mini",
  sample: 3,
  seed: 5,
  candidates: [{ backend: "stub" }, { backend: "stub", model: "fail" }],
};

const unused = () => Promise.reject(new Error("dogfood does no such thing"));

/** The plan of a run of the preset with these flags. */
async function planOf(flags: FlagValues): Promise<Plan> {
  using engine = await testEngine();
  const { tempRoot, cacheRoot } = engine.host;
  fs.mkdirSync(join(tempRoot, "presets"));
  fs.writeFileSync(join(tempRoot, "presets/dogfood.json"), JSON.stringify(PRESET));
  const ctx: CommandContext = {
    flags: { ...flags, "no-report": true, "run-dir": "run" },
    words: [],
    commandLine: ["benchmark", "dogfood"],
    cwd: tempRoot,
    env: {},
    version: "1",
    cores: 2,
    ownFolder: tempRoot,
    presetDirs: [join(tempRoot, "presets")],
    toolchain: "node",
    stateDir: join(tempRoot, "state"),
    cacheRoot,
    emit: () => undefined,
    signal: engine.signal,
    say: () => undefined,
    interactive: false,
    machine: () => Promise.resolve(engine),
    serveLoopback: unused,
    http: { ask: unused },
    confirm: unused,
    openInBrowser: unused,
    now: () => new Date(0),
  };
  expect((await run(ctx)).exit).toBe(0);
  return JSON.parse(fs.readFileSync(join(tempRoot, "run/plan.json"), "utf8")) as Plan;
}

describe("dogfood", () => {
  it("runs the preset of that name", async () => {
    const plan = await planOf({});
    expect(plan.benchmark).toMatchObject({ id: "mini", sample: { size: 3, seed: 5 } });
    expect(plan.candidates.map(({ name }) => name)).toEqual(["stub", "stub:fail"]);
    expect(plan.kind).toBe("compare");
  });

  it("runs it with the candidate that is named in the place of the preset's", async () => {
    const plan = await planOf({ backend: "stub", model: "pass=0.5", runs: 2 });
    expect(plan.benchmark).toMatchObject({ id: "mini", sample: { size: 3, seed: 5 } });
    expect(plan.candidates.map(({ name }) => name)).toEqual(["stub:pass=0.5"]);
    expect(plan).toMatchObject({ kind: "run", repetitions: 2 });
  });
});
