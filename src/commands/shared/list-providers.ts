import type { CommandContext } from "#commands/command.ts";
import { REGISTRIES } from "#commands/shared/engine.ts";
import { plural } from "#core/format.ts";
import { shellWord } from "#core/shell-word.ts";
import { problemHere } from "#engine/readiness/provider-program.ts";
import { keyOf, type ProviderPlugin } from "#plugins/providers/contract.ts";

/** A provider as this machine sees it. */
export interface ListedProvider {
  readonly id: string;
  readonly summary: string;
  /** Where it is by default here; null: a candidate has to say. */
  readonly endpoint: string | null;
  readonly key: "set" | "not set" | "not needed";
  /** null: it was not asked, for lack of a key or an address, or because it cannot be. */
  readonly usable: boolean | null;
  readonly version: string | null;
  /** Some of its models. */
  readonly models: readonly string[];
  /** How many it serves; null: it did not say. */
  readonly model_count: number | null;
  /** Why it cannot be used, or was not asked; null: it can. */
  readonly reason: string | null;
  /** What to do about it; null: nothing. */
  readonly next: string | null;
}

/** Which providers can really be used here: those that are at a known place and need no key that is not set are asked. */
export async function listProviders({ http, env }: Pick<CommandContext, "http" | "env">): Promise<ListedProvider[]> {
  const { providers } = REGISTRIES;
  return Promise.all(providers.ids.map(async (id) => listed(await providers.get(id), { http, env })));
}

async function listed(
  provider: ProviderPlugin,
  { http, env }: Pick<CommandContext, "http" | "env">,
): Promise<ListedProvider> {
  const { id, summary, needsKey, keyVariables, throughGateway } = provider;
  const key = keyOf(provider, env);
  const endpoint = provider.defaultEndpoint(env);
  const about = { id, summary, endpoint, key: key !== null ? "set" : needsKey ? "not set" : "not needed" } as const;
  const notAsked = (reason: string): ListedProvider => ({
    ...about,
    usable: null,
    version: null,
    models: [],
    model_count: null,
    reason,
    next: null,
  });
  if (needsKey && key === null) return notAsked(`${keyVariables.join(" or ")} is not set`);
  if (endpoint === null)
    return notAsked(throughGateway ? `say where: ${id}:MODEL@http://HOST:PORT` : "it has no place yet");
  const probe = await provider.probe({ endpoint, model: "", key }, http, env);
  // No model was asked for, so that it serves none of that name is no news.
  const problem = probe.modelServed === false ? null : problemHere(provider, endpoint, probe, env);
  const usable = probe.reachable === null ? null : problem === null;
  const reason = problem?.message ?? (probe.reachable === null ? (probe.notes[0] ?? null) : null);
  const { version, models, modelCount } = probe;
  return { ...about, usable, version, models, model_count: modelCount, reason, next: problem?.hint ?? null };
}

/** A line each, for people, and what could be typed next. Of a key only whether it is set. */
export function providersText(providers: readonly ListedProvider[]): string {
  const width = Math.max(...providers.map(({ id }) => id.length));
  const lines = providers.map(({ id, key, usable, version, models, model_count: count, reason, next }) => {
    const state = usable === true ? "usable" : usable === false ? "not usable" : "not asked";
    const facts = [
      // Of a key that is missing, the reason says which.
      ...(key === "not set" ? [] : [`key ${key}`]),
      ...(version === null ? [] : [`version ${version}`]),
      ...(count === null ? [] : [modelsText(models, count)]),
      ...(reason === null ? [] : [reason]),
    ];
    const step = next === null ? "" : `\n  ${" ".repeat(width)}  → ${next}`;
    return `  ${id.padEnd(width)}  ${state}: ${facts.join("; ")}${step}`;
  });
  return `Providers:\n${lines.join("\n")}\n\nFor example:\n${examples(providers).join("\n")}`;
}

/** `3 models: a, b and 1 more`, which says how many there are however few are named. */
function modelsText(models: readonly string[], count: number): string {
  const more = count - models.length;
  const named = models.length === 0 ? "" : `: ${models.join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
  return `${plural(count, "model")}${named}`;
}

/** A word for each provider that can be used here and has a model, and what costs nothing in any case. */
function examples(providers: readonly ListedProvider[]): string[] {
  const words = providers.flatMap(({ id, usable, models: [model] }) =>
    usable === true && model !== undefined ? [`${id}:${model}`] : [],
  );
  const [first, second = "stub"] = words;
  return [
    ...(first === undefined ? [] : [`  bench ${shellWord(first)} ${shellWord(second)} --dry-run`]),
    "  bench --smoke",
  ];
}
