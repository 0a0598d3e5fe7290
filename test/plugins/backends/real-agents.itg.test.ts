import fs from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import picomatch from "picomatch";
import { GLOB_OPTIONS } from "#core/glob-options.ts";
import { NO_BUDGET } from "#core/gateway.ts";
import { ownSources } from "#engine/own-access.ts";
import { openGateway } from "#gateway/gateway.ts";
import { backends } from "#plugins/backends/index.ts";
import { providers } from "#plugins/providers/index.ts";
import type { BackendPlugin } from "#plugins/backends/contract.ts";
import { agentAttempt, type AttemptOptions, PROMPT } from "../../support/agent-attempt.ts";
import {
  AGENT_CASES,
  type AgentCase,
  casesFor,
  conversationFor,
  limitMs,
  startSeconds,
} from "../../support/agent-cases.ts";
import { tempDir } from "../../support/temp-dir.ts";
import { MARKER, setUp } from "../../support/user-set-up.ts";
import { type ModelServer, startModelServer } from "../../support/model-server/model-server.ts";
import { tokensOf } from "../../support/model-server/request-log.ts";
import type { Script } from "../../support/model-server/script.ts";
import { skipUnless } from "../../support/skip.ts";
import { AGENTS, installedAgents, pathWithAgents } from "../../support/tested-agents.ts";
import { processesBelow } from "../../support/watched-processes.ts";

/** A model that has another look around. */
const WITH_HELPER: Script = {
  turns: [
    {
      act: [{ tool: "Agent", args: { description: "look", prompt: "HELPER look around", subagent_type: "Explore" } }],
    },
    { say: "Done." },
  ],
  cases: {
    helper: { match: /HELPER look around/, turns: [{ act: [{ read: "README.md" }] }, { say: "It says start." }] },
  },
};

const TOKEN = "a-token-of-this-attempt-alone";
const rows: string[] = [];
const MODELS_OF_PROVIDERS = ["anthropic/claude-sonnet-4-5", "openai/gpt-5", "openrouter/qwen/qwen3-coder"];

const installed = new Set(installedAgents().map(({ id }) => id));
const loaded = await Promise.all(AGENTS.map(async ({ id }) => ({ id, backend: await backends.get(id) })));

/** One attempt of a real program against a scripted model. */
async function attempt(backend: BackendPlugin, script: Script, options: Partial<AttemptOptions> = {}) {
  await using server = await startModelServer({ ...script, key: TOKEN });
  const seen = await agentAttempt(backend, optionsFor(backend, server, options));
  return { ...seen, requests: server.requests };
}

function optionsFor({ protocols: [protocol] }: BackendPlugin, server: ModelServer, options: Partial<AttemptOptions>) {
  if (protocol === undefined) throw new RangeError("The backend speaks no protocol");
  const endpoint = { protocol, baseUrl: server.url, token: TOKEN };
  return { path: pathWithAgents(), endpoint, timeoutMs: 120_000, ...options };
}

afterAll(() =>
  console.log(["agent | case | class | solved | s | requests | tokens in/out | coverage", ...rows].join("\n")),
);

