import { join } from "node:path";
import type { ProgramLogin } from "#plugins/backends/contract.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/** The files in which a program keeps its user's login, by their names in its declaration; empty without a home folder. */
export function loginFilesOf(
  { folderVariable, folder, files }: ProgramLogin,
  env: Environment,
): Readonly<Record<string, string>> {
  const named = folderVariable === null ? undefined : env[folderVariable];
  const at = named ?? (env["HOME"] === undefined ? null : join(env["HOME"], folder));
  return at === null ? {} : Object.fromEntries(files.map((name) => [name, join(at, name)]));
}

/**
 * Every place, file or folder, in which this machine's user is likely to keep logins: those of all agents, whichever of
 * them run, and those of the tools around them. Most of them do not exist.
 * @param agents what each declares
 */
export function userLogins(agents: readonly ProgramLogin[], env: Environment): readonly string[] {
  const { HOME: home } = env;
  const ofAgents = agents.flatMap((login) => [
    ...Object.values(loginFilesOf(login, env)),
    // Its variable may be set for the harness and not for the program, or the reverse.
    ...Object.values(loginFilesOf({ ...login, folderVariable: null }, env)),
  ]);
  const usual = home === undefined ? [] : OF_TOOLS.map((path) => join(home, path));
  const named = Object.entries(NAMED).flatMap(([name, inside]) => {
    const value = env[name];
    return value === undefined || value === "" ? [] : [join(value, inside)];
  });
  return [...new Set([...ofAgents, ...usual, ...named])];
}

/** Where tools that agents' work often needs keep theirs, relative to the home folder. */
const OF_TOOLS: readonly string[] = [
  ...[".aws/credentials", ".aws/sso/cache", ".aws/cli/cache", ".azure", ".config/gcloud", ".kube/config"],
  ...[".ssh", ".gnupg", ".netrc", ".git-credentials", ".config/git/credentials", ".config/gh/hosts.yml"],
  ...[".docker/config.json", ".config/containers/auth.json", ".npmrc", ".pypirc", ".cargo/credentials.toml"],
];

/** Variables that name another place for those, and what of it holds the login; empty: all. */
const NAMED: Readonly<Record<string, string>> = {
  AWS_SHARED_CREDENTIALS_FILE: "",
  CLOUDSDK_CONFIG: "",
  DOCKER_CONFIG: "config.json",
  GH_CONFIG_DIR: "hosts.yml",
  GOOGLE_APPLICATION_CREDENTIALS: "",
  KUBECONFIG: "",
  NETRC: "",
  NPM_CONFIG_USERCONFIG: "",
  XDG_CONFIG_HOME: "gh/hosts.yml",
};
