import type { Row } from "../row.ts";
import type { MeasuredAgent } from "./agent-bench.ts";

/** What the harness adds to a real agent: sandbox, gateway, transcript, change, records; its verifier is left out. */
export const codexAttempt = attemptOf({ agent: "codex", provider: "openai", protocol: "openai-responses" });
export const claudeAttempt = attemptOf({ agent: "claude-code", provider: "anthropic", protocol: "anthropic" });

function attemptOf(measured: MeasuredAgent): Row {
  return {
    operation: `one attempt by the real ${measured.agent}, without its verifier`,
    floor: "the program alone, with a home of its own, straight to the same scripted server",
    target: 1.05,
    rounds: { full: 9, quick: 3, warmUp: 1 },
    open: async (setting) => (await import("./agent-bench.ts")).openAgentBench(measured, setting),
  };
}
