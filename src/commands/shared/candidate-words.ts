import type { CommandContext } from "#commands/command.ts";
import { REGISTRIES } from "#commands/shared/engine.ts";
import type { CompareConfig } from "#config/compare.ts";
import { readCandidateWord } from "#core/candidate-word.ts";
import { UsageError } from "#core/errors.ts";
import { keyOf, type ProviderPlugin } from "#plugins/providers/contract.ts";

type Candidate = CompareConfig["candidates"][number];

/** Reads candidate words, such as `sonnet` or `ollama:qwen2.5-coder:7b`. Throws `UsageError` for the first that is none. */
export async function candidatesOf(words: readonly string[], env: CommandContext["env"]): Promise<Candidate[]> {
  const { backends, providers } = REGISTRIES;
  const plugins = await Promise.all(providers.ids.map((id) => providers.get(id)));
  const vocabulary = { backends: backends.ids, providers: plugins };
  return words.map((word) => {
    const read = readCandidateWord(word, vocabulary);
    if ("code" in read) throw new UsageError(read.code, read.message, read.hint);
    const { backend, model, name, endpoint } = read;
    const provider =
      read.provider === null
        ? nativeProvider(backend, model, plugins, env)
        : provided(read.provider, word, plugins, env);
    return {
      name,
      backend,
      ...(model === "" ? {} : { model }),
      ...(provider === null ? {} : { provider }),
      ...(endpoint === null ? {} : { endpoint }),
    };
  });
}

/** With a key at hand, an agent's own models go through the gateway; without one, it uses its own login. */
function nativeProvider(
  backend: string,
  model: string,
  plugins: readonly ProviderPlugin[],
  env: CommandContext["env"],
): string | null {
  const native = plugins.find(({ nativeTo }) => nativeTo === backend);
  return native !== undefined && model !== "" && keyOf(native, env) !== null ? native.id : null;
}

/** `sonnet` alone means Anthropic's, by key or by login; `anthropic:…` means the key. */
function provided(
  id: string,
  word: string,
  plugins: readonly ProviderPlugin[],
  env: CommandContext["env"],
): string | null {
  const plugin = plugins.find((one) => one.id === id);
  return plugin !== undefined && !word.includes(":") && keyOf(plugin, env) === null ? null : id;
}
