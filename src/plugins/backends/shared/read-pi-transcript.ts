import type { Failure } from "#core/failure.ts";
import type { Told, TranscriptReader, Usage } from "#plugins/backends/contract.ts";
import { countIn, fieldsOf, type Fields, listOf, objectIn, textIn } from "#plugins/backends/shared/json-line.ts";
import { addUsage, CUT_SHORT, knowsUsage, NO_CONTENT, NO_USAGE, Tally } from "#plugins/backends/shared/transcript.ts";

/**
 * Reads what `pi --mode json` and its relatives print. pi exits with 0 whatever became of its model: only the last answer's stop reason
 * tells. Usage is that of each answer.
 */
export function readPiTranscript(): TranscriptReader {
  const calls = new Tally();
  let told: Pick<Told, "sessionId" | "model" | "finalText" | "stopReason" | "ended" | "answered" | "lastStumble"> = {
    sessionId: null,
    model: null,
    finalText: null,
    stopReason: null,
    ended: false,
    answered: false,
    lastStumble: null,
  };
  let usage = NO_USAGE;
  let [turns, failedCommands, answers, counted, uncounted] = [0, 0, 0, 0, 0];

  const takeAnswer = (message: Fields): void => {
    const failed = message["stopReason"] === "error";
    const spent = usageOf(fieldsOf(message["usage"]));
    usage = addUsage(usage, spent);
    answers++;
    if (knowsUsage(spent)) counted++;
    else if (!failed) uncounted++;
    const isEmpty = listOf(message["content"]).length === 0 && !knowsUsage(spent);
    const text = listOf(message["content"])
      .map((part) => textIn(fieldsOf(part)["text"]))
      .filter((part) => part !== null)
      .join("\n");
    told = {
      ...told,
      model: textIn(message["model"]) ?? told.model,
      stopReason: textIn(message["stopReason"]),
      finalText: text === "" ? told.finalText : text,
      answered: told.answered || (!failed && listOf(message["content"]).length > 0),
      lastStumble: failed ? failureOf(textIn(message["errorMessage"])) : isEmpty ? NO_CONTENT : null,
    };
  };

  return {
    take(line) {
      // These repeat the whole answer so far: there are many of them, and they are long.
      if (line.startsWith('{"type":"message_update"')) return;
      const event = objectIn(line);
      if (event === null) return;
      const { type } = event;
      const message = fieldsOf(event["message"]);
      if (type === "session") told = { ...told, sessionId: textIn(event["id"]) };
      else if (type === "message_end" && message["role"] === "assistant") takeAnswer(message);
      else if (type === "turn_end") turns++;
      else if (type === "tool_execution_start") calls.add(textIn(event["toolName"]) ?? "unknown");
      else if (type === "tool_execution_end" && event["isError"] === true) failedCommands++;
      else if (type === "auto_retry_end" && event["success"] === false)
        told = { ...told, lastStumble: told.lastStumble ?? failureOf(textIn(event["finalError"])) };
      else if (type === "agent_end") told = { ...told, ended: true };
      else if (type === "agent_start") told = { ...told, ended: false };
    },
    told: () => ({
      ...told,
      // It takes an answer that was cut short for a whole one; only its usage, which comes last, is missing then.
      failure: !told.ended ? null : (told.lastStumble ?? (counted > 0 && uncounted > 0 ? CUT_SHORT : null)),
      usage,
      inputIncludesCache: false,
      usageCoverage: answers === 0 ? 0 : counted / answers,
      turns: answers === 0 ? null : turns,
      toolCalls: told.answered ? calls.counts() : null,
      failedCommands: told.answered ? failedCommands : null,
      programVersion: null,
      facts: {},
    }),
  };
}

/** It writes zeros for what it was not told. */
function usageOf(usage: Fields): Usage {
  const counts = countsIn(usage);
  return Object.values(counts).some((count) => count !== null && count > 0) ? counts : NO_USAGE;
}

const countsIn = (usage: Fields): Usage => ({
  inputTokens: countIn(usage["input"]),
  outputTokens: countIn(usage["output"]),
  cacheReadTokens: countIn(usage["cacheRead"]),
  cacheWriteTokens: countIn(usage["cacheWrite"]),
  reasoningTokens: null,
});

function failureOf(message: string | null): Failure {
  const text = message ?? "an error without a message";
  const status = /^(?:Error: )?(\d{3})\b/.exec(text)?.[1];
  return { status: status === undefined ? null : Number(status), kind: null, message: text };
}
