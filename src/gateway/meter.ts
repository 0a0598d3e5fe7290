import type { Protocol } from "#core/model-endpoint.ts";
import type { Room } from "#gateway/shared-room.ts";
import { textBytes, textSaidAgain } from "#gateway/text-bytes.ts";
import { usageIn, usageOver, type WireUsage } from "#gateway/usage.ts";

/** A longer line passes, but what it says is not read. */
const MAX_LINE_BYTES = 4 * 1024 * 1024;

/** What an answer said of itself. */
export interface Metered {
  readonly usage: WireUsage | null;
  /** Whether its last count of what came out was said: the one at the beginning of a message is none. */
  readonly outputSaid: boolean;
  /** Whether it came to its proper end; a stream that just stops did not. */
  readonly whole: boolean;
  /** Whether all its words came, be it without the mark that nothing follows. Some programs leave then. */
  readonly told: boolean;
  /** Whether the stream carried an error instead of the rest. */
  readonly errorEvent: boolean;
  /** Whether it is nothing of its protocol's, such as a page. */
  readonly foreign: boolean;
  /**
   * How many tokens it must have had, about, for want of a count: one for each event of a stream, or by its text. None
   * where nothing but an error came.
   */
  readonly guessed: number;
}

/** Bytes of a text that make a token, about. */
export const BYTES_PER_TOKEN = 4;

/** Reads along with an answer that is passed on elsewhere. Never throws, whatever comes. */
export interface Meter {
  add(chunk: Buffer): void;
  /** Once all has come. */
  end(): Metered;
}

/** @param room for what has to be kept until it can be read; what finds none passes unread */
export function meterFor(contentType: string, protocol: Protocol, room: Room): Meter {
  return /^text\/event-stream\b/i.test(contentType) ? new StreamMeter(protocol, room) : new BodyMeter(protocol, room);
}

/** The last words of a stream; without them it was cut. Gemini's is the event that says why it stops. */
const LAST_WORDS: Readonly<Record<Protocol, readonly string[]>> = {
  anthropic: ["message_stop"],
  "openai-chat": ["[DONE]"],
  "openai-responses": ["response.completed", "response.incomplete", "response.failed"],
  gemini: [],
};

const [NEWLINE, RETURN] = [10, 13];
const DATA = Buffer.from("data:");

/** Server-sent events. */
class StreamMeter implements Meter {
  readonly #protocol: Protocol;
  readonly #room: Room;
  #rest: Buffer[] = [];
  #restBytes = 0;
  #isTooLong = false;
  #usage: WireUsage | null = null;
  #outputSaid = false;
  #whole = false;
  #told = false;
  #errorEvent = false;
  #events = 0;
  #textBytes = 0;
  /** Of the event that says again most of what came before it. */
  #saidAgainBytes = 0;

  constructor(protocol: Protocol, room: Room) {
    this.#protocol = protocol;
    this.#room = room;
  }

