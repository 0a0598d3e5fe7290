import { describe, expect, it } from "vitest";
import { startModelServer } from "./model-server.ts";
import { tokensOf } from "./request-log.ts";
import type { Fault, Script } from "./script.ts";

const TURNS = [
  { say: "Writing.", act: [{ write: "answer.txt", content: "42\n" }] },
  { say: "Done, all of it." },
] as const;

const WRITE_SCHEMA = {
  type: "object",
  properties: { file_path: { type: "string" }, content: { type: "string" }, why: { type: "string" } },
  required: ["file_path", "content", "why"],
};

/** How an agent asks in each dialect, first with the prompt alone, then with the result of its one call. */
const CLIENTS = {
  anthropic: {
    path: () => "/v1/messages",
    ask: (stream: boolean, callId: string | null) => ({
      model: "m",
      max_tokens: 1000,
      stream,
      system: "Primary working directory: /w",
      tools: [{ name: "Write", input_schema: WRITE_SCHEMA }],
      messages: [
        { role: "user", content: "Write it" },
        ...(callId === null
          ? []
          : [
              { role: "assistant", content: [{ type: "tool_use", id: callId, name: "Write", input: {} }] },
              { role: "user", content: [{ type: "tool_result", tool_use_id: callId, content: "ok" }] },
            ]),
      ],
    }),
  },
  "openai-chat": {
    path: () => "/v1/chat/completions",
    ask: (stream: boolean, callId: string | null) => ({
      model: "m",
      stream,
      stream_options: { include_usage: true },
      tools: [{ type: "function", function: { name: "Write", parameters: WRITE_SCHEMA } }],
      messages: [
        { role: "system", content: "Primary working directory: /w" },
        { role: "user", content: "Write it" },
        ...(callId === null
          ? []
          : [
              { role: "assistant", content: null, tool_calls: [{ id: callId }] },
              { role: "tool", tool_call_id: callId, content: "ok" },
            ]),
      ],
    }),
  },
  "openai-responses": {
    path: () => "/v1/responses",
    ask: (stream: boolean, callId: string | null) => ({
      model: "m",
      stream,
      instructions: "Primary working directory: /w",
      tools: [{ type: "function", name: "Write", parameters: WRITE_SCHEMA }],
      input: [
        { type: "message", role: "user", content: [{ type: "input_text", text: "Write it" }] },
        ...(callId === null
          ? []
          : [
              { type: "function_call", call_id: callId, name: "Write", arguments: "{}" },
              { type: "function_call_output", call_id: callId, output: "ok" },
            ]),
      ],
    }),
  },
  gemini: {
    path: (stream: boolean) => `/v1beta/models/m:${stream ? "streamGenerateContent" : "generateContent"}`,
    ask: (_stream: boolean, callId: string | null) => ({
      systemInstruction: { parts: [{ text: "Primary working directory: /w" }] },
      tools: [{ functionDeclarations: [{ name: "Write", parametersJsonSchema: WRITE_SCHEMA }] }],
      contents: [
        { role: "user", parts: [{ text: "Write it" }] },
        ...(callId === null
          ? []
          : [
              { role: "model", parts: [{ functionCall: { id: callId, name: "Write", args: {} } }] },
              { role: "user", parts: [{ functionResponse: { id: callId, response: { output: "ok" } } }] },
            ]),
      ],
    }),
  },
} as const;

type Dialect = keyof typeof CLIENTS;
const dialects = Object.keys(CLIENTS) as Dialect[];

const bearer = (key: string) => ({ authorization: `Bearer ${key}` });

/** As its server takes it. */
const keyOf = (dialect: Dialect, key: string): Readonly<Record<string, string>> =>
  dialect === "gemini" ? { "x-goog-api-key": key } : bearer(key);

async function ask(
  url: string,
  dialect: Dialect,
  { stream = true, callId = null as string | null, key = "k", headers = keyOf(dialect, key) } = {},
) {
  const { path, ask: body } = CLIENTS[dialect];
  const response = await fetch(url + path(stream), {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body(stream, callId)),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text };
}

