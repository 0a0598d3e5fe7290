import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { anthropic } from "./dialects/anthropic.ts";
import type { Dialect } from "./dialects/dialect.ts";
import { gemini } from "./dialects/gemini.ts";
import { openaiChat } from "./dialects/openai-chat.ts";
import { openaiResponses } from "./dialects/openai-responses.ts";
import { objectOf, type JsonObject } from "./json-value.ts";
import { userTexts } from "./model-request.ts";
import { type AskCounter, planAnswer } from "./plan-answer.ts";
import type { LoggedRequest } from "./request-log.ts";
import { type FaultKind, promptTokens, type Script, usageOf } from "./script.ts";
import { closed, sendAnswer, sendJson } from "./send-answer.ts";

/** A stand-in for a model server, with which a real agent program goes through its whole loop without any model. */
export interface ModelServer extends AsyncDisposable {
  /** `http://127.0.0.1:PORT`; the paths of every dialect follow. */
  readonly url: string;
  /** A base URL for one case, with counters of its own: many agents can share a server. */
  at(name: string): string;
  /** Every request for an answer that has ended, in the order of their ends. */
  readonly requests: readonly LoggedRequest[];
  /** Anything else that was asked, as `GET /v1/models`. */
  readonly otherRequests: readonly string[];
}

const DIALECTS: readonly Dialect[] = [anthropic, openaiChat, openaiResponses, gemini];

/** Starts a server that follows a script, on a free port of the loopback device. */
export async function startModelServer(script: Script): Promise<ModelServer> {
  const requests: LoggedRequest[] = [];
  const otherRequests: string[] = [];
  const asked: AskCounter = new Map();
  const sockets = new Set<Socket>();
  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      if (response.headersSent) response.destroy();
      else sendJson(response, 500, { error: { type: "script_error", message: String(error) } });
    });
  });
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { name, path } = placeOf(request.url ?? "/");
    const dialect = request.method === "POST" ? DIALECTS.find(({ asks }) => asks.test(path)) : undefined;
    if (dialect !== undefined && script.speaks?.includes(dialect.name) === false) {
      sendJson(response, 404, { detail: "Not Found" });
      return;
    }
    const body = await bodyOf(request);
    const key = keyFound(request, script, dialect);
    if (dialect === undefined) {
      otherRequests.push(`${request.method ?? ""} ${path}`);
      other(request, response, path, script, key);
      return;
    }
    const asking = dialect.read(body, path);
    const common = {
      path,
      name,
      dialect: dialect.name,
      model: asking.model,
      stream: asking.stream,
      key,
      tools: asking.tools.map((tool) => tool.name),
      userTexts: userTexts(asking),
      marked: script.marker !== undefined && JSON.stringify(body).includes(script.marker),
    };
    if (script.key !== undefined && key !== "right") {
      const status = sendJson(response, 401, dialect.error(401, "invalid x-api-key", null));
      requests.push({ ...common, side: false, turn: null, retry: 0, fault: null, status, usage: null });
      return;
    }
    const planned = planAnswer(asking, name, script, asked);
    const { side, turn, retry, fault, answer } = planned;
    const { status, whole } = await sendAnswer(planned, asking.stream, dialect, response);
    await closed(response);
    const arrived = status === 200 && (whole ?? response.writableFinished) && !isSpoilt(fault);
    const usage = arrived ? answer.usage : null;
    requests.push({ ...common, side, turn, retry, fault: fault?.kind ?? null, status, usage });
  }

  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, "127.0.0.1", resolve);
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    at: (name) => `${url}/s/${name}`,
    requests,
    otherRequests,
    [Symbol.asyncDispose]: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        sockets.forEach((socket) => socket.destroy());
      }),
  };
}

/** Whether a fault leaves no answer, however its connection ended. */
function isSpoilt(fault: FaultKind | null): boolean {
  return fault?.kind === "cut" || fault?.kind === "html" || fault?.kind === "hang";
}

