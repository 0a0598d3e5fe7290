import { nextAttempt, trialKey } from "#core/cells.ts";
import { tierOf } from "#core/outcome.ts";
import { shardTrials, type Shard, type Trial } from "#core/plan.ts";
import type { EngineDeps } from "#engine/deps.ts";
import { prepareTask, type PreparedTask } from "#engine/prepare.ts";
import type { RunJob } from "#engine/run-job.ts";
import { runTrial } from "#engine/trial.ts";

export interface ExecuteOptions {
  readonly shard: Shard | null;
  /** Infrastructure faults in a row after which a candidate is given up for this run. */
  readonly stopAfter: number;
}

/**
 * Runs every trial that is not done yet, as many at once as the plan says. Resolves when all are done or given up, and
 * when the run was aborted; rejects only when the run-dir can no longer be written.
 */
export async function execute(
  given: Omit<RunJob, "prepared">,
  options: ExecuteOptions,
  deps: EngineDeps,
): Promise<void> {
  const job: RunJob = { ...given, prepared: preparedTasks(given) };
  const { plan, runDir } = job;
  const trials = shardTrials(plan, options.shard);
  const todo = trials.filter(
    (trial) => nextAttempt(runDir.found.trials.get(trialKey(plan, trial)) ?? [], plan.benchmark.max_attempts) !== null,
  );
  deps.emit({
    type: "run-started",
    runDir: runDir.path,
    trials: trials.length,
    done: trials.length - todo.length,
    concurrency: plan.settings.concurrency,
  });

  const breaker = new CircuitBreaker(options.stopAfter);
  const queue = todo.values();
  // One worker's failure must stop the others, and none may be left running behind.
  const failed = new AbortController();
  const stop = { ...deps, signal: AbortSignal.any([deps.signal, failed.signal]) };
  const worker = async () => {
    for (const trial of queue) {
      if (stop.signal.aborted) return;
      if (!breaker.stopped(trial.candidate)) await oneTrial(trial, job, breaker, stop);
    }
  };
  const workers = Array.from({ length: Math.min(plan.settings.concurrency, todo.length) }, () =>
    worker().catch((error: unknown) => {
      if (!stop.signal.aborted) failed.abort(error);
    }),
  );
  await Promise.all(workers);
  deps.emit({ type: "run-ended", runDir: runDir.path, cancelled: deps.signal.aborted });
  if (failed.signal.aborted) throw failed.signal.reason;
}

async function oneTrial(trial: Trial, job: RunJob, breaker: CircuitBreaker, deps: EngineDeps): Promise<void> {
  const { plan } = job;
  const ended = await runTrial(trial, job, deps);
  const candidate = plan.candidates[trial.candidate]?.name ?? "";
  deps.emit({
    type: "trial-ended",
    candidate,
    task: plan.tasks[trial.task]?.id ?? "",
    repetition: trial.repetition,
    class: ended,
  });
  if (!breaker.count(trial.candidate, tierOf(ended) === "infrastructure")) return;
  deps.emit({
    type: "candidate-stopped",
    candidate,
    reason: `${breaker.limit} infrastructure faults in a row, the last one ${ended}; its remaining trials are not run.`,
  });
}

/** Gives a candidate up after so many infrastructure faults in a row: a dead provider must not be asked 500 times. */
class CircuitBreaker {
  readonly limit: number;
  readonly #inARow = new Map<number, number>();

  constructor(limit: number) {
    this.limit = limit;
  }

  /** Counts an outcome; true when it is the one that stops the candidate. */
  count(candidate: number, fault: boolean): boolean {
    const faults = fault ? (this.#inARow.get(candidate) ?? 0) + 1 : 0;
    this.#inARow.set(candidate, faults);
    return faults === this.limit;
  }

  stopped(candidate: number): boolean {
    return (this.#inARow.get(candidate) ?? 0) >= this.limit;
  }
}

function preparedTasks({ plan, adapter }: Omit<RunJob, "prepared">): RunJob["prepared"] {
  const tasks = new Map(adapter.tasks.map((task) => [task.id, task]));
  const made = new Map<number, PreparedTask>();
  return (at) => {
    let prepared = made.get(at);
    if (prepared === undefined) {
      const task = tasks.get(plan.tasks[at]?.id ?? "");
      if (task === undefined) throw new RangeError(`The plan has no task ${at}`);
      made.set(at, (prepared = prepareTask(adapter, task)));
    }
    return Promise.resolve(prepared);
  };
}
