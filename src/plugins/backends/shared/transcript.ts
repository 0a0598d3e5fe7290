import type { Usage } from "#plugins/backends/contract.ts";

/** What a program's transcript tells of an attempt. Pure: the same lines give the same answer. */
export interface TranscriptReader {
  /** `file` is the name its evidence goes by: what a model says must not pass for what its program notes. */
  take(line: string, file: string): void;
  told(): Told;
}

export interface Told {
  readonly usage: Usage;
  /** How much of the attempt the usage speaks for, from 0 to 1; null: unknown. */
  readonly usageCoverage: number | null;
  readonly turns: number | null;
  readonly toolCalls: Readonly<Record<string, number>> | null;
  readonly failedCommands: number | null;
  readonly finalText: string | null;
  readonly sessionId: string | null;
  /** The model as the program names it. */
  readonly model: string | null;
  readonly programVersion: string | null;
  readonly stopReason: string | null;
  /** Whether it tells of the program's end. */
  readonly ended: boolean;
  /** Whether any answer of the model came through. */
  readonly answered: boolean;
  /** What the program could not get over; null: nothing. */
  readonly failure: Failure | null;
  /** What it last stumbled over, be it that it got over it. */
  readonly lastStumble: Failure | null;
  /** Further facts for the record. Never an amount of money. */
  readonly facts: Readonly<Record<string, unknown>>;
}

/** What went wrong, as structured as the program tells it. */
export interface Failure {
  /** HTTP status; null: it names none. */
  readonly status: number | null;
  /** The program's or the provider's word for it, such as `rate_limit`. */
  readonly kind: string | null;
  readonly message: string;
}

export const NO_USAGE: Usage = {
  inputTokens: null,
  outputTokens: null,
  cacheReadTokens: null,
  cacheWriteTokens: null,
  reasoningTokens: null,
};

/** The sum of two usages. What neither knows stays unknown; what one knows is at least that much. */
export const addUsage = (a: Usage, b: Usage): Usage => ({
  inputTokens: addCounts(a.inputTokens, b.inputTokens),
  outputTokens: addCounts(a.outputTokens, b.outputTokens),
  cacheReadTokens: addCounts(a.cacheReadTokens, b.cacheReadTokens),
  cacheWriteTokens: addCounts(a.cacheWriteTokens, b.cacheWriteTokens),
  reasoningTokens: addCounts(a.reasoningTokens, b.reasoningTokens),
});

const addCounts = (a: number | null, b: number | null): number | null => (a === null ? b : b === null ? a : a + b);

export const knowsUsage = (usage: Usage): boolean => Object.values(usage).some((count) => count !== null);

/** Counts by name. */
export class Tally {
  readonly #counts = new Map<string, number>();

  add(name: string): void {
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1);
  }

  counts(): Readonly<Record<string, number>> {
    return Object.fromEntries(this.#counts);
  }
}
