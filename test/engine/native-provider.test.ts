import { describe, expect, it } from "vitest";
import type { CompareConfig } from "#config/compare.ts";
import type { Plan } from "#core/records.gen.ts";
import { withNativeProviders } from "#engine/native-provider.ts";
import { backends } from "#plugins/backends/index.ts";
import { providers } from "#plugins/providers/index.ts";

type Candidate = CompareConfig["candidates"][number];

const BOTH = { ANTHROPIC_API_KEY: "k", OPENAI_API_KEY: "k" };

async function providerOf(candidate: Candidate, env: Record<string, string> = BOTH, kept?: Partial<Plan>) {
  const found = await withNativeProviders([candidate], providers, {
    backends: [await backends.get(candidate.backend)],
    existing: (kept as Plan | undefined) ?? null,
    env,
  });
  return found[0]?.provider ?? null;
}

describe("the provider of an agent's own models", () => {
  const sonnet: Candidate = { backend: "claude-code", model: "sonnet" };

  it("is asked, and its key kept by the gateway, wherever that key is set", async () => {
    expect(await providerOf(sonnet)).toBe("anthropic");
    expect(await providerOf({ backend: "codex", model: "gpt-x" })).toBe("openai");
    expect(await providerOf({ ...sonnet, env: { ANTHROPIC_API_KEY: "its own" } }, {})).toBe("anthropic");
  });

  it.each<[string, Candidate, Record<string, string>]>([
    ["without a key, so that its login is lent", sonnet, { OPENAI_API_KEY: "k" }],
    ["with its key withheld", { ...sonnet, unset_env: ["ANTHROPIC_API_KEY"] }, BOTH],
    ["with another account of its own", { ...sonnet, env: { CLAUDE_CODE_OAUTH_TOKEN: "t" } }, BOTH],
    ["that is led elsewhere", { ...sonnet, env: { ANTHROPIC_BASE_URL: "http://h:1" } }, BOTH],
    ["that is led to another service", { ...sonnet, env: { CLAUDE_CODE_USE_BEDROCK: "1" } }, BOTH],
    ["that names no model", { backend: "claude-code" }, BOTH],
    ["whose models are many providers'", { backend: "pi", model: "anthropic/claude-x" }, BOTH],
  ])("is not that of an agent %s", async (_, candidate, env) => {
    expect(await providerOf(candidate, env)).toBeNull();
  });

  it("is told by variables that the agent takes no notice of where it is", async () => {
    const codex: Candidate = { backend: "codex", model: "gpt-x", env: { OPENAI_BASE_URL: "http://127.0.0.1:9/v1" } };
    expect(await providerOf(codex)).toBe("openai");
    expect((await providers.get("openai")).defaultEndpoint(codex.env ?? {})).toBe("http://127.0.0.1:9");
  });

  it("is never put in the place of one that is named", async () => {
    expect(await providerOf({ ...sonnet, provider: "ollama" })).toBe("ollama");
  });

  it("stays what it was when a run goes on, whatever is set by then", async () => {
    const kept = (provider?: string) =>
      ({ candidates: [{ name: "claude-code:sonnet", ...(provider === undefined ? {} : { provider }) }] }) as never;
    expect(await providerOf(sonnet, BOTH, kept())).toBeNull();
    expect(await providerOf(sonnet, {}, kept("anthropic"))).toBe("anthropic");
    expect(await providerOf(sonnet, BOTH, kept("ollama"))).toBeNull();
  });
});
