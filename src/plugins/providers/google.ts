import type { HttpAnswer } from "#core/ports.ts";
import { defineProvider } from "#plugins/providers/contract.ts";
import { addressOr, asMap, get, jsonOf, readModelList } from "#plugins/providers/shared/probe.ts";

/** What Gemini CLI takes for whichever model it holds to be the best of a kind. */
const ALIASES = ["auto", "auto-gemini-2.5", "auto-gemini-3", "pro", "flash", "flash-lite"];
const FAMILY = "gemini-";

/** What ids of models of an alias's kind hold; null: the model is no alias. */
const kindOf = (model: string): string | null =>
  !ALIASES.includes(model) ? null : model.startsWith("auto") ? FAMILY : `-${model}`;

export default defineProvider({
  id: "google",
  summary: "Gemini models from Google itself",
  defaultBackend: "gemini-cli",
  speaks: ["gemini"],
  nativeTo: "gemini-cli",
  endpoint: "optional",
  isFast: true,
  redirectVariables: ["GOOGLE_GEMINI_BASE_URL", "GOOGLE_GENAI_USE_VERTEXAI", "GOOGLE_GENAI_USE_GCA"],
  paid: true,
  keyVariables: ["GEMINI_API_KEY"],
  needsKey: true,
  throughGateway: true,
  endpointVariables: ["GOOGLE_GEMINI_BASE_URL"],
  // A key that is set beside an address is that address's key.
  defaultEndpoint: ({ GOOGLE_GEMINI_BASE_URL: url }) => addressOr("https://generativelanguage.googleapis.com", url),
  headers: keyHeader,
  // Gemini CLI searches, corrects and sums up with other models of the family than the one it is told.
  allowedModels: (model) => (kindOf(model) !== null || model.startsWith(FAMILY) ? [model, `${FAMILY}*`] : [model]),
  async probe(target, http) {
    const answer = await get(http, `${target.endpoint}/v1beta/models?pageSize=1000`, keyHeader(target.key));
    const kind = kindOf(target.model);
    const probe = readModelList(
      asModelList(answer),
      target,
      {
        provider: "Google",
        start: "Check the network, and the endpoint if you gave one.",
        key: "Set GEMINI_API_KEY to a key that is in force.",
        model: "Not every account has every model.",
      },
      (id) => id === target.model || (kind !== null && id.startsWith(FAMILY) && id.includes(kind)),
    );
    // Of an alias's kind there are models for pictures and speech too, with small windows of their own.
    const contextWindow = kind === null ? probe.contextWindow : null;
    return { ...probe, contextWindow, protocols: probe.reachable === true ? ["gemini"] : [] };
  },
});

function keyHeader(key: string | null): Readonly<Record<string, string>> {
  return key === null ? {} : { "x-goog-api-key": key };
}

/** Google's own list has `models` with paths for names, and it says of a wrong key that the question is. */
function asModelList(answer: HttpAnswer): HttpAnswer {
  if (answer.kind !== "answer") return answer;
  if (answer.status === 400 && answer.text.includes("API_KEY_INVALID")) return { ...answer, status: 401 };
  const { models } = asMap(jsonOf(answer.text));
  if (!Array.isArray(models)) return answer;
  const data = models.map(asMap).map(({ name, inputTokenLimit }) => ({
    id: typeof name === "string" ? name.replace(/^models\//, "") : name,
    max_input_tokens: inputTokenLimit,
  }));
  return { ...answer, text: JSON.stringify({ data }) };
}
