import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { PassThrough, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { headOf } from "#core/cut-text.ts";
import type { Protocol } from "#core/model-endpoint.ts";
import { type Redactor, redactedText } from "#core/redact.ts";
import { decoderOf, readAlong } from "#gateway/decoded.ts";
import { toAgent } from "#gateway/headers.ts";
import { meterFor, type Metered } from "#gateway/meter.ts";

const MAX_ERROR_CHARS = 500;
/** Of an error, before its secrets are taken out: they could lie across the end of what is kept. */
const MAX_ERROR_BYTES = 64 * 1024;

/** What came of an answer that was passed on. */
export interface PassedOn extends Metered {
  /** Whether the provider came to its end, and the agent was there until then. */
  readonly complete: boolean;
  /** Whether what it said could be read. */
  readonly legible: boolean;
  readonly bytes: number;
  /** The beginning of an error's text, without secrets; null: it was no error. */
  readonly error: string | null;
}

/**
 * Passes an answer on as it comes, and reads along. All but its end: the caller sends that once what it cost is on the
 * books, or cuts the agent where the provider was cut, so that nobody takes a part for the whole.
 */
export async function passOn(
  answer: IncomingMessage,
  response: ServerResponse,
  protocol: Protocol,
  redactor: Redactor | null,
): Promise<PassedOn> {
  const { headers, statusCode: status = 502 } = answer;
  let bytes = 0;
  answer.on("data", (chunk: Buffer) => {
    bytes += chunk.length;
  });
  if (status >= 400) return { ...(await passOnError(answer, response, redactor)), bytes };
  const meter = meterFor(headers["content-type"] ?? "", protocol);
  const counted = readAlong(answer, headers["content-encoding"], (chunk) => meter.add(chunk));
  begin(response, status, toAgent(headers));
  const complete = await arrives(answer, response);
  const { legible } = await counted;
  return { ...meter.end(), complete, legible, bytes, error: null };
}

const NOT_METERED: Metered = { usage: null, whole: true, errorEvent: false, guessed: 0 };

/** A provider may repeat its key in an error; the agent is not told either. */
async function passOnError(
  answer: IncomingMessage,
  response: ServerResponse,
  redactor: Redactor | null,
): Promise<Omit<PassedOn, "bytes">> {
  const { headers, statusCode: status = 502 } = answer;
  const { "content-encoding": encoding, "content-length": _, ...rest } = toAgent(headers);
  const decoder = decoderOf(headers["content-encoding"]);
  begin(response, status, rest);
  if (decoder === null) {
    answer.resume();
    return {
      ...NOT_METERED,
      complete: true,
      legible: false,
      error: `in ${String(encoding)}, which cannot be read here`,
    };
  }
  const head: Buffer[] = [];
  let size = 0;
  decoder.on("data", (chunk: Buffer) => {
    if (size < MAX_ERROR_BYTES) head.push(chunk);
    size += chunk.length;
  });
  const complete = await pipeline(answer, decoder, without(redactor), response, { end: false }).then(
    () => true,
    () => false, // one side broke off, which is what `complete` says
  );
  const error = headOf(redactedText(redactor, Buffer.concat(head).toString("utf8")), MAX_ERROR_CHARS);
  return { ...NOT_METERED, complete, legible: true, error };
}

/** Lets everything through but secrets. */
function without(redactor: Redactor | null): Transform {
  if (redactor === null) return new PassThrough();
  const filter = redactor.stream();
  return new Transform({
    transform(chunk: Buffer, _, done) {
      done(null, filter.push(chunk));
    },
    flush(done) {
      done(null, filter.end());
    },
  });
}

function begin(response: ServerResponse, status: number, headers: OutgoingHttpHeaders): void {
  response.writeHead(status, headers);
  // The first words are mostly there already, and go out with the head; it waits for none that are not.
  setImmediate(() => response.flushHeaders());
}

/** Passes all of an answer on. Gives whether all of it came through; false: one side broke off. `pipeline` costs more. */
function arrives(answer: IncomingMessage, response: ServerResponse): Promise<boolean> {
  return new Promise((resolve) => {
    answer.once("end", () => resolve(true));
    answer.once("close", () => resolve(false));
    answer.on("error", () => resolve(false));
    response.once("close", () => {
      resolve(false);
      answer.destroy();
    });
    answer.pipe(response, { end: false });
  });
}