const idIn = (text: string): string => /call_t0c0x?_[0-9a-f]+/.exec(text)?.[0] ?? "";

const withFault = (fault: Fault): Script => ({ turns: TURNS, faults: [fault] });

describe.each(dialects)("the scripted model server, asked as %s", (dialect) => {
  it.each([true, false])(
    "goes through a script, mapping actions onto the tools on offer (stream: %s)",
    async (stream) => {
      await using server = await startModelServer({ turns: TURNS });
      const first = await ask(server.url, dialect, { stream });
      expect(first.status).toBe(200);
      const call = first.text.replaceAll('\\"', '"').replaceAll("\\\\n", "\\n");
      expect(call).toContain('"file_path":"/w/answer.txt"');
      expect(call).toContain('"content":"42\\n"');
      expect(call).toContain('"why":"sample"');
      const second = await ask(server.url, dialect, { stream, callId: idIn(first.text) });
      expect(second.text).toContain("Done, all of it.");
      expect(server.requests).toMatchObject([
        { dialect, turn: 0, retry: 0, side: false, status: 200, userTexts: ["Write it"], stream },
        { dialect, turn: 1, retry: 0, side: false, status: 200 },
      ]);
      expect(tokensOf(server.requests)).toMatchObject({ input: 2000, cacheRead: 400, cacheWrite: 200, output: 100 });
    },
  );

  it("gives the same bytes for the same script and conversation", async () => {
    const texts = await Promise.all(
      [1, 2].map(async () => {
        await using server = await startModelServer({ turns: TURNS });
        return (await ask(server.url, dialect)).text;
      }),
    );
    expect(texts[0]).toBe(texts[1]);
  });

  it("answers an error in the dialect's own shape as often as it was told, then goes on", async () => {
    await using server = await startModelServer(withFault({ kind: "status", status: 429, retryAfter: 3, times: 2 }));
    for (const retry of [0, 1]) {
      const refused = await ask(server.url, dialect);
      expect(refused.status).toBe(429);
      expect(refused.headers.get("retry-after")).toBe("3");
      expect(JSON.parse(refused.text)).toMatchObject({ error: { message: "Rate limit reached" } });
      expect(server.requests.at(-1)).toMatchObject({ fault: "status", retry, usage: null });
    }
    expect((await ask(server.url, dialect)).status).toBe(200);
  });

  it("keeps the counters of agents apart that share a server", async () => {
    await using server = await startModelServer(withFault({ kind: "status", status: 500 }));
    const statuses = [];
    for (const name of ["a", "b", "a"]) statuses.push((await ask(server.at(name), dialect)).status);
    expect(statuses).toEqual([500, 500, 200]);
  });

  it("breaks a stream off in the middle and counts no tokens for it", async () => {
    await using server = await startModelServer(withFault({ kind: "cut", how: "reset" }));
    await expect(ask(server.url, dialect)).rejects.toThrow();
    await using tidy = await startModelServer(withFault({ kind: "cut", how: "end" }));
    const whole = await startModelServer({ turns: TURNS });
    const [cut, all] = [await ask(tidy.url, dialect), await ask(whole.url, dialect)];
    await whole[Symbol.asyncDispose]();
    expect(all.text.startsWith(cut.text)).toBe(true);
    expect(cut.text.length).toBeLessThan(all.text.length);
    expect(tidy.requests[0]?.usage).toBeNull();
  });

  it("puts an error into a stream that began well", async () => {
    await using server = await startModelServer(withFault({ kind: "error-event" }));
    expect((await ask(server.url, dialect)).text).toContain("Overloaded");
    expect(server.requests[0]?.usage).toBeNull();
  });

  it("is silent until the client gives up", async () => {
    await using server = await startModelServer(withFault({ kind: "hang", at: "middle" }));
    const { path, ask: body } = CLIENTS[dialect];
    const giveUp = new AbortController();
    const init = { method: "POST", body: JSON.stringify(body(true, null)), signal: giveUp.signal };
    const response = await fetch(server.url + path(true), init);
    const { value } = (await response.body?.getReader().read()) ?? {};
    expect(value?.length).toBeGreaterThan(0);
    giveUp.abort();
    await expect.poll(() => server.requests[0]).toMatchObject({ fault: "hang", usage: null });
  });

  it("sends calls that make no sense, and offers the turn again once they came back", async () => {
    for (const how of ["json", "empty", "unknown-tool"] as const) {
      await using server = await startModelServer(withFault({ kind: "bad-call", how }));
      const spoilt = await ask(server.url, dialect);
      expect(spoilt.text.includes("42")).toBe(how === "unknown-tool");
      expect(spoilt.text.includes("no_such_tool")).toBe(how === "unknown-tool");
      const again = await ask(server.url, dialect, { callId: idIn(spoilt.text) });
      expect(again.text).toContain("answer.txt");
      expect(server.requests.map(({ turn }) => turn)).toEqual([0, 0]);
    }
  });

  it("says that the prompt is too long, or nothing, or a page, or only what it is not asked for", async () => {
    await using context = await startModelServer(withFault({ kind: "context" }));
    const long = await ask(context.url, dialect);
    expect(long.status).toBe(400);
    expect(long.text).toMatch(/too long|exceed|maximum/);
    await using empty = await startModelServer(withFault({ kind: "empty" }));
    expect((await ask(empty.url, dialect)).text).not.toContain("answer.txt");
    await using html = await startModelServer(withFault({ kind: "html" }));
    const page = await ask(html.url, dialect);
    expect(page.status).toBe(200);
    expect(page.text).toContain("<html>");
  });

  it("lets only the right key in", async () => {
    await using server = await startModelServer({ turns: TURNS, key: "right" });
    expect((await ask(server.url, dialect, { key: "wrong" })).status).toBe(401);
    expect((await ask(server.url, dialect, { key: "right" })).status).toBe(200);
    expect(server.requests.map(({ key }) => key)).toEqual(["wrong", "right"]);
    expect(JSON.stringify(server.requests)).not.toContain('"Bearer');
  });

  it("takes a key from where the real server does alone", async () => {
    const OWN = "sk-ant-api03-0123456789";
    const places = { "x-api-key": OWN, authorization: `Bearer ${OWN}`, "x-goog-api-key": OWN };
    await using server = await startModelServer({ turns: TURNS, key: OWN });
    const taken: string[] = [];
    for (const [name, value] of Object.entries(places))
      if ((await ask(server.url, dialect, { headers: { [name]: value } })).status === 200) taken.push(name);
    const real = { anthropic: "x-api-key", gemini: "x-goog-api-key" };
    expect(taken).toEqual([dialect in real ? real[dialect as keyof typeof real] : "authorization"]);
    const listed = (headers: HeadersInit) => fetch(`${server.url}/v1/models`, { headers });
    expect((await listed({ "x-api-key": OWN })).status).toBe(200);
    expect((await listed(bearer(OWN))).status).toBe(401);
  });
});

describe("the scripted model server", () => {
  it("picks a case by what the prompt says", async () => {
    await using server = await startModelServer({
      turns: [{ say: "for all" }],
      cases: { special: { match: /Write it/, turns: [{ say: "for this one" }] } },
    });
    expect((await ask(server.url, "anthropic")).text).toContain("for this one");
  });

  it("answers side requests without moving the script on", async () => {
    await using server = await startModelServer({ turns: TURNS });
    const body = { model: "m", messages: [{ role: "user", content: "Give this chat a title" }] };
    const title = await fetch(`${server.url}/v1/chat/completions`, { method: "POST", body: JSON.stringify(body) });
    expect(await title.text()).toContain("A title");
    expect(server.requests).toMatchObject([{ side: true, turn: null }]);
  });

  it("lists its models as OpenAI, Anthropic and vLLM do", async () => {
    await using server = await startModelServer({ turns: [], models: ["one", "two"], contextWindow: 65_536 });
    const list: unknown = await (await fetch(`${server.url}/v1/models`)).json();
    expect(list).toMatchObject({ data: [{ id: "one", max_model_len: 65_536 }, { id: "two" }] });
    expect(server.otherRequests).toEqual(["GET /v1/models"]);
  });
});
