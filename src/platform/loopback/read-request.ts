import type { IncomingHttpHeaders } from "node:http";
import type { PageRequest } from "#core/loopback.ts";

/** Why a request is not answered, as status and sentence. */
export interface Refusal {
  readonly status: number;
  readonly reason: string;
}

export interface RawRequest {
  readonly method?: string | undefined;
  readonly url?: string | undefined;
  readonly headers: IncomingHttpHeaders;
}

const LOOPBACK_NAME = /^(?:127\.0\.0\.1|localhost|\[::1\])(?::\d{1,5})?$/i;
const MAX_TARGET = 2048;

/**
 * Reads a request for a page, or says why it is refused. A name other than loopback in `Host` is a page from elsewhere
 * that had its name point here (DNS rebinding); a port of an ssh tunnel is fine.
 */
export function readRequest({ method, url = "", headers }: RawRequest): PageRequest | Refusal {
  if (method !== "GET" && method !== "HEAD")
    return refuse(405, "Only GET and HEAD are answered: nothing can be changed.");
  if (!LOOPBACK_NAME.test(headers.host ?? ""))
    return refuse(421, "This server answers to 127.0.0.1, localhost and [::1] only.");
  if (url.length > MAX_TARGET) return refuse(414, "The address is too long.");
  if (!url.startsWith("/")) return refuse(400, "The address is not a path.");
  const [path = "", ...query] = url.split("?");
  const steps: string[] = [];
  for (const step of path.slice(1).split("/")) {
    const decoded = decode(step);
    if (decoded === null || /[/\\\0]/.test(decoded) || decoded === "." || decoded === "..")
      return refuse(400, "The address holds something that no address here does.");
    steps.push(decoded);
  }
  if (steps.slice(0, -1).includes("")) return refuse(400, "The address holds an empty step.");
  return { steps, query: new Map(new URLSearchParams(query.join("?"))) };
}

const refuse = (status: number, reason: string): Refusal => ({ status, reason });

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null; // Not the percent-encoding of any text.
  }
}
