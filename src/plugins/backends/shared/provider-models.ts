import type { OwnAccess } from "#plugins/backends/contract.ts";

/** Of `provider/model`; null where no provider is named, and the program finds one by itself. */
export function providerOf(model: string): string | null {
  const slash = model.indexOf("/");
  return slash < 0 ? null : model.slice(0, slash);
}

/** Where a provider's key is looked for, by the names that providers go by in `provider/model`. */
const KEY_OF: Readonly<Record<string, string>> = {
  anthropic: "ANTHROPIC_API_KEY",
  openai: "OPENAI_API_KEY",
  google: "GEMINI_API_KEY",
  openrouter: "OPENROUTER_API_KEY",
};

/** Every variable that `keysFor` may give. */
export const PROVIDER_KEYS: readonly string[] = Object.values(KEY_OF);

/** The key of one provider alone, where it is known; all of them where none is named. */
export function keysFor(provider: string | null, keys: OwnAccess["keys"]): Readonly<Record<string, string>> {
  if (provider === null) return keys;
  const variable = KEY_OF[provider];
  const key = variable === undefined ? undefined : keys[variable];
  return variable === undefined || key === undefined ? {} : { [variable]: key };
}
