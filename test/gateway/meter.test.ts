import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { BackOff, retryAfterMs } from "#gateway/back-off.ts";
import { meterFor } from "#gateway/meter.ts";
import { SharedRoom } from "#gateway/shared-room.ts";
import { wantedBy } from "#gateway/route.ts";
import { sseText } from "../support/loopback.ts";

const MIB = 1024 * 1024;

/** A meter with room enough. */
const metered = (type: string, protocol: keyof typeof STREAMS) =>
  meterFor(type, protocol, new SharedRoom(32 * MIB).open());

const STREAMS = {
  anthropic: [
    {
      type: "message_start",
      message: {
        usage: { input_tokens: 20, cache_read_input_tokens: 6, cache_creation_input_tokens: 4, output_tokens: 1 },
      },
    },
    { type: "content_block_delta", delta: { text: 'héllo "usage" message_stop "error"' } },
    { type: "message_delta", usage: { output_tokens: 9 } },
    { type: "message_stop" },
  ],
  "openai-chat": [
    { choices: [{ delta: { content: "[DONE]" } }], usage: null },
    {
      choices: [],
      usage: {
        prompt_tokens: 30,
        completion_tokens: 9,
        prompt_tokens_details: { cached_tokens: 10 },
        completion_tokens_details: { reasoning_tokens: 2 },
      },
    },
  ],
  "openai-responses": [
    { type: "response.output_text.delta", delta: "response.completed" },
    {
      type: "response.completed",
      response: {
        usage: {
          input_tokens: 30,
          input_tokens_details: { cached_tokens: 10 },
          output_tokens: 9,
          output_tokens_details: { reasoning_tokens: 2 },
        },
      },
    },
  ],
  gemini: [
    { candidates: [{ content: { parts: [{ text: '"finishReason"' }] } }], usageMetadata: { promptTokenCount: 30 } },
    {
      candidates: [{ finishReason: "STOP" }],
      usageMetadata: {
        promptTokenCount: 30,
        cachedContentTokenCount: 10,
        candidatesTokenCount: 7,
        thoughtsTokenCount: 2,
      },
    },
  ],
} as const;

const EXPECTED = {
  anthropic: { input: 20, cacheRead: 6, cacheWrite: 4, output: 9, reasoning: null },
  "openai-chat": { input: 20, cacheRead: 10, cacheWrite: null, output: 9, reasoning: 2 },
  "openai-responses": { input: 20, cacheRead: 10, cacheWrite: null, output: 9, reasoning: 2 },
  gemini: { input: 20, cacheRead: 10, cacheWrite: null, output: 9, reasoning: 2 },
} as const;

const DIALECTS = Object.keys(STREAMS) as (keyof typeof STREAMS)[];
const textOf = (protocol: keyof typeof STREAMS) =>
  sseText(STREAMS[protocol]) + (protocol === "openai-chat" ? "data: [DONE]\n\n" : "");

describe.each(DIALECTS)("the meter for %s", (protocol) => {
  it("reads the same from a stream however it is cut into pieces, with any kind of line end", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(400), { maxLength: 40 }), fc.constantFrom("\n", "\r\n", "\r"), (cuts, lineEnd) => {
        const bytes = Buffer.from(textOf(protocol).replaceAll("\n", lineEnd));
        const meter = metered("text/event-stream; charset=utf-8", protocol);
        let at = 0;
        for (const size of cuts) meter.add(bytes.subarray(at, (at += size)));
        meter.add(bytes.subarray(at));
        expect(meter.end()).toMatchObject({ usage: EXPECTED[protocol], whole: true, errorEvent: false });
      }),
    );
  });

  it("takes no beginning of a stream for the whole", () => {
    const bytes = Buffer.from(textOf(protocol));
    const end = bytes.lastIndexOf("\n\n") - 2;
    for (let length = 0; length < end; length += 7) {
      const meter = metered("text/event-stream", protocol);
      meter.add(bytes.subarray(0, length));
      expect(meter.end().whole, String(length)).toBe(false);
    }
  });

  it("survives whatever comes", () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            fc.string(),
            fc.json().map((json) => `data: ${json}\n`),
          ),
        ),
        fc.constantFrom("text/event-stream", "application/json", ""),
        (pieces, type) => {
          const meter = metered(type, protocol);
          for (const piece of pieces) meter.add(Buffer.from(piece));
          const { usage } = meter.end();
          for (const count of Object.values(usage ?? {})) expect(count === null || Number.isInteger(count)).toBe(true);
        },
      ),
    );
  });
});

it("takes no count that is none of this world, of which no sum would be exact", () => {
  const meter = metered("application/json", "anthropic");
  const usage = { input_tokens: Number.MAX_SAFE_INTEGER, output_tokens: 9 };
  meter.add(Buffer.from(JSON.stringify({ type: "message", content: [], usage })));
  expect(meter.end().usage).toMatchObject({ input: null, output: 9 });
});

