import type { Stats } from "#core/records.gen.ts";

/**
 * All tokens that a model was given to read, whether a cache had them, took them or neither: the same of every agent,
 * though some count what a cache has to do with within their input and some beside it. null: no input is known.
 */
export function wholeInput({
  tokens_input: input,
  cache_read_tokens: read,
  cache_write_tokens: write,
  input_includes_cache: isWhole = true,
}: Pick<Stats, "tokens_input" | "cache_read_tokens" | "cache_write_tokens" | "input_includes_cache">): number | null {
  return input === null || isWhole ? input : input + (read ?? 0) + (write ?? 0);
}
