import { eachMember } from "#gateway/json-members.ts";

/** What a body says of who is to answer it. */
export interface Named {
  /** What it asks for; null: nothing. */
  readonly model: string | null;
  /** Every model that it names anywhere, be it as another choice, for a tool, or in a second spelling of the key. */
  readonly models: readonly string[];
  /** A field by which it would lead the provider elsewhere; null: there is none. */
  readonly elsewhere: string | null;
  /** Whether its answer is to be had later, by another request. */
  readonly later: boolean;
}

/**
 * Providers let a request name more models than one: to fall back on (OpenRouter's `models`, LiteLLM's `fallbacks`),
 * within a tool, or beside the one in the path. And some read keys whatever their case, the last of two alike.
 */
const NAMES_MODELS = /model|fallback|preset/iu;
const SAYS_WHERE = /^(?:api_?base|base_?url|api_?key)$/iu;
const SAYS_LATER = /^background$/iu;

/** What was said, and words about it: whatever is in there is no instruction to the provider. */
const CONTENT =
  /^(?:messages|input|contents|system|instructions|prompt|metadata|client_metadata|system_?instruction|generation_?config)$/iu;

/** Longer values name no model that is allowed. */
const MAX_VALUE_BYTES = 4096;

/** Which models a request's body names; null: it is no JSON object. */
export function namedIn(bytes: Buffer): Named | null {
  let model: string | null = null;
  let elsewhere: string | null = null;
  let later = false;
  const models: string[] = [];
  const isObject = eachMember(
    bytes,
    (key) => !CONTENT.test(key),
    (key, depth, start, end) => {
      if (depth === 1 && SAYS_WHERE.test(key)) elsewhere ??= key;
      // Deeper down, it is how a picture is drawn.
      if (depth <= 2 && SAYS_LATER.test(key))
        later ||= !/^(?:false|null)$/.test(bytes.toString("utf8", start, Math.min(end, start + 6)));
      if (!NAMES_MODELS.test(key)) return;
      const found = textsIn(bytes, start, end);
      models.push(...found);
      if (depth === 1 && key === "model") model = found.at(-1) ?? null;
    },
  );
  return isObject ? { model, models, elsewhere, later } : null;
}

function textsIn(bytes: Buffer, start: number, end: number): readonly string[] {
  if (end - start > MAX_VALUE_BYTES) return [`${bytes.toString("utf8", start, start + 40)}…`];
  return texts(JSON.parse(bytes.toString("utf8", start, end)));
}

function texts(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(texts) : [];
}
