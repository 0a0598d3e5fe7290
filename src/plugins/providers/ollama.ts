import { endpointRoot } from "#core/candidate-word.ts";
import type { Http } from "#core/ports.ts";
import { isOlder } from "#core/version.ts";
import { defineProvider, type Probe, type ProviderTarget } from "#plugins/providers/contract.ts";
import {
  asMap,
  failure,
  get,
  jsonOf,
  post,
  readModelList,
  tokensIn,
  typed,
  type Wording,
} from "#plugins/providers/shared/probe.ts";

/** The first that speaks Anthropic's protocol. */
const LEAST_VERSION = [0, 14, 0] as const;

const wording = ({ model }: Pick<ProviderTarget, "model">): Wording => ({
  provider: "Ollama",
  start: `Start it with: ollama serve, and get the model with: ollama pull ${typed(model)}. If it is elsewhere, set OLLAMA_HOST or write ollama:${typed(model)}@http://HOST:11434.`,
  key: "Ollama itself knows no keys; look at what stands before it.",
  model: `Get it with: ollama pull ${typed(model)}.`,
});

export default defineProvider({
  id: "ollama",
  summary: "models on a machine of your own",
  defaultBackend: "claude-code",
  speaks: ["anthropic", "openai-chat", "openai-responses"],
  endpoint: "optional",
  paid: false,
  keyVariables: ["OLLAMA_API_KEY"],
  needsKey: false,
  servesModels: true,
  program: { name: "ollama", get: "from https://ollama.com/download" },
  endpointVariables: ["OLLAMA_HOST"],
  throughGateway: true,
  // What cannot be read as an address is not taken for another one.
  defaultEndpoint: ({ OLLAMA_HOST: host = "" }) => (host === "" ? "http://localhost:11434" : hostIn(host)),
  headers: (key) => ({ authorization: `Bearer ${key ?? "ollama"}` }),
  allowedModels: (model) => [model],
  async probe(target, http) {
    const { endpoint, model } = target;
    const answer = await get(http, `${endpoint}/api/version`, {});
    const down = failure(answer, `Ollama at ${endpoint}`, wording(target));
    if (down !== null) return down;
    const { version } = asMap(jsonOf(answer.kind === "answer" ? answer.text : ""));
    if (typeof version !== "string") return notOllama(target);
    if (isOlder(version, LEAST_VERSION))
      return {
        ...notOllama(target),
        version,
        problem: {
          message: `Ollama at ${endpoint} is ${version}; agents need ${LEAST_VERSION.join(".")} or newer.`,
          hint: "Update Ollama.",
        },
      };
    const tags = await get(http, `${endpoint}/api/tags`, {});
    const probe = readModelList(
      asModelList(tags),
      target,
      wording(target),
      (id) => id === model || id === `${model}:latest`,
    );
    const served = { ...probe, version, protocols: ["anthropic", "openai-chat", "openai-responses"] } as const;
    return probe.modelServed === true ? withWindow(served, target, http) : served;
  },
});

const notOllama = (target: ProviderTarget): Probe =>
  readModelList({ kind: "answer", status: 200, text: "" }, target, wording(target));

/** `OLLAMA_HOST` may lack scheme and port, and may be the address it listens on rather than one to call. */
function hostIn(value: string): string | null {
  const root = endpointRoot(value.replace(/^((?:https?:\/\/)?)0\.0\.0\.0/, "$1127.0.0.1"));
  if (typeof root !== "string") return null;
  return value.includes("://") || /:\d+$/.test(value) ? root : `${root}:11434`;
}

/** Ollama's own list has `models` with names. */
function asModelList(answer: Awaited<ReturnType<typeof get>>): typeof answer {
  if (answer.kind !== "answer") return answer;
  const { models } = asMap(jsonOf(answer.text));
  if (!Array.isArray(models)) return answer;
  return { ...answer, text: JSON.stringify({ data: models.map((one: unknown) => ({ id: asMap(one)["name"] })) }) };
}

/** What a loaded model really has; else what its own settings say; else the most it could have. */
async function withWindow(probe: Probe, { endpoint, model }: ProviderTarget, http: Http): Promise<Probe> {
  const [running, shown] = await Promise.all([
    get(http, `${endpoint}/api/ps`, {}),
    post(http, `${endpoint}/api/show`, {}, { model }),
  ]);
  const { models } = asMap(jsonOf(running.kind === "answer" ? running.text : ""));
  const loaded = (Array.isArray(models) ? models : [])
    .map(asMap)
    .find((one) => one["name"] === model || one["name"] === `${model}:latest`);
  const about = asMap(jsonOf(shown.kind === "answer" ? shown.text : ""));
  const set = /^num_ctx\s+(\d+)/m.exec(typeof about["parameters"] === "string" ? about["parameters"] : "")?.[1];
  const most = Object.entries(asMap(about["model_info"])).find(([name]) => name.endsWith(".context_length"))?.[1];
  const certain = tokensIn(loaded?.["context_length"]) ?? (set === undefined ? null : tokensIn(Number(set)));
  const possible = tokensIn(most);
  const remote = about["remote_host"];
  // Models of its maker's cloud stand in its list as if they were its own; others serve them, with all of the window.
  if (typeof remote === "string" && remote !== "")
    return {
      ...probe,
      contextWindow: possible,
      passedOnTo: remote,
      notes: [`Ollama does not serve ${model} itself: it passes all requests for it on to ${remote}.`],
    };
  if (certain !== null) return { ...probe, contextWindow: certain };
  const note =
    "Ollama may give the model less context than it could have; OLLAMA_CONTEXT_LENGTH of the server decides.";
  return { ...probe, contextWindow: possible, notes: possible === null ? [] : [note] };
}
