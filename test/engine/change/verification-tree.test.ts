import picomatch from "picomatch";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { textFile, treeOf, type Tree, type TreeEntry } from "#core/tree.ts";
import { changeOf } from "#engine/change/change-set.ts";
import { verificationTree } from "#engine/change/verification-tree.ts";
import { refuseUnsafe } from "#plugins/isolation/shared/safe-tree.ts";
import { arbitraryChange, arbitraryTree, shown } from "./support/arbitrary-tree.ts";

const link = (target: string): TreeEntry => ({ kind: "symlink", target });
const starting = treeOf({
  "src/a.js": "code",
  "tests/a.test.js": "test a",
  "tests/data/b.json": "{}",
  "package.json": "scripts",
});
const protectedGlobs = ["tests/**", "package.json", "**/*.snap"];

/** What the agent left behind: the starting tree with some paths set, others (null) removed. */
function left(changes: Readonly<Record<string, string | TreeEntry | null>>): Tree {
  const after = new Map(starting);
  for (const [path, entry] of Object.entries(changes)) {
    if (entry === null) after.delete(path);
    else after.set(path, typeof entry === "string" ? textFile(entry) : entry);
  }
  return after;
}

function judged(after: Tree, hidden: Tree = new Map()): { tree: Record<string, string>; tampering: string[] } {
  const { tree, tampering } = verificationTree({ starting, after, protectedGlobs, hidden });
  return { tree: shown(tree), tampering: tampering.map(({ kind, path }) => `${kind} ${path}`) };
}

describe("protected paths", () => {
  it("are put back when modified, made executable, deleted, added or replaced by a link", () => {
    const after = left({
      "src/a.js": "better code",
      "src/new.js": "more",
      "tests/a.test.js": "pass",
      "tests/data/b.json": textFile("{}", 0o755),
      "package.json": link("src/a.js"),
      "tests/extra.test.js": "pass",
      "src/x.snap": "ok",
    });
    expect(judged(after)).toEqual({
      tree: shown(new Map([...starting, ...treeOf({ "src/a.js": "better code", "src/new.js": "more" })])),
      tampering: [
        "replaced_by_link package.json",
        "added src/x.snap",
        "modified tests/a.test.js",
        "modified tests/data/b.json",
        "added tests/extra.test.js",
      ],
    });
    expect(judged(left({ "tests/a.test.js": null })).tampering).toEqual(["deleted tests/a.test.js"]);
  });

  it("come back when their folder was swapped for a link or a file", () => {
    const withoutTests = { "tests/a.test.js": null, "tests/data/b.json": null };
    const linked = judged(left({ ...withoutTests, tests: link("mine"), "mine/a.test.js": "pass" }));
    expect(linked.tree).toEqual(shown(left({ "mine/a.test.js": "pass" })));
    expect(linked.tampering).toEqual([
      "replaced_by_link tests",
      "deleted tests/a.test.js",
      "deleted tests/data/b.json",
    ]);

    const filed = judged(left({ ...withoutTests, tests: "a file" }));
    expect(filed.tree).toEqual(shown(starting));
    expect(filed.tampering).toEqual(["added tests", "deleted tests/a.test.js", "deleted tests/data/b.json"]);
  });

  it("come back when a folder further up, which no glob names, was swapped for a link", () => {
    const given = treeOf({ "src/deep/x.snap": "pristine" });
    const after = new Map([
      ["src", link("other")],
      ["other/deep/x.js", textFile("")],
    ]);
    const { tree, tampering } = verificationTree({ starting: given, after, protectedGlobs, hidden: new Map() });
    expect(shown(tree)).toEqual({ "other/deep/x.js": "644 ", "src/deep/x.snap": "644 pristine" });
    expect(tampering).toEqual([
      { path: "src", kind: "replaced_by_link" },
      { path: "src/deep/x.snap", kind: "deleted" },
    ]);
  });

  it("come back when a folder stands in their place", () => {
    const { tree, tampering } = judged(left({ "package.json": null, "package.json/index.js": "x" }));
    expect(tree).toEqual(shown(starting));
    expect(tampering).toEqual(["deleted package.json", "added package.json/index.js"]);
  });

  it("cannot be brought in through a link to a folder that was never there", () => {
    const given = treeOf({ "a.js": "" });
    const after = new Map([...given, ["conf/dir", link("../mine")] as const, ["mine/setup.js", textFile("")] as const]);
    const { tampering } = verificationTree({
      starting: given,
      after,
      protectedGlobs: ["conf/dir/setup.js"],
      hidden: new Map(),
    });
    expect(tampering).toEqual([{ path: "conf/dir", kind: "added" }]);
  });

  it("are not evaded by names with dots or line breaks", () => {
    const after = left({ "tests/\n/x.js": "", "tests/.hidden/x": "", "a\nb/x.snap": "" });
    expect(judged(after).tampering).toEqual(["added a\nb/x.snap", "added tests/\n/x.js", "added tests/.hidden/x"]);
  });
});

