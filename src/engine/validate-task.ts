import fs from "node:fs";
import { join } from "node:path";
import { isScored } from "#core/outcome.ts";
import type { ValidationRecord } from "#core/records.gen.ts";
import type { Task } from "#core/task.ts";
import { attempt } from "#engine/attempt/attempt.ts";
import type { AttemptResult } from "#engine/attempt/attempt-log.ts";
import type { EngineDeps } from "#engine/deps.ts";
import { emptyAnswer, referenceAnswer } from "#engine/known-answers.ts";
import type { TaskNeeds } from "#engine/needs/prepare-needs.ts";
import { prepareTask, type PreparedTask } from "#engine/prepare.ts";
import type { Adapter } from "#plugins/adapters/contract.ts";
import type { BackendPlugin } from "#plugins/backends/contract.ts";

const REFERENCE_RUNS = 3;
const TIMEOUT_MS = 60_000;

export type TaskValidation = ValidationRecord["tasks"][number];

/** A task of which nothing can be said on this machine. */
export interface Unrunnable {
  readonly task_id: string;
  readonly reason: string;
}

/**
 * Proves one task sound: its reference passes every time and its untouched starting files fail. Where the machine is at
 * fault, in what it lacks or in how grading ended, that is said, and nothing of the task.
 */
export async function validateTask(
  adapter: Adapter,
  task: Task,
  deps: EngineDeps,
  needs: TaskNeeds,
): Promise<TaskValidation | Unrunnable> {
  if (needs.missing !== null) return { task_id: task.id, reason: needs.missing };
  const prepared = prepareTask(adapter, task);
  const references: AttemptResult[] = [];
  if (adapter.oracle?.(task) !== undefined) {
    for (let run = 1; run <= REFERENCE_RUNS; run++) {
      const reference = await answerWith(referenceAnswer, run, { adapter, prepared, needs }, deps);
      if (!isScored(reference.class)) return knownUnsound(adapter, prepared) ?? ungraded(task, "reference", reference);
      references.push(reference);
    }
  }
  const empty = await answerWith(emptyAnswer, 1, { adapter, prepared, needs }, deps);
  if (!isScored(empty.class)) return ungraded(task, "empty answer", empty);
  return {
    task_id: task.id,
    verifier_sha256: prepared.verifierSha256,
    oracle_passes: references.filter((result) => result.class === "pass").length,
    empty_fails: empty.class !== "pass",
    quarantined: whyUnsound(references, empty),
  };
}

/** What the benchmark's own list says of a task that cannot be graded anywhere, as where it has no tests at all. */
function knownUnsound({ quarantined }: Adapter, { task, verifierSha256 }: PreparedTask): TaskValidation | null {
  const reason = quarantined?.get(task.id);
  if (reason === undefined) return null;
  return {
    task_id: task.id,
    verifier_sha256: verifierSha256,
    oracle_passes: 0,
    empty_fails: false,
    quarantined: reason,
  };
}

const ungraded = ({ id }: Task, what: string, { class: cls, reason }: AttemptResult): Unrunnable => ({
  task_id: id,
  reason: `its ${what} could not be graded: ${cls}, ${reason}`,
});

async function answerWith(
  backend: BackendPlugin,
  repetition: number,
  {
    adapter,
    prepared,
    needs,
  }: { readonly adapter: Adapter; readonly prepared: PreparedTask; readonly needs: TaskNeeds },
  deps: EngineDeps,
): Promise<AttemptResult> {
  const dir = fs.mkdtempSync(join(deps.host.tempRoot, "v-"));
  try {
    const { task } = prepared;
    return await attempt(
      {
        ref: { candidate: backend.id, task: task.id, repetition, attempt: 1 },
        adapter,
        task,
        prepared: () => prepared,
        needs,
        candidate: { backend, model: "", env: {}, unsetEnv: [] },
        timeoutMs: TIMEOUT_MS,
        previous: null,
        dir,
        lease: null,
        learnt: new Set(),
        hide: [...deps.host.ownFolders, deps.host.cacheRoot],
      },
      deps,
    );
  } finally {
    fs.rmSync(dir, { recursive: true, force: true });
  }
}

/** Why a task is left out of every comparison, from answers that were all graded; null when it is sound. */
function whyUnsound(references: readonly AttemptResult[], empty: AttemptResult): string | null {
  if (references.length === 0) return "it has no reference solution to check";
  const failure = references.find((result) => result.class !== "pass");
  if (failure !== undefined) {
    const passes = references.filter((result) => result.class === "pass").length;
    return `its reference passed ${passes} of ${REFERENCE_RUNS} times: ${failure.class}, ${failure.reason}`;
  }
  return empty.class === "pass" ? `its untouched starting files ended as pass: ${empty.reason}` : null;
}
