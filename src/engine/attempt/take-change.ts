import fs from "node:fs";
import { join } from "node:path";
import picomatch from "picomatch";
import { GLOB_OPTIONS } from "#core/glob-options.ts";
import type { Tree } from "#core/tree.ts";
import type { AttemptJob } from "#engine/attempt/attempt-job.ts";
import type { AttemptLog } from "#engine/attempt/attempt-log.ts";
import { changeOf } from "#engine/change/change-set.ts";
import { gitPatch } from "#engine/change/git-patch.ts";
import { verificationTree } from "#engine/change/verification-tree.ts";
import { linkGlobs } from "#engine/needs/environment-links.ts";
import type { PreparedTask } from "#engine/prepare.ts";
import type { Sandbox } from "#core/sandbox.ts";
import { PATCH_FILE } from "#record/layout.ts";

/** A tree larger than this is cut off and counts as it stands: taking it holds up every other trial of this process. */
const MAX_TREE_BYTES = 16 * 1024 * 1024;
/** The record names the first ones; an agent must not be able to make it too large to be read. */
const MAX_TAMPERING = 1000;

/** Takes what the agent changed, before anything is graded, and gives the fresh copy to grade. */
export async function takeChange(
  { adapter, candidate, task, dir, needs }: AttemptJob,
  { starting, hidden }: PreparedTask,
  box: Sandbox,
  log: AttemptLog,
): Promise<Tree> {
  const byproducts = [
    ...(adapter.byproducts?.(task) ?? []),
    ...(candidate.backend.byproducts ?? []),
    ...linkGlobs(needs.environments),
  ];
  const snapshot = await box.snapshot({ ignore: byproducts, maxBytes: MAX_TREE_BYTES });
  const after = withStartingByproducts(snapshot.tree, starting, byproducts);
  const change = changeOf(starting, after);
  fs.writeFileSync(join(dir, PATCH_FILE), gitPatch(change));
  const { tree, tampering } = verificationTree({ starting, after, protectedGlobs: adapter.protected(task), hidden });
  log.add({
    change,
    after,
    tampering: [...tampering, ...snapshot.leftOut].slice(0, MAX_TAMPERING),
    requiredPresent: adapter.required?.(task).every((path) => after.has(path)) ?? null,
  });
  return tree;
}

/** Starting files that look like by-products were not taken with the rest; they are not the agent's to change. */
function withStartingByproducts(after: Tree, starting: Tree, globs: readonly string[]): Tree {
  if (globs.length === 0) return after;
  const isByproduct = picomatch([...globs], GLOB_OPTIONS);
  return new Map([...after, ...[...starting].filter(([path]) => isByproduct(path))]);
}
