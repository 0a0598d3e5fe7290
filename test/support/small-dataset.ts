/** A small dataset in the place of the real one, for the built program. Nothing of `src/` is used. */
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The committed dataset: exercises of our own in the real one's layout. */
export const SMALL_DATASET = fileURLToPath(new URL("../fixtures/polyglot", import.meta.url));

/** Pins the small dataset in a copy of the built program, at a repository that nobody reaches. */
export function pinSmallDataset(dist: string): void {
  changeAdapter(dist, /tree: "[0-9a-f]{40}"/, () => `tree: "${treeOf(SMALL_DATASET)}"`);
  changeAdapter(dist, /https:\/\/[^"]*\/polyglot-benchmark\.git/, () => "http://127.0.0.1:9/nobody.git");
}

/** Changes the benchmark's adapter in a copy of the built program. Throws when there is nothing to change. */
export function changeAdapter(dist: string, from: RegExp, to: (...found: string[]) => string): void {
  const file = join(dist, "plugins/adapters/aider-polyglot.js");
  const text = fs.readFileSync(file, "utf8");
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`${dist} holds no ${from.source} any more`);
  fs.writeFileSync(file, changed);
}

/** The id that git itself gives to the files of a folder. */
function treeOf(folder: string): string {
  const objects = fs.mkdtempSync(join(tmpdir(), "bench-tree-"));
  const git = (...args: string[]) =>
    execFileSync("git", ["--git-dir", objects, "--work-tree", folder, "-c", "core.autocrlf=false", ...args], {
      cwd: folder,
      encoding: "utf8",
    });
  try {
    git("init", "-q");
    git("add", "--all", "--force", ".");
    return git("write-tree").trim();
  } finally {
    fs.rmSync(objects, { recursive: true });
  }
}
