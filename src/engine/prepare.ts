import { digestOf, sha256 } from "#core/digest.ts";
import type { IsolationSpec, Task } from "#core/task.ts";
import type { Tree } from "#core/tree.ts";
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

/** Digest of all that grades a task: hidden tests, command, limits, protected paths. */
export function verifierDigest(adapter: Adapter, task: Task): string {
  return digestOf({
    hidden: treeDigest(adapter.hidden(task)),
    command: adapter.verify(task),
    protected: adapter.protected(task),
  });
}

/** Digest of paths, modes and contents, whatever their order. */
export function treeDigest(tree: Tree): string {
  const entries = [...tree].map(([path, entry]) => [
    path,
    entry.kind === "file" ? [entry.mode, sha256(entry.content)] : entry.target,
  ]);
  return digestOf(entries.sort(([a], [b]) => (String(a) < String(b) ? -1 : 1)));
}
