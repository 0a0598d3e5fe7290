import { endpointRoot } from "#core/candidate-word.ts";
import { isJsonObject } from "#core/json.ts";
import type { Http, HttpAnswer } from "#core/ports.ts";
import { nearest } from "#core/nearest.ts";
import { shellWord } from "#core/shell-word.ts";
import { NOTHING_SAID, type Probe, type ProviderTarget } from "#plugins/providers/contract.ts";

/** For each question; a provider that needs longer for a list of its models will not do for an agent. */
export const PROBE_TIMEOUT_MS = 5000;
const SHOWN_MODELS = 5;

/** A model as a list of models has it. */
export interface ListedModel {
  readonly id: string;
  readonly contextWindow: number | null;
}

/** A model as a person types it; where none was asked for, what stands for any. */
export const typed = (model: string): string => (model === "" ? "MODEL" : shellWord(model));

/** How a probe words what is wrong with a provider. */
export interface Wording {
  /** As in "Ollama at http://localhost:11434". */
  readonly provider: string;
  /** What to do when nobody answers. */
  readonly start: string;
  /** What to do when the key is refused. */
  readonly key: string;
  /** What to do when the model is not there. */
  readonly model: string;
}

/** `usual` unless a variable says another address; null: what it says is none, and is not taken for the usual one. */
export function addressOr(usual: string, said: string | undefined): string | null {
  if (said === undefined || said === "") return usual;
  const root = endpointRoot(said);
  return typeof root === "string" ? root : null;
}

export type Json = Readonly<Record<string, unknown>>;

export const get = (http: Http, url: string, headers: Readonly<Record<string, string>>): Promise<HttpAnswer> =>
  http.ask({ method: "GET", url, headers, timeoutMs: PROBE_TIMEOUT_MS });

export const post = (
  http: Http,
  url: string,
  headers: Readonly<Record<string, string>>,
  body: unknown,
): Promise<HttpAnswer> => http.ask({ method: "POST", url, headers, body, timeoutMs: PROBE_TIMEOUT_MS });

/** What an answer to "which models are there?" says of the provider and of the one that is wanted. */
export function readModelList(
  answer: HttpAnswer,
  { endpoint, model }: ProviderTarget,
  wording: Wording,
  isWanted: (id: string) => boolean = (id) => id === model,
): Probe {
  const where = `${wording.provider} at ${endpoint}`;
  const failed = failure(answer, where, wording);
  if (failed !== null) return failed;
  const found = answer.kind === "answer" ? modelsIn(jsonOf(answer.text)) : null;
  if (found === null)
    return {
      ...NOTHING_SAID,
      reachable: true,
      problem: { message: `What answers at ${endpoint} is not ${wording.provider}.`, hint: wording.start },
    };
  const ids = found.map(({ id }) => id);
  const wanted = found.filter(({ id }) => isWanted(id));
  const listed = { models: ids.slice(0, SHOWN_MODELS), modelCount: ids.length };
  const known = { ...NOTHING_SAID, reachable: true, authorised: true, ...listed };
  if (wanted.length > 0) {
    const windows = wanted.flatMap(({ contextWindow }) => contextWindow ?? []);
    return { ...known, modelServed: true, contextWindow: windows.length === 0 ? null : Math.min(...windows) };
  }
  const near = nearest(model, ids);
  const some =
    ids.length === 0
      ? "It serves no model."
      : `It serves ${ids.slice(0, SHOWN_MODELS).join(", ")}${ids.length > SHOWN_MODELS ? ` and ${ids.length - SHOWN_MODELS} more` : ""}.`;
  return {
    ...known,
    modelServed: false,
    problem: {
      message: `${where} does not serve the model ${JSON.stringify(model)}.`,
      hint: `${near === null ? "" : `Did you mean ${near}? `}${some} ${wording.model}`.trim(),
    },
  };
}

/** The probe of a provider that does not answer, or not with what was asked for; null: it does. */
export function failure(answer: HttpAnswer, where: string, wording: Wording): Probe | null {
  if (answer.kind === "none")
    return {
      ...NOTHING_SAID,
      reachable: false,
      problem: { message: `${where} cannot be used: ${answer.message}.`, hint: wording.start },
    };
  const { status } = answer;
  if (status === 401 || status === 403)
    return {
      ...NOTHING_SAID,
      reachable: true,
      authorised: false,
      problem: { message: `${where} refuses the key (${status}).`, hint: wording.key },
    };
  if (status === 200) return null;
  return {
    ...NOTHING_SAID,
    reachable: true,
    problem: { message: `${where} answers with status ${status}.`, hint: wording.start },
  };
}

/** Models in a list as OpenAI and Anthropic write it, with what others add to it; null: it is no such list. */
export function modelsIn(document: unknown): readonly ListedModel[] | null {
  const { data } = asMap(document);
  if (!Array.isArray(data)) return null;
  return data.flatMap((entry: unknown) => {
    const one = asMap(entry);
    return typeof one["id"] === "string" ? [{ id: one["id"], contextWindow: windowIn(one) }] : [];
  });
}

/** The most specific first: what is loaded may be less than what is possible. */
const WINDOW_FIELDS = [
  "loaded_context_length",
  "max_model_len",
  "context_length",
  "max_context_length",
  "max_input_tokens",
];

const windowIn = (model: Json): number | null =>
  WINDOW_FIELDS.map((field) => tokensIn(model[field])).find((tokens) => tokens !== null) ?? null;

export const tokensIn = (value: unknown): number | null =>
  typeof value === "number" && Number.isSafeInteger(value) && value > 0 ? value : null;

export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null; // a page, or nothing at all
  }
}

export const asMap = (value: unknown): Json => (isJsonObject(value) ? value : {});

export const bearer = (key: string | null): Readonly<Record<string, string>> =>
  key === null ? {} : { authorization: `Bearer ${key}` };
