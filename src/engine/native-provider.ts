import type { CompareConfig } from "#config/compare.ts";
import { candidateName } from "#config/draft.ts";
import { DEFAULTS } from "#config/defaults.ts";
import type { Plan } from "#core/records.gen.ts";
import type { BackendPlugin } from "#plugins/backends/contract.ts";
import { type Env, keyOf, type ProviderPlugin } from "#plugins/providers/contract.ts";
import type { Registry } from "#plugins/registry.ts";

type Candidate = CompareConfig["candidates"][number];

export interface NativeOptions {
  /** One per candidate. */
  readonly backends: readonly BackendPlugin[];
  /** What an earlier start of the same run decided; null: it is the first. */
  readonly existing: Plan | null;
  /** The user's variables. */
  readonly env: Env;
}

/**
 * Candidates with the provider of their agent's own models, where its key is at hand: it is asked before anything is
 * spent, and the gateway keeps the key. Whoever names a provider, leads elsewhere or brings another account is left
 * alone, and whoever has no key uses the agent's login.
 */
export async function withNativeProviders(
  candidates: readonly Candidate[],
  providers: Registry<ProviderPlugin>,
  { backends, existing, env }: NativeOptions,
): Promise<Candidate[]> {
  // Stand-ins call no model, so nothing is loaded for them.
  if (backends.every(({ deterministic }) => deterministic)) return [...candidates];
  const plugins = await Promise.all(providers.ids.map((id) => providers.get(id)));
  return candidates.map((candidate, at) => {
    const native = plugins.find(({ nativeTo }) => nativeTo === candidate.backend);
    const { provider, model = DEFAULTS.model } = candidate;
    // The gateway has to know which model it lets through.
    if (native === undefined || provider !== undefined || model === "") return candidate;
    const kept = existing?.candidates.find(({ name }) => name === candidateName(candidate));
    const isNative =
      kept === undefined
        ? goesByKey(candidate, native, { plugins, accounts: backends[at]?.own?.keyVariables ?? [], env })
        : kept.provider === native.id;
    return isNative ? { ...candidate, provider: native.id } : candidate;
  });
}

interface Ways {
  readonly plugins: readonly ProviderPlugin[];
  /** Variables that hold a key or a login of the agent. */
  readonly accounts: readonly string[];
  readonly env: Env;
}

function goesByKey(
  { env = {}, unset_env: unset = [] }: Candidate,
  native: ProviderPlugin,
  { plugins, accounts, env: own }: Ways,
): boolean {
  const elsewhere = [
    ...plugins.flatMap(({ redirectVariables = [] }) => redirectVariables).filter((name) => !isIgnored(name, native)),
    ...accounts.filter((name) => !native.keyVariables.includes(name)),
  ];
  if (elsewhere.some((name) => Object.hasOwn(env, name))) return false;
  const withheld = Object.fromEntries(unset.map((name) => [name, undefined]));
  return keyOf(native, { ...own, ...withheld, ...env }) !== null;
}

/** What the agent itself takes no notice of, its provider does: it says where the requests are to go. */
const isIgnored = (name: string, { nativeIgnoresRedirects, redirectVariables = [] }: ProviderPlugin): boolean =>
  nativeIgnoresRedirects === true && redirectVariables.includes(name);
