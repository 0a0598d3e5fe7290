import { type Answer, type AnswerCall, parsedArgs, pieces } from "../answer.ts";
import { numberOf, objectOf, objectsIn, stringOf, textOf, type JsonObject } from "../json-value.ts";
import { functionTool, type Item } from "../model-request.ts";
import { promptTokens, type TokenCount } from "../script.ts";
import type { Dialect } from "./dialect.ts";

/** Google's Gemini API. */
export const gemini: Dialect = {
  name: "gemini",
  asks: /\/models\/[^/]+:(stream)?generateContent$/i,
  read(body, path) {
    const config = objectOf(body["generationConfig"]);
    const schema = config["responseJsonSchema"] ?? config["responseSchema"];
    return {
      model: decodeURIComponent(/models\/([^:/]+)/.exec(path)?.[1] ?? ""),
      system: textOf(objectOf(body["systemInstruction"])["parts"]),
      items: objectsIn(body["contents"]).flatMap(itemsOf),
      tools: objectsIn(body["tools"])
        .flatMap(({ functionDeclarations }) => objectsIn(functionDeclarations))
        .map((tool) => functionTool(stringOf(tool["name"]), tool["parametersJsonSchema"] ?? tool["parameters"])),
      stream: /:stream/.test(path),
      maxTokens: numberOf(config["maxOutputTokens"]),
      answerSchema: schema === undefined ? null : objectOf(schema),
      usageInStream: true,
    };
  },
  body: (answer) =>
    chunk(answer, [...(answer.text === "" ? [] : [{ text: answer.text }]), ...answer.calls.map(callOf)], true),
  *events(answer, size) {
    for (const text of pieces(answer.text, size)) yield { data: chunk(answer, [{ text }], false) };
    for (const call of answer.calls) yield { data: chunk(answer, [callOf(call)], false) };
    yield { data: chunk(answer, [{ text: "" }], true) };
  },
  error: (status, message, type) => ({ error: { code: status, message, status: type ?? statusOf(status) } }),
  errorEvent: (message) => ({ data: { error: { code: 503, message, status: "UNAVAILABLE" } } }),
  context: {
    type: null,
    message: "The input token count (250000) exceeds the maximum number of tokens allowed (200000).",
  },
};

const STATUSES: Readonly<Record<number, string>> = {
  400: "INVALID_ARGUMENT",
  401: "UNAUTHENTICATED",
  403: "PERMISSION_DENIED",
  404: "NOT_FOUND",
  429: "RESOURCE_EXHAUSTED",
  500: "INTERNAL",
};

const statusOf = (status: number): string => STATUSES[status] ?? (status >= 500 ? "UNAVAILABLE" : "INVALID_ARGUMENT");

function itemsOf(content: JsonObject): Item[] {
  const parts = objectsIn(content["parts"]);
  const text = textOf(parts);
  if (content["role"] === "model")
    return [{ role: "assistant", text, calls: parts.filter((part) => part["functionCall"] !== undefined).length }];
  const results = parts
    .map((part) => part["functionResponse"])
    .filter((response) => response !== undefined)
    .map((response): Item => {
      const { id, response: answer } = objectOf(response);
      return { role: "result", callId: stringOf(id), text: JSON.stringify(answer ?? null) };
    });
  return text.trim() === "" ? results : [...results, { role: "user", text }];
}

const callOf = ({ id, tool, raw }: AnswerCall) => ({ functionCall: { id, name: tool, args: parsedArgs(raw) } });

function chunk(answer: Answer, parts: readonly JsonObject[], last: boolean): JsonObject {
  const finish = last ? { finishReason: stopOf(answer) } : {};
  return {
    candidates: [{ content: { role: "model", parts }, index: 0, ...finish }],
    modelVersion: answer.model,
    responseId: answer.id,
    ...(last ? { usageMetadata: usage(answer.usage) } : {}),
  };
}

function stopOf({ stop }: Answer): string {
  if (stop === "length") return "MAX_TOKENS";
  return stop === "refusal" ? "SAFETY" : "STOP";
}

const usage = (tokens: TokenCount) => ({
  promptTokenCount: promptTokens(tokens),
  candidatesTokenCount: tokens.output - tokens.reasoning,
  thoughtsTokenCount: tokens.reasoning,
  totalTokenCount: promptTokens(tokens) + tokens.output,
  cachedContentTokenCount: tokens.cacheRead,
});
