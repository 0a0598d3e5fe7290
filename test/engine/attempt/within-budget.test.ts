import { describe, expect, it } from "vitest";
import { NO_BUDGET, type Budget, type Lease } from "#core/gateway.ts";
import { withinBudget } from "#engine/attempt/within-budget.ts";
import { NOTHING_MEASURED } from "#engine/known-answers.ts";
import { openGateway } from "#gateway/gateway.ts";
import type { AgentRun } from "#plugins/backends/contract.ts";
import { ask, loopbackProvider, sendJson } from "../../support/loopback.ts";

const { signal } = new AbortController();

/** An agent that asks until it is ended, and then says that it broke. */
const asksForEver =
  ({ endpoint: { baseUrl, token } }: Lease) =>
  async (stop: AbortSignal): Promise<AgentRun> => {
    while (!stop.aborted)
      await ask(`${baseUrl}/v1/messages`, { headers: { "x-api-key": token }, body: '{"model":"m"}' });
    return { ...NOTHING_MEASURED, fault: { class: "agent_crash", reason: "It was ended." } };
  };

async function outcome(status: number, message: string, budget: Partial<Budget> = {}) {
  await using provider = await loopbackProvider((_, response) => sendJson(response, { error: { message } }, status));
  await using gateway = await openGateway({ budget: NO_BUDGET });
  using lease = gateway.lease({
    route: { protocol: "anthropic", upstream: provider.url, headers: {}, secrets: [], models: ["m"] },
    budget: { ...NO_BUDGET, ...budget },
    logFile: null,
  });
  return (await withinBudget(lease, asksForEver(lease), { signal })).fault;
}

describe("an agent that asks without end", () => {
  it.each([
    [400, "prompt is too long: 200001 tokens > 200000 maximum", "context_overflow"],
    [413, "too large", "context_overflow"],
    [401, "unknown key", "auth"],
    [404, "no such model", "provider"],
    [422, "no such field", "provider"],
  ])("for what is refused with %i, %s, is ended in the class of that", async (status, message, expected) => {
    const fault = await outcome(status, message);
    expect(fault?.class).toBe(expected);
    expect(fault?.reason).toMatch(
      new RegExp(`^It asked in vain: .* times in the same way: HTTP ${status}, .*${message}`),
    );
  });

  it("for what may come some time is ended by its budget", async () => {
    const fault = await outcome(500, "busy", { requests: 30 });
    expect(fault).toEqual({
      class: "budget",
      reason: "The budget was exceeded: the 30 requests of this attempt are spent.",
    });
  });
});
