import { describe, expect, it } from "vitest";
import type { CommandContext } from "#commands/command.ts";
import { REGISTRIES } from "#commands/shared/engine.ts";
import { confirmSpending, spendingQuestion } from "#commands/shared/spending.ts";
import { fromFlags } from "#commands/shared/source.ts";
import type { CompareConfig } from "#config/compare.ts";
import type { Http } from "#core/ports.ts";
import { checkServices, noProvider } from "#engine/readiness/model-services.ts";
import { type PlannedRun, planRun } from "#engine/plan-run.ts";
import { http } from "#platform/http.ts";
import { loopbackProvider, sendJson } from "../../support/loopback.ts";
import { answerAs, PROVIDER_FAKES } from "../../support/provider-fakes.ts";
import { tempDir } from "../../support/temp-dir.ts";

const MODEL = "qwen2.5-coder:7b";

/** An Ollama whose model has so much context. */
const ollamaWith = (tokens: number) =>
  loopbackProvider((request, response) => {
    if (request.url === "/api/show") sendJson(response, { parameters: `num_ctx ${tokens}` });
    else answerAs(PROVIDER_FAKES["ollama"] ?? expect.unreachable(), request, response);
  });

async function plannedWith(candidate: CompareConfig["candidates"][number]): Promise<PlannedRun> {
  const planner = {
    now: () => new Date(0),
    commandLine: [],
    version: "0.0.0-test",
    cores: 1,
    stateDir: tempDir(),
    toolchain: "test",
    cacheRoot: tempDir(),
    env: {},
  };
  const source = await fromFlags({}, [candidate], { benchmark: "stub" });
  return planRun(source, { kind: "run", existing: null }, planner, REGISTRIES);
}

/** A run whose tasks live in repositories. */
async function onRepositories(endpoint: string): Promise<PlannedRun> {
  const planned = await plannedWith({ backend: "claude-code", provider: "ollama", model: MODEL, endpoint });
  const tasks = planned.benchmark.tasks.map((task) => ({ ...task, repo: "owner/name" }));
  return { ...planned, benchmark: { ...planned.benchmark, tasks } };
}

/** What is asked of a person who says `yes` or not; null: there is nobody. */
async function asked(tokens: number, answer: boolean | null) {
  await using provider = await ollamaWith(tokens);
  const planned = await onRepositories(provider.url);
  const questions: string[] = [];
  const confirm = (question: string): Promise<boolean> => {
    questions.push(question);
    return Promise.resolve(answer === true);
  };
  const deps = { providers: REGISTRIES.providers, http, env: {}, gateway: true };
  const [service] = await checkServices(planned, deps);
  const check = service?.check ?? expect.unreachable();
  const refusal = noProvider(check);
  if (refusal !== null) return { questions, ended: refusal.message };
  const ctx = { flags: {}, confirm: answer === null ? null : confirm };
  const question = await spendingQuestion(planned, [check]);
  const ended = await confirmSpending(question, ctx as unknown as CommandContext).then(
    () => "goes on",
    (error: unknown) => (error as Error).message,
  );
  return { questions, ended };
}

describe("a provider of any kind", () => {
  /** What is asked of a run of one, which answers as it would wherever it is. */
  const questionAt = async (provider: string, endpoint: string, show?: object) => {
    await using server = await loopbackProvider((request, response) => {
      if (show !== undefined && request.url === "/api/show") {
        response.end(JSON.stringify(show));
        return;
      }
      answerAs(PROVIDER_FAKES[provider] ?? expect.unreachable(), request, response);
    });
    const there: Http = { ask: (request) => http.ask({ ...request, url: request.url.replace(endpoint, server.url) }) };
    const env = { VLLM_API_KEY: "k", OLLAMA_API_KEY: "k", ANTHROPIC_API_KEY: "k" };
    const candidate = { backend: "aider", provider, model: PROVIDER_FAKES[provider]?.model ?? "", endpoint };
    const planned = await plannedWith(candidate);
    const [service] = await checkServices(planned, {
      providers: REGISTRIES.providers,
      http: there,
      env,
      gateway: true,
    });
    const check = service?.check ?? expect.unreachable();
    expect(noProvider(check)).toBeNull();
    expect(server.received.length).toBeGreaterThan(0);
    return await spendingQuestion(planned, [check]);
  };

  it.each(["vllm", "ollama", "lmstudio", "litellm", "anthropic"])(
    "is asked about where it stands outside of one's own network, with its address: %s",
    async (provider) => {
      const question = await questionAt(provider, "https://models.example.com/x");
      expect(question).toMatch(
        /^aider:\S+ may cost money: 1 trial of up to 1 attempt at https:\/\/models\.example\.com\/x\.$/,
      );
    },
  );

  it.each(["vllm", "ollama", "lmstudio"])("is not asked about where it is one's own: %s", async (provider) => {
    for (const endpoint of [
      "http://localhost:1",
      "http://127.0.0.1:9",
      "http://gpu-box:8000",
      "http://192.168.1.5",
      "http://[::1]:4",
    ])
      expect(await questionAt(provider, endpoint)).toBeNull();
    expect(await questionAt("anthropic", "http://localhost:1")).toContain("may cost money");
  });

  it("is asked about where it is one's own and passes the model's requests on to a server that is not", async () => {
    const passedOnTo = (remote_host: string) => questionAt("ollama", "http://localhost:1", { remote_host });
    expect(await passedOnTo("https://ollama.com:443")).toMatch(
      /^aider:\S+ may cost money: .* at http:\/\/localhost:1, which passes it on to https:\/\/ollama\.com:443\.$/,
    );
    expect(await passedOnTo("http://gpu-box:11434")).toBeNull();
    // A server's own words do nothing to a terminal.
    expect(await passedOnTo("https://evil.example/\u001b[2J")).toContain("evil.example/\ufffd[2J");
  });
});

describe("a model that can hardly hold a repository", () => {
  it("is asked about, though it costs nothing, and goes on with a yes alone", async () => {
    const yes = await asked(100_000, true);
    expect(yes.questions).toEqual([
      expect.stringMatching(/^claude-code:qwen[^]*holds 100000 tokens[^]*less than 200000[^]*Go on\?$/),
    ]);
    expect(yes.questions[0]).not.toContain("may cost money");
    expect(yes.ended).toBe("goes on");
    expect((await asked(100_000, false)).ended).toBe("Nothing was run.");
    expect((await asked(100_000, null)).ended).toMatch(/holds 100000 tokens[^]*nobody to ask/);
  });

  it("is refused unasked where it cannot, and not spoken of where it can", async () => {
    const refused = await asked(50_000, true);
    expect(refused.questions).toEqual([]);
    expect(refused.ended).toContain("repositories need 64000 at the least");
    expect(await asked(200_000, null)).toEqual({ questions: [], ended: "goes on" });
  });
});
