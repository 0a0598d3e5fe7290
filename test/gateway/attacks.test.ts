/** What an agent, or a program beside it, may try to get out of the gateway. */
import { once } from "node:events";
import fs from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { describe, expect, it, vi } from "vitest";
import { NO_BUDGET, type Gateway, type GatewayRoute, type Lease } from "#core/gateway.ts";
import { openGateway } from "#gateway/gateway.ts";
import { leaksIn } from "../support/canary.ts";
import { temporaryFolder } from "../support/harness.ts";
import { ask, loopbackProvider, sendJson, sseText, type Asked, type LoopbackProvider } from "../support/loopback.ts";

// Of signs that look unlike themselves in a URL, in JSON and in base64.
const KEY = 'sk/of+the="provider"\\&one-1';
const ANSWER = { type: "message", content: [], usage: { input_tokens: 10, output_tokens: 3 } };

const answering = () => loopbackProvider((_, response) => sendJson(response, ANSWER));

function lent(
  gateway: Gateway,
  { url }: LoopbackProvider,
  change: Partial<GatewayRoute> = {},
  logFile?: string,
): Lease {
  const route = { protocol: "anthropic", upstream: url, headers: { "x-api-key": KEY }, secrets: [KEY], models: ["m"] };
  return gateway.lease({
    route: { ...route, ...change } as GatewayRoute,
    budget: NO_BUDGET,
    logFile: logFile ?? null,
  });
}

const call = ({ endpoint }: Lease, { headers, ...rest }: Asked = {}, path = "/v1/messages") =>
  ask(`${endpoint.baseUrl}${path}`, {
    headers: { "x-api-key": endpoint.token, ...headers },
    body: '{"model":"m"}',
    ...rest,
  });

/** Sends bytes as they are, and gives all that comes back. */
async function raw({ port }: Gateway, text: string): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  let got = "";
  socket.on("data", (data: Buffer) => (got += data.toString()));
  socket.on("error", () => undefined);
  socket.write(text);
  await once(socket, "close");
  return got;
}

const head = ({ endpoint }: Lease, gateway: Gateway, line: string, more: readonly string[] = []) =>
  [line, `Host: 127.0.0.1:${gateway.port}`, `x-api-key: ${endpoint.token}`, "Connection: close", ...more, "", ""].join(
    "\r\n",
  );

