import { describe, expect, it } from "vitest";
import { usualTimeout } from "#commands/shared/usual-timeout.ts";

describe("the usual limit of an attempt", () => {
  const own = { backend: "claude-code", model: "opus" };

  it.each([
    ["an agent's own model", [own]],
    ["its maker", [{ ...own, provider: "anthropic" }]],
    ["another fast provider", [own, { ...own, provider: "bedrock" }]],
    ["variables of another kind", [{ ...own, env: { NO_COLOR: "1" } }]],
  ])("is short where the models are at %s", async (_, candidates) => {
    expect(await usualTimeout(candidates)).toBe(300);
  });

  it.each([
    ["a machine of one's own", [own, { ...own, provider: "ollama" }]],
    ["a provider that may be slow", [{ ...own, provider: "openrouter" }]],
    ["another server that speaks like the maker's", [{ ...own, provider: "anthropic", endpoint: "http://h:1" }]],
    ["wherever a variable says", [{ ...own, env: { ANTHROPIC_BASE_URL: "http://h:1" } }]],
    ["wherever a variable of another agent says", [{ backend: "codex", env: { OPENAI_BASE_URL: "http://h:1/v1" } }]],
  ])("is long for all where any is at %s", async (_, candidates) => {
    expect(await usualTimeout(candidates)).toBe(600);
  });
});
