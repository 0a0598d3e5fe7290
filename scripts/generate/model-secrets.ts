import { backends } from "#plugins/backends/index.ts";
import { providers } from "#plugins/providers/index.ts";

/** A secret of a caller's repository that a shard can be handed. */
export interface ModelSecret {
  readonly name: string;
  /** Who reads it, for people. */
  readonly readers: string;
}

/** Names that the plugins read, and that no repository should hand a shard as a secret. */
const NEVER: Readonly<Record<string, string>> = {
  GITHUB_TOKEN: "the job's own token, which must not stand above an agent; GitHub refuses such a name",
  GH_TOKEN: "mostly a token for repositories; Copilot has COPILOT_GITHUB_TOKEN",
  AWS_PROFILE: "names files of a machine, and is no secret",
};

/** Every key of a model that a provider or an agent reads, by name, with its readers. */
export async function modelSecrets(): Promise<readonly ModelSecret[]> {
  const served = await Promise.all(providers.ids.map((id) => providers.get(id)));
  const agents = await Promise.all(backends.ids.map((id) => backends.get(id)));
  const readers = new Map<string, string[]>();
  const add = (id: string, names: readonly string[]) => {
    for (const name of names) if (!Object.hasOwn(NEVER, name)) readers.set(name, [...(readers.get(name) ?? []), id]);
  };
  for (const { id, keyVariables, besideKey = [] } of served) add(id, [...keyVariables, ...besideKey]);
  for (const { id, own } of agents) add(id, own?.keyVariables ?? []);
  return [...readers]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, ids]) => ({ name, readers: `Read by ${[...new Set(ids)].join(", ")}.` }));
}
