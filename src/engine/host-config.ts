import fs from "node:fs";
import { join, relative, resolve } from "node:path";
import { UsageError } from "#core/errors.ts";
import type { Tree, TreeEntry } from "#core/tree.ts";
import type { ProgramConfig } from "#plugins/backends/contract.ts";

/** Settings and instructions are small; a folder larger than this holds something else. */
const MOST_BYTES = 32 * 1024 * 1024;
const MOST_FILES = 5000;

/**
 * What a user set up for a program, by path in a private home. Links are followed, because many keep such files
 * elsewhere; what cannot be read is left out. Throws `UsageError` where it is too much to be settings.
 */
export function hostConfig(places: readonly ProgramConfig[], env: Readonly<Record<string, string | undefined>>): Tree {
  const found = new Map<string, TreeEntry>();
  let bytes = 0;
  for (const { folderVariable, folder, entries, into = folder, members } of places) {
    const named = folderVariable === null ? undefined : env[folderVariable];
    const root = named ?? (env["HOME"] === undefined ? null : join(env["HOME"], folder));
    if (root === null) continue;
    for (const file of entries.flatMap((entry) => filesBelow(join(root, entry)))) {
      const whole = readFile(file);
      const content = whole === null || members === undefined ? whole : membersOf(whole, members);
      if (content === null) continue;
      bytes += content.bytes.length;
      found.set(join(into, relative(root, file)), { kind: "file", mode: content.mode, content: content.bytes });
      if (bytes > MOST_BYTES || found.size > MOST_FILES) throw tooMuch(root);
    }
  }
  return found;
}

function filesBelow(place: string, above: readonly string[] = []): string[] {
  const stat = fs.statSync(place, { throwIfNoEntry: false });
  if (stat?.isFile() === true) return [place];
  if (stat?.isDirectory() !== true) return [];
  const real = fs.realpathSync(place);
  // A link to a folder it lies in would never end.
  if (above.includes(real)) return [];
  const names = fs.readdirSync(place).filter((name) => name !== ".git" && name !== "node_modules");
  return names.sort().flatMap((name) => filesBelow(resolve(place, name), [...above, real]));
}

interface Content {
  readonly bytes: Uint8Array;
  readonly mode: 0o644 | 0o755;
}

/** null: it holds none of them. */
function membersOf({ bytes, mode }: Content, names: readonly string[]): Content | null {
  try {
    const whole = JSON.parse(Buffer.from(bytes).toString("utf8")) as Readonly<Record<string, unknown>>;
    const kept = Object.entries(whole).filter(([name]) => names.includes(name));
    return kept.length === 0 ? null : { bytes: Buffer.from(JSON.stringify(Object.fromEntries(kept))), mode };
  } catch {
    return null; // what is no JSON is no setting that its program could read
  }
}

function readFile(file: string): Content | null {
  try {
    if (fs.statSync(file).size > MOST_BYTES) return { bytes: new Uint8Array(MOST_BYTES + 1), mode: 0o644 };
    return { bytes: fs.readFileSync(file), mode: (fs.statSync(file).mode & 0o100) === 0 ? 0o644 : 0o755 };
  } catch {
    return null; // another user's, or gone meanwhile
  }
}

const tooMuch = (root: string): UsageError =>
  new UsageError(
    "host-config-too-large",
    `What ${root} holds is more than ${MOST_FILES} files or ${MOST_BYTES / 1024 / 1024} MiB, too much to be given to every attempt.`,
    "Tidy it up, or leave --use-host-config out.",
  );
