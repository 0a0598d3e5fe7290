import { inWords, listed } from "#core/format.ts";
import type { Protocol } from "#core/model-endpoint.ts";
import type { CommandSpec } from "#core/records.gen.ts";
import type { Registries } from "#engine/deps.ts";
import { TRANSLATED_PROTOCOLS } from "#engine/translation/litellm.ts";
import type { BackendPlugin } from "#plugins/backends/contract.ts";
import type { ProviderPlugin } from "#plugins/providers/contract.ts";

/** What an agent can speak: its backend knows, or the configuration that names its program. */
export function spokenBy({ protocols }: BackendPlugin, command: CommandSpec | null | undefined): readonly Protocol[] {
  if (command == null) return protocols;
  return command.protocol === undefined ? [] : [command.protocol];
}

/** Why an agent and a provider cannot speak to each other, wherever they are and whatever is set; null: they might. */
export async function unspoken(
  backend: BackendPlugin,
  spoken: readonly Protocol[],
  provider: ProviderPlugin,
  { backends }: Pick<Registries, "backends">,
): Promise<{ readonly message: string; readonly hint: string } | null> {
  if (canSpeak(spoken, provider)) return null;
  if (spoken.length === 0)
    return { message: `${backend.id} cannot be pointed at a provider.`, hint: "Leave the provider out." };
  const agents = await Promise.all(backends.ids.map((id) => backends.get(id)));
  const able = agents.flatMap(({ id, protocols }) => (canSpeak(protocols, provider) ? [id] : []));
  return {
    message: `${backend.id} speaks ${listed(spoken)}, and ${provider.id} ${listed(provider.speaks)} alone.`,
    hint: `${inWords(able)} can: ${example(able, provider)}.`,
  };
}

/** As a word; its agent stands before it where that is not the provider's usual one. */
const example = (able: readonly string[], { id, defaultBackend }: ProviderPlugin): string =>
  able.includes(defaultBackend)
    ? `${id}:MODEL is driven by ${defaultBackend}`
    : `write ${able[0] ?? "AGENT"}/${id}:MODEL`;

const canSpeak = (spoken: readonly Protocol[], { speaks, translatable }: ProviderPlugin): boolean =>
  spoken.some((one) => speaks.includes(one) || (translatable === true && TRANSLATED_PROTOCOLS.includes(one)));
