/** Bringing files of attempts from one run-dir into another, each with the digest that its record gives. */
import fs from "node:fs";
import { type Artifact, digestOfFile, pathFault } from "#record/attempt/artifacts.ts";
import { SCORE_FILE, STATS_FILE } from "#record/layout.ts";
import { isRealFolder, Refused } from "#record/regular-file.ts";

/** Brings a regular file over, or throws `Refused` when it has not this digest. `isSeen`: it was just read, and had it. */
export type Transfer = (from: string, to: string, sha256: string, isSeen: boolean) => void;

/** Brings one file of a sealed attempt into the folder `target`. */
export function transferArtifact(folder: string, target: string, artifact: Artifact, transfer: Transfer): void {
  checkWay(folder, artifact.path, (parent) => fs.mkdirSync(`${target}/${parent}`, { recursive: true }));
  try {
    transfer(`${folder}/${artifact.path}`, `${target}/${artifact.path}`, artifact.sha256, isSealed(artifact));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    throw new Refused(`${folder} lists ${artifact.path} more than once`);
  }
}

/** Throws `Refused` unless one file of a sealed attempt is what its record says. */
export function checkArtifact(folder: string, artifact: Artifact): void {
  checkWay(folder, artifact.path, () => undefined);
  if (!isSealed(artifact)) check(`${folder}/${artifact.path}`, artifact.sha256);
}

/** `AttemptReader.sealed` has read these two. */
const isSealed = ({ path }: Artifact): boolean => path === SCORE_FILE || path === STATS_FILE;

function checkWay(folder: string, path: string, pass: (parent: string) => void): void {
  const fault = pathFault(path);
  if (fault !== null) throw new Refused(fault);
  const steps = path.split("/").slice(0, -1);
  for (let depth = 1; depth <= steps.length; depth++) {
    const parent = steps.slice(0, depth).join("/");
    if (!isRealFolder(`${folder}/${parent}`)) throw new Refused(`${folder}/${parent} is missing`);
    pass(parent);
  }
}

export const copyFile: Transfer = (from, to, sha256) => {
  const fd = fs.openSync(to, "wx");
  try {
    refuseChanged(from, digestOfFile(from, (piece) => fs.writeFileSync(fd, piece)).sha256, sha256);
  } finally {
    fs.closeSync(fd);
  }
};

/** A hard link where the file system allows it. */
export const linkFile: Transfer = (from, to, sha256, isSeen) => {
  if (!isSeen) check(from, sha256);
  if (!isDone(() => fs.linkSync(from, to))) copyFile(from, to, sha256, isSeen);
};

/** Moves a folder that holds these files and nothing else; false: it holds something else, or cannot be moved there. */
export const moveFolder = (from: string, to: string, files: ReadonlySet<string>): boolean =>
  filesAmong(from, "", files) === files.size && isDone(() => fs.renameSync(from, to));

/** How many of `files` are below a folder; NaN where anything else is. */
function filesAmong(folder: string, prefix: string, files: ReadonlySet<string>): number {
  const entries = fs.readdirSync(folder, { withFileTypes: true });
  if (entries.length === 0) return Number.NaN;
  return entries.reduce((found, entry) => {
    const path = `${prefix}${entry.name}`;
    if (entry.isDirectory()) return found + filesAmong(`${folder}/${entry.name}`, `${path}/`, files);
    return entry.isFile() && files.has(path) ? found + 1 : Number.NaN;
  }, 0);
}

/** False: this file system, or this place in it, does not allow it. */
function isDone(change: () => void): boolean {
  try {
    change();
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "EXDEV" || code === "EPERM" || code === "EACCES" || code === "EMLINK" || code === "ENOTSUP")
      return false;
    throw error;
  }
}

function check(path: string, sha256: string): void {
  refuseChanged(path, digestOfFile(path).sha256, sha256);
}

function refuseChanged(path: string, found: string, recorded: string): void {
  if (found !== recorded) throw new Refused(`${path} was changed after it was recorded`);
}
