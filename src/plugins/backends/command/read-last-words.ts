import { withoutAmounts } from "#core/without-amounts.ts";
import type { TranscriptReader } from "#plugins/backends/contract.ts";
import { NO_USAGE } from "#plugins/backends/shared/transcript.ts";

const MOST_CHARACTERS = 16_384;

/**
 * For output that nothing is known of: its last words are the agent's, and all else stays unknown. That the program
 * ended well means no more than that its work is verified.
 */
export function readLastWords(): TranscriptReader {
  let words = "";
  return {
    take(line) {
      words = `${words}\n${line}`.slice(-MOST_CHARACTERS);
    },
    told: () => ({
      usage: NO_USAGE,
      inputIncludesCache: false,
      usageCoverage: null,
      turns: null,
      toolCalls: null,
      failedCommands: null,
      finalText: withoutAmounts(words).trim() || null,
      sessionId: null,
      model: null,
      programVersion: null,
      stopReason: null,
      ended: true,
      answered: true,
      failure: null,
      lastStumble: null,
      facts: {},
    }),
  };
}
