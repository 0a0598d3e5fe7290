import type { Failure } from "#core/failure.ts";
import { Answers } from "#plugins/backends/claude-code/answers.ts";
import type { Told, TranscriptReader, Usage } from "#plugins/backends/contract.ts";
import {
  countIn,
  fieldsOf,
  type Fields,
  firstCount,
  listOf,
  objectIn,
  textIn,
} from "#plugins/backends/shared/json-line.ts";
import {
  addUsage,
  CUT_SHORT,
  failedServers,
  knowsUsage,
  NO_USAGE,
  Tally,
} from "#plugins/backends/shared/transcript.ts";

/**
 * Reads what `claude -p` prints as `stream-json`, and the one object or list of older `json` output. Only the last
 * line, `result`, tells of usage: other lines repeat what a message began with.
 */
export function readClaudeTranscript(): TranscriptReader {
  const calls = new Tally();
  const seenCalls = new Set<string>();
  const answers = new Answers();
  let told: Pick<Told, "sessionId" | "model" | "programVersion" | "lastStumble" | "failedServers"> = {
    sessionId: null,
    model: null,
    programVersion: null,
    lastStumble: null,
  };
  let answered = false;
  let failedCommands: number | null = null;
  let lastText: string | null = null;
  let result: Fields | null = null;

  const takeInit = (line: Fields): void => {
    const { model, claude_code_version: version, mcp_servers: servers } = line;
    told = {
      ...told,
      model: textIn(model),
      programVersion: textIn(version),
      failedServers: failedServers(servers),
    };
  };
  const takeMessage = (line: Fields): void => {
    const message = fieldsOf(line["message"]);
    // What the program says in its model's place, such as "API Error: …".
    if (message["model"] === "<synthetic>") {
      answers.breakOff(line);
      return;
    }
    answers.begin(line);
    answered = true;
    told = { ...told, lastStumble: null, model: told.model ?? textIn(message["model"]) };
    failedCommands ??= 0;
    for (const block of listOf(message["content"]).map(fieldsOf)) {
      if (block["type"] === "text" && line["parent_tool_use_id"] == null) lastText = textIn(block["text"]) ?? lastText;
      const [id, name] = [textIn(block["id"]), textIn(block["name"])];
      if (block["type"] !== "tool_use" || name === null || (id !== null && seenCalls.has(id))) continue;
      if (id !== null) seenCalls.add(id);
      calls.add(name);
    }
  };
  const takeResults = (line: Fields): void => {
    const blocks = listOf(fieldsOf(line["message"])["content"]).map(fieldsOf);
    const failed = blocks.filter((block) => block["type"] === "tool_result" && block["is_error"] === true).length;
    failedCommands = failed + (failedCommands ?? 0);
    answers.end(line);
  };
  const takeRetry = (line: Fields): void => {
    answers.breakOff(line);
    told = { ...told, lastStumble: stumbleOf(line) };
  };
  const takeObject = (line: Fields): void => {
    told = { ...told, sessionId: textIn(line["session_id"]) ?? told.sessionId };
    const { type, subtype } = line;
    if (type === "system" && subtype === "init") takeInit(line);
    else if (type === "system" && subtype === "api_retry") takeRetry(line);
    else if (type === "assistant") takeMessage(line);
    else if (type === "user") takeResults(line);
    else if (type === "result" || (type === undefined && ("result" in line || "usage" in line))) result = line;
  };

  return {
    take(line) {
      const object = objectIn(line);
      if (object !== null) takeObject(object);
      else for (const each of listIn(line)) takeObject(fieldsOf(each));
    },
    told: () => summary({ ...told, calls, answers, answered, failedCommands, lastText }, result),
  };
}

/** Older versions print all messages as one list. */
function listIn(line: string): readonly unknown[] {
  if (!line.startsWith("[")) return [];
  try {
    return listOf(JSON.parse(line));
  } catch {
    return [];
  }
}

interface Seen extends Pick<
  Told,
  "sessionId" | "model" | "programVersion" | "lastStumble" | "failedServers" | "answered" | "failedCommands"
> {
  readonly calls: Tally;
  readonly answers: Answers;
  readonly lastText: string | null;
}

