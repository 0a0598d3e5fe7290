import { REGISTRIES } from "#commands/shared/engine.ts";
import type { CompareConfig } from "#config/compare.ts";
import { readCandidateWord } from "#core/candidate-word.ts";
import { UsageError } from "#core/errors.ts";

type Candidate = CompareConfig["candidates"][number];

/** Reads candidate words, such as `sonnet` or `ollama:qwen2.5-coder:7b`. Throws `UsageError` for the first that is none. */
export async function candidatesOf(words: readonly string[]): Promise<Candidate[]> {
  const { backends, providers } = REGISTRIES;
  const plugins = await Promise.all(providers.ids.map((id) => providers.get(id)));
  const vocabulary = { backends: backends.ids, providers: plugins };
  return words.map((word) => {
    const read = readCandidateWord(word, vocabulary);
    if ("code" in read) throw new UsageError(read.code, read.message, read.hint);
    const { backend, model, name, endpoint } = read;
    // Alone, `sonnet` leaves open whether it goes by key or by login.
    const provider = word.includes(":") ? read.provider : null;
    return {
      name,
      backend,
      ...(model === "" ? {} : { model }),
      ...(provider === null ? {} : { provider }),
      ...(endpoint === null ? {} : { endpoint }),
    };
  });
}