describe("hidden files", () => {
  const hidden = treeOf({ "tests/hidden.test.js": "the real test", "grade/run.js": "grade" });

  it("are laid over", () => {
    expect(judged(starting, hidden)).toEqual({ tree: shown(new Map([...starting, ...hidden])), tampering: [] });
  });

  it("win over files, links and folders in their way, which are recorded", () => {
    const inTheWay = judged(left({ "tests/hidden.test.js": "guessed", "grade/run.js/x/y": "a folder" }), hidden);
    expect(inTheWay.tree).toEqual(shown(new Map([...starting, ...hidden])));
    expect(inTheWay.tampering).toEqual(["shadowed_hidden grade/run.js/x/y", "shadowed_hidden tests/hidden.test.js"]);

    for (const parent of [link("src"), link("/tmp"), textFile("a file")]) {
      const shadowed = judged(left({ grade: parent }), hidden);
      expect(shadowed.tree).toEqual(shown(new Map([...starting, ...hidden])));
      expect(shadowed.tampering).toEqual(["shadowed_hidden grade"]);
    }
  });

  it("win over a link to the file the agent wants graded", () => {
    const { tree, tampering } = judged(left({ "grade/run.js": link("../src/a.js") }), hidden);
    expect(tree["grade/run.js"]).toBe("644 grade");
    expect(tree["src/a.js"]).toBe("644 code");
    expect(tampering).toEqual(["shadowed_hidden grade/run.js"]);
  });

  it("replace given files without blaming anyone", () => {
    const { tree, tampering } = judged(starting, treeOf({ "src/a.js": "instrumented", "package.json": "real" }));
    expect(tree["src/a.js"]).toBe("644 instrumented");
    expect(tampering).toEqual([]);
  });
});

describe("links", () => {
  it.each([
    ["absolute", { x: link("/etc/passwd") }, ["x"]],
    ["upwards", { "src/x": link("../../etc") }, ["src/x"]],
    ["by way of another link", { "src/up": link(".."), x: link("src/up/..") }, ["x"]],
    ["by way of an absolute link", { "src/abs": link("/etc"), x: link("src/abs/passwd") }, ["src/abs", "x"]],
    ["with thousands of steps", { x: link("src/../".repeat(2000)) }, ["x"]],
  ])("that lead out are left out: %s", (_, changes, escaping) => {
    const { tree, tampering } = judged(left(changes));
    expect(tampering).toEqual(escaping.map((path) => `escaping_link ${path}`));
    for (const path of escaping) expect(tree).not.toHaveProperty([path]);
  });

  it("that stay inside are kept, dangling ones and loops too", () => {
    const after = left({
      "src/b.js": link("a.js"),
      "src/up": link(".."),
      x: link("src/up/src/b.js"),
      dangling: link("nowhere"),
      loop: link("loop"),
    });
    expect(judged(after)).toEqual({ tree: shown(after), tampering: [] });
  });

  it("that led out when they were given are not the agent's doing", () => {
    const given = new Map([...starting, ["cache", link("/var/cache")] as const]);
    const { tree, tampering } = verificationTree({ starting: given, after: given, protectedGlobs, hidden: new Map() });
    expect(tree.get("cache")).toEqual(link("/var/cache"));
    expect(tampering).toEqual([]);
  });
});

describe("for any trees", () => {
  const globs = fc.constantFrom<string[]>([], ["a/**"], ["**/b"], ["c", "d/*"], ["**/.git*"], ["**"]);
  const input = fc
    .record({ pair: arbitraryChange, protectedGlobs: globs, hidden: arbitraryTree })
    .map(({ pair: [before, after], ...rest }) => ({
      starting: before,
      after,
      ...rest,
    }));

  it("the copy is safe to write, holds the hidden files and every pristine one, and a second pass changes nothing", () => {
    fc.assert(
      fc.property(input, (given) => {
        const { tree, tampering } = verificationTree(given);
        refuseUnsafe(tree);
        expect([...tree.keys()]).toEqual([...tree.keys()].sort());
        expect(new Set(tampering.map(({ path }) => path)).size).toBe(tampering.length);
        for (const [path, entry] of given.hidden) expect(tree.get(path)).toBe(entry);
        expect(shown(verificationTree({ ...given, after: tree }).tree)).toEqual(shown(tree));
      }),
      { numRuns: 500 },
    );
  });

  it("without hidden files, nothing protected differs from what was given", () => {
    fc.assert(
      fc.property(input, ({ protectedGlobs: guarded, ...given }) => {
        const { tree, tampering } = verificationTree({ ...given, protectedGlobs: guarded, hidden: new Map() });
        const isProtected = picomatch(guarded, { dot: true, flags: "s" });
        const inside = (all: Tree): Tree => new Map([...all].filter(([path]) => isProtected(path)));
        const escaped = new Set(tampering.filter(({ kind }) => kind === "escaping_link").map(({ path }) => path));
        const kept = new Map([...inside(given.starting)].filter(([path]) => !escaped.has(path)));
        expect(changeOf(kept, inside(tree)).changes).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  it("nothing is recorded when nothing was touched, and the copy is what was given", () => {
    fc.assert(
      fc.property(arbitraryTree, globs, (tree, guarded) => {
        const judgement = verificationTree({
          starting: tree,
          after: new Map(tree),
          protectedGlobs: guarded,
          hidden: new Map(),
        });
        expect(judgement.tampering).toEqual([]);
        expect(shown(judgement.tree)).toEqual(shown(tree));
      }),
      { numRuns: 300 },
    );
  });
});
