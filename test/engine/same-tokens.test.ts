/** The same requests to the same model take the same tokens, however an agent counts what a cache has to do with. */
import fs from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { makePlan, type PlanContent } from "#core/plan.ts";
import type { Stats } from "#core/records.gen.ts";
import { buildReport } from "#core/report/build-report.ts";
import { execute } from "#engine/execute.ts";
import { promptDigest, verifierDigest } from "#engine/prepare.ts";
import { workOf } from "#engine/work.ts";
import { backends } from "#plugins/backends/index.ts";
import { readRun } from "#record/read-run.ts";
import { RunDir } from "#record/run-dir.ts";
import { testEngine } from "../support/engine.ts";
import { fakeAgentOn } from "../support/fake-agent.ts";
import { visibleFolder } from "../support/harness.ts";
import { syntheticPlan } from "../support/synthetic-run.ts";
import { tinyAdapter } from "../support/tiny-benchmark.ts";
import { transcriptDir } from "../support/transcripts.ts";

/** All whose recorded conversation is the same four requests; aider needs one. */
const SAME = ["claude-code", "codex", "copilot", "gemini-cli", "omp", "opencode", "pi"] as const;
const SENT = { input: 5200, output: 200 };

const adapter = tinyAdapter('test "$(cat answer.txt)" = 42');
const plugins = await Promise.all(SAME.map((id) => backends.get(id)));

/** One task, solved by each of them once, its program being a fake that tells what the real one told. */
async function solvedByAll(folder: string, path: string) {
  using engine = await testEngine();
  // Programs under test see nothing of the folder for temporary files, where this project itself may lie.
  const recorded = (id: string): string => join(folder, "recorded", id);
  for (const { id, program = "" } of plugins) {
    fakeAgentOn(folder, program);
    fs.cpSync(transcriptDir(id, "solved"), recorded(id), { recursive: true });
  }
  const {
    schema_version: _,
    digest: __,
    ...content
  } = syntheticPlan({
    ...{ candidates: SAME.length, tasks: 1, repetitions: 1, maxAttempts: 1 },
  });
  const [task = expect.unreachable()] = adapter.tasks;
  const digests = { prompt_sha256: promptDigest(adapter, task), verifier_sha256: verifierDigest(adapter, task) };
  const tasks = content.tasks.map((planned) => ({ ...planned, ...digests, id: task.id, slug: task.id }));
  const named = content.candidates.map((candidate, at) => ({ ...candidate, name: SAME[at], backend: SAME[at] }));
  const plan = makePlan({ ...content, tasks, candidates: named } as unknown as PlanContent);
  const candidates = plugins.map((backend) => ({
    ...{ backend, model: "scripted", unsetEnv: [] },
    env: {
      FAKE_AGENT: "replay",
      FAKE_TRANSCRIPT: recorded(backend.id),
      PATH: `${folder}:/usr/bin:/bin`,
    },
  }));
  {
    using runDir = RunDir.create(path, plan);
    await execute({ plan, adapter, candidates, runDir, work: workOf(plan, null, runDir) }, { stopAfter: 5 }, engine);
  }
  const { rows } = readRun(path);
  const statsOf = (dir: string) => JSON.parse(fs.readFileSync(join(path, dir, "stats.json"), "utf8")) as Stats;
  const told = rows.map(({ c, dir }) => [SAME[c] ?? "", statsOf(dir)] as const);
  const report = buildReport({ plan, rows, runDirName: "run", generatedAt: "2026-01-02T03:04:05Z", problems: [] });
  return { rows, told: new Map(told), report };
}

describe("tokens", () => {
  it("are the same of all agents that sent and got the same, though they count in different ways", async () => {
    using folder = visibleFolder();
    using engine = await testEngine();
    const { rows, told, report } = await solvedByAll(folder.path, join(engine.host.tempRoot, "run"));
    expect(rows.map((row) => [SAME[row.c], row.class])).toEqual(SAME.map((id) => [id, "pass"]));
    // On record each says what it says itself.
    expect([told.get("claude-code")?.tokens_input, told.get("codex")?.tokens_input]).toEqual([4000, 5200]);
    const beside = [...told].filter(([, stats]) => stats.input_includes_cache === false).map(([id]) => id);
    expect(beside).toEqual(["claude-code", "omp", "opencode", "pi"]);
    // Where they are compared, they are one.
    for (const { name, tokens } of report.candidates)
      expect([name, tokens.input.mean, tokens.output.mean]).toEqual([name, SENT.input, SENT.output]);
    const [cells = expect.unreachable()] = report.tasks.map((task) => task.cells);
    for (const cell of cells) expect(cell.when_passed.tokens).toBe(SENT.input + SENT.output);
    const ratios = report.pairs.map(({ secondary }) => secondary.find(({ metric }) => metric === "tokens")?.ratio);
    expect(ratios.length).toBeGreaterThan(0);
    for (const ratio of ratios) expect(ratio).toBe(1);
  });
});
