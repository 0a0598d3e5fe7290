import { nearest } from "#core/nearest.ts";

/** What a candidate is, as one word says it: who drives, which model, who serves it. */
export interface CandidateWord {
  /** The word without its endpoint. */
  readonly name: string;
  /** Id of the agent program's backend. */
  readonly backend: string;
  /** Empty: whatever the program defaults to. */
  readonly model: string;
  /** Id of a provider; null: the program's own configuration says who. */
  readonly provider: string | null;
  /** Root of the provider, without a slash at the end; null: where the provider is by default. */
  readonly endpoint: string | null;
}

/** What may stand before the colon. */
export interface CandidateVocabulary {
  readonly backends: readonly string[];
  readonly providers: readonly ProviderWord[];
}

export interface ProviderWord {
  readonly id: string;
  /** The agent that drives its models unless another is named. */
  readonly defaultBackend: string;
  /** `never`: it is at one place only. `required`: it can be anywhere. */
  readonly endpoint: "never" | "optional" | "required";
  /** Models of its own that are a whole word by themselves, such as `sonnet`; absent: none. */
  readonly aliases?: readonly string[];
}

/** Why a word is no candidate, and what to write instead. */
export interface WordProblem {
  readonly code: string;
  readonly message: string;
  readonly hint: string;
}

/**
 * Reads a candidate word: `sonnet`, `codex`, `codex:MODEL`, `ollama:MODEL[@ENDPOINT]`, or
 * `BACKEND/PROVIDER:MODEL[@ENDPOINT]`. Only what stands before the first colon is taken off a model, so that
 * `ollama:qwen2.5-coder:7b` keeps its own.
 */
export function readCandidateWord(word: string, vocabulary: CandidateVocabulary): CandidateWord | WordProblem {
  const maker = vocabulary.providers.find(({ aliases = [] }) => aliases.includes(word));
  if (maker !== undefined)
    return { name: word, backend: maker.defaultBackend, model: word, provider: maker.id, endpoint: null };
  const colon = word.indexOf(":");
  const [prefix, rest] = colon < 0 ? [word, null] : [word.slice(0, colon), word.slice(colon + 1)];
  const slash = prefix.indexOf("/");
  const [backend, id] = slash < 0 ? [null, prefix] : [prefix.slice(0, slash), prefix.slice(slash + 1)];
  if (backend === null && vocabulary.backends.includes(id)) return ofBackend(word, id, rest);
  if (backend !== null && !vocabulary.backends.includes(backend)) return unknown(word, vocabulary);
  const provider = vocabulary.providers.find((one) => one.id === id);
  if (provider === undefined) return unknown(word, vocabulary);
  return ofProvider(word, rest, provider, backend ?? provider.defaultBackend);
}

/** A model of an agent's own configuration; no endpoint is looked for in it. */
function ofBackend(word: string, backend: string, model: string | null): CandidateWord | WordProblem {
  if (model?.trim() === "") return emptyModel(word, `Write ${backend}:MODEL, or ${backend} alone.`);
  return { name: word, backend, model: model ?? "", provider: null, endpoint: null };
}

function ofProvider(
  word: string,
  rest: string | null,
  { id, endpoint: wanted }: ProviderWord,
  backend: string,
): CandidateWord | WordProblem {
  const place = wanted === "required" ? "@http://HOST:PORT" : "";
  const prefix = word.slice(0, rest === null ? word.length : word.length - rest.length - 1);
  if (rest === null)
    return {
      code: "no-model",
      message: `${JSON.stringify(word)} names a provider but no model.`,
      hint: `Write ${prefix}:MODEL${place}.`,
    };
  if (wanted !== "never" && rest.endsWith("@"))
    return {
      code: "no-endpoint",
      message: `${JSON.stringify(word)} has no address after the @.`,
      hint: `Write ${prefix}:${rest.slice(0, -1) || "MODEL"}@http://HOST:PORT${wanted === "required" ? "" : ", or leave the @ out"}.`,
    };
  const { model, endpoint } = wanted === "never" ? { model: rest, endpoint: null } : splitEndpoint(rest);
  if (model.trim() === "") return emptyModel(word, `Write ${prefix}:MODEL${place}.`);
  const name = `${prefix}:${model}`;
  if (endpoint === null && wanted === "required")
    return {
      code: "no-endpoint",
      message: `${JSON.stringify(word)} does not say where the server is.`,
      hint: `Write ${name}@http://HOST:PORT.`,
    };
  if (endpoint === null) return { name, backend, model, provider: id, endpoint };
  if (model.includes("@") && !SCHEME.test(endpoint)) return ambiguous(prefix);
  const root = endpointRoot(endpoint);
  return typeof root === "string" ? { name, backend, model, provider: id, endpoint: root } : root;
}

