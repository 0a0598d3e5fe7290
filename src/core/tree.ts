/** A directory held in memory: what the agent may see, what it left behind, what the verifier gets. */

export interface TreeFile {
  readonly kind: "file";
  /** Unix permission bits as git knows them. */
  readonly mode: 0o644 | 0o755;
  readonly content: Uint8Array;
}

export interface TreeLink {
  readonly kind: "symlink";
  readonly target: string;
}

export type TreeEntry = TreeFile | TreeLink;

/**
 * Relative POSIX path to entry. Directories exist only through their files, as in git.
 * A byte of a name that is not UTF-8 is held as a lone surrogate U+DC80..U+DCFF (Python's surrogateescape).
 */
export type Tree = ReadonlyMap<string, TreeEntry>;

const utf8 = new TextEncoder();

export const textFile = (text: string, mode: 0o644 | 0o755 = 0o644): TreeFile => ({
  kind: "file",
  mode,
  content: utf8.encode(text),
});

/** Text of a tree's file; empty where there is none. */
export function textAt(tree: Tree, path: string): string {
  const entry = tree.get(path);
  return entry?.kind === "file" ? Buffer.from(entry.content).toString("utf8") : "";
}

/** Builds a tree of plain text files from `{ path: content }`. */
export const treeOf = (files: Readonly<Record<string, string>>): Tree =>
  new Map(Object.entries(files).map(([path, text]) => [path, textFile(text)]));

/** Every folder the paths lie in, each after those it lies in itself. */
export function foldersOf(paths: Iterable<string>): Set<string> {
  const folders = new Set<string>();
  const addFolderOf = (path: string): void => {
    const folder = path.slice(0, Math.max(path.lastIndexOf("/"), 0));
    if (folder === "" || folders.has(folder)) return;
    addFolderOf(folder);
    folders.add(folder);
  };
  for (const path of paths) addFolderOf(path);
  return folders;
}
