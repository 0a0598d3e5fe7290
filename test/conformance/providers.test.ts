import { describe, expect, it } from "vitest";
import { PROTOCOLS } from "#core/model-endpoint.ts";
import type { Http } from "#core/ports.ts";
import { isAllowed } from "#gateway/check-model.ts";
import { http } from "#platform/http.ts";
import { backends } from "#plugins/backends/index.ts";
import type { ProviderTarget } from "#plugins/providers/contract.ts";
import { providers } from "#plugins/providers/index.ts";
import { loopbackProvider, sendJson } from "../support/loopback.ts";
import { answerAs, PROVIDER_FAKES } from "../support/provider-fakes.ts";

const KEY = "sk-canary-0123456789";
/** A real client, but one that does not wait five seconds. */
const hasty: Http = { ask: (request) => http.ask({ ...request, timeoutMs: 200 }) };

describe.each(providers.ids)("the provider %s", async (id) => {
  const provider = await providers.get(id);

  it("goes by the id it is registered under and says what it is", () => {
    expect(provider.id).toBe(id);
    expect(id).toMatch(/^[a-z]+$/);
    expect(provider.summary).toMatch(/\S/);
    expect(provider.keyVariables.length > 0 || !provider.needsKey).toBe(true);
  });

  it("has short names that are nobody else's", async () => {
    const others = await Promise.all(providers.ids.filter((one) => one !== id).map((one) => providers.get(one)));
    const taken = [...backends.ids, ...providers.ids, ...others.flatMap(({ aliases = [] }) => aliases)];
    expect(taken.filter((name) => provider.aliases?.includes(name) === true)).toEqual([]);
  });

  it("is at a root without a slash or a version at its end, or has to be told where it is", () => {
    const root = provider.defaultEndpoint({ AWS_REGION: "eu-central-1" });
    if (provider.endpoint === "required") expect(root).toBeNull();
    else expect(root).toMatch(/^https?:\/\/[^/]+(\/[^/]+)*$/);
    expect(root ?? "").not.toMatch(/\/v1$/);
  });

  it("puts the key into headers and nowhere else, in every protocol", () => {
    for (const protocol of PROTOCOLS) {
      const values = Object.values(provider.headers(KEY, protocol)).join(" ");
      expect(values.includes(KEY)).toBe(provider.throughGateway);
      expect(Object.values(provider.headers(null, protocol)).join(" ")).not.toContain("null");
    }
  });

  it("lets a candidate ask for its own model", () => {
    expect(provider.allowedModels("some/model:7b")).toContain("some/model:7b");
    expect(provider.allowedModels("some/model:7b").join(" ")).not.toContain("*");
  });
});

describe.each(Object.entries(PROVIDER_FAKES))("the probe of %s", async (id, fake) => {
  const provider = await providers.get(id);
  const target = (endpoint: string, change: Partial<ProviderTarget> = {}): ProviderTarget => ({
    endpoint,
    model: fake.model,
    key: KEY,
    ...change,
  });
  const serving = (key?: string) => loopbackProvider((request, response) => answerAs(fake, request, response, key));

  it("finds a provider that is up, with its model, its protocols and its context window", async () => {
    await using server = await serving(KEY);
    expect(await provider.probe(target(server.url), hasty, {})).toMatchObject({
      reachable: true,
      authorised: true,
      modelServed: true,
      contextWindow: fake.contextWindow,
      protocols: fake.protocols,
      problem: null,
    });
    expect(server.received.map(({ url }) => url).join(" ")).not.toContain(KEY);
  });

  it("may speak whatever it finds", () => {
    expect(provider.speaks).toEqual(expect.arrayContaining([...fake.protocols]));
  });

  it("says that one is down, and how to start it", async () => {
    const { problem, ...probe } = await provider.probe(target("http://127.0.0.1:9"), hasty, {});
    expect(probe).toMatchObject({ reachable: false, modelServed: null, contextWindow: null });
    expect(problem?.message).toContain("http://127.0.0.1:9");
    expect(problem?.message).toContain("ECONNREFUSED");
    expect(problem?.hint).toMatch(/\S/);
  });

  it("says that its key is refused, and which variable to set", async () => {
    if (fake.open === true) return;
    await using server = await serving("another");
    const { authorised, problem } = await provider.probe(target(server.url), hasty, {});
    expect(authorised).toBe(false);
    expect(provider.keyVariables.some((name) => problem?.hint.includes(name))).toBe(true);
    expect(JSON.stringify(problem)).not.toContain(KEY);
  });

  it("says that it does not serve the model, and what it does serve", async () => {
    await using server = await serving();
    const { modelServed, problem } = await provider.probe(target(server.url, { model: "nothing-like-it" }), hasty, {});
    expect(modelServed).toBe(false);
    expect(problem?.message).toContain("nothing-like-it");
    expect(problem?.hint).toMatch(/It serves/);
  });

  it("does not wait for one that is slow", async () => {
    await using server = await loopbackProvider(() => undefined);
    const { reachable, problem } = await provider.probe(target(server.url), hasty, {});
    expect(reachable).toBe(false);
    expect(problem?.message).toContain("no answer within 0.2 s");
  });

  it.each([
    ["a page", 200, "<html>"],
    ["another program", 200, '{"ok":true}'],
    ["a list of something else", 200, '{"data":[1,null,{"name":7}]}'],
    ["a fault", 500, "{}"],
    ["a redirect", 302, ""],
  ])("takes %s for no provider", async (_, status, text) => {
    await using server = await loopbackProvider(
      (__, response) => void response.writeHead(status, { location: "http://127.0.0.1:9" }).end(text),
    );
    const { problem } = await provider.probe(target(server.url), hasty, {});
    expect(problem?.message).toContain(server.url);
  });
});

