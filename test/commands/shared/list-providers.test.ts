import { describe, expect, it } from "vitest";
import { type ListedProvider, listProviders, providersText } from "#commands/shared/list-providers.ts";
import { http } from "#platform/http.ts";
import { loopbackProvider, sendJson } from "../../support/loopback.ts";

const MANY = Array.from({ length: 7 }, (_, at) => `model-${at}`);

const NOT_ASKED: ListedProvider = {
  id: "vllm",
  summary: "",
  endpoint: null,
  key: "not needed",
  usable: null,
  version: null,
  models: [],
  model_count: null,
  reason: "say where",
  next: null,
};

describe("the list of providers", () => {
  it("tells how many models one serves, names some, and ends with what to type next", async () => {
    await using provider = await loopbackProvider((request, response) =>
      request.url.startsWith("/v1/models")
        ? sendJson(response, { data: MANY.map((id) => ({ id })) })
        : sendJson(response, {}),
    );
    const env = { ANTHROPIC_BASE_URL: provider.url, ANTHROPIC_API_KEY: "sk-canary-0123456789" };
    // Nobody else is at a port of this machine, be there an Ollama or not.
    const offline = { OLLAMA_HOST: "http://127.0.0.1:9" };
    const listed = await listProviders({ http, env: { ...env, ...offline } });
    const anthropic = listed.find(({ id }) => id === "anthropic") ?? expect.unreachable();
    expect(anthropic).toMatchObject({ usable: true, model_count: 7, endpoint: provider.url });
    const text = providersText([anthropic, NOT_ASKED]);
    expect(text).toMatch(/anthropic +usable: key set; 7 models: model-0, .*model-4 and 2 more/);
    expect(text).toMatch(/For example:\n {2}bench anthropic:model-0 stub --dry-run\n {2}bench --smoke$/);
    expect(text).not.toContain("canary");
  });

  it("names a key that is missing once", () => {
    const openai = { ...NOT_ASKED, id: "openai", key: "not set", reason: "OPENAI_API_KEY is not set" } as const;
    expect(providersText([openai])).toMatch(/openai {2}not asked: OPENAI_API_KEY is not set\n/);
  });

  it("proposes what needs no provider where none can be used", () => {
    const text = providersText([NOT_ASKED]);
    expect(text).toMatch(/vllm +not asked: key not needed; say where\n\nFor example:\n {2}bench --smoke$/);
    expect(text).not.toMatch(/\bmodels?\b/);
  });
});
