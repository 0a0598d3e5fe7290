import { spawnSync } from "node:child_process";
import fs from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { projectRoot } from "../support/project-files.ts";
import { tempDir } from "../support/temp-dir.ts";

const NOT_NEEDED = new Set([".git", "node_modules", "dist", "runs", "coverage", "test"]);

/** A copy of the repository, with the installed packages of this one. */
function copy(): string {
  const root = tempDir();
  for (const name of fs.readdirSync(projectRoot)) {
    if (!NOT_NEEDED.has(name)) fs.cpSync(join(projectRoot, name), join(root, name), { recursive: true });
  }
  fs.symlinkSync(join(projectRoot, "node_modules"), join(root, "node_modules"));
  return root;
}

function generate(root: string, ...args: string[]): { status: number | null; stderr: string } {
  const { status, stderr } = spawnSync(process.execPath, ["--import", "tsx", "scripts/generate.ts", ...args], {
    cwd: root,
    encoding: "utf8",
  });
  return { status, stderr };
}

describe("npm run generate", () => {
  it("names the one stale file under --check without touching it, and writes it otherwise", () => {
    const root = copy();
    expect(generate(root)).toEqual({ status: 0, stderr: "" });
    const file = join(root, "src/core/records.gen.ts");
    const good = fs.readFileSync(file, "utf8");
    fs.writeFileSync(file, good.replace("run-record.json", "run-records.json"));
    const { status, stderr } = generate(root, "--check");
    expect(status).toBe(1);
    expect(stderr).toContain("Stale: src/core/records.gen.ts. Run");
    expect(fs.readFileSync(file, "utf8")).not.toBe(good);
    expect(generate(root).status).toBe(0);
    expect(fs.readFileSync(file, "utf8")).toBe(good);
  });
});
