import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { once } from "node:events";
import { gzipSync } from "node:zlib";
import { describe, expect, it, vi } from "vitest";
import { NO_BUDGET, type Budget, type Gateway, type GatewayRoute, type Lease } from "#core/gateway.ts";
import { openGateway } from "#gateway/gateway.ts";
import { ask, loopbackProvider, sendJson, sseText, type Asked, type LoopbackProvider } from "../support/loopback.ts";
import { temporaryFolder } from "../support/harness.ts";

const KEY = "sk-real-0123456789";
const ANSWER = {
  type: "message",
  content: [],
  usage: { input_tokens: 10, cache_read_input_tokens: 5, output_tokens: 3 },
};

const routeTo = ({ url }: Pick<LoopbackProvider, "url">, change: Partial<GatewayRoute> = {}): GatewayRoute => ({
  protocol: "anthropic",
  upstream: url,
  headers: { "x-api-key": KEY },
  secrets: [KEY],
  models: ["m"],
  ...change,
});

const leaseOn = (gateway: Gateway, route: GatewayRoute, budget: Partial<Budget> = {}, logFile: string | null = null) =>
  gateway.lease({ route, budget: { ...NO_BUDGET, ...budget }, logFile });

const call = ({ endpoint }: Lease, { headers, ...rest }: Asked = {}, path = "/v1/messages") =>
  ask(`${endpoint.baseUrl}${path}`, {
    headers: { "x-api-key": endpoint.token, "content-type": "application/json", ...headers },
    body: JSON.stringify({ model: "m", messages: [] }),
    ...rest,
  });

