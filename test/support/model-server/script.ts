/**
 * What a scripted model says and does. A script is written once, in terms of files and commands; the server maps each
 * action onto whichever tool the agent program offers, in whichever dialect it speaks.
 */

/** One step of an agent's work. Relative paths are made absolute for tools that want that. */
export type Action =
  | { readonly read: string; readonly viaShell?: boolean }
  | { readonly write: string; readonly content: string; readonly viaShell?: boolean }
  | { readonly edit: string; readonly old: string; readonly new: string; readonly viaShell?: boolean }
  | { readonly run: string }
  /** A call by name, with no mapping. */
  | { readonly tool: string; readonly args: Readonly<Record<string, unknown>> };

/** Tokens of one answer; each part is counted apart from the others. */
export interface TokenCount {
  /** The prompt without what came from or went into a cache. */
  readonly input: number;
  readonly cacheRead: number;
  readonly cacheWrite: number;
  /** With reasoning. */
  readonly output: number;
  readonly reasoning: number;
}

/** One answer of the model. Without actions it ends the agent's loop. */
export interface Turn {
  readonly say?: string;
  /** Reasoning text, for the dialects that have any. */
  readonly think?: string;
  readonly act?: readonly Action[];
  readonly usage?: Partial<TokenCount>;
  /** Ends as if the output limit was hit, or as a refusal. */
  readonly stop?: "length" | "refusal";
}

/** What goes wrong with an answer. */
export type FaultKind =
  /** An error answer in the dialect's own shape. */
  | {
      readonly kind: "status";
      readonly status: number;
      readonly retryAfter?: number | string;
      readonly message?: string;
    }
  /** The dialect's way of saying that the prompt is too long. */
  | { readonly kind: "context" }
  /** Silence until the client gives up: before the headers, after them, or half way through the answer. */
  | { readonly kind: "hang"; readonly at: "start" | "headers" | "middle" }
  /** Events come one by one, with a pause before each. */
  | { readonly kind: "drip"; readonly pauseMs: number }
  /** The answer stops half way: by a reset of the connection, or tidily but without its closing events. */
  | { readonly kind: "cut"; readonly how: "reset" | "end" }
  /** A good start, then an error inside the stream. */
  | { readonly kind: "error-event"; readonly message?: string }
  /** A tool call whose arguments are no JSON, lack every parameter, or that names no tool there is. */
  | { readonly kind: "bad-call"; readonly how: "json" | "empty" | "unknown-tool" }
  | { readonly kind: "empty" }
  /** 200 and a page of HTML. */
  | { readonly kind: "html" };

/** When it goes wrong. Counted per conversation and turn, so that many agents can share a server. */
export type Fault = FaultKind & {
  /** From 0; default 0. */
  readonly turn?: number | "every";
  /** How many answers in a row; default 1. */
  readonly times?: number | "always";
  /** Also what an agent asks on the side (titles, summaries); default only its main loop. */
  readonly side?: boolean;
};

/** One conversation. When its turns run out, the model says that it is done. */
export interface Conversation {
  readonly turns: readonly Turn[];
  readonly faults?: readonly Fault[];
  /** Default for its turns. */
  readonly usage?: Partial<TokenCount>;
}

/** Everything a server needs to know: a conversation for all, or several by name or by what the prompt says. */
export interface Script extends Conversation {
  readonly cases?: Readonly<Record<string, Conversation & { readonly match?: RegExp }>>;
  /** Listed by `/v1/models`; requests may name any. */
  readonly models?: readonly string[];
  /** As vLLM reports it, in tokens; null: not reported. */
  readonly contextWindow?: number | null;
  /** Names of the only dialects it has; absent: all. */
  readonly speaks?: readonly string[];
  /** Any other key is answered with 401. */
  readonly key?: string;
  /** A word that requests are looked through for. */
  readonly marker?: string;
}

const DEFAULT_USAGE: TokenCount = { input: 1000, cacheRead: 200, cacheWrite: 100, output: 50, reasoning: 0 };

/** What a side request costs. */
export const SIDE_USAGE: TokenCount = { input: 10, cacheRead: 0, cacheWrite: 0, output: 5, reasoning: 0 };

export const usageOf = (conversation: Conversation, turn: Turn): TokenCount => ({
  ...DEFAULT_USAGE,
  ...conversation.usage,
  ...turn.usage,
});

/** All that the model read for one answer. */
export const promptTokens = ({ input, cacheRead, cacheWrite }: TokenCount): number => input + cacheRead + cacheWrite;
