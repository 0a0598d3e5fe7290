import { describe, expect, it } from "vitest";
import { realAgents } from "#commands/shared/runner-needs.ts";
import { providers } from "#plugins/providers/index.ts";
import type { PlannedRun } from "#engine/plan-run.ts";

/** A planned run as far as machines depend on it. */
function planned(tier: "worktree" | "docker", served: readonly { provider?: string; endpoint?: string }[]): PlannedRun {
  const candidates = served.map((by, at) => ({ name: `agent-${at}`, ...by }));
  return {
    plan: { candidates: [{ name: "stand-in" }, ...candidates] },
    candidates: [{ backend: { deterministic: true } }, ...candidates.map(() => ({ backend: {} }))],
    benchmark: { tasks: [{}], adapter: { isolation: () => ({ tier }) } },
  } as unknown as PlannedRun;
}

describe("what machines of real agents need", () => {
  it("is docker where tasks run in containers, and nothing of a stand-in", async () => {
    expect(await realAgents(planned("worktree", [{}]))).toEqual([{ candidate: "agent-0", needs: [] }]);
    expect(await realAgents(planned("docker", [{}]))).toEqual([{ candidate: "agent-0", needs: ["docker"] }]);
  });

  it("is a graphics card where the model is served by the machine itself", async () => {
    const served = [
      { provider: "ollama" },
      { provider: "vllm", endpoint: "http://127.0.0.1:8000" },
      { provider: "lmstudio", endpoint: "http://[::1]:1234" },
      { provider: "ollama", endpoint: "http://models.example:11434" },
      { provider: "litellm", endpoint: "http://localhost:4000" },
      { provider: "openrouter" },
    ];
    const needs = (await realAgents(planned("worktree", served))).map((agent) => agent.needs.join());
    expect(needs).toEqual(["gpu", "gpu", "gpu", "", "", ""]);
    expect(await realAgents(planned("docker", [{ provider: "ollama" }]))).toMatchObject([{ needs: ["docker", "gpu"] }]);
  });

  it("is known of every provider that is usually found on one's own machine", async () => {
    const here: string[] = [];
    for (const id of providers.ids) if ((await providers.get(id)).servesModels === true) here.push(id);
    expect(here.sort()).toEqual(["lmstudio", "ollama", "vllm"]);
  });
});
