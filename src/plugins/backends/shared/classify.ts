import { headOf, tailOf } from "#core/cut-text.ts";
import type { ExecResult } from "#core/ports.ts";
import { quotedOutput } from "#core/printable.ts";
import type { AgentRun, Failure, Told } from "#plugins/backends/contract.ts";

type Fault = NonNullable<AgentRun["fault"]>;
type Class = Fault["class"];

/**
 * Why an agent's part of an attempt went wrong; null: it came to its own end, and its work is to be verified.
 * Structured fields of the transcript speak first, the process second, the text of errors last. An exit code of 0 and
 * the word "success" are proof of nothing.
 */
export function classify(ended: ExecResult, told: Told, program: string): Fault | null {
  const { spawnError, timedOut } = ended;
  if (spawnError !== null)
    return { class: "environment", reason: `${program} could not be started: ${spawnError.message}` };
  if (timedOut) return outOfTime(told, program);
  if (told.failure !== null) return faultOfFailure(told.failure, program);
  if (isStop(told.stopReason)) return stopFault(told.stopReason, program);
  if (told.ended && ended.exitCode === 0) return told.answered ? null : noAnswer(program);
  return untold(ended, told, program);
}

/**
 * An agent that ran out of time while its provider kept it waiting is not to blame, which shows where nothing was ever
 * answered, or where its last words are of a provider's error.
 */
function outOfTime({ answered, lastStumble }: Told, program: string): Fault {
  if (lastStumble !== null) {
    const { class: cls } = faultOfFailure(lastStumble, program);
    if (PROVIDERS_OWN.has(cls))
      return {
        class: cls,
        reason: `${program} ran out of time over errors of its provider: ${shortened(lastStumble)}`,
      };
  }
  if (!answered) return { class: "provider", reason: `The model answered nothing until ${program} ran out of time.` };
  return { class: "agent_timeout", reason: `${program} ran out of time and was stopped.` };
}

const PROVIDERS_OWN: ReadonlySet<Class> = new Set(["rate_limit", "overloaded", "auth", "provider"]);

/** Stop reasons that are an outcome of their own, in the words of several providers. */
const STOPS: readonly (readonly [RegExp, Class, string])[] = [
  [/^(refusal|content_filter|safety)$/i, "refusal", "the model refused"],
  [/^(error_max_turns|max_turns)$/i, "max_turns", "it used up its turns"],
  [/^(error_max_budget|budget)/i, "budget", "it used up its budget"],
  [/prompt_too_long|context_length|model_context_window_exceeded/i, "context_overflow", "the context was full"],
];

const stopOf = (reason: string | null) =>
  reason === null ? undefined : STOPS.find(([pattern]) => pattern.test(reason));
const isStop = (reason: string | null): boolean => stopOf(reason) !== undefined;

function stopFault(reason: string | null, program: string): Fault {
  const [, cls, words] = stopOf(reason) ?? [null, "unknown" as const, "for a reason unknown"];
  return { class: cls, reason: `${program} stopped: ${words} (${reason ?? "unknown"}).` };
}

/** The class of a failure that a program reports. */
export function faultOfFailure(failure: Failure, program: string): Fault {
  const cls = classByStop(failure.kind) ?? classByText(failure.message, ONLY_SPECIFIC) ?? classByStatus(failure.status);
  const found = cls ?? classByKind(failure.kind) ?? classByText(failure.message, ALL_TEXTS) ?? "agent_crash";
  return { class: found, reason: `${program} gave up: ${shortened(failure)}` };
}

const classByStop = (kind: string | null): Class | null => stopOf(kind)?.[1] ?? null;

/** What an HTTP status says of whose fault it is. */
function classByStatus(status: number | null): Class | null {
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
  [/server_error|api_error|internal|timeout|connection|network|stream|transport|empty_answer|not_found/i, "provider"],
];

const classByKind = (kind: string | null): Class | null =>
  kind === null ? null : (KINDS.find(([pattern]) => pattern.test(kind))?.[1] ?? null);

type Text = readonly [RegExp, Class];

/** Wordings so specific that they say more than the status they come with. */
const ONLY_SPECIFIC: readonly Text[] = [
  [
    /prompt is too long|context (window|length)|exceeds? the (maximum|context)|maximum (number of tokens|context)|input (is )?too long|too many (input )?tokens/i,
    "context_overflow",
  ],
  [/insufficient[_ ]quota|credit balance|billing|exceeded your current quota/i, "auth"],
  [/no space left|ENOSPC|EDQUOT/, "disk"],
];

const ALL_TEXTS: readonly Text[] = [
  ...ONLY_SPECIFIC,
  [/\b429\b|rate.?limit|too many requests/i, "rate_limit"],
  [/\b(503|529)\b|overloaded|high demand/i, "overloaded"],
  [/\b40[123]\b|unauthori[sz]ed|forbidden|authentication|not logged in|log ?in|api.?key|credentials/i, "auth"],
  [/refus(ed|al) to|content.?filter|safety/i, "refusal"],
  [
    /\b(4\d\d|5\d\d)\b|server error|stream (error|disconnected|closed)|timed? ?out|connection|ECONN|ENOTFOUND|EAI_AGAIN|fetch failed|network|socket|model.{0,40}(not found|does not exist)|terminated|malformed response|empty (stop|response)|without (sending|receiving)? ?any (chunk|content|response)|failed to get (a )?response|^\[API Error/i,
    "provider",
  ],
];

const classByText = (text: string, patterns: readonly Text[]): Class | null =>
  patterns.find(([pattern]) => pattern.test(text))?.[1] ?? null;

/** A program that ends well without an answer to show for it was given none. */
const noAnswer = (program: string): Fault => ({
  class: "provider",
  reason: `${program} ended without any answer of the model.`,
});

/** The transcript says nothing of an end: what is left are the process and what it wrote to stderr. */
function untold({ exitCode, signal, stderr, stdout }: ExecResult, told: Told, program: string): Fault {
  // Whoever sent it, it was not the harness: mostly the kernel, for want of memory.
  if (signal === "SIGKILL") return { class: "oom", reason: `${program} was killed from outside.` };
  const how = signal === null ? `with code ${String(exitCode)}` : `by ${signal}`;
  const words = lastLines(stderr.text) || lastLines(told.ended ? "" : stdout.text);
  const cls = exitCode === 0 ? null : classByText(words, ALL_TEXTS);
  return { class: cls ?? "agent_crash", reason: `${program} ended ${how} before its work was done${tail(words)}` };
}

const MOST_WORDS = 1024;

const lastLines = (text: string): string => tailOf(quotedOutput(text).trim(), MOST_WORDS);
const tail = (words: string): string => (words === "" ? "." : `: ${tailOf(words.replaceAll(/\s+/g, " "), 300)}`);
const shortened = ({ status, kind, message }: Failure): string =>
  [status === null ? null : `HTTP ${status}`, kind, headOf(message.replaceAll(/\s+/g, " "), 300)]
    .filter((part) => part !== null && part !== "")
    .join(", ");
