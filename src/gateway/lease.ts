import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import type { Budget, GatewayRoute, Lease, LeaseOptions, WireTotals } from "#core/gateway.ts";
import type { Failure } from "#core/failure.ts";
import { createRedactor, type Redactor } from "#core/redact.ts";
import { ExchangeLog } from "#gateway/exchange-log.ts";
import { HeldTime } from "#gateway/held-time.ts";
import { IN_VAIN, InVain } from "#gateway/in-vain.ts";
import { Ledger } from "#gateway/ledger.ts";
import { SharedRoom } from "#gateway/shared-room.ts";
import type { WireUsage } from "#gateway/usage.ts";

/** One attempt's token, budget and counts. */
export class OpenLease implements Lease {
  readonly endpoint: Lease["endpoint"];
  readonly route: GatewayRoute;
  readonly log: ExchangeLog;
  /** Takes the token and the provider's key out of what is kept, and of errors. */
  readonly redactor: Redactor | null;
  /** Takes the provider's key out of answers. The token stays: an agent has it, and its model may speak of it. */
  readonly ofProvider: Redactor | null;
  readonly openedAt: number;
  readonly held: HeldTime;
  /** For the bodies of requests. */
  readonly requestRoom = new SharedRoom(MAX_REQUEST_BYTES);
  /** For what is kept of answers until it can be read. */
  readonly answerRoom = new SharedRoom(MAX_ANSWER_BYTES);
  readonly #digest: Buffer;
  readonly #ledgers: readonly [own: Ledger, run: Ledger];
  readonly #stop = new AbortController();
  readonly #timer: NodeJS.Timeout | null;
  readonly #onDispose: () => void;
  readonly #stopRun: (reason: string) => void;
  readonly #underWay = new Set<Promise<void>>();
  readonly #cuts = new Set<AbortController>();
  readonly #inVain = new InVain();
  #vain: Failure | null = null;

  constructor(options: LeaseOptions, { port, run, now, onDispose, stopRun }: LeaseSetting) {
    const token = `bench-${randomBytes(24).toString("hex")}`;
    this.endpoint = { protocol: options.route.protocol, baseUrl: `http://127.0.0.1:${port}`, token };
    this.route = options.route;
    this.openedAt = now();
    this.held = new HeldTime(now);
    this.#digest = digestOf(token);
    this.#ledgers = [new Ledger(options.budget, "this attempt"), run];
    this.redactor = createRedactor([token, ...options.route.secrets]);
    this.ofProvider = createRedactor(options.route.secrets);
    this.log = new ExchangeLog(options.logFile, this.redactor);
    this.#timer = timer(options.budget, (ms) => this.stop(`the ${ms / 1000} s of this attempt are over`));
    this.#onDispose = onDispose;
    this.#stopRun = stopRun;
  }

  get stopped(): AbortSignal {
    return this.#stop.signal;
  }

  get vain(): Failure | null {
    return this.#vain;
  }

  get heldMs(): number {
    return this.held.ms;
  }

