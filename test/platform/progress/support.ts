import type { AttemptRef, RunEvent } from "#core/events.ts";
import type { OutcomeClass } from "#core/outcome.ts";
import type { ProgressOptions } from "#platform/progress/progress.ts";
import type { Pulse } from "#platform/progress/pulse.ts";

/** Time that passes when it is told to. */
export class HandClock implements Pulse {
  #nowMs = 0;
  readonly #beats = new Map<() => void, { ms: number; nextMs: number }>();

  now(): number {
    return this.#nowMs;
  }

  every(ms: number, beat: () => void): Disposable {
    this.#beats.set(beat, { ms, nextMs: this.#nowMs + ms });
    return { [Symbol.dispose]: () => void this.#beats.delete(beat) };
  }

  get beating(): number {
    return this.#beats.size;
  }

  pass(ms: number): void {
    const untilMs = this.#nowMs + ms;
    for (;;) {
      const next = Math.min(untilMs, ...[...this.#beats.values()].map(({ nextMs }) => nextMs));
      this.#nowMs = next;
      for (const [beat, timing] of [...this.#beats]) {
        if (timing.nextMs > next) continue;
        timing.nextMs += timing.ms;
        beat();
      }
      if (next === untilMs) return;
    }
  }
}

/** A place to write to that is no terminal of the system, but says it is one. */
export function fakeStream(take: (text: string) => void, size: { columns: number; rows: number } | null) {
  return {
    fd: -1,
    isTTY: size !== null,
    get columns() {
      return size?.columns ?? 0;
    },
    get rows() {
      return size?.rows ?? 0;
    },
    writableLength: 0,
    write: take,
  };
}

export const UTF8 = { LANG: "C.UTF-8", TERM: "xterm" };

export const baseOptions = (): Pick<ProgressOptions, "cwd" | "signal" | "env" | "kind"> => ({
  kind: undefined,
  cwd: "/srv/bench",
  signal: new AbortController().signal,
  env: UTF8,
});

export const started = (trials: number, more: Partial<Extract<RunEvent, { type: "run-started" }>> = {}): RunEvent => ({
  type: "run-started",
  runDir: "/srv/bench/runs/one",
  trials,
  done: 0,
  concurrency: 2,
  candidates: [],
  ...more,
});

export const refOf = (candidate: string, task: string, repetition = 1, attempt = 1): AttemptRef => ({
  candidate,
  task,
  repetition,
  attempt,
});

/** The events of one attempt that ends its trial at once. */
export const trial = (ref: AttemptRef, cls: OutcomeClass, elapsedMs = 10): RunEvent[] => [
  { type: "attempt-started", ref },
  { type: "phase", ref, phase: "solve" },
  { type: "attempt-ended", ref, class: cls, reason: "It ended.", elapsedMs },
  { type: "trial-ended", candidate: ref.candidate, task: ref.task, repetition: ref.repetition, class: cls },
];
