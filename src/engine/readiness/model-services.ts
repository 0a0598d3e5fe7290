import { judgeWindow, workKind } from "#core/context-window.ts";
import { MissingPrerequisite } from "#core/errors.ts";
import { type ModelEndpoint, type ModelFacts, type Protocol, recordedEndpoint } from "#core/model-endpoint.ts";
import { isOwnAddress } from "#core/own-address.ts";
import type { Http } from "#core/ports.ts";
import type { PlanCandidate } from "#core/records.gen.ts";
import type { PlannedRun } from "#engine/plan-run.ts";
import type { ModelService, RunCandidate } from "#engine/run-job.ts";
import { TRANSLATED_PROTOCOLS, TRANSLATOR, UPSTREAM_PROTOCOL } from "#engine/translation/litellm.ts";
import type { LentKey } from "#engine/readiness/lent-keys.ts";
import { problemHere } from "#engine/readiness/provider-program.ts";
import { spokenBy } from "#engine/readiness/unspoken.ts";
import {
  type Env,
  keyOf,
  NOTHING_SAID,
  type Probe,
  type ProviderPlugin,
  type ProviderTarget,
} from "#plugins/providers/contract.ts";
import type { Registry } from "#plugins/registry.ts";

/** What was found out about the provider of one candidate before anything is spent. */
export interface ServiceCheck {
  readonly candidate: string;
  readonly provider: string;
  /** Scheme, host, port and path; null: the agent program knows by itself. */
  readonly endpoint: string | null;
  readonly model: string;
  /** How the agent will speak to it; null: it cannot. */
  readonly protocol: Protocol | null;
  /** Whether it may cost money: its kind does, or what serves the model stands outside of its user's own network, whoever runs it there. */
  readonly paid: boolean;
  /** Whether requests go through the gateway. */
  readonly gateway: boolean;
  /** The proxy that will translate between agent and provider; null: they speak to each other. */
  readonly translator: string | null;
  readonly key: "set" | "not set" | "not needed";
  readonly probe: Probe;
  /** Why it cannot be used; null: nothing speaks against it. */
  readonly refusal: { readonly message: string; readonly hint: string } | null;
  /** What a person has to agree to first. */
  readonly asks: readonly string[];
  /** What a person should know all the same. */
  readonly warnings: readonly string[];
}

export interface ServiceDeps {
  readonly providers: Registry<ProviderPlugin>;
  readonly http: Http;
  readonly env: Env;
  /** Whether requests go through the gateway where they can. */
  readonly gateway: boolean;
  /** Keys that nobody has agreed to send yet: the providers they are for are not asked. */
  readonly withheld?: readonly LentKey[];
}

/** A check, and what the candidate is run with when nothing speaks against it. */
interface Found {
  readonly check: ServiceCheck;
  readonly candidate: RunCandidate;
}

/** Asks the providers of the candidates that run here and have one, at once. Gives null for each other candidate. */
export async function checkServices(
  planned: PlannedRun,
  deps: ServiceDeps,
  own: readonly RunCandidate[] = planned.candidates,
): Promise<(Found | null)[]> {
  return Promise.all(
    planned.plan.candidates.map(async (plan, at) => {
      const candidate = planned.candidates[at];
      return candidate === undefined || !own.includes(candidate) || !hasProvider(plan, candidate)
        ? null
        : found(plan, candidate, planned, deps);
    }),
  );
}

/** Whether a candidate is given a way to its model, and so needs no account. */
export const hasProvider = ({ provider }: PlanCandidate, { ownProvider }: Pick<RunCandidate, "ownProvider">): boolean =>
  provider !== undefined || ownProvider?.hasKey === true;

/** The run with every candidate's way to its model, where it has any. */
export const servedRun = (planned: PlannedRun, services: readonly (Found | null)[]): PlannedRun => ({
  ...planned,
  candidates: planned.candidates.map((candidate, at) => services[at]?.candidate ?? candidate),
});

