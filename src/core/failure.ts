import { headOf } from "#core/cut-text.ts";
import type { OutcomeClass } from "#core/outcome.ts";
import { withoutAmounts } from "#core/without-amounts.ts";

/** What went wrong between an agent and its model, as structured as whoever tells of it does. */
export interface Failure {
  /** HTTP status; null: it names none. */
  readonly status: number | null;
  /** The program's or the provider's word for it, such as `rate_limit`. */
  readonly kind: string | null;
  readonly message: string;
}

/** What may become of an attempt that went wrong. */
export type Class = Exclude<OutcomeClass, "pass" | "not_run">;

/** The class of a failure; null: nothing of it says which. Words so specific come before its status, others after. */
export const classOfFailure = ({ status, kind, message }: Failure): Class | null =>
  stopFor(kind)?.class ??
  classByText(message, ONLY_SPECIFIC) ??
  classByStatus(status) ??
  classByKind(kind) ??
  classByText(message, ALL_TEXTS);

/** A reason to stop that is an outcome of its own. */
export interface Stop {
  readonly class: Class;
  readonly words: string;
}

/** In the words of several providers. */
const STOPS: readonly (readonly [RegExp, Class, string])[] = [
  [/^(refusal|content_filter|safety)$/i, "refusal", "the model refused"],
  [/^(error_max_turns|max_turns)$/i, "max_turns", "it used up its turns"],
  [/^(error_max_budget|budget)/i, "budget", "it used up its budget"],
  [/prompt_too_long|context_length|model_context_window_exceeded/i, "context_overflow", "the context was full"],
];

/** What a stop reason means; null: nothing of its own, such as an end in good order. */
export function stopFor(reason: string | null): Stop | null {
  const [, cls, words] = STOPS.find(([pattern]) => reason !== null && pattern.test(reason)) ?? [];
  return cls === undefined || words === undefined ? null : { class: cls, words };
}

/** What an HTTP status says of whose fault it is. */
export function classByStatus(status: number | null): Class | null {
  if (status === null) return null;
  if (status === 401 || status === 402 || status === 403) return "auth";
  if (status === 413) return "context_overflow";
  if (status === 429) return "rate_limit";
  if (status === 503 || status === 529) return "overloaded";
  return status >= 400 ? "provider" : null;
}

const KINDS: readonly (readonly [RegExp, Class])[] = [
  [/rate_?limit|resource_exhausted|usage_limit/i, "rate_limit"],
  [/overload|unavailable/i, "overloaded"],
  [/auth|permission|billing|credit|api_key/i, "auth"],
  [/context|too_long|request_too_large/i, "context_overflow"],
  [/refus|content_?filter|safety/i, "refusal"],
  [
    /server_error|api_error|internal|timeout|connection|network|stream|transport|(empty|no)_answer|not_found/i,
    "provider",
  ],
];

const classByKind = (kind: string | null): Class | null =>
  kind === null ? null : (KINDS.find(([pattern]) => pattern.test(kind))?.[1] ?? null);

export type Text = readonly [RegExp, Class];

/** Wordings so specific that they say more than the status they come with, wherever they stand. */
export const SPECIFIC_PHRASES: readonly Text[] = [
  [
    /prompt is too long|context (window|length)|exceeds? the (maximum (number of tokens|context)|context)|maximum (number of tokens|context)|input (is )?too long|too many (input )?tokens/i,
    "context_overflow",
  ],
  [/insufficient[_ ]quota|credit balance|exceeded your current quota/i, "auth"],
  [/[nN]o space left|ENOSPC|EDQUOT/, "disk"],
];

/** And such as are so only in a message of a failure. */
const ONLY_SPECIFIC: readonly Text[] = [
  ...SPECIFIC_PHRASES,
  [/exceeds? the maximum/i, "context_overflow"],
  [/billing/i, "auth"],
];

/** Of a message that is known to tell of a failure, in which single words say enough. */
const ALL_TEXTS: readonly Text[] = [
  ...ONLY_SPECIFIC,
  [/\b429\b|rate.?limit|too many requests/i, "rate_limit"],
  [/\b(503|529)\b|overloaded|high demand/i, "overloaded"],
  // What a program says of keys beside it is advice.
  [/\bmodel "[^"]{1,200}" not found/i, "provider"],
  [/\b40[123]\b|unauthori[sz]ed|forbidden|authentication|not logged in|log ?in|api.?key|credentials/i, "auth"],
  [/refus(ed|al) to|content.?filter|safety/i, "refusal"],
  [
    /\b(4\d\d|5\d\d)\b|server error|stream (error|disconnected|closed)|timed? ?out|connection|ECONN|ENOTFOUND|EAI_AGAIN|fetch failed|network|socket|model.{0,40}(not found|does not exist)|terminated|malformed response|empty (stop|response)|without (sending|receiving)? ?any (chunk|content|response)|failed to get (a )?response|^\[API Error/i,
    "provider",
  ],
];

/** The class of the first of the patterns that a text holds; null: it holds none. */
export const classByText = (text: string, patterns: readonly Text[]): Class | null =>
  patterns.find(([pattern]) => pattern.test(text))?.[1] ?? null;

/** A failure in one line. */
export const failureText = ({ status, kind, message }: Failure): string =>
  [status === null ? null : `HTTP ${status}`, kind, headOf(withoutAmounts(message).replaceAll(/\s+/g, " "), 300)]
    .filter((part) => part !== null && part !== "")
    .join(", ");
