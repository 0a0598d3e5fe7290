/** Reports of runs that never happened, large and lifelike, for looking at and for tests of what is rendered. */
import type { OutcomeClass } from "#core/outcome.ts";
import { makePlan } from "#core/plan.ts";
import type { Excerpt, IndexRow, Plan, Report } from "#core/records.gen.ts";
import { buildReport } from "#core/report/build-report.ts";
import { wantedExcerpts } from "#core/report/drilldown.ts";
import { slugs } from "#core/slug.ts";
import { seededRandom, unit } from "#core/stats/prng.ts";
import { TrialResults } from "#core/trial-results.ts";
import { syntheticPlan } from "./synthetic-run.ts";

export interface ReportShape {
  /** Names and how strong each is: the chance of passing a task of middling difficulty. */
  readonly candidates: readonly { readonly name: string; readonly skill: number }[];
  readonly tasks: number;
  readonly repetitions?: number;
  readonly seed?: number;
  /** Share of trials lost to faults of the infrastructure. */
  readonly faults?: number;
}

const LANGUAGES = ["python", "rust", "go", "javascript", "java", "cpp"];
const EXERCISES = [
  "forth",
  "bowling",
  "two-bucket",
  "food-chain",
  "zebra-puzzle",
  "book-store",
  "poker",
  "sgf-parsing",
];

/** A report over drawn outcomes, times, tokens and turns, with evidence in its drill-down. Same shape, same report. */
export function syntheticReport(shape: ReportShape): Report {
  const plan = planOf(shape);
  const rows = rowsOf(plan, shape);
  const wanted = [...wantedExcerpts(plan, TrialResults.of(plan, rows))];
  return buildReport({
    plan,
    rows,
    runDirName: "20260102T030405Z-compare-polyglot",
    generatedAt: "2026-01-02T06:04:05Z",
    problems: [],
    excerpts: new Map(wanted.slice(0, 120).map((path) => [path, excerptAt(path)])),
  });
}

function planOf({ candidates, tasks, repetitions = 1, seed = 7 }: ReportShape): Plan {
  const {
    digest: _,
    schema_version: __,
    ...content
  } = syntheticPlan({ candidates: candidates.length, tasks, repetitions, seed, maxAttempts: 2 });
  const ids = content.tasks.map(
    (_, at) =>
      `${LANGUAGES[at % 6]}/${EXERCISES[Math.floor(at / 6) % 8]}${at < 48 ? "" : `-${Math.floor(at / 48) + 1}`}`,
  );
  const slugged = slugs(ids);
  return makePlan({
    ...content,
    command: ["benchmark", "compare", "--config", "polyglot.yaml", "--html"],
    benchmark: {
      ...content.benchmark,
      id: "aider-polyglot",
      revision: "4f1c2e9",
      threat_model: "Tests run apart from the solution; what a solution prints is never taken for a result.",
    },
    tasks: content.tasks.map((task, at) => ({
      ...task,
      id: ids[at] ?? "",
      slug: slugged[at] ?? "",
      language: LANGUAGES[at % 6] ?? "",
    })) as unknown as Plan["tasks"],
    candidates: content.candidates.map((candidate, at) => ({
      ...candidate,
      name: candidates[at]?.name ?? "",
      model: candidates[at]?.name.split(":").at(-1) ?? "",
    })) as unknown as Plan["candidates"],
  });
}

function rowsOf(plan: Plan, { candidates, faults = 0.01, seed = 7 }: ReportShape): IndexRow[] {
  const random = seededRandom(seed);
  const draw = () => unit(random);
  const difficulty = plan.tasks.map(() => (draw() + draw() + draw() - 1.5) * 4);
  return candidates.flatMap(({ skill }, c) =>
    difficulty.flatMap((hard, t) =>
      Array.from({ length: plan.repetitions }, (_, at) => at + 1).flatMap((r) => {
        const chance = 1 / (1 + Math.exp(hard - Math.log(skill / (1 - skill))));
        const first = classFor(draw, chance, faults);
        const again = first === "fail" ? [classFor(draw, chance * 0.4, 0)] : [];
        return [first, ...again].map((cls, at) => rowFor(plan, { c, t, r, a: at + 1, cls, skill }, draw));
      }),
    ),
  );
}

function classFor(draw: () => number, chance: number, faults: number): OutcomeClass {
  if (draw() < faults) return draw() < 0.5 ? "overloaded" : "rate_limit";
  if (draw() < chance) return "pass";
  const how = draw();
  if (how < 0.08) return "agent_timeout";
  if (how < 0.11) return "max_turns";
  return how < 0.13 ? "agent_crash" : "fail";
}

interface Ended {
  readonly c: number;
  readonly t: number;
  readonly r: number;
  readonly a: number;
  readonly cls: OutcomeClass;
  readonly skill: number;
}

function rowFor(plan: Plan, { c, t, r, a, cls, skill }: Ended, draw: () => number): IndexRow {
  const effort = Math.exp((draw() + draw() + draw() - 1.5) * 1.2) * (1.4 - skill);
  // How much a candidate says for the time it takes is its own habit.
  const talk = (1 + 0.35 * c) * (0.8 + (((t * 7 + r * 3 + a) % 11) / 10) * 0.4);
  const solve = Math.round(90_000 * effort);
  return {
    v: 2,
    c,
    t,
    r,
    a,
    try: 1,
    dir: `candidate-${c}/task-${t}/attempt-0${a}-run-00${r}`,
    digest: "0".repeat(64),
    class: cls,
    phase: "verify",
    reason: cls === "pass" ? "All tests passed." : cls === "fail" ? "2 of 14 tests failed." : `It ended as ${cls}.`,
    stop: "end_turn",
    ms: [4, 1, solve, 3, 900 + Math.round(draw() * 2000)],
    s: (solve + 2000) / 1000,
    tok: [Math.round(42_000 * effort * talk), Math.round(3_100 * effort * talk), null, null, null],
    cover: 1,
    tools: Math.round(12 * effort),
    turns: Math.max(1, Math.round(9 * effort * (0.6 + 0.4 * talk))),
    change: [1, 40, 3],
    fc: null,
    tests: cls === "pass" ? [14, 0, 0] : [12, 2, 0],
    tamper: c === 0 && t === 3 ? 1 : 0,
    wire: null,
    refused: null,
    leaks: c === 1 && t === 5 ? 2 : 0,
    endpoint: null,
    seed: "unsupported",
    prompt: a === 1 ? (plan.tasks[t]?.prompt_sha256 ?? null) : null,
    verifier: plan.tasks[t]?.verifier_sha256 ?? null,
    version: "2.1.0",
    tier: "worktree",
    contain: "namespace",
    hidden: true,
    with: "",
    arch: "x64",
    harness: "0.1.0",
  };
}

function excerptAt(path: string): Excerpt {
  const text = path.endsWith("diff.patch")
    ? "--- a/forth.py\n+++ b/forth.py\n@@ -1,2 +1,9 @@\n-def evaluate(lines):\n-    pass\n+class StackUnderflowError(Exception):\n+    pass\n+\n+def evaluate(lines):\n+    stack = []\n+    for word in lines[-1].split():\n+        stack.append(int(word))\n+    return stack\n"
    : path.endsWith("prompt.md")
      ? "# Forth\n\nImplement an evaluator for a very simple subset of Forth.\n\nUse the given file and do not change the tests.\n"
      : "FAILED test_forth.py::test_user_defined_words - ValueError: invalid literal for int(): ':'\n2 failed, 12 passed in 0.08s\n";
  return { text, bytes: Buffer.byteLength(text), path };
}
