import fs from "node:fs";
import { join } from "node:path";
import { isScored } from "#core/outcome.ts";
import { attempt, type AttemptResult } from "#engine/attempt.ts";
import type { EngineDeps } from "#engine/deps.ts";
import { prepareTask } from "#engine/prepare.ts";
import type { ValidationRecord } from "#core/records.gen.ts";
import type { Task } from "#core/task.ts";
import type { Adapter } from "#plugins/adapters/contract.ts";

const ORACLE_RUNS = 3;
const TIMEOUT_MS = 60_000;

type TaskValidation = ValidationRecord["tasks"][number];

/** Proves one task sound: its reference passes every time and its untouched starting files fail. */
export async function validateTask(adapter: Adapter, task: Task, deps: EngineDeps): Promise<TaskValidation> {
  const prepared = prepareTask(adapter, task);
  const stub = await deps.backends.get("stub");
  const isolation = await deps.isolation.get(prepared.isolation.tier);
  const tryModel = async (model: string, repetition: number): Promise<AttemptResult> => {
    const dir = fs.mkdtempSync(join(deps.host.tempRoot, "v-"));
    try {
      const ref = { candidate: model === "" ? "reference" : "empty answer", task: task.id, repetition, attempt: 1 };
      const hide = deps.host.ownFolders;
      return await attempt(
        {
          ref,
          adapter,
          task: prepared,
          backend: stub,
          isolation,
          model,
          env: {},
          unsetEnv: [],
          timeoutMs: TIMEOUT_MS,
          previous: null,
          dir,
          hide,
        },
        deps,
      );
    } finally {
      fs.rmSync(dir, { recursive: true, force: true });
    }
  };

  const references: AttemptResult[] = [];
  if (adapter.oracle?.(task) !== undefined)
    for (let run = 1; run <= ORACLE_RUNS; run++) references.push(await tryModel("", run));
  const empty = await tryModel("fail", 1);
  const oraclePasses = references.filter((result) => result.class === "pass").length;
  const emptyFails = isScored(empty.class) && empty.class !== "pass";
  const failure = references.find((result) => result.class !== "pass");
  return {
    task_id: task.id,
    verifier_sha256: prepared.verifierSha256,
    oracle_passes: oraclePasses,
    empty_fails: emptyFails,
    quarantined:
      references.length === 0
        ? "it has no reference solution to check"
        : failure !== undefined
          ? `its reference passed ${oraclePasses} of ${ORACLE_RUNS} times: ${failure.class}, ${failure.reason}`
          : emptyFails
            ? null
            : `its untouched starting files ended as ${empty.class}: ${empty.reason}`,
  };
}
