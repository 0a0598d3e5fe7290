import { REGISTRIES } from "#commands/shared/engine.ts";
import type { CompareConfig } from "#config/compare.ts";
import type { ProviderPlugin } from "#plugins/providers/contract.ts";

type Candidate = CompareConfig["candidates"][number];

/** Seconds. One limit for all: a model of one's own, or behind another server, is slower than its maker's. */
export async function usualTimeout(candidates: readonly Candidate[]): Promise<number> {
  // An agent's own models are fast, and nobody has to be asked about those.
  const isUsual = candidates.every(({ env, provider }) => env === undefined && provider === undefined);
  if (isUsual) return FAST;
  const { providers } = REGISTRIES;
  const plugins = await Promise.all(providers.ids.map((id) => providers.get(id)));
  return candidates.some((candidate) => isSlow(candidate, plugins)) ? SLOW : FAST;
}

const FAST = 300;
const SLOW = 600;

function isSlow({ env = {}, provider, endpoint }: Candidate, plugins: readonly ProviderPlugin[]): boolean {
  const redirects = plugins.flatMap(({ redirectVariables = [] }) => redirectVariables);
  if (endpoint !== undefined || redirects.some((name) => name in env)) return true;
  return provider !== undefined && plugins.find(({ id }) => id === provider)?.isFast !== true;
}
