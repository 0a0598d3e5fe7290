import { type Answer, type AnswerCall, CREATED, pieces, type StreamEvent } from "../answer.ts";
import { numberOf, objectOf, objectsIn, stringOf, textOf, type JsonObject } from "../json-value.ts";
import { bareTool, functionTool, type Item, type Tool } from "../model-request.ts";
import { promptTokens, type TokenCount } from "../script.ts";
import type { Dialect } from "./dialect.ts";

/** OpenAI Responses. */
export const openaiResponses: Dialect = {
  name: "openai-responses",
  asks: /\/responses$/,
  read(body) {
    const { input } = body;
    const given = typeof input === "string" ? [{ role: "user", content: input }] : objectsIn(input);
    const items = given.flatMap(itemOf);
    const told = items.flatMap((item) => (item.role === "system" ? [item.text] : []));
    const format = objectOf(objectOf(body["text"])["format"]);
    return {
      model: stringOf(body["model"]),
      system: [stringOf(body["instructions"]), ...told].join("\n"),
      items: items.filter((item) => item.role !== "system"),
      tools: offeredIn(body, given),
      stream: body["stream"] === true,
      maxTokens: numberOf(body["max_output_tokens"]),
      answerSchema: format["type"] === "json_schema" ? objectOf(format["schema"]) : null,
      usageInStream: true,
    };
  },
  body: (answer) => response(answer, answer.stop === "length" ? "incomplete" : "completed"),
  *events(answer, size) {
    let number = 0;
    const event = (type: string, rest: JsonObject): StreamEvent => ({
      event: type,
      data: { type, sequence_number: number++, ...rest },
    });
    yield event("response.created", { response: response(answer, "in_progress") });
    yield event("response.in_progress", { response: response(answer, "in_progress") });
    for (const [index, item] of outputs(answer).entries()) {
      const at = { output_index: index, item_id: item.id };
      yield event("response.output_item.added", { output_index: index, item: item.begun });
      for (const part of pieces(item.raw, size))
        yield event(`${item.channel}.delta`, { ...at, ...item.at, delta: part });
      yield event(`${item.channel}.done`, { ...at, ...item.at, [item.field]: item.raw });
      yield event("response.output_item.done", { output_index: index, item: item.whole });
    }
    const status = answer.stop === "length" ? "incomplete" : "completed";
    yield event(`response.${status}`, { response: response(answer, status) });
  },
  error: (status, message, type) => ({
    error: { message, type: type ?? typeOf(status), code: type ?? typeOf(status), param: null },
  }),
  errorEvent: (message) => {
    const response = { id: "resp_scripted", object: "response", status: "failed", output: [], usage: null };
    const error = { code: "server_error", message };
    const data = { type: "response.failed", sequence_number: 9, response: { ...response, error } };
    return { event: "response.failed", data };
  },
  context: {
    type: "context_length_exceeded",
    message: "Your input exceeds the context window of this model. Please adjust your input and try again.",
  },
};

const TYPES: Readonly<Record<number, string>> = {
  401: "invalid_api_key",
  403: "permission_error",
  404: "model_not_found",
  429: "rate_limit_exceeded",
  503: "server_is_overloaded",
  529: "server_is_overloaded",
};

const typeOf = (status: number): string => TYPES[status] ?? (status >= 500 ? "server_error" : "invalid_request_error");

function itemOf(item: JsonObject): Item[] {
  const type = stringOf(item["type"]);
  if (type === "additional_tools") return [];
  if (type.endsWith("_output"))
    return [{ role: "result", callId: stringOf(item["call_id"] ?? item["id"]), text: textOf(item["output"]) }];
  if (type.endsWith("_call")) return [{ role: "assistant", text: "", calls: 1 }];
  const text = textOf(item["content"]);
  if (item["role"] === "assistant") return [{ role: "assistant", text, calls: 0 }];
  if (item["role"] === undefined) return [];
  return [{ role: item["role"] === "user" ? "user" : "system", text }];
}

