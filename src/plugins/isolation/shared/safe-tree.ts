import { RunError } from "#core/errors.ts";
import { foldersOf, type Tree } from "#core/tree.ts";

/** Refuses a tree that could write outside its folder or through one of its own links. Throws `RunError`. */
export function refuseUnsafe(tree: Tree): void {
  for (const [path, entry] of tree) {
    if (path.includes("\0") || path.split("/").some((name) => name === "" || name === "." || name === "..")) {
      throw unsafe(path, "it is not a plain relative path");
    }
    if (entry.kind === "symlink" && (entry.target === "" || entry.target.includes("\0"))) {
      throw unsafe(path, `no link can point to ${JSON.stringify(entry.target)}`);
    }
  }
  for (const folder of foldersOf(tree.keys())) {
    const entry = tree.get(folder);
    if (entry !== undefined) throw unsafe(folder, `it is a ${entry.kind} and has paths below it`);
  }
}

const unsafe = (path: string, why: string): RunError =>
  new RunError(
    "unsafe-tree",
    `The path ${JSON.stringify(path)} cannot be written: ${why}.`,
    "Fix the benchmark's files: paths are relative, without `.`, `..` or empty parts, and below folders only.",
  );
