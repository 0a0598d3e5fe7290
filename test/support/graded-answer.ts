import fs from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import type { Task } from "#core/task.ts";
import type { Tree } from "#core/tree.ts";
import { attempt } from "#engine/attempt/attempt.ts";
import type { AttemptResult } from "#engine/attempt/attempt-log.ts";
import { prepareNeeds, type TaskNeeds } from "#engine/needs/prepare-needs.ts";
import { prepareTask } from "#engine/prepare.ts";
import { inheritedEnv, installerEnv } from "#platform/inherited-env.ts";
import type { Adapter, AdapterPlugin } from "#plugins/adapters/contract.ts";
import { testEngine } from "./engine.ts";
import { backendThat } from "./tiny-benchmark.ts";

/** Grades answers to a benchmark's tasks as a run would. */
export interface Grader extends Disposable {
  /** What was prepared for a task, or why it cannot be graded on this machine. */
  needs(task: Task): TaskNeeds;
  /** What becomes of an attempt that leaves these files. `by` is the same benchmark with other options. */
  grade(task: Task, files: Tree, by?: Adapter): Promise<AttemptResult>;
}

/** A real engine with everything prepared that the tasks need, which can take a minute. */
export async function openGrader(plugin: AdapterPlugin, adapter: Adapter, tasks: readonly Task[]): Promise<Grader> {
  const plain = await testEngine();
  // Compilers are the user's own, and so is what finds and configures them.
  const baseEnv = inheritedEnv(process.env, homedir());
  const buildEnv = installerEnv(process.env, homedir());
  const engine = { ...plain, host: { ...plain.host, baseEnv, buildEnv } };
  const needsOf = await prepareNeeds(adapter, tasks, plugin.toolchains ?? [], engine);
  const hidden = join(engine.host.tempRoot, "hidden");
  fs.mkdirSync(hidden);
  let graded = 0;
  return {
    needs: needsOf,
    async grade(task, files, by = adapter) {
      const prepared = prepareTask(by, task);
      const dir = join(engine.host.tempRoot, `graded-${++graded}`);
      fs.mkdirSync(dir);
      return attempt(
        {
          ref: { candidate: "scripted", task: task.id, repetition: 1, attempt: 1 },
          adapter: by,
          task,
          prepared: () => prepared,
          needs: needsOf(task),
          lease: null,
          candidate: { backend: backendThat((box) => box.put(files)), model: "", env: {}, unsetEnv: [] },
          timeoutMs: 60_000,
          previous: null,
          dir,
          // As in a run, and only then is what was prepared out of an answer's reach.
          learnt: new Set(),
          hide: [hidden],
        },
        engine,
      );
    },
    [Symbol.dispose]: () => plain[Symbol.dispose](),
  };
}
