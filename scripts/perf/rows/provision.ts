import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { foldersOf, type Tree } from "#core/tree.ts";
import { rootCommit } from "#engine/change/root-commit.ts";
import { writeTree } from "#plugins/isolation/shared/tree-io.ts";
import { perCall } from "../in-process.ts";
import type { Row } from "../row.ts";
import { sampleTree } from "../sample-tree.ts";

const FOLDERS_A_ROUND = 40;

/** Nothing is copied on disk: a task's files and its repository are kept in memory and written once per attempt. */
export const provision: Row = {
  operation: "20 files and their one-commit `.git`, from memory to disk",
  floor: "the same bytes by plain calls",
  target: 1.5,
  rounds: { full: 30, quick: 10, warmUp: 3 },
  open({ scratch }) {
    const starting = sampleTree();
    const tree: Tree = new Map([...starting, ...rootCommit(starting)]);
    const measure = (write: (folder: string) => void): number => {
      const folders = Array.from({ length: FOLDERS_A_ROUND }, (_, at) => join(scratch, `${at}`));
      for (const folder of folders) mkdirSync(folder);
      const ms = perCall(FOLDERS_A_ROUND, (at) => write(folders[at]!));
      for (const folder of folders) rmSync(folder, { recursive: true });
      return ms;
    };
    const calls = plainCalls(tree);
    return Promise.resolve({
      figure: () => measure((folder) => writeTree(folder, tree)),
      floor: () => measure(calls),
    });
  },
};

/** What one would write by hand for this one tree: no check, no flag, the order of folders known beforehand. */
function plainCalls(tree: Tree): (folder: string) => void {
  const folders = [...foldersOf(tree.keys())];
  const files = [...tree].flatMap(([path, entry]) => (entry.kind === "file" ? [{ path, content: entry.content }] : []));
  return (root) => {
    for (const folder of folders) mkdirSync(`${root}/${folder}`);
    for (const { path, content } of files) writeFileSync(`${root}/${path}`, content);
  };
}
