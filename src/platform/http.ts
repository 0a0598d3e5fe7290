import { request as plainRequest, type IncomingMessage } from "node:http";
import { request as tlsRequest } from "node:https";
import type { Http, HttpAnswer, HttpRequest } from "#core/ports.ts";

/** Lists of models are long; nothing that is asked for here is longer. */
const MAX_BYTES = 32 * 1024 * 1024;

/** Short questions to servers, each over in `timeoutMs`. Not by `fetch`, which refuses a good many ports. */
export const http: Http = { ask };

async function ask({ timeoutMs, ...question }: HttpRequest): Promise<HttpAnswer> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await send(question, signal);
    return { kind: "answer", status: response.statusCode ?? 0, text: await textOf(response) };
  } catch (error) {
    if (signal.aborted) return { kind: "none", why: "timeout", message: `no answer within ${timeoutMs / 1000} s` };
    const { code, message } = error as NodeJS.ErrnoException;
    return { kind: "none", why: "unreachable", message: code ?? message };
  }
}

function send(
  { method, url, headers, body }: Omit<HttpRequest, "timeoutMs">,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const start = url.startsWith("https:") ? tlsRequest : plainRequest;
    const request = start(url, {
      method,
      signal,
      // A connection of its own: none is left open when the answer is there.
      agent: false,
      headers: {
        accept: "application/json",
        "accept-encoding": "identity",
        "content-type": "application/json",
        ...headers,
      },
    });
    request.once("response", resolve).once("error", reject);
    request.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

async function textOf(response: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of response) {
    size += (part as Buffer).length;
    if (size > MAX_BYTES) throw new Error(`more than ${MAX_BYTES / 1024 / 1024} MiB came`);
    parts.push(part as Buffer);
  }
  return Buffer.concat(parts).toString("utf8");
}
