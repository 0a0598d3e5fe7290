import { monotonicMs } from "#platform/clock.ts";

/** Time as the views know it, so that tests can move it by hand. */
export interface Pulse {
  /** Monotonic milliseconds. */
  now(): number;
  /** Calls `beat` every so often, without keeping the process alive, until disposed. */
  every(ms: number, beat: () => void): Disposable;
}

export const systemPulse: Pulse = {
  now: monotonicMs,
  every(ms, beat) {
    const timer = setInterval(beat, ms).unref();
    return { [Symbol.dispose]: () => clearInterval(timer) };
  },
};
