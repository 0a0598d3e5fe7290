import { describe, expect, it } from "vitest";
import { candidateOf } from "#commands/candidate-words.ts";

describe("a candidate word", () => {
  it("names a backend, and a model after the first colon", () => {
    expect(candidateOf("stub")).toEqual({ backend: "stub", model: "" });
    expect(candidateOf("stub:pass=0.7,seed=3")).toEqual({ backend: "stub", model: "pass=0.7,seed=3" });
    expect(candidateOf("stub:a:b")).toEqual({ backend: "stub", model: "a:b" });
  });

  it.each([
    "sonnet",
    "opus",
    "haiku",
    "codex:gpt",
    "claude-code:m",
    "ollama:qwen2.5-coder:7b",
    "vllm:m@http://h:1",
    "claude-code/bedrock:x",
  ])("of a real agent, such as %s, says that it is still to come", (word) => {
    expect(() => candidateOf(word)).toThrow(/not implemented yet/);
  });

  it.each([
    ["stub:", /names no model/],
    ["stup:fail", /is no candidate/],
    ["", /is no candidate/],
    ["--x", /is no candidate/],
  ])("%j is refused with what to write instead", (word, says) => {
    expect(() => candidateOf(word)).toThrow(says);
  });
});
