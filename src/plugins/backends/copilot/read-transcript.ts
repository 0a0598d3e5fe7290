import type { Failure } from "#core/failure.ts";
import type { Told, TranscriptReader, Usage } from "#plugins/backends/contract.ts";
import { countIn, fieldsOf, type Fields, listOf, objectIn, textIn } from "#plugins/backends/shared/json-line.ts";
import {
  addUsage,
  CUT_SHORT,
  failedServers,
  knowsUsage,
  NO_USAGE,
  Tally,
} from "#plugins/backends/shared/transcript.ts";

/** The file in which it notes each call of its model, as OpenTelemetry's spans; one JSON object a line. */
export const SPANS_FILE = "copilot.spans.jsonl";

/**
 * Reads what `copilot --output-format json` prints, and the spans it writes: these alone know of tokens and of how an
 * answer ended.
 */
export function readCopilotTranscript(): TranscriptReader {
  const calls = new Tally();
  let told: Pick<
    Told,
    "sessionId" | "model" | "finalText" | "stopReason" | "ended" | "answered" | "lastStumble" | "failedServers"
  > = {
    sessionId: null,
    model: null,
    finalText: null,
    stopReason: null,
    ended: false,
    answered: false,
    lastStumble: null,
  };
  let usage = NO_USAGE;
  let [turns, answers, counted, failedCommands] = [0, 0, 0, 0];

  const takeAnswer = ({ model, content }: Fields): void => {
    turns++;
    const finalText = textIn(content) ?? told.finalText;
    told = { ...told, model: textIn(model) ?? told.model, finalText, answered: true, lastStumble: null };
  };
  const takeEvent = (event: Fields): void => {
    const { type } = event;
    const data = fieldsOf(event["data"]);
    if (type === "assistant.message") takeAnswer(data);
    else if (type === "session.mcp_servers_loaded") told = { ...told, failedServers: failedServers(data["servers"]) };
    else if (type === "tool.execution_start") calls.add(textIn(data["toolName"]) ?? "unknown");
    else if (type === "tool.execution_complete") failedCommands += hasFailed(data) ? 1 : 0;
    else if (type === "model.call_failure") told = { ...told, lastStumble: failureOfCall(data) };
    else if (type === "session.error") told = { ...told, lastStumble: failureOf(data) };
    else if (type === "result") told = { ...told, ended: true, sessionId: textIn(event["sessionId"]) };
  };
  const takeSpan = ({ attributes, status }: Fields): void => {
    const span = fieldsOf(attributes);
    // A call that failed cost nothing, and is told of by the program itself.
    if (span["gen_ai.operation.name"] !== "chat" || fieldsOf(status)["code"] === FAILED) return;
    const spent = usageOf(span);
    usage = addUsage(usage, spent);
    answers++;
    if (knowsUsage(spent)) counted++;
    told = { ...told, stopReason: textIn(listOf(span["gen_ai.response.finish_reasons"])[0]) ?? told.stopReason };
  };

  return {
    take(line, file) {
      const object = objectIn(line);
      if (object === null) return;
      if (file === SPANS_FILE) takeSpan(object);
      else takeEvent(object);
    },
    told: () => ({
      ...told,
      // An answer that was cut short is taken for a whole one; only its usage, which comes last, is missing then.
      failure: !told.ended ? null : (told.lastStumble ?? (counted > 0 && counted < answers ? CUT_SHORT : null)),
      usage,
      inputIncludesCache: true,
      usageCoverage: answers === 0 ? (told.ended ? null : 0) : counted / answers,
      turns: turns === 0 ? null : turns,
      toolCalls: told.answered ? calls.counts() : null,
      failedCommands: told.answered ? failedCommands : null,
      programVersion: null,
      facts: {},
    }),
  };
}

/** Of a span's status, in OpenTelemetry's numbers. */
const FAILED = 2;

const hasFailed = ({ success, shellExecution }: Fields): boolean =>
  success === false || (countIn(fieldsOf(shellExecution)["exitCode"]) ?? 0) !== 0;

const usageOf = (span: Fields): Usage => ({
  inputTokens: countIn(span["gen_ai.usage.input_tokens"]),
  outputTokens: countIn(span["gen_ai.usage.output_tokens"]),
  cacheReadTokens: countIn(span["gen_ai.usage.cache_read.input_tokens"]),
  cacheWriteTokens: countIn(span["gen_ai.usage.cache_creation.input_tokens"]),
  reasoningTokens: countIn(span["gen_ai.usage.reasoning.output_tokens"]),
});

const failureOf = ({ statusCode, errorType, message }: Fields): Failure => ({
  status: countIn(statusCode),
  kind: textIn(errorType),
  message: textIn(message) ?? "an error without a message",
});

const failureOfCall = ({ statusCode, failureKind, errorMessage }: Fields): Failure => ({
  status: countIn(statusCode),
  kind: textIn(failureKind),
  message: textIn(errorMessage) ?? "a failed request",
});
