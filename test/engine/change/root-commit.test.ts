import fs from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { textFile, type Tree, type TreeEntry } from "#core/tree.ts";
import { rootCommit } from "#engine/change/root-commit.ts";
import { writeTree } from "#plugins/isolation/shared/tree-io.ts";
import { arbitraryTree, sideBySide } from "./support/arbitrary-tree.ts";
import { git, tempFolder } from "./support/git-host.ts";

/** Trees full of nasty names, and attributes and ignore rules that would have git rewrite or skip contents. */
const nasty = sideBySide(fc.sample(arbitraryTree, { numRuns: 40, seed: 5 }));
const starting: Tree = new Map<string, TreeEntry>([
  ...[...nasty].filter(([path]) => !/git/.test(path)), // no task has them, and `git fsck --strict` would complain
  [".gitattributes", textFile("* text eol=crlf ident filter=evil working-tree-encoding=UTF-16\n")],
  [".gitignore", textFile("*\n")],
  ["run.sh", textFile("#!/bin/sh\r\n# $Id$\n", 0o755)],
  ["link", { kind: "symlink", target: "run.sh" }],
]);

describe("a copy with its root commit", () => {
  const temp = tempFolder();
  const copy = join(temp.path, "copy");
  let dotGit: Tree;
  beforeAll(() => {
    dotGit = rootCommit(starting);
    fs.mkdirSync(copy);
    writeTree(copy, new Map([...starting, ...dotGit]));
  });
  afterAll(() => temp[Symbol.dispose]());

  it("is clean, on the branch main", async () => {
    expect(await git(copy, ["status", "--porcelain", "--ignored", "--branch"])).toBe("## main\n");
    expect(await git(copy, ["ls-files", "-z"]).then((list) => list.split("\0").length - 1)).toBe(starting.size);
  });

  it("has one commit and nothing else to find", async () => {
    expect(await git(copy, ["rev-list", "--all", "--count"])).toBe("1\n");
    expect(await git(copy, ["log", "--all", "--format=%s|%an|%at|%D"])).toBe(
      "Initial commit|Developer|946684800|HEAD -> main\n",
    );
    expect(await git(copy, ["fsck", "--strict", "--unreachable", "--dangling", "--no-reflogs"])).toBe("");
    expect(await git(copy, ["reflog", "--all"])).toBe("");
    expect(await git(copy, ["stash", "list"])).toBe("");
    expect(await git(copy, ["remote"])).toBe("");
    expect(await git(copy, ["for-each-ref", "--format=%(refname)"])).toBe("refs/heads/main\n");
    const objects = await git(copy, ["cat-file", "--batch-all-objects", "--batch-check=%(objectname)"]);
    const reachable = await git(copy, ["rev-list", "--all", "--objects", "--no-object-names"]);
    expect(objects.split("\n").sort()).toEqual(reachable.split("\n").sort());
  });

  it("holds no hooks, samples, logs or alternates", () => {
    expect(
      [...dotGit.keys()].map((path) => path.replace(/pack-\w+/, "pack-*")).filter((path) => !path.endsWith(".rev")),
    ).toEqual([
      ".git/HEAD",
      ".git/config",
      ".git/info/attributes",
      ".git/index",
      ".git/refs/heads/main",
      ".git/objects/pack/pack-*.idx",
      ".git/objects/pack/pack-*.pack",
    ]);
  });

  it("shows an agent its own edits and lets it commit them", async () => {
    fs.writeFileSync(join(copy, "run.sh"), "#!/bin/sh\r\nexit 1\n");
    expect(await git(copy, ["diff", "--stat"])).toContain("run.sh | 2 +-");
    await git(copy, ["-c", "user.name=A", "-c", "user.email=a@localhost", "commit", "-qam", "Edit"]);
    expect(await git(copy, ["rev-list", "--all", "--count"])).toBe("2\n");
  });
});

it("gives the same bytes for the same tree", () => {
  expect(rootCommit(new Map(starting))).toEqual(rootCommit(starting));
});

it("stores contents of every size, and one that two files share once", async () => {
  using temp = tempFolder();
  const sizes = [0, 1, 15, 16, 127, 128, 2047, 2048, 70_000, 300_000];
  const contents = sizes.map((size) => textFile("x".repeat(size)));
  const tree: Tree = new Map(contents.flatMap((file, at) => [`a/${at}`, `b/${at}`].map((path) => [path, file])));
  writeTree(temp.path, new Map([...tree, ...rootCommit(tree)]));
  expect(await git(temp.path, ["status", "--porcelain"])).toBe("");
  expect(await git(temp.path, ["fsck", "--strict", "--full"])).toBe("");
  expect(await git(temp.path, ["count-objects", "-v"])).toContain(`in-pack: ${sizes.length + 3}\n`);
  expect(await git(temp.path, ["ls-tree", "-r", "--format=%(objectsize)", "HEAD", "b/"])).toBe(
    sizes.map((size) => `${size}\n`).join(""),
  );
});

it("can be made of an empty tree", async () => {
  using temp = tempFolder();
  writeTree(temp.path, rootCommit(new Map()));
  expect(await git(temp.path, ["status", "--porcelain"])).toBe("");
  expect(await git(temp.path, ["rev-list", "--all", "--count"])).toBe("1\n");
});
