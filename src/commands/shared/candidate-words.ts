import { REGISTRIES } from "#commands/shared/engine.ts";
import type { CompareConfig } from "#config/compare.ts";
import { type CandidateWord, readCandidateWord } from "#core/candidate-word.ts";
import { UsageError } from "#core/errors.ts";

type Candidate = CompareConfig["candidates"][number];

/**
 * Reads candidate words, such as `sonnet` or `ollama:qwen2.5-coder:7b`. Those that differ in their servers alone are named
 * with them. Throws `UsageError` for the first that is none, and for one that is there twice.
 */
export async function candidatesOf(words: readonly string[]): Promise<Candidate[]> {
  const { backends, providers } = REGISTRIES;
  const plugins = await Promise.all(providers.ids.map((id) => providers.get(id)));
  const vocabulary = { backends: backends.ids, providers: plugins };
  const read = words.map((word) => {
    const one = readCandidateWord(word, vocabulary);
    if ("code" in one) throw new UsageError(one.code, one.message, one.hint);
    return one;
  });
  refuseTwice(words, read);
  const names = namesOf(read);
  return read.map(({ backend, model, endpoint, ...one }, at) => {
    // Alone, `sonnet` leaves open whether it goes by key or by login.
    const provider = words[at]?.includes(":") === true ? one.provider : null;
    return {
      name: names[at] ?? one.name,
      backend,
      ...(model === "" ? {} : { model }),
      ...(provider === null ? {} : { provider }),
      ...(endpoint === null ? {} : { endpoint }),
    };
  });
}

/** Of two that are the same in all things no name could tell one from the other. */
function refuseTwice(words: readonly string[], read: readonly CandidateWord[]): void {
  const said = read.map((one) => JSON.stringify(one));
  const at = said.findIndex((one, place) => said.indexOf(one) !== place);
  if (at >= 0)
    throw new UsageError(
      "same-candidate",
      `${JSON.stringify(words[at])} is there twice.`,
      "Name it once; to run one candidate against itself: benchmark aa.",
    );
}

/** As short as tells them apart: of those that share a name, with host and port, or with as much as their addresses take. */
function namesOf(read: readonly CandidateWord[]): readonly string[] {
  const bare = read.map(({ name }) => name);
  const isShared = bare.map((name) => bare.filter((other) => alike(other) === alike(name)).length > 1);
  const named = ADDRESS_PARTS.map((part) =>
    read.map(({ name, endpoint }, at) => (isShared[at] && endpoint !== null ? `${name}@${part(endpoint)}` : name)),
  );
  return named.find((names) => new Set(names.map(alike)).size === names.length) ?? bare;
}

/** Names that differ in case alone stand for one folder on some systems. */
const alike = (name: string): string => name.normalize("NFC").toLowerCase();

const ADDRESS_PARTS: readonly ((endpoint: string) => string)[] = [
  (endpoint) => new URL(endpoint).host,
  (endpoint) => endpoint.slice(endpoint.indexOf("//") + 2),
  (endpoint) => endpoint,
];
