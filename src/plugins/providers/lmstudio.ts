import { defineProvider } from "#plugins/providers/contract.ts";
import { bearer, get, readModelList, typed } from "#plugins/providers/shared/probe.ts";

export default defineProvider({
  id: "lmstudio",
  summary: "models in LM Studio on a machine of your own",
  defaultBackend: "claude-code",
  speaks: ["anthropic", "openai-chat", "openai-responses"],
  endpoint: "optional",
  paid: false,
  keyVariables: ["LM_API_TOKEN"],
  needsKey: false,
  servesModels: true,
  program: { name: "lms", get: "from https://lmstudio.ai/download" },
  throughGateway: true,
  defaultEndpoint: () => "http://localhost:1234",
  headers: (key) => bearer(key ?? "lmstudio"),
  allowedModels: (model) => [model],
  async probe(target, http) {
    const { endpoint, key, model } = target;
    // Its own list knows how much context a model was loaded with; older servers have OpenAI's only.
    const own = await get(http, `${endpoint}/api/v0/models`, bearer(key));
    const isMissing = own.kind === "answer" && own.status === 404;
    const answer = isMissing ? await get(http, `${endpoint}/v1/models`, bearer(key)) : own;
    const probe = readModelList(answer, target, {
      provider: "LM Studio",
      start: `Start its server with: lms server start, and get the model with: lms get ${typed(model)}. If it is elsewhere, write lmstudio:${typed(model)}@http://HOST:1234.`,
      key: "Set LM_API_TOKEN to a token made in LM Studio.",
      model: `Get it in LM Studio, or with: lms get ${typed(model)}.`,
    });
    return { ...probe, protocols: probe.reachable === true ? ["anthropic", "openai-chat", "openai-responses"] : [] };
  },
});
