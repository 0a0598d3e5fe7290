/**
 * Data of benchmarks below the cache, shared by every run of this user and hidden from every sandbox.
 *
 *   CACHE/datasets/ID/TREE/        files of the pinned commit, without a `.git`
 *   CACHE/datasets/ID/TREE.json    where they came from, if not from the pinned repository
 *   CACHE/datasets/ID/TREE.lock    there while a process fetches it
 *   CACHE/datasets/ID/.new-*       a fetch under way, or what is left of one that was killed
 */
import fs from "node:fs";
import { join } from "node:path";
import { MissingPrerequisite } from "#core/errors.ts";
import { messageOf } from "#core/message-of.ts";
import { shellWord } from "#core/shell-word.ts";
import { treeIdOf } from "#datasets/tree-id.ts";
import { prettyJson, writeWhole } from "#record/write-file.ts";

/** A tree by its content. */
export interface PinnedTree {
  /** Git tree id. */
  readonly tree: string;
}

/** Where the data of a benchmark lies, fetched or not. */
export const datasetFolder = (cacheRoot: string, benchmark: string, { tree }: PinnedTree): string =>
  join(cacheRoot, "datasets", benchmark, tree);

export interface Inspected {
  /** What is wrong with it; null: nothing. `absent`: there is none. */
  readonly fault: string | null;
  /** Files and links; 0 where they could not be counted. */
  readonly files: number;
}

/** Looks at every file of a folder. */
export function inspectDataset(folder: string, { tree }: PinnedTree): Inspected {
  if (!fs.existsSync(folder)) return { fault: "absent", files: 0 };
  try {
    const { id, files } = treeIdOf(folder);
    return { fault: id === tree ? null : `its tree is ${id} and should be ${tree}`, files };
  } catch (error) {
    // unreadable, or removed while it was read
    return { fault: messageOf(error), files: 0 };
  }
}

/**
 * The folder of a benchmark's data, every file of it verified now; null where it was not fetched. Throws
 * `MissingPrerequisite` (`dataset-altered`) when it is not what was pinned.
 */
export function openDataset(cacheRoot: string, benchmark: string, source: PinnedTree): string | null {
  const folder = datasetFolder(cacheRoot, benchmark, source);
  const { fault } = inspectDataset(folder, source);
  if (fault === null) return folder;
  if (fault === "absent") return null;
  throw new MissingPrerequisite(
    "dataset-altered",
    `The data of ${benchmark} in ${folder} is not what was fetched: ${fault}.`,
    `Get it again with: ${fetchCommand(benchmark, originOf(folder))}`,
  );
}

/** The command that gets the data of a benchmark, from where it came the last time. */
function fetchCommand(benchmark: string, from: string | null): string {
  return `benchmark fetch ${benchmark}${from === null ? "" : ` --from ${shellWord(from)}`}`;
}

const originFile = (folder: string): string => `${folder}.json`;

/** Notes where the data in a folder came from; null: from the pinned repository. */
export function keepOrigin(folder: string, from: string | null): void {
  if (from === null) fs.rmSync(originFile(folder), { force: true });
  else writeWhole(originFile(folder), prettyJson({ from: withoutSecrets(from) }));
}

/** An address without a user's name and password in it. */
export const withoutSecrets = (from: string): string => from.replace(/^([a-z][a-z0-9+.-]*:\/\/)[^/]*@/i, "$1");

/** null: from the pinned repository, as far as is known. */
function originOf(folder: string): string | null {
  try {
    const { from } = JSON.parse(fs.readFileSync(originFile(folder), "utf8")) as { readonly from?: unknown };
    return typeof from === "string" ? from : null;
  } catch {
    return null; // it says no more than where to look first
  }
}
