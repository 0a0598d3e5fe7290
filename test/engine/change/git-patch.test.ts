import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { textFile, treeOf, type Tree, type TreeEntry } from "#core/tree.ts";
import { applyPatch } from "#engine/change/apply-patch.ts";
import { changeOf } from "#engine/change/change-set.ts";
import { gitPatch } from "#engine/change/git-patch.ts";
import { rootCommit } from "#engine/change/root-commit.ts";
import { readTree, writeTree } from "#plugins/isolation/shared/tree-io.ts";
import { arbitraryChange, shown, sideBySide } from "./support/arbitrary-tree.ts";
import { git, plainBox, tempFolder } from "./support/git-host.ts";

const everything = { ignore: [], maxBytes: Number.POSITIVE_INFINITY };
const patchOf = (before: Tree, after: Tree): Uint8Array => gitPatch(changeOf(before, after));
const textOf = (patch: Uint8Array): string => Buffer.from(patch).toString("latin1");
const file = (content: Uint8Array, mode: 0o644 | 0o755 = 0o644): TreeEntry => ({ kind: "file", mode, content });
const link = (target: string): TreeEntry => ({ kind: "symlink", target });

describe("gitPatch", () => {
  it("turns any tree into any other when git applies it", async () => {
    using temp = tempFolder();
    await fc.assert(
      fc.asyncProperty(fc.array(arbitraryChange, { minLength: 1, maxLength: 40 }), async (cases) => {
        const before = sideBySide(cases.map(([tree]) => tree));
        const after = sideBySide(cases.map(([, tree]) => tree));
        expect(shown(await applyPatch(before, patchOf(before, after), plainBox(temp.path)))).toEqual(shown(after));
      }),
      { numRuns: 20 },
    );
  });

  it("is taken back by `git apply -R`", async () => {
    using temp = tempFolder();
    const [before, after] = sampled(80, 7);
    writeTree(temp.path, after);
    await git(
      temp.path,
      ["-c", "core.protectNTFS=false", "apply", "-R", "--whitespace=nowarn", "-"],
      patchOf(before, after),
    );
    expect(shown(readTree(temp.path, everything).tree)).toEqual(shown(before));
  });

  it("applies with `--index` to the repository an agent is given, and git then sees the same change", async () => {
    using temp = tempFolder();
    const [before, after] = sampled(40, 11);
    writeTree(temp.path, new Map([...before, ...rootCommit(before)]));
    await git(temp.path, ["status"]); // its index knows no times yet: they differ in every copy
    await git(temp.path, ["apply", "--index", "--whitespace=nowarn", "-"], patchOf(before, after));
    expect(shown(readTree(temp.path, everything).tree)).toEqual(shown(after));
    expect(await git(temp.path, ["diff", "--name-only"])).toBe("");
  });

  it("gives the same bytes for the same trees, whatever the order of their entries", () => {
    const [before, after] = sampled(30, 3);
    const reversed = (tree: Tree): Tree => new Map([...tree].reverse());
    expect(textOf(patchOf(reversed(before), reversed(after)))).toBe(textOf(patchOf(before, after)));
  });

  it("is empty when nothing changed", () => {
    const [before] = sampled(5, 1);
    expect(patchOf(before, new Map(before)).length).toBe(0);
  });

  it("looks the way git's own does", async () => {
    using temp = tempFolder();
    const lines = Array.from({ length: 30 }, (_, i) => `line ${i + 1}\n`);
    const before = new Map<string, TreeEntry>([
      ["edited.txt", textFile(lines.join(""))],
      ["gone.txt", textFile("bye")],
      ["moved.txt", textFile("the same\n")],
      ["run.sh", textFile("#!/bin/sh\n")],
      ["swap", textFile("text\n")],
      ["empty", textFile("")],
    ]);
    const edited = lines.with(2, "three\n").toSpliced(20, 1).toSpliced(10, 0, "new\n");
    const after = new Map<string, TreeEntry>([
      ["edited.txt", textFile(edited.join(""))],
      ["new\tname.txt", textFile("hello\r\n")],
      ["other.txt", textFile("the same\n")],
      ["run.sh", textFile("#!/bin/sh\n", 0o755)],
      ["swap", link("edited.txt")],
    ]);
    writeTree(temp.path, new Map([...before, ...rootCommit(before)]));
    await git(temp.path, ["rm", "-rqf", "."]);
    writeTree(temp.path, after, { replace: true });
    await git(temp.path, ["add", "-A"]);
    const theirs = await git(temp.path, ["diff", "--cached", "--binary", "--full-index", "-M100%"]);
    const withoutSectionNames = theirs.replaceAll(/^(@@ .* @@).*$/gm, "$1");
    expect(textOf(patchOf(before, after))).toBe(withoutSectionNames);
  });

  it("keeps binary files, empty files and CRLF", async () => {
    using temp = tempFolder();
    const noise = Uint8Array.from({ length: 100_003 }, (_, i) => (i * 7919 + (i >> 3)) & 255);
    const before = new Map<string, TreeEntry>([
      ["image.png", file(noise)],
      ["win.bat", textFile("@echo off\r\nset A=1\r\n")],
    ]);
    const after = new Map<string, TreeEntry>([
      ["image.png", file(noise.slice(1), 0o755)],
      ["data.sqlite", file(noise)],
      ["empty", textFile("")],
      ["win.bat", textFile("@echo off\r\nset A=2\r\n")],
    ]);
    const patch = patchOf(before, after);
    expect(textOf(patch)).toContain("GIT binary patch\nliteral 100002\n");
    expect(textOf(patch)).toContain("+set A=2\r\n");
    expect(shown(await applyPatch(before, patch, plainBox(temp.path)))).toEqual(shown(after));
  });

  it("is not fooled by the tree's own .gitattributes", async () => {
    using temp = tempFolder();
    const attributes = { ".gitattributes": "* text eol=crlf working-tree-encoding=UTF-16 ident filter=evil binary\n" };
    const before = treeOf({ ...attributes, "a.txt": "one\ntwo\n$Id$\n", "b.txt": "x\r\ny\n" });
    const after = treeOf({ ...attributes, "a.txt": "one\n2\n$Id$\n", "b.txt": "x\r\nz\r\n" });
    expect(shown(await applyPatch(before, patchOf(before, after), plainBox(temp.path)))).toEqual(shown(after));
  });

  it("holds no path of the machine", () => {
    expect(textOf(patchOf(treeOf({ "a.txt": "1\n" }), treeOf({ "a.txt": "2\n" })))).toBe(
      "diff --git a/a.txt b/a.txt\n" +
        "index d00491fd7e5bb6fa28c517a0bb32b8b506539d4d..0cfbf08886fca9a91cb753ec8734c84fcbe52c9f 100644\n" +
        "--- a/a.txt\n+++ b/a.txt\n@@ -1 +1 @@\n-1\n+2\n",
    );
  });
});

