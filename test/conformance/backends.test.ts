import fs from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { isOutcomeClass } from "#core/outcome.ts";
import { treeOf } from "#core/tree.ts";
import { evidenceIn } from "#engine/attempt/evidence.ts";
import { sandboxDeps } from "#engine/sandbox-deps.ts";
import { backends } from "#plugins/backends/index.ts";
import type { BackendJob } from "#plugins/backends/contract.ts";
import { testEngine } from "../support/engine.ts";

/** Models under which a backend is known to misbehave; a backend with a program gets fake programs instead. */
const MISBEHAVING: Readonly<Record<string, Readonly<Record<"crash" | "hang", string>>>> = {
  stub: { crash: "crash", hang: "hang" },
};

describe.each(backends.ids)("the backend %s", async (id) => {
  const backend = await backends.get(id);

  const solved = async (model: string, change: Partial<BackendJob> = {}) => {
    using engine = await testEngine();
    const evidenceDir = join(engine.host.tempRoot, "evidence");
    fs.mkdirSync(evidenceDir);
    const tier = await engine.isolation.get("worktree");
    await using box = await tier.open({ tier: "worktree" }, sandboxDeps(engine, { hide: [], unsetEnv: [] }));
    await box.put(treeOf({ "README.md": "start\n" }));
    const run = await backend.solve(
      {
        model,
        prompt: "Write answer.txt",
        task: { id: "t", language: "text", repo: null, expectedSeconds: 1 },
        repetition: 1,
        attempt: 1,
        env: {},
        unsetEnv: [],
        endpoint: null,
        timeoutMs: 20_000,
        signal: engine.signal,
        oracle: backend.needsOracle ? treeOf({ "answer.txt": "42\n" }) : null,
        own: { keys: {}, settings: {}, login: null },
        programVersion: null,
        evidence: evidenceIn(evidenceDir, null),
        ...change,
      },
      box,
    );
    return { run, files: [...(await box.snapshot({ ignore: [], maxBytes: 1_000_000 })).tree.keys()].sort() };
  };

  it("goes by the id it is registered under and says what it is", () => {
    expect(backend.id).toBe(id);
    expect(backend.id).not.toContain(":");
    expect(backend.summary).toMatch(/\S/);
  });

  it("accepts an empty model and names what is wrong with a bad one without throwing", () => {
    expect(backend.modelProblems("")).toEqual([]);
    for (const model of ["\0", "=", ",,,", "a".repeat(10_000)])
      expect(() => backend.modelProblems(model)).not.toThrow();
  });

  it("makes a copy of a candidate that it accepts itself and that is another candidate", () => {
    const copy = backend.copyOf?.("");
    if (copy === undefined) return;
    expect(copy).not.toBe("");
    expect(backend.modelProblems(copy)).toEqual([]);
  });

  it("says whether it is there and, where it is not, how to get it", async () => {
    using engine = await testEngine();
    const found = await backend.probe({ exec: engine.exec, env: { PATH: "/nonexistent" } });
    expect(found.available || (found.reason ?? "").length > 0).toBe(true);
  });

  it("solves a task and tells no more than it knows", async () => {
    const { run, files } = await solved("");
    expect(run.fault).toBeNull();
    expect(files).toContain("answer.txt");
    for (const value of Object.values(run.usage))
      expect(value === null || (Number.isInteger(value) && value >= 0)).toBe(true);
    for (const knob of [run.temperature, run.seed]) if (knob.control !== "supported") expect(knob.effective).toBeNull();
  });

  it("gives a crash and an endless program as values, with a class of their own", async () => {
    const { crash, hang } = MISBEHAVING[id] ?? expect.unreachable(`${id} has no fake that misbehaves`);
    const crashed = await solved(crash);
    expect(crashed.run.fault?.class).toBe("agent_crash");
    const hung = await solved(hang, { timeoutMs: 500 });
    expect(hung.run.fault?.class).toBe("agent_timeout");
    for (const { run } of [crashed, hung]) expect(isOutcomeClass(run.fault?.class ?? "")).toBe(true);
  });

  it("fails in the open where there is nothing it could do", async () => {
    if (!backend.needsOracle) return;
    const { run } = await solved("", { oracle: null });
    expect(run.fault).toMatchObject({ class: "environment" });
  });
});
