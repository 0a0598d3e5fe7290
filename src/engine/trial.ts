import fs from "node:fs";
import { join } from "node:path";
import { chainOf, nextAttempt, trialKey } from "#core/cells.ts";
import type { AttemptRef } from "#core/events.ts";
import { type OutcomeClass, tierOf } from "#core/outcome.ts";
import type { Trial } from "#core/plan.ts";
import type { IndexRow } from "#core/records.gen.ts";
import { attempt } from "#engine/attempt/attempt.ts";
import type { AttemptJob, Left } from "#engine/attempt/attempt-job.ts";
import { documentsOf } from "#engine/attempt/documents.ts";
import { attemptBudget } from "#engine/budgets.ts";
import type { EngineDeps } from "#engine/deps.ts";
import { restoreAttempt } from "#engine/restore.ts";
import type { RunCandidate, RunJob } from "#engine/run-job.ts";

/**
 * Brings one trial as far as it gets: first attempt, then further ones that go on from its files and see its failing
 * output. Ambiguous outcomes are tried once more; infrastructure ends the trial for now, to be resumed. Every attempt
 * is on record before the next begins. Returns the class of the last attempt. Rejects when the run is aborted.
 */
export async function runTrial(trial: Trial, job: RunJob, deps: EngineDeps): Promise<OutcomeClass> {
  const { plan, runDir } = job;
  const maxAttempts = plan.benchmark.max_attempts;
  let rows: readonly IndexRow[] = runDir.found.results.rowsOf(trialKey(plan, trial));
  /** What each attempt left behind, by its number: a second try of an attempt starts where the first one did. */
  const left = new Map<number, Left>();
  for (;;) {
    const next = nextAttempt(rows, maxAttempts);
    const chain = chainOf(rows, maxAttempts);
    if (next === null) return chain.at(-1)?.class ?? "not_run";
    const before = chain.find((row) => row.a === next.attempt - 1);
    const previous =
      before === undefined ? null : (left.get(before.a) ?? (await restoreAttempt(before, trial, job, deps)));
    if (before !== undefined && previous === null) {
      // Nothing can go on from an attempt whose evidence is gone: it is run again.
      runDir.setAside(before);
      rows = rows.filter((row) => row.a < before.a);
      continue;
    }
    const ended = await recordedAttempt(trial, next, previous, job, deps);
    rows = [...rows, ended.row];
    if (ended.left !== null) left.set(next.attempt, ended.left);
    if (tierOf(ended.row.class) === "infrastructure") return ended.row.class;
  }
}

async function recordedAttempt(
  trial: Trial,
  next: { readonly attempt: number; readonly try: number },
  previous: Left | null,
  job: RunJob,
  deps: EngineDeps,
): Promise<{ row: IndexRow; left: Left | null }> {
  const { plan, runDir } = job;
  const { clock, exec, host, emit } = deps;
  const staged = runDir.stage();
  try {
    const attemptJob = attemptJobFor(trial, next.attempt, previous, staged.dir, job);
    const { ref } = attemptJob;
    emit({ type: "attempt-started", ref });
    const [startedAt, start] = [clock.now(), clock.monotonicMs()];
    const result = await attempt(attemptJob, deps);
    const elapsedMs = clock.monotonicMs() - start;
    const documents = documentsOf({
      plan,
      job: attemptJob,
      result,
      host,
      containment: exec.containment,
      hidden: exec.canHide,
      try: next.try,
      verifierSha256: plan.tasks[trial.task]?.verifier_sha256 ?? "",
      startedAt,
      finishedAt: clock.now(),
      elapsedMs,
    });
    trimEvidence(staged.dir);
    const row = runDir.put(staged, { ...trial, attempt: next.attempt }, documents);
    emit({ type: "attempt-ended", ref, class: result.class, reason: result.reason, elapsedMs });
    const { after, verification } = result;
    return {
      row,
      left: verification === null ? null : { tree: after ?? job.prepared(trial.task).starting, verification },
    };
  } catch (error) {
    runDir.discard(staged);
    throw error;
  }
}

function attemptJobFor(trial: Trial, number: number, previous: Left | null, dir: string, job: RunJob): AttemptJob {
  const { plan, adapter } = job;
  const candidate = job.candidates[trial.candidate];
  const asPlanned = plan.candidates[trial.candidate];
  const planned = plan.tasks[trial.task];
  const task = adapter.tasks.find(({ id }) => id === planned?.id);
  const limit = asPlanned?.attempt_timeout_seconds ?? plan.settings.attempt_timeout_seconds;
  if (candidate === undefined || asPlanned === undefined || task === undefined || limit === null)
    throw new RangeError("The plan has no such trial");
  const ref: AttemptRef = { candidate: asPlanned.name, task: task.id, repetition: trial.repetition, attempt: number };
  return {
    ref,
    adapter,
    task,
    needs: job.needs(task),
    candidate,
    previous,
    dir,
    hide: job.hide,
    learnt: job.learnt,
    lease: leaseFor(candidate, job),
    timeoutMs: limit * 1000,
    prepared: () => job.prepared(trial.task),
  };
}

function leaseFor({ service }: RunCandidate, { gateway, plan }: RunJob): AttemptJob["lease"] {
  if (service?.direct !== null || gateway == null) return null;
  return (logFile) => gateway.lease({ route: service.route, budget: attemptBudget(plan), logFile });
}

/** An agent that talks without end must not make its attempt too large to be put on record. */
const MAX_EVIDENCE_BYTES = 64 * 1024 * 1024;

function trimEvidence(dir: string): void {
  for (const entry of fs.readdirSync(dir, { withFileTypes: true })) {
    const path = join(dir, entry.name);
    if (entry.isFile() && fs.statSync(path).size > MAX_EVIDENCE_BYTES) fs.truncateSync(path, MAX_EVIDENCE_BYTES);
  }
}
