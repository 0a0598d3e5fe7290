import type { ProviderPlugin } from "#plugins/providers/contract.ts";
import { defineRegistry } from "#plugins/registry.ts";

/** Everyone who serves models: one line each. */
export const providers = defineRegistry<ProviderPlugin>("provider", {
  anthropic: () => import("#plugins/providers/anthropic.ts"),
  bedrock: () => import("#plugins/providers/bedrock.ts"),
  google: () => import("#plugins/providers/google.ts"),
  litellm: () => import("#plugins/providers/litellm.ts"),
  lmstudio: () => import("#plugins/providers/lmstudio.ts"),
  ollama: () => import("#plugins/providers/ollama.ts"),
  openai: () => import("#plugins/providers/openai.ts"),
  openrouter: () => import("#plugins/providers/openrouter.ts"),
  vllm: () => import("#plugins/providers/vllm.ts"),
});
