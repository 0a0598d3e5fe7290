import { type Answer, parsedArgs, pieces, type StreamEvent } from "../answer.ts";
import { objectOf, objectsIn, numberOf, stringOf, textOf, type JsonObject } from "../json-value.ts";
import { functionTool, type Item } from "../model-request.ts";
import type { TokenCount } from "../script.ts";
import type { Dialect } from "./dialect.ts";

/** Anthropic Messages. */
export const anthropic: Dialect = {
  name: "anthropic",
  asks: /\/messages$/,
  read(body) {
    const format = objectOf(objectOf(body["output_config"])["format"] ?? body["output_format"]);
    return {
      model: stringOf(body["model"]),
      system: textOf(body["system"]),
      items: objectsIn(body["messages"]).flatMap(itemsOf),
      tools: objectsIn(body["tools"]).map((tool) => functionTool(stringOf(tool["name"]), tool["input_schema"])),
      stream: body["stream"] === true,
      maxTokens: numberOf(body["max_tokens"]),
      answerSchema: format["schema"] === undefined ? null : objectOf(format["schema"]),
      usageInStream: true,
    };
  },
  body: (answer) => ({ ...head(answer), content: blocks(answer), stop_reason: stopOf(answer) }),
  *events(answer, size) {
    const start = { ...head(answer), usage: { ...usage(answer.usage), output_tokens: 1 } };
    yield event("message_start", { message: start });
    for (const [index, block] of blocks(answer).entries()) {
      yield event("content_block_start", { index, content_block: emptied(block) });
      for (const delta of deltas(block, answer, size)) yield event("content_block_delta", { index, delta });
      yield event("content_block_stop", { index });
    }
    const delta = { stop_reason: stopOf(answer), stop_sequence: null };
    yield event("message_delta", { delta, usage: usage(answer.usage) });
    yield event("message_stop", {});
  },
  error: (status, message, type) => ({
    type: "error",
    error: { type: type ?? TYPES[status] ?? (status >= 500 ? "api_error" : "invalid_request_error"), message },
    request_id: "req_scripted",
  }),
  errorEvent: (message) => event("error", { error: { type: "overloaded_error", message } }),
  context: { type: null, message: "prompt is too long: 250000 tokens > 200000 maximum" },
};

const TYPES: Readonly<Record<number, string>> = {
  400: "invalid_request_error",
  401: "authentication_error",
  403: "permission_error",
  404: "not_found_error",
  413: "request_too_large",
  429: "rate_limit_error",
  529: "overloaded_error",
};

function itemsOf(message: JsonObject): Item[] {
  const { content } = message;
  const parts = typeof content === "string" ? [{ type: "text", text: content }] : objectsIn(content);
  if (message["role"] === "assistant")
    return [{ role: "assistant", text: textOf(parts), calls: parts.filter(({ type }) => type === "tool_use").length }];
  const results = parts.filter(({ type }) => type === "tool_result").map(resultOf);
  const text = textOf(parts.filter(({ type }) => type === "text"));
  return text === "" ? results : [...results, { role: "user", text }];
}

const resultOf = (part: JsonObject): Item => ({
  role: "result",
  callId: stringOf(part["tool_use_id"]),
  text: textOf(part["content"]),
});

const event = (type: string, rest: JsonObject): StreamEvent => ({ event: type, data: { type, ...rest } });

const head = ({ id, model, usage: tokens }: Answer) => ({
  id: `msg_${id}`,
  type: "message",
  role: "assistant",
  model,
  content: [] as readonly unknown[],
  stop_reason: null as string | null,
  stop_sequence: null,
  usage: usage(tokens),
});

function stopOf({ stop, calls }: Answer): string {
  if (stop === "length") return "max_tokens";
  if (stop === "refusal") return "refusal";
  return calls.length > 0 ? "tool_use" : "end_turn";
}

type Block =
  | { readonly type: "thinking"; readonly thinking: string; readonly signature: string }
  | { readonly type: "text"; readonly text: string }
  | { readonly type: "tool_use"; readonly id: string; readonly name: string; readonly input: unknown };

function blocks({ thought, text, calls }: Answer): Block[] {
  return [
    ...(thought === "" ? [] : [{ type: "thinking", thinking: thought, signature: SIGNATURE } as const]),
    ...(text === "" ? [] : [{ type: "text", text } as const]),
    ...calls.map(({ id, tool, raw }) => ({ type: "tool_use", id, name: tool, input: parsedArgs(raw) }) as const),
  ];
}

const SIGNATURE = "c2NyaXB0ZWQ=";

function emptied(block: Block): Block {
  if (block.type === "text") return { ...block, text: "" };
  return block.type === "thinking" ? { ...block, thinking: "", signature: "" } : { ...block, input: {} };
}

function deltas(block: Block, { calls }: Answer, size: number): JsonObject[] {
  if (block.type === "text") return pieces(block.text, size).map((text) => ({ type: "text_delta", text }));
  if (block.type === "thinking") {
    const thoughts = pieces(block.thinking, size).map((thinking) => ({ type: "thinking_delta", thinking }));
    return [...thoughts, { type: "signature_delta", signature: SIGNATURE }];
  }
  const raw = calls.find(({ id }) => id === block.id)?.raw ?? "";
  return pieces(raw, size).map((part) => ({ type: "input_json_delta", partial_json: part }));
}

const usage = ({ input, cacheRead, cacheWrite, output }: TokenCount) => ({
  input_tokens: input,
  cache_creation_input_tokens: cacheWrite,
  cache_read_input_tokens: cacheRead,
  output_tokens: output,
});
