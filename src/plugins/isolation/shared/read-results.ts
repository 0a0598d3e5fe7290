import fs from "node:fs";
import { dirname } from "node:path";
import { diskPath, openFolder, readEntry } from "#plugins/isolation/shared/careful-reading.ts";

/** Asked for by name, so that nothing has to be listed: a regular file, or nothing. */
const EXPECTED = { isDirectory: () => false, isFile: () => true, isSymbolicLink: () => false };

/** Regular files below a folder by their relative paths; what is not there, is no such file, or is larger than `maxBytes` is left out. */
export function readResults(dir: string, paths: readonly string[], maxBytes: number): ReadonlyMap<string, Uint8Array> {
  const found = new Map<string, Uint8Array>();
  const root = fs.realpathSync(dir);
  for (const path of paths) {
    const folder = dirname(path);
    const opened = openFolder(root, folder === "." ? "" : folder);
    if (typeof opened === "string") continue;
    try {
      const name = folder === "." ? path : path.slice(folder.length + 1);
      const entry = readEntry(diskPath(opened.path, name), EXPECTED, maxBytes);
      if (typeof entry !== "string" && entry.kind === "file") found.set(path, entry.content);
    } finally {
      fs.closeSync(opened.fd);
    }
  }
  return found;
}
