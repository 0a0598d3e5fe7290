import { createReadStream, createWriteStream, lstatSync, mkdirSync, rmSync } from "node:fs";
import { createHash } from "node:crypto";
import { dirname, join } from "node:path";
import { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { extract, type Header } from "tar-stream";
import { messageOf } from "#core/message-of.ts";
import { pathFault } from "#record/attempt/artifacts.ts";
import { Refused } from "#record/regular-file.ts";
import { MANIFEST_BYTES_PER_FILE, MAX_ARCHIVE_BYTES, MAX_UNPACKED_BYTES, MAX_UNPACKED_FILES } from "#github/limits.ts";
import { MANIFEST_FILE, type ManifestEntry, readManifest } from "#github/manifest.ts";

export interface UnpackLimits {
  readonly archiveBytes: number;
  readonly bytes: number;
  readonly files: number;
}

const LIMITS: UnpackLimits = { archiveBytes: MAX_ARCHIVE_BYTES, bytes: MAX_UNPACKED_BYTES, files: MAX_UNPACKED_FILES };

/**
 * Unpacks an archive that anybody may have made into the new folder `target`. Only regular files that its manifest
 * lists, with exactly the listed bytes, at plain paths inside the folder; anything else is refused as a whole and
 * leaves nothing behind. Throws `Refused`.
 */
export async function unpackArchive(archive: string, target: string, limits: UnpackLimits = LIMITS): Promise<void> {
  const { size } = lstatSync(archive);
  if (size > limits.archiveBytes)
    throw new Refused(`it has ${size} bytes, more than the ${limits.archiveBytes} allowed`);
  mkdirSync(target, { recursive: true });
  try {
    await new Unpacking(target, limits).from(archive);
  } catch (error) {
    rmSync(target, { recursive: true, force: true });
    if (error instanceof Refused) throw error;
    throw new Refused(`it cannot be unpacked: ${messageOf(error)}`, { cause: error });
  }
}

class Unpacking {
  readonly #target: string;
  readonly #limits: UnpackLimits;
  readonly #done = new Set<string>();
  #manifest: ReadonlyMap<string, ManifestEntry> | null = null;

  constructor(target: string, limits: UnpackLimits) {
    this.#target = target;
    this.#limits = limits;
  }

  async from(archive: string): Promise<void> {
    const tar = extract();
    const read = pipeline(
      createReadStream(archive),
      createGunzip(),
      atMost(this.#limits.bytes + TAR_BYTES_PER_FILE * (this.#limits.files + 1)),
      tar,
    );
    // Whatever stops the reading below stops this as well, and is the error that counts.
    read.catch(() => undefined);
    for await (const entry of tar) await this.#take(entry.header, Readable.from(entry));
    await read;
    if (this.#manifest === null) throw new Refused("it is empty");
    const missing = [...this.#manifest.keys()].find((path) => !this.#done.has(path));
    if (missing !== undefined) throw new Refused(`${JSON.stringify(missing)} is in its manifest and not in it`);
  }

  async #take(header: Header, content: Readable): Promise<void> {
    if (header.type !== "file" && header.type !== "contiguous-file")
      throw new Refused(`${JSON.stringify(header.name)} is a ${header.type ?? "thing"}, and only files are taken`);
    if (this.#manifest === null) {
      if (header.name !== MANIFEST_FILE) throw new Refused("it does not begin with its manifest");
      this.#manifest = await this.#readManifest(header, content);
      return;
    }
    const listed = this.#manifest.get(header.name);
    const fault = pathFault(header.name) ?? (header.name.length > 4096 ? "a path is too long" : null);
    if (fault !== null) throw new Refused(fault);
    if (listed === undefined) throw new Refused(`${JSON.stringify(header.name)} is not in its manifest`);
    if (this.#done.has(header.name)) throw new Refused(`${JSON.stringify(header.name)} is in it twice`);
    if (header.size !== listed.bytes)
      throw new Refused(`${JSON.stringify(header.name)} has not the size that its manifest says`);
    this.#done.add(header.name);
    await this.#write(listed, content);
  }

  async #readManifest(header: Header, content: Readable): Promise<ReadonlyMap<string, ManifestEntry>> {
    const { files } = this.#limits;
    if ((header.size ?? Infinity) > MANIFEST_BYTES_PER_FILE * (files + 1))
      throw new Refused(`its manifest is too large for the ${files} files allowed`);
    const chunks: Buffer[] = [];
    for await (const chunk of content) chunks.push(chunk as Buffer);
    const manifest = readManifest(Buffer.concat(chunks).toString("utf8"), files);
    if (typeof manifest === "string") throw new Refused(manifest);
    const bytes = [...manifest.values()].reduce((sum, entry) => sum + entry.bytes, 0);
    if (bytes > this.#limits.bytes)
      throw new Refused(`it unfolds to ${bytes} bytes, more than the ${this.#limits.bytes} allowed`);
    return manifest;
  }

  async #write({ path, sha256, executable }: ManifestEntry, content: Readable): Promise<void> {
    const file = join(this.#target, path);
    // The folder is ours and new, and holds no links, so a path can only lead to where it says.
    mkdirSync(dirname(file), { recursive: true });
    const digest = createHash("sha256");
    const hashing = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        digest.update(chunk);
        done(null, chunk);
      },
    });
    await pipeline(
      content,
      hashing,
      createWriteStream(file, { flags: "wx", mode: executable === true ? 0o755 : 0o644 }),
    );
    if (digest.digest("hex") !== sha256)
      throw new Refused(`${JSON.stringify(path)} has not the digest that its manifest says`);
  }
}

/** A header, a longer one for a long name, and the padding of both. */
const TAR_BYTES_PER_FILE = 6 * 1024;

/** Ends a stream that unfolds to more than it said: the archive of an attacker may be one. */
function atMost(limit: number): Transform {
  let seen = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length;
      done(seen > limit ? new Refused("it unfolds to more than is allowed") : null, chunk);
    },
  });
}
