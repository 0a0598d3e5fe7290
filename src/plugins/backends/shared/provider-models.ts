import type { Protocol } from "#core/model-endpoint.ts";
import type { BackendPlugin, OwnNeeds } from "#plugins/backends/contract.ts";

/** Where a provider's key is looked for, by the names that providers go by in `provider/model`. */
const KEY_OF: Readonly<Record<string, string>> = {
  anthropic: "ANTHROPIC_API_KEY",
  openai: "OPENAI_API_KEY",
  google: "GEMINI_API_KEY",
  openrouter: "OPENROUTER_API_KEY",
};

/** What a program needs whose models are written as `provider/model`: the key of that provider and of no other. */
export const PROVIDER_KEYS: Pick<OwnNeeds, "keyVariables" | "keysOf"> = {
  keyVariables: Object.values(KEY_OF),
  keysOf(model, set) {
    const provider = providerOf(model);
    if (provider === null) return onlyOne(set);
    const variable = KEY_OF[provider];
    return set.filter((name) => name === variable);
  },
};

/** What pi and its relatives take off the end of a model: how long it shall think, which is no part of its id. */
export const THINKING_SUFFIX = /:(?:off|minimal|low|medium|high|xhigh)$/;

/** For programs that call a provider by the id it has here, and speak this to it; `suffix` they take off a model's id. */
export const namedProviders =
  (protocols: Readonly<Record<string, Protocol>>, suffix?: RegExp): NonNullable<BackendPlugin["namedProvider"]> =>
  (model) => {
    const provider = providerOf(model) ?? "";
    const protocol = Object.hasOwn(protocols, provider) ? protocols[provider] : undefined;
    const written = model.slice(provider.length + 1);
    const name = suffix === undefined ? written : written.replace(suffix, "");
    return protocol === undefined || name === "" ? null : { provider, model: name, protocol };
  };

/** The key of a model of which nobody can tell whose it is; null: it could be any of several. */
export const onlyOne = (set: readonly string[]): readonly string[] | null => (set.length > 1 ? null : set);

/** Of `provider/model`; null where no provider is named, and the program finds one by itself. */
export function providerOf(model: string): string | null {
  const slash = model.indexOf("/");
  return slash < 0 ? null : model.slice(0, slash);
}
