import { addKnown } from "#core/add-known.ts";
import type { Failure } from "#core/failure.ts";
import type { Told, Usage } from "#plugins/backends/contract.ts";
import { fieldsOf, listOf, textIn } from "#plugins/backends/shared/json-line.ts";

export const NO_USAGE: Usage = {
  inputTokens: null,
  outputTokens: null,
  cacheReadTokens: null,
  cacheWriteTokens: null,
  reasoningTokens: null,
};

/** What is made of an answer that its program took for a whole one. */
export const CUT_SHORT: Failure = {
  status: null,
  kind: "stream_ended_early",
  message: "An answer ended without its closing events.",
};

/** What is made of an answer in which nothing came, not even a word of what it cost. */
export const NO_CONTENT: Failure = {
  status: null,
  kind: "empty_answer",
  message: "What came in the place of an answer held nothing of one.",
};

/** The sum of two usages. What neither knows stays unknown; what one knows is at least that much. */
export const addUsage = (a: Usage, b: Usage): Usage => ({
  inputTokens: addKnown(a.inputTokens, b.inputTokens),
  outputTokens: addKnown(a.outputTokens, b.outputTokens),
  cacheReadTokens: addKnown(a.cacheReadTokens, b.cacheReadTokens),
  cacheWriteTokens: addKnown(a.cacheWriteTokens, b.cacheWriteTokens),
  reasoningTokens: addKnown(a.reasoningTokens, b.reasoningTokens),
});

export const knowsUsage = (usage: Usage): boolean => Object.values(usage).some((count) => count !== null);

/** How much of an attempt its usage speaks for: an answer that was under way when its program was stopped is in none. */
export const coverageOf = ({ usageCoverage, ended }: Pick<Told, "usageCoverage" | "ended">): number | null =>
  usageCoverage === 1 && !ended ? null : usageCoverage;

/** Of a list of tool servers, each with a name and how its start went, those that failed. */
export const failedServers = (servers: unknown): readonly string[] =>
  listOf(servers)
    .map(fieldsOf)
    .filter(({ status }) => status === "failed")
    .map(({ name }) => textIn(name) ?? "one without a name");

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
