import { execFileSync } from "node:child_process";
import fs from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/** A file system of `kib` KiB that goes with the test. Only where `canMount` holds. */
export function smallDisk(kib: number): string {
  const path = mounted(kib);
  if (path === null) throw new Error("it could be mounted a moment ago");
  onTestFinished(() => unmount(path));
  return path;
}

/** Whether this user can mount one. */
export function canMount(): boolean {
  const probe = mounted(64);
  if (probe !== null) unmount(probe);
  return probe !== null;
}

function mounted(kib: number): string | null {
  const path = fs.mkdtempSync(join(tmpdir(), "bench-disk-"));
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${kib}k`, "tmpfs", path], { stdio: "ignore" });
    return path;
  } catch {
    fs.rmdirSync(path); // Whether it can be mounted is the question.
    return null;
  }
}

function unmount(path: string): void {
  execFileSync("umount", [path]);
  fs.rmdirSync(path);
}
