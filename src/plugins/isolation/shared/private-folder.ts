/**
 * Private folders below the temp root, and what becomes of them.
 *
 *   TEMP/w-RANDOM/             a sandbox; nothing in its name or around it says what it is for
 *   TEMP/.w-UID/owners/        an empty file `w-RANDOM.PID.START.NAMESPACE` per sandbox, made before and removed after it
 *   TEMP/.w-UID/trash/         sandboxes on their way out
 */
import { randomBytes } from "node:crypto";
import fs from "node:fs";
import { join } from "node:path";
import { RunError } from "#core/errors.ts";
import type { IsolationDeps } from "#plugins/isolation/contract.ts";
import { errno, onDisk } from "#plugins/isolation/shared/file-error.ts";
import { isAlive, ownMark } from "#plugins/isolation/shared/owner.ts";
import { Trash } from "#plugins/isolation/shared/trash.ts";

export interface PrivateFolder {
  readonly path: string;
  /** Takes the folder away at once; its content is deleted later. Does nothing the second time. */
  discard(): void;
}

type Deps = Pick<IsolationDeps, "exec" | "tempRoot" | "baseEnv">;

const trashes = new Map<string, Trash>();

/**
 * Makes a folder only this user may enter, directly in the temp root. The first one in a process also takes away
 * what killed processes left there. Throws `RunError` (`disk`, `temp-root`).
 */
export function makePrivateFolder(deps: Deps): PrivateFolder {
  const { tempRoot } = deps;
  const trash = openTrash(deps);
  return onDisk(tempRoot, () => {
    const name = `w-${randomBytes(9).toString("base64url")}`;
    const path = join(tempRoot, name);
    const mark = join(backRoomOf(tempRoot), "owners", `${name}.${ownMark()}`);
    fs.writeFileSync(mark, "", { flag: "wx" });
    makeFolder(path);
    let discarded = false;
    const discard = (): void => {
      if (discarded) return;
      discarded = true;
      trash.add(path, mark);
    };
    return { path, discard };
  });
}

/** Makes a folder for this user alone, or with another mode, whatever the umask. */
export function makeFolder(path: string, mode = 0o700): void {
  fs.mkdirSync(path, { mode: 0o700 });
  fs.chmodSync(path, mode);
}

/** Moves sandboxes of dead processes to the trash; returns their names. `settle` waits for their deletion. */
export function reapStale(deps: Deps): readonly string[] {
  const { tempRoot } = deps;
  const trash = openTrash(deps, { reap: false });
  const owners = join(backRoomOf(tempRoot), "owners");
  const stale = onDisk(tempRoot, () => fs.readdirSync(owners)).filter((file) => !isAlive(...markAndAge(owners, file)));
  return stale.map((file) => {
    const name = file.slice(0, file.indexOf("."));
    trash.add(join(tempRoot, name), join(owners, file));
    return name;
  });
}

/** Deletes all trash of this process now. Rejects with `RunError` (`disk`) when something cannot be deleted. */
export async function settle(): Promise<void> {
  await Promise.all([...trashes.values()].map((trash) => trash.empty()));
}

function openTrash(deps: Deps, { reap } = { reap: true }): Trash {
  const known = trashes.get(deps.tempRoot);
  if (known !== undefined) return known;
  const backRoom = openBackRoom(deps.tempRoot);
  const trash = new Trash(join(backRoom, "trash"), deps);
  if (trashes.size === 0) process.once("exit", () => trashes.forEach((each) => each.emptyAtExit()));
  trashes.set(deps.tempRoot, trash);
  if (reap) reapStale(deps);
  return trash;
}

const UID = process.getuid?.() ?? 0;

const backRoomOf = (tempRoot: string): string => join(tempRoot, `.w-${UID}`);

// The temp root may be everybody's: a folder of this name that another user made could redirect our deletions.
function openBackRoom(tempRoot: string): string {
  const backRoom = backRoomOf(tempRoot);
  onDisk(tempRoot, () => {
    for (const folder of [backRoom, join(backRoom, "owners"), join(backRoom, "trash")]) {
      if (!fs.lstatSync(folder, { throwIfNoEntry: false })) makeFolderUnlessThere(folder);
    }
  });
  const { uid, mode } = fs.lstatSync(backRoom);
  if (fs.lstatSync(backRoom).isDirectory() && uid === (process.getuid?.() ?? uid) && (mode & 0o077) === 0)
    return backRoom;
  throw new RunError(
    "temp-root",
    `${backRoom} is not a private folder of this user.`,
    "Remove it, or set TMPDIR to a folder of your own.",
  );
}

function makeFolderUnlessThere(folder: string): void {
  try {
    makeFolder(folder);
  } catch (error) {
    if (errno(error) !== "EEXIST") throw error; // another process was faster
  }
}

function markAndAge(owners: string, file: string): [mark: string, ageMs: number] {
  const made = fs.lstatSync(join(owners, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return [file.slice(file.indexOf(".") + 1), Date.now() - made];
}
