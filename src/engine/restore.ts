import fs from "node:fs";
import { join } from "node:path";
import type { AttemptKey } from "#core/cells.ts";
import { RunError } from "#core/errors.ts";
import type { Trial } from "#core/plan.ts";
import type { IndexRow } from "#core/records.gen.ts";
import type { Verification, VerificationClass } from "#core/verification.ts";
import type { AttemptJob } from "#engine/attempt.ts";
import { applyPatch } from "#engine/change/apply-patch.ts";
import type { EngineDeps } from "#engine/deps.ts";
import type { RunJob } from "#engine/run-job.ts";
import { sandboxDeps } from "#engine/sandbox-deps.ts";
import { AttemptReader } from "#record/attempt-folder.ts";

/**
 * What an attempt on record left behind and what became of it, so that a resumed trial goes on exactly where an
 * undisturbed one would have. Throws `RunError` when its files cannot be read.
 */
export async function restoreAttempt(
  row: IndexRow,
  trial: Trial,
  job: RunJob,
  deps: EngineDeps,
): Promise<AttemptJob["previous"]> {
  const key: AttemptKey = { ...trial, attempt: row.a };
  const recorded = new AttemptReader(job.runDir.path, job.plan).read(key);
  if (recorded === null) return null;
  const { record, score } = recorded;
  const { verification } = record;
  if (verification === null) return null;
  const folder = join(job.runDir.path, row.dir);
  const { starting, isolation } = await job.prepared(trial.task);
  await using box = await (await deps.isolation.get(isolation.tier)).open(isolation, sandboxDeps(deps, [], []));
  const tree = await applyPatch(starting, readEvidence(join(folder, "diff.patch")), box);
  const restored: Verification = {
    class: verification.class as VerificationClass,
    reason: verification.reason,
    tests: verification.single_tests
      ? { passed: verification.tests_passed, failed: verification.tests_failed, missing: verification.tests_missing }
      : null,
    lintPassed: score.scores.lint_passed,
    typecheckPassed: score.scores.typecheck_passed,
    feedback: readEvidence(join(folder, "verify-output.txt")).toString("utf8"),
  };
  return { tree, verification: restored };
}

function readEvidence(file: string): Buffer {
  try {
    return fs.readFileSync(file);
  } catch (cause) {
    throw new RunError(
      "evidence-missing",
      `${file} is needed to go on with its trial and cannot be read: ${(cause as Error).message}`,
      "Put the file back, or rename the attempt's folder so that the attempt is run again.",
      { cause },
    );
  }
}
