import fs from "node:fs";
import { join } from "node:path";

/** Where workflows find the Action when nothing says it: to be replaced by whoever reads it. */
export const PLACEHOLDER = "OWNER/benchmark-harness";

/**
 * The repository that this program came from, as `owner/name`: what its package says, or else the remote of its clone;
 * null: neither tells.
 */
export const ownRepository = (ownFolder: string): string | null =>
  repositoryIn(textOf(join(ownFolder, "package.json")), /"repository":\s*(?:\{[^}]*"url":\s*)?"([^"]+)"/) ??
  repositoryIn(textOf(join(ownFolder, ".git/config")), /\[remote "origin"\][^[]*?\burl\s*=\s*(\S+)/);

/**
 * What git and npm write for a repository: `owner/name`, `github:owner/name`, `git@host:owner/name.git` or an address. A
 * folder that was cloned is none.
 */
function repositoryIn(text: string, field: RegExp): string | null {
  const [, address = ""] = field.exec(text) ?? [];
  const [, owner, name] = REPOSITORY.exec(address) ?? [];
  return owner === undefined || name === undefined ? null : `${owner}/${name}`;
}

const HOST = String.raw`github:|(?:git\+)?(?:https?|ssh|git):\/\/(?:[^/@]+@)?[^/]+\/|[^/@]+@[^/:]+:`;
const REPOSITORY = new RegExp(String.raw`^(?:${HOST})?([A-Za-z0-9-]+)\/([A-Za-z0-9._-]+?)(?:\.git)?\/?$`);

/** Empty where there is no such file, or it is none. */
function textOf(path: string): string {
  try {
    return fs.readFileSync(path, "utf8");
  } catch {
    return ""; // no clone, or a package that was packed otherwise: then it tells nothing
  }
}