describe("by its address and framing, a request", () => {
  it("leads nowhere but to the provider, whatever it names", async () => {
    await using elsewhere = await answering();
    await using provider = await answering();
    await using gateway = await openGateway({ budget: NO_BUDGET });
    using lease = lent(gateway, provider);
    const body = '{"model":"m"}';
    const length = [`Content-Length: ${body.length}`];
    const [there] = [elsewhere.url.slice("http://".length)];
    for (const line of [
      `CONNECT ${there} HTTP/1.1`,
      `POST ${elsewhere.url}/v1/messages HTTP/1.1`,
      `POST //${there}/v1/messages HTTP/1.1`,
      `POST /v1/messages@${there} HTTP/1.1`,
      `POST /v1/messages/../../${there} HTTP/1.1`,
      `POST /v1%2fmessages HTTP/1.1`,
      `POST /v1/messages;x HTTP/1.1`,
      `POST /v1\\messages HTTP/1.1`,
      `POST /v1/messages/batches HTTP/1.1`,
      `PUT /v1/messages HTTP/1.1`,
      `DELETE /v1/models/m HTTP/1.1`,
      `TRACE / HTTP/1.1`,
      `OPTIONS * HTTP/1.1`,
    ]) {
      const got = await raw(gateway, `${head(lease, gateway, line, length)}${body}`);
      expect(got, line).not.toMatch(/^HTTP\/1\.1 2/);
    }
    expect([...provider.received, ...elsewhere.received]).toEqual([]);
  });

  it("becomes no other kind of connection", async () => {
    await using provider = await answering();
    await using gateway = await openGateway({ budget: NO_BUDGET });
    using lease = lent(gateway, provider);
    const upgrade = ["Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13"];
    const got = await raw(gateway, head(lease, gateway, "GET /v1/responses HTTP/1.1", upgrade));
    expect(got).toMatch(/^HTTP\/1\.1 404/);
    const body = '{"model":"m"}';
    const asked = [...upgrade, "X-HTTP-Method-Override: GET", `Content-Length: ${body.length}`];
    expect(await raw(gateway, head(lease, gateway, "POST /v1/messages HTTP/1.1", asked) + body)).toMatch(
      /^HTTP\/1\.1 200/,
    );
    expect(provider.received).toMatchObject([{ method: "POST", url: "/v1/messages" }]);
    expect(provider.received[0]?.headers).not.toHaveProperty("upgrade");
    expect(provider.received[0]?.headers).not.toHaveProperty("x-http-method-override");
  });

  it.each([
    ["an odd length of a chunk", "Transfer-Encoding: chunked", "0x5\r\nhello\r\n0\r\n\r\n"],
    ["a chunk that is longer than it says", "Transfer-Encoding: chunked", '2\r\n{"model":"m"}\r\n0\r\n\r\n'],
    ["another coding beside chunks", "Transfer-Encoding: chunked, identity", "0\r\n\r\n"],
    ["two lengths", "Content-Length: 4\r\nContent-Length: 13", '{"model":"m"}'],
    ["a length below nothing", "Content-Length: -1", '{"model":"m"}'],
    ["a header that is folded", "X-A: a\r\n b: c\r\nContent-Length: 1", "{"],
    ["headers without end", `X-A: ${"a".repeat(70_000)}`, ""],
  ])("with %s is refused", async (_, header, body) => {
    await using provider = await answering();
    await using gateway = await openGateway({ budget: NO_BUDGET });
    using lease = lent(gateway, provider);
    const got = await raw(gateway, head(lease, gateway, "POST /v1/messages HTTP/1.1", [header]) + body);
    expect(got).toMatch(/^HTTP\/1\.1 4/);
    expect(provider.received).toEqual([]);
  });

  it("in many small chunks, with trailers, is sent on as the one body it is", async () => {
    await using provider = await answering();
    await using gateway = await openGateway({ budget: NO_BUDGET });
    using lease = lent(gateway, provider);
    const body = '{"model":"m","text":"é"}';
    const chunks = Array.from(Buffer.from(body), (byte) => `1;x=y\r\n${String.fromCharCode(byte)}\r\n`).join("");
    const socket = connect(gateway.port, "127.0.0.1");
    const chunked = ["Transfer-Encoding: chunked"];
    const text = `${head(lease, gateway, "POST /v1/messages HTTP/1.1", chunked)}${chunks}0\r\nx-api-key: other\r\n\r\n`;
    socket.write(Buffer.from(text, "latin1"));
    socket.resume();
    await once(socket, "close");
    expect(provider.received).toMatchObject([{ body, headers: { "content-length": "25", "x-api-key": KEY } }]);
  });

  it("says it is JSON, whatever it claims to be", async () => {
    await using provider = await answering();
    await using gateway = await openGateway({ budget: NO_BUDGET });
    using lease = lent(gateway, provider);
    await call(lease, { headers: { "content-type": "application/x-www-form-urlencoded; charset=utf-7" } });
    expect(provider.received[0]?.headers["content-type"]).toBe("application/json");
    for (const body of [
      Buffer.from('{"model":"m"}', "utf16le"),
      "\ufeff{}",
      "{'model':'m'}",
      '{"model":"m",}',
      '{"a":01}',
    ])
      expect((await call(lease, { body })).status).toBe(400);
  });

  it("made to hurt who reads it holds nobody up: it is refused without being unfolded", async () => {
    await using provider = await answering();
    await using gateway = await openGateway({ budget: NO_BUDGET });
    using lease = lent(gateway, provider);
    for (const body of [
      `{"model":"m","messages":${"[".repeat(2_000_000)}${"]".repeat(2_000_000)}}`,
      `{"model":"m","tools":[${'{"a":1},'.repeat(100_000)}{}]}`,
      `{${'"a":1,'.repeat(100_000)}"model":"m"}`,
    ])
      expect((await call(lease, { body })).status).toBe(400);
    const wide = `{"model":"m","messages":[${"{},".repeat(500_000)}{}]}`;
    expect((await call(lease, { body: wide })).status).toBe(200);
  });

  it("that comes slowly keeps no other waiting", async () => {
    await using provider = await answering();
    await using gateway = await openGateway({ budget: NO_BUDGET });
    using lease = lent(gateway, provider);
    const slow = Array.from({ length: 40 }, () => {
      const socket = connect(gateway.port, "127.0.0.1");
      socket.on("error", () => undefined);
      socket.write(`${head(lease, gateway, "POST /v1/messages HTTP/1.1", ["Content-Length: 1000"])}{`);
      return socket;
    });
    expect((await call(lease)).status).toBe(200);
    // What belongs to an attempt does not outlast it.
    await lease.end();
    expect((await call(lease)).status).toBe(401);
    for (const socket of slow) socket.destroy();
  });
});

