/**
 * One memory of how long each provider wants to be left alone, so that a rate limit that one trial runs into is
 * honoured by all of them, once. A quota is a provider and its models, since limits are set per model;
 * whoever stands between here and a provider, one proxy or another, shares what the provider said.
 */
export class BackOff {
  /** By quota: when it may be asked again, in monotonic milliseconds. */
  readonly #until = new Map<string, number>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Milliseconds until the provider may be asked again; 0: now. */
  waitMs(quota: string): number {
    const until = this.#until.get(quota);
    return until === undefined ? 0 : Math.max(0, Math.ceil(until - this.#now()));
  }

  /**
   * The provider asked to be left alone for so long; after an hour it is asked anyway. A later, shorter wish does not
   * shorten an earlier one.
   */
  leaveAlone(quota: string, ms: number): void {
    const until = this.#now() + Math.min(ms, LONGEST_MS);
    if (until > (this.#until.get(quota) ?? 0)) this.#until.set(quota, until);
  }
}

/** One answer bars all who share the key: it must not end a run over a slip. Who still means it says so again. */
const LONGEST_MS = 3_600_000;

/** Answers that may carry a `Retry-After` which is meant for everyone who shares the key. */
export const isBusy = (status: number): boolean => status === 429 || status === 503 || status === 529;

/** Milliseconds that an answer asks to wait; null: it does not say. `now` is wall time, for HTTP dates. */
export function retryAfterMs(headers: Readonly<Record<string, unknown>>, now: Date): number | null {
  const precise = headers["retry-after-ms"];
  if (typeof precise === "string" && /^\d{1,15}(\.\d+)?$/.test(precise)) return Math.ceil(Number(precise));
  const plain = headers["retry-after"];
  if (typeof plain !== "string") return null;
  if (/^\d{1,12}(\.\d+)?$/.test(plain)) return Math.ceil(Number(plain) * 1000);
  // A lone number is a date to JavaScript, if an odd one.
  const date = /[a-z]{3}/i.test(plain) ? Date.parse(plain) : Number.NaN;
  return Number.isNaN(date) ? null : Math.max(0, date - now.getTime());
}

/** Waits, or less long when the signal aborts; never rejects. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      signal.removeEventListener("abort", done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener("abort", done, { once: true });
    if (signal.aborted) done();
  });
}
