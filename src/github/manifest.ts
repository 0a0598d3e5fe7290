import { pathFault } from "#record/attempt/artifacts.ts";

/** First file of every archive: what the others are. */
export const MANIFEST_FILE = "archive-manifest.json";

export interface ManifestEntry {
  /** Relative, separated by `/`. */
  readonly path: string;
  readonly bytes: number;
  readonly sha256: string;
  /** Whether its owner may run it, which is part of what git calls its content. Absent: no. */
  readonly executable?: boolean;
}

/**
 * Reads a manifest of at most `maxFiles` from an archive that anybody may have made; a sentence instead where it cannot be
 * used.
 */
export function readManifest(text: string, maxFiles: number): ReadonlyMap<string, ManifestEntry> | string {
  if (valuesIn(text) > VALUES_PER_FILE * (maxFiles + 1)) return `it lists more than the ${maxFiles} files allowed`;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return "its manifest is not JSON";
  }
  const files = (value as { files?: unknown } | null)?.files;
  if (!Array.isArray(files)) return "its manifest lists no files";
  if (files.length > maxFiles) return `it holds ${files.length} files, more than the ${maxFiles} allowed`;
  const entries = new Map<string, ManifestEntry>();
  for (const entry of files as unknown[]) {
    if (!isEntry(entry)) return "its manifest has an entry that is none";
    const fault = pathFault(entry.path);
    if (fault !== null) return fault;
    if (entries.has(entry.path)) return `its manifest lists ${JSON.stringify(entry.path)} twice`;
    entries.set(entry.path, entry);
  }
  return entries;
}

/** An entry and what is in it. */
const VALUES_PER_FILE = 6;

/** At least as many values as JSON of this text has: parsed, the least of them takes fifty times its two bytes. */
function valuesIn(text: string): number {
  let [values, quoted] = [1, false];
  for (let at = 0; at < text.length; at++) {
    const character = text[at];
    if (quoted && character === "\\") at++;
    else if (character === '"') quoted = !quoted;
    else if (!quoted && (character === "," || character === "[" || character === "{")) values++;
  }
  return values;
}

function isEntry(value: unknown): value is ManifestEntry {
  const { path, bytes, sha256, executable } = (value ?? {}) as Record<string, unknown>;
  return (
    typeof path === "string" &&
    Number.isSafeInteger(bytes) &&
    Number(bytes) >= 0 &&
    typeof sha256 === "string" &&
    /^[0-9a-f]{64}$/.test(sha256) &&
    (executable === undefined || typeof executable === "boolean")
  );
}
