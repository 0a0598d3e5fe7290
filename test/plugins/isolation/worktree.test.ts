import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { treeOf } from "#core/tree.ts";
import { createExec } from "#platform/exec/exec.ts";
import type { IsolationDeps } from "#plugins/isolation/contract.ts";
import { isolation } from "#plugins/isolation/index.ts";
import { reapStale, settle } from "#plugins/isolation/shared/private-folder.ts";
import worktree from "#plugins/isolation/worktree.ts";
import { asNobody } from "../../platform/exec/support/as-nobody.ts";
import { skipUnless } from "../../support/skip.ts";

const exec = await createExec();
const ALL = { ignore: [], maxBytes: 1_000_000 };
const PATH = "/usr/local/bin:/usr/bin:/bin";

async function tempRootWith(own: Partial<IsolationDeps> = {}) {
  const tempRoot = fs.realpathSync(fs.mkdtempSync(join(tmpdir(), "t-")));
  const deps: IsolationDeps = { exec, tempRoot, hide: [], baseEnv: { PATH }, ...own };
  return {
    tempRoot,
    deps,
    open: () => worktree.open({ tier: "worktree" }, deps),
    /** Everything below the temp root, as relative paths. */
    files: () => (fs.readdirSync(tempRoot, { recursive: true }) as string[]).sort(),
    async [Symbol.asyncDispose]() {
      await settle().catch(() => {});
      fs.rmSync(tempRoot, { recursive: true, force: true });
    },
  };
}

const sh = (script: string) => ({ argv: ["sh", "-c", script] as const, env: {}, timeoutMs: 20_000 });
const EMPTY = [".w-0", ".w-0/owners", ".w-0/trash"].map((path) => path.replace("w-0", `w-${process.getuid?.() ?? 0}`));

