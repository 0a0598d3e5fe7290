import type { ModelEndpoint } from "#core/model-endpoint.ts";
import { createGrowingRedactor, type GrowingRedactor } from "#core/growing-redactor.ts";
import { secretsInEnv } from "#engine/attempt/secrets-in-env.ts";
import { secretsInLogin } from "#engine/attempt/secrets-in-login.ts";
import { secretsInPlaces } from "#engine/attempt/secrets-in-places.ts";
import { secretsInSettings } from "#engine/attempt/secrets-in-settings.ts";
import { secretsInValue } from "#engine/attempt/secrets-in-value.ts";
import { ownAccess } from "#engine/own-access.ts";
import type { RunCandidate } from "#engine/run-job.ts";
import type { SecretPlaces } from "#engine/secret-places.ts";
import type { OwnAccess } from "#plugins/backends/contract.ts";

/** What one attempt's agent is entrusted with, and what takes it out of everything that is kept. */
export interface AgentAccess {
  readonly endpoint: ModelEndpoint | null;
  readonly own: OwnAccess;
  /** null: nothing is secret, and nothing will be. */
  readonly redactor: GrowingRedactor | null;
}

/**
 * What `places` hold is secret whoever gets at it, and so is what was `learnt` in this run, by other attempts too.
 * `way` is this attempt's to its model; null: the program finds one by itself, with its user's accounts.
 */
export function agentAccess(
  candidate: RunCandidate,
  way: ModelEndpoint | null,
  places: SecretPlaces,
  learnt: Set<string>,
): AgentAccess {
  const { env, own: sources, service, command } = candidate;
  const endpoint = way === null ? null : { ...way, ...service?.facts };
  const own = ownAccess(sources, endpoint !== null);
  // The gateway keeps the provider's key from the agent, but not an error in which the provider repeats it.
  const passed = (command?.spec.pass_env ?? []).flatMap((name) => secretsInValue(env[name] ?? ""));
  const secrets = [
    ...secretsOf(env, own, endpoint),
    ...passed,
    ...(service?.route.secrets ?? []),
    ...secretsInPlaces(places),
  ];
  return { endpoint, own, redactor: createGrowingRedactor(secrets, { learnt, mayGrow: own.login !== null }) };
}

function secretsOf(
  env: Readonly<Record<string, string>>,
  { keys, login, config }: OwnAccess,
  endpoint: ModelEndpoint | null,
): string[] {
  const ofLogin = Object.values(login ?? {}).flatMap(secretsInLogin);
  const ofConfig = [...(config?.values() ?? [])].flatMap((entry) =>
    entry.kind === "file" ? secretsInSettings(Buffer.from(entry.content).toString("utf8")) : [],
  );
  return [
    ...secretsInEnv(env),
    ...Object.values(keys),
    ...ofLogin,
    ...ofConfig,
    ...(endpoint === null ? [] : [endpoint.token]),
  ];
}
