import { createHash } from "node:crypto";
import { pathBytes } from "#core/path-bytes.ts";
import type { Tree, TreeEntry, TreeFile } from "#core/tree.ts";
import { lineDiff, type LineDiff } from "#engine/change/line-diff.ts";

/** What became of one path. */
export type Change = {
  readonly path: string;
  /** One per content that was written anew, two for `type_changed` (the old goes, the new comes), none otherwise. */
  readonly contents: readonly ContentChange[];
} & (
  | { readonly kind: "added"; readonly after: TreeEntry }
  | { readonly kind: "deleted"; readonly before: TreeEntry }
  /** `modified` may come with a change of mode; `mode_changed` is a change of mode alone. */
  | {
      readonly kind: "modified" | "mode_changed" | "type_changed";
      readonly before: TreeEntry;
      readonly after: TreeEntry;
    }
  /** The mode may have changed, the content has not. */
  | { readonly kind: "renamed"; readonly from: string; readonly before: TreeEntry; readonly after: TreeEntry }
);

export interface ContentChange {
  readonly before: TreeEntry | null;
  readonly after: TreeEntry | null;
  /** In latin1, one character a byte, so that no byte is lost; null: binary. */
  readonly lines: LineDiff | null;
}

export interface ChangeStats {
  readonly files_changed: number;
  /** Binary contents count no lines; the target of a link is one line. */
  readonly lines_added: number;
  readonly lines_removed: number;
}

export interface ChangeSet {
  /** Sorted by path. */
  readonly changes: readonly Change[];
  readonly stats: ChangeStats;
}

type PathEntry = readonly [path: string, entry: TreeEntry];

/** What has to be done to `before` to get `after`. A file that moved without a change of content is a rename. */
export function changeOf(before: Tree, after: Tree): ChangeSet {
  const changed: Change[] = [];
  const deleted: PathEntry[] = [];
  const added: PathEntry[] = [];
  for (const [path, entry] of before) {
    const now = after.get(path);
    if (now === undefined) deleted.push([path, entry]);
    else if (!sameEntry(entry, now)) changed.push(changedInPlace(path, entry, now));
  }
  for (const [path, entry] of after) if (!before.has(path)) added.push([path, entry]);

  const changes = [...changed, ...movedOrNot(deleted.sort(byPath), added.sort(byPath))];
  changes.sort((a, b) => (a.path < b.path ? -1 : 1));
  return { changes, stats: statsOf(changes) };
}

/** Whether two entries are alike in type, mode and every byte. */
export function sameEntry(a: TreeEntry, b: TreeEntry): boolean {
  if (a === b) return true;
  if (a.kind === "symlink" || b.kind === "symlink") return a.kind === b.kind && contentOf(a).equals(contentOf(b));
  return a.mode === b.mode && sameContent(a, b);
}

/** What git stores for an entry: the bytes of a file, the target of a link; nothing for null. */
export function contentOf(entry: TreeEntry | null): Buffer {
  if (entry === null) return Buffer.alloc(0);
  const bytes = entry.kind === "file" ? entry.content : pathBytes(entry.target);
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** Beyond this nobody reads a diff, and to make one would hold up every other trial of this process. */
const MAX_TEXT_BYTES = 2 * 1024 * 1024;

const sameContent = (a: TreeFile, b: TreeFile): boolean => a.content === b.content || contentOf(a).equals(contentOf(b));

function changedInPlace(path: string, before: TreeEntry, after: TreeEntry): Change {
  const change = { path, before, after };
  if (before.kind !== after.kind) {
    return { ...change, kind: "type_changed", contents: [contentChange(before, null), contentChange(null, after)] };
  }
  if (before.kind === "file" && after.kind === "file" && sameContent(before, after)) {
    return { ...change, kind: "mode_changed", contents: [] };
  }
  return { ...change, kind: "modified", contents: [contentChange(before, after)] };
}

function movedOrNot(deleted: readonly PathEntry[], added: readonly PathEntry[]): Change[] {
  const origins = originsOf(deleted, added);
  const moved = new Set([...origins.values()].map(([from]) => from));
  const changes = added.map(([path, after]): Change => {
    const origin = origins.get(path);
    if (origin === undefined) return { kind: "added", path, after, contents: [contentChange(null, after)] };
    return { kind: "renamed", path, from: origin[0], before: origin[1], after, contents: [] };
  });
  for (const [path, before] of deleted) {
    if (!moved.has(path)) changes.push({ kind: "deleted", path, before, contents: [contentChange(before, null)] });
  }
  return changes;
}

/** New path to what it was before. Links and empty files are alike too easily to say that one of them moved. */
function originsOf(deleted: readonly PathEntry[], added: readonly PathEntry[]): Map<string, PathEntry> {
  const sizes = new Set(deleted.map(([, entry]) => sizeOf(entry)));
  const candidates = added.filter(([, entry]) => sizeOf(entry) > 0 && sizes.has(sizeOf(entry)));
  const origins = new Map<string, PathEntry>();
  if (candidates.length === 0) return origins;

  const byDigest = new Map<string, PathEntry[]>();
  for (const origin of deleted) {
    if (origin[1].kind !== "file") continue;
    const digest = digestOf(origin[1]);
    const alike = byDigest.get(digest);
    if (alike === undefined) byDigest.set(digest, [origin]);
    else alike.push(origin);
  }
  for (const alike of byDigest.values()) alike.reverse(); // the first is then the cheapest to take
  for (const [path, entry] of candidates) {
    const origin = byDigest.get(digestOf(entry))?.pop();
    if (origin !== undefined) origins.set(path, origin);
  }
  return origins;
}

function contentChange(before: TreeEntry | null, after: TreeEntry | null): ContentChange {
  const [oldContent, newContent] = [contentOf(before), contentOf(after)];
  const binary =
    Math.max(oldContent.length, newContent.length) > MAX_TEXT_BYTES || oldContent.includes(0) || newContent.includes(0);
  return {
    before,
    after,
    lines: binary ? null : lineDiff(oldContent.toString("latin1"), newContent.toString("latin1")),
  };
}

function statsOf(changes: readonly Change[]): ChangeStats {
  let [added, removed] = [0, 0];
  for (const { lines } of changes.flatMap((change) => change.contents)) {
    added += lines?.added ?? 0;
    removed += lines?.removed ?? 0;
  }
  return { files_changed: changes.length, lines_added: added, lines_removed: removed };
}

const digestOf = (entry: TreeEntry): string => createHash("sha1").update(contentOf(entry)).digest("hex");

/** 0 for a link. */
const sizeOf = (entry: TreeEntry): number => (entry.kind === "file" ? entry.content.length : 0);

const byPath = ([a]: PathEntry, [b]: PathEntry): number => (a < b ? -1 : 1);
