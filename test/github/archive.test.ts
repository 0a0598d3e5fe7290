import fs from "node:fs";
import { createHash } from "node:crypto";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip, gzipSync } from "node:zlib";
import fc from "fast-check";
import { type Header, pack as createPack } from "tar-stream";
import { describe, expect, it } from "vitest";
import { treeIdOf } from "#datasets/tree-id.ts";
import { MANIFEST_BYTES_PER_FILE } from "#github/limits.ts";
import { packFolder } from "#github/pack.ts";
import { unpackArchive } from "#github/unpack.ts";
import { tempDir } from "../support/temp-dir.ts";

const MANIFEST = "archive-manifest.json";
const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");

interface Entry {
  readonly header: Partial<Header> & { readonly name: string };
  readonly content?: string;
}

/** An archive as an attacker writes it: what it lists and what it holds are two things. */
async function archive(entries: readonly Entry[], listed: Readonly<Record<string, string>>): Promise<string> {
  const files = Object.entries(listed).map(([path, content]) => ({
    path,
    bytes: content.length,
    sha256: sha256(content),
  }));
  const pack = createPack();
  pack.entry({ name: MANIFEST }, JSON.stringify({ version: 1, files }));
  for (const { header, content = "" } of entries) pack.entry({ size: content.length, ...header }, content);
  pack.finalize();
  const path = join(tempDir(), "a.tar.gz");
  await pipeline(pack, createGzip(), fs.createWriteStream(path));
  return path;
}

/** An archive of one entry. */
async function archiveOf(path: string, header: Partial<Header> & { readonly name: string }, content: string) {
  const pack = createPack();
  const written = pipeline(pack, createGzip(), fs.createWriteStream(path));
  pack.entry(header, content);
  pack.finalize();
  await written;
  return path;
}

function treeOf(folder: string): Record<string, string> {
  const entries = fs.readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(
    entries.map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return [path.slice(folder.length + 1), fs.readFileSync(path, "utf8")];
    }),
  );
}