/** Why the provider of a candidate cannot be used; null: nothing speaks against it. */
export const noProvider = ({ refusal }: ServiceCheck): MissingPrerequisite | null =>
  refusal === null ? null : new MissingPrerequisite("no-provider", refusal.message, refusal.hint);

async function found(
  plan: PlanCandidate,
  candidate: RunCandidate,
  planned: PlannedRun,
  deps: ServiceDeps,
): Promise<Found> {
  const { providers, http, gateway } = deps;
  const { ownProvider } = candidate;
  const provider = await providers.get(plan.provider ?? ownProvider?.provider ?? "");
  const model = ownProvider?.model ?? plan.model;
  const env = variablesOf(candidate, deps.env);
  const key = keyOf(provider, env);
  const endpoint = plan.endpoint ?? provider.defaultEndpoint(env);
  const missing = whatIsMissing(provider, endpoint, key, env);
  const target = { endpoint: endpoint ?? "", model, key };
  const withheld = deps.withheld?.find((one) => one.candidate === plan.name);
  const probe =
    missing !== null
      ? null
      : withheld === undefined
        ? await provider.probe(target, http, env)
        : unasked(provider, withheld);
  const protocols =
    ownProvider?.protocol == null ? spokenBy(candidate.backend, candidate.command?.spec) : [ownProvider.protocol];
  const spoken = protocols.find((one) => probe?.protocols.includes(one) === true) ?? null;
  const translated = spoken === null ? translatedProtocol(provider, protocols, probe) : null;
  const protocol = spoken ?? translated;
  const window = judgeWindow(probe?.contextWindow ?? null, workKind(planned.benchmark.tasks));
  const said = probe === null ? null : problemHere(provider, target.endpoint, probe, env);
  const problem = missing ?? said ?? (protocol === null ? noProtocol(plan, provider, protocols, probe) : null);
  const check: ServiceCheck = {
    candidate: plan.name,
    provider: provider.id,
    endpoint: endpoint === null ? null : recordedEndpoint(endpoint),
    model,
    protocol,
    paid: provider.paid || [endpoint, probe?.passedOnTo].some((place) => place != null && !isOwnAddress(place)),
    gateway: gateway && provider.throughGateway,
    translator: translated === null ? null : TRANSLATOR,
    key: key !== null ? "set" : provider.needsKey ? "not set" : "not needed",
    probe: probe ?? NOTHING_SAID,
    refusal: problem ?? (window.verdict === "refuse" ? { message: window.message ?? "", hint: WINDOW_HINT } : null),
    asks: window.verdict === "ask" && window.message !== null ? [window.message] : [],
    warnings: [
      ...(probe?.notes ?? []),
      ...(translated === null ? [] : [`${TRANSLATOR} will translate from ${translated} to ${UPSTREAM_PROTOCOL}.`]),
      // Of one that is not asked yet it is said that this is looked at later.
      ...(window.verdict === "warn" && window.message !== null && problem === null && withheld === undefined
        ? [window.message]
        : []),
    ],
  };
  if (protocol === null || endpoint === null) return { check, candidate };
  return { check, candidate: served(candidate, provider, target, { ...check, protocol }, env) };
}

const WINDOW_HINT = "Serve the model with a larger context, or choose another.";

/** A provider that is not asked is taken to speak all that it may. */
const unasked = ({ speaks }: ProviderPlugin, { key }: LentKey): Probe => ({
  ...NOTHING_SAID,
  protocols: speaks,
  notes: [`Not asked, since only the configuration names that address for ${key}.`],
});

/** The user's variables as this candidate has them. */
function variablesOf({ env, unsetEnv }: RunCandidate, own: Env): Env {
  return { ...own, ...Object.fromEntries(unsetEnv.map((name) => [name, undefined])), ...env };
}

