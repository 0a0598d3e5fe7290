import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, realpathSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Tree } from "#core/tree.ts";
import { rootCommit } from "#engine/change/root-commit.ts";
import { verificationTree } from "#engine/change/verification-tree.ts";
import { createExec } from "#platform/exec/exec.ts";
import { findProgram } from "#platform/exec/find-program.ts";
import { SCRATCH, waysAround } from "#platform/exec/covers.ts";
import { adapters } from "#plugins/adapters/index.ts";
import { writeTree } from "#plugins/isolation/shared/tree-io.ts";
import type { Row } from "../row.ts";
import { startStopwatch } from "../stopwatch.ts";
import { time } from "../table.ts";

const AT_ONCE = 2;
const SOURCE = fileURLToPath(new URL("trial-floor.c", import.meta.url));
const PROJECT = fileURLToPath(new URL("../../..", import.meta.url)).replace(/\/$/, "");

/** What the harness adds to an agent that takes no time: provisioning, containment, verification, records. */
export const trial: Row = {
  operation: `one stub trial's overhead at trial 1,000 (300 with \`--quick\`), ${AT_ONCE} at once`,
  floor: "the same files, namespaces, seal and verifier from C",
  target: 1.3,
  rounds: { full: 3, quick: 2, warmUp: 0 },
  async open({ scratch, dist, quick }) {
    const path = process.env["PATH"] ?? "";
    const compiler = findProgram("cc", "/", path);
    if ("error" in compiler) return { skipped: "there is no C compiler `cc` on PATH." };
    const exec = await createExec();
    if (exec.containment !== "namespace" || !exec.sealsRest || process.getuid?.() !== 0) {
      return { skipped: "the floor makes its namespaces as root, which this is not, or not with every right." };
    }
    const stopwatch = startStopwatch(scratch);

    /** When each trial of a run of the program was on record, in ms. Told by the files: watching would cost time. */
    const program = async (trials: number): Promise<readonly number[]> => {
      const runDir = join(scratch, "run");
      const flags = [
        "--runs",
        `${trials}`,
        "--concurrency",
        `${AT_ONCE}`,
        "--run-dir",
        runDir,
        "--quiet",
        "--no-report",
      ];
      const run = ["run", "--benchmark", "stub", "--backend", "stub", ...flags];
      await stopwatch.time({ argv: [process.execPath, join(dist, "benchmark.js"), ...run], cwd: scratch });
      const records = join(runDir, "stub", "hello-world");
      keepOne(records, join(templates, "record"));
      return endsIn(records, runDir);
    };

    const templates = join(scratch, "templates");
    const command = await makeTemplates(templates, path);
    await program(1);
    const binary = join(scratch, "floor");
    execFileSync(compiler.file, ["-O2", "-o", binary, SOURCE]);
    const floor = async (trials: number): Promise<readonly number[]> => {
      const out = join(scratch, "out");
      const temp = realpathSync(tmpdir());
      // What lies in the temporary folder, as this project may, is out of sight with it.
      const hidden = PROJECT.startsWith(`${temp}/`) ? [] : [PROJECT];
      const fresh = SCRATCH.filter((folder) => folder !== temp && existsSync(folder));
      const lists = ["-h", ...hidden, "-f", ...fresh, "-m", ...waysAround([]), "-c", ...command];
      const argv = [binary, templates, out, temp, `${trials}`, `${AT_ONCE}`, path, ...lists] as const;
      await stopwatch.time({ argv, cwd: scratch });
      return endsIn(join(out, "records"), out);
    };

    const at = quick ? 300 : 1_000;
    const width = quick ? 200 : 400;
    const early: number[] = [];
    return {
      async figure() {
        const ends = await program(at + width / 2);
        early.push(perTrial(ends, 10, 16));
        return perTrial(ends, at, width);
      },
      async floor() {
        return perTrial(await floor(at + width / 2), at, width);
      },
      notes: () => [`around trial 10 a trial takes ${time(early.reduce((sum, ms) => sum + ms, 0) / early.length)}`],
      [Symbol.asyncDispose]: () => stopwatch[Symbol.asyncDispose](),
    };
  },
};

/** Writes every tree of a trial where the C program reads it; gives the verifier's command. */
async function makeTemplates(templates: string, path: string): Promise<readonly string[]> {
  const adapter = await (await adapters.get("stub")).open({});
  const [task] = adapter.tasks;
  if (task === undefined) throw new Error("The stub benchmark has no task.");
  mkdirSync(templates);
  const starting = adapter.starting(task);
  const answer = adapter.oracle?.(task) ?? new Map();
  const after = new Map([...starting, ...answer]);
  const trees: Readonly<Record<string, Tree>> = {
    agent: new Map([...starting, ...rootCommit(starting)]),
    answer,
    copy: verificationTree({ starting, after, protectedGlobs: adapter.protected(task), hidden: adapter.hidden(task) })
      .tree,
  };
  for (const [name, tree] of Object.entries(trees)) {
    mkdirSync(join(templates, name));
    writeTree(join(templates, name), tree);
  }
  const [name, ...args] = adapter.verify(task).argv;
  const found = findProgram(name, "/", path);
  if ("error" in found) throw new Error(found.error.message);
  return [found.file, ...args];
}

function keepOne(records: string, template: string): void {
  const [first] = readdirSync(records);
  if (first === undefined) throw new Error(`There is no record in ${records}`);
  rmSync(template, { recursive: true, force: true });
  cpSync(join(records, first), template, { recursive: true });
}

/** When each record in a folder was written, in order; the folder's run is removed. */
function endsIn(records: string, run: string): readonly number[] {
  const ends = readdirSync(records).map((name) => statSync(join(records, name, "run-record.json")).mtimeMs);
  rmSync(run, { recursive: true });
  return ends.sort((a, b) => a - b);
}

/** Milliseconds per trial over a window around one of them, start-up left out. */
function perTrial(ends: readonly number[], at: number, width: number): number {
  const [from, to] = [at - width / 2, at + width / 2 - 1];
  const [start, end] = [ends[from], ends[to]];
  if (start === undefined || end === undefined) throw new RangeError(`A run has ${ends.length} trials, not ${to + 1}.`);
  return (end - start) / (to - from);
}
