import type { ServerResponse } from "node:http";
import { sendJson, type Received } from "./loopback.ts";

/** What a real server of each kind says, as far as a probe asks. */
export interface ProviderFake {
  /** Answers by path; null: it does not know the path. */
  answer(path: string, request: Received): unknown;
  /** A model that it serves, and how it has to be asked for. */
  readonly model: string;
  readonly contextWindow: number | null;
  readonly protocols: readonly string[];
  /** Whether it is open to everyone. */
  readonly open?: boolean;
}

const list = (...models: object[]) => ({ object: "list", data: models });

export const PROVIDER_FAKES: Readonly<Record<string, ProviderFake>> = {
  anthropic: {
    model: "sonnet",
    contextWindow: 200_000,
    protocols: ["anthropic"],
    answer: (path) =>
      path === "/v1/models"
        ? {
            data: [
              { type: "model", id: "claude-opus-4-1" },
              { type: "model", id: "claude-sonnet-4-5" },
            ],
            has_more: false,
          }
        : null,
  },
  openai: {
    model: "gpt-5.5",
    contextWindow: null,
    protocols: ["openai-chat", "openai-responses"],
    answer: (path) => (path === "/v1/models" ? list({ id: "gpt-5.5" }, { id: "gpt-5.5-mini" }) : null),
  },
  google: {
    model: "gemini-2.5-flash",
    contextWindow: 1_048_576,
    protocols: ["gemini"],
    answer: (path) =>
      path === "/v1beta/models"
        ? {
            models: [
              { name: "models/gemini-2.5-flash", inputTokenLimit: 1_048_576 },
              { name: "models/gemini-2.5-pro" },
            ],
          }
        : null,
  },
  openrouter: {
    model: "qwen/qwen3-coder:nitro",
    contextWindow: 262_144,
    protocols: ["anthropic", "openai-chat", "openai-responses"],
    answer: (path) =>
      path === "/v1/models"
        ? list({ id: "qwen/qwen3-coder", context_length: 262_144 })
        : path === "/v1/key"
          ? { data: { label: "key" } }
          : null,
  },
  ollama: {
    model: "qwen2.5-coder:7b",
    contextWindow: 32_768,
    protocols: ["anthropic", "openai-chat", "openai-responses"],
    open: true,
    answer(path) {
      if (path === "/api/version") return { version: "0.14.2" };
      if (path === "/api/tags") return { models: [{ name: "qwen2.5-coder:7b" }, { name: "llama3:latest" }] };
      if (path === "/api/ps") return { models: [] };
      if (path === "/api/show")
        return { parameters: "stop    x\nnum_ctx    32768", model_info: { "qwen2.context_length": 131_072 } };
      return null;
    },
  },
  lmstudio: {
    model: "openai/gpt-oss-20b",
    contextWindow: 65_536,
    protocols: ["anthropic", "openai-chat", "openai-responses"],
    answer: (path) =>
      path === "/api/v0/models"
        ? list({ id: "openai/gpt-oss-20b", max_context_length: 131_072, loaded_context_length: 65_536 })
        : null,
  },
  litellm: {
    model: "coder",
    contextWindow: 100_000,
    protocols: ["anthropic", "openai-chat", "openai-responses"],
    answer(path) {
      if (path === "/v1/models") return list({ id: "coder" });
      if (path === "/v1/model/info") return list({ model_name: "coder", model_info: { max_input_tokens: 100_000 } });
      return null;
    },
  },
  vllm: {
    model: "Qwen/Qwen3-Coder-30B",
    contextWindow: 131_072,
    protocols: ["openai-chat"],
    answer: (path) => (path === "/v1/models" ? list({ id: "Qwen/Qwen3-Coder-30B", max_model_len: 131_072 }) : null),
  },
};

/** Answers as the fake says, with 401 for any key but `key` where one is given. */
export function answerAs(
  fake: ProviderFake,
  { url, headers, ...rest }: Received,
  response: ServerResponse,
  key?: string,
): void {
  const given = headers["x-api-key"] ?? headers["x-goog-api-key"] ?? headers.authorization?.replace(/^Bearer /, "");
  if (key !== undefined && fake.open !== true && given !== key) {
    sendJson(response, { error: { message: "invalid key" } }, 401);
    return;
  }
  const answer = fake.answer(url.split("?")[0] ?? "", { url, headers, ...rest });
  if (answer === null) sendJson(response, { detail: "Not Found" }, 404);
  else sendJson(response, answer);
}