function summary({ calls, answers, lastText, ...seen }: Seen, result: Fields | null): Told {
  const usage = result === null ? NO_USAGE : usageOf(result);
  const failure = result === null ? null : failureOf(result, seen.answered);
  const counted = result === null ? null : countsIn(result);
  return {
    ...seen,
    answered: seen.answered || (result !== null && result["type"] === undefined),
    usage,
    inputIncludesCache: false,
    usageCoverage: result === null ? 0 : knowsUsage(usage) ? answers.coverage(failure?.kind === CUT_SHORT.kind) : null,
    turns: result === null ? null : countIn(result["num_turns"]),
    toolCalls: seen.answered ? calls.counts() : counted,
    // What stands there after an error is the error.
    finalText: result === null || result["is_error"] === true ? lastText : (textIn(result["result"]) ?? lastText),
    stopReason: result === null ? null : stopReasonOf(result),
    ended: result !== null,
    failure,
    facts: result === null ? {} : factsOf(result),
  };
}

/** Per model and with sub-agents where it says so; `usage` is of the main loop alone. */
function usageOf(result: Fields): Usage {
  const perModel = Object.values(fieldsOf(result["modelUsage"])).map(fieldsOf);
  const summed = perModel.map(usageOfModel).reduce(addUsage, NO_USAGE);
  if (knowsUsage(summed)) return summed;
  const usage = fieldsOf(result["usage"]);
  const count = (...names: string[]): number | null => firstCount(usage, ...names) ?? firstCount(result, ...names);
  return {
    inputTokens: count("input_tokens", "prompt_tokens", "tokens_input"),
    outputTokens: count("output_tokens", "completion_tokens", "tokens_output"),
    cacheReadTokens: firstCount(usage, "cache_read_input_tokens", "cache_read_tokens"),
    cacheWriteTokens: firstCount(usage, "cache_creation_input_tokens", "cache_write_tokens", "cache_creation_tokens"),
    reasoningTokens: null,
  };
}

const usageOfModel = (model: Fields): Usage => ({
  inputTokens: countIn(model["inputTokens"]),
  outputTokens: countIn(model["outputTokens"]),
  cacheReadTokens: countIn(model["cacheReadInputTokens"]),
  cacheWriteTokens: countIn(model["cacheCreationInputTokens"]),
  reasoningTokens: null,
});

/** Tool calls as the one object of older versions lists them. */
function countsIn(result: Fields): Readonly<Record<string, number>> | null {
  const lists = ["tool_uses", "tools_called", "tool_calls"].filter((key) => Array.isArray(result[key]));
  if (lists.length === 0) return null;
  const tally = new Tally();
  for (const call of lists.flatMap((key) => listOf(result[key]))) {
    const { name, tool } = fieldsOf(call);
    const called = textIn(call) ?? textIn(name) ?? textIn(tool);
    if (called !== null) tally.add(called);
  }
  return tally.counts();
}

const stopReasonOf = (result: Fields): string | null => {
  const { subtype, stop_reason: stop, terminal_reason: terminal } = result;
  if (typeof subtype === "string" && subtype.startsWith("error_")) return subtype;
  return textIn(stop) ?? textIn(terminal);
};

const GOOD_ENDS = [undefined, null, "", "completed", "success", "end_turn", "stop", "stop_sequence", "tool_use"];

/** `subtype` says "success" even of errors, so it is believed only when it says otherwise. */
function failureOf(result: Fields, answered: boolean): Failure | null {
  const { is_error: isError, api_error_status: status, terminal_reason: terminal, subtype } = result;
  const message = textIn(result["result"]) ?? listOf(result["errors"]).join("; ");
  const named = textIn(terminal);
  const kind =
    named !== null && !GOOD_ENDS.includes(named) ? named : textIn(subtype) === "success" ? null : textIn(subtype);
  if (isError === true || typeof status === "number")
    return { status: statusIn(status) ?? statusInText(message), kind: kind ?? textIn(result["stop_reason"]), message };
  // An answer that was cut short ends the program in the best of moods: with no reason to have stopped, or with the one
  // of the answer before, which asked for a tool.
  const { stop_reason: stop } = result;
  if (answered && "stop_reason" in result && (stop === null || stop === "tool_use") && kind === null)
    return { status: null, kind: CUT_SHORT.kind, message: "Its last answer ended without its closing events." };
  return null;
}

const statusIn = (value: unknown): number | null => (typeof value === "number" && value >= 400 ? value : null);

const statusInText = (message: string): number | null => {
  const found = /^API Error: (\d{3})\b/.exec(message)?.[1];
  return found === undefined ? null : Number(found);
};

const stumbleOf = ({ error_status: status, error, error_message: message }: Fields): Failure => ({
  status: statusIn(status),
  kind: textIn(error),
  message: textIn(message) ?? textIn(error) ?? "a failed request",
});

const factsOf = (result: Fields): Readonly<Record<string, unknown>> => {
  const denied = listOf(result["permission_denials"]).map((denial) => textIn(fieldsOf(denial)["tool_name"]));
  return { permission_denials: denied.filter((name) => name !== null) };
};
