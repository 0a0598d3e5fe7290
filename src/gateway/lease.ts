import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import type { Budget, GatewayRoute, Lease, LeaseOptions, WireTotals } from "#core/gateway.ts";
import { ExchangeLog } from "#gateway/exchange-log.ts";
import { Ledger } from "#gateway/ledger.ts";
import type { WireUsage } from "#gateway/usage.ts";

/** One attempt's token, budget and counts. */
export class OpenLease implements Lease {
  readonly endpoint: Lease["endpoint"];
  readonly route: GatewayRoute;
  readonly log: ExchangeLog;
  readonly openedAt: number;
  readonly #digest: Buffer;
  readonly #ledgers: readonly [own: Ledger, run: Ledger];
  readonly #stop = new AbortController();
  readonly #timer: NodeJS.Timeout | null;
  readonly #onDispose: () => void;

  constructor(options: LeaseOptions, { port, run, now, onDispose }: LeaseSetting) {
    const token = `bench-${randomBytes(24).toString("hex")}`;
    this.endpoint = { protocol: options.route.protocol, baseUrl: `http://127.0.0.1:${port}`, token };
    this.route = options.route;
    this.openedAt = now;
    this.#digest = digestOf(token);
    this.#ledgers = [new Ledger(options.budget, "this attempt"), run];
    this.log = new ExchangeLog(options.logFile, [token, ...options.route.secrets]);
    this.#timer = timer(options.budget, (ms) => this.stop(`the ${ms / 1000} s of this attempt are over`));
    this.#onDispose = onDispose;
  }

  get stopped(): AbortSignal {
    return this.#stop.signal;
  }

  /** Whether a token is this attempt's, in a time that does not depend on how much of it is right. */
  isFor(token: string): boolean {
    return timingSafeEqual(this.#digest, digestOf(token));
  }

  /** A request arrives. Gives why it must not be served, and ends the attempt for it; null: it may. */
  ask(): string | null {
    for (const ledger of this.#ledgers) this.#stopFor(ledger.ask());
    return this.stopped.aborted ? String(this.stopped.reason) : null;
  }

  add(what: "requests" | "refused" | "failed" | "unmetered"): void {
    for (const ledger of this.#ledgers) ledger.add(what);
  }

  /** Counts what an answer cost, and ends the attempt when that was the last of a budget. */
  spend(usage: WireUsage): void {
    for (const ledger of this.#ledgers) {
      ledger.spend(usage);
      this.#stopFor(ledger.tokensSpent());
    }
  }

  totals(): WireTotals {
    return this.#ledgers[0].totals();
  }

  /** Ends the attempt: nothing more is served, what is under way is cut. */
  stop(reason: string): void {
    this.#stop.abort(reason);
  }

  [Symbol.dispose](): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#onDispose();
  }

  #stopFor(reason: string | null): void {
    if (reason !== null) this.stop(reason);
  }
}

interface LeaseSetting {
  readonly port: number;
  /** Counts for all attempts of the run. */
  readonly run: Ledger;
  /** Monotonic milliseconds. */
  readonly now: number;
  readonly onDispose: () => void;
}

/** Calls back when a budget of time is over; null: it has none. */
export function timer({ ms }: Budget, over: (ms: number) => void): NodeJS.Timeout | null {
  return ms === null ? null : setTimeout(() => over(ms), Math.min(ms, 2 ** 31 - 1)).unref();
}

const digestOf = (token: string): Buffer => createHash("sha256").update(token).digest();
