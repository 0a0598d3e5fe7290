import { spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, it } from "vitest";
import { allocateRunDir } from "#record/allocate.ts";
import { tempDir } from "../support/temp-dir.ts";

describe("allocateRunDir", () => {
  it("always has a number, and takes the first that is free", () => {
    const root = join(tempDir(), "runs");
    expect(basename(allocateRunDir(root, "now"))).toBe("now-001");
    expect(basename(allocateRunDir(root, "now"))).toBe("now-002");
    fs.rmdirSync(join(root, "now-001"));
    expect(basename(allocateRunDir(root, "now"))).toBe("now-001");
    expect(basename(allocateRunDir(root, "later"))).toBe("later-001");
  });

  it("says so when all numbers are taken", () => {
    const root = tempDir();
    for (let number = 1; number <= 999; number++) fs.mkdirSync(join(root, `now-${String(number).padStart(3, "0")}`));
    expect(() => allocateRunDir(root, "now")).toThrow("already holds 999 runs named now");
  });

  it("gives two processes different folders", async () => {
    const root = tempDir();
    const module = JSON.stringify(new URL("../../src/record/allocate.ts", import.meta.url).href);
    const code = `const { allocateRunDir } = await import(${module}); for (let i = 0; i < 40; i++) console.log(allocateRunDir(${JSON.stringify(root)}, "now"));`;
    const outputs = [0, 1].map(async () => {
      const child = spawn(process.execPath, ["--import", "tsx", "--input-type=module", "-e", code], {
        stdio: ["ignore", "pipe", "inherit"],
      });
      let text = "";
      child.stdout.on("data", (piece: Buffer) => (text += piece.toString()));
      await once(child, "close");
      return text.trim().split("\n");
    });
    const paths = (await Promise.all(outputs)).flat();
    expect(paths).toHaveLength(80);
    expect(new Set(paths).size).toBe(80);
  });
});
