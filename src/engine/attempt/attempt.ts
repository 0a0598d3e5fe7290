import { join } from "node:path";
import type { Lease } from "#core/gateway.ts";
import { isScored } from "#core/outcome.ts";
import type { Sandbox } from "#core/sandbox.ts";
import type { Verification } from "#core/verification.ts";
import { writeFinalText, writePrompt, writeVerifyOutput } from "#engine/attempt/attempt-files.ts";
import type { AttemptJob } from "#engine/attempt/attempt-job.ts";
import { AttemptLog, type AttemptResult } from "#engine/attempt/attempt-log.ts";
import { findLeaks } from "#engine/attempt/find-leaks.ts";
import { type AgentAccess, agentAccess } from "#engine/attempt/agent-access.ts";
import { evidenceIn } from "#engine/attempt/evidence.ts";
import { guardedSandbox } from "#engine/attempt/guarded-sandbox.ts";
import { hiddenFrom } from "#engine/attempt/hidden-from.ts";
import { openSandbox } from "#engine/attempt/open-sandbox.ts";
import { takeChange } from "#engine/attempt/take-change.ts";
import { copingWith, UnfitAnswer } from "#engine/attempt/unfit-answer.ts";
import { verify } from "#engine/attempt/verify.ts";
import { withinBudget } from "#engine/attempt/within-budget.ts";
import type { EngineDeps } from "#engine/deps.ts";
import { environmentLinks } from "#engine/needs/environment-links.ts";
import { placesIn } from "#engine/secret-places.ts";
import type { AgentRun } from "#plugins/backends/contract.ts";
import { WIRE_FILE } from "#record/layout.ts";

/**
 * One backend call and its verification: prompt, provision, solve, change, verify. Whatever fails on the way is a
 * class of outcome, with all that was known by then. Rejects only when the run is aborted.
 */
export async function attempt(job: AttemptJob, deps: EngineDeps): Promise<AttemptResult> {
  const log = new AttemptLog(job.ref, deps);
  try {
    using lease = job.lease?.(join(job.dir, WIRE_FILE)) ?? null;
    const way = lease?.endpoint ?? job.candidate.service?.direct ?? null;
    const access = agentAccess(job.candidate, way, deps.secretPlaces, job.learnt);
    const { redactor } = access;
    const prompt = await log.phase("prompt", () => writePrompt(job, log));
    if (job.needs.missing !== null) return log.ended("provision", { class: "environment", reason: job.needs.missing });
    const task = await log.phase("provision", () => job.prepared());
    await using box = await log.phase("provision", async () => {
      const hidden = hiddenFrom(job.candidate, placesIn(deps.secretPlaces));
      const opened = guardedSandbox(await openSandbox(job, deps, hidden), access, job.dir);
      const links = environmentLinks(job.needs.environments);
      await opened.put(new Map([...(job.previous?.tree ?? task.starting), ...task.git, ...links]));
      return opened;
    });

    const told = await log.phase("solve", () =>
      withinBudget(lease, (signal) => solve(job, prompt, access, box, lease, signal), deps),
    );
    deps.signal.throwIfAborted();
    log.add({ wire: (await lease?.end()) ?? null });
    const agent = redactor?.value(told) ?? told;
    log.add({ agent });
    if (agent.loginRenewed === true) deps.emit({ type: "warning", message: staleLogin(job.candidate) });
    for (const name of agent.failedServers ?? []) deps.emit({ type: "warning", message: deadServer(name, job.ref) });
    writeFinalText(job, agent, log);
    log.add({ leaks: await findLeaks(job.dir, prompt) });

    const copy = await log.phase("change", () => copingWith(() => takeChange(job, task, box, log)));
    if (agent.fault !== null && !isScored(agent.fault.class)) return log.ended("solve", agent.fault);

    const verified = await log.phase("verify", () => verify(job, task, copy, deps, redactor));
    deps.signal.throwIfAborted();
    log.add(verified);
    writeVerifyOutput(job, verified.verification);
    return agent.fault === null ? log.ended("verify", verified.verification) : log.ended("solve", agent.fault);
  } catch (error) {
    deps.signal.throwIfAborted();
    return error instanceof UnfitAnswer ? unfit(job, error.message, log) : log.failed(error);
  }
}

/** It is its user's to mend: a copy that is taken back could be older than what another program has made of it meanwhile. */
function staleLogin({ backend, own }: AttemptJob["candidate"]): string {
  const files = Object.values(own?.loginFiles ?? {}).join(", ");
  return `${backend.id} renewed the login that it was lent, so that yours in ${files} may be refused from now on. If it is, log in again; a key instead of a login is never renewed.`;
}

/** Graded all the same, as an answer that nothing can be done with; the next attempt begins from the starting files. */
function unfit(job: AttemptJob, reason: string, log: AttemptLog): AttemptResult {
  const verification: Verification = {
    class: "suspicious",
    reason,
    tests: null,
    lintPassed: null,
    typecheckPassed: null,
    feedback: reason,
  };
  const evidence = { exitCode: null, signal: null, stdout: "", stderr: "" };
  log.add({ change: null, after: null, verification, evidence });
  writeVerifyOutput(job, verification);
  return log.ended("verify", verification);
}

function deadServer(name: string, { candidate }: AttemptJob["ref"]): string {
  return `${candidate}: the MCP server ${JSON.stringify(name)} of your settings did not start, so this measures the agent without it. Mend that server or take it out of your settings, and run again.`;
}

function solve(
  { candidate, adapter, task, ref, ...job }: AttemptJob,
  prompt: string,
  { endpoint, own, redactor }: AgentAccess,
  box: Sandbox,
  lease: Lease | null,
  signal: AbortSignal,
): Promise<AgentRun> {
  const { backend, model, env, unsetEnv, programVersion = null, command = null } = candidate;
  return backend.solve(
    {
      model,
      prompt,
      task,
      repetition: ref.repetition,
      attempt: ref.attempt,
      env,
      unsetEnv,
      endpoint,
      own,
      programVersion,
      command,
      timeoutMs: job.timeoutMs,
      // What it waits for, the provider's limits, it can do nothing about, nor can its candidate.
      extraMs: () => Math.min(lease?.heldMs ?? 0, MOST_HELD_MS),
      signal,
      oracle: backend.needsOracle ? (adapter.oracle?.(task) ?? null) : null,
      evidence: evidenceIn(job.dir, redactor),
    },
    box,
  );
}

/** A provider that never has enough must not keep a run from its end. */
const MOST_HELD_MS = 3_600_000;
