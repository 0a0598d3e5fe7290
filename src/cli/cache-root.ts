import { homedir } from "node:os";
import { isAbsolute, join } from "node:path";

/** Where caches of this program are: as the XDG base directory specification has it, where a relative path counts as none. */
export function cacheRoot(): string {
  const given = process.env["XDG_CACHE_HOME"];
  const caches = given !== undefined && isAbsolute(given) ? given : join(homedir(), ".cache");
  return join(caches, "benchmark-harness");
}
