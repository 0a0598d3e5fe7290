import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import type { Readable } from "node:stream";
import { headOf } from "#core/cut-text.ts";
import type { Protocol } from "#core/model-endpoint.ts";
import type { StreamFilter } from "#core/ports.ts";
import { type Redactor, redactedText } from "#core/redact.ts";
import { decoded } from "#gateway/decoded.ts";
import { toAgent } from "#gateway/headers.ts";
import { meterFor, type Metered } from "#gateway/meter.ts";
import type { SharedRoom } from "#gateway/shared-room.ts";

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

/** Whose answer it is. */
export interface Receiver {
  /** Takes secrets out of what is kept, and of errors; null: there are none. */
  readonly redactor: Redactor | null;
  /** Takes them out of answers. */
  readonly ofProvider: Redactor | null;
  readonly answerRoom: SharedRoom;
}

/**
 * Passes an answer on as it comes, and reads along. All but its end: the caller sends that once what it cost is on the
 * books, or cuts the agent where the provider was cut, so that nobody takes a part for the whole. A provider may repeat
 * its key, be it in an error or in the middle of a stream; the agent is told it in neither.
 */
export async function passOn(
  answer: IncomingMessage,
  response: ServerResponse,
  protocol: Protocol,
  { redactor, ofProvider, answerRoom }: Receiver,
): Promise<PassedOn> {
  const { headers, statusCode: status = 502 } = answer;
  const isError = status >= 400;
  let bytes = 0;
  answer.on("data", (chunk: Buffer) => {
    bytes += chunk.length;
  });
  const told = toAgent(headers);
  const { "content-encoding": encoding, "content-length": _, ...readable } = redactor?.value(told) ?? told;
  const said = decoded(answer);
  if (said === null && isError) {
    begin(response, status, readable);
    answer.resume();
    const error = `in ${String(encoding)}, which cannot be read here`;
    return { ...NOT_METERED, complete: true, legible: false, bytes, error };
  }
  using room = answerRoom.open();
  const reader = isError ? new ErrorReader(redactor) : meterFor(headers["content-type"] ?? "", protocol, room);
  let isRead = false;
  (said ?? answer).on("data", (chunk: Buffer) => {
    isRead = true;
    reader.add(chunk);
  });
  // What nobody here can read goes as it came; all else without its length, which its secrets may change.
  begin(response, status, said === null ? { ...readable, ...asItComes(headers) } : readable);
  const filter = said === null ? null : ((isError ? redactor : ofProvider)?.stream() ?? null);
  const complete = await arrives({ answer, said: said ?? answer, filter }, response);
  const legible = said !== null && (isRead || complete);
  return { error: null, ...reader.end(), complete, legible, bytes };
}

/** How to read a body that is passed on untouched. */
const asItComes = ({ "content-encoding": encoding, "content-length": length }: IncomingHttpHeaders) => ({
  ...(encoding === undefined ? {} : { "content-encoding": encoding }),
  ...(length === undefined ? {} : { "content-length": length }),
});

const NOT_METERED: Metered = {
  usage: null,
  outputSaid: false,
  whole: true,
  told: false,
  errorEvent: false,
  foreign: false,
  guessed: 0,
};

/** Keeps the beginning of an error. */
class ErrorReader {
  readonly #redactor: Redactor | null;
  readonly #head: Buffer[] = [];
  #size = 0;

  constructor(redactor: Redactor | null) {
    this.#redactor = redactor;
  }

  add(chunk: Buffer): void {
    if (this.#size < MAX_ERROR_BYTES) this.#head.push(chunk);
    this.#size += chunk.length;
  }

  end(): Metered & Pick<PassedOn, "error"> {
    const text = redactedText(this.#redactor, Buffer.concat(this.#head).toString("utf8"));
    return { ...NOT_METERED, error: headOf(text, MAX_ERROR_CHARS) };
  }
}

function begin(response: ServerResponse, status: number, headers: OutgoingHttpHeaders): void {
  response.writeHead(status, headers);
  // The first words are mostly there already, and go out with the head; it waits for none that are not.
  setImmediate(() => response.flushHeaders());
}

interface Arriving {
  readonly answer: IncomingMessage;
  /** What it says, decompressed. */
  readonly said: Readable;
  readonly filter: StreamFilter | null;
}

/** Passes all of an answer on. Gives whether all of it came through; false: one side broke off. `pipeline` costs more. */
function arrives({ answer, said, filter }: Arriving, response: ServerResponse): Promise<boolean> {
  return new Promise((resolve) => {
    const tell = (piece: Uint8Array): void => {
      if (piece.length > 0 && !response.write(piece)) said.pause();
    };
    said.on("data", (chunk: Buffer) => tell(filter?.push(chunk) ?? chunk));
    response.on("drain", () => said.resume());
    said.once("end", () => {
      if (filter !== null) tell(filter.end());
      resolve(answer.complete);
    });
    said.once("close", () => resolve(false));
    said.on("error", () => resolve(false));
    // Its decoder has more to say, and ends with it.
    if (answer !== said) answer.on("error", () => undefined);
    response.once("close", () => {
      resolve(false);
      answer.destroy();
    });
  });
}
