import { describe, expect, it } from "vitest";
import { NO_BUDGET, type GatewayRoute, type Lease } from "#core/gateway.ts";
import { openGateway } from "#gateway/gateway.ts";
import { IN_VAIN } from "#gateway/in-vain.ts";
import { ask, loopbackProvider, sendJson, sseText } from "../support/loopback.ts";

const setting = (upstream: string) => ({
  route: { protocol: "anthropic", upstream, headers: {}, secrets: [], models: ["m"] } satisfies GatewayRoute,
  budget: NO_BUDGET,
  logFile: null,
});

const call = ({ endpoint: { baseUrl, token } }: Lease, bytes: number, path = "/v1/messages") =>
  ask(`${baseUrl}${path}`, {
    headers: { "x-api-key": token },
    body: JSON.stringify({ model: "m", talk: "x".repeat(bytes) }),
  });

const WELL = { type: "message", usage: { input_tokens: 1, output_tokens: 1 } };
const FULL = { error: { message: "prompt is too long: 200001 tokens > 200000 maximum" } };
const FAILURES: Readonly<Record<string, readonly [status: number, body: unknown]>> = {
  well: [200, WELL],
  full: [400, FULL],
  unknown: [404, { error: { message: "no such model" } }],
  busy: [429, {}],
  broken: [500, {}],
};

interface Exchange {
  readonly answer: string;
  /** Of what is asked; default: a talk grows with every answer. */
  readonly bytes?: number;
}

/** What a provider answers, one after the other. */
async function asked(exchanges: readonly (Exchange | string)[], path?: string) {
  const all = exchanges.map((one, at) => ({ bytes: 1000 + at, ...(typeof one === "string" ? { answer: one } : one) }));
  const left = all.map(({ answer }) => answer);
  await using provider = await loopbackProvider((_, response) => {
    const answer = left.shift() ?? "";
    if (answer === "page") response.writeHead(200, { "content-type": "text/html" }).end("<h1>It works</h1>");
    else if (answer === "early end")
      response.writeHead(200, { "content-type": "text/event-stream" }).end(sseText([{ type: "message_start" }]));
    else {
      const [status, body] = FAILURES[answer] ?? expect.unreachable(answer);
      sendJson(response, body, status);
    }
  });
  await using gateway = await openGateway({ budget: NO_BUDGET });
  using lease = gateway.lease(setting(provider.url));
  const statuses: number[] = [];
  for (const { bytes } of all) statuses.push((await call(lease, bytes, path)).status);
  return { statuses, vain: lease.vain, stopped: lease.stopped.aborted, reason: String(lease.stopped.reason) };
}

const times = (count: number, answer: string): string[] => Array.from({ length: count }, () => answer);

describe("an attempt that asks in vain", () => {
  it.each([
    ["full", { status: 400, kind: null, message: JSON.stringify(FULL) }],
    ["unknown", { status: 404, kind: null }],
    ["page", { status: 200, kind: "no_answer" }],
  ])("is ended when it gets %s again and again, with what it got", async (answer, vain) => {
    const seen = await asked(times(IN_VAIN + 2, answer));
    expect(seen.vain).toMatchObject(vain);
    const what = answer === "page" ? "what came from the provider was no answer" : "the provider refused";
    expect(seen.reason).toBe(`${what}, ${IN_VAIN} times in the same way`);
    // Even the last one is told in full; then nothing more is asked.
    expect(seen.statuses).toEqual([...Array.from({ length: IN_VAIN }, () => vain.status), 403, 403]);
  });

  it.each<readonly [string, readonly Exchange[]]>([
    ["its summaries", [{ answer: "full" }, { answer: "well", bytes: 100 }]],
    [
      "the same steps up to there",
      [
        { answer: "well", bytes: 100 },
        { answer: "well", bytes: 900 },
        { answer: "full", bytes: 1000 },
      ],
    ],
  ])("is ended also where %s are answered", async (_, round) => {
    const { vain } = await asked(Array.from({ length: IN_VAIN }, () => round).flat());
    expect(vain).toMatchObject({ status: 400 });
  });

  it.each<readonly [string, readonly (Exchange | string)[]]>([
    ["is answered in between", [...times(IN_VAIN - 1, "full"), "well", ...times(IN_VAIN - 1, "full")]],
    ["is refused for other reasons in between", [...times(IN_VAIN - 1, "full"), "busy", ...times(IN_VAIN - 1, "full")]],
    [
      "has some side request refused each time while its talk goes on",
      Array.from({ length: 2 * IN_VAIN }, (_, at) =>
        at % 2 === 0 ? { answer: "unknown", bytes: 50 } : { answer: "well", bytes: 2000 + at },
      ),
    ],
    ["finds its provider busy", times(IN_VAIN + 1, "busy")],
    ["finds its provider broken", times(IN_VAIN + 1, "broken")],
    ["gets streams that end early", times(IN_VAIN + 1, "early end")],
  ])("is not ended when it %s", async (_, answers) => {
    const { stopped, vain } = await asked(answers);
    expect([stopped, vain]).toEqual([false, null]);
  });

  it("may have its tokens counted in vain for as long as it wants", async () => {
    const { stopped } = await asked(times(IN_VAIN + 1, "unknown"), "/v1/messages/count_tokens");
    expect(stopped).toBe(false);
  });
});
