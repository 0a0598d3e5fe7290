import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { RunError } from "#core/errors.ts";
import { lockRunDir } from "#record/lock.ts";
import { skipUnless } from "../support/skip.ts";
import { tempDir } from "../support/temp-dir.ts";

const hasProc = fs.existsSync("/proc/self/stat") && fs.existsSync("/proc/sys/kernel/random/boot_id");
const lockFile = (root: string): string => join(root, ".lock");

/** Another process that takes the lock, says so, and lives until it is killed. */
async function holder(root: string): Promise<ChildProcess> {
  const module = JSON.stringify(new URL("../../src/record/lock.ts", import.meta.url).href);
  const code = `const { lockRunDir } = await import(${module}); lockRunDir(${JSON.stringify(root)}); console.log("held"); process.stdin.resume();`;
  const child = spawn(process.execPath, ["--import", "tsx", "--input-type=module", "-e", code], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  await once(child.stdout, "data");
  return child;
}

function busy(root: string): RunError {
  try {
    lockRunDir(root).release();
  } catch (error) {
    if (error instanceof RunError) return error;
    throw error;
  }
  throw new Error("the lock was given twice");
}

describe("lockRunDir", () => {
  it("gives the lock again after it was released", () => {
    const root = tempDir();
    for (let round = 0; round < 3; round++) {
      const lock = lockRunDir(root);
      expect(lock.before).toBe("clean");
      lock.release();
    }
    expect(fs.readdirSync(root)).toEqual([]);
  });

  it("is not given twice within one process", () => {
    const root = tempDir();
    const lock = lockRunDir(root);
    expect(busy(root).message).toBe(`${root} is in use by process ${process.pid}.`);
    lock.release();
    lockRunDir(root).release();
  });

  it("names the other process while that lives, and is taken over once it was killed", async () => {
    const root = tempDir();
    const child = await holder(root);
    const error = busy(root);
    expect(error.code).toBe("run-dir-busy");
    expect(error.message).toContain(`process ${child.pid}`);
    expect(error.hint).toContain(`kill ${child.pid}`);

    child.kill("SIGKILL");
    await once(child, "exit");
    const lock = lockRunDir(root);
    expect(lock.before).toBe("killed");
    lock.release();
    expect(fs.readdirSync(root)).toEqual([]);
  });

  it.skipIf(skipUnless(hasProc, "proc"))("knows that a process id was given to another process since", () => {
    const root = tempDir();
    const lock = lockRunDir(root);
    const mine = JSON.parse(fs.readFileSync(lockFile(root), "utf8")) as object;
    lock.release();
    fs.writeFileSync(lockFile(root), JSON.stringify({ ...mine, start: "1", token: "other" }));
    const again = lockRunDir(root);
    expect(again.before).toBe("killed");
    again.release();
  });

  it.skipIf(skipUnless(hasProc, "proc"))("knows that the machine was started since", () => {
    const root = tempDir();
    const gone = { pid: process.pid, start: null, boot: "another", host: hostname(), token: "other" };
    fs.writeFileSync(lockFile(root), JSON.stringify(gone));
    const lock = lockRunDir(root);
    expect(lock.before).toBe("power-cut");
    lock.release();
  });

  it("does not judge a process on another machine", () => {
    const root = tempDir();
    fs.writeFileSync(
      lockFile(root),
      JSON.stringify({ pid: 1, start: null, boot: null, host: "elsewhere", token: "x" }),
    );
    const error = busy(root);
    expect(error.message).toContain("process 1 on elsewhere");
    expect(error.hint).toContain(`delete ${lockFile(root)}`);
  });

  it.each(["", "{", "null"])("takes over a lock that was cut off while it was written (%j)", (content) => {
    const root = tempDir();
    fs.writeFileSync(lockFile(root), content);
    lockRunDir(root).release();
  });

  it("is not released by one who lost it", () => {
    const root = tempDir();
    const lost = lockRunDir(root);
    fs.rmSync(lockFile(root));
    const lock = lockRunDir(root);
    lost.release();
    expect(busy(root).code).toBe("run-dir-busy");
    lock.release();
  });
});
