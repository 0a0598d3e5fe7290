import { addKnown } from "#core/add-known.ts";
import type { Budget, WireTotals } from "#core/gateway.ts";
import type { WireUsage } from "#gateway/usage.ts";

/** Counts what crossed the wire, for one attempt or for a run, and says when a budget is spent. */
export class Ledger {
  readonly #budget: Budget;
  /** Names what is counted, for the sentence: "this attempt", "this run". */
  readonly #whose: string;
  #asked = 0;
  #totals: WireTotals = NOTHING;
  /** Tokens that answers must have cost of which nobody said so. */
  #assumed = 0;
  /** Tokens that what is under way may cost. */
  #held = 0;
  /** The dearest answer so far. */
  #dearest = 0;
  readonly #waiting: (() => void)[] = [];

  constructor(budget: Budget, whose: string) {
    this.#budget = budget;
    this.#whose = whose;
  }

  /** A request of any kind arrives. Gives why it must not be served; null: it may. */
  ask(): string | null {
    const { requests } = this.#budget;
    if (requests !== null && this.#asked >= requests) return `the ${requests} requests of ${this.#whose} are spent`;
    this.#asked++;
    return this.tokensSpent();
  }

  /** A request is sent once more. Gives whether it may be. */
  askAgain(): boolean {
    const { requests } = this.#budget;
    if (requests !== null && this.#asked >= requests) return false;
    this.#asked++;
    return true;
  }

  /**
   * Holds tokens for one answer until disposed. What is asked for at once could otherwise spend a budget many times
   * over before the first answer says what it cost: near its end, one waits for another, but for none that hangs.
   * @param atLeast tokens of the request alone
   */
  async hold(atLeast: number, signal: AbortSignal): Promise<Disposable> {
    const { tokens } = this.#budget;
    if (tokens === null) return NOTHING_HELD;
    const share = (): number => Math.max(atLeast, this.#dearest === 0 ? USUAL_ANSWER : this.#dearest);
    const isTight = (): boolean => this.#held > 0 && this.#spent() + this.#held + share() > tokens;
    if (isTight()) {
      const enough = AbortSignal.any([signal, AbortSignal.timeout(LONGEST_WAIT_MS)]);
      enough.addEventListener("abort", () => this.#lookAgain(), { once: true });
      while (isTight() && !enough.aborted) await new Promise<void>((resolve) => this.#waiting.push(resolve));
      signal.throwIfAborted();
    }
    const held = share();
    this.#held += held;
    return {
      [Symbol.dispose]: () => {
        this.#held -= held;
        this.#lookAgain();
      },
    };
  }

  /** Why nothing more may be asked for; null: there are tokens left. */
  tokensSpent(): string | null {
    const { tokens } = this.#budget;
    const spent = this.#spent();
    if (tokens === null || spent < tokens) return null;
    const about = this.#assumed > 0 ? "about " : "";
    return `${about}${spent} tokens were spent of the ${tokens} of ${this.#whose}`;
  }

  add(what: "requests" | "refused" | "failed" | "unmetered"): void {
    this.#totals = { ...this.#totals, [what]: this.#totals[what] + 1 };
  }

  /** What one answer cost. */
  spend({ input, cacheRead, cacheWrite, output, reasoning }: WireUsage): void {
    this.#dearest = Math.max(this.#dearest, (input ?? 0) + (cacheRead ?? 0) + (cacheWrite ?? 0) + (output ?? 0));
    const before = this.#totals;
    this.#totals = {
      ...before,
      inputTokens: addKnown(before.inputTokens, input),
      cacheReadTokens: addKnown(before.cacheReadTokens, cacheRead),
      cacheWriteTokens: addKnown(before.cacheWriteTokens, cacheWrite),
      outputTokens: addKnown(before.outputTokens, output),
      reasoningTokens: addKnown(before.reasoningTokens, reasoning),
    };
  }

  /** An answer cost about so much, of which it said nothing. Counts towards the budget and nowhere else. */
  assume(tokens: number): void {
    this.#assumed += tokens;
    this.#dearest = Math.max(this.#dearest, tokens);
  }

  totals(): WireTotals {
    return this.#totals;
  }

  #lookAgain(): void {
    for (const goOn of this.#waiting.splice(0)) goOn();
  }

  #spent(): number {
    const { inputTokens, cacheReadTokens, cacheWriteTokens, outputTokens } = this.#totals;
    return [inputTokens, cacheReadTokens, cacheWriteTokens, outputTokens].reduce<number>(
      (all, part) => all + (part ?? 0),
      this.#assumed,
    );
  }
}

/** What one answer of an agent's costs as long as none has come. */
const USUAL_ANSWER = 20_000;
/** An attempt's clock goes on while it waits, and what it waits for may be another's. */
const LONGEST_WAIT_MS = 60_000;

const NOTHING_HELD: Disposable = { [Symbol.dispose]: () => undefined };

const NOTHING: WireTotals = {
  requests: 0,
  refused: 0,
  failed: 0,
  unmetered: 0,
  inputTokens: null,
  cacheReadTokens: null,
  cacheWriteTokens: null,
  outputTokens: null,
  reasoningTokens: null,
};
