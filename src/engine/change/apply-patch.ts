import { dirname } from "node:path";
import type { Tree } from "#core/tree.ts";
import { inTempFolder, runGit, type GitHost } from "#engine/change/git-command.ts";
import { readTree, writeTree } from "#plugins/isolation/shared/tree-io.ts";

/**
 * What a recorded patch made of a tree: on resume, the files that the first attempt left behind.
 * Throws `RunError` (`git-failed`) where the patch does not fit.
 */
export async function applyPatch(before: Tree, patch: Uint8Array, host: GitHost): Promise<Tree> {
  if (patch.length === 0) return before; // git calls that an error
  return inTempFolder(host, async (folder) => {
    writeTree(folder, before);
    const noRepositoryFurtherUp = { GIT_CEILING_DIRECTORIES: dirname(folder) };
    await runGit(host, folder, ["apply", "--binary", "--whitespace=nowarn", "-"], { stdin: patch, env: noRepositoryFurtherUp });
    return readTree(folder, { ignore: [], maxBytes: Number.POSITIVE_INFINITY }).tree;
  });
}
