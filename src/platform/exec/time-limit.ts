import type { ExecSpec } from "#core/ports.ts";
import { monotonicMs } from "#platform/clock.ts";

/**
 * Calls back once the time of a program that starts now is over, with all that it was kept waiting for on top. Disposing
 * it stops the clock.
 */
export function timeLimit({ timeoutMs, extraMs = () => 0 }: ExecSpec, over: () => void): Disposable {
  const startedAt = monotonicMs();
  const look = (): void => {
    const left = timeoutMs + extraMs() - (monotonicMs() - startedAt);
    // This process may have been held up: what was heard of the program in time is looked at before the clock is believed.
    if (left < TIMER_ERROR_MS) setImmediate(over);
    else timer = setTimeout(look, Math.max(left, SHORTEST_MS));
  };
  let timer = timeoutMs <= LONGEST_TIMER_MS ? setTimeout(look, timeoutMs) : undefined;
  return { [Symbol.dispose]: () => clearTimeout(timer) };
}

/** What `setTimeout` can count; a longer time, 24 days, is no limit at all. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** It may fire so much too early. */
const TIMER_ERROR_MS = 2;

/** While a program is kept waiting, what is left of its time does not change, be it next to nothing. */
const SHORTEST_MS = 20;
