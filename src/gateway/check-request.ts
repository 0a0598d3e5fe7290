import type { IncomingMessage } from "node:http";
import type { Refusal } from "#gateway/refusal.ts";
import type { OpenLease } from "#gateway/lease.ts";

/** An address without its query, and the query. */
export interface Target {
  readonly path: string;
  readonly query: URLSearchParams;
}

const MAX_TARGET = 4096;

/** Refuses whatever does not come from a program on this machine that was told this address. */
export function targetOf({ url = "", headers }: IncomingMessage, port: number): Target | Refusal {
  // A page elsewhere can have its name point here (DNS rebinding), and a browser always says where a page is from.
  if (headers.host !== `127.0.0.1:${port}` && headers.host !== `localhost:${port}`)
    return { status: 421, reason: "this address is known by another name" };
  if (headers.origin !== undefined) return { status: 403, reason: "pages in a browser are not served" };
  if (url.length > MAX_TARGET || !url.startsWith("/")) return { status: 400, reason: "the address is no path" };
  const at = url.indexOf("?");
  const [path, query] = at < 0 ? [url, ""] : [url.slice(0, at), url.slice(at + 1)];
  // Programs append their paths to a base URL with or without a slash at its end.
  return { path: path.replace(/^\/{2,}/, "/"), query: new URLSearchParams(query) };
}

/** The attempt that a request belongs to, by its token, wherever the protocol puts it; null: none. */
export function leaseOf(
  { headers }: IncomingMessage,
  { query }: Target,
  leases: Iterable<OpenLease>,
): OpenLease | null {
  const bearer = /^Bearer +(\S+)$/i.exec(headers.authorization ?? "")?.[1];
  const given = [headers["x-api-key"], headers["x-goog-api-key"], bearer, query.get("key")].filter(
    (token) => typeof token === "string" && token !== "",
  ) as string[];
  let found: OpenLease | null = null;
  // All are compared, so that it takes the same time whichever is meant.
  for (const lease of leases) for (const token of given) if (lease.isFor(token)) found = lease;
  return found;
}
