import fs from "node:fs";
import { basename, join, relative, resolve } from "node:path";
import { RunError } from "#core/errors.ts";
import { inEnvironments } from "#core/environment.ts";
import type { ExecResult } from "#core/ports.ts";
import type { Tree } from "#core/tree.ts";
import {
  INHERITED_VARIABLES,
  type Sandbox,
  type SandboxCommand,
  type Snapshot,
  type SnapshotOptions,
} from "#core/sandbox.ts";
import type { IsolationDeps } from "#plugins/isolation/contract.ts";
import { errno, onDisk } from "#plugins/isolation/shared/file-error.ts";
import { makeFolder, makePrivateFolder } from "#plugins/isolation/shared/private-folder.ts";
import { readResults } from "#plugins/isolation/shared/read-results.ts";
import { privateFiles } from "#plugins/isolation/shared/private-files.ts";
import { readTree, writeTree } from "#plugins/isolation/shared/tree-io.ts";

/** A private folder on this machine for the programs of one sandbox. Throws `RunError` (`disk`, `temp-root`). */
export function openWorktree(deps: IsolationDeps): Sandbox {
  const folder = makePrivateFolder(deps);
  const inside = (name: string): string => join(folder.path, name);
  const [homeDir, tmpDir, resultsDir] = [inside("home"), inside("tmp"), inside("results")];
  // A folder with a name of its own lies one deeper, so that no name can be that of another folder here.
  const workDir = deps.folder === undefined ? inside("work") : join(inside("work"), plainName(deps.folder));
  const inherited: Record<string, string> = {};
  for (const name of INHERITED_VARIABLES) {
    const value = deps.baseEnv[name];
    if (value !== undefined) inherited[name] = value;
  }
  const environments = deps.environments ?? [];
  const env = inEnvironments(environments, { ...inherited, HOME: homeDir, TMPDIR: tmpDir });
  // With something to hide, the other sandboxes are hidden as well. In the place of the temp root, where many programs
  // write whatever TMPDIR says, stands a folder of this sandbox, and in that the others of its folders, at their own
  // paths. It is not seen at its own: that would be a loop, and a cover there is nothing codex's own sandbox can work with.
  const tempRoot = inside("temp-root");
  const hide = deps.hide.length === 0 ? [] : [...deps.hide, deps.tempRoot];
  const own = [inside("work"), homeDir, tmpDir, resultsDir];
  const show =
    hide.length === 0 ? {} : { [deps.tempRoot]: tempRoot, ...Object.fromEntries(own.map((path) => [path, path])) };
  const behind = join(tempRoot, basename(folder.path));
  const forFiles: Folders = { [inside("work")]: 0o700, [workDir]: 0o700, [homeDir]: 0o700 };
  const forPrograms: Folders = {
    ...{ [tmpDir]: 0o700, [resultsDir]: 0o700 },
    // The first as /tmp is, for programs that become another user.
    ...(hide.length === 0 ? {} : { [tempRoot]: 0o1777, [behind]: 0o700 }),
    ...(hide.length === 0 ? {} : Object.fromEntries(own.map((path) => [join(behind, basename(path)), 0o700]))),
  };
  const each = (folders: Folders, make: (path: string, mode: number) => void): void =>
    onDisk(deps.tempRoot, () => Object.entries(folders).forEach(([path, mode]) => make(path, mode)));
  each(forFiles, makeFolder);
  /** Until a program has run here, all is as it was made. */
  let touched = false;
  const ensureFolders = (): void => {
    if (touched) each({ [folder.path]: 0o700, ...forFiles, ...forPrograms }, ensureFolder);
  };

  return {
    workDir,
    homeDir,
    resultsDir,
    cutsNetwork: deps.exec.cutsNetwork,
    home: privateFiles(homeDir, ensureFolders),
    async put(tree: Tree): Promise<void> {
      ensureFolders();
      onDisk(deps.tempRoot, () => writeTree(workDir, tree, { replace: true }));
    },
    async snapshot(options: SnapshotOptions): Promise<Snapshot> {
      ensureFolders();
      return readTree(workDir, options);
    },
    async results(paths: readonly string[], maxBytes: number): Promise<ReadonlyMap<string, Uint8Array>> {
      if (!touched) return new Map();
      ensureFolders();
      return readResults(resultsDir, paths, maxBytes);
    },
    async exec({ cwd, env: own, lent = [], ...command }: SandboxCommand): Promise<ExecResult> {
      ensureFolders();
      if (!touched) {
        touched = true;
        each(forPrograms, makeFolder);
      }
      return deps.exec.run({
        ...command,
        cwd: inWorkDir(workDir, cwd ?? "."),
        env: { ...env, ...own },
        ownFolder: folder.path,
        lent: lent.map((path) => join(homeDir, path)),
        hide,
        show,
        showReadOnly: environments.map((environment) => environment.folder),
      });
    },
    async [Symbol.asyncDispose](): Promise<void> {
      folder.discard();
    },
  };
}

/** Modes by path, outer folders first. */
type Folders = Readonly<Record<string, number>>;

function plainName(name: string): string {
  if (/^[^/\0]+$/.test(name) && name !== "." && name !== "..") return name;
  throw new RunError(
    "unsafe-folder",
    `A work directory cannot be named ${JSON.stringify(name)}.`,
    "This is a fault of the adapter, whose `folder` gives a single name; please report it.",
  );
}

/** A program may have removed or closed its own folders, or put links in their place, which must never be followed. */
function ensureFolder(path: string, mode: number): void {
  const stat = fs.lstatSync(path, { throwIfNoEntry: false });
  if (stat?.isDirectory()) {
    if ((stat.mode & mode) !== mode) fs.chmodSync(path, stat.mode | mode);
    return;
  }
  if (stat !== undefined) fs.unlinkSync(path);
  makeFolder(path, mode);
}

function inWorkDir(workDir: string, cwd: string): string {
  const real = realPath(resolve(workDir, cwd));
  if (real !== null && !relative(fs.realpathSync.native(workDir), real).startsWith("..")) return resolve(workDir, cwd);
  throw new RunError(
    "sandbox-cwd",
    `A program was to be started in ${JSON.stringify(cwd)}, which is not a folder inside its sandbox.`,
    "Name a folder that exists in the task's files, relative to them.",
  );
}

function realPath(path: string): string | null {
  try {
    return fs.realpathSync.native(path);
  } catch (error) {
    if (errno(error) === "ENOENT" || errno(error) === "ENOTDIR" || errno(error) === "ELOOP") return null;
    throw error;
  }
}