describe("a worktree", () => {
  it("is in the table of tiers", async () => {
    expect(await isolation.get("worktree")).toBe(worktree);
  });

  it("is a private folder whose name says nothing, directly in the temp root", async () => {
    await using temp = await tempRootWith();
    await using box = await temp.open();
    const folder = dirname(box.workDir);
    expect(dirname(folder)).toBe(temp.tempRoot);
    expect(basename(folder)).toMatch(/^w-[\w-]{12}$/);
    expect(fs.readdirSync(folder).sort()).toEqual(["home", "work"]);
    for (const path of [folder, box.workDir, box.homeDir]) expect(fs.statSync(path).mode & 0o777).toBe(0o700);
  });

  it("has the folders that only programs need once the first one runs, and no results before", async () => {
    await using temp = await tempRootWith();
    await using box = await temp.open();
    expect(await box.results(["junit.xml"], 1000)).toEqual(new Map());
    const { exitCode } = await box.exec(sh('test -d "$TMPDIR" && test -d ../results'));
    expect(exitCode).toBe(0);
    expect(fs.readdirSync(dirname(box.workDir)).sort()).toEqual(["home", "results", "tmp", "work"]);
  });

  it("takes a tree and gives it back with what a program did to it", async () => {
    await using temp = await tempRootWith();
    await using box = await temp.open();
    await box.put(treeOf({ "src/a.txt": "one", "b.txt": "two" }));
    await box.exec(sh("echo three >src/c.txt; rm b.txt"));
    const { tree, leftOut } = await box.snapshot(ALL);
    expect([...tree.keys()].sort()).toEqual(["src/a.txt", "src/c.txt"]);
    expect(leftOut).toEqual([]);
  });

  it("gives a program PATH, locale, time zone, a home and a temp folder of its own, and what was asked for", async () => {
    const baseEnv = {
      PATH,
      LANG: "C.UTF-8",
      TZ: "UTC",
      API_KEY: "secret",
      HOME: "/root",
      NODE_OPTIONS: "--no-warnings",
    };
    await using temp = await tempRootWith({ baseEnv });
    await using box = await temp.open();
    const { stdout } = await box.exec({ argv: ["/usr/bin/env"], env: { OWN: "yes" }, timeoutMs: 20_000 });
    const lines = stdout.text
      .trim()
      .split("\n")
      .filter((line) => !line.startsWith("PROCESS_TREE_ID="));
    const tmp = join(dirname(box.workDir), "tmp");
    expect(lines.sort()).toEqual(
      [`PATH=${PATH}`, "LANG=C.UTF-8", "TZ=UTC", `HOME=${box.homeDir}`, `TMPDIR=${tmp}`, "OWN=yes"].sort(),
    );
  });

  it("runs in the work directory or below it, nowhere else", async () => {
    await using temp = await tempRootWith();
    await using box = await temp.open();
    await box.put(treeOf({ "sub/file": "" }));
    fs.symlinkSync("/", join(box.workDir, "out"));
    expect((await box.exec({ ...sh("pwd -P"), cwd: "sub" })).stdout.text).toBe(`${box.workDir}/sub\n`);
    for (const cwd of ["..", "/", "out", "sub/../..", "missing"]) {
      await expect(box.exec({ ...sh("true"), cwd })).rejects.toMatchObject({ code: "sandbox-cwd" });
    }
  });

  it("comes back whole after a program removed it, closed it or put links in its place", async () => {
    await using temp = await tempRootWith();
    await using box = await temp.open();
    await box.put(treeOf({ file: "x" }));
    // Whole paths, told from here: ".." of a link to /etc is the root of this machine.
    const { workDir, homeDir } = box;
    const script = `rm -rf ${workDir} ${homeDir}; ln -s /etc ${workDir}; ln -s /etc ${homeDir}; chmod 0 ${dirname(workDir)}`;
    await box.exec(sh(script));
    expect(await box.snapshot(ALL)).toEqual({ tree: new Map(), leftOut: [] });
    await box.put(treeOf({ again: "y" }));
    expect(fs.readdirSync(box.workDir)).toEqual(["again"]);
    expect(fs.lstatSync(box.homeDir).isSymbolicLink()).toBe(false);
  });

  it("is gone at once when disposed, and deleted for good soon after, whatever was done to it", async () => {
    await using temp = await tempRootWith();
    const outside = join(temp.tempRoot, "outside");
    fs.mkdirSync(outside);
    fs.writeFileSync(join(outside, "precious"), "");
    const box = await temp.open();
    await box.put(treeOf({ "a/b/c": "x", "d/e": "y" }));
    fs.symlinkSync(outside, join(box.workDir, "link"));
    await box.exec(
      sh(
        `mkfifo pipe; chmod 0 a/b a d; chattr +i d/e 2>/dev/null; chmod 0 ${box.workDir} ${dirname(box.workDir)}; true`,
      ),
    );
    await box[Symbol.asyncDispose]();
    expect(fs.existsSync(dirname(box.workDir))).toBe(false);
    await box[Symbol.asyncDispose]();
    await settle();
    expect(temp.files()).toEqual([...EMPTY, "outside", "outside/precious"]);
  });

  it("never follows a link that a program put in its place", async () => {
    await using temp = await tempRootWith();
    const outside = join(temp.tempRoot, "outside");
    fs.mkdirSync(outside, { mode: 0o755 });
    const box = await temp.open();
    const folder = dirname(box.workDir);
    await box.exec(sh(`rm -rf ${folder}; ln -s ${outside} ${folder}`));
    await box[Symbol.asyncDispose]();
    await settle();
    expect(temp.files()).toEqual([...EMPTY, "outside"]);
    expect(fs.statSync(outside).mode & 0o777).toBe(0o755);
  });
});

describe.skipIf(skipUnless(exec.canHide, "hiding"))("a worktree where mounts are possible", () => {
  it("hides what it is told to hide, and the marks and leftovers of others with it", async () => {
    const secret = fs.mkdtempSync(join(tmpdir(), "s-"));
    fs.writeFileSync(join(secret, "answer"), "42");
    await using temp = await tempRootWith({ hide: [secret] });
    await using box = await temp.open();
    const { stdout } = await box.exec(sh(`cat ${secret}/answer; ls -A ${temp.tempRoot}/.w-*`));
    expect(stdout.text).toBe("");
    fs.rmSync(secret, { recursive: true });
  });

  it("with an environment and nothing to hide runs its programs all the same", async () => {
    const folder = fs.mkdtempSync(join(tmpdir(), "environment-"));
    fs.writeFileSync(join(folder, "tool"), "#!/bin/sh\necho here\n", { mode: 0o755 });
    const environments = [{ id: "tool", digest: "", folder, path: [folder], env: {}, links: {} }];
    await using temp = await tempRootWith({ environments });
    await using box = await temp.open();
    expect((await box.exec(sh("tool"))).stdout.text).toBe("here\n");
    fs.rmSync(folder, { recursive: true });
  });

  it("says that the temp disk is full", async () => {
    await using temp = await tempRootWith();
    const mountAndRun = `mount -t tmpfs -o size=64k none ${temp.tempRoot} && exec "$@"`;
    const fixture = join(import.meta.dirname, "fixtures/fill-disk.ts");
    const { stdout } = await exec.run({
      argv: [
        "unshare",
        "-Urm",
        "sh",
        "-c",
        mountAndRun,
        "sh",
        process.execPath,
        "--import",
        "tsx",
        fixture,
        temp.tempRoot,
      ],
      cwd: process.cwd(),
      env: { PATH },
      timeoutMs: 20_000,
    });
    expect(stdout.text).toMatch(/^RunError disk Cannot write a sandbox below .*ENOSPC/);
  });
});

