import fs from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { fromFlags } from "#commands/shared/source.ts";
import type { CompareConfig } from "#config/compare.ts";
import type { RunEnd, RunEvent } from "#core/events.ts";
import type { OpenGateway } from "#core/gateway.ts";
import type { Stats } from "#core/records.gen.ts";
import { treeOf } from "#core/tree.ts";
import { NOTHING_MEASURED } from "#engine/known-answers.ts";
import { checkServices, noProvider, servedRun } from "#engine/readiness/model-services.ts";
import { withOwnProviders } from "#engine/own-provider.ts";
import { planRun } from "#engine/plan-run.ts";
import { run } from "#engine/run.ts";
import { http } from "#platform/http.ts";
import type { AgentRun, BackendJob, BackendPlugin, Usage } from "#plugins/backends/contract.ts";
import { defineRegistry } from "#plugins/registry.ts";
import { buildReport } from "#core/report/build-report.ts";
import { readRun } from "#record/read-run.ts";
import { testEngine, type TestEngine } from "../../support/engine.ts";
import { ask, loopbackProvider, sendJson, type LoopbackProvider } from "../../support/loopback.ts";
import { answerAs, PROVIDER_FAKES } from "../../support/provider-fakes.ts";

const MODEL = "qwen2.5-coder:7b";
const USAGE = { input_tokens: 30, cache_read_input_tokens: 10, output_tokens: 5 };

/** An Ollama that is asked for answers as well. */
const ollama = (): Promise<LoopbackProvider> =>
  loopbackProvider((request, response) => {
    const fake = PROVIDER_FAKES["ollama"] ?? expect.unreachable();
    if (request.url.startsWith("/v1/messages")) sendJson(response, { content: [], usage: USAGE });
    else answerAs(fake, request, response);
  });

const call = async ({ endpoint }: BackendJob): Promise<number> => {
  const { baseUrl, token } = endpoint ?? expect.unreachable("there is no endpoint");
  const asked = { headers: { "x-api-key": token }, body: JSON.stringify({ model: MODEL }) };
  return (await ask(`${baseUrl}/v1/messages`, asked)).status;
};

/** An agent that asks its model and reports what a test wants it to. */
const asker = (solve: (job: BackendJob) => Promise<Partial<AgentRun>>): BackendPlugin => ({
  id: "asker",
  summary: "for tests",
  verifiedWith: null,
  deterministic: false,
  protocols: ["anthropic"],
  needsOracle: false,
  modelProblems: () => [],
  probe: () => Promise.resolve({ available: true, version: null, reason: null }),
  async solve(job, box) {
    await box.put(treeOf({ "answer.txt": "x" }));
    return { ...NOTHING_MEASURED, ...(await solve(job)) };
  },
});

async function planned(
  engine: TestEngine,
  backend: BackendPlugin,
  candidate: object,
  more: Partial<CompareConfig> = {},
) {
  const backends = defineRegistry<BackendPlugin>("backend", { asker: () => Promise.resolve({ default: backend }) });
  const given = { backend: "asker", model: MODEL, provider: "ollama", ...candidate };
  const source = await fromFlags({}, [given], { benchmark: "stub", ...more });
  const planner = {
    now: () => new Date(0),
    commandLine: [],
    version: "0.0.0-test",
    cores: 1,
    stateDir: engine.host.tempRoot,
    toolchain: "test",
    cacheRoot: engine.host.tempRoot,
    offline: true,
    env: {},
  };
  return planRun(source, { kind: "run", existing: null }, planner, { ...engine, backends });
}

const deps = (engine: TestEngine, change: object = {}) => ({
  providers: engine.providers,
  http,
  env: {},
  gateway: true,
  ...change,
});

async function ran(
  engine: TestEngine,
  backend: BackendPlugin,
  endpoint: string,
  more: Partial<CompareConfig> = {},
  gateway = true,
) {
  const plan = await planned(engine, backend, { endpoint }, more);
  const served = servedRun(plan, await checkServices(plan, deps(engine, { gateway })));
  const path = join(engine.host.tempRoot, "run");
  await run(served, path, { shard: null, stopAfter: 5, hide: [] }, engine);
  const { rows } = readRun(path);
  const row = rows[0] ?? expect.unreachable("there is no row");
  const file = (name: string) => fs.readFileSync(join(path, row.dir, name), "utf8");
  return { row, stats: JSON.parse(file("stats.json")) as Stats, file, path };
}

