import { execFileSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { structuredPatch } from "diff";
import { textAt, type Tree } from "#core/tree.ts";
import { changeOf } from "#engine/change/change-set.ts";
import { gitPatch } from "#engine/change/git-patch.ts";
import { rootCommit } from "#engine/change/root-commit.ts";
import { writeTree } from "#plugins/isolation/shared/tree-io.ts";
import { perCall } from "../in-process.ts";
import type { Row } from "../row.ts";
import { changedSampleTree, sampleTree } from "../sample-tree.ts";
import { startStopwatch } from "../stopwatch.ts";

/** The change of an attempt is found and written as a git patch within this process, from trees in memory. */
export const change: Row = {
  operation: "git patch of a 20-file tree, 2 files changed",
  floor: "`structuredPatch` of the package `diff` on the 2 files",
  target: 5,
  rounds: { full: 30, quick: 10, warmUp: 3 },
  async open({ scratch }) {
    // Equal files as two objects each, as they are after reading them back from disk.
    const [before, after] = [sampleTree(), changedSampleTree()];
    const pairs = changedTexts(before, after);
    const repository = join(scratch, "repository");
    mkdirSync(repository);
    writeTree(repository, new Map([...after, ...rootCommit(before)]));
    const git = execFileSync("which", ["git"], { encoding: "utf8" }).trim();
    const stopwatch = startStopwatch(scratch);
    return {
      figure: () => perCall(50, () => void gitPatch(changeOf(before, after))),
      floor: () => perCall(50, () => pairs.forEach(([old, now]) => structuredPatch("a", "b", old, now))),
      peers: {
        "`git diff HEAD`": async () =>
          (await stopwatch.time({ argv: [git, "diff", "--no-ext-diff", "HEAD"], cwd: repository })).ms,
      },
      [Symbol.asyncDispose]: () => stopwatch[Symbol.asyncDispose](),
    };
  },
};

function changedTexts(before: Tree, after: Tree): (readonly [string, string])[] {
  return [...before.keys()]
    .map((path) => [textAt(before, path), textAt(after, path)] as const)
    .filter(([old, now]) => old !== now);
}
