import type { AttemptRef } from "#core/events.ts";
import { isScored } from "#core/outcome.ts";
import type { Task } from "#core/task.ts";
import type { Tree } from "#core/tree.ts";
import type { Verification } from "#core/verification.ts";
import { writeFinalText, writePrompt, writeVerifyOutput } from "#engine/attempt/attempt-files.ts";
import { AttemptLog, type AttemptResult } from "#engine/attempt/attempt-log.ts";
import { openSandbox } from "#engine/attempt/open-sandbox.ts";
import { takeChange } from "#engine/attempt/take-change.ts";
import { verify } from "#engine/attempt/verify.ts";
import type { EngineDeps } from "#engine/deps.ts";
import type { PreparedTask } from "#engine/prepare.ts";
import type { RunCandidate } from "#engine/run-job.ts";
import type { Adapter } from "#plugins/adapters/contract.ts";

/** What an attempt left behind and what became of it: where the next one starts. */
export interface Left {
  readonly tree: Tree;
  readonly verification: Verification;
}

export interface AttemptJob {
  readonly ref: AttemptRef;
  readonly adapter: Adapter;
  readonly task: Task;
  /** The task's trees and repository. Making them may fail, which is this attempt's fault alone. */
  readonly prepared: () => PreparedTask;
  readonly candidate: RunCandidate;
  readonly timeoutMs: number;
  /** null for the first attempt. */
  readonly previous: Left | null;
  /** Where the attempt's files are staged. */
  readonly dir: string;
  /** Folders nothing inside a sandbox may see. */
  readonly hide: readonly string[];
}

/**
 * One backend call and its verification: prompt, provision, solve, change, verify. Whatever fails on the way is a
 * class of outcome, with all that was known by then. Rejects only when the run is aborted.
 */
export async function attempt(job: AttemptJob, deps: EngineDeps): Promise<AttemptResult> {
  const log = new AttemptLog(job.ref, deps);
  try {
    const prompt = await log.phase("prompt", () => writePrompt(job, log));
    const task = await log.phase("provision", () => job.prepared());
    await using box = await log.phase("provision", async () => {
      const opened = await openSandbox(job, deps);
      await opened.put(new Map([...(job.previous?.tree ?? task.starting), ...task.git]));
      return opened;
    });

    const agent = await log.phase("solve", () => solve(job, prompt, box, deps));
    deps.signal.throwIfAborted();
    log.add({ agent });
    writeFinalText(job, agent, log);

    const copy = await log.phase("change", () => takeChange(job, task, box, log));
    if (agent.fault !== null && !isScored(agent.fault.class)) return log.ended("solve", agent.fault);

    const verified = await log.phase("verify", () => verify(job, task, copy, deps));
    deps.signal.throwIfAborted();
    log.add(verified);
    writeVerifyOutput(job, verified.verification);
    return agent.fault === null ? log.ended("verify", verified.verification) : log.ended("solve", agent.fault);
  } catch (error) {
    deps.signal.throwIfAborted();
    return log.failed(error);
  }
}

function solve(
  { candidate, adapter, task, ref, ...job }: AttemptJob,
  prompt: string,
  box: Parameters<RunCandidate["backend"]["solve"]>[1],
  deps: EngineDeps,
) {
  const { backend, model, env, unsetEnv } = candidate;
  return backend.solve(
    {
      model,
      prompt,
      task,
      repetition: ref.repetition,
      attempt: ref.attempt,
      env,
      unsetEnv,
      timeoutMs: job.timeoutMs,
      signal: deps.signal,
      oracle: backend.needsOracle ? (adapter.oracle?.(task) ?? null) : null,
      evidenceDir: job.dir,
    },
    box,
  );
}
