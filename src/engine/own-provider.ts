import type { PlanCandidate } from "#core/records.gen.ts";
import type { PlannedRun } from "#engine/plan-run.ts";
import type { OwnProvider, RunCandidate } from "#engine/run-job.ts";
import { type Env, keyOf, type ProviderPlugin } from "#plugins/providers/contract.ts";
import type { Registry } from "#plugins/registry.ts";

/**
 * The run, with whose key each agent would use of itself: that of its own maker, or of the provider that its model's
 * name says. Where that key is set, the provider is asked before anything is spent, and the gateway keeps the key.
 * Whoever names a provider, is led elsewhere or brings another account is left alone, and without the key an agent goes
 * by its login. A plan says nothing of it: it is made where keys may not be set, and run where they are.
 */
export async function withOwnProviders(
  planned: PlannedRun,
  providers: Registry<ProviderPlugin>,
  env: Env,
): Promise<PlannedRun> {
  // Stand-ins call no model, so nothing is loaded for them.
  if (planned.candidates.every(({ backend }) => backend.deterministic)) return planned;
  const plugins = await Promise.all(providers.ids.map((id) => providers.get(id)));
  const candidates = planned.candidates.map((candidate, at): RunCandidate => {
    const plan = planned.plan.candidates[at];
    const ownProvider = plan === undefined ? null : ownProviderOf(plan, candidate, plugins, env);
    return ownProvider === null ? candidate : { ...candidate, ownProvider };
  });
  return { ...planned, candidates };
}

/**
 * Candidates whose agents go to their models by themselves: wherever they run, whatever keys are set there, or, for a run
 * that begins here, for want of a key.
 */
export const pastGateway = ({ plan, candidates }: PlannedRun, where: "anywhere" | "here"): string[] =>
  plan.candidates.flatMap(({ name, provider }, at) => {
    const candidate = candidates[at];
    if (candidate === undefined || candidate.backend.deterministic || provider !== undefined) return [];
    const { ownProvider } = candidate;
    return ownProvider === undefined || (where === "here" && !ownProvider.hasKey) ? [name] : [];
  });

/** Candidates of a provider that wants no key and has none: whoever finds such a server can use it. */
export async function openServers(
  { plan, candidates }: PlannedRun,
  providers: Registry<ProviderPlugin>,
  env: Env,
): Promise<string[]> {
  const open: string[] = [];
  for (const [at, { name, provider }] of plan.candidates.entries()) {
    if (provider === undefined) continue;
    const plugin = await providers.get(provider);
    if (!plugin.needsKey && plugin.throughGateway && keyOf(plugin, { ...env, ...candidates[at]?.env }) === null)
      open.push(name);
  }
  return open;
}

function ownProviderOf(
  { provider, model }: PlanCandidate,
  candidate: RunCandidate,
  plugins: readonly ProviderPlugin[],
  env: Env,
): OwnProvider | null {
  // The gateway has to know which model it lets through.
  if (provider !== undefined || model === "") return null;
  const { backend, env: own, unsetEnv } = candidate;
  const named = backend.namedProvider?.(model) ?? null;
  const plugin = plugins.find(({ id, nativeTo }) => (named === null ? nativeTo === backend.id : id === named.provider));
  if (plugin === undefined || isLedElsewhere(candidate, plugin, plugins)) return null;
  const withheld = Object.fromEntries(unsetEnv.map((name) => [name, undefined]));
  const hasKey = keyOf(plugin, { ...env, ...withheld, ...own }) !== null;
  return { provider: plugin.id, model: named?.model ?? model, protocol: named?.protocol ?? null, hasKey };
}

/** By its own variables: to another address, or by another account. */
function isLedElsewhere(
  { backend, model, env }: RunCandidate,
  provider: ProviderPlugin,
  plugins: readonly ProviderPlugin[],
): boolean {
  // What the agent itself takes no notice of, its provider does: it says where the requests are to go.
  const ignored = provider.nativeTo === backend.id && provider.nativeIgnoresRedirects === true;
  const redirects = plugins
    .filter((one) => !(ignored && one === provider))
    .flatMap(({ redirectVariables = [] }) => redirectVariables);
  const { keyVariables = [], keysOf } = backend.own ?? {};
  const accounts = keyVariables.filter(
    (name) => !provider.keyVariables.includes(name) && (keysOf?.(model, [name]) ?? [name]).includes(name),
  );
  return [...redirects, ...accounts].some((name) => Object.hasOwn(env, name));
}
