import { objectOf, type JsonObject } from "./json-value.ts";

/** A request, whatever its dialect. */
export interface ModelRequest {
  readonly model: string;
  readonly system: string;
  readonly items: readonly Item[];
  readonly tools: readonly Tool[];
  readonly stream: boolean;
  readonly maxTokens: number | null;
  /** The answer is to be JSON of this shape. */
  readonly answerSchema: JsonObject | null;
  /** Chat Completions: whether the stream ends with its usage. */
  readonly usageInStream: boolean;
}

/** What was said so far, in order. */
export type Item =
  | { readonly role: "user" | "system"; readonly text: string }
  | { readonly role: "assistant"; readonly text: string; readonly calls: number }
  | { readonly role: "result"; readonly callId: string; readonly text: string };

/** A tool the agent offers. `freeform` takes a text, `shell` a command line, `hosted` is the provider's own. */
export interface Tool {
  readonly name: string;
  readonly kind: "function" | "freeform" | "shell" | "hosted";
  readonly properties: Readonly<Record<string, JsonObject>>;
  readonly required: readonly string[];
}

/** A tool described by a JSON schema. */
export function functionTool(name: string, schema: unknown): Tool {
  const { properties, required } = objectOf(schema);
  return {
    name,
    kind: "function",
    properties: Object.fromEntries(Object.entries(objectOf(properties)).map(([key, value]) => [key, objectOf(value)])),
    required: Array.isArray(required) ? required.map(String) : [],
  };
}

export const bareTool = (name: string, kind: Tool["kind"]): Tool => ({ name, kind, properties: {}, required: [] });

/** What the user said, oldest first. */
export const userTexts = ({ items }: ModelRequest): string[] =>
  items.flatMap((item) => (item.role === "user" ? [item.text] : []));

/** Whether this is asked beside the main loop: a title, a summary, a quota probe, a classification. */
export function isSide({ maxTokens, answerSchema, tools, system, items }: ModelRequest): boolean {
  if (maxTokens !== null && maxTokens <= 16) return true;
  if (answerSchema !== null) return true;
  if (tools.length > 0) return false;
  const asked = `${system} ${items.at(-1)?.text.slice(0, 4000) ?? ""}`;
  return /\b(title|summar|topic|branch name|slug|next user prompt|classif)/i.test(asked);
}

/** Where the agent works, as it tells its model; null when it does not. */
export function workingDirectory({ system, items }: ModelRequest): string | null {
  const told = [system, ...items.map((item) => item.text)].join("\n");
  for (const pattern of TELLS_DIRECTORY) {
    const found = pattern.exec(told)?.[1];
    if (found !== undefined) return found.replace(/[.,;)]+$/, "");
  }
  return null;
}

const TELLS_DIRECTORY = [
  /<cwd>([^<\n]+)<\/cwd>/,
  /(?:primary |current )?working directory(?: is)?:?[ *`"]*(\/[^\s`"<]+)/i,
  /working in the director(?:y|ies):?[\s*`"-]*(\/[^\s`"<]+)/i,
  /workspace(?: root)?:[ *`"]*(\/[^\s`"<]+)/i,
  /\bcwd[:=][ `"]*(\/[^\s`"<]+)/i,
];
