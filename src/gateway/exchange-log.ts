import { appendFileSync } from "node:fs";
import { type Redactor, redactedText } from "#core/redact.ts";
import type { WireUsage } from "#gateway/usage.ts";

/** How an exchange ended. */
export type ExchangeEnd =
  | "answered"
  /** The gateway said no. */
  | "refused"
  /** The agent went away before the answer was over. */
  | "client_gone"
  /** The provider could not be reached. */
  | "unreachable"
  /** The provider's answer stopped before its end. */
  | "cut"
  /** A budget was spent or the attempt was over while it was under way. */
  | "stopped";

/** One line of the log. What was said is in the agent's transcript; this is what went over the wire. */
export interface Exchange {
  /** Milliseconds since the attempt's lease began. */
  readonly at_ms: number;
  readonly method: string;
  readonly path: string;
  readonly model: string | null;
  readonly end: ExchangeEnd;
  /** What the agent got; null: nothing. */
  readonly status: number | null;
  /** Times the provider was asked. */
  readonly sent: number;
  /** Waited for the provider's sake. */
  readonly held_ms: number;
  readonly first_byte_ms: number | null;
  readonly ms: number;
  readonly request_bytes: number;
  readonly response_bytes: number;
  readonly usage: WireUsage | null;
  /** Whether a stream carried an error, or ended without its last words. */
  readonly flaw: "error_event" | "no_end" | null;
  /** Of an error: the beginning of what was said. */
  readonly error: string | null;
}

/** A program that asks without end must not fill the disk. */
const MAX_BYTES = 16 * 1024 * 1024;

/** Appends exchanges to a file, without any of the secrets. A log that cannot be written ends no attempt. */
export class ExchangeLog {
  readonly #file: string | null;
  readonly #redactor: Redactor | null;
  #bytes = 0;

  constructor(file: string | null, redactor: Redactor | null) {
    this.#file = file;
    this.#redactor = redactor;
  }

  add(exchange: Exchange): void {
    if (this.#file === null || this.#bytes > MAX_BYTES) return;
    const line = `${redactedText(this.#redactor, JSON.stringify(exchange))}\n`;
    this.#bytes += Buffer.byteLength(line);
    const last = this.#bytes > MAX_BYTES ? `${JSON.stringify({ left_out: "every exchange after this one" })}\n` : "";
    try {
      appendFileSync(this.#file, line + last, { mode: 0o600 });
    } catch {
      // The attempt's folder is gone, or the disk is full: the engine meets that itself, and says so.
    }
  }
}
