import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A request as a loopback server got it. */
export interface Received {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
}

export interface LoopbackProvider extends AsyncDisposable {
  /** Root, without a slash at the end. */
  readonly url: string;
  readonly received: readonly Received[];
}

/** A real server on loopback that answers as it is told to, in place of a provider. */
export async function loopbackProvider(
  answer: (request: Received, response: ServerResponse) => void | Promise<void>,
): Promise<LoopbackProvider> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    response.on("error", () => undefined);
    request.on("error", () => undefined);
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      const { method = "", url = "", headers } = request;
      const one = { method, url, headers, body: Buffer.concat(parts).toString() };
      received.push(one);
      void answer(one, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    async [Symbol.asyncDispose]() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

export const sendJson = (
  response: ServerResponse,
  value: unknown,
  status = 200,
  headers: Record<string, string> = {},
) => void response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(value));

/** Server-sent events with a JSON object each. */
export const sseText = (events: readonly object[]): string =>
  events.map((event) => `event: x\ndata: ${JSON.stringify(event)}\n\n`).join("");

export interface Answered {
  readonly status: number;
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
  /** Whether the connection broke off before the end of the answer. */
  readonly cut: boolean;
}

export interface Asked {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string | Buffer;
  readonly signal?: AbortSignal;
  /** Called with each piece as it comes. */
  readonly onPiece?: (text: string) => void;
}

/** Asks over a connection of its own. Rejects when there is no answer at all. */
export function ask(
  url: string,
  { method = "POST", headers = {}, body, signal, onPiece }: Asked = {},
): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(url, {
      method,
      headers,
      agent: false,
      // The path goes out as it stands: a URL would tidy it up.
      path: url.slice(url.indexOf("/", "http://".length)),
      ...(signal === undefined ? {} : { signal }),
    });
    request.once("error", reject);
    request.once("response", (response) => {
      let text = "";
      const done = (cut: boolean) =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text, cut });
      response.setEncoding("utf8");
      response.on("data", (piece: string) => {
        text += piece;
        onPiece?.(piece);
      });
      response.once("end", () => done(false));
      response.once("error", () => done(true));
    });
    request.end(body);
  });
}
