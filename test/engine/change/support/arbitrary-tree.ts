import fc from "fast-check";
import { foldersOf, type Tree, type TreeEntry } from "#core/tree.ts";

/** Few names, so that files, links and folders often meet; nasty ones, because agents choose them freely. */
const NAMES = [
  "a",
  "b",
  "c",
  "d",
  "sp ace",
  " lead",
  "trail ",
  "-dash",
  "--",
  "t\tab",
  "new\nline",
  "cr\r",
  'qu"ote',
  "back\\slash",
  "*?[a]",
  "a => b",
  "b b",
  "\u0001\u007f",
  "\u00e9",
  "\u{1f600}",
  "\udcff",
  "\ud83d\ude00\udc80",
  "git~1",
  ".gitignore",
  ".gitattributes",
  "dev",
  "null",
];

const name = fc.constantFrom(...NAMES);
export const arbitraryPath = fc.array(name, { minLength: 1, maxLength: 3 }).map((names) => names.join("/"));

const LINES = [
  "a",
  "b",
  "c",
  "",
  " ",
  "a\r",
  "\r",
  "\f\v",
  "\u00e9\xff",
  "--- a/a",
  "+++ b/a",
  "@@ -1 +1 @@",
  "\\ No newline at end of file",
  "diff --git a/a b/a",
  "-- ",
  "literal 0",
];

const text = fc
  .tuple(fc.array(fc.constantFrom(...LINES), { maxLength: 30 }), fc.boolean())
  .map(([lines, closed]) => Buffer.from(lines.join("\n") + (closed && lines.length > 0 ? "\n" : ""), "latin1"));
const binary = fc.uint8Array({ maxLength: 200 }).map((bytes) => Uint8Array.of(0, ...bytes));
const bytes = fc.uint8Array({ maxLength: 60 });
const content = fc.oneof(
  { weight: 5, arbitrary: text },
  { weight: 2, arbitrary: binary },
  { weight: 1, arbitrary: bytes },
);

const target = fc.oneof(arbitraryPath, fc.constantFrom("..", "../..", "/etc/passwd", ".", "missing/../x"));

export const arbitraryEntry: fc.Arbitrary<TreeEntry> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant("file" as const),
      mode: fc.constantFrom<0o644 | 0o755>(0o644, 0o755),
      content,
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("symlink" as const), target }) },
);

/** Later entries give way to earlier ones, so that a path is never both a folder and something else. */
export function consistent(entries: Iterable<readonly [string, TreeEntry]>): Tree {
  const tree = new Map<string, TreeEntry>();
  const folders = new Set<string>();
  for (const [path, entry] of entries) {
    const own = foldersOf([path]);
    // git refuses to deal with a `.gitignore` or `.gitattributes` that is a link
    const safe = entry.kind === "file" || !/(^|\/)\.git/.test(path);
    if (!safe || tree.has(path) || folders.has(path) || [...own].some((folder) => tree.has(folder))) continue;
    tree.set(path, entry);
    for (const folder of own) folders.add(folder);
  }
  return tree;
}

export const arbitraryTree: fc.Arbitrary<Tree> = fc
  .array(fc.tuple(arbitraryPath, arbitraryEntry), { maxLength: 8 })
  .map(consistent);

type Edit = readonly ["keep" | "drop" | "chmod" | "move" | "splice" | "put", string, TreeEntry];
const edit: fc.Arbitrary<Edit> = fc.tuple(
  fc.constantFrom<Edit[0]>("keep", "keep", "drop", "chmod", "move", "splice", "put"),
  arbitraryPath,
  arbitraryEntry,
);

/** A tree and what an agent made of it: edits of what was there, and more. */
export const arbitraryChange: fc.Arbitrary<readonly [before: Tree, after: Tree]> = fc
  .tuple(arbitraryTree, fc.array(edit, { minLength: 12, maxLength: 12 }))
  .map(([before, edits]) => {
    const old = [...before];
    const made = edits.flatMap(([what, path, entry], at): [string, TreeEntry][] => {
      const was = old[at];
      if (was === undefined) return what === "put" ? [[path, entry]] : [];
      if (what === "drop") return [];
      if (what === "move") return [[path, was[1]]];
      if (what === "put") return [[was[0], entry]];
      if (was[1].kind === "symlink" || what === "keep") return [was];
      if (what === "chmod") return [[was[0], { ...was[1], mode: was[1].mode === 0o644 ? 0o755 : 0o644 }]];
      return [[was[0], { ...was[1], content: spliced(was[1].content) }]];
    });
    return [before, consistent(made)] as const;
  });

/** Drops the first third and repeats the last one: enough for several hunks and moved context. */
function spliced(content: Uint8Array): Uint8Array {
  const third = Math.ceil(content.length / 3);
  return Buffer.concat([content.subarray(third), content.subarray(2 * third)]);
}

/** Many trees in one, each in a folder of its own: one git process for all of them. */
export const sideBySide = (trees: readonly Tree[]): Tree =>
  new Map(trees.flatMap((tree, at) => [...tree].map(([path, entry]) => [`${at}/${path}`, entry] as const)));

/** A tree as a plain value that compares and prints well. */
export const shown = (tree: Tree): Record<string, string> =>
  Object.fromEntries(
    [...tree]
      .map(([path, entry]): [string, string] => [
        path,
        entry.kind === "file"
          ? `${entry.mode.toString(8)} ${Buffer.from(entry.content).toString("latin1")}`
          : `-> ${entry.target}`,
      ])
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
