import fs from "node:fs";
import type { Tree } from "#core/tree.ts";
import { UsageError } from "#core/errors.ts";
import { listed } from "#core/format.ts";
import { withoutVariables } from "#core/without-variables.ts";
import { hostConfig } from "#engine/host-config.ts";
import { ownSettings } from "#engine/own-settings.ts";
import { loginFilesOf } from "#engine/secret-places.ts";
import type { OwnAccess, OwnNeeds } from "#plugins/backends/contract.ts";

/** The user's environment, of which a program gets what its backend names. */
type Environment = Readonly<Record<string, string | undefined>>;

/** What was found of a backend's needs when the run was planned. */
export interface OwnSources extends Pick<OwnAccess, "keys" | "settings"> {
  /** Read anew for each attempt, since logins are renewed. Paths by file name. */
  readonly loginFiles: Readonly<Record<string, string>>;
  /** Read once, so that all attempts of a run get the same; absent: it was not asked for. */
  readonly config?: Tree;
}

const NOTHING: OwnAccess = { keys: {}, settings: {}, login: null, config: null };

export interface OwnOptions {
  /** Its candidate's own variables, which go before its user's: by a key among them it goes alone. Absent: none. */
  readonly env?: Readonly<Record<string, string>>;
  /** What its candidate does without: none of these is obeyed. */
  readonly unsetEnv: readonly string[];
  /** Whether it gets what its user set up for it. */
  readonly useHostConfig: boolean;
  /** The model it is to use by its user's account; null: it uses no account. */
  readonly model: string | null;
}

/**
 * Looks for what a backend needs of its candidate and its user. Throws `UsageError` where that is too much, where it
 * would get keys of several providers because nobody can tell whose its model is, and for a setting that is none.
 */
export function ownSources(
  needs: OwnNeeds | undefined,
  userEnv: Environment,
  { env: ofCandidate = {}, unsetEnv, useHostConfig, model }: OwnOptions,
): OwnSources {
  const env = withoutVariables(userEnv, unsetEnv);
  const keysIn = (from: Environment) => setIn(from, needs?.keyVariables);
  return {
    keys: model === null ? {} : { ...usersKeys(needs, model, keysIn(env), ofCandidate), ...keysIn(ofCandidate) },
    settings: ownSettings(needs, { ...env, ...ofCandidate }),
    loginFiles: needs?.login == null ? {} : loginFilesOf(needs.login, env),
    ...(useHostConfig && needs?.config !== undefined ? { config: hostConfig(needs.config, env) } : {}),
  };
}

const setIn = (env: Environment, names: readonly string[] = []): Readonly<Record<string, string>> =>
  Object.fromEntries(
    names.flatMap((name) => (env[name] === undefined || env[name] === "" ? [] : [[name, env[name]] as const])),
  );

/** None beside one that its candidate brings. Of a program whose keys go by provider, that stands for its own name alone. */
function usersKeys(
  needs: OwnNeeds | undefined,
  model: string,
  keys: OwnAccess["keys"],
  ofCandidate: Environment,
): OwnAccess["keys"] {
  const isBrought = needs?.keyVariables.some((name) => name in ofCandidate) === true;
  return isBrought && needs.keysOf === undefined ? {} : keysOf(needs, model, keys);
}

function keysOf(needs: OwnNeeds | undefined, model: string, keys: OwnAccess["keys"]): OwnAccess["keys"] {
  const set = Object.keys(keys);
  const own = needs?.keysOf === undefined ? set.slice(0, 1) : needs.keysOf(model, set);
  if (own === null)
    throw new UsageError(
      "keys-of-several",
      `${model === "" ? "A candidate names no model" : `The model ${JSON.stringify(model)} names no provider`}, and ${listed(set)} are set: its agent would get keys that are none of its business.`,
      "Write the model as provider/model, or withhold the other keys with unset_env. Nothing was run.",
    );
  return Object.fromEntries(Object.entries(keys).filter(([name]) => own.includes(name)));
}

/** What one attempt may use. With an endpoint of its own for the model it needs neither key nor login. */
export function ownAccess(sources: OwnSources | undefined, hasEndpoint: boolean): OwnAccess {
  if (sources === undefined) return NOTHING;
  const { keys, settings, loginFiles, config = null } = sources;
  return hasEndpoint ? { ...NOTHING, settings, config } : { keys, settings, login: readLogin(loginFiles), config };
}

function readLogin(files: OwnSources["loginFiles"]): OwnAccess["login"] {
  const there = Object.entries(files).filter(([, path]) => fs.existsSync(path));
  if (there.length === 0) return null;
  return Object.fromEntries(there.map(([name, path]) => [name, fs.readFileSync(path, "utf8")]));
}
