import { existsSync, readdirSync, realpathSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { RunError } from "#core/errors.ts";
import type { ExecSpec } from "#core/ports.ts";
import { monotonicMs } from "#platform/clock.ts";
import { type Cover, FRESH } from "./running-program.ts";

/** Where programs write whatever they are told, and so meet each other. */
export const SCRATCH: readonly string[] = ["/tmp", "/var/tmp", "/dev/shm"];

/**
 * What has to be put where, outermost first, so that a program sees nothing of `hide` except what `show` and
 * `showReadOnly` show (all as in `ExecSpec`). What does not exist, or is out of sight already, needs no cover of its own.
 * `own` is the folder to be left writable where the rest of the disk is not, or null where all of it stays as it is;
 * with it, scratch folders are fresh, unless nothing is to be hidden or the rest of the disk is to be seen.
 * Throws `RunError` when the working directory would be hidden, or something hidden be seen at another place.
 */
export function coversFor(
  { hide = [], show = {}, showReadOnly = [], readOnly = false, cwd }: Covered,
  own: string | null,
): readonly Cover[] {
  if (hide.length === 0 && showReadOnly.length === 0)
    return readOnly && own !== null ? [{ at: realpathSync.native(own), from: realpathSync.native(own) }] : [];
  const hidden = hide.flatMap(realPath);
  const shown = Object.entries(show).map(([at, from]) => ({ at: realpathSync.native(at), from: itself(from) }));
  const readable = showReadOnly.map(itself).map((at): Cover => ({ at, from: at, readOnly: true }));
  const wanted: Cover[] = [...shown, ...readable, ...hidden.map((at) => ({ at, from: null }))];
  if (own !== null) wanted.push(...writablePlaces(realpathSync.native(own), wanted, readOnly ? [] : SCRATCH));
  const covers: Cover[] = [];
  for (const cover of wanted.toSorted((a, b) => a.at.length - b.at.length)) {
    if (isNeeded(cover, coverHiding(cover.at, covers))) covers.push(cover);
  }
  refuseHiddenWorkDir(realPath(cwd)[0] ?? cwd, covers);
  refuseMovedSecrets(hidden, shown);
  return covers;
}

type Covered = Pick<ExecSpec, "hide" | "show" | "showReadOnly" | "readOnly" | "cwd">;

/** `above` is the cover that takes its place out of sight so far, or null. */
function isNeeded({ from, readOnly }: Cover, above: Cover | null): boolean {
  if (readOnly === true) return above !== null; // in sight anyhow otherwise
  return (from !== null && from !== FRESH) || above === null;
}

/** What has to be put over itself or be fresh, beside the covers that are wanted already, to stay writable. */
function writablePlaces(own: string, wanted: readonly Cover[], fresh: readonly string[]): readonly Cover[] {
  const covered = wanted.some(({ at }) => isInside(own, at));
  const scratch = new Set(fresh.flatMap(realPath));
  return [
    ...(covered ? [] : [{ at: own, from: own }]),
    ...[...scratch].filter((path) => !wanted.some(({ at }) => at === path)).map((at) => ({ at, from: FRESH })),
  ];
}

/** The innermost cover that takes `path` out of sight, or null when it can be seen. */
export function coverHiding(path: string, covers: readonly Cover[]): Cover | null {
  const innermost = covers.findLast(({ at }) => isInside(path, at));
  return innermost === undefined || innermost.at === innermost.from ? null : innermost;
}

/**
 * Beside the folder itself there are doors to what lies beneath: the raw disks, and services that run programs as
 * somebody else for whoever asks. Returns those that exist here, so that they can be covered too.
 */
export function waysAround(covers: readonly Cover[]): readonly string[] {
  const now = monotonicMs();
  // Looking takes longer than asking for the start. A door that opens later is seen by what runs already as well.
  if (now - seen.at > SEEN_MS) seen = { at: now, doors: doors() };
  return seen.doors.filter((path) => coverHiding(path, covers) === null);
}

const SEEN_MS = 1_000;
let seen: { readonly at: number; readonly doors: readonly string[] } = { at: Number.NEGATIVE_INFINITY, doors: [] };

function doors(): readonly string[] {
  const user = `/run/user/${process.getuid?.() ?? 0}`;
  const services = [
    ...["docker.sock", "podman/podman.sock", "containerd/containerd.sock", "crio/crio.sock"].map(
      (name) => `/run/${name}`,
    ),
    ...["/run/systemd/private", "/run/dbus/system_bus_socket", "/var/run/docker.sock"],
    ...["bus", "systemd/private", "docker.sock", "podman/podman.sock"].map((name) => join(user, name)),
  ];
  return [...new Set([...blockDevices(), ...services].flatMap(realPath))];
}

function refuseMovedSecrets(hidden: readonly string[], shown: readonly Cover[]): void {
  for (const { at, from } of shown) {
    if (from === null || from === at) continue;
    const secret = hidden.find((folder) => folder !== from && isInside(folder, from));
    if (secret === undefined) continue;
    throw new RunError(
      "show-holds-hidden",
      `${secret} is to be hidden from a program that is to see ${from}, which holds it, as ${at}.`,
      "Choose a temporary folder outside the run directory, the caches and the folder of this tool.",
    );
  }
}

function refuseHiddenWorkDir(workDir: string, covers: readonly Cover[]): void {
  // What is put over the root itself would cover nothing: every program has the old root already.
  const cover = covers.find(({ at }) => at === "/") ?? coverHiding(workDir, covers);
  if (cover === null) return;
  throw new RunError(
    "hide-covers-cwd",
    `${cover.at} is to be hidden from a program that works inside it, in ${workDir}.`,
    "Choose a temporary folder outside the run directory, the caches and the folder of this tool.",
  );
}

// The folder's own name is not resolved: should a program have put a link in its place, the keeper refuses to open it.
const itself = (folder: string): string => join(realpathSync.native(dirname(folder)), basename(folder));

const blockDevices = (): string[] =>
  readdirSync("/dev", { withFileTypes: true })
    .filter((entry) => entry.isBlockDevice())
    .map((entry) => `/dev/${entry.name}`);

const isInside = (path: string, folder: string): boolean =>
  path === folder || path.startsWith(folder.endsWith("/") ? folder : `${folder}/`);

// What cannot be resolved is not there for this user, nor for the program, which has no more rights.
function realPath(path: string): string[] {
  if (!existsSync(path)) return []; // a dozen of these a run, each dear as an exception
  try {
    return [realpathSync.native(path)];
  } catch {
    return [];
  }
}
