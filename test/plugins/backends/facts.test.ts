/** What a record says of how an agent got to its model, beside what every agent's says. */
import { describe, expect, it } from "vitest";
import type { ModelEndpoint } from "#core/model-endpoint.ts";
import { treeOf, type Tree } from "#core/tree.ts";
import type { OwnSources } from "#engine/own-access.ts";
import { backends } from "#plugins/backends/index.ts";
import { agentAttempt, type AttemptOptions } from "../../support/agent-attempt.ts";
import { fakeAgentOn } from "../../support/fake-agent.ts";
import { tempDir } from "../../support/temp-dir.ts";
import { transcriptDir } from "../../support/transcripts.ts";

const TOKEN = "a-token-of-this-attempt-0123456789";

async function metadataOf(id: string, options: Partial<AttemptOptions> = {}) {
  const backend = await backends.get(id);
  const { run, home } = await agentAttempt(backend, {
    path: fakeAgentOn(tempDir(), backend.program ?? ""),
    hidden: false,
    ...options,
    env: { FAKE_AGENT: "replay", FAKE_TRANSCRIPT: transcriptDir(id, "solved"), ...options.env },
  });
  expect(JSON.stringify(run)).not.toContain(TOKEN);
  return { ...run.metadata, args: home["given-arguments"] ?? "" };
}

const own = (keys: Readonly<Record<string, string>>, config?: Tree): OwnSources => ({
  ...{ keys, settings: {}, loginFiles: {} },
  ...(config === undefined ? {} : { config }),
});

const to = (protocol: ModelEndpoint["protocol"]) => ({ protocol, baseUrl: "http://127.0.0.1:9", token: TOKEN });

describe("a record", () => {
  it.each<[string, boolean, Partial<AttemptOptions>]>([
    ["no", false, {}],
    ["no", false, { env: { ANTHROPIC_AUTH_TOKEN: "" } }],
    ["a", true, { env: { ANTHROPIC_AUTH_TOKEN: TOKEN } }],
    ["a", true, { endpoint: to("anthropic") }],
  ])("says that claude-code had %s token: %s, %j", async (_, isThere, options) => {
    expect(await metadataOf("claude-code", options)).toMatchObject({ anthropic_auth_token_present: isThere });
  });

  it.each<[readonly string[], Partial<AttemptOptions>]>([
    [[], {}],
    [[], { env: { OPENAI_API_BASE: "" } }],
    [["ANTHROPIC_API_KEY"], { env: { ANTHROPIC_API_KEY: TOKEN } }],
    [["OPENAI_API_KEY", "OPENAI_API_BASE"], { env: { OPENAI_API_KEY: TOKEN, OPENAI_API_BASE: "http://127.0.0.1:9" } }],
    [["OPENROUTER_API_KEY"], { own: own({ OPENROUTER_API_KEY: TOKEN }) }],
    [["OPENAI_API_KEY", "OPENAI_API_BASE"], { endpoint: to("openai-chat") }],
    [["ANTHROPIC_API_KEY"], { endpoint: to("anthropic") }],
  ])("names what aider had of its providers: %j, %j", async (there, options) => {
    const names = ["ANTHROPIC_API_KEY", "OPENAI_API_KEY", "OPENROUTER_API_KEY", "OPENAI_API_BASE"];
    expect(await metadataOf("aider", options)).toMatchObject({
      provider_env_present: Object.fromEntries(names.map((name) => [name, there.includes(name)])),
    });
  });

  it("names the provider that codex was told to use, and none where it chose", async () => {
    const told = await metadataOf("codex", { endpoint: to("openai-responses") });
    expect(told).toMatchObject({ provider_id: "endpoint" });
    expect(told.args).toContain("model_provider=endpoint");
    expect(await metadataOf("codex")).toMatchObject({ provider_id: null });
  });

  it("says where codex had its user's settings, and nothing where it had none of them", async () => {
    const config = treeOf({ ".codex/config.toml": 'model_provider = "corp"\n' });
    expect(await metadataOf("codex", { own: own({}, config) })).toMatchObject({
      config_toml_path: "~/.codex/config.toml",
      provider_id: null,
    });
    const others = treeOf({ ".codex/AGENTS.md": "Be brief.\n" });
    for (const given of [own({}), own({}, others)])
      expect(await metadataOf("codex", { own: given })).toMatchObject({ config_toml_path: null });
  });
});