describe("applyPatch", () => {
  it("does not listen to a repository further up", async () => {
    using temp = tempFolder();
    await git(temp.path, ["init", "--quiet"]);
    await git(temp.path, ["config", "core.autocrlf", "true"]);
    const [before, after] = [treeOf({ a: "1\n2\n" }), treeOf({ a: "1\n3\n" })];
    expect(shown(await applyPatch(before, patchOf(before, after), plainBox(temp.path)))).toEqual(shown(after));
  });

  it("says in git's words why a patch does not fit", async () => {
    using temp = tempFolder();
    const patch = patchOf(treeOf({ a: "1\n" }), treeOf({ a: "2\n" }));
    await expect(applyPatch(treeOf({ a: "other\n" }), patch, plainBox(temp.path))).rejects.toThrow(
      /git apply failed \(exit code 1\): .*patch does not apply/s,
    );
  });

  it("says that git is missing", async () => {
    using temp = tempFolder();
    const patch = patchOf(treeOf({}), treeOf({ a: "2\n" }));
    await expect(applyPatch(treeOf({}), patch, plainBox(temp.path, "/nonexistent"))).rejects.toThrow(
      /git could not be started/,
    );
  });
});

/** The same pairs every time: many small trees in one. */
function sampled(count: number, seed: number): readonly [Tree, Tree] {
  const cases = fc.sample(arbitraryChange, { numRuns: count, seed });
  return [sideBySide(cases.map(([tree]) => tree)), sideBySide(cases.map(([, tree]) => tree))];
}
