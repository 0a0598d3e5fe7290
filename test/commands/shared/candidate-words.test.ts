import { describe, expect, it } from "vitest";
import { candidatesOf } from "#commands/shared/candidate-words.ts";

const of = async (word: string) => (await candidatesOf([word]))[0];

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
    ["stup:fail", /is not a candidate/],
    ["ollama:", /names no model/],
    ["ollama: ", /names no model/],
    ["codex:\t", /names no model/],
    ["vllm:m", /does not say where/],
    ["", /is not a candidate/],
    ["--x", /is not a candidate/],
  ])("%j is refused", async (word, says) => {
    await expect(of(word)).rejects.toThrow(says);
  });

  it("leaves open how an agent gets to its own model, unless it names who serves it", async () => {
    expect(await of("sonnet")).toEqual({ name: "sonnet", backend: "claude-code", model: "sonnet" });
    expect(await of("claude-code:opus")).not.toHaveProperty("provider");
    expect(await of("anthropic:claude-x")).toMatchObject({ provider: "anthropic" });
  });
});
