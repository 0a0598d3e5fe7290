import { posix } from "node:path";
import type { Tree } from "#core/tree.ts";

/** As many links as Linux follows before it gives up. */
const MAX_LINKS = 40;
/** More folders than any honest link passes through; bounds what a tree full of hostile links can cost. */
const MAX_STEPS = 1000;

/**
 * Whether following the link at `path` can leave the tree. Resolved the way the kernel does it, component by
 * component through the tree's other links: `a/l -> ..` and `b -> a/l/..` each look harmless by their spelling.
 */
export function linkEscapes(tree: Tree, path: string): boolean {
  let at = folderOf(path);
  const pending = [path.slice(path.lastIndexOf("/") + 1)];
  let links = 0;
  let steps = 0;
  for (let name = pending.pop(); name !== undefined; name = pending.pop()) {
    if (++steps > MAX_STEPS) return true;
    if (name === "" || name === ".") continue;
    if (name === "..") {
      if (at === "") return true;
      at = folderOf(at);
      continue;
    }
    const here = at === "" ? name : `${at}/${name}`;
    const entry = tree.get(here);
    if (entry?.kind !== "symlink") {
      at = here;
      continue;
    }
    if (posix.isAbsolute(entry.target)) return true;
    if (++links > MAX_LINKS) return false; // leads nowhere: the kernel answers ELOOP
    pending.push(...entry.target.split("/").reverse());
  }
  return false;
}

/** `""` is the root of the tree. */
const folderOf = (path: string): string => path.slice(0, Math.max(path.lastIndexOf("/"), 0));
