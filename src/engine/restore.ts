import fs from "node:fs";
import { join } from "node:path";
import type { Trial } from "#core/plan.ts";
import { RunError } from "#core/errors.ts";
import { sha256 } from "#core/digest.ts";
import { messageOf } from "#core/message-of.ts";
import type { IndexRow, RunRecord } from "#core/records.gen.ts";
import type { Verification, VerificationClass } from "#core/verification.ts";
import type { Left } from "#engine/attempt/attempt-job.ts";
import { applyPatch } from "#engine/change/apply-patch.ts";
import type { EngineDeps } from "#engine/deps.ts";
import type { RunJob } from "#engine/run-job.ts";
import { sandboxDeps } from "#engine/sandbox-deps.ts";
import { AttemptReader } from "#record/attempt/attempt-folder.ts";
import { PATCH_FILE, VERIFY_OUTPUT_FILE } from "#record/layout.ts";
import { Refused } from "#record/regular-file.ts";

/**
 * What an attempt on record left behind and what became of it, so that a resumed trial goes on exactly where an
 * undisturbed one would have. null when its files are gone or are not those that were recorded.
 */
export async function restoreAttempt(row: IndexRow, trial: Trial, job: RunJob, deps: EngineDeps): Promise<Left | null> {
  const evidence = readEvidence(row, trial, job, deps);
  if (evidence === null) return null;
  const { starting } = job.prepared(trial.task);
  // Whatever tier the task has: nothing but git of this machine runs in here.
  const tier = await deps.isolation.get("worktree");
  await using box = await tier.open({ tier: "worktree" }, sandboxDeps(deps, { hide: [], unsetEnv: [] }));
  try {
    return { tree: await applyPatch(starting, evidence.patch, box), verification: evidence.verification };
  } catch (error) {
    // git refuses some patches that an agent can make it refuse; the attempt is then run again.
    if (!(error instanceof RunError)) throw error;
    deps.emit({ type: "warning", message: `${row.dir} cannot be continued and is run again: ${error.message}` });
    return null;
  }
}

function readEvidence(
  row: IndexRow,
  trial: Trial,
  { runDir, plan }: RunJob,
  { emit }: EngineDeps,
): { patch: Buffer; verification: Verification } | null {
  try {
    const recorded = new AttemptReader(runDir.path, plan).read({ ...trial, attempt: row.a });
    if (recorded?.record.verification == null) throw new Refused("it holds no verified attempt");
    const read = (name: string) => readArtifact(join(runDir.path, row.dir), name, recorded.record);
    return {
      // An answer that could not be taken counts as no change.
      patch: recorded.score.derived.files_changed === null ? Buffer.alloc(0) : read(PATCH_FILE),
      verification: verificationOf(recorded.record, recorded.score.scores, read(VERIFY_OUTPUT_FILE)),
    };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    emit({ type: "warning", message: `${row.dir} cannot be continued and is run again: ${error.message}.` });
    return null;
  }
}

function verificationOf(
  { verification }: RunRecord,
  scores: { lint_passed: boolean | null; typecheck_passed: boolean | null },
  output: Buffer,
): Verification {
  if (verification === null) throw new Refused("it was not verified");
  return {
    class: verification.class as VerificationClass,
    reason: verification.reason,
    tests: verification.single_tests
      ? { passed: verification.tests_passed, failed: verification.tests_failed, missing: verification.tests_missing }
      : null,
    lintPassed: scores.lint_passed,
    typecheckPassed: scores.typecheck_passed,
    feedback: output.toString("utf8"),
  };
}

/** A file of the attempt, if it still is the one that was recorded. */
function readArtifact(folder: string, name: string, { artifacts }: RunRecord): Buffer {
  let bytes: Buffer;
  try {
    bytes = fs.readFileSync(join(folder, name));
  } catch (cause) {
    throw new Refused(`${name} cannot be read: ${messageOf(cause)}`, { cause });
  }
  if (artifacts.find(({ path }) => path === name)?.sha256 !== sha256(bytes))
    throw new Refused(`${name} was changed after it was recorded`);
  return bytes;
}
