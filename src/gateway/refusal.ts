import type { IncomingMessage, ServerResponse } from "node:http";
import type { Protocol } from "#core/model-endpoint.ts";

/** Why the gateway itself says no. */
export interface Refusal {
  readonly status: number;
  /** One sentence, for whoever reads the agent's transcript. */
  readonly reason: string;
  /** Seconds after which it may be tried again. */
  readonly retryAfter?: number;
}

const KINDS: Readonly<Record<number, string>> = {
  400: "invalid_request_error",
  401: "authentication_error",
  403: "permission_error",
  404: "not_found_error",
  413: "request_too_large",
  415: "invalid_request_error",
  429: "rate_limit_error",
  502: "api_error",
};

/** Answers with an error of the gateway's own, in the words of the protocol; null: none is known. */
export function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  refusal: Refusal,
  protocol: Protocol | null,
): void {
  // What is still to come is read and dropped, or the agent would never get to read the answer.
  request.resume();
  const wait = refusal.retryAfter === undefined ? {} : { "retry-after": String(refusal.retryAfter) };
  response
    .writeHead(refusal.status, { "content-type": "application/json", ...wait })
    .end(refusalBody(refusal, protocol));
}

function refusalBody({ status, reason }: Refusal, protocol: Protocol | null): string {
  const message = `model gateway: ${reason}`;
  const type = KINDS[status] ?? "api_error";
  if (protocol === "gemini") {
    const word = status === 401 ? "UNAUTHENTICATED" : status === 404 ? "NOT_FOUND" : "PERMISSION_DENIED";
    return JSON.stringify({ error: { code: status, message, status: word } });
  }
  if (protocol === "openai-chat" || protocol === "openai-responses")
    return JSON.stringify({ error: { message, type, param: null, code: status === 404 ? "model_not_found" : null } });
  return JSON.stringify({ type: "error", error: { type, message } });
}