describe("the gateway", () => {
  it("puts the provider's key in place of the attempt's token and lets nothing else of the agent's identity through", async () => {
    await using provider = await loopbackProvider((_, response) =>
      sendJson(response, ANSWER, 200, { "set-cookie": "a=b", "x-request-id": "7" }),
    );
    await using gateway = await openGateway({ budget: NO_BUDGET });
    using lease = leaseOn(gateway, routeTo(provider));
    const answered = await call(
      lease,
      {
        headers: {
          cookie: "c=d",
          "openai-organization": "org",
          "x-forwarded-for": "10.0.0.1",
          "anthropic-version": "2023-06-01",
        },
      },
      "/v1/messages?beta=true&key=abc&debug=1",
    );
    expect(answered.status).toBe(200);
    expect(JSON.parse(answered.body)).toEqual(ANSWER);
    expect(answered.headers).toMatchObject({ "x-request-id": "7" });
    expect(answered.headers["set-cookie"]).toBeUndefined();
    const [got] = provider.received;
    expect(got?.headers).toMatchObject({
      "x-api-key": KEY,
      "anthropic-version": "2023-06-01",
      "accept-encoding": "identity",
    });
    for (const name of ["cookie", "openai-organization", "x-forwarded-for", "authorization"])
      expect(got?.headers[name], name).toBeUndefined();
    expect(got?.url).toBe("/v1/messages?beta=true");
    expect(JSON.stringify(provider.received)).not.toContain(lease.endpoint.token);
  });

  it.each([
    ["x-api-key", (token: string) => ({ "x-api-key": token }), ""],
    ["Authorization", (token: string) => ({ "x-api-key": "", authorization: `Bearer ${token}` }), ""],
    ["x-goog-api-key", (token: string) => ({ "x-api-key": "", "x-goog-api-key": token }), ""],
    ["the query", () => ({ "x-api-key": "" }), "?key="],
  ])("takes the token from %s", async (_, headers, query) => {
    await using provider = await loopbackProvider((__, response) => sendJson(response, ANSWER));
    await using gateway = await openGateway({ budget: NO_BUDGET });
    using lease = leaseOn(gateway, routeTo(provider));
    const { token } = lease.endpoint;
    const path = query === "" ? "/v1/messages" : `/v1/messages${query}${token}`;
    expect((await call(lease, { headers: headers(token) }, path)).status).toBe(200);
    expect(provider.received[0]?.url).toBe("/v1/messages");
  });

  it("refuses a foreign token, and one whose attempt is over", async () => {
    await using provider = await loopbackProvider((_, response) => sendJson(response, ANSWER));
    await using gateway = await openGateway({ budget: NO_BUDGET });
    const lease = leaseOn(gateway, routeTo(provider));
    for (const token of ["", "x", KEY, `${lease.endpoint.token}0`, lease.endpoint.token.slice(0, -1)])
      expect((await call(lease, { headers: { "x-api-key": token } })).status, token).toBe(401);
    lease[Symbol.dispose]();
    expect((await call(lease)).status).toBe(401);
    expect(provider.received).toEqual([]);
  });

  it.each([
    ["anthropic", "/v1/messages", { model: "m" }],
    ["anthropic", "/v1/messages/count_tokens", { model: "m" }],
    ["openai-chat", "/v1/chat/completions", { model: "m" }],
    ["openai-chat", "/chat/completions", { model: "m" }],
    ["openai-responses", "/v1/responses", { model: "m" }],
    ["gemini", "/v1beta/models/m:generateContent", {}],
    ["gemini", "/v1beta/models/m:streamGenerateContent?alt=sse", {}],
    ["gemini", "/v1beta/models/m:countTokens", {}],
  ] as const)("lets %s ask for its model at %s, and for no other", async (protocol, path, body) => {
    await using provider = await loopbackProvider((_, response) => sendJson(response, {}));
    await using gateway = await openGateway({ budget: NO_BUDGET });
    using lease = leaseOn(gateway, routeTo(provider, { protocol, headers: { authorization: `Bearer ${KEY}` } }));
    expect((await call(lease, { body: JSON.stringify(body) }, path)).status).toBe(200);
    const other = await call(
      lease,
      { body: JSON.stringify("model" in body ? { model: "gpt-expensive" } : {}) },
      path.replace("/m:", "/gpt-expensive:"),
    );
    expect(other.status).toBe(404);
    expect(other.body).toContain("gpt-expensive");
    expect(provider.received).toHaveLength(1);
    expect(provider.received[0]?.headers["authorization"]).toBe(`Bearer ${KEY}`);
  });

  it.each([
    ['{"model":"m","model":"gpt-expensive"}', 404],
    ['{"model":"gpt-expensive","model":"m"}', 404],
    [String.raw`{"mod\u0065l":"gpt-expensive","model":"m"}`, 404],
    ['{"model":"m","Model":"gpt-expensive"}', 404],
    ['{"model":"m","models":["m","gpt-expensive"]}', 404],
    ['{"model":"m","models":["m"]}', 200],
    ['{"model":"m","fallbacks":[{"m":["gpt-expensive"]}]}', 404],
    ['{"model":"m","fallbac\u212as":["gpt-expensive"]}', 404],
    ['{"model":"m","extra_body":{"models":["gpt-expensive"]}}', 404],
    ['{"model":"m","tools":[{"type":"advisor","model":"gpt-expensive"}]}', 404],
    ['{"model":"m","plugins":[{"id":"x","model":"gpt-expensive"}]}', 404],
    ['{"model":"m","preset":"@preset/gpt-expensive"}', 404],
    ['{"model":"m","api_base":"http://evil.example"}', 400],
    ['{"model":"m","background":true}', 400],
    ['{"model":"m","background":false,"Background":"yes"}', 400],
    ['{"model":"m","extra_body":{"background":1}}', 400],
    ['{"model":"m","background":false}', 200],
    ['{"model":"m","background":null,"tools":[{"type":"image_generation","background":"opaque"}]}', 200],
    ['{"model":"m","tools":[{"name":"task","input_schema":{"properties":{"model":{"enum":["opus"]}}}}]}', 200],
    ['{"model":"m","messages":[{"model":"what a tool was asked"}],"metadata":{"model":"x"}}', 200],
    ["{", 400],
    ["[]", 400],
    ["{}", 400],
    ['{"model":7}', 400],
  ])("judges the body %s by whatever its provider could read in it", async (body, status) => {
    await using provider = await loopbackProvider((_, response) => sendJson(response, ANSWER));
    await using gateway = await openGateway({ budget: NO_BUDGET });
    using lease = leaseOn(gateway, routeTo(provider));
    expect((await call(lease, { body })).status).toBe(status);
    // What was judged is what goes out, to the byte.
    expect(provider.received.map(({ body: sent }) => sent)).toEqual(status === 200 ? [body] : []);
  });

  it("serves one protocol, an alias's family of models, and no other address", async () => {
    await using provider = await loopbackProvider((_, response) => sendJson(response, ANSWER));
    await using gateway = await openGateway({ budget: NO_BUDGET });
    using lease = leaseOn(gateway, routeTo(provider, { models: ["sonnet", "claude-*sonnet*"] }));
    const asks = (model: string) => call(lease, { body: JSON.stringify({ model }) });
    expect((await asks("claude-sonnet-4-5-20250929")).status).toBe(200);
    expect((await asks("claude-opus-4-1")).status).toBe(404);
    expect((await asks("x\nclaude-sonnet")).status).toBe(404);
    expect((await call(lease, {}, "/v1/chat/completions")).status).toBe(404);
    for (const path of [
      "/v1/messages/batches",
      "/v1/files",
      "/v1/responses/resp_1",
      "/v1/organizations/usage",
      "/../v1/messages",
      "/v1/messages/../files",
    ])
      expect((await call(lease, {}, path)).status, path).toBe(404);
    expect(provider.received).toHaveLength(1);
  });

  it("answers signs of life without a token, and lists the one model to who has one", async () => {
    await using gateway = await openGateway({ budget: NO_BUDGET });
    using lease = leaseOn(gateway, routeTo({ url: "http://127.0.0.1:9" }, { models: ["qwen/qwen3", "*"] }));
    const { baseUrl, token } = lease.endpoint;
    expect((await ask(`${baseUrl}/`, { method: "HEAD" })).status).toBe(200);
    expect((await ask(`${baseUrl}/v1/models`, { method: "GET" })).status).toBe(401);
    const headers = { authorization: `Bearer ${token}` };
    const list = JSON.parse((await ask(`${baseUrl}/v1/models`, { method: "GET", headers })).body) as {
      data: { id: string }[];
    };
    expect(list.data.map(({ id }) => id)).toEqual(["qwen/qwen3"]);
    expect((await ask(`${baseUrl}/v1/models/qwen/qwen3`, { method: "GET", headers })).status).toBe(200);
    const gemini = await ask(`${baseUrl}/v1beta/models`, { method: "GET", headers });
    expect(JSON.parse(gemini.body)).toMatchObject({ models: [{ name: "models/qwen/qwen3" }] });
  });

  it("does not answer to another name, to a page in a browser, or to half a request", async () => {
    await using provider = await loopbackProvider((_, response) => sendJson(response, ANSWER));
    await using gateway = await openGateway({ budget: NO_BUDGET });
    using lease = leaseOn(gateway, routeTo(provider));
    for (const host of ["evil.example", `evil.example:${gateway.port}`, "127.0.0.1", "127.0.0.1:1", "[::1]"])
      expect((await call(lease, { headers: { host } })).status, host).toBe(421);
    expect((await call(lease, { headers: { origin: "http://evil.example" } })).status).toBe(403);
    for (const text of [
      "POST /v1/messages HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
      `POST /v1/messages HTTP/1.1\r\nHost: 127.0.0.1:${gateway.port}\r\nx-api-key: ${lease.endpoint.token}\r\nX: a\nb\0: c\r\n\r\n`,
      "\0\0\0\0",
    ]) {
      const socket = connect(gateway.port, "127.0.0.1");
      let got = "";
      socket.on("data", (data: Buffer) => (got += data.toString()));
      socket.on("error", () => undefined);
      socket.write(text);
      await once(socket, "close");
      expect(got).toMatch(/^HTTP\/1\.1 400/);
    }
    expect(provider.received).toEqual([]);
  });

  it("passes a stream on piece by piece and counts its tokens", async () => {
    const events = [
      {
        type: "message_start",
        message: { usage: { input_tokens: 20, cache_creation_input_tokens: 4, output_tokens: 1 } },
      },
      { type: "content_block_delta", delta: { text: "message_stop [DONE] usage" } },
      { type: "message_delta", usage: { output_tokens: 9 } },
      { type: "message_stop" },
    ];
    const release: (() => void)[] = [];
    await using provider = await loopbackProvider(async (_, response) => {
      response.writeHead(200, { "content-type": "text/event-stream" });
      for (const event of events) {
        response.write(sseText([event]));
        await new Promise<void>((resolve) => release.push(resolve));
      }
      response.end();
    });
    await using gateway = await openGateway({ budget: NO_BUDGET });
    using lease = leaseOn(gateway, routeTo(provider));
    let pieces = 0;
    // The next event is sent only once the one before has come through: a buffer anywhere would wait for ever.
    const answered = await call(lease, { onPiece: () => (pieces++, release.shift()?.()) });
    expect(answered.body).toBe(sseText(events));
    expect(pieces).toBe(events.length);
    expect(lease.totals()).toEqual({
      requests: 1,
      refused: 0,
      failed: 0,
      unmetered: 0,
      inputTokens: 20,
      cacheReadTokens: null,
      cacheWriteTokens: 4,
      outputTokens: 9,
      reasoningTokens: null,
    });
  });

  it("cuts the agent's side when the provider's is cut, and counts what was stated until then", async () => {
    await using provider = await loopbackProvider((_, response) => {
      response.writeHead(200, { "content-type": "text/event-stream" });
      response.write(
        sseText([{ type: "message_start", message: { usage: { input_tokens: 7, output_tokens: 1 } } }]),
        () => response.destroy(),
      );
    });
    await using gateway = await openGateway({ budget: NO_BUDGET });
    using folder = temporaryFolder();
    const log = join(folder.path, "wire.jsonl");
    using lease = leaseOn(gateway, routeTo(provider), {}, log);
    expect(await call(lease)).toMatchObject({ status: 200, cut: true });
    expect(lease.totals()).toMatchObject({ requests: 1, failed: 1, inputTokens: 7 });
    expect(linesOf(log)).toMatchObject([{ end: "cut", flaw: "no_end" }]);
  });

  it("tells a stream that ends tidily but too early from a whole one", async () => {
    await using provider = await loopbackProvider(
      (_, response) =>
        void response
          .writeHead(200, { "content-type": "text/event-stream" })
          .end(sseText([{ type: "message_start", message: {} }])),
    );
    await using gateway = await openGateway({ budget: NO_BUDGET });
    using folder = temporaryFolder();
    const log = join(folder.path, "wire.jsonl");
    using lease = leaseOn(gateway, routeTo(provider), {}, log);
    expect(await call(lease)).toMatchObject({ status: 200, cut: false });
    expect(lease.totals()).toMatchObject({ failed: 1 });
    expect(linesOf(log)).toMatchObject([{ end: "answered", flaw: "no_end" }]);
  });

  it("lets go of the provider when the agent leaves", async () => {
    const gone: Promise<unknown>[] = [];
    await using provider = await loopbackProvider((_, response) => {
      gone.push(once(response, "close"));
      response.writeHead(200, { "content-type": "text/event-stream" }).write(": hello\n\n");
    });
    await using gateway = await openGateway({ budget: NO_BUDGET });
    using folder = temporaryFolder();
    const log = join(folder.path, "wire.jsonl");
    using lease = leaseOn(gateway, routeTo(provider), {}, log);
    const leave = new AbortController();
    await call(lease, { signal: leave.signal, onPiece: () => leave.abort() }).catch(() => null);
    await Promise.all(gone);
    expect(gone).toHaveLength(1);
    await vi.waitFor(() => expect(lease.totals().failed).toBe(1));
    expect(linesOf(log)).toMatchObject([{ end: "client_gone" }]);
  });

  it.each([
    [
      "anthropic",
      "/v1/messages",
      "message_stop",
      [
        { type: "message_start", message: ANSWER },
        { type: "message_delta", usage: { output_tokens: 3 } },
        { type: "message_stop" },
      ],
    ],
    [
      "anthropic",
      "/v1/messages",
      "end_turn",
      [
        { type: "message_start", message: ANSWER },
        { type: "message_delta", delta: { stop_reason: "end_turn" }, usage: { output_tokens: 3 } },
      ],
    ],
    [
      "openai-responses",
      "/v1/responses",
      "response.completed",
      [{ type: "response.completed", response: { usage: { input_tokens: 15, output_tokens: 3 } } }],
    ],
    [
      "openai-chat",
      "/v1/chat/completions",
      "output",
      [
        { choices: [{ delta: {}, finish_reason: "stop" }] },
        { choices: [], usage: { prompt_tokens: 15, completion_tokens: 3 }, output: null },
      ],
    ],
  ] as const)("takes an answer of %s for whole when the agent leaves with its last words", async (...told) => {
    const [protocol, path, last, events] = told;
    // The end is still to come, as it mostly is when a program has what it wants.
    await using provider = await loopbackProvider((_, response) => {
      response.writeHead(200, { "content-type": "text/event-stream" }).write(sseText(events));
    });
    await using gateway = await openGateway({ budget: NO_BUDGET });
    using folder = temporaryFolder();
    const log = join(folder.path, "wire.jsonl");
    using lease = leaseOn(gateway, routeTo(provider, { protocol, secrets: [] }), {}, log);
    const leave = new AbortController();
    const headers = { authorization: `Bearer ${lease.endpoint.token}` };
    const onPiece = (text: string) => text.includes(last) && leave.abort();
    await call(lease, { headers, signal: leave.signal, onPiece }, path).catch(() => null);
    await vi.waitFor(() => expect(linesOf(log)).toMatchObject([{ end: "answered", flaw: null }]));
    expect(lease.totals()).toMatchObject({ requests: 1, failed: 0, unmetered: 0, outputTokens: 3 });
  });

  it("counts what was in the middle of its words as failed when the agent leaves", async () => {
    await using provider = await loopbackProvider((_, response) => {
      const begun = [{ choices: [{ delta: { content: "to be" }, finish_reason: null }] }];
      response.writeHead(200, { "content-type": "text/event-stream" }).write(sseText(begun));
    });
    await using gateway = await openGateway({ budget: NO_BUDGET });
    using lease = leaseOn(gateway, routeTo(provider, { protocol: "openai-chat", secrets: [] }));
    const leave = new AbortController();
    const headers = { authorization: `Bearer ${lease.endpoint.token}` };
    const asked = { headers, signal: leave.signal, onPiece: () => leave.abort() };
    await call(lease, asked, "/v1/chat/completions").catch(() => null);
    await vi.waitFor(() => expect(lease.totals()).toMatchObject({ requests: 1, failed: 1 }));
  });

  it("says that a provider cannot be reached, in the protocol's words", async () => {
    await using gateway = await openGateway({ budget: NO_BUDGET });
    const dead = { url: "http://127.0.0.1:9" };
    using anthropic = leaseOn(gateway, routeTo(dead));
    using chat = leaseOn(gateway, routeTo(dead, { protocol: "openai-chat" }));
    using gemini = leaseOn(gateway, routeTo(dead, { protocol: "gemini" }));
    const bodies = await Promise.all([
      call(anthropic),
      call(chat, {}, "/v1/chat/completions"),
      call(gemini, { body: "{}" }, "/v1beta/models/m:generateContent"),
    ]);
    expect(bodies.map(({ status }) => status)).toEqual([502, 502, 502]);
    expect(bodies.map(({ body }) => JSON.parse(body) as unknown)).toMatchObject([
      { type: "error", error: { type: "api_error" } },
      { error: { type: "api_error", code: null } },
      { error: { code: 502 } },
    ]);
  });

  it("does not follow a redirect with the key in hand", async () => {
    await using elsewhere = await loopbackProvider((_, response) => sendJson(response, ANSWER));
    await using provider = await loopbackProvider(
      (_, response) => void response.writeHead(307, { location: elsewhere.url }).end(),
    );
    await using gateway = await openGateway({ budget: NO_BUDGET });
    using lease = leaseOn(gateway, routeTo(provider));
    expect((await call(lease)).status).toBe(502);
    expect(elsewhere.received).toEqual([]);
  });

  it("reads along where a provider compresses all the same, and passes on what it read", async () => {
    await using provider = await loopbackProvider(
      (_, response) =>
        void response
          .writeHead(200, { "content-type": "application/json", "content-encoding": "gzip" })
          .end(gzipSync(JSON.stringify(ANSWER))),
    );
    await using gateway = await openGateway({ budget: NO_BUDGET });
    using lease = leaseOn(gateway, routeTo(provider));
    const { headers, body } = await call(lease);
    expect(headers["content-encoding"]).toBeUndefined();
    expect(JSON.parse(body)).toEqual(ANSWER);
    expect(lease.totals()).toMatchObject({ inputTokens: 10, cacheReadTokens: 5, outputTokens: 3 });
  });

  it("counts an answer without usage as unmetered, and an error with status 200 as failed", async () => {
    const answers: unknown[] = [{ content: [] }, { error: { message: "overloaded" } }];
    await using provider = await loopbackProvider((_, response) => sendJson(response, answers.shift()));
    await using gateway = await openGateway({ budget: NO_BUDGET });
    using lease = leaseOn(gateway, routeTo(provider));
    await call(lease);
    await call(lease);
    expect(lease.totals()).toMatchObject({ requests: 2, unmetered: 1, failed: 1, inputTokens: null });
  });

  it("refuses a body that is too large by its own account or in fact, and one it cannot read", async () => {
    await using provider = await loopbackProvider((_, response) => sendJson(response, ANSWER));
    await using gateway = await openGateway({ budget: NO_BUDGET });
    using lease = leaseOn(gateway, routeTo(provider));
    const large = Buffer.alloc(33 * 1024 * 1024, 32);
    expect((await call(lease, { body: large })).status).toBe(413);
    expect((await call(lease, { body: large, headers: { "transfer-encoding": "chunked" } })).status).toBe(413);
    expect((await call(lease, { headers: { "content-encoding": "zstd" } })).status).toBe(415);
    expect(provider.received).toEqual([]);
  });

  it("passes on a large body to the byte", async () => {
    await using provider = await loopbackProvider((_, response) => sendJson(response, ANSWER));
    await using gateway = await openGateway({ budget: NO_BUDGET });
    using lease = leaseOn(gateway, routeTo(provider));
    const body = `{ "model" : "m", "text": "${randomBytes(2_000_000).toString("base64")}é" }`;
    expect((await call(lease, { body })).status).toBe(200);
    expect(provider.received[0]?.body === body).toBe(true);
  });

  it("keeps a line for each exchange, without key or token in any spelling", async () => {
    await using provider = await loopbackProvider(({ headers }, response) => {
      const key = String(headers["x-api-key"]);
      sendJson(response, { error: [key, Buffer.from(key).toString("base64"), encodeURIComponent(key)] }, 401);
    });
    await using gateway = await openGateway({ budget: NO_BUDGET });
    using folder = temporaryFolder();
    const log = join(folder.path, "wire.jsonl");
    const odd = 'sk/"quoted"+\\key%=';
    using lease = leaseOn(gateway, routeTo(provider, { headers: { "x-api-key": odd }, secrets: [odd] }), {}, log);
    await call(lease);
    await call(lease, {}, `/v1/nothing/${lease.endpoint.token}`);
    const text = readFileSync(log, "utf8");
    expect(linesOf(log)).toMatchObject([
      { status: 401, end: "answered" },
      { status: 404, end: "refused" },
    ]);
    expect(text).toContain("[redacted]");
    for (const spelling of [
      odd,
      JSON.stringify(odd).slice(1, -1),
      // The provider's JSON within the log's.
      JSON.stringify(JSON.stringify(odd).slice(1, -1)).slice(1, -1),
      Buffer.from(odd).toString("base64"),
      encodeURIComponent(odd),
      lease.endpoint.token,
    ])
      expect(text, spelling).not.toContain(spelling);
  });
});

const linesOf = (file: string): unknown[] =>
  readFileSync(file, "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as unknown);
