import fs from "node:fs";
import { homedir } from "node:os";
import { dirname, join } from "node:path";
import { isFeatureAvailable, restoreCache, saveCache } from "@actions/cache";
import type { CacheStore } from "#core/hub.ts";

/** An entry is found again by the very text of its path, so that text must not name a user or a job. */
const FOLDER = ".cache/benchmark-harness/handed";

/** The caches of this repository, as far as this run's branch sees them. What goes wrong is told in the log by the client. */
export function cacheStore(): CacheStore {
  const place = (name: string): string => join(homedir(), FOLDER, name);
  const listed = (name: string): string[] => [`~/${FOLDER}/${name}`];
  return {
    place: (name) => {
      fs.mkdirSync(dirname(place(name)), { recursive: true, mode: 0o700 });
      return place(name);
    },
    restore: async (name, key, prefix) => {
      if (!isFeatureAvailable()) return false;
      const found = await restoreCache(listed(name), key, prefix === undefined ? [] : [prefix]);
      // It is unpacked relative to the workspace: on another layout of machines it lands elsewhere.
      return found !== undefined && fs.existsSync(place(name));
    },
    save: async (name, key) => isFeatureAvailable() && (await saveCache(listed(name), key)) !== -1,
  };
}
