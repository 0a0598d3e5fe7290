import type { IncomingHttpHeaders, OutgoingHttpHeaders } from "node:http";

/** What an agent may say to a provider. Whose account is charged is none of it. */
const TO_PROVIDER =
  /^(accept|user-agent|anthropic-(version|beta)|openai-beta|idempotency-key|originator|session_id|conversation_id|x-app|x-title|http-referer|x-client-request-id|x-goog-api-client|x-stainless-.+)$/;

/** What a provider may say to an agent. Cookies and what belongs to one connection alone are none of it. */
const TO_AGENT =
  /^(content-type|content-encoding|content-length|retry-after(-ms)?|request-id|x-request-id|x-should-retry|(anthropic|x)-ratelimit-.+|openai-(model|version|processing-ms)|cf-ray)$/;

/** Only what streams and pages of models need; a key given here stays here. */
const QUERY = new Set(["beta", "alt", "limit", "after_id", "before_id", "pageSize", "pageToken"]);

/** The body goes out as what it was read as. An answer is asked for as it is: compressed, it could not be read along. */
const ALWAYS = { "content-type": "application/json", "accept-encoding": "identity" };

export function toProvider(headers: IncomingHttpHeaders, own: Readonly<Record<string, string>>): OutgoingHttpHeaders {
  return { ...picked(headers, TO_PROVIDER), ...ALWAYS, ...own };
}

export const toAgent = (headers: IncomingHttpHeaders): OutgoingHttpHeaders => picked(headers, TO_AGENT);

/** The part of a query that is sent on, with its question mark; empty where nothing is. */
export function queryToProvider(query: URLSearchParams): string {
  const kept = new URLSearchParams([...query].filter(([name]) => QUERY.has(name))).toString();
  return kept === "" ? "" : `?${kept}`;
}

function picked(headers: IncomingHttpHeaders, names: RegExp): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name, value]) => value !== undefined && names.test(name)));
}
