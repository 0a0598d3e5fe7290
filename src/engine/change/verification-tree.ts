import picomatch from "picomatch";
import { GLOB_OPTIONS } from "#core/glob-options.ts";
import type { Tampering } from "#core/records.gen.ts";
import { remembered } from "#core/remembered.ts";
import { foldersOf, type Tree, type TreeEntry } from "#core/tree.ts";
import { sameEntry } from "#engine/change/change-set.ts";
import { linkEscapes } from "#engine/change/link-target.ts";

export interface VerificationInput {
  /** What the agent was given. */
  readonly starting: Tree;
  /** What it left behind. */
  readonly after: Tree;
  /** Paths that are put back as they were given. */
  readonly protectedGlobs: readonly string[];
  /** Laid over the rest, winning. */
  readonly hidden: Tree;
}

export interface VerificationTree {
  /** Sorted by path; safe to write to disk. */
  readonly tree: Tree;
  /** Sorted by path, one entry a path; empty when the agent kept its hands off. */
  readonly tampering: Tampering[];
}

/** A task has the same protected paths in every attempt, and compiling globs takes longer than matching them. */
const matcher = remembered((globs) => picomatch([...globs], GLOB_OPTIONS));
const basesOf = remembered((globs) => foldersOf(globs.map((glob) => `${picomatch.scan(glob).base}/`)));

/** The fresh copy to verify: the agent's files, with everything that grades them in its pristine state. */
export function verificationTree({ starting, after, protectedGlobs, hidden }: VerificationInput): VerificationTree {
  const copy = new Map(after);
  const tampering = new Map<string, Tampering["kind"]>();
  const undo = (path: string, kind: Tampering["kind"]): void => {
    copy.delete(path);
    if (!tampering.has(path)) tampering.set(path, kind);
  };

  restoreProtected();
  layHidden();
  dropEscapingLinks();
  return {
    tree: new Map([...copy].sort(byPath)),
    tampering: [...tampering].sort(byPath).map(([path, kind]) => ({ path, kind })),
  };

  function restoreProtected(): void {
    const isProtected = matcher(protectedGlobs);
    const givenFolders = foldersOf(starting.keys());
    const guardedFolders = basesOf(protectedGlobs);
    for (const [path, entry] of after) {
      const given = starting.get(path);
      if (given !== undefined && sameEntry(given, entry)) continue;
      if (given === undefined && hidden.has(path)) continue; // `layHidden` knows better what this is
      const isLink = entry.kind === "symlink";
      // a link in place of `tests` could bring in a file for the glob `tests/extra.js` that nobody was given
      if (!isProtected(path) && !(isLink && guardedFolders.has(path))) continue;
      if (isLink && (given?.kind === "file" || givenFolders.has(path))) undo(path, "replaced_by_link");
      else undo(path, given === undefined ? "added" : "modified");
    }
    const pristine = new Map([...starting].filter(([path]) => isProtected(path)));
    clearTheWay(pristine, (entry) => (entry.kind === "symlink" ? "replaced_by_link" : "added"));
    for (const [path, entry] of pristine) {
      if (!after.has(path)) undo(path, "deleted");
      copy.set(path, entry);
    }
  }

  function layHidden(): void {
    clearTheWay(hidden, () => "shadowed_hidden");
    for (const [path, entry] of hidden) {
      const found = copy.get(path);
      if (found !== undefined && !isAsGiven(path, found)) undo(path, "shadowed_hidden");
      copy.set(path, entry);
    }
  }

  /** Last, because what a link leads to depends on every other link. A link that escaped when it was given may stay. */
  function dropEscapingLinks(): void {
    const escaping = [...copy].filter(([path, entry]) => entry.kind === "symlink" && linkEscapes(copy, path));
    for (const [path, entry] of escaping) {
      if (hidden.has(path) || (isAsGiven(path, entry) && linkEscapes(starting, path))) continue;
      undo(path, "escaping_link");
    }
  }

  /** Removes what stands where `wanted` needs a folder, and what lies below a path where it needs a file. */
  function clearTheWay(wanted: Tree, kindOf: (entry: TreeEntry) => Tampering["kind"]): void {
    const folders = foldersOf(copy.keys());
    const buried = [...wanted.keys()].filter((path) => folders.has(path));
    const below = [...copy.keys()].filter((path) => buried.some((file) => path.startsWith(`${file}/`)));
    for (const path of [...foldersOf(wanted.keys()), ...below]) {
      const entry = copy.get(path);
      if (entry === undefined) continue;
      if (isAsGiven(path, entry)) copy.delete(path);
      else undo(path, kindOf(entry));
    }
  }

  function isAsGiven(path: string, entry: TreeEntry): boolean {
    const given = starting.get(path);
    return given !== undefined && sameEntry(given, entry);
  }
}

const byPath = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number => (a < b ? -1 : 1);
