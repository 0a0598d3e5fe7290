import type { ModelEndpoint } from "#core/model-endpoint.ts";
import { createRedactor, type Redactor } from "#core/redact.ts";
import { secretsInLogin, secretsInPlaces } from "#engine/attempt/secrets-in-login.ts";
import { secretsInValue } from "#engine/attempt/secrets-in-value.ts";
import { ownAccess } from "#engine/own-access.ts";
import type { RunCandidate } from "#engine/run-job.ts";
import type { TreeFile } from "#core/tree.ts";
import type { OwnAccess } from "#plugins/backends/contract.ts";

/** What one attempt's agent is entrusted with, and what takes it out of everything that is kept. */
export interface AgentAccess {
  readonly endpoint: ModelEndpoint | null;
  readonly own: OwnAccess;
  /** null: nothing is secret. */
  readonly redactor: Redactor | null;
}

/**
 * `logins` are places in which this machine's user may have some: what they hold is secret whoever gets at it.
 * `way` is this attempt's to its model; null: the program finds one by itself, with its user's accounts.
 */
export function agentAccess(
  candidate: RunCandidate,
  way: ModelEndpoint | null,
  logins: readonly string[],
): AgentAccess {
  const { env, own: sources, service, command } = candidate;
  const inPlaceOf = service?.inPlaceOf;
  const endpoint = way === null || inPlaceOf === undefined ? way : { ...way, inPlaceOf };
  const own = ownAccess(sources, endpoint !== null);
  // The gateway keeps the provider's key from the agent, but not an error in which the provider repeats it.
  const passed = (command?.spec.pass_env ?? []).flatMap((name) => secretsInValue(env[name] ?? ""));
  const secrets = [
    ...secretsOf(env, own, endpoint),
    ...passed,
    ...(service?.route.secrets ?? []),
    ...secretsInPlaces(logins),
  ];
  return { endpoint, own, redactor: createRedactor(secrets) };
}

function secretsOf(
  env: Readonly<Record<string, string>>,
  { keys, login, config }: OwnAccess,
  endpoint: ModelEndpoint | null,
): string[] {
  const ofCandidate = Object.entries(env).flatMap(([name, value]) => (SECRET_NAME.test(name) ? [value] : []));
  const ofLogin = Object.values(login ?? {}).flatMap(secretsInLogin);
  const ofConfig = [...(config?.values() ?? [])].flatMap((entry) =>
    entry.kind === "file" ? secretsInConfig(entry) : [],
  );
  return [
    ...ofCandidate,
    ...Object.values(keys),
    ...ofLogin,
    ...ofConfig,
    ...(endpoint === null ? [] : [endpoint.token]),
  ];
}

/** Names of variables whose values are secrets, in any provider's habit. */
const SECRET_NAME = /KEY|TOKEN|SECRET|PASSW|CREDENTIAL|AUTH|COOKIE/i;

const SHORTEST_TOKEN = 16;

/** Keys of servers and the like, which people write into settings of any format beside harmless words. */
const SETTING =
  /(?:KEY|TOKEN|SECRET|PASSW|CREDENTIAL|AUTH|COOKIE)[\w.-]*["']?\s*[:=]\s*["']?(?:(?:Bearer|Basic)\s+)?([^\s"',}\\]+)/gi;

const secretsInConfig = ({ content }: TreeFile): string[] =>
  [...Buffer.from(content).toString("latin1").matchAll(SETTING)].flatMap(([, value = ""]) =>
    // Not a path, a number, or the name of a variable.
    value.length >= SHORTEST_TOKEN && /\d/.test(value) && /[a-z]/i.test(value) && !/^[/~.$]/.test(value) ? [value] : [],
  );
