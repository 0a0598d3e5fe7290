import type { Budget, WireTotals } from "#core/gateway.ts";
import type { WireUsage } from "#gateway/usage.ts";

/** Counts what crossed the wire, for one attempt or for a run, and says when a budget is spent. */
export class Ledger {
  readonly #budget: Budget;
  /** Names what is counted, for the sentence: "this attempt", "this run". */
  readonly #whose: string;
  #asked = 0;
  #totals: WireTotals = NOTHING;

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

  /** Why nothing more may be asked for; null: there are tokens left. */
  tokensSpent(): string | null {
    const { tokens } = this.#budget;
    const spent = this.#tokens();
    return tokens !== null && spent >= tokens ? `${spent} tokens were spent of the ${tokens} of ${this.#whose}` : null;
  }

  add(what: "requests" | "refused" | "failed" | "unmetered"): void {
    this.#totals = { ...this.#totals, [what]: this.#totals[what] + 1 };
  }

  /** What one answer cost. */
  spend({ input, cacheRead, cacheWrite, output, reasoning }: WireUsage): void {
    const before = this.#totals;
    this.#totals = {
      ...before,
      inputTokens: sum(before.inputTokens, input),
      cacheReadTokens: sum(before.cacheReadTokens, cacheRead),
      cacheWriteTokens: sum(before.cacheWriteTokens, cacheWrite),
      outputTokens: sum(before.outputTokens, output),
      reasoningTokens: sum(before.reasoningTokens, reasoning),
    };
  }

  totals(): WireTotals {
    return this.#totals;
  }

  #tokens(): number {
    const { inputTokens, cacheReadTokens, cacheWriteTokens, outputTokens } = this.#totals;
    return [inputTokens, cacheReadTokens, cacheWriteTokens, outputTokens].reduce<number>(
      (all, part) => all + (part ?? 0),
      0,
    );
  }
}

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

/** Unknown only while nothing is known. */
const sum = (a: number | null, b: number | null): number | null => (a === null ? b : b === null ? a : a + b);
