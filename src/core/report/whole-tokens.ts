import { NUMBER, type NumberField } from "#core/attempt-fields.ts";
import type { AttemptTable } from "#core/attempt-table.ts";

/**
 * One token count of every attempt; NaN where it is not known, or only in part, as where a stream broke off. What is
 * known in part is a lower bound: among whole counts it would make whoever fails most look the most frugal.
 */
export function wholeTokens(attempts: AttemptTable, field: NumberField): Float64Array {
  const cover = attempts.numbers(NUMBER.cover);
  return attempts.numbers(field).map((tokens, at) => (isInPart(cover[at]!) ? Number.NaN : tokens));
}

/** Whether something is known of what an attempt spent, but not all. */
export const isUsageInPart = (attempts: AttemptTable, at: number): boolean =>
  isInPart(attempts.number(at, NUMBER.cover)) && TOKENS.some((field) => !Number.isNaN(attempts.number(at, field)));

/** Older records do not say, and count as whole. */
const isInPart = (cover: number): boolean => cover < 1;

const TOKENS = [NUMBER.input, NUMBER.output, NUMBER.cache_read, NUMBER.cache_write, NUMBER.reasoning] as const;
