import {
  accessSync,
  chownSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { expect } from "vitest";
import { PATH } from "./exec-fixture.ts";

/**
 * A shell script that tries to change `$FILE`, then to make the disk writable, then again; it prints what worked.
 * Last it uses what must stay writable, with its own folder in `$OWN`.
 */
export const SPOIL = `
  try() { "$@" 2>/dev/null && echo "worked: $*"; }
  spoil() {
    try sh -c ': >>"$FILE"'; try chmod 777 "$FILE"; try touch "$FILE.new"; try ln "$FILE" "$FILE.new"
    try mv "$FILE" "$FILE.old"; try rm -f "$FILE"
  }
  spoil
  try mount -o remount,rw,bind /; try mount -o remount,rw /; try umount -l "$OWN"
  try unshare -Urm mount -o remount,rw,bind /
  mkdir m; try unshare -Urm sh -c 'mount --rbind "$(dirname "$FILE")" m && touch m/new'
  try chmod 666 /proc/self/fd/0; try readlink /proc/1/exe; try readlink /proc/1/root
  spoil
  echo x >/dev/null && for place in "$OWN" . /tmp /dev/shm; do echo mine >$place/mine && cat $place/mine; done
  ls -A /dev/shm`;

/** What `SPOIL` prints in a sealed place: the four files of its own, and the only thing in `/dev/shm`. */
export const SPOILT_NOTHING = "mine\n".repeat(5);

/** A folder with a file that is to stay as it is, and beside it an own folder; all belong to the given user. */
export function folderBesideOwn(user = process.getuid?.() ?? 0) {
  // Not in a scratch folder: those are replaced, and a file that cannot be seen proves nothing.
  const path = mkdtempSync(join(lastingFolder(), "x-"));
  const [own, secret, file] = [join(path, "own"), join(path, "secret"), join(path, "tool")];
  mkdirSync(own);
  mkdirSync(secret);
  writeFileSync(file, "as it was", { mode: 0o755 });
  for (const made of [path, own, secret, file]) chownSync(made, user, -1);
  const env = { PATH, OWN: own, FILE: file };
  return {
    path,
    own,
    file,
    spec: { cwd: own, ownFolder: own, hide: [secret], env },
    expectUnchanged() {
      expect(readFileSync(file, "utf8")).toBe("as it was");
      expect(statSync(file).mode & 0o777).toBe(0o755);
      expect(readdirSync(path).sort()).toEqual(["own", "secret", "tool"]);
    },
    [Symbol.dispose]: () => rmSync(path, { recursive: true }),
  };
}

/** A folder to make one in that no sandbox replaces: a clone of this project may itself lie in a scratch folder. */
function lastingFolder(): string {
  const scratch = ["/tmp/", "/var/tmp/", "/dev/shm/"];
  const found = [import.meta.dirname, "/srv", "/opt", homedir()]
    .filter((folder) => existsSync(folder))
    .find((folder) => !scratch.some((place) => `${realpathSync(folder)}/`.startsWith(place)) && isWritable(folder));
  return found ?? import.meta.dirname;
}

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false; // Then the next one is tried.
  }
}