/** At the last `@`, and only where an address follows: a model may hold an `@` itself. */
function splitEndpoint(rest: string): { readonly model: string; readonly endpoint: string | null } {
  const at = rest.lastIndexOf("@");
  const after = rest.slice(at + 1);
  if (at < 0 || !/[.:]/.test(after)) return { model: rest, endpoint: null };
  return { model: rest.slice(0, at), endpoint: after };
}

const SCHEME = /^[a-z][a-z0-9+.-]*:\/\//i;

/** What stands before a bare address may be a part of the model, or a user and a password: it is not repeated. */
const ambiguous = (prefix: string): WordProblem => ({
  code: "bad-endpoint",
  message: `${JSON.stringify(prefix)} is followed by two @; only one may stand, between a model and the address of its server.`,
  hint: "Keys go into the provider's variable, such as VLLM_API_KEY. Where the model itself holds an @, write the address with http:// before it.",
});

/**
 * The root of an endpoint as it is written down and used: scheme, host, port and path, without a slash or a version at
 * the end. Without a scheme, http is meant. Secrets in it are refused rather than dropped: they would not be sent.
 */
export function endpointRoot(text: string): string | WordProblem {
  const written = SCHEME.test(text) ? text : `http://${text}`;
  const url = URL.canParse(written) ? new URL(written) : null;
  if (url === null || (url.protocol !== "http:" && url.protocol !== "https:") || url.hostname === "")
    return {
      code: "bad-endpoint",
      message: `${JSON.stringify(text.replace(/\/\/[^/]*@/, "//…@"))} is not the address of a server.`,
      hint: "Write it like http://localhost:8000.",
    };
  if (url.username !== "" || url.password !== "" || url.search !== "" || url.hash !== "")
    return {
      code: "bad-endpoint",
      message: `The endpoint at ${url.host} holds more than scheme, host, port and path.`,
      hint: "Keys go into the provider's variable, such as VLLM_API_KEY; leave everything after ? out.",
    };
  return `${url.protocol}//${url.host}${url.pathname.replace(/(\/v1)?\/*$/, "")}`;
}

const emptyModel = (word: string, hint: string): WordProblem => ({
  code: "empty-model",
  message: `${JSON.stringify(word)} names no model after the colon.`,
  hint,
});

/** The nearest thing that would have been understood, with the rest of the word as it was. */
function unknown(word: string, { backends, providers }: CandidateVocabulary): WordProblem {
  const message = `${JSON.stringify(word)} is not a candidate.`;
  const ids = providers.map(({ id }) => id);
  const aliases = providers.flatMap((provider) => provider.aliases ?? []);
  const [prefix = "", ...rest] = word.split(":");
  const [first = "", second] = prefix.split("/");
  const tail = rest.length === 0 ? "" : `:${rest.join(":")}`;
  if (tail === "" && second !== undefined && backends.includes(first) && nearest(second, ids) === null)
    return { code: "unknown-candidate", message, hint: `Did you mean ${first}:${second === "" ? "MODEL" : second}?` };
  const near =
    first.length < 2
      ? null // Anything that is short enough would be near.
      : second === undefined
        ? nearest(first, [...backends, ...ids, ...(tail === "" ? aliases : [])])
        : joined(nearest(first, backends), nearest(second, ids));
  // Of a provider alone nothing can be run.
  const meant = tail === "" && near !== null && isProvider(near, providers) ? `${near}:MODEL` : near;
  // Such as `opus:` or `sonnet:x`: a short name stands alone.
  const alias = tail === "" || meant !== null || first.length < 2 ? null : nearest(first, aliases);
  const maker = providers.find((provider) => alias !== null && provider.aliases?.includes(alias) === true);
  if (alias !== null && maker !== undefined)
    return {
      code: "unknown-candidate",
      message,
      hint: `Did you mean ${alias}? It stands alone; another model is written ${maker.defaultBackend}:MODEL.`,
    };
  // Only a configuration can say which program `command` is.
  const agents = backends.filter((id) => id !== "command");
  const known = `Candidates begin with ${[...aliases, ...agents, ...ids.map((id) => `${id}:`)].join(", ")}, or BACKEND/PROVIDER:.`;
  return { code: "unknown-candidate", message, hint: meant === null ? known : `Did you mean ${meant}${tail}?` };
}

const joined = (backend: string | null, provider: string | null): string | null =>
  backend === null || provider === null ? null : `${backend}/${provider}`;

const isProvider = (prefix: string, providers: CandidateVocabulary["providers"]): boolean =>
  providers.some(({ id }) => prefix === id || prefix.endsWith(`/${id}`));
