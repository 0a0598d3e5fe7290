import type { Failure } from "#core/failure.ts";
import type { Told, TranscriptReader, Usage } from "#plugins/backends/contract.ts";
import { countIn, fieldsOf, type Fields, objectIn, textIn } from "#plugins/backends/shared/json-line.ts";
import { addUsage, CUT_SHORT, knowsUsage, NO_CONTENT, NO_USAGE, Tally } from "#plugins/backends/shared/transcript.ts";

/**
 * Reads what `opencode run --format json` prints. It has no line for its end: that it came to one shows in a step which
 * ended for another reason than a call. Usage is that of each step.
 */
export function readOpencodeTranscript(): TranscriptReader {
  const calls = new Tally();
  let told: Pick<Told, "sessionId" | "finalText" | "stopReason" | "ended" | "answered" | "lastStumble"> = {
    sessionId: null,
    finalText: null,
    stopReason: null,
    ended: false,
    answered: false,
    lastStumble: null,
  };
  let usage = NO_USAGE;
  let [turns, counted, failedCommands] = [0, 0, 0];

  const takeStep = ({ reason, tokens }: Fields): void => {
    const spent = usageOf(fieldsOf(tokens));
    usage = addUsage(usage, spent);
    turns++;
    if (knowsUsage(spent)) counted++;
    const lastStumble = reason === "unknown" && !knowsUsage(spent) ? NO_CONTENT : null;
    told = { ...told, stopReason: textIn(reason), ended: reason !== "tool-calls", lastStumble };
  };
  const takeCall = ({ tool, state }: Fields): void => {
    calls.add(textIn(tool) ?? "unknown");
    const { status, metadata } = fieldsOf(state);
    if (status === "error" || (countIn(fieldsOf(metadata)["exit"]) ?? 0) !== 0) failedCommands++;
  };

  return {
    take(line) {
      const event = objectIn(line);
      if (event === null) return;
      const { type } = event;
      const part = fieldsOf(event["part"]);
      told = { ...told, sessionId: textIn(event["sessionID"]) ?? told.sessionId };
      if (type === "error") told = { ...told, lastStumble: failureOf(fieldsOf(event["error"])) };
      // It begins with the answer; a call in it is told of when it is done.
      else if (type === "step_start") told = { ...told, ended: false, answered: true };
      else if (type === "step_finish") takeStep(part);
      else if (type === "text") told = { ...told, finalText: textIn(part["text"]) ?? told.finalText };
      else if (type === "tool_use") takeCall(part);
    },
    told: () => ({
      ...told,
      // An answer that was cut short is taken for a whole one; only its usage, which comes last, is missing then.
      failure: told.lastStumble ?? (told.ended && counted > 0 && counted < turns ? CUT_SHORT : null),
      stopReason: told.stopReason === REFUSAL ? "content_filter" : told.stopReason,
      usage,
      inputIncludesCache: false,
      usageCoverage: turns === 0 ? 0 : counted / turns,
      turns: turns === 0 ? null : turns,
      toolCalls: told.answered ? calls.counts() : null,
      failedCommands: told.answered ? failedCommands : null,
      model: null,
      programVersion: null,
      facts: {},
    }),
  };
}

const REFUSAL = "content-filter";

/** It writes zeros for what it was not told. */
function usageOf(tokens: Fields): Usage {
  const { read, write } = fieldsOf(tokens["cache"]);
  const counts: Usage = {
    inputTokens: countIn(tokens["input"]),
    outputTokens: countIn(tokens["output"]),
    cacheReadTokens: countIn(read),
    cacheWriteTokens: countIn(write),
    reasoningTokens: countIn(tokens["reasoning"]),
  };
  return Object.values(counts).some((count) => count !== null && count > 0) ? counts : NO_USAGE;
}

function failureOf({ name, data }: Fields): Failure {
  const { message, statusCode } = fieldsOf(data);
  const kind = textIn(name);
  return {
    status: countIn(statusCode),
    kind: kind === "ContentFilterError" ? "content_filter" : kind,
    message: textIn(message) ?? kind ?? "an error without a message",
  };
}
