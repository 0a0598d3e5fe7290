import fs from "node:fs";
import { join } from "node:path";
import type { OwnNeeds, ProgramFiles, ProgramLogin } from "#plugins/backends/contract.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/** Where this machine's user is likely to keep secrets: files and folders, most of which do not exist. */
export interface SecretPlaces {
  /** Where whoever is logged in is said, and little else. */
  readonly logins: readonly string[];
  /** Where keys may stand beside harmless words. */
  readonly settings: readonly string[];
}

/** All of them: what no program under test is to see. */
export const placesIn = ({ logins, settings }: SecretPlaces): readonly string[] => [...logins, ...settings];

/** The files in which a program keeps its user's login, by their names in its declaration; empty without a home folder. */
export function loginFilesOf(login: ProgramLogin, env: Environment): Readonly<Record<string, string>> {
  const at = folderOf(login, env);
  return at === null ? {} : Object.fromEntries(login.files.map((name) => [name, join(at, name)]));
}

/**
 * The places of all agents, whichever of them run, and of the tools around them.
 * @param agents what each declares
 */
export function secretPlaces(agents: readonly Pick<OwnNeeds, "login" | "keyFiles">[], env: Environment): SecretPlaces {
  const { HOME: home } = env;
  const usual = home === undefined ? [] : OF_TOOLS.map((path) => join(home, path));
  const named = Object.entries(NAMED).flatMap(([name, inside]) => {
    const value = env[name];
    return value === undefined || value === "" ? [] : [join(value, inside)];
  });
  const ofAgents = agents.flatMap(({ login }) => (login === null ? [] : placesOf(login, env)));
  const settings = agents.flatMap(({ keyFiles }) => keyFiles.flatMap((files) => placesOf(files, env)));
  const logins = new Set([...ofAgents, ...usual, ...named]);
  return { logins: [...logins], settings: [...new Set(settings)].filter((place) => !logins.has(place)) };
}

/** In both folders: its variable may be set for the harness and not for the program, or the reverse. */
function placesOf(program: ProgramFiles, env: Environment): string[] {
  const folders = new Set([folderOf(program, env), folderOf({ ...program, folderVariable: null }, env)]);
  return [...folders].flatMap((at) => {
    if (at === null) return [];
    // What is a folder by the name of a file is something else, such as a Python environment that is called `.env`.
    const files = program.files.map((name) => join(at, name)).filter((file) => !isFolder(file));
    return [...files, ...(program.folders ?? []).map((name) => join(at, name))];
  });
}

function folderOf({ folderVariable, folder }: ProgramFiles, env: Environment): string | null {
  const named = folderVariable === null ? undefined : env[folderVariable];
  return named ?? (env["HOME"] === undefined ? null : join(env["HOME"], folder));
}

function isFolder(path: string): boolean {
  try {
    return fs.statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
  } catch {
    return false; // out of this user's reach, and so of every program's
  }
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
