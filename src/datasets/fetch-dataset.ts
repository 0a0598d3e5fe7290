import fs from "node:fs";
import { dirname, join } from "node:path";
import { RunError } from "#core/errors.ts";
import { datasetFolder, inspectDataset, keepOrigin, withoutSecrets } from "#datasets/dataset-cache.ts";
import { checkOut, type GitDeps } from "#datasets/git-checkout.ts";
import { treeIdOf } from "#datasets/tree-id.ts";
import { waitForLock } from "#record/wait-for-lock.ts";

/** Data that is pinned by content. */
export interface DatasetPin {
  readonly repository: string;
  readonly commit: string;
  readonly tree: string;
}

export interface FetchDeps extends GitDeps {
  /** Tells a person something. */
  say(text: string): void;
}

export interface FetchedDataset {
  readonly folder: string;
  readonly files: number;
  /** Whether anything had to be fetched. */
  readonly fetched: boolean;
}

/**
 * Puts the data of a benchmark into the cache, whole and verified, or leaves the cache as it is. What is there and
 * sound is kept; what is damaged is replaced.
 * @param from a folder with the files, or a repository, in the place of the pinned one; null: that one
 * Throws `MissingPrerequisite` without git, `RunError` when git fails or the data is not what was pinned.
 */
export async function fetchDataset(
  benchmark: string,
  pin: DatasetPin,
  from: string | null,
  deps: FetchDeps,
): Promise<FetchedDataset> {
  const folder = datasetFolder(deps.host.cacheRoot, benchmark, pin);
  const before = inspectDataset(folder, pin);
  if (before.fault === null) return { folder, files: before.files, fetched: false };
  fs.mkdirSync(dirname(folder), { recursive: true, mode: 0o700 });
  const lock = await waitForLock(`${folder}.lock`, deps.signal, (pid) =>
    deps.say(`Process ${pid} is fetching it; waiting.`),
  );
  try {
    // Another process may have done it meanwhile.
    const { fault, files } = inspectDataset(folder, pin);
    if (fault === null) return { folder, files, fetched: false };
    if (fault !== "absent") deps.say(`The data in ${folder} is fetched again: ${fault}.`);
    return { folder, files: await replace(folder, benchmark, pin, from, deps), fetched: true };
  } finally {
    lock.release();
  }
}

/** Makes the new one beside the old one, so that nobody ever sees half of it. Returns the number of its files. */
async function replace(
  folder: string,
  benchmark: string,
  pin: DatasetPin,
  from: string | null,
  deps: FetchDeps,
): Promise<number> {
  removeLeftovers(dirname(folder));
  const place = fs.mkdtempSync(join(dirname(folder), ".new-"));
  try {
    const fresh = join(place, "tree");
    const fault = from !== null && isFolder(from) ? inspectDataset(from, pin).fault : null;
    if (from !== null && fault !== null && !isRepository(from)) throw unlikeFolder(benchmark, from, fault, pin);
    if (from !== null && isFolder(from) && fault === null) copyFiles(from, fresh);
    else await checkOut({ repository: from ?? pin.repository, commit: pin.commit, into: fresh, scratch: place }, deps);
    const { id, files } = treeIdOf(fresh);
    if (id !== pin.tree) throw unlike(benchmark, withoutSecrets(from ?? pin.repository), id, pin);
    if (fs.existsSync(folder)) fs.renameSync(folder, join(place, "old"));
    keepOrigin(folder, from);
    fs.renameSync(fresh, folder);
    return files;
  } finally {
    fs.rmSync(place, { recursive: true, force: true });
  }
}

/** Of fetches that were killed: only the holder of the lock comes here. */
function removeLeftovers(parent: string): void {
  for (const name of fs.readdirSync(parent))
    if (name.startsWith(".new-")) fs.rmSync(join(parent, name), { recursive: true, force: true });
}

const isFolder = (from: string): boolean => fs.statSync(from, { throwIfNoEntry: false })?.isDirectory() === true;

/** One of git's, with a work tree or bare. */
const isRepository = (folder: string): boolean =>
  fs.existsSync(join(folder, ".git")) ||
  (fs.existsSync(join(folder, "HEAD")) && fs.existsSync(join(folder, "objects")));

function copyFiles(from: string, to: string): void {
  const ownGit = join(from, ".git");
  fs.cpSync(from, to, { recursive: true, verbatimSymlinks: true, filter: (path) => path !== ownGit });
}

const unlikeFolder = (benchmark: string, from: string, fault: string, { repository }: DatasetPin): RunError =>
  new RunError(
    "dataset-unlike",
    `The folder ${from} is not the data of ${benchmark}: ${fault}. Nor is it a git repository.`,
    `Nothing was kept. Name a folder with exactly its files or a clone of ${repository}, or leave --from out.`,
  );

const unlike = (benchmark: string, from: string, found: string, { commit, tree }: DatasetPin): RunError =>
  new RunError(
    "dataset-unlike",
    `What ${from} has as ${commit.slice(0, 12)} is not the data of ${benchmark}: its tree is ${found} and should be ${tree}.`,
    "Nothing was kept. Leave --from out to use the pinned repository, or point it at a faithful copy.",
  );
