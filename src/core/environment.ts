import type { Tree } from "#core/tree.ts";

/**
 * What tasks need beside their own files and the machine's programs, made once per content and then shared, read-only,
 * by every sandbox: a virtual environment, a `node_modules`, a compiled test library. In `argv`, `env` and `files` of
 * links, `{environment}` stands for the folder it was made in.
 */
export interface EnvironmentSpec {
  /** Short name in kebab-case, part of its folder's name and of messages. */
  readonly id: string;
  /** Laid into the empty folder before anything is built; part of its content's digest. */
  readonly files: Tree;
  /** Commands that make it, one after the other, in its folder and with the network. They are part of its digest. */
  readonly build: readonly EnvironmentCommand[];
  /** Commands that must end with 0 afterwards, without the network: an installer that exited 0 proves nothing. */
  readonly checks: readonly EnvironmentCommand[];
  /** Toolchains (`ToolchainSpec.id`) whose version is part of its digest, since what they build fits no other. */
  readonly toolchains: readonly string[];
  /** What a sandbox gets of it. */
  readonly provides: EnvironmentOffer;
}

export interface EnvironmentCommand {
  readonly argv: readonly [string, ...string[]];
  readonly env?: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
}

export interface EnvironmentOffer {
  /** Folders, relative to the environment, that come first on `PATH`. */
  readonly path?: readonly string[];
  /** Variables; `{environment}` stands for its folder. */
  readonly env?: Readonly<Record<string, string>>;
  /** Links laid into the work directory, by path there, to paths relative to the environment. Never part of a change. */
  readonly links?: Readonly<Record<string, string>>;
}

/** A compiler, interpreter or build tool of the machine itself, which nobody installs for the user. */
export interface ToolchainSpec {
  /** Short name, such as `go`. */
  readonly id: string;
  /** Prints the version; looked for on `PATH`. */
  readonly probe: readonly [string, ...string[]];
  /** Its first group is the version, found in what the probe prints. */
  readonly version: RegExp;
  /** Least version, as numbers by position; absent: any. */
  readonly atLeast?: readonly number[];
  /**
   * For a library: the toolchain (`ToolchainSpec.id`) that finds it and runs the probe. Without that one nobody can tell
   * whether it is there; where that one works, a probe that fails says that it is not.
   */
  readonly foundBy?: string;
  readonly install: Installation;
}

/** How something is installed. `installCommand` makes one command of it. */
export interface Installation {
  /** Packages of Debian and its kin. */
  readonly apt?: readonly string[];
  /** A shell command, run after those are there: where the packages of a common system are too old. */
  readonly command?: string;
}

/** An environment that was made, as a sandbox sees it: with absolute paths. */
export interface PreparedEnvironment {
  readonly id: string;
  /** Of all that decides what is in it. */
  readonly digest: string;
  readonly folder: string;
  /** Folders that come first on `PATH`. */
  readonly path: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** Targets of links by path in the work directory. */
  readonly links: Readonly<Record<string, string>>;
}

/**
 * The variables of a program that finds some environments: theirs over those of `base`, and their folders first on
 * `PATH`, the first environment's before all others.
 */
export function inEnvironments(
  environments: readonly Pick<PreparedEnvironment, "path" | "env">[],
  base: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const env = Object.assign({ ...base }, ...environments.map((environment) => environment.env)) as typeof base;
  const folders = environments.flatMap(({ path }) => path);
  if (folders.length === 0) return env;
  // An empty part would stand for whichever folder is the current one.
  return { ...env, PATH: [...folders, env["PATH"] ?? ""].filter((part) => part !== "").join(":") };
}
