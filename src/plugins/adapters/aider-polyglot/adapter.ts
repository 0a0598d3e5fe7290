import { literalGlob } from "#core/glob-options.ts";
import type { Task } from "#core/task.ts";
import type { Tree } from "#core/tree.ts";
import type { Verification, VerifyEvidence } from "#core/verification.ts";
import type { Adapter } from "../contract.ts";
import { comparability } from "./comparability.ts";
import type { Dataset } from "./dataset.ts";
import { cut, parseFeedback } from "./feedback.ts";
import { grade } from "./grade.ts";
import type { Exercise, Language } from "./language.ts";
import type { Track } from "./languages.ts";
import { promptFor } from "./prompt.ts";
import type { Settings } from "./settings.ts";
import { GRADER } from "./toolkit.ts";

const THREAT_MODEL = [
  "Tests and build files are put back, nothing of the answer decides how they are run, every test of the reference run has to be seen to pass, and results, exit code and that list have to agree; results are written by a process that the answer does not share.",
  "Java's assertions are modules closed to reflection, Python's are constants of the tests' own code behind an audit hook, JavaScript's run on a language locked before the answer is loaded.",
  "Go, Rust and C++ tell of their tests behind a secret that is taken before anything of the answer runs, and an answer that reaches past its language, for files, for its tests' names or for symbols of others is suspicious.",
  "What a test expects is not equal to a value of the answer's own because that says so: Python asks it about other values as well, Java asks both sides, Rust and C++ refuse types that compare themselves with others than their own, and JavaScript and Go compare by themselves.",
  "Not promised: the answer shares a process with its tests, so native code, whoever reads or writes memory that it was not given (a data race in Go, unsafe blocks in Rust, any pointer in C++), whoever reads that process's memory through /proc (as Java may), or a thread of Python's that changes what an assertion is made of and puts it back between two looks, could forge what it reports; where a test compares two values of the answer's own classes, or calls their methods, these decide what is so; a value in Python that is asked about several may guess; and what an answer found out of the tests it can put into other words for the next attempt.",
].join(" ");

/** Of layout, build and tests of one exercise's reference on two cores, over a sample. */
const TYPICAL_SECONDS: Readonly<Record<string, number>> = { cpp: 8, go: 2, java: 3, javascript: 4, python: 2, rust: 3 };

/** Published cases took 9 to 252 seconds each, half of them less than this, second attempts included. */
const AGENT_SECONDS = 45;

/** The benchmark over one dataset and what its references are known to do. */
export function polyglot(dataset: Dataset, tracks: readonly Track[], settings: Settings): Adapter {
  const byId = new Map(tracks.map((track) => [track.language.id, track]));
  const trackOf = ({ language }: Pick<Task, "language">): Track => {
    const track = byId.get(language);
    if (track === undefined) throw new Error(`aider-polyglot has no language ${JSON.stringify(language)}`);
    return track;
  };
  const of = (task: Task): { exercise: Exercise; language: Language } => ({
    exercise: dataset.exercise(task.id),
    language: trackOf(task).language,
  });
  const quarantined = new Map(
    tracks.flatMap(({ language, reference }) =>
      Object.entries(reference.quarantined).map(([name, reason]) => [`${language.id}/${name}`, reason] as const),
    ),
  );
  const limit = parseFeedback(settings.feedback) ?? { lines: null };

  return {
    grading: "in-process",
    threatModel: THREAT_MODEL,
    maxAttempts: 2,
    tasks: dataset.ids.map((id) => {
      const language = languageOf(id);
      return { id, language, repo: null, expectedSeconds: TYPICAL_SECONDS[language] ?? 5, agentSeconds: AGENT_SECONDS };
    }),
    isolation: (task) => trackOf(task).language.isolation ?? { tier: "worktree" },
    folder: (task) => of(task).exercise.name,
    toolchains(task) {
      const { exercise, language } = of(task);
      return language.needs?.(exercise) ?? language.toolchains.map(({ id }) => id);
    },
    environments(task) {
      const { exercise, language } = of(task);
      return language.environments(exercise);
    },
    starting: (task) => startingOf(of(task).exercise, settings.showTests),
    prompt: (task, previous) => promptFor(of(task).exercise, settings.showTests, previous),
    protected(task) {
      const { exercise, language } = of(task);
      const named = [...exercise.tests, ...exercise.fixed].map(literalGlob);
      return [...new Set([`${GRADER}/**`, ...named, ...language.protected(exercise)])];
    },
    byproducts: (task) => trackOf(task).language.byproducts,
    required: (task) => of(task).exercise.solution,
    hidden(task) {
      const { exercise, language } = of(task);
      const given = startingOf(exercise, settings.showTests);
      // What the agent was given as it is graded is put back because it is protected.
      return new Map([...language.graded(exercise)].filter(([path, entry]) => !sameBytes(given, path, entry)));
    },
    verify(task) {
      const { exercise, language } = of(task);
      return { network: "none", late: "fail", ...language.verify(exercise, settings.verifySeconds * 1_000) };
    },
    parse: (task, evidence) => read(of(task), trackOf(task), evidence, limit),
    oracle: (task) => of(task).exercise.example,
    quarantined,
    comparability: (use) => comparability(use, settings, [...quarantined.keys()]),
  };
}

function read(
  { exercise, language }: { readonly exercise: Exercise; readonly language: Language },
  { reference }: Track,
  evidence: VerifyEvidence,
  limit: { readonly lines: number | null },
): Verification {
  const said = language.transcript?.(exercise, evidence) ?? `${evidence.stdout}${evidence.stderr}`;
  return grade({
    evidence,
    results: language.results(exercise, evidence),
    expected: reference.tests[exercise.name] ?? null,
    suspicion: language.suspicion?.(exercise, evidence) ?? null,
    feedback: cut(said.trim(), limit),
  });
}

/** Everything but the tests, which the agent sees when asked for. */
function startingOf({ files, tests }: Exercise, showTests: boolean): Tree {
  return showTests ? files : new Map([...files].filter(([path]) => !tests.includes(path)));
}

function sameBytes(tree: Tree, path: string, entry: Tree extends ReadonlyMap<string, infer E> ? E : never): boolean {
  const given = tree.get(path);
  if (given?.kind !== "file" || entry.kind !== "file") return false;
  return given.mode === entry.mode && Buffer.compare(given.content, entry.content) === 0;
}

const languageOf = (id: string): string => id.slice(0, id.indexOf("/"));
