import fs from "node:fs";
import { gitObject } from "#core/git/git-object.ts";
import { type GitFile, treeObjects } from "#core/git/git-tree.ts";

export interface TreeId {
  /** The id git gives to a tree of these files and modes: 40 hexadecimal digits. */
  readonly id: string;
  /** Files and links. */
  readonly files: number;
}

/**
 * The git tree id of a folder as it lies on disk, its own `.git` left out. Computed here: no git is needed, and neither
 * settings nor attributes can change what is compared. Throws what the file system throws.
 */
export function treeIdOf(folder: string): TreeId {
  const files: GitFile[] = [];
  // One character a byte throughout, so that any name can be told.
  const root = Buffer.from(folder).toString("latin1");
  const pending = [""];
  for (let inside = pending.pop(); inside !== undefined; inside = pending.pop()) {
    for (const entry of fs.readdirSync(bytes(`${root}/${inside}`), { withFileTypes: true, encoding: "latin1" })) {
      const path = `${inside}${entry.name}`;
      if (path === ".git") continue;
      const at = bytes(`${root}/${path}`);
      if (entry.isDirectory()) pending.push(`${path}/`);
      else if (entry.isSymbolicLink())
        files.push({ path, mode: "120000", blob: gitObject("blob", fs.readlinkSync(at, "buffer")) });
      else if (entry.isFile()) files.push(fileAt(path, at));
      else throw new Error(`${folder}/${path} is neither a file, a folder nor a link`);
    }
  }
  return { id: treeObjects(files)[0].id, files: files.length };
}

const bytes = (path: string): Buffer => Buffer.from(path, "latin1");

function fileAt(path: string, at: Buffer): GitFile {
  const executable = (fs.statSync(at).mode & 0o100) !== 0;
  return { path, mode: executable ? "100755" : "100644", blob: gitObject("blob", fs.readFileSync(at)) };
}
