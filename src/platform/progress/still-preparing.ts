import { duration } from "#core/format.ts";
import type { RunTally } from "#platform/progress/tally.ts";

/** Nobody who watches waits longer than this for a sign of life. */
export const HEARTBEAT_MS = 30_000;

/** What is being prepared, each with how long it has taken so far. */
export const stillPreparing = ({ preparing }: Pick<RunTally, "preparing">, nowMs: number): readonly string[] =>
  [...preparing].map(([what, sinceMs]) => `preparing ${what} ${duration((nowMs - sinceMs) / 1000)}`);
