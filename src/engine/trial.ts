import { chainOf, nextAttempt, trialKey } from "#core/cells.ts";
import type { AttemptRef } from "#core/events.ts";
import { type OutcomeClass, tierOf } from "#core/outcome.ts";
import type { Trial } from "#core/plan.ts";
import type { IndexRow } from "#core/records.gen.ts";
import { attempt, type AttemptJob } from "#engine/attempt.ts";
import type { EngineDeps } from "#engine/deps.ts";
import { documentsOf } from "#engine/documents.ts";
import type { RunJob } from "#engine/run-job.ts";
import { restoreAttempt } from "#engine/restore.ts";

/**
 * Brings one trial as far as it gets: first attempt, then further ones that go on from its files and see its failing
 * output. Ambiguous outcomes are tried once more; infrastructure ends the trial for now, to be resumed. Every attempt
 * is on record before the next begins. Returns the class of the last attempt. Rejects when the run is aborted.
 */
export async function runTrial(trial: Trial, job: RunJob, deps: EngineDeps): Promise<OutcomeClass> {
  const { plan, runDir } = job;
  const maxAttempts = plan.benchmark.max_attempts;
  const rows: IndexRow[] = [...(runDir.found.trials.get(trialKey(plan, trial)) ?? [])];
  let previous: AttemptJob["previous"] = null;
  for (;;) {
    const next = nextAttempt(rows, maxAttempts);
    const last = chainOf(rows, maxAttempts).at(-1);
    if (next === null) return last?.class ?? "not_run";
    if (next.attempt > 1) {
      const before = chainOf(rows, maxAttempts).find((row) => row.a === next.attempt - 1);
      previous ??= before === undefined ? null : await restoreAttempt(before, trial, job, deps);
    }
    const ended = await recordedAttempt(trial, next, previous, job, deps);
    rows.push(ended.row);
    if (tierOf(ended.row.class) === "infrastructure") return ended.row.class;
    if (ended.left !== null) previous = ended.left;
  }
}

async function recordedAttempt(
  trial: Trial,
  next: { attempt: number; try: number },
  previous: AttemptJob["previous"],
  job: RunJob,
  deps: EngineDeps,
): Promise<{ row: IndexRow; left: AttemptJob["previous"] }> {
  const { plan, runDir } = job;
  const candidate = job.candidates[trial.candidate];
  const planned = plan.candidates[trial.candidate];
  const task = plan.tasks[trial.task];
  if (candidate === undefined || planned === undefined || task === undefined)
    throw new RangeError("The plan has no such trial");
  const ref: AttemptRef = {
    candidate: planned.name,
    task: task.id,
    repetition: trial.repetition,
    attempt: next.attempt,
  };
  const prepared = await job.prepared(trial.task);

  deps.emit({ type: "attempt-started", ref });
  const staged = runDir.stage();
  const startedAt = deps.clock.now();
  const start = deps.clock.monotonicMs();
  try {
    const attemptJob: AttemptJob = {
      ref,
      adapter: job.adapter,
      task: prepared,
      backend: candidate.backend,
      isolation: await deps.isolation.get(prepared.isolation.tier),
      model: candidate.model,
      env: candidate.env,
      unsetEnv: candidate.unsetEnv,
      timeoutMs: (plan.settings.attempt_timeout_seconds ?? Number.NaN) * 1000,
      previous,
      dir: staged.dir,
      hide: [...deps.host.ownFolders, runDir.path],
    };
    const result = await attempt(attemptJob, deps);
    const elapsedMs = deps.clock.monotonicMs() - start;
    const documents = documentsOf({
      plan,
      job: attemptJob,
      result,
      host: deps.host,
      containment: deps.exec.containment,
      hidden: deps.exec.canHide,
      try: next.try,
      startedAt,
      finishedAt: deps.clock.now(),
      elapsedMs,
    });
    const row = runDir.put(staged, { ...trial, attempt: next.attempt }, documents);
    deps.emit({ type: "attempt-ended", ref, class: result.class, reason: result.reason, elapsedMs });
    const { after, verification } = result;
    return { row, left: after === null || verification === null ? null : { tree: after, verification } };
  } finally {
    runDir.discard(staged);
  }
}
