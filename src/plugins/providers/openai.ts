import { defineProvider } from "#plugins/providers/contract.ts";
import { addressOr, bearer, get, readModelList } from "#plugins/providers/shared/probe.ts";

export default defineProvider({
  id: "openai",
  summary: "GPT models from OpenAI itself",
  defaultBackend: "codex",
  speaks: ["openai-chat", "openai-responses"],
  nativeTo: "codex",
  endpoint: "optional",
  isFast: true,
  redirectVariables: ["OPENAI_BASE_URL", "OPENAI_API_BASE"],
  nativeIgnoresRedirects: true,
  paid: true,
  keyVariables: ["OPENAI_API_KEY"],
  needsKey: true,
  throughGateway: true,
  endpointVariables: ["OPENAI_BASE_URL", "OPENAI_API_BASE"],
  // A key that is set beside an address is that address's key.
  defaultEndpoint: ({ OPENAI_BASE_URL: url, OPENAI_API_BASE: older }) =>
    addressOr("https://api.openai.com", (url ?? "") === "" ? older : url),
  headers: bearer,
  allowedModels: (model) => [model],
  async probe(target, http) {
    const answer = await get(http, `${target.endpoint}/v1/models`, bearer(target.key));
    const probe = readModelList(answer, target, {
      provider: "OpenAI",
      start: "Check the network, and the endpoint if you gave one.",
      key: "Set OPENAI_API_KEY to a key that is in force.",
      model: "Not every account has every model.",
    });
    return { ...probe, protocols: probe.reachable === true ? ["openai-chat", "openai-responses"] : [] };
  },
});
