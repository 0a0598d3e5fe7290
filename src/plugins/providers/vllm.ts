import type { Http } from "#core/ports.ts";
import type { Protocol } from "#core/model-endpoint.ts";
import { defineProvider } from "#plugins/providers/contract.ts";
import { asMap, bearer, get, jsonOf, post, readModelList, typed } from "#plugins/providers/shared/probe.ts";

export default defineProvider({
  id: "vllm",
  summary: "a vLLM server of your own; a LiteLLM proxy translates where it speaks OpenAI's protocol alone",
  defaultBackend: "claude-code",
  speaks: ["anthropic", "openai-chat", "openai-responses"],
  endpoint: "required",
  paid: false,
  keyVariables: ["VLLM_API_KEY"],
  needsKey: false,
  servesModels: true,
  program: { name: "vllm", get: "from https://docs.vllm.ai" },
  throughGateway: true,
  translatable: true,
  defaultEndpoint: () => null,
  headers: (key) => bearer(key ?? "none"),
  allowedModels: (model) => [model],
  async probe(target, http) {
    const { endpoint, key, model } = target;
    const answer = await get(http, `${endpoint}/v1/models`, bearer(key));
    const probe = readModelList(answer, target, {
      provider: "vLLM",
      start: `Start it with: vllm serve ${typed(model)} --enable-auto-tool-choice --tool-call-parser NAME, and name its address.`,
      key: "Set VLLM_API_KEY to what the server was started with as --api-key.",
      model: "A server goes by what it was given as --served-model-name.",
    });
    return probe.modelServed === true ? { ...probe, protocols: await spoken(endpoint, key, http) } : probe;
  },
});

/**
 * Which protocols the server speaks. An empty question costs nothing: a server that knows the address finds fault with
 * the question, any other does not know the address. A refusal of any other kind says nothing.
 */
async function spoken(endpoint: string, key: string | null, http: Http): Promise<readonly Protocol[]> {
  const [messages, responses] = await Promise.all(
    ["/v1/messages", "/v1/responses"].map((path) => post(http, `${endpoint}${path}`, bearer(key), {})),
  );
  const faulted = (answer: typeof messages): boolean =>
    answer?.kind === "answer" &&
    (answer.status === 400 || answer.status === 422) &&
    Object.keys(asMap(jsonOf(answer.text))).length > 0;
  return [
    ...(faulted(messages) ? (["anthropic"] as const) : []),
    "openai-chat",
    ...(faulted(responses) ? (["openai-responses"] as const) : []),
  ];
}
