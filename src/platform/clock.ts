import type { Clock } from "#core/ports.ts";

/** Milliseconds that only grow, of no known start. `performance.now()` loads eight modules of Node first, for 2 ms. */
export const monotonicMs = (): number => Number(process.hrtime.bigint()) / 1e6;

/** The machine's own clocks. */
export const systemClock: Clock = {
  now: () => new Date(),
  monotonicMs,
};
