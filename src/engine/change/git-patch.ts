import type { TreeEntry } from "#core/tree.ts";
import { contentOf, type Change, type ChangeSet, type ContentChange } from "#engine/change/change-set.ts";
import { binaryLiterals } from "#engine/change/git-binary.ts";
import { objectId } from "#core/git/git-object.ts";
import { gitQuoted } from "#engine/change/git-quote.ts";
import type { Hunk } from "#engine/change/line-diff.ts";

const NO_BLOB = "0".repeat(40);

/**
 * The change as a patch for `git apply`, binary contents, modes, links and renames included; empty where nothing
 * changed. The same change gives the same bytes. Bytes, because names and contents need not be UTF-8.
 */
export function gitPatch(change: ChangeSet): Uint8Array {
  return Buffer.concat(change.changes.map((one) => Buffer.from(sectionsOf(one), "latin1")));
}

function sectionsOf(change: Change): string {
  const { path, kind } = change;
  const place = `diff --git ${gitQuoted(`a/${kind === "renamed" ? change.from : path}`)} ${gitQuoted(`b/${path}`)}\n`;
  if (kind === "mode_changed") return place + headOf(change.before, change.after);
  if (kind === "renamed") {
    const names = `rename from ${gitQuoted(change.from)}\nrename to ${gitQuoted(path)}\n`;
    return `${place}${headOf(change.before, change.after)}similarity index 100%\n${names}`;
  }
  return change.contents.map((content) => place + contentSection(path, content)).join("");
}

function headOf(before: TreeEntry | null, after: TreeEntry | null): string {
  if (before === null) return after === null ? "" : `new file mode ${modeOf(after)}\n`;
  if (after === null) return `deleted file mode ${modeOf(before)}\n`;
  return modeOf(before) === modeOf(after) ? "" : `old mode ${modeOf(before)}\nnew mode ${modeOf(after)}\n`;
}

function contentSection(path: string, { before, after, lines }: ContentChange): string {
  const head = headOf(before, after);
  const mode = head === "" && after !== null ? ` ${modeOf(after)}` : ""; // said once, here or above
  const index = `index ${blobId(before)}..${blobId(after)}${mode}\n`;
  if (lines === null) return head + index + binaryLiterals(contentOf(before), contentOf(after));
  if (lines.hunks.length === 0) return head + index; // an empty file that came or went
  const oldName = before === null ? "/dev/null" : gitQuoted(`a/${path}`);
  const newName = after === null ? "/dev/null" : gitQuoted(`b/${path}`);
  return `${head}${index}--- ${oldName}\n+++ ${newName}\n${lines.hunks.map(hunkText).join("")}`;
}

function hunkText({ oldStart, oldLines, newStart, newLines, lines }: Hunk): string {
  let text = `@@ -${range(oldStart, oldLines)} +${range(newStart, newLines)} @@\n`;
  for (const line of lines) text += line.endsWith("\n") ? line : `${line}\n\\ No newline at end of file\n`;
  return text;
}

const range = (start: number, count: number): string => (count === 1 ? `${start}` : `${start},${count}`);

const modeOf = (entry: TreeEntry): string => (entry.kind === "symlink" ? "120000" : `100${entry.mode.toString(8)}`);

/** Complete, because git trusts a binary patch only then. */
const blobId = (entry: TreeEntry | null): string => (entry === null ? NO_BLOB : objectId("blob", contentOf(entry)));
