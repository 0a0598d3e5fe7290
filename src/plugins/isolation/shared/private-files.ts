import fs from "node:fs";
import { dirname, join } from "node:path";
import type { SandboxHome } from "#core/sandbox.ts";
import { treeOf } from "#core/tree.ts";
import { errno, onDisk } from "#plugins/isolation/shared/file-error.ts";
import { makeFolder } from "#plugins/isolation/shared/private-folder.ts";
import { refuseUnsafe } from "#plugins/isolation/shared/safe-tree.ts";

const { O_CREAT, O_EXCL, O_NOFOLLOW, O_NONBLOCK, O_RDONLY, O_WRONLY } = fs.constants;

/**
 * The harness's hand in a folder where untrusted programs run: no link they left is ever followed. Throws `RunError`
 * (`disk`) for a disk that is full or forbidden, and (`unsafe-tree`) for paths that lead out. `ensureRoot` puts the
 * folder itself back where they removed or replaced it.
 */
export function privateFiles(root: string, ensureRoot: () => void): SandboxHome {
  return {
    async write(files) {
      ensureRoot();
      refuseUnsafe(treeOf(files));
      onDisk(root, () => Object.entries(files).forEach(([path, text]) => writePrivate(root, path, text, 0o600)));
    },
    async put(tree) {
      ensureRoot();
      refuseUnsafe(tree);
      onDisk(root, () =>
        tree.forEach((entry, path) => {
          if (entry.kind === "file") writePrivate(root, path, entry.content, entry.mode & 0o700);
        }),
      );
    },
    async read(path, maxBytes) {
      ensureRoot();
      refuseUnsafe(treeOf({ [path]: "" }));
      return isReachable(root, path) ? readRegular(join(root, path), maxBytes) : null;
    },
    async names(folder) {
      ensureRoot();
      refuseUnsafe(treeOf({ [`${folder}/x`]: "" }));
      if (!isReachable(root, `${folder}/x`)) return [];
      const found = onDisk(root, () => fs.readdirSync(join(root, folder), { withFileTypes: true }));
      return found.flatMap((entry) => (entry.isFile() ? [entry.name] : [])).sort();
    },
    async remove(path) {
      ensureRoot();
      refuseUnsafe(treeOf({ [path]: "" }));
      if (isReachable(root, path)) onDisk(root, () => fs.rmSync(join(root, path), { force: true }));
    },
  };
}

function writePrivate(root: string, path: string, content: string | Uint8Array, mode: number): void {
  for (const folder of foldersAbove(path)) {
    const place = join(root, folder);
    const stat = fs.lstatSync(place, { throwIfNoEntry: false });
    if (stat?.isDirectory()) continue;
    if (stat !== undefined) fs.rmSync(place);
    makeFolder(place);
  }
  const place = join(root, path);
  fs.rmSync(place, { recursive: true, force: true });
  const file = fs.openSync(place, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, mode);
  try {
    fs.writeFileSync(file, content);
  } finally {
    fs.closeSync(file);
  }
}

/** Whether every folder on the way is a folder, and no link. */
const isReachable = (root: string, path: string): boolean =>
  foldersAbove(path).every((folder) => fs.lstatSync(join(root, folder), { throwIfNoEntry: false })?.isDirectory());

/** Outer ones first. */
function foldersAbove(path: string): string[] {
  const parent = dirname(path);
  return parent === "." ? [] : [...foldersAbove(parent), parent];
}

function readRegular(place: string, maxBytes: number): Uint8Array | null {
  const file = openRegular(place);
  if (file === null) return null;
  try {
    const stat = fs.fstatSync(file);
    return stat.isFile() && stat.size <= maxBytes ? fs.readFileSync(file) : null;
  } finally {
    fs.closeSync(file);
  }
}

function openRegular(place: string): number | null {
  try {
    return fs.openSync(place, O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
  } catch (error) {
    if (["ENOENT", "ELOOP", "ENXIO", "EACCES"].includes(errno(error) ?? "")) return null;
    throw error;
  }
}
