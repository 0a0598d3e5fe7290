import { describe, expect, it } from "vitest";
import { spokenBy, unspoken } from "#engine/readiness/unspoken.ts";
import { backends } from "#plugins/backends/index.ts";
import { providers } from "#plugins/providers/index.ts";
import { caller, writeJson } from "../../support/called.ts";

const pair = async (agent: string, provider: string) => {
  const backend = await backends.get(agent);
  return unspoken(backend, spokenBy(backend, null), await providers.get(provider), { backends });
};

describe("an agent and a provider that cannot speak to each other", () => {
  it.each([
    ["codex", "anthropic", /^codex speaks openai-responses, and anthropic anthropic alone\.$/],
    ["claude-code", "openai", /^claude-code speaks anthropic, and openai /],
    ["gemini-cli", "ollama", /^gemini-cli speaks gemini, and ollama /],
    ["gemini-cli", "vllm", /^gemini-cli speaks gemini, and vllm /],
    ["stub", "ollama", /^stub cannot be pointed at a provider\.$/],
  ])("are told of: %s and %s", async (agent, provider, message) => {
    expect((await pair(agent, provider))?.message).toMatch(message);
  });

  it.each([
    ["codex", "openai"],
    ["codex", "ollama"],
    ["claude-code", "bedrock"],
    ["claude-code", "vllm"],
    ["gemini-cli", "google"],
    ["aider", "anthropic"],
    ["aider", "openai"],
  ])("are not %s and %s", async (agent, provider) => {
    expect(await pair(agent, provider)).toBeNull();
  });

  it("leave those that can, and how to write it", async () => {
    expect((await pair("codex", "anthropic"))?.hint).toMatch(/aider, claude-code.* can: anthropic:MODEL is driven by/);
  });

  it("are told of before a key, a program or a server is missed, all of them at once", async () => {
    using from = await caller();
    for (const more of [[], ["--dry-run"]])
      await expect(from.call("bench", "codex/anthropic:x", "gemini-cli/vllm:y@h:1", ...more)).rejects.toMatchObject({
        exit: 2,
        problems: [
          { message: expect.stringContaining("codex speaks") as string },
          { message: expect.stringContaining("gemini-cli speaks") as string },
        ],
      });
  });

  it("are told of where a configuration names the program", async () => {
    using from = await caller();
    const candidate = { name: "own", backend: "command", model: "m", provider: "openai" };
    const refusal = async (command: object) => {
      const config = writeJson(from, "c.json", { benchmark: "stub", candidates: [{ ...candidate, command }] });
      return await from.call("benchmark", "plan", "--config", config).catch((error: unknown) => error);
    };
    const argv = ["true", "{base_url}"];
    expect(await refusal({ argv, protocol: "gemini" })).toMatchObject({
      problems: [{ message: expect.stringContaining("command speaks gemini") as string }],
    });
    expect(await refusal({ argv })).toMatchObject({
      problems: [{ message: expect.stringContaining("is missing") as string }],
    });
    expect(await refusal({ argv, protocol: "openai-chat" })).toMatchObject({ exit: 0 });
  });
});
