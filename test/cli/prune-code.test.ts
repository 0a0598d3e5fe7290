import fs from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { pruneCode } from "#cli/prune-code.ts";
import { temporaryFolder } from "../support/harness.ts";

const NOW = Date.UTC(2026, 5, 1);
const daysAgo = (days: number): Date => new Date(NOW - days * 24 * 60 * 60 * 1000);

/** Makes the folder of a version with a file in it, to which something was last added so many days ago. */
function keep(code: string, version: string, days: number): string {
  const folder = join(code, version);
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(join(folder, "cli+bench.js"), "");
  fs.utimesSync(folder, daysAgo(days), daysAgo(days));
  return folder;
}

describe("compiled code that is kept", () => {
  it("goes when nothing was added to it for long, and its copy of the program with its last version", () => {
    using folder = temporaryFolder();
    const code = join(folder.path, "code");
    const [old, current] = [keep(code, "here/1", 61), keep(code, "here/2", 59)];
    const gone = keep(code, "gone/1", 61);
    pruneCode(code, NOW);
    expect([old, current, join(gone, "..")].map((path) => fs.existsSync(path))).toEqual([false, true, false]);
    expect(fs.readdirSync(current)).toEqual(["cli+bench.js"]);
  });

  it("is not looked for behind a link", () => {
    using folder = temporaryFolder();
    const code = join(folder.path, "code");
    const elsewhere = keep(folder.path, "elsewhere/1", 100);
    keep(code, "here/1", 0);
    fs.symlinkSync(join(elsewhere, ".."), join(code, "linked"));
    fs.symlinkSync(elsewhere, join(code, "here/2"));
    pruneCode(code, NOW);
    expect(fs.readdirSync(elsewhere)).toEqual(["cli+bench.js"]);
  });
});
