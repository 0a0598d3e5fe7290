import { SKIPS, type SkipId } from "../skips.ts";

/**
 * For `describe.skipIf(skipUnless(condition, "id"))`: whether to skip, having said why and how to run it all the same.
 * The reason stands in `test/skips.ts`, so that nothing is skipped in silence or for a reason nobody remembers.
 */
export function skipUnless(condition: boolean, id: SkipId): boolean {
  if (!condition) console.log(`skipped (${id}): ${SKIPS[id].reason} To run: ${SKIPS[id].rerun}`);
  return !condition;
}