function whatIsMissing(
  provider: ProviderPlugin,
  endpoint: string | null,
  key: string | null,
  env: Env,
): Probe["problem"] {
  if (provider.needsKey && key === null)
    return {
      message: `${provider.id} needs a key, and ${provider.keyVariables.join(" or ")} is not set.`,
      hint: `Set ${provider.keyVariables[0] ?? ""}.`,
    };
  if (endpoint === null && provider.throughGateway) {
    const named = provider.endpointVariables?.find((name) => (env[name] ?? "") !== "");
    return {
      message:
        named === undefined
          ? `${provider.id} can be anywhere.`
          : `${named} holds no address that could be used: scheme, host, port and path, and nothing else.`,
      hint: "Say where with `endpoint`, or @http://HOST:PORT after the model.",
    };
  }
  return null;
}

/** What the agent will speak to the proxy; null: none can stand in between. */
const translatedProtocol = (
  { translatable }: ProviderPlugin,
  protocols: readonly Protocol[],
  probe: Probe | null,
): Protocol | null =>
  translatable === true && probe?.protocols.includes(UPSTREAM_PROTOCOL) === true
    ? (protocols.find((one) => TRANSLATED_PROTOCOLS.includes(one)) ?? null)
    : null;

/** What nobody could know before the provider was asked: this server speaks less than others of its kind. */
function noProtocol(
  { backend }: PlanCandidate,
  { id }: ProviderPlugin,
  spoken: readonly Protocol[],
  probe: Probe | null,
): Probe["problem"] {
  const offered = probe?.protocols.join(", ") ?? "";
  return {
    message: `${backend} speaks ${spoken.join(", ")}, and ${id} ${offered === "" ? "none of it" : `speaks ${offered}`}.`,
    hint: `Name another agent before the provider, such as aider/${id}:MODEL.`,
  };
}

/** Of its user's it keeps what it obeys: its own account is not the one that is to be used. */
const withoutAccount = ({ own }: RunCandidate): Pick<RunCandidate, "own"> =>
  own === undefined ? {} : { own: { ...own, keys: {}, loginFiles: {} } };

/** The candidate with its way to the model: by the gateway, with the key itself, or by variables of its own. */
function served(
  candidate: RunCandidate,
  provider: ProviderPlugin,
  { endpoint, model, key }: ProviderTarget,
  { protocol, gateway, translator, probe }: ServiceCheck & { readonly protocol: Protocol },
  env: Env,
): RunCandidate {
  if (!provider.throughGateway)
    return { ...candidate, ...withoutAccount(candidate), env: { ...provider.agentEnv?.(env), ...candidate.env } };
  const route = {
    protocol,
    upstream: endpoint,
    headers: provider.headers(key, protocol),
    secrets: key === null ? [] : [key],
    models: provider.allowedModels(model),
  };
  const keyHeader = "x-api-key" in route.headers ? ({ keyHeader: "x-api-key" } as const) : {};
  const direct: ModelEndpoint | null = gateway
    ? null
    : { protocol, baseUrl: endpoint, token: key ?? "none", ...keyHeader };
  const facts: ModelFacts = {
    ...(candidate.ownProvider?.protocol == null ? {} : { inPlaceOf: provider.id }),
    ...(provider.nativeTo === candidate.backend.id ? { isOfMaker: true } : {}),
    ...(probe.contextWindow === null ? {} : { contextWindow: probe.contextWindow }),
  };
  const translation = translator === null ? {} : { translation: { upstream: endpoint, model, key } };
  return {
    ...candidate,
    env: withoutOthers(candidate.env, provider),
    service: { route, recorded: recordedEndpoint(endpoint), direct, facts, ...translation } satisfies ModelService,
  };
}

/** By variables of its own an agent would go past the gateway, or get the key that the gateway keeps. */
function withoutOthers(
  env: RunCandidate["env"],
  { keyVariables, redirectVariables = [] }: ProviderPlugin,
): RunCandidate["env"] {
  const decided = new Set([...keyVariables, ...redirectVariables]);
  return Object.fromEntries(Object.entries(env).filter(([name]) => !decided.has(name)));
}
