import { recordedEndpoint } from "#core/model-endpoint.ts";
import type { PlannedRun } from "#engine/plan-run.ts";
import type { RunCandidate } from "#engine/run-job.ts";
import { type Env, keyOf, type ProviderPlugin } from "#plugins/providers/contract.ts";
import type { Registry } from "#plugins/registry.ts";

/** A key of the user's on its way to an address that only a file says. */
export interface LentKey {
  readonly candidate: string;
  /** The variable that holds it. */
  readonly variable: string;
  /** Scheme, host, port and path. */
  readonly address: string;
}

/**
 * Keys of the user's that would go where a configuration says: whoever wrote that may have them then. An address that its
 * user typed, or set in the environment, is the user's own, and a key beside an address in one file is that file's own.
 */
export async function lentKeys(
  planned: PlannedRun,
  own: readonly RunCandidate[],
  { providers, env }: { readonly providers: Registry<ProviderPlugin>; readonly env: Env },
): Promise<LentKey[]> {
  if (planned.isTyped) return [];
  const lent: LentKey[] = [];
  for (const [at, { name, provider, endpoint }] of planned.plan.candidates.entries()) {
    const candidate = planned.candidates[at];
    const id = provider ?? candidate?.ownProvider?.provider;
    if (candidate === undefined || id === undefined || !own.includes(candidate)) continue;
    const plugin = await providers.get(id);
    const address = endpoint ?? plugin.defaultEndpoint({ ...env, ...candidate.env });
    const variable = usersKey(plugin, candidate, env);
    // Where requests cannot go through a gateway, the address is made of a region, and is always the provider's own.
    if (variable === null || address === null || !plugin.throughGateway) continue;
    if (![plugin.defaultEndpoint(env), plugin.defaultEndpoint({})].includes(address))
      lent.push({ candidate: name, variable, address: recordedEndpoint(address) });
  }
  return lent;
}

/** The variable of the user's environment whose key the candidate would use; null: none, or its configuration brings one. */
function usersKey(plugin: ProviderPlugin, { env, unsetEnv }: RunCandidate, own: Env): string | null {
  const withheld = Object.fromEntries(unsetEnv.map((name) => [name, undefined]));
  const key = keyOf(plugin, { ...own, ...withheld, ...env });
  const variable = plugin.keyVariables.find((name) => (env[name] ?? own[name]) === key) ?? null;
  return key === null || variable === null || env[variable] !== undefined ? null : variable;
}