  /** Whether a token is this attempt's, in a time that does not depend on how much of it is right. */
  isFor(token: string): boolean {
    return timingSafeEqual(this.#digest, digestOf(token));
  }

  /** A request arrives. Gives why it must not be served, and ends the attempt for it; null: it may. */
  ask(): string | null {
    for (const ledger of this.#ledgers) {
      // One that is over spends nothing of its run, however often it asks.
      if (this.stopped.aborted) break;
      this.#stopFor(ledger, ledger.ask());
    }
    return this.stopped.aborted ? String(this.stopped.reason) : null;
  }

  /** The provider is to be asked once more for the same. Gives whether the budgets have that left. */
  askAgain(): boolean {
    return !this.stopped.aborted && this.#ledgers.every((ledger) => ledger.askAgain());
  }

  /**
   * Waits until the budgets have tokens left for one more answer, and holds them until disposed. Ends the attempt
   * where none were left in the end.
   */
  async hold(tokens: number, signal: AbortSignal): Promise<Disposable> {
    const [own, run] = this.#ledgers;
    const ofOwn = await own.hold(tokens, signal);
    try {
      const ofRun = await run.hold(tokens, signal);
      for (const ledger of this.#ledgers) this.#stopFor(ledger, ledger.tokensSpent());
      return {
        [Symbol.dispose]() {
          ofRun[Symbol.dispose]();
          ofOwn[Symbol.dispose]();
        },
      };
    } catch (error) {
      ofOwn[Symbol.dispose]();
      throw error;
    }
  }

  /** An exchange that the attempt's counts wait for. */
  async waitFor(exchange: Promise<void>): Promise<void> {
    using _asked = this.held.ask();
    this.#underWay.add(exchange);
    await exchange;
    this.#underWay.delete(exchange);
  }

  add(what: "requests" | "refused" | "failed" | "unmetered"): void {
    for (const ledger of this.#ledgers) ledger.add(what);
  }

  /** Counts what an answer cost, and ends the attempt when that was the last of a budget. */
  spend(usage: WireUsage): void {
    for (const ledger of this.#ledgers) {
      ledger.spend(usage);
      this.#stopFor(ledger, ledger.tokensSpent());
    }
  }

  /** Counts an answer that did not say what it cost. */
  assume(tokens: number): void {
    for (const ledger of this.#ledgers) {
      ledger.assume(tokens);
      this.#stopFor(ledger, ledger.tokensSpent());
    }
  }

  /** A model call of so many bytes was answered: with a failure for good, or with anything else (null). */
  answered(failure: Failure | null, bytes: number): void {
    if (!this.#inVain.isSo(failure, bytes) || this.stopped.aborted) return;
    this.#vain = failure;
    const [wrong, times] = [failure?.kind === "no_answer", `${IN_VAIN} times in the same way`];
    this.stop(wrong ? `what came from the provider was no answer, ${times}` : `the provider refused, ${times}`);
  }

  totals(): WireTotals {
    return this.#ledgers[0].totals();
  }

  async end(): Promise<WireTotals> {
    this[Symbol.dispose]();
    while (this.#underWay.size > 0) await Promise.all(this.#underWay);
    return this.totals();
  }

  /** Ends the attempt: nothing more is served, what is under way is cut. */
  stop(reason: string): void {
    this.#stop.abort(reason);
    for (const cut of this.#cuts) cut.abort();
  }

  /** What is aborted with the attempt, until the function given is called. */
  cutsWith(cut: AbortController): () => void {
    this.#cuts.add(cut);
    return () => this.#cuts.delete(cut);
  }

  [Symbol.dispose](): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#onDispose();
  }

  #stopFor(ledger: Ledger, reason: string | null): void {
    if (reason === null) return;
    if (ledger === this.#ledgers[1]) this.#stopRun(reason);
    else this.stop(reason);
  }
}

/** Of all requests of an attempt at once. */
const MAX_REQUEST_BYTES = 128 * 1024 * 1024;
/** Of all its answers: most take some KiB, and one that is read takes several times its length for a moment. */
const MAX_ANSWER_BYTES = 32 * 1024 * 1024;

interface LeaseSetting {
  readonly port: number;
  /** Counts for all attempts of the run. */
  readonly run: Ledger;
  /** Monotonic milliseconds. */
  readonly now: () => number;
  readonly onDispose: () => void;
  /** Ends every attempt of the run. */
  readonly stopRun: (reason: string) => void;
}

/** Calls back when a budget of time is over; null: it has none. */
export function timer({ ms }: Budget, over: (ms: number) => void): NodeJS.Timeout | null {
  return ms === null ? null : setTimeout(() => over(ms), Math.min(ms, 2 ** 31 - 1)).unref();
}

const digestOf = (token: string): Buffer => createHash("sha256").update(token).digest();
