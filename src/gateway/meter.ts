import type { Protocol } from "#core/model-endpoint.ts";
import { usageIn, type WireUsage } from "#gateway/usage.ts";

/** Longer lines and bodies pass, but what they say is not read. */
const MAX_LINE_BYTES = 4 * 1024 * 1024;
const MAX_BODY_BYTES = 64 * 1024 * 1024;

/** What an answer said of itself. */
export interface Metered {
  readonly usage: WireUsage | null;
  /** Whether it came to its proper end; a stream that just stops did not. */
  readonly whole: boolean;
  /** Whether all its words came, be it without the mark that nothing follows. Some programs leave then. */
  readonly told: boolean;
  /** Whether the stream carried an error instead of the rest. */
  readonly errorEvent: boolean;
  /** Whether it is nothing of its protocol's, such as a page. */
  readonly foreign: boolean;
  /** How many tokens it must have had, about, for want of a count: an event of a stream holds one or more. */
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

export function meterFor(contentType: string, protocol: Protocol): Meter {
  return /^text\/event-stream\b/i.test(contentType) ? new StreamMeter(protocol) : new BodyMeter(protocol);
}

/** The last words of a stream; without them it was cut. */
const LAST_WORDS: Readonly<Record<Protocol, readonly string[]>> = {
  anthropic: ["message_stop"],
  "openai-chat": ["[DONE]"],
  "openai-responses": ["response.completed", "response.incomplete", "response.failed"],
  gemini: ['"finishReason"'],
};

const NEWLINE = 10;
const DATA = Buffer.from("data:");

/** Server-sent events. Only lines that can matter are decoded: most of a stream is text of the answer. */
class StreamMeter implements Meter {
  readonly #protocol: Protocol;
  readonly #lastWords: readonly Buffer[];
  #rest: Buffer[] = [];
  #restBytes = 0;
  #usage: WireUsage | null = null;
  #whole = false;
  #told = false;
  #errorEvent = false;
  #events = 0;

  constructor(protocol: Protocol) {
    this.#protocol = protocol;
    this.#lastWords = LAST_WORDS[protocol].map((word) => Buffer.from(word));
  }

  add(chunk: Buffer): void {
    let start = 0;
    for (;;) {
      const end = chunk.indexOf(NEWLINE, start);
      if (end < 0) break;
      this.#line(this.#joined(chunk.subarray(start, end)));
      start = end + 1;
    }
    if (start < chunk.length && this.#restBytes <= MAX_LINE_BYTES) {
      this.#rest.push(chunk.subarray(start));
      this.#restBytes += chunk.length - start;
    }
  }

  end(): Metered {
    this.#line(this.#joined(Buffer.alloc(0)));
    const [usage, whole, errorEvent] = [this.#usage, this.#whole, this.#errorEvent];
    return { usage, whole, told: whole || this.#told, errorEvent, foreign: false, guessed: this.#events };
  }

  #joined(part: Buffer): Buffer {
    if (this.#rest.length === 0) return part;
    const line = this.#restBytes > MAX_LINE_BYTES ? Buffer.alloc(0) : Buffer.concat([...this.#rest, part]);
    this.#rest = [];
    this.#restBytes = 0;
    return line;
  }

  #line(line: Buffer): void {
    if (line.length === 0 || line.compare(DATA, 0, DATA.length, 0, Math.min(DATA.length, line.length)) !== 0) return;
    this.#events++;
    const ends = this.#lastWords.some((word) => line.includes(word));
    if (!ends && !hasReason(line) && !line.includes('"usage') && !line.includes('"error"')) return;
    const event = parsed(line.subarray(DATA.length).toString("utf8"));
    if (event === undefined) {
      // `[DONE]` is no JSON.
      if (ends && line.subarray(DATA.length).toString("utf8").trim() === "[DONE]") this.#whole = true;
      return;
    }
    if (this.#isEnd(event)) this.#whole = true;
    if (saysWhyItStops(event)) this.#told = true;
    if (isError(event)) this.#errorEvent = true;
    this.#usage = usageIn(event, this.#protocol, this.#usage);
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

const REASON = Buffer.from('"finish_reason"');
const NO_REASON = [":null", ": null"].map((end) => Buffer.concat([REASON, Buffer.from(end)]));

/** Each event of a chat has the place for its reason, mostly empty. */
const hasReason = (line: Buffer): boolean => line.includes(REASON) && !NO_REASON.some((none) => line.includes(none));

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
  #parts: Buffer[] = [];
  #bytes = 0;

  constructor(protocol: Protocol) {
    this.#protocol = protocol;
  }

  add(chunk: Buffer): void {
    this.#bytes += chunk.length;
    if (this.#bytes <= MAX_BODY_BYTES) this.#parts.push(chunk);
    else this.#parts = [];
  }

  end(): Metered {
    const text = Buffer.concat(this.#parts).toString("utf8");
    const document = this.#bytes > MAX_BODY_BYTES ? undefined : parsed(text);
    this.#parts = [];
    const all: readonly unknown[] = Array.isArray(document) ? document : [document];
    const usage = all.reduce<WireUsage | null>((known, part) => usageIn(part, this.#protocol, known), null);
    const whole = document !== undefined;
    const errorEvent = whole && isError(document);
    const foreign = !whole && isPage(text);
    return { usage, whole, told: whole, errorEvent, foreign, guessed: Math.ceil(this.#bytes / BYTES_PER_TOKEN) };
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
