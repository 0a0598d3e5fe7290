// Generated from the providers and backends by `npm run generate`. Do not edit.
export const AGENTS: readonly string[] = ["aider", "claude-code", "codex", "copilot", "gemini-cli", "omp", "opencode", "pi", "stub"];
/** Who drives the models of each provider unless another agent is named. */
export const USUAL_AGENTS: Readonly<Record<string, string>> = {
  anthropic: "claude-code",
  bedrock: "claude-code",
  google: "gemini-cli",
  litellm: "claude-code",
  lmstudio: "claude-code",
  ollama: "claude-code",
  openai: "codex",
  openrouter: "claude-code",
  vllm: "claude-code",
};
export const ALIASES: readonly string[] = ["sonnet", "opus", "haiku"];