describe("connections without end", () => {
  const silent = ({ port }: Gateway) => {
    const socket = connect(port, "127.0.0.1");
    socket.on("error", () => undefined);
    return once(socket, "connect").then(() => socket);
  };

  it("that show no token keep nobody out", async () => {
    await using provider = await answering();
    await using gateway = await openGateway({ budget: NO_BUDGET });
    using lease = lent(gateway, provider);
    const sockets = await Promise.all(Array.from({ length: 700 }, () => silent(gateway)));
    expect((await call(lease)).status).toBe(200);
    for (const socket of sockets) socket.destroy();
  });

  it("of one attempt are closed or refused, and keep no other out", async () => {
    const waiting: (() => void)[] = [];
    await using provider = await loopbackProvider((_, response) => {
      waiting.push(() => sendJson(response, ANSWER));
    });
    await using gateway = await openGateway({ budget: NO_BUDGET });
    using greedy = lent(gateway, provider);
    using modest = lent(gateway, provider);
    const greed = Array.from({ length: 200 }, () => call(greedy).catch(() => null));
    await vi.waitFor(() => expect(greedy.totals().refused).toBe(200 - 64), 8000);
    const other = call(modest);
    await vi.waitFor(() => expect(provider.received).toHaveLength(65));
    for (const answer of waiting) answer();
    expect((await other).status).toBe(200);
    const statuses = (await Promise.all(greed)).map((answer) => answer?.status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(64);
    expect(statuses.filter((status) => status === 429)).toHaveLength(200 - 64);
  });

  it("that an attempt leaves unused make room for its next ones, the oldest first", async () => {
    await using provider = await answering();
    await using gateway = await openGateway({ budget: NO_BUDGET });
    using lease = lent(gateway, provider);
    const kept = [];
    for (let i = 0; i < 66; i++) {
      const socket = await silent(gateway);
      kept.push(once(socket, "close").then(() => i));
      socket.write(head(lease, gateway, "GET /v1/models HTTP/1.1").replace("Connection: close\r\n", ""));
      await once(socket, "data");
    }
    expect(await Promise.all(kept.slice(0, 2))).toEqual([0, 1]);
    expect((await call(lease)).status).toBe(200);
  });
});

describe("a model that is not the attempt's", () => {
  it.each([
    ["in the address", "/v1beta/models/dear:generateContent", {}],
    ["in the address, in disguise", "/v1beta/models/%64ear:generateContent", {}],
    ["beside it", "/v1beta/models/m:generateContent", { model: "models/dear" }],
    ["within what is counted", "/v1beta/models/m:countTokens", { generateContentRequest: { model: "models/dear" } }],
    ["as a path of its own", "/v1beta/models/..%2Fdear:generateContent", {}],
  ])("is refused to Gemini's protocol %s", async (_, path, body) => {
    await using provider = await answering();
    await using gateway = await openGateway({ budget: NO_BUDGET });
    using lease = lent(gateway, provider, { protocol: "gemini" });
    expect((await call(lease, { body: JSON.stringify(body) }, path)).status).toBe(404);
    expect(provider.received).toEqual([]);
    const own = { model: "models/m", contents: [{ model: "dear" }] };
    expect(
      (await call(lease, { body: JSON.stringify(own) }, "/v1beta/models/m:generateContent?model=dear")).status,
    ).toBe(200);
    expect(provider.received[0]?.url).toBe("/v1beta/models/m:generateContent");
  });

  it.each(["dear", "claude-dear\nsonnet", "claude-opus,sonnet", "Sonnet", "sonnet ", "sonnet:nitro", "@preset/sonnet"])(
    "is not had by the alias's name in it: %j",
    async (model) => {
      await using provider = await answering();
      await using gateway = await openGateway({ budget: NO_BUDGET });
      using lease = lent(gateway, provider, { models: ["sonnet", "claude-*sonnet*"] });
      expect((await call(lease, { body: JSON.stringify({ model }) })).status).toBe(404);
      expect(provider.received).toEqual([]);
    },
  );

  it("is not had with another attempt's token, be that attempt under way or over", async () => {
    await using provider = await answering();
    await using gateway = await openGateway({ budget: NO_BUDGET });
    using cheap = lent(gateway, provider);
    using dear = lent(gateway, provider, { models: ["dear"] });
    const asks = (token: string, model: string) =>
      call(cheap, { headers: { "x-api-key": token }, body: JSON.stringify({ model }) });
    expect((await asks(cheap.endpoint.token, "dear")).status).toBe(404);
    // Who has both gets what each may, on each one's account.
    expect((await asks(dear.endpoint.token, "m")).status).toBe(404);
    await dear.end();
    expect((await asks(dear.endpoint.token, "dear")).status).toBe(401);
    expect(provider.received).toEqual([]);
    expect(cheap.totals()).toMatchObject({ refused: 1, requests: 0 });
  });

  it("fills neither log nor answer with its name, and asking without end fills no disk", async () => {
    await using provider = await answering();
    await using gateway = await openGateway({ budget: NO_BUDGET });
    using folder = temporaryFolder();
    const log = join(folder.path, "wire.jsonl");
    using lease = lent(gateway, provider, {}, log);
    const { body } = await call(lease, { body: JSON.stringify({ model: "x".repeat(1_000_000) }) });
    expect(body.length).toBeLessThan(1000);
    expect(fs.statSync(log).size).toBeLessThan(1000);
  });
});

describe("the provider's key", () => {
  const SPELT = [
    KEY,
    Buffer.from(KEY).toString("base64"),
    encodeURIComponent(KEY),
    Buffer.from(`user:${KEY}`).toString("base64"),
  ];
  const failure = (key: string) => ({ error: { message: `${"x".repeat(460)} the key ${key} is unknown` } });
  const told: readonly (readonly [name: string, status: number, type: string, text: (key: string) => string])[] = [
    // Across the end of what the log keeps of an error.
    ["an error", 401, "application/json", (key) => JSON.stringify(failure(key))],
    ["an error with status 200", 200, "application/json", (key) => JSON.stringify(failure(key))],
    ["an event that is an error", 200, "text/event-stream", (key) => `event: error\n${sseText([failure(key)])}`],
    ["any other event", 200, "text/event-stream", (key) => sseText([{ type: "ping", note: key }])],
  ];
  const packings = [
    ["plain", undefined, (text: string) => text],
    ["gzip", "gzip", gzipSync],
    ["brotli", "br", brotliCompressSync],
  ] as const;
  const cases = told.flatMap(([name, ...what]) => packings.map(([how, ...pack]) => ({ name, how, what, pack })));

  it.each(cases)(
    "is told neither to the agent nor to the log when $name repeats it, $how, wherever it is cut",
    async ({ what: [given, type, textWith], pack: [encoding, packed] }) => {
      using folder = temporaryFolder();
      const log = join(folder.path, "wire.jsonl");
      for (const [at, one] of SPELT.entries()) {
        const text = textWith(one);
        await using provider = await loopbackProvider((__, response) => {
          response.writeHead(given, {
            "content-type": type,
            "x-request-id": `for ${one}`,
            ...(encoding === undefined ? {} : { "content-encoding": encoding }),
          });
          for (const byte of Buffer.from(packed(text))) response.write(Buffer.of(byte));
          response.end();
        });
        await using gateway = await openGateway({ budget: NO_BUDGET });
        using lease = lent(gateway, provider, {}, log);
        const { status, body, headers } = await call(lease);
        expect(status).toBe(given);
        expect(body).toContain("[redacted]");
        expect(body.length).toBeGreaterThan(text.length - one.length);
        expect(
          leaksIn(
            [
              ["answer", body],
              ["head of the answer", JSON.stringify(headers)],
              ["log", fs.readFileSync(log, "utf8")],
            ],
            [KEY],
          ),
          String(at),
        ).toEqual([]);
      }
      for (const line of fs.readFileSync(log, "utf8").trim().split("\n")) expect(line).not.toMatch(/sk\/|c2sv/);
    },
  );

  it("holds no answer back that does not begin to spell it; the attempt's own token is the agent's to read", async () => {
    const release: (() => void)[] = [];
    const pieces: string[] = [];
    await using gateway = await openGateway({ budget: NO_BUDGET });
    await using provider = await loopbackProvider(async (_, response) => {
      response.writeHead(200, { "content-type": "text/event-stream" });
      for (const piece of pieces) {
        response.write(piece);
        await new Promise<void>((resolve) => release.push(resolve));
      }
      response.end();
    });
    using lease = lent(gateway, provider);
    pieces.push("data: {}\n\n", `data: "${lease.endpoint.token}"\n\n`, `data: "${KEY.slice(0, 5)}"\n\n`, ": end\n\n");
    // The next is sent only once the one before has come through whole.
    let got = "";
    const { body } = await call(lease, {
      onPiece(piece) {
        got += piece;
        if (got === pieces.slice(0, release.length).join("")) release.at(-1)?.();
      },
    });
    expect(body).toBe(pieces.join(""));
  });
});

describe("what crossed the wire", () => {
  it.each(["gzip", "br"] as const)("is counted through %s while it streams, piece by piece", async (encoding) => {
    const events = [
      { type: "message_start", message: { usage: { input_tokens: 20, output_tokens: 1 } } },
      { type: "message_delta", usage: { output_tokens: 9 } },
      { type: "message_stop" },
    ];
    const packed = encoding === "gzip" ? gzipSync(sseText(events)) : brotliCompressSync(sseText(events));
    await using provider = await loopbackProvider((_, response) => {
      response.writeHead(200, { "content-type": "text/event-stream", "content-encoding": encoding });
      for (const byte of packed) response.write(Buffer.of(byte));
      response.end();
    });
    await using gateway = await openGateway({ budget: NO_BUDGET });
    using lease = lent(gateway, provider);
    await call(lease);
    expect(lease.totals()).toMatchObject({ failed: 0, unmetered: 0, inputTokens: 20, outputTokens: 9 });
  });

  it("in a compression that cannot be undone is unmetered, not failed", async () => {
    await using provider = await loopbackProvider(
      (_, response) =>
        void response
          .writeHead(200, { "content-type": "application/json", "content-encoding": "zstd" })
          .end(Buffer.from("28b52ffd0400", "hex")),
    );
    await using gateway = await openGateway({ budget: NO_BUDGET });
    using lease = lent(gateway, provider);
    await call(lease);
    expect(lease.totals()).toMatchObject({ failed: 0, unmetered: 1 });
  });

  it("is whole at the end of an attempt: what was stated before a cut, and the cut itself", async () => {
    await using provider = await loopbackProvider((_, response) => {
      response.writeHead(200, { "content-type": "text/event-stream" });
      response.write(sseText([{ type: "message_start", message: { usage: { input_tokens: 7, output_tokens: 1 } } }]));
    });
    await using gateway = await openGateway({ budget: NO_BUDGET });
    using lease = lent(gateway, provider);
    const told = vi.fn();
    const underWay = call(lease, { onPiece: told });
    await vi.waitFor(() => expect(told).toHaveBeenCalled());
    expect(await lease.end()).toMatchObject({ requests: 1, failed: 1, inputTokens: 7, outputTokens: 1 });
    expect(await underWay).toMatchObject({ cut: true });
  });
});

it("one wish for a pause is honoured for fifty attempts at once: none asks before it is over", async () => {
  let busy = 0;
  let over = false;
  await using provider = await loopbackProvider((_, response) => {
    if (over) sendJson(response, ANSWER);
    else if (++busy > 1) sendJson(response, {}, 500);
    else {
      setTimeout(() => (over = true), 200);
      sendJson(response, {}, 429, { "retry-after-ms": "250" });
    }
  });
  await using gateway = await openGateway({ budget: NO_BUDGET });
  const first = lent(gateway, provider);
  const one = call(first);
  await vi.waitFor(() => expect(provider.received).toHaveLength(1));
  await vi.waitFor(() => expect(first.totals().failed).toBe(1));
  const others = Array.from({ length: 50 }, () => lent(gateway, provider));
  const answers = await Promise.all([one, ...others.map((lease) => call(lease))]);
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect(provider.received).toHaveLength(52);
});
