import type { ToolCall } from "./tool-call.ts";
import type { TokenCount } from "./script.ts";

/** An answer, whatever its dialect. */
export interface Answer {
  readonly id: string;
  readonly model: string;
  readonly text: string;
  readonly thought: string;
  readonly calls: readonly AnswerCall[];
  readonly stop: "end" | "length" | "refusal";
  readonly usage: TokenCount;
  readonly usageInStream: boolean;
}

export interface AnswerCall extends ToolCall {
  readonly id: string;
  /** The arguments as they are sent, which a fault may have spoilt. */
  readonly raw: string;
}

/** One event of a stream: `[DONE]` or JSON. */
export interface StreamEvent {
  readonly event?: string;
  readonly data: unknown;
}

/** A time that never changes, in seconds, so that the same script gives the same bytes. */
export const CREATED = 1_700_000_000;

/** Cuts a text into parts of at most so many characters. */
export function pieces(text: string, size: number): string[] {
  const parts: string[] = [];
  for (let at = 0; at < text.length; at += size) parts.push(text.slice(at, at + size));
  return parts;
}

/** Arguments as a value, where they are one. */
export function parsedArgs(raw: string): unknown {
  try {
    return JSON.parse(raw);
  } catch {
    return { unreadable: raw };
  }
}
