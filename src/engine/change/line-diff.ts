import { diffArrays } from "diff";

/** One place where two texts differ, with the lines around it. */
export interface Hunk {
  /** 1-based; the line before, where the side has no line in this hunk, as in unified diffs. */
  readonly oldStart: number;
  readonly oldLines: number;
  readonly newStart: number;
  readonly newLines: number;
  /** Each with its sign (` `, `-`, `+`) and its line break; only the last line of a text may lack one. */
  readonly lines: readonly string[];
}

export interface LineDiff {
  readonly hunks: readonly Hunk[];
  readonly added: number;
  readonly removed: number;
}

/** A stretch of old lines that gave way to a stretch of new ones; positions count from 0. */
interface Edit {
  readonly oldAt: number;
  readonly oldCount: number;
  readonly newAt: number;
  readonly newCount: number;
}

type Group = [Edit, ...Edit[]];

const CONTEXT = 3;
/** Myers' search takes time with the length of the text times the length of the edit: this bounds the product. */
const MAX_EFFORT = 20_000_000;
const MAX_EDIT_LENGTH = 1000;

/**
 * The differences of two texts, line by line; only `\n` ends a line. Minimal wherever that is cheap: past a bound
 * that depends on the texts alone, never on the clock, all lines between the first and the last difference are
 * replaced, and `added` and `removed` are then upper bounds.
 */
export function lineDiff(oldText: string, newText: string): LineDiff {
  const oldLines = linesOf(oldText);
  const newLines = linesOf(newText);
  const edits = editsOf(oldLines, newLines);
  return {
    hunks: groupsOf(edits).map((group) => hunkOf(group, oldLines, newLines)),
    added: sum(edits.map((edit) => edit.newCount)),
    removed: sum(edits.map((edit) => edit.oldCount)),
  };
}

function linesOf(text: string): string[] {
  const lines: string[] = [];
  for (let start = 0; start < text.length;) {
    const end = text.indexOf("\n", start);
    const next = end === -1 ? text.length : end + 1;
    lines.push(text.slice(start, next));
    start = next;
  }
  return lines;
}

function editsOf(oldLines: readonly string[], newLines: readonly string[]): Edit[] {
  const shorter = Math.min(oldLines.length, newLines.length);
  let head = 0;
  while (head < shorter && oldLines[head] === newLines[head]) head++;
  let tail = 0;
  while (tail < shorter - head && oldLines.at(-1 - tail) === newLines.at(-1 - tail)) tail++;
  return search(oldLines.slice(head, oldLines.length - tail), newLines.slice(head, newLines.length - tail), head);
}

/** Compares numbers instead of lines, so that long lines that are nearly alike cost nothing extra. */
function search(oldLines: readonly string[], newLines: readonly string[], offset: number): Edit[] {
  const whole = { oldAt: offset, oldCount: oldLines.length, newAt: offset, newCount: newLines.length };
  if (whole.oldCount === 0 && whole.newCount === 0) return [];
  if (whole.oldCount === 0 || whole.newCount === 0) return [whole];

  const ids = new Map<string, number>();
  const idOf = (line: string): number => {
    const known = ids.get(line) ?? ids.size;
    ids.set(line, known);
    return known;
  };
  const bound = Math.ceil(MAX_EFFORT / (whole.oldCount + whole.newCount));
  const parts = diffArrays(oldLines.map(idOf), newLines.map(idOf), { maxEditLength: Math.min(MAX_EDIT_LENGTH, bound) });
  if (parts === undefined) return [whole];

  const edits: Edit[] = [];
  let [oldAt, newAt] = [offset, offset];
  let open: Edit | null = null;
  for (const { count, added, removed } of parts) {
    if (added || removed) {
      open ??= { oldAt, newAt, oldCount: 0, newCount: 0 };
      open = {
        ...open,
        oldCount: open.oldCount + (removed ? count : 0),
        newCount: open.newCount + (added ? count : 0),
      };
    } else if (open !== null) {
      edits.push(open);
      open = null;
    }
    if (!added) oldAt += count;
    if (!removed) newAt += count;
  }
  return open === null ? edits : [...edits, open];
}

/** Edits so close that their context would touch share a hunk. */
function groupsOf(edits: readonly Edit[]): Group[] {
  const groups: Group[] = [];
  let last: Edit | null = null;
  for (const edit of edits) {
    const group = groups.at(-1);
    if (group !== undefined && last !== null && edit.oldAt - last.oldAt - last.oldCount <= 2 * CONTEXT)
      group.push(edit);
    else groups.push([edit]);
    last = edit;
  }
  return groups;
}

function hunkOf(edits: Group, oldLines: readonly string[], newLines: readonly string[]): Hunk {
  const [first] = edits;
  const last = edits.at(-1) ?? first;
  const lead = Math.min(CONTEXT, first.oldAt);
  const [oldFrom, newFrom] = [first.oldAt - lead, first.newAt - lead];
  const oldEnd = Math.min(last.oldAt + last.oldCount + CONTEXT, oldLines.length);

  const lines: string[] = [];
  let oldAt = oldFrom;
  const copyUntil = (end: number): void => {
    for (; oldAt < end; oldAt++) lines.push(` ${oldLines[oldAt]}`);
  };
  for (const edit of edits) {
    copyUntil(edit.oldAt);
    for (; oldAt < edit.oldAt + edit.oldCount; oldAt++) lines.push(`-${oldLines[oldAt]}`);
    for (let at = edit.newAt; at < edit.newAt + edit.newCount; at++) lines.push(`+${newLines[at]}`);
  }
  copyUntil(oldEnd);

  const oldCount = oldEnd - oldFrom;
  const newCount = oldCount + sum(edits.map((edit) => edit.newCount - edit.oldCount));
  return {
    oldStart: oldCount === 0 ? oldFrom : oldFrom + 1,
    oldLines: oldCount,
    newStart: newCount === 0 ? newFrom : newFrom + 1,
    newLines: newCount,
    lines,
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
