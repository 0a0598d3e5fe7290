import { execFileSync } from "node:child_process";
import fs from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { INHERITED_VARIABLES, type Sandbox, type SandboxCommand } from "#core/sandbox.ts";
import type { Task } from "#core/task.ts";
import { textFile, treeOf, type Tree, type TreeEntry } from "#core/tree.ts";
import { prepareNeeds } from "#engine/needs/prepare-needs.ts";
import { sandboxDeps, type SandboxNeeds } from "#engine/sandbox-deps.ts";
import { isolation } from "#plugins/isolation/index.ts";
import { testEngine, type TestEngine } from "../support/engine.ts";
import { hasVenv } from "../support/has-venv.ts";
import { skipUnless } from "../support/skip.ts";
import { tinyAdapter } from "../support/tiny-benchmark.ts";

const ALL = { ignore: [], maxBytes: 10_000_000 };
const sh = (program: string): SandboxCommand => ({ argv: ["sh", "-c", program], env: {}, timeoutMs: 20_000 });

const withoutVenv = skipUnless(hasVenv(), "venv");
const here = isolation.ids.filter((id) => id !== "worktree+venv" || !withoutVenv);

/** What tiers need is prepared once for all tests. */
const cacheRoot = fs.mkdtempSync(join(tmpdir(), "cache-"));
afterAll(() => void execFileSync("rm", ["-rf", cacheRoot]));

