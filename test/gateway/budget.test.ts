import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { describe, expect, it, vi } from "vitest";
import { NO_BUDGET, type Budget, type GatewayRoute, type Lease } from "#core/gateway.ts";
import { openGateway } from "#gateway/gateway.ts";
import { ask, type LoopbackProvider, loopbackProvider, sendJson, sseText } from "../support/loopback.ts";

const ANSWER = { usage: { input_tokens: 30, cache_read_input_tokens: 10, output_tokens: 10 } };

const setting = (upstream: string, budget: Partial<Budget> = {}) => ({
  route: {
    protocol: "anthropic",
    upstream,
    headers: { "x-api-key": "k" },
    secrets: [],
    models: ["m"],
  } satisfies GatewayRoute,
  budget: { ...NO_BUDGET, ...budget },
  logFile: null,
});

const fifty = <T>(make: () => T): T[] => Array.from({ length: 50 }, make);
const five = <T>(make: () => T): T[] => Array.from({ length: 5 }, make);

/** Answers so many requests once all of them are there, and closes their connections when they are taken up again. */
async function closingKept(together: number): Promise<LoopbackProvider> {
  const waiting: ServerResponse[] = [];
  const kept = new Set<unknown>();
  return loopbackProvider((_, response) => {
    if (kept.has(response.socket)) return void response.socket?.destroy();
    kept.add(response.socket);
    waiting.push(response);
    if (kept.size >= together) for (const one of waiting.splice(0)) sendJson(one, ANSWER);
  });
}

const call = ({ endpoint: { baseUrl, token } }: Lease) =>
  ask(`${baseUrl}/v1/messages`, { headers: { "x-api-key": token }, body: '{"model":"m"}' });