describe("a candidate with a provider", () => {
  it("is given the time on top for which the gateway kept it waiting", async () => {
    using engine = await testEngine();
    let asked = 0;
    await using provider = await loopbackProvider((request, response) => {
      const fake = PROVIDER_FAKES["ollama"] ?? expect.unreachable();
      if (!request.url.startsWith("/v1/messages")) answerAs(fake, request, response);
      else if (++asked === 1) sendJson(response, {}, 429, { "retry-after-ms": "40" });
      else sendJson(response, { content: [], usage: USAGE });
    });
    const extra: (number | undefined)[] = [];
    const backend = asker(async (job) => {
      extra.push(job.extraMs?.());
      expect(await call(job)).toBe(200);
      extra.push(job.extraMs?.());
      return {};
    });
    await ran(engine, backend, provider.url);
    expect(extra).toHaveLength(2);
    expect(extra[0]).toBe(0);
    expect(extra[1]).toBeGreaterThan(0);
  });

  it("asks through the gateway, whose count stands beside its own", async () => {
    using engine = await testEngine();
    await using provider = await ollama();
    let seen: BackendJob["endpoint"] = null;
    const usage = {
      inputTokens: 30,
      outputTokens: 5,
      cacheReadTokens: 10,
      cacheWriteTokens: null,
      reasoningTokens: null,
    };
    const backend = asker(async (job) => {
      seen = job.endpoint;
      expect(await call(job)).toBe(200);
      return { usage };
    });
    const { row, stats, file } = await ran(engine, backend, provider.url);
    expect(seen).toMatchObject({
      protocol: "anthropic",
      baseUrl: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/) as string,
    });
    expect((seen as BackendJob["endpoint"])?.baseUrl).not.toBe(provider.url);
    expect((seen as BackendJob["endpoint"])?.contextWindow).toBe(PROVIDER_FAKES["ollama"]?.contextWindow);
    expect(stats.wire).toMatchObject({
      requests: 1,
      failed: 0,
      tokens_input: 30,
      cache_read_tokens: 10,
      tokens_output: 5,
    });
    expect(row.wire).toBe(0);
    expect(row.endpoint).toBe(provider.url);
    expect(file("wire.jsonl")).toContain('"status":200');
    expect(file("wire.jsonl")).not.toContain((seen as BackendJob["endpoint"])?.token);
  });

  it.each<[string, Partial<Usage>, number | null, boolean?]>([
    ["counts what came from the cache within its input", { inputTokens: 40, outputTokens: 5, cacheReadTokens: 10 }, 0],
    ["forgets a request", { inputTokens: 3, outputTokens: 5, cacheReadTokens: 10 }, 27],
    ["says nothing", {}, null],
    ["says that it does so", { inputTokens: 40, outputTokens: 5, cacheReadTokens: 10 }, 0, true],
    ["does so and says otherwise", { inputTokens: 40, outputTokens: 5, cacheReadTokens: 10 }, 10, false],
    ["counts it beside", { inputTokens: 30, outputTokens: 5, cacheReadTokens: 10 }, 0, false],
  ])("that %s is told from the wire", async (_, usage, differs, isWhole) => {
    using engine = await testEngine();
    await using provider = await ollama();
    const backend = asker(async (job) => {
      await call(job);
      const told = isWhole === undefined ? {} : { inputIncludesCache: isWhole };
      return { usage: { ...NOTHING_MEASURED.usage, ...usage }, ...told };
    });
    expect((await ran(engine, backend, provider.url)).row.wire).toBe(differs);
  });

  it.each([
    ["half of it", 0.5, 0.5],
    ["nobody knows how much", null, 0],
  ])(
    "that tells what it spent for %s is no other than the wire, and known in part",
    async (_, usageCoverage, cover) => {
      using engine = await testEngine();
      await using provider = await ollama();
      const backend = asker(async (job) => {
        await call(job);
        return { usage: { ...NOTHING_MEASURED.usage, inputTokens: 3, outputTokens: 5 }, usageCoverage };
      });
      const { row, stats } = await ran(engine, backend, provider.url);
      expect(stats.usage_coverage).toBe(cover);
      expect(row).toMatchObject({ tok: [3, 5, null, null, null], cover, wire: 0 });
    },
  );

  it("that asks for another model than its own is refused, and its report says so", async () => {
    using engine = await testEngine();
    await using provider = await ollama();
    const backend = asker(async (job) => {
      const { baseUrl, token } = job.endpoint ?? expect.unreachable();
      const other = { headers: { "x-api-key": token }, body: JSON.stringify({ model: "a-helper" }) };
      expect((await ask(`${baseUrl}/v1/messages`, other)).status).toBe(404);
      expect(await call(job)).toBe(200);
      return {};
    });
    const { row, path, file } = await ran(engine, backend, provider.url);
    expect(row.refused).toBe(1);
    expect(file("wire.jsonl")).toMatch(/"model":"a-helper".*may not use/);
    const { plan, rows } = readRun(path);
    const about = { plan, runDirName: "run", generatedAt: "2026-01-01T00:00:00Z", problems: [] };
    const report = buildReport({ ...about, rows: [...rows] });
    const note = expect.stringContaining("The gateway refused 1 request of ") as string;
    expect(report.candidates[0]?.requests_refused).toBe(1);
    expect(report.notes).toContainEqual(note);
    const served = buildReport({ ...about, rows: [{ ...row, refused: 0 }] });
    expect(served.notes).not.toContainEqual(note);
    expect(buildReport({ ...about, rows: [{ ...row, refused: null }] }).candidates[0]?.requests_refused).toBe(0);
  });

  it("that asks for ever is ended by its budget, whatever it says of itself", async () => {
    using engine = await testEngine();
    await using provider = await ollama();
    const backend = asker(async (job) => {
      while (!job.signal.aborted) await call(job).catch(() => 0);
      return { fault: { class: "agent_crash", reason: "killed" } };
    });
    const { row, stats } = await ran(engine, backend, provider.url, { budget: { attempt_requests: 4 } });
    expect(row).toMatchObject({
      class: "budget",
      reason: "The budget was exceeded: the 4 requests of this attempt are spent.",
    });
    expect(stats.wire).toMatchObject({ requests: 4 });
  });

  it("is ended by its budget also when its program dies of it", async () => {
    using engine = await testEngine();
    await using provider = await ollama();
    const backend = asker(async (job) => {
      for (;;) {
        await call(job);
        job.signal.throwIfAborted();
      }
    });
    const { row } = await ran(engine, backend, provider.url, { budget: { attempt_tokens: 100 } });
    expect(row.class).toBe("budget");
  });

  it("fails nothing for want of a run's budget: what is not done stays to be done, and the run says why", async () => {
    using engine = await testEngine();
    await using provider = await ollama();
    const backend = asker(async (job) => {
      await call(job);
      await call(job);
      return {};
    });
    const plan = await planned(engine, backend, { endpoint: provider.url }, { runs: 9, budget: { run_requests: 5 } });
    const path = join(engine.host.tempRoot, "run");
    const ends: RunEnd[] = [];
    const emit = (event: RunEvent): void => {
      if (event.type === "run-ended") ends.push(event.how);
    };
    const start = async () => {
      const served = servedRun(plan, await checkServices(plan, deps(engine)));
      const { spent } = await run(served, path, { shard: null, stopAfter: 5, hide: [] }, { ...engine, emit });
      return { spent, classes: readRun(path).rows.map((row) => row.class) };
    };
    const first = await start();
    expect(first).toEqual({ spent: "the 5 requests of this run are spent", classes: ["fail", "fail"] });
    expect((await start()).classes).toHaveLength(4);
    expect(ends).toEqual(["out of budget", "out of budget"]);
    expect(engine.signal.aborted).toBe(false);
  });

  it("is out of no budget that is spent when nothing is left to do", async () => {
    using engine = await testEngine();
    await using provider = await ollama();
    const spent = new AbortController();
    const ends: RunEnd[] = [];
    const emit = (event: RunEvent): void => {
      if (event.type === "trial-ended") spent.abort("the 9 s of this run are over");
      if (event.type === "run-ended") ends.push(event.how);
    };
    const openGateway: OpenGateway = async (options) => ({
      ...(await engine.openGateway(options)),
      over: spent.signal,
    });
    const plan = await planned(
      engine,
      asker(() => Promise.resolve({})),
      { endpoint: provider.url },
      { runs: 1 },
    );
    const served = servedRun(plan, await checkServices(plan, deps(engine)));
    const path = join(engine.host.tempRoot, "run");
    const ran = await run(served, path, { shard: null, stopAfter: 5, hide: [] }, { ...engine, emit, openGateway });
    expect(spent.signal.aborted).toBe(true);
    expect([ran.spent, ends, readRun(path).rows.length]).toEqual([null, ["done"], 1]);
  });

  it.each([
    ["anthropic", { keyHeader: "x-api-key" }],
    ["litellm", {}],
    ["openrouter", {}],
    ["lmstudio", {}],
  ])("is told how %s takes the key where the gateway is not wanted", async (id, header) => {
    using engine = await testEngine();
    const fake = PROVIDER_FAKES[id] ?? expect.unreachable();
    await using provider = await loopbackProvider((request, response) => answerAs(fake, request, response));
    const { keyVariables } = await engine.providers.get(id);
    const env = Object.fromEntries(keyVariables.slice(0, 1).map((name) => [name, "a-key"]));
    const agent = asker(() => Promise.resolve({}));
    const plan = await planned(engine, agent, { provider: id, endpoint: provider.url, model: fake.model });
    const [found] = await checkServices(plan, deps(engine, { env, gateway: false }));
    const { direct, facts } = found?.candidate.service ?? expect.unreachable(found?.check.refusal?.message);
    expect(facts).toEqual({ contextWindow: fake.contextWindow });
    expect(direct).toEqual({ protocol: "anthropic", baseUrl: provider.url, token: "a-key", ...header });
  });

  it("is told that its agent's own maker serves it where that is so", async () => {
    using engine = await testEngine();
    const fake = PROVIDER_FAKES["anthropic"] ?? expect.unreachable();
    await using provider = await loopbackProvider((request, response) => answerAs(fake, request, response));
    const agent = { ...asker(() => Promise.resolve({})), id: "claude-code" };
    const plan = await planned(engine, agent, { provider: "anthropic", endpoint: provider.url, model: "sonnet" });
    const [found] = await checkServices(plan, deps(engine, { env: { ANTHROPIC_API_KEY: "a-key" } }));
    expect(found?.candidate.service?.facts).toEqual({ isOfMaker: true, contextWindow: 200_000 });
  });

  it("is given the provider itself where the gateway is not wanted", async () => {
    using engine = await testEngine();
    await using provider = await ollama();
    let baseUrl = "";
    const backend = asker((job) => {
      baseUrl = job.endpoint?.baseUrl ?? "";
      return Promise.resolve({});
    });
    const { stats, path, row } = await ran(engine, backend, provider.url, {}, false);
    expect(baseUrl).toBe(provider.url);
    expect(stats.wire).toBeUndefined();
    expect(fs.existsSync(join(path, row.dir, "wire.jsonl"))).toBe(false);
  });
});

