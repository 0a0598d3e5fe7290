/** Archives as shards hand them on, taken apart and made anew by somebody who may mean harm. Nothing of `src/` is used. */
import { createHash } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { gunzipSync, gzipSync } from "node:zlib";
import { extract, pack, type Header } from "tar-stream";

export const MANIFEST = "archive-manifest.json";

/** One entry of an archive: a file, unless its header says otherwise. */
export interface Entry extends Partial<Omit<Header, "name">> {
  readonly name: string;
  readonly content?: Buffer | string;
}

/** The files of an archive by path, without its manifest. */
export async function filesIn(archive: Buffer): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  const tar = extract();
  tar.end(gunzipSync(archive));
  for await (const entry of tar) files.set(entry.header.name, await buffer(entry));
  files.delete(MANIFEST);
  return files;
}

/** An archive that is what it says, of these files. */
export const archiveOf = (files: ReadonlyMap<string, Buffer>): Promise<Buffer> => {
  const entries = [...files].map(([name, content]): Entry => ({ name, content }));
  return rawArchive([manifestOf(files), ...entries]);
};

/** A manifest of these files, true or not. */
export const manifestOf = (
  files: ReadonlyMap<string, Buffer>,
  claim: (path: string, content: Buffer) => object = () => ({}),
): Entry => {
  const listed = [...files].map(([path, content]) => ({
    path,
    bytes: content.length,
    sha256: createHash("sha256").update(content).digest("hex"),
    ...claim(path, content),
  }));
  return { name: MANIFEST, content: JSON.stringify({ version: 1, files: listed }) };
};

/** Whatever entries one likes, in their order. */
export async function rawArchive(entries: readonly Entry[]): Promise<Buffer> {
  const tar = pack();
  const bytes = buffer(tar);
  for (const { content = "", ...header } of entries) tar.entry(header, Buffer.from(content));
  tar.finalize();
  return gzipSync(await bytes);
}
