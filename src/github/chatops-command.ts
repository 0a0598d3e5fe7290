import { MAX_COMMAND_CHARACTERS, MAX_COMMAND_RUNS, MIN_SHA_DIGITS } from "#github/limits.ts";

/** What a comment asks for. */
export type BenchCommand =
  | {
      readonly kind: "compare";
      /** None: the one that the pull request changes. */
      readonly candidates: readonly string[];
      readonly tasks: readonly string[];
      readonly runs: number | null;
      readonly sha: string | null;
    }
  /** What the pull request changes, whatever it is: a backend, a variable, a command. */
  | {
      readonly kind: "swap";
      /** None: the only one that changes. */
      readonly candidate: string | null;
      readonly tasks: readonly string[];
      readonly runs: number | null;
      readonly sha: string | null;
    }
  | { readonly kind: "smoke"; readonly sha: string | null }
  | { readonly kind: "rerun"; readonly sha: string | null }
  | { readonly kind: "help" }
  /** Meant for us, and not understood. */
  | { readonly kind: "unknown"; readonly problem: string };

/**
 * Reads a comment; null: it is not for us. Only its first line counts, so that a quoted answer starts nothing. Its verb may
 * begin with a capital, as keyboards of phones write it.
 */
export function parseCommand(body: string): BenchCommand | null {
  const [line = ""] = body.split(/\r?\n/, 1);
  if (!/^\/bench(\s|$)/i.test(line)) return null;
  if (line.length > MAX_COMMAND_CHARACTERS)
    return unknown(`a command is no longer than ${MAX_COMMAND_CHARACTERS} characters`);
  const words = wordsOf(line.slice("/bench".length));
  if (words === null) return unknown("a quote is not closed");
  const sha = shaIn(words);
  const [verb = "help", ...rest] = sha === null ? words : words.slice(1);
  switch (verb.toLowerCase()) {
    case "compare":
      return compare(rest, sha);
    case "swap":
      return swap(rest, sha);
    case "smoke":
      return rest.length === 0 ? { kind: "smoke", sha } : unknown("`smoke` takes nothing more");
    case "rerun":
      return rest.length === 0 ? { kind: "rerun", sha } : unknown("`rerun` takes nothing more");
    case "help":
      return { kind: "help" };
    default:
      return unknown(
        /^[0-9a-f]{7,}$/i.test(verb)
          ? `a commit is written in small letters, with ${MIN_SHA_DIGITS} digits or more`
          : "there is no such command",
      );
  }
}

const unknown = (problem: string): BenchCommand => ({ kind: "unknown", problem });

/** A commit in front pins what is run, for example that of a fork. */
function shaIn([first = ""]: readonly string[]): string | null {
  return new RegExp(`^[0-9a-f]{${MIN_SHA_DIGITS},40}$`).test(first) ? first : null;
}

function compare(words: readonly string[], sha: string | null): BenchCommand {
  const wish = wishIn(words);
  if (typeof wish === "string") return unknown(wish);
  if (wish.candidates.length === 1) return unknown("`compare` needs two candidates or more, or none");
  if (wish.candidates.length > 10) return unknown("ten candidates are the most");
  return { kind: "compare", ...wish, sha };
}

function swap(words: readonly string[], sha: string | null): BenchCommand {
  const wish = wishIn(words);
  if (typeof wish === "string") return unknown(wish);
  const { candidates, tasks, runs } = wish;
  if (candidates.length > 1) return unknown("`swap` takes one candidate, or none");
  return { kind: "swap", candidate: candidates[0] ?? null, tasks, runs, sha };
}

interface Wish {
  readonly candidates: readonly string[];
  readonly tasks: readonly string[];
  readonly runs: number | null;
}

/**
 * An id of a task or a glob over ids, with its sets and choices: `[a-t]*`, `[!x]*`, `{go,python}/leap`. It ends in a
 * configuration, never in a shell, and takes nothing that one would run all the same.
 */
const TASK = /^[\w./*?+:@=,^![\]{}-]{1,200}$/;

/** Where a glob has to try what fits. With many of them there are more ways to try than a job has time for. */
const WILD = /\*+|\{/g;
const MAX_WILD = 4;

/** Candidates, `--task` and `--runs`; a sentence where anything else is among them. */
function wishIn(words: readonly string[]): Wish | string {
  const candidates: string[] = [];
  const tasks: string[] = [];
  let runs: number | null = null;
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? "";
    const value = words[at + 1];
    if (word === "--task") {
      if (value === undefined || value.startsWith("-")) return "`--task` needs a task id or a glob behind it";
      if (!TASK.test(value))
        return "`--task` takes an id or a glob of up to 200 letters, digits and `./*?+:@=,^![]{}-_`; `?` stands for any other";
      if ((value.match(WILD)?.length ?? 0) > MAX_WILD)
        return `a task has more than ${MAX_WILD} stars and braces: name more than one`;
      tasks.push(value);
    } else if (word === "--runs") {
      runs = /^[1-9]\d{0,5}$/.test(value ?? "") ? Number(value) : null;
      if (runs === null || runs > MAX_COMMAND_RUNS)
        return `\`--runs\` takes a whole number from 1 to ${MAX_COMMAND_RUNS}`;
    } else if (word.startsWith("-")) return "only `--task GLOB` and `--runs N` are taken";
    else if (/^[\w.:/=,+@-]{1,120}$/.test(word)) {
      candidates.push(word);
      continue;
    } else return "the name of a candidate is up to 120 letters, digits and `.:/=,+@-_`";
    at++;
  }
  return { candidates, tasks, runs };
}

/** Words separated by blanks, with quotes as in a shell and nothing else of one; null: a quote is open. */
function wordsOf(text: string): string[] | null {
  const words: string[] = [];
  const token = /\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+))/y;
  while (token.lastIndex < text.trimEnd().length) {
    const match = token.exec(text);
    if (match === null) return null;
    words.push(match[1] ?? match[2] ?? match[3] ?? "");
  }
  return words;
}

export const HELP = [
  "**What I understand**, in the first line of a comment:",
  "",
  "| command | what it does |",
  "| --- | --- |",
  "| `/bench compare sonnet opus --task 'python/*' --runs 3` | compares candidates of the default branch |",
  "| `/bench compare` | compares the candidate whose model this pull request changes, before and after |",
  "| `/bench swap` | the same, and takes whatever else it changes: a backend, a variable, an endpoint, a command |",
  "| `/bench smoke` | compares all candidates, as this pull request configures them |",
  "| `/bench rerun` | runs what failed or was lost once more |",
  "| `/bench help` | this |",
  "",
  `\`--runs\` is at most ${MAX_COMMAND_RUNS}. On a pull request from a fork, name the commit you have read: \`/bench 0123456789ab smoke\`.`,
].join("\n");
