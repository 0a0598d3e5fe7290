/** The budget of a run, as a person meets it: in the plan, at its end, and when it goes on. */
import fs from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { http } from "#platform/http.ts";
import { type Caller, caller, writeJson } from "../support/called.ts";
import { loopbackProvider, sendJson, type LoopbackProvider } from "../support/loopback.ts";
import { answerAs, PROVIDER_FAKES } from "../support/provider-fakes.ts";

const MODEL = "qwen2.5-coder:7b";

const ollama = (): Promise<LoopbackProvider> =>
  loopbackProvider((request, response) => {
    if (request.url.startsWith("/v1/messages")) sendJson(response, { content: [] });
    else answerAs(PROVIDER_FAKES["ollama"] ?? expect.unreachable(), request, response);
  });

/** Asks its model twice. */
const AGENT = `const asked = { method: "POST", headers: { "x-api-key": process.env.ANTHROPIC_AUTH_TOKEN }, body: '{"model":"${MODEL}"}' };
const ask = () => fetch(process.argv[1] + "/v1/messages", asked).then((answer) => answer.text());
await ask(); await ask();`;

function benchIn(from: Caller, { url }: LoopbackProvider): (...flags: readonly string[]) => Promise<unknown> {
  const candidate = {
    name: "own",
    backend: "command",
    model: MODEL,
    provider: "ollama",
    endpoint: url,
    command: { argv: [process.execPath, "--input-type=module", "-e", AGENT, "{base_url}"], protocol: "anthropic" },
  };
  fs.mkdirSync(join(from.folder, "presets"), { recursive: true });
  const budget = { run_requests: 3, attempt_tokens: 1_000_000 };
  writeJson(from, "presets/own.json", { benchmark: "stub", runs: 3, budget, candidates: [candidate] });
  return (...flags) => from.call("bench", "--preset", "own", "--run-dir", "run", ...flags);
}

const warningsOf = ({ events }: Caller): string[] =>
  events.flatMap((event) => (event.type === "warning" ? [event.message] : []));

const OF_THE_RUN = "The run ends when its budget is spent: run-requests=3. Each resume, and each shard, has it anew.";

describe("the budget of a run", () => {
  it("is told with the plan, and at its end with what is over, how to go on and how to get further", async () => {
    using from = await caller({ http });
    await using server = await ollama();
    const bench = benchIn(from, server);
    await bench("--dry-run");
    expect(from.said.join("\n")).toContain(OF_THE_RUN);
    expect(from.said.join("\n")).toContain("Each attempt fails if it exceeds its budget: attempt-tokens=1000000.");

    await bench("--no-report");
    expect(warningsOf(from)).toContain(
      "The run has ended early: the 3 requests of this run are spent. Trials that were under way or had not begun are left to be run, and count as nobody's failure. Go on with: benchmark resume --run-dir run (it has the whole budget again). A new run gets further with more than --budget run-requests=3.",
    );
    expect(from.events).toContainEqual(expect.objectContaining({ type: "run-ended", how: "out of budget" }));

    from.said.length = 0;
    await from.call("bench", "--resume", "--run-dir", "run", "--no-report");
    expect(from.said.join("\n")).toContain(OF_THE_RUN);
  });

  it("that none has is nothing that a plan speaks of", async () => {
    using from = await caller();
    await from.call("bench", "stub", "--benchmark", "stub", "--dry-run");
    expect(from.said.join("\n")).not.toMatch(/budget/i);
  });
});

it("names a budget that there is not, and those that there are, as flags spell them", async () => {
  using from = await caller();
  await expect(from.call("bench", "stub", "--budget", "per_day=1")).rejects.toMatchObject({
    exit: 2,
    problems: [{ path: "--budget per-day", hint: expect.stringMatching(/attempt-requests, .*run-seconds/) as string }],
  });
});