describe("what is peculiar", () => {
  const probe = async (id: string, answer: (path: string) => unknown, model: string) => {
    await using server = await loopbackProvider((request, response) => {
      const found = answer(request.url.split("?")[0] ?? "");
      if (found === null) sendJson(response, { detail: "Not Found" }, 404);
      else if (typeof found === "number") sendJson(response, { error: { message: "no" } }, found);
      else sendJson(response, found);
    });
    return await (await providers.get(id)).probe({ endpoint: server.url, model, key: null }, hasty, {});
  };

  it("vLLM speaks Anthropic's protocol only where it finds fault with an empty question, not where it just refuses", async () => {
    const models = { data: [{ id: "m", max_model_len: 1000 }] };
    const of = async (status: number | null) =>
      (await probe("vllm", (path) => (path === "/v1/models" ? models : path === "/v1/messages" ? status : null), "m"))
        .protocols;
    expect(await of(400)).toEqual(["anthropic", "openai-chat"]);
    expect(await of(422)).toEqual(["anthropic", "openai-chat"]);
    for (const status of [null, 401, 403, 405, 429, 500]) expect(await of(status)).toEqual(["openai-chat"]);
  });

  it("Google says of a wrong key that the question is wrong", async () => {
    const refusal = { error: { code: 400, details: [{ reason: "API_KEY_INVALID" }] } };
    await using server = await loopbackProvider((_, response) => sendJson(response, refusal, 400));
    const target = { endpoint: server.url, model: "m", key: "k" };
    const { authorised, problem } = await (await providers.get("google")).probe(target, hasty, {});
    expect(authorised).toBe(false);
    expect(problem?.hint).toContain("GEMINI_API_KEY");
  });

  it.each([
    ["auto", true, null],
    ["auto-gemini-2.5", true, null],
    ["pro", true, null],
    ["flash", false, null],
    ["flash-lite", false, null],
    ["gemini-2.5-pro", true, 3000],
    ["prod", false, null],
    ["gemini-2.5", false, null],
  ])("Google, which has Pro alone, is asked for %s: served %s, with a window of %s", async (model, served, window) => {
    const sizes = { "gemini-2.5-pro": 3000, "gemini-2.5-pro-preview-tts": 1000, "other-flash-lite": 10 };
    const models = Object.entries(sizes).map(([name, size]) => ({ name: `models/${name}`, inputTokenLimit: size }));
    const found = await probe("google", (path) => (path === "/v1beta/models" ? { models } : null), model);
    expect(found).toMatchObject({ modelServed: served, contextWindow: window });
  });

  it.each(["auto", "flash", "gemini-2.5-pro"])(
    "Google lets an agent that is told %s ask the rest of the family too, and no other model",
    async (model) => {
      const allowed = (await providers.get("google")).allowedModels(model);
      for (const asked of [model, "gemini-2.5-flash-lite", "gemini-3-pro-preview"])
        expect(isAllowed(asked, allowed), asked).toBe(true);
      for (const asked of ["gemma-3", "imagen-4", "other"]) expect(isAllowed(asked, allowed), asked).toBe(false);
    },
  );

  it("an old Ollama is told from a new one by numbers", async () => {
    const fake = PROVIDER_FAKES["ollama"];
    const of = async (version: string) =>
      (
        await probe(
          "ollama",
          (path) => (path === "/api/version" ? { version } : (fake?.answer(path, {} as never) ?? null)),
          "llama3",
        )
      ).problem;
    for (const version of ["0.14.0", "0.14.10-rc1", "0.100.0", "1.0.0"]) expect(await of(version), version).toBeNull();
    for (const version of ["0.13.9", "0.9.99", "unknown"]) expect(await of(version), version).not.toBeNull();
  });

  it("a loaded model's context counts before its settings, and its settings before what it could have", async () => {
    const of = async (ps: unknown, show: unknown) =>
      await probe(
        "ollama",
        (path) =>
          ({
            "/api/version": { version: "1.0.0" },
            "/api/tags": { models: [{ name: "m:latest" }] },
            "/api/ps": ps,
            "/api/show": show,
          })[path] ?? null,
        "m",
      );
    const info = { model_info: { "llama.context_length": 131_072 } };
    expect(
      await of({ models: [{ name: "m:latest", context_length: 4096 }] }, { ...info, parameters: "num_ctx 8192" }),
    ).toMatchObject({ contextWindow: 4096 });
    expect(await of({ models: [] }, { ...info, parameters: "num_ctx 8192" })).toMatchObject({ contextWindow: 8192 });
    expect(await of({ models: [] }, info)).toMatchObject({
      contextWindow: 131_072,
      notes: [expect.stringContaining("OLLAMA_CONTEXT_LENGTH")],
    });
    expect(await of({}, {})).toMatchObject({ contextWindow: null });
    expect(await of({}, info)).not.toHaveProperty("passedOnTo");
    expect(await of({}, { ...info, remote_host: "https://ollama.com:443" })).toMatchObject({
      contextWindow: 131_072,
      passedOnTo: "https://ollama.com:443",
      notes: [expect.stringContaining("passes all requests for it on to https://ollama.com:443")],
    });
  });

  it.each([
    ["", "http://localhost:11434"],
    ["box", "http://box:11434"],
    ["box:80", "http://box"],
    ["0.0.0.0:11434", "http://127.0.0.1:11434"],
    ["https://box/ollama/", "https://box/ollama"],
    ["http://user:secret@box", null],
  ])("OLLAMA_HOST=%s is the server at %s", async (value, root) => {
    expect((await providers.get("ollama")).defaultEndpoint({ OLLAMA_HOST: value })).toBe(root);
  });

  it("an older LM Studio has OpenAI's list only", async () => {
    const found = await probe("lmstudio", (path) => (path === "/v1/models" ? { data: [{ id: "m" }] } : null), "m");
    expect(found).toMatchObject({ modelServed: true, contextWindow: null, problem: null });
  });

  it("Bedrock hands the agent its own variables, and admits that it was never asked", async () => {
    const bedrock = await providers.get("bedrock");
    const env = {
      AWS_REGION: "eu-central-1",
      AWS_ACCESS_KEY_ID: "a",
      AWS_SECRET_ACCESS_KEY: "b",
      PATH: "/bin",
      OPENAI_API_KEY: "c",
    };
    expect(bedrock.agentEnv?.(env)).toMatchInlineSnapshot(`
      {
        "AWS_ACCESS_KEY_ID": "a",
        "AWS_REGION": "eu-central-1",
        "AWS_SECRET_ACCESS_KEY": "b",
        "CLAUDE_CODE_USE_BEDROCK": "1",
      }
    `);
    const target = { endpoint: "", model: "m", key: "a" };
    expect(await bedrock.probe(target, hasty, env)).toMatchObject({
      reachable: null,
      problem: null,
      notes: [expect.stringContaining("proved by snapshots")],
    });
    expect((await bedrock.probe(target, hasty, {})).problem?.hint).toContain("AWS_REGION");
  });

  it("Bedrock is refused by a profile alone, whose files no agent sees, and hands none on beside keys", async () => {
    const bedrock = await providers.get("bedrock");
    const profile = { AWS_REGION: "eu-central-1", AWS_PROFILE: "it's mine" };
    const target = { endpoint: "", model: "m", key: "it's mine" };
    const { problem } = await bedrock.probe(target, hasty, profile);
    expect(problem?.message).toContain("no agent gets to see");
    expect(problem?.hint).toContain(String.raw`aws configure export-credentials --profile 'it'\''s mine' --format env`);
    const withKeys = { ...profile, AWS_ACCESS_KEY_ID: "a", AWS_SECRET_ACCESS_KEY: "b" };
    expect((await bedrock.probe(target, hasty, withKeys)).problem).toBeNull();
    expect(Object.keys(bedrock.agentEnv?.(withKeys) ?? {})).not.toContain("AWS_PROFILE");
  });

  it("Bedrock is refused by half of a pair of keys, unless a key of its own is set", async () => {
    const bedrock = await providers.get("bedrock");
    const half = { AWS_REGION: "eu-central-1", AWS_ACCESS_KEY_ID: "a", AWS_PROFILE: "mine" };
    const problem = async (env: object) =>
      (await bedrock.probe({ endpoint: "", model: "m", key: "a" }, hasty, { ...half, ...env })).problem;
    expect((await problem({}))?.message).toContain("without AWS_SECRET_ACCESS_KEY");
    expect((await problem({ AWS_SECRET_ACCESS_KEY: "" }))?.hint).toContain("AWS_SECRET_ACCESS_KEY");
    for (const whole of [{ AWS_SECRET_ACCESS_KEY: "b" }, { AWS_BEARER_TOKEN_BEDROCK: "c" }])
      expect(await problem(whole)).toBeNull();
  });
});