describe("a budget", () => {
  it("of requests serves so many and no more, and stops the attempt", async () => {
    await using provider = await loopbackProvider((_, response) => sendJson(response, {}, 500));
    await using gateway = await openGateway({ budget: NO_BUDGET });
    using lease = gateway.lease(setting(provider.url, { requests: 3 }));
    const statuses = [];
    for (let i = 0; i < 5; i++) statuses.push((await call(lease)).status);
    expect(statuses).toEqual([500, 500, 500, 403, 403]);
    expect(lease.stopped.reason).toBe("the 3 requests of this attempt are spent");
    expect(provider.received).toHaveLength(3);
  });

  it("counts twice what is sent again because a kept connection was closed, which is one request on the wire", async () => {
    await using provider = await closingKept(1);
    await using gateway = await openGateway({ budget: NO_BUDGET });
    using lease = gateway.lease(setting(provider.url, { requests: 3 }));
    expect([(await call(lease)).status, (await call(lease)).status]).toEqual([200, 200]);
    expect([provider.received.length, lease.totals().requests, lease.totals().failed]).toEqual([3, 2, 0]);
    expect((await call(lease)).status).toBe(403);
  });

  it("is spent by two at most, however many of the kept connections were closed", async () => {
    await using provider = await closingKept(5);
    await using gateway = await openGateway({ budget: NO_BUDGET });
    using lease = gateway.lease(setting(provider.url));
    expect((await Promise.all(five(() => call(lease)))).map(({ status }) => status)).toEqual(five(() => 200));
    expect([(await call(lease)).status, provider.received.length]).toEqual([200, 7]);
  });

  it("is spent by two at most where a new connection is closed as well, and that has failed", async () => {
    let served = 0;
    await using provider = await loopbackProvider((_, response) => {
      if (++served === 1) sendJson(response, ANSWER);
      else response.socket?.destroy();
    });
    await using gateway = await openGateway({ budget: NO_BUDGET });
    using lease = gateway.lease(setting(provider.url));
    expect([(await call(lease)).status, (await call(lease)).status]).toEqual([200, 502]);
    expect([provider.received.length, lease.totals().requests, lease.totals().failed]).toEqual([3, 2, 1]);
  });

  it("that is spent lets nothing be sent again, though a kept connection was closed", async () => {
    await using provider = await closingKept(1);
    await using gateway = await openGateway({ budget: NO_BUDGET });
    using lease = gateway.lease(setting(provider.url, { requests: 2 }));
    expect([(await call(lease)).status, (await call(lease)).status]).toEqual([200, 502]);
    expect(provider.received).toHaveLength(2);
  });

  it("of tokens counts cached ones too, ends with the answer that spends it, and cuts what else is under way", async () => {
    const costs = [40_000, 60_000];
    let hangs = true;
    await using provider = await loopbackProvider((_, response) => {
      if (hangs) response.writeHead(200, { "content-type": "text/event-stream" }).write(": wait\n\n");
      else sendJson(response, { usage: { input_tokens: 0, cache_read_input_tokens: costs.shift(), output_tokens: 0 } });
      hangs = false;
    });
    await using gateway = await openGateway({ budget: NO_BUDGET });
    using lease = gateway.lease(setting(provider.url, { tokens: 100_000 }));
    const underWay = call(lease);
    await vi.waitFor(() => expect(provider.received).toHaveLength(1));
    expect((await call(lease)).status).toBe(200);
    expect(lease.stopped.aborted).toBe(false);
    expect((await call(lease)).status).toBe(200);
    expect(lease.stopped.reason).toBe("100000 tokens were spent of the 100000 of this attempt");
    expect(await underWay).toMatchObject({ cut: true });
    expect((await call(lease)).status).toBe(403);
  });

  it("of requests holds when fifty come at once, each of which the provider wants to be asked again", async () => {
    await using provider = await loopbackProvider((_, response) =>
      sendJson(response, {}, 429, { "retry-after-ms": "1" }),
    );
    await using gateway = await openGateway({ budget: NO_BUDGET });
    using lease = gateway.lease(setting(provider.url, { requests: 20 }));
    const answers = await Promise.all(fifty(() => call(lease).catch(() => null)));
    expect(provider.received.length).toBeLessThanOrEqual(20);
    expect(answers.filter((answer) => answer?.status === 403).length).toBeGreaterThan(0);
    // Some were cut before they were there.
    expect(lease.totals().requests).toBeGreaterThanOrEqual(provider.received.length);
  });

  it("of tokens holds when fifty are asked for at once", async () => {
    await using provider = await loopbackProvider((_, response) => sendJson(response, ANSWER));
    await using gateway = await openGateway({ budget: { ...NO_BUDGET, tokens: 200 } });
    const leases = fifty(() => gateway.lease(setting(provider.url)));
    await Promise.all(leases.map((lease) => call(lease).catch(() => null)));
    // Each costs 50.
    expect(provider.received).toHaveLength(4);
    for (const lease of leases) expect(lease.stopped.reason).toBe("200 tokens were spent of the 200 of this run");
  });

  it("of tokens is spent also by who leaves before the count, and by answers that have none", async () => {
    await using provider = await loopbackProvider((_, response) => {
      response.writeHead(200, { "content-type": "text/event-stream" });
      response.write('data: {"choices":[]}\n\n'.repeat(30));
    });
    await using gateway = await openGateway({ budget: NO_BUDGET });
    using lease = gateway.lease(setting(provider.url, { tokens: 100 }));
    for (let i = 0; i < 3; i++) {
      const leave = new AbortController();
      const seen = { ...lease.endpoint, signal: leave.signal, onPiece: () => leave.abort() };
      await ask(`${seen.baseUrl}/v1/messages`, {
        headers: { "x-api-key": seen.token },
        body: '{"model":"m"}',
        signal: seen.signal,
        onPiece: seen.onPiece,
      }).catch(() => null);
      await vi.waitFor(() => expect(lease.totals().failed).toBe(i + 1));
    }
    expect(lease.stopped.reason).toBe("about 102 tokens were spent of the 100 of this attempt");
    // What nobody said is not made up.
    expect(lease.totals()).toMatchObject({ requests: 3, inputTokens: null, outputTokens: null });
  });

  it("of tokens is spent by who leaves before the answer begins: what went in is paid for all the same", async () => {
    await using provider = await loopbackProvider(() => undefined);
    await using gateway = await openGateway({ budget: NO_BUDGET });
    using lease = gateway.lease(setting(provider.url, { tokens: 100 }));
    const leave = new AbortController();
    const asked = ask(`${lease.endpoint.baseUrl}/v1/messages`, {
      headers: { "x-api-key": lease.endpoint.token },
      body: JSON.stringify({ model: "m", messages: "x".repeat(400) }),
      signal: leave.signal,
    }).catch(() => null);
    await vi.waitFor(() => expect(provider.received).toHaveLength(1));
    leave.abort();
    await asked;
    await vi.waitFor(() => expect(lease.totals()).toMatchObject({ failed: 1, unmetered: 1, inputTokens: null }));
    expect(lease.stopped.reason).toBe("about 107 tokens were spent of the 100 of this attempt");
  });

  const words = "word ".repeat(1000);
  it("of tokens is spent by words that came before an error, and by no error in their place", async () => {
    const error = { type: "error", error: { type: "overloaded_error", message: words } };
    const said = { type: "content_block_delta", delta: { type: "text_delta", text: words } };
    const start = { type: "message_start", message: { usage: { input_tokens: 30, output_tokens: 1 } } };
    const streams = [[error], [start, error], [said, error]];
    await using provider = await loopbackProvider((_, response) => {
      response.writeHead(200, { "content-type": "text/event-stream" }).end(sseText(streams.shift() ?? []));
    });
    await using gateway = await openGateway({ budget: NO_BUDGET });
    using lease = gateway.lease(setting(provider.url, { tokens: 1000 }));
    await call(lease);
    await call(lease);
    expect(lease.totals()).toMatchObject({ failed: 2, unmetered: 0, inputTokens: 30, outputTokens: 1 });
    expect(lease.stopped.aborted).toBe(false);
    await call(lease);
    // What was stated before, 4 for the request, a quarter of the words.
    expect(lease.stopped.reason).toBe("about 1285 tokens were spent of the 1000 of this attempt");
    expect(lease.totals()).toMatchObject({ failed: 3, unmetered: 1, inputTokens: 30, outputTokens: 1 });
  });

  it.each([
    ["no number", { content: words, usage: {} }, 1261, null],
    ["only what went in", { content: words, usage: { input_tokens: 900 } }, 2161, 900],
    ["only what came out", { content: words, usage: { output_tokens: 998 } }, 1002, null],
  ])("of tokens is spent by an answer whose usage has %s, and what is missing counts as unmetered", async (...told) => {
    const [, answer, spent, inputTokens] = told;
    await using provider = await loopbackProvider((_, response) => sendJson(response, answer));
    await using gateway = await openGateway({ budget: NO_BUDGET });
    using lease = gateway.lease(setting(provider.url, { tokens: 1000 }));
    expect((await call(lease)).status).toBe(200);
    expect(lease.stopped.reason).toBe(`about ${spent} tokens were spent of the 1000 of this attempt`);
    expect(lease.totals()).toMatchObject({ failed: 0, unmetered: 1, inputTokens });
  });

  it("of a run is not spent by an attempt that is over and goes on asking", async () => {
    await using provider = await loopbackProvider((_, response) => sendJson(response, {}));
    await using gateway = await openGateway({ budget: { ...NO_BUDGET, requests: 5 } });
    using first = gateway.lease(setting(provider.url, { requests: 2 }));
    for (let i = 0; i < 10; i++) await call(first);
    using second = gateway.lease(setting(provider.url));
    expect((await call(second)).status).toBe(200);
  });

  it("of a run is shared by its attempts", async () => {
    await using provider = await loopbackProvider((_, response) => sendJson(response, ANSWER));
    await using gateway = await openGateway({ budget: { ...NO_BUDGET, tokens: 100 } });
    using first = gateway.lease(setting(provider.url));
    using second = gateway.lease(setting(provider.url));
    await call(first);
    await call(second);
    expect(second.stopped.reason).toBe("100 tokens were spent of the 100 of this run");
    expect((await call(first)).status).toBe(403);
    expect(gateway.totals()).toMatchObject({ requests: 2, inputTokens: 60, cacheReadTokens: 20, outputTokens: 20 });
  });

  it("of time ends an attempt that waits for an answer, and a run with all that come after", async () => {
    await using provider = await loopbackProvider(() => undefined);
    await using gateway = await openGateway({ budget: { ...NO_BUDGET, ms: 150 } });
    using short = gateway.lease(setting(provider.url, { ms: 20 }));
    using long = gateway.lease(setting(provider.url));
    const waiting = call(short).then(
      ({ status }) => status,
      (error: unknown) => (error as NodeJS.ErrnoException).code,
    );
    await Promise.all([once(short.stopped, "abort"), once(long.stopped, "abort")]);
    // On a busy machine it may be over before the request is there.
    expect(["ECONNRESET", 403]).toContain(await waiting);
    expect([short.stopped.reason, long.stopped.reason]).toEqual([
      "the 0.02 s of this attempt are over",
      "the 0.15 s of this run are over",
    ]);
    using late = gateway.lease(setting(provider.url));
    expect(late.stopped.aborted).toBe(true);
  });
});

