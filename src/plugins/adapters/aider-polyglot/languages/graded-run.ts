import { textFile, type Tree } from "#core/tree.ts";
import type { VerifyEvidence } from "#core/verification.ts";
import type { VerifyCommand } from "../../contract.ts";
import { withPrints } from "../feedback.ts";
import type { Exercise, Language, TestResult } from "../language.ts";
import { GRADER, tool } from "../toolkit.ts";

const RESULTS = "results.json";
/** For a grader to say that the time is up, beyond the time that it gives the answer. */
const LAST_WORDS_MS = 10_000;

/** What the graders of compiled languages leave behind. */
interface GradedRun {
  readonly built: boolean;
  /** Whether the tests' process came to its own end. */
  readonly ended: boolean;
  readonly tests: readonly TestResult[];
  readonly suspicion: string | null;
  /** Why the build or the tests had to be stopped. */
  readonly stopped: string | null;
  /** What the runner has to say of the tests, where it tells that apart from what the answer prints. */
  readonly report?: string;
  /** The head of what the tests' process printed besides. */
  readonly printed?: string;
}

/** The grader of a compiled language, with what it has to know of the exercise. */
export const graderOf = (script: string, exercise: Readonly<Record<string, unknown>>): Tree =>
  new Map([
    [`${GRADER}/grade.mjs`, textFile(tool(script))],
    [`${GRADER}/grading.mjs`, textFile(tool("shared/grading.mjs"))],
    [`${GRADER}/exercise.json`, textFile(JSON.stringify(exercise))],
  ]);

/** How a language runs its grader and reads what that says; `env` is for the grader and all that it starts. */
export const gradedApart = (
  env?: VerifyCommand["env"],
): Required<Pick<Language, "verify" | "results" | "suspicion" | "transcript">> => ({
  verify: (_exercise, timeoutMs) => ({ ...gradeCommand(timeoutMs), ...(env === undefined ? {} : { env }) }),
  results: (_exercise, evidence) => resultsOf(evidence),
  suspicion: (_exercise, evidence) => readRun(evidence)?.suspicion ?? null,
  transcript,
});

/** It watches the time by itself, so that an answer that is held up is told of it. */
const gradeCommand = (timeoutMs: number): VerifyCommand => ({
  argv: ["node", `${GRADER}/grade.mjs`, "{results}", String(timeoutMs)],
  timeoutMs: timeoutMs + LAST_WORDS_MS,
  results: [RESULTS],
});

/** Null unless the tests were built and run within the time: a test that hangs leaves nothing to read of the others. */
export function resultsOf(evidence: VerifyEvidence): readonly TestResult[] | null {
  const run = readRun(evidence);
  return run?.built === true && run.stopped === null ? run.tests : null;
}

/** What a person would have read: of the build all, of the tests the runner's report and some of the answer's prints. */
function transcript(exercise: Exercise, evidence: VerifyEvidence): string {
  const run = readRun(evidence);
  if (run?.report === undefined) return `${evidence.stdout}${evidence.stderr}`;
  const stopped = run.stopped === null ? "" : `The tests were stopped: ${run.stopped}.\n`;
  return withPrints(`${run.report}${stopped}`, run.printed ?? "", exercise);
}

function readRun(evidence: VerifyEvidence): GradedRun | null {
  const text = evidence.results?.[RESULTS];
  if (text === undefined) return null;
  try {
    return JSON.parse(text) as GradedRun;
  } catch {
    return null; // cut off while it was written: as good as none
  }
}

const utf8 = new TextDecoder();

/** Text of a file; empty where there is none. */
export function textOf(tree: Tree, path: string): string {
  const entry = tree.get(path);
  return entry?.kind === "file" ? utf8.decode(entry.content) : "";
}

/** The exercise's files at the given paths and below the given folders. */
export const filesIn = ({ files }: Exercise, paths: readonly string[]): Tree =>
  new Map([...files].filter(([path]) => paths.some((one) => path === one || path.startsWith(`${one}/`))));
