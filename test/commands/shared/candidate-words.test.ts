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

  it.each([
    [
      ["vllm:m@http://a:1", "vllm:m@b:2/v1"],
      ["vllm:m@a:1", "vllm:m@b:2"],
    ],
    [
      ["pi/vllm:m@http://a:1", "vllm:m@http://a:1", "pi/vllm:m@http://b:2"],
      ["pi/vllm:m@a:1", "vllm:m", "pi/vllm:m@b:2"],
    ],
    [
      ["ollama:m", "ollama:m@http://a", "ollama:M@http://[::1]:9"],
      ["ollama:m", "ollama:m@a", "ollama:M@[::1]:9"],
    ],
    [
      ["vllm:m@a:1/x", "vllm:m@a:1/y"],
      ["vllm:m@a:1/x", "vllm:m@a:1/y"],
    ],
    [
      ["vllm:m@http://a:1", "vllm:m@https://a:1"],
      ["vllm:m@http://a:1", "vllm:m@https://a:1"],
    ],
    [
      ["vllm:m@http://a:1", "vllm:n@http://a:1"],
      ["vllm:m", "vllm:n"],
    ],
  ])("%j go by names that tell them apart, in any order", async (words, names) => {
    expect((await candidatesOf(words)).map(({ name }) => name)).toEqual(names);
    const turned = await candidatesOf([...words].reverse());
    expect(turned.map(({ name }) => name)).toEqual([...names].reverse());
  });

  it.each([
    [["sonnet", "opus", "sonnet"], "sonnet"],
    [["vllm:m@http://a:1", "vllm:m@a:1/v1"], "vllm:m@a:1/v1"],
  ])("is refused where it is there twice: %j", async (words, twice) => {
    await expect(candidatesOf(words)).rejects.toMatchObject({
      code: "same-candidate",
      exit: 2,
      message: `"${twice}" is there twice.`,
      hint: expect.stringContaining("benchmark aa") as string,
    });
  });

  it("leaves open how an agent gets to its own model, unless it names who serves it", async () => {
    expect(await of("sonnet")).toEqual({ name: "sonnet", backend: "claude-code", model: "sonnet" });
    expect(await of("claude-code:opus")).not.toHaveProperty("provider");
    expect(await of("anthropic:claude-x")).toMatchObject({ provider: "anthropic" });
  });
});
