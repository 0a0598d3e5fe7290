import { createHash } from "node:crypto";
import fs from "node:fs";
import { join } from "node:path";

/** One digest over names, kinds and contents of everything in a folder: equal when nothing was touched. */
export function folderDigest(path: string): string {
  const hash = createHash("sha256");
  const entries = fs.readdirSync(path, { withFileTypes: true, recursive: true });
  for (const entry of entries.map((one) => join(one.parentPath, one.name)).sort()) {
    const stat = fs.lstatSync(entry);
    hash.update(`${entry}\0${stat.mode}\0${stat.mtimeMs}\0`);
    if (stat.isFile()) hash.update(fs.readFileSync(entry));
    if (stat.isSymbolicLink()) hash.update(fs.readlinkSync(entry));
  }
  return hash.digest("hex");
}
