import { addKnown } from "#core/add-known.ts";
import { countIn } from "#core/count-in.ts";
import { isJsonObject } from "#core/json.ts";
import type { Protocol } from "#core/model-endpoint.ts";

/** Tokens of one answer as its provider stated them; null: not stated. */
export interface WireUsage {
  /** Neither read from a cache nor written to one. */
  readonly input: number | null;
  readonly cacheRead: number | null;
  readonly cacheWrite: number | null;
  /** Reasoning included. */
  readonly output: number | null;
  readonly reasoning: number | null;
}

type Json = Readonly<Record<string, unknown>>;

/** The usage that a JSON answer or an event of a stream states; null: it has none, or one without any number. */
export function usageIn(value: unknown, protocol: Protocol): WireUsage | null {
  const found = READERS[protocol](asMap(value));
  return found === null || Object.values(found).every((number) => number === null) ? null : found;
}

/** What was said later over what was said before, which it corrects. */
export function usageOver(before: WireUsage | null, found: WireUsage): WireUsage {
  return {
    input: found.input ?? before?.input ?? null,
    cacheRead: found.cacheRead ?? before?.cacheRead ?? null,
    cacheWrite: found.cacheWrite ?? before?.cacheWrite ?? null,
    output: found.output ?? before?.output ?? null,
    reasoning: found.reasoning ?? before?.reasoning ?? null,
  };
}

const READERS: Readonly<Record<Protocol, (event: Json) => WireUsage | null>> = {
  anthropic: (event) => anthropicUsage(mapAt(event, "usage") ?? mapAt(asMap(event["message"]), "usage")),
  "openai-chat": (event) => chatUsage(mapAt(event, "usage")),
  "openai-responses": (event) => responsesUsage(mapAt(event, "usage") ?? mapAt(asMap(event["response"]), "usage")),
  gemini: (event) => geminiUsage(mapAt(event, "usageMetadata")),
};

/** Input excludes what the cache had or took. */
function anthropicUsage(usage: Json | null): WireUsage | null {
  if (usage === null) return null;
  return {
    input: countIn(usage["input_tokens"]),
    cacheRead: countIn(usage["cache_read_input_tokens"]),
    cacheWrite: countIn(usage["cache_creation_input_tokens"]),
    output: countIn(usage["output_tokens"]),
    reasoning: null,
  };
}

/** Input includes what the cache had, as in everything that follows. */
function chatUsage(usage: Json | null): WireUsage | null {
  if (usage === null) return null;
  const cached = countIn(asMap(usage["prompt_tokens_details"])["cached_tokens"]);
  return {
    input: without(countIn(usage["prompt_tokens"]), cached),
    cacheRead: cached,
    cacheWrite: null,
    output: countIn(usage["completion_tokens"]),
    reasoning: countIn(asMap(usage["completion_tokens_details"])["reasoning_tokens"]),
  };
}

function responsesUsage(usage: Json | null): WireUsage | null {
  if (usage === null) return null;
  const cached = countIn(asMap(usage["input_tokens_details"])["cached_tokens"]);
  return {
    input: without(countIn(usage["input_tokens"]), cached),
    cacheRead: cached,
    cacheWrite: null,
    output: countIn(usage["output_tokens"]),
    reasoning: countIn(asMap(usage["output_tokens_details"])["reasoning_tokens"]),
  };
}

/** Thoughts are counted beside the answer, and results of tools beside the prompt. */
function geminiUsage(usage: Json | null): WireUsage | null {
  if (usage === null) return null;
  const cached = countIn(usage["cachedContentTokenCount"]);
  const thoughts = countIn(usage["thoughtsTokenCount"]);
  const prompt = addKnown(countIn(usage["promptTokenCount"]), countIn(usage["toolUsePromptTokenCount"]));
  const total = countIn(usage["totalTokenCount"]);
  return {
    input: without(prompt, cached),
    cacheRead: cached,
    cacheWrite: null,
    // A count of nothing is left out.
    output:
      addKnown(countIn(usage["candidatesTokenCount"]), thoughts) ?? (prompt === null ? null : without(total, prompt)),
    reasoning: thoughts,
  };
}

const without = (all: number | null, part: number | null): number | null =>
  all === null || part === null ? all : Math.max(0, all - part);

const asMap = (value: unknown): Json => (isJsonObject(value) ? value : {});

function mapAt(map: Json, key: string): Json | null {
  const value = map[key];
  return isJsonObject(value) ? value : null;
}
