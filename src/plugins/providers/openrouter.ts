import { defineProvider } from "#plugins/providers/contract.ts";
import { bearer, failure, get, readModelList, type Wording } from "#plugins/providers/shared/probe.ts";

const WORDING: Wording = {
  provider: "OpenRouter",
  start: "Check the network.",
  key: "Set OPENROUTER_API_KEY to a key that is in force.",
  model: "Ids have a maker and a name, such as qwen/qwen3-coder.",
};

export default defineProvider({
  id: "openrouter",
  summary: "models of many makers behind one key; OpenRouter decides who serves them",
  defaultBackend: "claude-code",
  speaks: ["anthropic", "openai-chat", "openai-responses"],
  endpoint: "never",
  redirectVariables: ["OPENROUTER_API_BASE"],
  paid: true,
  keyVariables: ["OPENROUTER_API_KEY"],
  needsKey: true,
  throughGateway: true,
  // Without /v1: clients of every protocol append it themselves, so that both /v1/messages and /v1/chat/completions are right.
  defaultEndpoint: () => "https://openrouter.ai/api",
  // Also for Anthropic's protocol: in x-api-key it would be taken for a key of Anthropic's own.
  headers: bearer,
  allowedModels: (model) => [model],
  async probe(target, http) {
    const { endpoint, key } = target;
    // The list is public, so it says nothing about the key.
    const [about, list] = await Promise.all([
      get(http, `${endpoint}/v1/key`, bearer(key)),
      get(http, `${endpoint}/v1/models`, bearer(key)),
    ]);
    const refused = failure(about, `OpenRouter at ${endpoint}`, WORDING);
    if (refused !== null) return refused;
    const probe = readModelList(
      list,
      target,
      WORDING,
      (id) => id === target.model || id === withoutVariant(target.model),
    );
    return {
      ...probe,
      protocols: ["anthropic", "openai-chat", "openai-responses"],
      notes: ["Who serves the model is OpenRouter's choice and may change within a run."],
    };
  },
});

/** `:nitro` and its like choose among those who serve a model; they are in no list. */
const withoutVariant = (model: string): string => model.replace(/:[a-z]+$/, "");
