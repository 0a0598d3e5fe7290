import { createHash } from "node:crypto";
import fs from "node:fs";
import { digestOf } from "#core/digest.ts";

/** What a folder held at some time. */
export interface Contents {
  /** Digest of all paths, modes, contents and targets of links. */
  readonly contents: string;
  /**
   * Digest of what the system knows of each of them without reading it: size, inode, and when it was last changed in any
   * way, which no program can set back. Equal ones mean equal contents; unlike ones may too, as after a restored backup.
   */
  readonly stats: string;
  /** Files and links. */
  readonly files: number;
}

/** Reads all of it, which takes seconds for twenty thousand files. Throws what the file system throws. */
export function contentsOf(folder: string): Contents {
  const found = below(folder);
  const entries = found.map(({ path, at, stat }) => [
    path,
    Number(stat.mode),
    stat.isFile() ? sha256Of(at) : linkAt(at, stat),
  ]);
  const files = found.filter(({ stat }) => !stat.isDirectory()).length;
  return { contents: digestOf(entries), stats: statsDigest(found), files };
}

/** `Contents.stats` as it is now. Reads no file: a fraction of a second for twenty thousand of them. */
export const statsOf = (folder: string): string => statsDigest(below(folder));

interface Found {
  readonly path: string;
  readonly at: Buffer;
  readonly stat: fs.BigIntStats;
}

const statsDigest = (found: readonly Found[]): string =>
  digestOf(
    found.map(({ path, stat: { mode, size, ino, mtimeNs, ctimeNs } }) => [
      path,
      ...[mode, size, ino, mtimeNs, ctimeNs].map(String),
    ]),
  );

/** All below a folder in the order of their names, byte by byte. */
function below(folder: string): readonly Found[] {
  const found: Found[] = [];
  // One character a byte throughout, so that any name can be told.
  const root = Buffer.from(folder).toString("latin1");
  const walk = (inside: string): void => {
    for (const name of fs.readdirSync(Buffer.from(`${root}/${inside}`, "latin1"), { encoding: "latin1" }).sort()) {
      const path = `${inside}${name}`;
      const at = Buffer.from(`${root}/${path}`, "latin1");
      const stat = fs.lstatSync(at, { bigint: true });
      found.push({ path, at, stat });
      if (stat.isDirectory()) walk(`${path}/`);
    }
  };
  walk("");
  return found;
}

const sha256Of = (at: Buffer): string => createHash("sha256").update(fs.readFileSync(at)).digest("hex");

const linkAt = (at: Buffer, stat: fs.BigIntStats): string | null =>
  stat.isSymbolicLink() ? fs.readlinkSync(at, "latin1") : null;
