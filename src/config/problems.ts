import { UsageError, type Problem } from "#core/errors.ts";

/** A place in a text; both count from 1. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** Whether a place means the value or the key that it stands behind. */
export type PlaceOf = "value" | "key";

/** Where a path such as `candidates[1].backend` is written; the nearest part of it that is; null when no part is. */
export type Locate = (path: string, of?: PlaceOf) => Position | null;

/** A problem whose place has still to be looked up. */
export interface Finding {
  readonly path: string;
  readonly message: string;
  readonly hint?: string;
  /** Default: the value. */
  readonly of?: PlaceOf;
}

/** What problems of flags are reported against. */
export const COMMAND_LINE = "command line";

/** More than this would bury the first one. All of them stay in `UsageError.problems`. */
const SHOWN = 50;

/** Findings with their lines and columns. */
export function placed(findings: readonly Finding[], locate: Locate): Problem[] {
  return findings.map(({ of, ...problem }) => ({ ...problem, ...locate(problem.path, of) }));
}

/** One error for the whole list. Its message holds the list as `formatProblems` renders it. */
export function configProblems(problems: readonly Problem[], source: string): UsageError {
  const count = problems.length === 1 ? "1 problem" : `${problems.length} problems`;
  return new UsageError(
    "invalid-config",
    `${printable(source)} has ${count}:\n${formatProblems(problems, source)}`,
    `Nothing was run. Correct the ${source === COMMAND_LINE ? "command" : "file"} and start again.`,
    { problems: inOrder(problems) },
  );
}

/** A line `file:line:column path: message` for each problem, in the order of the file, and its hint below it. No colours. */
export function formatProblems(problems: readonly Problem[], source: string): string {
  const lines = inOrder(problems)
    .slice(0, SHOWN)
    .flatMap((problem) => rendered(problem, source));
  if (problems.length > SHOWN) lines.push(`... and ${problems.length - SHOWN} more.`);
  return lines.join("\n");
}

function rendered(problem: Problem, source: string): string[] {
  const place = [source, problem.line, problem.column].filter((part) => part !== undefined).join(":");
  const where = problem.path === "" ? place : `${place} ${problem.path}`;
  const line = printable(`${where}: ${problem.message}`);
  return problem.hint === undefined ? [line] : [line, printable(`  hint: ${problem.hint}`)];
}

function inOrder(problems: readonly Problem[]): Problem[] {
  const rank = (problem: Problem): number => problem.line ?? Number.MAX_SAFE_INTEGER;
  return [...problems].sort((a, b) => rank(a) - rank(b) || (a.column ?? 0) - (b.column ?? 0));
}

/** What a file says must not move the cursor of the terminal that shows it, nor start a line of its own. */
function printable(text: string): string {
  return text.replace(
    /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
