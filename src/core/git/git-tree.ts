import { gitObject, type GitObject } from "#core/git/git-object.ts";

/** A file or link of a commit. */
export interface GitFile {
  /** In latin1, one character a byte, so that comparing strings compares bytes, which is the order git wants. */
  readonly path: string;
  /** In octal, as git writes it: `100644`, `100755` or `120000`. */
  readonly mode: string;
  readonly blob: GitObject;
}

/** The tree objects of a commit of these files, the root's first. */
export function treeObjects(files: readonly GitFile[]): [root: GitObject, ...folders: GitObject[]] {
  const below: GitObject[] = [];
  const entries: { name: string; mode: string; id: string }[] = [];
  const folders = new Map<string, GitFile[]>();
  for (const { path, mode, blob } of files) {
    const slash = path.indexOf("/");
    if (slash < 0) {
      entries.push({ name: path, mode, id: blob.id });
      continue;
    }
    const inside = { path: path.slice(slash + 1), mode, blob };
    const folder = folders.get(path.slice(0, slash));
    if (folder === undefined) folders.set(path.slice(0, slash), [inside]);
    else folder.push(inside);
  }
  for (const [name, inside] of folders) {
    const [tree, ...deeper] = treeObjects(inside);
    entries.push({ name, mode: "40000", id: tree.id });
    below.push(tree, ...deeper);
  }
  entries.sort((a, b) => (sortName(a) < sortName(b) ? -1 : 1));
  const parts = entries.map(({ name, mode, id }) =>
    Buffer.concat([Buffer.from(`${mode} ${name}\0`, "latin1"), Buffer.from(id, "hex")]),
  );
  return [gitObject("tree", Buffer.concat(parts)), ...below];
}

/** Git sorts a folder as if its name ended with a slash. */
const sortName = ({ name, mode }: { readonly name: string; readonly mode: string }): string =>
  mode === "40000" ? `${name}/` : name;