const project = join(import.meta.dirname, "../../..");
const TWO_BOXES = "test/plugins/isolation/fixtures/two-boxes.ts";

/** What `fixtures/two-boxes.ts` prints where hiding works. */
const NOTHING_REACHED = {
  canHide: true,
  listed: "OWN OWN",
  read: "",
  written: "",
  unmounted: "",
  namedInMounts: "",
  searched: "TEMP",
  own: "mine\n700\nwritten",
  pwd: true,
  noted: "1777",
  notedLater: ["note", ""],
  onDisk: { tempRoot: ["clone", "run-dir"], other: ["answer"], answer: "secret\n", made: "mine\n" },
};

describe.skipIf(skipUnless(exec.canHide, "hiding"))("two worktrees at once", () => {
  it("reach nothing of each other, of the run-dir or of a clone beside them, and have the temp root for themselves", () => {
    const output = execFileSync(process.execPath, ["--import", "tsx", TWO_BOXES], { cwd: project, encoding: "utf8" });
    expect(JSON.parse(output)).toEqual(NOTHING_REACHED);
  });
});

describe.skipIf(skipUnless(process.getuid?.() === 0 && process.platform === "linux", "root"))("without root", () => {
  it("two worktrees at once reach nothing either, wherever hiding is said to be possible", async () => {
    const told = JSON.parse(await asNobody(TWO_BOXES)) as typeof NOTHING_REACHED;
    if (told.canHide) expect(told).toEqual(NOTHING_REACHED);
    else expect(told.read).toContain("secret");
  });
});

describe("what a harness leaves behind", () => {
  it("is nothing when it ends in an orderly way, and what links lead to stays", async () => {
    await using temp = await tempRootWith();
    await using outside = await tempRootWith();
    fs.writeFileSync(join(outside.tempRoot, "kept"), "not ours to delete");
    const harness = openAndWait(temp.tempRoot, "orderly", outside.tempRoot);
    expect(await once(harness, "exit")).toEqual([0, null]);
    expect(temp.files()).toEqual(EMPTY);
    expect(fs.readdirSync(outside.tempRoot)).toContain("kept");
  });

  it("is removed by the next one after kill -9, while what a living one has is left alone", async () => {
    await using temp = await tempRootWith();
    const [killed, living] = [openAndWait(temp.tempRoot), openAndWait(temp.tempRoot)];
    await Promise.all([once(killed.stdout, "data"), once(living.stdout, "data")]);
    killed.kill("SIGKILL");
    await once(killed, "exit");
    const stale = reapStale(temp.deps);
    expect(stale.length).toBeGreaterThan(0);
    await settle();
    // One of them is the living one's own trash, unless it has been deleted by now.
    const boxes = fs.readdirSync(temp.tempRoot).filter((name) => name.startsWith("w-"));
    expect(boxes).toHaveLength(1);
    expect(stale).not.toContain(boxes[0]);
    living.kill("SIGKILL");
    await once(living, "exit");
    await using box = await temp.open();
    expect(reapStale(temp.deps)).toContain(boxes[0]);
    await settle();
    expect(fs.readdirSync(temp.tempRoot).filter((name) => name.startsWith("w-"))).toEqual([
      basename(dirname(box.workDir)),
    ]);
  });

  it("is not touched when the shared folder belongs to somebody else", async () => {
    await using temp = await tempRootWith();
    fs.symlinkSync("/etc", join(temp.tempRoot, EMPTY[0] ?? ""));
    await expect(temp.open()).rejects.toMatchObject({ code: "temp-root" });
  });
});

function openAndWait(tempRoot: string, ...end: readonly string[]) {
  const fixture = join(import.meta.dirname, "fixtures/open-and-wait.ts");
  return spawn(process.execPath, ["--import", "tsx", fixture, tempRoot, ...end], {
    stdio: ["ignore", "pipe", "inherit"],
  });
}
