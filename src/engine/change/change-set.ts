import { createHash } from "node:crypto";
import { pathBytes } from "#core/path-bytes.ts";
import type { Tree, TreeEntry, TreeFile } from "#core/tree.ts";
import { lineDiff, type LineDiff } from "#engine/change/line-diff.ts";

/** What became of one path. */
export interface Change {
  /** `modified` may come with a change of mode; `mode_changed` is a change of mode alone; a link never has one. */
  readonly kind: "added" | "deleted" | "modified" | "mode_changed" | "type_changed" | "renamed";
  readonly path: string;
  /** Where a renamed file was before; null for every other kind. */
  readonly from: string | null;
  readonly before: TreeEntry | null;
  readonly after: TreeEntry | null;
  /** One per content that was written anew, two for `type_changed` (the old goes, the new comes), none otherwise. */
  readonly contents: readonly ContentChange[];
}

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

/** What has to be done to `before` to get `after`. A file that moved without a change of content is a rename. */
export function changeOf(before: Tree, after: Tree): ChangeSet {
  const changed: Change[] = [];
  const deleted: [string, TreeEntry][] = [];
  const added: [string, TreeEntry][] = [];
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

/** What git stores for an entry: the bytes of a file, the target of a link. */
export function contentOf(entry: TreeEntry): Buffer {
  const bytes = entry.kind === "file" ? entry.content : pathBytes(entry.target);
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

const sameContent = (a: TreeFile, b: TreeFile): boolean => a.content === b.content || contentOf(a).equals(contentOf(b));

function changedInPlace(path: string, before: TreeEntry, after: TreeEntry): Change {
  const change = { path, from: null, before, after };
  if (before.kind !== after.kind) {
    return { ...change, kind: "type_changed", contents: [contentChange(before, null), contentChange(null, after)] };
  }
  if (before.kind === "file" && after.kind === "file" && sameContent(before, after)) {
    return { ...change, kind: "mode_changed", contents: [] };
  }
  return { ...change, kind: "modified", contents: [contentChange(before, after)] };
}

function movedOrNot(deleted: readonly [string, TreeEntry][], added: readonly [string, TreeEntry][]): Change[] {
  const gone = new Map(deleted);
  const origins = originsOf(deleted, added);
  const changes = added.map(([path, after]): Change => {
    const from = origins.get(path);
    if (from === undefined) {
      return { kind: "added", path, from: null, before: null, after, contents: [contentChange(null, after)] };
    }
    const before = gone.get(from)!;
    gone.delete(from);
    return { kind: "renamed", path, from, before, after, contents: [] };
  });
  for (const [path, before] of gone) {
    changes.push({ kind: "deleted", path, from: null, before, after: null, contents: [contentChange(before, null)] });
  }
  return changes;
}

/** New path to old path. Links and empty files are alike too easily to say that one of them moved. */
function originsOf(deleted: readonly [string, TreeEntry][], added: readonly [string, TreeEntry][]): Map<string, string> {
  const origins = new Map<string, string>();
  const sizes = new Set(deleted.map(([, entry]) => (entry.kind === "file" ? entry.content.length : 0)));
  const candidates = added.filter(([, entry]) => entry.kind === "file" && entry.content.length > 0 && sizes.has(entry.content.length));
  if (candidates.length === 0) return origins;
  const byDigest = new Map<string, string[]>();
  for (const [path, entry] of deleted) {
    if (entry.kind !== "file") continue;
    const digest = digestOf(entry);
    byDigest.set(digest, [...(byDigest.get(digest) ?? []), path]);
  }
  for (const [path, entry] of candidates) {
    const from = byDigest.get(digestOf(entry))?.shift();
    if (from !== undefined) origins.set(path, from);
  }
  return origins;
}

function contentChange(before: TreeEntry | null, after: TreeEntry | null): ContentChange {
  const [oldContent, newContent] = [before, after].map((entry) => (entry === null ? Buffer.alloc(0) : contentOf(entry)));
  const binary = oldContent!.includes(0) || newContent!.includes(0);
  return { before, after, lines: binary ? null : lineDiff(oldContent!.toString("latin1"), newContent!.toString("latin1")) };
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

const byPath = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number => (a < b ? -1 : 1);
