import { plural } from "#core/format.ts";
import type { Collected } from "#github/collect.ts";
import { headOf } from "#core/cut-text.ts";
import { MAX_ANNOTATION_CHARACTERS } from "#core/annotation.ts";
import { MAX_WARNINGS_PER_STEP } from "#github/limits.ts";

/** What is said of shards that are missing, a warning each: never more than are shown, the last one for all others. */
export function lostWarnings(lost: Collected["lost"]): readonly string[] {
  const alone = lost.length <= MAX_WARNINGS_PER_STEP ? lost : lost.slice(0, MAX_WARNINGS_PER_STEP - 1);
  const others = lost.slice(alone.length).map(({ shard }) => shard);
  return [
    ...alone.map(({ shard, reason }) => `Shard ${shard} is missing: ${reason}`),
    ...(others.length === 0 ? [] : [`${plural(others.length, "more shard")} are missing: ${others.join(", ")}.`]),
  ];
}

/** What is said of what shards handed on and could not be used, in one line; null: all of it could. */
export function problemWarning(problems: readonly string[]): string | null {
  if (problems.length === 0) return null;
  const text = `Not everything that the shards handed on could be used: ${problems.join(" ")}`;
  return headOf(text.replace(/\p{C}/gu, "\ufffd"), MAX_ANNOTATION_CHARACTERS);
}
