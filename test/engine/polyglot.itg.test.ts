import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { fromFlags } from "#commands/shared/source.ts";
import { checkServices, servedRun } from "#engine/model-services.ts";
import { planRun } from "#engine/plan-run.ts";
import { preflight, readyCandidates } from "#engine/preflight.ts";
import { run } from "#engine/run.ts";
import { http } from "#platform/http.ts";
import plugin from "#plugins/adapters/aider-polyglot/index.ts";
import { readRun } from "#record/read-run.ts";
import { testEngine } from "../support/engine.ts";
import { startModelServer } from "../support/model-server/model-server.ts";
import { tokensOf } from "../support/model-server/request-log.ts";
import { smallPolyglot, taskOf } from "../support/polyglot.ts";
import { scriptedAnswers } from "../support/scripted-answers.ts";
import { skipUnless } from "../support/skip.ts";
import { agentsDir, installedAgents, pathWithAgents } from "../support/tested-agents.ts";

const TASK = "python/tide-table";
const installed = installedAgents().some(({ id }) => id === "aider");

/** aider on an exercise of the committed dataset: a wrong answer first, then a right one. */
async function exerciseRun(url: string) {
  using machine = await testEngine();
  const adapter = smallPolyglot();
  // The environment that answers are tested in takes a minute to make.
  const cacheRoot = join(agentsDir(), "environments");
  const host = { ...machine.host, cacheRoot, baseEnv: { ...machine.host.baseEnv, PATH: pathWithAgents() } };
  const adapters = { ...machine.adapters, get: () => Promise.resolve({ ...plugin, open: async () => adapter }) };
  const engine = { ...machine, host, adapters };
  const candidate = { backend: "aider", model: "scripted", provider: "openai", endpoint: url };
  const source = await fromFlags({ task: [TASK] }, [candidate], { benchmark: "aider-polyglot" });
  const planner = {
    now: () => new Date(0),
    commandLine: [],
    version: "0.0.0-test",
    cores: 1,
    stateDir: host.tempRoot,
    toolchain: "test",
    env: {},
    cacheRoot,
  };
  const plan = await planRun(source, { kind: "run", existing: null }, planner, engine);
  const env = { OPENAI_API_KEY: "sk-of-the-provider-0123456789" };
  const served = servedRun(plan, await checkServices(plan, { providers: engine.providers, http, env, gateway: true }));
  const programs = await preflight(served.candidates, engine);
  const ready = { ...served, candidates: readyCandidates(served.candidates, programs, env) };
  const path = join(host.tempRoot, "run");
  await run(ready, path, { shard: null, stopAfter: 5, hide: [] }, engine);
  return [...readRun(path).rows].map(({ a, class: cls, reason }) => ({ a, cls, reason }));
}

describe.skipIf(skipUnless(installed, "agents"))("a real program on an exercise", () => {
  it("fails, is shown what failed, and passes", { timeout: 600_000 }, async () => {
    const adapter = smallPolyglot();
    const task = taskOf(adapter, TASK);
    const cases = scriptedAnswers("aider", adapter, [{ task, attempts: ["wrong", "right"] }]);
    await using server = await startModelServer({ turns: [], cases });
    const attempts = await exerciseRun(server.url);
    expect(attempts.map(({ a, cls }) => [a, cls])).toEqual([
      [1, "fail"],
      [2, "pass"],
    ]);
    expect(tokensOf(server.requests).output).toBe(100);
  });
});
