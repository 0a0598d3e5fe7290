import { sealed, uint32 } from "#engine/change/git-pack.ts";
import type { GitFile } from "#core/git/git-tree.ts";

/** Times, device, inode, owner and size of a file, all unknown: git then looks at the content and fills them in. */
const [BEFORE_MODE, AFTER_MODE] = [Buffer.alloc(24), Buffer.alloc(12)];
const LONGEST_NAME_TOLD = 0xfff;

/** The staging area of a repository in which these files are what was last committed (gitformat-index, version 2). */
export function indexOf(files: readonly GitFile[]): Uint8Array {
  const sorted = files.toSorted((a, b) => (a.path < b.path ? -1 : 1));
  return sealed([Buffer.from("DIRC"), uint32(2), uint32(files.length), ...sorted.map(entryOf)]);
}

function entryOf({ path, mode, blob }: GitFile): Buffer {
  const flags = Buffer.allocUnsafe(2);
  flags.writeUInt16BE(Math.min(path.length, LONGEST_NAME_TOLD));
  const entry = [BEFORE_MODE, uint32(Number.parseInt(mode, 8)), AFTER_MODE, Buffer.from(blob.id, "hex"), flags];
  const name = Buffer.from(path, "latin1");
  // One to eight zeros end the name and bring the entry to a multiple of eight bytes.
  return Buffer.concat([...entry, name, Buffer.alloc(8 - ((62 + name.length) % 8))]);
}