describe("a provider that asks for a pause", () => {
  it("is left alone by every attempt until it is over, and is then asked again once for each", async () => {
    let busy = true;
    await using provider = await loopbackProvider((_, response) => {
      if (busy) sendJson(response, {}, 429, { "retry-after-ms": "100" });
      else sendJson(response, ANSWER);
      busy = false;
    });
    await using gateway = await openGateway({ budget: NO_BUDGET });
    using first = gateway.lease(setting(provider.url));
    using second = gateway.lease(setting(provider.url));
    const one = call(first);
    await vi.waitFor(() => expect(provider.received).toHaveLength(1));
    const answers = await Promise.all([one, call(second)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(provider.received).toHaveLength(3);
    expect(first.totals()).toMatchObject({ requests: 2, failed: 1, outputTokens: 10 });
    expect(second.totals()).toMatchObject({ requests: 1, failed: 0 });
  });

  it.each([
    ["is left alone by attempts that ask it through proxies of their own", "the one provider", 1],
    ["is no other than its proxy where nobody says what stands behind", undefined, 2],
  ])("%s", async (_, answering, asked) => {
    const busy = () => loopbackProvider((_request, response) => sendJson(response, {}, 429, { "retry-after": "90" }));
    await using one = await busy();
    await using other = await busy();
    await using gateway = await openGateway({ budget: NO_BUDGET });
    const statuses = [];
    for (const { url } of [one, other]) {
      const { route, ...rest } = setting(url);
      using lease = gateway.lease({ ...rest, route: { ...route, ...(answering === undefined ? {} : { answering }) } });
      statuses.push((await call(lease)).status);
    }
    expect(statuses).toEqual([429, 429]);
    expect(one.received.length + other.received.length).toBe(asked);
  });

  it("is asked three times at most, and what it says then is passed on with its wish", async () => {
    await using provider = await loopbackProvider((_, response) =>
      sendJson(response, { busy: 1 }, 529, { "retry-after-ms": "1" }),
    );
    await using gateway = await openGateway({ budget: NO_BUDGET });
    using lease = gateway.lease(setting(provider.url));
    expect(await call(lease)).toMatchObject({ status: 529, body: '{"busy":1}', headers: { "retry-after-ms": "1" } });
    expect(provider.received).toHaveLength(3);
  });

  it("for long is not asked again: every attempt is told how long, at once", async () => {
    await using provider = await loopbackProvider((_, response) =>
      sendJson(response, {}, 429, { "retry-after": "90" }),
    );
    await using gateway = await openGateway({ budget: NO_BUDGET });
    using first = gateway.lease(setting(provider.url));
    using second = gateway.lease(setting(provider.url));
    expect((await call(first)).status).toBe(429);
    const { status, headers, body } = await call(second);
    expect(status).toBe(429);
    expect(Number(headers["retry-after"])).toBeGreaterThan(80);
    expect(body).toContain("rate_limit_error");
    expect(provider.received).toHaveLength(1);
  });
});
