import { digestOf, sha256 } from "#core/digest.ts";
import type { Tree } from "#core/tree.ts";

/** Digest of paths, modes and contents, whatever their order. */
export function treeDigest(tree: Tree): string {
  const entries = [...tree].map(([path, entry]) => [
    path,
    entry.kind === "file" ? [entry.mode, sha256(entry.content)] : entry.target,
  ]);
  return digestOf(entries.sort(([a], [b]) => (String(a) < String(b) ? -1 : 1)));
}
