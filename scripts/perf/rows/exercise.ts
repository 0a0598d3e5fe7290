import { spawnSync } from "node:child_process";
import { mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import type { Tree } from "#core/tree.ts";
import plugin from "#plugins/adapters/aider-polyglot/index.ts";
import { writeTree } from "#plugins/isolation/shared/tree-io.ts";
import { openGrader } from "../../../test/support/graded-answer.ts";
import { smallExercise, smallPolyglot, taskOf } from "../../../test/support/polyglot.ts";
import type { Row } from "../row.ts";

/** Verifying a right answer: a fresh copy, a sandbox without network, watched tests, results compared. */
export const pythonExercise = exercise({
  task: "python/tide-table",
  operation: "a verified Python exercise",
  floor: "bare pytest in a prepared environment",
  target: 1.25,
  bare: ["python", "-m", "pytest", "-q"],
});

export const javascriptExercise = exercise({
  task: "javascript/tide-table",
  operation: "a verified JavaScript exercise",
  // An answer is always new to Jest: what it keeps of one that did not change would be no floor.
  floor: "bare jest in a prepared environment after an edit of the answer",
  target: 1.3,
  bare: ["sh", "-ec", "echo // >>tide-table.js; exec node node_modules/jest/bin/jest.js './*'"],
});

export const cppExercise = exercise({
  task: "cpp/tide-table",
  operation: "a verified C++ exercise",
  floor: "CMake by the exercise's own build file with Catch's runner compiled, and the tests",
  target: 1.3,
  bare: [
    "sh",
    "-ec",
    [
      "rm -rf made",
      "cmake -S .polyglot -B made -DEXERCISM_RUN_ALL_TESTS=1 -DEXERCISM_COMMON_CATCH=1 >made.log",
      "cmake --build made --target tide-table --parallel 2 >made.log",
      "made/exercise/tide-table </dev/null >made.log",
    ].join("\n"),
  ],
});

export const rustExercise = exercise({
  task: "rust/tide-table",
  operation: "a verified Rust exercise",
  floor: "`cargo test` in a warm target folder after an edit of the answer",
  target: 1.5,
  bare: ["sh", "-ec", "echo // >>src/lib.rs; cargo test --quiet -- --include-ignored </dev/null >target.log"],
});

interface Measured extends Pick<Row, "operation" | "floor" | "target"> {
  /** One of the committed dataset, which is no smaller than the real one's. */
  readonly task: string;
  readonly bare: readonly [string, ...string[]];
}

function exercise({ task: id, bare, ...row }: Measured): Row {
  return {
    ...row,
    rounds: { full: 15, quick: 5, warmUp: 1 },
    async open({ scratch }) {
      const adapter = smallPolyglot();
      const task = taskOf(adapter, id);
      const grader = await openGrader(plugin, adapter, [task]);
      const { missing, environments } = grader.needs(task);
      if (missing !== null) {
        grader[Symbol.dispose]();
        return { skipped: missing };
      }
      const answer = adapter.oracle?.(task) ?? new Map();
      const cwd = join(scratch, adapter.folder?.(task) ?? "work");
      mkdirSync(cwd);
      const hidden = withoutGrader(adapter.hidden(task));
      writeTree(cwd, new Map([...adapter.starting(task), ...hidden, ...writtenTests(id), ...answer]));
      const settings = Object.assign({}, ...environments.map(({ env }) => env)) as Readonly<Record<string, string>>;
      for (const { links } of environments)
        for (const [at, to] of Object.entries(links)) symlinkSync(to, join(cwd, at));
      const path = [...environments.flatMap((one) => one.path), process.env["PATH"] ?? ""].join(":");
      return {
        async figure() {
          const { class: cls, reason, phases } = await grader.grade(task, answer);
          if (cls !== "pass" || phases.verify === null) throw new Error(`${id}: ${reason}`);
          return phases.verify;
        },
        floor() {
          const start = performance.now();
          const { status, stderr } = spawnSync(bare[0], bare.slice(1), {
            cwd,
            env: { ...settings, PATH: path, HOME: scratch, PYTHONDONTWRITEBYTECODE: "1" },
            encoding: "utf8",
          });
          if (status !== 0) throw new Error(stderr);
          return performance.now() - start;
        },
        async [Symbol.asyncDispose]() {
          grader[Symbol.dispose]();
        },
      };
    },
  };
}

/** Without the graders, which are no part of what one would run by hand. */
const withoutGrader = (hidden: Tree): Tree =>
  new Map([...hidden].filter(([path]) => !/^\.polyglot\/.*\.(py|mjs|cjs|json)$/.test(path)));

/** The tests as their author wrote them, which no grader has to stand behind. */
function writtenTests(id: string): Tree {
  const { files, tests } = smallExercise(id);
  return new Map([...files].filter(([path]) => tests.includes(path)));
}
