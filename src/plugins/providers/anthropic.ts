import { defineProvider } from "#plugins/providers/contract.ts";
import { addressOr, get, readModelList } from "#plugins/providers/shared/probe.ts";

const VERSION = { "anthropic-version": "2023-06-01" };
/** What every Claude model in service takes; a list that says otherwise wins. */
const USUAL_WINDOW = 200_000;

const ALIASES = ["sonnet", "opus", "haiku"];

/** An alias stands for whichever model of its family is the newest. */
const family = (model: string): string | null => (ALIASES.includes(model) ? model : null);

export default defineProvider({
  id: "anthropic",
  summary: "Claude models from Anthropic itself",
  defaultBackend: "claude-code",
  speaks: ["anthropic"],
  nativeTo: "claude-code",
  endpoint: "optional",
  aliases: ALIASES,
  isFast: true,
  redirectVariables: [
    "ANTHROPIC_BASE_URL",
    "ANTHROPIC_API_BASE",
    "ANTHROPIC_AUTH_TOKEN",
    "CLAUDE_CODE_USE_VERTEX",
    "ANTHROPIC_VERTEX_BASE_URL",
  ],
  paid: true,
  keyVariables: ["ANTHROPIC_API_KEY"],
  needsKey: true,
  throughGateway: true,
  endpointVariables: ["ANTHROPIC_BASE_URL"],
  // A key that is set beside an address is that address's key.
  defaultEndpoint: ({ ANTHROPIC_BASE_URL: url }) => addressOr("https://api.anthropic.com", url),
  headers: (key) => ({ ...VERSION, ...(key === null ? {} : { "x-api-key": key }) }),
  allowedModels: (model) => (family(model) === null ? [model] : [model, `claude-*${model}*`]),
  async probe(target, http) {
    const { endpoint, key, model } = target;
    const answer = await get(http, `${endpoint}/v1/models?limit=1000`, {
      ...VERSION,
      ...(key === null ? {} : { "x-api-key": key }),
    });
    const wanted = family(model);
    const probe = readModelList(
      answer,
      target,
      {
        provider: "Anthropic",
        start: "Check the network, and the endpoint if you gave one.",
        key: "Set ANTHROPIC_API_KEY to a key that is in force.",
        model: "An alias such as sonnet always stands for the newest model of its family.",
      },
      (id) => id === model || (wanted !== null && id.startsWith("claude-") && id.includes(wanted)),
    );
    const contextWindow = probe.modelServed === true ? (probe.contextWindow ?? USUAL_WINDOW) : null;
    return { ...probe, contextWindow, protocols: probe.reachable === true ? ["anthropic"] : [] };
  },
});