describe("an archive of a folder", () => {
  it("keeps who may run a file, without which data would not be what git knows it as", async () => {
    const [folder, out] = [tempDir(), tempDir()];
    fs.writeFileSync(join(folder, "gradlew"), "#!/bin/sh\n", { mode: 0o755 });
    fs.writeFileSync(join(folder, "README"), "", { mode: 0o644 });
    await packFolder(folder, join(out, "a.tar.gz"));
    await unpackArchive(join(out, "a.tar.gz"), join(out, "back"));
    expect(treeIdOf(join(out, "back"))).toEqual(treeIdOf(folder));
  });

  const name = fc.stringMatching(/^[A-Za-z0-9 "':*?<>|\n\u00e9-]{1,20}$/).filter((text) => text.trim() !== "");
  it("gives the same files back, whatever agents called them", async () => {
    await fc.assert(
      fc.asyncProperty(fc.dictionary(name, fc.string(), { maxKeys: 5, noNullPrototype: true }), async (files) => {
        const [folder, out] = [tempDir(), tempDir()];
        fs.mkdirSync(join(folder, "deep"));
        for (const [path, content] of Object.entries(files)) fs.writeFileSync(join(folder, "deep", path), content);
        await packFolder(folder, join(out, "a.tar.gz"));
        await unpackArchive(join(out, "a.tar.gz"), join(out, "back"));
        expect(treeOf(join(out, "back"))).toEqual(treeOf(folder));
      }),
      { numRuns: 20 },
    );
  });

  it("is the same bytes for the same files, and holds neither links nor what belongs to a process", async () => {
    const [folder, out] = [tempDir(), tempDir()];
    fs.writeFileSync(join(folder, "a"), "1");
    fs.writeFileSync(join(folder, ".lock"), "2");
    fs.symlinkSync("/etc/passwd", join(folder, "link"));
    await packFolder(folder, join(out, "one"));
    fs.utimesSync(join(folder, "a"), 1, 1);
    await packFolder(folder, join(out, "two"));
    expect(fs.readFileSync(join(out, "two"))).toEqual(fs.readFileSync(join(out, "one")));
    await unpackArchive(join(out, "one"), join(out, "back"));
    expect(treeOf(join(out, "back"))).toEqual({ a: "1" });
  });
});

describe("an archive that somebody else made", () => {
  it.each<[string, readonly Entry[], Readonly<Record<string, string>>, RegExp]>([
    ["a path above", [{ header: { name: "../evil" }, content: "x" }], { "../evil": "x" }, /not a plain path/],
    ["an absolute path", [{ header: { name: "/tmp/evil" }, content: "x" }], { "/tmp/evil": "x" }, /not a plain path/],
    ["a link", [{ header: { name: "a", type: "symlink", linkname: "/etc/passwd" } }], { a: "" }, /only files/],
    ["a hard link", [{ header: { name: "a", type: "link", linkname: "/etc/passwd" } }], { a: "" }, /only files/],
    ["a device", [{ header: { name: "a", type: "character-device" } }], { a: "" }, /only files/],
    ["a pipe", [{ header: { name: "a", type: "fifo" } }], { a: "" }, /only files/],
    ["a file nobody listed", [{ header: { name: "b" }, content: "x" }], {}, /not in its manifest/],
    [
      "a file twice",
      [
        { header: { name: "a" }, content: "x" },
        { header: { name: "a" }, content: "x" },
      ],
      { a: "x" },
      /twice/,
    ],
    ["other bytes", [{ header: { name: "a" }, content: "y" }], { a: "x" }, /digest/],
    ["another size", [{ header: { name: "a" }, content: "xx" }], { a: "x" }, /size/],
    ["a file less", [], { a: "x" }, /not in it/],
    [
      "a file where a folder is",
      [
        { header: { name: "a" }, content: "x" },
        { header: { name: "a/b" }, content: "x" },
      ],
      { a: "x", "a/b": "x" },
      /cannot be unpacked/,
    ],
  ])("with %s is refused and leaves nothing", async (_, entries, listed, reason) => {
    const path = await archive(entries, listed);
    const target = join(tempDir(), "target");
    await expect(unpackArchive(path, target)).rejects.toThrow(reason);
    expect(fs.existsSync(target)).toBe(false);
  });

  it("that unfolds to more than is allowed is refused, by its list or by its bytes", async () => {
    const limits = { archiveBytes: 1e6, bytes: 1000, files: 10 };
    const large = await archive([{ header: { name: "a" }, content: "x".repeat(2000) }], { a: "x".repeat(2000) });
    await expect(unpackArchive(large, join(tempDir(), "t"), limits)).rejects.toThrow(/unfolds to 2000/);
    const bomb = join(tempDir(), "bomb");
    fs.writeFileSync(bomb, gzipSync(Buffer.alloc(5_000_000)));
    await expect(unpackArchive(bomb, join(tempDir(), "t"), limits)).rejects.toThrow(/unfolds to more|empty/);
    await expect(unpackArchive(large, join(tempDir(), "t"), { ...limits, archiveBytes: 10 })).rejects.toThrow(
      /more than the 10/,
    );
    const many = Object.fromEntries(Array.from({ length: 11 }, (_, at) => [`f${at}`, ""]));
    await expect(unpackArchive(await archive([], many), join(tempDir(), "t"), limits)).rejects.toThrow(/11 files/);
  });

  it.each([
    ["lists", "[[],", ",[]", "[]]"],
    ["objects", "[{},", ",{}", "{}]"],
    ["fields", '[{"":0', ',"":0', "}]"],
    ["numbers", "[0", ",0", "]"],
    ["lists in lists", "", "[", ""],
    ["lists behind an escaped quote", '["\\\""', ",[]", "]"],
  ])("whose manifest is a bomb of %s is refused before it is read as what it says", async (_, first, each, last) => {
    const [folder, files] = [tempDir(), 20_000];
    const most = MANIFEST_BYTES_PER_FILE * files - 100;
    const text = `{"files":${first}${each.repeat(most / each.length)}${last}}`;
    const bomb = await archiveOf(join(folder, "bomb"), { name: MANIFEST }, text);
    expect(fs.statSync(bomb).size).toBeLessThan(200_000);
    const limits = { archiveBytes: 1e9, bytes: 1e9, files };
    await expect(unpackArchive(bomb, join(folder, "t"), limits)).rejects.toThrow("more than the 20000 files");
    const larger = await archiveOf(join(folder, "larger"), { name: MANIFEST }, " ".repeat(most + 1000));
    await expect(unpackArchive(larger, join(folder, "t"), limits)).rejects.toThrow("too large for the 20000 files");
  });

  it("that is no archive is refused", async () => {
    const path = join(tempDir(), "a");
    await pipeline(Readable.from(["no gzip"]), fs.createWriteStream(path));
    await expect(unpackArchive(path, join(tempDir(), "t"))).rejects.toThrow(/cannot be unpacked/);
  });
});
