import { digestOf, sha256 } from "#core/digest.ts";
import type { EnvironmentSpec } from "#core/environment.ts";
import type { IsolationSpec, Task } from "#core/task.ts";
import type { Tree } from "#core/tree.ts";
import { treeDigest } from "#core/tree-digest.ts";
import { rootCommit } from "#engine/change/root-commit.ts";
import type { Adapter, VerifyCommand } from "#plugins/adapters/contract.ts";

/** A task with everything that is the same for every attempt at it, held in memory. */
export interface PreparedTask {
  readonly task: Task;
  readonly isolation: IsolationSpec;
  readonly starting: Tree;
  readonly hidden: Tree;
  /** The `.git` folder of a repository whose one commit is the starting tree. */
  readonly git: Tree;
  readonly command: VerifyCommand;
  readonly promptSha256: string;
  readonly verifierSha256: string;
}

export function prepareTask(adapter: Adapter, task: Task): PreparedTask {
  const starting = adapter.starting(task);
  return {
    task,
    isolation: adapter.isolation(task),
    starting,
    hidden: adapter.hidden(task),
    git: rootCommit(starting),
    command: adapter.verify(task),
    promptSha256: promptDigest(adapter, task),
    verifierSha256: verifierDigest(adapter, task),
  };
}

/** Digest of the first attempt's prompt; later ones quote test output and differ by nature. */
export const promptDigest = (adapter: Adapter, task: Task): string => sha256(adapter.prompt(task));

/**
 * Digest of all that grades a task: hidden tests, command, limits, protected paths, the folder's name, and what is
 * prepared for it. Versions of toolchains are found by the machine that runs it, and are on record with each attempt.
 */
export function verifierDigest(adapter: Adapter, task: Task): string {
  const environments = adapter.environments?.(task) ?? [];
  return digestOf({
    hidden: treeDigest(adapter.hidden(task)),
    command: adapter.verify(task),
    protected: adapter.protected(task),
    // Left out where there are none, so that digests of those tasks stay what they were.
    ...(adapter.folder === undefined ? {} : { folder: adapter.folder(task) }),
    ...(environments.length === 0 ? {} : { environments: environments.map(specDigest) }),
  });
}

/** Mostly one object for all tasks of a language. */
const specDigests = new WeakMap<EnvironmentSpec, string>();

function specDigest(spec: EnvironmentSpec): string {
  const known = specDigests.get(spec);
  if (known !== undefined) return known;
  const digest = digestOf({ ...spec, files: treeDigest(spec.files) });
  specDigests.set(spec, digest);
  return digest;
}
