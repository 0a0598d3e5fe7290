import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { textFile, treeOf, type Tree, type TreeEntry } from "#core/tree.ts";
import { changeOf } from "#engine/change/change-set.ts";
import { arbitraryChange, arbitraryTree } from "./support/arbitrary-tree.ts";
import { git, tempFolder } from "./support/git-host.ts";
import { gitPatch } from "#engine/change/git-patch.ts";

const binary = (...bytes: number[]): TreeEntry => ({ kind: "file", mode: 0o644, content: Uint8Array.of(0, ...bytes) });
const link = (target: string): TreeEntry => ({ kind: "symlink", target });
const kinds = (before: Tree, after: Tree): string[] =>
  changeOf(before, after).changes.map(
    (one) => `${one.kind} ${one.kind === "renamed" ? `${one.from} => ` : ""}${one.path}`,
  );

describe("changeOf", () => {
  it("tells the six ways apart, sorted by path", () => {
    const before = new Map<string, TreeEntry>([
      ["same", textFile("same")],
      ["z-deleted", textFile("x\n")],
      ["modified", textFile("a\nb\nc\n")],
      ["modified-and-mode", textFile("a")],
      ["mode", textFile("#!/bin/sh\n")],
      ["type", textFile("text\n")],
      ["link", link("a")],
      ["from", textFile("moved\n")],
    ]);
    const after = new Map<string, TreeEntry>([
      ["a-added", textFile("new\n")],
      ["same", textFile("same")],
      ["modified", textFile("a\nB\nc\n")],
      ["modified-and-mode", textFile("b", 0o755)],
      ["mode", textFile("#!/bin/sh\n", 0o755)],
      ["type", link("same")],
      ["link", link("b")],
      ["to", textFile("moved\n", 0o755)],
    ]);
    expect(kinds(before, after)).toEqual([
      "added a-added",
      "modified link",
      "mode_changed mode",
      "modified modified",
      "modified modified-and-mode",
      "renamed from => to",
      "type_changed type",
      "deleted z-deleted",
    ]);
    expect(changeOf(before, after).stats).toEqual({ files_changed: 8, lines_added: 5, lines_removed: 5 });
  });

  it("counts lines, not differences in length", () => {
    expect(changeOf(treeOf({ a: "1\n2\n3\n" }), treeOf({ a: "1\n\n3\n" })).stats).toEqual({
      files_changed: 1,
      lines_added: 1,
      lines_removed: 1,
    });
    expect(changeOf(treeOf({ a: "1\n2\n3\n" }), treeOf({ a: "3\n1\n2\n" })).stats).toEqual({
      files_changed: 1,
      lines_added: 1,
      lines_removed: 1,
    });
  });

  it("counts a binary file as changed, without lines", () => {
    const stats = changeOf(new Map([["a", binary(1)]]), new Map([["a", binary(2)]])).stats;
    expect(stats).toEqual({ files_changed: 1, lines_added: 0, lines_removed: 0 });
  });

  it("makes no rename of empty files, of links, or of one file that is copied", () => {
    expect(kinds(treeOf({ a: "" }), treeOf({ b: "" }))).toEqual(
      ["deleted a", "added b"].sort((x, y) => x.slice(-1).localeCompare(y.slice(-1))),
    );
    expect(kinds(new Map([["a", link("x")]]), new Map([["b", link("x")]]))).toEqual(["deleted a", "added b"]);
    expect(kinds(treeOf({ a: "x" }), treeOf({ a: "x", b: "x" }))).toEqual(["added b"]);
    expect(kinds(treeOf({ a: "x" }), treeOf({ b: "x", c: "x" }))).toEqual(["renamed a => b", "added c"]);
    expect(kinds(treeOf({ a: "x", b: "x" }), treeOf({ c: "x", d: "x" }))).toEqual(["renamed a => c", "renamed b => d"]);
  });

  it("finds nothing between a tree and itself", () => {
    fc.assert(
      fc.property(arbitraryTree, (tree) => {
        const copy = new Map([...tree].map(([path, entry]) => [path, structuredClone(entry)]));
        expect(changeOf(tree, copy)).toEqual({
          changes: [],
          stats: { files_changed: 0, lines_added: 0, lines_removed: 0 },
        });
      }),
    );
  });

  it("counts the same lines as git does in its patch", async () => {
    using temp = tempFolder();
    const pairs = fc
      .sample(arbitraryChange, { numRuns: 300, seed: 42 })
      .map(([before, after]) => changeOf(before, after));
    const patches = pairs.map((change) => Buffer.from(gitPatch(change)));
    const numbers = (await git(temp.path, ["apply", "--numstat", "-z", "-"], Buffer.concat(patches)))
      .split("\0")
      .slice(0, -1);
    const [added, removed] = [0, 1].map((column) =>
      numbers
        .map((line) => Number(line.split("\t")[column]?.replace("-", "0")))
        .reduce((total, count) => total + count, 0),
    );
    expect(pairs.reduce((total, { stats }) => total + stats.lines_added, 0)).toBe(added);
    expect(pairs.reduce((total, { stats }) => total + stats.lines_removed, 0)).toBe(removed);
    expect(added).toBeGreaterThan(1000);
  });
});