it("counts in Gemini's array of answers, and sees an error inside a stream", () => {
  const array = metered("application/json", "gemini");
  array.add(Buffer.from(JSON.stringify(STREAMS.gemini)));
  expect(array.end().usage).toEqual(EXPECTED.gemini);
  const failing = metered("text/event-stream", "anthropic");
  failing.add(Buffer.from(sseText([{ type: "error", error: { type: "overloaded_error" } }])));
  expect(failing.end()).toMatchObject({ usage: null, whole: false, errorEvent: true });
});

it.each([
  ["openai-responses", { object: "response", status: "completed", error: null, usage: null }, false],
  ["openai-chat", { error: "model not found" }, true],
  ["anthropic", { type: "error", error: { type: "api_error" } }, true],
] as const)("tells an error of %s from an answer that says it has none: %j", (protocol, body, is) => {
  const meter = metered("application/json", protocol);
  meter.add(Buffer.from(JSON.stringify(body)));
  expect(meter.end().errorEvent).toBe(is);
});

it("reads nothing from a line that is too long, and goes on after it", () => {
  const meter = metered("text/event-stream", "anthropic");
  meter.add(Buffer.from(`data: {"usage":{"input_tokens":1},"x":"`));
  for (let i = 0; i < 6; i++) meter.add(Buffer.alloc(1024 * 1024, 97));
  meter.add(Buffer.from(`"}\n\n${textOf("anthropic")}`));
  expect(meter.end()).toMatchObject({ usage: EXPECTED.anthropic, whole: true, errorEvent: false });
});

describe("what an answer says nothing of", () => {
  const read = (type: string, protocol: keyof typeof STREAMS, text: string) => {
    const meter = metered(type, protocol);
    meter.add(Buffer.from(text));
    return meter.end();
  };
  const words = "word ".repeat(400);

  it.each([
    ["openai-chat", [{ id: "i".repeat(900), choices: [{ delta: { content: words } }] }]],
    ["openai-chat", [{ choices: [{ delta: { tool_calls: [{ function: { arguments: words } }] } }] }]],
    ["openai-chat", [{ choices: [{ delta: { words_by_another_name: words } }] }]],
    ["anthropic", [{ type: "content_block_delta", delta: { type: "thinking_delta", thinking: words } }]],
    ["gemini", [{ candidates: [{ content: { parts: [{ text: words }] } }] }]],
    [
      "openai-responses",
      [
        { type: "response.created", response: { instructions: words.repeat(9), output: [] } },
        { type: "response.output_text.delta", delta: words },
        { type: "response.output_text.done", text: words },
        { type: "response.completed", response: { instructions: words.repeat(9), output: [{ text: words }] } },
      ],
    ],
    ["openai-responses", [{ type: "response.completed", response: { output: [{ text: words }] } }]],
  ] as const)("is guessed by the words in its events, not by how many there are: %s, %#", (protocol, events) => {
    const { guessed, usage } = read("text/event-stream", protocol, sseText(events));
    expect(usage).toBeNull();
    expect(guessed).toBeGreaterThanOrEqual(words.length / 4);
    expect(guessed).toBeLessThan(words.length / 4 + 30);
  });

  it("is guessed by its events where they hold less, and by its length where a line cannot be read", () => {
    expect(read("text/event-stream", "openai-chat", sseText([{}, {}, {}])).guessed).toBe(3);
    expect(read("text/event-stream", "openai-chat", `data: {"text":"${words}`).guessed).toBeGreaterThan(500);
    const long = 'data: {"text":"' + "x".repeat(5 * 1024 * 1024) + '"}\n\n';
    expect(read("text/event-stream", "openai-chat", long).guessed).toBeGreaterThan(1024 * 1024);
  });

  it.each([
    [
      "anthropic",
      { type: "content_block_delta", delta: { text: words } },
      { type: "error", error: { message: words } },
    ],
    ["openai-chat", { choices: [{ delta: { content: words } }] }, { error: { message: words } }],
    ["openai-responses", { type: "response.output_text.delta", delta: words }, { type: "error", message: words }],
    [
      "openai-responses",
      { type: "response.output_text.delta", delta: words },
      { type: "response.failed", response: { output: [], error: { message: words } } },
    ],
    ["gemini", { candidates: [{ content: { parts: [{ text: words }] } }] }, { error: { message: words } }],
  ] as const)(
    "is guessed by what came before an error, of which nothing is the model's: %s, %#",
    (...[protocol, said, error]) => {
      const stream = "text/event-stream";
      expect(read(stream, protocol, sseText([error]))).toMatchObject({ errorEvent: true, guessed: 0 });
      expect(read(stream, protocol, sseText([said, error]))).toMatchObject({
        errorEvent: true,
        guessed: words.length / 4,
      });
      expect(read("application/json", protocol, JSON.stringify(error)).guessed).toBe(0);
    },
  );

  it.each([
    ["openai-chat", { usage: {} }],
    ["openai-chat", { usage: { prompt_tokens: -1, completion_tokens: "9" } }],
    ["anthropic", { usage: {} }],
    ["openai-responses", { usage: { input_tokens: null } }],
    ["gemini", { usageMetadata: {} }],
  ] as const)("is no usage where it holds no number: %s, %j", (protocol, body) => {
    expect(read("application/json", protocol, JSON.stringify(body)).usage).toBeNull();
    expect(read("text/event-stream", protocol, sseText([body])).usage).toBeNull();
  });

  it("is what came out, where only what went in was counted, be it with a first guess of the other", () => {
    expect(read("application/json", "openai-chat", '{"usage":{"prompt_tokens":7}}').outputSaid).toBe(false);
    expect(read("text/event-stream", "anthropic", sseText(STREAMS.anthropic.slice(0, 2))).outputSaid).toBe(false);
    expect(read("text/event-stream", "anthropic", sseText(STREAMS.anthropic)).outputSaid).toBe(true);
  });

  it("is nothing where Gemini's total leaves nothing for what came out", () => {
    const body = { usageMetadata: { promptTokenCount: 7, totalTokenCount: 7 } };
    expect(read("application/json", "gemini", JSON.stringify(body))).toMatchObject({
      usage: { input: 7, output: 0 },
      outputSaid: true,
    });
  });
});

