/**
 * Prepared environments below the cache: made once per content, then shared by every run of this user.
 *
 *   CACHE/environments/ID-DIGEST/          the environment; nobody writes to it any more once it is ready
 *   CACHE/environments/ID-DIGEST.2/        another of the same content: the first was altered while somebody used it
 *   CACHE/environments/ID-DIGEST.json      says which of them is the one, and what it holds; written last
 *   CACHE/environments/ID-DIGEST.lock      there while a process makes one
 *   CACHE/environments/ID-DIGEST.use-…     there while a process uses that folder
 *   CACHE/environments-unsealed/…          the same, where sandboxes cannot be kept from writing to it
 *
 * Nobody grades with what was altered since: every use looks at the size, the inode and the time of the last change of
 * each file, and where any differs, or when asked to, at all contents. What is not as it was is made anew, in another
 * folder while any process uses it: runs that began with it are not broken under way. Whoever is killed holds nothing.
 *
 * It is made in its final place, because many things (virtual environments first of all) know where they are.
 */
import fs from "node:fs";
import { basename, dirname, join } from "node:path";
import type { EnvironmentSpec } from "#core/environment.ts";
import type { EngineDeps } from "#engine/deps.ts";
import { environmentDigest } from "#engine/needs/environment-digest.ts";
import { keepMarker, look, readMarker, underLock } from "#engine/needs/environment-marker.ts";
import { holdFolder, isHeld } from "#engine/needs/hold-folder.ts";
import { removeReadOnly } from "#engine/needs/read-only.ts";

/** Where it is made first; every folder of the same content has its name from there. */
export function placeOf(
  spec: EnvironmentSpec,
  versions: ReadonlyMap<string, string>,
  { exec, host }: Pick<EngineDeps, "exec" | "host">,
): { readonly digest: string; readonly place: string } {
  const digest = environmentDigest(spec, versions, host);
  // What an agent could have written to must never serve a machine, or a mode, in which none can.
  const root = join(host.cacheRoot, exec.sealsRest ? "environments" : "environments-unsealed");
  return { digest, place: join(root, `${spec.id}-${digest.slice(0, 16)}`) };
}

export interface HeldFolder {
  readonly folder: string;
  readonly hold: Disposable;
}

export const NO_HOLD: Disposable = { [Symbol.dispose]: () => undefined };

/** null: there is none, or it is not what it was. */
export function heldIfReady(place: string, thorough: boolean): HeldFolder | null {
  const marker = readMarker(place);
  if (marker === null) return null;
  const { folder } = marker;
  const hold = holdFolder(folder);
  // Who removes it first takes its marker away and then looks who holds it: held before its marker was seen, it stays.
  const now = readMarker(place)?.folder === folder ? look(marker, thorough) : null;
  if (now?.state !== "ready") {
    hold[Symbol.dispose]();
    return null;
  }
  if (now.moved !== null) keepMarker(place, now.moved);
  return { folder, hold: letGo(place, hold) };
}

/** Whoever lets go of one takes away what nobody needs any more, such as the one of a run that was killed. */
export const letGo = (place: string, hold: Disposable): Disposable => ({
  [Symbol.dispose]() {
    hold[Symbol.dispose]();
    const kept = readMarker(place)?.folder;
    if (foldersOf(place).some((folder) => folder !== kept))
      underLock(place, () => {
        prune(place);
      });
  },
});

/** Removes every folder of this place but the one that its marker names and those in use. */
export function prune(place: string): void {
  const kept = readMarker(place)?.folder;
  for (const folder of foldersOf(place)) if (folder !== kept && !isHeld(folder)) removeReadOnly(folder);
}

/** `ID-DIGEST`, `ID-DIGEST.2` and so on, as far as they are there. */
function foldersOf(place: string): readonly string[] {
  const name = basename(place);
  const isOne = (other: string): boolean =>
    other === name || (other.startsWith(`${name}.`) && /^\d+$/.test(other.slice(name.length + 1)));
  if (!fs.existsSync(dirname(place))) return [];
  return fs
    .readdirSync(dirname(place))
    .filter(isOne)
    .map((other) => join(dirname(place), other));
}

export function firstFree(place: string): string {
  const taken = foldersOf(place);
  for (let at = 1; ; at++) {
    const folder = at === 1 ? place : `${place}.${at}`;
    if (!taken.includes(folder)) return folder;
  }
}
