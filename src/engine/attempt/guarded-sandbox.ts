import type { Redactor } from "#core/redact.ts";
import type { Sandbox, SandboxCommand, Snapshot } from "#core/sandbox.ts";
import type { Tree, TreeEntry } from "#core/tree.ts";
import type { AgentAccess } from "#engine/attempt/agent-access.ts";
import { cleanFiles } from "#engine/attempt/clean-files.ts";
import { secretsLeft } from "#engine/attempt/secrets-left.ts";

/**
 * A sandbox of which no secret gets out: neither in what programs print nor in what they leave behind. What a program has
 * made of a login that it was lent is secret from its end on, and what was kept in `dir` meanwhile is cleaned of it,
 * before anybody reads that. Its home is read as it is: what is kept of that goes by way of the attempt's evidence.
 */
export function guardedSandbox(box: Sandbox, { own, redactor }: Guarded, dir: string): Sandbox {
  if (redactor === null) return box;
  return {
    ...box,
    snapshot: async (options) => guardedSnapshot(await box.snapshot(options), redactor),
    async exec(command: SandboxCommand) {
      const [ended] = await Promise.allSettled([box.exec({ ...command, filter: redactor.stream })]);
      const hasLearnt = redactor.learn(await secretsLeft(box.home, command.lent ?? [], own, dir));
      if (hasLearnt) await cleanFiles(dir, redactor);
      if (ended.status === "rejected") throw ended.reason;
      return hasLearnt ? redactor.value(ended.value) : ended.value;
    },
    results: async (paths, maxBytes) => {
      const found = await box.results(paths, maxBytes);
      return new Map([...found].map(([path, bytes]) => [path, redactor.bytes(bytes)]));
    },
  };
}

type Guarded = Pick<AgentAccess, "own" | "redactor">;

// What is graded is what is put on record, so it is changed before either.
function guardedSnapshot({ tree, leftOut }: Snapshot, redactor: Redactor): Snapshot {
  return { tree: guardedTree(tree, redactor), leftOut: redactor.value(leftOut) };
}

function guardedTree(tree: Tree, redactor: Redactor): Tree {
  return new Map([...tree].map(([path, entry]) => [redactor.text(path), guardedEntry(entry, redactor)]));
}

function guardedEntry(entry: TreeEntry, redactor: Redactor): TreeEntry {
  if (entry.kind === "symlink") return { ...entry, target: redactor.text(entry.target) };
  const content = redactor.bytes(entry.content);
  return content === entry.content ? entry : { ...entry, content };
}
