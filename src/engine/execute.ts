import { chainOf, nextAttempt, trialKey } from "#core/cells.ts";
import type { ToolchainSpec } from "#core/environment.ts";
import type { CandidateStanding, RunEnd } from "#core/events.ts";
import { isScored, tierOf } from "#core/outcome.ts";
import type { Trial } from "#core/plan.ts";
import type { Plan } from "#core/records.gen.ts";
import type { Task } from "#core/task.ts";
import type { EngineDeps } from "#engine/deps.ts";
import { prepareNeeds } from "#engine/needs/prepare-needs.ts";
import type { Survey } from "#engine/needs/survey-needs.ts";
import { pool } from "#engine/pool.ts";
import { prepareTask, type PreparedTask } from "#engine/prepare.ts";
import type { RunJob } from "#engine/run-job.ts";
import type { Work } from "#engine/work.ts";
import { tellOnce } from "#engine/tell-once.ts";
import { runTrial } from "#engine/trial.ts";

export interface ExecuteOptions {
  /** Infrastructure faults in a row after which a candidate is given up for this run. */
  readonly stopAfter: number;
  /** Folders nothing inside a sandbox may see, beside the run-dir and the harness's own. */
  readonly hide?: readonly string[];
  /** Stop before anything is spent when something that a task needs is not on this machine. */
  readonly requireAll?: boolean;
  /** What was found a moment ago of the toolchains of these tasks; absent: it is looked now. */
  readonly survey?: Survey | undefined;
}

/** What of a run is given; the rest is made here. */
export type GivenRun = Omit<RunJob, "prepared" | "hide" | "needs" | "learnt"> & {
  readonly work: Work;
  /** Those that the adapter's tasks may name; absent: none. */
  readonly toolchains?: readonly ToolchainSpec[];
};

/**
 * Runs every trial that is not done yet, as many at once as the plan says. Resolves when all are done or given up, and
 * when the run was aborted, with how it ended: a budget that is spent once nothing is left to do has ended nothing.
 * Rejects when the run-dir can no longer be written, and with `MissingPrerequisite` where everything is required and
 * something is not there.
 */
export async function execute(given: GivenRun, options: ExecuteOptions, deps: EngineDeps): Promise<RunEnd> {
  const { plan, runDir, work } = given;
  const over = given.gateway?.over;
  // What a run has no budget left for is nobody's failure: it ends there, and all that is not done stays to be done.
  const signal = over === undefined ? deps.signal : AbortSignal.any([deps.signal, over]);
  const hide = [...deps.host.ownFolders, deps.host.cacheRoot, runDir.path, ...(options.hide ?? [])];
  const { trials, todo } = work;
  deps.emit({
    type: "run-started",
    runDir: runDir.path,
    trials: trials.length,
    done: trials.length - todo.length,
    concurrency: plan.settings.concurrency,
    candidates: standings(plan, trials, runDir.found.results),
  });

  const breaker = new CircuitBreaker(options.stopAfter);
  const workers = Math.min(plan.settings.concurrency, todo.length);
  let isCutShort = false;
  const how = (): RunEnd => (deps.signal.aborted ? "cancelled" : isCutShort ? "out of budget" : "done");
  try {
    const tasks = tasksOf(given, todo);
    const wanted = { requireAll: options.requireAll ?? false, survey: options.survey };
    using needs = await prepareNeeds(given.adapter, tasks, given.toolchains ?? [], { ...deps, signal }, wanted);
    const emit = tellOnce(deps.emit);
    const job: RunJob = { ...given, hide, needs, learnt: new Set(), prepared: preparedTasks(given) };
    await pool(todo, workers, signal, async (trial, ofTrial) => {
      if (breaker.stopped(trial.candidate)) return;
      signal.throwIfAborted();
      await oneTrial(trial, job, breaker, { ...deps, emit, signal: ofTrial });
    });
  } catch (error) {
    // An abort that was asked for is the caller's to report.
    if (!signal.aborted) throw error;
    isCutShort = true;
  } finally {
    deps.emit({ type: "run-ended", runDir: runDir.path, how: how() });
  }
  return how();
}

/** What earlier starts of this run made of the candidates of these trials, in the plan's order. */
function standings(
  plan: Plan,
  trials: readonly Trial[],
  found: RunJob["runDir"]["found"]["results"],
): CandidateStanding[] {
  const { benchmark } = plan;
  const standing = plan.candidates.map(({ name }) => ({ name, passed: 0, scored: 0 }));
  for (const trial of trials) {
    const rows = found.rowsOf(trialKey(plan, trial));
    const last = chainOf(rows, benchmark.max_attempts).at(-1);
    const of = standing[trial.candidate];
    if (of === undefined || last === undefined || nextAttempt(rows, benchmark.max_attempts) !== null) continue;
    if (isScored(last.class)) of.scored++;
    if (last.class === "pass") of.passed++;
  }
  const here = new Set(trials.map(({ candidate }) => candidate));
  return standing.filter((_, at) => here.has(at));
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
  // What the machine lacks is known beforehand and costs nothing; other tasks may well have what they need.
  if (job.needs(taskOf(job, trial)).missing !== null) return;
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
  /** Given up for good: what was still under way and went well does not bring it back. */
  readonly #stopped = new Set<number>();

  constructor(limit: number) {
    this.limit = limit;
  }

  /** Counts an outcome; true when it is the one that stops the candidate. */
  count(candidate: number, fault: boolean): boolean {
    const faults = fault ? (this.#inARow.get(candidate) ?? 0) + 1 : 0;
    this.#inARow.set(candidate, faults);
    if (faults < this.limit || this.#stopped.has(candidate)) return false;
    this.#stopped.add(candidate);
    return true;
  }

  stopped(candidate: number): boolean {
    return this.#stopped.has(candidate);
  }
}

/** The tasks of some trials, each once, in the adapter's order. */
function tasksOf(job: Pick<RunJob, "plan" | "adapter">, trials: readonly Trial[]): readonly Task[] {
  const wanted = new Set(trials.map((trial) => job.plan.tasks[trial.task]?.id));
  return job.adapter.tasks.filter(({ id }) => wanted.has(id));
}

function taskOf({ plan, adapter }: Pick<RunJob, "plan" | "adapter">, trial: Pick<Trial, "task">): Task {
  const task = adapter.tasks.find(({ id }) => id === plan.tasks[trial.task]?.id);
  if (task === undefined) throw new RangeError(`The plan has no task ${trial.task}`);
  return task;
}

/** Made when first needed and kept. A failure is not kept: it is one attempt's, and the next may have better luck. */
function preparedTasks({ plan, adapter }: Pick<RunJob, "plan" | "adapter">): RunJob["prepared"] {
  const made = new Map<number, PreparedTask>();
  return (at) => {
    const known = made.get(at);
    if (known !== undefined) return known;
    const prepared = prepareTask(adapter, taskOf({ plan, adapter }, { task: at }));
    made.set(at, prepared);
    return prepared;
  };
}
