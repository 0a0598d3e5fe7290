import type { Answer, StreamEvent } from "../answer.ts";
import type { JsonObject } from "../json-value.ts";
import type { ModelRequest } from "../model-request.ts";

/** One provider's way of asking and answering. */
export interface Dialect {
  readonly name: "anthropic" | "openai-chat" | "openai-responses" | "gemini";
  /** Paths, without a version in front, that ask for an answer. */
  readonly asks: RegExp;
  read(body: JsonObject, path: string): ModelRequest;
  /** The whole answer at once. */
  body(answer: Answer): unknown;
  /** The answer as a stream; `size` is the most characters a delta carries. */
  events(answer: Answer, size: number): Iterable<StreamEvent>;
  /** An error answer; `type` null: the one that goes with the status. */
  error(status: number, message: string, type: string | null): unknown;
  /** An error inside a stream that began well. */
  errorEvent(message: string): StreamEvent;
  /** How it says that the prompt is too long: type and message of a 400. */
  readonly context: { readonly type: string | null; readonly message: string };
}