// Mostly they wait, so that all agents can at once.
describe.skipIf(skipUnless(installed.size === AGENTS.length, "agents")).concurrent.each(loaded)(
  "the real program of $id",
  ({ id, backend }) => {
    it.concurrent.each(casesFor(id))(
      "$name: ends in its class, in bounded time",
      { timeout: 180_000 },
      async (each) => {
        const { expected, but, name } = each;
        const seen = await attempt(backend, conversationFor(id, each), { timeoutMs: limitMs(id, each) });
        const { run, files, requests } = seen;
        const solved = files["answer.txt"] === "42\n";
        const tokens = tokensOf(requests);
        const [used, sent] = [`${run.usage.inputTokens}/${run.usage.outputTokens}`, `${tokens.input}/${tokens.output}`];
        const cls = run.fault?.class ?? "none";
        rows.push(
          `${id} | ${name} | ${cls} | ${solved} | ${(seen.tookMs / 1000).toFixed(1)} | ${requests.length} | ${used} of ${sent} | ${String(run.usageCoverage)}`,
        );
        const wanted = but !== undefined && id in but ? but[id] : expected;
        expect(cls, run.fault?.reason).toBe(wanted ?? "none");
        // A model that refuses does nothing, be its program told of it or not.
        if (wanted === null && each.stop === undefined) expect(solved).toBe(each.unsolved?.includes(id) !== true);
        if (cls === "none") expect(run.usage.outputTokens).not.toBeNull();
        expectSameTokens(run, requests, each.countsOpenings?.includes(id) === true ? OPENING : NOTHING, each.breaksOff);
        // aider asks for no stream.
        if (each.breaksOff === true && id !== "aider") expect(run.usageCoverage).not.toBe(1);
        for (const request of requests) expect(request.key).toBe("right");
        // A program that tries for ever would be stopped by nothing but the clock.
        expect(requests.length).toBeLessThan(40);
      },
    );

    it("gets the prompt byte for byte, and its key in no argument", async () => {
      const { requests, evidence, run } = await attempt(backend, conversationFor(id, solvedCase()));
      const texts = requests.flatMap(({ userTexts }) => userTexts);
      expect(texts.some((text) => text.includes(PROMPT.trim()))).toBe(true);
      expect(JSON.stringify([evidence, run])).not.toContain(TOKEN);
    });

    const { namedProvider } = backend;
    it.for(namedProvider === undefined ? [] : MODELS_OF_PROVIDERS)(
      "asks for %s where the gateway stands in for the provider that it names",
      { timeout: 180_000 },
      async (model, { expect }) => {
        const named = namedProvider?.(model) ?? expect.unreachable();
        await using server = await startModelServer({ ...conversationFor(id, solvedCase()), key: TOKEN });
        const endpoint = { protocol: named.protocol, baseUrl: server.url, token: TOKEN, inPlaceOf: named.provider };
        const { run, files } = await agentAttempt(backend, optionsFor(backend, server, { model, endpoint }));
        expect(run.fault).toBeNull();
        // What aider knows of these models makes it ask for another form of edits than the script has.
        if (id !== "aider") expect(files["answer.txt"]).toBe("42\n");
        expect(server.requests.map((request) => [request.model, request.key])).toEqual(
          server.requests.map(() => [named.model, "right"]),
        );
        expect(server.requests.length).toBeGreaterThan(0);
        expectSameTokens(run, server.requests);
      },
    );

    it("minds what its user set up for it where it is told to, and asks the same model all the same", async () => {
      const home = setUp(id, tempDir());
      const sources = (useHostConfig: boolean) =>
        ownSources(backend.own, { HOME: home }, { unsetEnv: [], useHostConfig, model: "scripted" });
      for (const useHostConfig of [true, false]) {
        const script = { ...conversationFor(id, solvedCase()), marker: MARKER };
        const { requests, files, run } = await attempt(backend, script, { own: sources(useHostConfig) });
        expect([useHostConfig, run.fault]).toEqual([useHostConfig, null]);
        expect(files["answer.txt"]).toBe("42\n");
        expect(requests.some(({ marked }) => marked)).toBe(useHostConfig);
      }
    });

    it("leaves nothing of its own in the work directory but what is known for a by-product", async () => {
      const settings = { CCT_AIDER_GIT_WITH_CLEANUP: "yes" };
      const own = { keys: {}, settings, loginFiles: {} };
      const { files } = await attempt(backend, conversationFor(id, solvedCase()), { own, git: true });
      const isByproduct = picomatch([...(backend.byproducts ?? [])], GLOB_OPTIONS);
      const left = Object.keys(files).filter((path) => backend.byproducts === undefined || !isByproduct(path));
      expect(left.sort()).toEqual(["README.md", "answer.txt"]);
      expect(Object.keys(files).length > left.length).toBe(id === "aider");
    });

    it("tells its version", async () => {
      const { testEngine } = await import("../../support/engine.ts");
      using engine = await testEngine();
      const found = await backend.probe({
        exec: engine.exec,
        env: { PATH: pathWithAgents(), HOME: engine.host.tempRoot },
      });
      expect(found).toMatchObject({ available: true, version: backend.verifiedWith });
    });

    it.for(["timeout", "abort"] as const)(
      "leaves nothing running after its %s, not even a daemon it started",
      { timeout: 180_000 },
      async (death, { expect }) => {
        const at = loaded.findIndex((one) => one.id === id);
        const mark = `7${String(process.pid).padStart(7, "0")}${at}${death === "abort" ? 1 : 2}`;
        // Some have a shell of their own, in which a bare sleep is no process.
        const daemon = `sh -c '(env -i setsid sleep ${mark} </dev/null >/dev/null 2>&1 &); sleep ${mark}'`;
        // aider runs no commands: it waits for its model.
        const withoutTools = id === "aider";
        await using server = await startModelServer({
          turns: [{ act: [{ run: daemon }] }],
          // Some programs do not wait for a command as long as it takes.
          faults: [{ kind: "hang", at: "start", turn: withoutTools ? 0 : 1, times: "always" }],
          key: TOKEN,
        });
        const stop = new AbortController();
        const ending = death === "timeout" ? { timeoutMs: (30 + startSeconds(id)) * 1000 } : { signal: stop.signal };
        const ended = agentAttempt(
          backend,
          optionsFor(backend, server, { ...ending, env: { MARK_OF_THIS_TEST: mark } }),
        );
        const running = () => processesBelow(mark, mark);
        const isAtWork = () =>
          withoutTools
            ? running().some((line) => line.includes("message.txt"))
            : running().filter((line) => /^\d+ sleep /.test(line)).length >= 2;
        await expect.poll(isAtWork, { timeout: 90_000, interval: 100 }).toBe(true);
        stop.abort();
        const { run } = await ended;
        expectSameTokens(run, server.requests);
        // The model of one without tools never answered it.
        if (death === "timeout") expect(run.fault?.class).toBe(withoutTools ? "provider" : "agent_timeout");
        expect(running()).toEqual([]);
      },
    );
  },
);

