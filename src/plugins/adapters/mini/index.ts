import { treeOf, type Tree } from "#core/tree.ts";
import type { Task } from "#core/task.ts";
import { defineAdapter, type Adapter } from "../contract.ts";
import { DIFFICULTIES, type MiniTask } from "./bundle.ts";
import { judge } from "./judge.ts";
import { promptFor } from "./prompt.ts";
import { MINI } from "./tasks.gen.ts";

/** Where the grader lies in the copy. */
const GRADER = ".mini";

/** A solution needs microseconds for a call; the rest is for a machine under load. `totalMs` is for those that hang in each. */
const LIMITS = { callMs: 5_000, loadMs: 10_000, totalMs: 30_000 };

/** Small original JavaScript tasks that travel inside the program: no download, no toolchain, graded in a second. */
export default defineAdapter({
  id: "mini",
  summary: `${MINI.tasks.length} small JavaScript tasks of graded difficulty, embedded; need nothing but Node.`,
  revision: MINI.revision,
  options: {
    difficulty: {
      type: "string",
      choices: ["all", ...DIFFICULTIES],
      default: "all",
      help: "Only the tasks of one difficulty.",
    },
  },
  open: async ({ difficulty = "all" }) =>
    adapterOf(MINI.tasks.filter((task) => difficulty === "all" || task.difficulty === difficulty)),
});

function adapterOf(tasks: readonly MiniTask[]): Adapter {
  const bySlug = new Map(tasks.map((task) => [task.slug, task]));
  const of = ({ id }: Task): MiniTask => {
    const task = bySlug.get(id);
    if (task === undefined) throw new Error(`mini has no task ${JSON.stringify(id)}`);
    return task;
  };
  return {
    grading: "out-of-process",
    threatModel:
      "The answer runs in a child process under Node's permission model and can only return values, which are compared in a process it cannot write to; expectations are deleted from the copy before it starts. Not promised: that it holds against a hole in Node itself, or that the answer is kept off the network before Node 25.",
    maxAttempts: 2,
    tasks: tasks.map(({ slug }) => ({
      id: slug,
      language: "javascript",
      repo: null,
      expectedSeconds: 0.3,
      agentSeconds: 30,
    })),
    isolation: () => ({ tier: "worktree" }),
    starting: (task) => treeOf(of(task).starting),
    prompt: (task, previous) => promptFor(of(task), previous),
    protected: () => ["package.json", "test/example.test.mjs"],
    byproducts: () => ["node_modules/**", "package-lock.json", "coverage/**"],
    required: (task) => [of(task).module],
    hidden: (task) => hiddenOf(of(task)),
    verify: () => ({ argv: ["node", `${GRADER}/runner.mjs`], timeoutMs: 90_000, late: "suspicious" }),
    parse: (task, evidence) => judge(of(task), evidence),
    oracle: (task) => treeOf(of(task).oracle),
  };
}

function hiddenOf({ slug, module, cases }: MiniTask): Tree {
  const files = { ...MINI.scripts, "cases.json": JSON.stringify({ task: slug, module, limits: LIMITS, cases }) };
  return treeOf(Object.fromEntries(Object.entries(files).map(([name, text]) => [`${GRADER}/${name}`, text])));
}
