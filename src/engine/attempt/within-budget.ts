import { classOfFailure, failureText } from "#core/failure.ts";
import type { Lease } from "#core/gateway.ts";
import type { EngineDeps } from "#engine/deps.ts";
import { NOTHING_MEASURED } from "#engine/known-answers.ts";
import type { AgentRun } from "#plugins/backends/contract.ts";

/**
 * Runs an agent until its end, or until the gateway says that a budget is spent or that it asks in vain: then it is
 * ended like any other that is stopped, and why is its outcome, whatever its program made of it.
 */
export async function withinBudget(
  lease: Lease | null,
  solve: (signal: AbortSignal) => Promise<AgentRun>,
  { signal }: Pick<EngineDeps, "signal">,
): Promise<AgentRun> {
  if (lease === null) return solve(signal);
  const { stopped } = lease;
  try {
    const run = await solve(AbortSignal.any([signal, stopped]));
    // A budget of the run is not the attempt's to answer for.
    signal.throwIfAborted();
    // The answer that spends a budget may also be the last one that was needed.
    const wanted = run.fault !== null || lease.totals().refused > 0;
    return stopped.aborted && wanted ? { ...run, fault: whyStopped(lease) } : run;
  } catch (error) {
    if (!stopped.aborted || signal.aborted) throw error;
    return { ...NOTHING_MEASURED, fault: whyStopped(lease) };
  }
}

function whyStopped({ stopped, vain }: Lease): NonNullable<AgentRun["fault"]> {
  const reason = String(stopped.reason);
  if (vain === null) return { class: "budget", reason: `The budget was exceeded: ${reason}.` };
  return { class: classOfFailure(vain) ?? "provider", reason: `It asked in vain: ${reason}: ${failureText(vain)}` };
}
