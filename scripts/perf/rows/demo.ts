import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { IndexRow, Plan } from "#core/records.gen.ts";
import type { Tree } from "#core/tree.ts";
import { verificationTree } from "#engine/change/verification-tree.ts";
import { adapters } from "#plugins/adapters/index.ts";
import { writeTree } from "#plugins/isolation/shared/tree-io.ts";
import type { Row } from "../row.ts";
import { startStopwatch, type TimedCommand } from "../stopwatch.ts";

/** What a newcomer sees first, held against nothing but the verifiers it cannot do without. */
export const demo: Row = {
  operation: "`bench` without arguments, whole",
  floor: "its verifiers' bare processes, one a core at once",
  target: 1.5,
  rounds: { full: 5, quick: 1, warmUp: 1 },
  async open({ dist, scratch, cores }) {
    const stopwatch = startStopwatch(scratch);
    const bench = { argv: [process.execPath, join(dist, "bench.js"), "--quiet"], cwd: scratch } as const;
    const runs = join(scratch, "runs");
    let copies: readonly Tree[] | null = null;
    let last: string | null = null;
    return {
      async figure() {
        rmSync(runs, { recursive: true, force: true });
        const { ms } = await stopwatch.time(bench);
        last = join(runs, readdirSync(runs)[0] ?? "");
        return ms;
      },
      async floor() {
        copies ??= await verifiedTrees(last ?? runs);
        // A verifier deletes its expectations before it trusts the answer with anything, so each needs a fresh copy.
        const commands = copies.map((tree, at) => materialise(tree, join(scratch, `copy-${at}`)));
        return (await stopwatch.timeAll(commands, cores)).ms;
      },
      notes: () => [`${copies?.length ?? 0} verifications a run`],
      [Symbol.asyncDispose]: () => stopwatch[Symbol.asyncDispose](),
    };
  },
};

function materialise(tree: Tree, cwd: string): TimedCommand {
  if (existsSync(cwd)) rmSync(cwd, { recursive: true });
  mkdirSync(cwd);
  writeTree(cwd, tree);
  return { argv: [process.execPath, ".mini/runner.mjs"], cwd };
}

/** What was verified in a run: the stub leaves a task as it is, or solves it. */
async function verifiedTrees(runDir: string): Promise<readonly Tree[]> {
  const plan = JSON.parse(readFileSync(join(runDir, "plan.json"), "utf8")) as Plan;
  const rows = readFileSync(join(runDir, "index.jsonl"), "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as IndexRow);
  const adapter = await (await adapters.get(plan.benchmark.id)).open(plan.benchmark.options);
  return rows.map((row) => {
    const task = adapter.tasks.find(({ id }) => id === plan.tasks[row.t]?.id);
    if (task === undefined) throw new Error(`mini has no task ${plan.tasks[row.t]?.id ?? row.t}`);
    const starting = adapter.starting(task);
    return verificationTree({
      starting,
      after: row.class === "pass" ? new Map([...starting, ...(adapter.oracle?.(task) ?? [])]) : starting,
      protectedGlobs: adapter.protected(task),
      hidden: adapter.hidden(task),
    }).tree;
  });
}
