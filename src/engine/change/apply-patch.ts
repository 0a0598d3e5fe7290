import { dirname } from "node:path";
import type { Tree } from "#core/tree.ts";
import { runGit } from "#engine/change/git-command.ts";
import type { Sandbox } from "#core/sandbox.ts";

/**
 * What a recorded patch made of a tree: on resume, the files that the first attempt left behind. `box` is an empty
 * sandbox with git on its `PATH`; its tier does not matter. Throws `RunError` (`git-failed`) where the patch does not fit.
 */
export async function applyPatch(
  before: Tree,
  patch: Uint8Array,
  box: Pick<Sandbox, "workDir" | "put" | "exec" | "snapshot">,
): Promise<Tree> {
  if (patch.length === 0) return before; // git calls that an error
  await box.put(before);
  const noRepositoryFurtherUp = { GIT_CEILING_DIRECTORIES: dirname(box.workDir) };
  await runGit((spec) => box.exec(spec), ["apply", "--binary", "--whitespace=nowarn", "-"], {
    stdin: patch,
    env: noRepositoryFurtherUp,
  });
  return (await box.snapshot({ ignore: [], maxBytes: Number.POSITIVE_INFINITY })).tree;
}
