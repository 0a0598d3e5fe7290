import type { Protocol } from "#core/model-endpoint.ts";

/** What a request wants, by its path alone. */
export type Wanted =
  /** A sign of life, which some programs ask for before they begin. */
  | { readonly kind: "hello" }
  /** The list of models, or one of them. */
  | { readonly kind: "models"; readonly shape: "openai" | "gemini"; readonly model: string | null }
  /** Something that is sent on: an answer of the model, or a count of tokens, which costs none. */
  | {
      readonly kind: "generate" | "count";
      readonly protocol: Protocol;
      readonly path: string;
      readonly model: string | null;
    };

const BODY_MODEL: Readonly<Record<string, { readonly kind: "generate" | "count"; readonly protocol: Protocol }>> = {
  messages: { kind: "generate", protocol: "anthropic" },
  "messages/count_tokens": { kind: "count", protocol: "anthropic" },
  "chat/completions": { kind: "generate", protocol: "openai-chat" },
  responses: { kind: "generate", protocol: "openai-responses" },
};

const GEMINI_VERBS: Readonly<Record<string, "generate" | "count">> = {
  generateContent: "generate",
  streamGenerateContent: "generate",
  countTokens: "count",
};

/** Reads method and path, without query. null: nothing here goes by that path. */
export function wantedBy(method: string, path: string): Wanted | null {
  const reads = method === "GET" || method === "HEAD";
  if (reads && (path === "/" || path === "/api/hello")) return { kind: "hello" };
  const gemini = /^\/(v1beta|v1)\/models(?:\/([^/:]+)(?::([A-Za-z]+))?)?$/.exec(path);
  if (gemini !== null && method === "POST") return geminiCall(gemini);
  // A model's id may hold slashes, as in `qwen/qwen3-coder`.
  const listed = /^(?:\/(v1beta|v1))?\/models(?:\/(.+))?$/.exec(path);
  if (listed !== null && reads) {
    const model = listed[2] === undefined ? null : decoded(listed[2]);
    return { kind: "models", shape: listed[1] === "v1beta" ? "gemini" : "openai", model };
  }
  // The version is optional: programs differ in whether they take it for part of the base URL.
  const rest = /^(?:\/v1)?\/(.+)$/.exec(path)?.[1];
  if (rest === undefined || method !== "POST" || !Object.hasOwn(BODY_MODEL, rest)) return null;
  const known = BODY_MODEL[rest];
  return known === undefined ? null : { ...known, path: `/v1/${rest}`, model: null };
}

function geminiCall([, version = "", id = "", verb = ""]: RegExpExecArray): Wanted | null {
  const kind = Object.hasOwn(GEMINI_VERBS, verb) ? GEMINI_VERBS[verb] : undefined;
  const model = decoded(id);
  if (kind === undefined || model === null) return null;
  return { kind, protocol: "gemini", path: `/${version}/models/${encodeURIComponent(model)}:${verb}`, model };
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null; // not the percent-encoding of any text
  }
}
