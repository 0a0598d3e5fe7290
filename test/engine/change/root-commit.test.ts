import fs from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { textFile, type Tree, type TreeEntry } from "#core/tree.ts";
import { rootCommit } from "#engine/change/root-commit.ts";
import { writeTree } from "#plugins/isolation/shared/tree-io.ts";
import { arbitraryTree, sideBySide } from "./support/arbitrary-tree.ts";
import { git, gitHost, tempFolder } from "./support/git-host.ts";

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
  beforeAll(async () => {
    dotGit = await rootCommit(starting, gitHost(temp.path));
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

it("gives the same bytes for the same tree, and leaves nothing behind", async () => {
  using temp = tempFolder();
  const once = await rootCommit(starting, gitHost(temp.path));
  expect(await rootCommit(starting, gitHost(temp.path))).toEqual(once);
  expect(fs.readdirSync(temp.path)).toEqual([]);
});

it("can be made of an empty tree", async () => {
  using temp = tempFolder();
  writeTree(temp.path, await rootCommit(new Map(), gitHost(temp.path)));
  expect(await git(temp.path, ["status", "--porcelain"])).toBe("");
  expect(await git(temp.path, ["rev-list", "--all", "--count"])).toBe("1\n");
});

it("says that git is missing", async () => {
  using temp = tempFolder();
  const host = { ...gitHost(temp.path), path: "/nonexistent" };
  await expect(rootCommit(starting, host)).rejects.toThrow(/git could not be started/);
});
