import { execFileSync } from "node:child_process";
import fs from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { textFile, treeOf, type Tree, type TreeEntry } from "#core/tree.ts";
import { readTree, writeTree } from "#plugins/isolation/shared/tree-io.ts";
import { arbitraryTree, shown } from "../../engine/change/support/arbitrary-tree.ts";

let dir: string;
beforeEach(() => {
  dir = fs.mkdtempSync(join(tmpdir(), "bench-tree-"));
});
afterEach(() => {
  execFileSync("rm", ["-rf", dir]); // Node gives up on paths longer than the system's limit
});

const link = (target: string): TreeEntry => ({ kind: "symlink", target });
const read = (options: { ignore?: readonly string[]; maxBytes?: number } = {}) =>
  readTree(dir, { ignore: [], maxBytes: Number.POSITIVE_INFINITY, ...options });
const paths = (tree: Tree): string[] => [...tree.keys()];

describe("writeTree and readTree", () => {
  it("bring any tree to disk and back", () => {
    fc.assert(
      fc.property(arbitraryTree, (tree) => {
        const folder = fs.mkdtempSync(join(dir, "case-"));
        writeTree(folder, tree);
        expect(shown(readTree(folder, { ignore: [], maxBytes: Number.POSITIVE_INFINITY }).tree)).toEqual(shown(tree));
      }),
      { numRuns: 60 },
    );
  });

  it("take many files and deep folders", () => {
    const wide = Array.from({ length: 2000 }, (_, i): [string, TreeEntry] => [`d${i % 20}/f${i}`, textFile(String(i))]);
    const tree = new Map([...wide, [`${"deep/".repeat(500)}file`, textFile("down here")]]);
    writeTree(dir, tree);
    const found = read();
    expect(found.leftOut).toEqual([]);
    expect(found.tree.size).toBe(2001);
    expect(shown(found.tree)).toEqual(shown(tree));
  });
});

describe("writeTree", () => {
  it.each([
    ["/etc/passwd", "plain relative path"],
    ["a/../../b", "plain relative path"],
    ["a//b", "plain relative path"],
    ["./a", "plain relative path"],
    ["a/", "plain relative path"],
    ["", "plain relative path"],
    ["a\0b", "plain relative path"],
  ])("refuses the path %j before it writes anything", (path, reason) => {
    const tree = new Map([
      ["good", textFile("")],
      [path, textFile("")],
    ]);
    expect(() => writeTree(dir, tree)).toThrow(reason);
    expect(fs.readdirSync(dir)).toEqual([]);
  });

  it.each([
    ["a link", link("/tmp")],
    ["a file", textFile("")],
  ])("refuses a path below %s", (_, entry) => {
    const tree = new Map([
      ["a", entry],
      ["a/b/c", textFile("")],
    ]);
    expect(() => writeTree(dir, tree)).toThrow("has paths below it");
    expect(fs.readdirSync(dir)).toEqual([]);
  });

  it("leaves what is already there alone", () => {
    writeTree(dir, treeOf({ "a/b": "old" }));
    expect(() => writeTree(dir, treeOf({ "a/b": "new" }))).toThrow("EEXIST");
    writeTree(dir, treeOf({ "a/c": "beside it" }));
    expect(shown(read().tree)).toEqual({ "a/b": "644 old", "a/c": "644 beside it" });
  });

  it("never writes through a link that is already there, with or without `replace`", () => {
    const outside = fs.mkdtempSync(join(dir, "outside-"));
    const inside = join(dir, "inside");
    fs.mkdirSync(inside);
    fs.writeFileSync(join(outside, "victim"), "untouched");
    fs.symlinkSync(outside, join(inside, "folder"));
    fs.symlinkSync(join(outside, "victim"), join(inside, "file"));
    fs.symlinkSync(join(outside, "made"), join(inside, "dangling"));

    expect(() => writeTree(inside, treeOf({ "folder/victim": "x" }))).toThrow("EEXIST");
    expect(() => writeTree(inside, treeOf({ file: "x" }))).toThrow("EEXIST");
    expect(() => writeTree(inside, treeOf({ dangling: "x" }))).toThrow("EEXIST");
    const tree = treeOf({ "folder/victim": "new", file: "new", dangling: "new" });
    writeTree(inside, tree, { replace: true });
    expect(fs.readdirSync(outside)).toEqual(["victim"]);
    expect(fs.readFileSync(join(outside, "victim"), "utf8")).toBe("untouched");
    expect(shown(readTree(inside, { ignore: [], maxBytes: 100 }).tree)).toEqual(shown(tree));
  });

  it("replaces folders by files and files by folders when asked to", () => {
    writeTree(dir, treeOf({ "a/b/c": "1", d: "2", keep: "3" }));
    writeTree(dir, treeOf({ "a/b": "4", "d/e": "5" }), { replace: true });
    expect(shown(read().tree)).toEqual({ "a/b": "644 4", "d/e": "644 5", keep: "644 3" });
  });
});

