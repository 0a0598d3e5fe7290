import { describe, expect, it } from "vitest";
import { wholeInput } from "#record/attempt/whole-input.ts";

const stats = { tokens_input: 100, cache_read_tokens: 30, cache_write_tokens: 5 };

describe("all that a model was given to read", () => {
  it.each([
    ["holds the cache already", true, stats, 100],
    ["is not said to hold it", undefined, stats, 100],
    ["stands beside the cache", false, stats, 135],
    ["stands beside a cache that nobody tells of", false, { ...stats, cache_read_tokens: null }, 105],
    ["stands beside none", false, { ...stats, cache_read_tokens: null, cache_write_tokens: null }, 100],
    ["is nothing of its own", false, { ...stats, tokens_input: 0 }, 35],
    ["is not known", false, { ...stats, tokens_input: null }, null],
    ["is not known", true, { ...stats, tokens_input: null }, null],
  ])("where the input %s (%s)", (_, isWhole, given, whole) => {
    expect(wholeInput({ ...given, ...(isWhole === undefined ? {} : { input_includes_cache: isWhole }) })).toBe(whole);
  });
});
