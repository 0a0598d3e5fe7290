import type { Failure } from "#core/failure.ts";
import type { Told, TranscriptReader, Usage } from "#plugins/backends/contract.ts";
import { countIn, fieldsOf, type Fields, objectIn, textIn } from "#plugins/backends/shared/json-line.ts";
import { addUsage, knowsUsage, NO_USAGE } from "#plugins/backends/shared/transcript.ts";

/** The file of events that aider keeps for itself; one JSON object a line. */
export const NOTES_FILE = "aider.analytics.jsonl";

/** The file in which aider keeps what was said, as Markdown. */
export const CHAT_FILE = "aider.chat.history.md";

/**
 * Reads what aider prints, which is text for people, and its own notes, which know the tokens exactly. It exits with 0
 * whatever became of its model.
 */
export function readAiderTranscript(): TranscriptReader {
  let [printed, noted] = [NO_USAGE, NO_USAGE];
  let [format, mapTokens] = [null as string | null, null as number | null];
  let told: Pick<Told, "model" | "ended" | "answered" | "lastStumble" | "programVersion"> = {
    model: null,
    ended: false,
    answered: false,
    lastStumble: null,
    programVersion: null,
  };
  let answers = 0;
  let [cacheWrites, areWritesRounded] = [0, false];
  const said: string[] = [];
  let wasAsked = false;

  // What it was told and what it tells of itself it marks, and ends with two spaces; all else its model said.
  const takeChat = (line: string): void => {
    if (/^#### ?.*  $/.test(line)) wasAsked = true;
    else if (wasAsked && !/^> ?.*  $/.test(line)) said.push(line);
  };
  const takePrinted = (line: string): void => {
    const tokens = tokensIn(line);
    const failure = failureIn(line);
    if (tokens !== null) {
      const written = /^Tokens: .* ([\d.,]+[kM]?) cache write,/.exec(line)?.[1] ?? "0";
      const writes = shortCount(written) ?? 0;
      cacheWrites += writes;
      areWritesRounded ||= /[kM]$/.test(written);
      printed = withoutDouble(tokens, writes);
      answers++;
      told = { ...told, answered: true, ended: true, lastStumble: null };
    } else if (failure !== null) told = { ...told, lastStumble: failure };
    const model = /^(?:Main model|Model): (\S+) with (\S+) edit format/.exec(line);
    if (model !== null) {
      told = { ...told, model: model[1] ?? null };
      format ??= model[2] ?? null;
    }
    const map = /^Repo-map: using ([\d.,]+[kM]?) tokens/.exec(line)?.[1];
    if (map !== undefined) mapTokens = shortCount(map);
    told = { ...told, programVersion: told.programVersion ?? /^Aider v(\S+)/.exec(line)?.[1] ?? null };
  };
  const takeNote = ({ event, properties }: Fields): void => {
    const { prompt_tokens: prompt, completion_tokens: completion, exception, reason } = fieldsOf(properties);
    // Where nothing came back it notes what it guesses that it sent, as if that had been counted.
    if (event === "message_send" && countIn(completion) !== 0)
      noted = addUsage(noted, { ...NO_USAGE, inputTokens: countIn(prompt), outputTokens: countIn(completion) });
    if (event === "message_send_exception")
      told = { ...told, lastStumble: failureIn(textIn(exception) ?? "") ?? unknownFailure(textIn(exception)) };
    if (event === "exit" && /^Completed/.test(textIn(reason) ?? "")) told = { ...told, ended: true };
  };

  return {
    take(line, file) {
      if (file === NOTES_FILE) takeNote(objectIn(line) ?? {});
      else if (file === CHAT_FILE) takeChat(line);
      else takePrinted(line);
    },
    told: () => {
      const usage = knowsUsage(noted) ? withoutDouble(noted, cacheWrites) : printed;
      return {
        ...told,
        failure: told.lastStumble,
        usage,
        inputIncludesCache: true,
        usageCoverage: knowsUsage(noted) ? 1 : answers === 0 ? 0 : 1 / answers,
        turns: answers === 0 ? null : answers,
        toolCalls: {},
        failedCommands: null,
        finalText: said.join("\n").trim() || null,
        sessionId: null,
        stopReason: null,
        facts: {
          edit_format_resolved: format,
          map_tokens_effective: mapTokens,
          usage_is_rounded: !knowsUsage(noted) || areWritesRounded,
        },
      };
    },
  };
}

/** It adds what went into the cache to a sum that has it already. */
const withoutDouble = (usage: Usage, cacheWrites: number): Usage =>
  usage.inputTokens === null ? usage : { ...usage, inputTokens: Math.max(0, usage.inputTokens - cacheWrites) };

/** `Tokens: 1.2k sent, 34 received.`; null for any other line, and where nothing came back: what it sent is a guess then. */
function tokensIn(line: string): Usage | null {
  const [, sent, received] = /^Tokens: ([\d.,]+[kM]?) sent,(?:.*,)? ([\d.,]+[kM]?) received/.exec(line) ?? [];
  if (sent === undefined || received === undefined || received === "0") return null;
  return { ...NO_USAGE, inputTokens: shortCount(sent), outputTokens: shortCount(received) };
}

/** `73`, `1,234`, `2.7k` or `1.2M`. */
function shortCount(text: string): number | null {
  const [, digits, unit] = /^([\d.,]+?)([kM]?)$/.exec(text) ?? [];
  const scale = unit === "k" ? 1e3 : unit === "M" ? 1e6 : 1;
  return countIn(Math.round(Number(digits?.replaceAll(",", "")) * scale));
}

/** HTTP statuses of the errors that its library names. */
const ERRORS: Readonly<Record<string, readonly [status: number | null, kind: string]>> = {
  AuthenticationError: [401, "authentication"],
  PermissionDeniedError: [403, "permission"],
  NotFoundError: [404, "not_found"],
  RateLimitError: [429, "rate_limit"],
  InternalServerError: [500, "server_error"],
  ServiceUnavailableError: [503, "unavailable"],
  BadGatewayError: [502, "server_error"],
  APIConnectionError: [null, "connection"],
  Timeout: [null, "timeout"],
  APIError: [null, "api_error"],
  ContentPolicyViolationError: [400, "content_filter"],
  ContextWindowExceededError: [400, "context_window"],
  BadRequestError: [400, "bad_request"],
};

function failureIn(line: string): Failure | null {
  const name = /^litellm\.(\w+)\b/.exec(line)?.[1];
  const known = name === undefined ? undefined : ERRORS[name];
  // It has no name for 529.
  if (name !== undefined && /overloaded/i.test(line)) return { status: null, kind: "overloaded", message: line };
  if (name !== undefined) return { status: known?.[0] ?? null, kind: known?.[1] ?? name, message: line };
  if (/^Model .* has hit a token limit!/.test(line)) return { status: null, kind: "context_window", message: line };
  return null;
}

const unknownFailure = (message: string | null): Failure => ({
  status: null,
  kind: null,
  message: message ?? "an error without a message",
});
