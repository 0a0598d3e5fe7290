import type { Redactor } from "#core/redact.ts";
import type { Sandbox, Snapshot } from "#core/sandbox.ts";
import type { Tree, TreeEntry } from "#core/tree.ts";

/** A sandbox of which no secret gets out: neither in what programs print nor in what they leave behind. */
export function guardedSandbox(box: Sandbox, redactor: Redactor | null): Sandbox {
  if (redactor === null) return box;
  return {
    ...box,
    home: {
      ...box.home,
      read: async (path, maxBytes) => {
        const bytes = await box.home.read(path, maxBytes);
        return bytes === null ? null : redactor.bytes(bytes);
      },
    },
    snapshot: async (options) => guardedSnapshot(await box.snapshot(options), redactor),
    exec: (command) => box.exec({ ...command, filter: redactor.stream }),
    results: async (paths, maxBytes) => {
      const found = await box.results(paths, maxBytes);
      return new Map([...found].map(([path, bytes]) => [path, redactor.bytes(bytes)]));
    },
  };
}

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
