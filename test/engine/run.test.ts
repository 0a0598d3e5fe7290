import fs from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { fromFlags } from "#commands/shared/source.ts";
import { planRun, type PlannedRun } from "#engine/plan-run.ts";
import { run } from "#engine/run.ts";
import type { ModelService } from "#engine/run-job.ts";
import { readOwnAttempt } from "#record/attempt/own-attempt.ts";
import { readRun } from "#record/read-run.ts";
import { testEngine, type TestEngine } from "../support/engine.ts";

/** What a proxy would have to stand before. */
const TRANSLATED: ModelService = {
  route: { protocol: "anthropic", upstream: "http://localhost:1", headers: {}, secrets: [], models: [] },
  recorded: "http://localhost:1",
  direct: { protocol: "anthropic", baseUrl: "http://localhost:1", token: "none" },
  facts: {},
  translation: { upstream: "http://localhost:1", model: "m", key: null },
};

/** The candidate `plain`, and `foreign`, whose model has to be translated for. */
async function planned(engine: TestEngine): Promise<PlannedRun> {
  const candidates = [
    { name: "plain", backend: "stub" },
    { name: "foreign", backend: "stub", model: "fail" },
  ];
  const source = await fromFlags({}, candidates, { benchmark: "stub" });
  const { tempRoot, cacheRoot } = engine.host;
  const planner = { now: () => new Date(0), commandLine: [], version: "0.0.0-test", cores: 1, toolchain: "test" };
  const machine = { stateDir: tempRoot, cacheRoot, offline: true, env: {} };
  return planRun(source, { kind: "compare", existing: null }, { ...planner, ...machine }, engine);
}

const translated = (given: PlannedRun): PlannedRun => ({
  ...given,
  candidates: given.candidates.map((candidate, at) => (at === 1 ? { ...candidate, service: TRANSLATED } : candidate)),
});

/** A machine on which no proxy can be started, for want of Python. */
function withoutPython(engine: TestEngine): TestEngine {
  const bin = join(engine.host.tempRoot, "bin");
  fs.mkdirSync(bin);
  fs.writeFileSync(join(bin, "python3"), "#!/bin/sh\nexit 1\n", { mode: 0o755 });
  const baseEnv = { ...engine.host.baseEnv, PATH: `${bin}:${engine.host.baseEnv["PATH"] ?? ""}` };
  return { ...engine, host: { ...engine.host, baseEnv } };
}

const OPTIONS = { shard: null, stopAfter: 5, hide: [] };

describe("a proxy that translates", () => {
  it("is started for the part of a run whose candidate needs it, and for no other", async () => {
    using machine = await testEngine();
    const engine = withoutPython(machine);
    const given = translated(await planned(engine));
    const part = (index: number) =>
      run(given, join(machine.host.tempRoot, `part-${index}`), { ...OPTIONS, shard: { index, of: 2 } }, engine);
    await expect(part(2)).rejects.toMatchObject({ code: "no-python" });
    await part(1);
    expect(readRun(join(machine.host.tempRoot, "part-1")).rows.map(({ class: cls }) => cls)).toEqual(["pass"]);
  });

  it("is not started where nothing is left to do", async () => {
    using machine = await testEngine();
    const engine = withoutPython(machine);
    const given = await planned(engine);
    const path = join(machine.host.tempRoot, "run");
    await run(given, path, OPTIONS, engine);
    await run(translated(given), path, OPTIONS, engine);
    expect(readRun(path).rows.map(({ class: cls }) => cls)).toEqual(["pass", "fail"]);
  });
});

describe("what a run puts on record", () => {
  it("is spelled as those who read very many records expect it", async () => {
    using engine = await testEngine();
    const path = join(engine.host.tempRoot, "run");
    await run(await planned(engine), path, OPTIONS, engine);
    const { rows } = readRun(path);
    expect(rows).toHaveLength(2);
    for (const { dir, digest } of rows) expect(readOwnAttempt(join(path, dir))?.digest).toBe(digest);
  });
});
