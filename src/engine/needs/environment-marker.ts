/** What says of a folder of an environment that it is ready, and the lock of who makes one; ./environment-folders.ts names the files. */
import fs from "node:fs";
import { basename, dirname, join } from "node:path";
import { RunError } from "#core/errors.ts";
import { type Contents, contentsOf, statsOf } from "#engine/needs/contents-of.ts";
import { takeLock } from "#record/lock.ts";
import { prettyJson, writeWhole } from "#record/write-file.ts";

/** `altered`: it was ready once and is not what it was then. */
export type EnvironmentState = "absent" | "ready" | "altered";

export const markerOf = (place: string): string => `${place}.json`;
export const lockOf = (place: string): string => `${place}.lock`;

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
export const keepMarker = (place: string, moved: Marker): void => {
  underLock(place, () => {
    if (readMarker(place)?.contents === moved.contents)
      writeWhole(markerOf(place), prettyJson({ ...moved, folder: basename(moved.folder) }));
  });
};

/** Does it unless one is being made, or the cache is full or read-only: it serves all the same. */
export function underLock(place: string, act: () => void): void {
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
