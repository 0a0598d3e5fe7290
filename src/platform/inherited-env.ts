import { existsSync } from "node:fs";
import { join } from "node:path";
import { INHERITED_VARIABLES, TOOLCHAIN_HOMES } from "#core/sandbox.ts";

type Env = Readonly<Record<string, string | undefined>>;

/** What sandboxes inherit of `env`; toolchains in their usual folders of `home` are found without a variable as well. */
export function inheritedEnv(env: Env, home: string): Record<string, string> {
  const usual = Object.entries(TOOLCHAIN_HOMES)
    .map(([name, folder]) => [name, join(home, folder)] as const)
    .filter(([, folder]) => existsSync(folder));
  return { ...Object.fromEntries(usual), ...chosen(env, (name) => INHERITED_VARIABLES.includes(name)) };
}

/** Settings of proxies, certificates and package sources, without which an installer works on few machines. */
const INSTALLER_SETTINGS = [
  /^(https?|ftp|all|no)_proxy$/i,
  /^(SSL_CERT|CURL_CA|REQUESTS_CA|NODE_EXTRA_CA|GIT_SSL)/,
  // Go's own have no underscore, and Google's begin alike. Who publishes packages holds tokens that an installer needs not.
  /^(PIP|UV(?!_PUBLISH)|npm_config|CARGO(?!_REGISTRY_TOKEN)|RUSTUP|MAVEN|GRADLE)_/i,
  /^GO[A-Z0-9]+$/,
  /^(HOME|USER|LOGNAME|TMPDIR|XDG_CACHE_HOME|XDG_CONFIG_HOME)$/,
];

/** Without a network installers try for minutes by themselves; a person's own settings come first. */
const FEW_RETRIES = { PIP_RETRIES: "1", npm_config_fetch_retries: "1", npm_config_fetch_retry_mintimeout: "1000" };

/** What commands get that prepare an environment, as if the user had called them. */
export function installerEnv(env: Env, home: string): Record<string, string> {
  const settings = chosen(env, (name) => INSTALLER_SETTINGS.some((pattern) => pattern.test(name)));
  return { ...inheritedEnv(env, home), ...FEW_RETRIES, ...settings, HOME: home };
}

const chosen = (env: Env, wanted: (name: string) => boolean): Record<string, string> =>
  Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value !== undefined && wanted(name) ? [[name, value]] : [])),
  );
