import fs from "node:fs";
import { join } from "node:path";
import { isScored } from "#core/outcome.ts";
import type { ValidationRecord } from "#core/records.gen.ts";
import type { Task } from "#core/task.ts";
import { attempt } from "#engine/attempt/attempt.ts";
import type { AttemptResult } from "#engine/attempt/attempt-log.ts";
import type { EngineDeps } from "#engine/deps.ts";
import { emptyAnswer, referenceAnswer } from "#engine/known-answers.ts";
import type { TaskNeeds } from "#engine/needs/task-needs.ts";
import { prepareTask, type PreparedTask } from "#engine/prepare.ts";
import type { Adapter } from "#plugins/adapters/contract.ts";
import type { BackendPlugin } from "#plugins/backends/contract.ts";

const REFERENCE_RUNS = 3;
const TIMEOUT_MS = 60_000;

export type TaskValidation = ValidationRecord["tasks"][number];

/**
 * Proves one task sound: its reference passes every time and its untouched starting files fail. Says nothing of a task
 * whose `needs` are not met: that is the machine's fault, so such a task is not to be asked about.
 */
export async function validateTask(
  adapter: Adapter,
  task: Task,
  deps: EngineDeps,
  needs: TaskNeeds,
): Promise<TaskValidation> {
  const prepared = prepareTask(adapter, task);
  const references: AttemptResult[] = [];
  if (adapter.oracle?.(task) !== undefined) {
    for (let run = 1; run <= REFERENCE_RUNS; run++)
      references.push(await answerWith(referenceAnswer, run, { adapter, prepared, needs }, deps));
  }
  const empty = await answerWith(emptyAnswer, 1, { adapter, prepared, needs }, deps);
  return {
    task_id: task.id,
    verifier_sha256: prepared.verifierSha256,
    oracle_passes: references.filter((result) => result.class === "pass").length,
    empty_fails: isFailure(empty),
    quarantined: whyUnsound(references, empty),
  };
}

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
        hide: [...deps.host.ownFolders, deps.host.cacheRoot],
      },
      deps,
    );
  } finally {
    fs.rmSync(dir, { recursive: true, force: true });
  }
}

/** Why a task is left out of every comparison; null when it is sound. */
function whyUnsound(references: readonly AttemptResult[], empty: AttemptResult): string | null {
  if (references.length === 0) return "it has no reference solution to check";
  const failure = references.find((result) => result.class !== "pass");
  if (failure !== undefined) {
    const passes = references.filter((result) => result.class === "pass").length;
    return `its reference passed ${passes} of ${REFERENCE_RUNS} times: ${failure.class}, ${failure.reason}`;
  }
  return isFailure(empty) ? null : `its untouched starting files ended as ${empty.class}: ${empty.reason}`;
}

const isFailure = ({ class: cls }: AttemptResult): boolean => isScored(cls) && cls !== "pass";