describe.each(here)("the isolation tier %s", async (id) => {
  const tier = await isolation.get(id);
  const open = async (engine: TestEngine, wanted: Partial<SandboxNeeds> = {}): Promise<Sandbox> => {
    const task: Task = { id: "task", language: "text", repo: null, expectedSeconds: 1 };
    const adapter = tinyAdapter("exit 0", { tasks: [task], isolation: () => ({ tier: tier.id }) });
    const host = { ...engine.host, cacheRoot };
    const needs = (await prepareNeeds(adapter, [task], [], { ...engine, host }))(task);
    expect(needs.missing).toBeNull();
    const { environments } = needs;
    return tier.open({ tier: tier.id }, sandboxDeps(engine, { hide: [], unsetEnv: [], environments, ...wanted }));
  };

  it("goes by the id it is registered under", () => {
    expect(tier.id).toBe(id);
  });

  it("gives back the tree it was given, to the byte, mode and link", async () => {
    using engine = await testEngine();
    await using box = await open(engine);
    const tree: Tree = new Map<string, TreeEntry>([
      ["a/b/c.txt", textFile("deep\n")],
      ["run.sh", textFile("#!/bin/sh\necho hi\n", 0o755)],
      ["link", { kind: "symlink", target: "a/b/c.txt" }],
      ["odd name\n\t'\".bin", { kind: "file", mode: 0o644, content: Uint8Array.of(0, 255, 10, 13) }],
    ]);
    await box.put(tree);
    const { tree: found, leftOut } = await box.snapshot(ALL);
    expect(leftOut).toEqual([]);
    expect([...found.keys()].sort()).toEqual([...tree.keys()].sort());
    for (const [path, entry] of tree) {
      const same = found.get(path);
      if (entry.kind === "symlink") expect(same).toEqual(entry);
      else expect(same).toMatchObject({ kind: "file", mode: entry.mode });
      if (entry.kind === "file" && same?.kind === "file") expect(Buffer.compare(entry.content, same.content)).toBe(0);
    }
  });

  it("lets a later tree replace files that are there, and never writes through a link", async () => {
    using engine = await testEngine();
    const outside = join(engine.host.tempRoot, "precious");
    fs.writeFileSync(outside, "untouched");
    await using box = await open(engine);
    await box.put(treeOf({ file: "old" }));
    fs.symlinkSync(outside, join(box.workDir, "trap"));
    await box.put(treeOf({ file: "new", trap: "mine" }));
    const { tree } = await box.snapshot(ALL);
    expect(
      [...tree]
        .map(([path, entry]) => [path, entry.kind === "file" ? Buffer.from(entry.content).toString() : "link"])
        .sort(),
    ).toEqual([
      ["file", "new"],
      ["trap", "mine"],
    ]);
    expect(fs.readFileSync(outside, "utf8")).toBe("untouched");
  });

  it("runs a program in the work directory and tells its end", async () => {
    using engine = await testEngine();
    await using box = await open(engine);
    await box.put(treeOf({ "in.txt": "seen" }));
    expect(await box.exec(sh("cat in.txt; echo err >&2; exit 7"))).toMatchObject({
      exitCode: 7,
      signal: null,
      timedOut: false,
      stdout: { text: "seen" },
      stderr: { text: "err\n" },
    });
    expect((await box.exec({ ...sh(""), argv: ["no-such-program"] })).spawnError?.code).toBe("ENOENT");
  });

  it("shows a program what it was given of an environment, and nothing else", async () => {
    using engine = await testEngine();
    await using box = await open(engine);
    const { stdout } = await box.exec({ ...sh("env | sort"), env: { MINE: "yes" } });
    const names = stdout.text
      .trim()
      .split("\n")
      .map((line) => line.split("=", 1)[0]);
    expect(
      names.filter(
        (name) =>
          ![
            ...INHERITED_VARIABLES,
            "HOME",
            "MINE",
            "OLDPWD",
            "PROCESS_TREE_ID",
            "PWD",
            "SHLVL",
            "TMPDIR",
            "VIRTUAL_ENV",
            "_",
          ].includes(name ?? ""),
      ),
    ).toEqual([]);
    expect(names).toContain("MINE");
  });

  it("ends a program at its limit with everything it started, also what hid in a session of its own", async () => {
    using engine = await testEngine();
    await using box = await open(engine);
    const ended = await box.exec({
      ...sh("(setsid sleep 4242 &) ; setsid sh -c 'sleep 4242 & wait' & sleep 4242"),
      timeoutMs: 300,
    });
    expect(ended).toMatchObject({ timedOut: true });
    expect((await box.exec(sh("ps -eo args 2>/dev/null | grep -c '[s]leep 4242'"))).stdout.text.trim()).toBe("0");
  });

  it("gives every program a home and a temporary folder that are not the work directory", async () => {
    using engine = await testEngine();
    await using box = await open(engine);
    await box.exec(sh('echo x > "$HOME/h"; echo y > "$TMPDIR/t"'));
    expect([...(await box.snapshot(ALL)).tree.keys()]).toEqual([]);
  });

  it("reads back by name what a program left in the results folder, and nothing that is not a plain file", async () => {
    using engine = await testEngine();
    await using box = await open(engine);
    const script = `cd ${box.resultsDir} && echo one >one && mkdir sub && echo two >sub/two && echo ${"x".repeat(99)} >big
      ln -s /etc/passwd link; ln -s sub way; mkfifo pipe; mkdir folder`;
    expect((await box.exec(sh(script))).exitCode).toBe(0);
    const found = await box.results(
      ["one", "sub/two", "big", "link", "way/two", "pipe", "folder", "none", "no/no"],
      64,
    );
    expect([...found].map(([path, content]) => [path, Buffer.from(content).toString()])).toEqual([
      ["one", "one\n"],
      ["sub/two", "two\n"],
    ]);
    expect([...(await box.snapshot(ALL)).tree.keys()]).toEqual([]);
  });

  it("reads no results through a link in the place of their folder", async () => {
    using engine = await testEngine();
    await using box = await open(engine);
    const script = `rmdir ${box.resultsDir} && mkdir real && echo one >real/one && ln -s "$PWD/real" ${box.resultsDir}`;
    await box.exec(sh(script));
    expect([...(await box.results(["one"], 64)).keys()]).toEqual([]);
  });

  it("names the work directory as it is asked to, whatever else it keeps beside it", async () => {
    using engine = await testEngine();
    for (const folder of ["two-fer", "home", "tmp", "work", "results"]) {
      await using box = await open(engine, { folder });
      await box.put(treeOf({ "in.txt": "seen" }));
      const { stdout } = await box.exec(sh('basename "$PWD"; cat in.txt; touch "$HOME/x" "$TMPDIR/y"'));
      expect(stdout.text).toBe(`${folder}\nseen`);
      expect([...(await box.snapshot(ALL)).tree.keys()]).toEqual(["in.txt"]);
    }
    for (const folder of ["", ".", "..", "a/b", "a\0"]) await expect(open(engine, { folder })).rejects.toThrow("named");
  });

  it("neither follows nor waits for what a program left in its way", async () => {
    using engine = await testEngine();
    await using box = await open(engine);
    await box.exec(sh("mkfifo pipe; ln -s /etc etc; ln -s nowhere dangling"));
    const { tree, leftOut } = await box.snapshot(ALL);
    expect([...tree.keys()].sort()).toEqual(["dangling", "etc"]);
    expect(leftOut).toEqual([{ path: "pipe", kind: "special_file" }]);
  });

  it("leaves nothing behind", async () => {
    using engine = await testEngine();
    const box = await open(engine);
    await box.put(treeOf({ "a/b": "x" }));
    await box[Symbol.asyncDispose]();
    expect(fs.existsSync(box.workDir)).toBe(false);
    expect(fs.existsSync(dirname(box.workDir))).toBe(false);
  });
});
