import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readCandidateWord, type CandidateVocabulary } from "#core/candidate-word.ts";
import { backends } from "#plugins/backends/index.ts";
import { providers } from "#plugins/providers/index.ts";

/** What the program itself knows. */
const VOCABULARY: CandidateVocabulary = {
  backends: backends.ids,
  providers: await Promise.all(providers.ids.map((id) => providers.get(id))),
};
const ALIASES = VOCABULARY.providers.flatMap(({ aliases = [] }) => aliases);
const PROVIDERS = VOCABULARY.providers.map(({ id }) => id);
const read = (word: string) => readCandidateWord(word, VOCABULARY);

const candidate = (backend: string, model: string, provider: string | null = null, endpoint: string | null = null) => ({
  backend,
  model,
  provider,
  endpoint,
});

describe("a candidate word", () => {
  it.each([
    ["sonnet", candidate("claude-code", "sonnet", "anthropic")],
    ["opus", candidate("claude-code", "opus", "anthropic")],
    ["haiku", candidate("claude-code", "haiku", "anthropic")],
    ["stub", candidate("stub", "")],
    ["stub:pass=0.7,seed=3", candidate("stub", "pass=0.7,seed=3")],
    ["codex:gpt-5.5", candidate("codex", "gpt-5.5")],
    ["claude-code:m@1.2", candidate("claude-code", "m@1.2")],
    ["anthropic:claude-sonnet-4-5", candidate("claude-code", "claude-sonnet-4-5", "anthropic")],
    ["openai:gpt-5.5", candidate("codex", "gpt-5.5", "openai")],
    ["ollama:qwen2.5-coder:7b", candidate("claude-code", "qwen2.5-coder:7b", "ollama")],
    ["ollama:m@x", candidate("claude-code", "m@x", "ollama")],
    ["ollama:q@7b.x", candidate("claude-code", "q", "ollama", "http://7b.x")],
    ["ollama:m@box:11434", candidate("claude-code", "m", "ollama", "http://box:11434")],
    ["vllm:a@b@http://h:1", candidate("claude-code", "a@b", "vllm", "http://h:1")],
    ["vllm:m@https://h/base/v1/", candidate("claude-code", "m", "vllm", "https://h/base")],
    ["openrouter:a/b:free", candidate("claude-code", "a/b:free", "openrouter")],
    ["bedrock:eu.anthropic.claude-v1:0", candidate("claude-code", "eu.anthropic.claude-v1:0", "bedrock")],
    ["aider/ollama:qwen2.5-coder:7b", candidate("aider", "qwen2.5-coder:7b", "ollama")],
    ["pi/vllm:m@http://h:1", candidate("pi", "m", "vllm", "http://h:1")],
  ])("%s is read", (word, expected) => {
    expect(read(word)).toEqual({ name: word.replace(/@(http|7b|box).*$/, ""), ...expected });
  });

  it.each([
    ["ollama:", "empty-model", /ollama:MODEL/],
    ["stub:", "empty-model", /stub:MODEL, or stub alone/],
    ["ollama:@http://h:1", "empty-model", /ollama:MODEL/],
    ["aider/ollama:", "empty-model", /aider\/ollama:MODEL/],
    ["ollama", "no-model", /ollama:MODEL/],
    ["vllm:m", "no-endpoint", /vllm:m@http:\/\/HOST:PORT/],
    ["vllm:m@ftp://h", "bad-endpoint", /http:\/\/localhost:8000/],
    ["vllm:m@http://", "bad-endpoint", /http:\/\/localhost:8000/],
    ["vllm:m@http://h:1/?key=secret", "bad-endpoint", /VLLM_API_KEY/],
    ["gpt4", "unknown-candidate", /begin with sonnet/],
    ["gpt", "unknown-candidate", /begin with sonnet/],
    ["gpt:x", "unknown-candidate", /begin with sonnet/],
    ["cluade", "unknown-candidate", /mean claude-code\?/],
    ["cluade:x", "unknown-candidate", /mean claude-code:x\?/],
    ["gemni:x", "unknown-candidate", /mean gemini-cli:x\?/],
    ["olama", "unknown-candidate", /mean ollama:MODEL\?/],
    ["adier/olama", "unknown-candidate", /mean aider\/ollama:MODEL\?/],
    ["", "unknown-candidate", /begin with/],
    ["--x", "unknown-candidate", /begin with/],
    ["sonet", "unknown-candidate", /mean sonnet\?/],
    ["opus:", "unknown-candidate", /mean opus\?.*claude-code:MODEL/],
    ["sonet:x", "unknown-candidate", /mean sonnet\?/],
    ["stup:fail", "unknown-candidate", /mean stub:fail\?/],
    ["Ollama:m:7b", "unknown-candidate", /mean ollama:m:7b\?/],
    ["claude:m", "unknown-candidate", /mean claude-code:m\?/],
    ["adier/olama:m", "unknown-candidate", /mean aider\/ollama:m\?/],
    ["nobody/ollama:m", "unknown-candidate", /^(?!.*command).*begin with/],
    ["claude-code/sonnet", "unknown-candidate", /mean claude-code:sonnet\?/],
    ["aider/", "unknown-candidate", /mean aider:MODEL\?/],
    ["ollama:x@", "no-endpoint", /^Write ollama:x@http:\/\/HOST:PORT, or leave the @ out\.$/],
    ["vllm:x@", "no-endpoint", /^Write vllm:x@http:\/\/HOST:PORT\.$/],
  ])("%j is refused, and it says what to write", (word, code, hint) => {
    expect(read(word)).toMatchObject({ code, hint: expect.stringMatching(hint) as string });
  });

  it("never repeats a secret that was written into an endpoint", () => {
    for (const word of [
      "vllm:m@http://user:hunter2@h:1",
      "vllm:m@user:hunter2@h:1",
      "vllm:m@hunter2@h:1",
      "vllm:m@http://h:1/?key=hunter2",
      "vllm:m@ftp://user:hunter2@h.x",
    ]) {
      const { code, message, hint } = read(word) as { code: string; message: string; hint: string };
      expect(code, word).toBe("bad-endpoint");
      expect(`${message}${hint}`, word).not.toContain("hunter2");
    }
  });

  /** A model of blanks alone is refused as an empty one. */
  const written = fc.string({ minLength: 1 }).filter((name) => name.trim() !== "");

  it("keeps every model as it was, whatever it holds, and gives the word back as its name", () => {
    const model = written.filter((text) => !text.includes("@"));
    fc.assert(
      fc.property(
        fc.constantFrom(...PROVIDERS.filter((id) => id !== "vllm")),
        fc.option(fc.constantFrom(...VOCABULARY.backends)),
        model,
        (id, backend, name) => {
          const word = `${backend === null ? "" : `${backend}/`}${id}:${name}`;
          expect(read(word)).toMatchObject({ model: name, provider: id, name: word, endpoint: null });
          if (backend !== null) expect(read(word)).toMatchObject({ backend });
        },
      ),
    );
  });

  it("takes the endpoint off again, whatever model stands before it", () => {
    fc.assert(
      fc.property(
        written,
        fc.webUrl().filter((url) => !url.includes("@")),
        (name, url) => {
          const found = read(`vllm:${name}@${url}`);
          expect(found).toMatchObject({ model: name });
          const { endpoint } = found as { endpoint: string };
          expect(endpoint).not.toMatch(/\/$/);
          expect(read(`vllm:${name}@${endpoint}`)).toEqual(found);
        },
      ),
    );
  });

  it("finds what was meant by a prefix with one slip in it, for every prefix, and never guesses at another", () => {
    const untold: string[] = [];
    for (const prefix of [...VOCABULARY.backends, ...PROVIDERS])
      for (const slip of slipsOf(prefix)) {
        const { hint } = read(`${slip}:some/model:7b`) as { hint: string };
        if (!hint.startsWith("Did you mean")) untold.push(slip);
        else expect(hint, slip).toBe(`Did you mean ${prefix}:some/model:7b?`);
      }
    // A single letter could be the beginning of anything.
    expect(untold).toEqual(["i", "p"]);
  });

  it("finds what was meant by a short name with one slip in it", () => {
    for (const alias of ALIASES)
      for (const slip of slipsOf(alias)) expect(read(slip), slip).toMatchObject({ hint: `Did you mean ${alias}?` });
  });

  it("finds what was meant by an agent before a provider with one slip in either, and never guesses at another", () => {
    for (const slip of slipsOf("codex"))
      expect(read(`${slip}/ollama:m`), slip).toMatchObject({ hint: "Did you mean codex/ollama:m?" });
    for (const slip of slipsOf("litellm"))
      expect(read(`aider/${slip}:m`), slip).toMatchObject({ hint: "Did you mean aider/litellm:m?" });
  });

  it("says something useful about any word at all", () => {
    fc.assert(
      fc.property(fc.string(), (word) => {
        const found = read(word);
        if ("code" in found) expect(found.hint).toMatch(/\S/);
        else expect(found.backend).not.toBe("");
      }),
    );
  });
});

/** Every word that is one letter more, less or other than this one, or has two of its letters swapped. */
function slipsOf(word: string): readonly string[] {
  const slips = new Set<string>();
  for (let at = 0; at <= word.length; at++) {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    for (const letter of LETTERS) slips.add(`${before}${letter}${after}`).add(`${before}${letter}${after.slice(1)}`);
    slips.add(`${before}${after.slice(1)}`);
    if (after.length > 1) slips.add(`${before}${after.charAt(1)}${after.charAt(0)}${after.slice(2)}`);
  }
  return [...slips].filter((slip) => slip !== word).sort();
}

const LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789-";
