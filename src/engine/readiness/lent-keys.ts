import { recordedEndpoint } from "#core/model-endpoint.ts";
import type { PlannedRun } from "#engine/plan-run.ts";
import { hasLogin } from "#engine/readiness/missing-account.ts";
import type { RunCandidate } from "#engine/run-job.ts";
import { type Env, keyOf, type ProviderPlugin } from "#plugins/providers/contract.ts";
import type { Registry } from "#plugins/registry.ts";

/** A key of the user's on its way to an address that only a file says. */
export interface LentKey {
  readonly candidate: string;
  /** The variable that holds it, or `login of` an agent. */
  readonly key: string;
  /** Scheme, host, port and path. */
  readonly address: string;
}

/**
 * Keys and logins of the user's that would go where a configuration says: whoever wrote that may have them then. An
 * address that its user typed, or set in the environment, is the user's own, and a key beside an address in one file is
 * that file's own.
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
    if (candidate === undefined || candidate.backend.deterministic || !own.includes(candidate)) continue;
    const id = provider ?? candidate.ownProvider?.provider;
    const found =
      id === undefined
        ? await ledElsewhere(candidate, providers, env)
        : toEndpoint(candidate, await providers.get(id), endpoint, env);
    lent.push(...found.map((one) => ({ ...one, candidate: name, address: recordedEndpoint(one.address) })));
  }
  return lent;
}

type Led = Omit<LentKey, "candidate">;

/** Of a candidate with a provider. */
function toEndpoint(candidate: RunCandidate, plugin: ProviderPlugin, endpoint: string | undefined, env: Env): Led[] {
  const address = endpoint ?? plugin.defaultEndpoint({ ...env, ...candidate.env });
  const key = usersKey(plugin, candidate, env);
  // Where requests cannot go through a gateway, the address is made of a region, and is always the provider's own.
  if (key === null || address === null || !plugin.throughGateway) return [];
  return [plugin.defaultEndpoint(env), plugin.defaultEndpoint({})].includes(address) ? [] : [{ key, address }];
}

/** Of a candidate whose own variables lead its agent to an address, with what of its user's it is given. */
async function ledElsewhere(
  candidate: RunCandidate,
  providers: Registry<ProviderPlugin>,
  userEnv: Env,
): Promise<Led[]> {
  const { env, own } = candidate;
  if (own === undefined) return [];
  const plugins = await Promise.all(providers.ids.map((id) => providers.get(id)));
  return plugins.flatMap((plugin) => {
    const isNative = plugin.nativeTo === candidate.backend.id;
    if (isNative && plugin.nativeIgnoresRedirects === true) return [];
    const names = (plugin.redirectVariables ?? []).filter((name) => env[name] !== userEnv[name]);
    const [address] = names.flatMap((name) => (URL.canParse(env[name] ?? "") ? [env[name] ?? ""] : []));
    return address === undefined ? [] : givenTo(candidate, plugin, isNative).map((key) => ({ key, address }));
  });
}

/**
 * What an agent is given of its user's for one provider: keys that its configuration does not set; else its login,
 * unless the configuration brings another account.
 */
function givenTo({ backend, env, own }: RunCandidate, plugin: ProviderPlugin, isNative: boolean): string[] {
  if (own === undefined) return [];
  const names = isNative ? (backend.own?.keyVariables ?? []) : plugin.keyVariables;
  const keys = names.filter((name) => own.keys[name] !== undefined && env[name] === undefined);
  if (keys.length > 0 || !isNative || !hasLogin(own)) return keys;
  const accounts = [...names, ...(plugin.redirectVariables ?? [])];
  const isBrought = accounts.some((name) => env[name] !== undefined && !URL.canParse(env[name]));
  return isBrought ? [] : [`login of ${backend.id}`];
}

/** The variable of the user's environment whose key the candidate would use; null: none, or its configuration brings one. */
function usersKey(plugin: ProviderPlugin, { env, unsetEnv }: RunCandidate, own: Env): string | null {
  const withheld = Object.fromEntries(unsetEnv.map((name) => [name, undefined]));
  const key = keyOf(plugin, { ...own, ...withheld, ...env });
  const variable = plugin.keyVariables.find((name) => (env[name] ?? own[name]) === key) ?? null;
  return key === null || variable === null || env[variable] !== undefined ? null : variable;
}
