import { type Answer, type AnswerCall, CREATED, pieces, type StreamEvent } from "../answer.ts";
import { listOf, numberOf, objectOf, objectsIn, stringOf, textOf, type JsonObject } from "../json-value.ts";
import { bareTool, functionTool, type Item, type Tool } from "../model-request.ts";
import { promptTokens, type TokenCount } from "../script.ts";
import type { Dialect } from "./dialect.ts";

/** OpenAI Chat Completions. */
export const openaiChat: Dialect = {
  name: "openai-chat",
  asks: /\/chat\/completions$/,
  read(body) {
    const messages = objectsIn(body["messages"]);
    const isSystem = ({ role }: JsonObject): boolean => role === "system" || role === "developer";
    const schema = objectOf(objectOf(body["response_format"])["json_schema"])["schema"];
    return {
      model: stringOf(body["model"]),
      system: messages
        .filter(isSystem)
        .map(({ content }) => textOf(content))
        .join("\n"),
      items: messages.filter((message) => !isSystem(message)).map(itemOf),
      tools: objectsIn(body["tools"]).map(toolOf),
      stream: body["stream"] === true,
      maxTokens: numberOf(body["max_completion_tokens"]) ?? numberOf(body["max_tokens"]),
      answerSchema: schema === undefined ? null : objectOf(schema),
      // The second is OpenRouter's way of asking for it.
      usageInStream:
        objectOf(body["stream_options"])["include_usage"] === true || objectOf(body["usage"])["include"] === true,
    };
  },
  body(answer) {
    const message = {
      role: "assistant",
      content: answer.text === "" ? null : answer.text,
      ...(answer.thought === "" ? {} : { reasoning_content: answer.thought }),
      ...(answer.calls.length === 0 ? {} : { tool_calls: answer.calls.map(callOf) }),
    };
    const choices = [{ index: 0, message, finish_reason: stopOf(answer), logprobs: null }];
    return { ...head(answer), object: "chat.completion", choices, usage: usage(answer.usage) };
  },
  *events(answer, size) {
    const chunk = (delta: JsonObject, finish: string | null = null): StreamEvent => ({
      data: { ...head(answer), choices: [{ index: 0, delta, finish_reason: finish, logprobs: null }] },
    });
    yield chunk({ role: "assistant", content: "" });
    for (const part of pieces(answer.thought, size)) yield chunk({ reasoning_content: part });
    for (const part of pieces(answer.text, size)) yield chunk({ content: part });
    for (const [index, { id, tool, raw }] of answer.calls.entries()) {
      yield chunk({ tool_calls: [{ index, id, type: "function", function: { name: tool, arguments: "" } }] });
      for (const part of pieces(raw, size)) yield chunk({ tool_calls: [{ index, function: { arguments: part } }] });
    }
    yield chunk({}, stopOf(answer));
    if (answer.usageInStream) yield { data: { ...head(answer), choices: [], usage: usage(answer.usage) } };
    yield { data: "[DONE]" };
  },
  error: (status, message, type) => ({
    error: { message, type: type ?? typeOf(status), param: null, code: type ?? typeOf(status) },
  }),
  errorEvent: (message) => ({ data: { error: { type: "server_error", message, code: "server_error" } } }),
  context: {
    type: "context_length_exceeded",
    message:
      "This model's maximum context length is 65536 tokens. However, you requested 70000 tokens. Please reduce the length of the messages.",
  },
};

const TYPES: Readonly<Record<number, string>> = {
  401: "invalid_api_key",
  403: "permission_error",
  404: "model_not_found",
  429: "rate_limit_exceeded",
};

const typeOf = (status: number): string => TYPES[status] ?? (status >= 500 ? "server_error" : "invalid_request_error");

function itemOf(message: JsonObject): Item {
  const text = textOf(message["content"]);
  if (message["role"] === "tool") return { role: "result", callId: stringOf(message["tool_call_id"]), text };
  if (message["role"] !== "assistant") return { role: "user", text };
  return { role: "assistant", text, calls: listOf(message["tool_calls"]).length };
}

function toolOf(tool: JsonObject): Tool {
  if (tool["type"] === "custom") return bareTool(stringOf(objectOf(tool["custom"])["name"]), "freeform");
  const { name, parameters } = objectOf(tool["function"]);
  return functionTool(stringOf(name), parameters);
}

function callOf({ id, kind, tool, raw }: AnswerCall): JsonObject {
  if (kind === "freeform") return { id, type: "custom", custom: { name: tool, input: raw } };
  return { id, type: "function", function: { name: tool, arguments: raw } };
}

function stopOf({ stop, calls }: Answer): string {
  if (stop === "length") return "length";
  if (stop === "refusal") return "content_filter";
  return calls.length > 0 ? "tool_calls" : "stop";
}

const head = ({ id, model }: Answer) => ({
  id: `chatcmpl_${id}`,
  object: "chat.completion.chunk",
  created: CREATED,
  model,
});

const usage = (tokens: TokenCount) => ({
  prompt_tokens: promptTokens(tokens),
  completion_tokens: tokens.output,
  total_tokens: promptTokens(tokens) + tokens.output,
  prompt_tokens_details: { cached_tokens: tokens.cacheRead },
  completion_tokens_details: { reasoning_tokens: tokens.reasoning },
});
