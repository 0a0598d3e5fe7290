import fs from "node:fs";
import { dirname } from "node:path";
import { pathBytes } from "#core/path-bytes.ts";
import type { Tree } from "#core/tree.ts";

/** Writes a tree of an adapter into an empty folder. In targets of links, `{environment}` stands for that folder. */
export function layTree(folder: string, tree: Tree): void {
  for (const [path, entry] of tree) {
    fs.mkdirSync(dirname(`${folder}/${path}`), { recursive: true });
    const at = Buffer.concat([Buffer.from(`${folder}/`), pathBytes(path)]);
    if (entry.kind === "file") fs.writeFileSync(at, entry.content, { flag: "wx", mode: entry.mode });
    else
      fs.symlinkSync(
        entry.target.replaceAll("{environment}", () => folder),
        at,
      );
  }
}
