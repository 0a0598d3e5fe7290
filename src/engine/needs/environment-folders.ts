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
import { RunError } from "#core/errors.ts";
import type { EngineDeps } from "#engine/deps.ts";
import { type Contents, contentsOf, statsOf } from "#engine/needs/contents-of.ts";
import { environmentDigest } from "#engine/needs/environment-digest.ts";
import { holdFolder, isHeld } from "#engine/needs/hold-folder.ts";
import { removeReadOnly } from "#engine/needs/read-only.ts";
import { takeLock } from "#record/lock.ts";
import { prettyJson, writeWhole } from "#record/write-file.ts";

/** `altered`: it was ready once and is not what it was then. */
export type EnvironmentState = "absent" | "ready" | "altered";

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

export const markerOf = (place: string): string => `${place}.json`;
export const lockOf = (place: string): string => `${place}.lock`;

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

export interface Marker extends Contents {
  readonly folder: string;
}

interface Look {
  readonly state: EnvironmentState;
  /** What its marker would say today, where contents are as they were and yet all was read: copied or restored, say. */
  readonly moved: Marker | null;
}

export function look(marker: Marker, thorough: boolean): Look {
  const { folder } = marker;
  try {
    if (!thorough && statsOf(folder) === marker.stats) return { state: "ready", moved: null };
    const now = contentsOf(folder);
    if (now.contents !== marker.contents) return { state: "altered", moved: null };
    return { state: "ready", moved: now.stats === marker.stats ? null : { ...marker, ...now } };
  } catch {
    return { state: "altered", moved: null }; // gone, or not to be read
  }
}

/** So that it need not be read the next time. Where that cannot be kept, the next time reads it once more. */
const keepMarker = (place: string, moved: Marker): void => {
  underLock(place, () => {
    if (readMarker(place)?.contents === moved.contents)
      writeWhole(markerOf(place), prettyJson({ ...moved, folder: basename(moved.folder) }));
  });
};

/** Does it unless one is being made, or the cache is full or read-only: it serves all the same. */
function underLock(place: string, act: () => void): void {
  try {
    const lock = takeLock(lockOf(place));
    if (!("release" in lock)) return;
    try {
      act();
    } finally {
      lock.release();
    }
  } catch (error) {
    if (!isOfTheDisk(error)) throw error;
  }
}

/** null: it never came to its end, or nobody can tell what it held. */
export function readMarker(place: string): Marker | null {
  try {
    const marker = JSON.parse(fs.readFileSync(markerOf(place), "utf8")) as Partial<Marker>;
    if (typeof marker.contents !== "string" || typeof marker.stats !== "string") return null;
    return { ...(marker as Marker), folder: join(dirname(place), basename(marker.folder ?? place)) };
  } catch {
    return null;
  }
}

/** A cache that is full, read-only or somebody else's. */
export const isOfTheDisk = (error: unknown): error is Error =>
  error instanceof RunError || (error instanceof Error && typeof (error as NodeJS.ErrnoException).syscall === "string");
