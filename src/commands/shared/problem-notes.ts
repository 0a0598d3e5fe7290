import { headOf } from "#core/cut-text.ts";
import type { Problem } from "#core/errors.ts";

/** More than this would bury the verdict, and whoever repairs a run-dir begins at the top anyway. */
const MAX_NOTES = 20;
/** A file of a run-dir may hold lines of any length, and messages quote them. */
const MAX_CHARACTERS = 400;

/** What is wrong with files of a run-dir as notes of a report: the first of them, each of bearable length. */
export function problemNotes(problems: readonly Problem[]): string[] {
  const rest = problems.length - MAX_NOTES;
  return [
    ...problems.slice(0, MAX_NOTES).map(({ path, message }) => shortened(`${path}: ${message}`)),
    ...(rest > 0 ? [`and ${rest} more files or lines like these.`] : []),
  ];
}

const shortened = (text: string): string =>
  text.length <= MAX_CHARACTERS ? text : `${headOf(text, MAX_CHARACTERS)} …`;