describe("readTree", () => {
  it("names pipes, sockets and devices, and never opens them", async () => {
    execFileSync("mkfifo", [join(dir, "pipe")]);
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(join(dir, "socket"), resolve));
    fs.writeFileSync(join(dir, "file"), "x");
    fs.symlinkSync("pipe", join(dir, "to-pipe"));
    const found = read();
    await new Promise((resolve) => server.close(resolve));
    expect(shown(found.tree)).toEqual({ file: "644 x", "to-pipe": "-> pipe" });
    expect(found.leftOut).toEqual([
      { path: "pipe", kind: "special_file" },
      { path: "socket", kind: "special_file" },
    ]);
  });

  it("takes links as links, wherever they lead", () => {
    fs.symlinkSync("/etc/passwd", join(dir, "absolute"));
    fs.symlinkSync("..", join(dir, "up"));
    fs.symlinkSync("loop", join(dir, "loop"));
    fs.symlinkSync(Buffer.from([0x78, 0xff]), join(dir, "bytes"));
    expect(shown(read().tree)).toEqual({
      absolute: "-> /etc/passwd",
      up: "-> ..",
      loop: "-> loop",
      bytes: "-> x\udcff",
    });
  });

  it("leaves out `.git` at any depth, in any spelling, as folder or file", () => {
    writeTree(
      dir,
      treeOf({ ".git/HEAD": "", "a/.git": "gitdir: x", "b/.GIT/config": "", ".gitignore": "x", "c/git": "" }),
    );
    expect(paths(read().tree)).toEqual([".gitignore", "c/git"]);
  });

  it("leaves out what the globs match, whole folders included", () => {
    writeTree(
      dir,
      treeOf({ "node_modules/x/y.js": "", "a/.cache/z": "", "a/b.pyc": "", "a/b.py": "", "evil\n/q.pyc": "" }),
    );
    expect(paths(read({ ignore: ["node_modules", "**/.cache/**", "**/*.pyc"] }).tree)).toEqual(["a/b.py"]);
  });

  it("leaves out whole files beyond the limit, and goes on with smaller ones", () => {
    writeTree(dir, treeOf({ a: "12345", b: "123456", c: "12345" }));
    const found = read({ maxBytes: 10 });
    expect(paths(found.tree)).toEqual(["a", "c"]);
    expect(found.leftOut).toEqual([{ path: "b", kind: "too_large" }]);
  });

  it("does not read a sparse terabyte", () => {
    fs.closeSync(fs.openSync(join(dir, "huge"), "w"));
    fs.truncateSync(join(dir, "huge"), 2 ** 40);
    expect(read({ maxBytes: 1000 }).leftOut).toEqual([{ path: "huge", kind: "too_large" }]);
  });

  it("reduces permissions to git's two", () => {
    for (const mode of [0o600, 0o666, 0o700, 0o755, 0o4755, 0o645]) {
      const path = join(dir, mode.toString(8));
      fs.writeFileSync(path, "");
      fs.chmodSync(path, mode);
    }
    expect(shown(read().tree)).toEqual({
      600: "644 ",
      666: "644 ",
      700: "755 ",
      755: "755 ",
      4755: "755 ",
      645: "644 ",
    });
  });

  it("names what is nested deeper than a path can be long", () => {
    const name = "n".repeat(200);
    const script = `for i in $(seq 30); do mkdir ${name} && cd -P ${name} || exit 1; done; echo x > bottom`;
    execFileSync("sh", ["-c", script], { cwd: dir });
    fs.writeFileSync(join(dir, "z"), "");
    const found = read();
    expect(paths(found.tree)).toEqual(["z"]);
    expect(found.leftOut).toHaveLength(1);
    expect(found.leftOut[0]?.kind).toBe("unreadable");
  });

  it("names files and folders that may not be read", () => {
    writeTree(dir, treeOf({ "shut/file": "x", secret: "x", open: "x" }));
    fs.chmodSync(join(dir, "secret"), 0);
    fs.chmodSync(join(dir, "shut"), 0);
    const found = asNobody(() => read());
    fs.chmodSync(join(dir, "shut"), 0o755);
    expect(paths(found.tree)).toEqual(["open"]);
    expect(found.leftOut).toEqual([
      { path: "secret", kind: "unreadable" },
      { path: "shut", kind: "unreadable" },
    ]);
  });
});

/** Runs something without root's rights; a user who is not root has none to give up. */
function asNobody<T>(work: () => T): T {
  const isRoot = process.geteuid?.() === 0;
  if (isRoot) fs.chmodSync(dir, 0o777);
  if (isRoot) process.seteuid?.(65534);
  try {
    return work();
  } finally {
    if (isRoot) process.seteuid?.(0);
  }
}
