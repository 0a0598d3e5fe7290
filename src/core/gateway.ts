/**
 * The model gateway as the engine sees it: a loopback server that holds a provider's key and stands between an agent
 * and its model, so that the agent holds no secret worth stealing and what was spent is counted on the wire.
 */
import type { Failure } from "#core/failure.ts";
import type { ModelEndpoint, Protocol } from "#core/model-endpoint.ts";

/** What may be spent; null: no limit. */
export interface Budget {
  /** Requests of any kind, refused ones included: a program that asks for ever is stopped. */
  readonly requests: number | null;
  /** Input, cached input and output tokens together. */
  readonly tokens: number | null;
  readonly ms: number | null;
}

export const NO_BUDGET: Budget = { requests: null, tokens: null, ms: null };

/** Where the requests of one candidate go. */
export interface GatewayRoute {
  /** The only protocol that is let through. */
  readonly protocol: Protocol;
  /** Root of the provider for this protocol; the protocol's paths are appended, as with `ModelEndpoint.baseUrl`. */
  readonly upstream: string;
  /** Root of the provider that answers where `upstream` only stands before it, as a proxy does; absent: `upstream`. */
  readonly answering?: string;
  /** Set on every request to the provider, over whatever the agent sent; their values hold its key. */
  readonly headers: Readonly<Record<string, string>>;
  /** What of them, and of whoever stands behind, is kept nowhere: a provider may repeat a key in an error. */
  readonly secrets: readonly string[];
  /** Ids that may be asked for; `*` stands for any part of a name. Those without one are what `/v1/models` lists. */
  readonly models: readonly string[];
}

/** What crossed the wire. Token counts are those that the provider stated; null: it stated none. */
export interface WireTotals {
  /** Requests that asked for an answer of the model and were sent to the provider. */
  readonly requests: number;
  /** Requests that the gateway refused or answered itself with an error. */
  readonly refused: number;
  /** Answers that ended in an error or too early. */
  readonly failed: number;
  /** Answers, whole or broken off, that did not state all their tokens, so that the counts are a lower bound. */
  readonly unmetered: number;
  /** Input that came from no cache and went to none. */
  readonly inputTokens: number | null;
  readonly cacheReadTokens: number | null;
  readonly cacheWriteTokens: number | null;
  /** Reasoning included. */
  readonly outputTokens: number | null;
  readonly reasoningTokens: number | null;
}

/** One attempt's way to its model. Disposing it makes the token worthless and cuts what is under way. */
export interface Lease extends Disposable {
  readonly endpoint: ModelEndpoint;
  /** Aborted when a budget is spent or all is in vain, with a sentence as its reason; the agent has to be ended then. */
  readonly stopped: AbortSignal;
  /** What the provider answered so often that the attempt was stopped for it; null: it was not. */
  readonly vain: Failure | null;
  /** Milliseconds so far in which all that it asked for was kept waiting, since the provider had asked for a pause. */
  readonly heldMs: number;
  totals(): WireTotals;
  /** Ends it as disposing does. Gives what crossed the wire once all of it is counted, what was cut included. */
  end(): Promise<WireTotals>;
}

export interface LeaseOptions {
  readonly route: GatewayRoute;
  readonly budget: Budget;
  /** File that gets a line of JSON for each exchange; null: none is kept. */
  readonly logFile: string | null;
}

/** Disposing it ends every connection. */
export interface Gateway extends AsyncDisposable {
  readonly port: number;
  /** Aborted, with the reason as a text, once a budget of the run is spent: nothing more is let through. */
  readonly over: AbortSignal;
  lease(options: LeaseOptions): Lease;
  /** Of all leases so far. */
  totals(): WireTotals;
}

export interface GatewayOptions {
  /** For all attempts together. */
  readonly budget: Budget;
}

/** Starts a gateway on a free port of the loopback address. */
export type OpenGateway = (options: GatewayOptions) => Promise<Gateway>;