it("only knows the paths of model calls, whatever the path", () => {
  fc.assert(
    fc.property(fc.webPath(), fc.constantFrom("GET", "POST", "PUT", "DELETE", "HEAD"), (path, method) => {
      const wanted = wantedBy(method, path);
      if (wanted?.kind === "generate" || wanted?.kind === "count")
        expect(wanted.path).toMatch(/^\/v1(beta)?\/(messages|chat|responses|models)/);
    }),
  );
  expect(wantedBy("POST", "/v1beta/models/a%2F..%2Fb:generateContent")).toMatchObject({
    model: "a/../b",
    path: "/v1beta/models/a%2F..%2Fb:generateContent",
  });
  expect(wantedBy("POST", "/v1beta/models/a%ZZ:generateContent")).toBeNull();
});

it.each([
  [{ "retry-after": "2" }, 2000],
  [{ "retry-after": "0.5" }, 500],
  [{ "retry-after-ms": "250", "retry-after": "9" }, 250],
  [{ "retry-after": "Sun, 06 Nov 1994 08:49:47 GMT" }, 10_000],
  [{ "retry-after": "Sun, 06 Nov 1994 08:49:00 GMT" }, 0],
  [{ "retry-after": "99999999" }, 99_999_999_000],
  [{ "retry-after": "soon" }, null],
  [{ "retry-after": "-1" }, null],
  [{}, null],
])("reads how long to wait from %j", (headers, ms) => {
  const now = new Date("1994-11-06T08:49:37Z");
  expect(retryAfterMs(headers, now)).toBe(ms);
});

it("leaves a provider alone for an hour at most, whatever it asks for, and is told again", () => {
  let now = 0;
  const backOff = new BackOff(() => now);
  backOff.leaveAlone("m", 999_999_000);
  expect([backOff.waitMs("m"), backOff.waitMs("other")]).toEqual([3_600_000, 0]);
  now = 3_600_000;
  expect(backOff.waitMs("m")).toBe(0);
  backOff.leaveAlone("m", 90_000);
  expect(backOff.waitMs("m")).toBe(90_000);
});

describe("the room that answers share", () => {
  const document = `{"choices":["${"x".repeat(MIB)}"],"usage":{"prompt_tokens":7,"completion_tokens":9}}`;
  const event = `data: ${document}`;

  it.each([
    ["application/json", document],
    ["text/event-stream", event],
  ])("lets what does not fit pass unread, guessed by its length, and is free again after it: %s", (type, text) => {
    const room = new SharedRoom(1.5 * MIB);
    const [first, second, third] = [1, 2, 3].map(() => meterFor(type, "openai-chat", room.open()));
    for (const one of [first, second]) one?.add(Buffer.from(text));
    expect(second?.end()).toMatchObject({ usage: null, foreign: false, errorEvent: false });
    expect(first?.end()).toMatchObject({ usage: { input: 7, output: 9 } });
    third?.add(Buffer.from(text));
    expect(third?.end()).toMatchObject({ usage: { input: 7, output: 9 } });
  });

  it("takes what it could not read for whole, and for what its length makes", () => {
    const meter = meterFor("application/json", "openai-chat", new SharedRoom(MIB).open());
    meter.add(Buffer.from(document));
    meter.add(Buffer.alloc(100));
    expect(meter.end()).toMatchObject({ whole: true, guessed: Math.ceil((document.length + 100) / 4) });
  });
});
