/** How a model is reached over HTTP, whoever serves it. */

/** The wire formats that agent programs speak. */
export const PROTOCOLS = ["anthropic", "openai-chat", "openai-responses", "gemini"] as const;

export type Protocol = (typeof PROTOCOLS)[number];

/** What is known of a model beside where it is. */
export interface ModelFacts {
  /**
   * Id of the provider that the model's own name says, as in `anthropic/claude-x`: this stands in its place, and its
   * program goes on calling both by those names. Absent: a provider of its own, without a name that matters.
   */
  readonly inPlaceOf?: string;
  /** Set where the program's own maker serves it, so that the program's own names for models hold. */
  readonly isOfMaker?: true;
  /** Tokens that its context holds, as its server says; absent: it does not say. */
  readonly contextWindow?: number;
}

/** Where an agent program finds its model. With the gateway: a loopback address and a token of this attempt alone. */
export interface ModelEndpoint extends ModelFacts {
  readonly protocol: Protocol;
  /**
   * The root that the protocol's paths are appended to, without a slash at the end and without a version:
   * `http://127.0.0.1:40001`, so that `/v1/messages`, `/v1/chat/completions` or `/v1beta/models/…` follow.
   */
  readonly baseUrl: string;
  /** Goes where the provider's key would go. A secret: by environment or file, never as an argument. */
  readonly token: string;
  /** The only header in which the server takes the token; absent: `Authorization: Bearer` will do, as at the gateway. */
  readonly keyHeader?: "x-api-key";
}

const NO_URL = { protocol: "", host: "", pathname: "" };

/** An address as it may be written down: scheme, host, port and path. What is no such URL is not repeated. */
export function recordedEndpoint(endpoint: string): string {
  const { protocol, host, pathname } = URL.canParse(endpoint) ? new URL(endpoint) : NO_URL;
  if (protocol !== "http:" && protocol !== "https:") return "not a URL";
  return `${protocol}//${host}${pathname.replace(/\/+$/, "")}`;
}
