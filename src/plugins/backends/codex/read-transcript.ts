import type { Failure } from "#core/failure.ts";
import type { Told, TranscriptReader, Usage } from "#plugins/backends/contract.ts";
import { countIn, fieldsOf, type Fields, objectIn, textIn } from "#plugins/backends/shared/json-line.ts";
import { knowsUsage, NO_USAGE, Tally } from "#plugins/backends/shared/transcript.ts";

/**
 * Reads what `codex exec --json` prints: items and turns; items alone, as 0.40 and its next printed them with
 * `--experimental-json`; or the messages of versions before. Its usage is that of the whole thread so far, so the last
 * one counts.
 */
export function readCodexTranscript(): TranscriptReader {
  const calls = new Tally();
  const texts: string[] = [];
  let told: Pick<Told, "sessionId" | "model" | "lastStumble" | "failure" | "ended" | "answered"> = {
    sessionId: null,
    model: null,
    lastStumble: null,
    failure: null,
    ended: false,
    answered: false,
  };
  let usage = NO_USAGE;
  let [failedCommands, hasNoTurns] = [0, false];
  const answers = countAnswers();

  const answer = (): void => void (told = { ...told, answered: true, lastStumble: null });
  const takeItem = (item: Fields): void => {
    const type = textIn(item["type"]) ?? textIn(item["item_type"]);
    if (type === null || type === "error" || type === "reasoning" || type === "todo_list") return;
    answer();
    answers.item(type, textIn(item["id"]));
    const text = type === "agent_message" || type === "assistant_message" ? textIn(item["text"]) : null;
    if (text !== null) texts.push(text);
    if (!type.endsWith("_message")) calls.add(type);
    // Where nothing tells of the end, it is what its model says and calls for nothing with.
    if (hasNoTurns) told = { ...told, ended: type.endsWith("_message") };
    if (type === "command_execution" && (countIn(item["exit_code"]) ?? 1) !== 0) failedCommands++;
  };
  const takeStart = (item: Fields): void => {
    answer();
    if (hasNoTurns) told = { ...told, ended: false };
    answers.begin(textIn(item["id"]));
  };
  // Of the messages of old; their last one is mostly the count of the last answer, which called for nothing more.
  let isCalling = false;
  const takeCount = (message: Fields): void => {
    const spent = usageOf(fieldsOf(fieldsOf(message["info"])["total_token_usage"]));
    if (!knowsUsage(spent)) return;
    usage = spent;
    told = { ...told, ended: told.answered && !isCalling && told.lastStumble === null };
    isCalling = false;
  };
  const takeMessage = (message: Fields): void => {
    const { type, call_id: id } = message;
    if (type === "token_count") {
      takeCount(message);
      return;
    }
    told = { ...told, ended: type === "task_complete" };
    if (type === "session_configured")
      told = { ...told, sessionId: textIn(message["session_id"]), model: textIn(message["model"]) };
    if (typeof type === "string" && CALL_BEGINS.test(type)) {
      isCalling = true;
      takeStart({ id });
    }
    if (type === "agent_message") takeItem({ type, text: message["message"] });
    if (type === "exec_command_end") takeItem({ type: "command_execution", id, exit_code: message["exit_code"] });
    if (type === "patch_apply_end") takeItem({ type: "file_change", id });
    if (type === "mcp_tool_call_end") takeItem({ type: "mcp_tool_call", id });
    if (type === "error" || type === "stream_error") told = { ...told, lastStumble: failureOf(message) };
    if (type === "task_complete") told = { ...told, lastStumble: null };
  };

  return {
    take(line) {
      const event = objectIn(line);
      if (event === null) return;
      const { type } = event;
      if (type === "thread.started") told = { ...told, sessionId: textIn(event["thread_id"]) };
      else if (type === "session.created") {
        hasNoTurns = true;
        told = { ...told, sessionId: textIn(event["session_id"]) };
      }
      // A command that is still running was an answer all the same.
      else if (type === "item.started") takeStart(fieldsOf(event["item"]));
      else if (type === "item.completed") takeItem(fieldsOf(event["item"]));
      else if (type === "error") told = { ...told, ended: told.ended && !hasNoTurns, lastStumble: failureOf(event) };
      else if (type === "turn.failed") told = { ...told, ended: true, failure: failureOf(fieldsOf(event["error"])) };
      else if (type === "turn.completed") {
        usage = usageOf(fieldsOf(event["usage"]));
        told = { ...told, ended: true, failure: null, lastStumble: null };
      } else if (type === undefined && "msg" in event) takeMessage(fieldsOf(event["msg"]));
      // What it was started with, before the first message of old.
      else if (type === undefined) told = { ...told, model: textIn(event["model"]) ?? told.model };
    },
    told: () => ({
      ...told,
      // An error after which nothing came was the end, even where no turn is said to have failed.
      failure: told.failure ?? (told.ended ? null : told.lastStumble),
      usage,
      inputIncludesCache: true,
      usageCoverage: knowsUsage(usage) ? 1 : told.ended && told.failure === null ? null : 0,
      turns: told.answered ? answers.count() : null,
      toolCalls: told.answered ? calls.counts() : null,
      failedCommands: told.answered ? failedCommands : null,
      finalText: texts.length === 0 ? null : texts.join("\n\n"),
      programVersion: null,
      stopReason: told.failure === null ? (told.ended ? "turn.completed" : null) : "turn.failed",
      facts: {},
    }),
  };
}

const CALL_BEGINS = /^(exec_command|patch_apply|mcp_tool_call)_begin$/;

/**
 * Answers of the model, which no event tells of: one goes on until all calls it began are done. Of calls that come one
 * after the other nobody can tell whether one answer asked for both; they count as two. One that shows nothing is none.
 */
function countAnswers() {
  const running = new Set<string | null>();
  let [count, isOpen] = [0, false];
  const open = (): void => {
    if (!isOpen) count++;
    isOpen = true;
  };
  return {
    /** A call of a tool starts. */
    begin(id: string | null): void {
      open();
      running.add(id);
    },
    /** A message is there, or a call is done. */
    item(type: string, id: string | null): void {
      open();
      running.delete(id);
      if (!type.endsWith("_message")) isOpen = running.size > 0;
    },
    count: (): number => count,
  };
}

const usageOf = (usage: Fields): Usage => ({
  inputTokens: countIn(usage["input_tokens"]),
  outputTokens: countIn(usage["output_tokens"]),
  cacheReadTokens: countIn(usage["cached_input_tokens"]),
  cacheWriteTokens: countIn(usage["cache_write_input_tokens"]),
  reasoningTokens: countIn(usage["reasoning_output_tokens"]),
});

function failureOf(error: Fields): Failure {
  const message = textIn(error["message"]) ?? "an error without a message";
  const status = /\bstatus:? (\d{3})\b/.exec(message)?.[1] ?? /"status":\s*(\d{3})\b/.exec(message)?.[1];
  const kind = /"(?:code|type)":\s*"([\w.]+)"/.exec(message)?.[1] ?? null;
  return { status: status === undefined ? null : Number(status), kind, message };
}
