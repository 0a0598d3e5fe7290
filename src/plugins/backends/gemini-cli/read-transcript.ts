import type { Failure } from "#core/failure.ts";
import type { Told, TranscriptReader, Usage } from "#plugins/backends/contract.ts";
import { countIn, fieldsOf, type Fields, objectIn, textIn } from "#plugins/backends/shared/json-line.ts";
import { addUsage, CUT_SHORT, knowsUsage, NO_USAGE, Tally } from "#plugins/backends/shared/transcript.ts";

/** The record it keeps of its conversation; one JSON object a line. */
export const CHAT_FILE = "gemini.chat.jsonl";

/**
 * Reads what `gemini --output-format stream-json` prints, whose last line alone tells of tokens, and its record of the
 * conversation, which knows them of each answer, and of which answer they are missing. "success" is what the last line
 * says of a stream that broke off, too.
 */
export function readGeminiTranscript(): TranscriptReader {
  const calls = new Tally();
  const answers = new Map<string, Usage>();
  let told: Pick<Told, "sessionId" | "model" | "ended" | "answered" | "stopReason" | "failure"> = {
    sessionId: null,
    model: null,
    ended: false,
    answered: false,
    stopReason: null,
    failure: null,
  };
  let usage = NO_USAGE;
  let [text, isNewText, failedCommands] = ["", true, 0];

  const takePiece = ({ content }: Fields): void => {
    text = `${isNewText ? "" : text}${textIn(content) ?? ""}`;
    isNewText = false;
    told = { ...told, answered: true };
  };
  const takeEvent = (event: Fields): void => {
    const { type, role, status } = event;
    if (type === "init") told = { ...told, sessionId: textIn(event["session_id"]), model: textIn(event["model"]) };
    else if (type === "message" && role === "assistant") takePiece(event);
    else if (type === "tool_use") {
      told = { ...told, answered: true };
      isNewText = true;
      calls.add(textIn(event["tool_name"]) ?? "unknown");
    } else if (type === "tool_result") failedCommands += status === "error" ? 1 : 0;
    else if (type === "result") {
      usage = usageOfAll(fieldsOf(event["stats"]));
      const failure = status === "success" ? null : failureOf(fieldsOf(event["error"]));
      told = { ...told, ended: true, stopReason: textIn(status), failure };
    }
  };
  const takeRecord = ({ type, id, tokens }: Fields): void => {
    // An answer is written anew whenever something is added to it.
    if (type === "gemini" && typeof id === "string") answers.set(id, usageOfAnswer(fieldsOf(tokens)));
  };

  return {
    take(line, file) {
      const object = objectIn(line);
      if (object === null) return;
      if (file === CHAT_FILE) takeRecord(object);
      else takeEvent(object);
    },
    told: () => {
      const counted = [...answers.values()].filter(knowsUsage);
      const missing = counted.length > 0 && counted.length < answers.size;
      const summed = counted.reduce(addUsage, NO_USAGE);
      return {
        ...told,
        failure: told.failure ?? (told.ended && missing ? CUT_SHORT : null),
        lastStumble: told.failure,
        usage: knowsUsage(usage) ? { ...usage, reasoningTokens: summed.reasoningTokens } : summed,
        inputIncludesCache: true,
        usageCoverage: answers.size > 0 ? counted.length / answers.size : knowsUsage(usage) ? 1 : 0,
        turns: answers.size === 0 ? null : answers.size,
        toolCalls: told.answered ? calls.counts() : null,
        failedCommands: told.answered ? failedCommands : null,
        finalText: text === "" ? null : text,
        programVersion: null,
        facts: {},
      };
    },
  };
}

/** Of the whole run. What it calls output is without thoughts, which are in the total alone. */
function usageOfAll(stats: Fields): Usage {
  const [total, input] = [countIn(stats["total_tokens"]), countIn(stats["input_tokens"])];
  if (total === null || input === null || total === 0) return NO_USAGE;
  return { ...NO_USAGE, inputTokens: input, outputTokens: total - input, cacheReadTokens: countIn(stats["cached"]) };
}

function usageOfAnswer({ input, output, cached, thoughts }: Fields): Usage {
  const [written, thought] = [countIn(output), countIn(thoughts)];
  return {
    inputTokens: countIn(input),
    outputTokens: written === null ? null : written + (thought ?? 0),
    cacheReadTokens: countIn(cached),
    cacheWriteTokens: null,
    reasoningTokens: thought,
  };
}

/** `[API Error: {"error":{"code":401,"message":"…","status":"UNAUTHENTICATED"}}]` and its like. */
function failureOf({ type, message }: Fields): Failure {
  const text = textIn(message) ?? "an error without a message";
  const status = /"code":\s*(\d{3})\b/.exec(text)?.[1] ?? /\bstatus:? (\d{3})\b/i.exec(text)?.[1];
  const kind = /"status":\s*"([A-Z_]+)"/.exec(text)?.[1] ?? textIn(type);
  return { status: status === undefined ? null : Number(status), kind, message: text };
}
