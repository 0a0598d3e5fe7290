import { describe, expect, it } from "vitest";
import { candidatesOf } from "#commands/shared/candidate-words.ts";

const of = async (word: string, env: Record<string, string> = {}) => (await candidatesOf([word], env))[0];

describe("a candidate word", () => {
  it("becomes a candidate of a comparison", async () => {
    expect(await of("stub")).toEqual({ name: "stub", backend: "stub" });
    expect(await of("stub:pass=0.7,seed=3")).toEqual({
      name: "stub:pass=0.7,seed=3",
      backend: "stub",
      model: "pass=0.7,seed=3",
    });
    expect(await of("stub/ollama:a:b@http://h:1/v1")).toEqual({
      name: "stub/ollama:a:b",
      backend: "stub",
      model: "a:b",
      provider: "ollama",
      endpoint: "http://h:1",
    });
  });

  it.each([
    ["stub:", /names no model/],
    ["stup:fail", /is no candidate/],
    ["ollama:", /names no model/],
    ["ollama: ", /names no model/],
    ["codex:\t", /names no model/],
    ["vllm:m", /does not say where/],
    ["", /is no candidate/],
    ["--x", /is no candidate/],
  ])("%j is refused", async (word, says) => {
    await expect(of(word)).rejects.toThrow(says);
  });

  it("of an agent's own model goes by the key where there is one, and by the agent's own login where there is none", async () => {
    const key = { ANTHROPIC_API_KEY: "k" };
    expect(await of("sonnet")).toEqual({ name: "sonnet", backend: "claude-code", model: "sonnet" });
    expect(await of("sonnet", key)).toMatchObject({ model: "sonnet", provider: "anthropic" });
    expect(await of("claude-code:opus", key)).toMatchObject({ provider: "anthropic" });
    expect(await of("claude-code:opus")).not.toHaveProperty("provider");
    expect(await of("anthropic:claude-x")).toMatchObject({ provider: "anthropic" });
  });
});
