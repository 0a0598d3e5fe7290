import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { pipeline } from "node:stream/promises";
import { UsageError } from "#core/errors.ts";
import type { Answer, EventStream, LoopbackOptions, LoopbackServer, Page, ServerEvent } from "#core/loopback.ts";
import { messageOf } from "#core/message-of.ts";
import { readRequest } from "#platform/loopback/read-request.ts";

const MAX_CONNECTIONS = 64;
const MAX_STREAMS = 32;
const HEARTBEAT_MS = 15_000;
/** A browser that takes nothing for so long is let go; it connects again by itself. */
const MAX_WAITING_BYTES = 64 * 1024;
const NOTHING = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** Serves pages to browsers on this machine: reading only, no other host, bounded in every direction. */
export async function serveLoopback(options: LoopbackOptions): Promise<LoopbackServer> {
  const streams = new Set<ServerResponse>();
  const server = createServer(
    { maxHeaderSize: 16 * 1024, headersTimeout: 10_000, requestTimeout: 10_000, keepAliveTimeout: 5_000 },
    (request, response) => void respond(request, response, options, streams),
  );
  server.maxConnections = MAX_CONNECTIONS;
  await listening(server, options);
  const heartbeat = setInterval(() => {
    for (const stream of streams) stream.write(":\n\n");
  }, HEARTBEAT_MS).unref();
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://${options.host.includes(":") ? `[${options.host}]` : options.host}:${port}/`,
    async [Symbol.asyncDispose]() {
      clearInterval(heartbeat);
      for (const stream of streams) stream.end(eventText({ name: "end", data: "" }));
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      // What was just written still has to leave; whoever does not take it is not waited for.
      const force = setTimeout(() => server.closeAllConnections(), 500);
      server.closeIdleConnections();
      await closed;
      clearTimeout(force);
    },
  };
}

async function listening(server: Server, { host, port }: LoopbackOptions): Promise<void> {
  try {
    await new Promise<void>((resolve, reject) => {
      server.once("error", reject).listen({ host, port, exclusive: true }, resolve);
    });
  } catch (cause) {
    throw asUsageError(cause as NodeJS.ErrnoException, host, port);
  }
  // Faults of single connections end in their own handlers; nothing is left that could be done here.
  server.on("error", () => undefined);
}

function asUsageError(cause: NodeJS.ErrnoException, host: string, port: number): Error {
  const options = { cause };
  const other = "Choose another with --port, or leave it out for any free one.";
  switch (cause.code) {
    case "EADDRINUSE":
      return new UsageError("port-taken", `Port ${port} of ${host} is taken by another program.`, other, options);
    case "EACCES":
      return new UsageError("port-refused", `This user may not open port ${port}.`, other, options);
    case "EADDRNOTAVAIL":
    case "EAFNOSUPPORT":
      return new UsageError("port-refused", `This machine has no ${host}.`, "Choose the other --host.", options);
    default:
      return cause;
  }
}

async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  { answer }: LoopbackOptions,
  streams: Set<ServerResponse>,
): Promise<void> {
  // A browser that leaves in the middle of an answer is no fault.
  response.on("error", () => undefined);
  const read = readRequest(request);
  if ("reason" in read) return sendPage(response, request, text(read.status, read.reason));
  let answered: Answer;
  try {
    answered = await answer(read);
  } catch (error) {
    answered = text(500, messageOf(error));
  }
  if ("subscribe" in answered) {
    openStream(response, request, answered, streams);
    return;
  }
  return sendPage(response, request, answered);
}

const text = (status: number, message: string): Page => ({
  status,
  type: "text/plain; charset=utf-8",
  body: `${message}\n`,
});

async function sendPage(response: ServerResponse, request: IncomingMessage, page: Page): Promise<void> {
  const { body } = page;
  const bytes = typeof body === "string" ? Buffer.byteLength(body) : body.bytes;
  head(response, page.status, page.type, page.policy ?? NOTHING, { "Content-Length": bytes });
  if (typeof body === "string") return void response.end(request.method === "HEAD" ? "" : body);
  await using file = body;
  if (request.method === "HEAD") return void response.end();
  // Fails when the browser leaves or the file is cut short; the connection is gone then, which says it all.
  await pipeline(file.pieces, response).catch(() => response.destroy());
}

function openStream(
  response: ServerResponse,
  request: IncomingMessage,
  stream: EventStream,
  streams: Set<ServerResponse>,
): void {
  if (streams.size >= MAX_STREAMS)
    return void sendPage(response, request, text(503, "Too many pages are open: close one."));
  head(response, 200, "text/event-stream", NOTHING, {});
  if (request.method === "HEAD") return void response.end();
  response.write("retry: 2000\n\n");
  streams.add(response);
  const subscription = stream.subscribe((event) => {
    if (response.writableLength > MAX_WAITING_BYTES) response.destroy();
    else response.write(eventText(event));
  });
  response.once("close", () => {
    streams.delete(response);
    subscription[Symbol.dispose]();
  });
}

const eventText = ({ name, data }: ServerEvent): string =>
  `event: ${name}\ndata: ${data.replaceAll(/[\r\n]/g, " ")}\n\n`;

function head(
  response: ServerResponse,
  status: number,
  type: string,
  policy: string,
  more: Readonly<Record<string, string | number>>,
): void {
  response.writeHead(status, {
    "Content-Type": type,
    "Content-Security-Policy": policy,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cache-Control": "no-store",
    ...(status === 405 ? { Allow: "GET, HEAD" } : {}),
    ...more,
  });
}
