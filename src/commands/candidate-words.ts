import { REGISTRIES } from "#commands/engine.ts";
import { NotImplementedYet, UsageError } from "#core/errors.ts";
import { nearest } from "#core/nearest.ts";

/** Candidates of the contract that call real models; they come with their backends. A colon: a model follows. */
const LATER = [
  ...["sonnet", "opus", "haiku", "codex", "aider", "pi"],
  ...["claude-code:", "anthropic:", "openai:", "ollama:", "lmstudio:", "openrouter:", "vllm:", "litellm:", "bedrock:"],
];

/** Reads a candidate word: `stub`, `stub:pass=0.7,seed=3`. */
export function candidateOf(word: string): { backend: string; model: string } {
  const { backends } = REGISTRIES;
  const at = word.indexOf(":");
  const [backend, model] = at < 0 ? [word, ""] : [word.slice(0, at), word.slice(at + 1)];
  if (backends.has(backend)) {
    if (at < 0 || model !== "") return { backend, model };
    throw new UsageError(
      "empty-model",
      `${JSON.stringify(word)} names no model after the colon.`,
      `Write ${backend}:MODEL, or ${backend} alone.`,
    );
  }
  if (LATER.some((name) => meant(word, name))) {
    throw new NotImplementedYet(
      `The candidate ${JSON.stringify(word)}`,
      "Real agents are still to come; for now there is `stub`, such as stub:pass=0.7,seed=3.",
    );
  }
  const near = nearest(backend, [...backends.ids, ...LATER.map((name) => name.replace(/:$/, ""))]);
  throw new UsageError(
    "unknown-candidate",
    `${JSON.stringify(word)} is no candidate.`,
    near === null
      ? `Candidates begin with ${backends.ids.join(", ")}, such as stub:pass=0.7,seed=3.`
      : `Did you mean ${near}?`,
  );
}

function meant(word: string, name: string): boolean {
  const bare = name.replace(/:$/, "");
  return word === bare || word.startsWith(`${bare}:`) || word.startsWith(`${bare}/`);
}