/** Tools stand in `tools`, or, in Codex's code mode, in an item of the input, its main ones in a namespace. */
function offeredIn(body: JsonObject, given: readonly JsonObject[]): Tool[] {
  const added = given.filter(({ type }) => type === "additional_tools").flatMap((item) => flat(item["tools"]));
  return [...flat(body["tools"]), ...added].map(toolOf);
}

function flat(tools: unknown): JsonObject[] {
  return objectsIn(tools).flatMap((tool) => {
    if (tool["type"] !== "namespace") return [tool];
    return tool["name"] === "functions" ? flat(tool["tools"]) : [];
  });
}

function toolOf(tool: JsonObject): Tool {
  const name = stringOf(tool["name"]);
  if (tool["type"] === "function") return functionTool(name, tool["parameters"]);
  if (tool["type"] === "custom") return bareTool(name, "freeform");
  if (tool["type"] === "local_shell")
    return { ...bareTool("local_shell", "shell"), properties: { command: { type: "array" } } };
  return bareTool(name === "" ? stringOf(tool["type"]) : name, "hosted");
}

/** One item of an answer, and how it is streamed. */
interface Output {
  readonly id: string;
  readonly begun: JsonObject;
  readonly whole: JsonObject;
  readonly raw: string;
  readonly channel: string;
  readonly field: string;
  readonly at: JsonObject;
}

function outputs({ id, text, calls }: Answer): Output[] {
  return [...(text === "" ? [] : [message(`msg_${id}`, text)]), ...calls.map(callOf)];
}

function message(id: string, text: string): Output {
  const item = (status: string, content: readonly unknown[]) => ({
    type: "message",
    id,
    role: "assistant",
    status,
    content,
  });
  return {
    id,
    begun: item("in_progress", []),
    whole: item("completed", [{ type: "output_text", text, annotations: [] }]),
    raw: text,
    channel: "response.output_text",
    field: "text",
    at: { content_index: 0 },
  };
}

function callOf({ id: callId, kind, tool, args, raw }: AnswerCall): Output {
  if (kind === "shell") {
    const action = { type: "exec", ...(typeof args === "string" ? {} : args) };
    const whole = { type: "local_shell_call", id: `lsc_${callId}`, call_id: callId, status: "completed", action };
    return { id: whole.id, begun: whole, whole, raw: "", channel: "response.local_shell_call", field: "done", at: {} };
  }
  const freeform = kind === "freeform";
  const field = freeform ? "input" : "arguments";
  const id = `${freeform ? "ctc" : "fc"}_${callId}`;
  const item = (status: string, given: string) => ({
    type: freeform ? "custom_tool_call" : "function_call",
    id,
    call_id: callId,
    name: tool,
    [field]: given,
    status,
  });
  const channel = freeform ? "response.custom_tool_call_input" : "response.function_call_arguments";
  return { id, begun: item("in_progress", ""), whole: item("completed", raw), raw, channel, field, at: {} };
}

function response(answer: Answer, status: "in_progress" | "completed" | "incomplete"): JsonObject {
  const begun = status === "in_progress";
  return {
    id: `resp_${answer.id}`,
    object: "response",
    created_at: CREATED,
    status,
    model: answer.model,
    error: null,
    incomplete_details: status === "incomplete" ? { reason: "max_output_tokens" } : null,
    output: begun ? [] : outputs(answer).map(({ whole }) => whole),
    parallel_tool_calls: true,
    usage: begun ? null : usage(answer.usage),
    metadata: {},
  };
}

const usage = (tokens: TokenCount) => ({
  input_tokens: promptTokens(tokens),
  input_tokens_details: { cached_tokens: tokens.cacheRead },
  output_tokens: tokens.output,
  output_tokens_details: { reasoning_tokens: tokens.reasoning },
  total_tokens: promptTokens(tokens) + tokens.output,
});
