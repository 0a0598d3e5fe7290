import { execFileSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join, relative } from "node:path";

/** The repository's folder, with a slash at its end. */
export const projectRoot = new URL("../../", import.meta.url).pathname;

const NOT_OURS = new Set([".git", "node_modules", "runs", "coverage"]);

/** What is committed, relative to the root; in a copy without git, everything that is not installed or produced. */
export function projectFiles(): string[] {
  if (!existsSync(join(projectRoot, ".git"))) return filesBelow(projectRoot).sort();
  const listed = execFileSync("git", ["ls-files", "-z"], { cwd: projectRoot, encoding: "utf8" });
  return listed.split("\0").filter((file) => file !== "" && existsSync(join(projectRoot, file)));
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (NOT_OURS.has(entry.name)) return [];
    return entry.isDirectory() ? filesBelow(path) : [relative(projectRoot, path)];
  });
}
