import { createReadStream, createWriteStream, lstatSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { pack as createPack } from "tar-stream";
import { LOCK_FILE, STAGING_DIR } from "#record/layout.ts";
import { digestOfFile } from "#record/attempt/artifacts.ts";
import { MANIFEST_FILE, type ManifestEntry } from "#github/manifest.ts";

/**
 * Writes the regular files below `folder` into one archive, a manifest of their digests first. Artifacts take no file
 * names with quotes, colons or line ends, which agents are free to use; an archive takes them all. Links and special
 * files are left out: nothing of a record is one.
 */
export async function packFolder(
  folder: string,
  archive: string,
): Promise<{ readonly files: number; readonly bytes: number }> {
  const entries = filesBelow(folder, "")
    .sort()
    .map((path): ManifestEntry => ({
      path,
      ...digestOfFile(join(folder, path)),
      ...((lstatSync(join(folder, path)).mode & 0o100) === 0 ? {} : { executable: true }),
    }));
  const pack = createPack();
  const written = pipeline(pack, createGzip({ level: 6 }), createWriteStream(archive, { flags: "wx" }));
  const fill = async () => {
    pack.entry({ name: MANIFEST_FILE, ...FIXED }, `${JSON.stringify({ version: 1, files: entries })}\n`);
    for (const { path, bytes } of entries) {
      const entry = pack.entry({ name: path, size: bytes, ...FIXED });
      await pipeline(createReadStream(join(folder, path)), entry);
    }
    pack.finalize();
  };
  await Promise.all([fill(), written]);
  return { files: entries.length, bytes: lstatSync(archive).size };
}

/** The same files make the same bytes: no time, no owner. */
const FIXED = { mode: 0o644, mtime: new Date(0), uid: 0, gid: 0, uname: "", gname: "" } as const;

/** What belongs to the process that wrote the run-dir. */
const PRIVATE = new Set([LOCK_FILE, STAGING_DIR, MANIFEST_FILE]);

function filesBelow(root: string, prefix: string): string[] {
  return readdirSync(join(root, prefix), { withFileTypes: true }).flatMap((entry) => {
    if (prefix === "" && PRIVATE.has(entry.name)) return [];
    const path = `${prefix}${entry.name}`;
    if (entry.isDirectory()) return filesBelow(root, `${path}/`);
    return entry.isFile() ? [path] : [];
  });
}
