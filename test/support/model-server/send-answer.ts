import type { ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import type { StreamEvent } from "./answer.ts";
import type { Dialect } from "./dialects/dialect.ts";
import type { PlannedAnswer } from "./plan-answer.ts";
import type { FaultKind } from "./script.ts";

/** What went out. */
export interface Sent {
  /** 0 where nothing was answered. */
  readonly status: number;
  /** Whether all of an answer's words did; null: that shows when the connection ends. */
  readonly whole: boolean | null;
}

/** Sends an answer, or what a fault makes of it. */
export async function sendAnswer(
  { answer, fault }: PlannedAnswer,
  stream: boolean,
  dialect: Dialect,
  response: ServerResponse,
): Promise<Sent> {
  const unless = (status: number): Sent => ({ status, whole: null });
  const refused = fault === null ? null : refusalFor(fault, dialect);
  if (refused !== null) return unless(sendJson(response, refused.status, refused.body, refused.headers));
  if (fault?.kind === "html") {
    response.writeHead(200, { "content-type": "text/html" }).end("<html><body>A page, not an answer</body></html>");
    return unless(200);
  }
  if (fault?.kind === "hang" && fault.at === "start") return unless(await untilGone(response, 0));
  if (!stream) return unless(await sendWhole(dialect.body(answer), fault, response));
  const events = [...dialect.events(answer, fault?.kind === "drip" ? 8 : 4096)];
  return { status: 200, whole: await sendStream(events, fault, dialect, response) };
}

const HEADERS = { "request-id": "req_scripted", "x-request-id": "req_scripted" };

export function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): number {
  response.writeHead(status, { "content-type": "application/json", ...HEADERS, ...headers }).end(JSON.stringify(body));
  return status;
}

const MESSAGES: Readonly<Record<number, string>> = {
  401: "invalid x-api-key",
  403: "forbidden",
  404: "model not found",
  429: "Rate limit reached",
  500: "Internal server error",
  503: "Service unavailable",
  529: "Overloaded",
};

function refusalFor(fault: FaultKind, { error, context }: Dialect) {
  if (fault.kind === "context") return { status: 400, body: error(400, context.message, context.type), headers: {} };
  if (fault.kind !== "status") return null;
  const { status, retryAfter, message = MESSAGES[status] ?? `status ${status}` } = fault;
  const headers = retryAfter === undefined ? {} : { "retry-after": String(retryAfter) };
  return { status, body: error(status, message, null), headers: headers as Readonly<Record<string, string>> };
}

async function sendWhole(body: unknown, fault: FaultKind | null, response: ServerResponse): Promise<number> {
  if (fault?.kind !== "hang" && fault?.kind !== "cut") return sendJson(response, 200, body);
  response.writeHead(200, { "content-type": "application/json", ...HEADERS }).flushHeaders();
  if (fault.kind === "hang") return untilGone(response, 200);
  const text = JSON.stringify(body);
  await written(response, text.slice(0, text.length >> 1));
  response.destroy();
  return 200;
}

/** Gives whether the last of it went out: whoever has that may hang up before the connection ends. */
async function sendStream(
  events: readonly StreamEvent[],
  fault: FaultKind | null,
  dialect: Dialect,
  response: ServerResponse,
): Promise<boolean> {
  const headers = { "content-type": "text/event-stream; charset=utf-8", "cache-control": "no-cache", ...HEADERS };
  response.writeHead(200, headers).flushHeaders();
  if (fault?.kind === "hang" && fault.at === "headers") {
    await closed(response);
    return false;
  }
  const half = Math.max(1, events.length >> 1);
  for (const [index, event] of events.entries()) {
    if (index === half && fault?.kind === "hang") {
      await closed(response);
      return false;
    }
    if (index === half && fault?.kind === "error-event") {
      await written(response, framed(dialect.errorEvent(fault.message ?? "Overloaded")));
      response.end();
      return false;
    }
    if (index === half && fault?.kind === "cut") {
      if (fault.how === "end") response.end();
      else response.destroy();
      return false;
    }
    // Some hang up once they have the last of an answer, without waiting for the mark that nothing follows.
    if (fault?.kind === "drip" && !isMark(event)) await pause(fault.pauseMs);
    if (!(await written(response, framed(event)))) return isMark(event);
  }
  response.end();
  return true;
}

/** The mark that nothing follows: all words and counts are before it. */
const isMark = ({ event, data }: StreamEvent): boolean => data === "[DONE]" || event === "message_stop";

const framed = ({ event, data }: StreamEvent): string =>
  `${event === undefined ? "" : `event: ${event}\n`}data: ${typeof data === "string" ? data : JSON.stringify(data)}\n\n`;

/** Once handed to the kernel: what is destroyed before that never leaves. Gives whether it was. */
function written(response: ServerResponse, text: string): Promise<boolean> {
  return new Promise((done) => {
    if (response.destroyed) {
      done(false);
      return;
    }
    const gone = (): void => done(false);
    response.once("close", gone);
    response.write(text, (error) => {
      response.off("close", gone);
      done(!error);
    });
  });
}

async function untilGone(response: ServerResponse, status: number): Promise<number> {
  await closed(response);
  return status;
}

/** Waits for the end of an answer, whoever brought it about. */
export function closed(response: ServerResponse): Promise<void> {
  return new Promise((done) => {
    if (response.closed) done();
    else response.once("close", done);
  });
}
