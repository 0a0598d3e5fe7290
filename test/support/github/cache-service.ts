/** One entry of the cache: never overwritten, found by its key or by how its key begins. */
export interface CacheEntry {
  /** Its bytes lie beside those of artifacts, under this name. */
  readonly blob: string;
  readonly key: string;
  /** Digest of the paths and of how they are packed: two jobs that differ there see nothing of each other. */
  readonly version: string;
  done: boolean;
}

export interface CacheCall {
  readonly key?: string;
  readonly version?: string;
  readonly restore_keys?: readonly string[];
}

/** An entry with this key is there already. */
export class KeyTaken extends Error {}

/** The calls of `@actions/cache`, in its second version. `link` gives the address of a blob. */
export function cacheService() {
  const entries: CacheEntry[] = [];
  const of = ({ version }: CacheCall) => entries.filter((entry) => entry.version === version);
  const calls: Readonly<Record<string, (call: CacheCall, link: (blob: string) => string) => unknown>> = {
    CreateCacheEntry: (call, link) => {
      const { key = "", version = "" } = call;
      if (of(call).some((entry) => entry.key === key)) throw new KeyTaken(key);
      const entry = { blob: `c${entries.length + 1}`, key, version, done: false };
      entries.push(entry);
      return { ok: true, signed_upload_url: link(entry.blob) };
    },
    FinalizeCacheEntryUpload: (call) => {
      const entry = of(call).find(({ key }) => key === call.key);
      if (entry !== undefined) entry.done = true;
      return { ok: entry !== undefined, entry_id: entry?.blob.slice(1) ?? "0" };
    },
    GetCacheEntryDownloadURL: (call, link) => {
      const done = of(call).filter((entry) => entry.done);
      const begins = (call.restore_keys ?? []).flatMap(
        (prefix) => done.findLast(({ key }) => key.startsWith(prefix)) ?? [],
      );
      const found = done.find(({ key }) => key === call.key) ?? begins[0];
      if (found === undefined) return { ok: false, signed_download_url: "", matched_key: "" };
      return { ok: true, signed_download_url: link(found.blob), matched_key: found.key };
    },
  };
  return { entries, calls };
}