describe.skipIf(skipUnless(installed.has("claude-code"), "agents"))("a tool server of its user's settings", () => {
  it("that does not start is told of, and no other", async () => {
    const backend = await backends.get("claude-code");
    const home = tempDir();
    const settings = { mcpServers: { gone: { command: "/no/such/server" } } };
    fs.writeFileSync(join(home, ".claude.json"), JSON.stringify(settings));
    const seen = async (useHostConfig: boolean) => {
      const own = ownSources(backend.own, { HOME: home }, { unsetEnv: [], useHostConfig, model: "scripted" });
      const { run } = await attempt(backend, conversationFor("claude-code", solvedCase()), { own });
      return [run.fault, run.failedServers, run.metadata["mcp_servers_failed"]];
    };
    expect(await seen(true)).toEqual([null, ["gone"], ["gone"]]);
    expect(await seen(false)).toEqual([null, [], []]);
  });
});

describe.skipIf(skipUnless(installed.has("claude-code"), "agents"))("an answer that broke off", () => {
  it("counts the same on the wire as with claude-code, its opening, and passes for all in neither", async () => {
    const broken = AGENT_CASES.find(({ name }) => name === "connection reset") ?? expect.unreachable();
    const backend = await backends.get("claude-code");
    await using server = await startModelServer({ ...conversationFor("claude-code", broken), key: TOKEN });
    await using gateway = await openGateway({ budget: NO_BUDGET });
    const lease = gateway.lease({
      route: {
        protocol: "anthropic",
        upstream: server.url,
        headers: { "x-api-key": TOKEN },
        secrets: [TOKEN],
        models: ["*"],
      },
      budget: NO_BUDGET,
      logFile: null,
    });
    const { run } = await agentAttempt(backend, optionsFor(backend, server, { endpoint: lease.endpoint }));
    const wire = await lease.end();
    expect(run.fault?.class).toBe("provider");
    expect(run.usageCoverage).toBeLessThan(1);
    expect(wire.failed).toBeGreaterThan(0);
    expect(wire.requests).toBe(server.requests.length);
    const { inputTokens, outputTokens, cacheReadTokens, cacheWriteTokens } = wire;
    expect(run.usage).toMatchObject({ inputTokens, outputTokens, cacheReadTokens, cacheWriteTokens });
    expect(outputTokens).toBeGreaterThan(tokensOf(server.requests).output);
  });
});