describe("a candidate whose model says whose it is", () => {
  it("is led through the gateway in that provider's place, with the bare name allowed and the key kept back", async () => {
    using engine = await testEngine();
    await using provider = await loopbackProvider((request, response) => {
      const fake = PROVIDER_FAKES["anthropic"] ?? expect.unreachable();
      if (request.url.startsWith("/v1/messages")) sendJson(response, { content: [], usage: USAGE });
      else answerAs(fake, request, response);
    });
    const env = { ANTHROPIC_API_KEY: "the-key-of-its-user", ANTHROPIC_BASE_URL: provider.url };
    let seen: BackendJob | null = null;
    const statuses: number[] = [];
    const backend: BackendPlugin = {
      ...asker(async (job) => {
        seen = job;
        const { baseUrl, token } = job.endpoint ?? expect.unreachable();
        for (const model of ["claude-sonnet-4-5", "anthropic/claude-sonnet-4-5", "claude-opus-4-1"]) {
          const asked = { headers: { "x-api-key": token }, body: JSON.stringify({ model }) };
          statuses.push((await ask(`${baseUrl}/v1/messages`, asked)).status);
        }
        return {};
      }),
      protocols: ["openai-chat", "anthropic"],
      namedProvider: () => ({ provider: "anthropic", model: "claude-sonnet-4-5", protocol: "anthropic" }),
    };
    const candidate = { provider: undefined, model: "anthropic/claude-sonnet-4-5" };
    const led = await withOwnProviders(await planned(engine, backend, candidate), engine.providers, env);
    const services = await checkServices(led, deps(engine, { env }));
    expect(services[0]?.check).toMatchObject({ provider: "anthropic", model: "claude-sonnet-4-5", key: "set" });
    const path = join(engine.host.tempRoot, "run");
    await run(servedRun(led, services), path, { shard: null, stopAfter: 5, hide: [] }, engine);
    expect(statuses[0]).toBe(200);
    expect(statuses.slice(1).every((status) => status >= 400)).toBe(true);
    expect(seen).toMatchObject({ model: candidate.model, endpoint: { inPlaceOf: "anthropic", protocol: "anthropic" } });
    expect(JSON.stringify(seen)).not.toContain("the-key-of-its-user");
    expect([...readRun(path).rows][0]?.endpoint).toBe(provider.url);
  });
});

