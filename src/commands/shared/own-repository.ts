import fs from "node:fs";
import { join } from "node:path";

/** Where workflows find the Action when nothing says it: to be replaced by whoever reads it. */
export const PLACEHOLDER = "OWNER/benchmark-harness";

export interface OwnRepository {
  /** `owner/name`. */
  readonly name: string;
  readonly host: string;
}

/** The one host whose workflows can call the Action. */
export const ACTION_HOST = "github.com";

/**
 * The repository that this program came from: what its package says, or else the remote of its clone; null: neither tells.
 */
export const ownRepository = (ownFolder: string): OwnRepository | null =>
  repositoryIn(textOf(join(ownFolder, "package.json")), /"repository":\s*(?:\{[^}]*"url":\s*)?"([^"]+)"/) ??
  repositoryIn(textOf(join(ownFolder, ".git/config")), /\[remote "origin"\][^[]*?\burl\s*=\s*(\S+)/);

/**
 * What git and npm write for a repository: `owner/name`, `github:owner/name`, `git@host:owner/name.git` or an address. A
 * folder that was cloned is none.
 */
function repositoryIn(text: string, field: RegExp): OwnRepository | null {
  const [, address = ""] = field.exec(text) ?? [];
  const [, inAddress, beforeColon, owner, name] = REPOSITORY.exec(address) ?? [];
  if (owner === undefined || name === undefined) return null;
  const host = (inAddress ?? beforeColon ?? ACTION_HOST).toLowerCase().replace(/^(www|ssh)\.(?=github\.com$)/, "");
  return { name: `${owner}/${name}`, host };
}

const HOST = String.raw`github:|(?:git\+)?(?:https?|ssh|git):\/\/(?:[^/@]+@)?([^/:]+)(?::\d+)?\/|[^/@]+@([^/:]+):`;
const REPOSITORY = new RegExp(String.raw`^(?:${HOST})?([A-Za-z0-9-]+)\/([A-Za-z0-9._-]+?)(?:\.git)?\/?$`);

/** Empty where there is no such file, or it is none. */
function textOf(path: string): string {
  try {
    return fs.readFileSync(path, "utf8");
  } catch {
    return ""; // no clone, or a package that was packed otherwise: then it tells nothing
  }
}
