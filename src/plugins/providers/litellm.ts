import { defineProvider } from "#plugins/providers/contract.ts";
import { asMap, bearer, get, jsonOf, readModelList, tokensIn, typed } from "#plugins/providers/shared/probe.ts";

export default defineProvider({
  id: "litellm",
  summary: "a LiteLLM proxy of your own, before whatever it fronts",
  defaultBackend: "claude-code",
  speaks: ["anthropic", "openai-chat", "openai-responses"],
  endpoint: "optional",
  // It may front anything.
  paid: true,
  keyVariables: ["LITELLM_API_KEY", "LITELLM_MASTER_KEY"],
  needsKey: false,
  program: { name: "litellm", get: "with: pip install 'litellm[proxy]'" },
  throughGateway: true,
  defaultEndpoint: () => "http://localhost:4000",
  headers: (key) => bearer(key ?? "none"),
  allowedModels: (model) => [model],
  async probe(target, http) {
    const { endpoint, key, model } = target;
    const [list, about] = await Promise.all([
      get(http, `${endpoint}/v1/models`, bearer(key)),
      get(http, `${endpoint}/v1/model/info`, bearer(key)),
    ]);
    const probe = readModelList(list, target, {
      provider: "LiteLLM",
      start: `Start it with: litellm --config FILE. If it is elsewhere, write litellm:${typed(model)}@http://HOST:4000.`,
      key: "Set LITELLM_API_KEY to a key of that proxy.",
      model: "Models are listed in the proxy's configuration.",
    });
    const { data } = asMap(jsonOf(about.kind === "answer" ? about.text : ""));
    const entry = (Array.isArray(data) ? data : []).map(asMap).find((one) => one["model_name"] === model);
    const contextWindow = probe.contextWindow ?? tokensIn(asMap(entry?.["model_info"])["max_input_tokens"]);
    return {
      ...probe,
      contextWindow: probe.modelServed === true ? contextWindow : null,
      protocols: probe.reachable === true ? ["anthropic", "openai-chat", "openai-responses"] : [],
    };
  },
});