const solvedCase = (): AgentCase => AGENT_CASES.find(({ name }) => name === "solved") ?? expect.unreachable();

/** What an answer that broke off may add. */
const NOTHING = { input: 0, output: 0 };
const OPENING = { input: 1300, output: 1 };

/**
 * What a program tells of the whole attempt is what the server sent; of a part of it, no more than that. One that was
 * stopped, or gave up, may not tell at all: then nothing is on record, nor does it pass for all. Programs count a prompt
 * with or without what came of a cache; the record says which.
 */
function expectSameTokens(
  { usage, usageCoverage, metadata }: Awaited<ReturnType<typeof attempt>>["run"],
  requests: ModelServer["requests"],
  opening = NOTHING,
  breaksOff = false,
): void {
  const { input, cacheRead, cacheWrite, output } = tokensOf(requests);
  const { inputTokens, outputTokens, cacheReadTokens, cacheWriteTokens } = usage;
  if (inputTokens === null || outputTokens === null) {
    expect([inputTokens, outputTokens, cacheReadTokens, cacheWriteTokens]).toEqual([null, null, null, null]);
    expect(usageCoverage).not.toBe(1);
    return;
  }
  const inWhole = metadata["input_includes_cache"] === true;
  const told = inWhole ? inputTokens : inputTokens + (cacheReadTokens ?? 0) + (cacheWriteTokens ?? 0);
  const sent = input + cacheRead + cacheWrite;
  // What broke off is missing in the coverage alone.
  const inParts = usageCoverage !== 1 && usageCoverage !== null && !breaksOff;
  const brokenOff = opening === NOTHING ? 0 : requests.filter((one) => one.usage === null).length;
  expect(outputTokens).toBeGreaterThanOrEqual(inParts ? 0 : output);
  expect(outputTokens).toBeLessThanOrEqual(output + brokenOff * opening.output);
  expect(told).toBeGreaterThanOrEqual(inParts ? 0 : sent);
  expect(told).toBeLessThanOrEqual(sent + brokenOff * opening.input);
  if (cacheReadTokens !== null && !inParts && brokenOff === 0) expect(cacheReadTokens).toBe(cacheRead);
}

describe.skipIf(skipUnless(installed.size === AGENTS.length, "agents"))(
  "real programs that know of their models",
  () => {
    it(
      "ask for what an alias stands for alone, helpers too, and count what those spend",
      { timeout: 180_000 },
      async () => {
        const [backend, provider] = [await backends.get("claude-code"), await providers.get("anthropic")];
        await using server = await startModelServer({ ...WITH_HELPER, key: TOKEN });
        await using gateway = await openGateway({ budget: NO_BUDGET });
        const headers = provider.headers(TOKEN, "anthropic");
        const models = provider.allowedModels("sonnet");
        const route = { protocol: "anthropic", upstream: server.url, headers, secrets: [TOKEN], models } as const;
        const lease = gateway.lease({ route, budget: NO_BUDGET, logFile: null });
        const endpoint = { ...lease.endpoint, isOfMaker: true } as const;
        const { run } = await agentAttempt(backend, optionsFor(backend, server, { endpoint, model: "sonnet" }));
        expect(run.fault).toBeNull();
        expect(await lease.end()).toMatchObject({ requests: 4, refused: 0, failed: 0 });
        expect(new Set(server.requests.map(({ model }) => model)).size).toBe(1);
        expectSameTokens(run, server.requests);
      },
    );

    it("sum up what was said before a small context is full", { timeout: 180_000 }, async () => {
      const backend = await backends.get("pi");
      const [protocol = "anthropic"] = backend.protocols;
      const asked = async (contextWindow: object) => {
        const script = { ...conversationFor("pi", solvedCase()), usage: { input: 31_000 }, key: TOKEN };
        await using server = await startModelServer(script);
        const endpoint = { protocol, baseUrl: server.url, token: TOKEN, ...contextWindow };
        const { files, run } = await agentAttempt(backend, optionsFor(backend, server, { endpoint }));
        expect([run.fault, files["answer.txt"]]).toEqual([null, "42\n"]);
        return server.requests.length;
      };
      const usual = await asked({});
      expect(await asked({ contextWindow: 40_000 })).toBeGreaterThan(usual);
    });
  },
);