describe("what speaks against a candidate", () => {
  const checked = async (candidate: object, change: object = {}, backend: Partial<BackendPlugin> = {}) => {
    using engine = await testEngine();
    const plan = await planned(engine, { ...asker(() => Promise.resolve({})), ...backend }, candidate);
    const services = await checkServices(plan, deps(engine, change));
    const check = services[0]?.check ?? expect.unreachable();
    return { check, error: noProvider(check), serve: () => servedRun(plan, services) };
  };

  it("is said before anything runs: nobody there, no key, no place, no common protocol", async () => {
    const down = await checked({ endpoint: "http://127.0.0.1:9" });
    expect(down.check.refusal?.message).toContain("ECONNREFUSED");
    expect(down.error).toMatchObject({ exit: 4, message: expect.stringContaining("127.0.0.1:9") as string });
    // Nothing is known of it, which is no news beside that.
    expect(down.check.warnings).toEqual([]);
    expect((await checked({ provider: "openrouter" })).check).toMatchObject({
      key: "not set",
      refusal: { hint: "Set OPENROUTER_API_KEY." },
    });
    expect((await checked({ provider: "vllm" })).check.refusal?.message).toContain("can be anywhere");
    const badlyPlaced = await checked({}, { env: { OLLAMA_HOST: "http://user:secret@box" } });
    expect(badlyPlaced.check.refusal?.message).toContain("OLLAMA_HOST holds no address");
    expect(JSON.stringify(badlyPlaced.check)).not.toContain("secret@");
  });

  it("is a context window that is too small, and a warning where it is only tight", async () => {
    await using provider = await ollama();
    expect((await checked({ endpoint: provider.url })).check).toMatchObject({
      refusal: null,
      warnings: [expect.stringContaining("32768 tokens")],
    });
    await using small = await loopbackProvider((request, response) => {
      if (request.url === "/api/show") sendJson(response, { parameters: "num_ctx 8192" });
      else answerAs(PROVIDER_FAKES["ollama"] ?? expect.unreachable(), request, response);
    });
    expect((await checked({ endpoint: small.url })).check.refusal?.message).toContain("8192 tokens");
  });

  it("is no protocol in common, unless a proxy can translate between them", async () => {
    await using provider = await loopbackProvider((request, response) =>
      answerAs(PROVIDER_FAKES["vllm"] ?? expect.unreachable(), request, response),
    );
    const candidate = { provider: "vllm", model: PROVIDER_FAKES["vllm"]?.model ?? "", endpoint: provider.url };
    const translated = await checked(candidate);
    expect(translated.check).toMatchObject({
      protocol: "anthropic",
      translator: "LiteLLM",
      refusal: null,
      warnings: ["LiteLLM will translate from anthropic to openai-chat."],
    });
    expect(translated.serve().candidates[0]?.service).toMatchObject({
      recorded: provider.url,
      translation: { upstream: provider.url, model: candidate.model, key: null },
    });
    expect((await checked(candidate, {}, { protocols: ["openai-chat"] })).check.translator).toBeNull();
    const codex = await checked(candidate, {}, { protocols: ["openai-responses"] });
    expect(codex.check.refusal?.message).toBe("asker speaks openai-responses, and vllm speaks openai-chat.");
  });

  it("never includes a withheld key, and never repeats one", async () => {
    const env = { OPENROUTER_API_KEY: "sk-canary-0123456789" };
    const withheld = await checked({ provider: "openrouter", unset_env: ["OPENROUTER_API_KEY"] }, { env });
    expect(withheld.check.key).toBe("not set");
    await using provider = await ollama();
    const { check } = await checked({ endpoint: provider.url }, { env: { OLLAMA_API_KEY: "sk-canary-0123456789" } });
    expect(check.key).toBe("set");
    expect(JSON.stringify(check)).not.toContain("canary");
  });
});
