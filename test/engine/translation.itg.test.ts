import fs from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { fromFlags } from "#commands/shared/source.ts";
import type { RunRecord, Stats } from "#core/records.gen.ts";
import { checkServices, servedRun } from "#engine/readiness/model-services.ts";
import { planRun } from "#engine/plan-run.ts";
import { probeAgents, readyCandidate } from "#engine/readiness/preflight.ts";
import { run } from "#engine/run.ts";
import { LITELLM } from "#engine/translation/litellm.ts";
import { http } from "#platform/http.ts";
import { RECORD_FILE } from "#record/layout.ts";
import { readRun } from "#record/read-run.ts";
import { testEngine } from "../support/engine.ts";
import { type ModelServer, startModelServer } from "../support/model-server/model-server.ts";
import { tokensOf } from "../support/model-server/request-log.ts";
import { skipUnless } from "../support/skip.ts";
import { installedAgents, keptCaches, pathWithAgents } from "../support/tested-agents.ts";

const MODEL = "Qwen/Qwen3-Coder-30B";
const KEY = "sk-of-the-vllm-server-0123456789";
const installed = installedAgents().some(({ id }) => id === "claude-code");

/** Claude Code against a vLLM server that speaks OpenAI's chat protocol alone. */
async function translatedRun(server: ModelServer) {
  using machine = await testEngine();
  const cacheRoot = join(keptCaches(), "benchmark-harness");
  const host = { ...machine.host, cacheRoot, baseEnv: { ...machine.host.baseEnv, PATH: pathWithAgents() } };
  const engine = { ...machine, host };
  const candidate = { backend: "claude-code", model: MODEL, provider: "vllm", endpoint: server.url };
  const source = await fromFlags({}, [candidate], { benchmark: "stub", sample: 1 });
  const planner = {
    now: () => new Date(0),
    commandLine: [],
    version: "0.0.0-test",
    cores: 1,
    stateDir: host.tempRoot,
    toolchain: "test",
    cacheRoot,
    offline: true,
    env: {},
  };
  const plan = await planRun(source, { kind: "run", existing: null }, planner, engine);
  const env = { VLLM_API_KEY: KEY };
  const services = await checkServices(plan, { providers: engine.providers, http, env, gateway: true });
  const served = servedRun(plan, services);
  const programs = await probeAgents(served.candidates, engine, { ownProbes: false });
  const candidates = served.candidates.map((one, at) => readyCandidate(one, programs[at] ?? null, env));
  const ready = { ...served, candidates };
  const path = join(host.tempRoot, "run");
  await run(ready, path, { shard: null, stopAfter: 5, hide: [] }, engine);
  const { rows } = readRun(path);
  const row = rows[0] ?? expect.unreachable("there is no row");
  const json = (name: string): unknown => JSON.parse(fs.readFileSync(join(path, row.dir, name), "utf8"));
  const everything = fs
    .readdirSync(path, { recursive: true, encoding: "utf8" })
    .map((name) => join(path, name))
    .filter((name) => fs.statSync(name).isFile())
    .map((name) => fs.readFileSync(name, "utf8"))
    .join("\n");
  return {
    check: services[0]?.check,
    row,
    record: json(RECORD_FILE) as RunRecord,
    stats: json("stats.json") as Stats,
    everything,
    left: fs.readdirSync(host.tempRoot).filter((name) => name.startsWith("litellm-")),
  };
}

describe.skipIf(skipUnless(installed, "agents"))("a provider that speaks another protocol than the agent", () => {
  it("is translated for by a real LiteLLM proxy, which the gateway counts behind", { timeout: 600_000 }, async () => {
    await using server = await startModelServer({
      key: KEY,
      models: [MODEL],
      contextWindow: 262_144,
      speaks: ["openai-chat"],
      turns: [{ say: "I write it.", act: [{ write: "answer.txt", content: "42\n" }] }, { say: "Done." }],
    });
    const { check, row, record, stats, everything, left } = await translatedRun(server);
    expect(check).toMatchObject({ protocol: "anthropic", translator: "LiteLLM", refusal: null });
    expect(record.backend).toMatchObject({ provider_endpoint: server.url, translator: LITELLM, error: null });
    expect(row.class).not.toBe("provider");
    const answered = server.requests.filter(({ usage }) => usage !== null);
    expect(answered.length).toBeGreaterThanOrEqual(2);
    expect(new Set(server.requests.map(({ dialect, key }) => `${dialect} ${key}`))).toEqual(
      new Set(["openai-chat right"]),
    );
    const sent = tokensOf(server.requests);
    expect(stats.wire).toMatchObject({ requests: answered.length, failed: 0, tokens_output: sent.output });
    expect(everything).not.toContain(KEY);
    expect(left).toEqual([]);
  });
});
