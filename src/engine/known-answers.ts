import type { AgentRun, BackendJob, BackendPlugin } from "#plugins/backends/contract.ts";
import type { Sandbox } from "#core/sandbox.ts";

/** Puts the reference solution in place. Knows the answer, so it is nobody's candidate. */
export const referenceAnswer: BackendPlugin = knownAnswer("reference", async ({ oracle }, box) => {
  if (oracle !== null) await box.put(oracle);
});

/** Leaves the task as it was given. */
export const emptyAnswer: BackendPlugin = knownAnswer("empty answer", () => Promise.resolve());

function knownAnswer(id: string, answer: (job: BackendJob, box: Sandbox) => Promise<void>): BackendPlugin {
  return {
    id,
    summary: "Proves a task sound",
    verifiedWith: null,
    deterministic: true,
    protocols: [],
    needsOracle: true,
    modelProblems: () => [],
    probe: () => Promise.resolve({ available: true, version: null, reason: null }),
    async solve(job, box) {
      await answer(job, box);
      return NOTHING_MEASURED;
    },
  };
}

export const NOTHING_MEASURED: AgentRun = {
  fault: null,
  stopReason: null,
  error: null,
  usage: {
    inputTokens: null,
    outputTokens: null,
    cacheReadTokens: null,
    cacheWriteTokens: null,
    reasoningTokens: null,
  },
  toolCalls: null,
  turns: null,
  failedCommands: null,
  finalText: null,
  effectivePrompt: null,
  programVersion: null,
  temperature: { requested: null, effective: null, control: "unsupported" },
  seed: { requested: null, effective: null, control: "unsupported" },
  metadata: {},
};
