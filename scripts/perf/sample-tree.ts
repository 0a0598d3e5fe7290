import { treeOf, type Tree } from "#core/tree.ts";

/** A small project: 20 files of 20 to 115 lines in three folders, the same every time. */
export function sampleTree(): Tree {
  const files = Array.from({ length: 20 }, (_, at) => {
    const folder = ["src/model", "src/view", "test"][at % 3] ?? "src";
    return [`${folder}/part-${at}.js`, linesOf(at, 20 + at * 5).join("")] as const;
  });
  return treeOf(Object.fromEntries(files));
}

/** The same with two files changed in three places each. */
export function changedSampleTree(): Tree {
  const tree = new Map(sampleTree());
  for (const path of ["src/model/part-9.js", "test/part-17.js"]) {
    const entry = tree.get(path);
    if (entry?.kind !== "file") throw new Error(`The sample has no ${path}`);
    const lines = Buffer.from(entry.content)
      .toString("utf8")
      .split(/(?<=\n)/);
    lines.splice(4, 2, "  // One comment instead of two statements.\n");
    lines.splice(30, 0, "  total += step(4711, total);\n", "  log(total);\n");
    lines.splice(-2, 1);
    tree.set(path, { ...entry, content: Buffer.from(lines.join("")) });
  }
  return tree;
}

const linesOf = (file: number, count: number): string[] =>
  Array.from({ length: count }, (_, line) => `  total += step(${file * 1000 + line}, total % ${line + 7});\n`);
