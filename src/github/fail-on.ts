import { UsageError } from "#core/errors.ts";
import { listed } from "#core/format.ts";
import { nearest } from "#core/nearest.ts";
import { FAIL_ON, type FailOn } from "#core/verdict/gate.ts";

/**
 * What fails the gate, as written in a workflow. Throws `UsageError` for any other word, and for none at all: a gate that
 * nobody understood must not stand open.
 */
export function failOnOf(words: readonly string[]): readonly FailOn[] {
  const odd = words.find((word) => !isKnown(word));
  const near = odd === undefined ? null : nearest(odd, FAIL_ON);
  if (words.length > 0 && odd === undefined) return words.filter(isKnown);
  throw new UsageError(
    "bad-input",
    odd === undefined ? "fail-on names nothing." : `fail-on: ${JSON.stringify(odd)} is not known.`,
    near === null ? `Write one or more of ${listed(FAIL_ON)}.` : `Did you mean ${near}?`,
  );
}

const isKnown = (word: string): word is FailOn => FAIL_ON.some((known) => known === word);
