import type { ExecResult, ExecSpec } from "#core/ports.ts";
import type { Tree } from "#core/tree.ts";

/** Where toolchains that live in the user's own home folder are found from a sandbox, which has a home of its own. */
export const TOOLCHAIN_HOMES = {
  RUSTUP_HOME: ".rustup",
  PYENV_ROOT: ".pyenv",
  VOLTA_HOME: ".volta",
  ASDF_DATA_DIR: ".asdf",
} as const;

/** All that a sandbox inherits of the harness's own environment. */
export const INHERITED_VARIABLES = [
  ...["PATH", "LANG", "LC_ALL", "LC_CTYPE", "TZ", "JAVA_HOME", "GOROOT"],
  ...Object.keys(TOOLCHAIN_HOMES),
] as readonly string[];

/** A live place in which untrusted programs run. Disposing it removes everything it made. */
export interface Sandbox extends AsyncDisposable {
  /** Where the files are, as a program inside sees it. */
  readonly workDir: string;
  /** A private home outside the work directory, for a program's own configuration. */
  readonly homeDir: string;
  /** An empty folder outside the work directory in which a program may leave what `results` reads. */
  readonly resultsDir: string;
  /** Whether `network: "none"` of a command is enforced here. */
  readonly cutsNetwork: boolean;
  readonly home: SandboxHome;
  /** Writes a tree into the work directory; what is in the way of it gives way. Never follows a link, be it in the tree or there already. */
  put(tree: Tree): Promise<void>;
  /** Reads the work directory. Never follows a link, never blocks on a special file. */
  snapshot(options: SnapshotOptions): Promise<Snapshot>;
  /**
   * Reads regular files of the results folder by their paths there. Never follows a link, never blocks on a special
   * file; what is not there, or is larger than `maxBytes`, is left out.
   */
  results(paths: readonly string[], maxBytes: number): Promise<ReadonlyMap<string, Uint8Array>>;
  /** Runs a program with an allow-listed environment (`PATH`, `HOME`, `TMPDIR`, `LANG`, plus `env`). */
  exec(command: SandboxCommand): Promise<ExecResult>;
}

/** Files in the private home, by their path relative to it. Links in the way are never followed. */
export interface SandboxHome {
  /** Writes files that only this user may read (mode 0600), and the folders they lie in; what is in the way gives way. */
  write(files: Readonly<Record<string, string>>): Promise<void>;
  /** The same for a tree, whose programs stay such (mode 0700). */
  put(tree: Tree): Promise<void>;
  /** null where there is no such regular file, or one larger than that. */
  read(path: string, maxBytes: number): Promise<Uint8Array | null>;
  /** Names of the regular files directly in a folder, sorted; empty where there is no such folder. */
  names(folder: string): Promise<readonly string[]>;
  /** Removes the file or link of that name, if there is one. */
  remove(path: string): Promise<void>;
}

export type SandboxCommand = Omit<ExecSpec, "cwd" | "ownFolder" | "hide" | "show" | "showReadOnly" | "lent"> & {
  /** As in `ExecSpec`, but relative to the home. */
  readonly lent?: readonly string[];
  /** Relative to the work directory. */
  readonly cwd?: string;
};

export interface SnapshotOptions {
  /** Globs left out, such as build by-products. `.git` is always left out. */
  readonly ignore: readonly string[];
  /** A tree larger than this is cut off: whole files are left out and named in `leftOut`. */
  readonly maxBytes: number;
}

export interface Snapshot {
  readonly tree: Tree;
  /** What could not be taken: sockets, devices, pipes; files beyond the limit; what may not be read. */
  readonly leftOut: readonly { readonly path: string; readonly kind: "special_file" | "too_large" | "unreadable" }[];
}