function placeOf(url: string): { readonly name: string | null; readonly path: string } {
  const path = decodeURI(new URL(url, "http://localhost").pathname).replace(/\/+$/, "");
  const [, name, rest] = /^\/s\/([^/]+)(\/.*|$)/.exec(path) ?? [];
  return name === undefined ? { name: null, path } : { name, path: rest ?? "" };
}

async function bodyOf(request: IncomingMessage): Promise<JsonObject> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const bytes = Buffer.concat(chunks);
  if (bytes.length === 0) return {};
  const encoding = request.headers["content-encoding"];
  const plain = encoding === "gzip" ? gunzipSync(bytes) : encoding === "br" ? brotliDecompressSync(bytes) : bytes;
  return objectOf(JSON.parse(plain.toString("utf8")));
}

function keyFound(
  request: IncomingMessage,
  { key }: Script,
  dialect: Pick<Dialect, "name"> | undefined,
): LoggedRequest["key"] {
  const given = keysIn(request, key ?? "", dialect?.name).find((one) => typeof one === "string" && one !== "");
  if (given === undefined) return "none";
  if (key === undefined) return "some";
  return given === key ? "right" : "wrong";
}

/** Keys of Anthropic's own, which it takes from no bearer; tokens of its logins begin otherwise. */
const ANTHROPIC_KEY = /^sk-ant(?!-oat)/;

/** What stands where the real server looks for its key. A proxy before Anthropic's models takes a bearer's as well. */
function keysIn({ headers, url = "" }: IncomingMessage, key: string, dialect: Dialect["name"] | undefined): unknown[] {
  const bearer = /^Bearer (.*)$/i.exec(headers.authorization ?? "")?.[1];
  const ofAnthropic = [headers["x-api-key"], ANTHROPIC_KEY.test(key) ? undefined : bearer];
  const ofGoogle = [headers["x-goog-api-key"], new URL(url, "http://localhost").searchParams.get("key")];
  if (dialect === "anthropic") return ofAnthropic;
  if (dialect === "gemini") return ofGoogle;
  // Of the models there are every one of them can be asked.
  return dialect === undefined ? [...ofAnthropic, ...ofGoogle] : [bearer];
}

/** What programs ask beside answers: which models there are, how many tokens a prompt has, whether anyone is there. */
function other(
  { method }: IncomingMessage,
  response: ServerResponse,
  path: string,
  script: Script,
  key: LoggedRequest["key"],
): void {
  if (script.key !== undefined && key !== "right" && path !== "" && path !== "/health") {
    sendJson(response, 401, { error: { type: "authentication_error", message: "invalid x-api-key" } });
  } else if (/\/messages\/count_tokens$|:countTokens$/.test(path)) {
    const tokens = promptTokens(usageOf(script, {}));
    sendJson(response, 200, { input_tokens: tokens, totalTokens: tokens });
  } else if (method === "GET" && path.endsWith("/models")) {
    sendJson(response, 200, {
      object: "list",
      has_more: false,
      data: (script.models ?? ["scripted"]).map(modelCard(script)),
    });
  } else if (method === "GET" && /\/models\/[^/]+$/.test(path)) {
    sendJson(response, 200, modelCard(script)(path.split("/").at(-1) ?? ""));
  } else if (path === "" || path === "/health") {
    response.writeHead(200, { "content-type": "text/plain" }).end();
  } else {
    sendJson(response, 404, { error: { type: "not_found_error", message: `No route ${method ?? ""} ${path}` } });
  }
}

/** OpenAI's and Anthropic's fields in one, and vLLM's for the context window. */
const modelCard =
  ({ contextWindow }: Script) =>
  (id: string) => ({
    id,
    object: "model",
    type: "model",
    display_name: id,
    created: 1_700_000_000,
    created_at: "2023-11-14T22:13:20Z",
    owned_by: "scripted",
    ...(contextWindow === undefined || contextWindow === null ? {} : { max_model_len: contextWindow }),
  });