  add(chunk: Buffer): void {
    let start = 0;
    let newline = chunk.indexOf(NEWLINE);
    let carriage = chunk.indexOf(RETURN);
    // Both at once are two ends, with nothing in between, wherever the chunk ends.
    while (newline >= 0 || carriage >= 0) {
      const end = carriage < 0 || (newline >= 0 && newline < carriage) ? newline : carriage;
      this.#line(this.#joined(chunk.subarray(start, end)));
      start = end + 1;
      if (end === newline) newline = chunk.indexOf(NEWLINE, start);
      else carriage = chunk.indexOf(RETURN, start);
    }
    if (start === chunk.length) return;
    const part = chunk.subarray(start);
    this.#restBytes += part.length;
    if (this.#isTooLong) return;
    this.#isTooLong = this.#restBytes > MAX_LINE_BYTES || !this.#room.take(part.length);
    if (this.#isTooLong) this.#forget();
    else this.#rest.push(part);
  }

  end(): Metered {
    this.#line(this.#joined(Buffer.alloc(0)));
    const [usage, outputSaid, whole, errorEvent] = [this.#usage, this.#outputSaid, this.#whole, this.#errorEvent];
    const text = Math.max(this.#textBytes, this.#saidAgainBytes);
    const isNothing = errorEvent && text === 0;
    const guessed = isNothing ? 0 : Math.max(this.#events, Math.ceil(text / BYTES_PER_TOKEN));
    return { usage, outputSaid, whole, told: whole || this.#told, errorEvent, foreign: false, guessed };
  }

  /** A line, with what came of it before; of one that is too long, nothing but how long it is. */
  #joined(part: Buffer): Buffer {
    if (this.#restBytes === 0) return part;
    if (this.#isTooLong) this.#textBytes += this.#restBytes + part.length;
    const line = this.#isTooLong ? Buffer.alloc(0) : Buffer.concat([...this.#rest, part]);
    this.#forget();
    this.#restBytes = 0;
    this.#isTooLong = false;
    return line;
  }

  #forget(): void {
    this.#rest = [];
    this.#room[Symbol.dispose]();
  }

  #line(line: Buffer): void {
    if (line.length === 0 || line.compare(DATA, 0, DATA.length, 0, Math.min(DATA.length, line.length)) !== 0) return;
    this.#events++;
    const data = line.toString("utf8", DATA.length).trim();
    const event = parsed(data);
    if (event === undefined) {
      if (data === "[DONE]") this.#whole ||= this.#protocol === "openai-chat";
      else this.#textBytes += data.length;
      return;
    }
    const saysAgain = textSaidAgain(event);
    if (saysAgain !== undefined) this.#saidAgainBytes = Math.max(this.#saidAgainBytes, textBytes(saysAgain));
    // What an error says is none of the model's words.
    else if (!isError(event)) this.#textBytes += textBytes(event);
    if (this.#isEnd(event)) this.#whole = true;
    if (saysWhyItStops(event)) this.#told = true;
    if (isError(event)) this.#errorEvent = true;
    const said = usageIn(event, this.#protocol);
    if (said === null) return;
    this.#usage = usageOver(this.#usage, said);
    if (event["type"] !== "message_start") this.#outputSaid ||= said.output !== null;
  }

  /** Words of an answer may look like last words; only the event's own type counts. */
  #isEnd(event: Readonly<Record<string, unknown>>): boolean {
    if (this.#protocol !== "gemini") return LAST_WORDS[this.#protocol].includes(String(event["type"]));
    const candidates = event["candidates"];
    return (
      Array.isArray(candidates) &&
      candidates.some((one: unknown) => Object.hasOwn(Object(one) as object, "finishReason"))
    );
  }
}

/** Chat tells why it stops before it counts and marks its end, Anthropic's messages as they count. */
function saysWhyItStops({ type, delta, choices }: Readonly<Record<string, unknown>>): boolean {
  if (type === "message_delta") return isGiven(delta, "stop_reason");
  return Array.isArray(choices) && choices.some((one: unknown) => isGiven(one, "finish_reason"));
}

const isGiven = (object: unknown, name: string): boolean =>
  ((Object(object) as Readonly<Record<string, unknown>>)[name] ?? null) !== null;

const isError = (event: Readonly<Record<string, unknown>>): boolean =>
  event["type"] === "error" || event["type"] === "response.failed" || (event["error"] ?? null) !== null;

/** One JSON document, or Gemini's array of them. */
class BodyMeter implements Meter {
  readonly #protocol: Protocol;
  readonly #room: Room;
  #parts: Buffer[] = [];
  #bytes = 0;
  #isTooLong = false;

  constructor(protocol: Protocol, room: Room) {
    this.#protocol = protocol;
    this.#room = room;
  }

  add(chunk: Buffer): void {
    this.#bytes += chunk.length;
    if (this.#isTooLong) return;
    this.#isTooLong = !this.#room.take(chunk.length);
    if (this.#isTooLong) this.#forget();
    else this.#parts.push(chunk);
  }

  end(): Metered {
    const text = Buffer.concat(this.#parts).toString("utf8");
    const document = this.#isTooLong ? undefined : parsed(text);
    this.#forget();
    const all: readonly unknown[] = Array.isArray(document) ? document : [document];
    const usage = all.reduce<WireUsage | null>((known, part) => {
      const said = usageIn(part, this.#protocol);
      return said === null ? known : usageOver(known, said);
    }, null);
    const outputSaid = (usage?.output ?? null) !== null;
    const told = document !== undefined;
    const errorEvent = told && isError(document);
    const foreign = !told && isPage(text);
    const guessed = errorEvent ? 0 : Math.ceil(this.#bytes / BYTES_PER_TOKEN);
    // What was not read may be whole.
    return { usage, outputSaid, whole: told || this.#isTooLong, told, errorEvent, foreign, guessed };
  }

  #forget(): void {
    this.#parts = [];
    this.#room[Symbol.dispose]();
  }
}

/** A page for a browser. A stream by another name, or nothing at all, may be a provider's own way of answering. */
const isPage = (text: string): boolean => /^\s*</.test(text);

function parsed(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined; // no JSON: cut short, or an error page
  }
}
