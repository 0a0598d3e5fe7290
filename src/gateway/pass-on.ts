import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import { headOf } from "#core/cut-text.ts";
import type { Protocol } from "#core/model-endpoint.ts";
import { readAlong } from "#gateway/decoded.ts";
import { toAgent } from "#gateway/headers.ts";
import { meterFor, type Metered } from "#gateway/meter.ts";

const MAX_ERROR_CHARS = 500;

/** What came of an answer that was passed on. */
export interface PassedOn extends Metered {
  /** Whether the provider came to its end, and the agent was there until then. */
  readonly complete: boolean;
  readonly bytes: number;
  /** The beginning of an error's text; null: it was no error. */
  readonly error: string | null;
}

/**
 * Passes an answer on as it comes, and reads along. All but its end: the caller sends that once what it cost is on the
 * books, or cuts the agent where the provider was cut, so that nobody takes a part for the whole.
 */
export async function passOn(answer: IncomingMessage, response: ServerResponse, protocol: Protocol): Promise<PassedOn> {
  const { headers, statusCode: status = 502 } = answer;
  const meter = meterFor(headers["content-type"] ?? "", protocol);
  const head: Buffer[] = [];
  const counted = readAlong(answer, headers["content-encoding"], (chunk) => {
    meter.add(chunk);
    if (status >= 400 && head.length < 4) head.push(chunk);
  });
  let bytes = 0;
  answer.on("data", (chunk: Buffer) => {
    bytes += chunk.length;
  });
  response.writeHead(status, toAgent(headers));
  response.flushHeaders();
  const complete = await pipeline(answer, response, { end: false }).then(
    () => true,
    () => false, // one side broke off, which is what `complete` says
  );
  await counted;
  const error = status >= 400 ? headOf(Buffer.concat(head).toString("utf8"), MAX_ERROR_CHARS) : null;
  return { ...meter.end(), complete, bytes, error };
}
